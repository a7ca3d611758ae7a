use spec::prelude::*;

const CITIES: u64 = 200_000;
const ROADS: u64 = 200_000;
/// The largest tax.
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "cities",
    largest: CITIES as usize,
    generate,
    validate: |input| {
        let [n, m] = input.fields([("n", 1..=CITIES), ("m", 0..=ROADS)]);
        input.line(n, "a tax", 0..=MOST);
        let (mut net, mut seen) = (Net::new(vec![0; n as usize]), HashSet::new());
        for _ in 0..m {
            let road = input.edge(n);
            input.holds(seen.insert(road), "no road is given twice");
            net.out[road[0] as usize - 1].push(road[1] as usize - 1);
        }
        input.holds(net.order().len() == n as usize, "the roads make no circle");
    },
    lost: Some("LOSE"),
    check: Some(accepts),
    long: &[
        ("max-row", || {
            // The levels are 0, 1, 0, 1, …, and every tax occurs twice at a distance of 2.
            (row(false).written(), "LOSE\n".into())
        }),
        ("max-row-backwards", || (row(true).written(), "LOSE\n".into())),
        ("max-row-won", || {
            // Nothing but the first tax can become smaller, and nothing else need be set.
            let mut row = row(false);
            let answer = line(["WIN"]) + &line(&row.taxes);
            row.taxes[0] += 1 << 29;
            (row.written(), answer)
        }),
        ("max-levels", || {
            // Of 632 cities each has roads to all that follow: the levels 631, 630, …, 0.
            let mut net = Net::new(vec![0; CITIES as usize]);
            for u in 0..632 {
                net.taxes[u] = MOST - u as u64;
                net.out[u].extend(u + 1..632);
            }
            (net.written(), line(["WIN"]) + &line(vec![0; CITIES as usize]))
        }),
        ("max-roads-beyond-16-bits", || {
            // Cities 1 and 2 have level 2, 3 and 4 level 1, all others 0. From city 1 there are 2¹⁶ + 1 roads.
            let mut net = Net::new([vec![5, 5, 3, 3], vec![0; 1 << 16]].concat());
            net.out[0].extend(4..net.taxes.len());
            net.out[0].push(2);
            net.out[1].extend([2, 4]);
            net.out[2].push(4);
            net.out[3].push(4);
            (net.written(), "LOSE\n".into())
        }),
        ("max-levels-twice", || {
            // Two such nets of 446 cities, with the same taxes.
            let mut net = Net::new(spread(446, 0, MOST).repeat(2));
            for u in 0..446 {
                net.out[u].extend(u + 1..446);
                net.out[u + 446].extend(u + 447..892);
            }
            (net.written(), "LOSE\n".into())
        }),
        ("max-star", || {
            // One city has a road to each of the others, whose taxes are pairs but for one.
            let mut taxes = [vec![MOST], pairs(CITIES / 2 - 1, 0, MOST), vec![77]].concat();
            let mut net = Net::new(taxes.clone());
            net.out[0].extend(1..CITIES as usize);
            taxes[0] = 0;
            taxes[CITIES as usize - 1] = 0;
            (net.written(), line(["WIN"]) + &line(taxes))
        }),
        ("max-hub", || {
            // City 1 has level 0, as its 49 000 roads lead to cities of level 1, and roads from all
            // other cities but the last lead to it: levels are not found again and again.
            let (hub, last) = (0, 149_001);
            let mut net = Net::new([vec![7], vec![5; 49_000], vec![3; 100_000], vec![7]].concat());
            for u in 1..=49_000 {
                net.out[hub].push(u);
                net.out[u].push(last);
            }
            for u in 49_001..last {
                net.out[u].push(hub);
            }
            (net.written(), "LOSE\n".into())
        }),
        ("max-roads", || {
            // As many roads as cities: each of 100 000 has roads to both ends of a row of two.
            let half = CITIES as usize / 2;
            let taxes = [pairs(CITIES / 4, 1, MOST), vec![0; half]].concat();
            let mut net = Net::new(taxes);
            net.out[half].push(half + 1);
            for u in 0..half {
                net.out[u].push(half);
                if u > 0 {
                    net.out[u].push(half + 1);
                }
            }
            net.taxes[half + 1] = MOST;
            // The first one sees level 1 alone, so that it has level 0, and the others level 2.
            let taxes = won(&net);
            (net.written(), taxes)
        }),
    ],
    mistakes: &[
        wrong("hack-longest", |input| {
            by_sums(input, |net| {
                net.levels(|levels| levels.iter().max().map_or(0, |most| most + 1))
            })
        }),
        wrong("hack-lowest", |input| {
            let net = Net::read(input);
            answer(&net, |net| {
                let (levels, x) = net.sums();
                let k = x.iter().position(|&x| x != 0)?;
                let mut start = (0..x.len()).filter(|&v| levels[v] == k);
                let v = start.find(|&v| net.taxes[v] ^ x[k] < net.taxes[v])?;
                Some(net.held(v, &levels, x, |tax, x| tax ^ x))
            })
        }),
        wrong("hack-first", |input| {
            let net = Net::read(input);
            answer(&net, |net| {
                let (levels, x) = net.sums();
                let k = x.iter().rposition(|&x| x != 0)?;
                let v = (0..x.len()).find(|&v| levels[v] == k && net.taxes[v] > 0)?;
                Some(net.held(v, &levels, x, |tax, x| tax ^ x))
            })
        }),
        wrong("hack-set", |input| {
            let net = Net::read(input);
            answer(&net, |net| {
                let (levels, x) = net.sums();
                let v = start(net, &levels, &x)?;
                Some(net.held(v, &levels, x, |tax, x| if x == 0 { tax } else { x }))
            })
        }),
        wrong("hack-every", |input| {
            let net = Net::read(input);
            answer(&net, |net| {
                let (levels, x) = net.sums();
                let v = start(net, &levels, &x)?;
                let mut after = net.taxes.clone();
                after[v] ^= x[levels[v]];
                for &u in &net.out[v] {
                    after[u] ^= x[levels[u]];
                }
                Some(after)
            })
        }),
    ],
    ..Spec::NEW
};

