//! # Cutting Game — 剪纸游戏, Luogu P10501, POJ 2311, AcWing 219
//!
//! <https://www.luogu.com.cn/problem/P10501> · Grundy values by table, no strips · O(s³) time for sides up to s, O(s²) memory
//!
//! **Statement.** A sheet of w × h unit squares. A move takes any piece and cuts it along a line of
//! the grid, straight from side to side, into two; whoever first makes a piece of 1 × 1 wins. The
//! input has a sheet `w h` a line, up to its end. For each print `WIN` if the first player wins,
//! else `LOSE`. 2 ≤ w, h ≤ 200; the number of lines is not told. The program takes sides up to 500,
//! any number of sheets, and none. A side outside 2 to 500 is refused.
//!
//! **Idea.** A *strip* is a piece of 1 × k, k ≥ 2. Whoever makes one loses: the opponent cuts a 1 ×
//! 1 off its end. So leave sides of at least 2 as long as possible; with none but sides of 2 and 3
//! left, the next cut makes a strip. That is a game in which whoever cannot move loses, and so it
//! has *Grundy values*: g(w, h) is the *mex* of the values of the *options* (the positions one move
//! away): the least number 0, 1, 2, … that is not among these values. Two pieces together are worth
//! the nim-sum ⊕, the bitwise xor, of their values.
//!
//! ```text
//! g(w, h)   h = 2   3   4   5   6   7   8
//!   w = 2       0   0   1   1   2   0   3
//!   w = 3       0   0   1   1   2   0   3
//!   w = 4       1   1   1   1   1   1   1
//! ```
//!
//! For example 2 × 6: cut into 2 + 4 or 3 + 3, worth 0 ⊕ 1 = 1 or 0 ⊕ 0 = 0; the mex is 2.
//!
//! **Proof.** Claim: with g(w, h) = mex{ g(c, h) ⊕ g(w − c, h), g(w, d) ⊕ g(w, h − d) } over all 2
//! ≤ c ≤ w − 2 and 2 ≤ d ≤ h − 2, the player to move loses (the position is a P-position) ⇔ g = 0.
//! A cut makes one piece more, so play ends.
//!
//! As long as all sides are at least 2, no cut makes a 1 × 1, for one side of each new piece is an
//! old side. So the game is decided only once there is a strip, and then the player to move wins:
//! the 1 × 1 at the end of the strip can be cut off. A cut that makes a strip therefore always
//! loses; call the others safe. The player to move loses ⇔ each safe cut leads to a position in
//! which the player to move wins. (There is always some cut; where none is safe, the player to move
//! loses.) Now take another game: only safe cuts are allowed, and whoever has none loses. Its
//! outcomes follow from each other by the same rule. So both games have the same outcomes, by
//! induction on the number of cuts that are left.
//!
//! In the other game each move is made in one piece: a sum of games, to which the theorem of
//! Sprague and Grundy applies ([set-nim](../set_nim/index.html) proves it). So two pieces have the
//! nim-sum of their values, g is the Grundy value of a sheet, and the value 0 is lost.
//!
//! By symmetry c up to w/2 and d up to h/2 are enough. These are fewer than s cuts, where s is the
//! longest side, so no value reaches s.
//!
//! **More.** The only safe cuts of a sheet 2 × h are across, into 2 × d and 2 × (h − d) with d, h −
//! d ≥ 2. That is a board of h − 2 cells on which tiles of 2 cells are laid, Dawson's Kayles at
//! [pas](../pas/index.html): before and after the tile there are d − 2 and h − d − 2 cells. A sheet
//! 3 × h is the same.
//!
//! **Mistakes.** Taking a 1 × 1 for a piece that just cannot be cut, in a game that the last cut
//! wins (`hack-dead-piece`). Letting a cut leave a strip (`hack-strip`). Calling a sheet won only
//! if a cut leaves two lost ones (`hack-two-lost`). Adding two values in place of their nim-sum
//! (`hack-added`). Cutting in one direction only (`hack-one-direction`).
//!
//! **Source.** POJ 2311, *Cutting Game*. Dawson's Kayles: R. K. Guy and C. A. B. Smith, *The
//! G-values of various games*, Proceedings of the Cambridge Philosophical Society 52 (1956),
//! 514–526.

use proconio::{input, is_stdin_empty};
use shared::{grundy::Mex, print};

const LONGEST: usize = 500;

fn main() {
    let mut sheets = vec![];
    while !is_stdin_empty() {
        input! { sheet: (usize, usize) }
        sheets.push(sheet);
    }
    print::verdicts(["WIN", "LOSE"], first_player_wins(&sheets).into_iter());
}

/// For each sheet: is g ≠ 0?
fn first_player_wins(sheets: &[(usize, usize)]) -> Vec<bool> {
    for &(w, h) in sheets {
        let is_accepted = w.min(h) >= 2 && w.max(h) <= LONGEST;
        assert!(is_accepted, "{} x {}: sides are from 2 to {}", w, h, LONGEST);
    }
    let s = sheets.iter().map(|&(w, h)| w.max(h)).max().unwrap_or(0);
    let g = grundy_values(s);
    sheets.iter().map(|&(w, h)| g[w][h] != 0).collect()
}

