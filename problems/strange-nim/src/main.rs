//! # Strange Nim — 奇怪的 Nim, AtCoder ARC 091 F
//!
//! <https://atcoder.jp/contests/arc091/tasks/arc091_d> · Grundy values that return, many steps back at once · O(√a) time per heap, O(n) memory
//!
//! **Statement.** There are n heaps of stones; heap i has aᵢ stones at first and a number kᵢ. Two
//! players, Takahashi and Aoki, take turns, Takahashi first. A turn chooses one heap; if it has x
//! stones now, the player takes from 1 to ⌊x/kᵢ⌋ of them. Whoever cannot move loses. Who wins if
//! both play as well as possible? (⌊ ⌋ rounds down.)
//!
//! **Input.** The first line has n, then n lines have `a k` each. 1 ≤ n ≤ 200; a and k are from 1
//! to 10⁹.
//!
//! **Output.** The winner, `Takahashi` or `Aoki`.
//!
//! ```text
//! input     output        input     output
//! 2         Aoki          3         Takahashi
//! 5 2                     3 2
//! 3 3                     4 3
//!                         5 1
//! ```
//!
//! **Idea.** A turn moves in one heap, so the heaps are a *sum of games*, and
//! [set-nim](../set_nim/index.html) says what to look for: the *Grundy value* g(x) of a heap of x
//! stones. A heap of value v is as good as v stones of Nim. The value is the *mex* of the values
//! one move away, that is, the least of 0, 1, 2, … that is missing among them. Let q = ⌊x/k⌋. A
//! move takes 1 to q stones, so it leads to one of the q sizes just below x. Here is the table for
//! k = 3:
//!
//! ```text
//! x      0 1 2   3 4 5   6 7 8   9 10 11   12 13 14   15
//! q      0 0 0   1 1 1   2 2 2   3  3  3    4  4  4    5
//! g(x)   0 0 0   1 0 1   2 0 1   3  2  0    4  1  3    5
//! ```
//!
//! Where k divides x, the value is q, which is new. Elsewhere it is an old number. Which one? Look
//! at the last q + 1 values. For x = 12 and q = 4 these are the values of 8 to 12: 1, 3, 2, 0, 4.
//! Each number from 0 to 4 is there once.
//! - Go on to x = 13. Again q = 4, and a move leads to 9, 10, 11 or 12. Of the five values only the
//!   first one, the 1 of x = 8, is out of reach now: it is missing, so g(13) = 1. The last five
//!   values are now 3, 2, 0, 4, 1, the same numbers.
//! - Go on to x = 14. In the same way the 3 drops out at the front and comes in at the end.
//! - Go on to x = 15. The limit has grown to q = 5, and a move reaches all of the last five
//!   values 2, 0, 4, 1, 3. No number from 0 to 4 is missing, so g(15) = 5.
//!
//! So where k does not divide x, the value is the one q + 1 places before: g(x) = g(x − q − 1). To
//! find g(x), step back by q + 1 until k divides the number; then the value is the quotient.
//!
//! For x = 10⁹ one step at a time can be too slow. But the size of a step does not change while the
//! quotient stays q, so all steps down to the multiple q·k can be made at once. For example k = 50
//! and x = 99: q = 1, so each step goes back by 2, and 25 steps lead from 99 to 49, the first
//! number not above 50. There q = 0, and 49 steps of 1 lead to 0: g(99) = 0.
//!
//! **Method.**
//! 1. For each heap let x = a and repeat: let q = ⌊x/k⌋ and r = x − q·k, the remainder.
//! 2. If r = 0, the value of the heap is q.
//! 3. Otherwise lower x by ⌈r/(q + 1)⌉ times q + 1 (⌈ ⌉ rounds up) and repeat from step 1.
//! 4. Let X be the nim-sum of all values, their bitwise xor. If X = 0, print `Aoki`, else
//!    `Takahashi`.
//!
//! **Proof.** *The values.* Claim: g(x) = q if k divides x, else g(x) = g(x − q − 1). Call the
//! q + 1 values g(x − q), …, g(x) the *window* of x. We prove, for x = 0, 1, 2, …, the claim
//! together with this: the window of x has each of the numbers 0, 1, …, q once.
//!
//! For x = 0 there is no move, q = 0 and g(0) = 0. For x > 0 a move leads to one of the values
//! g(x − q), …, g(x − 1). Look at the window of x − 1.
//! - *k divides x.* Then ⌊(x − 1)/k⌋ = q − 1, so the window of x − 1 has q values, exactly those to
//!   which a move leads: they are 0, …, q − 1. So g(x) = q, and the window of x is 0, …, q.
//! - *k does not divide x.* Then ⌊(x − 1)/k⌋ = q as well, so the window of x − 1 has q + 1
//!   values, 0 to q: those to which a move leads, and g(x − q − 1) before them. (There is such a
//!   size: x > q·k ≥ q.) Only g(x − q − 1) is missing, so g(x) = g(x − q − 1). The window of x has
//!   lost this number at the front and gained it at the end.
//!
//! *The steps.* Let r > 0. After i steps back by q + 1 the number is x − i·(q + 1), and it is still
//! above q·k as long as i·(q + 1) < r. There the quotient is still q and k does not divide the
//! number, so the next step goes back by q + 1 again. So the first ⌈r/(q + 1)⌉ steps can be made at
//! once. Call this a *round*. After it either k divides x, and we are done, or the quotient is
//! smaller than q.
//!
//! *How many rounds?* A round goes back by at least q + 1, and no two rounds have the same q. So m
//! rounds together go back by at least 1 + 2 + … + m = m(m + 1)/2. This is at most a, so m < √(2a):
//! fewer than 44 722 rounds for a = 10⁹.
//!
//! *The sum.* For a sum of games [set-nim](../set_nim/index.html) proves: the player to move
//! loses ⇔ X = 0. (⇔ means "if and only if".) Each move takes stones away, so play ends, as that
//! theorem asks.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking ⌊a/k⌋ as the value of each heap (`hack-quotient`).
//! - Taking 0 as the value unless k divides a (`hack-no-multiple`).
//! - Going back by q instead of q + 1 (`hack-step`).
//! - Taking a mod (q + 1), as if the first limit stayed for the whole game (`hack-first-limit`).
//! - Making one step at a time. 200 heaps of 999 999 999 with k = 500 000 000 need 1.5·10¹¹ steps,
//!   or 5·10¹⁰ if one stops where no move is left (`max-steps`).
//!
//! **Beyond.** The program takes any number of heaps, even none, empty heaps, and any k from 1 to
//! 2⁶⁴ − 1. It refuses a heap above 10⁹ and k = 0. With k = 1 the game is Nim, and the value of a
//! heap is its size.
//!
//! **Source.** AtCoder Regular Contest 091 (2018), problem F.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { heaps: [(u64, u64)] }
    println!("{}", if first_player_wins(&heaps) { "Takahashi" } else { "Aoki" });
}

