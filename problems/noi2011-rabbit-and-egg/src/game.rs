//! The game as stated: Rabbit slides a white piece next to the gap into it, Egg a black one.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

/// The pieces, row by row: 0 is the gap, 1 white, 2 black.
pub type Position = Vec<Vec<u64>>;

impl Game for Rules {
    type Position = Position;
    /// The piece by its row and column.
    type Move = (usize, usize);

    fn moves(rows: &Position, player: Player) -> Moves<Rules> {
        let own = if player == Player::Left { 1 } else { 2 };
        let gap = gap(rows);
        let is_own = |&(i, j): &(usize, usize)| rows[i][j] == own && is_near(gap, (i, j));
        let step = |(i, j): (usize, usize)| {
            let mut to = rows.clone();
            to[gap.0][gap.1] = own;
            to[i][j] = 0;
            ((i, j), to)
        };
        cells(rows).into_iter().filter(is_own).map(step).collect()
    }

    /// Every board of one row of up to 6 cells, and of 2 × 3.
    fn small() -> Vec<Position> {
        let sizes = [(1, 1), (1, 2), (1, 3), (1, 4), (1, 5), (1, 6), (2, 3)];
        let all = sizes.iter().flat_map(|&(n, m)| small::grids(n, m, 2));
        all.filter(|rows| gaps(rows) == 1).collect()
    }
}

/// The signs of the pieces.
const SIGNS: &str = "EOX";

impl Show for Rules {
    const RULE: Phrase = [
        "Slide a piece next to the gap into it: Rabbit a white one, Egg a black one. Whoever cannot move loses.",
        "每次把空格旁边的一枚棋子移进空格：兔兔只能移白子，蛋蛋只能移黑子。不能移动的人输。",
    ];
    const TAKES: Phrase = [
        "the rows, a space between them: X is a black piece, O a white one, E the gap, for example OOXX OXXO OOEO XXXO; at most 6 rows and columns and 20 cells",
        "逐行写，行与行之间空开：X 是黑子，O 是白子，E 是空格，例如 OOXX OXXO OOEO XXXO；至多 6 行 6 列、20 格",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "XOEOXO",
        "OOXX OXXO OOEO XXXO",
        "XOX OEO XOX",
        "EOX OXO",
        "OEOXX OOXOX",
        "XOXO OEOX XOXO OXOX XOXO",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Rabbit", "兔兔"], ["Egg", "蛋蛋"]]);
    const ASKED: [Phrase; 2] = [
        [
            "As many white and black neighbours as possible are paired: which pieces can be left over?",
            "相邻的黑子和白子尽量多地配对时，哪些棋子可以剩下？",
        ],
        [
            "Which piece that can slide now can be left out so that still as many pairs of neighbours are possible?",
            "能移动的棋子中，去掉哪一枚，最多能配的对数不变？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        board::rows(text, SIGNS).filter(|rows| {
            let (n, m) = (rows.len(), rows[0].len());
            n.max(m) <= 6 && n * m <= 20 && gaps(rows) == 1
        })
    }

    fn write(rows: &Position) -> String {
        board::write_rows(rows, SIGNS)
    }

    fn scene(rows: &Position) -> Vec<Picture> {
        let cell = |i: usize, j: usize| Cell {
            id: Some(Id::Cell(i, j)),
            ground: if rows[i][j] == 0 { Look::Shaded } else { Look::Plain },
            piece: [None, Some(Look::White), Some(Look::Black)][rows[i][j] as usize],
            ..Cell::default()
        };
        vec![Picture::grid(rows, cell)]
    }

    fn act(_: &Position, &(i, j): &(usize, usize)) -> Act {
        let words = ["slide the piece in row {0}, column {1}", "移动第 {0} 行第 {1} 列的棋子"];
        Act::new(vec![Id::Cell(i, j)], words, &[i as u64 + 1, j as u64 + 1])
    }

    /// For the player to move the gap's cell has the colour of the opponent's pieces.
    fn claim(rows: &Position, player: Player) -> Option<Claim> {
        let gap = gap(rows);
        let mut rows = rows.clone();
        let without = pairs(&cells(&rows), &rows);
        rows[gap.0][gap.1] = if player == Player::Left { 2 } else { 1 };
        let with = pairs(&cells(&rows), &rows);
        let words = [
            format!("at most {} pairs; without the gap's cell {}", with, without),
            format!("最多配 {} 对；不用空格所在的格子，最多 {} 对", with, without),
        ];
        Some(Claim { words, lost: with == without })
    }

