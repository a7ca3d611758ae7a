//! # Wythoff's Game — [SHOI2002] 取石子游戏 / 【模板】威佐夫博弈, Luogu P2252
//!
//! <https://www.luogu.com.cn/problem/P2252> · golden ratio in integers · O(1) time and memory
//!
//! **Statement.** Two heaps of stones. A move takes any positive number from one heap, or the same
//! positive number from both; whoever takes the last stone wins. The input is one line `a b`; print
//! `1` if the first player wins, else `0`. Heaps are at most 10⁹, in any order. The program takes
//! any u64 heaps and answers exactly.
//!
//! **Idea.** List the pairs of heaps that are lost for the player to move (the P-positions), by the
//! difference k of the heaps: the smaller heap Aₖ is the least number that no earlier pair has, and
//! the larger is Bₖ = Aₖ + k.
//!
//! ```text
//! k    0  1  2  3   4   5   6   7   8
//! Aₖ   0  1  3  4   6   8   9  11  12
//! Bₖ   0  2  5  7  10  13  15  18  20
//! ```
//!
//! Each number n ≥ 1 stands in exactly one pair, each difference in one. The table grows along two
//! straight lines: with the golden ratio φ = (1 + √5)/2 = 1.618…, for which φ² = φ + 1, it has Aₖ =
//! ⌊kφ⌋ and Bₖ = ⌊kφ²⌋, where ⌊x⌋ is x rounded down. (kφ² = kφ + k, so Bₖ = Aₖ + k indeed.)
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** From here on Aₖ = ⌊kφ⌋ and Bₖ = ⌊kφ²⌋. Each number n ≥ 1 occurs exactly once among
//! A₁, B₁, A₂, B₂, … . To see this, count how many of them are below a whole number N ≥ 1. ⌊kφ⌋ < N
//! ⇔ kφ < N ⇔ k < N/φ, and N/φ is not whole, as φ is irrational: so ⌊N/φ⌋ of the Aₖ are below N,
//! and likewise ⌊N/φ²⌋ of the Bₖ. From φ² = φ + 1 follows 1/φ + 1/φ² = 1, so N/φ + N/φ² = N;
//! neither part is whole, so rounding both down loses more than 0 and less than 2, which must be 1:
//! the two floors add up to N − 1. One step from N to N + 1 adds exactly one: the number N itself.
//! (Both lists rise, and Aₖ < Bₖ for k ≥ 1. So each number below Aₖ is in an earlier pair, and Aₖ
//! is in none: it is the least that no earlier pair has, as the Idea says.)
//!
//! Claim: the player to move loses ⇔ the heaps are Aₖ and Bₖ for some k.
//! - The end: 0 and 0 are A₀ and B₀.
//! - From Aₖ and Bₖ: taking from one heap keeps the other, which stands in no second pair; taking
//!   from both keeps the difference, which belongs to no second pair. So no pair is reached.
//! - From x ≤ y, no pair: if x = Bⱼ with j ≥ 1, lower y to Aⱼ < x. If x = Aⱼ and y > Bⱼ, lower y to
//!   Bⱼ. If x = Aⱼ and y < Bⱼ, the difference d = y − x is less than j, so A_d < Aⱼ; take Aⱼ − A_d
//!   from both, which leaves A_d and A_d + d.
//!
//! To decide it in integers, let a be the smaller heap and k the difference. The pair is lost iff a =
//! ⌊kφ⌋ = k + ⌊k/φ⌋ (as φ = 1 + 1/φ), so iff q := a − k is ⌊k/φ⌋: q ≥ 0 and qφ ≤ k < (q + 1)φ. For
//! t ≥ 0, t² − t − 1 is negative below its root φ and positive above it. So for q > 0, qφ ≤ k ⇔ φ ≤
//! k/q ⇔ (k/q)² ≥ k/q + 1 ⇔ k² ≥ qk + q² = q(q + k) = qa; for q = 0 both qφ ≤ k and k² ≥ qa hold.
//! The same with q + 1 turns k < (q + 1)φ into k² < (q + 1)(q + 1 + k) = (q + 1)(a + 1). Together:
//! the player to move loses ⇔ q ≥ 0 and qa ≤ k² < (q + 1)(a + 1).
//!
//! **Mistakes.** ⌊kφ⌋ in floating point: with 64-bit doubles it fails first at 165580140 267914295,
//! which is lost (`hack-double`), and next to it at 165580141 267914296, which is won
//! (`hack-double-next`). Forgetting to order the heaps (`hack-order`). Looking for a winning move
//! only where the smaller heap is some Aₖ or the larger some Bₖ, as a common list of five kinds of
//! moves does: 2 3 is neither, and won all the same (`hack-five-cases`). Equal heaps taken for lost
//! (`hack-equal`).
//!
//! **Source.** W. A. Wythoff, *A modification of the game of Nim*, Nieuw Archief voor Wiskunde 7
//! (1907), 199–202. The general theorem on two such lists is known as Beatty's (American
//! Mathematical Monthly 33, 1926, problem 3173). POJ 1067 asks the same for pairs up to the end of
//! the file.

use proconio::input;

fn main() {
    input! { a: u64, b: u64 }
    println!("{}", u8::from(first_player_wins(a, b)));
}

