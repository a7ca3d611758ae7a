//! # Set-Nim Game — 集合-Nim游戏, AcWing 893
//!
//! <https://www.acwing.com/problem/content/895/> · Grundy values by the mex, and their nim-sum · O(k·max h) time, O(max h) memory
//!
//! **Statement.** There are n heaps of stones and a set S of k numbers. Two players take turns; a
//! turn chooses one heap and one number s of S and takes exactly s stones from that heap. Whoever
//! cannot move loses. Does the first player win if both play as well as possible?
//!
//! **Input.** Four lines: k; the k numbers of S, all different, in any order; n; the sizes of the n
//! heaps. k and n are from 1 to 100; the numbers of S and the heaps are from 1 to 10 000.
//!
//! **Output.** `Yes` if the first player wins, else `No`.
//!
//! ```text
//! input     output        input     output
//! 2         Yes           3         No
//! 2 5                     1 3 4
//! 3                       1
//! 2 4 7                   100
//! ```
//!
//! **Idea.** *One heap.* Let S = {1, 3, 4}, and begin with the smallest heaps. With 0 stones the
//! player to move has lost. After that, a heap is lost for the player to move if every move leads
//! to a heap that is won for the opponent, and won if some move leads to a heap that is lost for
//! the opponent. Lost heaps are marked P and won ones N, the letters of
//! [matches](../matches/index.html):
//!
//! ```text
//! stones   0  1  2  3  4  5  6  7  8  9
//!          P  N  P  N  N  N  N  P  N  P
//! ```
//!
//! *Two heaps: P and N do not tell.* The heaps 1 and 4 are both N. Put 1 beside 1: the player to
//! move takes one of the two stones, the opponent takes the other, so 1 1 is lost. Put 1 beside 4:
//! the player to move takes 3 of the 4 stones and leaves 1 1 to the opponent, so 1 4 is won. Both
//! times it is an N beside an N, and yet the winners differ. A heap needs more than a letter: it
//! needs a number.
//!
//! *Which number?* In Nim, where a turn may take any number of stones from one heap, the number is
//! the size: the player to move loses when the *nim-sum* of the sizes, their bitwise xor ⊕, is 0
//! ([matches](../matches/index.html)). So let us weigh a heap of our game against a heap of Nim.
//! Put the two side by side; a turn moves in one of them, and whoever cannot move loses. If the
//! player to move loses, the two *balance*, and our heap is *worth* as many stones as the Nim heap
//! has.
//! - 0 is worth 0: nobody can move.
//! - 1 has a single move, to 0, just like a Nim heap of 1. It is worth 1.
//! - 2 has a single move, to 1. Alone it is lost, so it balances an empty Nim heap: it is worth 0.
//! - 3 can move to 2 and 0, both worth 0. Put it beside a Nim heap of 1: the player to move makes
//!   one of the two worth 0, and the opponent the other. So 3 is worth 1.
//! - 4 can move to 3, 1 and 0, worth 1, 1 and 0. Is it worth 2? Play it against a Nim heap of 2. If
//!   the player to move lowers the Nim heap, to 1 or 0, the opponent moves the 4 to a heap worth as
//!   much. If the player to move moves the 4, to a heap worth 1 or 0, the opponent lowers the Nim
//!   heap to as much. Either way the two balance again, so the player to move loses: 4 is worth 2.
//!
//! Why is it 2? From the 4 a move can reach a heap of each worth below 2; so every move in the Nim
//! heap has an answer. And no move reaches a heap that is worth 2 itself; it would balance the Nim
//! heap at once. For any worth v this means: among the heaps one move away there is one of each
//! worth below v, but none of worth v. Exactly one number fits: **the least of 0, 1, 2, … that is
//! missing among their worths**. The least missing number is called the *mex* (minimum excluded
//! number), and the worth that is found in this way is the *Grundy value*, or SG value, g(h) of the
//! heap:
//!
//! ```text
//! g(h) = mex { g(h − s) : s in S, s ≤ h }
//!
//! S = {1, 3, 4}    h   0  1  2  3  4  5  6   7  8  9
//!               g(h)   0  1  0  1  2  3  2   0  1  0
//!
//! h = 5: moves to 4, 2 and 1, of values 2, 0 and 1; their mex is 3
//! h = 6: moves to 5, 3 and 2, of values 3, 1 and 0; their mex is 2
//! ```
//!
//! One thing is not as in Nim: a move may also lead to a larger value, as from 6, of value 2, to 5,
//! of value 3. This saves nobody from losing. From value 3 every smaller value can be reached, so
//! the opponent returns to value 2 at once, here by moving on from 5 to 4.
//!
//! *Many heaps.* From value v every smaller value can be reached, as from a Nim heap of v stones,
//! and after a move to a larger one the opponent can return to v, whatever heaps lie beside it. So
//! many heaps are as good as Nim with their values as sizes: take the nim-sum of the values. In the
//! first sample S = {2, 5}, and the heaps 2, 4 and 7 have the values 1, 0 and 0. The nim-sum is 1,
//! so the first player wins: the winning move takes the heap of 2 and leaves nim-sum 0.
//!
//! The picture shows the values for three sets; each row repeats after a while (see Beyond).
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.**
//! 1. For h = 0, 1, 2, … up to the largest heap find g(h): for each s ≤ h in S mark the number
//!    g(h − s); then g(h) is the least of 0, 1, 2, … without a mark.
//! 2. Begin each h without marks. Marks for 0 to k are enough: at most k of these k + 1 numbers get
//!    one, so one stays free, and no value is above k.
//! 3. Compute X = g(h₁) ⊕ g(h₂) ⊕ … ⊕ g(hₙ).
//! 4. If X = 0, print `No`, else `Yes`.
//!
//! **Proof.** From here on a position is all heaps together. Its *options* are the positions one
//! move away. Give each position a value as well: the mex of the values of its options. A position
//! without options has value 0, since the least number missing among none is 0. From there we go
//! backwards, and because play always ends, every position gets its value.
//!
//! *Lemma. The player to move loses ⇔ the value is 0.* (⇔ means "if and only if".)
//! - *The end.* Without options the value is 0, and the player to move has lost.
//! - *From value 0 no move leads to value 0*, because the mex of some numbers is not among them.
//! - *From any other value some move leads to value 0*, because 0 is smaller than the least missing
//!   number, so it is not missing.
//!
//! So a player who faces value 0 leaves another value, and the opponent can answer with value 0
//! again. Play ends, and the player who always faces 0 is the one who finds no move. A player who
//! faces another value makes it 0 and puts the opponent in that place.
//!
//! *Theorem (Sprague and Grundy). The value of the heaps h₁, …, hₙ together is the nim-sum of their
//! own values: X = g(h₁) ⊕ … ⊕ g(hₙ).*
//!
//! An example first. With S = {1, 3, 4} the heaps 4 and 5 have the values 2 and 3, so X = 1. To
//! leave nim-sum 0, change the 3 to 2: take 1 from the 5. To leave nim-sum 1 again, the moved heap
//! would have to keep its value, and no move does that.
//!
//! In general every move takes stones away, so we may suppose that the theorem already holds for
//! each option. We show by two points that X is the mex of the options' values.
//! - *No option has the value X.* A move changes one heap, its value from g(hᵢ) to some r, and so
//!   the nim-sum from X to X ⊕ g(hᵢ) ⊕ r: the old value is taken out, the new one put in. As g(hᵢ)
//!   is the mex of all values to which a move in this heap leads, r ≠ g(hᵢ). So g(hᵢ) ⊕ r is not 0,
//!   and the nim-sum is not X any more.
//! - *Each u < X is the value of an option.* Write u and X in binary, and let D = u ⊕ X: it has a 1
//!   in each place where u and X differ. In the highest of these places X has 1 and u has 0,
//!   because u < X. So some value g(hᵢ) has a 1 there too; otherwise X would have a 0. Let r =
//!   g(hᵢ) ⊕ D. In this place the 1 becomes 0, no higher digit changes, and so r < g(hᵢ). As g(hᵢ)
//!   is a mex, no smaller number is missing, so some move in heap i leads to value r. The nim-sum
//!   is then X ⊕ g(hᵢ) ⊕ r = X ⊕ D = u.
//!
//! So X is the least number that is not the value of an option, which is the value of the position.
//! With the lemma: the player to move loses ⇔ X = 0.
//!
//! *Nothing here speaks of stones.* In place of the heaps there may be any games in which both
//! players have the same moves, each position has finitely many of them, and play must end. (Such a
//! game is a token that moves along the edges of a directed graph, a node for each position:
//! [graph-game](../graph_game/index.html).) Put several of them side by side; a turn moves in one
//! of them, and whoever cannot move loses. This is called the *sum* of the games. The theorem and
//! its proof hold for it in the same words, going backwards from the ends of play: **the value of a
//! sum is the nim-sum of the values**. Many other pages use it.
//!
//! **Mistakes.** Each with a case that shows it:
//! - A fixed number of marks for the mex that is too small, such as 64 (`hack-many-values`).
//! - Only k marks: with k numbers in S there can be k + 1 values, 0 to k
//!   (`hack-as-many-values-as-takes`).
//! - Stopping at the first s > h although S is not sorted (`hack-unsorted`).
//! - Adding the values instead of taking their nim-sum (`hack-added`).
//! - A table that ends at 9999, without a place for a heap of 10 000 (`edge-largest-heap`).
//!
//! **Beyond.** The program also takes repeated numbers in S, empty heaps and no heap at all. It
//! refuses a heap above 10 000 and a 0 in S, with which play need not end.
//! - *The winning moves* are those that change some g(hᵢ) to g(hᵢ) ⊕ X. This may be a larger value
//!   than g(hᵢ); in Nim it never is.
//! - *The values repeat.* Let m be the largest number of S. For h ≥ m the value g(h) depends only
//!   on the m values before it. They are all at most k, so there are finitely many possible rows of
//!   m values; at some time a row comes again, and from there on everything repeats. To prove a
//!   period p from some heap on, it is enough to find m heaps in a row with g(h) = g(h + p). {1, 2,
//!   3} has g(h) = h mod 4. The values may repeat late: for {2, 3, 10, 11, 12, 14} the part before
//!   the first period and one period are 370 heaps together, the most of all sets with m ≤ 14
//!   (found by computing all of them).
//! - *Symmetric sets.* If p − s is in S for every s in S, then g(h + p) = g(h) for all h. To prove
//!   it, suppose it for all smaller h. A take s ≤ h leads from h + p to h − s + p, of the same
//!   value as h − s. A take s > h leads to h + (p − s); from there taking p − s leads to h, so its
//!   value is not g(h). So the options of h + p have all values that the options of h have, and
//!   perhaps others, but not g(h): the mex is the same.
//!
//! **Source.** R. Sprague, *Über mathematische Kampfspiele*, Tôhoku Mathematical Journal 41 (1935),
//! 438–444; P. M. Grundy, *Mathematics and games*, Eureka 2 (1939), 6–8. E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways*, chapter 4, on subtraction games. HDU 1536 and LibreOJ 10247,
//! *S-Nim*, ask the same for many sets and many positions; LibreOJ 10244 asks for a winning move as
//! well.

