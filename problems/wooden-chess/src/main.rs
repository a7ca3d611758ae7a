//! # Chess with Two Kinds of Wood — \[九省联考 2018\] 一双木棋 chess, Luogu P4363, LibreOJ 2471, BZOJ 5248
//!
//! <https://www.luogu.com.cn/problem/P4363> · points on a board that fills as a staircase: minimax over its shapes · O(s·n²) time and O(s·n) memory for s = C(n + m, n) shapes
//!
//! **Statement.** On a board of n rows and m columns each cell has two numbers, a and b. Black and
//! White take turns, Black begins. A turn puts a piece of one's own colour on an empty cell; all
//! cells on its left in the same row and all cells above it in the same column must have a piece
//! already. When the board is full, Black gets the numbers a of the cells with a black piece, White
//! the numbers b of the cells with a white piece. Each player wants their own sum minus the
//! other's to be as large as possible. What is Black's sum minus White's with best play?
//!
//! **Input.** The first line has n and m, each from 1 to 10. Then n lines of m numbers a follow,
//! and after them n lines of m numbers b. Each number is from 0 to 10⁵.
//!
//! **Output.** One integer: Black's sum minus White's.
//!
//! ```text
//! input       output        input       output
//! 2 3         2             1 2         -1
//! 2 7 3                     0 0
//! 9 1 2                     0 1
//! 3 7 2
//! 2 3 1
//! ```
//!
//! **Idea.** Two things must be seen. The first is how few boards there are. The first piece goes
//! to the upper left corner, the next one to its right or below it. In each row the pieces stand at
//! the left without a gap, and no row has more of them than the row above: the pieces form a
//! staircase. So the numbers of pieces in the rows tell all, 3 2 0 for example:
//!
//! ```text
//! ● ○ ● +          row 1 has 3 pieces, row 2 has 2, row 3 has none
//! ● ○ + .          + may be filled next; each + makes one of the numbers larger by one
//! + . . .
//! ```
//!
//! A 10 by 10 board has 2¹⁰⁰ sets of cells but only 184 756 staircases: the border between the
//! pieces and the empty cells goes from the lower left corner of the board to the upper right one,
//! in n steps up and m steps to the right, and there are C(n + m, n) orders of these steps.
//!
//! The second is what to remember of the colours: nothing! Whose turn it is follows from the number
//! of pieces. And the points that are won already cannot be lost, so they do not change what is
//! best from now on. So let V(staircase) be Black's points minus White's points **from now on**,
//! with best play. On a full board V is 0. Black, who puts a piece on a cell with number a, wins a
//! now and V of the new staircase later, and chooses the largest such sum. White, with number b,
//! makes it V − b, and chooses the smallest. For 1 × 2 with a: 0 0 and b: 0 1 there is no choice:
//! Black wins 0, White wins 1, and V = −1 at the beginning.
//!
//! Both players look at the same number: Black wants it large, White wants it small. It is the same
//! thought as in [removal-game](../removal_game/index.html), where the difference is told by the
//! player to move; here we always tell it by Black.
//!
//! **Method.**
//! 1. Write a staircase as the numbers r₁ ≥ r₂ ≥ … ≥ rₙ of pieces in the rows. To compute V of it,
//!    first look whether it is known already.
//! 2. If all rᵢ = m, V is 0. Otherwise try each row i with rᵢ < m, where i = 1 or rᵢ₋₁ > rᵢ: the
//!    piece goes to column rᵢ + 1, and rᵢ grows by one.
//! 3. If the number of pieces r₁ + … + rₙ is even, Black moves: V is the largest a + V(new
//!    staircase), a being the number of that cell. If it is odd, V is the smallest V(new
//!    staircase) − b.
//! 4. Store V, so that each staircase is computed once. Print V of the empty board.
//!
//! **Proof.** *Lemma 1. The filled cells always form a staircase r₁ ≥ … ≥ rₙ, with the first rᵢ
//! cells of row i filled, and a move makes one rᵢ larger by one: any i with rᵢ < m and, for i > 1,
//! rᵢ₋₁ > rᵢ.* The empty board is a staircase, all rᵢ being 0. Let the lemma hold so far. A piece
//! on a cell of row i needs all cells on its left filled, so the cell is the next one, in column
//! c = rᵢ + 1, and rᵢ < m. It needs the cells of column c above it filled, that is r₁, …, rᵢ₋₁ ≥ c;
//! as these numbers are in order, it is enough that rᵢ₋₁ ≥ rᵢ + 1. After the move rᵢ₋₁ ≥ rᵢ is
//! true, and the rows below have not more than before, so it is a staircase again.
//!
//! *Lemma 2. A staircase that is not full has a move, and each play has n·m moves.* Take the first
//! row with rᵢ < m. It is the first row at all, or the row above is full. Each move fills one cell.
//!
//! *Claim. From any staircase Black can make sure that Black's points minus White's from now on are
//! at least V, and White that they are at most V.* By induction from the full board backwards.
//! - *The full board.* No points are won any more, and V = 0.
//! - *Black to move.* After a move with number a and to a staircase s, the difference from now on
//!   is a plus the difference from s on. By the claim for s each player can hold the latter to
//!   V(s), Black from below, White from above. So the move is worth exactly a + V(s), and Black
//!   takes the largest of these numbers.
//! - *White to move.* In the same way a move with number b is worth exactly V(s) − b, and White
//!   takes the smallest.
//!
//! On the empty board these are all points. For both players "own sum minus the other sum" is this
//! difference or its negative, so the claim says what best play gives. The colours of the pieces on
//! the board do not come in: the moves, whose turn it is and the points from now on depend on the
//! staircase alone.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Letting each player make only their own sum large. Here this is another wish: the two sums do
//!   not add up to a fixed number, as they do in removal-game, because a cell is worth a to Black
//!   and b to White (`hack-own-sum`).
//! - Taking the cell that gives most now (`hack-greedy`).
//! - Letting White, too, choose the largest difference (`hack-both-largest`).
//! - Letting White look at Black's sum alone (`hack-black-sum`).
//! - Asking only for the cells on the left: in a single column White could take any cell
//!   (`hack-left`).
//! - Asking for the neighbour on the left or the one above, not both (`hack-either`).
//! - Reading a and b cell by cell: all a come before all b (`hack-pairs`).
//! - Beginning Black's search for the largest sum with 0: all sums may be below 0 (`hack-zero`).
//!
//! **Beyond.** The program refuses n or m outside 1 to 10; the numbers may be negative, as far
//! as 32 bits hold the sums.
//! - *A table in place of a map.* Write the border of a staircase as n + m binary digits, 1 for a
//!   step up and 0 for a step to the right; the first step, at the lower left corner, is the lowest
//!   digit. A move changes two neighbouring steps "up, right" to "right, up", so the number grows.
//!   So the staircases are indices of an array of 2ⁿ⁺ᵐ numbers, which is filled from the full board
//!   down to the empty one. (A test on this page does it.)
//!
//! **Source.** The joint selection of nine provinces in China, April 2018, day 1, problem 1. In its
//! tests with odd numbers all b are 0.

