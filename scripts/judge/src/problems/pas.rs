//! What the tool knows of pas.

use super::kit::draw::Draw;
use super::kit::given::{mex, verdicts, Given};
use super::kit::pen::Pen;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "cells of the longest board",
    sizes: [1000, 20_000],
    generate,
    validate: |words| {
        words.numbers(3, "tile", 1..=1000)?;
        words.list("m", 1..=1000, "p", 1..=1000).map(drop)
    },
    lost: Some("2"),
    wrong: &[
        wrong("hack-long-tile", |words| {
            pas(words, |tiles, board, values| {
                splits(tiles.iter().map(|tile| board.abs_diff(*tile)), values)
            })
        }),
        wrong("hack-marks", |words| {
            pas(words, |tiles, board, values| {
                let mut met =
                    splits(tiles.iter().filter_map(|tile| board.checked_sub(*tile)), values);
                met.retain(|&value| value < 10);
                met
            })
        }),
        wrong("hack-parity", |words| {
            words.numbers(3);
            verdicts(words, ["1", "2"], |words| words.number() % 2 == 1)
        }),
        wrong("hack-unsorted", |words| {
            pas(words, |tiles, board, values| {
                // The first tile is taken for the shortest.
                let fitting = tiles.iter().take_while(|tile| board >= **tile);
                splits(fitting.map(|tile| board - tile), values)
            })
        }),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    let mut tiles = if draw.is_small() {
        let longest = if draw.once_in(4) { 40 } else { 6 };
        [0; 3].map(|_| draw.from(1, longest))
    } else {
        [3, 7, 11]
    };
    if draw.is_small() && draw.once_in(4) {
        tiles[1] = tiles[0];
        tiles[2] = tiles[0];
    }
    let (boards, longest) = if draw.is_small() {
        (draw.items(1), if draw.once_in(3) { 200 } else { 4 + 3 * tiles[0] })
    } else {
        (1000, draw.items(1) as u64)
    };
    let lost: Vec<u64> = if draw.is_small() { lost_boards(&tiles, longest) } else { vec![] };
    let mut boards: Vec<u64> = (0..boards)
        .map(|_| {
            if draw.is_to_be_lost() && !lost.is_empty() {
                draw.one_of(&lost)
            } else {
                draw.from(1, longest)
            }
        })
        .collect();
    if !draw.is_small() {
        boards[0] = longest;
    }
    for tile in tiles {
        pen.number(tile);
    }
    pen.line();
    pen.number(boards.len());
    pen.line();
    for board in boards {
        pen.number(board);
        pen.line();
    }
}

/// The boards on which the second player wins, by the definition of the Grundy value.
fn lost_boards(tiles: &[u64], longest: u64) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for board in 0..=longest {
        let rests = tiles.iter().filter_map(|&tile| board.checked_sub(tile));
        let splits = rests.flat_map(|rest| (0..=rest).map(move |left| [left, rest - left]));
        let met: Vec<u64> = splits.map(|[a, b]| values[a as usize] ^ values[b as usize]).collect();
        // Among one number more than were met, one was not.
        values.extend((0..=met.len() as u64).find(|value| !met.contains(value)));
    }
    (1..=longest).filter(|&board| values[board as usize] == 0).collect()
}

/// By a table of all boards, each from the values that its options are said to have.
fn pas(words: &mut Given, met: impl Fn(&[u64], u64, &[u64]) -> Vec<u64>) -> String {
    let tiles = words.numbers(3);
    let boards = words.counted();
    let mut values = vec![];
    for board in 0..=boards.iter().copied().max().unwrap_or(0) {
        let met = met(&tiles, board, &values);
        values.push(mex(&met));
    }
    boards.iter().map(|&board| if values[board as usize] == 0 { "2\n" } else { "1\n" }).collect()
}

/// The values of the boards that are left in two parts; 0 for what the table has not.
fn splits(rests: impl Iterator<Item = u64>, values: &[u64]) -> Vec<u64> {
    let value = |board: u64| values.get(board as usize).copied().unwrap_or(0);
    rests.flat_map(|rest| (0..=rest).map(move |left| value(left) ^ value(rest - left))).collect()
}
