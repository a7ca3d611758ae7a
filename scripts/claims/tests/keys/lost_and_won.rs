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
        let rest = u64::from(player != Player::Left);
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
                for &heap in &chosen {
                    option[heap] -= take;
                }
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
            let is_allowed = |v: usize| label[v] ^ label[at] <= label[v].min(label[at]);
            let free = (0..n).filter(|&v| used >> v & 1 == 0 && is_near(v) && is_allowed(v));
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
                let free = (0..columns).rev().find(|&j| !used[j]);
                let lost = free.filter(|&j| special[i][j..].iter().all(|&cell| cell == 0));
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

/// The takes of a game with one heap, which a player chooses from.
fn heap_game(takes: impl Fn(u64) -> Vec<u64>) -> impl Fn(&u64) -> Vec<u64> {
    move |&heap| takes(heap).into_iter().map(|take| heap - take).collect()
}

/// One heap, and a set of takes.
#[test]
fn atcoder_edpc_k() {
    for set in 1..1_u64 << 6 {
        let takes =
            |heap: u64| (1..=heap.min(6)).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let mut referee = Referee::normal(heap_game(takes));
        let mut wins: Vec<bool> = vec![];
        for n in 0..40 {
            wins.push(takes(n).iter().any(|take| !wins[(n - take) as usize]));
            assert_eq!(referee.is_won(&n), wins[n as usize], "{n} by {set:b}");
        }
    }
}

#[test]
fn uva_10404() {
    atcoder_edpc_k();
}

/// 2i stones are taken from one of two heaps, and i are put on the other.
#[test]
fn atcoder_abc_059_d() {
    let moves = |&(x, y): &(u64, u64)| {
        let from_x = (1..=x / 2).map(|i| (x - 2 * i, y + i));
        from_x.chain((1..=y / 2).map(|i| (x + i, y - 2 * i))).collect()
    };
    let mut referee = Referee::normal(moves);
    for (x, y) in (0..30_u64).cartesian_product(0..30) {
        assert_eq!(referee.is_won(&(x, y)), x.abs_diff(y) > 1, "{x} {y}");
    }
}

/// 1 to 3 stones from one heap.
#[test]
fn leetcode_292() {
    let mut referee = Referee::normal(heap_game(|heap| (1..=heap.min(3)).collect()));
    assert!((1..60).all(|n| referee.is_won(&n) == (n % 4 != 0)));
}

/// A proper divisor of n is subtracted.
#[test]
fn leetcode_1025() {
    let divisors = |heap: u64| (1..heap).filter(|divisor| heap % divisor == 0).collect();
    let mut referee = Referee::normal(heap_game(divisors));
    assert!((1..200).all(|n| referee.is_won(&n) == (n % 2 == 0)));
}

/// A square is taken.
#[test]
fn leetcode_1510() {
    let squares = |heap: u64| (1..).map(|k| k * k).take_while(|&square| square <= heap).collect();
    let mut referee = Referee::normal(heap_game(squares));
    let lost: Vec<u64> = (0..40).filter(|n| !referee.is_won(n)).collect();
    assert_eq!(lost, [0, 2, 5, 7, 10, 12, 15, 17, 20, 22, 34, 39]);
}

/// The largest or the least non-zero digit is subtracted.
#[test]
fn luogu_p2953() {
    let digits = |n: u64| {
        let digits = (0..4).map(|place| n / 10_u64.pow(place) % 10).filter(|&digit| digit > 0);
        digits.minmax().into_option().into_iter().flat_map(|(least, most)| [least, most]).collect()
    };
    let mut referee = Referee::normal(heap_game(digits));
    assert!(referee.is_won(&160) && !referee.is_won(&132));
    let mut wins = vec![false];
    for n in 1..2000_u64 {
        let text = n.to_string();
        let used = text.bytes().map(|digit| usize::from(digit - b'0')).filter(|&digit| digit > 0);
        let (least, most) = used.minmax().into_option().unwrap();
        wins.push(!wins[n as usize - least] || !wins[n as usize - most]);
        assert_eq!(referee.is_won(&n), wins[n as usize], "{n}");
    }
}

