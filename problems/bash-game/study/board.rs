//! What the board shows: the stones in groups of m + 1.

use super::rules::{Heap, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Heap> {
        let [n, m] = exactly(board::numbers(text)?)?;
        (n <= 1000 && m > 0).then_some(Heap { n, m })
    }

    fn write(&Heap { n, m }: &Heap) -> String {
        board::write(&[n, m])
    }

    fn told(&Heap { n, m }: &Heap) -> Say {
        say!("position"; n, m)
    }

    fn scene(&Heap { n, m }: &Heap) -> Vec<Picture> {
        vec![Picture::heaps(&[n]), Picture::Note(say!("note"; m))]
    }

    fn act(&Heap { n, .. }: &Heap, &taken: &u64) -> Act {
        Act::take(&[n], &Take { heap: 0, stones: taken })
    }

    fn idea(at: &At<Rules>) -> Idea<u64> {
        let &Heap { n, m } = at.position;
        let sum = m.saturating_add(1);
        let rest = n % sum;
        let idea = if n == 0 {
            Idea::new(say!("lost-empty"))
        } else if n <= m {
            Idea::new(say!("won-all"; n, m)).by(n)
        } else if rest == 0 {
            Idea::new(say!("lost-multiple"; n, m, sum))
        } else {
            Idea::new(say!("won-rest"; n, m, sum, rest, left = n - rest)).by(rest)
        };
        let groups = Overlay::new(say!("legend"; sum)).groups(0, 0, n, sum, false);
        idea.shows(groups.stones(0, n - rest, rest, rest, true)).counts(say!("rest"; n, sum, rest))
    }

    fn table(&Heap { n, m }: &Heap) -> Vec<Vec<Heap>> {
        vec![(0..=n).map(|n| Heap { n, m }).collect()]
    }

    const SMALL: &'static str = "[0..40] [1..9]";
}
