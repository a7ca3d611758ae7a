use spec::prelude::*;

const GRAPHS: u64 = 99;
const NODES: u64 = 99;
const EDGES: u64 = 499;

pub const SPEC: Spec = Spec {
    unit: "nodes",
    // The statement does not say how many cases there are: 25 of the largest.
    largest: (25 * GRAPHS * NODES) as usize,
    generate: |random| {
        random.cases(
            [1000, GRAPHS * NODES],
            |_, _| (),
            |random, nodes| {
                let is_lost = random.is_to_be_lost();
                let each =
                    if random.is_small() { nodes } else { random.up_to(1, NODES - 1) as usize };
                let count = if random.is_small() {
                    random.count(1, 3)
                } else {
                    random.full_count(1, (nodes / each).clamp(1, GRAPHS as usize - 1) as u64)
                };
                let mut graphs = random.each(count, |random| graph(random, each));
                let values = graphs.iter().map(|edges| Graph::new(edges).value(right, 1));
                let x = nim_sum(values);
                if is_lost && (1..NODES).contains(&x) {
                    graphs.push((1..=x).map(|v| [v, v + 1]).collect());
                } else if is_lost && x > 0 {
                    graphs.truncate(count / 2);
                    graphs.extend_from_within(..);
                }
                let graphs = graphs.iter().map(|edges| written(random, edges)).collect::<Vec<_>>();
                random.line([graphs.len()]);
                random.text += &graphs.concat();
            },
        );
    },
    validate: |input| input.cases(case),
    lost: Some("Harry"),
    long: &[("max-cases", || {
        // Graphs with edges and polygons in turn, each twice; and in every other case a polygon of 99
        // edges, which is worth 1, or of 98.
        let (mut input, mut output) = (String::new(), String::new());
        for case in 0..25 {
            input += &line([GRAPHS]);
            for graph in (0..GRAPHS - 1).map(|graph| 3 + (graph / 2 + case) % 7) {
                let mut edges = vec![];
                while edges.last().map_or(1, |edge: &[u64; 2]| edge[1]) + 1 + graph <= NODES {
                    let v = edges.last().map_or(1, |edge| edge[1]);
                    edges.push([v, v + 1]);
                    edges.extend((1..graph).map(|i| [v + i, v + i + 1]));
                    edges.push([v + graph, v + 1]);
                    edges.push([v + 1, v + 1 + graph]);
                }
                input += &plain(&edges);
            }
            let length = if case % 2 == 0 { NODES } else { NODES - 1 };
            input += &plain(&(1..=length).map(|v| [v, v % length + 1]).collect::<Edges>());
            output += if case % 2 == 0 { "Sally\n" } else { "Harry\n" };
        }
        (input, output)
    })],
    mistakes: &[
        wrong("hack-nothing", |input| by_polygons(input, |_| 0)),
        wrong("hack-all-one", |input| by_polygons(input, |_| 1)),
        wrong("hack-path", |input| by_polygons(input, |length| length - 1)),
        wrong("hack-below", |input| {
            by_values(input, |met, polygons| {
                let odd = polygons.iter().filter(|&length| length % 2 == 1).count() as u64;
                nim_sum(met.iter().map(|g| g + 1)) + odd
            })
        }),
    ],
    ..Spec::NEW
};

type Edges = Vec<[u64; 2]>;

/// What hangs at a node is worth, given the values of what is on top of its edges and the lengths of
/// its polygons.
type Value = fn(&[u64], &[u64]) -> u64;

fn right(met: &[u64], polygons: &[u64]) -> u64 {
    nim_sum(met.iter().map(|g| g + 1).chain(polygons.iter().map(|length| length % 2)))
}

fn case(input: &mut Validator) {
    input.times("N", 1..=GRAPHS, |input| {
        let m = input.number("m", 1..=NODES);
        let k = input.number("", m - 1..=EDGES);
        input.end();
        let edges: Vec<_> = (0..k).map(|_| input.edge(m)).collect();
        let lines = edges.iter().all(|[a, b]| a != b);
        input.holds(lines, "no edge joins a node to itself");
        if lines {
            let graph = Graph::new(&edges);
            let is_joined = graph.order.len() as u64 == m;
            input.holds(is_joined, "every node is joined to node 1");
            input.holds(!is_joined || graph.is_stated, "a polygon has one node in the tree");
        }
    });
}

/// The parts of a graph: for each node what its edges lead up to, and the polygons that hang at it.
struct Graph {
    order: Vec<u64>,
    above: Vec<Vec<u64>>,
    polygons: Vec<Vec<u64>>,
    /// Has every polygon three edges or more and one node where other things hang?
    is_stated: bool,
}

