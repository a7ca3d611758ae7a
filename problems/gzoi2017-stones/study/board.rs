//! What the board shows: heaps. The first move compares the named one with the nim-sum of the others.

use super::rules::{ways, Chosen, Rules};
use board::{joined, list, say, Act, At, Heap, Idea, Overlay, Picture, Say, Show};
use referee::Take;
use shared::nim::nim_sum;

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("2 4 5");

    fn read(text: &str) -> Option<Chosen> {
        let given = board::groups(text)?;
        let is_first = given.len() == 2 && given[0].len() == 1;
        let heaps = given.concat();
        let fits = (given.len() == 1 || is_first) && board::are_few(&heaps, 6);
        fits.then_some(Chosen { heaps, is_first })
    }

    fn write(Chosen { heaps, is_first }: &Chosen) -> String {
        if *is_first {
            board::write_groups(&[vec![heaps[0]], heaps[1..].to_vec()])
        } else {
            board::write(heaps)
        }
    }

    fn told(Chosen { heaps, is_first }: &Chosen) -> Say {
        let (count, others) = (heaps.len(), list(heaps.iter().skip(1)));
        if !is_first {
            say!("position-heaps"; count, heaps = list(heaps))
        } else if count == 1 {
            say!("position-alone"; named = heaps[0])
        } else {
            say!("position-named"; named = heaps[0], count = count - 1, others)
        }
    }

    fn scene(&Chosen { ref heaps, is_first }: &Chosen) -> Vec<Picture> {
        let heap = |(i, &stones): (usize, &u64)| Heap {
            stones,
            dark: is_first && i == 0,
            ..Heap::default()
        };
        let note = if is_first { say!("note-first") } else { say!("note-later") };
        vec![Picture::Heaps(heaps.iter().enumerate().map(heap).collect()), Picture::Note(note)]
    }

    fn act(chosen: &Chosen, take: &Take) -> Act {
        Act::take(&chosen.heaps, take)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let Chosen { heaps, is_first } = at.position;
        if !is_first {
            return board::nim(heaps).shows(Overlay::new(say!("legend-powers")).powers(heaps));
        }
        let (a, others) = (heaps[0], &heaps[1..]);
        let r = nim_sum(others.iter().copied());
        let idea = if a == 0 {
            Idea::lost(say!("lost-empty"))
        } else if r >= a {
            Idea::lost(say!("lost-not-less"; a, r))
        } else {
            let is_alone = others.iter().all(|&b| b == 0);
            let why = if is_alone { say!("won-alone") } else { say!("won-lower"; a, r) };
            Idea::won(why).by(Take { heap: 0, stones: a - r })
        };
        let terms = if others.len() > 1 { joined(others, " ⊕ ") + " = " } else { String::new() };
        let sign = if r < a { "<" } else { "≥" };
        let framed = Overlay::new(say!("legend-others")).powers(&[&[0], others].concat());
        idea.shows(framed).counts(say!("compared"; sum = format!("{terms}{r}"), sign, a))
    }

    fn parts(Chosen { heaps, is_first }: &Chosen) -> Vec<Chosen> {
        let nim = heaps.iter().filter(|_| !is_first);
        nim.map(|&h| Chosen { heaps: vec![h], is_first: false }).collect()
    }

    /// The heaps from which some are chosen.
    fn counted(limits: &str) -> Option<Vec<Chosen>> {
        Some(ways(&board::heaps(limits, 6)?))
    }

    const SMALL: &'static str = "[0..7] (| )?([0..7] ){0..2}/[0..3] (| )?([0..3] ){3}";
}
