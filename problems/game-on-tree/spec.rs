use spec::prelude::*;

const VERTICES: u64 = 100_000;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: VERTICES as usize,
    generate,
    validate: |input| {
        let n = input.single("N", 2..=VERTICES);
        input.tree(n);
    },
    lost: Some("Bob"),
    long: &[
        ("max-lost", || {
            // Each of k vertices of a path has a leaf: from below, the values are 1, 1 ⊕ 2 = 3, 1 ⊕
            // 4 = 5, …, 2k − 1. Against it stands a path of 2k edges.
            let k = (VERTICES - 1) / 4;
            let path_with_leaves = (1..=k).flat_map(|i| {
                let above = if i == 1 { 1 } else { 2 * i - 2 };
                [[2 * i, above], [2 * i, 2 * i + 1]]
            });
            let path = (2 * k + 2..=4 * k + 1).map(|v| [if v == 2 * k + 2 { 1 } else { v - 1 }, v]);
            let edges = path_with_leaves.chain(path).map(line).collect::<String>();
            (line([4 * k + 1]) + &edges, "Bob\n".into())
        }),
        ("max-path", || {
            // From 1 to N, and from there down to 2: as deep as can be, and each edge adds 1.
            let edges = (2..=VERTICES).map(|v| line([v, v % VERTICES + 1]));
            (line([VERTICES]) + &edges.collect::<String>(), "Alice\n".into())
        }),
        ("max-path-of-65536-edges", || {
            // The value of vertex 1 is 2¹⁶, which is 0 in 16 bits.
            let edges = (1..=65_536).map(|v| line([v, v + 1])).collect::<String>();
            (line([65_537]) + &edges, "Alice\n".into())
        }),
        ("max-shuffled-path", || {
            // From 1 as deep as can be, where no name says how deep, and no edge stands beside its neighbours.
            let name = |place: u64| 1 + place * 38_197 % VERTICES;
            let edges = (1..VERTICES).map(|i| 1 + i * 61_801 % (VERTICES - 1));
            let edges = edges.map(|place| line([name(place - 1), name(place)]));
            (line([VERTICES]) + &edges.collect::<String>(), "Alice\n".into())
        }),
        ("max-star", || {
            // The centre is not vertex 1: N − 2 edges above one, and each pair of them cancels.
            let edges = (3..=VERTICES).map(|v| line([2, v])).collect::<String>();
            (line([VERTICES]) + &edges + &line([2, 1]), "Alice\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-leaf", |input| {
            by_values(input, |met, _| if met.is_empty() { 1 } else { nim_sum(met.to_vec()) })
        }),
        wrong("hack-added", |input| by_values(input, |met, _| met.iter().map(|v| v + 1).sum())),
        wrong("hack-depths", |input| {
            by_values(
                input,
                |met, depth| if met.is_empty() { depth } else { nim_sum(met.to_vec()) },
            )
        }),
        wrong("hack-direction", |input| {
            verdict(input, false, |met, _| nim_sum(met.iter().map(|v| v + 1)))
        }),
    ],
    ..Spec::NEW
};

fn by_values(input: &mut Input, value: fn(&[u64], u64) -> u64) -> String {
    verdict(input, true, value)
}

/// `value` is told the values of the children, and the depth.
fn verdict(input: &mut Input, both_ways: bool, value: fn(&[u64], u64) -> u64) -> String {
    let n = input.number();
    let order = rooted(&input.neighbours(n, both_ways), 1);
    let mut depth = vec![0; n as usize + 1];
    for &(v, parent) in &order[1..] {
        depth[v] = depth[parent] + 1;
    }
    // The values of the children.
    let mut met = vec![vec![]; n as usize + 1];
    for (v, parent) in order.into_iter().rev() {
        let value = value(&met[v], depth[v]);
        met[parent].push(value);
    }
    String::from(if met[0] == [0] { "Bob\n" } else { "Alice\n" })
}

fn generate(random: &mut Random) {
    let n = random.items(2);
    // Of a tree that is to be lost, half; a path from vertex 1 makes up for its value.
    let is_lost = random.is_to_be_lost();
    let size = if is_lost { n.div_ceil(2).max(2) } else { n };
    let style = random.from(0, 2);
    let mut parents = vec![0, 0];
    random.each(size - 1, |random| {
        let v = parents.len() as u64;
        parents.push(match style {
            0 => random.from(1, v - 1),
            1 => v - random.from(1, 3.min(v - 1)),
            _ => random.from(1, 4.min(v - 1)),
        });
    });
    let mut values = vec![0; size + 1];
    for v in (2..=size).rev() {
        values[parents[v] as usize] ^= values[v] + 1;
    }
    for i in 0..if is_lost { values[1] } else { 0 } {
        parents.push(if i == 0 { 1 } else { parents.len() as u64 - 1 });
    }
    let n = parents.len() - 1;
    let mut names: Vec<u64> = (0..=n as u64).collect();
    let mut order: Vec<usize> = (2..=n).collect();
    if random.once_in(2) {
        random.shuffle(&mut names[2..]);
        random.shuffle(&mut order);
    }
    random.line([n]);
    for v in order {
        let mut edge = [names[parents[v] as usize], names[v]];
        if random.once_in(3) {
            edge.reverse();
        }
        random.line(edge);
    }
}
