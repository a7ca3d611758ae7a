use spec::prelude::*;

const VERTICES: u64 = 200_000;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: VERTICES as usize,
    generate,
    validate: |input| {
        let n = input.number("N", 2..=VERTICES);
        let [x, y] = input.fields([("", 1..=n), ("", 1..=n)]);
        input.holds(x != y, "X and Y differ");
        input.tree(n);
        input.tree(n);
    },
    long: &[
        // Sugim is two steps behind, and all other vertices lie before Sigma.
        ("max-path", || (case([3, 1], |v| v - 1, |v| v - 1), line([2 * (VERTICES - 1)]))),
        // All blue edges meet in 1: no two vertices are far from each other.
        ("max-star", || (case([2, 3], |v| v - 1, |_| 1), line([4]))),
        // From a leaf of the red star Sigma could only go to Sugim, in its centre, and so is found in the second turn.
        ("max-red-star", || (case([2, 1], |_| 1, |v| v - 1), line([2]))),
        ("max-race-lost", || (race(VERTICES), line([VERTICES - 2]))),
        ("max-race-won", || (race(VERTICES - 1), line([-1]))),
    ],
    mistakes: &[
        wrong("hack-distance-2", |input| turns(input, &Wrong { far: 2, ..RIGHT })),
        wrong("hack-together", |input| turns(input, &Wrong { late: 1, ..RIGHT })),
        wrong("hack-no-race", |input| turns(input, &Wrong { races: false, ..RIGHT })),
        wrong("hack-on-the-way", |input| turns(input, &Wrong { on_the_way: false, ..RIGHT })),
        wrong("hack-odd", |input| turns(input, &Wrong { less: 1, ..RIGHT })),
    ],
    ..Spec::NEW
};

/// Two trees by the parents of all vertices but 1.
fn case([x, y]: [u64; 2], red: impl Fn(u64) -> u64, blue: impl Fn(u64) -> u64) -> String {
    let edges = |parent: &dyn Fn(u64) -> u64| {
        (2..=VERTICES).map(|v| line([parent(v), v])).collect::<String>()
    };
    line([VERTICES, x, y]) + &edges(&red) + &edges(&blue)
}

/// Red is a path. In blue the odd vertices are one, and each even one hangs at that before it: D(v) = ⌊v/2⌋, so from s = N/2
/// Sigma comes to 2s − 2 = N − 2 and no farther. The last vertices, from that one on, hang at 1, far from those before.
fn race(far: u64) -> String {
    let blue = |v: u64| match v % 2 {
        _ if v >= far => 1,
        0 => v - 1,
        _ => v - 2,
    };
    case([VERTICES / 2, 1], |v| v - 1, blue)
}

/// What a wrong program has otherwise.
struct Wrong {
    /// So many blue steps make an escape edge.
    far: u64,
    /// Sigma may come so many steps too late, and must look at that at each vertex on his way, or at the last one.
    late: u64,
    on_the_way: bool,
    /// An escape edge helps only if Sigma comes to it first.
    races: bool,
    less: u64,
}

const RIGHT: Wrong = Wrong { far: 3, late: 0, on_the_way: true, races: true, less: 0 };

fn turns(input: &mut Input, wrong: &Wrong) -> String {
    let [n, x, y] = input.array();
    let [red, blue] = [x, y].map(|root| {
        let near = input.neighbours(n, true);
        rooted(&near, root as usize)
    });
    let [mut up, mut depth, mut steps] = [(); 3].map(|()| vec![0; n as usize + 1]);
    for &(v, parent) in &blue[1..] {
        (up[v], depth[v]) = (parent, depth[parent] + 1);
    }
    let is_far = |mut a: usize, mut b: usize| {
        let mut between = 0;
        while a != b && between < wrong.far {
            if depth[a] < depth[b] {
                (a, b) = (b, a);
            }
            (a, between) = (up[a], between + 1);
        }
        between == wrong.far
    };
    let mut is_reached = vec![true; n as usize + 1];
    let mut most = 0;
    for &(v, parent) in &red {
        steps[v] = if parent == 0 { 0 } else { steps[parent] + 1 };
        let comes = is_reached[parent] || !wrong.on_the_way;
        is_reached[v] = comes && steps[v] < depth[v] + wrong.late as usize;
        if is_reached[v] {
            most = most.max(2 * depth[v] as u64);
        }
        let is_there = is_reached[parent] || is_reached[v] || !wrong.races;
        if parent != 0 && is_there && is_far(v, parent) {
            return line([-1]);
        }
    }
    line([most - wrong.less])
}

/// A vertex's parent, in trees of several shapes.
fn parent(random: &mut Random, shape: u64, v: u64) -> u64 {
    match shape {
        0 => random.from(1, v - 1),
        1 => random.from(1, 2.min(v - 1)),
        2 => v - random.from(1, 2.min(v - 1)),
        _ => v - 1,
    }
}

/// Any trees, or blue is the red one with some vertices hung at the parent's parent, so that there is no escape edge.
fn generate(random: &mut Random) {
    let n = random.items(2);
    let n = if random.is_small() { n + random.from(0, 2) as usize } else { n };
    let [one, other, rare] = [random.from(0, 3), random.from(0, 3), random.from(0, 4)];
    let is_like_red = random.once_in(2);
    let (mut red, mut blue) = (vec![], vec![]);
    random.each(n - 1, |random| {
        let v = red.len() as u64 + 2;
        red.push(parent(random, one, v));
        let up = red[v as usize - 2];
        blue.push(match is_like_red {
            true if up > 1 && random.from(0, rare) == 1 => red[up as usize - 2],
            true => up,
            false => parent(random, other, v),
        });
    });
    let mut names: Vec<u64> = (1..=n as u64).collect();
    random.shuffle(&mut names);
    let [x, y] = [names[0], names[1]];
    random.shuffle(&mut names);
    random.line([n as u64, x, y]);
    for tree in [red, blue] {
        for (parent, v) in tree.into_iter().zip(1..) {
            random.line([names[parent as usize - 1], names[v]]);
        }
    }
}
