use claims::trees;
use itertools::Itertools;
use referee::small::{grids, sequences};
use referee::{partizan, Player, Referee};
use std::cmp::Reverse;

/// One hyper-knight of HackerRank's Chessboard Game: two squares left or right and one up or down, nearer to
/// the corner (1, 1) in the sum of its coordinates.
#[test]
fn hackerrank_a_chessboard_game_1() {
    let steps = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];
    let options = |&(x, y): &(i32, i32)| {
        let to = steps.iter().map(|(dx, dy)| (x + dx, y + dy));
        to.filter(|&(x, y)| (1..=15).contains(&x) && (1..=15).contains(&y)).collect()
    };
    let mut referee = Referee::normal(options);
    for x in 1..=15 {
        for y in 1..=15 {
            let is_lost = [1, 2].contains(&(x % 4)) && [1, 2].contains(&(y % 4));
            assert_eq!(referee.is_won(&(x, y)), !is_lost, "({x}, {y})");
        }
    }
}

/// From a cell of a permutation to a cell with a larger number, at a distance that the own number divides.
#[test]
fn codeforces_1033c() {
    for n in 1..=6 {
        for a in (1..=n).permutations(n) {
            let options = |&i: &usize| -> Vec<usize> {
                (0..n).filter(|&j| a[j] > a[i] && i.abs_diff(j) % a[i] == 0).collect()
            };
            let mut wins = vec![false; n];
            for i in (0..n).sorted_by_key(|&i| Reverse(a[i])) {
                wins[i] = options(&i).iter().any(|&j| !wins[j]);
            }
            let mut referee = Referee::normal(options);
            for i in 0..n {
                assert_eq!(referee.is_won(&i), wins[i], "{a:?} from {i}");
            }
        }
    }
}

/// A player chooses one of the numbers that the opponent has left, and breaks it into two smaller ones, above
/// 0, with that number as their xor.
#[test]
fn codeforces_1934d2() {
    let breaks = |numbers: &Vec<u64>| {
        let each = numbers.iter().flat_map(|&p| (1..p).map(move |part| (part, p ^ part, p)));
        each.filter(|&(_, other, p)| other < p).map(|(part, other, _)| vec![part, other]).collect()
    };
    let mut referee = Referee::normal(breaks);
    for p in 1..150_u64 {
        assert_eq!(referee.is_won(&vec![p]), p.count_ones() % 2 == 0, "{p}");
    }
}

