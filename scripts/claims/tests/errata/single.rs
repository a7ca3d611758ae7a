use crate::{nim, rows, smallest};
use itertools::Itertools;
use referee::{outcomes, partizan, Outcome, Player, Referee};
use shared::nim::nim_sum;
use std::collections::HashMap;

/// [GZOI2017]: how many ways to choose heaps and name one there are in which Alice wins, and in
/// which she does not.
fn named(heaps: &[u64]) -> (usize, usize) {
    let mut referee = Referee::normal(nim);
    let (mut wins, mut others) = (0, 0);
    for chosen in (0..heaps.len()).powerset() {
        for &name in &chosen {
            let rest = chosen.iter().filter(|&&i| i != name).map(|&i| heaps[i]);
            let rest: Vec<u64> = rest.collect();
            let won = (0..heaps[name]).any(|to| !referee.is_won(&[&rest[..], &[to]].concat()));
            *if won { &mut wins } else { &mut others } += 1;
        }
    }
    (wins, others)
}

#[test]
fn gzoi2017_counts_the_choices_that_win() {
    assert_eq!(named(&[1]), (1, 0));
}

/// [SDOI2011]: the cells of the pieces from the left, white and black in turn. White moves to the
/// right and black to the left, or both ways; up to d pieces of the player.
fn pieces(row: &[u64], n: u64, player: Player, d: usize, both_ways: bool) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    for (i, &cell) in row.iter().enumerate() {
        let least = if i > 0 { row[i - 1] + 1 } else { 1 };
        let most = row.get(i + 1).map_or(n, |next| next - 1);
        let cells = match (player, i % 2) {
            (Player::Left, 0) | (Player::Right, 1) if both_ways => least..=most,
            (Player::Left, 0) => cell..=most,
            (Player::Right, 1) => least..=cell,
            _ => cell..=cell,
        };
        let longer = all.iter().flat_map(|begun: &Vec<u64>| {
            cells.clone().map(|to| [&begun[..], &[to]].concat()).collect::<Vec<_>>()
        });
        all = longer.collect();
    }
    all.retain(|to| (1..=d).contains(&to.iter().zip(row).filter(|(to, from)| to != from).count()));
    all
}

/// The placements by what becomes of them if A begins: won, lost, drawn.
fn placements(n: u64, k: usize, d: usize, both_ways: bool) -> [usize; 3] {
    let all: Vec<Vec<u64>> = (1..=n).combinations(k).collect();
    let starts = all.iter().map(|row| (row.clone(), Player::Left));
    let rules = partizan(|row: &Vec<u64>, player| pieces(row, n, player, d, both_ways));
    let found = outcomes(starts, rules);
    let count = |outcome| {
        all.iter().filter(|row| found[&((*row).clone(), Player::Left)] == outcome).count()
    };
    [count(Outcome::Won), count(Outcome::Lost), count(Outcome::Drawn)]
}

fn choose(n: u64, k: u64) -> u64 {
    (1..=k).fold(1, |c, i| c * (n + 1 - i) / i)
}

/// The placements less the lost ones, whose gaps have sums from `least` on.
fn by_gaps(n: u64, k: u64, d: u64, least: u64) -> u64 {
    let (m, empty) = (k / 2, n - k);
    let is_lost = |gaps: &Vec<u64>| {
        (0..8).all(|bit| gaps.iter().map(|gap| gap >> bit & 1).sum::<u64>() % (d + 1) == 0)
    };
    let lost: u64 = (least..=empty)
        .map(|s| {
            let ways = rows(m as usize, s).iter().filter(|gaps| is_lost(gaps)).count() as u64;
            ways * choose(empty - s + m, m)
        })
        .sum();
    choose(n, k) - lost
}

#[test]
fn sdoi2011_lost_gap_sums_begin_with_1() {
    let inputs = |n: u64| {
        let even = (2..=n).step_by(2);
        even.flat_map(|k| (1..=k).map(move |d| (n, k, d))).collect()
    };
    let found = smallest(2..6, inputs, |&(n, k, d)| {
        let [won, ..] = placements(n, k as usize, d as usize, false);
        assert_eq!(won as u64, by_gaps(n, k, d, 0), "{n} {k} {d}");
        won as u64 != by_gaps(n, k, d, 1)
    });
    assert!(found.contains(&(2, 2, 1)), "{found:?}");
    assert_eq!(by_gaps(2, 2, 1, 1), 1);
    assert_eq!((by_gaps(10, 4, 2, 1), by_gaps(10, 4, 2, 0)), (210, 182));
    assert_eq!(placements(10, 4, 2, false)[0], 182);
}

