//! # Chip Game — 筹码游戏, Codeforces 1033G
//!
//! <https://codeforces.com/problemset/problem/1033/G> · two takes, remainders mod a + b · O(n·m) time, O(n) memory
//!
//! **Statement.** n piles of chips. Two numbers a and b are fixed. Alice always takes exactly a of
//! the chips of one pile, Bob exactly b; whoever cannot move loses. The input is n, m and the
//! piles. For all a and b from 1 to m count the games that Alice wins, whoever starts, those that
//! Bob wins, those that the starter wins, and those that the other one wins; print the four numbers
//! on a line. n ≤ 100, m ≤ 10⁵, piles from 1 to 10¹⁸. The program takes any u64 piles and any n and
//! m ≥ 1, if m and n·m are at most 5·10⁷. It refuses m = 0 and what is larger.
//!
//! **Idea.** If one takes his number from a pile of at least a + b, the other can take his from the
//! same pile: a + b chips are gone and nothing else has changed. So a pile v counts as its
//! remainder w = v mod (a + b). Let a ≤ b. There are four kinds of such small piles.
//!
//! ```text
//! dead      w < a
//! hers      a ≤ w < b
//! single    b ≤ w < 2a         none, if 2a ≤ b
//! hot       b ≤ w, 2a ≤ w
//! ```
//!
//! In a dead one nobody can move. In one that is hers Alice can, and Bob cannot. In the other two
//! kinds both can. Bob leaves less than a, so a dead pile. Alice leaves w − a, less than b: from a
//! single pile a dead one, from a hot one a pile that is hers. So in a hot pile she gains at least
//! one move of her own, and Bob wants to kill it. The piles 4 and 5 with m = 2:
//!
//! ```text
//! a  b    remainders
//! 1  1    0, 1         dead, single: the starter wins
//! 1  2    1, 2         hers, hot: Alice wins
//! 2  1    1, 2         Bob wins, in the same way
//! 2  2    0, 1         dead, dead: the other one wins
//! ```
//!
//! **Proof.** Claim 1: whoever wins with the remainders wins with the piles, if the same player
//! starts. For the winner plays as with the remainders; each pile holds what is left of its
//! remainder and a multiple of a + b more, so this can be done. If the opponent takes from a pile
//! where too little is left of w for it, that pile holds at least a + b more. Then the winner takes
//! his own number from that pile: a + b are gone, and what is left of w is as it was.
//!
//! Claim 2: let a ≤ b, and let there be h hot piles and c single ones. (If a > b, exchange the
//! players.)
//!
//! ```text
//! some pile is hers, or h ≥ 2, or h = 1 and c odd     Alice wins
//! h = 1 and c even, or h = 0 and c odd                the starter wins
//! h = 0 and c even                                    the other one wins
//! ```
//!
//! - One is hers: as long as there are hot or single ones she takes from one of these, and Bob can
//!   only do so too. In the end Bob cannot move, and she still can in the one that is hers.
//! - h ≥ 2: if she moves she makes a hot one hers and wins, as just shown. If Bob moves, a hot one
//!   is left, and then she does.
//! - h = 1: if she moves she wins as before. So if Bob moves, he must kill the hot one. Then c
//!   single ones are left, one move each, and she is to move: she wins if c is odd.
//! - h = 0: c moves are left, whoever makes them.
//!
//! In short, if no w lies from a to b − 1, let e = h + c be the number of those from b on. With e
//! odd the starter wins, if the second largest w is < 2a; with e even the other one wins, if the
//! largest w is < 2a. In all other games one of the two wins, whoever starts, Alice just as often
//! as Bob: exchanging a and b exchanges them.
//!
//! Now count, for each s = a + b from 2 to 2m, the a ≤ s/2 with which the starter or the other one
//! wins; b = s − a is at least s/2. No w lies from a to b − 1 ⇔ the largest w below s/2, lo, is <
//! a, and b is at most the smallest of the others, hi; e is the number of these others. Also b ≤ m,
//! so hi begins with m, and lo with 0. The largest and the second largest w are sought among these
//! others, and are 0 if there are none: all w below s/2 are < a. All these conditions ask that a be
//! at least some number; let least be the greatest of them. The a from least to s/2 count, and with
//! a and b exchanged the first number of the pair goes from least to s − least: these are s + 1 −
//! 2·least pairs, or none.
//!
//! **Mistakes.** No remainders (`hack-no-remainder`). A hot pile taken for a single one
//! (`hack-hot`). Alice as the winner of each game with one hot pile (`hack-one-hot`). With one hot
//! pile the starter as the winner, also if the number of single ones is odd
//! (`hack-hot-and-single`). m² in 32 bits (`hack-overflow`).
//!
//! **Source.** Lyft Level 5 Challenge 2018, Elimination Round, problem G.

use proconio::input;

fn main() {
    input! { n: usize, m: u64, piles: [u64; n] }
    let [other, starter] = starter_decides(&piles, m);
    let each = (m * m - starter - other) / 2;
    println!("{} {} {} {}", each, each, starter, other);
}

