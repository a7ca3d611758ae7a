//! # Taking Matches — 取火柴游戏, Luogu P1247
//!
//! <https://www.luogu.com.cn/problem/P1247> · Nim, its first winning move · O(k) time and memory
//!
//! **Statement.** k heaps of matches. A move takes any positive number of matches from one heap;
//! whoever takes the last match wins. If the first player cannot win, print `lose`. Otherwise print
//! a winning move as `amount heap`, heaps counted from 1, and on a second line all heaps after that
//! move. If several moves win, choose the lowest heap number, then the least amount. k ≤ 500 000,
//! heaps ≤ 10⁹. The program takes any number of heaps of any u64 size, 0 included.
//!
//! **Idea.** Write the heaps in binary, one below the other, and let X be their *nim-sum* ⊕, the
//! bitwise xor: a column of X has a 1 where an odd number of heaps have a 1. Whoever always leaves
//! X = 0 wins.
//!
//! ```text
//! heap 1   3   0 0 1 1
//! heap 2   6   0 1 1 0
//! heap 3   9   1 0 0 1  ◀ has the top bit of X: 9 ⊕ 12 = 5, so take 4
//!     X = 12   1 1 0 0
//! ```
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** Claim: the player to move loses, if the opponent plays right, ⇔ X = 0. (A position
//! that the player to move loses is called a P-position: the previous player wins. In the others,
//! the N-positions, the next player wins.)
//! - The end: no matches, X = 0, and the player to move has lost.
//! - From X = 0: a move changes one heap from h to some s < h, so X becomes 0 ⊕ h ⊕ s, which is not
//!   0, as s is not h.
//! - From X ≠ 0: an odd number of heaps, so at least one, have the top bit of X, its highest 1. If
//!   h is such a heap, h ⊕ X < h: the top bit becomes 0, and otherwise only lower bits change.
//!   Leave h ⊕ X of it; now the nim-sum is X ⊕ h ⊕ (h ⊕ X) = 0.
//!
//! So whoever faces X = 0 must make it nonzero, and the opponent makes it 0 again. As matches run
//! out, that player at last faces X = 0 with no match left, and has lost.
//!
//! Leaving s of heap h makes X = 0 only for s = h ⊕ X, which is a move iff h ⊕ X < h; for X = 0 it
//! never is. So each heap has at most one winning move, and the lowest heap number alone decides
//! which one to print.
//!
//! **Mistakes.** Printing the heap before the amount (`hack-order`). Printing `lose` as soon as one
//! heap is empty (`hack-zero-heap`). Taking from the largest heap, which need not have the top bit
//! of X (`hack-largest`). Writing `h ^ X < h`, which C reads as `h ^ (X < h)` (`hack-precedence`).
//!
//! **Source.** C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901), 35–39.

use proconio::input;
use shared::nim::{nim_sum, winning_size};

fn main() {
    input! { mut heaps: [u64] }
    if let Some((i, size)) = first_winning_move(&heaps) {
        println!("{} {}", heaps[i] - size, i + 1);
        heaps[i] = size;
        let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
        println!("{}", heaps.join(" "));
    } else {
        println!("lose");
    }
}

/// The first heap that has a winning move, counted from 0, and what the move leaves of it:
/// `winning_size` is h ⊕ X if that is less than h, else nothing.
fn first_winning_move(heaps: &[u64]) -> Option<(usize, u64)> {
    let x = nim_sum(heaps.iter().copied());
    heaps.iter().enumerate().find_map(|(i, &h)| Some((i, winning_size(h, x)?)))
}

#[cfg(test)]
mod tests {
    use super::first_winning_move;
    use proptest::prelude::*;
    use shared::nim::nim_sum;
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: take any positive number of matches from one heap.
    fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
        sum(heaps, |&heap| (0..heap).rev())
    }

    /// The heaps after the first winning move.
    fn after(heaps: &[u64]) -> Option<Vec<u64>> {
        let (i, size) = first_winning_move(heaps)?;
        Some([&heaps[..i], &[size], &heaps[i + 1..]].concat())
    }

    /// The first option that is lost for the opponent; `options` lists them by heap, then amount.
    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
            let expected = options(&heaps).into_iter().find(|option| !game.is_won(option));
            assert_eq!(after(&heaps), expected, "{heaps:?}");
        }
    }

    #[test]
    fn the_picture_is_right() {
        assert_eq!(nim_sum([3, 6, 9]), 12);
        assert_eq!(after(&[3, 6, 9]), Some(vec![3, 6, 5]));
    }

    proptest! {
        #[test]
        fn a_winning_move_leaves_nim_sum_0_and_none_means_it_is_0(
            heaps in prop::collection::vec(any::<u64>(), 0..9),
        ) {
            let x = heaps.iter().fold(0, |x, h| x ^ h);
            let winning = first_winning_move(&heaps);
            prop_assert_eq!(winning.is_none(), x == 0);
            if let Some((i, size)) = winning {
                prop_assert!(size < heaps[i]);
                prop_assert_eq!(x ^ heaps[i] ^ size, 0);
            }
        }
    }
}
