use spec::prelude::*;

const VERTICES: usize = 100_000;
/// The largest k.
const UP: u64 = 20;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: VERTICES,
    generate,
    validate: |input| {
        let [n, _] = input.fields([("n", 3..=VERTICES as u64), ("k", 1..=UP)]);
        input.tree(n);
        input.line(n, "a", 0..=MOST);
    },
    long: &[
        ("max-path", || {
            // As many presents on every vertex: how many vertices on odd levels does the path have before the
            // root, and how many behind it?
            let (n, k) = (VERTICES, UP as usize);
            let mut odd = vec![0];
            for d in 1..n {
                odd.push(odd[d - 1] + d / k % 2);
            }
            let wins = (0..n).map(|r| (odd[r] + odd[n - 1 - r]) % 2);
            (path(n, k, &vec![MOST; n]), line(wins))
        }),
        ("max-path-backwards", || {
            // From 1 to n and down to 2. As with two heaps below, which are at the ends.
            let (n, k) = (VERTICES, 11);
            let mut presents = vec![0; n];
            (presents[0], presents[1]) = (MOST, MOST);
            let edges = (1..n).map(|v| line([v + 1, (v + 1) % n + 1])).collect::<String>();
            let wins = (0..n).map(|v| (n - v) % n).map(|d| (d / k + (n - 1 - d) / k) % 2);
            (line([n, k]) + &edges + &line(presents), line(wins))
        }),
        ("max-path-with-two-heaps", || {
            // Equal heaps at both ends: Alice wins exactly if one of them is on an odd level.
            let (n, k) = (VERTICES, 7);
            let mut presents = vec![0; n];
            presents[0] = MOST;
            presents[n - 1] = MOST;
            let wins = (0..n).map(|r| (r / k + (n - 1 - r) / k) % 2);
            (path(n, k, &presents), line(wins))
        }),
        ("max-star", || {
            // The centre is vertex n, and the leaf 1 has one present more than the others. If the root is a leaf,
            // the others are on level 1: an even number of them. So if leaf 1 is not the root, it decides.
            let n = VERTICES;
            let edges = (1..n).map(|v| line([n, v])).collect::<String>();
            let mut presents = vec![MOST - 2; n];
            presents[0] += 1;
            let mut wins = vec![1; n];
            (wins[0], wins[n - 1]) = (0, 0);
            (line([n, 2]) + &edges + &line(presents), line(wins))
        }),
    ],
    mistakes: &[
        wrong("hack-rounded-up", |input| by_distances(input, |d, k| d.div_ceil(k) % 2 == 1)),
        wrong("hack-multiples", |input| by_distances(input, |d, k| d % (2 * k) == k)),
        wrong("hack-exactly-k", |input| by_distances(input, |d, k| d == k)),
        wrong("hack-all-levels", |input| by_distances(input, |d, k| d >= k)),
        wrong("hack-in-place", |input| {
            let (k, near, presents) = tree(input);
            let mut tables: Vec<Vec<u64>> =
                presents.iter().map(|&a| [vec![a], vec![0; 2 * k - 1]].concat()).collect();
            let order = rooted(&near, 1);
            let back = |j: usize, steps: usize| (j + 2 * k - steps) % (2 * k);
            for &(v, parent) in order[1..].iter().rev() {
                for j in 0..2 * k {
                    tables[parent][j] ^= tables[v][back(j, 1)];
                }
            }
            for &(v, parent) in &order[1..] {
                for j in 0..2 * k {
                    tables[v][j] ^= tables[parent][back(j, 1)] ^ tables[v][back(j, 2)];
                }
            }
            line(tables[1..].iter().map(|table| u64::from(nim_sum(table[k..].to_vec()) != 0)))
        }),
    ],
    ..Spec::NEW
};

/// A path 1, 2, …, n with these presents.
fn path(n: usize, k: usize, presents: &[u64]) -> String {
    let edges = (1..n).map(|v| line([v, v + 1])).collect::<String>();
    line([n, k]) + &edges + &line(presents)
}

/// k, the neighbours, and the presents from vertex 1 on, after a number for vertex 0.
fn tree(input: &mut Input) -> (usize, Vec<Vec<usize>>, Vec<u64>) {
    let [n, k] = input.array();
    let near = input.neighbours(n, true);
    (k as usize, near, [vec![0], input.numbers(n)].concat())
}

/// For each root the nim-sum of the vertices that count.
fn by_distances(input: &mut Input, counts: fn(usize, usize) -> bool) -> String {
    let (k, near, presents) = tree(input);
    let wins = |root| {
        let (mut depth, mut x) = (vec![0; near.len()], 0);
        for (v, parent) in rooted(&near, root) {
            depth[v] = if v == root { 0 } else { depth[parent] + 1 };
            x ^= if counts(depth[v], k) { presents[v] } else { 0 };
        }
        u64::from(x != 0)
    };
    line((1..near.len()).map(wins))
}

fn generate(random: &mut Random) {
    let n = random.items(3);
    let k = if random.is_small() { random.from(1, 3) } else { random.from(1, UP) };
    // Of numbers 0 and 1 the nim-sum is 0 for half of the roots.
    let most = random.one_of(&[1, 1, 3, MOST]);
    let style = random.from(0, 2);
    let mut parents = vec![];
    random.each(n - 1, |random| {
        let v = parents.len() as u64 + 1;
        parents.push(match style {
            0 => v - random.from(1, 3.min(v)),
            1 => v - random.from(1, v),
            _ => random.from(0, 3.min(v - 1)),
        });
    });
    let presents = random.each(n, |random| random.number(0, most));
    let mut names: Vec<u64> = (1..=n as u64).collect();
    let mut order: Vec<usize> = (1..n).collect();
    if random.once_in(2) {
        random.shuffle(&mut names);
        random.shuffle(&mut order);
    }
    random.line([n as u64, k]);
    for v in order {
        let mut edge = [names[parents[v - 1] as usize], names[v]];
        if random.once_in(3) {
            edge.reverse();
        }
        random.line(edge);
    }
    random.line(presents);
}
