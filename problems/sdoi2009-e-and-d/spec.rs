use spec::prelude::*;

const GAMES: u64 = 20;
const HEAPS: u64 = 20_000;
const MOST: u64 = 2_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: (GAMES * HEAPS) as usize,
    generate,
    validate: |input| {
        input.times("T", 1..=GAMES, |input| {
            let heaps = input.list("N", 2..=HEAPS, "S", 1..=MOST);
            input.holds(heaps.len() % 2 == 0, "heaps stand in pairs");
        });
    },
    lost: Some("NO"),
    long: &[("max-cases", || {
        let (mut input, mut output) = (line([GAMES]), String::new());
        for last in [[MOST, 1, MOST, 1], [MOST, 1, 1, 1]].repeat(GAMES as usize / 2) {
            // Each pair twice, but that (MOST, 1) may stand against (1, 1), of value 0.
            input += &list(&[pairs(HEAPS / 2 - 2, 1, MOST), last.into()].concat());
            output += if last[2] == MOST { "NO\n" } else { "YES\n" };
        }
        (input, output)
    })],
    mistakes: &[
        wrong("hack-no-minus-1", |input| by_pairs(input, |a, b| (a | b).trailing_ones().into())),
        wrong("hack-and", |input| {
            by_pairs(input, |a, b| ((a - 1) & (b - 1)).trailing_ones().into())
        }),
        wrong("hack-larger", |input| {
            // Then the larger heap alone counts. Those above 200 are not asked for.
            let values = table(200, |heap, values| match heap {
                0 => vec![],
                _ => values[heap.div_ceil(2) as usize..].to_vec(),
            });
            by_pairs(input, |a, b| values[a.max(b).min(200) as usize])
        }),
        wrong("hack-even-heap", |input| {
            input.cases(YES_NO, |input| input.list().iter().any(|heap| heap % 2 == 0))
        }),
    ],
    ..Spec::NEW
};

const YES_NO: [&str; 2] = ["YES", "NO"];

fn by_pairs(input: &mut Input, value: impl Fn(u64, u64) -> u64) -> String {
    input.cases(YES_NO, |input| {
        nim_sum(input.list().chunks(2).map(|pair| value(pair[0], pair[1]))) != 0
    })
}

fn generate(random: &mut Random) {
    random.in_cases([GAMES, HEAPS], |random, count| {
        let is_lost = random.is_to_be_lost();
        let pairs = random.full_count(1, (count as u64 / 2).max(1));
        let style = random.from(0, 2);
        let mut pairs = random.each(pairs, |random| {
            [(); 2].map(|()| match style {
                0 => random.from(1, 24),
                1 => random.from(1, MOST),
                _ => random.wild(1, MOST),
            })
        });
        if is_lost {
            let value = |&[a, b]: &[u64; 2]| u64::from(((a - 1) | (b - 1)).trailing_ones());
            let last = pairs.len() - 1;
            // The last pair gets the value that is wanted.
            pairs[last] = match nim_sum(pairs[..last].iter().map(value)) {
                0 => pairs[last].map(|heap| heap - u64::from(heap % 2 == 0)),
                v => [(1 << (v - 1)) + 1, 1 << (v - 1)],
            };
        }
        random.list(&pairs.concat());
    });
}
