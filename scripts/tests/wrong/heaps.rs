//! Of many heaps: a sum that is taken over the wrong thing.

use super::{mex, verdicts, xor, Words, Wrong};

pub const ALL: &[(&str, Wrong)] = &[
    ("bounded-nim/hack-mod-m", |words| bounded(words, |m, p| p % m)),
    ("bounded-nim/hack-order", |words| {
        bounded(words, |m, p| match p.checked_add(1) {
            Some(period) => m % period,
            None => m,
        })
    }),
    ("bounded-nim/hack-stones", |words| bounded(words, |_, p| p)),
    ("coe2021-black-white/hack-black-on-the-right", |words| coe(words, |_, b, w| w - b - 1)),
    ("coe2021-black-white/hack-gap", |words| coe(words, |_, b, w| (b - w).abs())),
    ("coe2021-black-white/hack-negative", |words| {
        coe(words, |_, b, w| (b.abs() - w.abs()).abs() - 1)
    }),
    // A retreat to spare wins.
    ("coe2021-black-white/hack-retreats", |words| {
        coe(words, |k, b, w| if k > 0 { 1 << 20 } else { (b - w).abs() - 1 })
    }),
    ("halving-game/hack-double", |words| {
        halving(words, |h| match h {
            0 => 0,
            h => (h as f64).log2().floor() as u64 + 1,
        })
    }),
    ("halving-game/hack-log", |words| halving(words, |h| u64::from(h.max(1).ilog2()))),
    // The number of stones that may stay is rounded up.
    ("halving-game/hack-rounding", |words| {
        halving(words, |h| {
            let mut values: Vec<u64> = vec![];
            for heap in 0..=h.min(2000) {
                let stays = (0..heap).filter(|&rest| rest <= heap.div_ceil(2));
                let met: Vec<u64> = stays.map(|rest| values[rest as usize]).collect();
                values.push(mex(&met));
            }
            values[h.min(2000) as usize]
        })
    }),
    ("halving-game/hack-stones", |words| halving(words, |h| h)),
    ("lasker-nim/hack-overflow", |words| {
        verdicts(words, ["Alice", "Bob"], |words| {
            let heaps = words.counted();
            heaps.iter().fold(0, |sum, &heap| sum ^ lasker(heap) as i32) > 0
        })
    }),
    ("lasker-nim/hack-plain-nim", |words| cases(words, ["Alice", "Bob"], |heaps| xor(heaps) != 0)),
    ("lasker-nim/max-heap", |words| {
        let table: Vec<u64> = (0..1_000_000).map(lasker).collect();
        cases(words, ["Alice", "Bob"], |heaps| {
            xor(heaps.into_iter().map(|heap| table[heap as usize])) != 0
        })
    }),
    ("matches/hack-largest", |words| {
        matches(words, |heaps, x| {
            let largest = *heaps.iter().max()?;
            let heap = heaps.iter().position(|&heap| heap == largest)?;
            Some((heap, if largest ^ x < largest { largest ^ x } else { 0 }))
        })
    }),
    ("matches/hack-order", |words| {
        let right = matches(words, first_move);
        match right.split_once(['\n', ' ']) {
            Some((amount, rest)) if amount != "lose" => {
                let (heap, rest) = rest.split_once('\n').unwrap();
                format!("{heap} {amount}\n{rest}")
            }
            _ => right,
        }
    }),
    ("matches/hack-precedence", |words| {
        matches(words, |heaps, x| {
            let heap = heaps.iter().position(|&heap| heap ^ u64::from(x < heap) != 0)?;
            Some((heap, heaps[heap] ^ x))
        })
    }),
    ("matches/hack-zero-heap", |words| {
        matches(words, |heaps, x| if heaps.contains(&0) { None } else { first_move(heaps, x) })
    }),
    // Won with a nim-sum of 0, whatever the heaps are.
    ("misere-nim/hack-large", |words| misere(words, |heaps| xor(heaps) == 0)),
    ("misere-nim/hack-ones", |words| misere(words, |heaps| xor(heaps) != 0)),
    ("moore-nim/hack-mod-k", |words| moore(words, |ones, k| ones.iter().any(|one| one % k != 0))),
    ("moore-nim/hack-nim-sum", |words| moore(words, |ones, _| ones.iter().any(|one| one % 2 != 0))),
    ("moore-nim/hack-no-stones", |words| {
        verdicts(words, ["First", "Second"], |words| {
            let (count, k) = (words.number(), words.number());
            let heaps = words.numbers(count);
            k >= count
                || !heaps.into_iter().fold([0; 64], add_ones).iter().all(|one| one % (k + 1) == 0)
        })
    }),
    ("moore-nim/hack-two-places", |words| {
        moore(words, |ones, k| (1..=k).contains(&ones.iter().map(|one| one % (k + 1)).sum()))
    }),
    ("nim/hack-added", |words| nim(words, |heaps| heaps.iter().sum::<u64>() != 0)),
    ("nim/hack-largest", |words| {
        nim(words, |heaps| {
            let largest = *heaps.iter().max().unwrap();
            largest > xor(heaps) ^ largest
        })
    }),
    ("nim/hack-top-bit", |words| {
        nim(words, |heaps| {
            let x = xor(heaps.clone());
            let top = if x == 0 { return false } else { 1 << x.ilog2() };
            heaps.iter().filter(|&&heap| heap >= top).any(|&heap| heap ^ x < top)
        })
    }),
    ("nim/hack-zero-heap", |words| {
        nim(words, |heaps| xor(heaps.into_iter().take_while(|&heap| heap > 0)) != 0)
    }),
    ("poi2009-pebbles/hack-first-heap", |words| {
        poi(words, |steps| xor(steps[1..].iter().rev().step_by(2).copied()))
    }),
    ("poi2009-pebbles/hack-heaps", |words| cases(words, ["TAK", "NIE"], |heaps| xor(heaps) != 0)),
    ("poi2009-pebbles/hack-parity", |words| {
        poi(words, |steps| xor(steps.iter().step_by(2).copied()))
    }),
    ("staircase-nim/hack-all", |words| stairs(words, xor)),
    ("staircase-nim/hack-even", |words| {
        stairs(words, |stairs| xor(stairs.into_iter().skip(1).step_by(2)))
    }),
    ("staircase-nim/hack-order", |words| {
        stairs(words, |stairs| xor(stairs.into_iter().rev().step_by(2)))
    }),
    ("stone-taking/hack-all-moves", |words| {
        stones(words, |heaps, x| winning(heaps, x).into_iter().take(1).collect())
    }),
    ("stone-taking/hack-amount", |words| {
        stones(words, |heaps, x| {
            winning(heaps, x).into_iter().map(|(old, new)| (old, old - new)).collect()
        })
    }),
    ("stone-taking/hack-largest", |words| {
        stones(words, |heaps, x| {
            let largest = *heaps.iter().max().unwrap();
            vec![(largest, largest ^ x)]
        })
    }),
    ("stone-taking/hack-precedence", |words| {
        stones(words, |heaps, x| {
            let chosen = heaps.iter().filter(|&&heap| heap ^ u64::from(x < heap) != 0);
            chosen.map(|&heap| (heap, heap ^ x)).collect()
        })
    }),
];

