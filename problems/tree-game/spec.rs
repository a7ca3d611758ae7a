use super::prelude::*;

const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: 3000,
    generate,
    promise: |words| {
        let n = words.single("N", 2..=3000);
        words.line(n, "A", 0..=MOST);
        words.tree(n);
    },
    long: &[
        ("max-path", || {
            // Stones increase along the path from 1 to N: the even vertices are won.
            let input = tree((1..=3000).map(|v| MOST - 3000 + v), (2..=3000).map(|v| [v - 1, v]));
            (input, line((1..=1500).map(|i| 2 * i)))
        }),
        ("max-equal", || {
            // A star, and the same stones everywhere: nobody has a neighbour with fewer.
            (tree([MOST; 3000], (2..=3000).map(|v| [1, v])), "\n".into())
        }),
        ("max-star", || {
            // The centre has 10⁹ stones, each other vertex fewer: the centre alone wins.
            let stones = (1..=3000).map(|v| if v == 2999 { MOST } else { MOST - v });
            let edges = (1..=3000).filter(|&v| v != 2999).map(|v| [v, 2999]);
            (tree(stones, edges), line([2999]))
        }),
        ("max-comb", || {
            // A path of odd vertices, stones increasing, each with a leaf that has one stone more: the
            // path's vertices are lost and won in turn, and so the leaves are won and lost.
            let stones = (1..=3000_u64).map(|v| MOST - 6000 + 2 * v.div_ceil(2) - v % 2);
            let edges = (2..=3000).map(|v| if v % 2 == 0 { [v - 1, v] } else { [v - 2, v] });
            let won = (1..=3000_u64).filter(|v| v % 4 == 2 || v % 4 == 3);
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

fn generate(draw: &mut Draw) {
    let n = draw.items(2);
    let (style, kind) = (draw.from(0, 2), draw.from(0, 2));
    let stone = |draw: &mut Draw| match kind {
        // Neighbours with nearly the same.
        0 => draw.from(0, 4),
        1 => draw.from(MOST - 4, MOST),
        _ => draw.wild(0, MOST),
    };
    let (mut parents, mut stones) = (vec![], vec![stone(draw)]);
    draw.each(n - 1, |draw| {
        let v = parents.len() as u64 + 2;
        parents.push(match style {
            0 => draw.from(1, v - 1),
            1 => v - draw.from(1, 2.min(v - 1)),
            _ => draw.from(1, 3.min(v - 1)),
        });
        stones.push(stone(draw));
    });
    let mut names: Vec<u64> = (1..=n as u64).collect();
    if draw.once_in(2) {
        draw.shuffle(&mut names);
    }
    let mut edges: Vec<[u64; 2]> =
        parents.into_iter().zip(2..).map(|(parent, v)| [parent, v]).collect();
    if draw.once_in(2) {
        draw.shuffle(&mut edges);
    }
    let mut sizes = vec![0; n];
    for (v, stone) in stones.into_iter().enumerate() {
        sizes[names[v] as usize - 1] = stone;
    }
    draw.list(&sizes);
    for edge in edges {
        draw.line(edge.map(|v| names[v as usize - 1]));
    }
}
