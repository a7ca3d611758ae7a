//! Games that are sums: who wins follows from the values of the parts.

use crate::{balance, At, Say};
use referee::{Game, Moves};
use shared::nim::nim_sum;

/// The mex: the least number 0, 1, 2, … that is not among some values.
///
/// ```
/// assert_eq!(board::mex([0, 1, 3, 1]), 2);
/// ```
pub fn mex(values: impl IntoIterator<Item = u64>) -> u64 {
    shared::grundy::mex(values.into_iter().map(|value| value as usize)) as u64
}

/// A position as a sum, and from one computation whether it is lost, a move that wins, and why.
#[derive(Debug)]
pub struct Sum<G: Game + ?Sized> {
    /// The values of the parts.
    pub values: Vec<u64>,
    /// Their nim-sum: the position is lost if it is 0.
    pub x: u64,
    /// A move that makes it 0, with the position after it: where there is one as in Nim, which lowers one of the
    /// values, such a move.
    pub best: Option<(G::Move, G::Position)>,
    /// That the values balance, in a lost position now, else after that move.
    pub balance: Say,
}

impl<G: Game + ?Sized> At<'_, G> {
    /// The position as the sum of parts with these values.
    ///
    /// ```
    /// # use board::{balance, At, Sum, Worth};
    /// # use referee::{HeapGame, Outcome, Player, Take};
    /// struct Nim;
    /// impl HeapGame for Nim {
    ///     fn takes(heap: u64) -> Vec<u64> {
    ///         (1..=heap).collect()
    ///     }
    /// }
    /// let worth = |_: &Vec<u64>, _| Worth { outcome: Outcome::Won, number: 0 };
    /// let heaps = vec![1, 5, 3];
    /// let Sum { values, x, best, balance: after } = At::<Nim>::new(&heaps, Player::Left, &worth).sum(Vec::clone);
    /// assert_eq!((values, x), (vec![1, 5, 3], 7));
    /// assert_eq!(best, Some((Take { heap: 1, stones: 3 }, vec![1, 2, 3])));
    /// assert_eq!(after, balance(&[1, 2, 3]));
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
        let moves = moves.into_iter();
        let mut wins: Vec<_> = moves.map(|(step, to)| (values(&to), step, to)).collect();
        wins.retain(|(after, ..)| x > 0 && nim_sum(after.iter().copied()) == 0);
        wins.sort_by_key(|(after, ..)| !is_as_in_nim(after));
        let balance = balance(wins.first().map_or(&now, |(after, ..)| after));
        let best = wins.into_iter().next().map(|(_, step, to)| (step, to));
        Sum { values: now, x, best, balance }
    }
}
