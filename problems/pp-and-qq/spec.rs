use spec::prelude::*;

/// The statement does not tell how many cases there are.
const CASES: u64 = 30;
const TREES: u64 = 99;
const VERTICES: u64 = 99;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: (CASES * TREES * VERTICES) as usize,
    generate,
    validate: |input| {
        input.cases(|input| {
            input.times("N", 1..=TREES, |input| {
                let m = input.single("m", 1..=VERTICES);
                input.tree(m);
            });
        });
    },
    lost: Some("QQ"),
    long: &[
        ("max-brooms", || {
            // Each tree has one branch: an edge with 97 leaves or 96, for a value of 2 or 1.
            let broom = |m: u64| tree_of((2..=m).map(|v| [v.min(3) - 1, v]));
            let case = |m| line([TREES]) + &broom(m).repeat(TREES as usize);
            in_turn(&(case(VERTICES) + &case(VERTICES - 1)))
        }),
        ("max-paths", || {
            // 99 paths of 98 edges, or 98 and a tree of single edges at the root, an even number.
            let path = tree_of((2..=VERTICES).map(|v| [v, v - 1]));
            let star = tree_of((2..=VERTICES).map(|v| [v, 1]));
            let [odd, even] = [path.clone(), star]
                .map(|last| line([TREES]) + &path.repeat(TREES as usize - 1) + &last);
            in_turn(&(odd + &even))
        }),
        ("max-stars", || {
            // 9702 edges at the roots, or 9701.
            let star = |m: u64| tree_of((2..=m).map(|v| [1, v]));
            let case = |m| line([TREES]) + &star(VERTICES).repeat(TREES as usize - 1) + &star(m);
            in_turn(&(case(VERTICES) + &case(VERTICES - 1)))
        }),
    ],
    mistakes: &[
        wrong("hack-whole-trees", |input| {
            verdicts(input, true, |trees| misere(trees.iter().map(|tree| tree.g[1])))
        }),
        wrong("hack-plus-one", |input| {
            verdicts(input, true, |trees| {
                let some_is_large = branches(trees).any(|w| w - 1 > 1);
                (nim_sum(branches(trees)) != 0) == some_is_large
            })
        }),
        wrong("hack-deep-branches", |input| {
            verdicts(input, true, |trees| {
                let is_large = |tree: &Tree| tree.g[2..].iter().any(|&g| g > 0);
                (nim_sum(branches(trees)) != 0) == trees.iter().any(is_large)
            })
        }),
        wrong("hack-direction", |input| verdicts(input, false, |trees| misere(branches(trees)))),
    ],
    ..Spec::NEW
};

/// These two cases, a won and a lost one, again and again.
fn in_turn(cases: &str) -> (String, String) {
    let times = CASES as usize / 2;
    (cases.repeat(times), "PP\nQQ\n".repeat(times))
}

fn tree_of(edges: impl Iterator<Item = [u64; 2]>) -> String {
    let edges: Vec<[u64; 2]> = edges.collect();
    line([edges.len() + 1]) + &edges.into_iter().map(line).collect::<String>()
}

/// For each vertex its parent and g. Vertex 0 is none.
struct Tree {
    parent: Vec<usize>,
    g: Vec<u64>,
}

impl Tree {
    fn read(input: &mut Input, both_ways: bool) -> Tree {
        let m = input.number();
        let near = input.neighbours(m, both_ways);
        let mut tree = Tree { parent: vec![0; near.len()], g: vec![0; near.len()] };
        for &(v, parent) in rooted(&near, 1)[1..].iter().rev() {
            tree.parent[v] = parent;
            tree.g[parent] ^= tree.g[v] + 1;
        }
        tree
    }

    /// g(c) + 1 for each child c of the root.
    fn branches(&self) -> impl Iterator<Item = u64> + '_ {
        (2..self.parent.len()).filter(|&v| self.parent[v] == 1).map(|v| self.g[v] + 1)
    }
}

fn branches(trees: &[Tree]) -> impl Iterator<Item = u64> + '_ {
    trees.iter().flat_map(Tree::branches)
}

/// The rule of misère Nim.
fn misere(heaps: impl Iterator<Item = u64>) -> bool {
    let heaps: Vec<u64> = heaps.collect();
    (nim_sum(heaps.iter().copied()) != 0) == heaps.iter().any(|&heap| heap > 1)
}

fn verdicts(input: &mut Input, both_ways: bool, wins: fn(&[Tree]) -> bool) -> String {
    let mut verdicts = String::new();
    while let Ok(count) = input.word().parse::<u64>() {
        let trees: Vec<Tree> = (0..count).map(|_| Tree::read(input, both_ways)).collect();
        verdicts += if wins(&trees) { "PP\n" } else { "QQ\n" };
    }
    verdicts
}

/// A further tree may make the case a loss: a path.
fn generate(random: &mut Random) {
    let is_small = random.is_small();
    random.cases(
        [CASES, TREES * VERTICES],
        |_, _| (),
        |random, vertices| {
            let vertices = vertices as u64;
            let (size, count) = if is_small {
                (random.from(1, 8), random.from(1, 3))
            } else {
                let size = random.from(vertices.div_ceil(TREES), vertices.min(VERTICES));
                (size, vertices.div_ceil(size))
            };
            let is_lost = random.is_to_be_lost();
            let style = random.from(0, 4);
            let mut trees = random.each(count as usize, |random| {
                let m = if is_small && style < 4 { random.from(1, size) } else { size };
                let mut edges: Vec<[u64; 2]> = vec![];
                // The same tree twice below one edge has the value 1.
                let half = if style == 4 { m.saturating_sub(2) / 2 } else { 0 };
                for v in 2..=m {
                    let parent = match style {
                        0 => random.from(1, v - 1),
                        1 => v - random.from(1, 2.min(v - 1)),
                        2 => random.from(1, 2.min(v - 1)),
                        4 if v > 2 && v <= 2 + half => random.from(2, v - 1),
                        4 if v > 2 + half && v <= 2 + 2 * half => {
                            let [a, b] = edges[(v - half - 2) as usize];
                            let parent = a.min(b);
                            if parent == 2 {
                                2
                            } else {
                                parent + half
                            }
                        }
                        _ => 1,
                    };
                    edges.push(if random.once_in(3) { [v, parent] } else { [parent, v] });
                }
                let at = random.from(0, m.max(2) - 2) as usize;
                edges.rotate_left(at);
                tree_of(edges.into_iter())
            });
            let read: Vec<Tree> =
                trees.iter().map(|tree| Tree::read(&mut Input::new(tree), true)).collect();
            let x = nim_sum(branches(&read));
            let length = if branches(&read).any(|w| w > 1) { x } else { 1 - x };
            if is_lost && count < TREES && (1..VERTICES).contains(&length) {
                trees.push(tree_of((2..=length + 1).map(|v| [v - 1, v])));
            }
            random.line([trees.len()]);
            random.text += &trees.concat();
        },
    );
}