impl Graph {
    fn new(edges: &Edges) -> Graph {
        let size = edges.iter().flatten().max().map_or(2, |most| *most as usize + 1);
        let mut near = vec![vec![]; size];
        for (i, &[a, b]) in edges.iter().enumerate() {
            near[a as usize].push((b, i));
            near[b as usize].push((a, i));
        }
        let (mut order, mut parent, mut depth) = (vec![1_u64], vec![0; size], vec![0; size]);
        let mut closes = vec![true; edges.len()];
        let mut next = 0;
        while let Some(&v) = order.get(next) {
            next += 1;
            for &(u, i) in &near[v as usize] {
                if u != 1 && parent[u as usize] == 0 {
                    (parent[u as usize], depth[u as usize]) = (v, depth[v as usize] + 1);
                    closes[i] = false;
                    order.push(u);
                }
            }
        }
        let mut is_on_polygon = vec![false; size];
        let (mut polygons, mut is_stated) = (vec![vec![]; size], true);
        for (_, edge) in edges.iter().enumerate().filter(|edge| closes[edge.0]) {
            let ([mut a, mut b], mut length) = (edge.map(|v| v as usize), 1);
            while a != b && length < 500 {
                if depth[a] < depth[b] {
                    (a, b) = (b, a);
                }
                is_stated &= near[a].len() == 2;
                is_on_polygon[a] = true;
                (a, length) = (parent[a] as usize, length + 1);
            }
            is_stated &= length > 2;
            polygons[a].push(length);
        }
        let mut above = vec![vec![]; size];
        for &v in order[1..].iter().filter(|&&v| !is_on_polygon[v as usize]) {
            above[parent[v as usize] as usize].push(v);
        }
        Graph { order, above, polygons, is_stated }
    }

    fn value(&self, value: Value, v: u64) -> u64 {
        let met: Vec<u64> = self.above[v as usize].iter().map(|&u| self.value(value, u)).collect();
        value(&met, &self.polygons[v as usize])
    }
}

/// `wins` is told the edges of the graphs of a case.
fn cases(input: &mut Input, wins: impl Fn(&[Edges]) -> bool) -> String {
    let mut verdicts = String::new();
    loop {
        let count = input.number();
        if count == 0 {
            return verdicts;
        }
        let graphs: Vec<Edges> = (0..count)
            .map(|_| {
                let [_, k] = input.array();
                (0..k).map(|_| input.array()).collect()
            })
            .collect();
        verdicts += if wins(&graphs) { "Sally\n" } else { "Harry\n" };
    }
}

fn by_values(input: &mut Input, value: Value) -> String {
    cases(input, |graphs| {
        nim_sum(graphs.iter().map(|edges| Graph::new(edges).value(value, 1))) != 0
    })
}

/// By what a mistake takes for the value of a polygon.
fn by_polygons(input: &mut Input, value: fn(u64) -> u64) -> String {
    fn all(graph: &Graph, value: fn(u64) -> u64, v: u64) -> u64 {
        let above = graph.above[v as usize].iter().map(|&u| all(graph, value, u) + 1);
        nim_sum(above.chain(graph.polygons[v as usize].iter().map(|&length| value(length))))
    }
    cases(input, |graphs| {
        nim_sum(graphs.iter().map(|edges| all(&Graph::new(edges), value, 1))) != 0
    })
}

/// A tree with polygons; at most so many nodes beside the root.
fn graph(random: &mut Random, most: usize) -> Edges {
    let (mut tree, mut last, mut edges) = (vec![1], 1, vec![]);
    let is_deep = random.once_in(2);
    let longest = if random.is_small() { 5 } else { random.from(3, 9) };
    let things = if random.is_small() {
        random.count(1, most as u64)
    } else {
        random.full_count(1, most as u64)
    };
    random.each(things, |random| {
        let from = if is_deep { tree.len().saturating_sub(3) } else { 0 };
        let node = tree[random.from(from as u64, tree.len() as u64 - 1) as usize];
        let length = random.from(1, longest);
        if length > 2 && last + length - 2 <= most as u64 {
            edges.push([node, last + 1]);
            edges.extend((last + 1..last + length - 1).map(|v| [v, v + 1]));
            last += length - 1;
            edges.push([last, node]);
        } else if last <= most as u64 {
            last += 1;
            edges.push([node, last]);
            tree.push(last);
        }
    });
    edges
}

/// With the nodes but the root renamed, in any order.
fn written(random: &mut Random, edges: &Edges) -> String {
    let nodes = edges.iter().flatten().max().map_or(1, |most| *most as usize);
    let mut names: Vec<u64> = (0..=nodes as u64).collect();
    let mut edges = edges.clone();
    if random.once_in(2) {
        random.shuffle(&mut names[2..]);
        random.shuffle(&mut edges);
    }
    for edge in &mut edges {
        *edge = edge.map(|v| names[v as usize]);
        if random.once_in(3) {
            edge.reverse();
        }
    }
    line([nodes, edges.len()]) + &edges.iter().map(line).collect::<String>()
}

fn plain(edges: &Edges) -> String {
    let nodes = edges.iter().flatten().max().map_or(1, |most| *most as usize);
    line([nodes, edges.len()]) + &edges.iter().map(line).collect::<String>()
}