#[test]
fn sdoi2011_with_moves_both_ways() {
    let even = |n: u64| (2..=n).step_by(2).flat_map(move |k| (1..=k).map(move |d| (n, k, d)));
    let found = smallest(
        2..=12,
        |n| even(n).collect(),
        |&(n, k, d)| {
            let [won, _, drawn] = placements(n, k as usize, d as usize, true);
            drawn > 0 || won as u64 != by_gaps(n, k, d, 0)
        },
    );
    assert_eq!(found, [(12, 8, 2)]);
    assert_eq!((placements(12, 8, 2, true)[0], by_gaps(12, 8, 2, 0)), (409, 405));
}

/// XOR Sequence: 1 if the player who begins wins, 0 for a draw.
fn xor_sequence(numbers: &[u64]) -> i64 {
    fn value(
        left: &[u64],
        own: u64,
        other: u64,
        known: &mut HashMap<(Vec<u64>, u64, u64), i64>,
    ) -> i64 {
        if left.is_empty() {
            return i64::from(own > other) - i64::from(own < other);
        }
        let key = (left.to_vec(), own, other);
        if let Some(&found) = known.get(&key) {
            return found;
        }
        let mut best = -1;
        for i in 0..left.len() {
            let mut rest = left.to_vec();
            let x = rest.remove(i);
            best = best.max(-value(&rest, other, own ^ x, known));
            best = best.max(-value(&rest, other ^ x, own, known));
        }
        known.insert(key, best);
        best
    }
    value(numbers, 0, 0, &mut HashMap::new())
}

/// Size is here the count of the numbers and their sum.
#[test]
fn xor_sequence_with_an_odd_number_of_deciding_bits() {
    let all = |size: u64| -> Vec<Vec<u64>> {
        (1..=size)
            .flat_map(|n| rows(n as usize, size - n))
            .filter(|row| row.windows(2).all(|two| two[0] <= two[1]))
            .collect()
    };
    let found = smallest(1..7, all, |numbers| {
        let x = nim_sum(numbers.iter().copied());
        let claims_lost = numbers.len() % 2 == 0 && x > 0;
        claims_lost && xor_sequence(numbers) >= 0
    });
    assert_eq!(found, [[0, 1]]);
    assert_eq!((xor_sequence(&[0, 1]), xor_sequence(&[1])), (1, 1));
}

/// A path 1, 2, …, with the root at its first vertex; the presents of the vertices.
#[test]
fn presents_at_distance_k_alone() {
    let all = |size: u64| -> Vec<(usize, Vec<u64>)> {
        let presents = (1..size).flat_map(|n| rows(n as usize, size - n));
        presents.flat_map(|row| [1, 2].map(|k| (k, row.clone()))).collect()
    };
    let rules = |k: usize| {
        move |row: &Vec<u64>| {
            let mut all = vec![];
            for i in k..row.len() {
                for moved in 1..=row[i] {
                    let mut to = row.clone();
                    to[i] -= moved;
                    to[i - k] += moved;
                    all.push(to);
                }
            }
            all
        }
    };
    let found = smallest(2..7, all, |(k, row)| {
        let claimed = row.get(*k).copied().unwrap_or(0) != 0;
        Referee::normal(rules(*k)).is_won(row) != claimed
    });
    assert!(found.contains(&(1, vec![0, 0, 0, 1])), "{found:?}");
}

/// Size is here that of the shortcut and of the heaps together.
#[test]
fn nim_with_shortcuts_is_lost_at_equal_heaps() {
    let all = |size| rows(4, size);
    let found = smallest(0..7, all, |row| {
        let (shortcut, start) = ([row[0], row[1]], [row[2], row[3]]);
        let rules = |&[a, b]: &[u64; 2]| -> Vec<[u64; 2]> {
            if [a, b] == shortcut {
                return vec![];
            }
            (0..a).map(|to| [to, b]).chain((0..b).map(|to| [a, to])).collect()
        };
        let lost = start == shortcut || start[0] == start[1];
        Referee::normal(rules).is_won(&start) == lost
    });
    assert!(found.contains(&vec![0, 1, 1, 1]), "{found:?}");
}

