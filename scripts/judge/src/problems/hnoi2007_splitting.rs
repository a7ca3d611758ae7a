use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "bottles",
    size: 210,
    generate: |draw| {
        draw.in_cases(10, |draw, count| {
            let mut beans = draw.numbers(count.max(2), 0, 10_000);
            if draw.is_to_be_lost() {
                // What is left over goes into one bottle, or out of it.
                let x = nim_sum(odd(&beans).map(|i| value(beans.len() - 1 - i)));
                let wanted = (0..beans.len()).find(|i| value(beans.len() - 1 - i) == x);
                match wanted {
                    Some(i) => beans[i] = (beans[i] ^ 1).min(9_999),
                    None => beans.iter_mut().for_each(|beans| *beans &= !1),
                }
            }
            draw.counted(&beans);
        });
    },
    validate: |words| {
        words.times("t", 1..=10, |words| words.list("n", 2..=21, "beans", 0..=10_000));
    },
    lost: Some("-1 -1 -1"),
    wrong: |given, case| {
        let answers = (0..given.number()).map(|_| answer(&given.counted(), case));
        answers.collect()
    },
    ..UNKNOWN
};

fn odd(beans: &[u64]) -> impl Iterator<Item = usize> + '_ {
    (0..beans.len()).filter(|&i| beans[i] % 2 == 1)
}

/// The value of a bean with so many bottles behind its own.
fn value(behind: usize) -> u64 {
    (0..).filter(|value: &u64| *value == 0 || value.count_ones() % 2 == 1).nth(behind).unwrap()
}

fn answer(beans: &[u64], case: &str) -> String {
    let n = beans.len();
    let g = |i: usize| value(if case == "hack-before" { i } else { n - 1 - i });
    let x = match case {
        "hack-not-odd" => nim_sum((0..n).filter(|&i| beans[i] > 0).map(g)),
        _ => nim_sum(odd(beans).map(g)),
    };
    let gives = |i: &usize| match case {
        "hack-empty-giver" => true,
        "hack-even-giver" => beans[*i] % 2 == 1,
        "hack-before" | "hack-not-odd" | "hack-same-bottle" | "hack-twice" => beans[*i] > 0,
        _ => unknown(case),
    };
    let (mut first, mut count) = (None, 0);
    for i in (0..n).filter(gives) {
        for j in i + 1..n {
            let least = if case == "hack-same-bottle" { j + 1 } else { j };
            for k in (least..n).filter(|&k| x ^ g(i) ^ g(j) ^ g(k) == 0) {
                first = first.or(Some([i, j, k]));
                count += if case == "hack-twice" && j < k { 2 } else { 1 };
            }
        }
    }
    let first = first.map_or_else(|| "-1 -1 -1\n".into(), line);
    format!("{first}{count}\n")
}
