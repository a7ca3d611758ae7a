//! # Masters' Duel — 高手过招, Luogu P2575, HDU 5724
//!
//! <https://www.luogu.com.cn/problem/P2575> · staircase Nim: a piece stands on the stair of the empty cells to its right · O(20²) time per row
//!
//! **Statement.** n rows of 20 cells hold pieces, at most one in a cell. Two players take turns. A
//! turn takes one piece and puts it on the first empty cell to its right in its row, jumping over
//! the pieces between. A piece without an empty cell to its right cannot move. Whoever cannot move
//! loses. Does the first player win if both play as well as possible?
//!
//! **Input.** The first line has the number T of cases, T ≤ 100. Each case begins with a line with
//! n, n ≤ 1000. Each of the next n lines describes a row: m, and then the columns of its m pieces,
//! all different. m is from 0 to 20, a column from 1 to 20. The columns need not be sorted.
//!
//! **Output.** For each case one line: `YES` if the first player wins, else `NO`.
//!
//! ```text
//! input     output
//! 2         NO
//! 1         YES
//! 2 19 20
//! 2
//! 1 19
//! 1 18
//! ```
//!
//! **Idea.** Begin with a single piece in a row. The next cell to its right is empty, so it goes
//! there. With j empty cells to its right it can make j moves, one cell each, like a stone that
//! goes down from stair j of a staircase. So for every piece count the empty cells to its right;
//! call this number j. What does a jump do to these numbers?
//!
//! ```text
//! before   ● ● ● · ● · · ● ●
//! j        3 3 3   2     0 0
//! after    ● · ● ● ● · · ● ●       the second piece jumped over the third
//! j        3   2 2 2     0 0
//! ```
//!
//! The piece changes places with an empty cell to its right. A piece to the left or to the right of
//! both places has as many empty cells to its right as before. A piece that is jumped over had the
//! empty cell to its right and now has it to its left: its number falls by 1. The jumping
//! piece now stands on that cell and has left an empty one behind, to its left: its number falls by 1
//! too. All these pieces had the same number j
//! before, because no empty cell was between them.
//!
//! So let bⱼ be the number of pieces with j empty cells to their right. A move takes some k pieces
//! from bⱼ to bⱼ₋₁, and k can be any number from 1 to bⱼ: choose the piece that has k − 1 others of
//! its group to its right. Pieces with j = 0 cannot move. In the example b₃ = 3 and b₂ = 1 become
//! b₃ = 1 and b₂ = 3. These are the rules of [staircase Nim](../staircase_nim/index.html): the
//! pieces with number j are stones on stair j, and stair 0 is the ground. Each row is a staircase.
//! Only the odd stairs of all rows count, and their *nim-sum*, the bitwise xor ⊕, decides.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.** For each case:
//! 1. Begin with X = 0.
//! 2. Walk through each row from column 20 to column 1, beginning with j = 0 and all bⱼ = 0. On an
//!    empty cell raise j by 1, on a piece raise bⱼ by 1.
//! 3. After each row replace X by X ⊕ b₁ ⊕ b₃ ⊕ b₅ ⊕ … .
//! 4. After all rows print `YES` if X ≠ 0, else `NO`.
//!
//! **Proof.** Claim: let X be the nim-sum of the numbers b₁, b₃, b₅, … of all rows. The player to
//! move loses against best play ⇔ X = 0.
//!
//! *A row is a staircase.* Let stair j hold bⱼ stones, and let stair 0 be the ground.
//! - *Each move of the row is one of the staircase.* A piece that moves has some j ≥ 1. As shown in
//!   the Idea, it and the pieces that it jumps over have number j before and j − 1 after, and no
//!   other number changes. So the move takes one or more stones from stair j to stair j − 1.
//! - *Each move of the staircase is one of the row.* Let k stones go down from stair j ≥ 1, 1 ≤ k ≤
//!   bⱼ. The pieces with number j stand side by side, since an empty cell between two of them would
//!   give them different numbers. The cell to the right of this group exists, as j ≥ 1, and it is
//!   empty, since a piece there would have number j too. So the k-th piece of the group from the
//!   right jumps over exactly k − 1 others, and k pieces change their number.
//!
//! In both games whoever cannot move loses. Each turn is a move in one row, that is, on one of
//! several staircases. For this the page [staircase-nim](../staircase_nim/index.html) proves that
//! the player to move loses ⇔ the nim-sum of the odd stairs of all staircases is 0, and this
//! nim-sum is X.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the pieces with number 0, which cannot move, as the first stair that counts
//!   (`hack-ground`).
//! - Stopping at a row with m = 0 (`hack-empty-row`).
//! - Assuming that the columns are sorted (`hack-unsorted`).
//! - Taking every second group from the left (`hack-from-the-left`).
//!
//! **Beyond.** The program takes any number of cases and rows, even none. It refuses a column
//! outside 1 to 20 and a column that is named twice in a row. As in staircase Nim, a winning move
//! may also raise an odd stair: with pieces in columns 15, 17 and 18, b₃ = 1, b₂ = 2 and X = 1. The
//! move from 15 to 16 wins, it lowers b₃ to 0. The move from 18 to 19 wins too, it raises b₁ to 1.
//! And the nim-sum b₁ ⊕ b₃ ⊕ b₅ ⊕ … of one row is the row's Grundy value
//! ([set-nim](../set_nim/index.html) says what that is).
//!
//! **Source.** HDU Multi-University Training 2016, *Chess* (not confirmed), HDU 5724, with 64 MB of
//! memory. Staircase Nim: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (the place not
//! confirmed).

