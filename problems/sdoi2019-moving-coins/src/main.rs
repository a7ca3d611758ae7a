//! # Moving Coins — [SDOI2019] 移动金币, Luogu P5363, LibreOJ 3114, Vijos 2055
//!
//! <https://www.luogu.com.cn/problem/P5363> · Georgia and Bob, counted by binary digits · O(n·m) time, O(n) memory
//!
//! **Statement.** m coins lie on different squares of a strip of n squares. A move takes one coin
//! any positive number of squares to the left, not off the strip, not over or onto another coin.
//! Whoever cannot move loses; Alice begins. Of all ways to place the coins, how many does she win?
//! Print the number mod 1 000 000 009. 1 ≤ n ≤ 150 000, 1 ≤ m ≤ 50. The program takes n up to 10⁷
//! and prints 0 if m = 0 or m > n; else n(m + 1) may be up to 10⁸. What is larger is refused.
//!
//! **Idea.** The *gaps* are the numbers of free squares left of the first coin, between
//! neighbouring coins and right of the last one, 0 where there are none. This is [Georgia and
//! Bob](../georgia_and_bob/index.html): Alice loses iff the nim-sum, the bitwise xor, of every
//! second gap is 0, from the gap left of the last coin leftwards. So count the lost placements.
//! There are e = n − m free squares and m + 1 gaps for them: k = ⌈m/2⌉ of the gaps are *counted*,
//! the other m + 1 − k are not. First count, for each s, the ways to share out s free squares among
//! the counted gaps with nim-sum 0; then let the others join, one by one. For n = 10 and m = 3,
//! with two counted gaps and two others:
//!
//! ```text
//! free squares shared out    0   1   2   3   4   5   6   7
//! among the counted gaps     1   0   1   0   1   0   1   0      0 0, 1 1, 2 2, 3 3
//! with one of the others     1   1   2   2   3   3   4   4
//! with both                  1   2   4   6   9  12  16  20      20 of 120 are lost
//! ```
//!
//! **Proof.** A placement is nothing but its m + 1 gaps, numbers ≥ 0 of sum e. Which of them are
//! lost is proved at [georgia-and-bob](../georgia_and_bob/index.html). Now the table.
//!
//! Claim: let D(s) be the number of ways to choose the k counted gaps with sum s and nim-sum 0, and
//! C(k, j) the number of ways to choose j of k things. Then D(0) = 1, and for s > 0
//!
//! - D(s) = 0 if s is odd,
//! - D(s) = Σ C(k, j)·D((s − j)/2) over the even j ≤ min(k, s) if s is even.
//!
//! Let j of the gaps be odd. The last binary digit of the nim-sum is 0 iff j is even, and s has the
//! parity of j. Take 1 from each odd gap and halve all: this drops their last digits, so the
//! nim-sum of what is left is 0 as well, and the sum is (s − j)/2. The other way round, each such
//! choice of halves belongs to C(k, j) choices of gaps, one for each choice of the odd ones.
//!
//! Another gap joins: if W(s) counts the ways to share s squares out before, then with a new gap
//! that takes t of them there are W(s − t) ways for the rest, so W(0) + W(1) + … + W(s) in all.
//! That turns each line of the table into the next: every number is the sum of the one above it and
//! the one to its left. After m + 1 − k of these steps the last number is that of the lost
//! placements. Begin with 1, 0, 0, …, the ways without any gap, and take m + 1 steps: that counts
//! all placements. The answer is all less the lost ones.
//!
//! **Mistakes.** The nim-sum of all gaps left of a coin (`hack-all-gaps`). The other half of the
//! gaps: for one coin, none (`hack-other-gaps`). Printing the lost placements (`hack-lost`).
//! Leaving out C(k, j) (`hack-which-are-odd`). The modulus 1 000 000 007 (`hack-modulus`).
//! Subtracting without adding the modulus, so that the difference may be negative
//! (`hack-negative`).
//!
//! **Source.** Shandong team selection 2019, *移动金币*.

use proconio::input;

const MODULUS: u64 = 1_000_000_009;

fn main() {
    input! { squares: usize, coins: usize }
    println!("{}", won_placements(squares, coins));
}

/// All placements less the lost ones, mod `MODULUS`.
fn won_placements(squares: usize, coins: usize) -> u64 {
    assert!(squares <= 10_000_000, "n = {}: at most 10000000 squares are accepted", squares);
    if coins > squares {
        return 0;
    }
    let free = squares - coins;
    let work = squares * (coins + 1);
    assert!(work <= 100_000_000, "n(m + 1) = {}: at most 100000000 is accepted", work);
    let counted = (coins + 1) / 2;
    let mut none = vec![0; free + 1];
    none[0] = 1;
    let all = with_gaps(none, coins + 1);
    let lost = with_gaps(nim_sums_of_0(counted, free), coins + 1 - counted);
    (all + MODULUS - lost) % MODULUS
}

