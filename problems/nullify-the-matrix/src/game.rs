//! The game as stated, with numbers up to a bound: lower a number, then change others on a way right and down.

use board::{Act, Cell, Claim, Id, Look, Phrase, Picture, Show};
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
            |row: &Vec<u64>| row.iter().map(|number| plain(number.to_string())).collect::<Vec<_>>();
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
        vec![Picture::Grid(rows.iter().map(shown).collect()), Picture::Strips(choices.collect())]
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
        let mut x = vec![0; rows.len() + rows[0].len() - 1];
        for (i, j) in cells(rows) {
            x[i + j] ^= rows[i][j];
        }
        let sums: Vec<String> =
            x.iter().enumerate().map(|(d, x)| format!("X_{} = {}", d, x)).collect();
        Some(Claim::formula(sums.join(", "), x.iter().all(|&x| x == 0)))
    }
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
