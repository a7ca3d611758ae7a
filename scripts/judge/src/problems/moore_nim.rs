use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 100_000,
    generate,
    validate: |words| {
        words.lines(|words| {
            let count = words.number("", 0..=U64);
            words.number("k", 1..=U64);
            words.numbers(count, "heap", 0..=U64);
        });
    },
    lost: Some("Second"),
    wrong: |given, case| {
        given.cases(["First", "Second"], |given| {
            let [count, k] = given.array();
            // The ones in each binary place.
            let mut ones = [0; 64];
            for _ in 0..count {
                let heap = given.number();
                ones = std::array::from_fn(|place| ones[place] + (heap >> place & 1));
            }
            match case {
                "hack-mod-k" => ones.iter().any(|one| one % k != 0),
                "hack-nim-sum" => ones.iter().any(|one| one % 2 != 0),
                "hack-no-stones" => k >= count || ones.iter().any(|one| one % (k + 1) != 0),
                "hack-two-places" => (1..=k).contains(&ones.iter().map(|one| one % (k + 1)).sum()),
                _ => unknown(case),
            }
        })
    },
    ..UNKNOWN
};

fn generate(draw: &mut Draw) {
    draw.in_cases(10, |draw, count| {
        let k = draw.from(1, 4) as usize;
        let is_lost = draw.is_to_be_lost();
        let mut heaps = draw.numbers(count, 0, U64);
        if is_lost {
            // Each binary place in k + 1 heaps, or in none.
            heaps = vec![0; count.max(k + 1)];
            for place in 0..draw.from(1, if draw.is_small() { 4 } else { 64 }) {
                if draw.once_in(2) {
                    draw.shuffle(&mut heaps);
                    heaps.iter_mut().take(k + 1).for_each(|heap| *heap |= 1 << place);
                }
            }
            draw.shuffle(&mut heaps);
        }
        draw.line([heaps.len(), k]);
        draw.line(heaps);
    });
}
