use claims::{final_value, lead};
use itertools::Itertools;
use referee::small::{grids, sequences, up_to};
use referee::Player;

/// One eats columns from the left, the other rows from the top, one or more at once, in turn; the
/// first player, who eats columns, counts dark minus white squares, and so does the other. The
/// corner is dark.
#[test]
fn kattis_irrationaldivision() {
    // What is eaten so far: columns and rows; and who moves.
    for (rows, columns) in (1..=14_usize).cartesian_product(1..=14_usize) {
        let dark = |x: std::ops::Range<usize>, y: std::ops::Range<usize>| {
            let (start, is_odd) = (x.start + y.start, x.len() % 2 == 1 && y.len() % 2 == 1);
            i64::from(is_odd) * if start % 2 == 0 { 1 } else { -1 }
        };
        let moves = |&(x, y, is_first): &(usize, usize, bool)| {
            if x == columns || y == rows {
                return vec![];
            }
            if is_first {
                (x + 1..=columns).map(|to| (dark(x..to, y..rows), (to, y, false))).collect_vec()
            } else {
                (y + 1..=rows).map(|to| (dark(x..columns, y..to), (x, to, true))).collect()
            }
        };
        let difference = match (rows % 2, columns % 2) {
            (0, _) => 0,
            (1, 1) => 1,
            _ if columns > rows => 2,
            _ => 0,
        };
        assert_eq!(lead(&(0, 0, true), &moves), difference, "{rows} {columns}");
    }
}

/// A row of stones is cut into two parts that are not empty; the part with the larger sum is thrown
/// away (of equal ones the player chooses), and the sum of the other is scored, until one stone is
/// left. The largest score.
#[test]
fn leetcode_1563() {
    fn score(row: &[u64]) -> u64 {
        let cuts = (1..row.len()).map(|i| row.split_at(i));
        let results = cuts.map(|(left, right)| {
            let (one, other) = (left.iter().sum::<u64>(), right.iter().sum::<u64>());
            match one.cmp(&other) {
                std::cmp::Ordering::Less => one + score(left),
                std::cmp::Ordering::Greater => other + score(right),
                std::cmp::Ordering::Equal => one + score(left).max(score(right)),
            }
        });
        results.max().unwrap_or(0)
    }
    for mut row in up_to(&[(6, 2), (4, 5)]) {
        for stone in &mut row {
            *stone += 1;
        }
        let n = row.len();
        let sum = |l: usize, r: usize| row[l..r].iter().sum::<u64>();
        // The best of sum(l..i) + best(l..i) over short left parts, and the same from the right.
        let mut best = vec![vec![0; n + 1]; n + 1];
        let (mut from_left, mut from_right) = (best.clone(), best.clone());
        for length in 1..=n {
            for l in 0..=n - length {
                let r = l + length;
                if length > 1 {
                    let mut middle = l;
                    while 2 * sum(l, middle + 1) <= sum(l, r) {
                        middle += 1;
                    }
                    let is_half = 2 * sum(l, middle) == sum(l, r);
                    let right = if is_half { middle } else { middle + 1 };
                    best[l][r] = from_left[l][middle].max(from_right[right.min(r)][r]);
                }
                from_left[l][r] = from_left[l][r - 1].max(sum(l, r) + best[l][r]);
                from_right[l][r] = from_right[l + 1][r].max(sum(l, r) + best[l][r]);
            }
        }
        assert_eq!(score(&row), best[0][n], "{row:?}");
    }
}

/// One player splits a tower of H into towers in an order, at least two; the other picks the k-th
/// and gets k² coins. Play goes on with that tower, until its height is 1.
#[test]
fn hackerrank_final_tower_breakers() {
    // A position is a tower, or the towers of which one is to be picked.
    let mut coins = vec![0_u64, 0];
    for height in 2..=16_usize {
        let splits = (1_u32..1 << (height - 1)).map(|cuts| {
            let ends = (1..=height).filter(|&i| i == height || cuts >> (i - 1) & 1 == 1);
            let mut start = 0;
            let parts = ends.map(|end| end - std::mem::replace(&mut start, end));
            let gains = parts.zip(1_u64..).map(|(part, k)| k * k + coins[part]);
            gains.max().unwrap()
        });
        let least = splits.min().unwrap();
        coins.push(least);
    }
    let mut highest = vec![1];
    for t in 1..40_usize {
        highest.push((1..=t).take_while(|k| k * k <= t).map(|k| highest[t - k * k]).sum());
    }
    for height in 1..=16 {
        let least = highest.iter().position(|&most: &usize| most >= height).unwrap();
        assert_eq!(coins[height], least as u64, "{height}");
    }
}

