//! # Stone-Taking Game with m Heaps — 取(m堆)石子游戏, HDU 2176
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=2176> · Nim, all winning moves · O(m) time and memory
//!
//! **Statement.** There are m heaps of stones. Two players take turns; a turn takes one or more
//! stones from a single heap. Whoever takes the last stone wins. Does the first player win if both
//! play as well as possible? If so, which first moves win?
//!
//! **Input.** Several blocks of two lines: m, and the sizes of the m heaps. A line with m = 0 ends
//! the input. m ≤ 200 000; a heap has from 0 to 2³¹ − 1 stones (limits not confirmed).
//!
//! **Output.** For each block `No` if the first player loses. Otherwise `Yes`, and then a line for
//! each winning first move, in the order of the heaps: the size of the heap before the move and
//! after it.
//!
//! ```text
//! input           output
//! 2               No
//! 45 45           Yes
//! 3               9 5
//! 3 6 9           Yes
//! 5               8 1
//! 5 7 8 9 10      9 0
//! 0               10 3
//! ```
//!
//! **Idea.** Two equal heaps are lost for the player to move, because the opponent copies each move
//! in the other heap. With more heaps, write them below each other in binary, and call them
//! *balanced* if each column has an even number of ones. Here are the last heaps of the sample:
//!
//! ```text
//!  5     0 1 0 1
//!  7     0 1 1 1
//!  8     1 0 0 0   →   0 0 0 1 = 1
//!  9     1 0 0 1   →   0 0 0 0 = 0
//! 10     1 0 1 0   →   0 0 1 1 = 3
//!  X     1 0 0 1   =   9
//! ```
//!
//! The last row has a 1 exactly below the columns with an odd number of ones, the odd columns. It
//! is X, the bitwise xor of the heaps, written ⊕ and called their *nim-sum*. Balanced means X = 0.
//! A move changes digits in one row only. So it spoils the balance, if there is one.
//!
//! Which moves restore the balance? All odd columns must become even, and only one row may change.
//! So in this row the digit in every odd column flips, and no other digit changes: h becomes h ⊕ X.
//! A move must make the heap smaller. The leftmost odd column decides, because the digits to its
//! left stay as they are: if h has a 1 there, h ⊕ X is smaller than h; if h has a 0 there, it is
//! larger. So each of 8, 9 and 10 has one such move, 5 and 7 have none. An odd number of heaps have
//! a 1 in this column, so there is at least one such move.
//!
//! When all stones are taken the heaps are balanced. So the player who always restores the balance
//! takes the last stone.
//!
//! **Method.** For each block:
//! 1. Compute X = h₁ ⊕ h₂ ⊕ … ⊕ hₘ.
//! 2. If X = 0, print `No`. Otherwise print `Yes`.
//! 3. Then for each heap h, in the order of the input: if h ⊕ X < h, print h and h ⊕ X.
//!
//! **Proof.** Claim: the player to move loses ⇔ X = 0. (⇔ means "if and only if".)
//! - *The end.* No stone is left, X = 0, and the player to move has lost.
//! - *Every move from X = 0 leads to X ≠ 0.* A move lowers one heap from h to some s < h. The new
//!   nim-sum is X ⊕ h ⊕ s: the old heap is taken out, the new one put in. With X = 0 this is h ⊕ s,
//!   which is not 0 because s ≠ h.
//! - *From X ≠ 0 some move leads to X = 0.* In the place of X's highest 1 an odd number of heaps
//!   have a 1, so at least one heap h has. In h ⊕ X this digit is 0, and otherwise only lower
//!   digits change, so h ⊕ X < h. Lower the heap to h ⊕ X: the new nim-sum is X ⊕ h ⊕ (h ⊕ X) = 0.
//!
//! So a player who faces X = 0 must leave X ≠ 0, and the opponent can make it 0 again. The stones
//! become fewer, and at last this player faces X = 0 with no stone left.
//!
//! *The list is complete.* A move wins ⇔ it leaves X = 0. Lowering h to s leaves X ⊕ h ⊕ s, which
//! is 0 only for s = h ⊕ X. So a heap h has at most one winning move, and it has one ⇔ h ⊕ X < h.
//! With X = 0 no heap has one, since h ⊕ 0 is not less than h.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Lowering the largest heap to the nim-sum of the others. This may be more than it has: in 2 4 5
//!   it is 2 ⊕ 4 = 6, and the only winning move lowers 2 to 1 (`hack-largest`).
//! - Stopping at the first winning move (`hack-all-moves`).
//! - Printing the number of stones taken in place of the new size (`hack-amount`).
//! - Writing `h ^ X < h` in C or C++, which means `h ^ (X < h)` (`hack-precedence`).
//!
//! **Beyond.** The program takes any number of heaps and sizes up to 2⁶⁴ − 1; what comes after the
//! line with 0 is not read. If X ≠ 0 the number of winning moves is odd: it is the number of heaps
//! with a 1 in the place of X's highest 1. In games other than Nim it can be even, see
//! [bounded-nim](../bounded_nim/index.html). For the first winning move alone, and the idea in
//! smaller steps, see [matches](../matches/index.html).
//!
//! **Source.** C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901), 35–39. The heaps 3 5 7 19 50 are from a question of the National Olympiad
//! in Informatics in Provinces (NOIP), junior group, 2006; the only winning move lowers 50 to 18.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    let mut answers = String::new();
    loop {
        input! { heaps: [u64] }
        if heaps.is_empty() {
            break;
        }
        let moves = winning_moves(&heaps);
        answers += if moves.is_empty() { "No\n" } else { "Yes\n" };
        for (h, rest) in moves {
            answers += &format!("{} {}\n", h, rest);
        }
    }
    print!("{}", answers);
}

/// The sizes before and after each winning move, in the order of the heaps.
fn winning_moves(heaps: &[u64]) -> Vec<(u64, u64)> {
    let x = nim_sum(heaps.iter().copied());
    heaps.iter().map(|&h| (h, h ^ x)).filter(|&(h, rest)| rest < h).collect()
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::winning_moves;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::{nim::nim_sum, rules::Game, small};

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(Rules::options);
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

    #[test]
    fn the_examples_are_right() {
        assert_eq!(nim_sum([3, 5, 7, 19, 50]), 32);
        assert_eq!(winning_moves(&[3, 5, 7, 19, 50]), [(50, 18)]);
        assert_eq!(nim_sum([5, 7, 8, 9, 10]), 9);
        assert_eq!(winning_moves(&[5, 7, 8, 9, 10]), [(8, 1), (9, 0), (10, 3)]);
        assert_eq!(winning_moves(&[2, 4, 5]), [(2, 1)]);
    }

    proptest! {
        #[test]
        fn the_number_of_winning_moves_is_odd_or_0(
            heaps in prop::collection::vec(any::<u64>(), 0..9),
        ) {
            let (x, moves) = (heaps.iter().fold(0, |x, h| x ^ h), winning_moves(&heaps));
            prop_assert_eq!(moves.len() % 2 == 1, x != 0);
            for (old, new) in moves {
                prop_assert!(heaps.contains(&old) && new < old && old ^ new == x);
            }
        }
    }
}
