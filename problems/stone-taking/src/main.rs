//! # Stone taking — 取(m堆)石子游戏, HDU 2176
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2176> · Nim, all winning moves · O(m) time and memory
//!
//! **Statement.** m heaps of stones. A move takes any positive number of stones from one heap; who
//! takes the last stone wins. For each block `m`, a₁ … aₘ print `No` if the first player loses;
//! otherwise `Yes` and then, in the order of the heaps, a line `old new` for each heap that a
//! winning first move can lower, with its size before and after. m = 0 or the end of the input ends
//! the blocks. m ≤ 200 000, heaps below 2³¹ (not confirmed). Any m and any u64 heaps are accepted,
//! 0 too; an input with nothing in it is refused.
//!
//! **Idea.** Let X be the nim-sum of all heaps. Heap a must go to a ⊕ X, and can iff that is less.
//!
//! ```text
//!  3   000011
//!  5   000101
//!  7   000111
//! 19   010011
//! 50   110010  ◀ the only heap that holds the top bit of X: 50 ⊕ 32 = 18
//! X = 32   100000
//! ```
//!
//! **Proof.** Claim: P-position ⇔ X = 0.
//! - The end: no stones, X = 0.
//! - From X = 0: a move changes one heap a to some b < a and X to a ⊕ b ≠ 0.
//! - From X ≠ 0: an odd number of heaps, so at least one, hold the top bit of X. For such a heap a
//!   ⊕ X < a, as the top bit goes out and only lower bits change besides; moving there makes X = 0.
//!
//! A heap a without the top bit of X has a ⊕ X > a, and no other size makes X = 0. So the winning
//! moves are one for each heap that holds the top bit, and for X ≠ 0 their number is odd. (That it
//! is odd belongs to Nim: where heaps have limits there can be two winning moves.)
//!
//! **Mistakes.** Lowering the largest heap to the nim-sum of the others, which may be more than it
//! has: 2 4 5 goes to 1 4 5 only (`hack-largest`). Stopping at the first winning move
//! (`hack-all-moves`). Printing the amount taken in place of the new size (`hack-amount`). `a^b >
//! c` without parentheses, which C reads as a ^ (b > c) (`hack-precedence`).
//!
//! **Source.** C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901), 35–39. The heaps 3 5 7 19 50 are asked for in the National Olympiad in
//! Informatics in Provinces (NOIP), junior group, 2006.

use proconio::{input, is_stdin_empty};
use shared::nim::{nim_sum, winning_size};
use shared::print::Output;

fn main() {
    assert!(!is_stdin_empty(), "the input is empty: neither a block of heaps nor the closing 0");
    let mut output = Output::new();
    while !is_stdin_empty() {
        input! { heaps: [u64] }
        if heaps.is_empty() {
            break;
        }
        let moves = winning_moves(&heaps);
        output.text(if moves.is_empty() { "No\n" } else { "Yes\n" });
        for (old, new) in moves {
            output.number(old);
            output.text(" ");
            output.number(new);
            output.text("\n");
        }
    }
    output.print();
}

/// The sizes before and after of each heap that a winning move can lower, in the heaps' order.
fn winning_moves(heaps: &[u64]) -> Vec<(u64, u64)> {
    let x = nim_sum(heaps.iter().copied());
    heaps.iter().filter_map(|&a| Some((a, winning_size(a, x)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::winning_moves;
    use proptest::prelude::*;
    use shared::{rules::Game, small};

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
                        expected.push((old, new));
                    }
                }
            }
            assert_eq!(winning_moves(&heaps), expected, "{heaps:?}");
            assert_eq!(!expected.is_empty(), game.is_won(&heaps), "{heaps:?}");
        }
    }

    proptest! {
        #[test]
        fn the_number_of_winning_moves_is_odd_or_0(
            heaps in prop::collection::vec(any::<u64>(), 0..9),
        ) {
            let (x, moves) = (heaps.iter().fold(0, |x, a| x ^ a), winning_moves(&heaps));
            prop_assert_eq!(moves.len() % 2 == 1, x != 0);
            for (old, new) in moves {
                prop_assert!(heaps.contains(&old) && new < old && old ^ new == x);
            }
        }
    }
}