/// A move takes one coin, or half of them if their number is even. The most coins of the first
/// player.
#[test]
fn codeforces_1425a() {
    let takes = |&coins: &u64| {
        let half = (coins > 0 && coins % 2 == 0).then_some(coins / 2);
        let one = (coins > 0).then_some(1);
        let takes = half.into_iter().chain(one);
        takes.map(|take| (take as i64, coins - take)).collect()
    };
    for coins in 1..=500_u64 {
        let (mut left, mut mine, mut is_mine) = (coins, 0, true);
        while left > 0 {
            let half = left / 2;
            let take = if left % 2 == 0 && (half % 2 == 1 || left == 4) { half } else { 1 };
            mine += if is_mine { take } else { 0 };
            (left, is_mine) = (left - take, !is_mine);
        }
        let total = coins as i64;
        assert_eq!(2 * mine as i64, total + lead(&coins, &takes), "{coins}");
    }
}

/// Slices come in an order. Whoever has the token says who gets the next slice; the other then has
/// the token.
#[test]
fn codeforces_859c() {
    for mut slices in up_to(&[(7, 2), (5, 4)]) {
        for slice in &mut slices {
            *slice += 1;
        }
        // How many slices are gone, and what the first player, Left, has of them.
        let options = |&(gone, mine, _): &(usize, u64, Player)| {
            if gone == slices.len() {
                return vec![];
            }
            let give = |to: Player| {
                let more = if to == Player::Left { slices[gone] } else { 0 };
                (gone + 1, mine + more, to.other())
            };
            vec![give(Player::Left), give(Player::Right)]
        };
        let mover = |&(_, _, has): &(usize, u64, Player)| has;
        let end = |&(_, mine, _): &(usize, u64, Player)| mine as i64;
        let (mut best, mut total) = (0, 0);
        for slice in slices.iter().rev() {
            best = best.max(slice + total - best);
            total += slice;
        }
        let value = final_value(&(0, 0, Player::Left), &mover, &options, &end);
        assert_eq!(value, best as i64, "{slices:?}");
    }
}

/// A word of even length; a move takes its first or last letter and puts it in front of one's own
/// word. Whoever has the earlier word at the end wins.
#[test]
fn codeforces_1728d() {
    type Position = (Vec<u64>, Vec<u64>, Vec<u64>, Player);
    let options = |(word, one, other, player): &Position| {
        let mut options = vec![];
        if let [first, rest @ ..] = word.as_slice() {
            let last = word[word.len() - 1];
            for (letter, rest) in [(*first, rest), (last, &word[..word.len() - 1])] {
                let longer = |own: &Vec<u64>| [&[letter], &own[..]].concat();
                options.push(match player {
                    Player::Left => (rest.to_vec(), longer(one), other.clone(), Player::Right),
                    Player::Right => (rest.to_vec(), one.clone(), longer(other), Player::Left),
                });
            }
        }
        options
    };
    let end = |(_, one, other, _): &Position| match one.cmp(other) {
        std::cmp::Ordering::Less => 1,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => -1,
    };
    for (length, most) in [(2, 2), (4, 2), (6, 2), (8, 1)] {
        for word in sequences(length, most) {
            let mut rest = word.as_slice();
            while rest.len() > 1 && rest[0] == rest[rest.len() - 1] {
                rest = &rest[1..rest.len() - 1];
            }
            let is_drawn = rest.chunks(2).all(|two| two[0] == two[1]);
            let start = (word.clone(), vec![], vec![], Player::Left);
            let value = final_value(&start, &|position| position.3, &options, &end);
            assert_eq!(value, i64::from(!is_drawn), "{word:?}");
        }
    }
}

