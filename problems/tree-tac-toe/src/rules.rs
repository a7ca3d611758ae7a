//! The game as stated: White and Black colour free vertices of a tree; the first path of three vertices of one
//! colour wins.

use referee::{small, End, Game, Moves, Player};

pub struct Rules;

/// A tree whose vertices count from 0.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tree {
    pub edges: Vec<[usize; 2]>,
    /// Of each vertex.
    pub colours: Vec<Colour>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    Free,
    White,
    Black,
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

    /// Trees of three to five vertices in all colours, trees of six and seven with at most one white vertex.
    fn small() -> Vec<Tree> {
        let mut all = vec![];
        for ends in TREES {
            let n = ends.len() / 2 + 1;
            let most = if n <= 5 { 2 } else { 1 };
            for signs in small::sequences(n, most) {
                if n <= 5 || signs.iter().sum::<u64>() <= 1 {
                    all.push(tree(ends, &signs));
                }
            }
        }
        all.retain(|tree| tree.winner().is_none());
        all
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
        (0..self.colours.len()).filter(|&v| self.colours[v] == Colour::Free).collect()
    }

    /// With one more vertex in a player's colour.
    pub fn with(&self, v: usize, player: Player) -> Tree {
        let mut to = self.clone();
        to.colours[v] = colour(player);
        to
    }

    /// Who has a path of three vertices, and this path.
    pub fn winner(&self) -> Option<(Player, [usize; 3])> {
        let path = |player: Player| {
            let is_own = |v: &usize| self.colours[*v] == colour(player);
            (0..self.colours.len()).filter(is_own).find_map(|v| {
                let own: Vec<usize> = self.near(v).into_iter().filter(is_own).collect();
                own.get(1).map(|&last| (player, [own[0], v, last]))
            })
        };
        path(Player::Left).or_else(|| path(Player::Right))
    }
}

fn colour(player: Player) -> Colour {
    match player {
        Player::Left => Colour::White,
        Player::Right => Colour::Black,
    }
}

/// A tree by the ends of its edges, counted from 1, and signs: 0 is free, 1 white, 2 black.
pub fn tree(ends: &[usize], signs: &[u64]) -> Tree {
    let colour = |&sign: &u64| [Colour::Free, Colour::White, Colour::Black][sign as usize];
    Tree {
        edges: ends.chunks(2).map(|two| [two[0] - 1, two[1] - 1]).collect(),
        colours: signs.iter().map(colour).collect(),
    }
}

const TREES: [&[usize]; 15] = [
    &[1, 2, 2, 3],
    &[1, 2, 2, 3, 3, 4],
    &[2, 1, 2, 3, 2, 4],
    &[1, 2, 2, 3, 3, 4, 4, 5],
    &[1, 2, 2, 3, 3, 4, 3, 5],
    &[3, 1, 3, 2, 3, 4, 3, 5],
    &[1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
    &[1, 3, 2, 3, 3, 4, 4, 5, 5, 6],
    &[1, 2, 2, 3, 3, 4, 4, 5, 3, 6],
    &[1, 3, 2, 3, 3, 4, 4, 5, 4, 6],
    &[3, 1, 3, 2, 3, 4, 3, 5, 5, 6],
    &[1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7],
    &[1, 3, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7],
    &[1, 3, 2, 3, 3, 4, 4, 5, 5, 6, 5, 7],
    &[1, 2, 2, 3, 3, 4, 4, 5, 3, 6, 6, 7],
];
