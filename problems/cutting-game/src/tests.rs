#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, grundy_values, LONGEST};
use referee::{Game, Referee};
use rules::{Piece, Rules};
use shared::grundy::mex;

type Pieces = Vec<Piece>;

/// The order of the pieces and of their sides does not matter.
fn options(pieces: &Pieces) -> Vec<Pieces> {
    let mut options = Rules::options(pieces);
    for option in &mut options {
        for piece in option.iter_mut() {
            *piece = Piece { w: piece.w.min(piece.h), h: piece.w.max(piece.h) };
        }
        option.sort_unstable_by_key(|piece| (piece.w, piece.h));
    }
    options
}

fn position(pieces: &[[usize; 2]]) -> Pieces {
    pieces.iter().map(|&[w, h]| Piece { w: w as u64, h: h as u64 }).collect()
}

/// The sheets with sides of at least 2 and at most so many squares, the narrow side first.
fn sheets(area: usize) -> impl Iterator<Item = [usize; 2]> {
    (2..=area / 2).flat_map(move |h| (2..=h.min(area / h)).map(move |w| [w, h]))
}

fn agrees_by(options: fn(&Pieces) -> Vec<Pieces>, area: usize) {
    let g = grundy_values(area / 2);
    let mut referee = Referee::normal(options);
    for [w, h] in sheets(area) {
        assert_eq!(g[w][h] != 0, referee.is_won(&position(&[[w, h]])), "{w} x {h}");
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_sheet() {
    agrees_by(options, 34);
}

/// The same, but the only option where there is a strip is to cut the 1 × 1 off its end, which
/// wins, whatever the rest is: so the rest is left out.
fn options_of_what_matters(pieces: &Pieces) -> Vec<Pieces> {
    if pieces.iter().any(|piece| piece.w == 1 && piece.h > 1) {
        return vec![vec![Piece { w: 1, h: 1 }]];
    }
    let mut options = options(pieces);
    for option in &mut options {
        if option[0].w == 1 {
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
    let mut referee = Referee::normal(options_of_what_matters);
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
            assert_eq!(value != 0, referee.is_won(&position(pieces)), "{pieces:?}");
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

referee::refuses! {
    refuses_a_strip: first_player_wins(1, 4, &[]) => "1 x 4: sides are from 2 to 200";
    refuses_a_longer_side: first_player_wins(201, 2, &[]) => "201 x 2: sides are from 2 to 200";
}
