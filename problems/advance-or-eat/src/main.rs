//! # Advance or Eat — 前进或吃子, AtCoder ABC 229 H
//!
//! <https://atcoder.jp/contests/abc229/tasks/abc229_h> · a game for two sides as a number of free moves · O(N²·3ᴺ) time, O(N·3ᴺ) memory at most
//!
//! **Statement.** On a board of N × N squares each square is empty or has a white piece or a black
//! one. Takahashi and Snuke take turns, and Takahashi begins. In his turn Takahashi moves a white
//! piece one square up, into an empty square, or takes a black piece off the board. Snuke moves a
//! black piece one square up, into an empty square, or takes a white piece off the board. Whoever
//! cannot move loses. Who wins with best play?
//!
//! **Input.** The first line has N, from 1 to 8. Then N lines follow, the rows from top to bottom:
//! N letters each, `W` for a white piece, `B` for a black one, `.` for an empty square.
//!
//! **Output.** The winner: `Takahashi` or `Snuke`.
//!
//! ```text
//! input     output        input     output
//! 3         Takahashi     2         Snuke
//! BB.                     ..
//! .B.                     WW
//! ...
//! ```
//!
//! **Idea.** A move changes one column only, so each column is a game of its own, and the columns
//! are played side by side. But the two players have different moves. The theorem in
//! [set-nim](../set_nim/index.html) about games side by side needs the same moves for both, and
//! says nothing here. We need another measure.
//!
//! *Count free moves.* With one row nothing can move up. Each B is one move for Takahashi, each W
//! one move for Snuke, and nobody can disturb them. Whoever has fewer of these free moves runs out
//! first; if both have the same number, the player who begins does. So let B be worth 1 and W be
//! worth −1. Takahashi, who begins, wins ⇔ the sum is greater than 0. (⇔ means "if and only if".)
//!
//! *Half a move.* Now let columns have two squares. We write a column in a line, its top first:
//! `.B` has a B in the lower square. Takahashi can take it, which leaves nothing, worth 0. Snuke
//! can move it up, which leaves `B.`, a free move for Takahashi, worth 1. What is `.B` itself
//! worth? Weigh it by playing it beside `W.`, one free move for Snuke:
//! - `.B` alone: Takahashi wins, whoever begins, as he makes the last move in any case. So it is
//!   worth more than 0.
//! - `.B` and `W.`: Snuke wins, whoever begins. If Takahashi begins, he has to take the B, and
//!   Snuke takes the W. If Snuke begins, he moves the B up; then Takahashi takes the B, and Snuke
//!   the W. So `.B` is worth less than 1.
//! - `.B`, `.B` and `W.`: whoever begins loses. If Takahashi begins, he takes a B; `.B` and `W.`
//!   remain, and Snuke wins them. If Snuke begins and moves a B up, Takahashi takes the other B;
//!   one free move for each remains, and Snuke is the first to run out. If Snuke begins and takes
//!   the W, Takahashi takes a B, Snuke moves the other one up, and Takahashi takes it too.
//!
//! So two columns `.B` balance one free move of Snuke: each of them is worth 1/2!
//!
//! *Between the options.* From `.B` Takahashi moves to 0 and Snuke to 1, and it is worth 1/2. From
//! `..B` Takahashi moves to 0 and Snuke to `.B.`, which has the same moves as `.B` and is worth
//! 1/2; two columns `..B` balance one `.W.`, so `..B` is worth 1/4. In both, a player who moves
//! spends something: Takahashi's move makes the column worth less, Snuke's makes it worth more. So
//! let a be the largest worth that Takahashi can leave, and b the smallest that Snuke can leave. We
//! look for a worth strictly between a and b.
//!
//! Why is a always less than b? Suppose that this is known for columns with fewer moves to come,
//! and look at the moves that leave a and b. If they are for different pieces, neither hinders the
//! other, and both together lead to one column, in either order. It is worth more than a, since
//! Snuke moves to it from there, and less than b, since Takahashi moves to it from there. If both
//! are for the same B, Takahashi takes it and Snuke moves it up. After Snuke's move Takahashi can
//! still take it, which leads from b to a: again a < b. (A W is the same with the roles exchanged.)
//! But there are many numbers between a and b: which one?
//!
//! It is not the mean. From `BW` Takahashi can only take the B, which leaves `.W`, worth −1/2.
//! Snuke can only take the W, which leaves `B.`, worth 1. Play it: if Takahashi begins, he takes
//! the B, Snuke takes the W, and Takahashi is stuck. If Snuke begins, he takes the W, Takahashi
//! takes the B, and Snuke is stuck. Whoever begins loses, as with an empty column: `BW` is worth 0.
//! Neither player gains by moving in it, so it may as well not be there.
//!
//! This is the rule: **a column is worth the simplest number between a and b.** 0 is the simplest
//! number. After it come the whole numbers, the nearer to 0 the simpler; after them the multiples
//! of 1/2, then those of 1/4, of 1/8, and so on:
//!
//! ```text
//!   a       b     the simplest number between them
//! −1/2      1     0
//!   1     none    2       Snuke has no move: no bound on that side
//!  1/2      3     1
//!   0       1     1/2
//!  1/2      1     3/4
//!  1/2     5/8    9/16
//! ```
//!
//! *Why the simplest, and why does the sign of the sum decide?* Because with the simplest number
//! there is always a cheap move. Let a column be worth z = m/2ᵏ with odd m and k ≥ 1. z − 1/2ᵏ is a
//! multiple of 1/2ᵏ⁻¹, so it is simpler than z and cannot lie between a and b: Takahashi has a move
//! that leaves at least z − 1/2ᵏ, so it costs at most 1/2ᵏ. If z is a positive whole number, z − 1
//! is simpler, and he has a move that costs at most 1. (The mean has no such move: for `BW` it is
//! 1/4, but Takahashi's move leads to −1/2 and costs 3/4.)
//!
//! Suppose that it is Takahashi's turn and the sum is greater than 0. He makes the cheap move in a
//! column whose worth has the largest denominator 2ᵏ; if all are whole numbers, in a column with a
//! positive one. The sum is a multiple of 1/2ᵏ, so it was at least 1/2ᵏ, and after his move it is
//! still at least 0. Snuke's move costs something too, and makes it greater than 0 again. So
//! Takahashi always has a move, and Snuke is the first to run out. If the sum is 0 or less in
//! Takahashi's turn, it is less than 0 after his move, and Snuke wins in the same way.
//!
//! Here are all columns with two squares:
//!
//! ```text
//! ..  .B  .W    B.  BB  BW    W.  WB  WW
//! 0  1/2 −1/2   1   2   0     −1  0   −2
//! ```
//!
//! **Method.**
//! 1. To find the value (worth) of a column, try each move of Takahashi and each of Snuke in it,
//!    and find the values of the columns that they leave, in the same way. Keep the value of each
//!    column that was met, so that it is found only once.
//! 2. Let a be the largest value that a move of Takahashi leaves (without a move: no bound), and b
//!    the smallest that a move of Snuke leaves (likewise).
//! 3. If a < 0 < b, the value is 0. Otherwise take the multiples of 1 strictly between a and b, or
//!    if there are none the multiples of 1/2, or else of 1/4, and so on. The first kind that has
//!    some gives the value: the one nearest to 0.
//! 4. Add the values of all columns. If the sum is greater than 0, print `Takahashi`, else `Snuke`.
//!
//! Write the values as whole numbers, in units of 2⁻³⁶. That is fine enough (see the end of the
//! proof).
//!
//! **Proof.** The Idea has shown who wins. Here we prove more: each column is equal to a number,
//! and beside any other games either can replace the other.
//!
//! *Words.* In a game two players, Left and Right, take turns; each position has options for Left
//! and options for Right, that is, positions one move of that player away. Whoever cannot move
//! loses. Play always ends: here each move lowers the sum of the row numbers of the pieces, with
//! the top row as row 1. Takahashi is Left. G + H is the game in which G and H lie side by side and
//! a turn moves in one of them. −G is G with the players' roles exchanged, and G − H is G + (−H).
//! We say
//! - G ≥ 0 if Left wins G when Right begins; G ≤ 0 if Right wins G when Left begins;
//! - G = 0 if both hold, so that whoever begins loses; G > 0 if only G ≥ 0 holds, so that Left wins
//!   whoever begins; G < 0 if only G ≤ 0 holds;
//! - G ≥ H if G − H ≥ 0, and in the same way for ≤, =, > and <.
//!
//! *Lemma 1 (adding).* (a) G − G = 0: whoever does not begin copies each move in the other half.
//! (b) If G ≥ 0 and H ≥ 0, then G + H ≥ 0: Right begins, and Left answers each move in the game in
//! which Right has just moved. (c) If Z = 0, then the winner of G + Z is the winner of G, whoever
//! begins: that player plays G as without Z, and answers each move of the opponent in Z by a move
//! in Z. (d) If G ≥ H, then G + K ≥ H + K: by (a) and (c) we may drop K − K. (e) If G ≥ H and H ≥
//! K, then G ≥ K: add G − H and H − K by (b) and drop H − H. If one of the two is >, then G > K:
//! K ≥ G would give H ≥ G and K ≥ H by (e), against that. (f) If G = H, either can replace the
//! other in a sum: G + K, G + K + (H − H) = (H + K) + (G − H) and H + K have the same winners.
//!
//! *Lemma 2 (numbers).* Call a game a *number* if all its options are numbers and each option for
//! Left is < each option for Right. (Then −G is a number as well.) Let x and y be numbers.
//! - *xᴸ < x < xᴿ for each option xᴸ for Left and xᴿ for Right: a move spends something.* We show
//!   x − xᴸ > 0, by induction on the number of moves that are possible. If Left begins, she moves
//!   to xᴸ − xᴸ = 0 and wins. If Right begins and moves in x, he leaves xᴿ − xᴸ > 0, and Left wins.
//!   If he moves in −xᴸ, he leaves x − xᴸᴸ, where xᴸᴸ is an option for Left of xᴸ. Left replies
//!   with xᴸ − xᴸᴸ, which is > 0 by induction, and wins. For xᴿ exchange the roles.
//! - *x + y is a number.* By induction its options are. Left has the options xᴸ + y and x + yᴸ,
//!   both < x + y. Right has the options xᴿ + y and x + yᴿ, both > x + y.
//! - *x > 0, x = 0 or x < 0.* If Left can begin in x and win, some xᴸ ≥ 0, so x > xᴸ ≥ 0. If Right
//!   can, x < 0. If neither can, x = 0.
//!
//! So Left, when she begins in a number x, wins ⇔ x > 0. And two numbers x and y can always be
//! compared, as x − y is a number.
//!
//! *Lemma 3 (the simplest).* Let x be a number, and z a number with all xᴸ < z < all xᴿ, such that
//! no option of z lies there as well. Then x = z. For let Right begin in x − z. If he moves in x,
//! he leaves xᴿ − z > 0 and loses. If he moves in −z, he leaves x − zᴸ with an option zᴸ of z. This
//! zᴸ is < z, so it is < all xᴿ; as it does not lie there, zᴸ ≤ some xᴸ < x. So x − zᴸ > 0, and he
//! loses. In the same way Left loses when she begins.
//!
//! *Lemma 4 (fractions).* Let 0 be the game without moves. Let the game n = 1, 2, … have the option
//! n − 1 for Left and none for Right, and −n the option −n + 1 for Right and none for Left. Let
//! m/2ᵏ, with odd m and k ≥ 1, have the options (m − 1)/2ᵏ for Left and (m + 1)/2ᵏ for Right. These
//! games are numbers, they have the order of the fractions whose names they bear, and they add like
//! them.
//! - *Order.* n − 1 < n by Lemma 2, and likewise for −n, so the whole numbers are in order. Suppose
//!   that the multiples of 1/2ᵏ⁻¹ are numbers in order. Between two neighbours of them, its two
//!   options, m/2ᵏ is a number by definition, and lies between them by Lemma 2. So the multiples of
//!   1/2ᵏ are in order.
//! - *Sum.* We show by induction that the game p + q is equal to the game named s, for the fraction
//!   s with that sum. Let 2ⁱ be the larger one of the denominators of p and q. If i ≥ 1, the best
//!   options of p + q are s − 2⁻ⁱ for Left and s + 2⁻ⁱ for Right, by induction. The fraction s lies
//!   between them, and its own options, if it has any, are at least 2⁻ⁱ away from it, since its
//!   denominator is at most 2ⁱ. So Lemma 3 says p + q = s. If i = 0, the options are s − 1 for Left
//!   (if p or q is positive) and s + 1 for Right (if p or q is negative), and the options of s are
//!   not between them either.
//!
//! *Lemma 5 (columns).* Every column is a number. By induction its options are. Let Left's move l
//! lead from the column G to Gˡ, and Right's move r to Gʳ. We need Gˡ < Gʳ. If l and r move or take
//! different pieces, neither hinders the other: taking frees a square, and two pieces that move up
//! into empty squares use four different squares. So after l, r is possible, and after r, l, and
//! both ways lead to the same column H. It is an option for Right of Gˡ and one for Left of Gʳ, so
//! Gˡ < H < Gʳ. If l moves a W up and r takes the same W, it can still be taken after l: Gʳ is an
//! option for Right of Gˡ, so Gˡ < Gʳ. If l takes a B and r moves it up, it can still be taken
//! after r: Gˡ is an option for Left of Gʳ, so Gˡ < Gʳ.
//!
//! *Claim.* Step 3 finds a fraction that is equal to the column, and Takahashi wins ⇔ the sum of
//! these fractions is > 0. By induction the options are equal to fractions, and a < b by Lemma 5.
//! The fraction z of step 3 lies between a and b. Does an option of z? If z = 0, it has none. If z
//! is a whole number, its option is the next one towards 0, which is not between: otherwise step 3
//! would have chosen it. If z = m/2ᵏ with k ≥ 1, its options are multiples of 1/2ᵏ⁻¹, and none of
//! these is between. (Of two neighbouring multiples of 1/2ᵏ one is a multiple of 1/2ᵏ⁻¹, so z is
//! the only choice.) By Lemma 3 the column is equal to z. By Lemmas 1 and 4 the board, the sum of
//! its columns, is equal to the sum of the fractions, and by Lemma 2 Left, who begins, wins ⇔ it
//! is > 0.
//!
//! *The units.* If a and b are multiples of 2⁻ᵏ, their mean is a multiple of 2⁻ᵏ⁻¹ between them, so
//! the simplest number is one too, and it is at most 1 further from 0 than one of a and b. So each
//! move that is left adds at most one binary digit and at most 1. A column has at most 1 + 2 +
//! … + 8 = 36 moves.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Counting the pieces, as if each were one free move (`hack-count`).
//! - Taking each piece as if it were alone in its column, where row r gives ± 1/2ʳ⁻¹
//!   (`hack-alone`).
//! - Letting Takahashi win with the sum 0 (`hack-zero`).
//! - Taking the mean of a and b (`hack-mean`).
//! - Looking for a fraction between a and b even if 0 or another whole number is there
//!   (`hack-whole`).
//! - Moving the pieces down (`hack-down`).
//! - Taking the rows for the columns (`hack-rows`).
//! - Counting, for each player, the pieces that can be taken and the steps up (`hack-steps`).
//!
//! **Beyond.** A piece alone in row r is worth ± 1/2ʳ⁻¹. If a piece could move up by any number of
//! empty squares in a turn, all values would be the same: this is like several moves of the same
//! player in a row, each of which costs something, so a move by one square is better. All 9840
//! columns of 1 to 8 squares have values that are multiples of 1/2ᴺ⁻¹, where N is the height,
//! between −N and N; a test checks this. N above 8 and other letters are refused. The same theory
//! values the piles of [black-and-white-boxes](../black_and_white_boxes/index.html).
//!
//! **Source.** AtCoder Beginner Contest 229, November 2021. J. H. Conway, *On Numbers and Games*,
//! Academic Press 1976: games as numbers, and the simplest number between the options.