/// Two or more equal numbers on the board are replaced by their sum; a player who cannot move wins. At first
/// there are n ones.
#[test]
fn codeforces_1841a() {
    let sums = |board: &Vec<usize>| {
        let mut options = vec![];
        for (number, count) in board.iter().copied().dedup_with_count().map(|(c, n)| (n, c)) {
            for joined in 2..=count {
                let at = board.iter().position(|&other| other == number).unwrap();
                let mut option = board.clone();
                option.splice(at..at + joined, [number * joined]);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::misere(sums);
    for n in 2..=18 {
        assert_eq!(referee.is_won(&vec![1; n]), n >= 5, "{n}");
    }
}

/// One player subtracts even numbers, the other odd ones, from 1 to n.
#[test]
fn codeforces_959a() {
    let mut referee = Referee::normal(partizan(|&n: &u64, player| {
        let rest = if player == Player::Left { 0 } else { 1 };
        (1..=n).filter(|take| take % 2 == rest).map(|take| n - take).collect()
    }));
    for n in 1..60 {
        assert_eq!(referee.is_won(&(n, Player::Left)), n % 2 == 0, "{n}");
    }
}

/// Alice puts a chip on a place of a permutation, Bob begins: it goes left to a smaller number, and a player who
/// cannot move wins.
#[test]
fn codeforces_1860c() {
    for n in 1..=6 {
        for p in (1..=n).permutations(n) {
            let left = |&i: &usize| (0..i).filter(|&j| p[j] < p[i]).collect();
            let mut referee = Referee::misere(left);
            let mut longest = vec![1; n];
            for i in 0..n {
                let before = (0..i).filter(|&j| p[j] < p[i]).map(|j| longest[j]).max();
                longest[i] = before.unwrap_or(0) + 1;
                assert_eq!(!referee.is_won(&i), longest[i] == 2, "{p:?} at {i}");
            }
        }
    }
}

/// A token on a board with walls goes right, down, or diagonally both.
#[test]
fn atcoder_arc_038_b() {
    for walls in grids(3, 4, 1) {
        let options = |&(i, j): &(usize, usize)| {
            let to = [(i + 1, j), (i, j + 1), (i + 1, j + 1)];
            to.into_iter().filter(|&(i, j)| i < 3 && j < 4 && walls[i][j] == 0).collect()
        };
        let mut wins = [[true; 5]; 4];
        for (i, j) in (0..3).rev().cartesian_product((0..4).rev()) {
            let all_won = wins[i + 1][j] && wins[i][j + 1] && wins[i + 1][j + 1];
            wins[i][j] = walls[i][j] == 1 || !all_won;
        }
        if walls[0][0] == 0 {
            assert_eq!(Referee::normal(options).is_won(&(0, 0)), wins[0][0], "{walls:?}");
        }
    }
}

/// Two marbles on an acyclic graph whose edges have letters: each player moves the own one along an edge with a
/// letter not below the last one.
#[test]
fn codeforces_917b() {
    let pairs = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];
    for letters in sequences(6, 3) {
        // 0: there is no such edge.
        let edges = pairs.iter().zip(&letters).filter(|(_, &letter)| letter > 0);
        let edges: Vec<(usize, usize, u64)> = edges.map(|(&(v, w), &c)| (v, w, c)).collect();
        let walks = |&(max, lucas, last): &(usize, usize, u64), player| {
            let at = if player == Player::Left { max } else { lucas };
            let may = edges.iter().filter(|&&(v, _, letter)| v == at && letter >= last);
            may.map(|&(_, w, letter)| match player {
                Player::Left => (w, lucas, letter),
                Player::Right => (max, w, letter),
            })
            .collect()
        };
        // wins[own][other][last], the own vertex and the other's from the end.
        let mut wins = [[[false; 4]; 4]; 4];
        for sum in (0..7).rev() {
            for (own, other, last) in itertools::iproduct!(0..4, 0..4, 0..4) {
                if own + other == sum {
                    let mut may = edges.iter().filter(|edge| edge.0 == own && edge.2 >= last);
                    wins[own][other][last as usize] =
                        may.any(|&(_, to, letter)| !wins[other][to][letter as usize]);
                }
            }
        }
        let mut referee = Referee::normal(partizan(walks));
        for (max, lucas) in (0..4).cartesian_product(0..4) {
            let is_won = referee.is_won(&((max, lucas, 0), Player::Left));
            assert_eq!(is_won, wins[max][lucas][0], "{letters:?} {max} {lucas}");
        }
    }
}

/// A vertex of a tree is deleted, and one of the parts that are left is kept; whoever leaves a single vertex
/// loses.
#[test]
fn luogu_p8347() {
    for parents in (1..=7).flat_map(trees) {
        let n = parents.len();
        let neighbours = |v: usize| -> u64 {
            let joined = |w: usize| w != v && (parents[w] == v || parents[v] == w);
            (0..n).filter(|&w| joined(w)).map(|w| 1 << w).sum()
        };
        let near: Vec<u64> = (0..n).map(neighbours).collect();
        let options = |&kept: &u64| {
            let mut options = vec![];
            for v in (0..n).filter(|v| kept >> v & 1 == 1) {
                let mut rest = kept & !(1 << v);
                while rest != 0 {
                    let mut part = rest & rest.wrapping_neg();
                    for _ in 0..n {
                        let inside = (0..n).filter(|w| part >> w & 1 == 1);
                        part |= inside.fold(0, |set, w| set | near[w]) & rest;
                    }
                    options.push(part);
                    rest &= !part;
                }
            }
            options
        };
        let is_won = Referee::misere(options).is_won(&((1 << n) - 1));
        assert_eq!(is_won, near.iter().any(|set| set.count_ones() % 2 == 0), "{parents:?}");
    }
}

/// From two heaps: k > 0 from one and a multiple of k, 0 as well, from the other.
#[test]
fn nowcoder_11166a() {
    let takes = |heaps: &[usize; 2]| {
        let mut options = vec![];
        for from in 0..2 {
            for take in 1..=heaps[from] {
                for more in (0..=heaps[1 - from]).step_by(take) {
                    let mut option = *heaps;
                    option[from] -= take;
                    option[1 - from] -= more;
                    options.push(option);
                }
            }
        }
        options
    };
    let mut referee = Referee::normal(takes);
    // Forwards from each lost pair: mark the pairs from which it is reached.
    let n = 36;
    let mut wins = vec![vec![false; n]; n];
    for (a, b) in (0..n).cartesian_product(0..n) {
        assert_eq!(referee.is_won(&[a, b]), wins[a][b], "{a} {b}");
        if !wins[a][b] {
            assert!((0..b).all(|c| wins[a][c]) && (0..a).all(|c| wins[c][b]));
            for take in 1..n {
                for more in (0..n).step_by(take) {
                    for (da, db) in [(take, more), (more, take)] {
                        if a + da < n && b + db < n {
                            wins[a + da][b + db] = true;
                        }
                    }
                }
            }
        }
    }
}

/// One heap; the first player takes 1 to p stones, the second 1 to q.
#[test]
fn nowcoder_9752c() {
    for (p, q) in (1..=7).cartesian_product(1..=7) {
        let mut referee = Referee::normal(partizan(|&n: &u64, player| {
            let most = if player == Player::Left { p } else { q };
            (n.saturating_sub(most)..n).collect()
        }));
        for n in 1..60 {
            let is_won = n <= p || p > q || (p == q && n % (p + 1) != 0);
            assert_eq!(referee.is_won(&(n, Player::Left)), is_won, "{n} by {p}, {q}");
        }
    }
}

/// Three heaps: the same number from one, two or all three of them.
#[test]
fn project_euler_260() {
    let takes = |heaps: &[usize; 3]| {
        let mut options = vec![];
        for set in 1..8 {
            let chosen: Vec<usize> = (0..3).filter(|heap| set >> heap & 1 == 1).collect();
            for take in 1..=chosen.iter().map(|&heap| heaps[heap]).min().unwrap() {
                let mut option = *heaps;
                chosen.iter().for_each(|&heap| option[heap] -= take);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::normal(takes);
    // Of each lost triple: for one heap the two others, for two their difference and the third, for three both
    // differences. No other triple has one of them.
    let n = 14;
    let marks = |a: usize, b: usize, c: usize| {
        let (ab, ac, bc) = (b - a, c - a, c - b);
        [(0, a, b), (0, a, c), (0, b, c), (1, ab, c), (1, ac, b), (1, bc, a), (2, ab, ac)]
    };
    let mut seen = std::collections::HashSet::new();
    for (a, b, c) in itertools::iproduct!(0..=n, 0..=n, 0..=n) {
        if a <= b && b <= c {
            let is_lost = marks(a, b, c).iter().all(|mark| !seen.contains(mark));
            if is_lost {
                seen.extend(marks(a, b, c));
            }
            assert_eq!(referee.is_won(&[a, b, c]), !is_lost, "{a} {b} {c}");
        }
    }
}

/// Of k buttons 1 to l are taken: the least l ≥ 2 with which the second player wins.
#[test]
fn timus_1023() {
    for k in 3..80_u64 {
        let is_lost = |l: u64| {
            !Referee::normal(|&heap: &u64| (heap.saturating_sub(l)..heap).collect()).is_won(&k)
        };
        let divisor = (3..=k).find(|divisor| k % divisor == 0).unwrap();
        assert_eq!((2..).find(|&l| is_lost(l)), Some(divisor - 1), "{k}");
    }
}

/// Three heaps: any number from one, or the same number from two of them.
#[test]
fn zoj_3057() {
    let takes = |heaps: &[usize; 3]| {
        let mut options = vec![];
        for set in [1, 2, 4, 3, 5, 6] {
            let chosen: Vec<usize> = (0..3).filter(|heap| set >> heap & 1 == 1).collect();
            for take in 1..=chosen.iter().map(|&heap| heaps[heap]).min().unwrap() {
                let mut option = *heaps;
                chosen.iter().for_each(|&heap| option[heap] -= take);
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::normal(takes);
    for (a, b) in (0..=10).cartesian_product(0..=10) {
        let lost = (0..=20).filter(|&c| !referee.is_won(&[a, b, c]));
        assert!(lost.count() <= 1, "{a} {b}");
    }
}

/// A tree's vertices are numbered 1 to n. The first player puts a token on a vertex, and beginning with the
/// second it goes along an edge u–v to a new vertex if u ⊕ v ≤ min(u, v): number so that every start wins.
#[test]
fn codeforces_1605d() {
    for parents in (1..=7).flat_map(trees) {
        let n = parents.len();
        let mut depth = vec![0; n];
        for v in 1..n {
            depth[v] = depth[parents[v]] + 1;
        }
        let (even, odd): (Vec<usize>, Vec<usize>) = (0..n).partition(|&v| depth[v] % 2 == 0);
        let (few, many) = if even.len() < odd.len() { (even, odd) } else { (odd, even) };
        // For each bit of the smaller size all numbers with that highest bit.
        let is_chosen = |number: &usize| few.len() & 1 << number.ilog2() != 0;
        let (chosen, others): (Vec<usize>, Vec<usize>) = (1..=n).partition(is_chosen);
        assert_eq!(chosen.len(), few.len());
        let mut label = vec![0; n];
        for (&v, &number) in few.iter().zip(&chosen).chain(many.iter().zip(&others)) {
            label[v] = number;
        }
        let walks = |&(at, used): &(usize, u64)| {
            let is_near = |v: usize| v != at && (parents[v] == at || parents[at] == v);
            let may = |v: usize| label[v] ^ label[at] <= label[v].min(label[at]);
            let free = (0..n).filter(|&v| used >> v & 1 == 0 && is_near(v) && may(v));
            free.map(|v| (v, used | 1 << v)).collect()
        };
        let mut referee = Referee::normal(walks);
        for v in 0..n {
            assert!(!referee.is_won(&(v, 1 << v)), "{parents:?}");
        }
    }
}

/// A rook at the top left goes right or down by one or more cells; whoever reaches a special cell wins, whoever
/// cannot move loses.
#[test]
fn codeforces_1866i() {
    for (rows, columns) in [(3, 3), (3, 4), (4, 3), (2, 5)] {
        for special in grids(rows, columns, 1).filter(|special| special[0][0] == 0) {
            let options = |&(i, j): &(usize, usize)| -> Vec<(usize, usize)> {
                if special[i][j] == 1 {
                    return vec![];
                }
                let down = (i + 1..rows).map(|i| (i, j));
                down.chain((j + 1..columns).map(|j| (i, j))).collect()
            };
            // A lost cell of a row is in the last column that is not used up from below.
            let mut used = vec![false; columns];
            let mut is_lost = false;
            for i in (0..rows).rev() {
                let last = (0..columns).rev().find(|&j| !used[j]);
                let lost = last.filter(|&j| special[i][j..].iter().all(|&cell| cell == 0));
                for j in (0..columns).filter(|&j| special[i][j] == 1) {
                    used[j] = true;
                }
                if let Some(j) = lost {
                    used[j] = true;
                }
                is_lost = lost == Some(0);
            }
            assert_eq!(!Referee::normal(options).is_won(&(0, 0)), is_lost, "{special:?}");
        }
    }
}

/// A piece goes one cell right, one down, or k cells right and k down at once; a and b are the cells that it can
/// go in the two directions.
#[test]
fn codeforces_36d() {
    for k in 1..=6 {
        let steps = [(1, 0), (0, 1), (k, k)];
        let options = |&(a, b): &(u64, u64)| {
            let to = steps.iter().filter(|step| step.0 <= a && step.1 <= b);
            to.map(|step| (a - step.0, b - step.1)).collect()
        };
        let mut referee = Referee::normal(options);
        for (a, b) in (0..40).cartesian_product(0..40) {
            let (least, width) = (a.min(b), k + 1);
            let is_lost = match k {
                1 => a % 2 == 0 && b % 2 == 0,
                _ => least % width != k && (a + b + least / width) % 2 == 0,
            };
            assert_eq!(!referee.is_won(&(a, b)), is_lost, "{a} {b} by {k}");
        }
    }
}

/// A chip on the first of the cells with positive numbers, of which the first was lowered by 1, goes up to m
/// cells ahead, or stays, where the number is above 0, and lowers the number there.
#[test]
fn codeforces_1076g() {
    for (m, len) in (1..=3).cartesian_product(1..=5) {
        let steps = |(at, left): &(usize, Vec<u64>)| {
            let may = (*at..=at + m).filter(|&to| left.get(to).is_some_and(|&number| number > 0));
            may.map(|to| {
                let mut left = left.clone();
                left[to] -= 1;
                (to, left)
            })
            .collect()
        };
        let mut referee = Referee::normal(steps);
        for below in sequences(len, 2) {
            let numbers: Vec<u64> = below.iter().map(|number| number + 1).collect();
            let mut is_lost = vec![false; len + m];
            for i in (0..len).rev() {
                let none_ahead = !is_lost[i + 1..=i + m].contains(&true);
                is_lost[i] = numbers[i] % 2 == 1 && none_ahead;
            }
            let mut left = numbers.clone();
            left[0] -= 1;
            assert_eq!(!referee.is_won(&(0, left)), is_lost[0], "{numbers:?} by {m}");
        }
    }
}

/// A dot within a circle is moved by one of given vectors, or, once by each player, reflected in x = y; whoever
/// leaves the circle loses.
#[test]
fn codeforces_69d() {
    let bound = 30;
    for vectors in [vec![(1, 2)], vec![(1, 1), (0, 3)], vec![(2, 1), (3, 0), (1, 4)]] {
        let inside = |&(x, y): &(i32, i32)| x * x + y * y <= bound;
        let steps = |&(x, y): &(i32, i32)| -> Vec<(i32, i32)> {
            vectors.iter().map(|(dx, dy)| (x + dx, y + dy)).filter(inside).collect()
        };
        let both = |&((x, y), own, other): &((i32, i32), bool, bool)| {
            let mut options: Vec<_> =
                steps(&(x, y)).into_iter().map(|dot| (dot, other, own)).collect();
            if own {
                options.push(((y, x), other, false));
            }
            options
        };
        let (mut plain, mut with_reflections) = (Referee::normal(steps), Referee::normal(both));
        for dot in (-5..=5).cartesian_product(-5..=5).filter(inside) {
            let is_won = with_reflections.is_won(&(dot, true, true));
            assert_eq!(is_won, plain.is_won(&dot), "{vectors:?} {dot:?}");
        }
    }
}
