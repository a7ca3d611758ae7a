//! # Set-Nim — 集合-Nim游戏, AcWing 893
//!
//! <https://www.acwing.com/problem/content/895/> · subtraction set, Grundy values by table · O(k·max h) time, O(max h) memory
//!
//! **Statement.** A set S of k numbers and n heaps. A move takes exactly s stones from one heap,
//! for some s ∈ S; whoever cannot move loses. Print `Yes` if the first player wins, else `No`. k, n
//! ≤ 100; s, h ≤ 10 000. Accepted are S in any order and with repeats, any n, and heaps from 0 to
//! 10⁷ with k·h ≤ 10⁹ for the largest; a larger heap is refused, and so is a take of 0, with which
//! the game need not end.
//!
//! **Idea.** One heap first. Its *Grundy value* g(h) is the *mex* of the values that a move can
//! reach: the least number 0, 1, 2, … that is not among them. So g(h) = mex{ g(h − s) : s ∈ S, s ≤
//! h }, and one table serves all heaps, since S is the same for all.
//!
//! ```text
//! S = {1, 3, 4}    h   0 1 2 3 4 5 6   7 8 9 …
//!               g(h)   0 1 0 1 2 3 2   0 1 0 …    period 7
//!
//! h = 5: moves to 4, 2 and 1, of values 2, 0 and 1, and the mex of these is 3
//! ```
//!
//! From g(h) a move can reach every smaller value, as from a heap of g(h) stones in Nim. So several
//! heaps are played like Nim with heaps g(h₁), …, g(hₙ): the first player wins iff their *nim-sum*
//! ⊕, the bitwise xor, is not 0.
//!
//! **Proof.** (The theorem of Sprague and Grundy.) Give the whole position a value too, the mex of
//! its options' values, an option being a position one move away. Claim: that value is v = g(h₁) ⊕
//! … ⊕ g(hₙ), and the player to move loses (the position is a P-position) ⇔ v = 0.
//!
//! The value is v. By induction on the number of stones, each option has the value claimed.
//! - No option has value v: a move changes one g(hᵢ) into the value of an option of heap i, and
//!   that is another number, as g(hᵢ) is the mex. Where one term changes, the nim-sum changes.
//! - Each u < v is an option's value. In the top bit of u ⊕ v, v has a 1, for u < v. So some g(hᵢ)
//!   has a 1 there, and r := g(hᵢ) ⊕ u ⊕ v < g(hᵢ), as that bit goes out and only lower bits change
//!   besides. By the mex, heap i has an option of value r. Moving there turns v into v ⊕ g(hᵢ) ⊕ r
//!   = u.
//!
//! Value 0 is lost.
//! - The end: nothing can be taken, the value is mex ∅ = 0, and the player to move has lost.
//! - From value 0 no move leads to value 0; from any other value some move does.
//!
//! Nothing here speaks of stones: in place of the heaps there may be any games side by side (a
//! *sum* of games), as long as play ends. Other pages use it so.
//!
//! As g(h) is the mex of at most k numbers, g(h) ≤ k: marks for 0 to k are enough to find it.
//!
//! **More.** g(h) depends on the max S values before it, which take finitely many forms, so g is
//! ultimately periodic; max S consecutive equalities g(i) = g(i + p) prove period p from there on.
//! {1, 2, 3} has g(h) = h mod 4. If S = {p − s : s ∈ S} then g(h) = g(h mod p). Of all sets with
//! max S ≤ 14, {2, 3, 10, 11, 12, 14} takes longest: preperiod and period together are 370.
//!
//! **Mistakes.** Marks for the mex in an array of fixed size, as 64 (`hack-many-values`), or of k
//! marks: k takes can have k + 1 values (`hack-as-many-values-as-takes`). Stopping at the first s >
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
