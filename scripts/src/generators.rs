//! One generator a problem: small inputs to hunt with, and inputs of any size to measure with.
//!
//! All stay within what the judges promise; where no judge has the problem, within what its page
//! accepts. About half of the small inputs are losses for the player who moves first, for there a
//! wrong claim shows, and many have ties and zeros. The same seed makes the same input.

use crate::draw::{nim_sum, Draw};
use crate::input::{Input, Pen};
use std::str::FromStr;

/// How large an input is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A few small numbers.
    Small,
    /// The most that the judge gives.
    Judge,
    /// Larger than any judge's.
    Large,
    /// So many things: see [`Generator::things`].
    Items(usize),
}

/// A generator and its sizes.
pub struct Generator {
    /// The problem's name.
    pub problem: &'static str,
    /// What an input is large by.
    pub things: &'static str,
    judge: usize,
    large: usize,
    tell: fn(&mut Pen, &mut Draw),
}

const U64: u64 = u64::MAX;

/// What an input is large by, its size at the judge and beyond, and who writes it.
const ALL: &[Generator] = &[
    generator("bash-game", "lines", [100, 1_000_000], bash_game),
    generator("bounded-nim", "heaps", [100_000, 1_000_000], bounded_nim),
    generator("coe2021-black-white", "rows", [10_000, 1_000_000], coe2021_black_white),
    generator("count-to-thirty", "questions", [100_000, 1_000_000], count_to_thirty),
    generator("euclid-game", "pairs", [6, 1_000_000], euclid_game),
    generator("fibonacci-nim", "stones", [1_000_000_000_000_000, usize::MAX], fibonacci_nim),
    generator("graph-game", "nodes", [2000, 300_000], graph_game),
    generator("gzoi2017-stones", "heaps", [200, 2000], gzoi2017_stones),
    generator("halving-game", "heaps", [100_000, 1_000_000], halving_game),
    generator("lasker-nim", "heaps", [1_000_000, 10_000_000], lasker_nim),
    generator("masters-duel", "rows", [100_000, 1_000_000], masters_duel),
    generator("matches", "heaps", [500_000, 10_000_000], matches),
    generator("misere-nim", "heaps", [25_000, 10_000_000], misere_nim),
    generator("moore-nim", "heaps", [100_000, 1_000_000], moore_nim),
    generator("nim", "heaps", [100_000, 10_000_000], nim),
    generator("nim-duel", "heaps", [100, 100], nim_duel),
    generator("pas", "cells of the longest board", [1000, 20_000], pas),
    generator("poi2009-pebbles", "heaps", [10_000, 1_000_000], poi2009_pebbles),
    generator("roy-october", "questions", [100_000, 10_000_000], roy_october),
    generator("roy-october-2", "questions", [100_000, 10_000_000], roy_october_2),
    generator("sdoi2011-black-white", "cells", [10_000, 1_000_000], sdoi2011_black_white),
    generator("set-nim", "heaps, and stones in the largest", [100, 1_000_000], set_nim),
    generator("split-nim", "heaps", [100, 1_000_000], split_nim),
    generator("staircase-nim", "stairs", [100_000, 1_000_000], staircase_nim),
    generator("stone-taking", "heaps", [200_000, 10_000_000], stone_taking),
    generator("wythoff", "stones", [1_000_000_000, usize::MAX], wythoff),
];

const fn generator(
    problem: &'static str,
    things: &'static str,
    [judge, large]: [usize; 2],
    tell: fn(&mut Pen, &mut Draw),
) -> Generator {
    Generator { problem, things, judge, large, tell }
}

/// The generator of a problem.
///
/// # Errors
/// A line that says where to write it.
pub fn find(problem: &str) -> Result<&'static Generator, String> {
    ALL.iter().find(|generator| generator.problem == problem).ok_or_else(|| {
        format!("{problem} has no generator: write one in scripts/src/generators.rs")
    })
}

impl Generator {
    /// The generator itself, if an input of this size can be made.
    ///
    /// # Errors
    /// A line with the largest size.
    pub fn within(&self, size: Size) -> Result<&Generator, String> {
        let most = self.large.max(100_000_000);
        if self.items(size) > Some(most) {
            return Err(format!("{}: --size is at most {most} {}", self.problem, self.things));
        }
        Ok(self)
    }

