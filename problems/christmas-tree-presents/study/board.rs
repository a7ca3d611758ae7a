//! What the board shows: the tree, its presents, and how many moves they can still make.

use super::rules::{Rules, Step, Tree};
use board::{
    all, exactly, joined, list, say, Act, At, Graph, Id, Idea, Overlay, Picture, Say, Show, Sum,
    Thing,
};
use std::iter;

impl Show for Rules {
    fn read(text: &str) -> Option<Tree> {
        let [head, ends, presents] = exactly(board::groups(text)?)?;
        let [k, root] = exactly(head)?;
        let n = presents.len() as u64;
        let count = presents.iter().fold(0_u64, |count, &a| count.saturating_add(a));
        let fits = (1..=20).contains(&k)
            && (1..=8).contains(&n)
            && (1..=n).contains(&root)
            && ends.len() as u64 == 2 * (n - 1)
            && ends.iter().all(|v| (1..=n).contains(v))
            && count <= 20;
        // The ways to lay so many presents on n vertices.
        let ways = || (1..n).fold(1, |ways, i| ways * (count + i) / i);
        if !fits || ways() > board::MOST {
            return None;
        }
        let vertex = |v: u64| v as usize - 1;
        let edge = |ends: &[u64]| [vertex(ends[0]), vertex(ends[1])];
        let (k, root) = (k as usize, vertex(root));
        let edges = referee::rooted(&ends.chunks(2).map(edge).collect::<Vec<_>>(), root)?;
        Some(Tree { k, root, edges, presents })
    }

    fn write(tree: &Tree) -> String {
        let edges = joined(edges(tree, ">"), " ");
        let presents = board::write(&tree.presents);
        format!("{} {} | {} | {}", tree.k, tree.root + 1, edges, presents).replace("  ", " ")
    }

    fn told(tree: &Tree) -> Say {
        let (k, root, n) = (tree.k, tree.root + 1, tree.presents.len());
        let presents = list(&tree.presents);
        if n == 1 {
            say!("position-alone"; presents, k)
        } else {
            say!("position"; root, edges = list(&edges(tree, "–")), n, presents, k)
        }
    }

    fn scene(tree: &Tree) -> Vec<Picture> {
        let graph = Graph {
            nodes: (1..=tree.presents.len()).map(|v| v.to_string()).collect(),
            piles: tree.presents.clone(),
            thing: Thing::Present,
            edges: tree.edges.iter().map(|edge| (edge[0], edge[1])).collect(),
            root: Some(tree.root),
            ..Graph::default()
        };
        let note = say!("note"; k = tree.k);
        vec![Picture::Graph(graph), Picture::Note(note)]
    }

    fn act(tree: &Tree, &Step { from, to, presents }: &Step) -> Act {
        let first = Id::Stone(from, tree.presents[from] - presents);
        Act::new([first], say!("move"; presents, from = from + 1, to = to + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let tree = at.position;
        let levels: Vec<usize> = (0..tree.presents.len()).map(|v| level(tree, v)).collect();
        let odd: Vec<usize> = (0..levels.len()).filter(|&v| levels[v] % 2 == 1).collect();
        let Sum { values, x, best, balance } =
            at.sum(|tree| odd.iter().map(|&v| tree.presents[v]).collect());
        let left: Vec<u64> = values.iter().copied().filter(|&a| a > 0).collect();
        let idea = match best {
            Some((step, _)) => {
                let (presents, vertex) = (step.presents, step.from + 1);
                let (heaps, count) = (all(&left), left.len());
                Idea::won(say!("won-odd"; heaps, count, presents, vertex, balance)).by(step)
            }
            None if !left.is_empty() => Idea::lost(say!("lost-odd"; balance)),
            None if at.moves().is_empty() => Idea::lost(say!("lost-end")),
            None => Idea::lost(say!("lost-even")),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (v, &level) in levels.iter().enumerate() {
            overlay = overlay.tag(Id::Node(v), level, level % 2 == 1);
            if level % 2 == 1 {
                overlay = overlay.bricks(tree.presents[v], x, |j| Id::Stone(v, j));
            }
        }
        idea.shows(overlay).counts(board::quantity(&values))
    }

    const SMALL: &'static str = "1 1 | | [0..5]/[1..2] [1..2] | 1>2 | [0..5] [0..5]/\
         [1..3] [1..3] | 1>2 [1..2]>3 | ([0..3] ){3}/\
         [1..3] [1..4] | 1>2 [1..2]>3 [1..3]>4 | ([0..2] ){4}";
}

/// How many moves a present on the vertex can still make.
fn level(tree: &Tree, v: usize) -> usize {
    iter::successors(tree.ancestor(v), |&v| tree.ancestor(v)).count()
}

/// The edges with a sign between their ends.
fn edges(tree: &Tree, sign: &str) -> Vec<String> {
    let edge = |edge: &[usize; 2]| format!("{}{}{}", edge[0] + 1, sign, edge[1] + 1);
    tree.edges.iter().map(edge).collect()
}
