use spec::prelude::*;

const CASES: u64 = 10;
const VERTICES: usize = 100_000;
const LARGEST_TREE: usize = 50_000;
const SUM: usize = 200_000;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: SUM,
    generate: |random| {
        random.in_cases([CASES, VERTICES as u64], |random, count| {
            let is_lost = random.is_to_be_lost();
            let half = if is_lost { count.div_ceil(2) } else { count };
            let (style, near) = (random.from(0, 3), random.from(1, 8));
            let mut parents = vec![];
            random.each(half, |random| {
                let v = parents.len();
                let is_root = v % LARGEST_TREE == 0 || style < 3 && random.once_in(6);
                let back = match style {
                    0 => random.from(1, v.max(1) as u64),
                    1 => 1,
                    _ => random.from(1, near.min(v.max(1) as u64)),
                };
                let back = back.min((v % LARGEST_TREE).max(1) as u64);
                parents.push(if is_root { None } else { Some(v - back as usize) });
            });
            let x = if half <= 60 { nim_sum(Woods(&parents).trees(right)) } else { 0 };
            let v = parents.len();
            if is_lost && x > 0 && random.once_in(2) {
                parents.extend((0..x as usize).map(|i| (i > 0).then(|| v + i - 1)));
            } else if is_lost && 2 * v <= VERTICES && v < count + 60 {
                parents.extend_from_within(..);
                for parent in parents[v..].iter_mut().flatten() {
                    *parent += v;
                }
            }
            parents.truncate(VERTICES);
            if random.is_small() {
                parents.truncate(24);
            }
            written(random, &parents);
        });
    },
    validate: |input| {
        let mut sum = 0;
        input.times("T", 1..=CASES, |input| {
            let n = input.number("n", 1..=VERTICES as u64);
            let m = input.number("", 0..=n - 1);
            input.end();
            sum += n;
            let largest = input.forest(n, m);
            input.at_most("a tree", largest, LARGEST_TREE as u64);
        });
        input.at_most("the sum of n", sum, SUM as u64);
    },
    lost: Some("Bob"),
    long: &[
        ("max-paths", || {
            // Two equal paths; then a path and the path that is shorter by one, and a single vertex:
            // 50 000 ⊕ 49 999 = 31.
            let equal = case(VERTICES, |v| (v % LARGEST_TREE > 0).then(|| v - 1));
            let other =
                case(VERTICES, |v| (v % LARGEST_TREE > 0 && v < VERTICES - 1).then(|| v - 1));
            (format!("2\n{equal}{other}"), "Bob\nAlice\n".into())
        }),
        ("max-paths-backwards", || {
            // From each root to the largest number and down, in two equal paths.
            let parent = |v: usize| match v % LARGEST_TREE {
                0 => None,
                last if last == LARGEST_TREE - 1 => Some(v - last),
                _ => Some(v + 1),
            };
            (format!("1\n{}", case(VERTICES, parent)), "Bob\n".into())
        }),
        ("max-high-bit-alone", || {
            // A path of 2¹⁵ vertices.
            (format!("1\n{}", case(1 << 15, |v| v.checked_sub(1))), "Alice\n".into())
        }),
        ("max-stars", || {
            // A star is worth 2, as a path of two.
            let star = |size: usize| {
                move |v: usize| {
                    (v > 0 && v < size || v == size + 1).then_some(if v > size { size } else { 0 })
                }
            };
            let stars = [LARGEST_TREE, LARGEST_TREE - 1].map(|size| case(size + 2, star(size)));
            let balanced = case(99_996, |v| {
                let first = v / 49_998 * 49_998;
                (v > first).then(|| first + (v - first - 1) / 2)
            });
            (format!("3\n{}{balanced}", stars.concat()), "Bob\nBob\nBob\n".into())
        }),
        ("max-leaves-on-a-path", || {
            // Two equal trees, a path with a leaf at each vertex.
            let comb = |v: usize| {
                let first = v / LARGEST_TREE * LARGEST_TREE;
                (v > first).then(|| if (v - first) % 2 == 1 { v - 1 } else { v - 2 })
            };
            let case = case(VERTICES, comb);
            (format!("2\n{case}{case}"), "Bob\nBob\n".into())
        }),
        ("max-leaves-last", || {
            // The same, but the vertices of each path come before its leaves.
            let half = LARGEST_TREE / 2;
            let comb = |v: usize| match v % LARGEST_TREE {
                0 => None,
                at if at < half => Some(v - 1),
                _ => Some(v - half),
            };
            (format!("1\n{}", case(VERTICES, comb)), "Bob\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-brothers", |input| {
            cases(input, |edges| {
                let values = Woods(&parents(edges, false)).trees(|met| {
                    let s = nim_sum(met.iter().map(|met| met.0));
                    let below = met.iter().flat_map(|met| met.1.iter().copied());
                    below.chain([s]).collect()
                });
                nim_sum(values) != 0
            })
        }),
        wrong("hack-edges", |input| {
            by_values(input, |met| nim_sum(met.iter().map(|met| met.0 + 1)))
        }),
        wrong("hack-no-edge", |input| {
            cases(input, |edges| {
                let parents = parents(edges, false);
                let forest = Woods(&parents);
                nim_sum(forest.trees(right).into_iter().zip(forest.sizes()).map(|(value, size)| {
                    if size > 1 {
                        value
                    } else {
                        0
                    }
                })) != 0
            })
        }),
        wrong("hack-root", |input| {
            cases(input, |edges| nim_sum(Woods(&parents(edges, true)).trees(right)) != 0)
        }),
    ],
    ..Spec::NEW
};

/// The number of vertices, and the edges; vertices count from 0.
type Edges = (usize, Vec<[usize; 2]>);

/// The value of each child's subtree, and what a move in it can leave.
type Met = [(u64, Vec<u64>)];

/// Each vertex has its parent, which comes before it, or is a root.
struct Woods<'a>(&'a [Option<usize>]);

