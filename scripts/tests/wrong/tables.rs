//! Of tables of Grundy values, and of counts: something is left out of the table or read wrongly.

use super::{mex, verdicts, xor, Words, Wrong};
use std::collections::HashSet;

pub const ALL: &[(&str, Wrong)] = &[
    ("graph-game/hack-parity", |words| {
        graph(words, |edges, tokens| {
            fn longest(node: u64, edges: &[[u64; 2]]) -> u64 {
                let next = edges.iter().filter(|edge| edge[0] == node);
                next.map(|edge| 1 + longest(edge[1], edges)).max().unwrap_or(0)
            }
            xor(tokens.iter().map(|&token| longest(token, edges)))
        })
    }),
    ("graph-game/hack-shared-marks", |words| {
        graph(words, |edges, tokens| {
            fn value(node: u64, edges: &[[u64; 2]], met: &mut Vec<u64>) -> u64 {
                met.clear();
                for edge in edges.iter().filter(|edge| edge[0] == node) {
                    let value = value(edge[1], edges, met);
                    met.push(value);
                }
                mex(met)
            }
            xor(tokens.iter().map(|&token| value(token, edges, &mut vec![])))
        })
    }),
    ("graph-game/hack-two-tokens", |words| {
        graph(words, |edges, tokens| {
            let tokens: HashSet<u64> = tokens.iter().copied().collect();
            xor(tokens.into_iter().map(|token| grundy(token, edges)))
        })
    }),
    ("gzoi2017-stones/hack-empty-rest", |words| {
        gzoi(words, |a, others, _| {
            rests(others).filter(|&rest| rest >= a).count() as u64 + u64::from(a > 0)
        })
    }),
    ("gzoi2017-stones/hack-essential", |words| {
        gzoi(words, |a, _, all| {
            let span = span(all);
            span.iter().filter(|&&rest| rest >= a).count() as u64 * times(all.len() - 1, span.len())
        })
    }),
    ("gzoi2017-stones/hack-multiplicity", |words| {
        gzoi(words, |a, others, all| {
            let count = span(others).iter().filter(|&&rest| rest >= a).count() as u64;
            count * times(all.len() - 1, span(all).len())
        })
    }),
    ("gzoi2017-stones/hack-range", |words| {
        gzoi(words, |a, others, _| {
            rests(others).filter(|&rest| rest >= a && rest <= 200).count() as u64
        })
    }),
    ("masters-duel/hack-empty-row", |words| {
        verdicts(words, ["YES", "NO"], |words| {
            let mut sum = 0;
            for _ in 0..words.number() {
                let columns = words.counted();
                if columns.is_empty() {
                    break;
                }
                sum ^= blocks(&sorted(columns), 1);
            }
            sum != 0
        })
    }),
    ("masters-duel/hack-from-the-left", |words| {
        duel(words, |columns| {
            let mut blocks = block_sizes(&sorted(columns));
            blocks.reverse();
            xor(blocks.into_iter().step_by(2))
        })
    }),
    ("masters-duel/hack-ground", |words| duel(words, |columns| blocks(&sorted(columns), 0))),
    ("masters-duel/hack-unsorted", |words| duel(words, |columns| blocks(&columns, 1))),
    ("pas/hack-long-tile", |words| {
        pas(words, |tiles, board, values| {
            splits(tiles.iter().map(|tile| board.abs_diff(*tile)), values)
        })
    }),
    ("pas/hack-marks", |words| {
        pas(words, |tiles, board, values| {
            let mut met = splits(tiles.iter().filter_map(|tile| board.checked_sub(*tile)), values);
            met.retain(|&value| value < 10);
            met
        })
    }),
    ("pas/hack-parity", |words| {
        words.numbers(3);
        verdicts(words, ["1", "2"], |words| words.number() % 2 == 1)
    }),
    ("pas/hack-unsorted", |words| {
        pas(words, |tiles, board, values| {
            // The first tile is taken for the shortest.
            let fitting = tiles.iter().take_while(|tile| board >= **tile);
            splits(fitting.map(|tile| board - tile), values)
        })
    }),
    ("sdoi2011-black-white/hack-first-term", |words| sdoi(words, |lost, all, _| all - lost(1))),
    ("sdoi2011-black-white/hack-full-board", |words| {
        sdoi(words, |lost, all, [n, k, _]| {
            let mut sums = vec![0; (n - k) as usize];
            sums[0] = all - lost(0);
            sums[0]
        })
    }),
    ("sdoi2011-black-white/hack-large-d", |words| {
        sdoi(words, |lost, all, [_, k, d]| if d > k / 2 { all } else { all - lost(0) })
    }),
    ("set-nim/edge-largest-heap", |words| {
        set_nim(words, |values| xor(values.iter().copied()), |_, _| true, 9999)
    }),
    ("set-nim/hack-added", |words| set_nim(words, |values| values.iter().sum(), |_, _| true, MOST)),
    ("set-nim/hack-as-many-values-as-takes", |words| {
        set_nim(
            words,
            |values| xor(values.iter().copied()),
            |set, value| {
                assert!(value < set.len() as u64, "a mark out of the array");
                true
            },
            MOST,
        )
    }),
    ("set-nim/hack-many-values", |words| {
        set_nim(words, |values| xor(values.iter().copied()), |_, value| value < 64, MOST)
    }),
    ("set-nim/hack-unsorted", |words| {
        let (set, heaps) = (words.counted(), words.counted());
        let mut values: Vec<u64> = vec![];
        for heap in 0..=heaps.iter().copied().max().unwrap_or(0) {
            let takes = set.iter().take_while(|take| heap >= **take);
            let met: Vec<u64> = takes.map(|take| values[(heap - take) as usize]).collect();
            values.push(mex(&met));
        }
        yes_or_no(xor(heaps.iter().map(|&heap| values[heap as usize])))
    }),
    ("split-nim/hack-bounded-sum", |words| split_nim(words, |a, b, heap| a + b <= heap, 1000)),
    ("split-nim/hack-marks", |words| {
        let most = words.text().split_whitespace().skip(1).map(|word| word.parse().unwrap());
        let most = most.max().unwrap_or(0);
        split_nim(words, |_, _, _| true, most)
    }),
    ("split-nim/hack-no-zero", |words| split_nim(words, |a, b, _| a > 0 && b > 0, 1000)),
    ("split-nim/hack-plain-nim", |words| yes_or_no(xor(words.counted()))),
];

