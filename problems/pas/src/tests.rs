#[path = "rules.rs"]
mod rules;

use super::grundy_values;
use referee::{Game, Referee};
use rules::{Cell, Rules, Strip};
use shared::grundy::Mex;

#[test]
fn agrees_with_the_rules_on_every_small_board() {
    for cells in 1..=11 {
        for c in 1..=cells {
            for z in c..=cells {
                for n in z..=cells {
                    let tiles = [n, c, z];
                    let board = Strip { tiles: tiles.to_vec(), cells: vec![Cell::Free; cells] };
                    let mut referee = Referee::normal(Rules::options);
                    let g = grundy_values(&tiles, cells)[cells] as u64;
                    assert_eq!(g, referee.grundy(&board), "{tiles:?} on {cells} cells");
                }
            }
        }
    }
}

/// Does g(n + p) = g(n) hold for as long as the theorem of Guy and Smith asks?
fn has_period(tiles: &[usize], from: usize, p: usize) -> bool {
    let to = 2 * from + p + tiles.iter().max().unwrap();
    let g = grundy_values(tiles, to + p);
    (from..to).all(|n| g[n] == g[n + p])
}

/// Winning Ways, chapter 4: .77, .07 and their periods.
#[test]
fn kayles_and_dawsons_kayles_have_their_published_values_and_periods() {
    let kayles = grundy_values(&[1, 2], 11);
    assert_eq!(kayles, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
    assert!(has_period(&[1, 2], 71, 12) && !has_period(&[1, 2], 70, 12));
    let dawson = grundy_values(&[2], 15);
    assert_eq!(dawson, [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0]);
    assert!(has_period(&[2], 53, 34) && !has_period(&[2], 52, 34));
}

#[test]
fn with_tiles_of_3_a_value_above_9_first_comes_at_91() {
    assert_eq!(grundy_values(&[3, 3, 3], 300).iter().position(|&g| g > 9), Some(91));
}

#[test]
fn odd_tiles_with_a_single_cell_among_them_leave_only_parity() {
    assert!(grundy_values(&[7, 1, 3], 300).iter().enumerate().all(|(p, &g)| g == p % 2));
}

#[test]
fn a_tile_in_the_middle_wins() {
    let g = grundy_values(&[4, 9, 9], 300);
    assert!((0..=300_usize).all(|p| g[p] != 0 || p < 4 || (p % 2 == 1 && p < 9)));
}

#[test]
fn the_table_of_the_page_is_right() {
    assert_eq!(grundy_values(&[2], 8), [0, 0, 1, 1, 2, 0, 3, 1, 1]);
}

/// Left and right may change places; and no value exceeds the number of cells. The values of
/// these tiles outgrow a byte.
#[test]
fn half_of_the_lefts_and_marks_up_to_the_length_are_enough() {
    let tiles = [3, 7, 12];
    let all = grundy_values(&tiles, 2000);
    let mut mex = Mex::up_to(2000);
    let mut half: Vec<usize> = vec![];
    for board in 0..=2000_usize {
        let rests = tiles.iter().filter_map(|&tile| board.checked_sub(tile));
        let sums = rests.flat_map(|rest| (0..=rest / 2).map(move |left| (left, rest - left)));
        let g = mex.of(sums.map(|(left, right)| half[left] ^ half[right]));
        half.push(g);
    }
    assert_eq!(half, all);
    assert!(all.iter().any(|&g| g > 256) && all.iter().enumerate().all(|(p, &g)| g <= p));
}

referee::refuses! {
    refuses_a_tile_of_length_0:
        grundy_values(&[3, 0, 5], 10) => "a tile has at least 1 cell, not 0";
}
