//! # Black and White — \[2021 CoE-II B\] 黑白棋, Luogu P7589
//!
//! <https://www.luogu.com.cn/problem/P7589> · Nim on the gaps between two pieces; retreats change nothing · O(n) time and memory per case
//!
//! **Statement.** Each of n rows holds one black piece of Alice's, in column b, and one white piece
//! of Bob's, in column w ≠ b. The rows have no ends. Alice and Bob take turns, Alice first. The
//! player to move either *advances* one own piece, by at least 1, towards the other piece of its
//! row and without reaching it, or lets one own piece *retreat* from the other one, by 1 to d. Each
//! player has at most k retreats in the whole game. Whoever cannot move loses. Does Alice win if
//! both play as well as possible?
//!
//! **Input.** The first line has T, the number of cases, from 1 to 100. An empty line precedes each
//! case. The first line of a case has n, k and d: n from 1 to 100, k from 0 to 100, d from 1 to 20.
//! Then n lines follow, one for each row, with y, b and w: y is the number of the row, from −100
//! to 100, and no two rows of a case have the same; b and w are from −1000 to 1000 and differ.
//!
//! **Output.** For each case one line: `Yes` if Alice wins, else `No`.
//!
//! ```text
//! input        output
//! 2            Yes
//!              No
//! 2 0 10
//! 3 4 8
//! 7 7 5
//!
//! 3 5 15
//! -3 -9 -19
//! -7 10 21
//! 12 12 16
//! ```
//!
//! **Idea.** First forget the retreats. The *gap* of a row is the number of empty cells between its
//! two pieces, |b − w| − 1. Alice lowers it by moving the black piece, Bob by moving the white one.
//! Both can lower it by any number, down to 0. So a gap is a heap of stones, and without retreats
//! this is the game of [Nim](../nim/index.html): a move takes one or more stones from one heap, and
//! whoever cannot move loses. The player to move loses exactly if the *nim-sum* X of the heaps
//! is 0, that is, their bitwise xor, written ⊕. In the first case of the sample the gaps are 3
//! and 1, so X = 3 ⊕ 1 = 2: Alice moves her piece from column 4 to column 6, and both gaps are 1.
//! Bob fills one of them, Alice fills the other one, and Bob cannot move.
//!
//! Now a player who is losing retreats and makes a gap larger. The opponent follows with the other
//! piece of the row, by as many cells:
//!
//! ```text
//! ● · · · ○         gap 3
//! ● · · · · · ○     gap 5: Bob retreats by 2
//! · · ● · · · ○     gap 3: Alice advances by 2
//! ```
//!
//! All gaps are as before, and the same player is to move, with one retreat fewer. This can always
//! be done, and it happens at most k times. So a retreat delays the end and does not change the
//! winner. The winner needs no retreat.
//!
//! **Method.** For each case:
//! 1. Read n, k and d; k and d are not needed. Begin with X = 0.
//! 2. For each row read y, b and w; y is not needed. Replace X by X ⊕ (|b − w| − 1).
//! 3. Print `Yes` if X ≠ 0, else `No`.
//!
//! **Proof.** *Play ends.* There are at most 2k retreats in all. All other moves lower the sum of
//! the gaps, and only a retreat raises it, so there are finitely many moves between two retreats
//! and after the last one.
//!
//! *Claim.* Whoever is to move, and however many retreats each player has left: the player to move
//! loses against best play ⇔ X = 0, where X is the nim-sum of all gaps. (⇔ means "if and only if".)
//! - *The end.* In a row with a gap of at least 1 both players can advance. So a player who cannot
//!   move sees only gaps of 0, and X = 0.
//! - *Every move from X = 0 leads to X ≠ 0.* A move, whether it advances or retreats, changes one
//!   gap from g to some s ≠ g. As g ⊕ g = 0, the new nim-sum is X ⊕ g ⊕ s = g ⊕ s, which is not 0.
//! - *From X ≠ 0 some move leads to X = 0.* In the place of X's highest binary 1 an odd number of
//!   gaps have a 1, so at least one gap g has. In g ⊕ X this digit is 0, and otherwise only lower
//!   digits change, so g ⊕ X < g. The player to move has a piece in that row and advances it by g −
//!   (g ⊕ X) cells. This leaves the gap g ⊕ X, and the new nim-sum is X ⊕ g ⊕ (g ⊕ X) = 0.
//!
//! So a player who faces X = 0 must leave X ≠ 0, and the opponent can make it 0 again, without a
//! retreat. Play ends, and this player is the one who cannot move: by the first point whoever
//! cannot move faces X = 0, and the opponent never does. A player who faces X ≠ 0 makes it 0 and
//! puts the opponent in that place. Alice moves first, so she wins ⇔ X ≠ 0.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Forgetting that columns may be negative, and taking | |b| − |w| | − 1 for the gap
//!   (`hack-negative`).
//! - Forgetting that b may exceed w, and taking w − b − 1 for the gap (`hack-black-on-the-right`).
//! - Taking |b − w| for the gap (`hack-gap`).
//! - Letting k decide, as if a player with retreats left could not run out of moves. With X = 0
//!   retreats do not help, with X ≠ 0 they are not needed (`hack-retreats`).
//!
//! **Beyond.** The program takes any number of cases and rows, even none, and any columns from −2⁶³
//! to 2⁶³ − 1. It refuses a row with b = w. It does not look at y, k and d.
//!
//! A winning move may also be a retreat, though it need not be. With the gaps 1 and 2, X = 3. Alice
//! can lower the 2 to 2 ⊕ 3 = 1. If d ≥ 1 and she has a retreat, she can also raise the 1
//! to 1 ⊕ 3 = 2.
//!
//! Alice and Bob have different pieces, so they have different moves, and the theory of Grundy
//! values is not made for this game. The proof does not need it: it uses only that both players can
//! lower every gap as they like, that every move changes exactly one gap, and that play ends.
//!
//! **Source.** Luogu contest 2021 CoE-II, problem B. Nim in which heaps may also grow, as long as
//! play ends, is Poker Nim: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 3.