fn bounded(words: &mut Words, value: impl Fn(u64, u64) -> u64) -> String {
    let count = words.number();
    let values = (0..count).map(|_| {
        let (m, p) = (words.number(), words.number());
        value(m, p)
    });
    String::from(if xor(values) == 0 { "P\n" } else { "N\n" })
}

/// Rows of a black and a white piece; the retreats come with each.
fn coe(words: &mut Words, value: impl Fn(i64, i64, i64) -> i64) -> String {
    verdicts(words, ["Yes", "No"], |words| {
        let (rows, retreats, _) = (words.number(), words.signed(), words.number());
        let mut sum = 0;
        for _ in 0..rows {
            let (_, black, white) = (words.signed(), words.signed(), words.signed());
            sum ^= value(retreats, black, white);
        }
        sum != 0
    })
}

fn cases(words: &mut Words, names: [&str; 2], wins: impl Fn(Vec<u64>) -> bool) -> String {
    verdicts(words, names, |words| wins(words.counted()))
}

fn halving(words: &mut Words, value: impl Fn(u64) -> u64) -> String {
    cases(words, ["First", "Second"], |heaps| xor(heaps.into_iter().map(&value)) != 0)
}

fn lasker(heap: u64) -> u64 {
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

/// Prints the move to this heap and size.
fn matches(words: &mut Words, choice: impl Fn(&[u64], u64) -> Option<(usize, u64)>) -> String {
    let mut heaps = words.counted();
    let x = xor(heaps.clone());
    let chosen = if x == 0 { None } else { choice(&heaps, x) };
    let Some((heap, size)) = chosen else { return String::from("lose\n") };
    let amount = heaps[heap].wrapping_sub(size).cast_signed();
    heaps[heap] = size;
    let heaps: Vec<String> = heaps.iter().map(u64::to_string).collect();
    format!("{amount} {}\n{}\n", heap + 1, heaps.join(" "))
}

fn first_move(heaps: &[u64], x: u64) -> Option<(usize, u64)> {
    heaps.iter().enumerate().find(|(_, &heap)| heap ^ x < heap).map(|(i, &heap)| (i, heap ^ x))
}

fn misere(words: &mut Words, wins: impl Fn(Vec<u64>) -> bool) -> String {
    cases(words, ["John", "Brother"], wins)
}

/// A verdict on the number of ones in each binary place.
fn moore(words: &mut Words, wins: impl Fn(&[u64], u64) -> bool) -> String {
    verdicts(words, ["First", "Second"], |words| {
        let (count, k) = (words.number(), words.number());
        let heaps = words.numbers(count);
        wins(&heaps.into_iter().fold([0; 64], add_ones), k)
    })
}

fn add_ones(mut ones: [u64; 64], heap: u64) -> [u64; 64] {
    for (place, ones) in ones.iter_mut().enumerate() {
        *ones += heap >> place & 1;
    }
    ones
}

fn nim(words: &mut Words, wins: impl Fn(Vec<u64>) -> bool) -> String {
    cases(words, ["Yes", "No"], wins)
}

fn poi(words: &mut Words, value: impl Fn(&[u64]) -> u64) -> String {
    cases(words, ["TAK", "NIE"], |row| {
        let before = std::iter::once(0).chain(row.iter().copied());
        let steps: Vec<u64> = row.iter().zip(before).map(|(heap, before)| heap - before).collect();
        value(&steps) != 0
    })
}

fn stairs(words: &mut Words, value: impl Fn(Vec<u64>) -> u64) -> String {
    String::from(if value(words.counted()) == 0 { "No\n" } else { "Yes\n" })
}

/// Prints moves, `old new`, for each block of heaps.
fn stones(words: &mut Words, moves: impl Fn(&[u64], u64) -> Vec<(u64, u64)>) -> String {
    let mut text = String::new();
    loop {
        let heaps = words.counted();
        if heaps.is_empty() {
            return text;
        }
        let x = xor(heaps.clone());
        text += if x == 0 { "No\n" } else { "Yes\n" };
        for (old, new) in if x == 0 { vec![] } else { moves(&heaps, x) } {
            text += &format!("{old} {new}\n");
        }
    }
}

fn winning(heaps: &[u64], x: u64) -> Vec<(u64, u64)> {
    heaps.iter().filter(|&&heap| heap ^ x < heap).map(|&heap| (heap, heap ^ x)).collect()
}
