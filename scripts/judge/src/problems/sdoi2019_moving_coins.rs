use super::kit::prelude::*;

const MODULUS: u64 = 1_000_000_009;

pub const KNOWN: Known = Known {
    things: "squares",
    size: 150_000,
    generate: |draw| {
        let squares = if draw.is_small() {
            let most = draw.from(3, 44);
            draw.from(1, most)
        } else {
            draw.items(1) as u64
        };
        let most = squares.min(50);
        let coins = if draw.is_small() { draw.from(1, most) } else { draw.up_to(1, most) };
        draw.line([squares, coins]);
    },
    validate: |words| {
        let squares = words.number("n", 1..=150_000);
        let coins = words.number("m", 1..=50);
        words.holds(coins <= squares, "there is a square for each coin");
    },
    wrong: |given, case| {
        let [squares, coins] = given.array();
        let counted = coins.div_ceil(2);
        let modulus = if case == "hack-modulus" { 1_000_000_007 } else { MODULUS };
        let count =
            |of: u64, case: &str| lost(squares - coins, [of, coins + 1 - of], modulus, case);
        let all = i128::from(count(0, ""));
        let won = match case {
            "hack-all-gaps" => all - i128::from(count(coins, "")),
            "hack-lost" => return format!("{}\n", count(counted, "")),
            "hack-modulus" => all - i128::from(count(counted, "")),
            "hack-negative" => return format!("{}\n", all - i128::from(count(counted, ""))),
            "hack-other-gaps" => all - i128::from(count(coins / 2, "")),
            "hack-which-are-odd" => all - i128::from(count(counted, case)),
            _ => unknown(case),
        };
        format!("{}\n", won.rem_euclid(i128::from(modulus)))
    },
    ..UNKNOWN
};

/// The ways to share the free squares among counted gaps of nim-sum 0 and others.
fn lost(free: u64, [counted, others]: [u64; 2], modulus: u64, case: &str) -> u64 {
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
            let choices = if case == "hack-which-are-odd" { 1 } else { choose[odd as usize] };
            choices % modulus * ways[((sum - odd) / 2) as usize] % modulus
        });
        ways.push(terms.sum::<u64>() % modulus);
    }
    for _ in 0..others {
        for sum in 1..ways.len() {
            ways[sum] = (ways[sum] + ways[sum - 1]) % modulus;
        }
    }
    ways[free as usize]
}
