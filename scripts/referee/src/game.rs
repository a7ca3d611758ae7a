//! A game as its problem states it: positions, moves, the end.

use std::fmt::Debug;
use std::hash::Hash;

/// What it means that a player cannot move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// They lose.
    Normal,
    /// They win.
    Misere,
    /// They lose, and play may return to a position: a draw.
    Draws,
    /// Play is over, and who has more wins: [`Game::result`].
    Score,
    /// The same, where both choose at once, each without seeing the other's choice: what counts is the
    /// average. Two moves are a round, and the first is hidden until the second is made: [`Game::hidden`].
    Secret,
}

/// A game.
///
/// ```
/// use referee::{Game, Moves, Player, Referee};
///
/// /// One heap; a move takes a square number of stones, which is told by its root.
/// struct Rules;
///
/// impl Game for Rules {
///     type Position = u64;
///     type Move = u64;
///
///     fn moves(&heap: &u64, _: Player) -> Moves<Rules> {
///         let roots = (1..).take_while(|root| root * root <= heap);
///         roots.map(|root| (root, heap - root * root)).collect()
///     }
/// }
///
/// assert_eq!(Rules::options(&10), [9, 6, 1]);
/// assert_eq!(Rules::result(&0), 0);
/// let mut referee = Referee::normal(Rules::options);
/// let lost: Vec<u64> = (0..=20).filter(|heap| !referee.is_won(heap)).collect();
/// assert_eq!(lost, [0, 2, 5, 7, 10, 12, 15, 17, 20]);
/// ```
pub trait Game {
    /// A position.
    type Position: Clone + Debug + Eq + Hash + 'static;
    /// What a player chooses. No two moves of a position are equal.
    type Move: Debug + PartialEq;

    /// What happens at the end.
    const END: End = End::Normal;
    /// Do the players have different moves?
    const PARTIZAN: bool = false;

    /// The moves of a player, each with the position after it.
    fn moves(position: &Self::Position, player: Player) -> Moves<Self>;

    /// The position that a search takes for this one and for all that differ only in the order of
    /// their heaps.
    fn order(position: Self::Position) -> Self::Position {
        position
    }

    /// How much more Left has than Right where no move is left, in a game for scores.
    fn result(_position: &Self::Position) -> i64 {
        0
    }

    /// Where both choose at once, and one has chosen: the position before. Whatever it is that was chosen,
    /// the other has the moves of that position, in the same order.
    fn hidden(_position: &Self::Position) -> Option<Self::Position> {
        None
    }

    /// The options of a player, in the order of the moves; no game states them in another way.
    fn options_of(position: &Self::Position, player: Player) -> Vec<Self::Position> {
        Self::moves(position, player).into_iter().map(|(_, to)| Self::order(to)).collect()
    }

    /// The options of whoever moves, where the rules are the same for both players.
    fn options(position: &Self::Position) -> Vec<Self::Position> {
        Self::options_of(position, Player::Left)
    }
}

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// The player whom the statement names first.
    Left,
    /// The other one.
    Right,
}

impl Player {
    /// The opponent.
    #[must_use]
    pub fn other(self) -> Player {
        match self {
            Player::Left => Player::Right,
            Player::Right => Player::Left,
        }
    }
}

/// Moves of a game, each with the position after it.
pub type Moves<G> = Vec<(<G as Game>::Move, <G as Game>::Position)>;
