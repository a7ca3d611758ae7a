//! The game as stated: two heaps, a move takes from one of them, and whoever has to move at a shortcut loses
//! at once.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player, Take};

pub struct Rules;

/// Two heaps: the column and the row of a cell.
pub type Pair = (u64, u64);

/// The heaps, and the shortcuts.
pub type Position = (Pair, Vec<Pair>);

impl Game for Rules {
    type Position = Position;
    type Move = Take;

    fn moves(((a, b), shortcuts): &Position, _: Player) -> Moves<Rules> {
        if shortcuts.contains(&(*a, *b)) {
            return vec![];
        }
        let to = |heap, stones, to: Pair| (Take { heap, stones }, (to, shortcuts.clone()));
        let from_a = (1..=*a).map(|t| to(0, t, (a - t, *b)));
        let from_b = (1..=*b).map(|t| to(1, t, (*a, b - t)));
        from_a.chain(from_b).collect()
    }

    /// All sets of shortcuts in three columns and rows, and one alone in four.
    fn small() -> Vec<Position> {
        let cells = |n: u64| (0..n * n).map(move |cell| (cell / n, cell % n));
        let mut all = vec![];
        for (n, most, heaps) in [(3, 9, 4), (4, 1, 6)] {
            for set in (0_u32..1 << (n * n)).filter(|set| set.count_ones() <= most) {
                let chosen = cells(n).enumerate().filter(|(i, _)| set >> i & 1 == 1);
                let shortcuts: Vec<Pair> = chosen.map(|(_, cell)| cell).collect();
                all.extend(cells(heaps).map(|cell| (cell, shortcuts.clone())));
            }
        }
        all
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Two heaps are a cell: its column and its row. Take any number of stones from one heap: the piece goes left or down. Whoever is to move on a dark cell, a shortcut, or without stones, has lost.",
        "两堆石子看成一个格子：第一堆是列，第二堆是行。每次从一堆里取走任意颗（至少一颗），也就是棋子向左或向下走。轮到走的人如果在深色格（捷径）上，或者没有石子可取，就输了。",
    ];
    const TAKES: Phrase = [
        "two heaps of at most 9 stones, then at most 12 shortcuts of the same kind: 5 4 | 0 1 | 2 2 | 3 0",
        "先写两堆，每堆至多 9 颗，再写捷径，至多 12 个，大小也至多 9：5 4 | 0 1 | 2 2 | 3 0",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "6 3 | 0 1 | 2 2 | 3 0",
        "5 4 | 0 1 | 2 2 | 3 0",
        "1 1 | 0 1",
        "7 7 | 1 4 | 3 1 | 5 5",
        "8 9 | 1 0 | 2 8 | 3 2 | 4 6 | 7 3",
        "9 9 | 2 0 | 5 1 | 6 2",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "Walk from (0, 0): which columns have a shortcut below the walk, which rows have one to its left, and which cells are marked?",
            "从 (0, 0) 出发走一遍：哪些列的下方已经有捷径，哪些行的左边已经有捷径，哪些格子被标记？",
        ],
        [
            "Which shortcut or marked cell can the piece reach, straight down or to the left?",
            "棋子向下或向左，能走到哪个捷径或标记格？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        let pairs = board::groups(text)?;
        let pair = |pair: &Vec<u64>| match pair[..] {
            [x, y] if x.max(y) < SIDE => Some((x, y)),
            _ => None,
        };
        let (heaps, shortcuts) = pairs.split_first()?;
        let mut shortcuts: Vec<Pair> = shortcuts.iter().map(pair).collect::<Option<_>>()?;
        shortcuts.sort_unstable();
        shortcuts.dedup();
        (shortcuts.len() <= 12).then_some((pair(heaps)?, shortcuts))
    }

    fn write((heaps, shortcuts): &Position) -> String {
        let pairs: Vec<Vec<u64>> =
            [heaps].into_iter().chain(shortcuts).map(|&(x, y)| vec![x, y]).collect();
        board::write_groups(&pairs)
    }

    /// The row 0 stands below, with the columns' numbers under it.
    fn scene((heaps, shortcuts): &Position) -> Vec<Picture> {
        let cell = |x: u64, y: u64| Cell {
            id: Some(id((x, y))),
            ground: if shortcuts.contains(&(x, y)) { Look::Shaded } else { Look::Plain },
            piece: (*heaps == (x, y)).then_some(Look::Red),
            name: (*heaps == (x, y)).then_some(0),
            ..Cell::default()
        };
        let label = |number: u64| Cell { text: number.to_string(), ..Cell::default() };
        let row = |y: u64| [label(y)].into_iter().chain((0..SIDE).map(|x| cell(x, y))).collect();
        let last = [Cell::default()].into_iter().chain((0..SIDE).map(label)).collect();
        let rows = (0..SIDE).rev().map(row).chain([last]).collect();
        let note = [
            format!("The heaps are {} and {}.", heaps.0, heaps.1),
            format!("两堆是 {} 和 {}。", heaps.0, heaps.1),
        ];
        vec![Picture::Grid(rows), Picture::Note(note)]
    }

    fn act(&((a, b), _): &Position, take: &Take) -> Act {
        let to = if take.heap == 0 { (a - take.stones, b) } else { (a, b - take.stones) };
        Act { taps: vec![id(to)], ..Act::take(&[a, b], take) }
    }