use proconio::input;
use shared::print;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { n: usize, _k: u64, _d: u64, rows: [(i64, i64, i64); n] }
        alice_wins(&rows)
    });
    print::verdicts(["Yes", "No"], wins);
}

/// Is X, the nim-sum of the gaps, not 0? A row is (y, b, w).
fn alice_wins(rows: &[(i64, i64, i64)]) -> bool {
    let mut x = 0;
    for &(y, b, w) in rows {
        assert!(b != w, "row {}: both pieces are in column {}", y, b);
        x ^= b.abs_diff(w) - 1;
    }
    x != 0
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::alice_wins;
    use super::game::Rules;
    use shared::board::Board;
    use shared::rules::{partizan, Game, Player};
    use shared::small;

    /// The options, with each row moved so that its left piece is in column 9: the rows have no ends,
    /// so it makes no difference where on them the pieces are.
    fn options(position: &Vec<Vec<u64>>, player: Player) -> Vec<Vec<Vec<u64>>> {
        let mut options: Vec<_> =
            Rules::moves(position, player).into_iter().map(|one| one.to).collect();
        for row in options.iter_mut().flat_map(|option| &mut option[1..]) {
            let left = row[0].min(row[1]);
            *row = vec![row[0] + 9 - left, row[1] + 9 - left];
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_board() {
        let mut game = Game::normal(partizan(options));
        for d in 1..=3 {
            for budgets in small::sequences(2, 2) {
                for gaps in small::positions([(0, 0), (1, 6), (2, 4), (3, 2)]) {
                    // Black stands on the left in every second row, on the right in the others.
                    let sides = [true, false, true].into_iter().zip(&gaps);
                    let rows = sides.map(
                        |(left, &gap)| {
                            if left {
                                vec![9, 10 + gap]
                            } else {
                                vec![10 + gap, 9]
                            }
                        },
                    );
                    let start = vec![vec![budgets[0], budgets[1], d]];
                    let position: Vec<Vec<u64>> = start.into_iter().chain(rows).collect();
                    let numbered: Vec<_> = (0..)
                        .zip(&position[1..])
                        .map(|(y, row)| (y, row[0].cast_signed(), row[1].cast_signed()))
                        .collect();
                    let won = game.is_won(&(position, Player::Left));
                    assert_eq!(
                        alice_wins(&numbered),
                        won,
                        "{gaps:?}, d = {d}, retreats {budgets:?}"
                    );
                }
            }
        }
    }

    /// The example of the page: with gaps 1 and 2 Alice may lower the 2 or raise the 1.
    #[test]
    fn a_retreat_may_win_too() {
        let mut game = Game::normal(partizan(options));
        let start = vec![vec![1, 1, 1], vec![9, 11], vec![9, 12]];
        let mut wins = options(&start, Player::Left);
        wins.retain(|option| !game.is_won(&(option.clone(), Player::Right)));
        wins.sort_unstable();
        assert_eq!(
            wins,
            [
                vec![vec![0, 1, 1], vec![9, 12], vec![9, 12]],
                vec![vec![1, 1, 1], vec![9, 11], vec![9, 11]],
            ]
        );
    }

    #[test]
    fn columns_may_be_as_far_apart_as_i64_allows() {
        assert!(alice_wins(&[(0, i64::MIN, i64::MAX)]));
        assert!(!alice_wins(&[(0, i64::MIN, i64::MAX), (1, i64::MAX, i64::MIN)]));
    }

    #[test]
    #[should_panic(expected = "row -4: both pieces are in column 7")]
    fn refuses_two_pieces_in_a_cell() {
        alice_wins(&[(3, 1, 2), (-4, 7, 7)]);
    }
}
