use spec::prelude::*;

const NODES: u64 = 100_000;
const EDGES: u64 = 500_000;
const QUESTIONS: u64 = 500;

pub const SPEC: Spec = Spec {
    unit: "nodes",
    largest: NODES as usize,
    generate,
    validate: |input| {
        let [nodes, edges, questions] =
            input.fields([("n", 2..=NODES), ("m", 1..=EDGES), ("q", 1..=QUESTIONS)]);
        for _ in 0..edges {
            input.edge(nodes);
        }
        for _ in 0..questions {
            let [x, y] = input.fields([("", 1..=nodes), ("", 1..=nodes)]);
            input.holds(x != y, "x and y differ");
        }
    },
    lost: Some("-1"),
    long: &[
        ("max-judge", largest),
        ("max-ways-beyond-16-bits", || {
            // From node 1 2¹⁶ + 1 ways: to node 2, which moves to the goal, and to loops.
            let last = (1 << 16) + 3;
            let ways = [2].into_iter().chain(4..=last).map(|v| [1, v]);
            let edges = [[2, 3]].into_iter().chain(ways).chain((4..=last).map(|v| [v, v]));
            let edges: Vec<String> = edges.map(line).collect();
            let head = line([last, edges.len() as u64, 2]);
            (head + &edges.concat() + "1 3\n2 3\n", "0\n1\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-goal", |input| {
            answers(input, |graph, x, goal| {
                // The goal plays on, unless it is an end.
                let ends = if graph[goal].is_empty() { vec![goal] } else { vec![] };
                label(graph, &mut starts(graph, &ends), &Rule::RIGHT)[x]
            })
        }),
        wrong("hack-ends", |input| {
            answers(input, |graph, x, goal| {
                let rule = Rule { ends_are_lost: false, ..Rule::RIGHT };
                label(graph, &mut starts(graph, &[goal]), &rule)[x]
            })
        }),
        wrong("hack-depth-first", |input| {
            answers(input, |graph, x, goal| {
                search(x, &ended(graph, goal), &mut vec![None; graph.len()])
            })
        }),
        wrong("hack-repeated-edge", |input| {
            answers(input, |graph, x, goal| {
                let rule = Rule { repeats_count: false, ..Rule::RIGHT };
                label(graph, &mut starts(graph, &[goal]), &rule)[x]
            })
        }),
    ],
    ..Spec::NEW
};

/// The nodes one move away from each node.
type Graph = Vec<Vec<usize>>;
/// 1, won, or -1, lost; 0 where nothing is known.
type Labels = Vec<i32>;

/// `label` is told the graph, x and the goal.
fn answers(input: &mut Input, label: fn(&Graph, usize, usize) -> i32) -> String {
    let [nodes, edges, questions] = input.array().map(|number| number as usize);
    let mut graph = vec![vec![]; nodes];
    for _ in 0..edges {
        let [from, to] = input.array();
        graph[from as usize - 1].push(to as usize - 1);
    }
    // A large graph would take it too long.
    if nodes > 2000 {
        return "0\n".repeat(questions);
    }
    let mut answers = String::new();
    for _ in 0..questions {
        let [x, goal] = input.array().map(|node| node as usize - 1);
        answers += &line([label(&graph, x, goal)]);
    }
    answers
}

/// Play ends at the goal.
fn ended(graph: &Graph, goal: usize) -> Graph {
    let mut graph = graph.clone();
    graph[goal].clear();
    graph
}

fn starts(graph: &Graph, lost: &[usize]) -> Labels {
    (0..graph.len()).map(|node| if lost.contains(&node) { -1 } else { 0 }).collect()
}

/// How labels follow from others.
struct Rule {
    ends_are_lost: bool,
    /// Does each repeat of an edge lower the count of open edges once more?
    repeats_count: bool,
}

impl Rule {
    const RIGHT: Rule = Rule { ends_are_lost: true, repeats_count: true };
}

/// All labels that follow.
fn label<'a>(graph: &Graph, labels: &'a mut Labels, rule: &Rule) -> &'a Labels {
    loop {
        let before = labels.clone();
        for node in 0..labels.len() {
            let mut ways = graph[node].clone();
            let won = ways.iter().filter(|&&way| labels[way] == 1).count();
            if !rule.repeats_count {
                ways.sort_unstable();
                ways.dedup();
            }
            if labels[node] == 0 && ways.iter().any(|&way| labels[way] == -1) {
                labels[node] = 1;
            } else if labels[node] == 0 && won >= ways.len() {
                labels[node] = if ways.is_empty() && !rule.ends_are_lost { 0 } else { -1 };
            }
        }
        if *labels == before {
            return labels;
        }
    }
}

