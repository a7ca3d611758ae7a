//! A graph on a circle, or a tree below its root.

use super::{Drawing, Form, FINGER};
use board::{Graph, Id, Look, Picture, Thing};

/// The radius of a node.
const NODE: f64 = 19.0;
/// From a line of a tree to the next.
const LEVEL: f64 = 56.0;

type Point = (f64, f64);

/// Draws it. A tree or a net that loses nodes keeps the layout of the set-up.
pub fn draw(d: &mut Drawing, graph: &Graph, net: bool, start: Option<&Picture>) {
    let start = match start {
        Some(Picture::Graph(start) | Picture::Net(start))
            if start.nodes.len() == graph.nodes.len() =>
        {
            start
        }
        _ => graph,
    };
    let piles = Piles::of(graph, start, d.width);
    let (places, height) = match graph.root {
        Some(root) => {
            let hung = if net { hung(start, root) } else { start.clone() };
            tree(&hung, root, f64::from(d.width), LEVEL + f64::from(piles.height))
        }
        None => circle(graph.nodes.len(), f64::from(d.width)),
    };
    // The root of a forest is not drawn.
    let unseen = graph.root.filter(|&root| graph.nodes[root].is_empty());
    let above = if unseen.is_some() { LEVEL } else { 0.0 };
    let (top, height) = (f64::from(d.height) - above, height - above);
    let places: Vec<Point> = places.into_iter().map(|(x, y)| (x, top + y)).collect();
    // The heads of arrows are to be seen over nodes and tokens; what lies at a node is tapped before a branch beside it.
    for turn in 0..2 {
        if (turn == 0) == graph.root.is_some() {
            for (e, &(u, v)) in
                graph.edges.iter().enumerate().filter(|edge| Some(edge.1 .0) != unseen)
            {
                let back = graph.edges.contains(&(v, u));
                let id = match graph.root {
                    Some(_) if net => Some(Id::Edge(u.min(v), u.max(v))),
                    Some(_) => Some(Id::Edge(u, v)),
                    None => None,
                };
                let key = id.map_or(format!("edge {e}"), |id| id.to_string());
                edge(d, id, key, [places[u], places[v]], back, graph.ink);
            }
            continue;
        }
        for (v, name) in graph.nodes.iter().enumerate().filter(|node| Some(node.0) != unseen) {
            let is_end = |edge: &(usize, usize)| edge.1 == v || net && edge.0 == v;
            if graph.root.map_or(true, |root| v == root || graph.edges.iter().any(is_end)) {
                let look = graph.looks.get(v).copied().unwrap_or_default();
                node(d, v, name, places[v], look);
                if graph.goal == Some(v) {
                    let (x, y) = (places[v].0 as i32, places[v].1 as i32);
                    d.add("goal".to_owned(), "goal", Form::Circle(x, y, NODE as i32 + 5));
                }
                piles.draw(d, graph, v, places[v]);
            }
        }
        for (token, &v) in graph.tokens.iter().enumerate() {
            // Each has a corner of its own: where several stand on a node, the others stay as one goes.
            let right = if token & 2 == 0 { 16 } else { -16 };
            let below = if token & 1 == 0 { -16 } else { 16 };
            let (x, y) = (places[v].0 as i32 + right, places[v].1 as i32 + below);
            d.add(format!("token {token}"), "token", Form::Circle(x, y, 10));
        }
    }
    d.height += height as i32;
}

fn node(d: &mut Drawing, v: usize, name: &str, place: Point, look: Look) {
    let (x, y, half) = (place.0 as i32, place.1 as i32, FINGER / 2);
    let id = Id::Node(v);
    let class = match look {
        Look::Plain | Look::Bare => "node",
        Look::Shaded => "node shaded",
        Look::White => "node white",
        Look::Black => "node black",
        Look::Red => "node red",
        Look::Blue => "node blue",
    };
    d.add(id.to_string(), class, Form::Circle(x, y, NODE as i32));
    d.label(format!("node {v}"), x, y, name);
    d.hits.push((id, [x - half, y - half, FINGER, FINGER]));
}

/// What lies below the nodes of a tree.
struct Piles {
    /// The side of a thing's space.
    side: i32,
    /// So many lie in a line.
    in_a_line: i32,
    /// The room for the largest, and for what is written at its frames.
    height: i32,
}

impl Piles {
    fn of(graph: &Graph, start: &Graph, width: i32) -> Piles {
        let side = if graph.thing == Thing::Present { 28 } else { 15 };
        let is_leaf = |v: &usize| !start.edges.iter().any(|edge| edge.0 == *v);
        let leaves = (0..start.nodes.len()).filter(is_leaf).count().max(1) as i32;
        let most = |piles: &[u64]| piles.iter().max().map_or(0, |&most| most as i32);
        let in_a_line = (width / leaves / side).clamp(1, 4).min(most(&start.piles).max(2));
        let most = most(&graph.piles).max(most(&start.piles));
        Piles { side, in_a_line, height: (most + in_a_line - 1) / in_a_line * side * 4 / 3 }
    }

    fn draw(&self, d: &mut Drawing, graph: &Graph, v: usize, place: Point) {
        let count = graph.piles.get(v).map_or(0, |&count| count as i32);
        let left = place.0 as i32 - self.in_a_line * self.side / 2;
        let top = place.1 as i32 + NODE as i32 + 3;
        for j in 0..count {
            let (line, k) = (j / self.in_a_line, j % self.in_a_line);
            // Those that are tapped in their order, the others from the middle on, to the right and to the left in turn:
            // what stays need not move.
            let column = match graph.thing {
                Thing::Present => k,
                _ => (self.in_a_line - 1) / 2 + if k % 2 == 1 { (k + 1) / 2 } else { -k / 2 },
            };
            let [x, y] = [left + column * self.side, top + line * self.side];
            let (id, half) = (Id::Stone(v, j.unsigned_abs().into()), self.side / 2);
            d.thing(id.to_string(), "stone", graph.thing, [x + half, y + half, half - 1]);
            if graph.thing == Thing::Present {
                d.hits.push((id, [x, y, self.side, self.side]));
            }
        }
    }
}

