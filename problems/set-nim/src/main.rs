//! # Set-Nim Game — 集合-Nim游戏, AcWing 893
//!
//! <https://www.acwing.com/problem/content/895/> · subtraction set, Grundy values by table · O(k·max h) time, O(max h) memory
//!
//! **Statement.** A set S of k numbers and n heaps h₁, …, hₙ. A move takes exactly s stones from
//! one heap, for some s ∈ S; whoever cannot move loses. Print `Yes` if the first player wins, else
//! `No`. k, n ≤ 100; each s and hᵢ ≤ 10 000. The program takes S in any order and with repeats, any
//! n, and heaps from 0 to 10⁷, if k times the largest is at most 10⁹. It refuses a larger heap, and
//! also a take of 0, with which the game need not end.
//!
//! **Idea.** One heap first. Its *Grundy value* g(h) is the *mex*, the minimum excluded number, of
//! the Grundy values of the heaps one move away: the least of 0, 1, 2, … that is not among them. So
//! a heap without a move has value 0, and g(h) = mex{ g(h − s) : s ∈ S, s ≤ h }. One table serves
//! all heaps, since S is the same for all.
//!
//! ```text
//! S = {1, 3, 4}    h   0 1 2 3 4 5 6   7 8 9 …
//!               g(h)   0 1 0 1 2 3 2   0 1 0 …    period 7
//!
//! h = 5: moves to 4, 2 and 1 with values 2, 0 and 1, whose mex is 3
//! ```
//!
//! From value g(h) a move can reach every smaller value and cannot keep g(h). It may also reach a
//! larger value, as the heap 2, of value 0, reaches the heap 1, of value 1; but then the opponent
//! can move back to value g(h) at once. So a heap is as good as g(h) stones in Nim, where a move
//! takes any positive number from one heap and the player to move wins iff the *nim-sum* ⊕, the
//! bitwise xor, is not 0 ([matches](../matches/index.html)). With several heaps, take the nim-sum
//! of their values; a move wins if it makes that 0.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** (The theorem of Sprague and Grundy.) Call the positions one move away the *options*
//! of a position, and give the whole position a value too, the mex of its options' values. Claim:
//! that value is v = g(h₁) ⊕ … ⊕ g(hₙ), and the player to move loses (the position is a P-position)
//! ⇔ v = 0.
//!
//! The value is v. By induction on the longest play that is left, each option has the value
//! claimed.
//! - No option has value v: a move changes one g(hᵢ) into the value of an option of heap i, and
//!   that is not g(hᵢ), by the mex. Where one term changes, the nim-sum changes.
//! - Each u < v is an option's value. In the top bit of u ⊕ v, its highest 1, v has a 1, for u < v.
//!   So some g(hᵢ) has a 1 there, and r := g(hᵢ) ⊕ u ⊕ v < g(hᵢ), as that bit becomes 0, and
//!   otherwise only lower bits change. By the mex, heap i has an option of value r. Moving there
//!   turns v into v ⊕ g(hᵢ) ⊕ r = u.
//!
//! So v is the least number that no option has: the mex.
//!
//! Value 0 is lost.
//! - The end: no move is left, the value is mex ∅ = 0, and the player to move has lost.
//! - By the mex, no move leads from value 0 to value 0, and from any other value some move does. So
//!   whoever faces 0 faces it again and again, and at last at the end.
//!
//! Nothing here speaks of stones. In place of the heaps there may be any games with finitely many
//! moves from each position, in which both players have the same moves and play must end, where a
//! move is a move in one of them and whoever cannot move loses. That is called a *sum* of games,
//! and other pages use the theorem for it.
//!
//! As g(h) is the mex of at most k numbers, g(h) ≤ k: to find it, k + 1 marks, for 0 to k, are
//! enough.
//!
//! **More.** Let m be the largest number in S. g(h) depends only on the m values before it, and all
//! are at most k: these m-tuples are finitely many, so g is ultimately periodic, and m consecutive
//! equalities g(i) = g(i + p) prove period p from there on. {1, 2, 3} has g(h) = h mod 4. Of all
//! sets with m ≤ 14, {2, 3, 10, 11, 12, 14} has the greatest preperiod plus period, 370 (by
//! computing all). If S = {p − s : s ∈ S}, then g(h + p) = g(h): by induction, from h + p the takes
//! s ≤ h lead to the values that they lead to from h, and a take s > h leads to h + (p − s), from
//! which a take of p − s leads to h, so its value is not g(h); the mex is the same.
//!
//! **Mistakes.** Too few marks for the mex: a fixed number, such as 64 (`hack-many-values`), or k,
//! where k takes can have k + 1 values (`hack-as-many-values-as-takes`). Stopping at the first s >
//! h although S is not sorted (`hack-unsorted`). Adding the g(h) in place of their nim-sum
//! (`hack-added`). A table without a place for the largest heap of 10 000 (`edge-largest-heap`).
//!
//! **Source.** R. Sprague, *Über mathematische Kampfspiele*, Tôhoku Mathematical Journal 41 (1935),
//! 438–444; P. M. Grundy, *Mathematics and games*, Eureka 2 (1939), 6–8. E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways*, chapter 4, on subtraction games. HDU 1536 and LibreOJ 10247,
//! *S-Nim*, ask the same of many sets and positions; LibreOJ 10244 asks for a winning move as well.

use proconio::input;
use shared::{grundy::Mex, nim::nim_sum};

