//! What the board shows: one stone put aside, and the others as Fibonacci numbers, compared with the limit.

use super::rules::{heaps, Heap, Rules};
use board::prelude::*;

const STONES: u64 = 200;

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("2 20");

    fn read(text: &str) -> Option<Heap> {
        let [n, limit] = exactly(board::numbers(text)?)?;
        (n <= STONES && (n == 0) == (limit == 0)).then_some(Heap { n, limit })
    }

    fn write(&Heap { n, limit }: &Heap) -> String {
        board::write(&[n, limit])
    }

    fn told(&Heap { n, limit }: &Heap) -> Say {
        if n > 0 {
            say!("position"; n, most = limit.min(n))
        } else {
            say!("end")
        }
    }

    fn scene(&Heap { n, limit }: &Heap) -> Vec<Picture> {
        let note = if n > 0 { say!("note"; most = limit.min(n)) } else { say!("end") };
        vec![Picture::heaps(&[n]), Picture::Note(note)]
    }

    fn act(&Heap { n, .. }: &Heap, &taken: &u64) -> Act {
        Act::take(&[n], &Take { heap: 0, stones: taken })
    }

    /// One stone is put aside; those that a take leaves for the last stand on the left.
    fn idea(at: &At<Rules>) -> Idea<u64> {
        let &Heap { n, limit } = at.position;
        let mut overlay = Overlay::new(say!("legend"));
        if n == 0 {
            return Idea::new(say!("won-end")).shows(overlay);
        }
        let (m, parts) = (n - 1, zeckendorf(n - 1));
        let mut first = 1;
        for &part in &parts {
            overlay = overlay.stones(0, first, part, part, first + part == n && part <= limit);
            first += part;
        }
        let whole = &as_sum(m, &parts);
        let idea = match parts[..] {
            [] => Idea::new(say!("lost-one")),
            _ if limit >= m => Idea::new(say!("won-all-but-one"; m)).by(m),
            [.., next, least] if limit >= least => {
                let why = say!("won-least"; whole, least, double = 2 * least, next);
                Idea::new(why).by(least)
            }
            [_] => Idea::new(say!("lost-fibonacci"; m, limit)),
            [.., least] => Idea::new(say!("lost-least"; whole, least, limit)),
        };
        let quantity = match parts.last() {
            None => say!("quantity"; n, whole, least = "∞", sign = ">", limit),
            Some(&least) => {
                let sign = if limit < least { ">" } else { "≤" };
                say!("quantity"; n, whole, least, sign, limit)
            }
        };
        idea.shows(overlay).counts(quantity)
    }

    /// The heaps with this limit.
    fn table(&Heap { n, limit }: &Heap) -> Vec<Vec<Heap>> {
        vec![(1..=n).map(|n| Heap { n, limit }).collect()]
    }

    fn counted(limits: &str) -> Option<Vec<Heap>> {
        let [limit, most] = exactly(board::numbers(limits)?)?;
        (limit > 0 && (1..=STONES).contains(&most)).then(|| heaps(limit, most))
    }

    const SMALL: &'static str = "0 0/[1..45] [1..20]";
}
