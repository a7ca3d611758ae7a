use spec::prelude::*;

const VERTICES: u64 = 200_000;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: VERTICES as usize,
    generate,
    validate: |input| {
        let [n, l, r] =
            input.fields([("n", 3..=VERTICES), ("", 1..=VERTICES), ("r", 1..=VERTICES)]);
        input.holds(l < r && r <= n, "l < r <= n");
        let mut next = vec![vec![]; n as usize + 1];
        for _ in 0..n {
            let [u, v] = input.edge(n).map(|v| v as usize);
            input.holds(u != v && !next[u].contains(&v), "no loop, no edge twice");
            next[u].push(v);
            next[v].push(u);
            input.holds(next[u].len() < 3 && next[v].len() < 3, "two edges at each vertex");
        }
    },
    lost: Some("Bob"),
    long: &[
        ("max-one-ring", || {
            // In one ring, whose neighbours lie far apart: two are l + r = n, so the value is 0.
            (graph(&[VERTICES], [99_999, 100_001], 77_777), line(["Bob"]))
        }),
        ("max-one-ring-whole", || (graph(&[VERTICES], [1, 200_000], 1), line(["Alice"]))),
        ("max-one-high-bit", || {
            // A value of 2¹⁷.
            (graph(&[131_072], [1, 131_072], 1), line(["Alice"]))
        }),
        ("max-triangles", || {
            // Of the triangles one is left over, worth 3; the ring of 5 is worth 5.
            let mut sizes = vec![3; 66_665];
            sizes.extend([5]);
            (graph(&sizes, [1, 5], 1), line(["Alice"]))
        }),
        ("max-pairs", || {
            let sizes: Vec<u64> = (3..=445).flat_map(|size| [size, size]).collect();
            let rest = VERTICES - sizes.iter().sum::<u64>();
            (graph(&[&sizes[..], &[rest]].concat(), [3, 400], 1), line(["Bob"]))
        }),
    ],
    mistakes: &[
        wrong("hack-at-most", |input| {
            by_rings(input, |x, l, r| if x <= l + r { x / l } else { 0 })
        }),
        wrong("hack-bash", |input| by_rings(input, |x, l, r| x % (l + r) / l)),
        wrong("hack-whole", |input| by_rings(input, |x, l, r| if x <= r { x / l } else { 0 })),
        wrong("hack-path", |input| {
            let mut paths = None;
            by_rings(input, move |x, l, r| {
                let paths: &Vec<u64> = paths.get_or_insert_with(|| path_values(200, l, r));
                // Beyond what fits in a table as if it went on.
                paths[x.min(200) as usize]
            })
        }),
        wrong("hack-one", |input| by_rings(input, |x, l, r| u64::from(l <= x && x < l + r))),
    ],
    ..Spec::NEW
};

/// The edges of rings of these sizes; the vertices of each are numbered by steps of this length.
fn graph(sizes: &[u64], [l, r]: [u64; 2], step: u64) -> String {
    let mut text = line([sizes.iter().sum(), l, r]);
    let mut first = 1;
    for &x in sizes {
        let vertex = |i: u64| first + i * step % x;
        for i in 0..x {
            text += &line([vertex(i), vertex((i + 1) % x)]);
        }
        first += x;
    }
    text
}

fn by_rings(input: &mut Input, mut value: impl FnMut(u64, u64, u64) -> u64) -> String {
    let [n, l, r] = input.array();
    let mut next = vec![vec![]; n as usize + 1];
    for _ in 0..n {
        let [u, v] = input.array().map(|v| v as usize);
        next[u].push(v);
        next[v].push(u);
    }
    let (mut seen, mut x) = (vec![false; n as usize + 1], 0);
    for start in 1..=n as usize {
        let (mut v, mut size) = (start, 0);
        while !seen[v] {
            (seen[v], size) = (true, size + 1);
            v = next[v].iter().copied().find(|&u| !seen[u]).unwrap_or(v);
        }
        if size > 0 {
            x ^= value(size, l, r);
        }
    }
    line([if x != 0 { "Alice" } else { "Bob" }])
}

fn path_values(most: usize, l: u64, r: u64) -> Vec<u64> {
    let mut values: Vec<u64> = vec![];
    for x in 0..=most {
        let mut set = vec![];
        for k in (l as usize..=r as usize).take_while(|&k| k <= x) {
            set.extend((0..=(x - k) / 2).map(|a| values[a] ^ values[x - k - a]));
        }
        values.push(mex(&set));
    }
    values
}

/// Rings of any size, half of the time with the nim-sum 0; numbered at random.
fn generate(random: &mut Random) {
    let n = random.items(3) as u64;
    let n = if random.is_small() { n + random.from(0, 8) } else { n };
    let most = if random.once_in(8) { n } else { n.min(6) };
    let l = random.number(1, most.min(n - 1));
    let r = if random.once_in(2) { random.from(l + 1, n) } else { (l + random.from(1, 3)).min(n) };
    let mut sizes = vec![];
    let mut left = n;
    let is_paired = random.is_to_be_lost();
    // A ring that the least take may just remove.
    if l > 2 && left > l + 2 && random.once_in(4) {
        sizes.push(l);
        left -= l;
    }
    while left > 0 {
        let most = if random.once_in(2) { left } else { left.min(12) };
        let size = random.from(3.min(left), most);
        let times = if is_paired && 2 * size <= left { 2 } else { 1 };
        // What is left has to make a ring, too.
        let rest = left - size * times;
        if rest == 1 || rest == 2 {
            sizes.push(left);
            left = 0;
        } else {
            sizes.extend(vec![size; times as usize]);
            left = rest;
        }
    }
    let mut names: Vec<u64> = (1..=n).collect();
    if n < 5000 {
        random.shuffle(&mut names);
    }
    random.line([n, l, r]);
    let mut first = 0;
    for x in sizes {
        for i in 0..x {
            let [u, v] = [i, (i + 1) % x].map(|i| names[(first + i) as usize]);
            random.line([u, v]);
        }
        first += x;
    }
}
