//! # Nim Game — 【模板】Nim 游戏, Luogu P2197
//!
//! <https://www.luogu.com.cn/problem/P2197> · nim-sum · O(n) time and memory per case
//!
//! **Statement.** There are n heaps of stones. Two players take turns; a turn takes one or more
//! stones from a single heap. Whoever cannot move, because no stone is left, loses. Does the first
//! player win if both play as well as possible?
//!
//! **Input.** The first line has T ≤ 10, the number of cases. Each case has two lines: n ≤ 10⁴, and
//! the sizes of the n heaps, from 0 to 9999.
//!
//! **Output.** One line for each case: `Yes` if the first player wins, else `No`.
//!
//! ```text
//! input     output
//! 2         No
//! 2         Yes
//! 1 1
//! 2
//! 1 0
//! ```
//!
//! **Idea.** Two equal heaps are lost for the player to move: whatever is taken from one heap, the
//! opponent takes from the other, and so the opponent takes the last stone. Two unequal heaps are
//! won: make them equal.
//!
//! Now three heaps. Given the sizes a and b of two of them, with which size c of the third is the
//! player to move lost? Write this c into row a and column b of a table:
//!
//! ```text
//!        b = 0  1  2  3  4  5
//! a = 0      0  1  2  3  4  5
//! a = 1      1  0  3  2  5  4
//! a = 2      2  3  0  1  6  7
//! a = 3      3  2  1  0  7  6
//! a = 4      4  5  6  7  0  1
//! a = 5      5  4  7  6  1  0
//! ```
//!
//! With a = 0 or b = 0 there are only two heaps, and they must be equal: this is row 0 and
//! column 0. The other numbers follow one by one. Take a = 1 and b = 2:
//! - With c = 0 or 1 the player to move wins: these numbers stand to the left in row 1. Lower b
//!   to 1 or 0, and the opponent faces 1 1 0 or 1 0 1, which is lost.
//! - With c = 2 the player to move wins as well: 2 stands above in column 2. Lower a to 0, and the
//!   opponent faces 0 2 2.
//! - With c = 3 every move fails: lowering a or b fails because 3 stands neither above nor to the
//!   left, and lowering c leads to one of the three won positions. So 1 2 3 is lost.
//! - With more than 3 the player to move lowers c to 3 and wins.
//!
//! In the same way each number of the table is the least one that stands neither to the left of it
//! nor above it.
//!
//! The table is made of blocks, of blocks of blocks, and so on, and this suggests binary
//! digits: 3 = 011 and 5 = 101 give 6 = 110. The result has a 1 exactly where one of the two has
//! a 1 and the other has a 0. This is the bitwise xor, written ⊕. It seems that a b c is lost
//! exactly when c = a ⊕ b, that is, when a ⊕ b ⊕ c = 0. The guess for any number of heaps: let
//! their *nim-sum* X be the xor of all sizes; the player to move loses exactly when X = 0. Why?
//! Write the heaps below each other in binary:
//!
//! ```text
//! 14   0 0 1 1 1 0         14   0 0 1 1 1 0
//! 21   0 1 0 1 0 1         21   0 1 0 1 0 1
//! 39   1 0 0 1 1 1   →     27   0 1 1 0 1 1
//!  X   1 1 1 1 0 0          X   0 0 0 0 0 0
//! ```
//!
//! X has a 1 exactly below the columns with an odd number of ones. Call these columns odd, the
//! others even. A move changes digits in one row only. So if all columns are even, a move makes
//! some column odd. And if some columns are odd, one move can make them all even: choose a row that
//! has a 1 in the leftmost odd column, here 39, and flip its digits in all odd columns. The
//! leftmost of these digits goes from 1 to 0, so the heap becomes smaller: 39 becomes 27, a move
//! that takes 12. When no stone is left all columns are even. So the player who always makes them
//! even makes the last move.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.** For each case:
//! 1. Begin with X = 0.
//! 2. For each heap h replace X by X ⊕ h.
//! 3. Print `Yes` if X ≠ 0, else `No`.
//!
//! **Proof.** Claim: the player to move loses ⇔ X = 0. (⇔ means "if and only if".)
//! - *The end.* No stone is left, X = 0, and the player to move has lost.
//! - *Every move from X = 0 leads to X ≠ 0.* A move lowers one heap from h to some s < h. The other
//!   heaps have nim-sum h, because h ⊕ h = 0. So the new nim-sum is h ⊕ s, which is not 0 because
//!   s ≠ h.
//! - *From X ≠ 0 some move leads to X = 0.* In the place of X's highest 1 an odd number of heaps
//!   have a 1, so at least one heap h has. In h ⊕ X this digit is 0, and otherwise only lower
//!   digits change, so h ⊕ X < h. Lower the heap to h ⊕ X: the new nim-sum is X ⊕ h ⊕ (h ⊕ X) = 0.
//!
//! So a player who faces X = 0 must leave X ≠ 0, and the opponent can make it 0 again. The stones
//! become fewer, and at last this player faces X = 0 with no stone left. A player who faces X ≠ 0
//! makes it 0 and puts the opponent in that place.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Looking for a winning move only among those that leave less than 2ᵖ in the heap, where 2ᵖ is
//!   the highest 1 of X; a proof that is often copied says so. In 0 2 3, X = 1, and the only
//!   winning move lowers 3 to 2, not below 1 (`hack-top-bit`).
//! - Lowering the largest heap to the nim-sum of the others. In 2 4 5 that would be 2 ⊕ 4 = 6, more
//!   than 5, and yet the player to move wins: 2 becomes 1 (`hack-largest`).
//! - Adding the sizes with + in place of ⊕: 1 1 is lost, but 1 + 1 is not 0 (`hack-added`).
//! - Stopping at the first heap of size 0 (`hack-zero-heap`).
//!
//! **Beyond.** The program takes any number of cases and heaps, even none, and sizes up to 2⁶⁴ − 1.
//! The same idea in small steps, with the move to make: [matches](../matches/index.html); all
//! winning moves: [stone-taking](../stone_taking/index.html). In the table, to the left and above
//! stand the numbers of the positions one move away from the heaps a and b. So each number is the
//! least one that no position one move away has. In this way every position of many other games
//! gets a number, its *Grundy value*; for Nim it is X. See [set-nim](../set_nim/index.html).
//!
//! **Source.** C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901), 35–39. AcWing 891 is one case without T. HDU 1849 asks the same of cases
//! up to a 0 and prints `Rabbit Win!` or `Grass Win!`. CSES 1730 prints `first` or `second`.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["Yes", "No"], cases.iter().map(|heaps| first_player_wins(heaps)));
}

