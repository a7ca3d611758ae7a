use spec::prelude::*;

const VERTICES: u64 = 3000;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: VERTICES as usize,
    generate,
    validate: |input| {
        let n = input.single("N", 2..=VERTICES);
        input.line(n, "A", 0..=MOST);
        input.tree(n);
    },
    long: &[
        ("max-path", || {
            // Stones increase along the path from 1 to N: the even vertices are won.
            let input = tree(
                (1..=VERTICES).map(|v| MOST - VERTICES + v),
                (2..=VERTICES).map(|v| [v - 1, v]),
            );
            (input, line((1..=VERTICES / 2).map(|i| 2 * i)))
        }),
        ("max-path-backwards", || {
            // They decrease: the odd vertices are won.
            let input = tree((1..=VERTICES).map(|v| MOST - v), (2..=VERTICES).map(|v| [v - 1, v]));
            (input, line((1..=VERTICES / 2).map(|i| 2 * i - 1)))
        }),
        ("max-path-shuffled", || {
            // Stones increase along the path, whose vertices have their numbers in no order.
            let name = |i: u64| i * 1853 % VERTICES + 1;
            let mut stones = [0; VERTICES as usize];
            (0..VERTICES).for_each(|i| stones[name(i) as usize - 1] = i + 1);
            let mut won: Vec<u64> = (0..VERTICES).filter(|i| i % 2 == 1).map(name).collect();
            won.sort_unstable();
            (tree(stones, (1..VERTICES).map(|i| [name(i - 1), name(i)])), line(won))
        }),
        ("max-equal", || {
            // A star, and the same stones everywhere: nobody has a neighbour with fewer.
            (tree([MOST; VERTICES as usize], (2..=VERTICES).map(|v| [1, v])), "\n".into())
        }),
        ("max-star", || {
            // The centre has 10⁹ stones, each other vertex fewer: the centre alone wins.
            let centre = VERTICES - 1;
            let stones = (1..=VERTICES).map(|v| if v == centre { MOST } else { MOST - v });
            let edges = (1..=VERTICES).filter(|&v| v != centre).map(|v| [v, centre]);
            (tree(stones, edges), line([centre]))
        }),
        ("max-comb", || {
            // A path of odd vertices, stones increasing, each with a leaf that has one stone more: the
            // path's vertices are lost and won in turn, and so the leaves are won and lost.
            let stones = (1..=VERTICES).map(|v| MOST - 2 * VERTICES + 2 * v.div_ceil(2) - v % 2);
            let edges = (2..=VERTICES).map(|v| if v % 2 == 0 { [v - 1, v] } else { [v - 2, v] });
            let won = (1..=VERTICES).filter(|v| v % 4 == 2 || v % 4 == 3);
            (tree(stones, edges), line(won))
        }),
    ],
    mistakes: &[
        wrong("hack-any-smaller", |input| {
            by_labels(input, |tree, _, v| tree.fewer(v).next().is_some())
        }),
        wrong("hack-ties", |input| {
            by_labels(input, |tree, f, v| {
                tree.near[v].iter().any(|&u| tree.stones[u] <= tree.stones[v] && !f[u])
            })
        }),
        wrong("hack-least", |input| {
            by_labels(input, |tree, f, v| {
                tree.fewer(v).min_by_key(|&u| (tree.stones[u], u)).is_some_and(|u| !f[u])
            })
        }),
        wrong("hack-root", |input| {
            let tree = Tree::read(input);
            let mut f = vec![false; tree.stones.len()];
            for &(v, parent) in rooted(&tree.near, 1).iter().rev() {
                f[v] = tree.fewer(v).any(|u| u != parent && !f[u]);
            }
            starts(&f)
        }),
    ],
    ..Spec::NEW
};

/// An input.
fn tree(
    stones: impl IntoIterator<Item = u64>,
    edges: impl IntoIterator<Item = [u64; 2]>,
) -> String {
    let stones: Vec<u64> = stones.into_iter().collect();
    list(&stones) + &edges.into_iter().map(line).collect::<String>()
}

/// The vertices that are marked, from 1.
fn starts(is_won: &[bool]) -> String {
    line((1..is_won.len()).filter(|&v| is_won[v]))
}

/// `label` is told the tree, the labels of the vertices before v in the order of their stones, and v.
fn by_labels(input: &mut Input, label: fn(&Tree, &[bool], usize) -> bool) -> String {
    let tree = Tree::read(input);
    let mut f = vec![false; tree.stones.len()];
    for v in tree.order() {
        f[v] = label(&tree, &f, v);
    }
    starts(&f)
}

/// Vertices count from 1.
struct Tree {
    stones: Vec<u64>,
    near: Vec<Vec<usize>>,
}

impl Tree {
    fn read(input: &mut Input) -> Tree {
        let n = input.number();
        let stones = [vec![0], input.numbers(n)].concat();
        Tree { stones, near: input.neighbours(n, true) }
    }

    /// The neighbours with fewer stones.
    fn fewer(&self, v: usize) -> impl Iterator<Item = usize> + '_ {
        self.near[v].iter().copied().filter(move |&u| self.stones[u] < self.stones[v])
    }

    /// By stones.
    fn order(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (1..self.stones.len()).collect();
        order.sort_by_key(|&v| self.stones[v]);
        order
    }
}

fn generate(random: &mut Random) {
    let n = random.items(2);
    let (mut style, mut kind) = (random.from(0, 3), random.from(0, 4));
    if !random.is_small() && random.once_in(3) {
        // One chain.
        (style, kind) = (3, 2 + kind % 2);
    }
    let stone = |random: &mut Random, v: u64| match kind {
        // Neighbours with nearly the same.
        0 => random.from(0, 4),
        1 => random.from(MOST - 4, MOST),
        // Up or down the whole tree.
        2 => v,
        3 => MOST - v,
        _ => random.wild(0, MOST),
    };
    let (mut parents, mut stones) = (vec![], vec![stone(random, 1)]);
    random.each(n - 1, |random| {
        let v = parents.len() as u64 + 2;
        parents.push(match style {
            0 => random.from(1, v - 1),
            1 => v - random.from(1, 2.min(v - 1)),
            2 => random.from(1, 3.min(v - 1)),
            _ => v - 1,
        });
        stones.push(stone(random, v));
    });
    let mut names: Vec<u64> = (1..=n as u64).collect();
    if random.once_in(2) {
        random.shuffle(&mut names);
    }
    let mut edges: Vec<[u64; 2]> =
        parents.into_iter().zip(2..).map(|(parent, v)| [parent, v]).collect();
    if random.once_in(2) {
        random.shuffle(&mut edges);
    }
    let mut sizes = vec![0; n];
    for (v, stone) in stones.into_iter().enumerate() {
        sizes[names[v] as usize - 1] = stone;
    }
    random.list(&sizes);
    for edge in edges {
        random.line(edge.map(|v| names[v as usize - 1]));
    }
}
