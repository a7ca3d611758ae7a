//! The game as stated: a turn cuts an edge, and what is no longer joined to the root is gone. One tree,
//! because several trees with their roots put together are the same game.

use board::{Act, Claim, Graph, Id, Phrase, Picture, Show};
use shared::game::{End, Game, Moves, Player};
use shared::small;

pub struct Rules;

/// What a position holds for vertex v, from 2 on: its parent, or 0 if v is gone.
fn parent(tree: &[u64], v: usize) -> usize {
    tree[v - 2] as usize
}

impl Game for Rules {
    type Position = Vec<u64>;
    /// The vertex below the edge that is cut.
    type Move = usize;

    const END: End = End::Misere;

    fn moves(tree: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for cut in (2..tree.len() + 2).filter(|&v| parent(tree, v) > 0) {
            let mut to = tree.clone();
            to[cut - 2] = 0;
            // Parents come first, so one pass takes all that hangs below.
            for v in cut + 1..tree.len() + 2 {
                let above = parent(&to, v);
                if above > 1 && parent(&to, above) == 0 {
                    to[v - 2] = 0;
                }
            }
            moves.push((cut, to));
        }
        moves
    }

    /// Every tree with at most 6 edges whose parents come first.
    fn small() -> Vec<Vec<u64>> {
        let mut small = small::up_to(&[(6, 6)]);
        small.retain(|tree| (1..).zip(tree).all(|(v, parent)| (1..=v).contains(parent)));
        small
    }
}

/// The most edges on a board.
const MOST: usize = 14;

impl Show for Rules {
    const RULE: Phrase = [
        "Cut an edge; all that is then no longer joined to vertex 1 is gone. Whoever cuts the last edge loses.",
        "每次删去一条边，再删去与 1 号点不再连通的部分。删最后一条边的人输。",
    ];
    const TAKES: Phrase = [
        "the parents of the vertices 2, 3, …, each a smaller vertex: 1 2 1 4 is a tree of two paths; at most 14 edges",
        "2、3、…… 号点的父亲，编号要比自己小：1 2 1 4 是根上的两条链；至多 14 条边",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 2 2 1 5 1", "1 2 1 4", "1 2 2", "1 2 2 1 5 1 7 8 7", "1 1 1 1 1 1 1 1 1 1 1 1 1 1"];

    fn read(text: &str) -> Option<Vec<u64>> {
        let tree = board::numbers(text)?;
        let is_there = |v: usize| v == 1 || parent(&tree, v) > 0;
        let fits = |v: usize| {
            let parent = parent(&tree, v);
            parent == 0 || parent < v && is_there(parent)
        };
        let all = (1..=MOST).contains(&tree.len()) && (2..tree.len() + 2).all(fits);
        all.then(|| tree.clone())
    }

    fn write(tree: &Vec<u64>) -> String {
        board::write(tree)
    }

    fn scene(tree: &Vec<u64>) -> Vec<Picture> {
        let left = (2..tree.len() + 2).filter(|&v| parent(tree, v) > 0);
        vec![Picture::Graph(Graph {
            nodes: (1..tree.len() + 2).map(|v| v.to_string()).collect(),
            edges: left.map(|v| (parent(tree, v) - 1, v - 1)).collect(),
            root: Some(0),
            ..Graph::default()
        })]
    }

    fn act(tree: &Vec<u64>, &cut: &usize) -> Act {
        let above = parent(tree, cut);
        let words = ["cut the edge {0}–{1}", "删去边 {0}–{1}"];
        Act::new(vec![Id::Edge(above - 1, cut - 1)], words, &[above as u64, cut as u64])
    }

    fn claim(tree: &Vec<u64>, _: Player) -> Option<Claim> {
        let mut g = vec![0; tree.len() + 2];
        let mut branches = vec![];
        for v in (2..tree.len() + 2).rev().filter(|&v| parent(tree, v) > 0) {
            g[parent(tree, v)] ^= g[v] + 1;
            if parent(tree, v) == 1 {
                branches.insert(0, g[v] + 1);
            }
        }
        let all_small = branches.iter().all(|&w| w <= 1);
        let claim = Claim::nim_sum(&branches);
        Some(Claim { lost: claim.lost != all_small, ..claim })
    }
}
