//! The game as stated: AA puts the token on a free cell; then a turn moves it to a free neighbour on which
//! it has never been.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

/// Rows and columns, the cell of the token if it has one, and the closed cells in order: walls, and cells
/// where the token has been. A cell is written as its row and its column.
pub type Position = Vec<Vec<u64>>;

impl Game for Rules {
    type Position = Position;
    /// The cell that the token comes to.
    type Move = u64;

    fn moves(position: &Position, _: Player) -> Moves<Rules> {
        let mut closed = position[2..].concat();
        closed.extend(&position[1]);
        closed.sort_unstable();
        let mut may = free(position);
        may.retain(|&u| position[1].iter().all(|&v| is_near(u, v)));
        let after = |cell: u64| vec![position[0].clone(), vec![cell], closed.clone()];
        may.into_iter().map(|cell| (cell, after(cell))).collect()
    }

    /// Every maze of 2 × 3 and 3 × 3 cells, before the token is there and with it.
    fn small() -> Vec<Position> {
        let mut all = vec![];
        for &[n, m] in &[[2, 3], [3, 3]] {
            let cells = cells(n, m);
            for set in 0..1 << cells.len() {
                let walls = cells.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
                let walls: Vec<u64> = walls.map(|(_, cell)| *cell).collect();
                let maze = vec![vec![n, m], vec![], walls.clone()];
                all.extend(
                    free(&maze).into_iter().map(|v| vec![vec![n, m], vec![v], walls.clone()]),
                );
                all.push(maze);
            }
        }
        all
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "AA puts the token on a free cell. Then YY and AA in turn move it to a free neighbouring cell on which it has never been. Whoever cannot move loses.",
        "AA 先把棋子放在一个空格上，然后 YY 和 AA 轮流把棋子移到相邻的空格，不能是到过的格子。不能移动的人输。",
    ];
    const TAKES: Phrase = [
        "rows and columns, at most 5, the cell of the token or nothing, and the walls: 3 3 | | 12 13 31 33. The cell 12 is in row 1 and column 2. At most 16 cells are free, with the token on one of them 20",
        "先写行数和列数，至多 5，再写棋子所在的格子，可以不写，最后写墙：3 3 | | 12 13 31 33。12 是第 1 行第 2 列。空格至多 16 个，棋子已放好时至多 20 个",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "3 3 | | 12 13 31 33",
        "2 5 | | 22 24 25",
        "2 3 | | 22 23",
        "3 3 | | 11 12 13 31 33",
        "2 4 | | 21 23 24",
        "4 5 | 23 | 15 41",
        "4 4 | |",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "As many dominoes as possible lie on the free cells: which cells can be left over?",
            "骨牌在空格上放得最多时，哪些格子可以剩下？",
        ],
        [
            "To which cell can the token come so that just as many dominoes fit on the other free cells?",
            "棋子放到或走到哪一格，其余空格上最多能放的骨牌数不变？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        let mut position = board::groups(text)?;
        if position.len() == 2 {
            position.push(vec![]);
        }
        position.get_mut(2)?.sort_unstable();
        position[2].dedup();
        let all = match position[0][..] {
            [n, m] if n.max(m) <= 5 => cells(n, m),
            _ => return None,
        };
        let is_cell = |cell: &u64| all.contains(cell);
        let free = all.len().saturating_sub(position[2].len());
        let fits = position.len() == 3 && free <= [16, 20].get(position[1].len()).copied()?;
        let stands = position[1].iter().all(|cell| !position[2].contains(cell));
        (fits && stands && position[1..].iter().flatten().all(is_cell)).then_some(position)
    }

    fn write(position: &Position) -> String {
        board::write_groups(position).trim_end().to_owned()
    }

    fn scene(position: &Position) -> Vec<Picture> {
        let cell = |cell: u64| Cell {
            id: Some(id(cell)),
            ground: if position[2].contains(&cell) { Look::Shaded } else { Look::Plain },
            piece: position[1].contains(&cell).then_some(Look::Black),
            name: Some(0),
            ..Cell::default()
        };
        let row = |i: u64| (1..=position[0][1]).map(|j| cell(10 * i + j)).collect();
        let grid = Picture::Grid((1..=position[0][0]).map(row).collect());
        let now = if position[1].is_empty() {
            ["First put the token on a free cell.", "先把棋子放在一个空格里。"]
        } else {
            ["Now the token moves.", "现在轮流移动棋子。"]
        };
        vec![grid, Picture::note(now)]
    }

    fn act(position: &Position, &cell: &u64) -> Act {
        let words = if position[1].is_empty() { PUT } else { MOVE };
        Act::new(vec![id(cell)], words, &[cell / 10, cell % 10])
    }

    fn claim(position: &Position, _: Player) -> Option<Claim> {
        let free = free(position);
        let without = dominoes(&free);
        if position[1].is_empty() {
            let words = [
                format!("{} free cells; dominoes that fit: {}", free.len(), without),
                format!("{} 个空格，最多放 {} 个骨牌", free.len(), without),
            ];
            return Some(Claim { words, lost: 2 * without == free.len() });
        }
        let with = dominoes(&[&free[..], &position[1]].concat());
        let words = [
            format!("dominoes that fit: {}; without the token's cell: {}", with, without),
            format!("最多放 {} 个骨牌；不用棋子所在的格子，最多 {} 个", with, without),
        ];
        Some(Claim { words, lost: with == without })
    }

