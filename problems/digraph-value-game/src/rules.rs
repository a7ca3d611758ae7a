//! The game as stated, played for a bar: a turn ends the game or moves the token along an edge. The first
//! player, Left, wins if the token ends on a number of at least the bar, else the second. Nobody ends it on
//! a number that suits the other. When no turns are left the game ends by itself.
//!
//! Longer than a screen: a graph with numbers, and two kinds of turns.

use referee::graph::{next, Edge};
use referee::{Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Graph {
    /// The numbers on the nodes.
    pub numbers: Vec<u64>,
    /// Nodes are named by the places of their numbers.
    pub edges: Vec<Edge>,
    /// The node of the token.
    pub token: usize,
    pub bar: u64,
    /// How many turns are left.
    pub turns: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    End,
    /// The node that the token comes to.
    To(usize),
}

impl Game for Rules {
    type Position = Graph;
    type Move = Turn;

    const PARTIZAN: bool = true;

    /// Whoever ends the game leaves no turns to the other, who cannot end it too, and loses.
    fn moves(graph: &Graph, player: Player) -> Moves<Rules> {
        let mut moves = vec![];
        if (graph.numbers[graph.token] >= graph.bar) == (player == Player::Left) {
            moves.push((Turn::End, Graph { turns: 0, ..graph.clone() }));
        }
        if graph.turns > 0 {
            for token in next(&graph.edges, graph.token) {
                let to = Graph { token, turns: graph.turns - 1, ..graph.clone() };
                moves.push((Turn::To(token), to));
            }
        }
        moves
    }
}
