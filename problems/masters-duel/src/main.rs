//! # Masters' Duel — 高手过招, Luogu P2575, HDU 5724
//!
//! <https://www.luogu.com.cn/problem/P2575> · staircase Nim on blocks of pieces · O(20) time per row, O(1) memory
//!
//! **Statement.** n rows of 20 columns hold pieces, at most one in a cell. A move takes one piece
//! to the first empty cell to its right, over the pieces between; with no empty cell to the right
//! it cannot move. Whoever cannot move loses. For each of T cases print `YES` if the first player
//! wins, else `NO`. T ≤ 100, n ≤ 1000; a row is given as `m`, then m columns in any order. The
//! program takes any T and n. A column outside 1 to 20 and a column named twice are refused.
//!
//! **Idea.** The empty cells cut a row into blocks of neighbouring pieces, some possibly of length 0.
//! When a piece jumps out of its block, it and the pieces it jumps over, k ≥ 1 in all, join the
//! next block to the right: the block loses k pieces, the next one gains k.
//!
//! ```text
//! before   ● ● ● · ● · · ● ●   b₃ = 3, b₂ = 1, b₁ = 0, ground 2
//! after    ● · ● ● ● · · ● ●   b₃ = 1, b₂ = 3: the second piece
//!                              has jumped, k = 2
//! ```
//!
//! That is [staircase Nim](../staircase_nim/index.html). The rightmost block is the ground, where
//! no piece moves; bⱼ is the length of the block j empty cells to the left of it.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** Claim: a row has the Grundy value b₁ ⊕ b₃ ⊕ b₅ ⊕ …, with ⊕ the bitwise xor, and the
//! player to move loses (the position is a P-position) ⇔ the nim-sum ⊕ of the rows' values is 0.
//! The second half follows from the first by the theorem of Sprague and Grundy, for rows do not
//! touch; [set-nim](../set_nim/index.html) proves it and says what a Grundy value is: the least
//! number 0, 1, 2, … that is the value of no *option*, a position one move away. For one row let v
//! := b₁ ⊕ b₃ ⊕ b₅ ⊕ …; by induction on the sum of j·bⱼ, which every move lowers, each option has
//! the value claimed:
//! - No option has value v: a move takes k ≥ 1 pieces from bⱼ to bⱼ₋₁, and exactly one of j, j − 1
//!   is odd, so exactly one term changes.
//! - Each u < v is an option's value: as u < v, v has a 1 in the top bit (the highest 1) of u ⊕ v,
//!   so bⱼ has it too for some odd j, and bⱼ ⊕ u ⊕ v < bⱼ. Move the difference, k pieces, out of
//!   block j: its k-th piece from the right jumps; bⱼ₋₁, which gains them, is the ground or no
//!   term. The value is u.
//!
//! **Mistakes.** Counting the rightmost block as a step (`hack-ground`). Stopping at a row with m =
//! 0 (`hack-empty-row`). Assuming sorted columns (`hack-unsorted`). Counting every second block
//! from the left (`hack-from-the-left`).
//!
//! **Source.** HDU Multi-University Training 2016, *Chess* (not confirmed), HDU 5724, with 64 MB of
//! memory. Staircase Nim: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways* (the place not
//! confirmed).

use proconio::{input, read_value};
use shared::{nim::staircase, print};

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { rows: usize }
        (0..rows).fold(0, |sum, _| sum ^ grundy_value(read_row())) != 0
    });
    print::verdicts(["YES", "NO"], wins);
}

/// The row as a set of bits: column 20 is bit 0, column 1 is bit 19.
fn read_row() -> u32 {
    input! { pieces: usize }
    (0..pieces).fold(0, |row, _| with_piece(row, read_value!(u32)))
}

fn with_piece(row: u32, column: u32) -> u32 {
    assert!((1..=20).contains(&column), "column {}: a row has columns 1 to 20", column);
    let piece = 1 << (20 - column);
    assert!(row & piece == 0, "column {}: named twice in a row", column);
    row | piece
}

/// b₁ ⊕ b₃ ⊕ b₅ ⊕ …
fn grundy_value(row: u32) -> u64 {
    let mut left = row >> row.trailing_ones(); // without the ground
    let blocks = std::iter::from_fn(|| {
        left >>= 1; // without an empty cell
        let block = left.trailing_ones();
        left >>= block;
        Some(u64::from(block))
    });
    staircase(blocks.take(20))
}

#[cfg(test)]
mod tests {
    use super::{grundy_value, with_piece};
    use shared::rules::Game;

    /// The rule as stated: a piece goes to the first empty cell to its right, which is the next
    /// lower bit that is not set.
    fn options(row: u32) -> Vec<u32> {
        let pieces = (0..20).filter(|piece| row >> piece & 1 == 1);
        let moved = |piece| {
            let target = (0..piece).rev().find(|cell| row >> cell & 1 == 0)?;
            Some(row ^ 1 << piece ^ 1 << target)
        };
        pieces.filter_map(moved).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_row() {
        let mut game = Game::normal(|&row: &u32| options(row));
        for row in 0..1 << 20 {
            assert_eq!(grundy_value(row), game.grundy(&row), "{row:020b}");
        }
    }

    #[test]
    fn the_picture_is_a_move_and_changes_the_value() {
        let (before, after) = (0b111_010_011, 0b101_110_011);
        assert!(options(before).contains(&after));
        assert_eq!((grundy_value(before), grundy_value(after)), (3, 1));
    }

    #[test]
    fn columns_may_come_in_any_order() {
        let row = |columns: [u32; 3]| columns.into_iter().fold(0, with_piece);
        assert_eq!(row([20, 1, 7]), row([1, 7, 20]));
        assert_eq!(row([20, 1, 7]), 1 | 1 << 19 | 1 << 13);
    }

    #[test]
    #[should_panic(expected = "column 21: a row has columns 1 to 20")]
    fn refuses_a_column_past_the_right_end() {
        with_piece(0, 21);
    }

    #[test]
    #[should_panic(expected = "column 0: a row has columns 1 to 20")]
    fn refuses_a_column_past_the_left_end() {
        with_piece(0, 0);
    }

    #[test]
    #[should_panic(expected = "column 7: named twice in a row")]
    fn refuses_a_column_named_twice() {
        with_piece(with_piece(0, 7), 7);
    }
}