use proconio::input;
use std::collections::HashMap;

fn main() {
    input! { n: usize, rows: [String; n] }
    assert!((1..=8).contains(&n), "N is {}: from 1 to 8", n);
    assert!(rows.iter().all(|row| row.len() == n), "a row has {} letters", n);
    println!("{}", if takahashi_wins(&rows) { "Takahashi" } else { "Snuke" });
}

/// Values are counted in this part of a free move.
const ONE: i64 = 1 << 36;

fn takahashi_wins(rows: &[String]) -> bool {
    let mut known = HashMap::new();
    let column = |j: usize| rows.iter().map(|row| row.as_bytes()[j]).collect::<Vec<u8>>();
    (0..rows[0].len()).map(|j| value(&column(j), &mut known)).sum::<i64>() > 0
}

fn value(column: &[u8], known: &mut HashMap<Vec<u8>, i64>) -> i64 {
    if let Some(&value) = known.get(column) {
        return value;
    }
    // What Takahashi can leave, and what Snuke can leave.
    let mut options = [vec![], vec![]];
    for i in (0..column.len()).filter(|&i| column[i] != b'.') {
        let owner = "WB".find(char::from(column[i])).expect("the letters are W, B and .");
        let mut after = column.to_vec();
        after[i] = b'.';
        options[1 - owner].push(value(&after, known));
        if i > 0 && column[i - 1] == b'.' {
            after[i - 1] = column[i];
            options[owner].push(value(&after, known));
        }
    }
    // All values are nearer to 0 than 64, so without a move there is no bound.
    let a = options[0].iter().copied().fold(-64 * ONE, i64::max);
    let b = options[1].iter().copied().fold(64 * ONE, i64::min);
    known.insert(column.to_vec(), simplest(a, b));
    simplest(a, b)
}