/// How many games the other one wins, and how many the starter.
fn starter_decides(piles: &[u64], m: u64) -> [u64; 2] {
    let n = piles.len() as u64;
    assert!(m > 0, "m = 0: a take must be allowed at least 1 chip");
    let is_accepted = m <= 50_000_000 && n * m <= 50_000_000;
    assert!(is_accepted, "n = {}, m = {}: m and n·m are at most 50000000", n, m);
    let mut games = [0; 2];
    for s in 2..=2 * m {
        let (mut lo, mut hi, mut e, mut second, mut largest) = (0, m, 0, 0, 0);
        for w in piles.iter().map(|v| v % s) {
            if 2 * w < s {
                lo = lo.max(w);
            } else {
                hi = hi.min(w);
                e += 1;
                second = second.max(w.min(largest));
                largest = largest.max(w);
            }
        }
        let below_2a = if e % 2 == 1 { second } else { largest };
        let least = (lo + 1).max(s.saturating_sub(hi)).max(below_2a / 2 + 1);
        games[e % 2] += (s + 1).saturating_sub(2 * least);
    }
    games
}

#[cfg(test)]
mod tests {
    use super::starter_decides;
    use proptest::prelude::*;
    use shared::rules::{partizan, sum, Game, Player};
    use shared::small;
    use std::collections::HashMap;

    /// Which of the four numbers counts a game: does Alice win if she starts, and if Bob does?
    fn place(starting: bool, second: bool) -> usize {
        match (starting, second) {
            (true, true) => 0,
            (false, false) => 1,
            (true, false) => 2,
            (false, true) => 3,
        }
    }

    /// The rule as stated: each player takes his number from one pile.
    #[test]
    fn agrees_with_the_rules_on_every_small_input() {
        let mut counts: HashMap<(Vec<u64>, u64), [u64; 4]> = HashMap::new();
        for (a, b) in (1..=7).flat_map(|a| (1..=7).map(move |b| (a, b))) {
            let mut game = Game::normal(partizan(|piles: &Vec<u64>, player| {
                let take = if player == Player::Left { a } else { b };
                sum(piles, |&pile: &u64| pile.checked_sub(take))
            }));
            for piles in small::positions([(0, 0), (1, 40), (2, 14), (3, 7), (4, 4), (5, 3)]) {
                let alice_first = game.is_won(&(piles.clone(), Player::Left));
                let bob_first = game.is_won(&(piles.clone(), Player::Right));
                for m in a.max(b)..=7 {
                    let counts = counts.entry((piles.clone(), m)).or_default();
                    counts[place(alice_first, !bob_first)] += 1;
                }
            }
        }
        for ((piles, m), [alice, bob, starter, other]) in counts {
            assert_eq!(starter_decides(&piles, m), [other, starter], "{piles:?}, m = {m}");
            assert_eq!(alice, bob, "{piles:?}, m = {m}");
        }
    }

    /// Claim 2, for a ≤ b: 0 Alice, 2 the starter, 3 the other one.
    fn claim(piles: &[u64], a: u64, b: u64) -> usize {
        let w: Vec<u64> = piles.iter().map(|pile| pile % (a + b)).collect();
        let hot = w.iter().filter(|&&w| w >= b && w >= 2 * a).count();
        let single = w.iter().filter(|&&w| w >= b && w < 2 * a).count();
        if w.iter().any(|&w| a <= w && w < b) {
            return 0;
        }
        match (hot, single % 2) {
            (0, 0) => 3,
            (0, _) | (1, 0) => 2,
            _ => 0,
        }
    }

    proptest! {
        #[test]
        fn the_count_is_that_of_all_pairs(
            piles in prop::collection::vec(prop_oneof![1..300_u64, any::<u64>()], 0..8),
            m in 1..150_u64,
        ) {
            let mut games = [0; 4];
            for a in 1..=m {
                for b in 1..=m {
                    games[claim(&piles, a.min(b), a.max(b))] += 1;
                }
            }
            prop_assert_eq!(starter_decides(&piles, m), [games[3], games[2]]);
        }
    }

    /// Many piles, and pairs by the million.
    #[test]
    #[ignore = "long"]
    fn the_count_of_many_piles_is_that_of_all_pairs() {
        for (count, m) in [(1, 4000), (2, 4000), (6, 4000), (100, 2000)] {
            let piles: Vec<u64> = (1..=count).map(|i| u64::MAX / 3 / i).collect();
            let mut games = [0; 4];
            for a in 1..=m {
                games[claim(&piles, a, a)] += 1;
                for b in a + 1..=m {
                    games[claim(&piles, a, b)] += 2;
                }
            }
            assert_eq!(starter_decides(&piles, m), [games[3], games[2]], "{count} piles");
        }
    }

    #[test]
    fn the_largest_inputs_are_counted_without_overflow() {
        // No pile, no move: the starter always loses.
        assert_eq!(starter_decides(&[], 1_000_000), [1_000_000_000_000, 0]);
        // One chip: it is taken by whoever takes 1 at a time.
        assert_eq!(starter_decides(&[1], 1_000_000), [999_999 * 999_999, 1]);
    }

    #[test]
    #[should_panic(expected = "m = 0")]
    fn refuses_a_take_of_nothing() {
        starter_decides(&[1], 0);
    }

    #[test]
    #[should_panic(expected = "n = 3, m = 20000000")]
    fn refuses_more_than_is_counted_in_a_second() {
        starter_decides(&[1; 3], 20_000_000);
    }
}
