use spec::prelude::*;

const LETTERS: u64 = 5000;

pub const SPEC: Spec = Spec {
    unit: "letters",
    largest: LETTERS as usize,
    generate: |random| {
        let word = if random.is_small() && random.once_in(3) {
            // Few runs, often a long one that is not as all later ones.
            let length = |random: &mut Random| match random.from(0, 3) {
                0 => random.one_of(&[16, 18, 19, 33, 36, 53, 53]),
                _ => random.from(1, 9),
            };
            let blocks = random.count(1, 2);
            let lengths = random.each(blocks, length);
            let block = |(i, &length): (usize, &u64)| ["a", "b"][i % 2].repeat(length as usize);
            lengths.iter().enumerate().map(block).collect()
        } else {
            let is_lost = random.is_to_be_lost();
            let letters = if random.is_small() { random.count(1, 12) } else { random.items(1) };
            let letters = if is_lost { letters.saturating_sub(2) / 2 } else { letters };
            let word = word(random, letters.max(1));
            // The same runs twice.
            if is_lost && letters > 0 {
                format!("{word}yz{word}")
            } else {
                word
            }
        };
        random.line([word]);
    },
    validate: |input| {
        input.word_of("the number of letters", 1..=LETTERS, "abcdefghijklmnopqrstuvwxyz");
        input.end();
    },
    lost: Some("Second"),
    mistakes: &[
        wrong("hack-parity", |input| {
            let runs = runs(input.word());
            let first = runs.iter().map(|run| run.0).next();
            let centres: usize = runs.iter().map(|run| run.1).sum();
            answer(first.filter(|_| centres % 2 == 1))
        }),
        wrong("hack-first-centre", |input| {
            let runs = runs(input.word());
            let is_won = !winning(&runs, dawson).is_empty();
            answer(runs.first().map(|run| run.0).filter(|_| is_won))
        }),
        wrong("hack-one-run", |input| {
            let runs = runs(input.word());
            let centres: Vec<usize> = runs.iter().flat_map(|run| run.0..run.0 + run.1).collect();
            let places = winning(&[(1, centres.len())], dawson);
            answer(places.first().map(|&k| centres[k - 1]))
        }),
        wrong("hack-shift", |input| {
            // Where it sees a win and finds no cut, it takes the first centre.
            let runs = runs(input.word());
            let value = |m: usize, d: &[u64]| dawson(m.saturating_sub(1), d);
            let x = nim_sum(runs.iter().map(|&(_, m)| value(m, &table_of_values())));
            let place = winning(&runs, value).first().copied().or(runs.first().map(|run| run.0));
            answer(place.filter(|_| x != 0))
        }),
    ],
    ..Spec::NEW
};

/// The first centre of each run, counted from 1, and how many centres it has.
type Runs = Vec<(usize, usize)>;

fn runs(word: &str) -> Runs {
    let (word, mut runs) = (word.as_bytes(), Runs::new());
    for i in (2..word.len()).filter(|&i| word[i - 2] == word[i]) {
        match runs.last_mut() {
            Some((start, m)) if *start + *m == i => *m += 1,
            _ => runs.push((i, 1)),
        }
    }
    runs
}

/// The values of runs of 0 to 85 centres; from 52 on they repeat.
fn table_of_values() -> Vec<u64> {
    table(85, |m, d| {
        let at = |m: i64| d[m.max(0) as usize];
        (1..=m as i64).map(|k| at(k - 2) ^ at(m as i64 - k - 1)).collect()
    })
}

fn dawson(m: usize, d: &[u64]) -> u64 {
    if m < 52 {
        d[m]
    } else {
        d[52 + (m - 52) % 34]
    }
}

/// The places of all cuts that leave nim-sum 0.
fn winning(runs: &[(usize, usize)], value: impl Fn(usize, &[u64]) -> u64) -> Vec<usize> {
    let d = table_of_values();
    let x = nim_sum(runs.iter().map(|&(_, m)| value(m, &d)));
    let mut places = vec![];
    for &(start, m) in runs {
        let rest = x ^ value(m, &d);
        let part = |k: usize| value(k.saturating_sub(2), &d) ^ value(m.saturating_sub(k + 1), &d);
        places.extend((1..=m).filter(|&k| part(k) == rest).map(|k| start + k - 1));
    }
    places
}

fn answer(place: Option<usize>) -> String {
    place.map_or("Second\n".into(), |place| format!("First\n{place}\n"))
}

/// Any letters of a few, or few changes from one letter to another.
fn word(random: &mut Random, letters: usize) -> String {
    let (most, stays) = (random.from(0, 2), random.one_of(&[1, 2, 8]));
    let mut letter = 0;
    let letters = random.each(letters, |random| {
        if stays == 1 || random.once_in(stays) {
            letter = random.from(0, most);
        }
        ['a', 'b', 'c'][letter as usize]
    });
    letters.into_iter().collect()
}
