use spec::prelude::*;
use std::collections::{HashMap, VecDeque};

/// Rows, and columns.
const MOST: u64 = 10;
/// Boards.
const BOARDS: u64 = 10;

pub const SPEC: Spec = Spec {
    unit: "rows",
    largest: MOST as usize,
    generate,
    validate: |input| {
        let [_, boards] = input.fields([("id", 0..=20), ("T", 1..=BOARDS)]);
        for _ in 0..boards {
            let [n, m] = input.fields([("n", 2..=MOST), ("m", 1..=MOST)]);
            let mut board = String::new();
            for _ in 0..n {
                board += input.word_of("", m..=m, ".#XO");
                input.end();
            }
            let count = |sign| board.chars().filter(|&one| one == sign).count();
            input.holds(count('X') == 1 && count('O') == 2, "a board has one X and two O");
            input.holds(board.find('X') >= Some(m as usize), "the X is not in the first row");
        }
    },
    lost: None,
    mistakes: &[
        wrong("hack-no-delay", |input| answers(input, &Rule { delays: false, ..Rule::RIGHT })),
        wrong("hack-capture", |input| {
            answers(input, &Rule { pawn_captures: false, ..Rule::RIGHT })
        }),
        wrong("hack-stuck", |input| answers(input, &Rule { stuck_is_over: false, ..Rule::RIGHT })),
        wrong("hack-undo", |input| answers(input, &Rule { undoes_down: false, ..Rule::RIGHT })),
    ],
    ..Spec::NEW
};

/// A row and a column.
type Place = (usize, usize);
/// The pawn, the red pieces in order, and whether the pawn is to move.
type Position = (Place, [Place; 2], bool);

/// How a wrong program works backwards.
#[allow(clippy::struct_excessive_bools)] // each mistake turns one of them
struct Rule {
    /// Does a player who loses choose the longest game?
    delays: bool,
    /// Does Black win when the pawn steps onto a red piece?
    pawn_captures: bool,
    /// Has a player who cannot move lost, wherever that happens?
    stuck_is_over: bool,
    /// Is the pawn's move up taken back downwards?
    undoes_down: bool,
}

impl Rule {
    const RIGHT: Rule =
        Rule { delays: true, pawn_captures: true, stuck_is_over: true, undoes_down: true };
}

fn answers(input: &mut Input, rule: &Rule) -> String {
    input.word();
    let boards = input.number();
    let mut answers = String::new();
    for _ in 0..boards {
        let [n, _] = input.array::<2>();
        let rows: Vec<&[u8]> = (0..n).map(|_| input.word().as_bytes()).collect();
        answers += &match number(&rows, rule) {
            Some(d) if d % 2 == 1 => format!("Red {d}\n"),
            Some(d) => format!("Black {d}\n"),
            None => "Tie\n".into(),
        };
    }
    answers
}

