//! What the board shows: the stones in groups of 4.

use super::rules::Rules;
use board::prelude::*;

impl HeapShow for Rules {
    fn idea(heaps: &[u64]) -> Idea<Take> {
        let n = heaps[0];
        let rest = n % 4;
        let take = |stones: u64| Take { heap: 0, stones };
        let idea = match (n, rest) {
            (0, _) => Idea::new(say!("lost-empty")),
            (_, 0) => Idea::new(say!("lost-multiple"; n)),
            _ if Rules::takes(n).contains(&n) => Idea::new(say!("won-all"; n)).by(take(n)),
            _ => Idea::new(say!("won-rest"; n, rest, left = n - rest)).by(take(rest)),
        };
        let groups = Overlay::new(say!("legend")).groups(0, 0, n, 4, false);
        idea.shows(groups.stones(0, n - rest, rest, rest, true)).counts(say!("rest"; n, rest))
    }
}