/// Sharti: the white cells of a board with n rows, as bits.
fn sharti(n: usize, k: usize) -> impl Fn(&u64) -> Vec<u64> {
    move |&white| {
        let mut all = vec![];
        for (row, column) in (0..n).cartesian_product(0..n) {
            for side in (1..=k.min(row + 1).min(column + 1))
                .filter(|_| white >> (row * n + column) & 1 == 1)
            {
                let cells = (0..side).cartesian_product(0..side);
                let square = cells.map(|(i, j)| 1 << ((row - i) * n + column - j));
                all.push(white ^ square.sum::<u64>());
            }
        }
        all
    }
}

#[test]
fn sharti_by_the_number_of_white_cells() {
    let fails = |n: usize, k: usize, white: u64| {
        Referee::normal(sharti(n, k)).is_won(&white) != (white.count_ones() as usize % (k + 1) != 0)
    };
    assert!(!fails(1, 1, 1) && !fails(1, 1, 0));
    assert!((0..16).all(|white| !fails(2, 1, white)));
    let few = (0..16).filter(|white: &u64| white.count_ones() < 2);
    assert!(few.into_iter().all(|white| !fails(2, 2, white)));
    assert!(fails(2, 2, 0b11) && !Referee::normal(sharti(2, 2)).is_won(&0b11));
    let mut referee = Referee::normal(sharti(2, 2));
    assert_eq!([0b01, 0b10].map(|white| referee.grundy(&white)), [1, 1]);
}

/// The steps of the Tricolore Recreation up to 12.
fn steps(f: i64) -> Vec<i64> {
    [2, 3, 4, 5, 6, 7, 9, 10, 11].into_iter().filter(|&step| step != f).collect()
}

fn tricolore(f: i64) -> impl Fn(&([i64; 3], Player)) -> Vec<([i64; 3], Player)> {
    partizan(move |&[b, w, r]: &[i64; 3], player| {
        let moved = |step: i64| match player {
            Player::Left => [[b + step, w, r], [b + step, w + step, r]],
            Player::Right => [[b, w, r - step], [b, w - step, r - step]],
        };
        let all = steps(f).into_iter().flat_map(moved);
        all.filter(|[b, w, r]| b < w && w < r).collect()
    })
}

#[test]
fn a_tricolore_row_counts_1_whatever_f_is() {
    for player in [Player::Left, Player::Right] {
        let wins = |row, f| Referee::normal(tricolore(f)).is_won(&(row, player));
        assert!(!wins([0, 1, 2], 8));
        assert!(!wins([0, 1, 4], 2) && wins([0, 1, 4], 8));
    }
}

/// Tree-Tac-Toe: 0 is free, 1 the player to move, 2 the other. 1 if the player to move wins, 0 for
/// a draw.
fn tic(edges: &[(usize, usize)], colours: &[u8], known: &mut HashMap<Vec<u8>, i64>) -> i64 {
    if let Some(&found) = known.get(colours) {
        return found;
    }
    let joined = |a: usize, b: usize| edges.contains(&(a, b)) || edges.contains(&(b, a));
    let n = colours.len();
    let mut best = if colours.contains(&0) { -1 } else { 0 };
    for v in (0..n).filter(|&v| colours[v] == 0) {
        let mut to = colours.to_vec();
        to[v] = 1;
        let own: Vec<usize> = (0..n).filter(|&u| to[u] == 1).collect();
        let is_path = |three: &Vec<usize>| {
            (0..3).any(|i| (0..3).filter(|&j| j != i).all(|j| joined(three[i], three[j])))
        };
        let wins = own.into_iter().combinations(3).any(|three| is_path(&three));
        let swapped: Vec<u8> = to.iter().map(|&colour| [0, 2, 1][colour as usize]).collect();
        best = best.max(if wins { 1 } else { -tic(edges, &swapped, known) });
    }
    known.insert(colours.to_vec(), best);
    best
}

