//! # Stone-Taking Game with m Heaps — 取(m堆)石子游戏, HDU 2176
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2176> · Nim, all winning moves · O(m) time and memory
//!
//! **Statement.** m heaps of stones. A move takes any positive number of stones from one heap;
//! whoever takes the last stone wins. The input has blocks of m and m heaps; m = 0, or the end of
//! the file, ends it. For each block print `No` if the first player loses. Otherwise print `Yes`
//! and then, in the order of the heaps, a line `old new` for each heap that a winning first move
//! can lower, with its size before and after. m ≤ 200 000, heaps below 2³¹ (not confirmed). The
//! program takes any m and any u64 heaps, 0 included; an input with nothing in it is refused.
//!
//! **Idea.** Let X be the nim-sum ⊕, the bitwise xor, of all heaps. Whoever leaves X = 0 wins, so
//! heap h must go to h ⊕ X, and can iff that is less.
//!
//! ```text
//!       3   000011
//!       5   000101
//!       7   000111
//!      19   010011
//!      50   110010  ◀ it alone has the top bit of X: 50 ⊕ 32 = 18
//!  X = 32   100000
//! ```
//!
//! **Proof.** Claim: the player to move loses (the position is a P-position) ⇔ X = 0.
//! - The end: no stones, X = 0, and the player to move has lost.
//! - From X = 0: a move changes one heap from h to some s < h, and so X from 0 to h ⊕ s ≠ 0.
//! - From X ≠ 0: an odd number of heaps, so at least one, have the top bit of X, its highest 1. For
//!   such a heap h, h ⊕ X < h, as the top bit becomes 0, and otherwise only lower bits change;
//!   leaving h ⊕ X of it makes the nim-sum 0.
//!
//! A heap h without the top bit of X has h ⊕ X > h, and no other size makes X = 0. So the winning
//! moves are one for each heap that has the top bit: for X ≠ 0 an odd number of them. (In games
//! other than Nim it can be even: see [bounded-nim](../bounded_nim/index.html).)
//!
//! **Mistakes.** Lowering the largest heap to the nim-sum of the others, which may be more than it
//! has: 2 4 5 goes to 1 4 5 only (`hack-largest`). Stopping at the first winning move
//! (`hack-all-moves`). Printing the amount taken in place of the new size (`hack-amount`). Writing
//! `h ^ X < h`, which C reads as `h ^ (X < h)` (`hack-precedence`).
//!
//! **Source.** C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901), 35–39. The heaps 3 5 7 19 50 are asked for in the National Olympiad in
//! Informatics in Provinces (NOIP), junior group, 2006.

use proconio::{input, is_stdin_empty};
use shared::nim::{nim_sum, winning_size};

fn main() {
    assert!(!is_stdin_empty(), "the input is empty: neither a block of heaps nor the closing 0");
    let mut answers = String::new();
    while !is_stdin_empty() {
        input! { heaps: [u64] }
        if heaps.is_empty() {
            break;
        }
        let moves = winning_moves(&heaps);
        answers += if moves.is_empty() { "No\n" } else { "Yes\n" };
        for [old, new] in moves {
            answers += &format!("{} {}\n", old, new);
        }
    }
    print!("{}", answers);
}

/// The sizes before and after of each heap that a winning move can lower, in the heaps' order.
fn winning_moves(heaps: &[u64]) -> Vec<[u64; 2]> {
    let x = nim_sum(heaps.iter().copied());
    heaps.iter().filter_map(|&h| Some([h, winning_size(h, x)?])).collect()
}

#[cfg(test)]
mod tests {
    use super::winning_moves;
    use proptest::prelude::*;
    use shared::{nim::nim_sum, rules::Game, small};

    /// The rule as stated: take any positive number of stones from one heap.
    fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
        shared::rules::sum(heaps, |&heap| 0..heap)
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for heaps in small::positions([(1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
            let mut expected = vec![];
            for (i, &old) in heaps.iter().enumerate() {
                for new in 0..old {
                    let after = [&heaps[..i], &[new], &heaps[i + 1..]].concat();
                    if !game.is_won(&after) {
                        expected.push([old, new]);
                    }
                }
            }
            assert_eq!(winning_moves(&heaps), expected, "{heaps:?}");
            assert_eq!(!expected.is_empty(), game.is_won(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn the_examples_are_right() {
        assert_eq!(nim_sum([3, 5, 7, 19, 50]), 32);
        assert_eq!(winning_moves(&[3, 5, 7, 19, 50]), [[50, 18]]);
        assert_eq!(winning_moves(&[2, 4, 5]), [[2, 1]]);
    }

    proptest! {
        #[test]
        fn the_number_of_winning_moves_is_odd_or_0(
            heaps in prop::collection::vec(any::<u64>(), 0..9),
        ) {
            let (x, moves) = (heaps.iter().fold(0, |x, h| x ^ h), winning_moves(&heaps));
            prop_assert_eq!(moves.len() % 2 == 1, x != 0);
            for [old, new] in moves {
                prop_assert!(heaps.contains(&old) && new < old && old ^ new == x);
            }
        }
    }
}
