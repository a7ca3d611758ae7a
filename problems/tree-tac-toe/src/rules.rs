//! The game as stated: White and Black colour free vertices of a tree; the first path of three vertices of one
//! colour wins.
//!
//! Longer than a screen: the board, too, asks who has won by which path, and plays plans.

use referee::{End, Game, Moves, Player};

pub struct Rules;

/// A tree whose vertices count from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tree {
    pub edges: Vec<[usize; 2]>,
    /// Who has coloured each vertex: Left is White.
    pub colours: Vec<Option<Player>>,
}

impl Game for Rules {
    type Position = Tree;
    /// The vertex that is coloured.
    type Move = usize;

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(tree: &Tree, player: Player) -> Moves<Rules> {
        if tree.winner().is_some() {
            return vec![];
        }
        tree.free().into_iter().map(|v| (v, tree.with(v, player))).collect()
    }

    /// 1 if White has won, −1 if Black has.
    fn result(tree: &Tree) -> i64 {
        match tree.winner() {
            None => 0,
            Some((Player::Left, _)) => 1,
            Some((Player::Right, _)) => -1,
        }
    }
}

impl Tree {
    /// The neighbours of a vertex.
    pub fn near(&self, v: usize) -> Vec<usize> {
        let edges = self.edges.iter().filter(|edge| edge.contains(&v));
        edges.map(|&[a, b]| if a == v { b } else { a }).collect()
    }

    pub fn free(&self) -> Vec<usize> {
        (0..self.colours.len()).filter(|&v| self.colours[v].is_none()).collect()
    }

    /// With one more vertex in a player's colour.
    pub fn with(&self, v: usize, player: Player) -> Tree {
        let mut to = self.clone();
        to.colours[v] = Some(player);
        to
    }

    /// Who has a path of three vertices, and this path.
    pub fn winner(&self) -> Option<(Player, [usize; 3])> {
        for player in [Player::Left, Player::Right] {
            let is_own = |&v: &usize| self.colours[v] == Some(player);
            for v in (0..self.colours.len()).filter(is_own) {
                let own: Vec<usize> = self.near(v).into_iter().filter(is_own).collect();
                if own.len() > 1 {
                    return Some((player, [own[0], v, own[1]]));
                }
            }
        }
        None
    }
}
