use referee::{Player, Referee};

/// The size of a largest matching between `many` left vertices and the right ones behind their edges.
fn matching(near: &[Vec<usize>], without: Option<usize>) -> usize {
    fn search(near: &[Vec<usize>], without: Option<usize>, used: u32) -> usize {
        let Some((first, rest)) = near.split_first() else { return 0 };
        let free = first.iter().filter(|&&w| used >> w & 1 == 0 && Some(w) != without);
        let matched = free.map(|w| 1 + search(rest, without, used | 1 << w)).max().unwrap_or(0);
        matched.max(search(rest, without, used))
    }
    search(near, without, 0)
}

/// In turn lines are drawn, across and upright by turns, each through a point of the line before, none twice; the
/// first player draws any line through a point.
#[test]
fn kattis_linije() {
    for points in 1..1_u32 << 9 {
        // Lines 0 to 2 are upright, 3 to 5 across.
        let has = |x: usize, y: usize| points >> (3 * x + y) & 1 == 1;
        let meet = |v: usize, w: usize| match (v / 3, w / 3) {
            (0, 1) => has(v, w - 3),
            (1, 0) => has(w, v - 3),
            _ => false,
        };
        let lines: Vec<usize> = (0..6).filter(|&v| (0..6).any(|w| meet(v, w))).collect();
        let draws = |&(last, drawn): &(Option<usize>, u32)| {
            let fits = |v: usize| drawn >> v & 1 == 0 && last.is_none_or(|last| meet(last, v));
            let next = lines.iter().filter(|&&v| fits(v));
            next.map(|&v| (Some(v), drawn | 1 << v)).collect()
        };
        let near: Vec<Vec<usize>> =
            (0..3).map(|v| (0..3).filter(|&y| has(v, y)).collect()).collect();
        let is_perfect = 2 * matching(&near, None) == lines.len();
        assert_eq!(Referee::normal(draws).is_won(&(None, 0)), !is_perfect, "{points:b}");
    }
}

/// In turn peaks and valleys that a path joins are named, none twice. Mirko begins with a given peak; Slavko answers.
#[test]
fn luogu_p4617() {
    for paths in 0..1_u32 << 12 {
        let has = |peak: usize, valley: usize| paths >> (3 * peak + valley) & 1 == 1;
        // Peaks are 0 to 3, valleys 4 to 6.
        let names = |&(last, named): &(usize, u32)| {
            let is_near = |next: usize| match last {
                0..=3 => next > 3 && has(last, next - 4),
                _ => next < 4 && has(next, last - 4),
            };
            let next = (0..7).filter(|&next| named >> next & 1 == 0 && is_near(next));
            next.map(|next| (next, named | 1 << next)).collect()
        };
        let near: Vec<Vec<usize>> =
            (0..3).map(|v| (0..4).filter(|&peak| has(peak, v)).collect()).collect();
        let mut referee = Referee::normal(names);
        for peak in 0..4 {
            let is_needed = matching(&near, Some(peak)) < matching(&near, None);
            assert_eq!(referee.is_won(&(peak, 1 << peak)), is_needed, "{paths:b} {peak}");
        }
    }
}

/// A token on a corner of an n × n board goes to a neighbouring cell where it has not been.
#[test]
fn hdu_1564() {
    for n in 1..=4_usize {
        let steps = |&(at, seen): &(usize, u32)| {
            let near = (0..n * n).filter(|to| {
                let (dx, dy) = ((at / n).abs_diff(to / n), (at % n).abs_diff(to % n));
                dx + dy == 1 && seen >> to & 1 == 0
            });
            near.map(|to| (to, seen | 1 << to)).collect()
        };
        assert_eq!(Referee::normal(steps).is_won(&(0, 1)), n % 2 == 0, "{n}");
    }
}

/// In turn a vertex of a tree becomes white, black. Then all white vertices that have a black neighbour become black
/// at once; the first player wins if a white one is left.
#[test]
fn atcoder_agc_014_d() {
    for parents in (2..=7).flat_map(claims::trees) {
        let n = parents.len();
        let is_near = |v: usize, w: usize| v != w && (parents[v] == w || parents[w] == v);
        let paints = |&(white, black): &(u32, u32), player: Player| {
            let free = (0..n).filter(|v| (white | black) >> v & 1 == 0);
            free.map(|v| match player {
                Player::Left => (white | 1 << v, black),
                Player::Right => (white, black | 1 << v),
            })
            .collect()
        };
        let is_left = |&(white, black): &(u32, u32)| {
            let mut white = (0..n).filter(|v| white >> v & 1 == 1);
            white.any(|v| !(0..n).any(|w| black >> w & 1 == 1 && is_near(v, w)))
        };
        let found = claims::end_value(&(0, 0), Player::Left, &paints, &is_left);
        // From the leaves upwards: a vertex without a partner takes its parent.
        let mut has_partner = vec![false; n];
        let mut is_perfect = true;
        for v in (0..n).rev() {
            if !has_partner[v] {
                is_perfect &= v > 0 && !has_partner[parents[v]];
                has_partner[parents[v]] = true;
            }
        }
        assert_eq!(found, !is_perfect, "{parents:?}");
    }
}

/// A rook on the first cell of a board with numbers a_r + b_c: a player moves it along a row or a column to another
/// cell, where it has been fewer than 1000 times, or ends the game. The number of the last cell, which Alice, who
/// begins, wants small and Bob large. Here one may be on a cell once, or twice.
#[test]
fn codeforces_1710e() {
    for (rows, columns, visits) in [(2, 2, 1), (2, 2, 2), (2, 3, 1)] {
        let cells = rows * columns;
        let is_near = |v: usize, w: usize| {
            v != w && (v / columns == w / columns || v % columns == w % columns)
        };
        for numbers in referee::small::sequences(rows + columns, 3) {
            let number = |cell: usize| numbers[cell / columns] + numbers[rows + cell % columns];
            // Where the rook is, and how often it has been on each cell; the end is a place of its own.
            type Board = (usize, Vec<u8>, bool);
            let moves = |(at, been, is_over): &Board, _: Player| {
                if *is_over {
                    return vec![];
                }
                let may = (0..cells).filter(|&to| is_near(*at, to) && been[to] < visits);
                let mut options: Vec<Board> = may
                    .map(|to| {
                        let mut been = been.clone();
                        been[to] += 1;
                        (to, been, false)
                    })
                    .collect();
                options.push((*at, been.clone(), true));
                options
            };
            let mut been = vec![0; cells];
            been[0] = 1;
            let value = |board: &Board| number(board.0);
            let found = claims::end_value(&(0, been, false), Player::Right, &moves, &value);
            // Alice has at most x: at once, or if each largest matching between the cells above x and the others
            // covers the first cell.
            let reaches = |x: u64| {
                let low: Vec<usize> = (0..cells).filter(|&cell| number(cell) <= x).collect();
                let near = low
                    .iter()
                    .map(|&v| (0..cells).filter(|&w| number(w) > x && is_near(v, w)).collect());
                let near: Vec<Vec<usize>> = near.collect();
                number(0) <= x || matching(&near, Some(0)) < matching(&near, None)
            };
            assert_eq!((0..).find(|&x| reaches(x)), Some(found), "{numbers:?} {rows} {visits}");
        }
    }
}
