//! The game as stated: a token goes along edges to new vertices; one player's edges must weigh more than the
//! edge before, the other player's less.
//!
//! Longer than a screen: what a move may be depends on the path, the letter, and whose edge it is.

use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Letter {
    /// Increasing.
    I,
    /// Decreasing.
    D,
}

/// A complete bipartite graph, and the path of the token.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// A row for each vertex on the left, a column for each on the right.
    pub weights: Vec<Vec<u64>>,
    /// What the first player has taken, if play has begun.
    pub letter: Option<Letter>,
    /// The vertices visited, from 1, the token on the last.
    pub path: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Begin(Letter, usize),
    Go(usize),
}

impl Game for Rules {
    type Position = Table;
    type Move = Step;

    fn moves(table: &Table, _: Player) -> Moves<Rules> {
        let vertices = 1..=2 * table.weights.len();
        if table.letter.is_none() {
            let begin = |letter, at| {
                let to = Table { letter: Some(letter), path: vec![at], ..table.clone() };
                (Step::Begin(letter, at), to)
            };
            return vertices.flat_map(|at| [begin(Letter::I, at), begin(Letter::D, at)]).collect();
        }
        let go =
            |v| (Step::Go(v), Table { path: [&table.path[..], &[v]].concat(), ..table.clone() });
        vertices.filter(|&v| table.may_go(v)).map(go).collect()
    }

    /// How the token came to the last two vertices does not matter.
    fn order(mut table: Table) -> Table {
        let earlier = table.path.len().saturating_sub(2);
        table.path[..earlier].sort_unstable();
        table
    }
}

impl Table {
    pub fn weight(&self, u: usize, v: usize) -> u64 {
        self.weights[u.min(v) - 1][u.max(v) - self.weights.len() - 1]
    }

    /// The weight of the edge before, if there is one.
    pub fn last_weight(&self) -> Option<u64> {
        match self.path[..] {
            [.., u, v] => Some(self.weight(u, v)),
            _ => None,
        }
    }

    /// Must the next edge weigh more than the one before? It is the first player's if the token has been on
    /// an even number of vertices.
    pub fn must_rise(&self) -> bool {
        (self.letter == Some(Letter::I)) == (self.path.len() % 2 == 0)
    }

    fn may_go(&self, to: usize) -> bool {
        let (n, at) = (self.weights.len(), self.path[self.path.len() - 1]);
        let is_new = (at <= n) != (to <= n) && !self.path.contains(&to);
        let fits = |last| (self.weight(at, to) > last) == self.must_rise();
        is_new && self.last_weight().map_or(true, fits)
    }
}
