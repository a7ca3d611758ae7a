use claims::trees;
use itertools::Itertools;
use referee::{turning, Referee};
use shared::nim::nim_sum;

/// The nim product, by halves of the digits.
fn product(a: u64, b: u64) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let half = 1 << a.max(b).ilog2().ilog2();
    let [(a1, a0), (b1, b0)] = [a, b].map(|number| (number >> half, number & ((1 << half) - 1)));
    let low = product(a0, b0);
    let high = product(a1 ^ a0, b1 ^ b0) ^ low;
    high << half ^ low ^ product(product(a1, b1), 1 << (half - 1))
}

/// Lamps in a box with coordinates from 1: a move turns the corners of a box, equal corners once, of which the one
/// with the largest coordinates is on.
#[test]
fn poj_3533() {
    for (a, b, c) in [(2, 2, 2), (2, 2, 3), (2, 3, 2), (1, 3, 5), (1, 1, 9)] {
        let lamps: Vec<(u64, u64, u64)> = itertools::iproduct!(1..=a, 1..=b, 1..=c).collect();
        let at = |lamp: (u64, u64, u64)| lamps.iter().position(|&other| other == lamp).unwrap();
        let mut turns = vec![];
        for &(x, y, z) in &lamps {
            for (x2, y2, z2) in itertools::iproduct!(1..=x, 1..=y, 1..=z) {
                let corners = itertools::iproduct!([x, x2], [y, y2], [z, z2]).unique();
                let set = corners.fold(0, |set, lamp| set | 1 << at(lamp));
                turns.push((at((x, y, z)) as u32, set));
            }
        }
        let mut referee = Referee::normal(turning(&turns));
        for on in 0..1_u64 << lamps.len().min(12) {
            let lit = (0..lamps.len()).filter(|lamp| on >> lamp & 1 == 1).map(|lamp| lamps[lamp]);
            let value = nim_sum(lit.map(|(x, y, z)| product(product(x, y), z)));
            assert_eq!(referee.grundy(&on), value, "{on:b}");
        }
    }
}

/// Lamps in a plane with coordinates from 1: a move turns the corners of a rectangle, equal corners once, of which
/// the one with the largest coordinates is on.
#[test]
fn hdu_3404() {
    for (a, b) in [(3, 4), (4, 3), (2, 6)] {
        let lamps: Vec<(u64, u64)> = (1..=a).cartesian_product(1..=b).collect();
        let at = |lamp: (u64, u64)| lamps.iter().position(|&other| other == lamp).unwrap();
        let mut turns = vec![];
        for &(x, y) in &lamps {
            for (x2, y2) in (1..=x).cartesian_product(1..=y) {
                let corners = [x, x2].into_iter().cartesian_product([y, y2]).unique();
                let set = corners.fold(0, |set, lamp| set | 1 << at(lamp));
                turns.push((at((x, y)) as u32, set));
            }
        }
        let mut referee = Referee::normal(turning(&turns));
        for on in 0..1_u64 << lamps.len() {
            let lit = (0..lamps.len()).filter(|lamp| on >> lamp & 1 == 1).map(|lamp| lamps[lamp]);
            let value = nim_sum(lit.map(|(x, y)| product(x, y)));
            assert_eq!(referee.grundy(&on), value, "{on:b}");
        }
    }
}

/// A black vertex of a tree becomes white, and any of its ancestors change their colour. Lost, if and only if every
/// depth has an even number of black vertices.
fn any_ancestors_turn() {
    for parents in (1..=6).flat_map(trees) {
        let n = parents.len();
        let (mut depth, mut above) = (vec![0; n], vec![0_u64; n]);
        for v in 1..n {
            depth[v] = depth[parents[v]] + 1;
            above[v] = above[parents[v]] | 1 << parents[v];
        }
        let mut turns = vec![];
        for (v, set) in (0..n).cartesian_product(0..1_u64 << n) {
            if set & !above[v] == 0 {
                turns.push((v as u32, set | 1 << v));
            }
        }
        let mut referee = Referee::normal(turning(&turns));
        for black in 0..1_u64 << n {
            let value = (0..n).filter(|v| black >> v & 1 == 1).map(|v| 1 << depth[v]);
            assert_eq!(referee.is_won(&black), nim_sum(value) != 0, "{parents:?} {black:b}");
        }
    }
}