/// k rounds: Alice names a number on the table that is not the largest, Bob a larger one; both go,
/// and the difference is scored. Alice wants a large sum, Bob a small one.
#[test]
fn codeforces_1431g() {
    // The numbers, the rounds left, Alice's number, the sum.
    type Position = (Vec<u64>, u64, Option<u64>, u64);
    let options = |(numbers, rounds, named, total): &Position| {
        let without = |gone: &[u64]| {
            numbers.iter().copied().filter(|number| !gone.contains(number)).collect_vec()
        };
        match named {
            None if *rounds == 0 => vec![],
            None => {
                let small = numbers.iter().filter(|&number| number < numbers.last().unwrap());
                small.map(|&a| (numbers.clone(), *rounds, Some(a), *total)).collect()
            }
            Some(a) => {
                let larger = numbers.iter().filter(|number| *number > a);
                larger.map(|&b| (without(&[*a, b]), rounds - 1, None, total + b - a)).collect()
            }
        }
    };
    let mover = |position: &Position| {
        if position.2.is_none() {
            Player::Left
        } else {
            Player::Right
        }
    };
    for n in 2..=6_usize {
        for numbers in [1, 2, 3, 5, 6, 9, 10, 14].into_iter().combinations(n) {
            for k in 1..=n / 2 {
                // The best of k pairs among the first i numbers, in stretches of which the upper
                // half is Bob's.
                let mut best = vec![vec![None; k + 1]; n + 1];
                best[0][0] = Some(0);
                for i in 1..=n {
                    for j in 0..=k {
                        best[i][j] = best[i - 1][j];
                        for half in 1..=j.min(i / 2) {
                            let (low, high) = numbers[i - 2 * half..i].split_at(half);
                            let gain = high.iter().sum::<u64>() - low.iter().sum::<u64>();
                            let before: Option<u64> = best[i - 2 * half][j - half];
                            best[i][j] = best[i][j].max(before.map(|before| before + gain));
                        }
                    }
                }
                let start = (numbers.clone(), k as u64, None, 0);
                let value = final_value(&start, &mover, &options, &|position| position.3 as i64);
                assert_eq!(Some(value as u64), best[n][k], "{numbers:?} {k}");
            }
        }
    }
}

/// A chip at the root of a tree with cookies. In turn, Mitya moves it down, or goes back to the
/// root and eats on the way, and Vasya cuts an edge from the chip's vertex downwards, if he likes.
/// All within T: an edge takes 1 each way, a cookie of a vertex its own time. How many cookies can
/// Mitya eat for certain?
#[test]
fn codeforces_1099f() {
    let parents = [[0, 0, 0], [0, 0, 1], [0, 0, 2], [0, 1, 0], [0, 1, 1], [0, 1, 2]];
    for (cookies, parents) in sequences(4, 2).cartesian_product(parents) {
        for (times, limit) in sequences(4, 1).cartesian_product([3, 6, 9]) {
            let path = |vertex: usize| {
                let above = |&vertex: &usize| (vertex > 0).then(|| parents[vertex - 1]);
                std::iter::successors(Some(vertex), above).collect_vec()
            };
            let eaten = |vertex: usize| {
                let path = path(vertex);
                let all = path.iter().map(|&v| 0..=cookies[v]).multi_cartesian_product();
                let time = |counts: &[u64]| -> u64 {
                    counts.iter().zip(&path).map(|(count, &v)| count * (times[v] + 1)).sum()
                };
                let walk = 2 * (path.len() as u64 - 1);
                let within = all.filter(|counts| walk + time(counts) <= limit);
                within.map(|counts| counts.iter().sum::<u64>()).max().unwrap_or(0) as i64
            };
            let below = |v: usize| (1..4).filter(|&w| parents[w - 1] == v).collect_vec();
            // The chip, the edge that was cut, whose turn; and what was eaten, where Mitya went
            // back.
            type Position = (usize, usize, Player, Option<i64>);
            let options = |&(v, cut, player, end): &Position| match player {
                _ if end.is_some() => vec![],
                Player::Left => {
                    let down = below(v).into_iter().filter(|&w| w != cut);
                    let down = down.map(|w| (w, 0, Player::Right, None));
                    down.chain([(v, cut, Player::Right, Some(eaten(v)))]).collect_vec()
                }
                Player::Right => {
                    let cuts = below(v).into_iter().chain([0]);
                    cuts.map(|w| (v, w, Player::Left, None)).collect()
                }
            };
            let start = (0, 0, Player::Left, None);
            let value = final_value(&start, &|p| p.2, &options, &|p| p.3.unwrap());
            let mut best = [0; 4];
            for v in (0..4).rev() {
                let children = below(v).into_iter().map(|w| best[w]).sorted().rev().collect_vec();
                let which = usize::from(v > 0);
                best[v] = eaten(v).max(children.get(which).copied().unwrap_or(0));
            }
            assert_eq!(value, best[0], "{parents:?} {cookies:?} {times:?} {limit}");
        }
    }
}