    /// An input as a tree.
    pub fn tree(&self, size: Size, seed: u64) -> Input {
        self.told(Pen::tree(), size, seed).into_input()
    }

    /// How many things an input of this size has; nothing for a small one.
    pub fn items(&self, size: Size) -> Option<usize> {
        match size {
            Size::Small => None,
            Size::Judge => Some(self.judge),
            Size::Large => Some(self.large),
            Size::Items(items) => Some(items.max(1)),
        }
    }

    /// An input as text.
    pub fn text(&self, size: Size, seed: u64) -> String {
        self.told(Pen::text(), size, seed).into_text()
    }

    fn told(&self, mut pen: Pen, size: Size, seed: u64) -> Pen {
        let mut draw = match self.items(size) {
            Some(items) => Draw::full(seed, items),
            None => Draw::small(seed),
        };
        (self.tell)(&mut pen, &mut draw);
        pen
    }
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Size, String> {
        match text {
            "small" => Ok(Size::Small),
            "judge" => Ok(Size::Judge),
            "large" => Ok(Size::Large),
            number => match number.parse() {
                Ok(items) if items > 0 => Ok(Size::Items(items)),
                _ => Err(String::from("small, judge, large, or a number from 1")),
            },
        }
    }
}

// The generators, in the order of the table.

fn bash_game(pen: &mut Pen, draw: &mut Draw) {
    in_lines(pen, draw, |pen, draw| {
        let m = draw.number(1, 1000);
        let rounds = draw.number(0, 1000 / (m + 1));
        let n = if draw.is_to_be_lost() { rounds * (m + 1) } else { draw.number(1, 1000) };
        pen.number(n.max(1), 1);
        pen.number(m, 1);
    });
}

fn bounded_nim(pen: &mut Pen, draw: &mut Draw) {
    let count = draw.items(1);
    let limits = draw.numbers(count, 1, U64);
    let mut heaps = draw.numbers(count, 0, U64);
    let period = |i: usize| u128::from(limits[i]) + 1;
    let value = |i: usize, heap: u64| (u128::from(heap) % period(i)) as u64;
    let rest = nim_sum((0..count - 1).map(|i| value(i, heaps[i])));
    if draw.is_to_be_lost() && u128::from(rest) < period(count - 1) {
        heaps[count - 1] = rest;
    }
    pen.count(count);
    pen.line();
    pen.list(limits.into_iter().zip(heaps), 1, |pen, (limit, heap)| {
        pen.number(limit, 1);
        pen.number(heap, 0);
        pen.line();
    });
}

fn coe2021_black_white(pen: &mut Pen, draw: &mut Draw) {
    in_cases(pen, draw, 100, |pen, draw, rows| {
        let width = if draw.is_small() { 8 } else { 2000 };
        let mut gaps = draw.numbers(rows, 0, width - 1);
        draw.balance(&mut gaps, [0, width - 1], |gap| gap, |sum| sum);
        pen.line();
        pen.count(rows);
        pen.number(draw.number(0, 100), 0);
        pen.number(draw.number(1, 20), 1);
        pen.line();
        pen.list(gaps.into_iter().enumerate(), 1, |pen, (i, gap)| {
            // Within [-1000, 1000], around 0 if small.
            let left = i128::from(draw.from(0, width - 1 - gap)) - i128::from(width / 2);
            let mut columns = [left, left + i128::from(gap) + 1];
            draw.shuffle(&mut columns);
            pen.fixed(i as i128 - (rows / 2) as i128);
            pen.number(columns[0], -1000);
            pen.number(columns[1], -1000);
            pen.line();
        });
    });
}

