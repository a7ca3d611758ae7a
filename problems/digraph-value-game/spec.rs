use spec::prelude::*;

const VERTICES: u64 = 250_000;
const EDGES: u64 = 500_000;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: VERTICES as usize,
    generate,
    validate: |input| {
        let [n, m] = input.fields([("n", 1..=VERTICES), ("m", 1..=EDGES)]);
        input.line(n, "a", 1..=MOST);
        let edges: Vec<[u64; 2]> = (0..m).map(|_| input.edge(n)).collect();
        input.holds(is_connected(n, &edges), "the graph is connected");
    },
    long: &[
        ("max-path", || path(|v| v)),
        ("max-path-backwards", || path(|v| (VERTICES + 1 - v) % VERTICES + 1)),
        ("max-growing-shuffled", growing),
        ("max-ring", ring),
        ("max-star-backwards", || {
            // From 2 the second player has a way to each other vertex, and the first one stands last.
            let edges = [[1, 2]].into_iter().chain((3..=VERTICES).rev().map(|v| [2, v]));
            let numbers = [vec![1, 9, 9], vec![1; VERTICES as usize - 3]].concat();
            (written(&numbers, &edges.collect::<Vec<_>>()), line([1]))
        }),
        ("max-sorted", sorted),
        ("max-edges-beyond-16-bits", || {
            // From 2 the second player has 2¹⁶ + 1 ways, all but one of them to a 1.
            let last = (1 << 16) + 3;
            let edges = (2..=last).map(|v| [2.min(v - 1), v]).collect::<Vec<_>>();
            let numbers = [vec![1, 9, 9], vec![1; 1 << 16]].concat();
            (written(&numbers, &edges), line([1]))
        }),
    ],
    mistakes: &[
        wrong("hack-endless", |input| answer(input, |graph| by_bars(graph, true, true))),
        wrong("hack-second-never-ends", |input| {
            answer(input, |graph| by_bars(graph, false, false))
        }),
        wrong("hack-number-later", |input| answer(input, sweep)),
        wrong("hack-depth-first", |input| {
            answer(input, |graph| search(graph, 0, true, &mut vec![[None; 2]; graph.0.len()]))
        }),
    ],
    ..Spec::NEW
};

/// The numbers, and where the edges of each vertex lead.
type Graph = (Vec<u64>, Vec<Vec<usize>>);

fn answer(input: &mut Input, result: fn(&Graph) -> u64) -> String {
    let [n, m] = input.array();
    let numbers = input.numbers(n);
    let mut ends = vec![vec![]; n as usize];
    for _ in 0..m {
        let [x, y] = input.array().map(|v| v as usize - 1);
        ends[x].push(y);
    }
    // A large graph would take it too long.
    line([if n > 1000 { numbers[0] } else { result(&(numbers, ends)) }])
}

/// For each bar the sets A and B, from small or from large ones.
fn by_bars((numbers, ends): &Graph, from_all: bool, second_ends: bool) -> u64 {
    let reaches = |x: &u64| {
        let is_high: Vec<bool> = numbers.iter().map(|number| number >= x).collect();
        let (mut a, mut b) = (vec![from_all; numbers.len()], vec![from_all; numbers.len()]);
        loop {
            let before = (a.clone(), b.clone());
            for v in 0..numbers.len() {
                a[v] = is_high[v] || ends[v].iter().any(|&u| b[u]);
                let may_end = second_ends || ends[v].is_empty();
                b[v] = (is_high[v] || !may_end) && ends[v].iter().all(|&u| a[u]);
            }
            if before == (a.clone(), b.clone()) {
                return a[0];
            }
        }
    };
    numbers.iter().copied().filter(reaches).max().unwrap_or(0)
}

/// A vertex comes into B only when the last of its edges comes to lead into A.
fn sweep((numbers, ends): &Graph) -> u64 {
    let mut order: Vec<usize> = (0..numbers.len()).collect();
    order.sort_by_key(|&v| (std::cmp::Reverse(numbers[v]), v));
    let mut is_high = vec![false; numbers.len()];
    let mut in_a = is_high.clone();
    let mut left: Vec<usize> = ends.iter().map(Vec::len).collect();
    for v in order {
        is_high[v] = true;
        let mut joins = vec![(v, true)];
        if left[v] == 0 && ends[v].is_empty() {
            joins.push((v, false));
        }
        while let Some((v, joins_a)) = joins.pop() {
            let before = (0..ends.len()).flat_map(|u| ends[u].iter().map(move |&w| (u, w)));
            let before = before.filter(|one| one.1 == v).map(|one| one.0);
            if !joins_a {
                joins.extend(before.map(|u| (u, true)));
            } else if !in_a[v] {
                in_a[v] = true;
                for u in before {
                    left[u] -= 1;
                    if left[u] == 0 && is_high[u] {
                        joins.push((u, false));
                    }
                }
            }
        }
        if in_a[0] {
            return numbers[v];
        }
    }
    0
}

