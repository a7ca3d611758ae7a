//! # Who Can Win? — \[中山市选2009\] 谁能赢呢？, Luogu P4136, BZOJ 2463
//!
//! <https://www.luogu.com.cn/problem/P4136> · a strategy of pairs: cut the board into dominoes · O(1) time and memory per game
//!
//! **Statement.** A stone stands on the top left cell of a board of n × n cells. Two players, Alice
//! and Bob, take turns, and Alice begins. A turn moves the stone to a neighbouring cell, up, down,
//! left or right, on which it has never been; on its first cell it has been from the start. Whoever
//! cannot move loses. Who wins if both play as well as possible?
//!
//! **Input.** Any number of games, a line with n for each, 1 ≤ n ≤ 10 000. The last line is 0, and
//! this is not a game. (The statement does not bound the number of games.)
//!
//! **Output.** One line for each game: `Alice` if she wins, else `Bob`.
//!
//! ```text
//! input     output        input     output
//! 2         Alice         1         Bob
//! 0                       2         Alice
//!                         3         Bob
//!                         4         Alice
//!                         0
//! ```
//!
//! **Idea.** Begin small. For n = 1 Alice cannot move: Bob wins. For n = 2 the stone can only go
//! round the four cells. Alice makes the first and the third move, and then all cells are used up:
//! Alice wins. On larger boards there are many ways, and counting moves leads nowhere. So look
//! again at n = 2, and ask why Alice *always has a move*. Cut the board into two dominoes (pieces
//! of two neighbouring cells), the upper row and the lower one. The stone stands on one half of the
//! upper domino, and Alice moves it to the other half. Now Bob has to leave this domino. The stone
//! has not been on the lower one, so whichever half Bob chooses, the other half is free for Alice.
//!
//! Nothing of this needs a small board. If a board can be cut into dominoes, Alice always moves to
//! the other half of the domino on which the stone stands. Then Bob always has to enter a domino
//! where the stone has never been, and Alice can again move to its other half. She always has an
//! answer, and sooner or later Bob has no move.
//!
//! For odd n the number of cells is odd, so one cell remains when we cut the board into dominoes.
//! Let it be the corner where the stone begins. Now it is Alice who has to enter a new domino, in
//! her first move and in each later one, and Bob answers with its other half. Bob wins.
//!
//! To find the dominoes, number the cells along a snake. Cells with consecutive numbers are
//! neighbours:
//!
//! ```text
//! n = 4                        n = 3
//!  1  2  3  4                  1  2  3
//!  8  7  6  5                  6  5  4
//!  9 10 11 12                  7  8  9
//! 16 15 14 13
//!
//! 1–2, 3–4, …, 15–16           2–3, 4–5, 6–7, 8–9; cell 1 remains
//! ```
//!
//! The picture shows a play on each of these boards. The moves inside the dominoes are the answers.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.**
//! 1. Read n. If it is 0, stop.
//! 2. If n is even, print `Alice`; if it is odd, print `Bob`.
//! 3. Go on with step 1.
//!
//! **Proof.** Claim: Alice wins exactly if n is even. Number the cells from 1 to n² along the
//! snake: the first row from left to right, the second from right to left, and so on. Cells i and
//! i + 1 are always neighbours, in a row or where one row ends and the next begins. Call a domino
//! *fresh* if the stone has been on neither of its cells, and *used* if it has been on both.
//!
//! *n is even.* Then n² is even too, and the pairs 1–2, 3–4, …, (n² − 1)–n² are dominoes that cover
//! the board. We claim that before each turn of Alice the other half of the stone's domino is
//! unvisited, and every other domino is fresh or used.
//! - At the start this is so: only cell 1 is visited.
//! - Let it be so before some turn. Alice moves to the other half of the stone's domino. This is a
//!   legal move, and now every domino is fresh or used. If Bob can move, he moves to an unvisited
//!   cell. Its domino is not used, so it was fresh: its other half is unvisited, and all other
//!   dominoes are as before.
//!
//! So Alice can move at each of her turns. No cell is entered twice, so play ends after at most
//! n² − 1 moves, and it ends because Bob cannot move.
//!
//! *n is odd.* Then n² − 1 is even, and the pairs 2–3, 4–5, …, (n² − 1)–n² are dominoes that cover
//! all cells but cell 1. Before each turn of Alice every domino is fresh or used. This is so at the
//! start, where all are fresh. Let it be so before some turn. If Alice can move, she moves to an
//! unvisited cell. It is not cell 1, so it is in a domino, and this domino was fresh. Bob moves to
//! its other half, and again every domino is fresh or used. So Bob can answer each move of Alice,
//! and play ends because Alice cannot move.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Letting Alice win for odd n, because she "takes" the cell that remains (`hack-odd`).
//! - Printing `Bob` always: along two borders the stone makes 2(n − 1) moves, an even number. But
//!   nobody has to stay on the border (`hack-border`).
//! - Guessing from n = 1 and 2 that Alice wins for every n > 1 (`hack-above-one`).
//! - Guessing from n = 1 to 3 that Alice wins if n leaves the remainder 2 when divided by 4
//!   (`hack-mod-4`).
//! - Guessing from n = 1 to 4 that Bob wins for 1 and the multiples of 3 only (`hack-mod-3`).
//! - Guessing from n = 1 to 5 that Alice wins for the powers of two 2, 4, 8, … only (`hack-power`).
//! - Storing n² − 1 in 16 bits and comparing its remainder with 1: from n = 182 on the number can
//!   become negative, and then C makes the remainder −1 (`hack-16-bit`).
//! - Looking for the closing 0 only after the first answer, as `do … while` does: an input of
//!   nothing but `0` has no game (`hack-zero`).
//!
//! **Beyond.** Each n below 2⁶⁴ is answered. An input without a closing 0 is refused. The same
//! dominoes tell who wins if the stone begins anywhere else, in row r and column c, counted from 1:
//! the first player wins exactly if n is even or r + c is odd. Colour the board like chess, with
//! the corner black. Along the snake the colours alternate, so the black cells are those with odd
//! numbers, and also those with even r + c.
//! - For even n the dominoes cover the board, and the first player uses them from any cell.
//! - For odd n and a black start an even number of cells come before it on the snake, and an even
//!   number after it. Cut both parts into dominoes: the start remains, and the second player uses
//!   the dominoes.
//! - For odd n and a white start use 2–3, 4–5, …, so that cell 1, which is black, remains. The
//!   first player moves to the other half of the stone's domino, which is black. So the second
//!   player always moves to a white cell, never to cell 1, and enters a fresh domino.
//!
//! With walls on the board dominoes need not fit so well;
//! [jsoi2009-game](../jsoi2009_game/index.html) shows what then takes their place.
//!
//! **Source.** Zhongshan selection contest 2009 (中山市选2009). A game in which a piece moves in a
//! graph and enters no vertex twice is called *geography*; here it is undirected vertex geography.
//! An answer for each move, prepared in pairs, is called a *pairing strategy*.

