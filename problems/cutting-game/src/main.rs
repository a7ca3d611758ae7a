//! # Cutting Game — 剪纸游戏, Luogu P10501, POJ 2311, AcWing 219
//!
//! <https://www.luogu.com.cn/problem/P10501> · never cut off a strip; a table of Grundy values by width and height · O(S³) time, O(S²) memory for sides up to S
//!
//! **Statement.** There is a sheet of w × h unit squares. Two players take turns. A turn chooses
//! one of the pieces and cuts it in two along a line of the grid, straight from side to side.
//! Whoever first makes a piece of 1 × 1 wins. Does the first player win if both play as well as
//! possible?
//!
//! **Input.** Each line has one sheet: w and h, both from 2 to 200. The number of lines is not
//! given; the input simply ends.
//!
//! **Output.** One line for each sheet: `WIN` if the first player wins, else `LOSE`.
//!
//! ```text
//! input     output
//! 2 2       LOSE
//! 3 2       LOSE
//! 4 2       WIN
//! ```
//!
//! **Idea.** Begin with the sample. Every cut of a 2 × 2 leaves two pieces of 1 × 2, and the
//! opponent cuts one of them into two 1 × 1. Every cut of a 3 × 2 leaves a piece of 1 × 2 or 1 × 3,
//! and again the opponent cuts a 1 × 1 off it. On the 4 × 2 the first player cuts in the middle.
//! Now there are two pieces of 2 × 2, and the opponent must spoil one of them.
//!
//! Call a piece of 1 × k with k ≥ 2 a *strip*. Whoever faces a strip wins at once: cut a 1 × 1 off
//! its end. So nobody wants to make a strip. As long as there is none, no cut makes a 1 × 1 either.
//! So both players leave all sides at least 2 as long as they can. The first player who cannot,
//! because every side is 2 or 3, must make a strip and loses. So we may play another game, which
//! has the same winner: no cut may leave a side of 1, and whoever cannot cut loses.
//!
//! In this game a cut leaves two sheets, and each later cut is made in one of them and does not
//! touch the other: they are a sum of games. In such a sum one number says what a sheet is worth:
//! its *Grundy value* g(w, h). That is the *mex* of the values of its *options*, the positions one
//! move away: the least of 0, 1, 2, … that is not among them. The sheet plays like a Nim heap of
//! g(w, h) stones ([set-nim](../set_nim/index.html) explains why and proves it). So the two sheets
//! after a cut play like two Nim heaps, and these are worth their nim-sum, the bitwise xor ⊕:
//! - A cut between columns leaves c × h and (w − c) × h with 2 ≤ c ≤ w − 2. Together they have the
//!   value g(c, h) ⊕ g(w − c, h).
//! - A cut between rows leaves w × d and w × (h − d) with 2 ≤ d ≤ h − 2. Together they have the
//!   value g(w, d) ⊕ g(w, h − d).
//!
//! So we can fill a table, from small sheets to large ones. A sheet that is turned is the same
//! sheet, so g(w, h) = g(h, w): it is enough to compute the half with h ≤ w and to copy it. The
//! table begins like this:
//!
//! ```text
//! g(w, h)   h = 2   3   4   5   6   7   8
//!   w = 2       0   0   1   1   2   0   3
//!   w = 3       0   0   1   1   2   0   3
//!   w = 4       1   1   1   1   1   1   1
//!
//! 2 × 6: 2 × 2 and 2 × 4 give 0 ⊕ 1 = 1, 2 × 3 and 2 × 3 give 0 ⊕ 0 = 0; the mex is 2
//! 4 × 4: only 2 × 4 and 2 × 4, however one cuts: 1 ⊕ 1 = 0; the mex is 1
//! ```
//!
//! **Method.**
//! 1. For w = 2, 3, …, 200, and for each w for h = 2, 3, …, w, do steps 2 and 3.
//! 2. Collect g(c, h) ⊕ g(w − c, h) for all c from 2 to w − 2, and g(w, d) ⊕ g(w, h − d) for all d
//!    from 2 to h − 2.
//! 3. Let g(w, h) and g(h, w) be the least of 0, 1, 2, … that was not collected (0 if nothing was).
//! 4. For each sheet of the input print `WIN` if g(w, h) ≠ 0, else `LOSE`.
//!
//! **Proof.** *Lemma 1. If all sides are at least 2, a cut that leaves a side of 1 loses.* Each
//! piece that a cut makes keeps one side of the old piece, and that side is at least 2. So the cut
//! makes no 1 × 1 and does not win at once. But it makes a strip, and the opponent wins by cutting
//! a 1 × 1 off the end of the strip.
//!
//! *Lemma 2. The game without sides of 1 has the same winner.* Call a cut *safe* if it leaves no
//! side of 1. Look at a position in which all sides are at least 2.
//! - In the game as stated there is always some cut. The cuts that are not safe lose, by Lemma 1,
//!   and a safe cut makes no 1 × 1. So the player to move loses ⇔ after every safe cut the opponent
//!   wins. (⇔ means "if and only if".)
//! - In the other game only safe cuts are allowed, and whoever has none loses. So here too the
//!   player to move loses ⇔ after every safe cut the opponent wins.
//!
//! Where no safe cut exists, the player to move loses in both games. A cut makes one piece more,
//! and there are never more pieces than squares. So go through the positions by the number of their
//! pieces, from the most pieces to the fewest: if both games have the same winner after each safe
//! cut, they have the same winner before it.
//!
//! *Claim.* The player to move loses on a sheet w × h ⇔ g(w, h) = 0. By Lemma 2 we may play the
//! game of safe cuts. It ends, and each cut is made in one piece, so several pieces are a sum of
//! games, and by the theorem about sums two pieces have the nim-sum of their values. When the
//! method comes to w × h with h ≤ w, it has already been at all sheets with smaller w and, for this
//! w, at all with smaller h. The copies of step 3 have their values too. So step 2 collects exactly
//! the values of the options of w × h: each piece that it looks up has one side less than w × h
//! has, and the other side the same. Step 3 takes their mex. By the same theorem the player to move
//! loses exactly if it is 0.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking a 1 × 1 for a piece that just cannot be cut, as if the last cut won. Then 2 2 would be
//!   `WIN` (`hack-dead-piece`).
//! - Letting c run up to w − 1, or d up to h − 1, so that a cut may leave a side of 1. Then 3 2
//!   would be `WIN` (`hack-strip`).
//! - Calling a sheet won only if some cut leaves two lost sheets. On 4 4 every safe cut leaves two
//!   sheets of 2 × 4, which are won alone but lost together (`hack-two-lost`).
//! - Adding the two values instead of taking their nim-sum. Then 4 4 would be `LOSE`
//!   (`hack-added`).
//! - Cutting in one direction only. Then 7 4 or 4 7 would be `LOSE`, depending on the direction
//!   (`hack-one-direction`).
//!
//! **Beyond.** The program takes an input without sheets. It refuses sides outside 2 to 200.
//!
//! A sheet of 2 × h can safely be cut only across, into 2 × d and 2 × (h − d) with 2 ≤ d ≤ h − 2.
//! On a board of h − 2 cells, lay a tile of 2 cells with d − 2 cells before it: then h − d − 2
//! cells are after it. So these sheets are the boards of [pas](../pas/index.html) with all tiles of
//! length 2, a game called Dawson's Kayles. Sheets of 3 × h are the same.
//!
//! **Source.** POJ 2311, *Cutting Game*. Dawson's Kayles: R. K. Guy and C. A. B. Smith, *The
//! G-values of various games*, Proceedings of the Cambridge Philosophical Society 52 (1956),
//! 514–526.

