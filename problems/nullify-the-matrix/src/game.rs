//! The game as stated, with numbers up to a bound: lower a number, then change others on a way right and down.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;
use std::collections::BTreeSet;

pub struct Rules;

/// The rows.
pub type Position = Vec<Vec<u64>>;

/// No number is raised above it; with 2ᵇ − 1 this changes no winner.
pub const MOST: u64 = 3;

impl Game for Rules {
    type Position = Position;
    /// The numbers that differ afterwards: row, column and new number.
    type Move = Vec<(usize, usize, u64)>;

    fn moves(rows: &Position, _: Player) -> Moves<Rules> {
        let mut found = BTreeSet::new();
        for (i, j) in cells(rows) {
            for lowered in 0..rows[i][j] {
                let mut to = rows.clone();
                to[i][j] = lowered;
                walk(&to, (i, j), &mut found);
            }
        }
        let changes = |to: &Position| {
            let differ = cells(rows).into_iter().filter(|&(i, j)| rows[i][j] != to[i][j]);
            differ.map(|(i, j)| (i, j, to[i][j])).collect()
        };
        found.into_iter().map(|to| (changes(&to), to)).collect()
    }

    fn small() -> Vec<Position> {
        let rows = small::up_to(&[(3, MOST)]);
        let columns = rows.iter().map(|row| row.iter().map(|&number| vec![number]).collect());
        let squares =
            small::grids(2, 2, MOST).filter(|rows| rows.iter().flatten().sum::<u64>() <= 4);
        rows.iter().map(|row| vec![row.clone()]).chain(columns).chain(squares).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Lower a number, then walk right and down from there, as far as you like: each number on the way may be changed. On this board no number is above 3. Whoever cannot move loses.",
        "减小一个数，然后从那里向右、向下走任意步，经过的数都可以任意改（这里不超过 3）。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "rows of numbers from 0 to 3, for example 0 3 | 3 1: at most 5 numbers",
        "各行的数，0 到 3，例如 0 3 | 3 1：一共至多 5 个",
    ];
    const SET_UPS: &'static [&'static str] =
        &["0 3 | 2 1", "0 2 | 2 0", "1 0 2", "2 | 3 | 1", "0 1 1 2", "3 1 2 0 3"];
    const ASKED: [Phrase; 2] = [
        ["Which numbers have the same row + column, and what is the nim-sum of each such anti-diagonal?", "哪些数的行号 + 列号相同？每条这样的副对角线，异或和是多少？"],
        ["Which new numbers, chosen below, make the nim-sum of every anti-diagonal 0?", "在下面选哪些新数，能让每条副对角线的异或和都变成 0？"],
    ];

    fn read(text: &str) -> Option<Position> {
        let rows = board::groups(text)?;
        let m = rows.first()?.len();
        let fits = (1..=5).contains(&(rows.len() * m)) && rows.iter().all(|row| row.len() == m);
        (fits && rows.iter().flatten().all(|&number| number <= MOST)).then_some(rows)
    }

    fn write(rows: &Position) -> String {
        board::write_groups(rows)
    }

    /// Below the matrix a row of numbers to choose from for each cell.
    fn scene(rows: &Position) -> Vec<Picture> {
        let shown =
            |i: usize, j: usize| Cell { id: Some(Id::Cell(i, j)), ..plain(rows[i][j].to_string()) };
        let choices = cells(rows).into_iter().map(|(i, j)| {
            let number = |value: u64| Cell {
                id: Some(Id::Value(i, j, value)),
                ground: if rows[i][j] == value { Look::Shaded } else { Look::Plain },
                text: value.to_string(),
                ..Cell::default()
            };
            let name = plain(format!("{},{}", i + 1, j + 1));
            Some(name).into_iter().chain((0..=MOST).map(number)).collect()
        });
        vec![Picture::grid(rows, shown), Picture::Strips(choices.collect())]
    }

    fn act(_: &Position, changes: &Vec<(usize, usize, u64)>) -> Act {
        let (mut english, mut chinese) = (vec![], vec![]);
        for (i, j, number) in changes {
            english.push(format!("({}, {}) to {}", i + 1, j + 1, number));
            chinese.push(format!("({}, {}) 改成 {}", i + 1, j + 1, number));
        }
        let taps = changes.iter().map(|&(i, j, number)| Id::Value(i, j, number)).collect();
        let words = [format!("set {}", english.join(", ")), format!("改：{}", chinese.join("，"))];
        Act::new(taps, words, &[])
    }

    fn claim(rows: &Position, _: Player) -> Option<Claim> {
        let x = nim_sums(rows);
        let sums: Vec<String> =
            x.iter().enumerate().map(|(d, x)| format!("X_{} = {}", d, x)).collect();
        Some(Claim::formula(sums.join(", "), x.iter().all(|&x| x == 0)))
    }

    fn why(rows: &Position, _: Player) -> Option<Why> {
        let (x, cells) = (nim_sums(rows), cells(rows));
        let numbers = |d: usize| {
            let on_it = cells.iter().filter(|(i, j)| i + j == d);
            on_it.map(|&(i, j)| rows[i][j]).collect::<Vec<_>>()
        };
        if rows.iter().flatten().all(|&number| number == 0) {
            return Some(Why::lost(["All numbers are 0.", "所有的数都是 0。"]));
        }
        let d = if let Some(d) = x.iter().position(|&x| x > 0) {
            d
        } else {
            let all = (0..x.len()).map(numbers).filter(|all| all.iter().any(|&h| h > 0));
            let (en, zh): (Vec<_>, Vec<_>) =
                all.map(|all| listed(&all)).map(|[en, zh]| (en, zh)).unzip();
            return Some(Why::lost([
                    format!("On each anti-diagonal the nim-sum is 0 ({}). A turn changes one number on that of its start, so it spoils it, and the other player can set all right.", en.join("; ")),
                    format!("每条副对角线的异或和都是 0（{}）：起点所在的那一条只改一个数，必定被破坏，对手总能一次全部补好。", zh.join("；")),
                ]));
        };
        let &(i, j) = cells.iter().find(|&&(i, j)| i + j == d && rows[i][j] ^ x[d] < rows[i][j])?;
        let ([en, zh], to) = (listed(&numbers(d)), rows[i][j] ^ x[d]);
        let then = if x[d + 1..].iter().all(|&x| x == 0) {
            ["then all anti-diagonals have nim-sum 0", "各条就都是 0"]
        } else {
            ["and walk on to the last corner: on the way one number of each later anti-diagonal sets it right", "再一路走到右下角，顺路把后面每一条也补成 0"]
        };
        if numbers(d).len() == 1 {
            return Some(Why::won([
                format!("The {} in row {}, column {} stands alone on its anti-diagonal. Lower it to 0, {}.", x[d], i + 1, j + 1, then[0]),
                format!("第 {} 行第 {} 列的 {} 独占一条副对角线：减到 0，{}。", i + 1, j + 1, x[d], then[1]),
            ]));
        }
        Some(Why::won([
            format!(
                "The anti-diagonal {} has nim-sum {}. Lower the {} in row {}, column {} to {}, {}.",
                en,
                x[d],
                rows[i][j],
                i + 1,
                j + 1,
                to,
                then[0]
            ),
            format!(
                "副对角线 {} 的异或和是 {}。把第 {} 行第 {} 列的 {} 减到 {}，{}。",
                zh,
                x[d],
                i + 1,
                j + 1,
                rows[i][j],
                to,
                then[1]
            ),
        ]))
    }

    fn drawn(rows: &Position, _: Player) -> Option<Drawn> {
        let x = nim_sums(rows);
        let tagged = |drawn: Drawn, (i, j)| drawn.tag(Id::Cell(i, j), x[i + j], x[i + j] > 0);
        Some(cells(rows).into_iter().fold(Drawn::new(TAGGED), tagged))
    }
}

