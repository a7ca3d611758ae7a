//! What STUDY, PRACTICE and ERRATA claim is held by the tests of this crate: `tests/ideas` has a module for each idea of
//! STUDY, with its claim and the game in which it is false; `tests/keys` a test for each key of PRACTICE, by the
//! name of its problem; `tests/errata` a test for each false claim of ERRATA. Each plays small positions by the
//! rules of its game, which are written there, and knows no theorem; most by the [`referee`], those for scores by
//! [`lead`], those in which only the end counts by [`end_value`].

use referee::Player;
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

/// What the end is worth under best play, where Left wants that large and Right small; `mover` says whose turn it is.
/// A player who cannot move ends the game.
pub fn final_value<P: Clone + Eq + Hash, V: Copy + Ord>(
    position: &P,
    mover: &impl Fn(&P) -> Player,
    options: &impl Fn(&P) -> Vec<P>,
    end: &impl Fn(&P) -> V,
) -> V {
    fn search<P: Clone + Eq + Hash, V: Copy + Ord>(
        position: &P,
        mover: &impl Fn(&P) -> Player,
        options: &impl Fn(&P) -> Vec<P>,
        end: &impl Fn(&P) -> V,
        known: &mut HashMap<P, V>,
    ) -> V {
        if let Some(&value) = known.get(position) {
            return value;
        }
        let next = options(position).into_iter();
        let values = next.map(|option| search(&option, mover, options, end, known));
        let best = if mover(position) == Player::Left { values.max() } else { values.min() };
        let value = best.unwrap_or_else(|| end(position));
        known.insert(position.clone(), value);
        value
    }
    search(position, mover, options, end, &mut HashMap::new())
}

/// The same, where both move in turn, from this player on.
///
/// ```
/// use referee::Player;
///
/// // A row of numbers; a move deletes the first or the last one, and one number is left.
/// let deletions = |row: &Vec<u64>, _: Player| match row.len() {
///     0 | 1 => vec![],
///     _ => vec![row[1..].to_vec(), row[..row.len() - 1].to_vec()],
/// };
/// assert_eq!(claims::end_value(&vec![1, 5, 2], Player::Left, &deletions, &|row| row[0]), 2);
/// ```
pub fn end_value<P: Clone + Eq + Hash, V: Copy + Ord>(
    position: &P,
    player: Player,
    options: &impl Fn(&P, Player) -> Vec<P>,
    value: &impl Fn(&P) -> V,
) -> V {
    let start = (position.clone(), player);
    let turns = |(position, player): &(P, Player)| {
        let next = options(position, *player).into_iter();
        next.map(|option| (option, player.other())).collect()
    };
    final_value(&start, &|turn| turn.1, &turns, &|turn| value(&turn.0))
}

/// Every tree of so many vertices with root 0: the parent of each vertex, which has a smaller number. The root's
/// is 0.
///
/// ```
/// assert_eq!(claims::trees(3), [[0, 0, 0], [0, 0, 1]]);
/// assert_eq!(claims::trees(7).len(), 720);
/// ```
pub fn trees(vertices: usize) -> Vec<Vec<usize>> {
    let mut trees = vec![vec![0]];
    for vertex in 1..vertices {
        let parents = |tree: Vec<usize>| (0..vertex).map(move |up| [&tree[..], &[up]].concat());
        trees = trees.into_iter().flat_map(parents).collect();
    }
    trees
}
