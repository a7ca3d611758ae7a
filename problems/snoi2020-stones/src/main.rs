//! # Taking Stones — [SNOI2020] 取石子, Luogu P6791
//!
//! <https://www.luogu.com.cn/problem/P6791> · Fibonacci Nim, the lost heaps counted · O(log N) time per question
//!
//! **Statement.** A heap of n stones. The first take is from 1 to k stones, each later one from 1
//! to twice the take before it. Whoever takes the last stone loses. For each of T lines `k N` print
//! for how many n from 1 to N the first player wins. T ≤ 10⁵; k and N are from 1 to 10¹⁸. The
//! program takes any T, any u64 N, 0 included, and any u64 k but 0, which is refused.
//!
//! **Idea.** Nobody takes the last stone unless it stands alone. So lay one stone aside and play
//! for the other m = n − 1: whoever takes the last of these leaves that one stone to the opponent,
//! and wins. This is [Fibonacci Nim](../fibonacci_nim/index.html), where all depends on ℓ(m), the
//! least part of m when m is written as a sum of Fibonacci numbers 1, 2, 3, 5, 8, … no two of which
//! are neighbours in that sequence (the Zeckendorf representation).
//!
//! ```text
//! m      0   1   2   3   4     5   6     7     8   9
//! parts  -   1   2   3   3+1   5   5+1   5+2   8   8+1
//! ℓ(m)   ∞   1   2   3   1     5   1     2     8   1
//! ```
//!
//! For k = 1 and N = 10, lost are the m that have no part 1: 0, 2, 3, 5, 5 + 2 and 8. To count them
//! without a list, put for each part the Fibonacci number one place before it (one place, as one
//! Fibonacci number is ≤ k). The list becomes 0, 1, 2, 3, 3 + 1, 5: that numbers them from 0. So
//! the last one is enough: m goes up to 9 = 8 + 1, drop the 1 that is not allowed, and move 8 to 5.
//! The last has number 5, so with number 0 there are 6, and the answer is 10 − 6 = 4.
//!
//! **Proof.** Claim: the first player wins ⇔ n ≥ 2 and ℓ(n − 1) ≤ k.
//! - With one stone he must take it and loses.
//! - With more, taking all of them loses at once, and he may take 1 instead: so forbidding to take
//!   all changes nothing. Let the quota be the most that may be taken. Then the moves are those on
//!   n − 1 stones with the same quotas, and whoever takes the last of these wins, for a single
//!   stone is left to the opponent. There the player to move with m ≥ 1 stones and a quota of k
//!   wins ⇔ ℓ(m) ≤ k ([fibonacci-nim](../fibonacci_nim/index.html) proves it).
//!
//! Now count the lost m from 0 to N − 1. Let f₁ = 1, f₂ = 2, f₃ = 3, f₄ = 5, … and let f_j be the
//! least of them above k. Lost are the m with no part below f_j; 0 has none at all.
//! - Of two different numbers, the larger one is that with the largest part that only one of them
//!   has: for parts below f_i without neighbours sum to less than f_i, as the other page shows. So
//!   only the places of the parts count, and putting f_{i − j + 1} for each part f_i keeps the
//!   order of the lost m.
//! - What the lost m become are all the numbers 0, 1, 2, …: each sum without neighbours can be
//!   moved j − 1 places up. So the first lost m becomes 0, the next 1, and so on.
//! - The last lost m ≤ N − 1 is what is left of N − 1 without its parts below f_j. Call that m₀,
//!   and let a larger m be lost. By the first point the largest part that only one of them has is a
//!   part of m. From f_j on N − 1 has the same parts as m₀, and m has none below. So the largest
//!   part that only one of m and N − 1 has is that one too, and m > N − 1.
//!
//! So there are 1 + Σ f_{i − j + 1} lost ones, over the parts f_i ≥ f_j of N − 1. The largest parts
//! are found first: the largest Fibonacci number that still fits is one.
//!
//! **Mistakes.** As if the last stone won (`hack-last-stone`). ℓ < k in place of ℓ ≤ k
//! (`hack-equal`). "Lost if n = 1 or n − 1 is a Fibonacci number above k", and only then: for k = 1
//! not with 8 = 5 + 2 + 1 stones (`hack-fibonacci`). As if every take were at most k: n mod (k + 1)
//! ≠ 1 (`hack-bash`). No f_j found, as the list of Fibonacci numbers ends at 10¹⁸, and its last one
//! taken instead (`hack-large-k`).
//!
//! **Source.** Shaanxi (陕西) team selection 2020. The game: M. J. Whinihan, *Fibonacci Nim*,
//! Fibonacci Quarterly 1 (1963), no. 4, 9–13.

