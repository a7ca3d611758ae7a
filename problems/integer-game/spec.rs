use spec::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "piles",
    largest: 3,
    generate: |random| {
        let small = random.is_small() || random.once_in(3);
        let most = if small { 12 } else { MOST };
        let mut piles = random.each(3, |random| random.from(1, most));
        if random.once_in(4) {
            piles[2] = MOST - 3 + random.from(0, 3);
        }
        while piles[0] == piles[1] || piles[1] == piles[2] || piles[0] == piles[2] {
            piles = vec![piles[0], piles[0] % MOST + 1, (piles[0] + 2) % MOST + 1];
        }
        random.line(piles);
        let judge = random.from(0, 9);
        random.line([judge]);
    },
    validate: |input| {
        let seen = input.distinct(3, "pile", 1..=MOST);
        input.holds(seen.len() == 3, "the piles are different");
        input.single("", 0..=999);
    },
    interact: Some(judge),
    mistakes: &[
        wrong_player("hack-second", |talk| {
            let mut piles: [i64; 3] = talk.numbers()?;
            let mut touched = 3;
            talk.say("Second");
            loop {
                let [y] = talk.numbers()?;
                if y == 0 {
                    return Ok(());
                }
                let is_safe = |&i: &usize| i != touched && safe(&piles, i, y);
                touched = (0..3).find(is_safe).unwrap_or((touched + 1) % 3);
                piles[touched] += y;
                talk.say(touched + 1);
            }
        }),
        wrong_player("hack-difference", |talk| {
            play(talk, |piles, touched, _| {
                if wins_at_once(piles, touched) {
                    return (piles[touched] - piles[(touched + 1) % 3]).abs();
                }
                named(piles, touched)
            })
        }),
        wrong_player("hack-32-bits", |talk| {
            play(talk, |piles, touched, _| {
                let [a, b, c] = piles.map(|pile| pile as i32);
                named([a, b, c].map(i64::from), touched)
            })
        }),
        wrong_player("hack-big", |talk| {
            play(talk, |piles, _, turn| {
                let [low, middle, high] = sorted(piles);
                match turn {
                    0 => 1_000_000,
                    1 => 2 * high - low - middle,
                    2 => high - middle,
                    _ => 0,
                }
            })
        }),
    ],
    ..Spec::NEW
};

/// The hidden input: the piles, and how the judge plays. Going second, 0 delays as well as it can, 1 takes
/// the first pile that does not lose at once, any other number is a seed of random ones. Going first, 1
/// only names ones.
fn judge(hidden: &mut Input, talk: &mut Talk) -> Ending {
    let (mut piles, seed) = (hidden.array::<3>().map(|pile| pile as i64), hidden.number());
    let mut dice = Dice::new(seed);
    let mut touched = 3;
    talk.say(format!("{} {} {}", piles[0], piles[1], piles[2]));
    let is_second = match talk.word()?.as_str() {
        "First" => false,
        "Second" => true,
        other => return Err(format!("`{other}` is neither First nor Second")),
    };
    for _ in 0..1000 {
        if is_second {
            let y = if seed == 1 { 1 } else { named(piles, touched) };
            talk.say(y);
            let [pile] = talk.numbers()?;
            let i = (pile - 1) as usize;
            if !(1..=3).contains(&pile) || i == touched {
                return Err(format!("`{pile}`: that pile may not be touched"));
            }
            if !safe(&piles, i, y) {
                return Err(format!("`{pile}`: two piles are equal now"));
            }
            piles[i] += y;
            touched = i;
            continue;
        }
        let [y] = talk.numbers()?;
        if !(1..=1_000_000_000_000).contains(&y) {
            return Err(format!("`{y}` is not from 1 to 10^12"));
        }
        let can: Vec<usize> = (0..3).filter(|&i| i != touched && safe(&piles, i, y)).collect();
        if can.is_empty() {
            talk.say("0");
            return Ok(());
        }
        let after = |i: usize| {
            let mut to = piles;
            to[i] += y;
            to
        };
        let delays = |i: usize| {
            let to = after(i);
            match to[i] == sorted(to)[2] {
                _ if wins_at_once(to, i) => 1,
                true => 2,
                false => 3,
            }
        };
        touched = match seed {
            0 => can.iter().copied().max_by_key(|&i| delays(i)).unwrap(),
            1 => can[0],
            _ => can[dice.roll(0, can.len() - 1)],
        };
        piles = after(touched);
        talk.say(touched + 1);
    }
    if is_second {
        talk.say("0");
        return Ok(());
    }
    Err("1000 turns are over".into())
}

fn sorted(mut piles: [i64; 3]) -> [i64; 3] {
    piles.sort_unstable();
    piles
}

/// Do the piles stay different if pile i grows by y?
fn safe(piles: &[i64; 3], i: usize, y: i64) -> bool {
    (0..3).all(|j| j == i || piles[j] != piles[i] + y)
}

/// Are they a progression, with the pile on top that was touched last?
fn wins_at_once(piles: [i64; 3], touched: usize) -> bool {
    let [low, middle, high] = sorted(piles);
    touched < 3 && piles[touched] == high && high - middle == middle - low
}

/// The right number.
fn named(piles: [i64; 3], touched: usize) -> i64 {
    let [low, middle, high] = sorted(piles);
    if wins_at_once(piles, touched) {
        high - middle
    } else {
        2 * high - low - middle
    }
}

/// A program that goes first and names numbers, by the piles, the last one touched, and the turn from 0;
/// it gives up by 0.
fn play(talk: &mut Talk, number: fn([i64; 3], usize, u32) -> i64) -> Ending {
    let mut piles: [i64; 3] = talk.numbers()?;
    let mut touched = 3;
    talk.say("First");
    for turn in 0.. {
        let y = number(piles, touched, turn);
        if y == 0 {
            break;
        }
        talk.say(y);
        let [pile] = talk.numbers()?;
        if pile == 0 {
            break;
        }
        touched = pile as usize - 1;
        piles[touched] += y;
    }
    Ok(())
}
