//! # Chip Game — 筹码游戏, Codeforces 1033G
//!
//! <https://codeforces.com/problemset/problem/1033/G> · two takes: remainders mod a + b, four kinds of piles · O(n·m) time, O(n) memory
//!
//! **Statement.** There are n piles of chips, and two numbers a and b are fixed. Alice and Bob take
//! turns. Alice always takes exactly a chips from one pile, Bob exactly b chips from one pile.
//! Whoever cannot move loses. Both play as well as they can. For how many of the pairs (a, b) with
//! a and b from 1 to m does Alice win, whoever starts; for how many does Bob, whoever starts; for
//! how many does the player who starts win; and for how many does the other player win, who moves
//! second?
//!
//! **Input.** The first line has n, from 1 to 100, and m, from 1 to 100 000, the second line the n
//! piles, each of 1 to 10¹⁸ chips. (The limits are not confirmed.)
//!
//! **Output.** The four numbers on one line, in the order of the statement.
//!
//! ```text
//! input     output        input     output
//! 2 2       1 1 1 1       2 20      82 82 6 230
//! 4 5                     4 5
//! ```
//!
//! **Idea.** The players have different moves, so this is not Nim in disguise. Look first at one
//! large pile. If one player takes from a pile with at least a + b chips, the other can answer in
//! the same pile. Then a + b chips are gone, and nothing else has changed. So it seems that of a
//! pile v only the remainder w = v mod (a + b) counts.
//!
//! Now let a ≤ b and look at a small pile, w < a + b. What can the two do there?
//!
//! ```text
//! kind      w                      what happens
//! dead      w < a                  nobody can move
//! hers      a ≤ w < b              only Alice can move
//! single    b ≤ w and w < 2a       both can; whoever does leaves a dead pile
//! hot       b ≤ w and 2a ≤ w       both can; Bob leaves a dead pile, Alice one that is hers
//! ```
//!
//! For Bob leaves w − b < a, so a dead pile, and Alice leaves w − a < b, which is dead if w < 2a
//! and hers if not. A pile that is hers is a move that Alice can keep for the end, and Bob has no
//! such pile. So she wins as soon as there is one. In a hot pile she makes one, and Bob must be
//! there first to prevent it. Of two hot piles he can kill only one, so Alice wins. With one hot
//! pile it matters who moves first: Alice makes it hers and wins; Bob must kill it, and then Alice
//! begins on the single piles. These are one move each, so in the end only the parity of their
//! number counts.
//!
//! The first sample has the piles 4 and 5 and m = 2, so four games:
//!
//! ```text
//! a  b    remainders   kinds           who wins
//! 1  1    0, 1         dead, single    the starter
//! 1  2    1, 2         hers, hot       Alice
//! 2  1    1, 2                         Bob: here he takes less, so exchange the two
//! 2  2    0, 1         dead, dead      the second player
//! ```
//!
//! There are up to 10¹⁰ pairs, too many to look at each. But the remainders depend on the sum s =
//! a + b alone, and there are only 2m sums. So take one s and let a grow from 1 to s/2, as in the
//! picture. A pile with w < s/2 is hers until a passes w; then it is dead. A pile with w ≥ s/2 is
//! hers until b = s − a comes down to w. From then on it is hot while 2a ≤ w, and single once 2a
//! passes w. So fewer and fewer piles are hers or hot: Alice wins for small a, and from some least
//! a on the game belongs to the starter or to the second player. When no pile is hers any more, the
//! e piles with w ≥ s/2 are hot or single. If e is odd, the game is the starter's with at most one
//! hot pile. If e is even, it is the second player's only without a hot pile, for with one, and an
//! odd number of single ones, Alice wins. We only need this least a, with b ≤ m too; by symmetry
//! the game is theirs for all a from least to s − least.
//!
//! In the picture s = 16 and the remainders are 3, 11, 13 and 15. Pile 3 is hers up to a = 3,
//! pile 11 up to a = 4. For a = 5 and 6 two piles or more are hot. From a = 7 on no pile is hers
//! and at most one is hot. If Alice starts with a hot pile on the table, she wins; in all other
//! cases each of the piles 11, 13 and 15 is one move. These are three moves, so the starter makes
//! the last one.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.** For each sum s from 2 to 2m:
//! 1. Compute the remainders w = v mod s. Let lo be the largest of those below s/2, or 0 if there
//!    are none. Of the others, those of at least s/2, let e be the number and hi the smallest (s if
//!    there are none).
//! 2. Let t be the second largest of these e remainders if e is odd (equal ones count separately),
//!    and their largest if e is even. If there is none, t = 0.
//! 3. Let least be the greatest of the numbers lo + 1, s − hi, s − m and ⌊t/2⌋ + 1 (⌊ ⌋ is rounding
//!    down).
//! 4. If 2·least ≤ s, count s + 1 − 2·least pairs: for the starter if e is odd, for the second
//!    player if e is even.
//!
//! At the end the pairs that were not counted belong to Alice and Bob, half of them to each. Print
//! the four numbers.
//!
//! **Proof.** *Lemma 1, the remainders.* Replace each pile v by v mod (a + b), and let the same
//! player start: the same player wins. To see it, let W be the winner of the game with the
//! remainders. W plays the real game and keeps the other one in mind. Each real pile is the pile in
//! mind plus a multiple of a + b. This is so at first, and it stays so:
//! - W makes the winning move of the game in mind. The real pile is at least as large, so the move
//!   is possible.
//! - If the opponent's move is possible in the pile in mind, too, make it there.
//! - If not, the pile in mind is smaller than the real one, so by at least a + b. So W can move in
//!   the same real pile. Both moves together take a + b from it, and the game in mind has not
//!   changed: it is the opponent's turn.
//!
//! So W always has a move. The chips run out, and the opponent is the one who cannot move.
//!
//! *Lemma 2, who wins.* Let a ≤ b and let all piles be below a + b, h of them hot and c single.
//!
//! ```text
//! some pile is hers, or h ≥ 2, or h = 1 and c odd     Alice
//! h = 1 and c even, or h = 0 and c odd                the starter     (and no pile is hers)
//! h = 0 and c even                                    the second      (and no pile is hers)
//! ```
//!
//! What a move makes of a pile is in the table of the Idea. In a hot pile Alice leaves w − a with
//! a ≤ w − a < b, which is hers.
//! - *Some pile is hers.* As long as there are hot or single piles, Alice moves in one of these,
//!   and Bob can only move in these. When there are none left, Bob cannot move at all. If it is his
//!   turn, he has lost. If it is hers, she moves in the pile that is hers, and then he has lost.
//! - *h ≥ 2.* If it is Alice's turn, she makes a hot pile hers and wins by the first point. If it
//!   is Bob's turn, a hot pile is left after his move, and she does so then.
//! - *h = 1, no pile hers.* If it is Alice's turn, she wins as before. If it is Bob's turn, he must
//!   move in the hot pile, or she makes it hers. That leaves c single piles and Alice to move. Each
//!   is one move, so she makes the last one if c is odd, and Bob if c is even.
//! - *h = 0, no pile hers.* There are c moves left, and the starter makes the last one if c is odd,
//!   else the second player.
//!
//! *Lemma 3, the pairs with sum s.* Let a ≤ b = s − a. The starter or the second player wins
//! exactly if all of these hold:
//! - *a > lo.* A pile with w < s/2 is below b. It is not hers exactly if w < a.
//! - *b ≤ hi*, that is, a ≥ s − hi. A pile with w ≥ s/2 is at least a. It is not hers exactly if
//!   w ≥ b.
//! - *b ≤ m*, that is, a ≥ s − m. Larger numbers are not asked for.
//! - *2a > t*, that is, a ≥ ⌊t/2⌋ + 1. With the first two conditions no pile is hers, and the hot
//!   and single ones are the e piles with w ≥ s/2, so e = h + c. The hot ones among them are those
//!   with w ≥ 2a. By Lemma 2 the starter wins if e is odd and h ≤ 1: the second largest is below
//!   2a. The second player wins if e is even and h = 0: the largest is below 2a. In all other cases
//!   Alice wins.
//!
//! So a goes from least to s/2. (a ≥ 1 follows from a > lo.) If a > b, exchange the players: the
//! starter and the second player win the same pairs with a and b exchanged. So the pairs that count
//! are those in which neither number is below least. The first number goes from least to s − least:
//! s + 1 − 2·least pairs, or none if 2·least > s.
//!
//! *Alice and Bob.* All other pairs belong to one of them. Exchanging a and b exchanges the two, so
//! each has half.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Looking at the whole pile, not at its remainder: one pile of 2 with a = b = 1 is dead
//!   (`hack-no-remainder`).
//! - Taking a hot pile for a single one: piles 2 and 2 with a = 1, b = 2 are both hot, and Alice
//!   wins (`hack-hot`).
//! - Giving Alice every game with one hot pile: one pile of 2 with a = 1, b = 2 is the starter's
//!   (`hack-one-hot`).
//! - Giving the starter every game with one hot pile and none that is hers: with piles 3 and 4,
//!   a = 2, b = 3, Alice wins (`hack-hot-and-single`).
//! - Computing m² in 32 bits (`hack-overflow`).
//!
//! **Beyond.** The program takes any number of piles, even none, and piles from 0 to 2⁶⁴ − 1. It
//! refuses m above 100 000. Another game in which the two players have different moves is
//! [colouring-game](../colouring_game/index.html).
//!
//! **Source.** Lyft Level 5 Challenge 2018, Elimination Round, problem G.