const TAGGED: Phrase = [
    "At each number: the nim-sum of its anti-diagonal, that is, of all numbers with the same row + column. Orange: it is not 0.",
    "每个数角上是它所在副对角线的异或和（行号 + 列号相同的数在同一条上）。粗框：异或和不是 0。",
];

/// X_0, X_1, … of the page: the nim-sums of the anti-diagonals.
fn nim_sums(rows: &Position) -> Vec<u64> {
    let mut x = vec![0; rows.len() + rows[0].len() - 1];
    for (i, j) in cells(rows) {
        x[i + j] ^= rows[i][j];
    }
    x
}

fn plain(text: String) -> Cell {
    Cell { text, ..Cell::default() }
}

fn cells(rows: &Position) -> Vec<(usize, usize)> {
    (0..rows.len()).flat_map(|i| (0..rows[i].len()).map(move |j| (i, j))).collect()
}

/// All that a way on from a cell can make of the rows.
fn walk(rows: &Position, (i, j): (usize, usize), found: &mut BTreeSet<Position>) {
    found.insert(rows.clone());
    for &(i, j) in &[(i, j + 1), (i + 1, j)] {
        if i < rows.len() && j < rows[i].len() {
            for number in 0..=MOST {
                let mut to = rows.clone();
                to[i][j] = number;
                walk(&to, (i, j), found);
            }
        }
    }
}