/// Two teams draft from n heroes in a given order of picks and bans, each of one team. A pick adds
/// the hero's strength to the team; a ban takes one away, or is left out. Each team wants a large
/// lead.
#[test]
fn codeforces_377c() {
    for strengths in sequences(4, 3) {
        if strengths.windows(2).any(|two| two[0] < two[1]) {
            continue;
        }
        for m in 1..=4_usize {
            for actions in sequences(m, 3) {
                let team = |action: usize| actions[action] % 2;
                let is_pick = |action: usize| actions[action] < 2;
                let mover = |&(action, _, _): &(usize, u32, i64)| {
                    if action < m && team(action) == 1 {
                        Player::Right
                    } else {
                        Player::Left
                    }
                };
                let options = |&(action, left, lead): &(usize, u32, i64)| {
                    if action == m {
                        return vec![];
                    }
                    let heroes = (0..4).filter(|i| left >> i & 1 == 1);
                    let sign = if team(action) == 0 { 1 } else { -1 };
                    let gain = |i: usize| if is_pick(action) { strengths[i] as i64 } else { 0 };
                    let taken =
                        heroes.map(|i| (action + 1, left & !(1 << i), lead + sign * gain(i)));
                    let skip = (!is_pick(action)).then_some((action + 1, left, lead));
                    taken.chain(skip).collect_vec()
                };
                let value = final_value(&(0, 0b1111, 0), &mover, &options, &|p| p.2);
                // Only the m strongest; a pick is of the strongest that is left, a ban is never
                // left out.
                let mut best = vec![0; 1 << m];
                for left in 1_usize..1 << m {
                    let action = m - left.count_ones() as usize;
                    let sign = if team(action) == 0 { 1 } else { -1 };
                    let heroes = (0..m).filter(|i| left >> i & 1 == 1);
                    best[left] = if is_pick(action) {
                        let i = left.trailing_zeros() as usize;
                        sign * strengths[i] as i64 + best[left & !(1 << i)]
                    } else {
                        heroes.map(|i| sign * best[left & !(1 << i)]).max().unwrap() * sign
                    };
                }
                assert_eq!(value, best[(1 << m) - 1], "{strengths:?} {actions:?}");
            }
        }
    }
}

/// A grid of letters. In turn the players lengthen a word, so that some path to the right and down
/// from the first cell spells it, until it is 2n − 1 long. One wants many a (here 0) and few b (1),
/// the other the opposite.
#[test]
fn codeforces_354b() {
    let spellings = |grid: &Vec<Vec<u64>>| {
        let n = grid.len();
        let mut words = vec![(vec![grid[0][0]], (0, 0))];
        let mut i = 0;
        while i < words.len() {
            let (word, (x, y)) = words[i].clone();
            for (x, y) in [(x + 1, y), (x, y + 1)].into_iter().filter(|&(x, y)| x < n && y < n) {
                words.push(([&word[..], &[grid[x][y]]].concat(), (x, y)));
            }
            i += 1;
        }
        words.into_iter().map(|(word, _)| word).unique().collect_vec()
    };
    let three = grids(3, 3, 2).step_by(23);
    for grid in grids(2, 2, 2).chain(grids(3, 3, 1)).chain(three) {
        let n = grid.len();
        let words = spellings(&grid);
        let options = |word: &Vec<u64>| {
            let longer = words.iter().filter(|other| other.len() == word.len() + 1);
            longer.filter(|other| other.starts_with(word)).cloned().collect_vec()
        };
        let mover = |word: &Vec<u64>| {
            if word.len() % 2 == 0 {
                Player::Left
            } else {
                Player::Right
            }
        };
        let sign = |letter: u64| [1, -1, 0][letter as usize];
        let end = |word: &Vec<u64>| word.iter().map(|&letter| sign(letter)).sum::<i64>();
        let value = final_value(&vec![grid[0][0]], &mover, &options, &end);
        // The set of cells of a diagonal that the word may have reached.
        fn best(cells: &[(usize, usize)], grid: &[Vec<u64>], is_left: bool) -> i64 {
            let sign = |letter: u64| [1, -1, 0][letter as usize];
            let next = cells.iter().flat_map(|&(x, y)| [(x + 1, y), (x, y + 1)]);
            let next = next.filter(|&(x, y)| x < grid.len() && y < grid.len()).unique();
            let by_letter = next.into_group_map_by(|&(x, y)| grid[x][y]);
            let values = by_letter
                .into_iter()
                .map(|(letter, cells)| sign(letter) + best(&cells, grid, !is_left));
            let best = if is_left { values.max() } else { values.min() };
            best.unwrap_or(0)
        }
        let table = sign(grid[0][0]) + best(&[(0, 0)], &grid, false);
        assert_eq!(value, table, "{n} {grid:?}");
    }
}

