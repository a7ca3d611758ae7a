//! # Moore's Nim — Nim-K（Moore's Nim）
//!
//! ones in each binary place, counted mod k + 1 · O(64·n) time, O(n) memory per case
//!
//! **Statement.** There are n heaps of stones, and a number k. Two players take turns. A turn takes
//! stones from at least 1 and at most k heaps, one or more from each of them. Whoever cannot move,
//! because no stone is left, loses. Does the first player win if both play as well as possible?
//!
//! **Input.** The first line has the number of cases. Each case has two lines: n and k, and the
//! sizes of the n heaps. k ≥ 1, and it may be larger than n. No judge has this problem by itself,
//! so there are no limits to keep; all numbers may be as large as 2⁶⁴ − 1.
//!
//! **Output.** One line for each case: `First` if the first player wins, else `Second`.
//!
//! ```text
//! input     output
//! 3         First
//! 2 2       Second
//! 3 3       First
//! 3 2
//! 3 3 3
//! 3 2
//! 1 2 3
//! ```
//!
//! **Idea.** For k = 1 this is [nim](../nim/index.html). Two equal heaps are lost there for the
//! player to move. In general the player to move loses exactly if each binary place has an even
//! number of ones, in all heaps together.
//!
//! Now k = 2. One or two heaps are won: take everything. Three equal heaps are lost. For a turn
//! leaves at least one of them as it was, and lowers one or two. The opponent then lowers the two
//! larger heaps to the size of the smallest (or only one, if the two smaller ones are equal). So
//! three equal heaps are left again, at last three empty ones. Where two copies were needed in Nim,
//! we need k + 1 copies here. The guess: the player to move loses exactly if in each binary place
//! the number of ones is divisible by k + 1.
//!
//! Why does a move spoil this? It changes at most k heaps. Look at the leftmost place in which it
//! changes a digit. A digit that changes there goes from 1 to 0, or the heap would become larger.
//! So between 1 and k ones disappear in this place, and none appears.
//!
//! And why can one move always repair it? Here are four heaps with k = 2. In the first two places
//! the number of ones is not divisible by 3:
//!
//! ```text
//! 6      1 1 0   →   3   0 1 1
//! 5      1 0 1       2   0 1 0
//! 3      0 1 1       3   0 1 1
//! 1      0 0 1       1   0 0 1
//! ones   2 2 3           0 3 3
//! ```
//!
//! Go from left to right. The two ones in the first place must go, so 6 and 5 become smaller. Now
//! we are free to write any digits into the rest of these two heaps: they stay smaller than before.
//! In the second place the heaps 3 and 1 have a single one; we write two more into the free heaps.
//! In the last place they have two ones; we write one more, and a 0 into the other free heap.
//!
//! It could happen that there are too few free heaps to write as many ones as we need. Then we
//! remove ones from other heaps instead, which become free too. Can the free heaps become more than
//! k? Let r be the number of ones in the other heaps, mod k + 1. With k + 1 − r or more free heaps
//! we can write the missing ones. If not, there are at most k − r free heaps, and r more make at
//! most k.
//!
//! **Method.** For each case:
//! 1. If k is larger than n, put n in place of k: there are no more heaps to take from.
//! 2. For each binary place count the heaps that have a 1 there.
//! 3. If one of these numbers is not divisible by k + 1, print `First`, else `Second`.
//!
//! **Proof.** For a binary place let c be the number of heaps with a 1 in it. Claim: the player to
//! move loses ⇔ every c is divisible by k + 1. (⇔ means "if and only if".)
//! - *The end.* No stone is left, every c is 0, and the player to move has lost.
//! - *Every move from such a position leaves some c that is not divisible.* Look at the leftmost
//!   place in which the move changes a digit. A heap whose digit changes there keeps all digits to
//!   the left and becomes smaller, so this digit goes from 1 to 0. Between 1 and k heaps lose a 1
//!   in this place and none gains one, so its c is no longer divisible by k + 1.
//! - *From every other position some move leads to one where every c is divisible.* Go through the
//!   places from left to right. Let F be the set of heaps that have been lowered so far; it begins
//!   empty. A heap in F has lost a 1, so it stays smaller than it was, whatever is written into the
//!   places that follow. In each place let r be the number of ones in the heaps outside F, mod
//!   k + 1.
//!   - If F has at least k + 1 − r heaps, write a 1 into k + 1 − r of them and a 0 into the others.
//!   - If not, F has at most k − r heaps. Turn a 1 into a 0 in r heaps outside F (at least r of
//!     them have a 1 here), and write a 0 into all heaps of F. Then the r heaps join F, which still
//!     has at most k heaps.
//!
//! Either way the number of ones in this place is now divisible by k + 1. As long as every c is
//! divisible, F stays empty: r = 0, and nothing changes. At the leftmost place where c is not
//! divisible r is not 0, the first case is not possible with an empty F, and r heaps join F. So at
//! least 1 and at most k heaps are lowered, and all others stay as they are: this is a move.
//!
//! So whoever faces a position where every c is divisible must leave another one, and the opponent
//! can make every c divisible again. The stones become fewer, and at last this player faces heaps
//! without a stone.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Lowering new heaps for each place, c mod (k + 1) of them, and giving up if these are more than
//!   k together. With k = 1 and heaps 1 2 each of two places seems to need a heap of its own. But
//!   one heap is enough: lower 2 to 1 (`hack-two-places`).
//! - Using the nim-sum as for k = 1, which only tells whether c is even (`hack-nim-sum`).
//! - Dividing by k in place of k + 1 (`hack-mod-k`).
//! - Printing `First` whenever k ≥ n, even if there is no stone to take (`hack-no-stones`).
//!
//! **Beyond.** The program refuses k = 0. With k ≥ n the first player wins whenever there is a
//! stone: k + 1 divides no c from 1 to n. The theorem helps with moves of several pieces, see
//! [sdoi2011-black-white](../sdoi2011_black_white/index.html).
//!
//! **Source.** E. H. Moore, *A generalization of the game called Nim*, Annals of Mathematics 11
//! (1910), 93–94.