fn yes_or_no(value: u64) -> String {
    String::from(if value == 0 { "No\n" } else { "Yes\n" })
}

fn graph(words: &mut Words, value: impl Fn(&[[u64; 2]], &[u64]) -> u64) -> String {
    let (_, edges, tokens) = (words.number(), words.number(), words.number());
    let edges: Vec<[u64; 2]> = (0..edges).map(|_| [words.number(), words.number()]).collect();
    let tokens = words.numbers(tokens);
    String::from(if value(&edges, &tokens) == 0 { "lose\n" } else { "win\n" })
}

fn grundy(node: u64, edges: &[[u64; 2]]) -> u64 {
    let next = edges.iter().filter(|edge| edge[0] == node);
    mex(&next.map(|edge| grundy(edge[1], edges)).collect::<Vec<_>>())
}

/// The sum over all heaps of a count for the heap, the others and all of them.
fn gzoi(words: &mut Words, count: impl Fn(u64, &[u64], &[u64]) -> u64) -> String {
    let heaps = words.counted();
    let counts = (0..heaps.len()).map(|i| {
        let others = [&heaps[..i], &heaps[i + 1..]].concat();
        count(heaps[i], &others, &heaps)
    });
    format!("{}\n", counts.sum::<u64>())
}

/// The nim-sum of each subset.
fn rests(heaps: &[u64]) -> impl Iterator<Item = u64> + '_ {
    let of = |set: u32| xor((0..heaps.len()).filter(move |i| set >> i & 1 == 1).map(|i| heaps[i]));
    (0..1 << heaps.len()).map(of)
}

fn span(heaps: &[u64]) -> HashSet<u64> {
    rests(heaps).collect()
}

/// How many of the subsets of so many heaps share a nim-sum.
fn times(heaps: usize, sums: usize) -> u64 {
    1 << heaps.saturating_sub(sums.ilog2() as usize)
}

