//! The game as stated: in turn the players stay or go along an edge of their own tree, until they meet.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Sigma,
    Sugim,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Chase {
    /// The edges of Sigma's tree and of Sugim's; vertices count from 1.
    pub red: Vec<[usize; 2]>,
    pub blue: Vec<[usize; 2]>,
    pub sigma: usize,
    pub sugim: usize,
    pub mover: Side,
}

impl Game for Rules {
    type Position = Chase;
    /// The vertex to be on; it may be one's own.
    type Move = usize;

    const END: End = End::Draws;

    /// When they have met, Sigma has no move left. He never goes to Sugim himself, who would have caught him one turn
    /// earlier than if he stays.
    fn moves(chase: &Chase, _: Player) -> Moves<Rules> {
        let to = |v: usize| match chase.mover {
            Side::Sigma => (v, Chase { sigma: v, mover: Side::Sugim, ..chase.clone() }),
            Side::Sugim => (v, Chase { sugim: v, mover: Side::Sigma, ..chase.clone() }),
        };
        match chase.mover {
            Side::Sigma if chase.sigma == chase.sugim => vec![],
            Side::Sigma => {
                let others = near(&chase.red, chase.sigma).into_iter();
                others.filter(|&v| v != chase.sugim).map(to).collect()
            }
            Side::Sugim => near(&chase.blue, chase.sugim).into_iter().map(to).collect(),
        }
    }
}

/// A vertex and its neighbours.
pub fn near(edges: &[[usize; 2]], v: usize) -> Vec<usize> {
    let others = edges.iter().filter(|edge| edge.contains(&v)).map(|[a, b]| a + b - v);
    [v].into_iter().chain(others).collect()
}