/// A vertex on the path is worth its number.
fn search(graph: &Graph, v: usize, is_first: bool, known: &mut [[Option<u64>; 2]]) -> u64 {
    let (numbers, ends) = graph;
    let player = usize::from(is_first);
    if let Some(value) = known[v][player] {
        return value;
    }
    known[v][player] = Some(numbers[v]);
    let mut best = numbers[v];
    for &u in &ends[v] {
        let value = search(graph, u, !is_first, known);
        best = if is_first { best.max(value) } else { best.min(value) };
    }
    known[v][player] = Some(best);
    best
}

fn is_connected(n: u64, edges: &[[u64; 2]]) -> bool {
    let mut near = vec![vec![]; n as usize + 1];
    for &[x, y] in edges {
        near[x as usize].push(y as usize);
        near[y as usize].push(x as usize);
    }
    let (mut found, mut open, mut count) = (vec![false; near.len()], vec![1], 0);
    while let Some(v) = open.pop() {
        if !std::mem::replace(&mut found[v], true) {
            count += 1;
            open.extend(&near[v]);
        }
    }
    count == n
}

/// A tree with edges in any direction, and more edges; some graphs begin with a long path, numbered up or down.
fn generate(random: &mut Random) {
    let n = random.items(1) as u64;
    let numbers = random.numbers(n as usize, 1, MOST);
    let (is_path, is_forward) = (random.once_in(4), random.once_in(3));
    let mut edges: Vec<[u64; 2]> = vec![];
    for v in 2..=n {
        let u = if is_path { v - 1 } else { random.from(1, v - 1) };
        let turned = !is_forward && random.once_in(2);
        edges.push(if turned { [v, u] } else { [u, v] });
    }
    let least = u64::from(n == 1);
    let more = (EDGES - edges.len() as u64).min(if random.is_small() { n + 1 } else { 2 * n });
    let more = random.count(least, more);
    edges.extend(random.each(more, |random| [random.from(1, n), random.from(1, n)]));
    let is_backwards = is_path && random.once_in(2);
    random.line([n, edges.len() as u64]);
    random.line(&numbers);
    for edge in edges {
        random.line(edge.map(|v| if is_backwards { (n + 1 - v) % n + 1 } else { v }));
    }
}

fn written(numbers: &[u64], edges: &[[u64; 2]]) -> String {
    let mut input = line([numbers.len(), edges.len()]) + &line(numbers);
    input.extend(edges.iter().map(line));
    input
}

/// The edges of a path from 1 to the last vertex.
fn row() -> Vec<[u64; 2]> {
    (1..VERTICES).map(|v| [v, v + 1]).collect()
}

/// All edges twice, so both players walk to the end, except that the second player ends the game on 7.
fn path(name: fn(u64) -> u64) -> (String, String) {
    let mut numbers = vec![1; VERTICES as usize];
    for v in (2..=VERTICES).step_by(2) {
        numbers[name(v) as usize - 1] = if v == 200_002 { 7 } else { MOST - v + 2 };
    }
    let edges: Vec<[u64; 2]> = row().into_iter().map(|edge| edge.map(name)).collect();
    let edges = edges.repeat(2);
    (written(&numbers, &edges), line([7]))
}

/// A path along which the numbers grow: the first player goes one step, and the second ends the game.
fn sorted() -> (String, String) {
    let numbers: Vec<u64> = (1..=VERTICES).collect();
    (written(&numbers, &row()), line([2]))
}

/// A path whose names say nothing of the places: at the odd ones, where the first player may end, the numbers grow to
/// the last; at the even ones, where the second player never ends, they are large.
fn growing() -> (String, String) {
    let last = VERTICES - 1;
    let name = |place: u64| (place - 1) * 61_801 % last + 1;
    let mut numbers = vec![MOST; last as usize];
    for place in (1..=last).step_by(2) {
        numbers[name(place) as usize - 1] = place;
    }
    let edges: Vec<[u64; 2]> = (1..last).map(|v| [name(v), name(v + 1)]).collect();
    (written(&numbers, &edges), line([last]))
}

/// In both directions round a ring: the second player always goes back, so the first has his 3 alone.
fn ring() -> (String, String) {
    let numbers: Vec<u64> = (1..=VERTICES)
        .map(|v| [MOST, 3, MOST, 2][(v % 2 * (1 + v / 2 % 2 * 2)) as usize])
        .collect();
    let next = |v: u64| v % VERTICES + 1;
    let edges: Vec<[u64; 2]> = (1..=VERTICES).flat_map(|v| [[v, next(v)], [next(v), v]]).collect();
    (written(&numbers, &edges), line([3]))
}
