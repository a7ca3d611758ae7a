use spec::prelude::*;

const CARDS: u64 = 2000;

pub const SPEC: Spec = Spec {
    unit: "cards",
    largest: CARDS as usize,
    generate: |random| {
        let mut n = random.items(1) as u64;
        let mut l = random.from(1, n);
        let mut r = if random.once_in(3) { random.from(l, n) } else { l };
        if random.is_to_be_lost() {
            l = 1 + l % 4;
            let lost = |l: u64| {
                let g = exact(n, l);
                (l..=n).rev().find(|&m| (m - l) % 2 == 1 && g[m as usize] == 0)
            };
            l = if lost(l).is_some() { l } else { 1 };
            (n, r) = (lost(l).unwrap_or(n), l);
        }
        random.line([n, l, r]);
        let judge = random.from(0, 9);
        random.line([judge]);
    },
    validate: |input| {
        let n = input.number("N", 1..=CARDS);
        let l = input.number("L", 1..=n);
        input.number("R", l..=n);
        input.end();
        input.single("", 0..=999);
    },
    lost: Some("Second"),
    interact: Some(judge),
    mistakes: &[
        wrong_player("hack-middle", |talk| {
            play(talk, |[n, l, _]| Some(l).filter(|l| (n - l) % 2 == 0), exact, image)
        }),
        wrong_player("hack-second-copies", |talk| {
            play(talk, |game| middle(game).or(Some(0)), exact, image)
        }),
        wrong_player("hack-image", |talk| {
            let start = |n, a, _| n + 1 - a;
            play(talk, middle, exact, start)
        }),
        wrong_player("hack-ends", |talk| {
            let ends = |n, l| {
                table(n, |m, g| m.checked_sub(l).map(|rest| g[rest as usize]).into_iter().collect())
            };
            play(talk, middle, ends, image)
        }),
    ],
    ..Spec::NEW
};

/// The hidden input: N, L and R, and how the judge plays: 0 for as well as can be, else a seed of
/// random moves.
fn judge(hidden: &mut Input, talk: &mut Talk) -> Ending {
    let ([n, l, r], seed) = (hidden.array().map(|number| number as usize), hidden.number());
    let g = if seed == 0 { values(n, l, r) } else { vec![0; n + 1] };
    let mut dice = Dice::new(seed);
    let mut cards = vec![true; n];
    talk.say(format!("{n} {l} {r}"));
    let mut is_programs_turn = match talk.word()?.as_str() {
        "First" => true,
        "Second" => false,
        other => return Err(format!("`{other}` is neither First nor Second")),
    };
    loop {
        if is_programs_turn {
            let [x, y] = talk.numbers()?;
            let can_move = rows(&cards).iter().any(|row| row.1 >= l);
            match (x, y) {
                (0, 0) if can_move => return Err("`0 0`, but there is a move".into()),
                (0, 0) => return Err("it cannot move and has lost".into()),
                _ if y < l as i64 || y > r as i64 => {
                    return Err(format!("`{x} {y}`: {y} is not from {l} to {r}"));
                }
                _ => {}
            }
            for card in x..x + y {
                let place = usize::try_from(card - 1).ok().filter(|&place| place < n);
                match place.map(|place| std::mem::take(&mut cards[place])) {
                    Some(true) => {}
                    Some(false) => {
                        return Err(format!("`{x} {y}`: card {card} is not on the table"))
                    }
                    None => return Err(format!("`{x} {y}`: there is no card {card}")),
                }
            }
        } else {
            match choose(&cards, [l, r], &g, &mut dice) {
                None => {
                    talk.say("0 0");
                    return Ok(());
                }
                Some((x, y)) => {
                    cards[x..x + y].fill(false);
                    talk.say(format!("{} {y}", x + 1));
                }
            }
        }
        is_programs_turn = !is_programs_turn;
    }
}

/// The rows on the table: where each begins, counted from 0, and its number of cards.
fn rows(cards: &[bool]) -> Vec<(usize, usize)> {
    let (mut rows, mut start) = (vec![], 0);
    for row in cards.split(|&card| !card) {
        rows.push((start, row.len()));
        start += row.len() + 1;
    }
    rows
}

