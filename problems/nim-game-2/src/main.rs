//! # Nim Game II — Nim 游戏 II, CSES 1098
//!
//! <https://cses.fi/problemset/task/1098> · Nim with the heaps mod 4 · O(n) time and memory per case
//!
//! **Statement.** There are n heaps of sticks. Two players take turns; a turn takes 1, 2 or 3
//! sticks from a single heap. Whoever takes the last stick wins, so whoever cannot move loses.
//! Which player wins if both play as well as possible?
//!
//! **Input.** The first line has t, the number of cases. Each case has two lines: n, and the sizes
//! of the n heaps. t and n are from 1 to 200 000, the sum of all n is at most 200 000, and a heap
//! has from 1 to 10⁹ sticks.
//!
//! **Output.** One line for each case: `first` if the first player wins, else `second`.
//!
//! ```text
//! input       output
//! 3           first
//! 4           first
//! 5 7 2 5     second
//! 2
//! 4 1
//! 3
//! 4 4 4
//! ```
//!
//! **Idea.** Begin with one heap. With 1, 2 or 3 sticks the player to move takes all and wins.
//! With 4 sticks every move leaves 1, 2 or 3, so the opponent wins. With 8 sticks the opponent
//! answers t sticks by 4 − t and leaves 4, which is lost for the player to move. It is the same
//! with every multiple of 4: four sticks more do not change who wins
//! ([bash-game](../bash_game/index.html)).
//!
//! Is that so with several heaps, too? Take 1 5. Two equal heaps are lost for the player to move,
//! since the opponent copies every move. So if 5 is as good as 1, then 1 5 must be lost. Try all
//! moves:
//!
//! ```text
//! the player to move leaves    0 5    1 4    1 3    1 2
//! the opponent leaves          0 4    0 4    1 1    1 1
//! ```
//!
//! 0 4 and 1 1 are lost for the player to move. So 1 5 is lost, too. Here is the reason, for any
//! heaps.
//!
//! Give one heap four extra sticks. Whoever wins without the four wins with them, too: this player,
//! the winner, plays as if they were not there. Only one thing can go wrong: the loser may take
//! more sticks from this heap than it has without the four. Say that it has r without the four, and
//! the loser takes t > r. Then r + 4 − t sticks are left, and the winner takes 4 − t of these,
//! which leaves r. The four are gone, nothing else has changed, and it is the loser's turn again.
//!
//! So we may leave out four sticks of a heap, again and again, until fewer than four are left. Of x
//! sticks there remain x mod 4, the remainder of x when divided by 4. And with fewer than four
//! sticks in each heap, a turn may take any number of them from one heap: that is Nim. There the
//! player to move loses exactly if the *nim-sum* X of the heaps, their bitwise xor ⊕, is 0
//! ([matches](../matches/index.html)). The first case of the sample:
//!
//! ```text
//! x          5   7   2   5
//! x mod 4    1   3   2   1      X = 1 ⊕ 3 ⊕ 2 ⊕ 1 = 1, not 0: first
//! ```
//!
//! Here the first player can begin by taking 1 stick from a heap of 5: the remainders are
//! then 0 3 2 1, and their nim-sum is 0.
//!
//! **Method.** For each case:
//! 1. Begin with X = 0.
//! 2. For each heap x replace X by X ⊕ (x mod 4).
//! 3. Print `first` if X ≠ 0, else `second`.
//!
//! **Proof.** Claim: the player to move loses ⇔ X = 0, where X is the nim-sum of all x mod 4. (⇔
//! means "if and only if".)
//! - *The end.* No stick is left, X = 0, and the player to move has lost.
//! - *Every move from X = 0 leads to X ≠ 0.* A move takes 1, 2 or 3 sticks from one heap, so it
//!   changes the remainder of this heap, from r to some s ≠ r. As r ⊕ r = 0, the new nim-sum is X ⊕
//!   r ⊕ s: the old remainder is taken out, the new one put in. With X = 0 this is r ⊕ s, which is
//!   not 0 because s ≠ r.
//! - *From X ≠ 0 some move leads to X = 0.* In the place of X's highest 1 an odd number of the
//!   remainders have a 1, so at least one heap x has such a remainder r. In r ⊕ X this digit is 0,
//!   and otherwise only lower digits change, so r ⊕ X < r. Take r − (r ⊕ X) sticks from this heap.
//!   That is at least 1, and it is at most r, so at most 3 and at most x. The remainder becomes r ⊕
//!   X, and the new nim-sum is X ⊕ r ⊕ (r ⊕ X) = 0.
//!
//! So a player who faces X = 0 must leave X ≠ 0, and the opponent can make it 0 again. The sticks
//! become fewer, and at last this player faces X = 0 with no stick left. A player who faces X ≠ 0
//! makes it 0 and puts the opponent in that place.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the nim-sum of the heaps themselves, as if a move could take any number. A single heap
//!   of 4 is lost (`hack-plain-nim`).
//! - Taking the heaps mod 3. A single heap of 3 is won (`hack-mod-3`).
//! - Adding the remainders instead of taking their nim-sum. 1 1 is lost, but 1 + 1 is not 0
//!   (`hack-added`).
//! - Letting the first player win as soon as some heap is no multiple of 4. 2 2 is lost
//!   (`hack-any`).
//! - Taking the nim-sum of min(x, 3), the most that a move can take from a heap. 5 1 is lost,
//!   but 3 ⊕ 1 = 2 (`hack-min`).
//!
//! **Beyond.** The program takes any number of cases and heaps, even none, empty heaps, and sizes
//! up to 2⁶⁴ − 1.
//!
//! x mod 4 is the *Grundy value* of a heap. In the same way a heap from which a move takes 1 to m
//! sticks has the value x mod (m + 1): [bounded-nim](../bounded_nim/index.html) proves it, for
//! limits that may differ from heap to heap.
//!
//! One may also take the nim-sum of the heaps themselves first and then mod 4. For x mod 4 is the
//! number made of the last two binary digits of x, and the nim-sum is made digit by digit. This
//! needs m + 1 to be a power of two. With 1 to 4 sticks a move the heaps 1 and 6 are lost,
//! because 1 mod 5 = 6 mod 5; but 1 ⊕ 6 = 7, and 5 does not divide 7.
//!
//! **Source.** CSES Problem Set. With a single heap it is [bash-game](../bash_game/index.html) with
//! m = 3.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["first", "second"], cases.iter().map(|heaps| first_player_wins(heaps)));
}