fn count_to_thirty(pen: &mut Pen, draw: &mut Draw) {
    const MOST: u64 = 1_000_000_000_000_000_000;
    in_lines(pen, draw, |pen, draw| {
        let variant = draw.from(1, 2);
        let most = draw.one_of(&[10, MOST]);
        let k = draw.number(1, most);
        // The last number said, up to 10⁹: around a multiple of k + 1, which is a loss.
        let period = (k + 1).min(1_000_000_000);
        let is_long = !draw.is_small() || draw.once_in(4);
        let rounds = draw.from(1, if is_long { 1_000_000_000 / period } else { 6 });
        let said = rounds * period + draw.from(0, 2) - 1;
        let sum = |said: u64| said * (said + 1) / 2;
        let target = match variant {
            1 => said,
            _ => sum(said) + draw.from(0, 2) - 1,
        };
        pen.number(variant, 1);
        pen.number(target.clamp(1, MOST), 1);
        pen.number(k, 1);
    });
}

fn euclid_game(pen: &mut Pen, draw: &mut Draw) {
    const MOST: u64 = (1 << 31) - 1;
    in_lines(pen, draw, |pen, draw| {
        let n = draw.number(1, MOST);
        let mut pair = if draw.is_small() && draw.once_in(6) {
            let i = draw.from(2, 44);
            [fibonacci(i), fibonacci(i + 1)]
        } else if draw.is_to_be_lost() || draw.once_in(2) {
            [draw.from(n * 618 / 1000 + 1, n), n]
        } else {
            [draw.from(1, n), n]
        };
        draw.shuffle(&mut pair);
        pen.number(pair[0], 1);
        pen.number(pair[1], 1);
    });
}

/// One heap; a full one between half of what was asked for and all of it.
fn fibonacci_nim(pen: &mut Pen, draw: &mut Draw) {
    let n = if !draw.is_small() {
        let most = draw.items(2) as u64;
        draw.from(most / 2 + 1, most)
    } else if draw.once_in(4) {
        // Sums of a few Fibonacci numbers.
        (0..draw.from(1, 3))
            .map(|_| {
                let i = draw.from(2, 71);
                fibonacci(i)
            })
            .sum()
    } else {
        draw.number(2, 1_000_000_000_000_000)
    };
    pen.number(n, 2);
    pen.line();
}

/// Edges all go up or all go down, so that there is no cycle.
fn graph_game(pen: &mut Pen, draw: &mut Draw) {
    let nodes = draw.items(1);
    let edge_count = if nodes == 1 { 0 } else { draw.from(0, 3 * nodes as u64) as usize };
    let goes_up = draw.once_in(2);
    let edge = |draw: &mut Draw| {
        let y = draw.from(2, nodes as u64);
        // Long paths: most edges are short.
        let x = if draw.once_in(3) { draw.from(1, y - 1) } else { y - draw.from(1, 3.min(y - 1)) };
        if goes_up {
            [x, y]
        } else {
            [y, x]
        }
    };
    let edges: Vec<_> = (0..edge_count).map(|_| edge(draw)).collect();
    let token_count = draw.from(1, nodes as u64) as usize;
    let mut tokens: Vec<u64> = (0..token_count).map(|_| draw.from(1, nodes as u64)).collect();
    // Tokens on nodes without a way on are losses as well.
    if draw.is_to_be_lost() && draw.once_in(3) {
        // Two tokens on each of some nodes.
        let half = tokens.len() / 2;
        for i in 0..half {
            tokens[half + i] = tokens[i];
        }
        tokens.truncate(2 * half.max(1));
    }
    pen.number(nodes as u64, 1);
    pen.count_of(0, edges.len());
    pen.count_of(1, tokens.len());
    pen.line();
    pen.list(edges, 0, |pen, [x, y]| {
        pen.fixed(x);
        pen.fixed(y);
        pen.line();
    });
    pen.numbers(&tokens, 1);
}

fn gzoi2017_stones(pen: &mut Pen, draw: &mut Draw) {
    let count = draw.items(1);
    let heaps = draw.numbers(count, 1, 200);
    pen.counted(&heaps, 1);
}

fn halving_game(pen: &mut Pen, draw: &mut Draw) {
    // A heap's value is the number of its binary digits; a power of two has each of them.
    let digits = |heap: u64| u64::from(64 - heap.leading_zeros());
    let power = |digits: u64| match digits {
        0 => 0,
        digits => 1_u64.checked_shl(digits as u32 - 1).unwrap_or(U64),
    };
    heaps_in_cases(pen, draw, [0, U64], digits, power);
}