/// Is what was printed right? Any convention that wins is: the taxes change as one
/// convention may change them, and every level is balanced after it.
fn accepts(input: &str, printed: &str) -> bool {
    let net = Net::read(&mut Input::new(input));
    let (levels, x) = net.sums();
    let mut lines = printed.trim_end().lines();
    match (lines.next().map(str::trim_end), lines.next(), lines.next()) {
        (Some("LOSE"), None, None) => x.iter().all(|&x| x == 0),
        (Some("WIN"), Some(taxes), None) => {
            // A word that is no number is no tax either.
            let taxes = taxes.split_whitespace().map(|tax| tax.parse().unwrap_or(u64::MAX));
            let after: Vec<u64> = taxes.collect();
            let is_tax = |&tax: &u64| tax <= 2_000_000_000_000_000_000;
            if after.len() != net.taxes.len() || !after.iter().all(is_tax) {
                return false;
            }
            let mut sums = vec![0; after.len()];
            for (v, &tax) in after.iter().enumerate() {
                sums[levels[v]] ^= tax;
            }
            let changed = |&v: &usize| after[v] != net.taxes[v];
            let count = (0..after.len()).filter(changed).count();
            let is_start = |v: usize| {
                let reached: HashSet<usize> = net.out[v].iter().copied().filter(changed).collect();
                after[v] < net.taxes[v] && reached.len() + 1 == count
            };
            sums.iter().all(|&x| x == 0) && (0..after.len()).any(is_start)
        }
        _ => false,
    }
}

/// Cities count from 0.
struct Net {
    taxes: Vec<u64>,
    out: Vec<Vec<usize>>,
}

impl Net {
    fn new(taxes: Vec<u64>) -> Net {
        let out = vec![vec![]; taxes.len()];
        Net { taxes, out }
    }

    fn read(input: &mut Input) -> Net {
        let [n, m] = input.array();
        let mut net = Net::new(input.numbers(n));
        for _ in 0..m {
            let [u, v] = input.array().map(|city| city as usize - 1);
            net.out[u].push(v);
        }
        net
    }

    fn written(&self) -> String {
        let roads: usize = self.out.iter().map(Vec::len).sum();
        let mut text = line([self.taxes.len(), roads]) + &line(&self.taxes);
        for (u, out) in self.out.iter().enumerate() {
            text.extend(out.iter().map(|v| line([u + 1, v + 1])));
        }
        text
    }

    /// All cities, each before those that its roads lead to; fewer if the roads make a cycle.
    fn order(&self) -> Vec<usize> {
        let mut roads_in = vec![0; self.taxes.len()];
        for &v in self.out.iter().flatten() {
            roads_in[v] += 1;
        }
        let mut order: Vec<usize> = (0..roads_in.len()).filter(|&v| roads_in[v] == 0).collect();
        let mut next = 0;
        while let Some(&u) = order.get(next) {
            next += 1;
            for &v in &self.out[u] {
                roads_in[v] -= 1;
                if roads_in[v] == 0 {
                    order.push(v);
                }
            }
        }
        order
    }

    /// A number for each city from the numbers of those that its roads lead to.
    fn levels(&self, level: impl Fn(&[usize]) -> usize) -> Vec<usize> {
        let mut levels = vec![0; self.taxes.len()];
        for &v in self.order().iter().rev() {
            let met: Vec<usize> = self.out[v].iter().map(|&u| levels[u]).collect();
            levels[v] = level(&met);
        }
        levels
    }

