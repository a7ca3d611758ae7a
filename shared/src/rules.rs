//! The referee: it plays a game out by its rules and knows no theorem.
//!
//! A game is a function from a position to its options, the positions one move away. The value of
//! a position is the mex of its options' values; a position without options has value 0 under
//! normal play (who cannot move loses) and 1 under misère play (who cannot move wins). In both,
//! value 0 means a P-position. Under normal play the value is the Grundy value. Where play can return
//! to a position there are no such values; [`outcomes`] says who wins and what is a draw, [`Timed`] in how many moves. Where both choose
//! at once, [`expected`] says what one gets on average.

use crate::grundy::mex;
use crate::matrix::solve;
use std::{collections::HashMap, hash::Hash};

/// The referee of one game, with the values of all positions met so far.
///
/// Space is a table entry a position; the search keeps its own stack, so that a game may be as
/// deep as memory allows.
///
/// ```
/// use shared::rules::Referee;
///
/// // One heap; a move takes 1, 3 or 4.
/// let mut referee = Referee::normal(|&heap: &u64| {
///     [1, 3, 4].iter().filter_map(|&take| heap.checked_sub(take)).collect()
/// });
/// let values: Vec<u64> = (0..9).map(|heap| referee.grundy(&heap)).collect();
/// assert_eq!(values, [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// assert!(!referee.is_won(&700));
/// ```
pub struct Referee<P, F> {
    options: F,
    end: u64,
    /// `None` while the search is below the position.
    values: HashMap<P, Option<u64>>,
}

/// A position on the way down, and what is known of its options.
struct Frame<P> {
    position: P,
    options: std::vec::IntoIter<P>,
    values: Vec<usize>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P) -> Vec<P>> Referee<P, F> {
    /// The game in which a player who cannot move loses.
    pub fn normal(options: F) -> Self {
        Referee { options, end: 0, values: HashMap::new() }
    }

    /// The game in which a player who cannot move wins.
    pub fn misere(options: F) -> Self {
        Referee { options, end: 1, values: HashMap::new() }
    }

    /// The Grundy value of a position under normal play.
    ///
    /// # Panics
    /// Under misère play, and if play could return to a position.
    pub fn grundy(&mut self, position: &P) -> u64 {
        assert_eq!(self.end, 0, "Grundy values belong to normal play");
        self.value(position)
    }

    /// Is it an N-position: does the player who moves from it win?
    ///
    /// # Panics
    /// If play could return to a position.
    pub fn is_won(&mut self, position: &P) -> bool {
        self.value(position) != 0
    }

    fn value(&mut self, root: &P) -> u64 {
        if let Some(Some(value)) = self.values.get(root) {
            return *value;
        }
        let mut stack = vec![self.enter(root.clone())];
        while let Some(frame) = stack.last_mut() {
            if let Some(option) = frame.options.next() {
                match self.values.get(&option) {
                    Some(Some(value)) => frame.values.push(*value as usize),
                    Some(None) => panic!("play can return to a position, so it need not end"),
                    None => stack.push(self.enter(option)),
                }
            } else {
                let Frame { position, values, .. } = stack.pop().expect("it was just seen");
                let value = if values.is_empty() { self.end } else { mex(values) as u64 };
                if let Some(parent) = stack.last_mut() {
                    parent.values.push(value as usize);
                }
                self.values.insert(position, Some(value));
            }
        }
        self.values[root].expect("the search has just closed it")
    }

    fn enter(&mut self, position: P) -> Frame<P> {
        self.values.insert(position.clone(), None);
        let options = (self.options)(&position).into_iter();
        Frame { position, options, values: vec![] }
    }
}

/// The options of a disjunctive sum: one component moves to one of its options, the others stay.
///
/// ```
/// # use shared::rules::sum;
/// // Nim with heaps 2 and 1.
/// assert_eq!(sum(&[2, 1], |&heap| 0..heap), [[0, 1], [1, 1], [2, 0]]);
/// ```
pub fn sum<T: Clone, O: IntoIterator<Item = T>>(
    components: &[T],
    options: impl Fn(&T) -> O,
) -> Vec<Vec<T>> {
    let mut moves = vec![];
    for (i, component) in components.iter().enumerate() {
        for option in options(component) {
            moves.push([&components[..i], &[option], &components[i + 1..]].concat());
        }
    }
    moves
}