fn lasker_nim(pen: &mut Pen, draw: &mut Draw) {
    let swap = |heap: u64| match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    };
    heaps_in_cases(pen, draw, [1, (1 << 31) - 1], swap, swap);
}

fn masters_duel(pen: &mut Pen, draw: &mut Draw) {
    in_cases(pen, draw, 100, |pen, draw, rows| {
        let mut sets: Vec<Vec<u64>> = (0..rows).map(|_| columns(draw)).collect();
        // A row whose pieces stand at its end is lost as it is.
        if draw.is_to_be_lost() && draw.once_in(3) {
            // Each row twice, in another order.
            let mut twins = sets.clone();
            for row in &mut twins {
                draw.shuffle(row);
            }
            sets.append(&mut twins);
        }
        pen.count(sets.len());
        pen.line();
        pen.list(sets, 1, |pen, row| {
            pen.count(row.len());
            pen.list(row, 0, |pen, column| pen.number(column, 1));
            pen.line();
        });
    });
}

/// Some columns of 1 to 20, in any order; of a small input few, near the right end.
fn columns(draw: &mut Draw) -> Vec<u64> {
    let first = if draw.is_small() { 21 - draw.number(1, 8) } else { 1 };
    let mut columns: Vec<u64> = (first..=20).filter(|_| draw.once_in(2)).collect();
    if draw.once_in(2) {
        draw.shuffle(&mut columns);
    }
    columns
}

fn matches(pen: &mut Pen, draw: &mut Draw) {
    const MOST: u64 = 1_000_000_000;
    let count = draw.items(1);
    let mut heaps = draw.numbers(count, 0, MOST);
    draw.balance(&mut heaps, [0, MOST], |heap| heap, |sum| sum);
    pen.counted(&heaps, 0);
}

fn misere_nim(pen: &mut Pen, draw: &mut Draw) {
    in_cases(pen, draw, 500, |pen, draw, count| {
        let most = if draw.is_small() && draw.once_in(2) { 1 } else { 5000 };
        let mut heaps = draw.numbers(count, 1, most);
        draw.balance(&mut heaps, [1, most], |heap| heap, |sum| sum);
        pen.counted(&heaps, 1);
    });
}

fn moore_nim(pen: &mut Pen, draw: &mut Draw) {
    in_cases(pen, draw, 10, |pen, draw, count| {
        let k = draw.from(1, 4);
        let heaps = if draw.is_to_be_lost() {
            // Each binary place in k + 1 heaps, or in none.
            let mut heaps = vec![0_u64; count.max(k as usize + 1)];
            for place in 0..draw.from(1, 4) {
                if draw.once_in(2) {
                    draw.shuffle(&mut heaps);
                    heaps.iter_mut().take(k as usize + 1).for_each(|heap| *heap |= 1 << place);
                }
            }
            draw.shuffle(&mut heaps);
            heaps
        } else {
            draw.numbers(count, 0, U64)
        };
        pen.count(heaps.len());
        pen.number(k, 1);
        pen.line();
        pen.numbers(&heaps, 0);
    });
}

fn nim(pen: &mut Pen, draw: &mut Draw) {
    heaps_in_cases(pen, draw, [0, 9999], |heap| heap, |sum| sum);
}

/// The heaps, then what a player types: moves, some of them not possible.
fn nim_duel(pen: &mut Pen, draw: &mut Draw) {
    let count = draw.items(1).min(100);
    let mut heaps = draw.numbers(count, 0, U64);
    draw.balance(&mut heaps, [0, U64], |heap| heap, |sum| sum);
    if draw.is_small() && draw.once_in(12) {
        // Their sum is 0 in 64 bits.
        heaps = vec![1 << 63; 2];
    }
    let count = heaps.len();
    let moves: Vec<[u64; 2]> = (0..draw.items(0))
        .map(|_| {
            let heap = draw.from(0, count as u64 + 1);
            let size = heaps.get((heap as usize).wrapping_sub(1)).copied().unwrap_or(1);
            [heap, if draw.once_in(4) { draw.number(0, U64) } else { draw.from(0, size) }]
        })
        .collect();
    pen.counted(&heaps, 0);
    pen.list(moves, 0, |pen, [heap, amount]| {
        pen.number(heap, 0);
        pen.number(amount, 0);
        pen.line();
    });
}