/// Depth first: nothing is known of a node on the path.
fn search(node: usize, graph: &Graph, found: &mut [Option<i32>]) -> i32 {
    if let Some(label) = found[node] {
        return label;
    }
    found[node] = Some(0);
    let ways = graph[node].iter();
    let labels: Labels = ways.map(|&way| search(way, graph, found)).collect();
    let label = labels.iter().map(|label| -label).max().unwrap_or(-1);
    found[node] = Some(label);
    label
}

/// Edges in any direction or all down, some twice; a third of those in a large graph are short. Some
/// graphs begin with a ring, a hub that leads to all of it, and a way from the ring to the goal.
fn generate(random: &mut Random) {
    let nodes = random.items(2);
    let last = nodes as u64;
    let (is_acyclic, has_ring) = (random.once_in(4), random.once_in(4) && nodes > 3);
    let mut edges: Vec<[u64; 2]> = vec![];
    if has_ring {
        edges.extend((2..last).flat_map(|v| [[1, v], [v, if v + 1 < last { v + 1 } else { 2 }]]));
        edges.push([2, last]);
    }
    let most = if random.is_small() { 2 * last } else { random.from(1, 5) * last };
    let more = most.saturating_sub(edges.len() as u64).max(1);
    let more = if random.is_small() { random.count(1, more) } else { random.full_count(1, more) };
    random.each(more, |random| {
        if let Some(&last) = edges.last().filter(|_| random.once_in(4)) {
            // The one before once more.
            edges.push(last);
            return;
        }
        let u = random.from(1, last);
        let is_short = !random.is_small() && random.once_in(3);
        let v = if is_short { (u + random.from(0, 5)).min(last) } else { random.from(1, last) };
        if is_acyclic {
            let v = if u == v { 1 + u % last } else { v };
            edges.push([u.max(v), u.min(v)]);
        } else {
            edges.push([u, v]);
        }
    });
    let questions = if random.is_small() {
        random.count(1, 6)
    } else {
        random.full_count(1, last.min(QUESTIONS))
    };
    random.line([nodes, edges.len(), questions]);
    for edge in &edges {
        random.line(edge);
    }
    let mut graph: Graph = vec![vec![]; nodes];
    for &[u, v] in &edges {
        graph[u as usize - 1].push(v as usize - 1);
    }
    random.each(questions, |random| {
        let is_across = has_ring && random.once_in(2);
        let goal = if is_across { last } else { random.from(1, last) };
        let mut starts: Vec<u64> = vec![];
        if is_across {
            starts.push(1);
        } else if nodes < 1000 && random.once_in(if random.is_small() { 2 } else { 4 }) {
            let mut labels = self::starts(&graph, &[goal as usize - 1]);
            label(&graph, &mut labels, &Rule::RIGHT);
            starts.extend((1..=last).filter(|&x| x != goal && labels[x as usize - 1] == -1));
        }
        let x = match starts[..] {
            [] => 1 + (goal + random.from(0, last - 2)) % last,
            _ => random.one_of(&starts),
        };
        random.line([x, goal]);
    });
}

/// In the first half odd steps lead down to node 0, the only end, so that parity decides. The second
/// half is a ring with ways out to nodes of the first that are won, so that nobody takes one.
fn largest() -> (String, String) {
    let half = NODES / 2;
    let mut edges: Vec<[u64; 2]> = vec![[half, half + 1]; 5];
    for node in 1..half {
        edges.extend([1, 3, 5, 7, 9].map(|step| [node, node - if step > node { 1 } else { step }]));
    }
    for node in 0..half {
        edges.push([half + node, half + (node + 1) % half]);
        edges.extend([1, 2, 3, 4].map(|i| [half + node, ((node * i) % half) | 1]));
    }
    let (mut questions, mut answers) = (vec![], vec![]);
    for i in 1..=QUESTIONS / 4 {
        let (x, y) = (i * 397, half + i * 293);
        let parity = |steps: u64| if steps % 2 == 1 { "1" } else { "-1" };
        questions.extend([[x, 0], [x, y], [half + x, 0], [half + x, y]]);
        let on_ring = parity((y - x) % half);
        answers.extend([parity(x), parity(x), "0", on_ring]);
    }
    let mut input = line([2 * half, edges.len() as u64, questions.len() as u64]);
    input.extend(edges.iter().chain(&questions).map(|pair| line(pair.map(|node| node + 1))));
    (input, answers.join("\n") + "\n")
}
