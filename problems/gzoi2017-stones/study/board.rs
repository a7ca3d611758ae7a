//! What the board shows: heaps. The first move compares the named one with the nim-sum of the others.

use super::rules::{ways, Chosen, Rules};
use board::prelude::*;

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("2 4 5");

    fn read(text: &str) -> Option<Chosen> {
        let given: Vec<Vec<u64>> = board::groups(text)?;
        let is_first = given.len() == 2 && given[0].len() == 1;
        let heaps = given.concat();
        let fits = (given.len() == 1 || is_first) && board::are_few(&heaps, 6);
        fits.then_some(Chosen { heaps, is_first })
    }

    fn write(Chosen { heaps, is_first }: &Chosen) -> String {
        let (named, others) = heaps.split_at(usize::from(*is_first));
        let text = board::write_groups(&(named.to_vec(), others.to_vec()));
        text.trim_start_matches("| ").to_owned()
    }

    fn told(Chosen { heaps, is_first }: &Chosen) -> Say {
        let count = heaps.len();
        if !is_first {
            say!("position-heaps"; count, heaps = list(heaps))
        } else if count == 1 {
            say!("position-alone"; named = heaps[0])
        } else {
            say!("position-named"; named = heaps[0], count = count - 1, others = list(&heaps[1..]))
        }
    }

    fn scene(&Chosen { ref heaps, is_first }: &Chosen) -> Vec<Picture> {
        let heap = |(i, &stones): (usize, &u64)| Heap::of(stones).dark(is_first && i == 0);
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
        let why = if a == 0 {
            say!("lost-empty")
        } else if r >= a {
            say!("lost-not-less"; a, r)
        } else if positive(others).is_empty() {
            say!("won-alone")
        } else {
            say!("won-lower"; a, r)
        };
        let by = (r < a).then(|| Take { heap: 0, stones: a - r });
        let terms = if others.len() > 1 { joined(others, " ⊕ ") + " = " } else { String::new() };
        let sign = if r < a { "<" } else { "≥" };
        let framed = Overlay::new(say!("legend-others")).powers(&[&[0], others].concat());
        let quantity = say!("compared"; sum = format!("{terms}{r}"), sign, a);
        Idea::new(why).by(by).shows(framed).counts(quantity)
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