fn duel(words: &mut Words, value: impl Fn(Vec<u64>) -> u64) -> String {
    verdicts(words, ["YES", "NO"], |words| {
        let rows = words.number();
        xor((0..rows).map(|_| value(words.counted()))) != 0
    })
}

fn sorted(mut columns: Vec<u64>) -> Vec<u64> {
    columns.sort_unstable();
    columns
}

/// The sizes of the blocks between two gaps, the rightmost first.
fn block_sizes(columns: &[u64]) -> Vec<u64> {
    let (mut sizes, mut right) = (vec![0], 21_u64);
    for &column in columns.iter().rev() {
        sizes.resize(sizes.len() + right.saturating_sub(column + 1) as usize, 0);
        *sizes.last_mut().unwrap() += 1;
        right = column;
    }
    sizes.resize(sizes.len() + right.saturating_sub(1) as usize, 0);
    sizes
}

fn blocks(columns: &[u64], first: usize) -> u64 {
    xor(block_sizes(columns).into_iter().skip(first).step_by(2))
}

/// By a table of all boards, each from the values that its options are said to have.
fn pas(words: &mut Words, met: impl Fn(&[u64], u64, &[u64]) -> Vec<u64>) -> String {
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

/// All placements and, from which term on, those that are lost.
fn sdoi(words: &mut Words, won: impl Fn(&dyn Fn(u64) -> i128, i128, [u64; 3]) -> i128) -> String {
    let [n, k, d] = [words.number(), words.number(), words.number()];
    let m = k / 2;
    let lost = |first: u64| {
        let mut sums: Vec<i128> = vec![1];
        for sum in 1..=n - k {
            let terms = (first..=m).filter_map(|j| {
                let rest = sum.checked_sub(j * (d + 1)).filter(|rest| rest % 2 == 0)?;
                Some(choose(m, j * (d + 1)) * sums[rest as usize / 2])
            });
            let total = terms.sum();
            sums.push(total);
        }
        (0..=n - k).map(|sum| sums[sum as usize] * choose(n - k - sum + m, m)).sum()
    };
    format!("{}\n", won(&lost, choose(n, k), [n, k, d]) % 1_000_000_007)
}

fn choose(n: u64, k: u64) -> i128 {
    (0..k).fold(1, |product, i| product * (i128::from(n) - i128::from(i)) / i128::from(i + 1))
}

const MOST: u64 = 10_000;

/// By a table of the heaps up to `last`; a mark is made for a value if it is `marked`.
fn set_nim(
    words: &mut Words,
    sum: impl Fn(&[u64]) -> u64,
    marked: impl Fn(&[u64], u64) -> bool,
    last: u64,
) -> String {
    let (set, heaps) = (words.counted(), words.counted());
    let mut values: Vec<u64> = vec![];
    for heap in 0..=heaps.iter().copied().max().unwrap_or(0).min(last) {
        let rests = set.iter().filter_map(|take| heap.checked_sub(*take));
        let met = rests.map(|rest| values[rest as usize]);
        let met: Vec<u64> = met.filter(|&value| marked(&set, value)).collect();
        values.push(mex(&met));
    }
    let values: Vec<u64> = heaps.iter().map(|&heap| values[heap as usize]).collect();
    yes_or_no(sum(&values))
}

/// By a table of the splits that are `allowed`, with marks for values up to `most`.
fn split_nim(words: &mut Words, allowed: impl Fn(u64, u64, u64) -> bool, most: u64) -> String {
    let heaps = words.counted();
    let mut values: Vec<u64> = vec![];
    for heap in 0..=heaps.iter().copied().max().unwrap_or(0) {
        let pairs = (0..heap).flat_map(|a| (0..=a).map(move |b| (a, b)));
        let allowed = pairs.filter(|&(a, b)| allowed(a, b, heap));
        let met = allowed.map(|(a, b)| values[a as usize] ^ values[b as usize]);
        let met: Vec<u64> = met.filter(|&value| value <= most).collect();
        values.push(mex(&met));
    }
    yes_or_no(xor(heaps.iter().map(|&heap| values[heap as usize])))
}