use proconio::input;
use shared::print;

fn main() {
    input! { cases: [[[usize]]] }
    print::verdicts(["YES", "NO"], cases.iter().map(|rows| first_player_wins(rows)));
}

/// Is X, the nim-sum of b₁, b₃, b₅, … of all rows, not 0?
fn first_player_wins(rows: &[Vec<usize>]) -> bool {
    let mut x = 0;
    for row in rows {
        for b in stairs(row).iter().skip(1).step_by(2) {
            x ^= b;
        }
    }
    x != 0
}

/// b₀, b₁, …: bⱼ pieces of the row have j empty cells to their right.
fn stairs(row: &[usize]) -> [usize; 21] {
    let mut b = [0; 21];
    let mut j = 0;
    for column in (1..=20).rev() {
        if row.contains(&column) {
            b[j] += 1;
        } else {
            j += 1;
        }
    }
    let pieces: usize = b.iter().sum();
    assert!(pieces == row.len(), "row {:?}: columns must differ and be from 1 to 20", row);
    b
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, stairs};
    use shared::board::Board;
    use shared::rules::Game;

    /// The rule on a row as a set of bits: column 20 is bit 0.
    fn options(row: u32) -> Vec<u32> {
        let given = columns(row).into_iter().map(|column| column as u64).collect();
        let bits = |rows: Vec<Vec<u64>>| rows[0].iter().map(|column| 1 << (20 - column)).sum();
        Rules::options(&vec![given]).into_iter().map(bits).collect()
    }

    fn columns(row: u32) -> Vec<usize> {
        (1..=20).filter(|column| row >> (20 - column) & 1 == 1).collect()
    }

    /// b₁ ⊕ b₃ ⊕ b₅ ⊕ …
    fn odd_stairs(row: u32) -> u64 {
        stairs(&columns(row)).iter().skip(1).step_by(2).fold(0, |x, &b| x ^ b as u64)
    }

    fn agrees_on_rows_of(columns_from_the_right: u32) {
        let mut game = Game::normal(|&row: &u32| options(row));
        for row in 0..1 << columns_from_the_right {
            assert_eq!(odd_stairs(row), game.grundy(&row), "{row:020b}");
            assert_eq!(first_player_wins(&[columns(row)]), odd_stairs(row) != 0, "{row:020b}");
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_row_of_seventeen_columns() {
        agrees_on_rows_of(17);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_row() {
        agrees_on_rows_of(20);
    }

    #[test]
    fn agrees_with_the_rules_on_every_two_rows_within_the_last_seven_columns() {
        let mut game = Game::normal(Rules::options);
        let row = |row: u32| columns(row).into_iter().map(|column| column as u64).collect();
        for (a, b) in (0..1 << 7).flat_map(|a| (a..1 << 7).map(move |b| (a, b))) {
            let wins = first_player_wins(&[columns(a), columns(b)]);
            assert_eq!(wins, game.is_won(&vec![row(a), row(b)]), "{a:07b} {b:07b}");
        }
    }

    #[test]
    fn the_example_is_a_move() {
        let (before, after) = (0b111_010_011, 0b101_110_011);
        assert!(options(before).contains(&after));
        assert_eq!(stairs(&columns(before))[..5], [2, 0, 1, 3, 0]);
        assert_eq!(stairs(&columns(after))[..5], [2, 0, 3, 1, 0]);
    }

    #[test]
    fn a_winning_move_may_raise_an_odd_stair() {
        let row = 1 << 5 | 1 << 3 | 1 << 2; // columns 15, 17 and 18
        let lost = options(row).into_iter().filter(|&row| !first_player_wins(&[columns(row)]));
        let lost: Vec<_> = lost.map(columns).collect();
        assert_eq!(lost, [[16, 17, 18], [15, 17, 19]]);
    }

    #[test]
    fn columns_may_come_in_any_order() {
        assert_eq!(stairs(&[20, 1, 7]), stairs(&[1, 7, 20]));
        assert_eq!(stairs(&[20, 1, 7])[..], stairs(&columns(1 | 1 << 19 | 1 << 13))[..]);
    }

    #[test]
    #[should_panic(expected = "row [21]: columns must differ and be from 1 to 20")]
    fn refuses_a_column_past_the_right_end() {
        stairs(&[21]);
    }

    #[test]
    #[should_panic(expected = "row [0]: columns must differ and be from 1 to 20")]
    fn refuses_a_column_past_the_left_end() {
        stairs(&[0]);
    }

    #[test]
    #[should_panic(expected = "row [7, 7]: columns must differ and be from 1 to 20")]
    fn refuses_a_column_named_twice() {
        stairs(&[7, 7]);
    }
}
