//! What the board shows: a graph, with what each edge is worth when its circuits are pressed together.

use super::rules::{reached, staying, Edge, Rules};
use board::prelude::*;

const NODES: usize = 12;
const EDGES: usize = 13;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Edge>> {
        if text.trim() == "1" {
            return Some(vec![]);
        }
        let ends = board::numbers(text)?;
        let fits = ends.len() % 2 == 0 && (1..=EDGES).contains(&(ends.len() / 2));
        if !fits || ends.iter().any(|end| !(1..=NODES as u64).contains(end)) {
            return None;
        }
        let mut edges: Vec<Edge> = vec![];
        for two in ends.chunks(2) {
            let edge = [two[0].min(two[1]) as usize, two[0].max(two[1]) as usize];
            if edge[0] == edge[1] || edges.contains(&edge) {
                return None;
            }
            edges.push(edge);
        }
        (staying(&edges, None) == edges).then_some(edges)
    }

    fn write(edges: &Vec<Edge>) -> String {
        match &edges[..] {
            [] => "1".to_owned(),
            _ => joined(edges.iter().map(|[u, v]| format!("{}-{}", u, v)), " "),
        }
    }

    fn told(edges: &Vec<Edge>) -> Say {
        match edges.len() {
            0 => say!("position-end"),
            count => {
                let edge = |[u, v]: &Edge| format!("{}–{}", u, v);
                say!("position"; count, edges = list(edges.iter().map(edge)))
            }
        }
    }

    fn scene(edges: &Vec<Edge>) -> Vec<Picture> {
        vec![Picture::Net(Graph::tree(1..=NODES, edges.iter().map(|[u, v]| (u - 1, v - 1))))]
    }

    fn act(_: &Vec<Edge>, &[u, v]: &Edge) -> Act {
        Act::new([Id::Edge(u - 1, v - 1)], say!("cut"; u, v))
    }

    fn idea(at: &At<Rules>) -> Idea<Edge> {
        let edges = at.position;
        let sum = at.sum(|edges| values(edges));
        let (count, values, balance) = (edges.len(), all(&sum.values), &sum.balance);
        let degree = |node: usize| edges.iter().filter(|ends| ends.contains(&node)).count();
        let is_circuit = edges.iter().flatten().all(|&node| degree(node) == 2);
        let is_tree = reached(edges, 1).len() == count + 1;
        let cut = sum.best.as_ref().map(|(edge, _)| at.say(edge));
        let why = match (&sum.best, cut) {
            (Some(([u, v], _)), Some(cut)) => match () {
                () if degree(1) == 1 => say!("won-root"; u, v),
                () if is_circuit => say!("won-circuit"; count, cut),
                () if is_tree => say!("won-tree"; values, cut, balance),
                () => say!("won-pressed"; values, cut, balance),
            },
            _ if count == 0 => say!("lost-end"),
            _ if is_circuit => say!("lost-circuit"; count, left = count - 1),
            _ if is_tree => say!("lost-tree"; balance),
            _ => say!("lost-pressed"; values),
        };
        sum.idea(why).shows(overlay(edges))
    }

    /// What hangs at node 1: edges that are connected without it.
    fn parts(edges: &Vec<Edge>) -> Vec<Vec<Edge>> {
        let (mut parts, mut rest) = (vec![], edges.clone());
        while let Some(&[u, v]) = rest.first() {
            let apart: Vec<Edge> = rest.iter().copied().filter(|ends| !ends.contains(&1)).collect();
            let nodes = reached(&apart, u.max(v));
            let is_in = |ends: &Edge| ends.iter().any(|node| nodes.contains(node));
            parts.push(rest.iter().copied().filter(is_in).collect());
            rest.retain(|ends| !is_in(ends));
        }
        parts
    }

    const SMALL: &'static str =
        "(1-2 )?(1-3 )?(2-3 )?(1-4 )?(2-4 )?(3-4 )?(1-5 )?(2-5 )?(3-5 )?(4-5 )?";
}

/// For each edge the places of those that stand on it: the others that fall off when it is cut.
fn on_each(edges: &[Edge]) -> Vec<Vec<usize>> {
    let on = |i: usize| {
        let staying = staying(edges, Some(i));
        let falls = |&j: &usize| j != i && !staying.contains(&edges[j]);
        (0..edges.len()).filter(falls).collect()
    };
    (0..edges.len()).map(on).collect()
}

/// Those of some edges that stand on none of the others.
fn lowest(some: &[usize], on: &[Vec<usize>]) -> Vec<usize> {
    let is_lowest = |i: &usize| some.iter().all(|&other| !on[other].contains(i));
    some.iter().copied().filter(is_lowest).collect()
}

/// What an edge is worth: 1 more than what stands on it.
fn worth(i: usize, on: &[Vec<usize>]) -> u64 {
    nim_sum(lowest(&on[i], on).into_iter().map(|above| worth(above, on))) + 1
}

/// What the edges at node 1 are worth when circuits are pressed together.
fn values(edges: &[Edge]) -> Vec<u64> {
    let (on, everything) = (on_each(edges), (0..edges.len()).collect::<Vec<_>>());
    lowest(&everything, &on).into_iter().map(|i| worth(i, &on)).collect()
}

/// What each edge is worth, with those at node 1 strong.
fn overlay(edges: &[Edge]) -> Overlay {
    let on = on_each(edges);
    let at_the_root = lowest(&(0..edges.len()).collect::<Vec<_>>(), &on);
    let tag = |(i, &[u, v]): (usize, &Edge)| {
        (Id::Edge(u - 1, v - 1), worth(i, &on), at_the_root.contains(&i))
    };
    Overlay::new(say!("legend")).tags(edges.iter().enumerate().map(tag))
}
