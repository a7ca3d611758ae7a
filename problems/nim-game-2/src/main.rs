//! # Nim Game II — Nim 游戏 II, CSES 1098
//!
//! <https://cses.fi/problemset/task/1098> · nim-sum of the heaps mod 4 · O(n) time, O(1) memory per case
//!
//! **Statement.** n heaps of sticks. A move takes 1, 2 or 3 sticks from one heap; whoever takes the
//! last stick wins, so whoever cannot move loses. For each of t cases print `first` or `second`,
//! whoever wins. t, n ≤ 200 000, all n of an input together ≤ 200 000, 1 ≤ heap ≤ 10⁹. The program
//! takes any t and n and any u64 heaps, 0 included.
//!
//! **Idea.** If the opponent takes 1, 2 or 3 sticks from a heap of at least four, you can take 3, 2
//! or 1 from the same heap: four sticks change nothing, and a heap of x is worth x mod 4 in Nim.
//! That number is the last two binary digits of x. So take the nim-sum ⊕, the bitwise xor, of the
//! heaps as they are, and look at its last two digits.
//!
//! ```text
//!   5   1 01    5 mod 4 = 1
//!   7   1 11    7 mod 4 = 3
//!   2   0 10    2 mod 4 = 2
//!   5   1 01    5 mod 4 = 1
//! ----------
//!   5   1 01    1 ⊕ 3 ⊕ 2 ⊕ 1 = 1: first
//! ```
//!
//! **Proof.** Claim: the player to move loses (the position is a P-position) ⇔ the nim-sum X of all
//! heaps is divisible by 4.
//! - A heap of x sticks, from which a move takes 1 to m, has the Grundy value x mod (m + 1):
//!   [bounded-nim](../bounded_nim/index.html) proves it and says what that is. Here m = 3.
//! - The heaps are a sum of games, each move being made in one of them; so the player to move loses
//!   ⇔ the nim-sum of the numbers x mod 4 is 0 ([set-nim](../set_nim/index.html) proves the theorem
//!   of Sprague and Grundy).
//! - The nim-sum is made digit by digit. The last two digits of X are made from those of the heaps,
//!   which are the numbers x mod 4: their nim-sum is X mod 4.
//!
//! **More.** The last step needs m + 1 to be a power of two. With 1 to 4 sticks a move, the heaps 1
//! and 6 are lost, for 1 mod 5 = 6 mod 5; but 1 ⊕ 6 = 7, which 5 does not divide.
//!
//! **Mistakes.** X ≠ 0, as if a move could take any number (`hack-plain-nim`). The heaps mod 3
//! (`hack-mod-3`). The sum in place of the nim-sum (`hack-added`). The first player wins as soon as
//! some heap is not divisible by 4 (`hack-any`). The nim-sum of min(x, 3), the most that a move can
//! take (`hack-min`).
//!
//! **Source.** CSES Problem Set. One heap alone is [bash-game](../bash_game/index.html).

use proconio::{input, read_value};
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { count: usize }
        first_player_wins((0..count).map(|_| read_value!(u64)))
    });
    print::verdicts(["first", "second"], wins);
}

/// Is X not divisible by 4?
fn first_player_wins(heaps: impl Iterator<Item = u64>) -> bool {
    let x = nim_sum(heaps);
    x % 4 != 0
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use shared::nim::{bounded_heap, nim_sum};
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: take 1 to `most` sticks from one heap; in the problem 1, 2 or 3.
    fn options(heaps: &[u64], most: u64) -> Vec<Vec<u64>> {
        sum(heaps, |&heap| (1..=most).filter_map(move |take| heap.checked_sub(take)))
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps, 3));
        for heaps in small::positions([(0, 0), (1, 60), (2, 25), (3, 12), (4, 8), (5, 6)]) {
            let won = first_player_wins(heaps.iter().copied());
            assert_eq!(won, game.is_won(&heaps), "{heaps:?}");
            assert_eq!(nim_sum(heaps.clone()) % 4, game.grundy(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn with_takes_up_to_4_the_nim_sum_of_the_heaps_does_not_tell() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps, 4));
        assert!(!game.is_won(&vec![1, 6]));
        assert_ne!(nim_sum([1, 6]) % 5, 0);
    }

    #[test]
    fn any_heaps_are_worth_their_rests() {
        let heaps = [u64::MAX, 1_000_000_000, 999_999_999, 1 << 63, 6];
        for count in 0..=heaps.len() {
            let values = heaps[..count].iter().map(|&heap| bounded_heap(heap, 3));
            assert_eq!(first_player_wins(heaps[..count].iter().copied()), nim_sum(values) != 0);
        }
    }
}