use proconio::input;
use shared::print;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { n: usize, k: u64, heaps: [u64; n] }
        first_player_wins(&heaps, k)
    });
    print::verdicts(["First", "Second"], wins);
}

/// Is there a binary place whose c is not divisible by k + 1?
fn first_player_wins(heaps: &[u64], k: u64) -> bool {
    assert!(k > 0, "k = 0: a move must be allowed to take from at least 1 heap");
    let k = k.min(heaps.len() as u64);
    let c = |place: u32| heaps.iter().map(|h| (h >> place) & 1).sum::<u64>();
    (0..64).any(|place| c(place) % (k + 1) != 0)
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use shared::board::Board;
    use shared::{rules::Game, small};

    const RANGES: [(usize, u64); 6] = [(0, 0), (1, 12), (2, 9), (3, 6), (4, 4), (5, 3)];

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        for k in 1..=4 {
            let mut game = Game::normal(Rules::options);
            for heaps in small::positions(RANGES) {
                let won = game.is_won(&vec![vec![k], heaps.clone()]);
                assert_eq!(first_player_wins(&heaps, k), won, "k = {k}, {heaps:?}");
            }
        }
    }

    /// The move of the proof's last point.
    fn proof_move(heaps: &[u64], k: usize) -> Vec<u64> {
        let mut after = heaps.to_vec();
        let mut lowered: Vec<usize> = vec![]; // F
        for place in (0..64).rev() {
            let bit = 1 << place;
            let ones: Vec<usize> =
                (0..heaps.len()).filter(|i| !lowered.contains(i) && heaps[*i] & bit != 0).collect();
            let r = ones.len() % (k + 1);
            for &i in &lowered {
                after[i] &= !bit;
            }
            if lowered.len() >= k + 1 - r {
                for &i in &lowered[..k + 1 - r] {
                    after[i] |= bit;
                }
            } else {
                for &i in &ones[..r] {
                    after[i] &= !bit;
                    lowered.push(i);
                }
            }
        }
        after
    }

    #[test]
    fn the_move_of_the_proof_is_a_move_and_wins() {
        let large = [vec![u64::MAX, 1 << 63, 12345, 678], vec![3, 5, 6, u64::MAX - 1, 1 << 40]];
        for k in 1..=4 {
            for heaps in small::positions(RANGES).chain(large.clone()) {
                if first_player_wins(&heaps, k) {
                    let after = proof_move(&heaps, k as usize);
                    let lowered = heaps.iter().zip(&after).filter(|(old, new)| new < old).count();
                    let raised = heaps.iter().zip(&after).any(|(old, new)| new > old);
                    assert!((1..=k as usize).contains(&lowered) && !raised, "k = {k}, {heaps:?}");
                    assert!(!first_player_wins(&after, k), "k = {k}, {heaps:?} to {after:?}");
                }
            }
        }
    }

    #[test]
    fn the_example_goes_to_three_equal_heaps() {
        assert!(first_player_wins(&[3, 5, 6], 2));
        assert_eq!(proof_move(&[3, 5, 6], 2), [3, 3, 3]);
        assert!(!first_player_wins(&[3, 3, 3], 2));
    }

    #[test]
    fn the_move_of_the_table_is_that_of_the_proof() {
        assert!(first_player_wins(&[6, 5, 3, 1], 2));
        assert_eq!(proof_move(&[6, 5, 3, 1], 2), [3, 2, 3, 1]);
        assert!(!first_player_wins(&[3, 2, 3, 1], 2));
    }

    #[test]
    fn a_limit_beyond_all_heaps_leaves_only_the_end_lost() {
        assert!(
            first_player_wins(&[1], u64::MAX)
                && first_player_wins(&[u64::MAX; 3], u64::MAX)
                && !first_player_wins(&[0, 0], u64::MAX)
        );
    }

    #[test]
    #[should_panic(expected = "k = 0")]
    fn refuses_a_move_from_no_heap() {
        first_player_wins(&[1], 0);
    }
}
