//! What the tool knows of matches.

use super::kit::draw::{nim_sum, Draw};
use super::kit::given::Given;
use super::kit::large::{counted, line, pairs};
use super::kit::pen::Pen;
use super::{wrong, Known, UNKNOWN};

pub const KNOWN: Known = Known {
    things: "heaps",
    sizes: [500_000, 10_000_000],
    generate,
    validate: |words| words.list("k", 1..=500_000, "heap", 0..=1_000_000_000).map(drop),
    lost: Some("lose"),
    wrong: &[
        wrong("hack-largest", |words| {
            matches(words, |heaps, x| {
                let largest = *heaps.iter().max()?;
                let heap = heaps.iter().position(|&heap| heap == largest)?;
                Some((heap, if largest ^ x < largest { largest ^ x } else { 0 }))
            })
        }),
        wrong("hack-order", |words| {
            let right = matches(words, first_move);
            match right.split_once(['\n', ' ']) {
                Some((amount, rest)) if amount != "lose" => {
                    let (heap, rest) = rest.split_once('\n').unwrap();
                    format!("{heap} {amount}\n{rest}")
                }
                _ => right,
            }
        }),
        wrong("hack-precedence", |words| {
            matches(words, |heaps, x| {
                let heap = heaps.iter().position(|&heap| heap ^ u64::from(x < heap) != 0)?;
                Some((heap, heaps[heap] ^ x))
            })
        }),
        wrong("hack-zero-heap", |words| {
            matches(words, |heaps, x| if heaps.contains(&0) { None } else { first_move(heaps, x) })
        }),
    ],
    large: &[
        ("max-heaps", || {
            // Only the first heap has the bit 2²⁹, so only it can move, to what the others leave: the
            // last one, as all others are pairs.
            let mut heaps = pairs(249_999, 0, (1 << 29) - 1);
            heaps.insert(0, 1_000_000_000);
            heaps.push(12_345);
            let input = counted(&heaps);
            heaps[0] = 12_345;
            (input, format!("{} 1\n{}", 1_000_000_000 - 12_345, line(&heaps)))
        }),
        ("max-heaps-lost", || (counted(&pairs(250_000, 0, 1_000_000_000)), "lose\n".into())),
    ],
    ..UNKNOWN
};

fn generate(pen: &mut Pen, draw: &mut Draw) {
    const MOST: u64 = 1_000_000_000;
    let count = draw.items(1);
    let mut heaps = draw.numbers(count, 0, MOST);
    draw.balance(&mut heaps, [0, MOST], |heap| heap, |sum| sum);
    pen.counted(&heaps);
}

/// Prints the move to this heap and size.
fn matches(words: &mut Given, choice: impl Fn(&[u64], u64) -> Option<(usize, u64)>) -> String {
    let mut heaps = words.counted();
    let x = nim_sum(heaps.clone());
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
