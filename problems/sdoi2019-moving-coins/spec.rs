use spec::prelude::*;

const MODULUS: u64 = 1_000_000_009;

const SQUARES: u64 = 150_000;
const COINS: u64 = 50;

pub const SPEC: Spec = Spec {
    unit: "squares",
    largest: SQUARES as usize,
    generate: |random| {
        let squares = if random.is_small() {
            let most = random.from(3, 44);
            random.from(1, most)
        } else {
            random.items(1) as u64
        };
        let most = squares.min(COINS);
        let coins = if random.is_small() { random.from(1, most) } else { random.up_to(1, most) };
        random.line([squares, coins]);
    },
    validate: |input| {
        let squares = input.number("n", 1..=SQUARES);
        let coins = input.number("m", 1..=COINS);
        input.holds(coins <= squares, "there is a square for each coin");
        input.end();
    },
    mistakes: &[
        wrong("hack-other-gaps", |input| won(input, |coins| coins / 2, MODULUS, true)),
        wrong("hack-which-are-odd", |input| won(input, |coins| coins.div_ceil(2), MODULUS, false)),
        wrong("hack-modulus", |input| won(input, |coins| coins.div_ceil(2), 1_000_000_007, true)),
        wrong("hack-negative", |input| {
            let [squares, coins] = input.array();
            let [all, lost] = [0, coins.div_ceil(2)]
                .map(|counted| lost(squares, coins, counted, MODULUS, true).cast_signed());
            line([all - lost])
        }),
    ],
    ..Spec::NEW
};

fn won(input: &mut Input, counted: fn(u64) -> u64, modulus: u64, with_choices: bool) -> String {
    let [squares, coins] = input.array();
    let all = lost(squares, coins, 0, modulus, true);
    let lost = lost(squares, coins, counted(coins), modulus, with_choices);
    line([(all + modulus - lost) % modulus])
}

/// The ways to share the free squares among `counted` gaps of nim-sum 0 and the other gaps.
fn lost(squares: u64, coins: u64, counted: u64, modulus: u64, with_choices: bool) -> u64 {
    let free = squares - coins;
    // Pascal's triangle, a row.
    let mut choose = vec![1];
    for _ in 0..counted {
        let next = choose.iter().chain(&[0]).zip([0].iter().chain(&choose)).map(|(a, b)| a + b);
        choose = next.collect::<Vec<u64>>();
    }
    let mut ways: Vec<u64> = vec![1];
    for sum in 1..=free {
        let odd = (0..=counted.min(sum)).filter(|odd| odd % 2 == 0 && sum % 2 == 0);
        let terms = odd.map(|odd| {
            let choices = if with_choices { choose[odd as usize] } else { 1 };
            choices % modulus * ways[((sum - odd) / 2) as usize] % modulus
        });
        ways.push(terms.sum::<u64>() % modulus);
    }
    for _ in 0..coins + 1 - counted {
        for sum in 1..ways.len() {
            ways[sum] = (ways[sum] + ways[sum - 1]) % modulus;
        }
    }
    ways[free as usize]
}