impl Woods<'_> {
    /// The values of the trees, if `options` makes of the children what a move can leave.
    fn trees(&self, options: impl Fn(&Met) -> Vec<u64>) -> Vec<u64> {
        self.fold(|met| {
            let options: HashSet<u64> = options(met).into_iter().collect();
            let options: Vec<u64> = options.into_iter().collect();
            (mex(&options), options)
        })
    }

    /// The trees, from the last one on.
    fn fold(&self, value: impl Fn(&Met) -> (u64, Vec<u64>)) -> Vec<u64> {
        let mut met: Vec<Vec<(u64, Vec<u64>)>> = vec![vec![]; self.0.len()];
        let mut trees = vec![];
        for v in (0..self.0.len()).rev() {
            let value = value(&std::mem::take(&mut met[v]));
            match self.0[v] {
                Some(parent) => met[parent].push(value),
                None => trees.push(value.0),
            }
        }
        trees
    }

    fn sizes(&self) -> Vec<u64> {
        self.fold(|met| (1 + met.iter().map(|met| met.0).sum::<u64>(), vec![]))
    }
}

fn right(met: &Met) -> Vec<u64> {
    let s = nim_sum(met.iter().map(|met| met.0));
    let below = met.iter().flat_map(|(g, options)| options.iter().map(move |o| s ^ g ^ o));
    below.chain([s]).collect()
}

/// The parents, with the vertices renamed so that parents come first.
fn parents((n, edges): &Edges, is_last_root: bool) -> Vec<Option<usize>> {
    let mut near = vec![vec![]; *n];
    for &[a, b] in edges {
        near[a].push(b);
        near[b].push(a);
    }
    let (mut name, mut parents) = (vec![usize::MAX; *n], vec![]);
    for i in 0..*n {
        let root = if is_last_root { n - 1 - i } else { i };
        let mut found = vec![(root, None)];
        while let Some((v, parent)) = found.pop() {
            if name[v] == usize::MAX {
                name[v] = parents.len();
                parents.push(parent);
                found.extend(near[v].iter().map(|&u| (u, Some(name[v]))));
            }
        }
    }
    parents
}

/// `wins` is told the edges of a case.
fn cases(input: &mut Input, wins: impl Fn(&Edges) -> bool) -> String {
    input.cases(["Alice", "Bob"], |input| {
        let [n, m] = input.array();
        let edges = (0..m).map(|_| input.array().map(|v| v as usize - 1)).collect();
        wins(&(n as usize, edges))
    })
}

/// By what a mistake takes for the value of a tree.
fn by_values(input: &mut Input, value: fn(&Met) -> u64) -> String {
    cases(input, |edges| {
        nim_sum(Woods(&parents(edges, false)).fold(|met| (value(met), vec![]))) != 0
    })
}

/// A case whose vertices have their numbers in the order of the parents.
fn case(n: usize, parent: impl Fn(usize) -> Option<usize>) -> String {
    let edges = (0..n).filter_map(|v| Some([parent(v)? + 1, v + 1]));
    let edges: Vec<String> = edges.map(line).collect();
    line([n, edges.len()]) + &edges.concat()
}

/// Roots keep the least numbers; all others get any number.
fn written(random: &mut Random, parents: &[Option<usize>]) {
    let mut order: Vec<usize> = (0..parents.len()).filter(|&v| parents[v].is_none()).collect();
    let mut others: Vec<usize> = (0..parents.len()).filter(|&v| parents[v].is_some()).collect();
    let is_plain = random.from(0, 1) == 0;
    if !is_plain {
        random.shuffle(&mut others);
    }
    order.append(&mut others);
    let mut name = vec![0; parents.len()];
    for (i, &v) in order.iter().enumerate() {
        name[v] = i + 1;
    }
    let mut edges: Vec<[usize; 2]> =
        (0..parents.len()).filter_map(|v| Some([name[parents[v]?], name[v]])).collect();
    if !is_plain {
        random.shuffle(&mut edges);
    }
    random.line([parents.len(), edges.len()]);
    for mut edge in edges {
        if !is_plain && random.once_in(3) {
            edge.reverse();
        }
        random.line(edge);
    }
}