/// Is (a, b) none of the pairs Aₖ, Bₖ?
fn first_player_wins(a: u64, b: u64) -> bool {
    let k = u128::from(a.abs_diff(b));
    let a = u128::from(a.min(b));
    match a.checked_sub(k) {
        // No overflow: (q + 1)(a + 1) reaches 2¹²⁸ only for k = 0 < a, where qa > k².
        Some(q) => q * a > k * k || k * k >= (q + 1) * (a + 1),
        None => true,
    }
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use proptest::prelude::*;
    use shared::rules::Game;

    /// The rule as stated: take from one heap, or the same number from both.
    fn options(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
        let from_a = (0..a).map(|size| (size, b));
        let from_b = (0..b).map(|size| (a, size));
        let from_both = (1..=a.min(b)).map(|take| (a - take, b - take));
        from_a.chain(from_b).chain(from_both).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(options);
        for (a, b) in (0..=60).flat_map(|a| (0..=60).map(move |b| (a, b))) {
            assert_eq!(first_player_wins(a, b), game.is_won(&(a, b)), "{a} {b}");
        }
    }

    /// The pairs one by one: the smaller heap is the least number not yet used.
    fn pairs(count: u64) -> Vec<(u64, u64)> {
        let mut used = vec![false; 3 * count as usize + 3];
        let mut least = 0;
        let mut pairs = vec![];
        for k in 0..count {
            while used[least] {
                least += 1;
            }
            pairs.push((least as u64, least as u64 + k));
            used[least] = true;
            used[least + k as usize] = true;
        }
        pairs
    }

    #[test]
    fn the_first_pairs_are_those_of_the_page_and_no_others_are_lost() {
        let pairs = pairs(200);
        let page = [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18), (12, 20)];
        assert_eq!(pairs[..9], page);
        for (a, b) in (0..=300).flat_map(|a| (0..=300).map(move |b| (a, b))) {
            let is_pair = pairs.contains(&(a.min(b), a.max(b)));
            assert_eq!(first_player_wins(a, b), !is_pair, "{a} {b}");
        }
    }

    /// The three winning moves of the proof.
    fn proof_move(x: u64, y: u64, pairs: &[(u64, u64)]) -> (u64, u64) {
        if let Some(pair) = pairs.iter().find(|pair| pair.1 == x && x > 0) {
            return (x, pair.0);
        }
        let pair = pairs.iter().find(|pair| pair.0 == x).unwrap();
        if y > pair.1 {
            *pair
        } else {
            pairs[(y - x) as usize]
        }
    }

    #[test]
    fn the_three_moves_of_the_proof_are_enough() {
        let pairs = pairs(200);
        for (x, y) in (0..=120).flat_map(|x| (x..=120).map(move |y| (x, y))) {
            if first_player_wins(x, y) {
                let (a, b) = proof_move(x, y, &pairs);
                assert!(options(&(x, y)).contains(&(a, b)), "{x} {y} to {a} {b}");
                assert!(!first_player_wins(a, b), "{x} {y} to {a} {b}");
            }
        }
    }

    /// Neighbours in the Fibonacci sequence are the hardest: F/F' is as near to φ as it can be.
    /// (F₂ᵢ, F₂ᵢ₊₁) with F₁ = F₂ = 1 is a pair, (F₂ᵢ₊₁, F₂ᵢ₊₂) is not.
    #[test]
    fn fibonacci_neighbours_are_told_apart_up_to_2_64() {
        let (mut f, mut next, mut lost) = (1_u64, 2_u64, true);
        while let Some(sum) = f.checked_add(next) {
            assert_eq!(!first_player_wins(f, next), lost, "{f} {next}");
            assert_eq!(!first_player_wins(next, f), lost, "{next} {f}");
            for (a, b) in [(f, next + 1), (f - 1, next), (f + 1, next), (f, next - 1)] {
                // One number in common with a pair, so no pair.
                assert!(!lost || first_player_wins(a, b), "{a} {b}");
            }
            (f, next, lost) = (next, sum, !lost);
        }
    }

    proptest! {
        /// Aₖ = ⌊(k + √(5k²))/2⌋, with the root of the standard library.
        #[test]
        fn every_difference_has_exactly_its_pair(k in 0..7_000_000_000_000_000_000_u64) {
            let root = (5 * u128::from(k) * u128::from(k)).isqrt();
            let a = u64::try_from((u128::from(k) + root) / 2).unwrap();
            prop_assert!(!first_player_wins(a, a + k) && !first_player_wins(a + k, a));
            prop_assert!(first_player_wins(a + 1, a + 1 + k));
            prop_assert!(k == 0 || first_player_wins(a - 1, a - 1 + k));
        }
    }

    #[test]
    fn doubles_fail_first_where_the_page_says() {
        let phi = f64::midpoint(1.0, 5_f64.sqrt());
        let by_double = |k: u64| u64::try_from((k as f64 * phi) as i64).unwrap();
        let fails = |k: &u64| first_player_wins(by_double(*k), by_double(*k) + k);
        assert_eq!((0..110_000_000).find(fails), Some(102_334_155));
        assert_eq!((by_double(102_334_155), 165_580_140 + 102_334_155), (165_580_141, 267_914_295));
    }

    #[test]
    fn the_ends_of_u64_are_answered() {
        assert!(first_player_wins(u64::MAX, u64::MAX) && first_player_wins(0, u64::MAX));
        assert!(!first_player_wins(433_494_436, 701_408_732));
        assert!(!first_player_wins(165_580_140, 267_914_295));
        assert!(first_player_wins(165_580_141, 267_914_296));
    }
}