#[test]
fn tree_tac_toe_with_a_fork_or_a_white_vertex_between_two() {
    let result =
        |edges: &[(usize, usize)], colours: &[u8]| tic(edges, colours, &mut HashMap::new());
    let path = [(0, 1), (1, 2)];
    assert_eq!(result(&path, &[0, 1, 0]), 0);
    assert_eq!(result(&path, &[0, 0, 1]), 0);
    assert_eq!(result(&[(0, 1), (0, 2), (0, 3)], &[0; 4]), 0);
    // Two of the three go on.
    assert_eq!(result(&[(0, 1), (0, 2), (0, 3), (1, 4), (2, 5)], &[0; 6]), 1);
}

/// USACO 1255: the cows of the rooms, the room, and whether the farmer is the one to move there.
fn barn(rooms: &[u64]) -> bool {
    let primes = [1, 2, 3, 5, 7, 11, 13];
    let rules = |(rooms, room, second): &(Vec<u64>, usize, bool)| {
        let mut all = vec![];
        for take in primes.iter().filter(|&&take| take <= rooms[*room]) {
            let mut to = rooms.clone();
            to[*room] -= take;
            all.push((to, (room + usize::from(*second)) % rooms.len(), !second));
        }
        all
    };
    Referee::normal(rules).is_won(&(rooms.to_vec(), 0, false))
}

/// How many moves a room alone lasts, if its winner hurries and its loser delays.
fn lasts(cows: u64) -> u64 {
    let takes = |cows: u64| [1, 2, 3, 5, 7, 11, 13].into_iter().filter(move |&take| take <= cows);
    let mut found = vec![0];
    for cows in 1..=cows {
        let after = takes(cows).map(|take| found[(cows - take) as usize]);
        let wins: Vec<u64> = after.clone().filter(|t| t % 2 == 0).collect();
        found.push(1 + wins.into_iter().min().or(after.max()).expect("1 can be taken"));
    }
    found[cows as usize]
}

/// The first room with the least number of rounds decides: is its first player the winner there?
fn by_rounds(rooms: &[u64], rounds: fn(u64) -> u64) -> bool {
    let all: Vec<u64> = rooms.iter().map(|&cows| lasts(cows)).collect();
    let least = all.iter().map(|&t| rounds(t)).min();
    let decides = all.iter().find(|&&t| Some(rounds(t)) == least).expect("there is a room");
    decides % 2 == 1
}

#[test]
fn a_room_of_the_barn_lasts_half_its_moves_rounded_up() {
    let all = |cows: u64| -> Vec<Vec<u64>> {
        let mut all: Vec<Vec<u64>> = (1..=3).flat_map(|length| rows(length, cows)).collect();
        all.retain(|rooms| !rooms.contains(&0));
        all
    };
    let found = smallest(1..12, all, |rooms| {
        assert_eq!(barn(rooms), by_rounds(rooms, |t| t / 2), "{rooms:?}");
        barn(rooms) != by_rounds(rooms, |t| (t + 1) / 2)
    });
    assert!(found.contains(&vec![4, 1]), "{found:?}");
    assert_eq!((lasts(4), lasts(1)), (2, 1));
    assert!(barn(&[4, 1]));
    for rooms in (1..=12).flat_map(all) {
        assert_eq!(barn(&rooms), by_rounds(&rooms, |t| t / 2), "{rooms:?}");
    }
}

/// Codeforces 1823E: rings, and paths; a move removes l to r connected vertices. The rings, then
/// the paths.
fn removing(l: u64, r: u64) -> impl Fn(&(Vec<u64>, Vec<u64>)) -> Vec<(Vec<u64>, Vec<u64>)> {
    move |(rings, paths)| {
        let mut all = vec![];
        for (i, &ring) in rings.iter().enumerate() {
            for taken in l..=r.min(ring) {
                let rest = [&rings[..i], &rings[i + 1..]].concat();
                all.push((rest, [&paths[..], &[ring - taken]].concat()));
            }
        }
        for (i, &path) in paths.iter().enumerate() {
            for taken in l..=r.min(path) {
                for left in 0..=(path - taken) / 2 {
                    let rest = [&paths[..i], &paths[i + 1..]].concat();
                    all.push((rings.clone(), [&rest[..], &[left, path - taken - left]].concat()));
                }
            }
        }
        for (_, paths) in &mut all {
            paths.retain(|&path| path > 0);
            paths.sort_unstable();
        }
        all
    }
}