fn first_player_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().copied()) != 0
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use shared::board::Board;
    use shared::nim::nim_sum;
    use shared::rules::Game;
    use shared::small;

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(Rules::options);
        for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
            let (won, value) = (game.is_won(&heaps), game.grundy(&heaps));
            assert_eq!(first_player_wins(&heaps), won, "{heaps:?}");
            assert_eq!(nim_sum(heaps.clone()), value, "{heaps:?}");
        }
    }

    /// Worked examples of a lecture: the heaps, and the heap and take that win.
    #[test]
    fn worked_examples_have_their_winning_move() {
        for (heaps, heap, take) in
            [([14, 21, 39], 2, 12), ([55, 81, 121], 2, 19), ([29, 45, 58], 2, 10)]
        {
            assert!(first_player_wins(&heaps));
            assert_eq!(take, heaps[heap] - (heaps[heap] ^ nim_sum(heaps)));
            let mut after = heaps;
            after[heap] -= take;
            assert!(!first_player_wins(&after));
        }
    }

    /// Each number is the least one that stands neither to the left of it nor above it.
    #[test]
    fn the_table_is_right() {
        let mut game = Game::normal(Rules::options);
        let page = [
            [0, 1, 2, 3, 4, 5],
            [1, 0, 3, 2, 5, 4],
            [2, 3, 0, 1, 6, 7],
            [3, 2, 1, 0, 7, 6],
            [4, 5, 6, 7, 0, 1],
            [5, 4, 7, 6, 1, 0],
        ];
        for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
            let lost: Vec<u64> =
                (0..9).filter(|&c| !game.is_won(&vec![a as u64, b as u64, c])).collect();
            assert_eq!(lost, [page[a][b]], "{a} {b}");
            let is_new = |c: &u64| {
                let is_left = (0..b).any(|left| page[a][left] == *c);
                !is_left && (0..a).all(|above| page[above][b] != *c)
            };
            assert_eq!((0..9).find(is_new), Some(page[a][b]), "{a} {b}");
        }
    }
}
