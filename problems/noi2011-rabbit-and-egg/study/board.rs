//! What the board shows: the pieces, and white and black neighbours in pairs.

use super::rules::{gap, Board, Place, Rules, Square};
use board::{list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};
use referee::{grid, Player};

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
        let row = |row: &Vec<Square>| say!("row"; squares = list(&row.iter().map(square).collect::<Vec<_>>()));
        say!("position"; rows = list(&board.iter().map(row).collect::<Vec<_>>()))
    }

    fn scene(board: &Board) -> Vec<Picture> {
        let cell = |i: usize, j: usize| {
            let (ground, piece) = match board[i][j] {
                Square::Gap => (Look::Shaded, None),
                Square::White => (Look::Plain, Some(Look::White)),
                Square::Black => (Look::Plain, Some(Look::Black)),
            };
            Cell::at(i, j).ground(ground).piece(piece)
        };
        vec![Picture::board(board, cell)]
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
        let pairs = paired(&pieces, board);
        let without = pairs.len();
        // In some way to make one pair more, a piece that can slide is the gap's partner.
        let is_partner = |place: &Place| {
            let others: Vec<Place> = pieces.iter().copied().filter(|one| one != place).collect();
            paired(&others, board).len() == without
        };
        let slides: Vec<Place> = at.moves().into_iter().map(|(place, _)| place).collect();
        let (idea, with) = match slides.iter().copied().find(is_partner) {
            Some((i, j)) => {
                let (count, row, column) = (without + 1, i + 1, j + 1);
                let why = say!("won-needed"; colour, count, row, column);
                (Idea::won(why).by((i, j)), count)
            }
            None if slides.is_empty() => (Idea::lost(say!("lost-stuck"; own)), without),
            None => (Idea::lost(say!("lost-not-needed"; colour, count = without)), without),
        };
        let id = |(i, j): Place| Id::Cell(i, j);
        let mut overlay = Overlay::new(say!("legend"));
        for &[u, v] in &pairs {
            overlay = overlay.pair(id(u), id(v), false);
        }
        for &place in pieces.iter().filter(|place| pairs.iter().all(|pair| !pair.contains(place))) {
            overlay = overlay.ring(id(place), true);
        }
        idea.shows(overlay).counts(say!("pairs"; with, without))
    }

    const SMALL: &'static str = "[EOX]{1..6}/[EOX]{3} [EOX]{3}";
}

/// As many pairs of a white and a black neighbour as possible. Some way has a partner for the first piece,
/// if it has such a neighbour at all: it can take the neighbour from another one.
fn paired(pieces: &[Place], board: &Board) -> Vec<[Place; 2]> {
    let v = match pieces.first() {
        None => return vec![],
        Some(&v) => v,
    };
    let mut best = vec![];
    for &u in
        pieces.iter().filter(|&&u| grid::distance(u, v) == 1 && board[u.0][u.1] != board[v.0][v.1])
    {
        let rest: Vec<Place> = pieces.iter().copied().filter(|&one| one != u && one != v).collect();
        let pairs = [vec![[v, u]], paired(&rest, board)].concat();
        if pairs.len() >= best.len() {
            best = pairs;
        }
    }
    if best.is_empty() {
        best = paired(&pieces[1..], board);
    }
    best
}