    /// The levels, and the nim-sum of each.
    fn sums(&self) -> (Vec<usize>, Vec<u64>) {
        let levels = self.levels(least_missing);
        let mut x = vec![0; levels.len()];
        for (v, &tax) in self.taxes.iter().enumerate() {
            x[levels[v]] ^= tax;
        }
        (levels, x)
    }

    /// The taxes after a convention in v, which sets one tax on each other level.
    fn held(
        &self,
        v: usize,
        levels: &[usize],
        mut x: Vec<u64>,
        set: fn(u64, u64) -> u64,
    ) -> Vec<u64> {
        let mut after = self.taxes.clone();
        after[v] ^= std::mem::take(&mut x[levels[v]]);
        for &u in &self.out[v] {
            after[u] = set(after[u], std::mem::take(&mut x[levels[u]]));
        }
        after
    }
}

fn least_missing(levels: &[usize]) -> usize {
    mex(&levels.iter().map(|&level| level as u64).collect::<Vec<_>>()) as usize
}

/// A city of the highest level that is not balanced.
fn start(net: &Net, levels: &[usize], x: &[u64]) -> Option<usize> {
    let k = x.iter().rposition(|&x| x != 0)?;
    (0..x.len()).find(|&v| levels[v] == k && net.taxes[v] ^ x[k] < net.taxes[v])
}

fn right(net: &Net) -> Option<Vec<u64>> {
    let (levels, x) = net.sums();
    let v = start(net, &levels, &x)?;
    Some(net.held(v, &levels, x, |tax, x| tax ^ x))
}

fn answer(net: &Net, taxes: impl Fn(&Net) -> Option<Vec<u64>>) -> String {
    taxes(net).map_or("LOSE\n".into(), |taxes| line(["WIN"]) + &line(taxes))
}

fn won(net: &Net) -> String {
    answer(net, right)
}

/// The right convention, if some class of cities is not balanced; if there is none, nothing is changed.
fn by_sums(input: &mut Input, classes: fn(&Net) -> Vec<usize>) -> String {
    let net = Net::read(input);
    let mut sums = std::collections::HashMap::new();
    for (class, tax) in classes(&net).into_iter().zip(&net.taxes) {
        *sums.entry(class).or_insert(0) ^= tax;
    }
    let is_won = sums.values().any(|&sum| sum != 0);
    answer(&net, |net| if is_won { right(net).or(Some(net.taxes.clone())) } else { None })
}

/// A row of 200 000 cities: each has a road to the next, or to the one before.
fn row(is_backwards: bool) -> Net {
    let mut taxes = vec![];
    for four in spread(CITIES / 2, 0, (1 << 28) - 1).chunks(2) {
        taxes.extend([four[0], four[1], four[0], four[1]]);
    }
    let mut row = Net::new(taxes);
    for u in 1..CITIES as usize {
        if is_backwards {
            row.out[u].push(u - 1);
        } else {
            row.out[u - 1].push(u);
        }
    }
    row
}

/// Roads lead forwards in a hidden order, far, to the next few, or all in a row; half of the time all levels are
/// balanced by their first cities, or all but for one tax.
fn generate(random: &mut Random) {
    let n = random.items(1);
    let is_lost = random.is_to_be_lost();
    let taxes = random.numbers(n, 0, (1 << 29) - 1);
    let mut net = Net::new(taxes);
    let mut names: Vec<usize> = (0..n).collect();
    random.shuffle(&mut names);
    let most = (n as u64 - 1) * if random.is_small() { 2 } else { 1 };
    let roads = random.count(0, most);
    let farthest = random.one_of(&[n as u64, 3, 1, 1]);
    let mut seen = HashSet::new();
    random.each(roads, |random| {
        // Those to the next city make one row.
        let place = seen.len() as u64 % (n as u64 - 1) + 1;
        let v = if farthest == 1 { place } else { random.from(1, n as u64 - 1) };
        let u = v - random.from(1, v.min(farthest));
        if seen.insert((u, v)) {
            net.out[names[u as usize]].push(names[v as usize]);
        }
    });
    if is_lost || random.once_in(2) {
        let (levels, x) = net.sums();
        let mut is_met = vec![false; n];
        for v in 0..n {
            if !std::mem::replace(&mut is_met[levels[v]], true) {
                net.taxes[v] ^= x[levels[v]];
            }
        }
        if !is_lost {
            net.taxes[random.from(0, n as u64 - 1) as usize] ^= 1 << random.from(0, 3);
        }
    }
    random.text += &net.written();
}
