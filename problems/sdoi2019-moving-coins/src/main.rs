//! # Moving Coins — \[SDOI2019\] 移动金币, Luogu P5363, LibreOJ 3114, Vijos 2055
//!
//! <https://www.luogu.com.cn/problem/P5363> · Georgia and Bob, the lost placements counted by halving · O(n·m) time, O(n) memory
//!
//! **Statement.** m coins lie on different squares of a strip of n squares. Two players take turns;
//! a turn takes one coin any positive number of squares to the left, not off the strip, not over
//! another coin and not onto one. Whoever cannot move loses; Alice begins. Of all ways to place the
//! coins, how many does she win?
//!
//! **Input.** One line with n and m: n ≤ 150 000, m ≤ 50.
//!
//! **Output.** The number of placements that Alice wins, mod 1 000 000 009.
//!
//! ```text
//! input     output
//! 10 3      100
//! ```
//!
//! **Idea.** This game is [georgia-and-bob](../georgia_and_bob/index.html). Look at the *gaps*, the
//! numbers of free squares left of the first coin and between neighbouring coins. Taking a coin to
//! the left shrinks the gap before it and widens the gap after it by as much, so the gaps are
//! stairs on which free squares go down to the right. The page proves: Alice loses exactly if the
//! nim-sum (bitwise xor) of every second gap is 0, beginning with the gap left of the last coin and
//! going to the left. (If a player widens one of these gaps, the opponent can move the coin at its
//! right end as far, and the gap is as before.)
//!
//! ```text
//! · · o · o · · · o ·      gaps 2, 1, 3, and 1 on the right; 3 and 2 count: 3 ⊕ 2 = 1, Alice wins
//! ```
//!
//! It is easier to count the lost placements. There are m + 1 gaps, the one right of the last coin
//! included, and e = n − m free squares for them. k = ⌈m/2⌉ (rounded up) of the gaps count.
//!
//! First the gaps that count. Let D(s) be the number of ways in which they have the sum s and the
//! nim-sum 0. Ask how many of them are odd, say j. Then the last binary digit of the nim-sum is 0
//! exactly if j is even. There are C(k, j) ways to choose which j of the k are odd. Take 1 from
//! each odd gap and halve all: the last digit is gone, the nim-sum is still 0, the sum is
//! (s − j)/2, and the same question is left. So s is even too, and D(s) is the sum of
//! C(k, j)·D((s − j)/2) over even j.
//!
//! Then let the other gaps join, one by one. A new gap takes any part of the squares, so each
//! number becomes the sum of all numbers up to it. For n = 10 and m = 3 two gaps count and two do
//! not:
//!
//! ```text
//! free squares shared out    0   1   2   3   4   5   6   7
//! among those that count     1   0   1   0   1   0   1   0      0 0, 1 1, 2 2, 3 3
//! with one of the others     1   1   2   2   3   3   4   4
//! with both                  1   2   4   6   9  12  16  20      20 of 120 are lost
//! ```
//!
//! **Method.**
//! 1. If m > n there is no placement: print 0. Otherwise let e = n − m and k = ⌈m/2⌉.
//! 2. D(0) = 1 and D(s) = 0 for odd s. For s = 2, 4, 6, … up to e let D(s) be the sum of C(k,
//!    j)·D((s − j)/2) over j = 0, 2, 4, … up to k and up to s, with C(k, j) from Pascal's triangle.
//! 3. Replace the list D(0), …, D(e) by its prefix sums, m + 1 − k times. Its last number is the
//!    number of lost placements.
//! 4. Do the same with the list 1, 0, 0, …, 0 of e + 1 numbers, m + 1 times. Its last number is the
//!    number of all placements.
//! 5. Print all less lost. Compute everything mod 1 000 000 009.
//!
//! **Proof.** *Step 1, placements are gaps.* A placement is nothing but its m + 1 gaps: numbers of
//! at least 0 with the sum e. Which of them are lost is proved at georgia-and-bob.
//!
//! *Step 2, the gaps that count.* For s = 0 all of them are 0, one way. Let s > 0, and let j of the
//! k gaps be odd. The nim-sum has the last digit 0 exactly if j is even, and s has the parity of j;
//! so for odd s there is no way. Taking 1 from each odd gap and halving all drops the last digit of
//! each number, so the nim-sum 0 stays 0. The other way round: from k halves with the sum (s − j)/2
//! and nim-sum 0, doubling all and adding 1 to any j of them gives C(k, j) choices of gaps. And
//! (s − j)/2 < s, so it is known already.
//!
//! *Step 3, another gap.* Let W(s) be the number of ways to share s squares out before. If the new
//! gap takes t of them, the others have W(s − t) ways. Over all t that is W(0) + W(1) + … + W(s),
//! the prefix sum. After the last gap all e squares are shared out.
//!
//! *Step 4, all placements.* Without any gap 0 squares can be shared out in one way, more in none.
//! Then m + 1 gaps join.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the nim-sum of all gaps left of a coin (`hack-all-gaps`).
//! - Taking the other half of the gaps: for one coin, none (`hack-other-gaps`).
//! - Printing the lost placements (`hack-lost`).
//! - Leaving out C(k, j) (`hack-which-are-odd`).
//! - Computing mod 1 000 000 007 (`hack-modulus`).
//! - Subtracting without adding the modulus, so that the difference may be negative
//!   (`hack-negative`).
//!
//! **Beyond.** The program refuses more than 150 000 squares and more than 50 coins. Beginning with
//! the first gap in place of the last would give the same count, though not the same placements:
//! the gaps can be exchanged.
//!
//! **Source.** Shandong team selection 2019, *移动金币*. A count of the same kind:
//! [sdoi2011-black-white](../sdoi2011_black_white/index.html).

