//! What the board shows: the tree, and what its branches count, as the heaps of misère Nim.

use super::rules::{edges, Parents, Rules};
use board::prelude::*;

/// The most edges on a board.
const MOST: usize = 14;

impl Show for Rules {
    fn read(text: &str) -> Option<Parents> {
        let numbers = board::numbers(text)?;
        let tree = parents(&numbers);
        let is_there = |v: usize| v == 0 || tree[v].is_some();
        let all_fit = edges(&tree).all(|(parent, v)| parent < v && is_there(parent));
        (all_fit && (1..=MOST).contains(&numbers.len())).then_some(tree)
    }

    fn write(tree: &Parents) -> String {
        let number = |parent: &Option<usize>| parent.map_or(0, |parent| parent as u64 + 1);
        board::write(&tree[1..].iter().map(number).collect::<Vec<_>>())
    }

    fn told(tree: &Parents) -> Say {
        if edges(tree).next().is_none() {
            return say!("position-end");
        }
        let edge = |(parent, v): (usize, usize)| format!("{}–{}", parent + 1, v + 1);
        say!("position"; edges = list(edges(tree).map(edge)))
    }

    fn scene(tree: &Parents) -> Vec<Picture> {
        vec![Picture::Graph(Graph::tree(1..=tree.len(), edges(tree)))]
    }

    fn act(tree: &Parents, &cut: &usize) -> Act {
        let parent = tree[cut].expect("the edge is left");
        Act::new([Id::Edge(parent, cut)], say!("cut"; parent = parent + 1, child = cut + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let tree = at.position;
        let g = below(tree);
        let values = branches(tree, &g);
        let idea = if is_lost(&values) { lost(at, &values) } else { won(at, &values) };
        // Where all branches are paths, each counts its edges.
        let are_paths = values.iter().sum::<u64>() == edges(tree).count() as u64;
        let tags = edges(tree).map(|(parent, v)| (Id::Edge(parent, v), g[v] + 1, parent == 0));
        let overlay = Overlay::new(say!("legend")).tags(tags);
        let idea = idea.and_if(!are_paths, say!("branch"));
        idea.shows(overlay).counts(board::quantity(&values))
    }

    const SMALL: &'static str = "1( [1..2]( [1..3]( [1..4]( [1..5]( [1..6])?)?)?)?)?";
}

/// The tree in which the vertices after the root have these parents. Here they count from 1, and 0 is none.
fn parents(numbers: &[u64]) -> Parents {
    let others = numbers.iter().map(|&parent| (parent as usize).checked_sub(1));
    [None].into_iter().chain(others).collect()
}

/// g of the page: for each vertex what is below it counts.
fn below(tree: &Parents) -> Vec<u64> {
    let mut g = vec![0; tree.len()];
    for v in (1..g.len()).rev() {
        if let Some(parent) = tree[v] {
            g[parent] ^= g[v] + 1;
        }
    }
    g
}

/// What the branches count: g(c) + 1 for each child c of the root.
fn branches(tree: &Parents, g: &[u64]) -> Vec<u64> {
    edges(tree).filter(|edge| edge.0 == 0).map(|(_, child)| g[child] + 1).collect()
}

/// The rule of misère Nim.
fn is_lost(values: &[u64]) -> bool {
    let x = nim_sum(values.iter().copied());
    values.iter().any(|&w| w > 1) == (x == 0)
}

fn lost(at: &At<Rules>, values: &[u64]) -> Idea<usize> {
    let (n, count) = (values.len(), edges(at.position).count());
    if values.iter().any(|&w| w > 1) {
        return board::by_nim_sum(values, say!("branches")).and(say!("lost-ones"));
    }
    Idea::new(match n {
        _ if count == 1 => say!("lost-last"),
        _ if count == n => say!("lost-edges"; n),
        1 => say!("lost-only"),
        _ => say!("lost-odd"; n),
    })
}

fn won(at: &At<Rules>, values: &[u64]) -> Idea<usize> {
    let (tree, n) = (at.position, values.len());
    let large: Vec<u64> = values.iter().copied().filter(|&w| w > 1).collect();
    let after = |to: &Parents| branches(to, &below(to));
    // Where only one branch is large, or none, the move leaves no large branch.
    let wins =
        |values: Vec<u64>| is_lost(&values) && (large.len() > 1 || values.iter().all(|&w| w == 1));
    let (by, to) = match at.move_to(|to| wins(after(to))) {
        Some(found) => found,
        None => return Idea::new(say!("won-end")),
    };
    let cut = at.say(&by);
    let idea = match large[..] {
        [] if edges(tree).count() == n => Idea::new(say!("won-edges"; n)),
        [] => Idea::new(say!("won-even"; n, cut)),
        [w] => {
            let is_whole = tree[by] == Some(0);
            let why = if is_whole { say!("won-whole"; w, cut) } else { say!("won-to-one"; w, cut) };
            Idea::new(why).and(say!("won-ones"; count = after(&to).len()))
        }
        _ => board::by_nim_sum(values, say!("branches")).and(say!("won-cut"; cut)),
    };
    idea.by(by)
}
