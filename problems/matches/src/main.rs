//! # Taking Matches — 取火柴游戏, Luogu P1247
//!
//! <https://www.luogu.com.cn/problem/P1247> · Nim: who wins, and with which first move · O(k) time and memory
//!
//! **Statement.** There are k heaps of matches. Two players take turns; a turn takes one or more
//! matches from a single heap. Whoever takes the last match wins. Can the first player force a win?
//! If so, how does he begin?
//!
//! **Input.** The first line has k, the second the sizes of the k heaps. k ≤ 500 000; a heap has
//! from 0 to 10⁹ matches.
//!
//! **Output.** `lose` if the first player cannot force a win. Otherwise two lines: how many matches
//! he takes and from which heap, counted from 1; then the sizes of all heaps after that move. If
//! several first moves win, choose the one in the first of these heaps.
//!
//! ```text
//! input     output        input          output
//! 3         4 3           4              lose
//! 3 6 9     3 6 5         15 22 19 10
//! ```
//!
//! **Idea.** Two equal heaps are lost for the player to move: whatever he takes from one heap, the
//! opponent takes from the other, and so the opponent takes the last match. With more heaps we
//! cannot copy so simply, but we can still keep everything in pairs, in smaller pieces. Write every
//! heap as a sum of different powers of two (there is exactly one way: its binary digits), and
//! count how often each power occurs:
//!
//! ```text
//! heap 1   3 =         2 + 1
//! heap 2   6 =     4 + 2
//! heap 3   9 = 8         + 1
//!              1   1   2   2     8 and 4 are unpaired
//! ```
//!
//! Call a power *unpaired* if it occurs an odd number of times, and the heaps *balanced* if no
//! power is unpaired. A move changes at least one power, and in one heap only. So if the heaps were
//! balanced, this power is unpaired after the move: every move spoils the balance.
//!
//! And unbalanced heaps can always be balanced by one move. Take the largest unpaired power,
//! here 8. It occurs an odd number of times, so at least one heap has it, here the 9. Change this
//! heap: each unpaired power that it has goes out, each one that it has not comes in. So 9 = 8 + 1
//! loses the 8, gains the 4 and becomes 5. The count of every unpaired power has changed by one and
//! is even now. And the heap has become smaller, as a move requires: it lost the largest of these
//! powers, which is more than all smaller powers together.
//!
//! After the last move no match is left, and that is balanced. Only the player who restores the
//! balance ever leaves balanced heaps. So he makes the last move.
//!
//! There is a short way to write this. The *nim-sum* X of the heaps is their bitwise xor, written
//! ⊕: its binary digits show which powers are unpaired. Here X = 3 ⊕ 6 ⊕ 9 = 12 = 8 + 4. Balanced
//! means X = 0, and changing a heap h as above gives h ⊕ X: 9 ⊕ 12 = 5.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.**
//! 1. Compute X = h₁ ⊕ h₂ ⊕ … ⊕ hₖ.
//! 2. If X = 0, print `lose`.
//! 3. Otherwise find the first heap h with h ⊕ X < h.
//! 4. Print h − (h ⊕ X) and the number of this heap; then all heaps, with h ⊕ X in place of h.
//!
//! **Proof.** Claim: the player to move loses against best play ⇔ X = 0. (⇔ means "if and only if".
//! A position where the player to move loses is called a *P-position*: the previous player wins.
//! All others are *N-positions*: the next player wins.)
//! - *The end.* No match is left, X = 0, and the player to move has lost.
//! - *Every move from X = 0 leads to X ≠ 0.* A move lowers one heap from h to some s < h. As h ⊕
//!   h = 0, the new nim-sum is X ⊕ h ⊕ s: the old heap is taken out, the new one put in. With X = 0
//!   this is h ⊕ s, which is not 0 because s ≠ h.
//! - *From X ≠ 0 some move leads to X = 0.* In the place of X's highest 1 an odd number of heaps
//!   have a 1, so at least one heap h has. In h ⊕ X this digit is 0, and otherwise only lower
//!   digits change, so h ⊕ X < h. Lower the heap to h ⊕ X: the new nim-sum is X ⊕ h ⊕ (h ⊕ X) = 0.
//!
//! So a player who faces X = 0 faces X = 0 again at each of his turns, if the opponent plays well.
//! Each move takes matches, so play ends, and he is the one who finds none left. A player who faces
//! X ≠ 0 makes it 0 and puts the opponent in that place.
//!
//! Step 3 finds the right heap: a move from h to s leaves nim-sum 0 only for s = h ⊕ X. So a heap
//! has at most one winning move, and it has one ⇔ h ⊕ X < h.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Printing the heap before the amount (`hack-order`).
//! - Printing `lose` as soon as one heap is empty (`hack-zero-heap`).
//! - Taking from the largest heap. It need not have the highest 1 of X: in 2 4 5, with X = 3, only
//!   the 2 does (`hack-largest`).
//! - Writing `h ^ X < h` in C or C++, which means `h ^ (X < h)` (`hack-precedence`).
//!
//! **Beyond.** The program takes any number of heaps, even none, and sizes up to 2⁶⁴ − 1. For the
//! winner alone see [nim](../nim/index.html), for all winning moves
//! [stone-taking](../stone_taking/index.html).
//!
//! **Source.** C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901), 35–39.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { mut heaps: [u64] }
    match first_winning_move(&heaps) {
        None => println!("lose"),
        Some((i, rest)) => {
            println!("{} {}", heaps[i] - rest, i + 1);
            heaps[i] = rest;
            let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
            println!("{}", heaps.join(" "));
        }
    }
}

/// The first heap that has a winning move, counted from 0, and what the move leaves of it.
fn first_winning_move(heaps: &[u64]) -> Option<(usize, u64)> {
    let x = nim_sum(heaps.iter().copied());
    for (i, &h) in heaps.iter().enumerate() {
        if (h ^ x) < h {
            return Some((i, h ^ x));
        }
    }
    None
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_winning_move;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::nim::nim_sum;
    use shared::rules::Game;
    use shared::small;

    /// The heaps after the first winning move.
    fn after(heaps: &[u64]) -> Option<Vec<u64>> {
        let (i, size) = first_winning_move(heaps)?;
        Some([&heaps[..i], &[size], &heaps[i + 1..]].concat())
    }

    /// The first option that is lost for the opponent; the rules list them by heap, then amount.
    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(Rules::options);
        for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
            let expected = Rules::options(&heaps).into_iter().find(|option| !game.is_won(option));
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