/// A move of the judge's: one that wins if the values tell it, else any. Where it begins, counted from 0,
/// and how many cards.
fn choose(
    cards: &[bool],
    [l, r]: [usize; 2],
    g: &[u64],
    dice: &mut Dice,
) -> Option<(usize, usize)> {
    let mut rows = rows(cards);
    let x = rows.iter().fold(0, |x, row| x ^ g[row.1]);
    rows.retain(|row| row.1 >= l);
    for &(start, m) in rows.iter().filter(|row| x != 0 && g[row.1] ^ x < g[row.1]) {
        for y in l..=r.min(m) {
            if let Some(i) = (0..=m - y).find(|&i| g[i] ^ g[m - y - i] == g[m] ^ x) {
                return Some((start + i, y));
            }
        }
    }
    let last = rows.len().checked_sub(1)?;
    let (start, m) = rows[dice.roll(0, last)];
    // Few cards make a long game.
    let most = if dice.roll(1, 2) == 2 { r.min(m) } else { l };
    let y = dice.roll(l, most);
    Some((start + dice.roll(0, m - y), y))
}

/// The Grundy values of rows of 0 to n cards. A take of l to r cards leaves two rows that have together
/// m - r to m - l cards: `seen` counts the values of all such pairs.
fn values(n: usize, l: usize, r: usize) -> Vec<u64> {
    let (mut g, mut seen) = (vec![0; n + 1], vec![0_u32; 8 * n + 8]);
    for m in l..=n {
        let pairs = |left: usize, g: &[u64]| -> Vec<usize> {
            (0..=left).map(|i| (g[i] ^ g[left - i]) as usize).collect()
        };
        for value in pairs(m - l, &g) {
            seen[value] += 1;
        }
        if m > r {
            for value in pairs(m - r - 1, &g) {
                seen[value] -= 1;
            }
        }
        g[m] = seen.iter().position(|&count| count == 0).unwrap() as u64;
    }
    g
}

/// A program that says what it has to: `middle` gives the length of the first take, if it is in the middle,
/// and 0 if the judge is to begin and be copied; else the values of the rows decide.
fn play(
    talk: &mut Talk,
    middle: fn([i64; 3]) -> Option<i64>,
    values: fn(u64, u64) -> Vec<u64>,
    image: fn(i64, i64, i64) -> i64,
) -> Ending {
    let [n, l, r] = talk.numbers()?;
    let (middle, g) = (middle([n, l, r]), values(n as u64, l as u64));
    let mut cards = vec![true; n as usize];
    let mut take = match middle {
        Some(0) => None,
        Some(y) => Some(((n - y) / 2 + 1, y)),
        None => balance(&cards, l, &g),
    };
    talk.say(if take.is_some() { "First" } else { "Second" });
    let mut is_over = false;
    while !is_over {
        if let Some((x, y)) = take {
            talk.say(format!("{x} {y}"));
            cards.iter_mut().skip(x as usize - 1).take(y as usize).for_each(|card| *card = false);
        }
        let [a, b] = talk.numbers()?;
        is_over = a == 0;
        if !is_over {
            cards[a as usize - 1..(a + b) as usize - 1].fill(false);
            let copy = middle.map(|_| (image(n, a, b), b));
            take = copy.or_else(|| balance(&cards, l, &g)).or(Some((0, 0)));
            if take == Some((0, 0)) {
                talk.say("0 0");
                is_over = true;
            }
        }
    }
    Ok(())
}

/// The take that makes the nim-sum 0, if there is one.
fn balance(cards: &[bool], l: i64, g: &[u64]) -> Option<(i64, i64)> {
    let (rows, l) = (rows(cards), l as usize);
    let x = rows.iter().fold(0, |x, row| x ^ g[row.1]);
    rows.into_iter().filter(|_| x != 0).find_map(|(start, m)| {
        let i = (0..(m + 1).saturating_sub(l)).find(|&i| g[i] ^ g[m - l - i] ^ g[m] == x)?;
        Some(((start + i) as i64 + 1, l as i64))
    })
}

/// The right length of a first take in the middle, if there is one.
fn middle([n, l, r]: [i64; 3]) -> Option<i64> {
    Some(l + (n - l) % 2).filter(|&y| y <= r)
}

fn exact(n: u64, l: u64) -> Vec<u64> {
    values(n as usize, l as usize, l as usize)
}

fn image(n: i64, a: i64, b: i64) -> i64 {
    n + 2 - a - b
}
