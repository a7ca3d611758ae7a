use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "cells of the longest board",
    size: 1000,
    generate,
    validate: |words| {
        words.numbers(3, "tile", 1..=1000);
        words.list("m", 1..=1000, "p", 1..=1000);
    },
    lost: Some("2"),
    wrong: |given, case| {
        let (tiles, boards): ([u64; 3], _) = (given.array(), given.counted());
        let values = table(boards.iter().copied().max().unwrap_or(0), |board, values| {
            // What is left where each tile is laid.
            let rests: Vec<u64> = match case {
                "hack-long-tile" => tiles.map(|tile| board.abs_diff(tile)).into(),
                // The first tile is taken for the shortest.
                "hack-unsorted" => {
                    let fitting = tiles.iter().take_while(|tile| board >= **tile);
                    fitting.map(|tile| board - tile).collect()
                }
                _ => tiles.iter().filter_map(|tile| board.checked_sub(*tile)).collect(),
            };
            let mut met = splits(&rests, values);
            met.retain(|&value| case != "hack-marks" || value < 10);
            met
        });
        let value = |board: u64| match case {
            "hack-parity" => board % 2,
            _ => values[board as usize],
        };
        boards.iter().map(|&board| if value(board) == 0 { "2\n" } else { "1\n" }).collect()
    },
    ..UNKNOWN
};

fn generate(draw: &mut Draw) {
    let mut tiles = match (draw.is_small(), draw.once_in(4)) {
        (false, false) => [3, 7, 11],
        (_, is_wide) => [0; 3].map(|_| draw.from(1, if is_wide { 40 } else { 6 })),
    };
    if draw.is_small() && draw.once_in(4) {
        tiles = [tiles[0]; 3];
    }
    let (boards, longest) = if draw.is_small() {
        (draw.items(1), if draw.once_in(3) { 200 } else { 4 + 3 * tiles[0] })
    } else {
        let longest = draw.items(1) as u64;
        (draw.up_to(1, longest.min(1000)) as usize, longest)
    };
    let values = table(longest, |board, values| {
        let rests: Vec<u64> = tiles.iter().filter_map(|&tile| board.checked_sub(tile)).collect();
        splits(&rests, values)
    });
    let lost: Vec<u64> = (1..=longest).filter(|&board| values[board as usize] == 0).collect();
    draw.line(tiles);
    draw.line([boards]);
    for i in 0..boards {
        let is_lost = draw.is_to_be_lost() && !lost.is_empty();
        let board = if is_lost { draw.one_of(&lost) } else { draw.from(1, longest) };
        draw.line([if i == 0 && !draw.is_small() { longest } else { board }]);
    }
}

/// The values of the boards that are left in two parts; 0 for what the table has not.
fn splits(rests: &[u64], values: &[u64]) -> Vec<u64> {
    let value = |board: u64| values.get(board as usize).copied().unwrap_or(0);
    let parts = rests.iter().flat_map(|&rest| (0..=rest).map(move |left| [left, rest - left]));
    parts.map(|[a, b]| value(a) ^ value(b)).collect()
}
