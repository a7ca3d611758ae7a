//! The game as stated: Red steps with one of his two pieces, Black with the pawn, which never goes back; the
//! pawn wants to come to the first row, and whoever steps onto a piece of the other player wins.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};
use shared::small;
use std::collections::{BTreeMap, HashMap, VecDeque};

pub struct Rules;

/// A row and a column, from 0.
pub type Place = (usize, usize);

/// A board, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    pub n: usize,
    pub m: usize,
    /// A bit for each cell.
    walls: u128,
    pawn: Place,
    /// In order.
    reds: [Place; 2],
    pub is_pawn_to_move: bool,
}

impl Position {
    /// From rows of signs: `.#XO`, and `*` where the pawn and a red piece are in one cell.
    pub fn new(rows: &[Vec<char>], is_pawn_to_move: bool) -> Option<Self> {
        let (n, m) = (rows.len(), rows.first()?.len());
        let cells = (0..n).flat_map(|i| (0..m).map(move |j| (i, j)));
        let all = |signs: &str| -> Vec<Place> {
            cells.clone().filter(|&(i, j)| signs.contains(rows[i][j])).collect()
        };
        let (pawns, reds) = (all("X*"), all("O*"));
        if n * m > 128 || rows.iter().any(|row| row.len() != m) {
            return None;
        }
        let walls = all("#").iter().fold(0, |walls, &(i, j)| walls | 1 << (i * m + j));
        match (&pawns[..], &reds[..]) {
            (&[pawn], &[a, b]) if pawn.0 > 0 || !is_pawn_to_move => {
                Some(Position { n, m, walls, pawn, reds: [a, b], is_pawn_to_move })
            }
            _ => None,
        }
    }

    /// The signs of the rows.
    pub fn rows(&self) -> Vec<Vec<char>> {
        let sign = |i, j| match (self.pawn == (i, j), self.reds.contains(&(i, j))) {
            (true, true) => '*',
            (true, false) => 'X',
            (false, true) => 'O',
            _ if self.walls >> (i * self.m + j) & 1 == 1 => '#',
            _ => '.',
        };
        (0..self.n).map(|i| (0..self.m).map(|j| sign(i, j)).collect()).collect()
    }

    /// The cells one step away, without walls.
    fn near(&self, (i, j): Place) -> Vec<Place> {
        let to = [(i.wrapping_sub(1), j), (i, j.wrapping_sub(1)), (i, j + 1), (i + 1, j)];
        let is_free =
            |&(i, j): &Place| i < self.n && j < self.m && self.walls >> (i * self.m + j) & 1 == 0;
        to.iter().copied().filter(is_free).collect()
    }
}

impl Game for Rules {
    type Position = Position;
    /// From where to where.
    type Move = (Place, Place);

    const END: End = End::Draws;

    fn moves(position: &Position, _: Player) -> Moves<Rules> {
        let &Position { pawn, reds, is_pawn_to_move, .. } = position;
        if pawn.0 == 0 || reds.contains(&pawn) {
            return vec![];
        }
        let after = |pawn, mut reds: [Place; 2]| {
            reds.sort_unstable();
            Position { pawn, reds, is_pawn_to_move: !is_pawn_to_move, ..*position }
        };
        if is_pawn_to_move {
            let to = position.near(pawn).into_iter().filter(|to| to.0 <= pawn.0);
            return to.map(|to| ((pawn, to), after(to, reds))).collect();
        }
        let [a, b] = reds;
        let of = |from: Place, other: Place| {
            let to = position.near(from).into_iter().filter(move |&to| to != other);
            to.map(move |to| ((from, to), after(pawn, [to, other])))
        };
        of(a, b).chain(of(b, a)).collect()
    }

