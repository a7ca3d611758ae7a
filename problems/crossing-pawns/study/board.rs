//! What the board shows: the pieces, and after how many moves the game ends.

use super::rules::{Board, Place, Rules, Side};
use board::prelude::*;
use referee::grid;

const SIGNS: &[(char, Side)] = &[('R', Side::Red), ('B', Side::Black)];

impl Show for Rules {
    /// The statement's signs, and `*` where the pawn and a red piece are in one cell.
    fn read(text: &str) -> Option<Board> {
        let (rows, mover) = text.split_once('|')?;
        let [mover] = exactly(board::word(mover, SIGNS)?)?;
        let rows: Vec<Vec<char>> =
            rows.to_ascii_uppercase().split_whitespace().map(|row| row.chars().collect()).collect();
        let (signs, m) = (rows.concat(), rows.first()?.len());
        let fits = signs.iter().all(|&sign| ".#XO*".contains(sign))
            && rows.iter().all(|row| row.len() == m)
            && (2..=7).contains(&rows.len())
            && m <= 7
            && signs.iter().filter(|&&sign| sign != '#').count() <= 20;
        let all = |signs: &str| {
            let is_one = |&(i, j): &Place| signs.contains(rows[i][j]);
            grid::cells(&rows).into_iter().filter(is_one).collect::<Vec<Place>>()
        };
        if !fits {
            return None;
        }
        let walls = rows.iter().map(|row| row.iter().map(|&sign| sign == '#').collect()).collect();
        match (&all("X*")[..], &all("O*")[..]) {
            (&[pawn], &[a, b]) if pawn.0 > 0 || mover == Side::Red => {
                Some(Board { walls, pawn, reds: [a, b], mover })
            }
            _ => None,
        }
    }

    fn write(board: &Board) -> String {
        let mover = board::write_word(&[board.mover], SIGNS);
        let rows = signs(board);
        let rows = rows.iter().map(|row| row.iter().collect::<String>());
        format!("{} | {}", joined(rows, " "), mover)
    }

    fn told(board: &Board) -> Say {
        let cell = |sign: &char| match sign {
            '#' => say!("wall"),
            'X' => say!("pawn"),
            'O' => say!("red-piece"),
            '*' => say!("pawn-and-red-piece"),
            _ => say!("empty"),
        };
        let row = |row: &Vec<char>| say!("row"; cells = list(row.iter().map(cell)));
        say!("position"; rows = list(signs(board).iter().map(row)), now = now(board))
    }

    fn scene(board: &Board) -> Vec<Picture> {
        let cell = |i: usize, j: usize| {
            let is_red = board.reds.contains(&(i, j));
            // The one that has moved stands on the piece that it has captured.
            let is_pawn = board.pawn == (i, j) && !(is_red && board.mover == Side::Black);
            Cell::of(id((i, j)))
                .shaded(board.walls[i][j])
                .piece(match (is_pawn, is_red) {
                    (true, _) => Some(Look::Black),
                    (_, true) => Some(Look::Red),
                    _ => None,
                })
                .thing(if is_pawn { Thing::Pawn } else { Thing::Stone })
                .named(is_pawn.then_some(0))
        };
        vec![Picture::board(&board.walls, cell), Picture::Note(now(board))]
    }

    fn how(board: &Board, _: Player) -> Say {
        match board.mover {
            Side::Red => say!("how-red"),
            Side::Black => say!("how"),
        }
    }

    fn act(board: &Board, &(from, to): &(Place, Place)) -> Act {
        let cell = |(i, j): Place| say!("cell"; row = i + 1, column = j + 1);
        match board.mover {
            Side::Red => {
                Act::new([id(from), id(to)], say!("move-red"; from = cell(from), to = cell(to)))
            }
            Side::Black => Act::new([id(to)], say!("move-pawn"; to = cell(to))),
        }
    }