use proconio::input;
use shared::fibonacci::fibonacci_numbers;

fn main() {
    input! { questions: [(u64, u64)] }
    let f = fibonacci_numbers();
    let lines = questions.iter().map(|&(k, n)| format!("{}\n", won_heaps(k, n, &f)));
    print!("{}", lines.collect::<String>());
}

/// How many heaps of 1 to `n` stones the first player wins; `f` are all Fibonacci numbers.
fn won_heaps(k: u64, n: u64, f: &[u64]) -> u64 {
    assert!(k > 0, "k = 0: the first take must be allowed at least 1 stone");
    if n == 0 {
        return 0;
    }
    let j = f.partition_point(|&f| f <= k); // f[j] is the least above k
    let (mut rest, mut lost) = (n - 1, 1);
    for (&part, &moved) in f[j..].iter().zip(f).rev() {
        if part <= rest {
            rest -= part;
            lost += moved;
        }
    }
    n - lost
}

#[cfg(test)]
mod tests {
    use super::{fibonacci_numbers, won_heaps};
    use proptest::prelude::*;
    use shared::rules::Game;

    /// The rule as stated: take from 1 to the quota; the next quota is twice the take.
    fn options(&(stones, quota): &(u64, u64)) -> Vec<(u64, u64)> {
        // A quota above the heap is worth as much as the heap: fewer positions to search.
        let after = |take: u64| (stones - take, (2 * take).min(stones - take));
        (1..=quota.min(stones)).map(after).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_question() {
        let (mut game, f) = (Game::misere(options), fibonacci_numbers());
        for k in 1..=60 {
            let mut won = 0;
            for n in 0..=400 {
                won += u64::from(n > 0 && game.is_won(&(n, k.min(n))));
                assert_eq!(won_heaps(k, n, &f), won, "k = {k}, N = {n}");
            }
        }
    }

    #[test]
    fn the_table_is_right() {
        let f = fibonacci_numbers();
        let is_lost = |m: u64, k| won_heaps(k, m + 1, &f) == won_heaps(k, m, &f);
        let least = |m| (1..20).find(|&k| !is_lost(m, k));
        assert_eq!(
            (1..10).map(|m| least(m).unwrap()).collect::<Vec<_>>(),
            [1, 2, 3, 1, 5, 1, 2, 8, 1]
        );
        assert!(is_lost(0, u64::MAX));
        assert_eq!(won_heaps(1, 10, &f), 4);
    }

    /// Of the m below f_i, with i ≥ j, those with parts from f_j on become all below f_{i − j + 1}.
    #[test]
    fn heaps_up_to_a_fibonacci_number_are_counted_exactly() {
        let f = fibonacci_numbers();
        for j in 1..f.len() {
            for i in j..f.len() {
                assert_eq!(won_heaps(f[j] - 1, f[i], &f), f[i] - f[i - j], "{j} {i}");
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(20_000))]

        /// One heap more is won iff the least part of m is at most k.
        #[test]
        fn each_heap_adds_what_its_least_part_says(
            n in prop_oneof![
                2..=u64::MAX,
                (3..92_usize, 0..3_u64).prop_map(|(i, by)| fibonacci_numbers()[i] - by),
            ],
            j in 0..92_usize,
            by in 0..2_u64,
        ) {
            let f = fibonacci_numbers();
            let (mut rest, mut least) = (n - 1, 0);
            while rest > 0 {
                least = *f.iter().rfind(|&&f| f <= rest).unwrap();
                rest -= least;
            }
            for k in [least, least - 1, f[j], f[j] - by].into_iter().filter(|&k| k > 0) {
                let won = won_heaps(k, n, &f) - won_heaps(k, n - 1, &f);
                prop_assert_eq!(won, u64::from(least <= k));
            }
        }
    }

    #[test]
    fn the_ends_of_u64_are_answered() {
        let f = fibonacci_numbers();
        assert_eq!(won_heaps(u64::MAX, u64::MAX, &f), u64::MAX - 1);
        // Above k is only the last one, 12200160415121876738: m is 0 or that.
        assert_eq!(won_heaps(f[f.len() - 2], u64::MAX, &f), u64::MAX - 2);
    }

    #[test]
    #[should_panic(expected = "k = 0")]
    fn refuses_a_first_take_of_nothing() {
        won_heaps(0, 5, &[1, 2]);
    }
}
