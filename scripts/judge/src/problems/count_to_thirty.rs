use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "questions",
    size: 100_000,
    generate,
    validate: |words| {
        words.lines(|words| {
            words.number("variant", 1..=2);
            words.number("T", 1..=U64);
            words.number("k", 1..=U64);
        });
    },
    lost: Some("Second"),
    wrong: |given, case| {
        let questions = given.number();
        let answer = |_| {
            let [variant, sum, k] = given.array();
            // Variant 2 is variant 1 with another target.
            let last = if variant == 1 { sum } else { target(sum, case) };
            match last % (k + 1) {
                0 => String::from("Second\n"),
                x => format!("First {x}\n"),
            }
        };
        (0..questions).map(answer).collect()
    },
    ..UNKNOWN
};

fn target(sum: u64, case: &str) -> u64 {
    match case {
        // The last sum that does not pass the target.
        "hack-exact-sum" => {
            let (mut said, mut next) = (0, 1);
            while next <= sum && said < 2_000_000_000 {
                said += 1;
                next += said + 1;
            }
            said
        }
        "hack-same-for-both" => sum,
        "hack-double" => (((1.0 + 8.0 * sum as f64).sqrt() - 1.0) / 2.0).ceil() as u64,
        _ => unknown(case),
    }
}

fn generate(draw: &mut Draw) {
    const MOST: u64 = 1_000_000_000_000_000_000;
    draw.in_lines(|draw| {
        let variant = draw.from(1, 2);
        let is_lost = draw.is_to_be_lost();
        let most = draw.one_of(&[10, if is_lost { 999_999_999 } else { MOST }]);
        let k = draw.number(1, most);
        // The last number said, up to 10⁹: around a multiple of k + 1, which is a loss.
        let period = (k + 1).min(1_000_000_000);
        let is_long = !draw.is_small() || draw.once_in(4);
        let rounds = draw.from(1, if is_long { 1_000_000_000 / period } else { 6 });
        let said = rounds * period + if is_lost { 1 } else { draw.from(0, 2) } - 1;
        let target = match variant {
            1 => said,
            _ => said * (said + 1) / 2 + draw.from(0, if is_lost { 1 } else { 2 }) - 1,
        };
        [variant, target.clamp(1, MOST), k]
    });
}