/// In how many ways all free squares are shared out, with so many more gaps than in `ways`.
fn with_gaps(mut ways: Vec<u64>, gaps: usize) -> u64 {
    for _ in 0..gaps {
        for s in 1..ways.len() {
            ways[s] = (ways[s - 1] + ways[s]) % MODULUS;
        }
    }
    ways[ways.len() - 1]
}

/// D(0), …, D(free) for k gaps.
fn nim_sums_of_0(k: usize, free: usize) -> Vec<u64> {
    let mut choose = vec![1]; // C(k, 0), …, C(k, k)
    for size in 1..=k {
        choose.push(0);
        for j in (1..=size).rev() {
            choose[j] = (choose[j - 1] + choose[j]) % MODULUS;
        }
    }
    let mut d = vec![0; free + 1];
    d[0] = 1;
    for s in (2..=free).step_by(2) {
        for j in (0..=k.min(s)).step_by(2) {
            d[s] = (d[s] + choose[j] * d[(s - j) / 2]) % MODULUS;
        }
    }
    d
}

#[cfg(test)]
mod tests {
    use super::{nim_sums_of_0, won_placements};
    use shared::rules::Game;
    use shared::small;

    /// The rule as stated, on the squares of the coins from left to right: one coin to the left, not
    /// over or onto another.
    fn options(squares: &[u64]) -> Vec<Vec<u64>> {
        let mut options = vec![];
        for i in 0..squares.len() {
            let before = if i == 0 { 0 } else { squares[i - 1] };
            for to in before + 1..squares[i] {
                options.push([&squares[..i], &[to], &squares[i + 1..]].concat());
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_strip() {
        let mut game = Game::normal(|squares: &Vec<u64>| options(squares));
        for n in 0..=15 {
            let mut won = vec![0; n + 3];
            for squares in small::subsets(1..=n as u64) {
                won[squares.len()] += u64::from(game.is_won(&squares));
            }
            for (m, &won) in won.iter().enumerate() {
                assert_eq!(won_placements(n, m), won, "n = {n}, m = {m}");
            }
        }
    }

    #[test]
    fn d_counts_the_numbers_with_nim_sum_0() {
        for (k, most) in [(1, 20), (2, 20), (3, 14), (4, 8), (5, 5)] {
            let mut ways = vec![0; most + 1];
            for gaps in small::sequences(k, most as u64) {
                let sum = gaps.iter().sum::<u64>() as usize;
                if sum <= most && gaps.iter().fold(0, |nim_sum, gap| nim_sum ^ gap) == 0 {
                    ways[sum] += 1;
                }
            }
            assert_eq!(nim_sums_of_0(k, most), ways, "k = {k}");
        }
        assert_eq!(nim_sums_of_0(0, 9), [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    }

    /// One gap after another, by sum and nim-sum.
    #[test]
    fn d_agrees_with_a_knapsack() {
        let most = 130;
        let mut ways = vec![[0; 256]; most + 1];
        ways[0][0] = 1;
        for k in 1..=25 {
            let mut more = vec![[0; 256]; most + 1];
            for s in 0..=most {
                for (x, &count) in ways[s].iter().enumerate().filter(|(_, &count)| count > 0) {
                    for gap in 0..=most - s {
                        more[s + gap][x ^ gap] = (more[s + gap][x ^ gap] + count) % 1_000_000_009;
                    }
                }
            }
            ways = more;
            let lost: Vec<u64> = ways.iter().map(|by_nim_sum| by_nim_sum[0]).collect();
            assert_eq!(nim_sums_of_0(k, most), lost, "k = {k}");
        }
    }

    #[test]
    fn the_picture_is_right() {
        assert_eq!(nim_sums_of_0(2, 7), [1, 0, 1, 0, 1, 0, 1, 0]);
        assert_eq!(won_placements(10, 3), 100);
    }

    /// One coin loses on square 1 alone; two coins lose where they touch; one free square wins in a
    /// counted gap.
    #[test]
    fn simple_strips_come_out_at_any_size() {
        for n in [2, 3, 1000, 150_000, 10_000_000] {
            assert_eq!(won_placements(n, 1), n as u64 - 1);
        }
        for n in [2, 3, 1000, 150_000, 10_000_000] {
            let touching = n as u64 - 1;
            let all = (u128::from(touching + 1) * u128::from(touching) / 2) as u64;
            assert_eq!(won_placements(n, 2), (all - touching) % 1_000_000_009);
        }
        for n in [2, 3, 51, 1000, 9999] {
            assert_eq!(won_placements(n, n), 0);
            assert_eq!(won_placements(n, n - 1), n as u64 / 2);
        }
    }

    #[test]
    #[should_panic(expected = "n = 10000001: at most 10000000 squares")]
    fn refuses_a_longer_strip() {
        won_placements(10_000_001, 1);
    }

    #[test]
    #[should_panic(expected = "n(m + 1) = 150000000: at most 100000000")]
    fn refuses_more_than_a_second_of_work() {
        won_placements(1_500_000, 99);
    }
}
