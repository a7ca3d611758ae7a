//! Games that are sums: who wins follows from the values of the parts.

use crate::{balance, quantity, unpaired, At, Idea, Say, Show};
use referee::{Moves, Outcome};
use shared::nim::nim_sum;

/// The mex: the least number 0, 1, 2, … that is not among some values.
///
/// ```
/// assert_eq!(board::mex([0, 1, 3, 1]), 2);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    shared::grundy::mex(values.into_iter().map(|value| value as usize)) as u64
}

/// The values of heaps of 0 to `most`, each the mex of what its options are worth: of a heap of `h` these are told,
/// given the values of the smaller ones.
///
/// ```
/// // A move takes 1, 3 or 4.
/// let takes = |h: usize| [1, 3, 4].into_iter().filter(move |&s| s <= h);
/// let g = board::table(8, |h, g| takes(h).map(|s| g[h - s]).collect());
/// assert_eq!(g, [0, 1, 0, 1, 2, 3, 2, 0, 1]);
/// ```
pub fn table(most: usize, options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Vec<u64> {
    let mut g: Vec<u64> = vec![];
    for h in 0..=most {
        let value = mex(options(h, &g));
        g.push(value);
    }
    g
}

/// A position as a sum, and from one computation whether it is lost, a move that wins, and why.
#[derive(Debug)]
pub struct Sum<G: Show + ?Sized> {
    /// The values of the parts.
    pub values: Vec<u64>,
    /// Their nim-sum: the position is lost if it is 0.
    pub x: u64,
    /// A move that makes it 0, with the position after it: where there is one that ends play, or leaves equal pairs,
    /// or lowers one of the values as in Nim, such a move.
    pub best: Option<(G::Move, G::Position)>,
    /// That the values balance, in a lost position now, else after that move.
    pub balance: Say,
}

impl<G: Show + ?Sized> Sum<G> {
    /// What the Idea says, for this reason: who wins, and by which move, follows from the nim-sum, which is the
    /// quantity of the page.
    pub fn idea(self, why: Say) -> Idea<G::Move> {
        let idea = Idea::new(why).by(self.best.map(|(step, _)| step));
        debug_assert_eq!(idea.outcome == Outcome::Lost, self.x == 0, "{:?}", idea.why);
        idea.counts(quantity(&self.values))
    }
}

impl<G: Show + ?Sized> At<'_, G> {
    /// The position as the sum of parts with these values.
    ///
    /// ```
    /// # use board::{balance, say, At, HeapShow, Sum, Worth};
    /// # use referee::{HeapGame, Outcome, Player, Take};
    /// struct Nim;
    /// impl HeapGame for Nim {
    ///     fn takes(heap: u64) -> Vec<u64> {
    ///         (1..=heap).collect()
    ///     }
    /// }
    /// impl HeapShow for Nim {}
    /// let worth = |_: &Vec<u64>, _| Worth { outcome: Outcome::Won, number: 0 };
    /// let heaps = vec![1, 5, 3];
    /// let sum = At::<Nim>::new(&heaps, Player::Left, &worth).sum(Vec::clone);
    /// assert_eq!((&sum.values, sum.x), (&vec![1, 5, 3], 7));
    /// assert_eq!(sum.best, Some((Take { heap: 1, stones: 3 }, vec![1, 2, 3])));
    /// assert_eq!(sum.balance, balance(&[1, 2, 3]));
    /// assert_eq!(sum.idea(say!("won-lowered")).by, Some(Take { heap: 1, stones: 3 }));
    /// ```
    pub fn sum(&self, values: impl Fn(&G::Position) -> Vec<u64>) -> Sum<G> {
        self.sum_by(self.moves(), values)
    }

    /// The same, by one of these moves.
    pub fn sum_by(&self, moves: Moves<G>, values: impl Fn(&G::Position) -> Vec<u64>) -> Sum<G> {
        let now = values(self.position);
        let x = nim_sum(now.iter().copied());
        // One value is less, the others stay.
        let is_as_in_nim = |after: &[u64]| {
            let mut changed = after.iter().zip(&now).filter(|(after, now)| after != now);
            let is_lower = changed.next().map_or(false, |(after, now)| after < now);
            after.len() == now.len() && is_lower && changed.next().is_none()
        };
        // Whoever copies the answers needs no values.
        let is_paired = |after: &[u64]| unpaired(after).is_empty();
        let moves = moves.into_iter();
        let mut wins: Vec<_> = moves.map(|(step, to)| (values(&to), step, to)).collect();
        wins.retain(|(after, ..)| x > 0 && nim_sum(after.iter().copied()) == 0);
        let order = |after: &[u64]| (!is_paired(after), !is_as_in_nim(after));
        wins.sort_by_cached_key(|(after, _, to)| (!self.is_end(to), order(after)));
        let balance = balance(wins.first().map_or(&now, |(after, ..)| after));
        let best = wins.into_iter().next().map(|(_, step, to)| (step, to));
        Sum { values: now, x, best, balance }
    }
}
