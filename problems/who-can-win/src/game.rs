//! The game as stated: a turn moves the stone to a neighbouring cell on which it has never been.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

/// The side of the board, the cell of the stone, and the other cells where it has been, in order. A cell is
/// written as its row and its column.
pub type Position = Vec<Vec<u64>>;

impl Game for Rules {
    type Position = Position;
    /// The cell to which the stone goes.
    type Move = u64;

    fn moves(position: &Position, _: Player) -> Moves<Rules> {
        let (n, stone) = (position[0][0], position[1][0]);
        let mut visited = [&position[2][..], &[stone]].concat();
        visited.sort_unstable();
        let near = [stone - 10, stone - 1, stone + 1, stone + 10];
        let is_open = |cell: &u64| {
            [cell / 10, cell % 10].iter().all(|place| (1..=n).contains(place))
                && !visited.contains(cell)
        };
        let step = |&cell: &u64| (cell, vec![vec![n], vec![cell], visited.clone()]);
        near.iter().filter(|cell| is_open(cell)).map(step).collect()
    }

    /// The starts on boards up to 4 × 4, and what is played on those up to 3 × 3.
    fn small() -> Vec<Position> {
        let start =
            |n: u64, cell: u64| vec![vec![n], vec![10 * (cell / n) + cell % n + 11], vec![]];
        let mut all: Vec<Position> =
            (1..=4).flat_map(|n| (0..n * n).map(move |cell| start(n, cell))).collect();
        let mut next = 0;
        while next < all.len() {
            let options = Rules::options(&all[next]);
            next += 1;
            let new = options.into_iter().filter(|p| p[0][0] < 4 && !all.contains(p));
            let new: Vec<Position> = new.collect();
            all.extend(new);
        }
        all
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Move the stone to a neighbouring cell, up, down, left or right, on which it has never been. Whoever cannot move loses.",
        "每次把棋子移到上下左右相邻的一格，不能是到过的格子。不能移动的人输。",
    ];
    const TAKES: Phrase = [
        "the side of the board, at most 4, the cell of the stone, and the other cells where it has been: 3 | 12 | 11. The cell 12 is in row 1 and column 2",
        "先写边长，至多 4，再写棋子所在的格子，最后写到过的其他格子：3 | 12 | 11。12 是第 1 行第 2 列",
    ];
    const SET_UPS: &'static [&'static str] =
        &["4 | 11 |", "3 | 11 |", "2 | 11 |", "3 | 12 |", "3 | 22 |", "4 | 32 |"];
    const ASKED: [Phrase; 2] = [
        [
            "As many dominoes as possible lie on the cells not yet visited: does the stone's cell make room for one more?",
            "没到过的格子上放最多的骨牌，加上棋子这格能不能再多放一个？",
        ],
        [
            "To which cell can the stone go so that just as many dominoes fit on the other cells not yet visited?",
            "走到哪一格，其余没到过的格子上最多能放的骨牌数不变？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        let mut position = board::groups(text)?;
        if position.len() == 2 {
            position.push(vec![]);
        }
        let visited = position.get_mut(2)?;
        visited.sort_unstable();
        visited.dedup();
        let n = *position[0].first()?;
        let is_cell = |cell: &u64| (1..=n).contains(&(cell / 10)) && (1..=n).contains(&(cell % 10));
        let fits = position.len() == 3 && position[0].len() == 1 && n <= 4;
        let stands = position[1].len() == 1 && !position[2].contains(&position[1][0]);
        (fits && stands && position[1..].iter().flatten().all(is_cell)).then_some(position)
    }

    fn write(position: &Position) -> String {
        board::write_groups(position).trim_end().to_owned()
    }

    fn scene(position: &Position) -> Vec<Picture> {
        let n = position[0][0];
        let cell = |cell: u64| Cell {
            id: Some(id(cell)),
            ground: if position[2].contains(&cell) { Look::Shaded } else { Look::Plain },
            piece: (position[1][0] == cell).then_some(Look::Black),
            name: Some(0),
            ..Cell::default()
        };
        let row = |i: u64| (1..=n).map(|j| cell(10 * i + j)).collect();
        vec![Picture::Grid((1..=n).map(row).collect())]
    }

    fn act(_: &Position, &cell: &u64) -> Act {
        let words = ["move to row {0}, column {1}", "移到第 {0} 行第 {1} 列"];
        Act::new(vec![id(cell)], words, &[cell / 10, cell % 10])
    }

    /// Of starts alone.
    fn claim(position: &Position, _: Player) -> Option<Claim> {
        let (n, stone) = (position[0][0], position[1][0]);
        let (r, c) = (stone / 10, stone % 10);
        let words = if n % 2 == 0 {
            [format!("n = {} is even", n), format!("n = {} 是偶数", n)]
        } else {
            let sum = format!("r + c = {} + {} = {}", r, c, r + c);
            [format!("n = {} is odd, {}", n, sum), format!("n = {} 是奇数，{}", n, sum)]
        };
        let lost = n % 2 == 1 && (r + c) % 2 == 0;
        if position[2].is_empty() {
            Some(Claim { words, lost })
        } else {
            None
        }
    }

    /// Dominoes on the cells where the stone has not been, as many as fit.
    fn why(position: &Position, player: Player) -> Option<Why> {
        let open = open(position);
        let without =
            |gone: u64| -> Vec<u64> { open.iter().copied().filter(|&cell| cell != gone).collect() };
        let steps: Vec<u64> = Rules::moves(position, player).into_iter().map(|one| one.0).collect();
        let k = dominoes(&open);
        let half = steps.iter().find(|&&cell| dominoes(&without(cell)) == k);
        Some(match half {
            _ if steps.is_empty() => Why::lost([
                "The stone has been on all neighbouring cells.",
                "相邻的格子都到过了，动不了。",
            ]),
            Some(cell) => Why::won([
                format!(
                    "The stone's cell makes room for one more domino on the cells not yet visited ({}, not {}): move to the other half of its domino, row {}, column {}, and so on each time.",
                    k + 1, k, cell / 10, cell % 10
                ),
                format!(
                    "没到过的格子加上棋子这格，能多放一个骨牌（{} 个，不加是 {} 个）：走到棋子所在骨牌的另一半，第 {} 行第 {} 列，以后也这样走。",
                    k + 1, k, cell / 10, cell % 10
                ),
            ]),
            None => Why::lost([
                format!(
                    "Put as many dominoes as fit on the cells not yet visited ({}); the stone's cell does not allow one more. So any step enters one of them, and the other player moves to its other half.",
                    k
                ),
                format!("没到过的格子至多放 {} 个骨牌，加上棋子这格也不会更多：走一步必进其中一个骨牌，对手就走到它的另一半。", k),
            ]),
        })
    }

    fn drawn(position: &Position, _: Player) -> Option<Drawn> {
        let words = [
            "One way of laying as many dominoes as possible on the cells not yet visited. Orange ring: the cells that it leaves over.",
            "在没到过的格子上放最多的骨牌，这是其中一种放法。粗圈：剩下的格子。",
        ];
        let (stone, mut cells) = (position[1][0], open(position));
        // The nearest first: they are covered, if all can be.
        cells.sort_by_key(|cell| {
            (cell / 10).abs_diff(stone / 10) + (cell % 10).abs_diff(stone % 10)
        });
        let laid = laid(&cells);
        let mut drawn = Drawn::new(words);
        for &[u, v] in &laid {
            drawn = drawn.pair(id(u), id(v), false);
        }
        let left = cells.iter().filter(|cell| laid.iter().all(|domino| !domino.contains(cell)));
        Some(left.fold(drawn, |drawn, &cell| drawn.ring(id(cell), true)))
    }
}

/// The cells where the stone has not been.
fn open(position: &Position) -> Vec<u64> {
    let (n, stone) = (position[0][0], position[1][0]);
    let cells = (1..=n).flat_map(|r| (1..=n).map(move |c| 10 * r + c));
    cells.filter(|cell| *cell != stone && !position[2].contains(cell)).collect()
}

/// How many dominoes fit on these cells?
fn dominoes(cells: &[u64]) -> usize {
    laid(cells).len()
}

/// As many dominoes as fit. The first cell may have one, if it has a neighbour: if none is on it, move the
/// neighbour's.
fn laid(cells: &[u64]) -> Vec<[u64; 2]> {
    if cells.is_empty() {
        return vec![];
    }
    let (first, rest) = (cells[0], &cells[1..]);
    let is_near = |i: &usize| [1, 10].contains(&rest[*i].abs_diff(first));
    let near = (0..rest.len()).filter(is_near);
    let with = near
        .map(|i| [vec![[first, rest[i]]], laid(&[&rest[..i], &rest[i + 1..]].concat())].concat());
    with.max_by_key(Vec::len).unwrap_or_else(|| laid(rest))
}

fn id(cell: u64) -> Id {
    Id::Cell(cell as usize / 10, cell as usize % 10)
}