use proconio::input;

fn main() {
    let mut answers = String::new();
    loop {
        input! { n: u64 }
        if n == 0 {
            break;
        }
        answers += if first_player_wins(n) { "Alice\n" } else { "Bob\n" };
    }
    print!("{}", answers);
}

/// Do dominoes cover the whole board?
fn first_player_wins(n: u64) -> bool {
    n % 2 == 0
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::{Position, Rules};
    use shared::board::Board;
    use shared::rules::Game;
    use std::collections::HashMap;

    /// The start on a cell, which is written as its row and its column.
    fn start(n: u64, cell: u64) -> Position {
        vec![vec![n], vec![cell], vec![]]
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_board() {
        let mut game = Game::normal(Rules::options);
        for n in 1..=5 {
            assert_eq!(first_player_wins(n), game.is_won(&start(n, 11)), "{n}");
        }
    }

    /// As told under Beyond.
    #[test]
    fn from_other_cells_the_colour_decides_if_n_is_odd() {
        (1..=4).for_each(starts_agree);
    }

    /// 973 264 positions with the smaller boards.
    #[test]
    #[ignore = "long"]
    fn from_other_cells_of_a_board_of_five_the_colour_decides() {
        starts_agree(5);
    }

    fn starts_agree(n: u64) {
        let mut game = Game::normal(Rules::options);
        for cell in snake(n) {
            let expected = first_player_wins(n) || (cell / 10 + cell % 10) % 2 == 1;
            assert_eq!(game.is_won(&start(n, cell)), expected, "{n} {cell}");
        }
    }

    /// The cells of the snake, in its order.
    fn snake(n: u64) -> Vec<u64> {
        let along = |i: u64, j: u64| 10 * i + if i % 2 == 1 { j } else { n + 1 - j };
        (1..=n).flat_map(|i| (1..=n).map(move |j| along(i, j))).collect()
    }

    /// The other half of each cell's domino, if the cell with this place on the snake remains.
    fn halves(n: u64, remains: Option<usize>) -> HashMap<u64, u64> {
        let mut halves = HashMap::new();
        let snake = snake(n);
        let parts = match remains {
            Some(i) => vec![&snake[..i], &snake[i + 1..]],
            None => vec![&snake[..]],
        };
        for domino in parts.iter().flat_map(|part| part.chunks(2)) {
            halves.extend([(domino[0], domino[1]), (domino[1], domino[0])]);
        }
        halves
    }

    /// Every way of play against the player who follows the dominoes. `is_turn`: it is that player's.
    fn always_has_an_answer(halves: &HashMap<u64, u64>, position: &Position, is_turn: bool) {
        let after = Rules::options(position);
        if is_turn {
            let half = halves[&position[1][0]];
            let answer = after.iter().find(|after| after[1][0] == half).expect("no answer");
            always_has_an_answer(halves, answer, false);
        } else {
            for after in &after {
                always_has_an_answer(halves, after, true);
            }
        }
    }

    #[test]
    fn the_player_who_follows_the_dominoes_always_has_a_move() {
        for n in 1..=6 {
            for (i, &cell) in snake(n).iter().enumerate().take(if n < 5 { 16 } else { 1 }) {
                // Cells with an even i are black, as the corner has 0.
                let remains = match (n % 2, i % 2) {
                    (0, _) => None,
                    (_, 0) => Some(i),
                    _ => Some(0),
                };
                let is_first = n % 2 == 0 || i % 2 == 1;
                always_has_an_answer(&halves(n, remains), &start(n, cell), is_first);
            }
        }
    }

    #[test]
    fn halves_are_neighbours_and_one_black_cell_may_remain() {
        for n in 1..=9 {
            let black = (0..(n * n) as usize).step_by(2).map(Some);
            for remains in if n % 2 == 0 { vec![None] } else { black.collect() } {
                let halves = halves(n, remains);
                assert_eq!(halves.len() as u64, n * n - n % 2, "{n} {remains:?}");
                for (cell, half) in &halves {
                    let is_near = [1, 10].contains(&cell.abs_diff(*half));
                    assert!(is_near && halves[half] == *cell, "{n} {cell}");
                }
            }
        }
    }
}