/// The nodes clockwise from the top, and the height.
fn circle(nodes: usize, width: f64) -> (Vec<Point>, f64) {
    // A few nodes need less room.
    let height = width.min(340.0).min(50.0 + 50.0 * nodes as f64);
    let (x, y) = (width / 2.0, height / 2.0);
    // So many quarters of a circle further the sine is the cosine.
    let sine = |v: usize, quarters: f64| {
        (std::f64::consts::TAU * (v as f64 / nodes as f64 + quarters / 4.0)).sin()
    };
    let (wide, high) = ((x - 34.0).min(y * 1.4), y - 34.0);
    let place = |v| (x + wide * sine(v, 0.0), y - high * sine(v, 1.0));
    ((0..nodes).map(place).collect(), height)
}

/// The tree by which the nodes of a net are found from the root.
fn hung(graph: &Graph, root: usize) -> Graph {
    let (mut found, mut edges) = (vec![root], vec![]);
    let mut next = 0;
    while let Some(&u) = found.get(next) {
        for &(a, b) in graph.edges.iter().filter(|edge| edge.0 == u || edge.1 == u) {
            let v = a + b - u;
            if !found.contains(&v) {
                found.push(v);
                edges.push((u, v));
            }
        }
        next += 1;
    }
    Graph { edges, ..graph.clone() }
}

/// A node's depth is its line; the leaves share the width.
fn tree(graph: &Graph, root: usize, width: f64, level: f64) -> (Vec<Point>, f64) {
    let children = |u: usize| graph.edges.iter().filter(move |edge| edge.0 == u).map(|edge| edge.1);
    let mut order = vec![(root, 0)];
    let mut next = 0;
    while let Some(&(u, depth)) = order.get(next) {
        order.extend(children(u).map(|v| (v, depth + 1)));
        next += 1;
    }
    let mut leaves = vec![1.0_f64; graph.nodes.len()];
    for &(u, _) in order.iter().rev() {
        leaves[u] = children(u).map(|v| leaves[v]).sum::<f64>().max(1.0);
    }
    // Nodes that are not below the root stand nowhere.
    let mut starts = vec![0.0; graph.nodes.len()];
    let mut places = vec![(-99.0, -99.0); graph.nodes.len()];
    let share = width / leaves[root];
    for &(u, depth) in &order {
        let mut at = starts[u];
        for v in children(u) {
            starts[v] = at;
            at += leaves[v] * share;
        }
        places[u] = (starts[u] + leaves[u] * share / 2.0, 28.0 + level * f64::from(depth));
    }
    let lowest = order.iter().map(|node| node.1).max().unwrap_or(0);
    (places, 58.0 - LEVEL + level * f64::from(lowest + 1))
}

/// A line from the rim of one node to that of another; two that lead both ways are bent, and one
/// from a node to itself is a loop. What can be tapped has no arrow.
fn edge(
    d: &mut Drawing,
    id: Option<Id>,
    key: String,
    [from, to]: [Point; 2],
    bent: bool,
    ink: Look,
) {
    let class = match ink {
        Look::Red => "edge red",
        Look::Blue => "edge blue",
        _ => "edge",
    };
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = (x * x + y * y).sqrt();
    if length < 1.0 {
        let (x, y) = from;
        let path = format!("M{}c-8 -28 -36 -16 -8 7", tenths((x - 10.0, y - 17.0)));
        let path = path + &head((x - 46.0, y - 33.0), (x - 18.0, y - 10.0));
        d.add(key, class, Form::Path(path));
        return;
    }
    let (x, y) = (x / length, y / length);
    let plain = id.is_some();
    let bow = if bent && !plain { 16.0 } else { 0.0 };
    let side = bow / 4.0;
    let a = (from.0 + x * NODE - y * side, from.1 + y * NODE + x * side);
    let rim = if plain { NODE } else { NODE + 4.0 };
    let b = (to.0 - x * rim - y * side, to.1 - y * rim + x * side);
    let m = ((a.0 + b.0) / 2.0 - y * bow, (a.1 + b.1) / 2.0 + x * bow);
    let line = format!("M{}Q{} {}", tenths(a), tenths(m), tenths(b));
    d.add(key, class, Form::Path(if plain { line } else { line + &head(m, b) }));
    let half = FINGER / 2;
    if let Some(id) = id {
        d.hits.push((id, [m.0 as i32 - half, m.1 as i32 - half, FINGER, FINGER]));
    }
}

/// The head of an arrow that comes from `m` to `b`.
fn head(m: Point, b: Point) -> String {
    let (x, y) = (b.0 - m.0, b.1 - m.1);
    let length = (x * x + y * y).sqrt().max(1.0);
    let (x, y) = (x / length * 9.0, y / length * 9.0);
    let (left, right) =
        ((b.0 - x - y / 2.0, b.1 - y + x / 2.0), (b.0 - x + y / 2.0, b.1 - y - x / 2.0));
    format!("M{}L{}L{}", tenths(left), tenths(b), tenths(right))
}

/// A point as SVG writes it. What formats numbers with a fraction in general is large.
fn tenths((x, y): Point) -> String {
    let tenths = |number: f64| {
        let tenths = (number * 10.0).round() as i32;
        let sign = if tenths < 0 { "-" } else { "" };
        format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
    };
    format!("{} {}", tenths(x), tenths(y))
}
