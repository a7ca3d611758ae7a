//! What the board shows: heaps. Before Nim, which heaps to throw away so that the others have the nim-sum 0.

use super::rules::{throws, Rules, Step, Table};
use board::prelude::*;

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("2 | 1 3 4 1 2");

    fn read(text: &str) -> Option<Table> {
        let groups: Vec<Vec<u64>> = board::groups(text)?;
        let (d, heaps) = match &groups[..] {
            [heaps] => (None, heaps.clone()),
            [d, heaps] if d.len() == 1 && (1..=10).contains(&d[0]) && !heaps.contains(&0) => {
                (Some(d[0]), heaps.clone())
            }
            _ => return None,
        };
        board::are_few(&heaps, 6).then_some(Table { d, heaps })
    }

    fn write(Table { d, heaps }: &Table) -> String {
        board::write_groups(&(*d, heaps.clone()))
    }

    fn told(Table { d, heaps }: &Table) -> Say {
        let (count, heaps) = (heaps.len(), list(heaps));
        match d {
            Some(d) => say!("position-throw"; count, heaps, d),
            None => say!("position-heaps"; count, heaps),
        }
    }

    fn scene(table: &Table) -> Vec<Picture> {
        let heap = |&stones: &u64| Heap { whole: table.d.is_some(), ..Heap::of(stones) };
        let mut scene = vec![Picture::Heaps(table.heaps.iter().map(heap).collect())];
        scene.extend(table.d.map(|_| Picture::buttons(0, [say!("nothing")])));
        scene.push(Picture::Note(match table.d {
            Some(d) => say!("note-throw"; counts = counts(d, table.heaps.len())),
            None => say!("note-take"),
        }));
        scene
    }

    fn how(Table { d, heaps }: &Table, _: Player) -> Say {
        match *d {
            None => say!("how-take"),
            Some(d) if 2 * d < heaps.len() as u64 => say!("how"),
            // One cannot go on to throw away more.
            Some(_) => say!("how-once"),
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
        Act::alike(taps, say!("throw"; thrown = named(heaps, thrown)))
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
        let by = ways.into_iter().next().map(|(step, _)| step);
        let why = match &by {
            None => say!("lost-no-throw"; x),
            Some(Step::Throw(thrown)) if !thrown.is_empty() => {
                say!("won-throw"; x, count = thrown.len(), thrown = named(heaps, thrown))
            }
            Some(_) => say!("won-nothing"),
        };
        Idea::new(why).by(by).shows(framed).counts(quantity)
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

/// The numbers of these heaps, from 1 on, and how many stones they have.
fn named(heaps: &[u64], thrown: &[usize]) -> Say {
    let (numbers, sizes) = (thrown.iter().map(|i| i + 1), thrown.iter().map(|&i| heaps[i]));
    say!("thrown"; count = thrown.len(), numbers = all(numbers), sizes = all(sizes))
}

/// How many heaps may be thrown away.
fn counts(d: u64, heaps: usize) -> Arg {
    any((0..heaps).filter(|&count| count as u64 % d == 0))
}
