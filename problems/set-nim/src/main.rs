//! # Set-Nim — 集合-Nim游戏, AcWing 893
//!
//! <https://www.acwing.com/problem/content/895/> · subtraction set, Grundy values by table · O(k·max h) time, O(max h) memory
//!
//! **Statement.** A set S of k numbers and n heaps. A move takes exactly s stones from one heap,
//! for some s ∈ S; who cannot move loses. Print `Yes` if the first player wins, else `No`. k, n ≤
//! 100; s, h ≤ 10 000. Accepted: S in any order and with repeats, up to 1000 different takes that
//! fit a heap, larger ones without end; any n, heaps from 0 to 10⁷. A take of 0 is refused, as the
//! game need not end with it; so is a heap above 10⁷.
//!
//! **Idea.** S is the same for every heap, so one table serves all: g(h) = mex{ g(h − s) : s ∈ S, s
//! ≤ h }, and the first player wins iff the nim-sum of the g(h) is not 0.
//!
//! ```text
//! S = {1, 3, 4}    h   0 1 2 3 4 5 6   7 8 9 …
//!               g(h)   0 1 0 1 2 3 2   0 1 0 …   period 7
//! ```
//!
//! **Proof.** Claim: the Grundy value of heaps h₁, …, hₙ is g(h₁) ⊕ … ⊕ g(hₙ), and 0 ⇔ P-position.
//! By induction on the stones, with v that nim-sum:
//! - No option has value v: a move changes one g(hᵢ), because g(hᵢ) is none of its options' values.
//! - Each u < v is an option's value: as u < v, v has a 1 in the top bit of u ⊕ v, so some g(hᵢ)
//!   has it too, and g(hᵢ) ⊕ u ⊕ v < g(hᵢ). By the mex an option of heap i has that value, and
//!   moving there gives u.
//! - At the end nothing can be taken and v = mex ∅ = 0; a value of 0 is a P-position, since by the
//!   two points its options all have other values and each other position reaches 0.
//!
//! As g(h) is a mex of at most k values, g(h) ≤ k. The table keeps each value g < 64 as the bit 2ᵍ:
//! the mex of an `or` of bits is its number of trailing ones. Takes of 8 and more reach below any
//! block of 8 heaps, whose bits are joined side by side. When all 64 bits are used, the mex is
//! found among the values themselves.
//!
//! **More.** g(h) depends on the max S values before it, which take finitely many forms, so g is
//! ultimately periodic; max S consecutive equalities g(i) = g(i + p) prove period p from there on.
//! {1, 2, 3} has g(h) = h mod 4. If S = {p − s : s ∈ S} then g(h) = g(h mod p). Of all sets with
//! max S ≤ 14, {2, 3, 10, 11, 12, 14} takes longest: preperiod and period together are 370.
//!
//! **Mistakes.** Recursion h → h − 1 → …, as deep as the heap (`max-one-stone`). A mark array of
//! fixed size for the mex (`hack-many-values`), or of k marks: k takes can have k + 1 values
//! (`hack-as-many-values-as-takes`). Breaking at the first s > h although S is not sorted
//! (`hack-unsorted`). Adding the g(h) instead of their nim-sum (`hack-added`).
//!
//! **Source.** R. Sprague (1935) and P. M. Grundy (1939), independently; E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways*, chapter 4, on subtraction games.

use proconio::input;
use shared::{grundy::mex, nim::nim_sum};

const MAX_HEAP: usize = 10_000_000;

fn main() {
    input! { set: [u64], heaps: [usize] }
    println!("{}", if first_player_wins(&set, &heaps) { "Yes" } else { "No" });
}

/// Is the nim-sum of the heaps' Grundy values ≠ 0?
fn first_player_wins(set: &[u64], heaps: &[usize]) -> bool {
    assert!(!set.contains(&0), "the set: a move must take at least 1 stone, not 0");
    if let Some(i) = heaps.iter().position(|&h| h > MAX_HEAP) {
        panic!("heap {}: at most {MAX_HEAP} stones are accepted, not {}", i + 1, heaps[i]);
    }
    let highest = heaps.iter().copied().max().unwrap_or(0);
    let mut takes: Vec<usize> =
        set.iter().filter(|&&s| s <= highest as u64).map(|&s| s as usize).collect();
    takes.sort_unstable();
    takes.dedup();
    assert!(takes.len() <= 1000, "the set: at most 1000 different takes are accepted");
    let g = grundy_values(&takes, highest);
    nim_sum(heaps.iter().map(|&h| u64::from(g[h]))) != 0
}

