//! # Strange Nim — 奇怪的 Nim, AtCoder ARC 091 F
//!
//! <https://atcoder.jp/contests/arc091/tasks/arc091_d> · Grundy values that return · O(√a) time per heap, O(n) memory
//!
//! **Statement.** n heaps of stones; heap i begins with aᵢ stones and has a number kᵢ. A move takes
//! stones from one heap: from 1 to ⌊x/kᵢ⌋ of them if heap i now has x, where ⌊ ⌋ rounds down.
//! Whoever cannot move loses. The input has n, then n lines `a k`. Takahashi moves first; print
//! `Takahashi` or `Aoki`, whoever wins. n ≤ 200, 1 ≤ a, k ≤ 10⁹. The program takes n up to 2000, a
//! from 0 to 10¹⁰ and any u64 k ≥ 1; it refuses more or larger heaps and k = 0.
//!
//! **Idea.** Let g(x) be the *Grundy value* of a heap of x: the *mex* of the values of its
//! *options* (the positions one move away): the least number 0, 1, 2, … that is not among these
//! values. The options of x are the q sizes just below it, with q = ⌊x/k⌋. Table g:
//!
//! ```text
//! k = 3    x   0 1 2   3 4 5   6 7 8   9 10 11   12 13 14
//!          q   0 0 0   1 1 1   2 2 2   3  3  3    4  4  4
//!       g(x)   0 0 0   1 0 1   2 0 1   3  2  0    4  1  3
//! ```
//!
//! At a multiple of k the value is q, a new one. Elsewhere it is an old one, that of the size q + 1
//! places before. For the last q + 1 values are always 0, 1, …, q in some order: up to x = 12 they
//! are 1, 3, 2, 0, 4. The options of 13 have the last four of them, so g(13) = 1, the first.
//!
//! **Proof.** Claim: g(x) = q if k divides x, else g(x − q − 1). Then the player to move loses (the
//! position is a P-position) ⇔ the nim-sum ⊕, the bitwise xor, of all g is 0, for the heaps are a
//! sum of games, each move being made in one of them ([set-nim](../set_nim/index.html) proves the
//! theorem of Sprague and Grundy).
//!
//! A move takes stones away, so play ends. The claim is proved by induction on x, together with
//! this: the q + 1 values g(x − q), …, g(x), the *window* of x, are 0, 1, …, q, each once. For x =
//! 0, q = 0 and g(0) = mex ∅ = 0. For x > 0 the options of x have the values g(x − q), …, g(x − 1).
//! - k divides x. Then ⌊(x − 1)/k⌋ = q − 1, and the window of x − 1 is just these q values: 0, …,
//!   q − 1. So g(x) = q, and with it the window of x is 0, …, q.
//! - Else ⌊(x − 1)/k⌋ = q, too, x − q − 1 is not negative, as x > qk ≥ q, and the window of x − 1
//!   is these q values and g(x − q − 1) before them: 0, …, q. The one of these that the options
//!   have not is g(x − q − 1), so g(x) is that, and the window of x has the same values.
//!
//! So go back from x by q + 1 until k divides it. One step at a time can be too slow, but the limit
//! ⌊x/k⌋ of a take stays q as long as x is above the multiple qk. With r = x − qk, the first
//! ⌈r/(q + 1)⌉ steps (⌈ ⌉ rounds up) start above it, and the last of them leads to it or below:
//! take them at once, as a *round*. After it either k divides x, and that is the end, or q is
//! smaller.
//!
//! How many rounds are there? Each goes back by more than q, and no two have the same q: so m
//! rounds go back by at least 1 + 2 + … + m = m(m + 1)/2, which is at most a, and m < √(2a). For
//! 10⁹ that is less than 44 722.
//!
//! **Mistakes.** ⌊x/k⌋ as the value of each heap (`hack-quotient`). The value 0 unless k divides x
//! (`hack-no-multiple`). Going back by q in place of q + 1 (`hack-step`). x mod (q + 1), as if the
//! limit stayed what it is at first (`hack-first-limit`). One step at a time: 200 heaps 999999999
//! with k = 500000000 take 1.5·10¹¹ steps, or 5·10¹⁰ if they stop where no move is left
//! (`max-steps`).
//!
//! **Source.** AtCoder Regular Contest 091 (2018), problem F.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { heaps: [(u64, u64)] }
    println!("{}", if first_player_wins(&heaps) { "Takahashi" } else { "Aoki" });
}