/// g(w, h) for all sides from 2 to s.
fn grundy_values(s: usize) -> Vec<Vec<usize>> {
    let mut g = vec![vec![0; s + 1]; s + 1];
    let mut mex = Mex::up_to(s);
    for w in 2..=s {
        for h in 2..=w {
            let down = (2..=w / 2).map(|c| g[h][c] ^ g[h][w - c]); // g(c, h) = g(h, c)
            let across = (2..=h / 2).map(|d| g[w][d] ^ g[w][h - d]);
            g[w][h] = mex.of(down.chain(across));
            g[h][w] = g[w][h];
        }
    }
    g
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, grundy_values, LONGEST};
    use shared::{grundy::mex, rules::Game};

    /// The rule as stated: cut one piece in two, until there is a 1 × 1. The order of the pieces
    /// and of their sides does not matter.
    fn options(pieces: &[[usize; 2]]) -> Vec<Vec<[usize; 2]>> {
        let mut options = vec![];
        if pieces.contains(&[1, 1]) {
            return options; // its maker has won
        }
        for (i, &[w, h]) in pieces.iter().enumerate() {
            let down = (1..w).map(|c| [[c, h], [w - c, h]]);
            let across = (1..h).map(|d| [[w, d], [w, h - d]]);
            for parts in down.chain(across) {
                let mut option = [&pieces[..i], &parts, &pieces[i + 1..]].concat();
                for piece in &mut option {
                    piece.sort_unstable();
                }
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }

    /// The sheets with sides of at least 2 and at most so many squares, the narrow side first.
    fn sheets(area: usize) -> impl Iterator<Item = [usize; 2]> {
        (2..=area / 2).flat_map(move |h| (2..=h.min(area / h)).map(move |w| [w, h]))
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_sheet() {
        let g = grundy_values(19);
        let mut game = Game::normal(|pieces: &Vec<[usize; 2]>| options(pieces));
        for [w, h] in sheets(38) {
            assert_eq!(g[w][h] != 0, game.is_won(&vec![[w, h]]), "{w} x {h}");
        }
    }

    /// The same, but the only option where there is a strip is to cut the 1 × 1 off its end, which
    /// wins, whatever the rest is: so the rest is left out.
    fn options_of_what_matters(pieces: &[[usize; 2]]) -> Vec<Vec<[usize; 2]>> {
        if pieces.iter().any(|&[w, h]| w == 1 && h > 1) {
            return vec![vec![[1, 1]]];
        }
        let mut options = options(pieces);
        for option in &mut options {
            if option[0][0] == 1 {
                option.truncate(1);
            }
        }
        options
    }

    fn agrees_up_to(area: usize) {
        let g = grundy_values(area / 2);
        let mut game = Game::normal(|pieces: &Vec<[usize; 2]>| options_of_what_matters(pieces));
        for [w, h] in sheets(area) {
            assert_eq!(g[w][h] != 0, game.is_won(&vec![[w, h]]), "{w} x {h}");
        }
    }

    #[test]
    fn agrees_with_the_rules_on_larger_sheets() {
        agrees_up_to(72);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_the_largest_sheets_that_play_out() {
        agrees_up_to(96);
    }

    #[test]
    fn several_sheets_have_the_nim_sum_of_their_values() {
        let g = grundy_values(22);
        let mut game = Game::normal(|pieces: &Vec<[usize; 2]>| options_of_what_matters(pieces));
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
                assert_eq!(value != 0, game.is_won(pieces), "{pieces:?}");
            }
        }
    }

    #[test]
    fn the_picture_is_right() {
        let g = grundy_values(8);
        let rows = [[0, 0, 1, 1, 2, 0, 3], [0, 0, 1, 1, 2, 0, 3], [1; 7]];
        assert!(rows.iter().zip(2..).all(|(row, w)| g[w][2..] == row[..]));
    }

    /// The recurrence as claimed, every cut and every mex with all its marks.
    #[test]
    fn half_of_the_cuts_and_marks_below_the_longest_side_are_enough() {
        let g = grundy_values(60);
        for (w, h) in (2..=60).flat_map(|w| (2..=60).map(move |h| (w, h))) {
            let down = (2..w - 1).map(|c| g[c][h] ^ g[w - c][h]);
            let across = (2..h - 1).map(|d| g[w][d] ^ g[w][h - d]);
            assert_eq!(g[w][h], mex(down.chain(across)), "{w} x {h}");
            assert!(g[w][h] < w.max(h));
        }
    }

    /// Guy and Smith: Dawson's Kayles has period 34 after 53 cells. Its board has 2 cells less.
    #[test]
    fn sheets_of_width_2_and_3_are_dawsons_kayles() {
        let g = grundy_values(LONGEST);
        assert_eq!(g[2][2..18], [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0]);
        assert_eq!(g[2], g[3]);
        assert!((55..LONGEST - 34).all(|h| g[2][h] == g[2][h + 34]));
        assert_ne!(g[2][54], g[2][54 + 34]);
    }

    #[test]
    fn the_longest_sides_are_accepted() {
        assert_eq!(first_player_wins(&[(2, LONGEST), (LONGEST, 2), (2, 2)]).len(), 3);
    }

    #[test]
    #[should_panic(expected = "1 x 4: sides are from 2 to 500")]
    fn refuses_a_strip() {
        first_player_wins(&[(1, 4)]);
    }

    #[test]
    #[should_panic(expected = "501 x 2: sides are from 2 to 500")]
    fn refuses_a_longer_side() {
        first_player_wins(&[(501, 2)]);
    }
}
