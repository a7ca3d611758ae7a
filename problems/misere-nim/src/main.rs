//! # Little John's Game — [SHOI2008] 小约翰的游戏, Luogu P4279, BZOJ 1022
//!
//! <https://www.luogu.com.cn/problem/P4279> · Nim under misère play · O(n) time, O(1) memory per case
//!
//! **Statement.** n heaps of stones. A move takes any positive number of stones from one heap;
//! whoever takes the last stone loses. For each of T cases print `John` if the first player wins,
//! else `Brother`. T ≤ 500, n ≤ 50, heaps ≤ 5000. The program takes any T and n and any u64 heaps;
//! a heap of 0 is no heap, and with no stones at all the first player has won.
//!
//! **Idea.** Play as in Nim while at least two heaps are large (above 1). The player who meets the
//! last large heap decides whether an odd or an even number of heaps of 1 remains.
//!
//! ```text
//! 5 1 1   →   1 1 1   three of 1: the opponent takes the last one
//! 5 1     →   1       one of 1: the opponent takes it
//! ```
//!
//! **Proof.** Let X be the nim-sum ⊕, the bitwise xor, of the heaps. Claim: the player to move
//! loses (the position is a P-position) ⇔ some heap is large and X = 0, or none is and X = 1, that
//! is, the number of heaps of 1 is odd.
//! - The end: no stones. The player to move has won; no heap is large and X = 0, so the claim does
//!   not call it lost.
//! - From what it calls lost: if no heap is large, every move takes a heap of 1, and X = 0 after
//!   it. If some is large and X = 0, a second one is, for alone its upper bits would stand in X. A
//!   move changes one heap, so after it X ≠ 0, and a large heap is left.
//! - From elsewhere, with stones: if no heap is large, the number of heaps of 1 is even; take one.
//!   If exactly one is, bring it to 0 or 1, whichever makes the number of heaps of 1 odd. If
//!   several are, X ≠ 0, and some heap h can be lowered to h ⊕ X, which makes X = 0, as in
//!   [nim](../nim/index.html); another large one is left.
//!
//! **Mistakes.** The rule of Nim for heaps of 1 as well (`hack-ones`), or its opposite for large
//! heaps as well (`hack-large`).
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

/// Is the position one that the claim does not call lost?
fn first_player_wins(heaps: impl Iterator<Item = u64>) -> bool {
    let (x, some_is_large) = heaps.fold((0, false), |(x, large), h| (x ^ h, large || h > 1));
    if some_is_large {
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
    fn the_picture_is_right() {
        assert!(first_player_wins([5, 1, 1].into_iter()) && first_player_wins([5, 1].into_iter()));
        assert!(!first_player_wins([1; 3].into_iter()) && !first_player_wins([1].into_iter()));
    }

    #[test]
    fn large_heaps_cancel_at_any_size() {
        assert!(!first_player_wins([u64::MAX, u64::MAX].into_iter()));
        assert!(first_player_wins([u64::MAX, u64::MAX, 1].into_iter()));
        assert!(first_player_wins([2].into_iter()));
    }
}
