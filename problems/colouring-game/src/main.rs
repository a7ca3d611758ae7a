//! # Colouring Game — 染色游戏, Codeforces 1704F
//!
//! <https://codeforces.com/problemset/problem/1704/F> · the majority, else Dawson's Kayles · O(n) time and memory
//!
//! **Statement.** n cells stand in a line, each red or blue. Alice paints two neighbouring cells
//! white, at least one of them red; Bob two, at least one of them blue. White cells may be painted
//! again. They take turns, Alice first; whoever cannot move loses. For each of t words of n letters
//! `R` and `B` print `Alice` or `Bob`, whoever wins. t ≤ 10 000, n is from 2 to 500 000, and so is
//! the sum of all n. The program takes any t and any n ≥ 1. It refuses other letters and a word of
//! another length than n.
//!
//! **Idea.** To take a cell is to paint it white. Whoever has more cells of his colour wins: he
//! takes one of each colour as long as that can be done, which keeps him ahead, and then has more
//! moves left. With equally many, whoever takes only his own colour falls behind. So both must take
//! a red and a blue cell, and whoever finds no such neighbours loses. Cut the word wherever two
//! equal letters meet. The pieces, from here on called rows, alternate in colour, and a red cell is
//! never cut from a blue one: each move that takes both lies within a row.
//!
//! ```text
//! R | R B R B | B     Alice takes the middle of the row of four
//! R   R · · B   B     no red cell touches a blue one, and Bob falls behind
//! ```
//!
//! Taking a pair cuts a row in two. This is Dawson's Kayles, and each length of a row has a *Grundy
//! value*:
//!
//! ```text
//! l      0  1  2  3  4  5  6  7  8  9  10  11  12  13  14  15  …
//! D(l)   0  0  1  1  2  0  3  1  1  0   3   3   2   2   4   0  …
//! ```
//!
//! **Proof.** Let d be the number of red cells minus that of blue ones. A move that takes one of
//! each keeps d; any other move of Alice lowers it, and any other of Bob raises it. Play ends, for
//! fewer cells have a colour after each move. On one cell nobody can move and Bob wins; let n ≥ 2.
//! Claim: Alice wins if d > 0 and Bob if d < 0, whoever moves; if d = 0, the player to move loses
//! (the position is a P-position) ⇔ the nim-sum ⊕, the bitwise xor, of the D(l) of all rows is 0.
//! - d > 0: Alice takes a red cell and a blue one beside it as long as there are any. So d stays or
//!   grows. Once there are none, no red cell touches a blue one, now or later. If all cells are red
//!   she takes two, and Bob cannot move. Else, as long as there is a red cell, some red cell has a
//!   white neighbour. She takes one such red cell a turn, and Bob cannot take any, so she has as
//!   many moves as there are red cells. Bob has at most as many as there are blue ones, which are
//!   fewer, so he is the first who cannot move, whoever began.
//! - d < 0: the same with the colours exchanged.
//! - d = 0: whoever does not take one of each gives the other the majority, and loses as just
//!   shown; so does whoever cannot. Left are the moves that take one of each, which are the same
//!   for both players: two neighbours within a row, where all neighbours differ. A row of l becomes
//!   two, of i and l − 2 − i, which alternate and do not touch. So it is like a board of l cells on
//!   which tiles of length 2 are laid, [pas](../pas/index.html), and its Grundy value is D(l) =
//!   mex{ D(i) ⊕ D(l − 2 − i) }, over 0 ≤ i ≤ l − 2, the mex being the least number 0, 1, 2, … not
//!   in a set. The rows are a sum of games, a move being made in one of them, and by the theorem of
//!   Sprague and Grundy ([set-nim](../set_nim/index.html)) the nim-sum decides.
//!
//! From 53 on D has period 34: D(l + 34) = D(l) for l ≥ 53. For l up to 141 this is seen from
//! D(53), …, D(175), computed one by one (a test does). For l ≥ 142, suppose it for all smaller
//! ones from 53 on. D(l) is the mex of D(i) ⊕ D(j) over i ≤ j with i + j = l − 2. There j ≥ 70, so
//! D(j) = D(j + 34), and the set for D(l + 34) has all these values too, as D(i) ⊕ D(j + 34). It
//! has no others: there i ≤ j and i + j = l + 32, so j ≥ 87 and D(j) = D(j − 34), where i + (j −
//! 34) = l − 2.
//!
//! **Mistakes.** Taking equally many red and blue cells for a loss (`hack-equal-lost`), or for a
//! win (`hack-equal-won`). The parity of the pairs that one finds from the left (`hack-pairs`). The
//! nim-sum alone, without counting the colours (`hack-count`). D(l mod 34), without the preperiod
//! (`hack-period`), or the period from 34 or from 52 on, where 52 is still an exception
//! (`hack-preperiod`). A table up to 52 only, whose last 34 values are repeated, and 32, 35 and 52
//! with them (`hack-short-table`).
//!
//! **Source.** CodeTON Round 2 (2022), problem F. Dawson's Kayles: R. K. Guy and C. A. B. Smith,
//! *The G-values of various games*, Proceedings of the Cambridge Philosophical Society 52 (1956),
//! 514–526; E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 4.

