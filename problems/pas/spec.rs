use spec::prelude::*;

/// No tile and no board is longer, and there are no more boards.
const MOST: u64 = 1000;

pub const SPEC: Spec = Spec {
    unit: "cells of the longest board",
    largest: MOST as usize,
    generate,
    validate: |input| {
        input.line(3, "tile", 1..=MOST);
        input.times("m", 1..=MOST, |input| input.single("p", 1..=MOST));
    },
    lost: Some("2"),
    mistakes: &[
        wrong("hack-parity", |input| {
            let _tiles: [u64; 3] = input.array();
            verdicts(&input.list(), |board| board % 2)
        }),
        wrong("hack-marks", |input| {
            by_options(input, |board, tiles, values| {
                splits(&rests(board, tiles), values)
                    .into_iter()
                    .filter(|&value| value < 10)
                    .collect()
            })
        }),
        wrong("hack-unsorted", |input| {
            // The first tile is taken for the shortest.
            by_options(input, |board, tiles, values| {
                let fitting = tiles.into_iter().take_while(|&tile| board >= tile);
                splits(&fitting.map(|tile| board - tile).collect::<Vec<_>>(), values)
            })
        }),
    ],
    ..Spec::NEW
};

/// By what a mistake takes for the values of a board's options.
fn by_options(input: &mut Input, options: fn(u64, [u64; 3], &[u64]) -> Vec<u64>) -> String {
    let (tiles, boards) = (input.array(), input.list());
    let most = boards.iter().copied().max().unwrap_or(0);
    let values = table(most, |board, values| options(board, tiles, values));
    verdicts(&boards, |board| values[board as usize])
}

fn verdicts(boards: &[u64], value: impl Fn(u64) -> u64) -> String {
    boards.iter().map(|&board| if value(board) == 0 { "2\n" } else { "1\n" }).collect()
}

/// What is left where each tile is laid.
fn rests(board: u64, tiles: [u64; 3]) -> Vec<u64> {
    tiles.iter().filter_map(|&tile| board.checked_sub(tile)).collect()
}

fn generate(random: &mut Random) {
    let mut tiles = match (random.is_small(), random.once_in(4)) {
        (false, false) => [3, 7, 11],
        (false, true) => [0; 3].map(|_| random.wild(1, MOST)),
        (true, is_wide) => [0; 3].map(|_| random.from(1, if is_wide { 40 } else { 6 })),
    };
    if random.is_small() && random.once_in(4) {
        tiles = [tiles[0]; 3];
    }
    let longest = match random.is_small() {
        true if random.once_in(3) => 200,
        true => 4 + 3 * tiles[0],
        false => random.items(1) as u64,
    };
    let boards =
        if random.is_small() { random.items(1) } else { random.full_count(1, longest.min(MOST)) };
    let values = table(longest, |board, values| splits(&rests(board, tiles), values));
    let lost: Vec<u64> = (1..=longest).filter(|&board| values[board as usize] == 0).collect();
    random.line(tiles);
    random.line([boards]);
    let is_small = random.is_small();
    random.each(boards, |random| {
        let is_lost = random.is_to_be_lost() && !lost.is_empty();
        let board = match is_lost {
            true => random.one_of(&lost),
            false if is_small => random.from(1, longest),
            false => longest - random.number(0, longest - 1),
        };
        random.line([board]);
    });
}

/// The values of the boards that are left in two parts.
fn splits(rests: &[u64], values: &[u64]) -> Vec<u64> {
    let parts = rests.iter().flat_map(|&rest| (0..=rest).map(move |left| [left, rest - left]));
    parts.map(|[a, b]| values[a as usize] ^ values[b as usize]).collect()
}