    /// All positions on small boards with any walls, on 3 × 3 without, and on two with ties.
    fn small() -> Vec<Position> {
        let mut all = vec![];
        for (n, m) in [(3, 1), (4, 1), (5, 1), (2, 2), (3, 2), (2, 3)] {
            for rows in small::grids(n, m, 1) {
                all.extend(positions(&rows));
            }
        }
        all.extend(positions(&vec![vec![0; 3]; 3]));
        all.extend(positions(&[vec![0, 1, 1], vec![1, 0, 0], vec![0, 0, 0]]));
        all.extend(positions(&[vec![0, 0], vec![1, 0], vec![0, 1], vec![0, 0]]));
        all
    }
}

/// All positions on a board, by its walls.
pub fn positions(walls: &[Vec<u64>]) -> Vec<Position> {
    let (n, m) = (walls.len(), walls[0].len());
    let cells = (0..n).flat_map(|i| (0..m).map(move |j| (i, j)));
    let free: Vec<Place> = cells.filter(|&(i, j)| walls[i][j] == 0).collect();
    let mut all = vec![];
    for &pawn in &free {
        for (i, &b) in free.iter().enumerate() {
            for &a in &free[..i] {
                let bits = walls
                    .concat()
                    .into_iter()
                    .rev()
                    .fold(0, |bits, wall| 2 * bits + u128::from(wall));
                for is_pawn_to_move in [false, true] {
                    let reds = [a, b];
                    if pawn.0 > 0 || !is_pawn_to_move {
                        all.push(Position { n, m, walls: bits, pawn, reds, is_pawn_to_move });
                    }
                }
            }
        }
    }
    all
}