/// Is the nim-sum of all values not 0, for heaps (a, k)?
fn first_player_wins(heaps: &[(u64, u64)]) -> bool {
    nim_sum(heaps.iter().map(|&(a, k)| g(a, k))) != 0
}

/// The Grundy value of a heap of x stones.
fn g(mut x: u64, k: u64) -> u64 {
    assert!(x <= 1_000_000_000, "a heap of {} stones: at most 10^9", x);
    assert!(k > 0, "k must be at least 1, not 0");
    while x % k > 0 {
        let (q, r) = (x / k, x % k);
        let steps = (r + q) / (q + 1); // r/(q + 1), rounded up
        x -= steps * (q + 1);
    }
    x / k
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, g};
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use shared::{grundy::mex, small};

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        for (count, most_k, most_x) in [(0, 1, 0), (1, 20, 100), (2, 5, 14), (3, 3, 7)] {
            for ks in small::sequences(count, most_k - 1) {
                let ks: Vec<u64> = ks.into_iter().map(|k| k + 1).collect();
                let mut game = Game::normal(Rules::options);
                for xs in small::sequences(count, most_x) {
                    let heaps: Vec<_> = xs.iter().copied().zip(ks.iter().copied()).collect();
                    let is_won = game.is_won(&vec![ks.clone(), xs]);
                    assert_eq!(first_player_wins(&heaps), is_won, "{heaps:?}");
                }
            }
        }
    }

    #[test]
    fn every_value_is_the_mex_and_every_window_is_complete() {
        for k in 1..=60 {
            let values: Vec<usize> = (0..=1500).map(|x| g(x, k).try_into().unwrap()).collect();
            for x in 0..values.len() {
                let q = x / usize::try_from(k).unwrap();
                assert_eq!(values[x], mex(values[x - q..x].iter().copied()), "{x} {k}");
                let mut window = values[x - q..=x].to_vec();
                window.sort_unstable();
                assert!(window.into_iter().eq(0..=q), "{x} {k}");
            }
        }
    }

    #[test]
    fn the_values_of_the_page_are_right() {
        let values: Vec<u64> = (0..16).map(|x| g(x, 3)).collect();
        assert_eq!(values, [0, 0, 0, 1, 0, 1, 2, 0, 1, 3, 2, 0, 4, 1, 3, 5]);
        assert_eq!([99, 49].map(|x| g(x, 50)), [0, 0]);
    }

    proptest! {
        #[test]
        fn a_value_at_full_size_is_that_of_one_step_back(
            x in 1..=1_000_000_000_u64, k in prop_oneof![1..300_000_u64, 1..=u64::MAX],
        ) {
            let q = x / k;
            prop_assert_eq!(g(x, k), if x % k == 0 { q } else { g(x - q - 1, k) });
            prop_assert_eq!(g(x - x % k, k), q);
        }
    }

    #[test]
    fn the_largest_heaps_are_answered() {
        assert!(first_player_wins(&[(1_000_000_000, 1), (0, 1)]));
        assert!(!first_player_wins(&vec![(1_000_000_000, u64::MAX); 200]));
        assert!(!first_player_wins(&vec![(1_000_000_000, 23_401); 200]));
    }

    #[test]
    #[should_panic(expected = "a heap of 1000000001 stones: at most 10^9")]
    fn refuses_a_larger_heap() {
        first_player_wins(&[(5, 2), (1_000_000_001, 3)]);
    }

    #[test]
    #[should_panic(expected = "k must be at least 1, not 0")]
    fn refuses_k_0() {
        first_player_wins(&[(5, 0)]);
    }
}
