//! What the board shows: the tree, and at each vertex what its subtree is worth.

use super::rules::{Rules, Tree};
use board::prelude::*;

const MOST: usize = 11;

impl Show for Rules {
    /// The parents of the vertices 2, 3, …, each smaller than its child, and the white vertices.
    fn read(text: &str) -> Option<Tree> {
        let (parents, white): (Vec<usize>, Vec<usize>) = board::groups(text)?;
        let n = parents.len() + 1;
        let is_tree = (2..).zip(&parents).all(|(v, &parent)| (1..v).contains(&parent));
        let are_vertices = white.iter().all(|v| (1..=n).contains(v));
        let are_in_order = white.windows(2).all(|two| two[0] < two[1]);
        let fits = n <= MOST && is_tree && are_vertices && are_in_order;
        fits.then_some(Tree { parents, white })
    }

    fn write(tree: &Tree) -> String {
        board::write_groups(&(tree.parents.clone(), tree.white.clone()))
    }

    fn told(tree: &Tree) -> Say {
        let edges = (2..).zip(&tree.parents).map(|(v, parent)| format!("{}–{}", parent, v));
        let count = tree.parents.len();
        say!("position"; count, edges = list(edges), whites = tree.white.len(), white = all(&tree.white))
    }

    fn scene(tree: &Tree) -> Vec<Picture> {
        let n = tree.parents.len() + 1;
        let edges = (1..).zip(&tree.parents).map(|(v, parent)| (parent - 1, v));
        let look = |v| if tree.white.contains(&v) { Look::White } else { Look::Black };
        let looks = (1..=n).map(look).collect();
        vec![Picture::Graph(Graph { looks, ..Graph::tree(1..=n, edges) })]
    }

    fn act(tree: &Tree, &v: &usize) -> Act {
        let turned: Vec<usize> =
            tree.path(v).into_iter().filter(|u| tree.white.contains(u)).collect();
        Act::new([Id::Node(v - 1)], say!("choose"; v, count = turned.len(), turned = all(turned)))
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let tree = at.position;
        let tops = tops(tree);
        let sum = at.sum(|to| self::tops(to).iter().map(|&v| value(&left(to, v))).collect());
        let told = match tops.len() {
            0..=5 => {
                say!("few"; count = tops.len(), tops = all(&tops), heaps = all(&sum.values))
            }
            count => say!("many"; count),
        };
        let why = match &sum.best {
            _ if tops.is_empty() => say!("lost-end"),
            None => board::balanced(told, say!("change-move")),
            Some((v, _)) if tops.len() == 1 => say!("won-tree"; top = tops[0], v),
            Some((v, _)) => board::evened(told, &sum, at.say(v)),
        };
        let tag = |v: usize| (Id::Node(v - 1), value(&left(tree, v)), tops.contains(&v));
        let tags = (1..=tree.parents.len() + 1).map(tag);
        sum.idea(why).shows(Overlay::new(say!("legend")).tags(tags))
    }

    fn parts(tree: &Tree) -> Vec<Tree> {
        let part = |&top: &usize| {
            let mut part = tree.clone();
            part.white.retain(|&v| tree.path(v).contains(&top));
            part
        };
        tops(tree).iter().map(part).collect()
    }

    const SMALL: &'static str = "|( 1)?/1 |( 1)?( 2)?/1 [1..2] |( 1)?( 2)?( 3)?/\
         1 [1..2] [1..3] |( 1)?( 2)?( 3)?( 4)?/1 [1..2] [1..3] [1..4] |( 1)?( 2)?( 3)?( 4)?( 5)?";
}

/// The white vertices with black ones alone above them.
fn tops(tree: &Tree) -> Vec<usize> {
    let is_top = |&v: &usize| tree.path(v)[1..].iter().all(|u| !tree.white.contains(u));
    tree.white.iter().copied().filter(is_top).collect()
}

/// O(v) of the page: each white vertex below v, or v itself, with the value of what its choice leaves there.
fn left(tree: &Tree, v: usize) -> Vec<(usize, u64)> {
    let children = (1..=tree.parents.len() + 1).filter(|&u| tree.parent(u) == Some(v));
    let below: Vec<_> = children.map(|child| left(tree, child)).collect();
    let s = nim_sum(below.iter().map(|o| value(o)));
    let own = tree.white.contains(&v).then_some((v, s));
    let others =
        below.iter().flat_map(|o| o.iter().map(move |&(u, left)| (u, s ^ value(o) ^ left)));
    own.into_iter().chain(others).collect()
}

/// g(v) of the page, from O(v).
fn value(left: &[(usize, u64)]) -> u64 {
    mex(left.iter().map(|one| one.1))
}
