//! # Everyone Praises Jiangnan — \[HEOI2014\] 人人尽说江南好, Luogu P4101, BZOJ 3609
//!
//! <https://www.luogu.com.cn/problem/P4101> · one player can force the parity of the number of turns · O(1) time a game
//!
//! **Statement.** There are n heaps of one stone each, and a number m. Two players take turns; a
//! turn merges two heaps into one, which must have at most m stones. Whoever cannot move loses.
//! Does the first player win with best play?
//!
//! **Input.** The first line has T, the number of games, from 1 to 100. Each of the next T lines
//! has a game `n m`; both numbers are from 1 to 10⁹.
//!
//! **Output.** A line for each game: `0` if the first player wins, `1` if the second player wins.
//!
//! ```text
//! input     output
//! 5         1
//! 7 3       1
//! 1 5       1
//! 4 3       1
//! 6 1       0
//! 2 2
//! ```
//!
//! **Idea.** Every turn makes the number of heaps smaller by 1. So if play ends with e heaps, there
//! were n − e turns, and the first player made the last one ⇔ n − e is odd. (⇔ means "if and only
//! if".) The players struggle only about e, and only about whether e is even or odd.
//!
//! At least K = ⌈n/m⌉ heaps must be left (⌈ ⌉ rounds up), because a heap holds at most m stones.
//! But there may be more: for n = 6 and m = 3 play can end with 3 3 or with 2 2 2, which nobody can
//! merge. Who can force the parity of e? Here is the winner for m = 3, found by trying all moves:
//!
//! ```text
//! n        1   2   3   4   5   6   7   8   9
//! K        1   1   1   2   2   2   3   3   3
//! n − K    0   1   2   2   3   4   4   5   6
//! winner   2nd 1st 2nd 2nd 1st 2nd 2nd 1st 2nd
//! ```
//!
//! The first player wins exactly where n − K is odd, as if play always ended with K heaps. So
//! whoever is helped by the parity of n − K must be able to force it. Call this player the
//! *filler*. The plan is to fill one heap after the other and to keep the heaps tidy: a position is
//! *tidy* if it has full heaps (of m stones), single stones, and at most one other heap. This one
//! is being filled; let x be its size. If there is no such heap, choose a single stone for it,
//! x = 1.
//!
//! In a tidy position the opponent has little choice. A full heap cannot be merged with anything.
//! So all the opponent can do is add a single stone to x, or merge two single stones into a 2.
//! Either way the filler can tidy up with one move. For m = 5, first with x = 3, then with x = 4:
//!
//! ```text
//! tidy             opponent   position        filler   tidy again
//! 5 3 1 1 1 1 1    3 + 1      5 4 1 1 1 1     4 + 1    5 5 1 1 1
//!                  1 + 1      5 3 2 1 1 1     3 + 2    5 5 1 1 1
//! 5 4 1 1 1 1 1    4 + 1      5 5 1 1 1 1     1 + 1    5 5 2 1 1
//!                  1 + 1      5 4 2 1 1 1     4 + 1    5 5 2 1 1
//! ```
//!
//! So if 2 fits on x, two stones come to x in two moves. If x = m − 1, there is no room for the 2:
//! x is filled up with one stone, and the 2 is the next heap to be filled.
//!
//! Can the filler run out of single stones? Here the parity helps. Let the *excess* R be the number
//! of heaps minus K. Every turn makes it smaller by 1. (Above, 7 heaps of 13 stones with K = 3 have
//! R = 4.) Let the filler always leave an even R. Then the opponent leaves an odd R, which is
//! not 0: there is at least one heap more than necessary. But, as the table shows, single stones
//! for the answer are missing only in two cases: there are full heaps and at most one other (rows 1
//! and 3), or full heaps, m − 1 and 2 (row 4). Here no heap is more than necessary (the m + 1
//! stones need two). At last the filler leaves R = 0. Then no turn is possible, since no position
//! has fewer than K heaps, and the opponent has lost.
//!
//! At the start all heaps are single stones. That is tidy, and R = n − K. If this is even, the
//! second player is the filler. If it is odd, the first player merges 1 + 1, which leaves a tidy
//! position with an even R, and goes on as the filler.
//!
//! **Method.** For each game:
//! 1. Compute K = ⌈n/m⌉. With whole numbers this is ⌊(n − 1)/m⌋ + 1, where ⌊ ⌋ rounds down.
//! 2. If n − K is odd, the first player wins: print `0`.
//! 3. Otherwise print `1`.
//!
//! **Proof.** Every turn makes the number of heaps smaller, so play ends. In all positions of a
//! game the number of stones is n. There are never fewer than K heaps, as fewer than K heaps of at
//! most m stones have at most (K − 1)·m < n stones. So R is never negative, and if R = 0 there is
//! no turn.
//!
//! *Lemma 1 (packed).* These positions have R = 0: (a) full heaps and at most one other heap; (b)
//! full heaps, one heap of m − 1 and one of 2.
//!
//! Let a be the number of full heaps. If there is nothing else, n = a·m and K = a. If there is one
//! more heap, of y < m stones, n = a·m + y and K = a + 1. In (b) n = a·m + (m − 1) + 2 = (a +
//! 1)·m + 1, so K = a + 2. In each case K is the number of heaps.
//!
//! *Lemma 2 (tidy).* The player to move loses in a tidy position with an even R.
//!
//! This is proved by induction on the number of heaps. If R = 0, there is no turn. Let R ≥ 2. Then
//! m ≥ 2, since for m = 1 all heaps are full and R = 0. Let x be the size of the heap that is
//! neither full nor a single stone. If there is no such heap, take a single stone for it, x = 1;
//! there is one, since R > 0 and full heaps alone have R = 0. So the position has full heaps, x <
//! m, and single stones. We show that after each turn of the player to move the opponent can make
//! the position tidy again. Then two turns are made, so R is even again and smaller, and the player
//! to move loses by induction. After the first of the two turns R is odd, so the position is none
//! of those in Lemma 1; call this fact (∗).
//! - *A single stone is added to x, and x + 1 < m.* A single stone is left, or the position would
//!   be full heaps and x + 1, against (∗). The opponent adds it: x + 2 ≤ m.
//! - *A single stone is added to x, and x + 1 = m.* Now there are only full heaps and single
//!   stones, and at least two single stones, or the position would be as in (a), against (∗). The
//!   opponent merges two of them: 2 ≤ m, and 2 is the new x.
//! - *Two single stones are merged.* If x = 1, call one of the two x; this is one of the cases
//!   above. Let x ≥ 2, so that m ≥ 3. If x + 2 ≤ m, the opponent merges x and the new 2. If x =
//!   m − 1, a single stone is left, or the position would be as in (b), against (∗). The opponent
//!   adds it to x, which is full now, and 2 is the new x.
//!
//! There is no other turn: a full heap takes part in none. This proves Lemma 2.
//!
//! *Theorem.* The first player wins ⇔ n − K is odd. The start is tidy with R = n − K. If this is
//! even, the first player loses by Lemma 2. If it is odd, R ≥ 1 and so n ≥ 2 and m ≥ 2. The first
//! player merges two single stones. This leaves a tidy position with an even R, which is lost for
//! the second player by Lemma 2.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Counting only the turns that make full heaps, ⌊n/m⌋·(m − 1), and not those of the last heap
//!   (`hack-full-heaps`).
//! - Forgetting m: play to a single heap, n − 1 turns (`hack-no-limit`).
//! - Rounding n/m down (`hack-floor`).
//! - Printing `1` where the first player wins and `0` where the second does (`hack-digits`).
//! - Counting the turns of the last heap as n mod m − 1 even when n mod m = 0 (`hack-remainder`).
//! - Playing Bash's game: n divisible by m + 1 or not (`hack-bash`).
//! - Taking the largest possible number of heaps at the end, all just above m/2 stones, in place of
//!   the smallest (`hack-shortest`).
//! - Looking at the place of n in blocks of m numbers, where the pattern needs 2m (`hack-period`).
//! - Letting both players always merge the two smallest heaps (`hack-smallest`).
//! - Rounding n/m up in single precision (`hack-float`).
//!
//! **Beyond.** The program takes numbers up to 2⁶⁴ − 1 and any number of games; it refuses n = 0
//! and m = 0. For a fixed m the winner has the period 2m in n, since n + 2m has the K of n plus 2
//! (if m is odd, m is a period too). In the first period the first player wins for the even n up to
//! m and for the odd n from m + 1 to 2m. If whoever cannot move *wins*, exactly the other player
//! wins: the filler leaves an odd R, answers in the same way after an even R > 0, and after R = 0
//! has no turn and wins.
//!
//! **Source.** Hebei (河北) team selection 2014; BZOJ 3609.

