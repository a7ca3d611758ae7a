//! # Grundy's Game — 格伦迪游戏, CSES 2207
//!
//! <https://cses.fi/problemset/task/2207> · a table of Grundy values up to L = 1222, the last lost heap below 10⁶ · O(L²) time for the table, then O(1) per test
//!
//! **Statement.** There is a heap of n coins. Two players take turns; a turn splits one heap into
//! two heaps of different sizes, both with at least one coin. Whoever cannot move loses. Who wins?
//!
//! **Input.** The first line has t, the number of tests, t ≤ 10⁵. Each of the t lines after it has
//! one n, from 1 to 10⁶.
//!
//! **Output.** One line for each test: `first` if the first player wins, else `second`.
//!
//! ```text
//! input     output
//! 3         first
//! 6         second
//! 7         first
//! 8
//! ```
//!
//! **Idea.** A split leaves two heaps. From then on each move changes one heap and leaves the other
//! alone, so they are a sum of games, and one number says what a heap of n coins is worth in it:
//! its *Grundy value* g(n). That is the *mex* of the values of its *options*, the positions one
//! move away: the least of 0, 1, 2, … that is not among them. The heap plays like a Nim heap of
//! g(n) stones ([set-nim](../set_nim/index.html) explains why and proves it). So the two heaps a
//! and n − a play like Nim heaps of g(a) and g(n − a) stones, and these are worth their nim-sum
//! g(a) ⊕ g(n − a), the bitwise xor. Collect these nim-sums for a = 1, 2, … as long as a < n − a;
//! then g(n) is the least number that was not collected:
//!
//! ```text
//! n      1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20
//! g(n)   0  0  1  0  2  1  0  2  1  0  2  1  3  2  1  3  2  4  3  0
//!
//! n = 7: 1 + 6, 2 + 5 and 3 + 4 give 0 ⊕ 1 = 1, 0 ⊕ 2 = 2 and 1 ⊕ 0 = 1; the mex is 0
//! ```
//!
//! A heap of value 0 is lost for the player to move, every other one is won. No formula for g is
//! known, and a table up to 10⁶ would take 2.5·10¹¹ nim-sums, far too many. But we need only the
//! zeros. Fill a table of a few thousand heaps and look at them:
//!
//! ```text
//! 1 2 4 7 10 20 23 26 50 53 270 273 276 282 285 288 316 334 337 340 346 359 362 365 386 389 392
//! 566 630 633 636 639 673 676 682 685 923 926 929 932 1222
//! ```
//!
//! There are fewer and fewer, and after 1222 none comes. Why? A heap is won as soon as some split leaves two
//! heaps of equal value, for their nim-sum is 0. A large heap n has about n/2 splits, but there are
//! few different values: up to n = 500 000 all are below 256. It would be strange if no split met
//! two equal ones. So guess that each heap above 1222 is won. That this is true up to 10⁶ has been
//! checked by computer; the program only needs the table up to 1222.
//!
//! **Method.**
//! 1. For n = 1, 2, …, 1222 in this order, collect g(a) ⊕ g(n − a) for a = 1, 2, … as long as a <
//!    n − a.
//! 2. Let g(n) be the least of 0, 1, 2, … that was not collected for n.
//! 3. For each n of the input print `second` if n ≤ 1222 and g(n) = 0, else `first`.
//!
//! **Proof.** Play ends: each move makes one heap more, and there are never more heaps than coins.
//!
//! *Up to 1222.* g(n) of step 2 is the Grundy value of a heap of n coins. For suppose that this
//! holds for all smaller heaps. The options are the splits into a and n − a with 1 ≤ a < n − a.
//! Each later move is made in one of the two heaps, so by the theorem about sums their value is
//! g(a) ⊕ g(n − a). So step 1 collects exactly the values of the options, and step 2 takes their
//! mex. By the same theorem the player to move loses exactly if g(n) = 0.
//!
//! *From 1223 to 10⁶.* Each of these heaps has a split into different heaps a and n − a with g(a) =
//! g(n − a). Their nim-sum is 0, so the first player wins by this split. That each of these n has such a split was found by computer, one n after the other, and not by an argument. The tests of this page repeat the search in a few seconds.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Going on from the lost heaps 4, 7, 10: calling n lost if n mod 3 = 1 (`hack-mod-3`).
//! - Calling a heap won only if some split leaves two lost heaps (`hack-two-lost`).
//! - Calling a heap won only if some split leaves two heaps that are both lost or both won
//!   (`hack-same-outcome`).
//! - Splitting into equal halves (`hack-equal-halves`).
//! - Ending the table too soon, for example at 1000 (`hack-short-list`).
//!
//! **Beyond.** The program refuses heaps outside 1 to 10⁶: the calculation ends there. No proof is known that no larger heap is lost, and none that the values become periodic.
//!
//! How can one calculate hundreds of thousands of values? Call a value *rare* if without its last binary digit it
//! has an even number of ones (0, 1, 6, 7, 10, 11, …), else *common*. The nim-sum of two rare or of
//! two common values is rare, that of a rare and a common one is common. Heaps of rare values are
//! few: the last of them up to 501 000 is 82 860. A common nim-sum needs one of them, so a few
//! splits show the least common number v that is missing. Then g(n) is v or a rare number below v.
//! Look at the other splits only until each rare number below v has come; mostly this is soon.
//!
//! **Source.** P. M. Grundy, *Mathematics and games*, Eureka 2 (1939), 6–8. E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways*, chapter 4, with rare and common values.

