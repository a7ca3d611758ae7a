//! # Colouring Game — 染色游戏, Codeforces 1704F
//!
//! <https://codeforces.com/problemset/problem/1704/F> · the majority wins, else Dawson's Kayles and its period · O(n) time and memory
//!
//! **Statement.** There is a row of n cells, each red or blue. Alice and Bob take turns, and Alice
//! begins. Alice paints two neighbouring cells white, of which at least one must be red. Bob paints
//! two neighbouring cells white, of which at least one must be blue. A white cell may be painted
//! again. Whoever cannot move loses. Who wins with best play?
//!
//! **Input.** The first line has t, the number of rows. Each row has two lines: n, and a word of n
//! letters `R` and `B`. t ≤ 10 000; n is from 2 to 500 000, and all n together are at most 500 000.
//!
//! **Output.** One line for each row: the winner, `Alice` or `Bob`.
//!
//! ```text
//! input            output
//! 8                Bob
//! 3                Bob
//! BRB              Alice
//! 5                Alice
//! RRBBB            Alice
//! 6                Alice
//! RBRBRB           Bob
//! 8                Bob
//! BBRRBRRB
//! 6
//! BRRBRB
//! 12
//! RBRBRBRBRRBB
//! 12
//! RBRBRBRBBBRR
//! 4
//! RBBR
//! ```
//!
//! **Idea.** *More red cells than blue ones.* As long as a red and a blue cell are neighbours,
//! Alice paints such a pair. One cell of each colour goes, so she stays ahead. Once no red cell has
//! a blue neighbour, neither player can touch the other's cells. Now Alice paints one red cell a
//! turn, together with a white neighbour, and so she has a move for every red cell. Bob has at most
//! one for every blue cell, and these are fewer. So Alice wins, and it does not matter whose turn
//! it is. In the same way Bob wins if there are more blue cells.
//!
//! *Equally many.* A player who does not paint one cell of each colour gives up cells of his own
//! colour only. Then the opponent has the majority and wins. So both players must paint a red and a
//! blue cell in each move, and whoever finds no such neighbours loses. From here on both have the
//! same moves.
//!
//! Cut the word wherever two equal letters meet. In the pieces the colours alternate:
//!
//! ```text
//! R R B R B B     is cut into     R | R B R B | B
//! Alice paints the middle two     R | R · · B | B     no red cell has a blue neighbour: Bob loses
//! ```
//!
//! Two neighbours in one piece are always a red and a blue cell, and two neighbours in different
//! pieces never are. So a move takes two neighbours out of a piece of l cells and leaves pieces of
//! i and l − 2 − i cells. That is Dawson's Kayles, the game of [pas](../pas/index.html) with tiles
//! of length 2, and it is a *sum of games*: each move is made in one piece. Let D(l) be the *Grundy
//! value* of a piece of l cells. It is the *mex* of the values that a move can leave, the least
//! of 0, 1, 2, … that is not among them. Two pieces are worth the nim-sum ⊕ (the bitwise xor) of
//! their values, so D(l) is the mex of all D(i) ⊕ D(l − 2 − i), and the player to move loses ⇔ the
//! nim-sum of all pieces is 0. (⇔ means "if and only if"; [set-nim](../set_nim/index.html) proves
//! this.) For example, a piece of 4 leaves 0 and 2, 1 and 1, or 2 and 0, with the values 1, 0, 1.
//! So D(4) = 2.
//!
//! To compute all D(l) up to 500 000 in this way would take more than 10¹¹ steps. Write the first
//! ones in lines of 34:
//!
//! ```text
//! l    D(l), D(l + 1), …, D(l + 33)
//!
//!   0  0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7
//!  34  4 0 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 2 3 3 0 1 1 3 0 2 1 1 0 4 5 3 7
//!  68  4 8 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 9 3 3 0 1 1 3 0 2 1 1 0 4 5 3 7
//! 102  the same as in the line above
//! 136  the same again
//! ```
//!
//! Only six values differ from the one below: those of 0, 15, 17, 32, 35 and 52. So it seems that
//! D(l + 34) = D(l) for all l ≥ 53. A table alone cannot show this: there might be a seventh
//! exception further on. But D(l + 34) is made of pairs of earlier values. If l is large, the
//! longer piece of each pair is long enough to be made shorter by 34 without a change of its value.
//! Then the pairs for l + 34 have the same values as the pairs for l, and the mex is the same. So
//! what has held for long enough holds for ever. The proof says how long is enough: up to l = 140.
//!
//! **Method.**
//! 1. Compute D(0) = D(1) = 0 and, for l = 2, …, 86, D(l) = mex of D(i) ⊕ D(l − 2 − i) over i = 0,
//!    …, l − 2. For l from 87 to 500 000 let D(l) = D(l − 34).
//! 2. For each word count the red and the blue cells. If there are more red ones, print `Alice`; if
//!    there are more blue ones, print `Bob`.
//! 3. Otherwise cut the word wherever two equal letters meet, and compute the nim-sum of D(l) over
//!    the lengths l of all pieces.
//! 4. Print `Alice` if it is not 0, else `Bob`.
//!
//! **Proof.** Each move takes away at least one coloured cell, so play ends. Let d be the number of
//! red cells minus the number of blue cells. A move that paints one cell of each colour keeps d.
//! Any other move of Alice takes away red cells only and lowers d; any other move of Bob raises d.
//!
//! *The majority wins.* Claim: if d > 0, Alice wins, whose turn it may be. (For d < 0 exchange the
//! colours.) As long as a red and a blue cell are neighbours, Alice paints such a pair in each of
//! her turns. Her moves keep d, Bob's keep or raise it, so d > 0 stays true. At some time there is
//! no such pair, and as cells only become white, there is none later either. From then on each move
//! of Bob paints blue cells, at least one, but no red cell.
//! - If all cells are red, Bob has no move, and Alice, when it is her turn, paints two of her n ≥ 2
//!   cells.
//! - Otherwise, as long as there is a red cell, some red cell has a neighbour that is not red. This
//!   neighbour is white. Alice paints the two, which costs her one red cell. So she has as many
//!   moves as there are red cells, and Bob has at most as many as there are blue cells. These are
//!   fewer, so Bob is the first who cannot move, even if Alice begins.
//!
//! *With d = 0 only the mixed pairs count.* A player who paints cells of one colour gives the other
//! colour the majority and loses, as just shown. A player without a move loses too. So the player
//! to move wins ⇔ some move on a red and a blue cell leads to a position that is lost for the
//! opponent, again with d = 0. That is the rule of the game in which both players paint a red and a
//! blue neighbour and whoever cannot loses. Such neighbours lie in the same piece, and any two
//! neighbours of a piece are such. What is left of a piece of l cells are i cells on the left and
//! l − 2 − i on the right, for any i from 0 to l − 2; in both the colours alternate, and they do
//! not touch. By the theorem in [set-nim](../set_nim/index.html) this sum of games is lost for the
//! player to move ⇔ the nim-sum of D over all pieces is 0.
//!
//! *D(l + 34) = D(l) for all l ≥ 53.* For 53 ≤ l ≤ 140 this is a calculation: D(0), …, D(174) are
//! computed by the definition and compared. (A test on this page does so, up to D(3000).) The
//! theorem of Guy and Smith says that it is enough; [bowling-pins](../bowling_pins/index.html)
//! proves it. If D(l + p) = D(l) holds for all l from l₀ ≥ 1 to 2l₀ + p + k − 2, where a move takes
//! at most k cells, then it holds for all l ≥ l₀. Here l₀ = 53, p = 34 and k = 2, and
//! 2·53 + 34 + 2 − 2 = 140.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Printing `Bob` if there are equally many red and blue cells: Alice wins with RB
//!   (`hack-equal-lost`).
//! - Printing `Alice` in that case: she loses with RBBR (`hack-equal-won`).
//! - Painting pair after pair from the left and deciding by the parity of their number. In RBRB
//!   this gives 2, but Alice paints the middle (`hack-pairs`).
//! - Taking the nim-sum without counting the colours (`hack-count`).
//! - Using D(l mod 34), as if D were periodic from the start (`hack-period`).
//! - Using the period from 34 or from 52 on. 35 and 52 are still exceptions (`hack-preperiod`).
//! - Computing D up to 52 only and repeating the last 34 values, with the exceptions 32, 35 and 52
//!   among them (`hack-short-table`).
//!
//! **Beyond.** The program takes any t. It refuses n outside 2 to 500 000, a word of another
//! length, and other letters. D is never above 9. A piece of even length l ≥ 2 has D(l) ≠ 0: paint
//! the middle two cells, then answer each move by its mirror image.
//!
//! **Source.** CodeTON Round 2 (2022), problem F. Dawson's Kayles and its period: R. K. Guy and C.
//! A. B. Smith, *The G-values of various games*, Proceedings of the Cambridge Philosophical
//! Society 52 (1956), 514–526; E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 4.

