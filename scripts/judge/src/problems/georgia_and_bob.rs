use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "men",
    size: 20_000,
    generate,
    validate: |words| {
        words.times("T", 1..=20, |words| {
            let mut seen = HashSet::new();
            for _ in 0..words.number("N", 1..=1000) {
                words.fresh(&mut seen, "square", 1..=10_000);
            }
        });
    },
    lost: Some("Bob will win"),
    wrong: |given, case| {
        given.cases(["Georgia will win", "Bob will win"], |given| {
            let mut squares = given.counted();
            if case != "hack-unsorted" {
                squares.sort_unstable();
            }
            let befores = std::iter::once(0).chain(squares.iter().copied());
            let mut gaps: Vec<u64> =
                befores.zip(&squares).map(|(a, b)| b.wrapping_sub(a + 1)).collect();
            if case == "hack-first-gap" && !gaps.is_empty() {
                gaps[0] += 1;
            }
            let mut gaps = gaps.into_iter();
            let sum = match case {
                "hack-all-gaps" => nim_sum(gaps),
                "hack-distance" => nim_sum(gaps.rev().step_by(2).map(|gap| gap + 1)),
                "hack-first-gap" | "hack-unsorted" => nim_sum(gaps.rev().step_by(2)),
                "hack-from-the-left" => nim_sum(gaps.step_by(2)),
                "hack-pairs-from-the-left" => {
                    gaps.next();
                    nim_sum(gaps.step_by(2))
                }
                _ => unknown(case),
            };
            sum != 0
        })
    },
    ..UNKNOWN
};

/// Men by their gaps, in any order.
fn generate(draw: &mut Draw) {
    draw.in_cases(20, |draw, count| {
        let is_lost = draw.is_to_be_lost();
        let mut gaps = if draw.is_small() { draw.numbers(count, 0, 10) } else { vec![0; count] };
        for _ in 0..if draw.is_small() { 0 } else { 4000 } {
            // No square is above 10 000.
            gaps[draw.from(0, count as u64 - 1) as usize] += 1;
        }
        if is_lost {
            gaps[count - 1] = nim_sum(gaps.iter().rev().skip(2).step_by(2).copied());
        }
        let mut squares: Vec<u64> = gaps.iter().map(|gap| gap + 1).collect();
        for i in 1..count {
            squares[i] += squares[i - 1];
        }
        if draw.once_in(2) {
            draw.shuffle(&mut squares);
        }
        draw.counted(&squares);
    });
}