use proconio::input;
use shared::{grundy::mex, print};

/// The largest heap of the input, and the last lost one among them.
const MOST: usize = 1_000_000;
const LAST: usize = 1222;

fn main() {
    input! { heaps: [usize] }
    let g = grundy_values(LAST);
    print::verdicts(["first", "second"], heaps.iter().map(|&n| first_player_wins(n, &g)));
}

/// Is g(n) ≠ 0?
fn first_player_wins(n: usize, g: &[usize]) -> bool {
    assert!(0 < n && n <= MOST, "a heap of {}: from 1 to {} coins", n, MOST);
    n > LAST || g[n] != 0
}

/// g(1), …, g(most); the place of g(0) holds 0.
fn grundy_values(most: usize) -> Vec<usize> {
    let mut g = vec![0];
    for n in 1..=most {
        g.push(mex((1..(n + 1) / 2).map(|a| g[a] ^ g[n - a])));
    }
    g
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, grundy_values, LAST, MOST};
    use shared::board::Board;
    use shared::rules::Game;

    /// All heaps up to `MOST` that the first player loses, as the page lists them.
    const LOST: [usize; 41] = [
        1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346,
        359, 362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929,
        932, 1222,
    ];

    /// A position: the larger heaps first.
    fn position(heaps: &[usize]) -> Vec<u64> {
        heaps.iter().rev().map(|&n| n as u64).collect()
    }

    /// All ways to share out n coins, in heaps of at most `most`, the larger heaps last.
    fn partitions(n: usize, most: usize) -> Vec<Vec<usize>> {
        if n == 0 {
            return vec![vec![]];
        }
        let with = |last: usize| {
            let mut parts = partitions(n - last, last);
            for heaps in &mut parts {
                heaps.push(last);
            }
            parts
        };
        (1..=most.min(n)).flat_map(with).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_heap() {
        let mut game = Game::normal(Rules::options);
        let g = grundy_values(LAST);
        for n in 1..=32 {
            assert_eq!(first_player_wins(n, &g), game.is_won(&position(&[n])), "{n}");
        }
        assert_eq!(g[1..=20], [0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
        for heaps in (0..=28).flat_map(|n| partitions(n, n)) {
            let value = heaps.iter().fold(0, |sum, &n| sum ^ g[n]);
            assert_eq!(value as u64, game.grundy(&position(&heaps)), "{heaps:?}");
        }
    }

    fn is_rare(value: usize) -> bool {
        (value >> 1).count_ones() % 2 == 0
    }

    /// The same by rare and common values, as the page tells; and the heaps of rare values with
    /// these.
    fn values(most: usize) -> (Vec<u8>, Vec<(usize, u8)>) {
        let (mut g, mut rare_heaps) = (vec![0], vec![]);
        for n in 1..=most {
            let mut is_met = [false; 256];
            for &(a, value) in &rare_heaps {
                is_met[usize::from(value ^ g[n - a])] = true;
            }
            is_met[0] = false; // it may come from equal halves, which are no split
            let v = (0..256).find(|&u| !is_rare(u) && !is_met[u]).expect("values have 8 bits");
            let mut missing = (0..v).filter(|&u| is_rare(u) && !is_met[u]).count();
            let splits = g[1..n.div_ceil(2)].iter().rev().zip(&g[n / 2 + 1..]);
            for u in splits.map(|(a, b)| usize::from(a ^ b)) {
                if !is_met[u] {
                    is_met[u] = true;
                    missing -= usize::from(is_rare(u) && u < v);
                    if missing == 0 {
                        break;
                    }
                }
            }
            let value = (0..=v).find(|&u| !is_met[u]).expect("v is not met") as u8;
            g.push(value);
            if is_rare(value.into()) {
                rare_heaps.push((n, value));
            }
        }
        (g, rare_heaps)
    }

    #[test]
    fn rare_and_common_values_are_a_short_cut() {
        let g = grundy_values(20_000);
        assert!(values(20_000).0.iter().map(|&value| usize::from(value)).eq(g));
    }

    #[test]
    #[ignore = "long"]
    fn the_list_is_right() {
        let (g, rare_heaps) = values(501_000);
        assert_eq!((rare_heaps.len(), rare_heaps.last().unwrap().0), (1273, 82_860));
        for n in LAST + 1..=MOST {
            // The larger part, from the middle on.
            let mut parts = n / 2 + 1..n.min(g.len());
            assert!(parts.any(|part| g[part] == g[n - part]), "{n}");
        }
        let g = grundy_values(LAST);
        assert!((1..=MOST).filter(|&n| !first_player_wins(n, &g)).eq(LOST));
    }

    #[test]
    #[should_panic(expected = "a heap of 0: from 1 to 1000000 coins")]
    fn refuses_an_empty_heap() {
        first_player_wins(0, &[0]);
    }

    #[test]
    #[should_panic(expected = "a heap of 1000001: from 1 to 1000000 coins")]
    fn refuses_a_heap_beyond_the_calculation() {
        first_player_wins(MOST + 1, &[0]);
    }
}