use proconio::input;
use shared::print;

fn main() {
    input! { games: [(u64, u64)] }
    print::verdicts(["0", "1"], games.iter().map(|&(n, m)| first_player_wins(n, m)));
}

/// Is the number of turns that leave K heaps odd?
fn first_player_wins(n: u64, m: u64) -> bool {
    assert!(n >= 1 && m >= 1, "{} {}: both numbers are at least 1", n, m);
    let k = (n - 1) / m + 1;
    (n - k) % 2 == 1
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::{Game, Player};

    /// The positions one turn away; heaps stand with the largest first.
    fn options(heaps: &[u64], m: u64) -> Vec<Vec<u64>> {
        let options = Rules::options(&vec![vec![m], heaps.to_vec()]).into_iter();
        options.map(|mut position| position.remove(1)).collect()
    }

    fn agrees(most: u64) {
        for m in 1..=most + 1 {
            let mut game = Game::normal(Rules::options);
            for n in 1..=most {
                let wins = game.is_won(&vec![vec![m], vec![1; n as usize]]);
                assert_eq!(first_player_wins(n, m), wins, "n = {n}, m = {m}");
            }
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_game() {
        agrees(24);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_game_up_to_34() {
        agrees(34);
    }

    /// Full heaps, single stones, and at most one other heap.
    fn is_tidy(heaps: &[u64], m: u64) -> bool {
        heaps.iter().filter(|&&heap| heap != 1 && heap != m).count() <= 1
    }

    /// The number of heaps above the least possible one.
    fn excess(heaps: &[u64], m: u64) -> u64 {
        heaps.len() as u64 - heaps.iter().sum::<u64>().div_ceil(m)
    }

    /// All of them with n stones, each once.
    fn tidy(n: u64, m: u64) -> Vec<Vec<u64>> {
        let mut all = vec![];
        for full in (0..=n / m).filter(|_| m > 1) {
            for x in 1..m.min(n - full * m + 1) {
                let singles = (n - full * m - x) as usize;
                all.push([vec![m; full as usize], vec![x], vec![1; singles]].concat());
            }
        }
        if n % m == 0 {
            all.push(vec![m; (n / m) as usize]);
        }
        all
    }

    #[test]
    fn tidy_positions_with_an_even_excess_are_lost_and_the_others_won() {
        for m in 1..=21 {
            let mut game = Game::normal(Rules::options);
            for n in 1..=20 {
                for heaps in tidy(n, m) {
                    assert!(is_tidy(&heaps, m));
                    assert_eq!(
                        game.is_won(&vec![vec![m], heaps.clone()]),
                        excess(&heaps, m) % 2 == 1,
                        "{heaps:?}, {m}"
                    );
                }
            }
        }
    }

    /// Every turn from a tidy position with an even excess, and a turn that makes it tidy again.
    #[test]
    fn the_filler_can_always_tidy_up() {
        for m in 1..=20 {
            for heaps in (1..=40).flat_map(|n| tidy(n, m)).filter(|heaps| excess(heaps, m) % 2 == 0)
            {
                for after in options(&heaps, m) {
                    let answers = options(&after, m);
                    assert!(
                        answers.iter().any(|answer| is_tidy(answer, m)),
                        "{heaps:?}, {after:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_examples_are_right() {
        let winners: Vec<bool> = (1..=9).map(|n| first_player_wins(n, 3)).collect();
        let first = [false, true, false, false, true, false, false, true, false];
        assert_eq!(winners, first);
        assert!(options(&[3, 3], 3).is_empty() && options(&[2, 2, 2], 3).is_empty());
        // The opponent's turns of the page are all, and the answers are turns.
        for (tidy, turns) in [
            (
                [5, 3, 1, 1, 1, 1, 1],
                [([5, 4, 1, 1, 1, 1], [5, 5, 1, 1, 1]), ([5, 3, 2, 1, 1, 1], [5, 5, 1, 1, 1])],
            ),
            (
                [5, 4, 1, 1, 1, 1, 1],
                [([5, 5, 1, 1, 1, 1], [5, 5, 2, 1, 1]), ([5, 4, 2, 1, 1, 1], [5, 5, 2, 1, 1])],
            ),
        ] {
            assert_eq!(excess(&tidy, 5), 4);
            let (mut found, mut told) = (options(&tidy, 5), turns.map(|turn| turn.0.to_vec()));
            found.sort_unstable();
            told.sort_unstable();
            assert_eq!(found, told);
            for (position, answer) in turns {
                assert!(options(&position, 5).contains(&answer.to_vec()));
            }
        }
    }

    /// The options are where the moves lead.
    #[test]
    fn equal_heaps_give_the_same() {
        for position in Rules::small() {
            let mut moves: Vec<_> =
                Rules::moves(&position, Player::Left).into_iter().map(|one| one.to).collect();
            let mut options = Rules::options(&position);
            moves.sort_unstable();
            moves.dedup();
            options.sort_unstable();
            assert_eq!(options, moves);
        }
    }

    proptest! {
        #[test]
        fn the_period_is_2m(n in 1..u64::MAX / 4, m in 1..u64::MAX / 4) {
            let place = (n - 1) % (2 * m) + 1;
            let wins = if place <= m { place % 2 == 0 } else { place % 2 == 1 };
            prop_assert_eq!(first_player_wins(n, m), wins);
            prop_assert_eq!(first_player_wins(n + 2 * m, m), wins);
        }
    }

    #[test]
    fn the_largest_numbers_are_answered() {
        assert!(!first_player_wins(u64::MAX, u64::MAX) && !first_player_wins(u64::MAX, 1));
        assert!(first_player_wins(u64::MAX - 1, u64::MAX));
    }

    #[test]
    #[should_panic(expected = "5 0: both numbers are at least 1")]
    fn refuses_heaps_that_hold_nothing() {
        first_player_wins(5, 0);
    }
}
