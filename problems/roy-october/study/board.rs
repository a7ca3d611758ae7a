//! What the board shows: the stones in groups of 6.

use super::rules::Rules;
use board::prelude::*;

impl HeapShow for Rules {
    fn idea(heaps: &[u64]) -> Idea<Take> {
        let n = heaps[0];
        let rest = n % 6;
        let take = Take { heap: 0, stones: rest };
        let idea = match (n, rest) {
            (0, _) => Idea::new(say!("lost-empty")),
            (1..=5, _) => Idea::new(say!("won-all"; n)).by(take),
            (_, 0) => Idea::new(say!("lost-multiple"; n)),
            _ => Idea::new(say!("won-rest"; n, rest, left = n - rest)).by(take),
        };
        let groups = Overlay::new(say!("legend")).groups(0, 0, n, 6, false);
        idea.shows(groups.stones(0, n - rest, rest, rest, true)).counts(say!("rest"; n, rest))
    }
}