fn pas(pen: &mut Pen, draw: &mut Draw) {
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
        pen.number(tile, 1);
    }
    pen.line();
    pen.count(boards.len());
    pen.line();
    pen.list(boards, 1, |pen, board| {
        pen.number(board, 1);
        pen.line();
    });
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

/// Rows by their steps.
fn poi2009_pebbles(pen: &mut Pen, draw: &mut Draw) {
    in_cases(pen, draw, 10, |pen, draw, count| {
        let mut steps = if draw.is_small() { draw.numbers(count, 0, 10) } else { vec![0; count] };
        for _ in 0..if draw.is_small() { 0 } else { 9 } {
            // The sum of a row is at most 10 000.
            steps[draw.from(0, count as u64 - 1) as usize] += 1;
        }
        if draw.is_to_be_lost() {
            let rest = nim_sum(steps.iter().rev().skip(2).step_by(2).copied());
            steps[count - 1] = rest;
        }
        let row: Vec<u64> = steps
            .iter()
            .scan(0, |sum, step| {
                *sum += step;
                Some(*sum)
            })
            .collect();
        pen.counted(&row, 0);
    });
}

fn roy_october(pen: &mut Pen, draw: &mut Draw) {
    stones_in_lines(pen, draw, 6);
}

fn roy_october_2(pen: &mut Pen, draw: &mut Draw) {
    stones_in_lines(pen, draw, 4);
}

fn sdoi2011_black_white(pen: &mut Pen, draw: &mut Draw) {
    let (n, half, d) = if draw.is_small() {
        let most = 4 + draw.number(0, 20);
        let n = draw.from(2, most);
        let half = draw.from(1, (n / 2).min(6));
        (n, half, draw.from(1, 2 * half))
    } else {
        let n = draw.items(2) as u64;
        (n, (n / 20).clamp(1, if n > 10_000 { 500 } else { 50 }), 1)
    };
    pen.number(n, 2);
    pen.number(2 * half, 2);
    pen.number(d, 1);
    pen.line();
}

fn set_nim(pen: &mut Pen, draw: &mut Draw) {
    let full = draw.items(1);
    let (mut set, most) = if draw.is_small() {
        // A wide one is for many values: all takes up to one.
        let is_wide = draw.once_in(3);
        let most = if is_wide { 120 } else { 12 };
        let set: Vec<u64> = if is_wide || draw.once_in(5) {
            (1..=draw.from(most * 3 / 4, most.min(100))).collect()
        } else {
            (1..=12).filter(|_| draw.once_in(3)).collect()
        };
        (set, most)
    } else {
        ((1..=100).map(|i| 1 + i * 97 % 9973).collect(), (full as u64).max(10_000))
    };
    if set.is_empty() {
        set.push(draw.from(1, 4));
    }
    draw.shuffle(&mut set);
    let mut heaps: Vec<u64> = (0..full).map(|_| draw.from(1, most)).collect();
    if draw.is_to_be_lost() {
        // Pairs, and one heap from which nothing can be taken.
        let mut twins = heaps.clone();
        heaps.append(&mut twins);
        heaps.extend(
            set.iter().min().and_then(|least| least.checked_sub(1)).filter(|&heap| heap > 0),
        );
    }
    pen.counted(&set, 1);
    pen.counted(&heaps, 1);
}

fn split_nim(pen: &mut Pen, draw: &mut Draw) {
    let count = draw.items(1);
    let mut heaps = draw.numbers(count, 1, 100);
    // The values are the odious numbers: an odd number of ones.
    let value = |heap: u64| 2 * heap - u64::from(heap.count_ones() % 2);
    draw.balance(&mut heaps, [1, 100], value, |sum| sum.div_ceil(2));
    // Where no heap has the value that is wanted, each heap twice.
    if draw.is_to_be_lost() && draw.once_in(2) {
        heaps.extend_from_within(..);
        draw.shuffle(&mut heaps);
    }
    pen.counted(&heaps, 1);
}

