//! The game as stated: a piece jumps to the first empty cell to its right.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::nim::nim_sum;

pub struct Rules;

/// A piece goes in its row from one column to another.
pub struct Jump {
    row: usize,
    from: u64,
    to: u64,
}

impl Game for Rules {
    /// The columns of the pieces, row by row.
    type Position = Vec<Vec<u64>>;
    type Move = Jump;

    fn moves(rows: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (row, pieces) in rows.iter().enumerate() {
            for &from in pieces {
                if let Some(to) = (from..=20).find(|column| !pieces.contains(column)) {
                    let mut after = rows.clone();
                    after[row].retain(|&column| column != from);
                    after[row].push(to);
                    after[row].sort_unstable();
                    moves.push((Jump { row, from, to }, after));
                }
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let row = |set: u64| (11..=20).filter(|column| set >> (20 - column) & 1 == 1).collect();
        let pair = |set: u64| vec![row(set >> 5), row(set & 31)];
        (1..1 << 10).map(|set| vec![row(set)]).chain((1..1 << 10).map(pair)).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Put one piece on the first empty cell to its right in its row, over all pieces between. Whoever cannot move loses.",
        "每次选一枚棋子，放到同一行右边的第一个空格里，中间的棋子都跳过去。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "the columns of the pieces, row by row, for example 15 17 18 | 19: one row from column 9 on, two rows from 12 on, three from 15 on; the last column is 20",
        "各行棋子的列号，例如 15 17 18 | 19：一行时列号从 9 起，两行从 12 起，三行从 15 起，最后一列是 20",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "12 13 14 16 19 20",
        "15 17 18",
        "17 18",
        "19 | 18",
        "15 16 18 | 16 17 | 15 19",
        "12 13 14 15 | 12 13 14 15 16",
    ];
    const ASKED: [Phrase; 2] = [
        ["Which pieces have an odd number of empty cells to their right, and how many stand side by side?", "哪些棋子右边的空格数是奇数？挨在一起的各有几枚？"],
        ["Which piece can jump so that every power of two occurs an even number of times in the sizes of the odd groups?", "跳哪一枚，能让右边有奇数个空格的各组枚数里，2 的每个幂都出现偶数次？"],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let mut rows = board::groups(text)?;
        let first = first(rows.len())?;
        for row in &mut rows {
            row.sort_unstable();
        }
        let differ = |row: &Vec<u64>| row.windows(2).all(|two| two[0] < two[1]);
        let mut pieces = rows.iter().flatten();
        let fits = pieces.all(|column| (first..=20).contains(column)) && rows.iter().all(differ);
        (fits && rows.iter().any(|row| !row.is_empty())).then_some(rows)
    }

    fn write(rows: &Vec<Vec<u64>>) -> String {
        board::write_groups(rows)
    }

    fn scene(rows: &Vec<Vec<u64>>) -> Vec<Picture> {
        let first = first(rows.len()).unwrap_or(1);
        let cell = |r: usize, column: u64| {
            let is_there = rows[r].contains(&column);
            Cell {
                id: Some(Id::Cell(r, column as usize)),
                piece: is_there.then_some(Look::Black),
                text: if is_there { String::new() } else { column.to_string() },
                ..Cell::default()
            }
        };
        let row = |r: usize| (first..=20).map(|column| cell(r, column)).collect();
        let drawn = (0..rows.len()).map(row).collect();
        vec![if rows.len() > 1 { Picture::Grid(drawn) } else { Picture::Strips(drawn) }]
    }

    fn act(rows: &Vec<Vec<u64>>, &Jump { row, from, to }: &Jump) -> Act {
        let words = if rows.len() > 1 { IN_A_ROW } else { ALONE };
        Act::new(vec![Id::Cell(row, from as usize)], words, &[from, to, row as u64 + 1])
    }

    fn claim(rows: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let claim = Claim::nim_sum(&odd(rows).iter().map(|group| group.pieces).collect::<Vec<_>>());
        let words = [
            format!("groups with 1, 3, 5, … empty cells on the right: {}", claim.words[0]),
            format!("右边有 1、3、5、… 个空格的各组棋子：{}", claim.words[1]),
        ];
        Some(Claim { words, ..claim })
    }

    fn why(rows: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let groups = odd(rows);
        if groups.is_empty() {
            let is_end = Rules::moves(rows, player).is_empty();
            return Some(Why::lost(if is_end { END } else { EVEN }));
        }
        let pieces: Vec<u64> = groups.iter().map(|group| group.pieces).collect();
        let [pieces_en, pieces_zh] = board::listed(&pieces);
        let x = nim_sum(pieces);
        let en = format!("{} {} (nim-sum {})", COUNT[0], pieces_en, x);
        let zh = format!("{}{} 枚，异或和 {}", COUNT[1], pieces_zh, x);
        if x == 0 {
            return Some(Why::lost([
                format!("{}. Any move spoils that, and the answer restores it.", en),
                format!("{}。怎么走都不再是 0，对手再走回 0。", zh),
            ]));
        }
        // The k-th piece of a group from the right takes k pieces down.
        let group = groups.iter().find(|group| group.pieces ^ x < group.pieces)?;
        let from = group.last + 1 - (group.pieces - (group.pieces ^ x));
        let [row_en, row_zh] = match rows.len() {
            1 => [String::new(), String::new()],
            _ => [format!(" in row {}", group.row + 1), format!("第 {} 行", group.row + 1)],
        };
        Some(Why::won([
            format!("{}. Move {}{} to {}, and it is 0.", en, from, row_en, group.last + 1),
            format!("{}。{}第 {} 列走到第 {} 列，就变成 0。", zh, row_zh, from, group.last + 1),
        ]))
    }

    fn drawn(rows: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let groups = odd(rows);
        let x = nim_sum(groups.iter().map(|group| group.pieces));
        let mut drawn = Drawn::new(FRAMED);
        for &Group { row, last, pieces } in &groups {
            let at = |j| Id::Cell(row, (last + 1 - pieces + j) as usize);
            drawn = drawn.bricks(pieces, x, at);
        }
        for (row, columns) in rows.iter().enumerate() {
            for &column in columns.iter().filter(|&column| !columns.contains(&(column + 1))) {
                let empty = (column..=20).filter(|other| !columns.contains(other)).count();
                drawn = drawn.tag(Id::Cell(row, column as usize), empty, false);
            }
        }
        Some(drawn)
    }

    fn parts(rows: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        rows.iter().filter(|row| !row.is_empty()).map(|row| vec![row.clone()]).collect()
    }
}

const FRAMED: Phrase = [
    "At each group: how many empty cells are to its right. Where this is odd, its pieces are framed as powers of two. Orange: the powers that occur an odd number of times.",
    "每组棋子角上是右边的空格数；是奇数的组，枚数拆成 2 的幂，分别框出。粗框：出现奇数次的幂。",
];

const COUNT: Phrase = [
    "A move from an even number of empty cells to the right can be repeated, so only the sizes of odd groups count:",
    "右边有偶数个空格的组，一方走一步，另一方照样再走一步，所以只看右边有奇数个空格的组：",
];
const EVEN: Phrase = [
    "Every piece has an even number of empty cells to its right: for as many as a move makes it odd, the answer makes it even again.",
    "每枚棋子右边的空格数都是偶数：一步使几枚变成奇数，对手就把它们变回偶数。",
];
const END: Phrase = [
    "No piece has an empty cell to its right: none can move.",
    "每枚棋子右边都没有空格了，不能再走。",
];

/// Pieces side by side with the same odd number of empty cells to their right.
struct Group {
    row: usize,
    last: u64,
    pieces: u64,
}

fn odd(rows: &[Vec<u64>]) -> Vec<Group> {
    let mut groups = vec![];
    for (row, columns) in rows.iter().enumerate() {
        let empty = |i: usize| 20 - columns[i] - (columns.len() - 1 - i) as u64;
        for j in (1..20).step_by(2) {
            let group: Vec<usize> = (0..columns.len()).filter(|&i| empty(i) == j).collect();
            if let Some(&last) = group.last() {
                groups.push(Group { row, last: columns[last], pieces: group.len() as u64 });
            }
        }
    }
    groups
}

const ALONE: Phrase = ["put the piece from {0} on {1}", "把第 {0} 列的棋子放到第 {1} 列"];
const IN_A_ROW: Phrase =
    ["put the piece in row {2} from {0} on {1}", "把第 {2} 行第 {0} 列的棋子放到第 {1} 列"];

/// The first column that so many rows may use, so that a board can search them.
fn first(rows: usize) -> Option<u64> {
    [9, 12, 15].get(rows.checked_sub(1)?).copied()
}
