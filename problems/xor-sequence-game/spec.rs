use spec::prelude::*;

const GAMES: u64 = 200_000;
/// In all games together.
const NUMBERS: u64 = 200_000;
const MOST: u64 = (1 << 20) - 1;

pub const SPEC: Spec = Spec {
    unit: "numbers",
    largest: NUMBERS as usize,
    generate: |random| {
        random.in_cases([GAMES, NUMBERS], |random, count| {
            let is_lost = random.is_to_be_lost();
            let mut numbers = random.numbers(count, 0, MOST);
            // A small input may as well be a little longer.
            if is_lost && random.is_small() {
                numbers.resize(count.max(3), 0);
                numbers.push(0);
            }
            if is_lost && numbers.len() >= 4 {
                lose(random, &mut numbers);
            }
            random.text += &format!("{} {}", numbers.len(), line(numbers));
        });
    },
    validate: |input| {
        let mut sum = 0;
        input.times("T", 1..=GAMES, |input| {
            let n = input.number("", 1..=NUMBERS);
            sum += n;
            input.line(n, "X", 0..=MOST);
        });
        input.at_most("sum of n", sum, NUMBERS);
    },
    lost: Some("-1"),
    long: &[
        ("max-one-game", || {
            // The place of 2¹⁹ has three 1s, and n is even.
            let half = 1 << 19;
            let mut numbers = spread(NUMBERS, 0, half - 1);
            for i in [0, 777, NUMBERS as usize - 1] {
                numbers[i] += half;
            }
            (line([1]) + &format!("{NUMBERS} ") + &line(numbers), line([-1]))
        }),
        ("max-ones", || {
            // One more 1 than 16 bits and 8 bits can count, and a 0.
            let game =
                |ones: usize| format!("{} {}", ones + 1, line([vec![1; ones], vec![0]].concat()));
            (line([3]) + &[65_537, 257, 32_769].map(game).concat(), "-1\n".repeat(3))
        }),
        ("max-games", || {
            // One number each: Alice has it, unless it is 0.
            let numbers = spread(GAMES, 0, MOST);
            let result = |number: &u64| u64::from(*number > 0).to_string() + "\n";
            let output = numbers.iter().map(result).collect();
            let game = |number| format!("1 {number}\n");
            (line([GAMES]) + &numbers.into_iter().map(game).collect::<String>(), output)
        }),
    ],
    mistakes: &[
        wrong("hack-single", |input| {
            games(input, |x, numbers| sign(x != 0, numbers.len() % 2 == 1))
        }),
        wrong("hack-never-bob", |input| games(input, |x, _| sign(x != 0, true))),
        wrong("hack-largest", |input| {
            games(input, |x, numbers| {
                let top = highest(numbers.iter().copied().max().unwrap_or(0));
                sign(x != 0, decides(numbers, top))
            })
        }),
        wrong("hack-lowest", |input| {
            games(input, |x, numbers| sign(x != 0, decides(numbers, x & x.wrapping_neg())))
        }),
        wrong("hack-uncleared", |input| {
            let mut counts = [0; 20];
            let mut results = String::new();
            for _ in 0..input.number() {
                let numbers = input.list();
                for number in &numbers {
                    for (place, count) in counts.iter_mut().enumerate() {
                        *count += number >> place & 1;
                    }
                }
                // After a draw the next game begins at once.
                if nim_sum(numbers.iter().copied()) == 0 {
                    results += "0\n";
                    continue;
                }
                let odd = counts.iter().rev().find(|&count| count % 2 == 1);
                let wins = numbers.len() % 2 == 1 || odd == Some(&1);
                results += &line([sign(true, wins)]);
                counts = [0; 20];
            }
            results
        }),
    ],
    ..Spec::NEW
};

/// One place has an odd number of 1s, at least three, and each higher place an even number; the count of all
/// numbers is even.
fn lose(random: &mut Random, numbers: &mut Vec<u64>) {
    if numbers.len() % 2 == 1 {
        numbers.pop();
    }
    let top = 1 << random.from(0, if random.is_small() { 2 } else { 19 });
    let n = numbers.len() as u64;
    let ones = 3 + 2 * random.from(0, (n - 4) / 2);
    for (number, i) in numbers.iter_mut().zip(0..) {
        *number = *number % top + if i < ones { top } else { 0 };
    }
    // Above it, the same in two of them.
    let above = random.from(0, MOST) / (2 * top) * (2 * top);
    if !random.is_small() || random.once_in(2) {
        numbers[0] += above;
        numbers[n as usize - 1] += above;
    }
    random.shuffle(numbers);
}

fn sign(is_decided: bool, alice_wins: bool) -> i64 {
    match (is_decided, alice_wins) {
        (false, _) => 0,
        (_, true) => 1,
        (_, false) => -1,
    }
}

/// The highest power of two in a number, 0 in 0.
fn highest(number: u64) -> u64 {
    if number == 0 {
        0
    } else {
        1 << number.ilog2()
    }
}

/// Whether Alice wins if this place decides.
fn decides(numbers: &[u64], top: u64) -> bool {
    let ones = numbers.iter().filter(|&number| number & top > 0).count();
    ones == 1 || numbers.len() % 2 == 1
}

/// The result of each game by its xor and its numbers.
fn games(input: &mut Input, result: fn(u64, &[u64]) -> i64) -> String {
    let mut results = String::new();
    for _ in 0..input.number() {
        let numbers = input.list();
        results += &line([result(nim_sum(numbers.iter().copied()), &numbers)]);
    }
    results
}