/// Cities, each with its rank of distance from one player and from the other. In turn each names a
/// distance from their own home and takes all cities within it that are left, at least one. A city
/// may be worth less than nothing.
#[test]
fn codeforces_536d() {
    // Of a cell: no city, or one worth −1 or 2.
    for cells in grids(2, 3, 2).chain(grids(3, 3, 2).step_by(5)) {
        let (rows, columns) = (cells.len(), cells[0].len());
        let city = |x: usize, y: usize| match cells[x][y] {
            0 => None,
            1 => Some(-1),
            _ => Some(2),
        };
        let moves = |&(x, y, is_first): &(usize, usize, bool)| {
            let mut found = vec![];
            for to in if is_first { x + 1..=rows } else { y + 1..=columns } {
                let taken = if is_first {
                    (x..to).cartesian_product(y..columns).collect_vec()
                } else {
                    (x..rows).cartesian_product(y..to).collect()
                };
                let taken = taken.into_iter().filter_map(|(x, y)| city(x, y)).collect_vec();
                if !taken.is_empty() {
                    let next = if is_first { (to, y, false) } else { (x, to, true) };
                    found.push((taken.iter().sum(), next));
                }
            }
            found
        };
        // The lead of whoever moves, for both, where rows from x on and columns from y on are left.
        let mut of_first = vec![vec![0; columns + 1]; rows + 1];
        let mut of_other = of_first.clone();
        for x in (0..rows).rev() {
            for y in (0..columns).rev() {
                let row = (y..columns).filter_map(|y| city(x, y)).collect_vec();
                let column = (x..rows).filter_map(|x| city(x, y)).collect_vec();
                let rest = |x: usize, y: usize| {
                    (x..rows).cartesian_product(y..columns).any(|(x, y)| city(x, y).is_some())
                };
                let go_on = |further: i64, stop: i64, has_more: bool| {
                    if has_more {
                        further.max(-stop)
                    } else {
                        -stop
                    }
                };
                let (down, right) = (of_first[x + 1][y], of_other[x][y + 1]);
                of_first[x][y] = if row.is_empty() {
                    down
                } else {
                    row.iter().sum::<i64>() + go_on(down, of_other[x + 1][y], rest(x + 1, y))
                };
                of_other[x][y] = if column.is_empty() {
                    right
                } else {
                    column.iter().sum::<i64>() + go_on(right, of_first[x][y + 1], rest(x, y + 1))
                };
            }
        }
        assert_eq!(lead(&(0, 0, true), &moves), of_first[0][0], "{cells:?}");
    }
}

/// A ring of numbers. The first take is any, each later one stands beside the gap. Whoever has more
/// odd numbers wins. How many first takes win? Here the numbers are 0 and 1.
#[test]
fn kattis_ivana() {
    for n in 1..=9_usize {
        for ring in sequences(n, 1) {
            let takes = |&taken: &u32| {
                let is_taken = |i: usize| taken >> (i % n) & 1 == 1;
                let free = (0..n).filter(|&i| !is_taken(i));
                let beside = free.filter(|&i| is_taken(i + 1) || is_taken(i + n - 1));
                beside.map(|i| (ring[i] as i64, taken | 1 << i)).collect()
            };
            let wins = (0..n).filter(|&i| ring[i] as i64 - lead(&(1 << i), &takes) > 0).count();
            // The lead in a stretch of the ring that begins at i.
            let mut table = vec![vec![0; n + 1]; n];
            for (length, i) in (1..n).cartesian_product(0..n) {
                let (first, last) = (ring[i] as i64, ring[(i + length - 1) % n] as i64);
                let rest = (table[(i + 1) % n][length - 1], table[i][length - 1]);
                table[i][length] = (first - rest.0).max(last - rest.1);
            }
            let expected = (0..n).filter(|&i| ring[i] as i64 > table[(i + 1) % n][n - 1]).count();
            assert_eq!(wins, expected, "{ring:?}");
        }
    }
}

