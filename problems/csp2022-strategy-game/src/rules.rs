//! The game as stated, with a number to beat: each player picks a number of their own, the second knows the
//! first, and the score is their product.

use referee::{small, End, Game, Moves, Player};

pub struct Rules;

/// A round.
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

    /// Numbers from −2 to 2 in order, up to three in A and two in B.
    fn small() -> Vec<Round> {
        let number = |&x: &u64| [-2, -1, 0, 1, 2][x as usize];
        let mut rows = small::up_to(&[(3, 4)]);
        rows.retain(|row| row.windows(2).all(|two| two[0] <= two[1]));
        let rows: Vec<Vec<i64>> = rows.iter().map(|row| row.iter().map(number).collect()).collect();
        let mut small = vec![];
        for a in &rows {
            for b in rows.iter().filter(|b| b.len() < 3) {
                for goal in [0, -1, 2] {
                    let rows = [a.clone(), b.clone()];
                    small.push(Round { rows, goal, picks: [None; 2] });
                }
            }
        }
        small
    }

    /// A number that was not picked counts as 0.
    fn result(round: &Round) -> i64 {
        let picked = |row: usize| round.picks[row].map_or(0, |place| round.rows[row][place]);
        picked(0) * picked(1) - round.goal
    }
}
