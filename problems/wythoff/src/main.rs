//! # Wythoff's Game — \[SHOI2002\] 取石子游戏 / 【模板】威佐夫博弈, Luogu P2252
//!
//! <https://www.luogu.com.cn/problem/P2252> · pairs along the golden ratio, decided in integers · O(1) time and memory
//!
//! **Statement.** There are two heaps of stones. Two players take turns; a turn takes one or more
//! stones from one heap, or the same number from both. Whoever takes the last stone wins. Does the
//! first player win if both play as well as possible?
//!
//! **Input.** One line with the sizes a and b of the heaps, from 0 to 10⁹, in any order.
//!
//! **Output.** `1` if the first player wins, else `0`. (The statement also speaks of `-1` if this
//! cannot be decided; it always can.)
//!
//! ```text
//! input     output
//! 8 4       1
//! ```
//!
//! **Idea.** Collect the pairs of heaps that are lost for the player to move, beginning with the
//! empty heaps 0 0. Cross out every pair from which one move leads to a lost pair. Of the pairs
//! left, take the one with the fewest stones: every move from it leads to a crossed-out pair, where
//! the opponent wins, so it is lost too. Repeat this. The pairs come in the order 1 2, 3 5, 4 7, …:
//!
//! ```text
//! k    0  1  2  3   4   5   6   7   8      the difference of the heaps
//! Aₖ   0  1  3  4   6   8   9  11  12      the smaller heap
//! Bₖ   0  2  5  7  10  13  15  18  20      the larger heap, Aₖ + k
//! ```
//!
//! One sees two things. Row k has the difference k: no difference comes twice, since taking the
//! same number from both heaps leads from the larger pair to the smaller. And no number comes
//! twice, since taking from the other heap leads from one pair to the other. It seems that, if the
//! table goes on for ever, each number from 1 on stands in it exactly once.
//!
//! How fast does Aₖ grow? The points (k, Aₖ) lie near a straight line, Aₖ ≈ αk. Then Bₖ = Aₖ + k ≈
//! (α + 1)k. Of the numbers up to N about N/α stand in row A and about N/(α + 1) in row B. Together
//! these are all N numbers, so 1/α + 1/(α + 1) = 1, that is, α² = α + 1. The positive solution is
//! the golden ratio φ = (1 + √5)/2 = 1.618…, and the guess Aₖ = ⌊kφ⌋ (kφ rounded down) gives the
//! whole table.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.** Floating point is not exact enough to compare a with ⌊kφ⌋, so use whole numbers:
//! 1. Let a be the smaller heap and k the difference of the heaps. They are lost exactly if a =
//!    ⌊kφ⌋, that is, a ≤ kφ < a + 1. Since 2φ = 1 + √5, this is 2a − k ≤ k√5 < 2a − k + 2.
//! 2. If 2a < k, then 2a − k + 2 ≤ 1 < k√5, so the pair is not lost: print 1.
//! 3. Otherwise all three terms are at least 0 and can be squared. If (2a − k)² ≤ 5k² < (2a − k +
//!    2)², print 0, else 1. 64 bits are enough: 5k² ≤ 5·10¹⁸.
//!
//! **Proof.** Let Aₖ = ⌊kφ⌋ and Bₖ = Aₖ + k. As φ² = φ + 1, also Bₖ = ⌊kφ²⌋. As φ > 1, both rows
//! increase.
//!
//! *Each number from 1 on occurs exactly once among A₁, B₁, A₂, B₂, … .* Count how many of these
//! are below a whole number N. ⌊kφ⌋ < N means kφ < N, or k < N/φ. φ is irrational, so N/φ is not
//! whole, and ⌊N/φ⌋ of the Aₖ are below N. In the same way ⌊N/φ²⌋ of the Bₖ are. Divide φ² = φ + 1
//! by φ²: 1 = 1/φ + 1/φ², so N/φ + N/φ² = N, and N/φ² is not whole either. Rounding both down loses
//! more than 0 and less than 2, and it loses a whole number, because N is whole: it loses 1. So
//! N − 1 of the numbers are below N, N of them below N + 1, and exactly one of them is N.
//!
//! *Claim.* The player to move loses ⇔ the heaps are Aₖ and Bₖ for some k. (⇔ means "if and only
//! if".)
//! - *The end.* The empty heaps are A₀ and B₀.
//! - *No move leads from a pair to another pair.* A move on one heap keeps the other, whose number
//!   is in no other pair. A move on both keeps the difference, and no other pair has it.
//! - *From any other heaps x ≤ y some move leads to a pair.* If x = Bⱼ with j ≥ 1, lower y to Aⱼ,
//!   which is less than x. Otherwise x = Aⱼ for some j. If y > Bⱼ, lower y to Bⱼ. If y < Bⱼ, the
//!   difference d = y − x is less than j, so A_d < Aⱼ: take Aⱼ − A_d from both, which leaves A_d
//!   and A_d + d = B_d.
//!
//! So whoever is on a pair must leave the pairs, and the opponent can return to one. The stones
//! become fewer, and at last the player on a pair faces 0 0 and has lost.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Computing ⌊kφ⌋ with 64-bit doubles. It fails first at 165580140 267914295, which is lost
//!   (`hack-double`), and beside it at 165580141 267914296, which is won (`hack-double-next`).
//! - Forgetting to order the heaps (`hack-order`).
//! - Looking for a winning move only if the smaller heap is some Aₖ or the larger one some Bₖ. A
//!   list of five kinds of moves that is often copied has this gap: 2 3 is neither, and yet it is
//!   won (`hack-five-cases`).
//! - Treating two equal heaps, not empty, as lost (`hack-equal`).
//!
//! **Beyond.** Heaps above 10⁹ are refused. The two numbers may stand on two lines. The first step
//! of the proof is a special case of a theorem of Beatty: for positive irrational α and β with
//! 1/α + 1/β = 1 the numbers ⌊kα⌋ and ⌊kβ⌋ together are 1, 2, 3, …, each once.
//!
//! **Source.** W. A. Wythoff, *A modification of the game of Nim*, Nieuw Archief voor Wiskunde 7
//! (1907), 199–202. S. Beatty, American Mathematical Monthly 33 (1926), problem 3173. POJ 1067 asks
//! the same for many pairs, up to the end of the file.