fn main() {
    input! { set: [usize], heaps: [usize] }
    println!("{}", if first_player_wins(&set, &heaps) { "Yes" } else { "No" });
}

/// Is the nim-sum of the heaps' Grundy values ≠ 0?
fn first_player_wins(set: &[usize], heaps: &[usize]) -> bool {
    assert!(!set.contains(&0), "the set: a move must take at least 1 stone, not 0");
    let most = 10_000_000.min(1_000_000_000 / set.len().max(1));
    if let Some(i) = heaps.iter().position(|&h| h > most) {
        panic!("heap {}: at most {most} stones with {} takes, not {}", i + 1, set.len(), heaps[i]);
    }
    let g = grundy_values(set, heaps.iter().copied().max().unwrap_or(0));
    nim_sum(heaps.iter().map(|&h| g[h] as u64)) != 0
}

/// g(0), …, g(highest).
fn grundy_values(set: &[usize], highest: usize) -> Vec<usize> {
    let mut set = set.to_vec();
    set.sort_unstable();
    let mut mex = Mex::up_to(set.len());
    let mut g = vec![];
    for h in 0..=highest {
        let takes = set.iter().take_while(|&&s| s <= h);
        g.push(mex.of(takes.map(|s| g[h - s])));
    }
    g
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, grundy_values};
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: take s stones from one heap, s in the set.
    fn options(heaps: &[usize], set: &[usize]) -> Vec<Vec<usize>> {
        sum(heaps, |&h| set.iter().filter_map(move |&s| h.checked_sub(s)).collect::<Vec<_>>())
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_set() {
        for set in small::subsets(1..=6) {
            let mut game = Game::normal(|heaps: &Vec<usize>| options(heaps, &set));
            let g = grundy_values(&set, 40);
            for h in 0..=40 {
                assert_eq!(g[h] as u64, game.grundy(&vec![h]), "{set:?}, heap {h}");
            }
            for (h, i) in (0..=12).flat_map(|h| (0..=12).map(move |i| (h, i))) {
                let won = first_player_wins(&set, &[h, i]);
                assert_eq!(won, game.is_won(&vec![h, i]), "{set:?}, {h}, {i}");
            }
        }
    }

    /// Take anything up to 200: k takes have k + 1 values.
    #[test]
    fn as_many_values_as_takes_and_one_more_are_told_apart() {
        let takes: Vec<usize> = (1..=200).collect();
        let g = grundy_values(&takes, 1000);
        assert!((0..=1000).all(|h| g[h] == h % 201));
    }

    #[test]
    fn the_sets_named_on_the_page_have_their_periods() {
        let three = grundy_values(&[1, 2, 3], 100);
        assert!((0..=100).all(|h| three[h] == h % 4));
        let seven = grundy_values(&[1, 3, 4], 100);
        assert!((0..=100).all(|h| seven[h] == [0, 1, 0, 1, 2, 3, 2][h % 7]));
    }

    /// The least sum of a preperiod and a period, by m consecutive equalities.
    fn preperiod_and_period(set: &[usize]) -> usize {
        let m = *set.last().unwrap();
        let g = grundy_values(set, 800);
        let from = |p: usize| (0..800 - p).rev().find(|&h| g[h] != g[h + p]).map_or(0, |h| h + 1);
        let sums = (1..400).filter(|&p| from(p) + p + m <= 800).map(|p| from(p) + p);
        sums.min().unwrap()
    }

    #[test]
    fn of_all_sets_up_to_14_one_takes_370() {
        for set in small::subsets(1..=14).filter(|set| !set.is_empty()) {
            let (longest, is_named) = (preperiod_and_period(&set), set == [2, 3, 10, 11, 12, 14]);
            assert!(if is_named { longest == 370 } else { longest < 370 }, "{set:?}: {longest}");
        }
    }

    #[test]
    fn a_symmetric_set_is_periodic_at_once() {
        for half in small::subsets(1..=5).filter(|half| !half.is_empty()) {
            let mut set: Vec<usize> = half.iter().flat_map(|&s| [s, 11 - s]).collect();
            set.sort_unstable();
            let g = grundy_values(&set, 100);
            assert!((0..=100).all(|h| g[h] == g[h % 11]), "{set:?}");
        }
    }

    #[test]
    fn accepts_repeats_any_order_and_takes_that_fit_no_heap() {
        assert!(first_player_wins(&[5, 2, 2, 5], &[2, 4, 7]));
        assert!(first_player_wins(&[usize::MAX, 2, 5], &[2, 4, 7]));
        assert!(!first_player_wins(&[], &[3]));
        assert!(!first_player_wins(&[1], &[]));
    }

    #[test]
    #[should_panic(expected = "the set: a move must take at least 1 stone")]
    fn refuses_a_take_of_0() {
        first_player_wins(&[1, 0], &[3]);
    }

    #[test]
    fn accepts_the_largest_heaps() {
        assert!(!first_player_wins(&[1], &[10_000_000]));
        assert!(!first_player_wins(&[1; 500], &[2_000_000]));
    }

    #[test]
    #[should_panic(expected = "heap 2: at most 10000000 stones with 1 takes, not 10000001")]
    fn refuses_a_heap_beyond_its_table() {
        first_player_wins(&[1], &[3, 10_000_001]);
    }

    #[test]
    #[should_panic(expected = "heap 1: at most 2000000 stones with 500 takes, not 2000001")]
    fn refuses_more_than_a_second_of_work() {
        first_player_wins(&[1; 500], &[2_000_001]);
    }
}
