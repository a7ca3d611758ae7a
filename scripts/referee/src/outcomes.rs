//! Who wins where play may return to a position, and in how many moves.

use crate::Known;
use std::hash::Hash;

/// What becomes of a position under best play, said of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The player to move can force a win.
    Won,
    /// The opponent can.
    Lost,
    /// Neither can: play need not end.
    Drawn,
}

/// The outcomes under normal play of all positions that can be reached from `starts`, where play may
/// return to a position. From the end backwards, until nothing new is found: won is what has a lost
/// option, lost is what has none but won ones; the rest is drawn.
///
/// ```
/// use referee::{outcomes, Outcome};
///
/// // From a heap of 0 there is no move; 1 goes to 0, 2 to 1 or to 3, and 3 back to 2.
/// let rules = |&heap: &usize| [vec![], vec![0], vec![1, 3], vec![2]][heap].clone();
/// let found = outcomes([2], rules);
/// assert_eq!([0, 1, 2].map(|heap| found[&heap]), [Outcome::Lost, Outcome::Won, Outcome::Drawn]);
/// ```
pub fn outcomes<P: Clone + Eq + Hash>(
    starts: impl IntoIterator<Item = P>,
    options: impl Fn(&P) -> Vec<P>,
) -> Known<P, Outcome> {
    let mut unvisited: Vec<P> = starts.into_iter().collect();
    let mut reached: Known<P, Vec<P>> = Known::default();
    while let Some(position) = unvisited.pop() {
        reached.entry(position).or_insert_with_key(|position| {
            let options = options(position);
            unvisited.extend(options.iter().cloned());
            options
        });
    }
    let mut found = Known::default();
    loop {
        let known = found.len();
        for (position, options) in &reached {
            if options.iter().any(|option| found.get(option) == Some(&Outcome::Lost)) {
                found.insert(position.clone(), Outcome::Won);
            } else if options.iter().all(|option| found.get(option) == Some(&Outcome::Won)) {
                found.insert(position.clone(), Outcome::Lost);
            }
        }
        if found.len() == known {
            let outcome = |position| found.get(position).copied().unwrap_or(Outcome::Drawn);
            return reached.keys().map(|position| (position.clone(), outcome(position))).collect();
        }
    }
}

/// The referee of a game in which the number of moves counts: who wins within so many?
///
/// ```
/// use referee::Timed;
///
/// // From a heap of 0 there is no move; 1 goes to 0, 2 to 1, and 3 to 2 or to 0.
/// let mut timed = Timed::new(|&heap: &usize| [vec![], vec![0], vec![1], vec![2, 0]][heap].clone());
/// assert!(timed.loses(&0, 0) && timed.loses(&2, 2) && !timed.loses(&2, 1));
/// assert!(timed.wins(&3, 1) && !timed.wins(&3, 0) && !timed.wins(&2, 9));
/// ```
pub struct Timed<P, F> {
    options: F,
    known: Known<(P, usize), bool>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P) -> Vec<P>> Timed<P, F> {
    /// With nothing known yet.
    pub fn new(options: F) -> Self {
        Timed { options, known: Known::default() }
    }

    /// Can the player to move win in at most so many moves of both?
    pub fn wins(&mut self, position: &P, moves: usize) -> bool {
        if let Some(&wins) = self.known.get(&(position.clone(), moves)) {
            return wins;
        }
        let options = (self.options)(position);
        let wins = moves > 0 && options.iter().any(|option| self.loses(option, moves - 1));
        self.known.insert((position.clone(), moves), wins);
        wins
    }

    /// Can the other player make the player to move lose in at most so many?
    pub fn loses(&mut self, position: &P, moves: usize) -> bool {
        let options = (self.options)(position);
        let has_time = options.is_empty() || moves > 0;
        has_time && options.iter().all(|option| self.wins(option, moves - 1))
    }
}

#[cfg(test)]
mod tests {
    use super::{outcomes, Outcome};
    use crate::Referee;

    fn takes() -> impl Fn(&u64) -> Vec<u64> {
        |&heap| [1, 3, 4].iter().filter_map(|&take| heap.checked_sub(take)).collect()
    }

    /// A graph by the nodes behind each node's edges: its outcomes.
    fn on_graph(edges: &[&[usize]]) -> Vec<Outcome> {
        let found = outcomes(0..edges.len(), |&node: &usize| edges[node].to_vec());
        (0..edges.len()).map(|node| found[&node]).collect()
    }

    #[test]
    fn a_game_that_ends_has_no_draws() {
        let mut referee = Referee::normal(takes());
        for (heap, outcome) in outcomes([100], takes()) {
            let expected = if referee.is_won(&heap) { Outcome::Won } else { Outcome::Lost };
            assert_eq!(outcome, expected, "{heap}");
        }
    }

    #[test]
    fn a_cycle_is_drawn_unless_someone_can_leave_it_and_win() {
        use Outcome::{Drawn, Lost, Won};
        assert_eq!(on_graph(&[&[1], &[2], &[0]]), [Drawn; 3]);
        assert_eq!(on_graph(&[&[0]]), [Drawn]);
        // A way out of a cycle of three to an end: who comes to it takes it.
        assert_eq!(on_graph(&[&[1], &[2], &[0, 3], &[]]), [Won, Lost, Won, Lost]);
        // The node before such a node is lost, in a cycle of two as well.
        assert_eq!(on_graph(&[&[1], &[0, 2], &[]]), [Lost, Won, Lost]);
        // The way out leads to a won position: better to stay.
        assert_eq!(on_graph(&[&[1], &[0, 2], &[3], &[]]), [Drawn, Drawn, Won, Lost]);
    }

    #[test]
    fn only_what_can_be_reached_has_an_outcome() {
        assert_eq!(outcomes([1], |&heap: &u64| vec![heap; 2]).len(), 1);
        assert!(outcomes([], takes()).is_empty());
    }
}
