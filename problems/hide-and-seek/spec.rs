use spec::prelude::*;

const VERTICES: u64 = 20;
const EDGES: u64 = VERTICES * (VERTICES - 1) / 2;
const TIME: u64 = 20;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: VERTICES as usize,
    generate,
    validate: |input| {
        let [n, m, ..] = input.fields([
            ("n", 1..=VERTICES),
            ("", 0..=EDGES),
            ("", 1..=VERTICES),
            ("", 1..=VERTICES),
            ("t", 1..=TIME),
        ]);
        let mut edges = vec![];
        for _ in 0..m {
            edges.push(input.edge(n));
        }
        let distinct: HashSet<&[u64; 2]> = edges.iter().collect();
        input.holds(distinct.len() == edges.len(), "no edge is given twice");
        // As long as some edges are left, one leads to a vertex that no edge leaves.
        let mut left = edges;
        loop {
            let before = left.len();
            let starts: HashSet<u64> = left.iter().map(|edge| edge[0]).collect();
            left.retain(|edge| starts.contains(&edge[1]));
            if left.len() == before {
                break;
            }
        }
        input.holds(left.is_empty(), "the edges make no circle");
    },
    rounded: Some(|input| end(input, 1, |_| true, solved)),
    mistakes: &[
        // Okuu answers what she sees.
        wrong("hack-seen", |input| {
            let best = |row: &Vec<f64>| row.iter().copied().fold(f64::INFINITY, f64::min);
            printed(input, 1, |_| true, |rows| rows.iter().map(best).fold(0.0, f64::max))
        }),
        wrong("hack-no-catch", |input| printed(input, 0, |_| true, solved)),
        wrong("hack-must-move", |input| printed(input, 1, <[usize]>::is_empty, solved)),
        wrong("hack-approximate", |input| printed(input, 1, |_| true, played)),
    ],
    ..Spec::NEW
};

/// The answer with another value of the matrix games, or other rules: without a catch play ends `late` after the
/// last time, and on a vertex with these edges one may stay or not.
fn printed(
    input: &mut Input,
    late: usize,
    stays: fn(&[usize]) -> bool,
    value: impl Fn(&[Vec<f64>]) -> f64,
) -> String {
    format!("{:.3}\n", end(input, late, stays, value) + 1e-10)
}

/// The same, not rounded.
fn end(
    input: &mut Input,
    late: usize,
    stays: fn(&[usize]) -> bool,
    value: impl Fn(&[Vec<f64>]) -> f64,
) -> f64 {
    let [n, m, r, k, t] = input.array().map(|number| number as usize);
    let mut ways = vec![vec![]; n + 1];
    for _ in 0..m {
        let [a, b] = input.array().map(|end| end as usize);
        ways[a].push(b);
    }
    for (v, ways) in ways.iter_mut().enumerate().filter(|(_, ways)| stays(ways)) {
        ways.insert(0, v);
    }
    let mut f = vec![vec![(t + late) as f64; n + 1]; n + 1];
    for s in (0..=t).rev() {
        let later = f.clone();
        for r in 1..=n {
            for k in 1..=n {
                let row = |&u: &usize| ways[k].iter().map(|&v| later[u][v]).collect();
                if r == k {
                    f[r][k] = s as f64;
                } else if s < t {
                    f[r][k] = value(&ways[r].iter().map(row).collect::<Vec<_>>());
                }
            }
        }
    }
    f[r][k]
}

/// By the simplex method.
fn solved(rows: &[Vec<f64>]) -> f64 {
    let mut rows = rows.to_vec();
    let (n, m) = (rows.len(), rows[0].len());
    for (i, row) in rows.iter_mut().enumerate() {
        row.extend((0..n).map(|spare| f64::from(u8::from(spare == i))).chain([1.0]));
    }
    rows.push([vec![-1.0; m], vec![0.0; n + 1]].concat());
    let mut basis: Vec<usize> = (m..m + n).collect();
    while let Some(j) = rows[n].iter().position(|&entry| entry < -1e-9) {
        let bound = |&i: &usize| ((rows[i][m + n] / rows[i][j] * 1e12).round(), basis[i]);
        let tight = (0..n).filter(|&i| rows[i][j] > 1e-9);
        let tight = tight.min_by(|i, j| bound(i).partial_cmp(&bound(j)).unwrap()).unwrap();
        basis[tight] = j;
        let by: Vec<f64> = rows[tight].iter().map(|entry| entry / rows[tight][j]).collect();
        for (i, row) in rows.iter_mut().enumerate() {
            let times = if i == tight { 0.0 } else { row[j] };
            row.iter_mut().zip(&by).for_each(|(entry, by)| *entry -= times * by);
        }
        rows[tight] = by;
    }
    1.0 / rows[n][m + n]
}

/// By 300 rounds in which each answers what the other has chosen so far.
fn played(rows: &[Vec<f64>]) -> f64 {
    let (mut by_row, mut by_column) = (vec![0.0; rows.len()], vec![0.0; rows[0].len()]);
    let least =
        |sums: &[f64]| (0..sums.len()).min_by(|&i, &j| sums[i].total_cmp(&sums[j])).unwrap();
    for _ in 0..300 {
        let negative: Vec<f64> = by_row.iter().map(|sum: &f64| -sum).collect();
        let (i, j) = (least(&negative), least(&by_column));
        rows.iter().zip(&mut by_row).for_each(|(row, sum)| *sum += row[j]);
        rows[i].iter().zip(&mut by_column).for_each(|(entry, sum)| *sum += entry);
    }
    by_column[least(&by_column)] / 300.0
}

fn generate(random: &mut Random) {
    let n = random.items(2);
    // How dense the edges are, in tenths.
    let tenths = random.one_of(&[5, 9, 10, 3, 1]);
    let mut names: Vec<u64> = (1..=n as u64).collect();
    if random.once_in(2) {
        random.shuffle(&mut names);
    }
    let mut edges = vec![];
    for a in 0..n {
        for b in a + 1..n {
            if random.from(1, 10) <= tenths {
                edges.push([names[a], names[b]]);
            }
        }
    }
    // Mostly Okuu starts first in the order of the vertices, or she comes near nobody.
    let mut starts = [random.from(0, n as u64 - 2), 0];
    starts[1] = random.from(starts[0] + 1, n as u64 - 1);
    let [k, r] = starts.map(|place| names[place as usize]);
    let [r, k] = if random.once_in(8) { [k, r] } else { [r, k] };
    let is_short = random.is_small() && !random.once_in(4);
    let most = if is_short { 4 } else { TIME };
    let t = random.from(1, most);
    random.line([n as u64, edges.len() as u64, r, k, t]);
    for edge in edges {
        random.line(edge);
    }
}