use proconio::{input, is_stdin_empty};
use shared::{grundy::mex, print};

const LONGEST: usize = 200;

fn main() {
    let g = grundy_values(LONGEST);
    let mut wins = vec![];
    while !is_stdin_empty() {
        input! { w: usize, h: usize }
        wins.push(first_player_wins(w, h, &g));
    }
    print::verdicts(["WIN", "LOSE"], wins.into_iter());
}

/// Is g(w, h) ≠ 0?
fn first_player_wins(w: usize, h: usize, g: &[Vec<usize>]) -> bool {
    assert!(w.min(h) >= 2 && w.max(h) <= LONGEST, "{} x {}: sides are from 2 to {}", w, h, LONGEST);
    g[w][h] != 0
}

/// g(w, h) for all sides from 2 to `longest`.
fn grundy_values(longest: usize) -> Vec<Vec<usize>> {
    let mut g = vec![vec![0; longest + 1]; longest + 1];
    for w in 2..=longest {
        for h in 2..=w {
            let upright = (2..=w - 2).map(|c| g[c][h] ^ g[w - c][h]);
            let across = (2..=h - 2).map(|d| g[w][d] ^ g[w][h - d]);
            g[w][h] = mex(upright.chain(across));
            g[h][w] = g[w][h];
        }
    }
    g
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, grundy_values, LONGEST};
    use shared::{board::Board, grundy::mex, rules::Game};

    type Pieces = Vec<Vec<u64>>;

    /// The order of the pieces and of their sides does not matter.
    fn options(pieces: &Pieces) -> Vec<Pieces> {
        let mut options = Rules::options(pieces);
        for option in &mut options {
            for piece in option.iter_mut() {
                piece.sort_unstable();
            }
            option.sort_unstable();
        }
        options
    }

    fn position(pieces: &[[usize; 2]]) -> Pieces {
        pieces.iter().map(|piece| piece.map(|side| side as u64).to_vec()).collect()
    }

    /// The sheets with sides of at least 2 and at most so many squares, the narrow side first.
    fn sheets(area: usize) -> impl Iterator<Item = [usize; 2]> {
        (2..=area / 2).flat_map(move |h| (2..=h.min(area / h)).map(move |w| [w, h]))
    }

    fn agrees_by(options: fn(&Pieces) -> Vec<Pieces>, area: usize) {
        let g = grundy_values(area / 2);
        let mut game = Game::normal(options);
        for [w, h] in sheets(area) {
            assert_eq!(g[w][h] != 0, game.is_won(&position(&[[w, h]])), "{w} x {h}");
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_sheet() {
        agrees_by(options, 34);
    }

    /// The same, but the only option where there is a strip is to cut the 1 × 1 off its end, which
    /// wins, whatever the rest is: so the rest is left out.
    fn options_of_what_matters(pieces: &Pieces) -> Vec<Pieces> {
        if pieces.iter().any(|piece| piece[0] == 1 && piece[1] > 1) {
            return vec![vec![vec![1, 1]]];
        }
        let mut options = options(pieces);
        for option in &mut options {
            if option[0][0] == 1 {
                option.truncate(1);
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_larger_sheets() {
        agrees_by(options_of_what_matters, 66);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_the_largest_sheets_that_play_out() {
        agrees_by(options, 38);
        agrees_by(options_of_what_matters, 96);
    }

    #[test]
    fn several_sheets_have_the_nim_sum_of_their_values() {
        let g = grundy_values(22);
        let mut game = Game::normal(options_of_what_matters);
        let mut several: Vec<Vec<[usize; 2]>> = vec![vec![]];
        for _ in 0..4 {
            let with_one_more = |pieces: &Vec<[usize; 2]>| {
                let area: usize = pieces.iter().map(|[w, h]| w * h).sum();
                let more = sheets(44 - area).map(|sheet| [&pieces[..], &[sheet]].concat());
                more.filter(|pieces| pieces.is_sorted()).collect::<Vec<_>>()
            };
            several = several.iter().flat_map(with_one_more).collect();
            for pieces in &several {
                let value = pieces.iter().fold(0, |sum, &[w, h]| sum ^ g[w][h]);
                assert_eq!(value != 0, game.is_won(&position(pieces)), "{pieces:?}");
            }
        }
    }

    #[test]
    fn the_table_of_the_page_is_right() {
        let g = grundy_values(8);
        let rows = [[0, 0, 1, 1, 2, 0, 3], [0, 0, 1, 1, 2, 0, 3], [1; 7]];
        assert!(rows.iter().zip(2..).all(|(row, w)| g[w][2..] == row[..]));
    }

    /// The recurrence in the whole table, though it is computed in one half. Half of the cuts would
    /// do, and no value reaches the longest side.
    #[test]
    fn the_recurrence_holds_in_both_halves_of_the_table() {
        let g = grundy_values(60);
        for (w, h) in (2..=60).flat_map(|w| (2..=60).map(move |h| (w, h))) {
            let down = (2..w - 1).map(|c| g[c][h] ^ g[w - c][h]);
            let across = (2..h - 1).map(|d| g[w][d] ^ g[w][h - d]);
            assert_eq!(g[w][h], mex(down.chain(across)), "{w} x {h}");
            let down = (2..=w / 2).map(|c| g[c][h] ^ g[w - c][h]);
            let across = (2..=h / 2).map(|d| g[w][d] ^ g[w][h - d]);
            assert_eq!(g[w][h], mex(down.chain(across)), "{w} x {h}");
            assert!(g[w][h] < w.max(h));
        }
    }

    /// Guy and Smith: Dawson's Kayles has period 34 after 53 cells. Its board has 2 cells less.
    #[test]
    fn sheets_of_width_2_and_3_are_dawsons_kayles() {
        let g = grundy_values(500);
        assert_eq!(g[2][2..18], [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0]);
        assert_eq!(g[2], g[3]);
        assert!((55..500 - 34).all(|h| g[2][h] == g[2][h + 34]));
        assert_ne!(g[2][54], g[2][54 + 34]);
    }

    #[test]
    fn the_longest_sides_are_accepted() {
        let g = grundy_values(LONGEST);
        assert!(first_player_wins(2, LONGEST, &g) && first_player_wins(LONGEST, 2, &g));
        assert!(!first_player_wins(2, 2, &g));
    }

    #[test]
    #[should_panic(expected = "1 x 4: sides are from 2 to 200")]
    fn refuses_a_strip() {
        first_player_wins(1, 4, &[]);
    }

    #[test]
    #[should_panic(expected = "201 x 2: sides are from 2 to 200")]
    fn refuses_a_longer_side() {
        first_player_wins(201, 2, &[]);
    }
}
