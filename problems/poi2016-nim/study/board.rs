//! What the board shows: heaps. Before Nim, which heaps to throw away so that the others have the nim-sum 0.

use super::rules::{throws, Rules, Step, Table};
use board::{all, list, say, Act, Arg, At, Id, Idea, Overlay, Picture, Say, Show};
use referee::Game;
use shared::nim::nim_sum;

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("2 | 1 3 4 1 2");

    fn read(text: &str) -> Option<Table> {
        let (d, heaps) = match &board::groups(text)?[..] {
            [heaps] => (None, heaps.clone()),
            [d, heaps] if d.len() == 1 && (1..=10).contains(&d[0]) && !heaps.contains(&0) => {
                (Some(d[0]), heaps.clone())
            }
            _ => return None,
        };
        board::are_few(&heaps, 6).then_some(Table { d, heaps })
    }

    fn write(Table { d, heaps }: &Table) -> String {
        match *d {
            Some(d) => board::write_groups(&[vec![d], heaps.clone()]),
            None => board::write(heaps),
        }
    }

    fn told(Table { d, heaps }: &Table) -> Say {
        let (count, heaps) = (heaps.len(), list(heaps));
        if let Some(d) = *d {
            say!("position-throw"; count, heaps, d)
        } else {
            say!("position-heaps"; count, heaps)
        }
    }

    fn scene(table: &Table) -> Vec<Picture> {
        let heaps = Picture::heaps(&table.heaps);
        match table.d {
            Some(d) => vec![
                heaps,
                Picture::buttons(0, [say!("nothing")]),
                Picture::Note(say!("note-throw"; d)),
            ],
            None => vec![heaps, Picture::Note(say!("note-take"))],
        }
    }

    fn act(Table { d, heaps }: &Table, step: &Step) -> Act {
        let thrown = match step {
            Step::Take(take) => return Act::take(heaps, take),
            Step::Throw(thrown) if thrown.is_empty() => {
                return Act::new([Id::Button(0, 0)], say!("nothing"));
            }
            Step::Throw(thrown) => thrown,
        };
        // The first one glows: not always the same heap.
        let number = d.and_then(|d| throws(d, heaps.len()).position(|one| one == *thrown));
        let mut taps: Vec<Id> = thrown.iter().map(|&i| Id::Stone(i, 0)).collect();
        taps.rotate_left(number.map_or(0, |number| number % thrown.len()));
        Act::new(taps, say!("throw"; count = thrown.len(), heaps = names(thrown)))
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let heaps = &at.position.heaps;
        let framed = Overlay::new(say!("legend-powers")).powers(heaps);
        if at.position.d.is_none() {
            return board::nim(heaps).map(Step::Take).shows(framed);
        }
        let x = nim_sum(heaps.iter().copied());
        let mut ways = at.moves();
        ways.retain(|(_, to)| nim_sum(to.heaps.iter().copied()) == 0);
        let quantity = say!("ways"; all = board::quantity(heaps), ways = ways.len());
        let idea = match ways.into_iter().next() {
            None => Idea::lost(say!("lost-no-throw"; x)),
            Some((Step::Throw(thrown), _)) if !thrown.is_empty() => {
                let why = say!("won-throw"; x, count = thrown.len(), thrown = names(&thrown));
                Idea::won(why).by(Step::Throw(thrown))
            }
            Some((nothing, _)) => Idea::won(say!("won-nothing")).by(nothing),
        };
        idea.shows(framed).counts(quantity)
    }

    fn parts(Table { d, heaps }: &Table) -> Vec<Table> {
        let nim = heaps.iter().filter(|_| d.is_none());
        nim.map(|&h| Table { d: None, heaps: vec![h] }).collect()
    }

    /// What is left, however heaps are thrown away.
    fn counted(limits: &str) -> Option<Vec<Table>> {
        let table = Rules::read(limits).filter(|table| table.d.is_some())?;
        Some(Rules::options(&table))
    }

    const SMALL: &'static str = "([1..3] | )?(([0..4] ){1..3}/([0..2] ){4..5})";
}

/// The heaps' numbers, from 1 on.
fn names(heaps: &[usize]) -> Arg {
    all(&heaps.iter().map(|i| i + 1).collect::<Vec<_>>())
}