/// Is the nim-sum of all x mod 4 not 0?
fn first_player_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().map(|x| x % 4)) != 0
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use shared::board::Board;
    use shared::nim::nim_sum;
    use shared::rules::{sum, Game};
    use shared::small;

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(Rules::options);
        for heaps in small::positions([(0, 0), (1, 60), (2, 25), (3, 12), (4, 8), (5, 6)]) {
            assert_eq!(first_player_wins(&heaps), game.is_won(&heaps), "{heaps:?}");
            assert_eq!(nim_sum(heaps.clone()) % 4, game.grundy(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn the_examples_of_the_page_are_right() {
        assert!(first_player_wins(&[5, 7, 2, 5]) && !first_player_wins(&[4, 7, 2, 5]));
        assert_eq!(Rules::options(&vec![1, 5]), [vec![0, 5], vec![1, 4], vec![1, 3], vec![1, 2]]);
        for (left, answer) in
            [([0, 5], [0, 4]), ([1, 4], [0, 4]), ([1, 3], [1, 1]), ([1, 2], [1, 1])]
        {
            assert!(
                Rules::options(&left.to_vec()).contains(&answer.to_vec())
                    && !first_player_wins(&answer)
            );
        }
    }

    #[test]
    fn with_takes_up_to_4_the_nim_sum_of_the_heaps_does_not_tell() {
        let mut game = Game::normal(|heaps: &Vec<u64>| sum(heaps, |&h| h.saturating_sub(4)..h));
        assert!(!game.is_won(&vec![1, 6]));
        assert_ne!(nim_sum([1, 6]) % 5, 0);
    }

    #[test]
    fn the_last_two_digits_of_the_nim_sum_tell() {
        let heaps = [u64::MAX, 1_000_000_000, 999_999_999, 1 << 63, 6, 5, 123_456_789_123];
        for choice in small::sequences(4, heaps.len() as u64 - 1) {
            let heaps: Vec<u64> = choice.iter().map(|&i| heaps[i as usize]).collect();
            assert_eq!(first_player_wins(&heaps), nim_sum(heaps.clone()) % 4 != 0, "{heaps:?}");
        }
    }

    #[test]
    fn the_largest_heaps_are_answered() {
        assert!(first_player_wins(&[u64::MAX]) && !first_player_wins(&[u64::MAX, 3]));
        assert!(first_player_wins(&[999_999_999]) && !first_player_wins(&[1_000_000_000]));
    }
}
