//! Games in which both choose at once, in every round.

use crate::{matrix::solve, Game, Known, Player};
use std::hash::Hash;

/// What Left gets on average where both choose at once in every round: `rounds` tells the positions after
/// it, a row for each choice of Left and a column for each of Right, and none at the end.
///
/// ```
/// # use referee::{expected, Known};
/// // Each shows a coin; if the sides differ, Left gets one and they show coins again, at most twice in all.
/// let rounds = |&(round, score): &(u8, u8)| match round {
///     2 => vec![],
///     _ => vec![vec![(2, score), (round + 1, score + 1)], vec![(round + 1, score + 1), (2, score)]],
/// };
/// let average = expected(&(0, 0), &rounds, &|&(_, score)| score.into(), &mut Known::default());
/// assert_eq!(average, 0.75);
/// ```
#[allow(clippy::implicit_hasher)] // there is one table of what is known
pub fn expected<P: Clone + Eq + Hash>(
    position: &P,
    rounds: &impl Fn(&P) -> Vec<Vec<P>>,
    result: &impl Fn(&P) -> f64,
    known: &mut Known<P, f64>,
) -> f64 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let mut matrix = vec![];
    for row in rounds(position) {
        matrix.push(row.iter().map(|to| expected(to, rounds, result, known)).collect());
    }
    let value = if matrix.is_empty() { result(position) } else { solve(&matrix).value };
    known.insert(position.clone(), value);
    value
}

/// The result of which a player can be sure without luck: when the other one sees each choice.
pub fn secured<G: Game>(position: &G::Position, player: Player) -> i64 {
    let mover = if G::hidden(position).is_some() { player.other() } else { player };
    let results = G::options_of(position, mover).into_iter().map(|to| secured::<G>(&to, player));
    let best = match mover {
        Player::Left => results.max(),
        Player::Right => results.min(),
    };
    best.unwrap_or_else(|| G::result(position))
}
