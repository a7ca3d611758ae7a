//! What the board shows: the cells that can be filled, and V after that.

use super::rules::{is_next, points, Rows, Rules, Square};
use board::{list, say, Act, Arg, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};
use referee::{Game, Player};
use std::cmp::Ordering;

impl Show for Rules {
    fn read(text: &str) -> Option<Rows> {
        let groups = board::groups(text)?;
        let groups: Vec<&[u64]> = groups.iter().map(|group| &group[..]).collect();
        let (n, m, a, b, pieces) = match groups[..] {
            [&[n, m], a, b, pieces] => (n as usize, m as usize, a, b, pieces),
            _ => return None,
        };
        let fits = (1..=12).contains(&n) && (1..=12).contains(&m) && n * m <= 12;
        let are_all = fits && [a, b, pieces].iter().all(|numbers| numbers.len() == n * m);
        let are_small = a.iter().chain(b).all(|&number| number <= 99);
        (are_all && are_small && pieces.iter().all(|&piece| piece <= 2)).then_some(())?;
        let mut squares = vec![];
        for ((&a, &b), &piece) in a.iter().zip(b).zip(pieces) {
            let piece = [None, Some(Player::Left), Some(Player::Right)][piece as usize];
            squares.push(Square { a, b, piece });
        }
        let rows: Rows = squares.chunks(m).map(<[Square]>::to_vec).collect();
        let cells = (0..n * m).map(|cell| (cell / m, cell % m));
        let is_staircase =
            cells.filter(|&(i, j)| rows[i][j].piece.is_some()).all(|(i, j)| is_next(&rows, i, j));
        is_staircase.then_some(rows)
    }

    fn write(rows: &Rows) -> String {
        let size = vec![rows.len() as u64, rows[0].len() as u64];
        let a = rows.iter().flatten().map(|square| square.a).collect();
        let b = rows.iter().flatten().map(|square| square.b).collect();
        let pieces = rows.iter().flatten().map(|square| match square.piece {
            None => 0,
            Some(Player::Left) => 1,
            Some(Player::Right) => 2,
        });
        board::write_groups(&[size, a, b, pieces.collect()])
    }

    fn told(rows: &Rows) -> Say {
        let mut told = vec![];
        for row in rows {
            let mut cells: Vec<Arg> = vec![];
            for square in row {
                cells.push(match square.piece {
                    None => format!("{}/{}", square.a, square.b).into(),
                    Some(Player::Left) => say!("black").into(),
                    Some(Player::Right) => say!("white").into(),
                });
            }
            told.push(say!("row"; cells = list(&cells)));
        }
        say!("position"; rows = list(&told))
    }

    fn scene(rows: &Rows) -> Vec<Picture> {
        let cell = |i: usize, j: usize| {
            let square = rows[i][j];
            let (piece, text) = match square.piece {
                None => (None, format!("{}/{}", square.a, square.b)),
                Some(Player::Left) => (Some(Look::Black), String::new()),
                Some(Player::Right) => (Some(Look::White), String::new()),
            };
            Cell::at(i, j).piece(piece).text(text)
        };
        let (black, white) = (points(rows, Player::Left), points(rows, Player::Right));
        vec![Picture::board(rows, cell), Picture::Note(say!("note"; black, white))]
    }

    fn act(_: &Rows, &(i, j): &(usize, usize)) -> Act {
        Act::new([Id::Cell(i, j)], say!("move"; row = i + 1, column = j + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<(usize, usize)> {
        let now = Rules::result(at.position);
        // From the side of the player to move.
        let of_mover = |points: i64| if at.player == Player::Left { points } else { -points };
        let (mut choices, mut overlay) = (vec![], Overlay::new(say!("legend")));
        for ((i, j), to) in at.moves() {
            let v = value(&to, at.next());
            let brings = of_mover(Rules::result(&to) - now);
            let is_last = Rules::options_of(&to, at.next()).is_empty();
            choices.push(Choice { cell: (i, j), brings, later: of_mover(v), is_last });
            let text = board::minus(v);
            overlay = overlay.span(Id::Cell(i, j), Id::Cell(i, j), text, true);
        }
        let best =
            choices.iter().max_by_key(|choice| (choice.brings + choice.later, choice.brings));
        let v = best.map_or(0, |choice| choice.brings + choice.later);
        let (lead, end) = (of_mover(now) + v, now + of_mover(v));
        let (count, ahead, behind) = (choices.len(), lead, -lead);
        let mut idea = match (best.map(Choice::said), lead.cmp(&0)) {
            (None, Ordering::Greater) => Idea::won(say!("won-full"; ahead)),
            (None, Ordering::Equal) => Idea::draw(say!("draw-full")),
            (None, Ordering::Less) => Idea::lost(say!("lost-full"; behind)),
            (Some(cell), Ordering::Greater) => Idea::won(say!("won-best"; count, cell, ahead)),
            (Some(cell), Ordering::Equal) => Idea::draw(say!("draw-best"; count, cell)),
            (Some(cell), Ordering::Less) => Idea::lost(say!("lost-best"; count, cell, behind)),
        };
        if let (Some(best), Some(most)) = (best, choices.iter().max_by_key(|choice| choice.brings))
        {
            idea = idea.by(best.cell);
            if most.brings > best.brings {
                idea = idea.and(say!("largest"; cell = most.said()));
            }
        }
        idea.shows(overlay).counts(say!("lead"; now, v = of_mover(v), end))
    }

    const SMALL: &'static str =
        "(1 2/2 1) | [0..2] [0..2] | [0..2] [0..2] | 0 0/1 3 | ([01] ){3}| ([01] ){3}| 0 0 0/\
         2 2 | ([01] ){4}| ([01] ){4}| 0 0 0 0/2 3 | 0 0( [01]){4} | 0 0( [01]){4} | 1 2 0 0 0 0";
}

/// A move, from the side of the player who makes it: the number of the cell, and what comes after it.
struct Choice {
    cell: (usize, usize),
    brings: i64,
    later: i64,
    is_last: bool,
}

impl Choice {
    fn said(&self) -> Say {
        let Choice { cell: (i, j), brings, later, is_last } = *self;
        let (row, column, more) = (i + 1, j + 1, later.abs());
        match later.cmp(&0) {
            _ if is_last => say!("cell-last"; row, column, brings),
            Ordering::Greater => say!("cell-mover"; row, column, brings, more),
            Ordering::Equal => say!("cell-even"; row, column, brings),
            Ordering::Less => say!("cell-other"; row, column, brings, more),
        }
    }
}

/// V: how much more Black gets than White from now on. The colours of the pieces do not count.
fn value(rows: &Rows, player: Player) -> i64 {
    let now = Rules::result(rows);
    let options = Rules::options_of(rows, player).into_iter();
    let values = options.map(|to| Rules::result(&to) - now + value(&to, player.other()));
    if player == Player::Left { values.max() } else { values.min() }.unwrap_or(0)
}