impl Show for Rules {
    const RULE: Phrase = [
        "Red moves one of his two pieces a cell up, down, left or right, Black the black pawn a cell up, left or right. Black wins when the pawn comes to the top row. Whoever steps onto a piece of the other player wins, and whoever cannot move loses.",
        "红方每次让一枚红棋向上下左右走一格，黑方每次让黑卒向上、左、右走一格。黑卒走到第一行，黑方赢；走到对方棋子所在的格子，就赢；不能走的一方输。",
    ];
    const TAKES: Phrase = [
        "rows of cells, one X (the pawn), two O (Red), # a wall, then who is to move, R or B: O.O ... ... .X. | R. At most 20 cells without walls; * is a pawn and a red piece in one cell",
        "各行的格子，一个 X（黑卒）、两个 O（红棋），# 是障碍，最后写轮到谁，R 是红方，B 是黑方：O.O ... ... .X. | R。除障碍外至多 20 格；* 表示黑卒和红棋在同一格",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "O.O ... .X. ... | B",
        "O.O ... ... .X. | R",
        "O.O .X. ... ... | R",
        "O## #X. ..O | R",
        "O..O .... .#.. ..X. | R",
        "O..O .... .... .... .X.. | R",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "After each move that is possible now: in how many moves would the game end, an odd or an even number?",
            "现在每一种走法之后，还要几步结束，是奇数还是偶数？",
        ],
        ["Which move leads to an even number?", "哪一步走到步数为偶数的状态？"],
    ];

    fn read(text: &str) -> Option<Position> {
        let (rows, mover) = text.split_once('|')?;
        let side = match mover.trim() {
            "R" | "r" => false,
            "B" | "b" => true,
            _ => return None,
        };
        let rows: Vec<Vec<char>> =
            rows.split_whitespace().map(|row| row.to_ascii_uppercase().chars().collect()).collect();
        let signs = rows.concat();
        let walls = signs.iter().filter(|&&sign| sign == '#').count();
        let fits = signs.iter().all(|&sign| ".#XO*".contains(sign))
            && rows.len() >= 2
            && rows.len().max(rows[0].len()) <= 7
            && signs.len() - walls <= 20;
        fits.then(|| Position::new(&rows, side)).flatten()
    }

    fn write(position: &Position) -> String {
        let rows: Vec<String> = position.rows().iter().map(|row| row.iter().collect()).collect();
        format!("{} | {}", rows.join(" "), if position.is_pawn_to_move { "B" } else { "R" })
    }

    fn scene(position: &Position) -> Vec<Picture> {
        let &Position { pawn, reds, is_pawn_to_move, .. } = position;
        let rows = position.rows();
        let cell = |i: usize, j: usize| {
            // The one that has moved stands on the piece that it has captured.
            let is_pawn = pawn == (i, j) && (!reds.contains(&pawn) || !is_pawn_to_move);
            let piece = match (is_pawn, reds.contains(&(i, j))) {
                (true, _) => Some(Look::Black),
                (false, true) => Some(Look::Red),
                _ => None,
            };
            let ground = if rows[i][j] == '#' { Look::Shaded } else { Look::Plain };
            let name = if is_pawn { Some(0) } else { None };
            Cell { id: Some(id((i, j))), ground, piece, name, ..Cell::default() }
        };
        let note = match (pawn.0 == 0, reds.contains(&pawn), is_pawn_to_move) {
            (true, ..) => ["The pawn is in the top row.", "黑卒到了第一行。"],
            (_, true, true) => ["A red piece has captured the pawn.", "红棋吃掉了黑卒。"],
            (_, true, false) => ["The pawn has captured a red piece.", "黑卒吃掉了红棋。"],
            (.., true) => ["Black is to move.", "轮到黑方走。"],
            _ => ["Red is to move.", "轮到红方走。"],
        };
        vec![Picture::grid(&rows, cell), Picture::note(note)]
    }

    fn act(position: &Position, &(from, to): &(Place, Place)) -> Act {
        let (words, taps) = if position.is_pawn_to_move {
            (["move the pawn to row {0}, column {1}", "把黑卒走到第 {0} 行第 {1} 列"], vec![id(to)])
        } else {
            let words = [
                "move the red piece of row {2}, column {3} to row {0}, column {1}",
                "把第 {2} 行第 {3} 列的红棋走到第 {0} 行第 {1} 列",
            ];
            (words, vec![id(from), id(to)])
        };
        let numbers = [to.0, to.1, from.0, from.1].map(|place| place as u64 + 1);
        Act::new(taps, words, &numbers)
    }

    fn claim(position: &Position, _: Player) -> Option<Claim> {
        let d = *numbers(position).get(position)?;
        let kind = [["even", "偶数"], ["odd", "奇数"]][(d % 2) as usize];
        Some(Claim {
            words: [
                format!("{} moves to the end, an {} number", d, kind[0]),
                format!("还有 {} 步结束，是{}", d, kind[1]),
            ],
            lost: d % 2 == 0,
        })
    }

    /// The numbers of the page.
    fn why(position: &Position, player: Player) -> Option<Why> {
        let numbers = numbers(position);
        let names = [["Red", "红方"], ["Black", "黑方"]];
        let side = usize::from(position.is_pawn_to_move);
        let ([en, zh], [other_en, other_zh]) = (names[side], names[1 - side]);
        let moves = Rules::moves(position, player);
        let told = |to: Position| {
            let step = moves.iter().find(|(_, after)| *after == to);
            step.map(|(step, _)| Rules::act(position, step).words)
        };
        if position.pawn.0 == 0 {
            return Some(Why::lost([
                "The pawn is in the top row: Black has won.",
                "黑卒已经到了第一行，黑方获胜。",
            ]));
        }
        if position.reds.contains(&position.pawn) {
            return Some(Why::lost([
                format!("{} has just stepped onto a piece of {} and has won.", other_en, en),
                format!("{}刚才走到{}的棋子上，已经获胜。", other_zh, zh),
            ]));
        }
        if moves.is_empty() {
            return Some(Why::lost([format!("{} cannot move.", en), format!("{}无路可走。", zh)]));
        }
        let d = if let Some(&d) = numbers.get(position) {
            d
        } else {
            let to = moves.iter().map(|step| step.1).find(|to| !numbers.contains_key(to))?;
            let [step_en, step_zh] = told(to)?;
            return Some(Why::drawn([
                format!("No move of {} leads to an even number. But {} can {}, and that position has no number either: so it goes on, and nobody can be made to lose.", en, en, step_en),
                format!("{}走不到偶数，但可以{}，那里同样没有步数：一直这样走，谁也逼不死谁。", zh, step_zh),
            ]));
        };
        // The quickest win leads to d − 1, and so does the longest resistance.
        let to = moves.iter().map(|step| step.1).find(|to| numbers.get(to) == Some(&(d - 1)))?;
        let [step_en, step_zh] = told(to)?;
        Some(match d {
            1 => Why::won([
                format!("One move ends the game: {}.", step_en),
                format!("一步就能结束：{}。", step_zh),
            ]),
            _ if d % 2 == 1 => Why::won([
                format!("{} can {}, which leaves {} an even number, {}: every answer leads to an odd one, at most {}, and so the numbers fall to 0.", en, step_en, other_en, d - 1, d - 2),
                format!("{}，留给{}的是偶数 {}，怎么走都到奇数，至多 {}，数越走越小，直到 0。", step_zh, other_zh, d - 1, d - 2),
            ]),
            _ => Why::lost([
                format!("Every move of {} leads to an odd number, at most {} ({}), and {} answers with a smaller even one each time.", en, d - 1, step_en, other_en),
                format!("{}怎么走都到奇数，最大是 {}（{}），而{}每次都能再走到更小的偶数。", zh, d - 1, step_zh, other_zh),
            ]),
        })
    }

    /// On each cell that a piece can go to, the numbers after it.
    fn drawn(position: &Position, player: Player) -> Option<Drawn> {
        let numbers = numbers(position);
        let mut found: BTreeMap<Place, Vec<Option<u64>>> = BTreeMap::new();
        for ((_, to), after) in Rules::moves(position, player) {
            found.entry(to).or_default().push(numbers.get(&after).copied());
        }
        if found.is_empty() {
            return None;
        }
        Some(found.into_iter().fold(Drawn::new(DRAWN), |drawn, (to, after)| {
            let text = |d: &Option<u64>| d.map_or("–".into(), |d| d.to_string());
            let texts: Vec<String> = after.iter().map(text).collect();
            let is_even = after.iter().flatten().any(|d| d % 2 == 0);
            drawn.tag(id(to), texts.join("/"), is_even)
        }))
    }
}