#[test]
fn nowcoder_19799() {
    any_ancestors_turn();
}

/// The tree is an infinite one here. One may cheat before play: change the colour of all vertices from one to the
/// root. How often does one have to, so that the beginner loses? Only the parities of the depths matter.
#[test]
fn codeforces_1439e() {
    any_ancestors_turn();
    // Breadth-first from the lost parities: a cheat at depth d changes those of 0 to d.
    let mut cheats = [usize::MAX; 1 << 7];
    cheats[0] = 0;
    let mut queue = std::collections::VecDeque::from([0]);
    while let Some(parities) = queue.pop_front() {
        for depth in 0..7 {
            let next: usize = parities ^ ((2 << depth) - 1);
            if cheats[next] == usize::MAX {
                cheats[next] = cheats[parities] + 1;
                queue.push_back(next);
            }
        }
    }
    for (parities, &cheats) in cheats.iter().enumerate() {
        assert_eq!(cheats as u32, (parities ^ parities >> 1).count_ones(), "{parities:b}");
    }
}

/// A rectangle whose width is a square and whose height is a triangular number is turned, if its upper right disk is
/// white.
#[test]
fn project_euler_459() {
    let lengths = |most: usize, is_square: bool| -> Vec<usize> {
        let all = (1..).map(|k| if is_square { k * k } else { k * (k + 1) / 2 });
        all.take_while(|&length| length <= most).collect()
    };
    // What the coin at a place is worth where it is turned with the ones before it, so many in all.
    let values = |n: usize, is_square: bool| {
        let mut values: Vec<u64> = vec![];
        for at in 1..=n {
            let turned = lengths(at, is_square)
                .into_iter()
                .map(|length| nim_sum(values[at - length..].iter().copied()) as usize);
            values.push(shared::grundy::mex(turned.collect::<Vec<usize>>()) as u64);
        }
        values
    };
    for (width, height) in [(4, 3), (3, 4), (6, 2), (2, 6)] {
        let mut turns = vec![];
        for (x, y) in (0..width).cartesian_product(0..height) {
            let (wide, high) = (lengths(x + 1, true), lengths(y + 1, false));
            for (&w, &h) in wide.iter().cartesian_product(&high) {
                let cells = (x + 1 - w..=x).cartesian_product(y + 1 - h..=y);
                let set = cells.fold(0, |set, (x, y)| set | 1 << (x * height + y));
                turns.push(((x * height + y) as u32, set));
            }
        }
        let (across, up) = (values(width, true), values(height, false));
        let mut referee = Referee::normal(turning(&turns));
        for white in 0..1_u64 << (width * height) {
            let disks = (0..width * height).filter(|disk| white >> disk & 1 == 1);
            let value =
                nim_sum(disks.map(|disk| product(across[disk / height], up[disk % height])));
            assert_eq!(referee.grundy(&white), value, "{width} {height} {white:b}");
        }
    }
    // How many first moves win where all disks are white: the problem's examples.
    for (n, winning) in [(1, 1), (2, 0), (5, 8)] {
        let (across, up) = (values(n, true), values(n, false));
        let worth = |columns: std::ops::Range<usize>, rows: std::ops::Range<usize>| {
            nim_sum(columns.cartesian_product(rows).map(|(x, y)| product(across[x], up[y])))
        };
        let mut count = 0;
        for (x, y) in (1..=n).cartesian_product(1..=n) {
            for (w, h) in lengths(x, true).into_iter().cartesian_product(lengths(y, false)) {
                count += usize::from(worth(x - w..x, y - h..y) == worth(0..n, 0..n));
            }
        }
        assert_eq!(count, winning, "{n}");
    }
}
