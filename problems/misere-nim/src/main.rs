//! # Misère Nim — 小约翰的游戏, SHOI 2008, Luogu P4279
//!
//! <https://www.luogu.com.cn/problem/P4279> · Nim under misère play · O(n) time, O(1) memory a case
//!
//! **Statement.** n heaps of stones. A move takes any positive number of stones from one heap; who
//! takes the last stone loses. For each of T cases print `John` if the first player wins, else
//! `Brother`. T ≤ 500, n ≤ 50, heaps ≤ 5000. Any T and n and any u64 heaps are accepted; a heap of 0
//! is no heap, and without stones the first player has won.
//!
//! **Idea.** Play as in Nim while at least two heaps are large (above 1). Whoever is left with the
//! last large one decides whether an odd or an even number of ones remains.
//!
//! ```text
//! 5 1 1   →   1 1 1   three ones: the opponent takes the last
//! 5 1     →   1       one one
//! ```
//!
//! **Proof.** Let X be the nim-sum. Claim: P-position ⇔ some heap is large and X = 0, or none is and
//! X = 1, that is, the number of ones is odd.
//! - The end: no stones. The player to move has won; no heap is large and X = 0, so the claim calls
//!   it an N-position.
//! - From the claim's set: if no heap is large, every move takes a one and X becomes 0. If some is and
//!   X = 0, a second one is large, for alone its upper bits would stand in X. A move changes one
//!   heap, so X ≠ 0 after it while a large heap is left.
//! - From outside it, with stones: if no heap is large, the number of ones is even; take one. If
//!   exactly one is, bring it to 0 or 1, whichever makes the number of ones odd. If several are,
//!   X ≠ 0; Nim's winning move changes one heap and makes X = 0, and a large one is left.
//!
//! **Mistakes.** Asking whether all heaps are = 1 in place of ≤ 1 (`hack-zeros`). The rule of Nim for
//! heaps of one (`hack-ones`), or its opposite for large heaps (`hack-large`). Forgetting the start
//! with all heaps ≤ 1 at all (`edge-no-stones`).
//!
//! **Source.** Shanghai team selection 2008 (SHOI); ACM Southeastern Europe 2007, *John*. C. L.
//! Bouton, Annals of Mathematics 3 (1901), 35–39, treats misère play too.

use proconio::{input, read_value};
use shared::print;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { count: usize }
        first_player_wins((0..count).map(|_| read_value!(u64)))
    });
    print::verdicts(["John", "Brother"], wins);
}

/// Is the position outside the claim's set?
fn first_player_wins(heaps: impl Iterator<Item = u64>) -> bool {
    let (x, large) = heaps.fold((0, false), |(x, large), a| (x ^ a, large || a > 1));
    if large {
        x != 0
    } else {
        x != 1
    }
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: take any positive number of stones from one heap.
    fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
        sum(heaps, |&heap| 0..heap)
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::misere(|heaps: &Vec<u64>| options(heaps));
        for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
            let won = game.is_won(&heaps);
            assert_eq!(first_player_wins(heaps.iter().copied()), won, "{heaps:?}");
        }
    }

    #[test]
    fn large_heaps_cancel_at_any_size() {
        assert!(!first_player_wins([u64::MAX, u64::MAX].into_iter()));
        assert!(first_player_wins([u64::MAX, u64::MAX, 1].into_iter()));
        assert!(first_player_wins([2].into_iter()));
    }
}
