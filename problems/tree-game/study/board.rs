//! What the board shows: the tree with its stones, and which vertices are lost.

use super::rules::{Rules, Tree};
use board::{
    all, any, exactly, joined, list, say, Act, At, Graph, Id, Idea, Overlay, Picture, Say, Show,
};

/// A board has at most so many vertices, with so many stones each.
const VERTICES: usize = 7;
const STONES: u64 = 9;

impl Show for Rules {
    fn read(text: &str) -> Option<Tree> {
        let [ends, stones, piece] = exactly(board::groups(text)?)?;
        let n = stones.len();
        let is_vertex = |&v: &u64| 1 <= v && v <= n as u64;
        let are_vertices = piece.len() == 1 && piece.iter().chain(&ends).all(is_vertex);
        // The piece on each of the vertices, and no more stones than here, are few positions.
        let fits = (2..=VERTICES).contains(&n)
            && stones.iter().all(|&a| a <= STONES)
            && board::are_few(&[&stones[..], &[n as u64 - 1]].concat(), VERTICES + 1);
        if !are_vertices || !fits || ends.len() != 2 * (n - 1) {
            return None;
        }
        let edges = ends.chunks(2).map(|two| [two[0] as usize, two[1] as usize]).collect();
        let tree = Tree { edges, stones, piece: piece[0] as usize };
        (from_1(&tree).len() == n - 1).then_some(tree)
    }

    fn write(Tree { edges, stones, piece }: &Tree) -> String {
        format!("{} | {} | {}", joined(edges.concat(), " "), board::write(stones), piece)
    }

    fn told(Tree { edges, stones, piece }: &Tree) -> Say {
        let edges: Vec<String> = edges.iter().map(|[a, b]| format!("{}–{}", a, b)).collect();
        say!("position"; edges = list(&edges), n = stones.len(), stones = list(stones), piece = *piece)
    }

    fn scene(tree: &Tree) -> Vec<Picture> {
        let graph = Picture::Graph(Graph {
            nodes: vertices(tree).map(|v| v.to_string()).collect(),
            edges: from_1(tree).iter().map(|&[parent, child]| (parent - 1, child - 1)).collect(),
            piles: vertices(tree).map(|v| tree.stones_on(v)).collect(),
            tokens: vec![tree.piece - 1],
            root: Some(0),
            ..Graph::default()
        });
        vec![graph, Picture::Note(say!("note"))]
    }

    fn act(_: &Tree, &u: &usize) -> Act {
        Act::new([Id::Node(u - 1)], say!("move"; u))
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let tree = at.position;
        let won = won(tree);
        // All but the vertex of the piece.
        let mut overlay = Overlay::new(say!("legend"));
        for v in vertices(tree).filter(|&v| v != tree.piece) {
            overlay = overlay.ring(Id::Node(v - 1), !won.contains(&v));
        }
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
        return Idea::lost(say!("lost-empty"; v));
    }
    if let Some(&u) = fewer.iter().find(|u| !won.contains(u)) {
        let (few, still_fewer) = (tree.stones_on(u), self::fewer(tree, u));
        let why = if few == 0 {
            say!("won-empty"; u)
        } else if still_fewer.is_empty() {
            say!("won-fewest"; u, few, many)
        } else {
            say!("won-fewer"; u, few, many, next = any(&still_fewer))
        };
        return Idea::won(why).by(u);
    }
    if fewer.is_empty() {
        return Idea::lost(say!("lost-fewest"; v, many));
    }
    let idea = Idea::lost(say!("lost-fewer"; v, count = fewer.len(), fewer = all(&fewer)));
    if fewer.len() < tree.neighbours(v).len() {
        idea.and(say!("comes-back"; v))
    } else {
        idea
    }
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
