//! What STUDY, PRACTICE and ERRATA claim is held by the tests of this crate: `tests/ideas` has a module for each idea of
//! STUDY, with its claim and the game in which it is false; `tests/keys` a test for each key of PRACTICE, by the
//! name of its problem; `tests/errata` a test for each false claim of ERRATA. Each plays small positions by the rules of its game, which are written there, and knows
//! no theorem; most by the [`referee`], those for scores by [`lead`].

use std::collections::HashMap;
use std::hash::Hash;

/// How much more than the other the player to move will have, where each move brings its player some points,
/// and both play for the difference. A player who cannot move ends the game.
///
/// ```
/// // A row of numbers; a move takes the first or the last one.
/// let takes = |row: &Vec<i64>| match row.as_slice() {
///     [] => vec![],
///     [first, rest @ ..] => vec![
///         (*first, rest.to_vec()),
///         (row[row.len() - 1], row[..row.len() - 1].to_vec()),
///     ],
/// };
/// assert_eq!(claims::lead(&vec![1, 5, 2], &takes), -2);
/// ```
pub fn lead<P: Clone + Eq + Hash>(position: &P, moves: &impl Fn(&P) -> Vec<(i64, P)>) -> i64 {
    fn search<P: Clone + Eq + Hash>(
        position: &P,
        moves: &impl Fn(&P) -> Vec<(i64, P)>,
        known: &mut HashMap<P, i64>,
    ) -> i64 {
        if let Some(&lead) = known.get(position) {
            return lead;
        }
        let leads =
            moves(position).into_iter().map(|(points, to)| points - search(&to, moves, known));
        let lead = leads.max().unwrap_or(0);
        known.insert(position.clone(), lead);
        lead
    }
    search(position, moves, &mut HashMap::new())
}
