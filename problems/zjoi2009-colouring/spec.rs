use spec::prelude::*;

const GAMES: u64 = 50;
const SIDE: u64 = 100;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: (GAMES * SIDE) as usize,
    generate,
    validate: |input| {
        input.times("T", 1..=GAMES, |input| {
            let [n, m] = input.fields([("n", 1..=SIDE), ("m", 1..=SIDE)]);
            input.grid(n, m, "HT");
        });
    },
    lost: Some("=_="),
    long: &[("max-input", || {
        // Tails that are mirrored at the diagonal have values in pairs; a single one on it has not.
        let mirrored = |game: u64, i: u64, j: u64| (i * j + game * i.min(j)) % 7 < 3 && i != j;
        let lone = |game: u64, i: u64, j: u64| game % 2 == 1 && [i, j] == [2 * game; 2];
        let coin = |game, i, j| mirrored(game, i, j) || lone(game, i, j);
        let row = |game, i| letters((1..=SIDE).map(|j| coin(game, i, j))) + "\n";
        let board = |game| (1..=SIDE).map(|i| row(game, i)).collect::<String>();
        let boards: String = (1..=GAMES).map(|game| line([SIDE, SIDE]) + &board(game)).collect();
        (format!("{GAMES}\n{boards}"), "-_-\n=_=\n".repeat(GAMES as usize / 2))
    })],
    mistakes: &[
        wrong("hack-border", |input| verdicts(input, |i, j| (i + j - 2) as usize)),
        wrong("hack-lowbit", |input| verdicts(input, |i, j| (i + j - 1).trailing_zeros() as usize)),
        wrong("hack-shift", |input| verdicts(input, |i, j| exponent(i, j) % 64)),
        wrong("hack-heads", |input| by_letter(input, 'H', exponent)),
    ],
    ..Spec::NEW
};

fn verdicts(input: &mut Input, exponent: fn(u64, u64) -> usize) -> String {
    by_letter(input, 'T', exponent)
}

/// With coins that count where this letter stands, and powers of two as their values.
fn by_letter(input: &mut Input, counts: char, exponent: fn(u64, u64) -> usize) -> String {
    input.cases(["-_-", "=_="], |input| {
        let [n, _] = input.array();
        let mut is_odd = [false; 2 * SIDE as usize];
        for i in 1..=n {
            for (letter, j) in input.word().chars().zip(1..) {
                is_odd[exponent(i, j)] ^= letter == counts;
            }
        }
        is_odd.contains(&true)
    })
}

/// The value of the coin on (i, j) is 2 to this.
fn exponent(i: u64, j: u64) -> usize {
    if i.min(j) == 1 {
        (i + j - 1).trailing_zeros() as usize
    } else {
        (i + j - 2) as usize
    }
}

/// Many tails, or two far from each other. In a lost board a coin is turned for each value that is
/// left over.
fn generate(random: &mut Random) {
    random.in_cases([GAMES, SIDE], |random, n| {
        let is_lost = random.is_to_be_lost();
        let is_wide = !is_lost && random.once_in(2) && !random.is_small();
        let m = random.number(if is_wide { 65 } else { 1 }, SIDE) as usize;
        let mut tails = vec![vec![false; m]; n];
        // At a distance where a number of 64 bits, or of 128, takes one for the other.
        let far: usize = if n + m > 140 && random.once_in(2) { 128 } else { 64 };
        let (least, most) = (far.saturating_sub(m - 1), far.min(n - 1));
        if is_wide && least <= most {
            let down = random.from(least as u64, most as u64) as usize;
            let right = far - down;
            let i = random.up_to(0, (n - 1 - down) as u64) as usize;
            let j = random.up_to(0, (m - 1 - right) as u64) as usize;
            (tails[i][j], tails[i + down][j + right]) = (true, true);
        } else {
            for part in tails.iter_mut().flat_map(|row| row.chunks_mut(50)) {
                let bits = random.from(0, (1 << part.len()) - 1);
                (0..part.len()).for_each(|j| part[j] = bits >> j & 1 == 1);
            }
        }
        if is_lost {
            let cells = || (0..n).flat_map(|i| (0..m).map(move |j| (i, j)));
            let value = |(i, j)| exponent(i as u64 + 1, j as u64 + 1);
            let mut is_odd = [false; 2 * SIDE as usize];
            cells().for_each(|(i, j)| is_odd[value((i, j))] ^= tails[i][j]);
            for (i, j) in cells() {
                tails[i][j] ^= std::mem::take(&mut is_odd[value((i, j))]);
            }
        }
        random.line([n, m]);
        for row in tails {
            random.line([letters(row)]);
        }
    });
}

fn letters(tails: impl IntoIterator<Item = bool>) -> String {
    tails.into_iter().map(|is_tails| if is_tails { 'T' } else { 'H' }).collect()
}