/// The options of a game of turning coins, for [`Referee`]: a position is the set of the coins that show
/// heads, a bit each. A turn `(coin, set)` may be made while `coin` shows heads, and turns every
/// coin of `set`.
///
/// ```
/// # use shared::rules::turning;
/// // Coin 1 may be turned alone, or coin 0 with it.
/// let turns = [(1, 0b10), (1, 0b11)];
/// assert_eq!(turning(&turns)(&0b110), [0b100, 0b101]);
/// assert!(turning(&turns)(&0b001).is_empty());
/// ```
pub fn turning(turns: &[(u32, u64)]) -> impl Fn(&u64) -> Vec<u64> + '_ {
    move |heads| {
        let may = turns.iter().filter(|(coin, _)| heads >> coin & 1 == 1);
        may.map(|(_, set)| heads ^ set).collect()
    }
}

/// One of two players who move different pieces.
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

/// The options of a game in which the players move different pieces, for [`Referee`]: a position is
/// now paired with the player to move, and with that pairing the rules are the same for both.
/// Only [`Referee::is_won`] has a meaning there.
///
/// ```
/// use shared::rules::{partizan, Referee, Player};
///
/// // Left removes a white stone, Right a black one.
/// let mut referee = Referee::normal(partizan(|&(white, black): &(u32, u32), player| match player {
///     Player::Left => white.checked_sub(1).map(|white| (white, black)).into_iter().collect(),
///     Player::Right => black.checked_sub(1).map(|black| (white, black)).into_iter().collect(),
/// }));
/// assert!(referee.is_won(&((3, 2), Player::Left)));
/// assert!(!referee.is_won(&((2, 2), Player::Left)));
/// ```
pub fn partizan<P>(
    options: impl Fn(&P, Player) -> Vec<P>,
) -> impl Fn(&(P, Player)) -> Vec<(P, Player)> {
    move |(position, player)| {
        let pair = |option| (option, player.other());
        options(position, *player).into_iter().map(pair).collect()
    }
}