    fn why(rows: &Position, player: Player) -> Option<Why> {
        let is_rabbit = player == Player::Left;
        let ([mover, other], [piece, piece_zh], [gap, gap_zh]) = if is_rabbit {
            ([0, 1], ["white", "白"], ["black", "黑"])
        } else {
            ([1, 0], ["black", "黑"], ["white", "白"])
        };
        let [[mover, mover_zh], [other, other_zh]] =
            [mover, other].map(|i| Rules::PLAYERS.unwrap_or_default()[i]);
        let steps = Rules::moves(rows, player);
        if steps.is_empty() {
            return Some(Why::lost([
                format!("No {} piece is next to the gap, so {} cannot move.", piece, mover),
                format!("空格旁边没有{}子，{}不能移动。", piece_zh, mover_zh),
            ]));
        }
        let without = pairs(&cells(rows), rows);
        // Has the gap's cell this partner in some way to make one pair more?
        let is_partner = |&(i, j): &(usize, usize)| {
            let mut rows = rows.clone();
            rows[i][j] = 0;
            pairs(&cells(&rows), &rows) == without
        };
        Some(match steps.into_iter().map(|(cell, _)| cell).find(is_partner) {
            Some((i, j)) => Why::won([
                format!("Pair black and white neighbours, counting the gap as {}: for the most pairs, {}, it is needed. Its partner can be row {}, column {}: {} moves the gap there, and so each time.", gap, without + 1, i + 1, j + 1, mover),
                format!("相邻黑白格配对，空格算{}格，最多 {} 对，一定要用空格。它可以配第 {} 行第 {} 列：{}把空格移过去，以后也这样。", gap_zh, without + 1, i + 1, j + 1, mover_zh),
            ]),
            None => Why::lost([
                format!("Pair black and white neighbours, counting the gap as {}: for the most pairs, {}, it is not needed. Whichever pair {} moves the gap into, {} moves it on to the partner.", gap, without, mover, other),
                format!("相邻黑白格配对，空格算{}格，最多 {} 对，不用空格也行。{}把空格移进哪一对，{}就移到另一格。", gap_zh, without, mover_zh, other_zh),
            ]),
        })
    }

    fn drawn(rows: &Position, _: Player) -> Option<Drawn> {
        let words = [
            "One way of pairing as many white and black neighbours as possible. Orange ring: the pieces that it leaves over.",
            "相邻的黑子和白子尽量多地配对，这是其中一种配法。粗圈：剩下的棋子。",
        ];
        let (gap, mut cells) = (gap(rows), cells(rows));
        cells.retain(|&cell| cell != gap);
        // The nearest first: they have a partner, if all can.
        cells.sort_by_key(|cell| cell.0.abs_diff(gap.0) + cell.1.abs_diff(gap.1));
        let paired = paired(&cells, rows);
        let id = |(i, j): (usize, usize)| Id::Cell(i, j);
        let mut drawn = Drawn::new(words);
        for &[u, v] in &paired {
            drawn = drawn.pair(id(u), id(v), false);
        }
        let left = cells.iter().filter(|cell| paired.iter().all(|pair| !pair.contains(cell)));
        Some(left.fold(drawn, |drawn, &cell| drawn.ring(id(cell), true)))
    }
}

/// All cells, row by row.
fn cells(rows: &Position) -> Vec<(usize, usize)> {
    (0..rows.len()).flat_map(|i| (0..rows[i].len()).map(move |j| (i, j))).collect()
}

fn gaps(rows: &Position) -> usize {
    rows.iter().flatten().filter(|piece| **piece == 0).count()
}

fn gap(rows: &Position) -> (usize, usize) {
    cells(rows).into_iter().find(|&(i, j)| rows[i][j] == 0).unwrap_or((0, 0))
}

fn is_near(a: (usize, usize), b: (usize, usize)) -> bool {
    a.0.max(b.0) - a.0.min(b.0) + a.1.max(b.1) - a.1.min(b.1) == 1
}

/// How many pairs of a black and a white neighbour have room at once.
fn pairs(cells: &[(usize, usize)], rows: &Position) -> usize {
    paired(cells, rows).len()
}

/// As many such pairs as have room. The first cell may have a partner, if it has such a neighbour: if not, take
/// that one's.
fn paired(cells: &[(usize, usize)], rows: &Position) -> Vec<[(usize, usize); 2]> {
    let v = match cells.first() {
        None => return vec![],
        Some(v) => *v,
    };
    let is_joined = |u: &&(usize, usize)| is_near(**u, v) && rows[u.0][u.1] + rows[v.0][v.1] == 3;
    let rest = |u| cells.iter().copied().filter(|&cell| cell != u && cell != v).collect::<Vec<_>>();
    let joined = cells.iter().filter(is_joined);
    let with = joined.map(|&u| [vec![[v, u]], paired(&rest(u), rows)].concat());
    with.max_by_key(Vec::len).unwrap_or_else(|| paired(&cells[1..], rows))
}