/// So many heaps' bits are joined side by side.
const BLOCK: usize = 8;

/// g(0), …, g(highest), where a move takes one of `takes`.
fn grundy_values(takes: &[usize], highest: usize) -> Vec<u16> {
    let mut g: Vec<u16> = vec![0; highest + 1];
    // Bit g(h) at place reach + h; before it, where nothing can be taken, no bit.
    let reach = takes.iter().copied().max().unwrap_or(0);
    let mut bit: Vec<u64> = vec![0; reach + highest + 1];
    let (far, near): (Vec<usize>, Vec<usize>) = takes.iter().partition(|&&s| s >= BLOCK);
    for start in (0..=highest).step_by(BLOCK) {
        // Far takes lead out of the block, to values that are all known.
        let mut used = [0; BLOCK];
        for s in &far {
            let reached = &bit[reach + start - s..][..BLOCK];
            used.iter_mut().zip(reached).for_each(|(used, reached)| *used |= reached);
        }
        for (h, used) in (start..=highest).zip(&used) {
            let used = near.iter().fold(*used, |used, s| used | bit[reach + h - s]);
            g[h] = if used == u64::MAX {
                mex(takes.iter().filter(|&&s| s <= h).map(|&s| u64::from(g[h - s]))) as u16
            } else {
                used.trailing_ones() as u16
            };
            bit[reach + h] = if g[h] < 64 { 1 << g[h] } else { 0 };
        }
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

    fn wins(set: &[usize], heaps: &[usize]) -> bool {
        first_player_wins(&set.iter().map(|&s| s as u64).collect::<Vec<_>>(), heaps)
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_set() {
        for set in small::subsets(1..=6) {
            let mut game = Game::normal(|heaps: &Vec<usize>| options(heaps, &set));
            let g = grundy_values(&set, 40);
            for h in 0..=40 {
                assert_eq!(u64::from(g[h]), game.grundy(&vec![h]), "{set:?}, heap {h}");
            }
            for (h, i) in (0..=12).flat_map(|h| (0..=12).map(move |i| (h, i))) {
                assert_eq!(wins(&set, &[h, i]), game.is_won(&vec![h, i]), "{set:?}, {h}, {i}");
            }
        }
    }

    /// Take anything up to 200: g(h) = h mod 201 needs more values than the bits hold.
    #[test]
    fn values_beyond_the_bits_are_right() {
        let takes: Vec<usize> = (1..=200).collect();
        let g = grundy_values(&takes, 1000);
        assert!((0..=1000).all(|h| usize::from(g[h]) == h % 201));
    }

    #[test]
    fn the_sets_named_on_the_page_have_their_periods() {
        let three = grundy_values(&[1, 2, 3], 100);
        assert!((0..=100).all(|h| usize::from(three[h]) == h % 4));
        let seven = grundy_values(&[1, 3, 4], 100);
        assert!((0..=100).all(|h| seven[h] == [0, 1, 0, 1, 2, 3, 2][h % 7]));
        // 14 consecutive equalities prove a period for the whole of h; none shorter exists.
        let longest = grundy_values(&[2, 3, 10, 11, 12, 14], 800);
        let repeats =
            |from: usize, p: usize| (from..from + 14).all(|h| longest[h] == longest[h + p]);
        assert!((0..=370).any(|start| repeats(start, 370 - start)));
        assert!(!(0..370).any(|start| (1..370 - start).any(|p| repeats(start, p))));
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
        assert!(wins(&[5, 2, 2, 5], &[2, 4, 7]));
        assert!(first_player_wins(&[u64::MAX, 2, 5], &[2, 4, 7]));
        assert!(!first_player_wins(&[], &[3]));
        assert!(!first_player_wins(&[1], &[]));
    }

    #[test]
    #[should_panic(expected = "the set: a move must take at least 1 stone")]
    fn refuses_a_take_of_0() {
        wins(&[1, 0], &[3]);
    }

    #[test]
    fn accepts_a_heap_as_large_as_its_table() {
        assert!(!first_player_wins(&[1], &[10_000_000]));
    }

    #[test]
    #[should_panic(expected = "heap 2: at most 10000000 stones")]
    fn refuses_a_heap_beyond_its_table() {
        wins(&[1], &[3, 10_000_001]);
    }
}