use proconio::input;
use std::collections::HashMap;

fn main() {
    input! { n: usize, m: usize, a: [[i32; m]; n], b: [[i32; m]; n] }
    assert!((1..=10).contains(&n) && (1..=10).contains(&m), "{} x {}: 1 to 10 each", n, m);
    println!("{}", value(&vec![0; n], &a, &b, &mut HashMap::new()));
}

/// V of the staircase with these numbers of pieces in its rows; `known` has the values found so far.
fn value(
    rows: &[usize],
    a: &[Vec<i32>],
    b: &[Vec<i32>],
    known: &mut HashMap<Vec<usize>, i32>,
) -> i32 {
    if let Some(&v) = known.get(rows) {
        return v;
    }
    let is_black = rows.iter().sum::<usize>() % 2 == 0;
    let mut moves = vec![];
    for i in 0..rows.len() {
        let column = rows[i];
        if column < a[i].len() && (i == 0 || rows[i - 1] > column) {
            let mut after = rows.to_vec();
            after[i] += 1;
            let won = if is_black { a[i][column] } else { -b[i][column] };
            moves.push(won + value(&after, a, b, known));
        }
    }
    let best = if is_black { moves.iter().max() } else { moves.iter().min() };
    let v = *best.unwrap_or(&0);
    known.insert(rows.to_vec(), v);
    v
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::value;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::{partizan, Game, Player};
    use shared::small;
    use std::collections::HashMap;

    type Numbers = Vec<Vec<i32>>;

    fn difference(a: &Numbers, b: &Numbers) -> i32 {
        value(&vec![0; a.len()], a, b, &mut HashMap::new())
    }

    type State = (Vec<Vec<u64>>, bool);

    /// The rule as stated; `said` is true once it has been said who won. When no move is left, the
    /// first of the two players has won if the result is at least `goal`: the winner has one more
    /// move, the loser has none.
    fn options((position, said): &State, player: Player, goal: i64) -> Vec<State> {
        let moves = Rules::moves(position, player);
        let is_first = player == Player::Left;
        if moves.is_empty() && !said && (Rules::result(position) >= goal) == is_first {
            return vec![(position.clone(), true)];
        }
        moves.into_iter().map(|one| (one.to, false)).collect()
    }

    /// A board with these numbers, all a before all b.
    fn agrees(n: usize, m: usize, numbers: &[u64]) {
        let number = |&number: &u64| i32::try_from(number).unwrap();
        let rows: Numbers = numbers.chunks(m).map(|row| row.iter().map(number).collect()).collect();
        let v = i64::from(difference(&rows[..n].to_vec(), &rows[n..].to_vec()));
        let (a, b) = numbers.split_at(n * m);
        let empty = vec![vec![n as u64, m as u64], a.to_vec(), b.to_vec(), vec![0; n * m]];
        let can_reach = |goal| {
            let rules = |state: &State, player| options(state, player, goal);
            Game::normal(partizan(rules)).is_won(&((empty.clone(), false), Player::Left))
        };
        assert!(can_reach(v) && !can_reach(v + 1), "{n} {m} {numbers:?}");
    }

    /// Every board of that size with numbers up to `most`.
    fn agrees_on_all(n: usize, m: usize, most: u64) {
        for numbers in small::positions([(2 * n * m, most)]) {
            agrees(n, m, &numbers);
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_board() {
        for (n, m, most) in [(1, 1, 9), (1, 2, 3), (2, 1, 3), (1, 3, 2), (3, 1, 2), (2, 2, 1)] {
            agrees_on_all(n, m, most);
        }
        agrees_on_all(1, 4, 1);
        agrees_on_all(2, 3, 1);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_more_boards() {
        agrees_on_all(2, 2, 2);
        agrees_on_all(3, 2, 1);
        agrees_on_all(4, 1, 1);
    }

    /// By the digits of the border: a table, from the full board down.
    fn by_border(a: &Numbers, b: &Numbers) -> i32 {
        let (n, m) = (a.len(), a[0].len());
        let (empty, full) = ((1 << n) - 1, ((1 << n) - 1) << m);
        let mut v = vec![0; full + 1];
        for s in (empty..full).rev().filter(|s: &usize| s.count_ones() as usize == n) {
            let (mut moves, mut ups, mut filled) = (vec![], 0, 0);
            for i in (0..n + m).filter(|i| s >> i & 1 == 1) {
                let column = i - ups;
                if i + 1 < n + m && s >> (i + 1) & 1 == 0 {
                    moves.push((n - 1 - ups, column, s + (1 << i)));
                }
                filled += column;
                ups += 1;
            }
            let black = moves.iter().map(|&(i, j, after)| a[i][j] + v[after]).max();
            let white = moves.iter().map(|&(i, j, after)| v[after] - b[i][j]).min();
            v[s] = if filled % 2 == 0 { black } else { white }.unwrap();
        }
        v[empty]
    }

    /// The two numbers of each cell; only the upper left part of the board is used.
    fn boards() -> impl Strategy<Value = (Numbers, Numbers)> {
        let cells = prop::collection::vec((-50..=50, -50..=50), 64);
        (1..=8_usize, 1..=8_usize, cells).prop_map(|(n, m, cells)| {
            let row = |i: usize| cells[8 * i..8 * i + m].iter();
            (
                (0..n).map(|i| row(i).map(|cell| cell.0).collect()).collect(),
                (0..n).map(|i| row(i).map(|cell| cell.1).collect()).collect(),
            )
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(40))]

        #[test]
        fn the_table_by_borders_agrees((a, b) in boards()) {
            prop_assert_eq!(difference(&a, &b), by_border(&a, &b));
        }

        #[test]
        fn agrees_with_the_rules_on_boards_of_other_sizes(
            n in 1..=3_usize,
            m in 1..=3_usize,
            numbers in prop::collection::vec(0..=50_u64, 18),
        ) {
            agrees(n, m, &numbers[..2 * n * m]);
        }
    }

    #[test]
    fn a_board_of_10_by_10_has_184756_staircases() {
        let mut known = HashMap::new();
        let ones = vec![vec![1; 10]; 10];
        assert_eq!(value(&[0; 10], &ones, &ones, &mut known), 0);
        assert_eq!(known.len(), 184_756);
    }
}
