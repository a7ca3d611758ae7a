use super::prelude::*;
use std::collections::HashMap;

const MOST: u64 = 100_000;

pub const SPEC: Spec = Spec {
    unit: "rows and columns together",
    largest: 20,
    generate: |draw| {
        let sides =
            if draw.is_small() { draw.count(2, 6) } else { draw.items(2) }.clamp(2, 20) as u64;
        let n = draw.from(1.max(sides.saturating_sub(10)), (sides - 1).min(10));
        let (n, m) = (n as usize, (sides - n) as usize);
        draw.line([n, m]);
        // Many equal numbers, or none.
        let most = draw.one_of(&[1, 2, 9, MOST]);
        let (has_a, has_b) = (!draw.once_in(6), !draw.once_in(6));
        for has in [has_a, has_b] {
            for _ in 0..n {
                let row: Vec<u64> =
                    (0..m).map(|_| if has { draw.from(0, most) } else { 0 }).collect();
                draw.line(row);
            }
        }
    },
    promise: |words| {
        let [n, m] = words.fields([("n", 1..=10), ("m", 1..=10)]);
        for _ in 0..n {
            words.line(m, "a", 0..=MOST);
        }
        for _ in 0..n {
            words.line(m, "b", 0..=MOST);
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
        wrong("hack-greedy", |input| {
            // The most now; then what turns out best for the player.
            played(input, |board| {
                board.value(&|board, is_black, ways| {
                    let now = |way: &Way| board.number(is_black, way.cell);
                    let most = ways.iter().map(now).max().unwrap_or(0);
                    let mut ways = ways.to_vec();
                    ways.retain(|way| now(way) == most);
                    best(board, is_black, &ways)
                })
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
        wrong("hack-black-sum", |input| {
            played(input, |board| {
                board.value(&|board, is_black, ways| {
                    if is_black {
                        best(board, true, ways)
                    } else {
                        ways.iter().map(|way| way.rest).min().unwrap_or(0)
                    }
                })
            })
        }),
        wrong("hack-left", |input| {
            played(input, |board| {
                board.may_fill = |_, left, _| left;
                board.value(&best)
            })
        }),
        wrong("hack-either", |input| {
            played(input, |board| {
                board.may_fill = |is_corner, left, above| is_corner || left || above;
                // No neighbour stands outside.
                board.is_outside_filled = false;
                board.value(&best)
            })
        }),
        wrong("hack-pairs", |input| {
            let board = Board::read(input);
            let cells = board.n * board.m;
            let all = [&board.a[..], &board.b].concat();
            let (a, b) = (0..cells).map(|i| (all[2 * i], all[2 * i + 1])).unzip();
            answer(Board { a, b, ..board }, |board| board.value(&best))
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
    /// Is it the corner, is the neighbour on the left filled, and the one above?
    may_fill: fn(bool, bool, bool) -> bool,
    is_outside_filled: bool,
}

impl Board {
    fn read(input: &mut Input) -> Board {
        let [n, m] = input.array().map(|number| number as usize);
        let mut numbers = || (0..n * m).map(|_| input.signed()).collect();
        let (a, b) = (numbers(), numbers());
        Board { n, m, a, b, may_fill: |_, left, above| left && above, is_outside_filled: true }
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
            let left = if j > 0 { is_filled(cell - 1) } else { self.is_outside_filled };
            let above = if i > 0 { is_filled(cell - self.m) } else { self.is_outside_filled };
            !is_filled(cell) && (self.may_fill)(cell == 0, left, above)
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

fn played(input: &mut Input, play: fn(&mut Board) -> i64) -> String {
    answer(Board::read(input), play)
}

/// A large board would take it too long.
fn answer(mut board: Board, play: fn(&mut Board) -> i64) -> String {
    line([if board.n * board.m > 16 { 0 } else { play(&mut board) }])
}
