use super::kit::prelude::*;

const MOST: u64 = 2_000_000_000;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 400_000,
    generate,
    validate: |words| {
        words.times("T", 1..=20, |words| {
            let heaps = words.list("N", 2..=20_000, "S", 1..=MOST);
            words.holds(heaps.len() % 2 == 0, "heaps stand in pairs");
        });
    },
    lost: Some("NO"),
    wrong: |given, case| {
        // The values if only the larger heap is split: it alone counts. Larger ones are not asked for.
        let by_larger = table(200, |heap, values| match heap {
            0 => vec![],
            _ => values[heap.div_ceil(2) as usize..].to_vec(),
        });
        given.cases(["YES", "NO"], |given| {
            let heaps = given.counted();
            let values = heaps.chunks(2).map(|pair| {
                let [a, b] = [pair[0], pair[1]];
                match case {
                    "hack-and" => ((a - 1) & (b - 1)).trailing_ones().into(),
                    "hack-even-heap" => u64::from(a % 2 == 0 || b % 2 == 0),
                    "hack-larger" => by_larger[a.max(b).min(200) as usize],
                    "hack-no-minus-1" => (a | b).trailing_ones().into(),
                    "hack-plain-nim" => (a - 1) ^ (b - 1),
                    _ => unknown(case),
                }
            });
            if case == "hack-even-heap" {
                values.sum::<u64>() > 0
            } else {
                nim_sum(values) != 0
            }
        })
    },
    large: &[("max-cases", || {
        let (mut input, mut output) = (line([20]), String::new());
        for last in [[MOST, 1, MOST, 1], [MOST, 1, 1, 1]].repeat(10) {
            // Each pair twice, but that (MOST, 1) may stand against (1, 1), of value 0.
            input += &counted(&[pairs(9998, 1, MOST), last.into()].concat());
            output += if last[2] == MOST { "NO\n" } else { "YES\n" };
        }
        (input, output)
    })],
    ..UNKNOWN
};

fn generate(draw: &mut Draw) {
    draw.in_cases(20, |draw, count| {
        let is_lost = draw.is_to_be_lost();
        let mut heaps = draw.numbers(2 * (count / 2).max(1), 1, MOST);
        if is_lost {
            let rest = heaps.len() - 2;
            let value = |pair: &[u64]| u64::from(((pair[0] - 1) | (pair[1] - 1)).trailing_ones());
            // The last pair gets the value that is wanted.
            let last = match nim_sum(heaps[..rest].chunks(2).map(value)) {
                0 => [heaps[rest], heaps[rest + 1]].map(|heap| heap - u64::from(heap % 2 == 0)),
                v => [(1 << (v - 1)) + 1, 1 << (v - 1)],
            };
            heaps.splice(rest.., last);
        }
        draw.counted(&heaps);
    });
}
