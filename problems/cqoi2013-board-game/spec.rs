use spec::prelude::*;
use std::collections::HashMap;

const SIDE: u64 = 20;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: SIDE as usize,
    // White one step from Black in a quarter of the inputs: all others are losses.
    generate: |random| {
        let n = random.items(2) as u64;
        let [r, c] = [1, 1].map(|least| random.from(least, n));
        let mut black = [r, c];
        if random.once_in(4) {
            let along = random.from(0, 1) as usize;
            black[along] = if black[along] < n { black[along] + 1 } else { n - 1 };
        } else {
            let other = (r - 1) * n + c + random.from(0, n * n - 2);
            black = [other % (n * n) / n + 1, other % n + 1];
        }
        random.line([n, r, c, black[0], black[1]]);
    },
    validate: |input| {
        let n = input.number("n", 2..=SIDE);
        let [r1, c1, r2, c2] = input.fields([("", 1..=n), ("", 1..=n), ("", 1..=n), ("", 1..=n)]);
        input.holds([r1, c1] != [r2, c2], "the pieces stand on different cells");
    },
    lost: None,
    mistakes: &[
        wrong("hack-no-delay", |input| answer(input, |n| Play { delays: false, ..Play::right(n) })),
        wrong("hack-depth", |input| answer(input, |n| Play { most: 2 * n, ..Play::right(n) })),
        wrong("hack-turn", |input| answer(input, |n| Play { turns: true, ..Play::right(n) })),
        wrong("hack-memory", |input| {
            let (n, start) = start(input);
            // A large board would take too much of the stack.
            let mut known = HashMap::new();
            said(if n > 6 { None } else { search(n, start, &mut known) })
        }),
    ],
    ..Spec::NEW
};

/// Which side is to move, and the cells of both pieces.
type Position = (usize, [usize; 2]);

fn start(input: &mut Input) -> (usize, Position) {
    let [n, r1, c1, r2, c2] = input.array().map(|number| number as usize);
    (n, (0, [(r1 - 1) * n + c1 - 1, (r2 - 1) * n + c2 - 1]))
}

fn said(number: Option<usize>) -> String {
    match number {
        Some(x) if x % 2 == 1 => format!("WHITE {x}\n"),
        Some(x) => format!("BLACK {x}\n"),
        None => "DRAW\n".into(),
    }
}

/// How a wrong program plays.
struct Play {
    n: usize,
    /// Does the loser choose the longest game?
    delays: bool,
    /// No game is longer.
    most: usize,
    /// May Black turn after one cell?
    turns: bool,
}

impl Play {
    fn right(n: usize) -> Play {
        Play { n, delays: true, most: usize::MAX, turns: false }
    }

    fn options(&self, (side, pieces): Position) -> Vec<Position> {
        let (n, cell) = (self.n, pieces[side]);
        let is_option = |to: &usize| {
            let (r, c) = ((cell / n).abs_diff(to / n), (cell % n).abs_diff(to % n));
            let is_straight = r.min(c) == 0 || self.turns && side == 1;
            is_straight && (1..=1 + side).contains(&(r + c))
        };
        let to = |to: usize| (1 - side, if side == 0 { [to, pieces[1]] } else { [pieces[0], to] });
        (0..n * n).filter(is_option).map(to).collect()
    }
}

fn place(n: usize, (side, [white, black]): Position) -> usize {
    (side * n * n + white) * n * n + black
}

/// Round by round: which positions have a number now?
fn answer(input: &mut Input, play: fn(usize) -> Play) -> String {
    let (n, start) = start(input);
    // A large board would take too long.
    if n > 10 {
        return said(None);
    }
    let play = play(n);
    let (mut number, mut open) = (vec![None; 2 * n.pow(4)], vec![]);
    for (white, black) in (0..n.pow(4)).map(|both| (both / (n * n), both % (n * n))) {
        for position in [(0, [white, black]), (1, [white, black])] {
            if white == black {
                number[place(n, position)] = Some(0);
            } else {
                let options = play.options(position).into_iter();
                let options: Vec<usize> = options.map(|option| place(n, option)).collect();
                open.push((place(n, position), options));
            }
        }
    }
    let mut is_new = true;
    while is_new {
        let mut news = vec![];
        open.retain(|(position, options)| {
            let found: Vec<usize> = options.iter().filter_map(|&option| number[option]).collect();
            let even = found.iter().copied().filter(|d| d % 2 == 0).min();
            let is_lost = even.is_none() && found.len() == options.len();
            let odd = if play.delays { found.iter().max() } else { found.iter().min() };
            let best = if is_lost { odd.copied() } else { even };
            news.extend(best.map(|d| (*position, d + 1)));
            best.is_none()
        });
        is_new = !news.is_empty();
        for (position, d) in news {
            number[position] = Some(d);
        }
    }
    said(number[place(n, start)].filter(|&d| d <= play.most))
}

/// By place: the number of moves, or nothing for a draw.
type Known = HashMap<usize, Option<usize>>;

/// Depth first: a position on the path counts as drawn, and what follows from that is kept.
fn search(n: usize, position: Position, known: &mut Known) -> Option<usize> {
    if position.1[0] == position.1[1] {
        return Some(0);
    }
    let place = place(n, position);
    if let Some(&number) = known.get(&place) {
        return number;
    }
    known.insert(place, None);
    let options = Play::right(n).options(position);
    let found: Vec<usize> = options.iter().filter_map(|&option| search(n, option, known)).collect();
    let even = found.iter().copied().filter(|d| d % 2 == 0).min();
    let is_lost = even.is_none() && found.len() == options.len();
    let best = if is_lost { found.iter().max().copied() } else { even };
    let number = best.map(|d| d + 1);
    known.insert(place, number);
    number
}