/// Size is here the vertices of the rings; l < r.
#[test]
fn a_ring_plays_like_a_path() {
    let limits: Vec<(u64, u64)> = (1..=4).tuple_combinations().collect();
    let all = |n: u64| -> Vec<((u64, u64), Vec<u64>)> {
        let rings = crate::heaps(n).into_iter().filter(|rings| rings.iter().all(|&ring| ring >= 3));
        rings
            .flat_map(|rings| {
                limits.iter().map(|&limit| (limit, rings.clone())).collect::<Vec<_>>()
            })
            .collect()
    };
    let found = smallest(3..9, all, |&((l, r), ref rings)| {
        let mut referee = Referee::normal(removing(l, r));
        referee.is_won(&(rings.clone(), vec![])) != referee.is_won(&(vec![], rings.clone()))
    });
    assert!(found.contains(&((1, 2), vec![3])), "{found:?}");
    // What is true.
    for ((l, r), rings) in (3..=9).flat_map(all) {
        let x = nim_sum(rings.iter().map(|&ring| if ring < l + r { ring / l } else { 0 }));
        let won = Referee::normal(removing(l, r)).is_won(&(rings.clone(), vec![]));
        assert_eq!(won, x != 0, "{rings:?} by {l} to {r}");
    }
}

/// HDU 3544: sheets [X, Y]; Left cuts X, Right cuts Y.
fn sheets(all: &Vec<[u64; 2]>, player: Player) -> Vec<Vec<[u64; 2]>> {
    let side = usize::from(player == Player::Right);
    let mut options = vec![];
    for (i, &sheet) in all.iter().enumerate() {
        for part in 1..=sheet[side] / 2 {
            let (mut one, mut other) = (sheet, sheet);
            one[side] = part;
            other[side] -= part;
            let mut to = [&all[..i], &all[i + 1..], &[one, other]].concat();
            to.retain(|sheet| *sheet != [1, 1]);
            to.sort_unstable();
            options.push(to);
        }
    }
    options
}

/// The cuts that Left has to spare, less those of Right, if a sheet is always cut near its middle:
/// the simplest number between the two sides, which is a whole number here.
fn near_the_middle([x, y]: [u64; 2]) -> i64 {
    let after = |a: [u64; 2], b: [u64; 2]| near_the_middle(a) + near_the_middle(b);
    let left = (x > 1).then(|| after([x / 2, y], [x - x / 2, y]));
    let right = (y > 1).then(|| after([x, y / 2], [x, y - y / 2]));
    simplest(left, right)
}

fn simplest(left: Option<i64>, right: Option<i64>) -> i64 {
    match (left, right) {
        (Some(left), _) if left >= 0 => left + 1,
        (_, Some(right)) if right <= 0 => right - 1,
        _ => 0,
    }
}

fn spare([x, y]: [u64; 2]) -> i64 {
    let top = |n: u64| 1u64 << n.ilog2();
    if top(x) >= top(y) {
        (x / top(y)) as i64 - 1
    } else {
        1 - (y / top(x)) as i64
    }
}

/// Size is here the area of all sheets.
#[test]
fn cut_as_near_the_middle_as_possible() {
    let all = |area: u64| -> Vec<Vec<[u64; 2]>> {
        let sheets: Vec<[u64; 2]> = (1..=area)
            .flat_map(|x| (1..=area).map(move |y| [x, y]))
            .filter(|[x, y]| x * y <= area)
            .collect();
        let one = sheets.iter().map(|&sheet| vec![sheet]);
        let two = sheets.iter().combinations_with_replacement(2);
        let two = two.map(|two| two.into_iter().copied().collect::<Vec<_>>());
        let fits = |all: &Vec<[u64; 2]>| all.iter().map(|[x, y]| x * y).sum::<u64>() == area;
        one.chain(two).filter(fits).collect()
    };
    let mut referee = Referee::normal(partizan(sheets));
    let found = smallest(1..16, all, |start| {
        let won = referee.is_won(&(start.clone(), Player::Left));
        let sum: i64 = start.iter().map(|&sheet| spare(sheet)).sum();
        assert_eq!(won, sum > 0, "{start:?}");
        let claimed: i64 = start.iter().map(|&sheet| near_the_middle(sheet)).sum();
        won != (claimed > 0)
    });
    assert!(found.contains(&vec![[1, 2], [6, 2]]), "{found:?}");
    assert_eq!((near_the_middle([6, 2]), spare([6, 2]), spare([1, 2])), (1, 2, -1));
}