/// Two piles of numbers; a move takes the top of one and scores it. What has the first player at
/// the end?
#[test]
fn atcoder_tdpc_b() {
    for (one, other) in up_to(&[(3, 3)]).into_iter().cartesian_product(up_to(&[(2, 3)])) {
        let moves = |(one, other): &(Vec<u64>, Vec<u64>)| {
            let mut found = vec![];
            if let [top, rest @ ..] = one.as_slice() {
                found.push((*top as i64, (rest.to_vec(), other.clone())));
            }
            if let [top, rest @ ..] = other.as_slice() {
                found.push((*top as i64, (one.clone(), rest.to_vec())));
            }
            found
        };
        let total = |i: usize, j: usize| one[i..].iter().chain(&other[j..]).sum::<u64>();
        let mut table = vec![vec![0; other.len() + 1]; one.len() + 1];
        for (i, j) in (0..=one.len()).rev().cartesian_product((0..=other.len()).rev()) {
            let mut least = total(i, j);
            if i < one.len() {
                least = least.min(table[i + 1][j]);
            }
            if j < other.len() {
                least = least.min(table[i][j + 1]);
            }
            table[i][j] = total(i, j) - least;
        }
        let lead = lead(&(one.clone(), other.clone()), &moves);
        assert_eq!(2 * table[0][0] as i64, total(0, 0) as i64 + lead, "{one:?} {other:?}");
    }
}

/// A row of numbers; a move takes the first or the last one.
fn takes_from_ends(row: &Vec<u64>) -> Vec<(i64, Vec<u64>)> {
    match row.as_slice() {
        [] => vec![],
        [first, rest @ ..] => {
            let (last, others) = row.split_last().unwrap();
            vec![(*first as i64, rest.to_vec()), (*last as i64, others.to_vec())]
        }
    }
}

/// The lead of the player to move in a row from whose ends numbers are taken, by the table of
/// intervals.
fn interval_table(row: &[u64]) -> i64 {
    let n = row.len();
    let mut table = vec![vec![0; n + 1]; n + 1];
    for length in 1..=n {
        for l in 0..=n - length {
            let r = l + length;
            let (first, last) = (row[l] as i64, row[r - 1] as i64);
            table[l][r] = (first - table[l + 1][r]).max(last - table[l][r - 1]);
        }
    }
    table[0][n]
}

/// A row of numbers; a move takes the first or the last one. The first player's lead.
#[test]
fn atcoder_edpc_l() {
    for row in up_to(&[(6, 3)]) {
        assert_eq!(lead(&row, &takes_from_ends), interval_table(&row), "{row:?}");
    }
}

/// The same game: is the first player's lead at least 0?
#[test]
fn leetcode_486() {
    for row in up_to(&[(5, 4)]) {
        let is_won = lead(&row, &takes_from_ends) >= 0;
        assert_eq!(is_won, interval_table(&row) >= 0, "{row:?}");
    }
}

/// n stones; a move takes a number of them from a set, at most all. How many stones has the first
/// player at the end?
#[test]
fn atcoder_abc_270_d() {
    for set in [2, 3, 4, 5, 7].into_iter().powerset() {
        let set: Vec<u64> = [&[1], &set[..]].concat();
        let takes = |&stones: &u64| {
            let less = set.iter().filter(|take| **take <= stones);
            less.map(|&take| (take as i64, stones - take)).collect()
        };
        let mut most: Vec<u64> = vec![0];
        for stones in 1..=40_u64 {
            let less = set.iter().filter(|take| **take <= stones);
            most.push(less.map(|take| stones - most[(stones - take) as usize]).max().unwrap());
            let expected = 2 * most[stones as usize] as i64 - stones as i64;
            assert_eq!(lead(&stones, &takes), expected, "{stones} {set:?}");
        }
    }
    // Greedy is wrong with takes of 1, 3, 4 and n = 10.
    let takes = |&stones: &u64| {
        let less = [1, 3, 4].into_iter().filter(|take| *take <= stones);
        less.map(|take| (take as i64, stones - take)).collect()
    };
    assert_eq!(lead(&10, &takes), 2);
}

/// A token on a grid goes right or down, in turn; whoever moves it onto a plus gets a point, onto a
/// minus loses one.
#[test]
fn atcoder_abc_201_d() {
    for grid in grids(2, 3, 1).chain(grids(3, 3, 1)).chain(grids(1, 4, 1)) {
        let (n, m) = (grid.len(), grid[0].len());
        let point = |x: usize, y: usize| if grid[x][y] == 1 { 1 } else { -1 };
        let moves = |&(x, y): &(usize, usize)| {
            let to = [(x + 1, y), (x, y + 1)].into_iter().filter(|&(x, y)| x < n && y < m);
            to.map(|(x, y)| (point(x, y), (x, y))).collect()
        };
        let mut table = vec![vec![0; m]; n];
        for (x, y) in (0..n).rev().cartesian_product((0..m).rev()) {
            let down = (x + 1 < n).then(|| point(x + 1, y) - table[x + 1][y]);
            let right = (y + 1 < m).then(|| point(x, y + 1) - table[x][y + 1]);
            table[x][y] = down.into_iter().chain(right).max().unwrap_or(0);
        }
        assert_eq!(lead(&(0, 0), &moves), table[0][0], "{grid:?}");
    }
}

