//! The game as stated: a turn makes a move in every game that is not over, and takes a multiple of one
//! pile from the other.

use referee::{take, Game, Moves, Player, Take};

pub struct Rules;

/// The two piles of a game.
pub type Piles = [u64; 2];

impl Game for Rules {
    /// The games that are played at once.
    type Position = Vec<Piles>;
    /// What is taken in each game; nothing where it is over.
    type Move = Vec<Option<Take>>;

    fn moves(games: &Vec<Piles>, _: Player) -> Moves<Rules> {
        let mut turns: Moves<Rules> = vec![(vec![], vec![])];
        for piles in games {
            let mut longer = vec![];
            for (takes, to) in &turns {
                for (take, after) in in_one(piles) {
                    longer.push(([&takes[..], &[take]].concat(), [&to[..], &[after]].concat()));
                }
            }
            turns = longer;
        }
        // When all games are over, there is no turn.
        turns.retain(|(takes, _)| takes.iter().any(Option::is_some));
        turns
    }
}

/// The moves in one game. If it is over, it stays as it is.
pub fn in_one(piles: &Piles) -> Vec<(Option<Take>, Piles)> {
    let moves = take(piles, |pile, h| {
        let x = piles[1 - pile];
        (1..=h).filter(move |stones| x > 0 && stones % x == 0)
    });
    if moves.is_empty() {
        return vec![(None, *piles)];
    }
    moves.into_iter().map(|(take, to)| (Some(take), [to[0], to[1]])).collect()
}
