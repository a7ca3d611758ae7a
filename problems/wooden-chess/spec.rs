use spec::prelude::*;
use std::collections::HashMap;

const SIDE: u64 = 10;
const MOST: u64 = 100_000;

pub const SPEC: Spec = Spec {
    unit: "rows and columns together",
    largest: 2 * SIDE as usize,
    generate: |random| {
        let sides = if random.is_small() { random.count(2, 6) } else { random.items(2) } as u64;
        let sides = sides.clamp(2, 2 * SIDE);
        let n = random.from(1.max(sides.saturating_sub(SIDE)), (sides - 1).min(SIDE));
        let (n, m) = (n as usize, (sides - n) as usize);
        random.line([n, m]);
        // Many equal numbers, or none.
        let most = random.one_of(&[1, 2, 9, MOST]);
        let (has_a, has_b) = (!random.once_in(6), !random.once_in(6));
        for has in [has_a, has_b] {
            for _ in 0..n {
                let row: Vec<u64> =
                    (0..m).map(|_| if has { random.from(0, most) } else { 0 }).collect();
                random.line(row);
            }
        }
    },
    validate: |input| {
        let [n, m] = input.fields([("n", 1..=SIDE), ("m", 1..=SIDE)]);
        for _ in 0..n {
            input.line(m, "a", 0..=MOST);
        }
        for _ in 0..n {
            input.line(m, "b", 0..=MOST);
        }
    },
    mistakes: &[
        wrong("hack-own-sum", |input| {
            // Each one's own sum first, then the other's as small as may be.
            played(input, |board| {
                let (black, white) = board.scores(|own, other| (own, -other));
                black - white
            })
        }),
        wrong("hack-both-largest", |input| {
            played(input, |board| {
                board.value(&|board, is_black, ways| {
                    let differences = ways.iter().map(|way| board.difference(is_black, way));
                    differences.max().unwrap_or(0)
                })
            })
        }),
        wrong("hack-zero", |input| {
            played(input, |board| {
                board.value(&|board, is_black, ways| {
                    let best = best(board, is_black, ways);
                    if is_black {
                        best.max(0)
                    } else {
                        best
                    }
                })
            })
        }),
    ],
    ..Spec::NEW
};

/// A move, and the difference that comes after it.
#[derive(Clone, Copy)]
struct Way {
    cell: usize,
    rest: i64,
}

/// What a mistake takes for the difference, of the moves of a player.
type Choice<'a> = &'a dyn Fn(&Board, bool, &[Way]) -> i64;

struct Board {
    n: usize,
    m: usize,
    a: Vec<i64>,
    b: Vec<i64>,
}

impl Board {
    fn read(input: &mut Input) -> Board {
        let [n, m] = input.array().map(|number| number as usize);
        let mut numbers = || (0..n * m).map(|_| input.signed()).collect();
        let (a, b) = (numbers(), numbers());
        Board { n, m, a, b }
    }

    fn number(&self, is_black: bool, cell: usize) -> i64 {
        if is_black {
            self.a[cell]
        } else {
            self.b[cell]
        }
    }

    fn difference(&self, is_black: bool, way: &Way) -> i64 {
        let number = self.number(is_black, way.cell);
        way.rest + if is_black { number } else { -number }
    }

    /// The cells that may be filled, and the set of filled cells after that.
    fn cells(&self, filled: u32) -> Vec<(usize, u32)> {
        let is_filled = |cell: usize| filled >> cell & 1 == 1;
        let may = |&cell: &usize| {
            let (i, j) = (cell / self.m, cell % self.m);
            let is_left_filled = j == 0 || is_filled(cell - 1);
            let is_above_filled = i == 0 || is_filled(cell - self.m);
            !is_filled(cell) && is_left_filled && is_above_filled
        };
        (0..self.n * self.m).filter(may).map(|cell| (cell, filled | 1 << cell)).collect()
    }

    fn value(&self, choice: Choice) -> i64 {
        self.search(0, choice, &mut HashMap::new())
    }

    fn search(&self, filled: u32, choice: Choice, known: &mut HashMap<u32, i64>) -> i64 {
        if let Some(&value) = known.get(&filled) {
            return value;
        }
        let cells = self.cells(filled).into_iter();
        let ways: Vec<Way> = cells
            .map(|(cell, after)| Way { cell, rest: self.search(after, choice, known) })
            .collect();
        let is_black = filled.count_ones().is_multiple_of(2);
        let value = if ways.is_empty() { 0 } else { choice(self, is_black, &ways) };
        known.insert(filled, value);
        value
    }

    /// Both sums from here on, where each player prefers as told.
    fn scores(&self, prefers: fn(i64, i64) -> (i64, i64)) -> (i64, i64) {
        let mut known = HashMap::new();
        self.scores_from(0, prefers, &mut known)
    }

    fn scores_from(
        &self,
        filled: u32,
        prefers: fn(i64, i64) -> (i64, i64),
        known: &mut HashMap<u32, (i64, i64)>,
    ) -> (i64, i64) {
        if let Some(&scores) = known.get(&filled) {
            return scores;
        }
        let is_black = filled.count_ones().is_multiple_of(2);
        let mut found: Vec<(i64, i64)> = vec![];
        for (cell, after) in self.cells(filled) {
            let (black, white) = self.scores_from(after, prefers, known);
            let number = self.number(is_black, cell);
            found.push(if is_black { (black + number, white) } else { (black, white + number) });
        }
        let own_first = |&(black, white): &(i64, i64)| {
            if is_black {
                prefers(black, white)
            } else {
                prefers(white, black)
            }
        };
        let scores = found.into_iter().max_by_key(own_first).unwrap_or((0, 0));
        known.insert(filled, scores);
        scores
    }
}

fn best(board: &Board, is_black: bool, ways: &[Way]) -> i64 {
    let differences = ways.iter().map(|way| board.difference(is_black, way));
    if is_black { differences.max() } else { differences.min() }.unwrap_or(0)
}

/// A large board would take it too long.
fn played(input: &mut Input, play: fn(&Board) -> i64) -> String {
    let board = Board::read(input);
    line([if board.n * board.m > 16 { 0 } else { play(&board) }])
}