/// A number is cut into two, the opponent chooses one of them and cuts that.
#[test]
fn luogu_p3150() {
    let cuts = |numbers: &[u64; 2]| {
        numbers
            .iter()
            .flat_map(|&number| (1..number).map(move |part| [part, number - part]))
            .collect()
    };
    let mut referee = Referee::normal(cuts);
    assert!((1..60).all(|n| referee.is_won(&[n, n]) == (n % 2 == 0)));
}

/// To the next day, or to the same day of the next month if there is one; whoever reaches 4 November 2001 wins.
#[test]
fn hdu_1079() {
    type Date = (u32, u32, u32);
    let days = |year: u32, month: u32| match month {
        2 if year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    let moves = |&(year, month, day): &Date| {
        let next = if month == 12 { (year + 1, 1) } else { (year, month + 1) };
        let tomorrow =
            if day < days(year, month) { (year, month, day + 1) } else { (next.0, next.1, 1) };
        let later = (day <= days(next.0, next.1)).then_some((next.0, next.1, day));
        let may = [Some(tomorrow), later].into_iter().flatten();
        may.filter(|&date| date <= (2001, 11, 4)).collect()
    };
    let mut referee = Referee::normal(moves);
    for (year, month) in (1900..=2001).cartesian_product(1..=12) {
        for day in 1..=days(year, month) {
            let is_won = (month + day) % 2 == 0 || [(9, 30), (11, 30)].contains(&(month, day));
            if (year, month, day) < (2001, 11, 4) {
                assert_eq!(referee.is_won(&(year, month, day)), is_won, "{year} {month} {day}");
            }
        }
    }
}

/// A power of 2 is taken.
#[test]
fn hdu_1847() {
    let powers = |heap: u64| (0..).map(|k| 1 << k).take_while(|&power| power <= heap).collect();
    let mut referee = Referee::normal(heap_game(powers));
    assert!((1..300).all(|n| referee.is_won(&n) == (n % 3 != 0)));
}

/// A piece in the right top corner of n × m cells goes one cell left, down, or diagonally both.
#[test]
fn hdu_2147() {
    let moves = |&(x, y): &(u64, u64)| {
        let to = [(1, 0), (0, 1), (1, 1)].into_iter().filter(|step| step.0 <= x && step.1 <= y);
        to.map(|step| (x - step.0, y - step.1)).collect()
    };
    let mut referee = Referee::normal(moves);
    for (n, m) in (1..40).cartesian_product(1..40) {
        assert_eq!(referee.is_won(&(n - 1, m - 1)), n % 2 == 0 || m % 2 == 0, "{n} {m}");
    }
}

/// In turn a bid is increased by 1 to n; whoever first bids at least m wins. The first bids that win.
#[test]
fn hdu_2149() {
    for (m, n) in (1..30_u64).cartesian_product(1..12_u64) {
        let bids = |&bid: &u64| if bid >= m { vec![] } else { (bid + 1..=bid + n).collect() };
        let mut referee = Referee::normal(bids);
        let found: Vec<u64> = (1..=n).filter(|bid| !referee.is_won(bid)).collect();
        let key = match m % (n + 1) {
            _ if m <= n => (m..=n).collect(),
            0 => vec![],
            rest => vec![rest],
        };
        assert_eq!(found, key, "{m} {n}");
    }
}

/// 2n players of two teams in turn take 1 to M_i stones; the team of whoever takes the last one loses.
#[test]
fn poj_2068() {
    for limits in sequences(4, 2) {
        let takes = |&(turn, stones): &(usize, u64)| {
            let most = (limits[turn] + 1).min(stones);
            (1..=most).map(|take| ((turn + 1) % 4, stones - take)).collect()
        };
        let mut referee = Referee::misere(takes);
        let mut wins = vec![[true; 4]];
        for stones in 1..20_usize {
            let is_won = |turn: usize| {
                let most = (limits[turn] as usize + 1).min(stones);
                (1..=most).any(|take| !wins[stones - take][(turn + 1) % 4])
            };
            let now = [0, 1, 2, 3].map(is_won);
            wins.push(now);
            assert_eq!(referee.is_won(&(0, stones as u64)), now[0], "{limits:?} {stones}");
        }
    }
}

/// p = 1 is multiplied by 2 to 9 in turn; whoever reaches n wins.
#[test]
fn poj_2505() {
    for n in 2..4000_u64 {
        let products = |&p: &u64| if p >= n { vec![] } else { (2..=9).map(|k| k * p).collect() };
        let is_won =
            [(1, 9), (18, 162), (324, 2916)].iter().any(|&(low, high)| low < n && n <= high);
        assert_eq!(Referee::normal(products).is_won(&1), is_won, "{n}");
    }
}

/// Two boxes, of n balls and of 1: the one with fewer is emptied, and some balls of the other are put there, so
/// that none is empty.
#[test]
fn uva_12293() {
    let moves = |&(few, many): &(u64, u64)| -> Vec<(u64, u64)> {
        let _ = few;
        (1..=many / 2).map(|part| (part, many - part)).collect()
    };
    let mut referee = Referee::normal(moves);
    assert!((1..300_u64).all(|n| referee.is_won(&(1, n)) != (n + 1).is_power_of_two()));
}

/// n is increased or decreased by 1 in turn; Vanya wins when it is a multiple of 3 after a move of his, Vova if
/// that does not happen within 10 moves.
#[test]
fn codeforces_1899a() {
    let moves = |&(n, left): &(i32, u32), player: Player| {
        let is_over = left == 0 || (player == Player::Right && n % 3 == 0);
        if is_over {
            vec![]
        } else {
            vec![(n - 1, left - 1), (n + 1, left - 1)]
        }
    };
    for n in 1..40 {
        let value = |&(_, left): &(i32, u32)| left > 0;
        let is_vanya = claims::end_value(&(n, 10), Player::Left, &moves, &value);
        assert_eq!(is_vanya, n % 3 != 0, "{n}");
    }
}

/// a or b stones are taken; n = a + b.
#[test]
fn codeforces_1844a() {
    for (a, b) in (1..12).cartesian_product(1..12) {
        let takes = |heap: u64| [a, b].into_iter().filter(|&take| take <= heap).collect();
        assert!(!Referee::normal(heap_game(takes)).is_won(&(a + b)), "{a} {b}");
    }
}

/// The first number, if it is not 0, is lowered by 1 and exchanged with another one.
#[test]
fn codeforces_1747c() {
    let swaps = |numbers: &Vec<u64>| {
        let mut options = vec![];
        for i in (1..numbers.len()).filter(|_| numbers[0] > 0) {
            let mut option = numbers.clone();
            option[0] -= 1;
            option.swap(0, i);
            options.push(option);
        }
        options
    };
    let mut referee = Referee::normal(swaps);
    for below in referee::small::positions([(2, 6), (3, 4), (4, 2)]) {
        let numbers: Vec<u64> = below.iter().map(|number| number + 1).collect();
        let is_won = numbers[0] > *numbers[1..].iter().min().unwrap();
        assert_eq!(referee.is_won(&numbers), is_won, "{numbers:?}");
    }
}

/// n is divided by an odd divisor above 1, or lowered by 1; at 1 one loses.
#[test]
fn codeforces_1370c() {
    let moves = |&n: &u64| {
        let divided =
            (3..=n).step_by(2).filter(move |divisor| n % divisor == 0).map(move |d| n / d);
        divided.chain((n > 1).then(|| n - 1)).collect()
    };
    let is_prime = |p: u64| p > 1 && (2..p).all(|divisor| p % divisor != 0);
    let mut referee = Referee::normal(moves);
    for n in 1..300_u64 {
        let is_lost =
            n == 1 || (n.is_power_of_two() && n >= 4) || (n % 2 == 0 && n > 4 && is_prime(n / 2));
        assert_eq!(!referee.is_won(&n), is_lost, "{n}");
    }
}

/// q is replaced by a divisor other than 1 and q; a player who cannot wins.
#[test]
fn codeforces_150a() {
    let divisors = |&q: &u64| (2..q).filter(|divisor| q % divisor == 0).collect();
    let mut referee = Referee::misere(divisors);
    for q in 1..300_u64 {
        let (mut rest, mut primes) = (q, 0);
        for p in 2..=q {
            while rest % p == 0 {
                rest /= p;
                primes += 1;
            }
        }
        assert_eq!(!referee.is_won(&q), primes == 2, "{q}");
    }
}

/// A divisor other than 1 and n is subtracted.
#[test]
fn codeforces_1537d() {
    let divisors = |n: u64| (2..n).filter(|divisor| n % divisor == 0).collect();
    let mut referee = Referee::normal(heap_game(divisors));
    for n in 1..300_u64 {
        let is_lost = n % 2 == 1 || (n.is_power_of_two() && n.ilog2() % 2 == 1);
        assert_eq!(!referee.is_won(&n), is_lost, "{n}");
    }
}

/// 1, 2 or k cells.
#[test]
fn codeforces_1194d() {
    for k in 3..16 {
        let takes = |heap: u64| [1, 2, k].into_iter().filter(|&take| take <= heap).collect();
        let mut referee = Referee::normal(heap_game(takes));
        for n in 0..100 {
            let rest = n % (k + 1);
            let is_lost = if k % 3 == 0 { rest % 3 == 0 && rest != k } else { n % 3 == 0 };
            assert_eq!(!referee.is_won(&n), is_lost, "{n} by {k}");
        }
    }
}

/// In turn a number of 1 to n that was not used is added; whoever first reaches the total wins.
#[test]
fn leetcode_464() {
    for n in 1..=6_u64 {
        for total in 1..=n * (n + 1) / 2 + 3 {
            let adds = |&(sum, used): &(u64, u64)| {
                let free = (1..=n).filter(|number| used >> number & 1 == 0 && sum < total);
                free.map(|number| (sum + number, used | 1 << number)).collect()
            };
            // The sum is that of the used ones; where nobody reaches the total, nobody has won.
            let is_won = Referee::normal(adds).is_won(&(0, 0)) && total <= n * (n + 1) / 2;
            let mut wins = vec![false; 1 << n];
            for used in (0..1_usize << n).rev() {
                let sum: u64 = (1..=n).filter(|number| used >> (number - 1) & 1 == 1).sum();
                wins[used] = (1..=n)
                    .filter(|number| used >> (number - 1) & 1 == 0)
                    .any(|number| sum + number >= total || !wins[used | 1 << (number - 1)]);
            }
            assert_eq!(is_won, wins[0] && total <= n * (n + 1) / 2, "{n} {total}");
        }
    }
}

/// A digit of a string is lowered, or a 0 is erased with all to its right; whoever erases the last digit wins.
#[test]
fn hdu_1404() {
    let moves = |digits: &Vec<u64>| {
        let mut options = vec![];
        for i in 0..digits.len() {
            if digits[i] == 0 {
                options.push(digits[..i].to_vec());
            }
            for lower in 0..digits[i] {
                let mut option = digits.clone();
                option[i] = lower;
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::normal(moves);
    let mut lost: Vec<u64> = vec![];
    for n in 1..1000_u64 {
        let digits: Vec<u64> = n.to_string().bytes().map(|digit| u64::from(digit - b'0')).collect();
        let is_won = moves(&digits).iter().any(|option| {
            let number = option.iter().fold(0, |number, digit| 10 * number + digit);
            option.first().is_some_and(|&digit| digit > 0) && lost.contains(&number)
        });
        if !is_won {
            lost.push(n);
        }
        assert_eq!(referee.is_won(&digits), is_won, "{n}");
    }
    assert_eq!(lost[..5], [1, 11, 20, 32, 43]);
    assert!(referee::small::sequences(3, 9)
        .filter(|digits| digits[0] == 0)
        .all(|digits| referee.is_won(&digits)));
}

/// p to q coins are taken, all if there are fewer than p; whoever takes the last one loses.
#[test]
fn hdu_2897() {
    for (p, q) in (1..8).flat_map(|p| (p..8).map(move |q| (p, q))) {
        let takes = |heap: u64| match heap {
            0 => vec![],
            _ if heap <= p => vec![heap],
            _ => (p..=q.min(heap)).collect(),
        };
        let mut referee = Referee::misere(heap_game(takes));
        for n in 1..80 {
            let rest = n % (p + q);
            assert_eq!(!referee.is_won(&n), 1 <= rest && rest <= p, "{n} by {p}, {q}");
        }
    }
}

/// A vertex of a tree with coins is chosen, its coins are removed, and all others go one step towards it. Whoever
/// has no coins left loses.
#[test]
fn atcoder_agc_033_c() {
    for parents in (1..=6).flat_map(trees) {
        let n = parents.len();
        let path = |mut v: usize| {
            let mut path = vec![v];
            while v != 0 {
                v = parents[v];
                path.push(v);
            }
            path
        };
        // Towards v: down where v is below, else up.
        let step = |from: usize, v: usize| {
            let down = path(v).windows(2).find(|two| two[1] == from).map(|two| two[0]);
            down.unwrap_or(parents[from])
        };
        let moves = |&coins: &u64| {
            let with = |set: u64| (0..n).filter(move |v| set >> v & 1 == 1);
            with(coins)
                .map(|v| with(coins & !(1 << v)).fold(0, |set, from| set | 1 << step(from, v)))
                .collect()
        };
        let vertices = |v: usize, w: usize| {
            let (one, other) = (path(v), path(w));
            let common = one.iter().filter(|v| other.contains(v)).count();
            one.len() + other.len() - 2 * common + 1
        };
        let longest = (0..n).cartesian_product(0..n).map(|(v, w)| vertices(v, w)).max().unwrap();
        let is_won = Referee::normal(moves).is_won(&((1 << n) - 1));
        assert_eq!(is_won, longest % 3 != 2, "{parents:?}");
    }
}

/// A piece at the top left of a grid with obstacles: Takahashi may move it down, Aoki right, in turn; when both let
/// it stand, the game ends. Takahashi wants many turns of his own, those in which it stands included, Aoki few.
#[test]
fn atcoder_agc_029_d() {
    let (h, w) = (4, 3);
    for cells in grids(h, w, 1).filter(|cells| cells[0][0] == 0) {
        // The place, Takahashi's turns so far, and how many of the last moves were none.
        type State = ((usize, usize), u64, u32);
        let moves = |&((x, y), turns, stands): &State, player: Player| {
            if stands == 2 {
                return vec![];
            }
            let (to, turns) =
                if player == Player::Left { ((x + 1, y), turns + 1) } else { ((x, y + 1), turns) };
            let is_free = to.0 < h && to.1 < w && cells[to.0][to.1] == 0;
            let mut options = vec![((x, y), turns, stands + 1)];
            options.extend(is_free.then_some((to, turns, 0)));
            options
        };
        let found =
            claims::end_value(&((0, 0), 0, 0), Player::Left, &moves, &|state: &State| state.1);
        let mut reached = [true, false, false];
        let mut key = h;
        for x in 0..h {
            for y in (1..w).rev() {
                reached[y] = cells[x][y] == 0 && (reached[y] || (x > 0 && reached[y - 1]));
            }
            if x + 1 < h && (0..w).any(|y| reached[y] && cells[x + 1][y] == 1) {
                key = x + 1;
                break;
            }
        }
        assert_eq!(found, key as u64, "{cells:?}");
    }
}

/// Cards with numbers, several of each, are played in turn, and their sum may not exceed a bound: whoever cannot play
/// loses. Here three each of 1 to 4, up to 20.
#[test]
fn uva_10578() {
    let numbers = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4];
    for bound in 1..=20_usize {
        let sum =
            |used: u32| (0..12).filter(|i| used >> i & 1 == 1).map(|i| numbers[i]).sum::<usize>();
        let plays = |&used: &u32| {
            let free = (0..12).filter(|&i| used >> i & 1 == 0 && sum(used) + numbers[i] <= bound);
            free.map(|i| used | 1 << i).collect()
        };
        let mut referee = Referee::normal(plays);
        // By how many of each are played; the sum is the number behind.
        let mut wins: std::collections::HashMap<Vec<u64>, bool> = std::collections::HashMap::new();
        for counts in sequences(4, 3).collect_vec().into_iter().rev() {
            let sum: u64 = counts.iter().zip(1..).map(|(count, number)| count * number).sum();
            let is_won = (0..4).any(|i| {
                let mut next = counts.clone();
                next[i] += 1;
                let fits = sum + (i as u64) < bound as u64;
                next[i] <= 3 && fits && !wins[&next]
            });
            wins.insert(counts, is_won);
        }
        assert_eq!(referee.is_won(&0), wins[&vec![0; 4]], "{bound}");
        assert_eq!(referee.is_won(&0b1_001_000_011), wins[&vec![2, 0, 1, 1]], "{bound}");
    }
}

/// A token goes from the root of a tree to a leaf; the leaf says 1, 0 or −1, which the first player wants large, the
/// second small.
#[test]
fn timus_1282() {
    for parents in (2..=5).flat_map(trees) {
        let n = parents.len();
        let children = |v: usize| (1..n).filter(|&w| parents[w] == v).collect::<Vec<usize>>();
        for results in sequences(n, 2)
            .filter(|results| (0..n).all(|v| children(v).is_empty() || results[v] == 0))
        {
            let found =
                claims::end_value(&0, Player::Left, &|&v, _| children(v), &|&v: &usize| results[v]);
            let mut values = results.clone();
            let mut depth = vec![0; n];
            for v in 1..n {
                depth[v] = depth[parents[v]] + 1;
            }
            for v in (0..n).rev().filter(|&v| !children(v).is_empty()) {
                let below = children(v).into_iter().map(|w| values[w]);
                values[v] = if depth[v] % 2 == 0 { below.max() } else { below.min() }.unwrap();
            }
            assert_eq!(found, values[0], "{parents:?} {results:?}");
        }
    }
}

/// Two cards are taken that have the same number on the front, or on the back.
#[test]
fn atcoder_abc_354_e() {
    for numbers in sequences(8, 1).chain(sequences(6, 2)) {
        let cards: Vec<(u64, u64)> = numbers.chunks(2).map(|two| (two[0], two[1])).collect();
        let n = cards.len();
        let pairs: Vec<u32> = (0..n)
            .tuple_combinations()
            .filter(|&(i, j)| cards[i].0 == cards[j].0 || cards[i].1 == cards[j].1)
            .map(|(i, j)| 1 << i | 1 << j)
            .collect();
        let takes = |&(left,): &(u32,)| -> Vec<(u32,)> {
            pairs.iter().filter(|&pair| left & pair == *pair).map(|pair| (left & !pair,)).collect()
        };
        let mut wins = vec![false; 1 << n];
        for left in 0..1_usize << n {
            wins[left] = pairs
                .iter()
                .any(|&pair| left as u32 & pair == pair && !wins[left & !(pair as usize)]);
        }
        let is_won = Referee::normal(takes).is_won(&((1 << n) - 1,));
        assert_eq!(is_won, wins[(1 << n) - 1], "{cards:?}");
    }
}