use proconio::input;
use shared::grundy::Mex;

fn main() {
    input! { set: [usize], heaps: [usize] }
    println!("{}", if first_player_wins(&set, &heaps) { "Yes" } else { "No" });
}

/// Is the nim-sum of the heaps' Grundy values not 0?
fn first_player_wins(set: &[usize], heaps: &[usize]) -> bool {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    assert!(largest <= 10_000, "a heap of {} stones: at most 10000", largest);
    let g = grundy_values(set, largest);
    heaps.iter().fold(0, |x, &h| x ^ g[h]) != 0
}

/// g(0), …, g(largest).
fn grundy_values(set: &[usize], largest: usize) -> Vec<usize> {
    assert!(!set.contains(&0), "the set has a 0: a move must take at least 1 stone");
    let mut mex = Mex::up_to(set.len());
    let mut g = vec![];
    for h in 0..=largest {
        g.push(mex.of(set.iter().filter(|&&s| s <= h).map(|s| g[h - s])));
    }
    g
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, grundy_values};
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small;

    #[test]
    fn agrees_with_the_rules_on_every_small_set() {
        for set in small::subsets(1..=6) {
            let mut game = Game::normal(Rules::options);
            let given = |heaps: &[usize]| {
                let heaps = heaps.iter().map(|&h| h as u64).collect();
                vec![set.iter().map(|&s| s as u64).collect(), heaps]
            };
            let g = grundy_values(&set, 40);
            for h in 0..=40 {
                assert_eq!(g[h] as u64, game.grundy(&given(&[h])), "{set:?}, heap {h}");
            }
            for (h, i) in (0..=12).flat_map(|h| (0..=12).map(move |i| (h, i))) {
                let won = first_player_wins(&set, &[h, i]);
                assert_eq!(won, game.is_won(&given(&[h, i])), "{set:?}, {h}, {i}");
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
        assert_eq!(grundy_values(&[2, 5], 7), [0, 0, 1, 1, 0, 2, 1, 0]);
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
    #[should_panic(expected = "the set has a 0: a move must take at least 1 stone")]
    fn refuses_a_take_of_0() {
        first_player_wins(&[1, 0], &[3]);
    }

    #[test]
    #[should_panic(expected = "a heap of 10001 stones: at most 10000")]
    fn refuses_a_larger_heap() {
        first_player_wins(&[1], &[3, 10_001]);
    }
}