use proconio::input;
use shared::{grundy::Mex, print};
use std::cmp::Ordering::{Equal, Greater, Less};

/// D(l) repeats from FROM on, every PERIOD.
const FROM: usize = 53;
const PERIOD: usize = 34;

fn main() {
    input! { words: usize }
    let d = values(FROM + PERIOD - 1);
    let wins = (0..words).map(|_| {
        input! { n: usize, word: String }
        assert!(word.len() == n, "a word of n = {} cells must have as many letters: {}", n, word);
        alice_wins(word.as_bytes(), &d)
    });
    print::verdicts(["Alice", "Bob"], wins);
}

/// Does Alice win? `d` holds the values of D before they repeat.
fn alice_wins(word: &[u8], d: &[usize]) -> bool {
    assert!(word.iter().all(|cell| b"RB".contains(cell)), "a cell must be R or B");
    let value = |l: usize| if l < FROM { d[l] } else { d[FROM + (l - FROM) % PERIOD] };
    let (mut sum, mut start) = (0, 0);
    for i in 1..=word.len() {
        if i == word.len() || word[i] == word[i - 1] {
            sum ^= value(i - start);
            start = i;
        }
    }
    let red: usize = word.iter().map(|&cell| usize::from(cell == b'R')).sum();
    match red.cmp(&(word.len() - red)) {
        Greater => word.len() > 1, // on a single cell nobody can move
        Equal => sum != 0,
        Less => false,
    }
}

/// D(0), …, D(longest).
fn values(longest: usize) -> Vec<usize> {
    let (mut mex, mut d) = (Mex::up_to(longest), vec![0, 0]);
    for l in 2..=longest {
        d.push(mex.of((0..=l - 2).map(|i| d[i] ^ d[l - 2 - i])));
    }
    d
}

#[cfg(test)]
mod tests {
    use super::{alice_wins, values, FROM, PERIOD};
    use proptest::prelude::*;
    use shared::rules::{partizan, Game, Player};

    fn wins(word: &str) -> bool {
        alice_wins(word.as_bytes(), &values(FROM + PERIOD - 1))
    }

    /// The rule as stated: paint two neighbours white, at least one of them of the player's colour.
    /// Bit i of `red` or `blue` is set where cell i has that colour.
    fn options((red, blue): (u32, u32), player: Player, cells: usize) -> Vec<(u32, u32)> {
        let own = if player == Player::Left { red } else { blue };
        let pairs = (1..cells).map(|i| 3 << (i - 1)).filter(|pair| own & pair != 0);
        pairs.map(|pair| (red & !pair, blue & !pair)).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_short_word() {
        for cells in 1..=13 {
            let rules = |&cell: &(u32, u32), player| options(cell, player, cells);
            let mut game = Game::normal(partizan(rules));
            let all = (1 << cells) - 1;
            for red in 0..=all {
                let letter = |i| if red >> i & 1 == 1 { 'R' } else { 'B' };
                let word: String = (0..cells).map(letter).collect();
                assert_eq!(wins(&word), game.is_won(&((red, all & !red), Player::Left)), "{word}");
            }
        }
    }

    /// Also by the definition, much further than the proof asks.
    #[test]
    fn the_values_repeat_from_53_on_and_no_sooner() {
        let d = values(3000);
        assert_eq!(d[..16], [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0]);
        assert!((FROM..3000 - PERIOD).all(|l| d[l] == d[l + PERIOD]));
        let exceptions = (0..FROM).filter(|&l| d[l] != d[l + PERIOD]);
        assert_eq!(exceptions.collect::<Vec<_>>(), [0, 15, 17, 32, 35, 52]);
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
    fn the_picture_is_won_and_a_single_cell_is_not() {
        assert!(wins("RRBRBB") && !wins("R") && !wins("B"));
    }

    #[test]
    #[should_panic(expected = "a cell must be R or B")]
    fn refuses_other_letters() {
        wins("RrB");
    }
}
