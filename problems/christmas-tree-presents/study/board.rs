//! What the board shows: the tree, its presents, and how many moves they can still make.

use super::rules::{Rules, Step, Tree};
use board::prelude::*;
use std::iter;

impl Show for Rules {
    fn read(text: &str) -> Option<Tree> {
        let ([k, root], Arrows(ends), presents): ([usize; 2], Arrows, Vec<u64>) =
            board::groups(text)?;
        let n = presents.len();
        let count = presents.iter().fold(0_u64, |count, &a| count.saturating_add(a));
        let fits = (1..=20).contains(&k)
            && (1..=8).contains(&n)
            && (1..=n).contains(&root)
            && ends.len() == n - 1
            && ends.iter().flatten().all(|v| (1..=n).contains(v))
            && count <= 20;
        // The ways to lay so many presents on n vertices.
        let ways = || (1..n as u64).fold(1, |ways, i| ways * (count + i) / i);
        if !fits || ways() > board::MOST {
            return None;
        }
        let edge = |ends: &[usize; 2]| ends.map(|v| v - 1);
        let edges = referee::rooted(&ends.iter().map(edge).collect::<Vec<_>>(), root - 1)?;
        Some(Tree { k, root: root - 1, edges, presents })
    }

    fn write(tree: &Tree) -> String {
        let ends = tree.edges.iter().map(|ends| ends.map(|v| v + 1)).collect();
        board::write_groups(&([tree.k, tree.root + 1], Arrows(ends), tree.presents.clone()))
    }

    fn told(tree: &Tree) -> Say {
        let (k, root, n) = (tree.k, tree.root + 1, tree.presents.len());
        let presents = list(&tree.presents);
        if n == 1 {
            return say!("position-alone"; presents, k);
        }
        let edge = |ends: &[usize; 2]| format!("{}–{}", ends[0] + 1, ends[1] + 1);
        say!("position"; root, edges = list(tree.edges.iter().map(edge)), n, presents, k)
    }

    fn scene(tree: &Tree) -> Vec<Picture> {
        let edges = tree.edges.iter().map(|ends| (ends[0], ends[1]));
        let graph = Graph {
            piles: tree.presents.clone(),
            thing: Thing::Present,
            root: Some(tree.root),
            ..Graph::new(1..=tree.presents.len(), edges)
        };
        vec![Picture::Graph(graph), Picture::Note(say!("note"; k = tree.k))]
    }

    fn act(tree: &Tree, &Step { from, to, presents }: &Step) -> Act {
        let first = Id::Stone(from, tree.presents[from] - presents);
        Act::new([first], say!("move"; presents, from = from + 1, to = to + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let tree = at.position;
        let levels: Vec<usize> = (0..tree.presents.len()).map(|v| level(tree, v)).collect();
        let odd: Vec<usize> = (0..levels.len()).filter(|&v| levels[v] % 2 == 1).collect();
        let sum = at.sum(|tree| odd.iter().map(|&v| tree.presents[v]).collect());
        let (left, balance) = (positive(&sum.values), &sum.balance);
        let why = match &sum.best {
            Some((step, _)) => {
                let (count, presents, vertex) = (left.len(), step.presents, step.from + 1);
                let vertices = odd.iter().filter(|&&v| tree.presents[v] > 0).map(|v| v + 1);
                say!("won-odd"; heaps = all(left), vertices = list(vertices), count, presents, vertex, balance)
            }
            None if !left.is_empty() => say!("lost-odd"; balance),
            None if at.moves().is_empty() => say!("lost-end"),
            None => say!("lost-even"),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (v, &level) in levels.iter().enumerate() {
            overlay = overlay.tag(Id::Node(v), level, false);
        }
        for (&v, over) in odd.iter().zip(left_over(&sum.values)) {
            overlay = overlay.bricks(tree.presents[v], over, |j| Id::Stone(v, j));
        }
        sum.idea(why).shows(overlay)
    }

    const SMALL: &'static str = "1 1 | | [0..5]/[1..2] [1..2] | 1>2 | [0..5] [0..5]/\
         [1..3] [1..3] | 1>2 [1..2]>3 | ([0..3] ){3}/\
         [1..3] [1..4] | 1>2 [1..2]>3 [1..3]>4 | ([0..2] ){4}";
}

/// How many moves a present on the vertex can still make.
fn level(tree: &Tree, v: usize) -> usize {
    iter::successors(tree.ancestor(v), |&v| tree.ancestor(v)).count()
}
