use spec::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "stones",
    largest: MOST as usize,
    generate,
    validate: |input| drop(input.line(2, "a and b", 0..=MOST)),
    lost: Some("0"),
    mistakes: &[
        wrong("hack-double", |input| verdict(input, |a, b| !is_double(a, b))),
        wrong("hack-order", |input| {
            let [a, b] = input.array();
            line([u8::from(!is_cold(a, b))])
        }),
        wrong("hack-five-cases", |input| {
            verdict(input, |a, b| {
                let is_upper = |heap: u64| (0..=heap).any(|k| is_cold(heap - k, heap));
                !is_cold(a, b) && (b > 1000 || a == b || !is_upper(a) || is_upper(b))
            })
        }),
    ],
    ..Spec::NEW
};

/// `wins` is told the smaller heap and the larger one.
fn verdict(input: &mut Input, wins: fn(u64, u64) -> bool) -> String {
    let [a, b] = input.array();
    line([u8::from(wins(a.min(b), a.max(b)))])
}

/// Heaps up to what was asked for; cold pairs and their neighbours are frequent.
fn generate(random: &mut Random) {
    let most = if random.is_small() { MOST } else { random.items(1) as u64 };
    let mut pair = if random.once_in(5) {
        let i = random.from(2, 42);
        [fibonacci(i), fibonacci(i + 1)]
    } else if random.once_in(3) {
        [random.number(0, most), random.number(0, most)]
    } else {
        let k = random.number(0, most / 3);
        // k times the golden ratio, by its first 64 binary places.
        let a = k + ((u128::from(k) * 0x9E37_79B9_7F4A_7C15) >> 64) as u64;
        [a, a + k]
    };
    if random.once_in(3) {
        let by = random.from(0, 2);
        pair = pair.map(|heap| (heap + by).max(1) - 1);
    }
    random.shuffle(&mut pair);
    random.line(pair.map(|heap| heap.min(most)));
}

/// In floating point.
fn is_double(a: u64, b: u64) -> bool {
    a == ((b - a) as f64 * f64::midpoint(1.0, 5_f64.sqrt())) as u64
}

/// The smaller heap first, or it is no cold pair.
fn is_cold(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a), u128::from(b));
    let Some(k) = b.checked_sub(a) else { return false };
    a * a <= k * b && k * (b + 1) < (a + 1) * (a + 1)
}
