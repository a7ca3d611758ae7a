//! What the board shows: trees, with what the subtree of each vertex is worth.

use super::rules::{with_ancestors, Rules, Vertex};
use board::prelude::*;

const VERTICES: usize = 12;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Vertex>> {
        if text.trim() == "0" {
            return Some(vec![]);
        }
        let numbers = board::numbers(text)?;
        let pairs = numbers.chunks(2);
        let fits = numbers.len() % 2 == 0 && (1..=VERTICES).contains(&pairs.len());
        if !fits || numbers.iter().any(|&number| number > VERTICES as u64) {
            return None;
        }
        let vertex = |pair: &[u64]| Vertex {
            number: pair[1] as usize,
            parent: (pair[0] > 0).then_some(pair[0] as usize),
        };
        let forest: Vec<Vertex> = pairs.map(vertex).collect();
        let is_there = |number| forest.iter().any(|one| one.number == number);
        let is_below = |one: &Vertex| match one.parent {
            Some(parent) => parent < one.number && is_there(parent),
            None => one.number > 0,
        };
        let are_in_order = forest.windows(2).all(|two| two[0].number < two[1].number);
        (are_in_order && forest.iter().all(is_below)).then_some(forest)
    }

    fn write(forest: &Vec<Vertex>) -> String {
        let vertex = |one: &Vertex| format!("{}>{}", one.parent.unwrap_or(0), one.number);
        match &forest[..] {
            [] => "0".to_owned(),
            _ => joined(forest.iter().map(vertex), " "),
        }
    }

    fn told(forest: &Vec<Vertex>) -> Say {
        let roots = children(forest, None);
        let mut families = vec![];
        for one in forest {
            let children = children(forest, Some(one.number));
            if !children.is_empty() {
                families.push(say!("family"; parent = one.number, children = all(children)));
            }
        }
        let count = roots.len();
        match families.len() {
            _ if count == 0 => say!("position-empty"),
            0 => say!("position-roots"; count, roots = all(roots)),
            _ => say!("position"; count, roots = all(roots), families = list(families)),
        }
    }

    /// As if 0 were a root above all.
    fn scene(forest: &Vec<Vertex>) -> Vec<Picture> {
        let names = (1..=VERTICES).map(|number| number.to_string());
        let edges = forest.iter().map(|one| (one.parent.unwrap_or(0), one.number));
        vec![Picture::Graph(Graph::tree([String::new()].into_iter().chain(names), edges))]
    }

    fn act(forest: &Vec<Vertex>, &number: &usize) -> Act {
        match with_ancestors(forest, number).len() {
            1 => Act::new([Id::Node(number)], say!("delete"; number)),
            _ => Act::new([Id::Node(number)], say!("delete-with-ancestors"; number)),
        }
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let forest = at.position;
        let roots = children(forest, None);
        let sum = at.sum(|forest| {
            children(forest, None).iter().map(|&root| value(&left(forest, root))).collect()
        });
        let told = match roots.len() {
            0..=5 => say!("few"; roots = all(&roots), heaps = all(&sum.values)),
            count => say!("many"; count),
        };
        let why = match &sum.best {
            _ if roots.is_empty() => say!("lost-end"),
            None => board::balanced(told, say!("change-move")),
            Some((number, _)) if roots.len() == 1 => say!("won-tree"; number),
            Some((number, _)) => board::evened(told, &sum, at.say(number)),
        };
        let tag = |&Vertex { number, parent }: &Vertex| {
            (Id::Node(number), value(&left(forest, number)), parent.is_none())
        };
        let overlay = Overlay::new(say!("legend")).tags(forest.iter().map(tag));
        sum.idea(why).shows(overlay)
    }

    fn parts(forest: &Vec<Vertex>) -> Vec<Vec<Vertex>> {
        let tree = |root: usize| {
            let is_in = |one: &&Vertex| with_ancestors(forest, one.number).contains(&root);
            forest.iter().filter(is_in).copied().collect()
        };
        children(forest, None).into_iter().map(tree).collect()
    }

    const SMALL: &'static str =
        "0/(0>1 )?([0..1]>2 )?([0..2]>3 )?([0..3]>4 )?([0..4]>5 )?([0..5]>6)?";
}

/// The children of a vertex; the roots have no parent.
fn children(forest: &[Vertex], parent: Option<usize>) -> Vec<usize> {
    forest.iter().filter(|one| one.parent == parent).map(|one| one.number).collect()
}

/// O(v) of the page: each vertex of the subtree of v, with the value of what its deletion leaves there.
fn left(forest: &[Vertex], v: usize) -> Vec<(usize, u64)> {
    let below: Vec<_> =
        children(forest, Some(v)).into_iter().map(|child| left(forest, child)).collect();
    let s = nim_sum(below.iter().map(|o| value(o)));
    let mut all = vec![(v, s)];
    for o in &below {
        let beside = s ^ value(o);
        all.extend(o.iter().map(|&(x, left)| (x, beside ^ left)));
    }
    all
}

/// g(v) of the page, from O(v).
fn value(left: &[(usize, u64)]) -> u64 {
    mex(left.iter().map(|one| one.1))
}
