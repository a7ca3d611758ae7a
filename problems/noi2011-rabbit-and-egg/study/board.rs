//! What the board shows: the pieces, and white and black neighbours in pairs.

use super::rules::{gap, Board, Place, Rules, Square};
use board::prelude::*;
use referee::grid;

const SIGNS: &[(char, Square)] = &[('E', Square::Gap), ('O', Square::White), ('X', Square::Black)];

impl Show for Rules {
    fn read(text: &str) -> Option<Board> {
        let rows = board::rows(text, SIGNS)?;
        let (n, m) = (rows.len(), rows[0].len());
        let gaps = rows.iter().flatten().filter(|&&square| square == Square::Gap).count();
        (gaps == 1 && n.max(m) <= 6 && n * m <= 20).then_some(rows)
    }

    fn write(board: &Board) -> String {
        board::write_rows(board, SIGNS)
    }

    fn told(board: &Board) -> Say {
        let square = |square: &Square| match square {
            Square::Gap => say!("gap"),
            Square::White => say!("white"),
            Square::Black => say!("black"),
        };
        let row = |row: &Vec<Square>| say!("row"; squares = list(row.iter().map(square)));
        say!("position"; rows = list(board.iter().map(row)))
    }

    fn scene(board: &Board) -> Vec<Picture> {
        vec![Picture::board(board, |i, j| match board[i][j] {
            Square::Gap => Cell::at(i, j).ground(Look::Shaded),
            Square::White => Cell::at(i, j).piece(Look::White),
            Square::Black => Cell::at(i, j).piece(Look::Black),
        })]
    }

    fn act(_: &Board, &(i, j): &Place) -> Act {
        Act::new([Id::Cell(i, j)], say!("slide"; row = i + 1, column = j + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<Place> {
        let board = at.position;
        // For the player to move the gap has the colour of the opponent's pieces.
        let [own, colour] = match at.player {
            Player::Left => [say!("white"), say!("black")],
            Player::Right => [say!("black"), say!("white")],
        };
        let gap = gap(board);
        let mut pieces = grid::cells(board);
        pieces.retain(|&place| place != gap);
        // The nearest first: they have a partner, if all can.
        pieces.sort_by_key(|&place| grid::distance(gap, place));
        let without = pairs(&pieces, board).len();
        // In some way to make one pair more, a piece that can slide is the gap's partner.
        let is_partner = |place: &Place| {
            let others: Vec<Place> = pieces.iter().copied().filter(|one| one != place).collect();
            self::pairs(&others, board).len() == without
        };
        let by = at.moves().into_iter().map(|(place, _)| place).find(is_partner);
        let why = match by {
            Some((i, j)) => {
                say!("won-needed"; colour, count = without + 1, row = i + 1, column = j + 1)
            }
            None if at.moves().is_empty() => say!("lost-stuck"; own),
            None => say!("lost-not-needed"; colour, count = without),
        };
        let id = |(i, j): Place| Id::Cell(i, j);
        // The gap's partner is for the gap.
        pieces.retain(|&place| Some(place) != by);
        let pairs = self::pairs(&pieces, board);
        pieces.retain(|place| pairs.iter().all(|pair| !pair.contains(place)));
        let overlay = Overlay::new(say!("legend"))
            .pairs(by.map(|place| [id(gap), id(place)]), true)
            .pairs(pairs.iter().map(|pair| pair.map(id)), false)
            .rings(pieces.into_iter().map(|place| (id(place), false)));
        let with = without + usize::from(by.is_some());
        Idea::new(why).by(by).shows(overlay).counts(say!("pairs"; with, without))
    }

    const SMALL: &'static str = "[EOX]{1..6}/[EOX]{3} [EOX]{3}";
}

/// As many pairs of a white and a black neighbour as possible.
fn pairs(pieces: &[Place], board: &Board) -> Vec<[Place; 2]> {
    paired(pieces, &|u, v| grid::distance(u, v) == 1 && board[u.0][u.1] != board[v.0][v.1])
}