fn number(rows: &[&[u8]], rule: &Rule) -> Option<usize> {
    let places = (0..rows.len()).flat_map(|i| (0..rows[i].len()).map(move |j| (i, j)));
    let with = |signs: &[u8]| -> Vec<Place> {
        places.clone().filter(|&(i, j)| signs.contains(&rows[i][j])).collect()
    };
    let (free, pawns, reds) = (with(b".XO"), with(b"X"), with(b"O"));
    // A large board would take too long.
    if free.len() > 24 {
        return None;
    }
    let near = |(i, j): Place, vertical: [bool; 2]| -> Vec<Place> {
        let aside = [(i, j.wrapping_sub(1)), (i, j + 1)];
        let mut to = aside.to_vec();
        to.extend(vertical[0].then_some((i.wrapping_sub(1), j)));
        to.extend(vertical[1].then_some((i + 1, j)));
        to.retain(|to| free.contains(to));
        to
    };
    let red_moves = |pawn: Place, [a, b]: [Place; 2]| -> Vec<Position> {
        let of_a = near(a, [true; 2]).into_iter().filter(|&to| to != b).map(|to| [to, b]);
        let of_b = near(b, [true; 2]).into_iter().filter(|&to| to != a).map(|to| [a, to]);
        let sorted = |[a, b]: [Place; 2]| if a < b { [a, b] } else { [b, a] };
        of_a.chain(of_b).map(|reds| (pawn, sorted(reds), true)).collect()
    };
    let start = (pawns[0], [reds[0], reds[1]], false);
    let (mut numbers, mut left, mut queue) = (HashMap::new(), HashMap::new(), VecDeque::new());
    for &pawn in &free {
        for (i, &b) in free.iter().enumerate() {
            for &a in &free[..i] {
                for side in [false, true] {
                    let position = (pawn, [a, b], side);
                    let moves = if side {
                        near(pawn, [true, false]).len()
                    } else {
                        red_moves(pawn, [a, b]).len()
                    };
                    left.insert(position, moves);
                    let is_captured = pawn == a || pawn == b;
                    // Red to move has won, where a capture always counts for him.
                    if is_captured && !side && pawn.0 > 0 && !rule.pawn_captures {
                        numbers.insert(position, 1);
                        continue;
                    }
                    let is_stuck = moves == 0 && (rule.stuck_is_over || position == start);
                    if is_captured || pawn.0 == 0 && !side || is_stuck {
                        numbers.insert(position, 0);
                        queue.push_back(position);
                    }
                }
            }
        }
    }
    if !rule.pawn_captures {
        let won: Vec<Position> =
            numbers.iter().filter(|one| *one.1 == 1).map(|one| *one.0).collect();
        queue.extend(won);
    }
    while let Some(position) = queue.pop_front() {
        let (pawn, reds, side) = position;
        let befores = if side {
            red_moves(pawn, reds).into_iter().map(|(pawn, reds, _)| (pawn, reds, false)).collect()
        } else {
            let from = near(pawn, if rule.undoes_down { [false, true] } else { [true, false] });
            from.into_iter().map(|from| (from, reds, true)).collect::<Vec<_>>()
        };
        let d = numbers[&position];
        for before in befores {
            if let Some(left) = left.get_mut(&before).filter(|left| **left > 0) {
                *left -= 1;
                if !numbers.contains_key(&before) && (d % 2 == 0 || *left == 0) {
                    numbers.insert(before, d + 1);
                    queue.push_back(before);
                }
            }
        }
    }
    if !rule.delays {
        return hasty(start, &numbers, &|position| {
            let (pawn, reds, side) = position;
            if side {
                let to = near(pawn, [true, false]).into_iter();
                to.map(|to| (to, reds, false)).collect()
            } else {
                red_moves(pawn, reds)
            }
        });
    }
    numbers.get(&start).copied()
}

/// The number of a position if the loser, too, takes the shortest way.
fn hasty(
    position: Position,
    numbers: &HashMap<Position, usize>,
    options: &dyn Fn(Position) -> Vec<Position>,
) -> Option<usize> {
    // In rounds: who has lost takes the least of what is known.
    let mut short: HashMap<Position, usize> =
        numbers.iter().filter(|one| *one.1 == 0).map(|one| (*one.0, 0)).collect();
    for d in 1.. {
        let is_new = |(position, number): (&Position, &usize)| {
            let wanted =
                |to: &Position| short.get(to) == Some(&(d - 1)) && numbers[to] % 2 != number % 2;
            !short.contains_key(position) && options(*position).iter().any(wanted)
        };
        let news: Vec<Position> =
            numbers.iter().filter(|one| is_new(*one)).map(|one| *one.0).collect();
        if news.is_empty() {
            break;
        }
        short.extend(news.into_iter().map(|position| (position, d)));
    }
    short.get(&position).copied()
}

/// Boards of any shape, with few walls or many.
fn generate(random: &mut Random) {
    let boards = if random.is_small() { random.count(1, 2) } else { random.full_count(1, BOARDS) };
    random.line([0, boards]);
    random.each(boards, |random| {
        let columns =
            if random.is_small() { random.from(1, 4) } else { random.up_to(1, MOST) } as usize;
        let n = random.items(if columns == 1 { 3 } else { 2 });
        let often = random.from(0, 4);
        let rows = random.each(n, |random| {
            let cell =
                |random: &mut Random| if random.from(0, 9) + often > 10 { b'#' } else { b'.' };
            (0..columns).map(|_| cell(random)).collect::<Vec<u8>>()
        });
        let mut cells = rows.concat();
        let mut places: Vec<usize> = (0..cells.len()).collect();
        let pawn =
            places.remove(columns + random.from(0, (cells.len() - columns) as u64 - 1) as usize);
        cells[pawn] = b'X';
        for _ in 0..2 {
            cells[places.remove(random.from(0, places.len() as u64 - 1) as usize)] = b'O';
        }
        random.line([n, columns]);
        for row in cells.chunks(columns) {
            random.text += &String::from_utf8_lossy(row);
            random.text.push('\n');
        }
    });
}