/// In turn each takes one of the numbers and xors it to their own, until all are taken; the larger
/// one wins.
#[test]
fn codeforces_1383b() {
    type Position = (Vec<u64>, u64, u64, Player);
    let options = |(numbers, one, other, player): &Position| {
        let take = |i: usize| {
            let rest = [&numbers[..i], &numbers[i + 1..]].concat();
            match player {
                Player::Left => (rest, one ^ numbers[i], *other, Player::Right),
                Player::Right => (rest, *one, other ^ numbers[i], Player::Left),
            }
        };
        (0..numbers.len()).map(take).collect_vec()
    };
    let end = |(_, one, other, _): &Position| (*one as i64 - *other as i64).signum();
    for numbers in (1..=6).flat_map(|n| (0..=4).combinations_with_replacement(n)) {
        let start = (numbers.clone(), 0, 0, Player::Left);
        let value = final_value(&start, &|position| position.3, &options, &end);
        let counts = (0..3).rev().map(|bit| numbers.iter().filter(|x| **x >> bit & 1 == 1).count());
        let expected = match counts.into_iter().find(|count| count % 2 == 1) {
            None => 0,
            Some(count) if count % 4 == 3 && (numbers.len() - count) % 2 == 0 => -1,
            Some(_) => 1,
        };
        assert_eq!(value, expected, "{numbers:?}");
    }
}

/// Piles in a row; a move takes the first x of them, 1 ≤ x ≤ 2M, and M becomes the larger of M and
/// x. M = 1 at first.
#[test]
fn leetcode_1140() {
    for piles in up_to(&[(7, 2), (5, 4)]) {
        let n = piles.len();
        let sum = |l: usize, r: usize| piles[l..r].iter().sum::<u64>() as i64;
        let moves = |&(i, m): &(usize, usize)| {
            let x = 1..=(2 * m).min(n - i);
            x.map(|x| (sum(i, i + x), (i + x, m.max(x)))).collect()
        };
        let mut table = vec![vec![0; n + 1]; n + 1];
        for (i, m) in (0..n).rev().cartesian_product(1..=n) {
            let x = 1..=(2 * m).min(n - i);
            table[i][m] = x.map(|x| sum(i, i + x) - table[i + x][m.max(x).min(n)]).max().unwrap();
        }
        assert_eq!(lead(&(0, 1), &moves), table[0][1], "{piles:?}");
    }
}

/// Stones in a row, some worth less than nothing; a move takes the first one, two or three.
#[test]
fn leetcode_1406() {
    for row in up_to(&[(7, 2), (5, 4)]) {
        let stones = row.iter().map(|&stone| stone as i64 - 2).collect_vec();
        let n = stones.len();
        let sum = |l: usize, r: usize| stones[l..r].iter().sum::<i64>();
        let moves = |&i: &usize| (i + 1..=(i + 3).min(n)).map(|to| (sum(i, to), to)).collect();
        let mut table = vec![0; n + 1];
        for i in (0..n).rev() {
            table[i] = (i + 1..=(i + 3).min(n)).map(|to| sum(i, to) - table[to]).max().unwrap();
        }
        assert_eq!(lead(&0, &moves), table[0], "{stones:?}");
    }
}

/// Stones in a row; a move removes the first or the last one and scores the sum of the others.
#[test]
fn leetcode_1690() {
    for row in up_to(&[(6, 3)]) {
        let moves = |row: &Vec<u64>| {
            if row.is_empty() {
                return vec![];
            }
            let rests = [row[1..].to_vec(), row[..row.len() - 1].to_vec()];
            rests.into_iter().map(|rest| (rest.iter().sum::<u64>() as i64, rest)).collect()
        };
        let n = row.len();
        let sum = |l: usize, r: usize| row[l..r].iter().sum::<u64>() as i64;
        let mut table = vec![vec![0; n + 1]; n + 1];
        for length in 2..=n {
            for l in 0..=n - length {
                let r = l + length;
                let first = sum(l + 1, r) - table[l + 1][r];
                table[l][r] = first.max(sum(l, r - 1) - table[l][r - 1]);
            }
        }
        assert_eq!(lead(&row, &moves), table[0][n], "{row:?}");
    }
}

