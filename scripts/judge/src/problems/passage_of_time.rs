use super::kit::prelude::*;

pub const KNOWN: Known = Known {
    things: "nodes",
    size: 100_000,
    generate,
    validate: |words| {
        let nodes = words.number("n", 2..=100_000);
        let edges = words.number("m", 0..=500_000);
        let questions = words.number("q", 1..=500);
        words.numbers(2 * edges, "", 1..=nodes);
        for _ in 0..questions {
            let [x, y] = [(); 2].map(|()| words.number("", 1..=nodes));
            words.holds(x != y, "x and y differ");
        }
    },
    lost: Some("-1"),
    wrong: |given, case| {
        let [nodes, edges, questions] = given.array().map(|number| number as usize);
        let mut options = vec![vec![]; nodes];
        for _ in 0..edges {
            let [from, to] = given.array();
            options[from as usize - 1].push(to as usize - 1);
        }
        let mut labels = vec![0; nodes];
        let answers = (0..questions).map(|_| {
            let [x, goal] = given.array().map(|node| node as usize - 1);
            let mut ended = options.clone();
            ended[goal].clear();
            if case != "hack-old-labels" {
                labels.fill(0);
            }
            if case != "hack-goal" || options[goal].is_empty() {
                labels[goal] = -1;
            }
            match case {
                "hack-goal" => label(&options, &mut labels, case),
                _ => label(&ended, &mut labels, case),
            }
            // Where one, two, … moves lead to.
            let walk = |nodes: &HashSet<usize>| {
                Some(nodes.iter().flat_map(|&node| ended[node].iter().copied()).collect())
            };
            let mut walks = std::iter::successors(Some(HashSet::from([x])), walk).take(nodes + 1);
            match case {
                "hack-cycle" if walks.all(|nodes| !nodes.is_empty()) => 0,
                "hack-depth-first" => search(x, &ended, &mut vec![None; nodes]),
                "hack-parity" => match walks.position(|nodes| nodes.contains(&goal)) {
                    Some(moves) => {
                        if moves % 2 == 1 {
                            1
                        } else {
                            -1
                        }
                    }
                    None => 0,
                },
                "hack-cycle" | "hack-ends" | "hack-goal" | "hack-old-labels"
                | "hack-repeated-edge" => labels[x],
                _ => unknown(case),
            }
        });
        line(answers.collect::<Vec<_>>()).replace(' ', "\n")
    },
    large: &[("max-judge", largest)],
    ..UNKNOWN
};

/// What follows from the labels 1, won, and -1, lost; 0 where nothing does.
fn label(options: &[Vec<usize>], labels: &mut [i32], case: &str) {
    loop {
        let before = labels.to_vec();
        for node in 0..labels.len() {
            let mut ways = options[node].clone();
            let won = ways.iter().filter(|&&way| labels[way] == 1).count();
            if case == "hack-repeated-edge" {
                ways.sort_unstable();
                ways.dedup();
            }
            if labels[node] == 0 && ways.iter().any(|&way| labels[way] == -1) {
                labels[node] = 1;
            } else if labels[node] == 0 && won >= ways.len() {
                let is_end = ways.is_empty();
                labels[node] = if is_end && case == "hack-ends" { 0 } else { -1 };
            }
        }
        if labels == before {
            return;
        }
    }
}

/// Depth first: nothing is known of a node on the path.
fn search(node: usize, options: &[Vec<usize>], found: &mut [Option<i32>]) -> i32 {
    if let Some(label) = found[node] {
        return label;
    }
    found[node] = Some(0);
    let ways = options[node].iter();
    let labels: Vec<i32> = ways.map(|&way| search(way, options, found)).collect();
    let label = labels.iter().map(|label| -label).max().unwrap_or(-1);
    found[node] = Some(label);
    label
}

/// Edges in any direction or all down, some twice; a third of those in a large graph are short. Some
/// graphs begin with a ring, a hub that leads to all of it, and a way from the ring to the goal.
fn generate(draw: &mut Draw) {
    let nodes = draw.items(2);
    let last = nodes as u64;
    let questions = draw.up_to(1, if draw.is_small() { 6 } else { last.min(500) });
    let (is_acyclic, has_ring) = (draw.once_in(4), draw.once_in(4) && nodes > 3);
    let most = if draw.is_small() { 2 * last } else { draw.from(1, 5) * last };
    let mut edges: Vec<[u64; 2]> = vec![];
    if has_ring {
        edges.extend((2..last).flat_map(|v| [[1, v], [v, if v + 1 < last { v + 1 } else { 2 }]]));
        edges.push([2, last]);
    }
    while (edges.len() as u64) < most && draw.from(0, most) > 0 {
        if draw.once_in(4) {
            // The one before once more.
            edges.extend(edges.last().copied());
            continue;
        }
        let u = draw.from(1, last);
        let is_short = !draw.is_small() && draw.once_in(3);
        let v = if is_short { (u + draw.from(0, 5)).min(last) } else { draw.from(1, last) };
        if !is_acyclic {
            edges.push([u, v]);
        } else if u != v {
            edges.push([u.max(v), u.min(v)]);
        }
    }
    draw.line([last, edges.len() as u64, questions]);
    for edge in &edges {
        draw.line(edge);
    }
    for _ in 0..questions {
        let is_across = has_ring && draw.once_in(2);
        let goal = if is_across { last } else { draw.from(1, last) };
        let mut starts: Vec<u64> = (1..=last).filter(|&x| x != goal).collect();
        if is_across {
            starts = vec![1];
        } else if nodes < 1000 && draw.once_in(if draw.is_small() { 2 } else { 4 }) {
            let (mut options, mut labels) = (vec![vec![]; nodes], vec![0; nodes]);
            for edge in edges.iter().filter(|edge| edge[0] != goal) {
                options[edge[0] as usize - 1].push(edge[1] as usize - 1);
            }
            label(&options, &mut labels, "");
            if starts.iter().any(|&x| labels[x as usize - 1] == -1) {
                starts.retain(|&x| labels[x as usize - 1] == -1);
            }
        }
        let x = draw.one_of(&starts);
        draw.line([x, goal]);
    }
}

/// In the first half odd steps lead down to node 0, the only end, so that parity decides. The second
/// half is a ring with ways out to nodes of the first that are won, so that nobody takes one.
fn largest() -> (String, String) {
    let half = 50_000;
    let mut edges: Vec<[u64; 2]> = vec![[half, half + 1]; 5];
    for node in 1..half {
        edges.extend([1, 3, 5, 7, 9].map(|step| [node, node - if step > node { 1 } else { step }]));
    }
    for node in 0..half {
        edges.push([half + node, half + (node + 1) % half]);
        edges.extend([1, 2, 3, 4].map(|i| [half + node, ((node * i) % half) | 1]));
    }
    let (mut questions, mut answers) = (vec![], vec![]);
    for i in 1..=125 {
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