use proconio::input;

const MODULUS: u64 = 1_000_000_009;

fn main() {
    input! { n: usize, m: usize }
    println!("{}", won_placements(n, m));
}

/// All placements less the lost ones, mod `MODULUS`.
fn won_placements(n: usize, m: usize) -> u64 {
    assert!(n <= 150_000, "n = {}: at most 150000 squares", n);
    assert!(m <= 50, "m = {}: at most 50 coins", m);
    if m > n {
        return 0;
    }
    let (e, k) = (n - m, (m + 1) / 2);
    let all = with_gaps(nim_sums_of_0(0, e), m + 1);
    let lost = with_gaps(nim_sums_of_0(k, e), m + 1 - k);
    (all + MODULUS - lost) % MODULUS
}

/// D(0), …, D(e) for k gaps.
fn nim_sums_of_0(k: usize, e: usize) -> Vec<u64> {
    let mut choose = vec![0; k + 1]; // C(k, 0), …, C(k, k), from Pascal's triangle
    choose[0] = 1;
    for row in 1..=k {
        for j in (1..=row).rev() {
            choose[j] += choose[j - 1];
        }
    }
    let mut d = vec![0; e + 1];
    d[0] = 1;
    for s in (2..=e).step_by(2) {
        for j in (0..=k.min(s)).step_by(2) {
            d[s] = (d[s] + choose[j] * d[(s - j) / 2]) % MODULUS;
        }
    }
    d
}

/// In how many ways all e squares are shared out when `gaps` more gaps join.
fn with_gaps(mut ways: Vec<u64>, gaps: usize) -> u64 {
    for _ in 0..gaps {
        for s in 1..ways.len() {
            ways[s] = (ways[s] + ways[s - 1]) % MODULUS;
        }
    }
    ways[ways.len() - 1]
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{nim_sums_of_0, won_placements};
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small;

    #[test]
    fn agrees_with_the_rules_on_every_small_strip() {
        let mut game = Game::normal(Rules::options);
        for n in 0..=15 {
            let mut won = vec![0; n + 3];
            for squares in small::subsets(1..=n as u64) {
                won[squares.len()] +=
                    u64::from(game.is_won(&vec![vec![n as u64], squares.clone()]));
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
        for n in [2, 3, 1000, 150_000] {
            assert_eq!(won_placements(n, 1), n as u64 - 1);
        }
        for n in [2, 3, 1000, 150_000] {
            let touching = n as u64 - 1;
            let all = (touching + 1) * touching / 2;
            assert_eq!(won_placements(n, 2), (all - touching) % 1_000_000_009);
        }
        for n in [2, 3, 50] {
            assert_eq!(won_placements(n, n), 0);
            assert_eq!(won_placements(n, n - 1), n as u64 / 2);
        }
    }

    /// Gaps of the page's picture, from left to right.
    #[test]
    fn the_drawn_placement_is_won() {
        assert!(Game::normal(Rules::options).is_won(&vec![vec![10], vec![3, 5, 9]]));
    }

    #[test]
    #[should_panic(expected = "n = 150001: at most 150000 squares")]
    fn refuses_a_longer_strip() {
        won_placements(150_001, 1);
    }

    #[test]
    #[should_panic(expected = "m = 51: at most 50 coins")]
    fn refuses_more_coins() {
        won_placements(100, 51);
    }
}