/// Coins in a stack; a move takes the first x of them, 1 ≤ x ≤ 2k, where the last move took k; the
/// first takes one or two.
#[test]
fn luogu_p2964() {
    for coins in up_to(&[(7, 2), (5, 4)]) {
        let n = coins.len();
        let sum = |l: usize, r: usize| coins[l..r].iter().sum::<u64>() as i64;
        let moves = |&(i, k): &(usize, usize)| {
            (1..=(2 * k).min(n - i)).map(|x| (sum(i, i + x), (i + x, x))).collect()
        };
        let mut table = vec![vec![0; n + 1]; n + 1];
        for i in (0..n).rev() {
            let mut best = i64::MIN;
            for k in 1..=n {
                for x in [2 * k - 1, 2 * k].into_iter().filter(|x| i + x <= n) {
                    best = best.max(sum(i, i + x) - table[i + x][x]);
                }
                table[i][k] = best;
            }
        }
        assert_eq!(lead(&(0, 1), &moves), table[0][1], "{coins:?}");
    }
}

/// A piece at the root of a tree with numbers. In turn Aoki makes any number 0, and Takahashi moves
/// the piece to a child and may end the game, which ends at a leaf in any case; he wants the number
/// under the piece large. The root has none.
#[test]
fn atcoder_abc_246_g() {
    for vertices in 2..=5_usize {
        for parents in (1..vertices).map(|v| 0..v).multi_cartesian_product() {
            for numbers in sequences(vertices - 1, 2) {
                let number = |v: usize| if v == 0 { 0 } else { numbers[v - 1] as i64 };
                let below = |v: usize| (1..vertices).filter(|&w| parents[w - 1] == v).collect_vec();
                // The piece, the numbers made 0, whose turn; whether the game was ended.
                type Position = (usize, u32, Player, bool);
                let options = |&(v, zeros, player, is_over): &Position| match player {
                    _ if is_over || below(v).is_empty() => vec![],
                    Player::Right => (1..vertices)
                        .map(|w| (v, zeros | 1 << w, Player::Left, false))
                        .collect_vec(),
                    Player::Left => {
                        let down = below(v).into_iter().cartesian_product([false, true]);
                        down.map(|(w, is_over)| (w, zeros, Player::Right, is_over)).collect()
                    }
                };
                let end = |&(v, zeros, _, _): &Position| {
                    if zeros >> v & 1 == 1 {
                        0
                    } else {
                        number(v)
                    }
                };
                let start = (0, 0, Player::Right, false);
                let value = final_value(&start, &|position| position.2, &options, &end);
                let can = |least: i64| {
                    let mut need = vec![0; vertices];
                    for v in (0..vertices).rev() {
                        let sum = below(v).into_iter().map(|w| need[w]).sum::<usize>();
                        need[v] = sum.saturating_sub(1) + usize::from(v > 0 && number(v) >= least);
                    }
                    need[0] > 0
                };
                let best = (1..=2).rev().find(|&least| can(least)).unwrap_or(0);
                assert_eq!(value, best, "{parents:?} {numbers:?}");
            }
        }
    }
}

/// Stones in a row; a move takes the first x > 1 of them, scores their sum, and puts a stone of
/// that sum in front, until one is left.
fn merges(row: &[i64]) -> Vec<(i64, Vec<i64>)> {
    let merged = (2..=row.len()).map(|x| {
        let sum = row[..x].iter().sum::<i64>();
        (sum, [&[sum], &row[x..]].concat())
    });
    merged.collect()
}

/// The best lead in the game of `merges`, from the back.
fn best_of_prefixes(row: &[i64]) -> i64 {
    let sum = |x: usize| row[..x].iter().sum::<i64>();
    (2..row.len()).rev().fold(sum(row.len()), |best, x| best.max(sum(x) - best))
}

/// The game of `merges`, with stones that may be worth less than nothing.
#[test]
fn leetcode_1872() {
    for row in up_to(&[(6, 3)]).into_iter().filter(|row| row.len() > 1) {
        let row = row.into_iter().map(|stone| stone as i64 - 2).collect_vec();
        assert_eq!(lead(&row, &|row: &Vec<i64>| merges(row)), best_of_prefixes(&row), "{row:?}");
    }
}

/// The same game, told of stickers.
#[test]
fn codeforces_731e() {
    for row in up_to(&[(5, 4)]).into_iter().filter(|row| row.len() > 1) {
        let row = row.into_iter().map(|sticker| sticker as i64 - 1).collect_vec();
        assert_eq!(lead(&row, &|row: &Vec<i64>| merges(row)), best_of_prefixes(&row), "{row:?}");
    }
}