    fn claim((heaps, shortcuts): &Position, _: Player) -> Option<Claim> {
        let marked = walk(shortcuts).0;
        let (a, b) = heaps;
        let is = if shortcuts.contains(heaps) {
            ["is a shortcut", "是捷径"]
        } else if marked.contains(heaps) {
            ["is marked", "是标记格"]
        } else {
            ["is neither a shortcut nor marked", "既不是捷径，也不是标记格"]
        };
        let words = [format!("({}, {}) {}", a, b, is[0]), format!("({}, {}) {}", a, b, is[1])];
        Some(Claim { words, lost: shortcuts.contains(heaps) || marked.contains(heaps) })
    }

    /// The three points of the proof.
    fn why((heaps, shortcuts): &Position, _: Player) -> Option<Why> {
        let marked = walk(shortcuts).0;
        let &(a, b) = heaps;
        let is_lost = |cell: Pair| shortcuts.contains(&cell) || marked.contains(&cell);
        if shortcuts.contains(heaps) {
            return Some(Why::lost([
                format!("({}, {}) is a shortcut: whoever has to move here has lost.", a, b),
                format!("({}, {}) 是捷径：轮到谁走，谁就输了。", a, b),
            ]));
        }
        if *heaps == (0, 0) {
            return Some(Why::lost(["No stone is left.", "石子取完了。"]));
        }
        if marked.contains(heaps) {
            return Some(Why::lost([
                format!("({}, {}) is marked. Below it in its column, and to its left in its row, there is no shortcut and no other mark: no move leads to one, but the answer does.", a, b),
                format!("({}, {}) 是标记格：正下方和正左方都没有捷径，也没有别的标记格。一步走不到捷径或标记格，而对手再走一步总能走到。", a, b),
            ]));
        }
        let down = (0..b).map(|y| (a, y)).find(|&cell| is_lost(cell));
        let to = down.or_else(|| (0..a).map(|x| (x, b)).find(|&cell| is_lost(cell)))?;
        let [heap_en, heap_zh] = if down.is_some() {
            [format!("the second heap to {}", to.1), format!("第二堆取到 {}", to.1)]
        } else {
            [format!("the first heap to {}", to.0), format!("第一堆取到 {}", to.0)]
        };
        Some(if shortcuts.contains(&to) {
            Why::won([
                format!(
                    "Lower {}: ({}, {}) is a shortcut, and whoever is to move there has lost.",
                    heap_en, to.0, to.1
                ),
                format!("把{}：({}, {}) 是捷径，对手在那里立刻输。", heap_zh, to.0, to.1),
            ])
        } else if to == (0, 0) {
            Why::won([
                format!("Lower {}: then no stone is left.", heap_en),
                format!("把{}：石子就取完了。", heap_zh),
            ])
        } else {
            Why::won([
                format!("Lower {}: ({}, {}) is marked, and from a marked cell no move leads to a shortcut or to another mark.", heap_en, to.0, to.1),
                format!("把{}：({}, {}) 是标记格，从那里走一步，到不了捷径，也到不了别的标记格。", heap_zh, to.0, to.1),
            ])
        })
    }

    /// The walk of the page.
    fn drawn((_, shortcuts): &Position, _: Player) -> Option<Drawn> {
        let (marked, steps) = walk(shortcuts);
        let mut drawn = Drawn::new(WALKED);
        for two in steps.windows(2) {
            drawn = drawn.pair(id(two[0]), id(two[1]), false);
        }
        Some(marked.into_iter().fold(drawn, |drawn, cell| drawn.ring(id(cell), true)))
    }

    fn marks((_, shortcuts): &Position) -> Vec<(Id, Position)> {
        let cells = (0..SIDE).flat_map(|y| (0..SIDE).map(move |x| (x, y)));
        cells.map(|cell| (id(cell), (cell, shortcuts.clone()))).collect()
    }
}

const WALKED: Phrase = [
    "The line is the walk from (0, 0): to the right where the column has a shortcut below it, up where the row has one to its left. Ringed: the cells where neither is so.",
    "连线是从 (0, 0) 开始的路线：所在列的下方有捷径，就右移一列；所在行的左边有捷径，就上移一行。画圈的是两者都没有的格子，即标记格。",
];

/// The columns and the rows of the board.
const SIDE: u64 = 10;

fn id((x, y): Pair) -> Id {
    Id::Cell((SIDE - 1 - y) as usize, x as usize + 1)
}

/// The marked cells of the board, and all cells that the walk comes to.
fn walk(shortcuts: &[Pair]) -> (Vec<Pair>, Vec<Pair>) {
    let (mut marked, mut steps) = (vec![], vec![]);
    let (mut x, mut y) = (0, 0);
    while x < SIDE && y < SIDE {
        steps.push((x, y));
        let column_is_used = shortcuts.iter().any(|cell| cell.0 == x && cell.1 < y);
        let row_is_used = shortcuts.iter().any(|cell| cell.1 == y && cell.0 < x);
        let is_marked = !column_is_used && !row_is_used;
        if is_marked {
            marked.push((x, y));
        }
        x += u64::from(column_is_used || is_marked);
        y += u64::from(row_is_used || is_marked);
    }
    (marked, steps)
}
