use spec::prelude::*;

const VERTICES: u64 = 100_000;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: VERTICES as usize,
    generate,
    validate: |input| {
        let n = input.single("n", 1..=VERTICES);
        input.line(n, "", 0..=1);
        input.tree(n);
    },
    lost: Some("-1"),
    long: &[
        ("max-path", || {
            // 1, n, n − 1, …, 2 from the root down, all white: only the deepest wins.
            let edges = (2..=VERTICES).map(|v| [v, v % VERTICES + 1]);
            (tree(&[0; VERTICES as usize], edges), line([2]))
        }),
        ("max-star", || {
            // The centre leaves an odd number of leaves, a leaf an even one.
            let edges = (2..=VERTICES).map(|v| [v, 1]);
            (tree(&[0; VERTICES as usize], edges), (2..=VERTICES).map(|v| line([v])).collect())
        }),
        ("max-lost", || {
            // Two equal trees below the black root, paths with a leaf at each vertex; every fifth vertex is black.
            let mut edges = vec![];
            for v in 2..VERTICES {
                let i = v / 2;
                let above = if i == 1 { 1 } else { v - if i % 2 == 0 { 2 } else { 4 } };
                edges.push([above, v]);
            }
            (tree(&fifths(VERTICES - 1), edges), line(["-1"]))
        }),
        ("max-leaves-last", || {
            // The same shape, but the vertices of both paths come before all leaves.
            let k = (VERTICES - 1) / 4;
            let path = (2..2 * k + 2).map(|v| [if v < 4 { 1 } else { v - 2 }, v]);
            let leaves = (2..2 * k + 2).map(|v| [v, v + 2 * k]);
            (tree(&fifths(4 * k + 1), path.chain(leaves)), line(["-1"]))
        }),
        ("max-one-white", || {
            // The end of a black path.
            let edges = (2..=VERTICES).map(|v| [v - 1, v]);
            let mut colours = vec![1; VERTICES as usize];
            colours[VERTICES as usize - 1] = 0;
            (tree(&colours, edges), line([VERTICES]))
        }),
    ],
    mistakes: &[
        wrong("hack-black", |input| answer(input, Slip::Black)),
        wrong("hack-brothers", |input| answer(input, Slip::Brothers)),
        wrong("hack-above", |input| answer(input, Slip::Above)),
        wrong("hack-passed", |input| answer(input, Slip::Passed)),
        wrong("hack-order", |input| answer(input, Slip::Order)),
    ],
    ..Spec::NEW
};

/// The mistakes of the page.
#[derive(Clone, Copy, PartialEq)]
enum Slip {
    Black,
    Brothers,
    Above,
    Passed,
    Order,
}

fn answer(input: &mut Input, slip: Slip) -> String {
    let n = input.number();
    let black: Vec<bool> = input.numbers(n).into_iter().map(|colour| colour > 0).collect();
    // Of the children: their values, and of each choice below: what it leaves there, and what is passed up as that.
    let mut met: Vec<Vec<(u64, Vec<[u64; 3]>)>> = vec![vec![]; n as usize + 1];
    let mut wins = vec![];
    for (v, parent) in rooted(&input.neighbours(n, true), 1).into_iter().rev() {
        let (below, is_black) = (std::mem::take(&mut met[v]), black[v - 1]);
        let s = nim_sum(below.iter().map(|one| one.0));
        let can_choose = !is_black || slip == Slip::Black;
        let mut options: Vec<[u64; 3]> =
            can_choose.then_some([v as u64, s, s]).into_iter().collect();
        for (g, inside) in below {
            let beside = if slip == Slip::Passed && is_black { 0 } else { s ^ g };
            let passed = if slip == Slip::Brothers { 0 } else { beside };
            options.extend(inside.iter().map(|&[u, left, up]| [u, beside ^ left, passed ^ up]));
        }
        let values: Vec<u64> = options.iter().map(|one| one[2]).collect();
        let g = if can_choose { mex(&values) } else { s };
        if slip == Slip::Above {
            wins.extend((can_choose && s == 0).then_some(v as u64));
        } else if v == 1 {
            wins.extend(options.iter().filter(|one| one[1] == 0).map(|one| one[0]));
        }
        met[parent].push((g, options));
    }
    if slip != Slip::Order {
        wins.sort_unstable();
    }
    if wins.is_empty() {
        return line(["-1"]);
    }
    wins.iter().map(|v| line([v])).collect()
}

/// The colours of so many vertices: black are the root and every fifth pair, of which one is in each of two equal trees.
fn fifths(vertices: u64) -> Vec<u64> {
    (1..=vertices).map(|v| u64::from(v == 1 || v / 2 % 5 == 0)).collect()
}

fn tree(colours: &[u64], edges: impl IntoIterator<Item = [u64; 2]>) -> String {
    line([colours.len()]) + &line(colours) + &edges.into_iter().map(line).collect::<String>()
}

/// Half of the trees have two equal ones below a black root.
fn generate(random: &mut Random) {
    let n = random.items(1);
    let is_lost = random.is_to_be_lost();
    let (style, whites) = (random.from(0, 3), random.from(1, 4));
    let (mut parents, mut colours) = (vec![], vec![]);
    random.each(if is_lost { (n - 1) / 2 } else { n }, |random| {
        let v = parents.len() as u64;
        parents.push(match style {
            _ if v == 0 => 0,
            0 => random.from(0, v - 1),
            1 => v - 1,
            2 => v - random.from(1, 4.min(v)),
            _ => random.from(0, 2.min(v - 1)),
        });
        colours.push(u64::from(!random.once_in(whites)));
    });
    if is_lost {
        // The root comes first, and below it each tree.
        let k = parents.len() as u64;
        let below = |first: u64| {
            parents.iter().zip(0..).map(move |(p, v)| if v == 0 { 0 } else { first + p })
        };
        parents = [0].into_iter().chain(below(1)).chain(below(k + 1)).collect();
        colours = [&[1], &colours[..], &colours].concat();
    }
    let n = parents.len();
    let mut names: Vec<u64> = (1..=n as u64).collect();
    let mut edges: Vec<usize> = (1..n).collect();
    if random.once_in(2) {
        random.shuffle(&mut names[1..]);
        random.shuffle(&mut edges);
    }
    let mut shuffled = vec![0; n];
    for (v, &name) in names.iter().enumerate() {
        shuffled[name as usize - 1] = colours[v];
    }
    let edges: Vec<[u64; 2]> =
        edges.into_iter().map(|v| [names[v], names[parents[v] as usize]]).collect();
    random.text += &tree(&shuffled, edges);
}