use proconio::input;

fn main() {
    input! { n: usize, m: u64, piles: [u64; n] }
    let [alice, bob, starter, second] = count_games(&piles, m);
    println!("{} {} {} {}", alice, bob, starter, second);
}

/// How many pairs (a, b) Alice wins, Bob, the starter, the second player.
fn count_games(piles: &[u64], m: u64) -> [u64; 4] {
    assert!(m <= 100_000, "m = {}: at most 100000", m);
    let mut games = [0; 2]; // those of the second player, those of the starter
    for s in 2..=2 * m {
        let (mut lo, mut hi, mut e, mut largest, mut second_largest) = (0, s, 0, 0, 0);
        for v in piles {
            let w = v % s;
            if 2 * w < s {
                lo = lo.max(w);
            } else {
                e += 1;
                hi = hi.min(w);
                second_largest = second_largest.max(w.min(largest));
                largest = largest.max(w);
            }
        }
        let t = if e % 2 == 1 { second_largest } else { largest };
        let least = (lo + 1).max(s - hi).max(s.saturating_sub(m)).max(t / 2 + 1);
        games[e % 2] += (s + 1).saturating_sub(2 * least);
    }
    let [second, starter] = games;
    let each = (m * m - starter - second) / 2;
    [each, each, starter, second]
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::count_games;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::{partizan, Game, Player};
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
            let options =
                |given: &_, player| Rules::moves(given, player).into_iter().map(|one| one.to);
            let mut game = Game::normal(partizan(|given, player| options(given, player).collect()));
            for piles in small::positions([(0, 0), (1, 40), (2, 14), (3, 7), (4, 4), (5, 3)]) {
                let given = vec![vec![a, b], piles.clone()];
                let alice_first = game.is_won(&(given.clone(), Player::Left));
                let bob_first = game.is_won(&(given, Player::Right));
                for m in a.max(b)..=7 {
                    let counts = counts.entry((piles.clone(), m)).or_default();
                    counts[place(alice_first, !bob_first)] += 1;
                }
            }
        }
        for ((piles, m), counts) in counts {
            assert_eq!(count_games(&piles, m), counts, "{piles:?}, m = {m}");
        }
    }

    /// Who wins, by Lemmas 1 and 2: the place of its number.
    fn winner(piles: &[u64], a: u64, b: u64) -> usize {
        let (less, more) = (a.min(b), a.max(b));
        let whose = usize::from(a > b);
        let w: Vec<u64> = piles.iter().map(|pile| pile % (a + b)).collect();
        let hot = w.iter().filter(|&&w| w >= more && w >= 2 * less).count();
        let single = w.iter().filter(|&&w| w >= more && w < 2 * less).count();
        if w.iter().any(|&w| less <= w && w < more) {
            return whose;
        }
        match (hot, single % 2) {
            (0, 0) => 3,
            (0, _) | (1, 0) => 2,
            _ => whose,
        }
    }

    fn one_by_one(piles: &[u64], m: u64) -> [u64; 4] {
        let mut games = [0; 4];
        for (a, b) in (1..=m).flat_map(|a| (1..=m).map(move |b| (a, b))) {
            games[winner(piles, a, b)] += 1;
        }
        games
    }

    proptest! {
        #[test]
        fn the_count_is_that_of_all_pairs(
            piles in prop::collection::vec(prop_oneof![1..300_u64, any::<u64>()], 0..8),
            m in 1..150_u64,
        ) {
            prop_assert_eq!(count_games(&piles, m), one_by_one(&piles, m));
        }
    }

    /// Many piles, and pairs by the million.
    #[test]
    #[ignore = "long"]
    fn the_count_of_many_piles_is_that_of_all_pairs() {
        for (count, m) in [(1, 4000), (2, 4000), (6, 4000), (100, 2000)] {
            let piles: Vec<u64> = (1..=count).map(|i| u64::MAX / 3 / i).collect();
            assert_eq!(count_games(&piles, m), one_by_one(&piles, m), "{count} piles");
        }
    }

    #[test]
    fn the_board_lists_the_games_that_are_counted() {
        for (text, piles, m) in [("4 5 | 4", [4, 5], 4), ("13 7 | 8", [13, 7], 8)] {
            let mut counts = [0; 4];
            for given in Rules::counted(text).expect("they are few") {
                counts[winner(&given[1], given[0][0], given[0][1])] += 1;
            }
            assert_eq!(counts, count_games(&piles, m), "{text}");
        }
    }

    #[test]
    fn the_examples_are_right() {
        let pairs = [(1, 1), (1, 2), (2, 1), (2, 2)];
        assert_eq!(pairs.map(|(a, b)| winner(&[4, 5], a, b)), [2, 0, 1, 3]);
        assert_eq!(winner(&[2], 1, 1), 3);
        assert_eq!([winner(&[2, 2], 1, 2), winner(&[2], 1, 2), winner(&[3, 4], 2, 3)], [0, 2, 0]);
    }

    #[test]
    fn the_picture_is_right() {
        let winners: Vec<usize> = (1..=8).map(|a| winner(&[3, 11, 13, 15], a, 16 - a)).collect();
        assert_eq!(winners, [0, 0, 0, 0, 0, 0, 2, 2]);
    }

    #[test]
    fn the_largest_inputs_are_counted_without_overflow() {
        let m = 100_000;
        // No pile, no move: the starter always loses.
        assert_eq!(count_games(&[], m), [0, 0, 0, m * m]);
        // One chip: it is taken by whoever takes 1 at a time.
        assert_eq!(count_games(&[1], m), [m - 1, m - 1, 1, (m - 1) * (m - 1)]);
    }

    #[test]
    #[should_panic(expected = "m = 100001: at most 100000")]
    fn refuses_larger_takes() {
        count_games(&[1], 100_001);
    }
}