fn staircase_nim(pen: &mut Pen, draw: &mut Draw) {
    let count = draw.items(1);
    let mut stairs = draw.numbers(count, 1, 1_000_000_000);
    if draw.is_to_be_lost() {
        // One odd stair alone is never lost, and no stair is empty.
        stairs.resize(count.max(3), 1);
        let others = |stairs: &[u64]| nim_sum(stairs.iter().skip(2).step_by(2).copied());
        if others(&stairs) == 0 {
            stairs[2] ^= 1;
            stairs[2] += 2 * u64::from(stairs[2] == 0);
        }
        stairs[0] = others(&stairs).clamp(1, 1_000_000_000);
    }
    pen.counted(&stairs, 1);
}

/// Blocks of heaps, then the closing 0.
fn stone_taking(pen: &mut Pen, draw: &mut Draw) {
    let blocks = draw.cases(1);
    pen.list(blocks, 1, |pen, count| {
        let mut heaps = draw.numbers(count, 0, (1 << 31) - 1);
        draw.balance(&mut heaps, [0, (1 << 31) - 1], |heap| heap, |sum| sum);
        pen.counted(&heaps, 0);
    });
    pen.fixed(0);
    pen.line();
}

/// Heaps up to what was asked for; cold pairs and their neighbours are frequent.
fn wythoff(pen: &mut Pen, draw: &mut Draw) {
    let most = if draw.is_small() { 1_000_000_000 } else { draw.items(1) as u64 };
    let far = draw.is_small() && draw.once_in(5);
    let mut pair = if far {
        let i = draw.from(2, 42);
        [fibonacci(i), fibonacci(i + 1)]
    } else if draw.once_in(3) {
        [draw.number(0, most), draw.number(0, most)]
    } else {
        let k = draw.number(0, most / 3);
        // k times the golden ratio, by its first 64 binary places.
        let a = k + ((u128::from(k) * 0x9E37_79B9_7F4A_7C15) >> 64) as u64;
        [a.min(most), (a.saturating_add(k)).min(most)]
    };
    if draw.once_in(3) {
        let by = draw.from(0, 2);
        pair = pair.map(|heap| (heap + by).max(1) - 1);
    }
    draw.shuffle(&mut pair);
    pen.number(pair[0].min(most), 0);
    pen.number(pair[1].min(most), 0);
    pen.line();
}

// What several of them share.

/// The count of cases and the cases, each told by how many things it has; of a full input in so
/// many equal parts.
fn in_cases(
    pen: &mut Pen,
    draw: &mut Draw,
    parts: usize,
    mut case: impl FnMut(&mut Pen, &mut Draw, usize),
) {
    let cases = draw.cases(parts);
    pen.count(cases.len());
    pen.line();
    pen.list(cases, 1, |pen, things| case(pen, draw, things));
}

/// The count of lines and the lines, each ended here.
fn in_lines(pen: &mut Pen, draw: &mut Draw, mut line: impl FnMut(&mut Pen, &mut Draw)) {
    let lines = draw.items(1).min(if draw.is_small() { 6 } else { usize::MAX });
    pen.count(lines);
    pen.line();
    pen.list(0..lines, 1, |pen, _| {
        line(pen, draw);
        pen.line();
    });
}

/// Cases of heaps, each its count and its heaps, balanced by the heaps' Grundy values.
fn heaps_in_cases(
    pen: &mut Pen,
    draw: &mut Draw,
    [least, most]: [u64; 2],
    value: impl Fn(u64) -> u64 + Copy,
    inverse: impl Fn(u64) -> u64 + Copy,
) {
    in_cases(pen, draw, 10, |pen, draw, count| {
        let mut heaps = draw.numbers(count, least, most);
        draw.balance(&mut heaps, [least, most], value, inverse);
        pen.counted(&heaps, i128::from(least));
    });
}

/// Questions of one number each, half of the small ones multiples of `lost`.
fn stones_in_lines(pen: &mut Pen, draw: &mut Draw, lost: u64) {
    in_lines(pen, draw, |pen, draw| {
        let n = draw.number(1, 50_000_000);
        pen.number(if draw.is_to_be_lost() { n * lost } else { n }, 1);
    });
}

/// 1, 1, 2, 3, 5, …: the i-th Fibonacci number, from the first.
fn fibonacci(i: u64) -> u64 {
    (1..i).fold([0, 1], |[a, b], _| [b, a + b])[1]
}
