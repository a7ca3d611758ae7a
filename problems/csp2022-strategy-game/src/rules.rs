//! The game as stated, with a number to beat: each player picks a number of their own, the second knows the
//! first, and the score is their product.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Round {
    /// A, the numbers of L, who wants the product large, and B, those of Q.
    pub rows: [Vec<i64>; 2],
    /// L is ahead by what the product has more.
    pub goal: i64,
    /// The places of the numbers that were picked.
    pub picks: [Option<usize>; 2],
}

/// A number by its row and its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    pub row: usize,
    pub place: usize,
}

impl Game for Rules {
    type Position = Round;
    type Move = Pick;

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(round: &Round, player: Player) -> Moves<Rules> {
        let row = player as usize;
        if round.picks[row].is_some() {
            return vec![];
        }
        let pick = |place: usize| {
            let mut to = round.clone();
            to.picks[row] = Some(place);
            (Pick { row, place }, to)
        };
        (0..round.rows[row].len()).map(pick).collect()
    }

    /// A number that was not picked counts as 0.
    fn result(round: &Round) -> i64 {
        let picked = |row: usize| round.picks[row].map_or(0, |place| round.rows[row][place]);
        picked(0) * picked(1) - round.goal
    }
}
