//! # Grundy's Game — 格伦迪游戏, CSES 2207
//!
//! <https://cses.fi/problemset/task/2207> · the list of lost heaps, by a long calculation · O(1) time per test, O(1) memory
//!
//! **Statement.** A heap of n coins. A move splits one heap into two that are not empty and of
//! different sizes; whoever makes the last move wins. The input has t, then t heaps; for each print
//! `first` or `second`, whoever wins. t ≤ 10⁵, 1 ≤ n ≤ 10⁶. The program takes any t. It refuses
//! other n: the calculation ends there.
//!
//! **Idea.** A position has a *Grundy value*, the *mex* of the values of its *options*, the
//! positions one move away: the least number 0, 1, 2, … not among them. Two heaps together have the
//! nim-sum ⊕, the bitwise xor, of their values, and the player to move loses iff the value is 0. So
//! a heap of n has the value g(n) = mex{ g(a) ⊕ g(n − a) : 1 ≤ a < n − a }.
//!
//! ```text
//! n      1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20
//! g(n)   0  0  1  0  2  1  0  2  1  0  2  1  3  2  1  3  2  4  3  0
//!
//! n = 7: 1 + 6, 2 + 5 and 3 + 4 are worth 0 ⊕ 1 = 1, 0 ⊕ 2 = 2 and 1 ⊕ 0 = 1, so the mex is 0
//! ```
//!
//! No formula is known. A table up to 10⁶ takes n/2 nim-sums for each n, far too many for a second.
//! But only the zeros are asked for, and they die out: up to 10⁶ there are 41, and 1222 is the
//! last. Calculate at home, and submit the list.
//!
//! **Proof.** Claim: g is as above, and the heaps up to 10⁶ with g(n) = 0, those that the first
//! player loses, are the 41 in the list.
//!
//! A move makes one heap more, and there are never more heaps than coins, so play ends. Each later
//! move is made in one of the two heaps: a sum of games, for which the theorem of Sprague and
//! Grundy holds ([set-nim](../set_nim/index.html) proves it), and g is what it says.
//!
//! The list is a calculation, which the tests run in a few seconds. Up to 1222 they find all g(n).
//! Each heap from 1223 to 10⁶ is won, for they find a split of it, near the middle, with g(a) = g(n
//! − a), which has value 0, so that whoever makes it wins; all g up to 501 000 are enough for that.
//!
//! This is how so many values are found. Call a value *rare* if without its lowest binary digit it
//! has an even number of ones (0, 1, 6, 7, 10, 11, …), else *common*. Under ⊕ the numbers of ones
//! are added, and an even number of ones cancels: rare ⊕ rare and common ⊕ common are rare, rare ⊕
//! common is common. For each n:
//! - A common value comes only from a split in which one heap has a rare value and the other a
//!   common one. Heaps of rare values are few, 1273 up to 501 000. Try the splits with one of them,
//!   and let v be the least common value that does not come. Then g(n) is v, or a rare value below
//!   v.
//! - Go through all splits, from the middle, until each rare value below v has come: then g(n) = v.
//!   There are few such values, and mostly they all come soon.
//! - If the splits end before, the least that has not come is g(n), and n is one more heap of a
//!   rare value.
//!
//! **More.** The rare values die out, as far as one can see: the last up to 501 000 is g(82 860).
//! Whether the values are periodic in the end is not known.
//!
//! **Mistakes.** Going on as the lost heaps 4, 7 and 10 do: lost if n mod 3 = 1 (`hack-mod-3`).
//! Calling a heap won iff a split leaves two lost ones (`hack-two-lost`), or two that are both lost
//! or both won (`hack-same-outcome`). Splitting into equal halves (`hack-equal-halves`). A list
//! that ends too soon (`hack-short-list`).
//!
//! **Source.** P. M. Grundy, *Mathematics and games*, Eureka 2 (1939), 6–8. E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways*, chapter 4, with rare and common values.

use proconio::{input, read_value};
use shared::print;

/// All heaps up to `MOST` that the first player loses.
const LOST: [u32; 41] = [
    1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270, 273, 276, 282, 285, 288, 316, 334, 337, 340, 346, 359,
    362, 365, 386, 389, 392, 566, 630, 633, 636, 639, 673, 676, 682, 685, 923, 926, 929, 932, 1222,
];
const MOST: u32 = 1_000_000;

fn main() {
    input! { tests: usize }
    let wins = (0..tests).map(|_| first_player_wins(read_value!(u32)));
    print::verdicts(["first", "second"], wins);
}

/// Is g(n) ≠ 0?
fn first_player_wins(n: u32) -> bool {
    assert!((1..=MOST).contains(&n), "a heap of {}: only 1 to {} coins are accepted", n, MOST);
    LOST.binary_search(&n).is_err()
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, LOST, MOST};
    use shared::{grundy::Mex, rules::Game};

    /// The rule as stated: split a heap into two of different sizes. Heaps are kept sorted.
    fn options(heaps: &[usize]) -> Vec<Vec<usize>> {
        let mut options = vec![];
        for (i, &heap) in heaps.iter().enumerate() {
            for a in (1..heap).take_while(|a| *a < heap - a) {
                let mut option = [&heaps[..i], &[a, heap - a], &heaps[i + 1..]].concat();
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }

    /// g(0) to g(most) by their definition; there is no heap of 0.
    fn plain_values(most: usize) -> Vec<usize> {
        let (mut mex, mut g) = (Mex::up_to(most), vec![0]);
        for n in 1..=most {
            g.push(mex.of((1..n.div_ceil(2)).map(|a| g[a] ^ g[n - a])));
        }
        g
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
        let mut game = Game::normal(|heaps: &Vec<usize>| options(heaps));
        for n in 1..=32 {
            assert_eq!(first_player_wins(n as u32), game.is_won(&vec![n]), "{n}");
        }
        let g = plain_values(32);
        assert_eq!(g[1..=20], [0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
        for heaps in (0..=28).flat_map(|n| partitions(n, n)) {
            let value = heaps.iter().fold(0, |sum, &n| sum ^ g[n]);
            assert_eq!(value as u64, game.grundy(&heaps), "{heaps:?}");
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
        let g = plain_values(20_000);
        assert!(values(20_000).0.iter().map(|&value| usize::from(value)).eq(g));
    }

    #[test]
    fn the_list_is_right() {
        let (g, rare_heaps) = values(501_000);
        assert_eq!((rare_heaps.len(), rare_heaps.last().unwrap().0), (1273, 82_860));
        let lost = (1..=1222).filter(|&n| g[n as usize] == 0);
        assert!(lost.eq(LOST));
        for n in 1223..=MOST as usize {
            // The larger part, from the middle on.
            let mut parts = n / 2 + 1..n.min(g.len());
            assert!(parts.any(|part| g[part] == g[n - part]), "{n}");
        }
        assert!((1..=MOST).all(|n| first_player_wins(n) != LOST.contains(&n)));
    }

    #[test]
    #[should_panic(expected = "a heap of 0: only 1 to 1000000 coins are accepted")]
    fn refuses_an_empty_heap() {
        first_player_wins(0);
    }

    #[test]
    #[should_panic(expected = "a heap of 1000001: only 1 to 1000000 coins are accepted")]
    fn refuses_a_heap_beyond_the_calculation() {
        first_player_wins(MOST + 1);
    }
}
