use spec::prelude::*;

const CASES: u64 = 10;
const BOTTLES: u64 = 21;
const MOST: u64 = 10_000;

pub const SPEC: Spec = Spec {
    unit: "bottles",
    largest: (CASES * BOTTLES) as usize,
    generate: |random| {
        random.in_cases([CASES, BOTTLES], |random, count| {
            let mut beans = random.numbers(count.max(2), 0, MOST);
            if random.is_to_be_lost() {
                // What is left over goes into one bottle, or out of it.
                let x = nim_sum(odd(&beans).map(|i| value(beans.len() - 1 - i)));
                let wanted = (0..beans.len()).find(|i| value(beans.len() - 1 - i) == x);
                match wanted {
                    Some(i) => beans[i] = (beans[i] ^ 1).min(MOST - 1),
                    None => beans.iter_mut().for_each(|beans| *beans &= !1),
                }
            }
            random.list(&beans);
        });
    },
    validate: |input| {
        input.times("t", 1..=CASES, |input| input.list("n", 2..=BOTTLES, "p", 0..=MOST));
    },
    lost: Some("-1 -1 -1"),
    mistakes: &[
        wrong("hack-not-odd", |input| {
            answers(input, |beans| {
                let x = nim_sum(not_empty(beans).into_iter().map(|i| value(beans.len() - 1 - i)));
                by_moves(&winning(beans.len(), x, &not_empty(beans)))
            })
        }),
        wrong("hack-even-giver", |input| {
            answers(input, |beans| {
                let givers: Vec<usize> = odd(beans).collect();
                by_moves(&winning(beans.len(), sum(beans), &givers))
            })
        }),
        wrong("hack-same-bottle", |input| {
            answers(input, |beans| {
                let mut found = right(beans);
                found.retain(|[_, j, k]| j < k);
                by_moves(&found)
            })
        }),
        wrong("hack-twice", |input| {
            answers(input, |beans| {
                let found = right(beans).into_iter();
                let twice = found.flat_map(|[i, j, k]| vec![[i, j, k]; if j < k { 2 } else { 1 }]);
                by_moves(&twice.collect::<Vec<_>>())
            })
        }),
    ],
    ..Spec::NEW
};

fn answers(input: &mut Input, answer: fn(&[u64]) -> String) -> String {
    (0..input.number()).map(|_| answer(&input.list())).collect()
}

/// The first of the moves, and how many they are.
fn by_moves(moves: &[[usize; 3]]) -> String {
    let first = moves.first().map_or_else(|| "-1 -1 -1\n".into(), line);
    first + &line([moves.len()])
}

/// The moves from one of these bottles that bring the nim-sum x to 0, in order.
fn winning(n: usize, x: u64, givers: &[usize]) -> Vec<[usize; 3]> {
    let g = |i: usize| value(n - 1 - i);
    let from = |&i| (i + 1..n).flat_map(move |j| (j..n).map(move |k| [i, j, k]));
    let wins = |&[i, j, k]: &[usize; 3]| x ^ g(i) ^ g(j) ^ g(k) == 0;
    givers.iter().flat_map(from).filter(wins).collect()
}

fn right(beans: &[u64]) -> Vec<[usize; 3]> {
    winning(beans.len(), sum(beans), &not_empty(beans))
}

fn sum(beans: &[u64]) -> u64 {
    nim_sum(odd(beans).map(|i| value(beans.len() - 1 - i)))
}

fn odd(beans: &[u64]) -> impl Iterator<Item = usize> + '_ {
    (0..beans.len()).filter(|&i| beans[i] % 2 == 1)
}

fn not_empty(beans: &[u64]) -> Vec<usize> {
    (0..beans.len()).filter(|&i| beans[i] > 0).collect()
}

/// The value of a bean with so many bottles after its own.
fn value(after: usize) -> u64 {
    (0..).filter(|value: &u64| *value == 0 || value.count_ones() % 2 == 1).nth(after).unwrap()
}