use proconio::input;
use shared::{grundy::mex, print};

fn main() {
    input! { t: usize }
    let d = values(500_000);
    let wins = (0..t).map(|_| {
        input! { n: usize, word: String }
        assert!((2..=500_000).contains(&n), "n = {}: a row has 2 to 500000 cells", n);
        assert!(word.len() == n, "n = {}, but a word has {} letters", n, word.len());
        alice_wins(&word, &d)
    });
    print::verdicts(["Alice", "Bob"], wins);
}

/// D(0), …, D(longest): from 87 on they repeat.
fn values(longest: usize) -> Vec<usize> {
    let mut d = vec![0; longest + 1];
    for l in 2..=longest {
        d[l] = if l < 87 { mex((0..=l - 2).map(|i| d[i] ^ d[l - 2 - i])) } else { d[l - 34] };
    }
    d
}

/// Does Alice, who begins, win?
fn alice_wins(word: &str, d: &[usize]) -> bool {
    let count = |colour| word.bytes().filter(|&cell| cell == colour).count();
    let (red, blue) = (count(b'R'), count(b'B'));
    assert!(red + blue == word.len(), "a cell must be R or B");
    if red != blue {
        return red > blue;
    }
    let cells = word.as_bytes();
    let (mut sum, mut start) = (0, 0);
    for i in 1..=cells.len() {
        if i == cells.len() || cells[i] == cells[i - 1] {
            sum ^= d[i - start];
            start = i;
        }
    }
    sum != 0
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{alice_wins, values};
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::grundy::mex;
    use shared::rules::{partizan, Game, Player};

    fn wins(word: &str) -> bool {
        alice_wins(word, &values(word.len()))
    }

    #[test]
    fn agrees_with_the_rules_on_every_short_word() {
        for cells in 2..=13 {
            let rules = |cells: &Vec<u64>, player| {
                Rules::moves(cells, player).into_iter().map(|one| one.to).collect()
            };
            let mut game = Game::normal(partizan(rules));
            for red in 0..1_u32 << cells {
                let is_red = |i: u32| red >> i & 1 == 1;
                let row: Vec<u64> = (0..cells).map(|i| if is_red(i) { 1 } else { 2 }).collect();
                let word = Rules::write(&row);
                assert_eq!(wins(&word), game.is_won(&(row, Player::Left)), "{word}");
            }
        }
    }

    /// By the definition, much further than the proof asks.
    #[test]
    fn the_values_repeat_from_53_on_and_no_sooner() {
        let mut d = vec![0, 0];
        for l in 2..=3000 {
            d.push(mex((0..=l - 2).map(|i| d[i] ^ d[l - 2 - i])));
        }
        let exceptions: Vec<usize> = (0..=3000 - 34).filter(|&l| d[l] != d[l + 34]).collect();
        assert_eq!(exceptions, [0, 15, 17, 32, 35, 52]);
        assert_eq!(values(3000), d);
        assert!(d.iter().all(|&value| value <= 9));
        assert!((2..=3000).step_by(2).all(|l| d[l] != 0));
        for (from, line) in [
            (0, "0 0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7"),
            (34, "4 0 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 2 3 3 0 1 1 3 0 2 1 1 0 4 5 3 7"),
            (68, "4 8 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 9 3 3 0 1 1 3 0 2 1 1 0 4 5 3 7"),
        ] {
            let printed: Vec<String> = d[from..from + 34].iter().map(usize::to_string).collect();
            assert_eq!(printed.join(" "), line);
        }
    }

    /// Rows of a, 2 and b cells, as many red as blue ones.
    #[test]
    fn the_rows_are_a_sum_of_games() {
        let d = values(400);
        let row = |l: usize, first: usize| (0..l).map(move |i| ["R", "B"][(first + i) % 2]);
        for a in (1..400).step_by(2) {
            for b in (1..a).step_by(2) {
                let word: String = row(a, 0).chain(row(2, 0)).chain(row(b, 1)).collect();
                assert_eq!(wins(&word), d[a] ^ d[2] ^ d[b] != 0, "{a} {b}");
            }
        }
    }

    proptest! {
        /// The middle pair, then the mirror.
        #[test]
        fn a_word_that_alternates_is_won_if_even(pairs in 1..100_000_usize) {
            prop_assert!(wins(&"RB".repeat(pairs)));
            prop_assert!(!wins(&("RB".repeat(pairs) + &"BR".repeat(pairs))));
            prop_assert!(wins(&("RB".repeat(pairs) + "R")) && !wins(&("BR".repeat(pairs) + "B")));
        }
    }

    #[test]
    fn the_examples_are_right() {
        assert!(wins("RRBRBB") && wins("RB") && !wins("RBBR") && wins("RBRB"));
    }

    #[test]
    #[should_panic(expected = "a cell must be R or B")]
    fn refuses_other_letters() {
        wins("RrB");
    }
}