/// The simplest number strictly between a and b.
fn simplest(a: i64, b: i64) -> i64 {
    let mut unit = ONE;
    while (a.div_euclid(unit) + 1) * unit >= b {
        unit /= 2;
    }
    // The multiples of the unit between a and b go from `least` to `most`.
    let (least, most) = ((a.div_euclid(unit) + 1) * unit, (b - 1).div_euclid(unit) * unit);
    0.clamp(least, most)
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{simplest, takahashi_wins, value, ONE};
    use proptest::prelude::*;
    use shared::board::Board as _;
    use shared::rules::{partizan, Game, Player};
    use std::collections::HashMap;

    /// The squares row by row: `W`, `B` or `.`; and the number of columns.
    type Board = (Vec<u8>, usize);

    /// The rule as stated, in `game.rs`. Takahashi is on the left.
    fn options((squares, width): &Board, player: Player) -> Vec<Board> {
        let code = |letter: &u8| b".WB".iter().position(|other| other == letter).unwrap() as u64;
        let rows = squares.chunks(*width).map(|row| row.iter().map(code).collect()).collect();
        let letters = |rows: Vec<Vec<u64>>| {
            rows.concat().iter().map(|&code| b".WB"[code as usize]).collect::<Vec<u8>>()
        };
        let moves = Rules::moves(&rows, player).into_iter();
        moves.map(|one| (letters(one.to), *width)).collect()
    }

    fn boards(height: usize, width: usize) -> impl Iterator<Item = Board> {
        let squares = (height * width) as u32;
        let letter = |code: usize, i: u32| b".WB"[code / 3_usize.pow(i) % 3];
        (0..3_usize.pow(squares))
            .map(move |code| ((0..squares).map(|i| letter(code, i)).collect(), width))
    }

    fn rows((squares, width): &Board) -> Vec<String> {
        let rows = squares.chunks(*width);
        rows.map(|row| String::from_utf8(row.to_vec()).unwrap()).collect()
    }

    fn exchanged(squares: &[u8]) -> Vec<u8> {
        let other = |letter: &u8| match letter {
            b'W' => b'B',
            b'B' => b'W',
            _ => b'.',
        };
        squares.iter().map(other).collect()
    }

    /// Snuke begins and wins exactly if Takahashi does with the colours exchanged.
    fn agrees(height: usize, width: usize) {
        let mut game = Game::normal(partizan(options));
        for board in boards(height, width) {
            let wins = game.is_won(&(board.clone(), Player::Left));
            assert_eq!(takahashi_wins(&rows(&board)), wins, "{:?}", rows(&board));
            let wins = takahashi_wins(&rows(&(exchanged(&board.0), width)));
            assert_eq!(wins, game.is_won(&(board.clone(), Player::Right)), "{:?}", rows(&board));
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_board() {
        let sizes = [(1, 1), (1, 4), (2, 2), (2, 3), (3, 2), (4, 1), (6, 1), (3, 3), (4, 2)];
        for (height, width) in sizes {
            agrees(height, width);
        }
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_larger_board() {
        let sizes = [(1, 8), (8, 1), (2, 5), (5, 2), (3, 4)];
        for (height, width) in sizes {
            agrees(height, width);
        }
    }

    fn value_of(column: &str) -> i64 {
        value(column.as_bytes(), &mut HashMap::new())
    }

    /// The values of the page, in quarters.
    #[test]
    fn the_values_of_the_page_are_right() {
        let columns = [
            (". W B", "0 -4 4"),
            (".. .B .W B. BB BW W. WB WW", "0 2 -2 4 8 0 -4 0 -8"),
            ("..W ..B .W. .WW .WB .B. .BW .BB", "-1 1 -2 -4 0 2 0 4"),
            ("W.. W.W W.B WW. WWW WWB WB. WBW WBB", "-4 -6 -2 -8 -12 -4 0 -4 2"),
            ("B.. B.W B.B BW. BWW BWB BB. BBW BBB", "4 2 6 0 -2 4 8 4 12"),
        ];
        for (columns, values) in columns {
            for (column, quarters) in columns.split(' ').zip(values.split(' ')) {
                let quarters: i64 = quarters.parse().unwrap();
                assert_eq!(value_of(column), quarters * (ONE / 4), "{column}");
            }
        }
        let eighth = ONE / 16;
        for (a, b, between) in
            [(-8, 16, 0), (16, 999, 32), (8, 48, 16), (0, 16, 8), (8, 16, 12), (8, 10, 9)]
        {
            assert_eq!(simplest(a * eighth, b * eighth), between * eighth);
            assert_eq!(simplest(-b * eighth, -a * eighth), -between * eighth);
        }
    }

    /// The weighing of the page, whoever begins: `.B`, `.B` and `W.` are worth 0.
    #[test]
    fn two_halves_balance_one() {
        let mut game = Game::normal(partizan(options));
        for (board, wins) in [
            ((&b".B"[..], 1), [true, false]),
            ((b".WB.", 2), [false, true]),
            ((b"..WBB.", 3), [false, false]),
            ((b".W..B.", 2), [false, true]),
            ((b"BW", 1), [false, false]),
        ] {
            let board = (board.0.to_vec(), board.1);
            let beginners = [Player::Left, Player::Right];
            assert_eq!(beginners.map(|player| game.is_won(&(board.clone(), player))), wins);
        }
    }

    /// From 0 the path to 1 and −1, then by 1 further or half the way back, until the number lies
    /// between a and b.
    fn by_path(a: i64, b: i64) -> i64 {
        let (mut low, mut z, mut high) = (-99 * ONE, 0, 99 * ONE);
        while !(a < z && z < b) {
            if z <= a {
                (low, z) = (z, if high == 99 * ONE { z + ONE } else { (z + high) / 2 });
            } else {
                (high, z) = (z, if low == -99 * ONE { z - ONE } else { (low + z) / 2 });
            }
        }
        z
    }

    fn value_by_path(column: &[u8], known: &mut HashMap<Vec<u8>, i64>) -> i64 {
        if let Some(&value) = known.get(column) {
            return value;
        }
        let board = (column.to_vec(), 1);
        let mut best = |player| -> Vec<i64> {
            options(&board, player).iter().map(|option| value_by_path(&option.0, known)).collect()
        };
        let a = best(Player::Left).into_iter().max().unwrap_or(-90 * ONE);
        let b = best(Player::Right).into_iter().min().unwrap_or(90 * ONE);
        known.insert(column.to_vec(), by_path(a, b));
        by_path(a, b)
    }

    #[test]
    fn columns_up_to_height_8_have_values_as_the_page_says() {
        let (mut known, mut by_path) = (HashMap::new(), HashMap::new());
        let mut columns = 0;
        for height in 1..=8 {
            for (column, _) in boards(height, 1) {
                let value = value(&column, &mut known);
                assert_eq!(value, value_by_path(&column, &mut by_path));
                assert_eq!(value % (ONE >> (height - 1)), 0);
                assert!(value.unsigned_abs() <= height as u64 * ONE.unsigned_abs());
                columns += 1;
            }
            let mut lone = vec![b'.'; height];
            lone[height - 1] = b'B';
            assert_eq!(value(&lone, &mut known), ONE >> (height - 1));
        }
        assert_eq!(columns, 9840);
    }

    proptest! {
        /// Beside its copy with the colours exchanged a board has nothing to spare, and a free move
        /// more than nothing is enough.
        #[test]
        fn a_board_and_its_mirror_balance(letters in "[WB.]{32}", free in 0..8_usize) {
            let squares = letters.as_bytes();
            let columns = squares.chunks(8).map(<[u8]>::to_vec);
            let mut columns: Vec<Vec<u8>> =
                columns.chain(squares.chunks(8).map(exchanged)).collect();
            let rows = |columns: &[Vec<u8>]| -> Vec<String> {
                let row = |i: usize| columns.iter().map(|column| char::from(column[i])).collect();
                (0..8).map(row).collect()
            };
            prop_assert!(!takahashi_wins(&rows(&columns)));
            if columns[free][0] == b'W' {
                columns[free][0] = b'.';
                prop_assert!(takahashi_wins(&rows(&columns)));
            }
        }
    }
}