    fn why(position: &Position, player: Player) -> Option<Why> {
        let (free, moves) = (free(position), Rules::moves(position, player));
        let without = dominoes(&free);
        // Does it leave as many dominoes to lay one of its cells over?
        let remains = |&cell: &u64| {
            let others = free.iter().copied().filter(|&other| other != cell);
            dominoes(&others.collect::<Vec<_>>()) == without
        };
        let good = moves.into_iter().map(|(cell, _)| cell).find(remains);
        let place = |cell: u64| (cell / 10, cell % 10);
        Some(match (&position[1][..], good.map(place)) {
            ([], _) if free.is_empty() => Why::lost(["No cell is free.", "没有空格。"]),
            ([], Some((i, j))) => Why::won([
                format!("Dominoes cover at most {} of {} free cells, and row {}, column {} can remain. Put the token there; whichever domino it then enters, move it to the other half.", 2 * without, free.len(), i, j),
                format!("{} 个空格，骨牌最多盖住 {} 个，第 {} 行第 {} 列可以剩下：放在那里，以后对手走进哪个骨牌，就走到它的另一半。", free.len(), 2 * without, i, j),
            ]),
            ([], None) => Why::lost([
                format!("Dominoes can cover all {} free cells. Wherever the token is put, the other player moves to the other half of its domino, and so each time.", free.len()),
                format!("骨牌能盖住全部 {} 个空格。放在哪里，对手都走到那个骨牌的另一半，以后也总是这样。", free.len()),
            ]),
            (_, Some((i, j))) => Why::won([
                format!("In every way of laying as many dominoes as possible ({}), one covers the token's cell. Its other half can be row {}, column {}: move there, and so each time.", without + 1, i, j),
                format!("骨牌最多放 {} 个，怎么放都会盖住棋子所在的格子，另一半可以是第 {} 行第 {} 列：走过去，以后也总走到另一半。", without + 1, i, j),
            ]),
            ([cell, ..], None) if free.iter().all(|&u| !is_near(u, *cell)) => {
                Why::lost(["No free cell is next to the token.", "棋子旁边没有空格，走不动。"])
            }
            (_, None) => Why::lost([
                format!("Some way of laying as many dominoes as possible ({}) leaves the token's cell over. Whichever domino the token enters, the other player moves to its other half.", without),
                format!("骨牌最多放 {} 个，可以不盖棋子所在的格子。走进哪个骨牌，对手都走到它的另一半。", without),
            ]),
        })
    }

    /// A cell that is left over is not ringed where the token may be put on it at once.
    fn drawn(position: &Position, _: Player) -> Option<Drawn> {
        let mut cells = free(position);
        let words = if let [token] = position[1][..] {
            // The nearest first: they are covered, if all can be.
            cells.sort_by_key(|cell| {
                (cell / 10).abs_diff(token / 10) + (cell % 10).abs_diff(token % 10)
            });
            [
                "One way of laying as many dominoes as possible on the free cells. Orange ring: the cells that it leaves over.",
                "在空格上放最多的骨牌，这是其中一种放法。粗圈：剩下的格子。",
            ]
        } else {
            [
                "One way of laying as many dominoes as possible on the free cells.",
                "在空格上放最多的骨牌，这是其中一种放法。",
            ]
        };
        let laid = laid(&cells);
        let mut drawn = Drawn::new(words);
        for &[u, v] in &laid {
            drawn = drawn.pair(id(u), id(v), false);
        }
        let is_left = |cell: &&u64| laid.iter().all(|domino| !domino.contains(cell));
        let left = cells.iter().filter(is_left).filter(|_| !position[1].is_empty());
        Some(left.fold(drawn, |drawn, &cell| drawn.ring(id(cell), true)))
    }
}

const PUT: Phrase = ["put the token on row {0}, column {1}", "放在第 {0} 行第 {1} 列"];
const MOVE: Phrase = ["move to row {0}, column {1}", "移到第 {0} 行第 {1} 列"];

fn id(cell: u64) -> Id {
    Id::Cell(cell as usize / 10, cell as usize % 10)
}

fn cells(n: u64, m: u64) -> Vec<u64> {
    (1..=n).flat_map(|i| (1..=m).map(move |j| 10 * i + j)).collect()
}

/// The cells that are neither closed nor under the token.
fn free(position: &Position) -> Vec<u64> {
    let is_free = |cell: &u64| position[1..].iter().all(|cells| !cells.contains(cell));
    cells(position[0][0], position[0][1]).into_iter().filter(is_free).collect()
}

fn is_near(u: u64, v: u64) -> bool {
    u + 1 == v || v + 1 == u || u + 10 == v || v + 10 == u
}

/// How many dominoes have room on these cells?
fn dominoes(cells: &[u64]) -> usize {
    laid(cells).len()
}

/// As many dominoes as have room. The first cell may have one, if it has a neighbour: if none is on it, move
/// the neighbour's.
fn laid(cells: &[u64]) -> Vec<[u64; 2]> {
    let v = match cells.first() {
        None => return vec![],
        Some(v) => *v,
    };
    let near = cells.iter().filter(|u| is_near(**u, v));
    let rest =
        |u: u64| cells.iter().copied().filter(|&cell| cell != u && cell != v).collect::<Vec<_>>();
    let with = near.map(|&u| [vec![[v, u]], laid(&rest(u))].concat());
    with.max_by_key(Vec::len).unwrap_or_else(|| laid(&cells[1..]))
}