use proconio::input;

fn main() {
    input! { a: u64, b: u64 }
    assert!(a.max(b) <= 1_000_000_000, "heaps {} {}: at most 1000000000 stones", a, b);
    println!("{}", u8::from(first_player_wins(a, b)));
}

/// Is (a, b) none of the pairs Aₖ, Bₖ?
fn first_player_wins(a: u64, b: u64) -> bool {
    let k = a.abs_diff(b);
    let a = a.min(b);
    if 2 * a < k {
        return true;
    }
    let low = 2 * a - k;
    low * low > 5 * k * k || 5 * k * k >= (low + 2) * (low + 2)
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(Rules::options);
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
                assert!(Rules::options(&(x, y)).contains(&(a, b)), "{x} {y} to {a} {b}");
                assert!(!first_player_wins(a, b), "{x} {y} to {a} {b}");
            }
        }
    }

    /// Neighbours in the Fibonacci sequence are the hardest: F/F' is as near to φ as it can be.
    /// (F₂ᵢ, F₂ᵢ₊₁) with F₁ = F₂ = 1 is a pair, (F₂ᵢ₊₁, F₂ᵢ₊₂) is not.
    #[test]
    fn fibonacci_neighbours_are_told_apart_up_to_the_limit() {
        let (mut f, mut next, mut lost) = (1, 2, true);
        while next <= MOST {
            assert_eq!(!first_player_wins(f, next), lost, "{f} {next}");
            assert_eq!(!first_player_wins(next, f), lost, "{next} {f}");
            for (a, b) in [(f, next + 1), (f - 1, next), (f + 1, next), (f, next - 1)] {
                // One number in common with a pair, so no pair.
                assert!(!lost || first_player_wins(a, b), "{a} {b}");
            }
            (f, next, lost) = (next, f + next, !lost);
        }
    }

    const MOST: u64 = 1_000_000_000;

    proptest! {
        /// Aₖ = ⌊(k + √(5k²))/2⌋, with the root of the standard library.
        #[test]
        fn every_difference_has_exactly_its_pair(k in 0..MOST) {
            let a = (k + (5 * k * k).isqrt()) / 2;
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
    fn the_largest_heaps_are_answered() {
        assert!(first_player_wins(MOST, MOST) && first_player_wins(0, MOST));
        assert!(!first_player_wins(433_494_436, 701_408_732));
    }
}
