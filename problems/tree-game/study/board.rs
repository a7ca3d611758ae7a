//! What the board shows: the tree with its stones, and which vertices are lost.

use super::rules::{Rules, Tree};
use board::prelude::*;

/// A board has at most so many vertices, with so many stones each.
const VERTICES: usize = 7;
const STONES: u64 = 9;

impl Show for Rules {
    fn read(text: &str) -> Option<Tree> {
        let (Arrows(edges), stones, piece): (Arrows, Vec<u64>, usize) = board::groups(text)?;
        let n = stones.len();
        let are_vertices = edges.iter().flatten().chain([&piece]).all(|v| (1..=n).contains(v));
        // The piece on each of the vertices, and no more stones than here, are few positions.
        let fits = (2..=VERTICES).contains(&n)
            && stones.iter().all(|&a| a <= STONES)
            && board::are_few(&[&stones[..], &[n as u64 - 1]].concat(), VERTICES + 1);
        if !are_vertices || !fits || edges.len() != n - 1 {
            return None;
        }
        let tree = Tree { edges, stones, piece };
        (from_1(&tree).len() == n - 1).then_some(tree)
    }

    fn write(Tree { edges, stones, piece }: &Tree) -> String {
        board::write_groups(&(edges.concat(), stones.clone(), *piece))
    }

    fn told(Tree { edges, stones, piece }: &Tree) -> Say {
        let edges = list(edges.iter().map(|[a, b]| format!("{}–{}", a, b)));
        say!("position"; edges, n = stones.len(), stones = list(stones), piece)
    }

    fn scene(tree: &Tree) -> Vec<Picture> {
        let edges = from_1(tree).into_iter().map(|[parent, child]| (parent - 1, child - 1));
        let graph = Graph {
            piles: vertices(tree).map(|v| tree.stones_on(v)).collect(),
            ..Graph::tree(vertices(tree), edges).tokens([tree.piece - 1])
        };
        vec![Picture::Graph(graph), Picture::Note(say!("note"))]
    }

    fn act(_: &Tree, &u: &usize) -> Act {
        Act::new([Id::Node(u - 1)], say!("move"; u))
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let tree = at.position;
        let won = won(tree);
        // Only by these is it decided, and they never go back to the piece's vertex.
        let many = tree.stones_on(tree.piece);
        let counts = |v: &usize| *v == tree.piece || tree.stones_on(*v) < many;
        let rings = vertices(tree).filter(counts).map(|v| (Id::Node(v - 1), !won.contains(&v)));
        let overlay = Overlay::new(say!("legend")).rings(rings);
        let quantity =
            if won.is_empty() { say!("none") } else { say!("winning"; vertices = list(&won)) };
        why(tree, &won).shows(overlay).counts(quantity)
    }

    fn labels(tree: &Tree) -> Vec<(Id, Tree)> {
        let with_piece = |piece| (Id::Node(piece - 1), Tree { piece, ..tree.clone() });
        vertices(tree).map(with_piece).collect()
    }

    const SMALL: &'static str =
        "1 2 | [0..6] [0..6] | [1..2]/(1 2 2 3/2 1 1 3/1 3 3 2) | ([0..4] ){3}| [1..3]/\
         (1 2 2 3 3 4/2 1 2 3 2 4) | ([0..2] ){4}| [1..4]";
}

fn why(tree: &Tree, won: &[usize]) -> Idea<usize> {
    let v = tree.piece;
    let (many, fewer) = (tree.stones_on(v), fewer(tree, v));
    if many == 0 {
        return Idea::new(say!("lost-empty"; v));
    }
    if let Some(&u) = fewer.iter().find(|u| !won.contains(u)) {
        let (few, still_fewer) = (tree.stones_on(u), self::fewer(tree, u));
        let why = if few == 0 {
            say!("won-empty"; u)
        } else if still_fewer.is_empty() {
            say!("won-fewest"; u, few, many)
        } else {
            say!("won-fewer"; u, few, many, next = any(still_fewer))
        };
        return Idea::new(why).by(u);
    }
    if fewer.is_empty() {
        return Idea::new(say!("lost-fewest"; v, many));
    }
    let comes_back = fewer.len() < tree.neighbours(v).len();
    let why = say!("lost-fewer"; v, count = fewer.len(), fewer = all(fewer));
    Idea::new(why).and_if(comes_back, say!("comes-back"; v))
}

fn vertices(tree: &Tree) -> impl Iterator<Item = usize> {
    1..=tree.stones.len()
}

/// The neighbours with fewer stones.
fn fewer(tree: &Tree, v: usize) -> Vec<usize> {
    let has_fewer = |&u: &usize| tree.stones_on(u) < tree.stones_on(v);
    tree.neighbours(v).into_iter().filter(has_fewer).collect()
}

/// The vertices that are won: some neighbour has fewer stones and is lost.
fn won(tree: &Tree) -> Vec<usize> {
    let mut order: Vec<usize> = vertices(tree).collect();
    order.sort_by_key(|&v| tree.stones_on(v));
    let mut won: Vec<usize> = vec![];
    for v in order {
        if fewer(tree, v).iter().any(|u| !won.contains(u)) {
            won.push(v);
        }
    }
    won.sort_unstable();
    won
}

/// The edges that are found from vertex 1, each from the parent to the child.
fn from_1(tree: &Tree) -> Vec<[usize; 2]> {
    let (mut found, mut edges) = (vec![1], vec![]);
    let mut next = 0;
    while next < found.len() {
        let parent = found[next];
        for child in tree.neighbours(parent) {
            if !found.contains(&child) {
                found.push(child);
                edges.push([parent, child]);
            }
        }
        next += 1;
    }
    edges
}
