//! The referee: it plays a game out by its rules and knows no theorem.
//!
//! A game is a function from a position to its options, the positions one move away. The value of
//! a position is the mex of its options' values; a position without options has value 0 under
//! normal play (whoever cannot move loses) and 1 under misère play (whoever cannot move wins). In both,
//! value 0 means a P-position. Under normal play the value is the Grundy value.

use crate::Known;
use shared::grundy::mex;
use std::hash::Hash;

/// The referee of one game, with the values of all positions met so far.
///
/// Space is a table entry a position; the search keeps its own stack, so that a game may be as
/// deep as memory allows.
///
/// ```
/// use referee::Referee;
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
    values: Known<P, Option<u64>>,
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
        Referee { options, end: 0, values: Known::default() }
    }

    /// The game in which a player who cannot move wins.
    pub fn misere(options: F) -> Self {
        Referee { options, end: 1, values: Known::default() }
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

#[cfg(test)]
mod tests {
    use super::Referee;

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
}