/// What becomes of a position under best play, said of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
/// use shared::rules::{outcomes, Outcome};
///
/// // From a heap of 0 there is no move; 1 goes to 0, 2 to 1 or to 3, and 3 back to 2.
/// let rules = |&heap: &usize| [vec![], vec![0], vec![1, 3], vec![2]][heap].clone();
/// let found = outcomes([2], rules);
/// assert_eq!([0, 1, 2].map(|heap| found[&heap]), [Outcome::Lost, Outcome::Won, Outcome::Drawn]);
/// ```
pub fn outcomes<P: Clone + Eq + Hash>(
    starts: impl IntoIterator<Item = P>,
    options: impl Fn(&P) -> Vec<P>,
) -> HashMap<P, Outcome> {
    let mut unvisited: Vec<P> = starts.into_iter().collect();
    let mut reached: HashMap<P, Vec<P>> = HashMap::new();
    while let Some(position) = unvisited.pop() {
        reached.entry(position).or_insert_with_key(|position| {
            let options = options(position);
            unvisited.extend(options.iter().cloned());
            options
        });
    }
    let mut found = HashMap::new();
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
/// use shared::rules::Timed;
///
/// // From a heap of 0 there is no move; 1 goes to 0, 2 to 1, and 3 to 2 or to 0.
/// let mut timed = Timed::new(|&heap: &usize| [vec![], vec![0], vec![1], vec![2, 0]][heap].clone());
/// assert!(timed.loses(&0, 0) && timed.loses(&2, 2) && !timed.loses(&2, 1));
/// assert!(timed.wins(&3, 1) && !timed.wins(&3, 0) && !timed.wins(&2, 9));
/// ```
pub struct Timed<P, F> {
    options: F,
    known: HashMap<(P, usize), bool>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P) -> Vec<P>> Timed<P, F> {
    /// With nothing known yet.
    pub fn new(options: F) -> Self {
        Timed { options, known: HashMap::new() }
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

/// What Left gets on average where both choose at once in every round: `rounds` tells the positions after
/// it, a row for each choice of Left and a column for each of Right, and none at the end.
///
/// ```
/// # use shared::rules::expected;
/// # use std::collections::HashMap;
/// // Each shows a coin; if the sides differ, Left gets one and they show coins again, at most twice in all.
/// let rounds = |&(round, score): &(u8, u8)| match round {
///     2 => vec![],
///     _ => vec![vec![(2, score), (round + 1, score + 1)], vec![(round + 1, score + 1), (2, score)]],
/// };
/// let average = expected(&(0, 0), &rounds, &|&(_, score)| score.into(), &mut HashMap::new());
/// assert_eq!(average, 0.75);
/// ```
#[allow(clippy::implicit_hasher)] // callers keep a plain table
pub fn expected<P: Clone + Eq + Hash>(
    position: &P,
    rounds: &impl Fn(&P) -> Vec<Vec<P>>,
    result: &impl Fn(&P) -> f64,
    known: &mut HashMap<P, f64>,
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

#[cfg(test)]
mod tests {
    use super::{outcomes, Outcome, Referee};

    fn takes(set: &'static [u64]) -> impl Fn(&u64) -> Vec<u64> {
        move |&heap| set.iter().filter_map(|&take| heap.checked_sub(take)).collect()
    }

    /// Tiles of the given lengths on a board: a move leaves two shorter boards, kept sorted.
    fn tiles(lengths: &'static [u64]) -> impl Fn(&Vec<u64>) -> Vec<Vec<u64>> {
        move |boards| {
            let mut options = vec![];
            for (i, &board) in boards.iter().enumerate() {
                for rest in lengths.iter().filter_map(|&tile| board.checked_sub(tile)) {
                    for left in 0..=rest / 2 {
                        let mut option = [&boards[..i], &boards[i + 1..]].concat();
                        option.extend([left, rest - left].iter().filter(|&&part| part > 0));
                        option.sort_unstable();
                        options.push(option);
                    }
                }
            }
            options
        }
    }

    /// Winning Ways, chapter 4: the table of Kayles, and Guy and Smith (1956).
    #[test]
    fn kayles_has_its_published_values() {
        let mut referee = Referee::normal(tiles(&[1, 2]));
        let values: Vec<u64> = (0..12).map(|board| referee.grundy(&vec![board])).collect();
        assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
    }

    #[test]
    fn taking_one_to_three_has_period_four_and_its_misere_form_is_shifted() {
        let (mut normal, mut misere) =
            (Referee::normal(takes(&[1, 2, 3])), Referee::misere(takes(&[1, 2, 3])));
        for heap in 0..100 {
            assert_eq!(normal.grundy(&heap), heap % 4);
            assert_eq!(normal.is_won(&heap), heap % 4 != 0);
            assert_eq!(misere.is_won(&heap), heap % 4 != 1);
        }
    }

    #[test]
    fn a_game_may_be_deeper_than_the_call_stack() {
        let mut referee = Referee::normal(takes(&[1]));
        assert_eq!(referee.grundy(&100_000), 0);
        assert_eq!(referee.grundy(&99_999), 1);
    }

    #[test]
    #[should_panic(expected = "play can return to a position")]
    fn refuses_a_game_that_need_not_end() {
        Referee::normal(|&heap: &u64| vec![(heap + 1) % 5]).is_won(&3);
    }

    #[test]
    #[should_panic(expected = "normal play")]
    fn refuses_grundy_values_of_misere_play() {
        Referee::misere(takes(&[1])).grundy(&1);
    }

    /// A graph by the nodes behind each node's edges: its outcomes.
    fn on_graph(edges: &[&[usize]]) -> Vec<Outcome> {
        let found = outcomes(0..edges.len(), |&node: &usize| edges[node].to_vec());
        (0..edges.len()).map(|node| found[&node]).collect()
    }

    #[test]
    fn a_game_that_ends_has_no_draws() {
        let mut referee = Referee::normal(takes(&[1, 3, 4]));
        for (heap, outcome) in outcomes([100], takes(&[1, 3, 4])) {
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
        assert!(outcomes([], takes(&[1])).is_empty());
    }
}