/// Is the nim-sum of all g ≠ 0, for heaps (a, k)?
fn first_player_wins(heaps: &[(u64, u64)]) -> bool {
    assert!(heaps.len() <= 2000, "n = {}: at most 2000 heaps are accepted", heaps.len());
    let values = heaps.iter().zip(1..).map(|(&(a, k), i)| {
        assert!(a <= 10_000_000_000, "heap {}: {} stones, at most 10^10 are accepted", i, a);
        assert!(k > 0, "heap {}: k must be at least 1, not 0", i);
        g(a, k)
    });
    nim_sum(values) != 0
}

/// The Grundy value of a heap of x stones.
fn g(mut x: u64, k: u64) -> u64 {
    loop {
        let (q, r) = (x / k, x % k);
        if r == 0 {
            return q;
        }
        let steps = (r + q) / (q + 1); // r/(q + 1) rounded up
        x -= steps * (q + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, g};
    use proptest::prelude::*;
    use shared::rules::{sum, Game};
    use shared::{grundy::mex, small};

    /// The rule as stated: take 1 to ⌊x/k⌋ stones from one heap (x, k).
    fn options(heaps: &[(u64, u64)]) -> Vec<Vec<(u64, u64)>> {
        sum(heaps, |&(x, k)| (1..=x / k).map(move |take| (x - take, k)))
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        for (count, most_k, most_x) in [(0, 1, 0), (1, 20, 100), (2, 5, 14), (3, 3, 7)] {
            for ks in small::sequences(count, most_k - 1) {
                let mut game = Game::normal(|heaps: &Vec<(u64, u64)>| options(heaps));
                for xs in small::sequences(count, most_x) {
                    let heaps: Vec<_> = xs.into_iter().zip(ks.iter().map(|k| k + 1)).collect();
                    let is_won = game.is_won(&heaps);
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
    fn the_table_is_right() {
        let values: Vec<u64> = (0..15).map(|x| g(x, 3)).collect();
        assert_eq!(values, [0, 0, 0, 1, 0, 1, 2, 0, 1, 3, 2, 0, 4, 1, 3]);
    }

    proptest! {
        #[test]
        fn a_value_at_full_size_is_that_of_one_step_back(
            x in 1..=10_000_000_000_u64, k in prop_oneof![1..300_000_u64, 1..=u64::MAX],
        ) {
            let q = x / k;
            prop_assert_eq!(g(x, k), if x % k == 0 { q } else { g(x - q - 1, k) });
            prop_assert_eq!(g(x - x % k, k), q);
        }
    }

    #[test]
    fn the_largest_heaps_are_accepted() {
        assert!(first_player_wins(&[(10_000_000_000, 1), (0, 1)]));
        assert!(!first_player_wins(&vec![(10_000_000_000, u64::MAX); 2000]));
    }

    #[test]
    #[should_panic(expected = "n = 2001: at most 2000 heaps")]
    fn refuses_more_heaps() {
        first_player_wins(&vec![(5, 2); 2001]);
    }

    #[test]
    #[should_panic(expected = "heap 2: 10000000001 stones, at most 10^10")]
    fn refuses_a_larger_heap() {
        first_player_wins(&[(5, 2), (10_000_000_001, 3)]);
    }

    #[test]
    #[should_panic(expected = "heap 1: k must be at least 1")]
    fn refuses_k_0() {
        first_player_wins(&[(5, 0)]);
    }
}