const DRAWN: Phrase = [
    "On each cell that can be stepped on: so many moves from there to the end, two numbers where both red pieces can step there, – if there is no end. Orange: an even number.",
    "能走到的格子上写着：走到那里之后还要几步结束；两枚红棋都能走到的格子有两个数；没有步数写 –。粗的是偶数。",
];

/// In how many moves the game ends, of each position that play can come to and from which it does: backwards
/// from the ends.
fn numbers(start: &Position) -> HashMap<Position, u64> {
    let (mut left, mut before) = (HashMap::new(), HashMap::new());
    let (mut numbers, mut queue, mut open) = (HashMap::new(), VecDeque::new(), vec![*start]);
    while let Some(position) = open.pop() {
        if left.contains_key(&position) {
            continue;
        }
        let options = Rules::options(&position);
        left.insert(position, options.len());
        if options.is_empty() {
            numbers.insert(position, 0);
            queue.push_back(position);
        }
        for option in options {
            before.entry(option).or_insert_with(Vec::new).push(position);
            open.push(option);
        }
    }
    while let Some(position) = queue.pop_front() {
        let d = numbers[&position];
        for one in before.get(&position).into_iter().flatten() {
            let left = left.entry(*one).or_insert(0);
            *left -= 1;
            if !numbers.contains_key(one) && (d % 2 == 0 || *left == 0) {
                numbers.insert(*one, d + 1);
                queue.push_back(*one);
            }
        }
    }
    numbers
}

fn id((i, j): Place) -> Id {
    Id::Cell(i, j)
}