    fn idea(at: &At<Rules>) -> Idea<(Place, Place)> {
        let board = at.position;
        let (own, enemy) = match board.mover {
            Side::Red => (say!("red"), say!("black")),
            Side::Black => (say!("black"), say!("red")),
        };
        let moves: Vec<((Place, Place), Option<i64>)> =
            at.moves().into_iter().map(|(step, to)| (step, number(at, &to))).collect();
        if moves.is_empty() {
            let why = if is_over(board) { now(board) } else { say!("lost-stuck"; own) };
            return Idea::new(why).counts(say!("even-number"; d = 0));
        }
        let d = number(at, board);
        // The quickest win leads to d − 1, and so does the longest resistance; from no number to none.
        let next = d.map(|d| d - 1);
        let best = moves.iter().find(|(_, after)| *after == next);
        let by = best.expect("a number follows from others").0;
        let step = at.say(&by);
        let why = match d {
            None => say!("draw-on"; own, step),
            Some(1) => say!("won-now"; step),
            Some(d) if d % 2 == 1 => say!("won-odd"; own, enemy, step, even = d - 1, odd = d - 2),
            Some(d) => say!("lost-even"; own, enemy, step, odd = d - 1),
        };
        let odd_or_even = |d: i64| match d % 2 {
            1 => say!("odd-number"; d),
            _ => say!("even-number"; d),
        };
        let idea = Idea::new(why).by(by).shows(overlay(&moves));
        Idea { quantity: d.map(odd_or_even), ..idea }
    }

    const SMALL: &'static str = "(([.#XO] ){3..5}/([.#XO]{2} ){2..3}/([.#XO]{3} ){2}/OO. ... ..X /\
         [.XO]## #[.XO]{2} [.XO]{3} /[.XO]{2} #[.XO] [.XO]# [.XO]{2} )| R";
    const PLAYED: bool = true;
}

/// Has the pawn come to the first row, or met a red piece?
fn is_over(board: &Board) -> bool {
    board.pawn.0 == 0 || board.reds.contains(&board.pawn)
}

fn signs(board: &Board) -> Vec<Vec<char>> {
    let wall = |&is_wall: &bool| if is_wall { '#' } else { '.' };
    let mut signs: Vec<Vec<char>> =
        board.walls.iter().map(|row| row.iter().map(wall).collect()).collect();
    for (i, j) in board.reds {
        signs[i][j] = 'O';
    }
    let (i, j) = board.pawn;
    signs[i][j] = if board.reds.contains(&board.pawn) { '*' } else { 'X' };
    signs
}

/// On each cell that a piece can go to, the numbers after it.
fn overlay(moves: &[((Place, Place), Option<i64>)]) -> Overlay {
    let mut cells: Vec<Place> = moves.iter().map(|((_, to), _)| *to).collect();
    cells.sort_unstable();
    cells.dedup();
    let mut overlay = Overlay::new(say!("legend"));
    for cell in cells {
        let here = moves.iter().filter(|((_, to), _)| *to == cell);
        let after: Vec<Option<i64>> = here.map(|(_, after)| *after).collect();
        let text = |d: &Option<i64>| d.map_or("–".to_owned(), |d| d.to_string());
        let is_even = after.iter().flatten().any(|d| d % 2 == 0);
        overlay = overlay.tag(id(cell), joined(after.iter().map(text), "/"), is_even);
    }
    overlay
}

/// The page's number of a position: in how many moves the game ends, if it does.
fn number(at: &At<Rules>, board: &Board) -> Option<i64> {
    let worth = at.worth(board, Player::Left);
    (worth.outcome != Outcome::Drawn).then_some(worth.number)
}

/// Who is to move, or how the game has ended.
fn now(board: &Board) -> Say {
    match (board.pawn.0 == 0, is_over(board), board.mover) {
        (true, ..) => say!("lost-crossed"),
        (_, true, Side::Red) => say!("lost-red-piece"),
        (_, true, Side::Black) => say!("lost-pawn"),
        (.., Side::Red) => say!("red-to-move"),
        (.., Side::Black) => say!("black-to-move"),
    }
}

fn id((i, j): Place) -> Id {
    Id::Cell(i, j)
}
