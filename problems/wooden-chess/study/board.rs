//! What the board shows: the cells that can be filled, and V after that.

use super::rules::{is_next, points, Rows, Rules, Square};
use board::prelude::*;
use std::cmp::Ordering;

impl Show for Rules {
    fn read(text: &str) -> Option<Rows> {
        type Text = ([usize; 2], Vec<u64>, Vec<u64>, Vec<usize>);
        let ([n, m], a, b, pieces): Text = board::groups(text)?;
        let fits = (1..=12).contains(&n) && (1..=12).contains(&m) && n * m <= 12;
        let are_all = fits && [a.len(), b.len(), pieces.len()] == [n * m; 3];
        let are_small = a.iter().chain(&b).all(|&number| number <= 99);
        if !are_all || !are_small || pieces.iter().any(|&piece| piece > 2) {
            return None;
        }
        let mut squares = vec![];
        for ((&a, &b), &piece) in a.iter().zip(&b).zip(&pieces) {
            let piece = [None, Some(Player::Left), Some(Player::Right)][piece];
            squares.push(Square { a, b, piece });
        }
        let rows: Rows = squares.chunks(m).map(<[Square]>::to_vec).collect();
        let mut cells = (0..n * m).map(|cell| (cell / m, cell % m));
        let is_staircase = cells.all(|(i, j)| rows[i][j].piece.is_none() || is_next(&rows, i, j));
        is_staircase.then_some(rows)
    }

    fn write(rows: &Rows) -> String {
        let of = |number: fn(&Square) -> u64| -> Vec<u64> {
            rows.iter().flatten().map(number).collect()
        };
        let pieces = of(|square| match square.piece {
            None => 0,
            Some(Player::Left) => 1,
            Some(Player::Right) => 2,
        });
        let size = [rows.len(), rows[0].len()];
        board::write_groups(&(size, of(|square| square.a), of(|square| square.b), pieces))
    }

    fn told(rows: &Rows) -> Say {
        let cell = |square: &Square| match square.piece {
            None => Arg::from(brings(square)),
            Some(Player::Left) => say!("black").into(),
            Some(Player::Right) => say!("white").into(),
        };
        let row = |row: &Vec<Square>| say!("row"; cells = list(row.iter().map(cell)));
        say!("position"; rows = list(rows.iter().map(row)))
    }

    fn scene(rows: &Rows) -> Vec<Picture> {
        let cells = Picture::board(rows, |i, j| match rows[i][j].piece {
            None => Cell::at(i, j).text(brings(&rows[i][j])),
            Some(Player::Left) => Cell::at(i, j).piece(Look::Black),
            Some(Player::Right) => Cell::at(i, j).piece(Look::White),
        });
        let (black, white) = (points(rows, Player::Left), points(rows, Player::Right));
        vec![cells, Picture::Note(say!("note"; black, white))]
    }

    fn act(rows: &Rows, &(i, j): &(usize, usize)) -> Act {
        let cell = brings(&rows[i][j]);
        Act::new([Id::Cell(i, j)], say!("move"; cell, row = i + 1, column = j + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<(usize, usize)> {
        let now = Rules::result(at.position);
        let (mut choices, mut overlay) = (vec![], Overlay::new(say!("legend")));
        for ((i, j), to) in at.moves() {
            let v = value(&to, at.next());
            let brings = at.of_mover(Rules::result(&to) - now);
            choices.push(Choice {
                cell: (i, j),
                brings,
                later: at.of_mover(v),
                is_last: at.is_end(&to),
            });
            overlay = overlay.frame(Id::Cell(i, j), minus(v), true);
        }
        let best =
            choices.iter().max_by_key(|choice| (choice.brings + choice.later, choice.brings));
        let most = choices.iter().max_by_key(|choice| choice.brings);
        let v = best.map_or(0, |choice| choice.brings + choice.later);
        let (lead, end) = (at.of_mover(now) + v, now + at.of_mover(v));
        let (count, ahead, behind) = (choices.len(), lead, -lead);
        let why = match (best.map(Choice::said), lead.cmp(&0)) {
            (None, Ordering::Greater) => say!("won-full"; ahead),
            (None, Ordering::Equal) => say!("draw-full"),
            (None, Ordering::Less) => say!("lost-full"; behind),
            (Some(cell), Ordering::Greater) => say!("won-best"; count, cell, ahead),
            (Some(cell), Ordering::Equal) => say!("draw-best"; count, cell),
            (Some(cell), Ordering::Less) => say!("lost-best"; count, cell, behind),
        };
        let mut idea = Idea::new(why).by(best.map(|best| best.cell));
        let is_more = |most: &&Choice| best.map_or(false, |best| most.brings > best.brings);
        if let Some(most) = most.filter(is_more) {
            idea = idea.and(match at.of_mover(now) + most.brings + most.later {
                ahead if ahead > 0 => say!("largest-ahead"; cell = most.said(), ahead),
                0 => say!("largest-level"; cell = most.said()),
                ahead => say!("largest-behind"; cell = most.said(), behind = -ahead),
            });
        }
        let counts = say!("lead"; now, v = at.of_mover(v), end);
        idea.shows(overlay).counts(counts)
    }

    const SMALL: &'static str =
        "(1 2/2 1) | [0..2] [0..2] | [0..2] [0..2] | 0 0/1 3 | ([01] ){3}| ([01] ){3}| 0 0 0/\
         2 2 | ([01] ){4}| ([01] ){4}| 0 0 0 0/2 3 | 0 0( [01]){4} | 0 0( [01]){4} | 1 2 0 0 0 0";
}

/// What a black piece and a white one bring there.
fn brings(square: &Square) -> String {
    format!("{}/{}", square.a, square.b)
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
