use itertools::Itertools;
use referee::small::{grids, sequences, up_to};
use referee::{sum, Referee};
use shared::grundy::mex;

/// Knights on a board of 15 by 15 that only come nearer to the corner, any number of them on a
/// cell.
#[test]
fn hackerrank_a_chessboard_game() {
    let steps = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];
    let options = |&(x, y): &(i32, i32)| {
        let to = steps.iter().map(|(dx, dy)| (x + dx, y + dy));
        to.filter(|&(x, y)| (1..=15).contains(&x) && (1..=15).contains(&y)).collect::<Vec<_>>()
    };
    let mut values = [[0; 16]; 16];
    for (x, y) in (1..=15).cartesian_product(1..=15).sorted_by_key(|(x, y)| x + y) {
        let of_options = options(&(x, y)).into_iter().map(|(x, y)| values[x as usize][y as usize]);
        values[x as usize][y as usize] = mex(of_options);
    }
    let mut two = Referee::normal(|knights: &Vec<(i32, i32)>| sum(knights, options));
    for cells in (1..=15).cartesian_product(1..=15).combinations_with_replacement(2) {
        let xor = cells.iter().fold(0, |xor, &(x, y)| xor ^ values[x as usize][y as usize]);
        assert_eq!(two.is_won(&cells), xor != 0, "{cells:?}");
    }
}

/// A board of digits is cut along a line into two boards; one that has only primes is cut no more.
/// Here 1 stands for a prime and 0 for another digit.
#[test]
fn hackerrank_digits_square_board() {
    type Board = Vec<Vec<u64>>;
    fn cuts(board: &Board) -> Vec<(Board, Board)> {
        if board.iter().flatten().all(|&digit| digit == 1) {
            return vec![];
        }
        let rows = (1..board.len()).map(|i| (board[..i].to_vec(), board[i..].to_vec()));
        let columns = (1..board[0].len()).map(|j| {
            let part = |from: usize, to: usize| board.iter().map(move |row| row[from..to].to_vec());
            (part(0, j).collect(), part(j, board[0].len()).collect())
        });
        rows.chain(columns).collect()
    }
    fn value(board: &Board) -> usize {
        mex(cuts(board).iter().map(|(one, other)| value(one) ^ value(other)))
    }
    let mut referee = Referee::normal(|boards: &Vec<Board>| {
        let mut options = vec![];
        for (i, board) in boards.iter().enumerate() {
            for (one, other) in cuts(board) {
                let mut option = [&boards[..i], &boards[i + 1..], &[one, other]].concat();
                option.sort();
                options.push(option);
            }
        }
        options
    });
    for (n, m) in [(1, 1), (1, 4), (2, 2), (2, 3), (3, 3)] {
        for board in grids(n, m, 1) {
            assert_eq!(referee.is_won(&vec![board.clone()]), value(&board) != 0, "{board:?}");
        }
    }
}

/// Intervals [l, r) are chosen in turn, none that meets a chosen one.
#[test]
fn atcoder_abc_206_f() {
    let all: Vec<(usize, usize)> = (0..6).tuple_combinations().collect();
    let apart = |one: (usize, usize), other: (usize, usize)| one.1 <= other.0 || other.1 <= one.0;
    let left = |set: u32, chosen: usize| {
        let others = (0..all.len()).filter(|&i| set >> i & 1 == 1 && apart(all[i], all[chosen]));
        others.map(|i| 1 << i).sum()
    };
    let mut referee = Referee::normal(|&set: &u32| {
        (0..all.len()).filter(|i| set >> i & 1 == 1).map(|i| left(set, i)).collect()
    });
    for set in 0..1 << all.len() {
        let mut values = [[0; 6]; 6];
        for length in 1..6 {
            for l in 0..6 - length {
                let inside = (0..all.len()).filter(|i| set >> i & 1 == 1).map(|i| all[i]);
                let inside = inside.filter(|&(a, b)| l <= a && b <= l + length);
                let parts = inside.map(|(a, b)| values[l][a] ^ values[b][l + length]);
                values[l][l + length] = mex(parts);
            }
        }
        assert_eq!(referee.is_won(&set), values[0][5] != 0, "{set:b}");
    }
}

/// Marbles in rows and columns from 0 on; a move brings one nearer to (0, 0) as a queen moves:
/// along its row, its column, or both by the same number. Whoever brings one to (0, 0) wins.
#[test]
fn codeforces_gym_101908b() {
    let steps = |&(row, column): &(usize, usize)| {
        let mut to: Vec<_> = (0..row).map(|row| (row, column)).collect();
        to.extend((0..column).map(|column| (row, column)));
        to.extend((1..=row.min(column)).map(|by| (row - by, column - by)));
        to
    };
    let wins = |(row, column): (usize, usize)| row == 0 || column == 0 || row == column;
    let mut values = [[0; 8]; 8];
    for cell in (1..8).cartesian_product(1..8).filter(|&cell| !wins(cell)) {
        let to = steps(&cell).into_iter().filter(|&to| !wins(to));
        values[cell.0][cell.1] = mex(to.map(|(row, column)| values[row][column]));
    }
    let mut referee = Referee::normal(|marbles: &Vec<(usize, usize)>| {
        if marbles.contains(&(0, 0)) {
            return vec![];
        }
        sum(marbles, steps)
    });
    for (count, size) in [(1, 8), (2, 8), (3, 5)] {
        let cells = (1..size).cartesian_product(1..size);
        for marbles in cells.combinations_with_replacement(count) {
            let xor = marbles.iter().fold(0, |xor, &(row, column)| xor ^ values[row][column]);
            let is_won = marbles.iter().any(|&cell| wins(cell)) || xor != 0;
            assert_eq!(referee.is_won(&marbles), is_won, "{marbles:?}");
        }
    }
}

/// A row of stones; a move takes s neighbours, where s is in a set, and the gap stays.
#[test]
fn hdu_2999() {
    for sizes in [1, 2, 3, 4, 5].into_iter().powerset().filter(|sizes| !sizes.is_empty()) {
        let mut referee = Referee::normal(|&row: &u32| {
            let parts = sizes.iter().flat_map(|s| (0..11 - s).map(move |i| ((1 << s) - 1) << i));
            parts.filter(|part| row & part == *part).map(|part| row & !part).collect()
        });
        let mut values: Vec<usize> = vec![];
        for n in 0..=10 {
            let splits = sizes
                .iter()
                .filter(|s| **s <= n)
                .flat_map(|s| (0..=n - s).map(move |a| (a, n - s - a)));
            values.push(mex(splits.map(|(a, b)| values[a] ^ values[b])));
            assert_eq!(referee.is_won(&((1 << n) - 1)), values[n] != 0, "{n} by {sizes:?}");
        }
    }
}

/// Hyper-knights with six moves, any number of them on a cell.
#[test]
fn lightoj_1315() {
    let steps = [(1, -2), (-1, -2), (-1, -3), (-2, 1), (-2, -1), (-3, -1)];
    let options = |&(x, y): &(i32, i32)| {
        let to = steps.iter().map(|(dx, dy)| (x + dx, y + dy));
        to.filter(|&(x, y)| x >= 0 && y >= 0).collect::<Vec<_>>()
    };
    let mut values = [[0; 24]; 24];
    for (x, y) in (0..12).cartesian_product(0..12).sorted_by_key(|(x, y)| x + y) {
        let of_options = options(&(x, y)).into_iter().map(|(x, y)| values[x as usize][y as usize]);
        values[x as usize][y as usize] = mex(of_options);
    }
    let mut referee = Referee::normal(|knights: &Vec<(i32, i32)>| sum(knights, options));
    let cells = (0..12).cartesian_product(0..12).filter(|(x, y)| x + y < 12);
    for cells in cells.combinations_with_replacement(2) {
        let xor = cells.iter().fold(0, |xor, &(x, y)| xor ^ values[x as usize][y as usize]);
        assert_eq!(referee.is_won(&cells), xor != 0, "{cells:?}");
    }
}

/// Bracelets are rows of pearls. A move chooses a pearl and removes all pearls of its bracelet that
/// weigh at least as much; what still hangs together is a bracelet.
#[test]
fn lightoj_1344() {
    fn parts(bracelet: &[u64], limit: u64) -> Vec<Vec<u64>> {
        let parts = bracelet.split(|&pearl| pearl >= limit);
        parts.filter(|part| !part.is_empty()).map(<[u64]>::to_vec).collect()
    }
    fn value(bracelet: &[u64]) -> usize {
        let limits = bracelet.iter().unique();
        mex(limits
            .map(|&limit| parts(bracelet, limit).iter().fold(0, |xor, part| xor ^ value(part))))
    }
    let mut referee = Referee::normal(|bracelets: &Vec<Vec<u64>>| {
        let mut options = vec![];
        for (i, bracelet) in bracelets.iter().enumerate() {
            for &limit in bracelet {
                let rest = [&bracelets[..i], &bracelets[i + 1..]].concat();
                options.push([rest, parts(bracelet, limit)].concat());
            }
        }
        options
    });
    for bracelet in up_to(&[(6, 3)]) {
        let is_won = referee.is_won(&vec![bracelet.clone()]);
        assert_eq!(is_won, value(&bracelet) != 0, "{bracelet:?}");
    }
}

/// A move takes any amount from the first number above 0 of some row.
#[test]
fn spoj_matgame() {
    let mut referee = Referee::normal(|rows: &Vec<Vec<u64>>| {
        sum(rows, |row: &Vec<u64>| match row.as_slice() {
            [] => vec![],
            [first, rest @ ..] => {
                let less = (1..*first).map(|first| [&[first], rest].concat());
                less.chain([rest.to_vec()]).collect()
            }
        })
    });
    let value = |row: &[u64]| {
        row.iter().rev().fold(0, |g, &number| if number > g { number } else { number - 1 })
    };
    let rows: Vec<Vec<u64>> =
        up_to(&[(4, 4)]).into_iter().filter(|row| !row.contains(&0)).collect();
    for row in &rows {
        for other in rows.iter().filter(|other| other.len() <= 2) {
            let is_won = value(row) != value(other);
            assert_eq!(
                referee.is_won(&vec![row.clone(), other.clone()]),
                is_won,
                "{row:?} {other:?}"
            );
        }
    }
}

/// A move names a number from 1 to n that is open, and closes it with all its powers.
#[test]
fn codeforces_317d() {
    let values = [0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4];
    // The powers of one base, by their exponents: 1 to e. Those of a power are the multiples of its
    // exponent.
    for exponents in 0..=15 {
        let mut referee = Referee::normal(|&open: &u32| {
            let of =
                |exponent| (exponent..=exponents).step_by(exponent).fold(0, |set, i| set | 1 << i);
            let open = (1..=exponents).filter(|i| open >> i & 1 == 1).map(|i| open & !of(i));
            open.collect()
        });
        let all = (1..=exponents).map(|i| 1 << i).sum();
        assert_eq!(referee.grundy(&all), values[exponents], "{exponents}");
    }
    for n in 1..=17_u32 {
        let powers = |base: u32| {
            let powers = std::iter::successors(Some(base), move |&power| Some(power * base));
            powers.take_while(move |&power| power <= n && base > 1)
        };
        let closed =
            |number: u32| powers(number).fold(1_u32 << number, |set, power| set | 1 << power);
        let mut referee = Referee::normal(|&open: &u32| {
            (1..=n).filter(|i| open >> i & 1 == 1).map(|i| open & !closed(i)).collect()
        });
        let bases = (2..=n).filter(|&base| !(2..base).any(|less| powers(less).contains(&base)));
        let xor = bases.fold(1, |xor, base| xor ^ values[powers(base).count()]);
        let all = (1..=n).map(|i| 1 << i).sum();
        assert_eq!(referee.is_won(&all), xor != 0, "{n}");
    }
}

/// A strip of r rows and two columns. A move takes a free cell; no taken cell of the other column
/// may be in its row or in a row beside it. Some cells are taken at first.
#[test]
fn codeforces_335c() {
    for r in 1..=6 {
        // A row is free (0), taken on the left (1) or on the right (2).
        let mut referee = Referee::normal(|strip: &Vec<u64>| {
            let mut options = vec![];
            for (i, side) in (0..r).cartesian_product([1, 2]).filter(|&(i, _)| strip[i] == 0) {
                let near = &strip[i.saturating_sub(1)..(i + 2).min(r)];
                if !near.contains(&(3 - side)) {
                    let mut option = strip.clone();
                    option[i] = side;
                    options.push(option);
                }
            }
            options
        });
        for strip in sequences(r, 2) {
            if strip.windows(2).any(|two| two[0] != two[1] && !two.contains(&0)) {
                continue;
            }
            let taken: Vec<usize> = (0..r).filter(|&i| strip[i] != 0).collect();
            let xor = match taken.as_slice() {
                [] => r % 2,
                [first, .., last] | [first @ last] => {
                    let between = taken.windows(2).fold(0, |xor, two| {
                        let is_odd = (two[1] - two[0] - 1) % 2 == 1;
                        xor ^ usize::from(
                            is_odd == (strip[two[0]] == strip[two[1]]) && two[1] - two[0] > 1,
                        )
                    });
                    first ^ (r - 1 - last) ^ between
                }
            };
            assert_eq!(referee.is_won(&strip), xor != 0, "{strip:?}");
        }
    }
}

/// A bomb in row i and column j becomes two, one in its column and a lower row, one in its row and
/// a lower column; a bomb in the first row or column becomes one.
#[test]
fn hdu_2873() {
    let explode = |&(i, j): &(usize, usize)| match (i, j) {
        (1, _) => (1..j).map(|j| vec![(1, j)]).collect(),
        (_, 1) => (1..i).map(|i| vec![(i, 1)]).collect(),
        _ => (1..i).cartesian_product(1..j).map(|(u, v)| vec![(u, j), (i, v)]).collect_vec(),
    };
    let mut values = [[0; 8]; 8];
    for (i, j) in (1..8).cartesian_product(1..8) {
        values[i][j] = match (i, j) {
            (1, _) => j - 1,
            (_, 1) => i - 1,
            _ => mex((1..i).cartesian_product(1..j).map(|(u, v)| values[u][j] ^ values[i][v])),
        };
    }
    let mut referee = Referee::normal(|bombs: &Vec<(usize, usize)>| {
        let mut options = vec![];
        for (k, bomb) in bombs.iter().enumerate() {
            for new in explode(bomb) {
                let mut option = [&bombs[..k], &bombs[k + 1..], &new].concat();
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    for (count, rows, columns) in [(1, 4, 3), (2, 3, 3)] {
        let cells = (1..=rows).cartesian_product(1..=columns);
        for bombs in cells.combinations_with_replacement(count) {
            let xor = bombs.iter().fold(0, |xor, &(i, j)| xor ^ values[i][j]);
            assert_eq!(referee.is_won(&bombs), xor != 0, "{bombs:?}");
        }
    }
}

/// A move cuts a rectangle along a line into two rectangles of whole sides; the one that is not
/// smaller stays.
#[test]
fn ioi_2005_rectangle_game() {
    let mut referee = Referee::normal(|&(x, y): &(u64, u64)| {
        let upright = (1..=x / 2).map(|part| (x - part, y));
        upright.chain((1..=y / 2).map(|part| (x, y - part))).collect()
    });
    for (x, y) in (1..=70).cartesian_product(1..=70) {
        let mut sides = std::iter::successors(Some(x.min(y)), |side| Some(2 * side + 1));
        let is_lost = sides.find(|&side| side >= x.max(y)) == Some(x.max(y));
        assert_eq!(referee.is_won(&(x, y)), !is_lost, "{x} {y}");
    }
}

/// White pawns in the first of three rows, black ones in the third. A pawn goes one cell ahead, or
/// captures one cell ahead in a column beside its own; whoever can capture must. Whoever cannot
/// move loses.
#[test]
fn timus_1465() {
    let mut values: Vec<usize> = vec![0];
    for n in 1..=8_usize {
        let moves =
            (1..=n).map(|i| values[i.saturating_sub(2)] ^ values[(n - i).saturating_sub(1)]);
        values.push(mex(moves));
        // The rows from the side of the player to move, whose pawns are 1; the other's are 2.
        let mut referee = Referee::normal(|rows: &[Vec<u8>; 3]| {
            let (mut captures, mut steps) = (vec![], vec![]);
            for (row, i) in (0..2).cartesian_product(0..n).filter(|&(row, i)| rows[row][i] == 1) {
                for j in i.saturating_sub(1)..(i + 2).min(n) {
                    let mut to = rows.clone();
                    (to[row][i], to[row + 1][j]) = (0, 1);
                    to.reverse();
                    let turned = to
                        .map(|row| row.iter().map(|&pawn| [0, 2, 1][usize::from(pawn)]).collect());
                    match rows[row + 1][j] {
                        2 if i != j => captures.push(turned),
                        0 if i == j => steps.push(turned),
                        _ => {}
                    }
                }
            }
            if captures.is_empty() {
                steps
            } else {
                captures
            }
        });
        let start = [vec![1; n], vec![0; n], vec![2; n]];
        assert_eq!(referee.is_won(&start), values[n] != 0, "{n}");
    }
    for n in 9..=400_usize {
        let moves =
            (1..=n).map(|i| values[i.saturating_sub(2)] ^ values[(n - i).saturating_sub(1)]);
        values.push(mex(moves));
    }
    assert!((60..=366).all(|n| values[n] == values[n + 34]));
}

/// A move erases all letters of one kind from one of the words; what they held apart are words of
/// their own.
#[test]
fn codeforces_1037g() {
    let erase = |word: &[u64], letter: u64| {
        let parts = word.split(|&other| other == letter);
        parts.filter(|part| !part.is_empty()).map(<[u64]>::to_vec).collect_vec()
    };
    let mut referee = Referee::normal(|words: &Vec<Vec<u64>>| {
        let mut options = vec![];
        for (i, word) in words.iter().enumerate() {
            for &letter in word.iter().unique() {
                let rest = [&words[..i], &words[i + 1..]].concat();
                options.push([rest, erase(word, letter)].concat());
            }
        }
        options
    });
    fn value(word: &[u64]) -> usize {
        let letters = word.iter().unique();
        mex(letters.map(|letter| {
            word.split(|other| other == letter).fold(0, |xor, part| xor ^ value(part))
        }))
    }
    for word in up_to(&[(6, 2), (5, 3)]) {
        assert_eq!(referee.is_won(&vec![word.clone()]), value(&word) != 0, "{word:?}");
    }
}

/// A move splits a heap into two or more heaps of different sizes.
#[test]
fn hackerrank_stone_piles() {
    /// The ways to write a number as a sum of two or more different numbers, each above `least`.
    fn splits(heap: u64, least: u64) -> Vec<Vec<u64>> {
        let mut found = vec![];
        for first in (least + 1..heap).take_while(|first| 2 * first < heap) {
            found.push(vec![first, heap - first]);
            let rests = splits(heap - first, first).into_iter();
            found.extend(rests.map(|rest| [&[first], &rest[..]].concat()));
        }
        found
    }
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        let mut options = vec![];
        for (i, &heap) in heaps.iter().enumerate() {
            for parts in splits(heap, 0) {
                let mut option = [&heaps[..i], &heaps[i + 1..], &parts].concat();
                option.retain(|&heap| heap > 2);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    let mut values: Vec<usize> = vec![];
    for heap in 0..=50 {
        values.push(match heap {
            0..=8 => [0, 0, 0, 1, 0, 2, 3, 4, 0][heap],
            _ => heap - 4,
        });
        if heap <= 30 {
            let parts = splits(heap as u64, 0);
            let xors =
                parts.iter().map(|parts| parts.iter().fold(0, |xor, &p| xor ^ values[p as usize]));
            assert_eq!(mex(xors), values[heap], "{heap}");
        }
    }
    for heap in 0..=20 {
        let heaps = if heap > 2 { vec![heap] } else { vec![] };
        assert_eq!(referee.grundy(&heaps), values[heap as usize] as u64, "{heap}");
    }
}

/// A move splits a heap into s equal heaps, where s > 1 is in a set and divides it.
#[test]
fn hackerrank_stone_division() {
    for set in [2, 3, 4, 5, 6, 8].into_iter().powerset() {
        let mut referee = Referee::normal(|heaps: &Vec<u64>| {
            let mut options = vec![];
            for (i, &heap) in heaps.iter().enumerate() {
                for &s in set.iter().filter(|&s| heap % s == 0) {
                    let mut option = [&heaps[..i], &heaps[i + 1..]].concat();
                    option.extend(vec![heap / s; s as usize]);
                    option.retain(|&heap| heap > 1);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        });
        let mut values = vec![0, 0];
        for heap in 2..=24_u64 {
            let moves = set.iter().filter(|&s| heap % s == 0);
            values
                .push(mex(moves.map(|s| if s % 2 == 1 { values[(heap / s) as usize] } else { 0 })));
            assert_eq!(referee.is_won(&vec![heap]), values[heap as usize] != 0, "{heap} {set:?}");
        }
    }
}

/// A forest of rooted trees. A move chooses a tree and cuts its d top levels off, 1 ≤ d ≤ the level
/// of its nearest leaf.
#[test]
fn codeforces_1585g() {
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
    struct Tree(Vec<Tree>);
    fn cut(tree: &Tree, levels: usize) -> Vec<Tree> {
        if levels == 0 {
            return vec![tree.clone()];
        }
        tree.0.iter().flat_map(|child| cut(child, levels - 1)).collect()
    }
    fn nearest(tree: &Tree) -> usize {
        1 + tree.0.iter().map(nearest).min().unwrap_or(0)
    }
    /// For each d up to the nearest leaf, from 0 on: the value of what is left when d levels are
    /// cut off.
    fn after(tree: &Tree) -> Vec<usize> {
        let children = tree.0.iter().map(after).collect_vec();
        let shortest = children.iter().map(Vec::len).min().unwrap_or(1);
        let below = |d: usize| children.iter().fold(0, |xor, child| xor ^ child[d]);
        let below = (0..shortest).map(below).collect_vec();
        [&[mex(below.iter().copied())], &below[..]].concat()
    }
    let mut referee = Referee::normal(|forest: &Vec<Tree>| {
        let mut options = vec![];
        for (i, tree) in forest.iter().enumerate() {
            for levels in 1..=nearest(tree) {
                let mut option = [&forest[..i], &forest[i + 1..], &cut(tree, levels)].concat();
                option.sort();
                options.push(option);
            }
        }
        options
    });
    fn tree(v: usize, parents: &[usize]) -> Tree {
        let children = (v + 1..=parents.len()).filter(|&w| parents[w - 1] == v);
        Tree(children.map(|w| tree(w, parents)).sorted().collect())
    }
    for vertices in 2..=8_usize {
        for parents in (1..vertices).map(|v| 0..v).multi_cartesian_product() {
            let tree = tree(0, &parents);
            assert_eq!(referee.grundy(&vec![tree.clone()]), after(&tree)[0] as u64, "{parents:?}");
        }
    }
}

/// Three heaps; a move takes a Fibonacci number from one.
#[test]
fn hdu_1848() {
    let numbers = [1, 2, 3, 5, 8, 13, 21];
    let options = |&heap: &u64| -> Vec<u64> {
        numbers.iter().filter_map(|&take| heap.checked_sub(take)).collect()
    };
    let mut values: Vec<usize> = vec![];
    for heap in 0..=20 {
        values.push(mex(options(&heap).into_iter().map(|heap| values[heap as usize])));
    }
    let mut referee = Referee::normal(|heaps: &Vec<u64>| sum(heaps, options));
    for heaps in sequences(3, 14) {
        let xor = heaps.iter().fold(0, |xor, &heap| xor ^ values[heap as usize]);
        assert_eq!(referee.is_won(&heaps), xor != 0, "{heaps:?}");
    }
}

/// How many prime factors a number has, counted with multiplicity.
fn factors(number: u64) -> u64 {
    let (mut rest, mut count) = (number, 0);
    for prime in 2..=number {
        while rest % prime == 0 {
            (rest, count) = (rest / prime, count + 1);
        }
    }
    count
}

/// A move replaces a number by one of its divisors that is smaller.
#[test]
fn atcoder_abc_368_f() {
    let options =
        |&number: &u64| (1..number).filter(|divisor| number % divisor == 0).collect::<Vec<u64>>();
    let mut referee = Referee::normal(|numbers: &Vec<u64>| sum(numbers, options));
    for number in 1..=200 {
        assert_eq!(referee.grundy(&vec![number]), factors(number), "{number}");
    }
    for numbers in (1..=20).combinations_with_replacement(3) {
        let xor = numbers.iter().fold(0, |xor, &number| xor ^ factors(number));
        assert_eq!(referee.is_won(&numbers), xor != 0, "{numbers:?}");
    }
}

/// A row of cells; a move writes 0 or 1 into a free one, other than what stands beside it. Some are
/// written at first.
#[test]
fn atcoder_arc_151_c() {
    for n in 1..=8 {
        // Free is 0, and the digits are 1 and 2.
        let mut referee = Referee::normal(|row: &Vec<u64>| {
            let mut options = vec![];
            for (i, digit) in (0..n).cartesian_product([1, 2]).filter(|&(i, _)| row[i] == 0) {
                if !row[i.saturating_sub(1)..(i + 2).min(n)].contains(&digit) {
                    let mut option = row.clone();
                    option[i] = digit;
                    options.push(option);
                }
            }
            options
        });
        for row in
            sequences(n, 2).filter(|row| row.windows(2).all(|two| two[0] == 0 || two[0] != two[1]))
        {
            let written: Vec<usize> = (0..n).filter(|&i| row[i] != 0).collect();
            let xor = match (written.first(), written.last()) {
                (Some(first), Some(last)) => {
                    let equal = written.windows(2).filter(|two| row[two[0]] == row[two[1]]).count();
                    first ^ (n - 1 - last) ^ (equal % 2)
                }
                _ => n % 2,
            };
            assert_eq!(referee.is_won(&row), xor != 0, "{row:?}");
        }
    }
}

/// A row of signs; a move makes two neighbouring pluses minuses.
#[test]
fn leetcode_294() {
    let mut values: Vec<usize> = vec![];
    for run in 0..=12_usize {
        let splits = (0..(run + 1).saturating_sub(2)).map(|i| values[i] ^ values[run - 2 - i]);
        values.push(mex(splits));
    }
    let mut referee = Referee::normal(|&row: &u32| {
        (0..11).map(|i| 0b11 << i).filter(|two| row & two == *two).map(|two| row & !two).collect()
    });
    for row in 0..1_u32 << 12 {
        let runs = (0..12).map(|i| row >> i & 1).collect::<Vec<_>>();
        let runs = runs.split(|&sign| sign == 0).map(<[u32]>::len);
        let xor = runs.fold(0, |xor, run| xor ^ values[run]);
        assert_eq!(referee.is_won(&row), xor != 0, "{row:b}");
    }
}

/// A ring of n beads; a move paints m neighbours that are not painted.
#[test]
fn hdu_3980() {
    for (n, m) in (1..=12_usize).cartesian_product(1..=5) {
        let rows = (0..n).map(|start| (0..m).fold(0_u32, |set, i| set | 1 << ((start + i) % n)));
        let rows = if m <= n { rows.collect_vec() } else { vec![] };
        let mut referee = Referee::normal(|&painted: &u32| {
            rows.iter().filter(|row| *row & painted == 0).map(|row| row | painted).collect()
        });
        let mut values: Vec<usize> = vec![];
        for row in 0..=n {
            let splits = (0..(row + 1).saturating_sub(m)).map(|a| values[a] ^ values[row - m - a]);
            values.push(mex(splits));
        }
        let is_won = n >= m && values[n - m] == 0;
        assert_eq!(referee.is_won(&0), is_won, "{n} {m}");
    }
}

/// Rows of numbers; a move divides one or more numbers of a row, each by a divisor above 1 of its
/// own.
#[test]
fn uva_11859() {
    let mut referee = Referee::normal(|rows: &Vec<Vec<u64>>| {
        sum(rows, |row: &Vec<u64>| {
            let divisors = row.iter().map(|&n| (1..=n).filter(move |d| n % d == 0).collect_vec());
            let smaller = divisors.multi_cartesian_product().filter(|to| to != row);
            smaller.collect::<Vec<_>>()
        })
    });
    for row in up_to(&[(1, 60), (2, 12)]).into_iter().filter(|row| !row.contains(&0)) {
        let value = row.iter().map(|&number| factors(number)).sum();
        assert_eq!(referee.grundy(&vec![row.clone()]), value, "{row:?}");
    }
    let rows = up_to(&[(2, 6)]).into_iter().filter(|row| !row.contains(&0)).collect_vec();
    for (one, other) in rows.iter().cartesian_product(&rows) {
        let value = |row: &Vec<u64>| row.iter().map(|&number| factors(number)).sum::<u64>();
        let is_won = value(one) != value(other);
        assert_eq!(referee.is_won(&vec![one.clone(), other.clone()]), is_won, "{one:?} {other:?}");
    }
}

/// A strip of n squares; a move paints two neighbours that are not painted.
#[test]
fn project_euler_306() {
    let mut referee = Referee::normal(|&row: &u32| {
        (0..19).map(|i| 0b11 << i).filter(|two| row & two == *two).map(|two| row & !two).collect()
    });
    let mut values: Vec<usize> = vec![];
    for n in 0..=600_usize {
        let splits = (0..(n + 1).saturating_sub(2)).map(|i| values[i] ^ values[n - 2 - i]);
        values.push(mex(splits));
        if n <= 15 {
            assert_eq!(referee.is_won(&((1 << n) - 1)), values[n] != 0, "{n}");
        }
    }
    assert!((53..=566).all(|n| values[n] == values[n + 34]) && values[52] != values[86]);
}

/// A move takes stones from a heap, but no number that was taken from this heap before.
#[test]
fn codeforces_768e() {
    let options = |&(stones, taken): &(u64, u64)| {
        let takes = (1..=stones).filter(|take| taken >> take & 1 == 0);
        takes.map(|take| (stones - take, taken | 1 << take)).collect::<Vec<_>>()
    };
    let mut referee = Referee::normal(options);
    for stones in 0..=21_u64 {
        let value = (0..=stones).take_while(|k| k * (k + 1) / 2 <= stones).last().unwrap();
        assert_eq!(referee.grundy(&(stones, 0)), value, "{stones}");
    }
}

/// Castles with soldiers; an attack of kind 0, 1 or 2 kills x, y or z of one (or all, if there are
/// fewer), and kinds 1 and 2 may not follow themselves at a castle. How many first attacks win?
#[test]
fn codeforces_1312f() {
    for (x, (y, z)) in (1..=5_u64).cartesian_product((1..=5).cartesian_product(1..=5)) {
        let kills = [x, y, z];
        let options = |&(soldiers, last): &(u64, usize)| {
            let may = |kind: usize| soldiers > 0 && (kind == 0 || kind != last);
            let kinds = (0..3).filter(|&kind| may(kind));
            kinds.map(|kind| (soldiers.saturating_sub(kills[kind]), kind)).collect_vec()
        };
        let mut referee = Referee::normal(options);
        let mut row = |soldiers: u64| [0, 1, 2].map(|last| referee.grundy(&(soldiers, last)));
        let rows = (0..=200).map(&mut row).collect_vec();
        assert!(
            (1..=10).any(|period| (26..=190).all(|n| rows[n] == rows[n + period])),
            "{kills:?}"
        );
        let value = |&(soldiers, last): &(u64, usize)| rows[soldiers as usize][last];
        let mut pairs = Referee::normal(|castles: &Vec<(u64, usize)>| sum(castles, options));
        for castles in (1..=4).combinations_with_replacement(2) {
            let castles = castles.into_iter().map(|soldiers| (soldiers, 0)).collect_vec();
            let first = sum(&castles, options);
            let won = first.iter().filter(|castles| !pairs.is_won(castles)).count();
            let zero = first
                .iter()
                .filter(|castles| castles.iter().map(value).fold(0, |xor, value| xor ^ value) == 0);
            assert_eq!(won, zero.count(), "{castles:?} {kills:?}");
        }
    }
}

/// Bowls 0, 1, … with beans; a move brings one bean from bowl i > 0 to one of the bowls i − cᵢ, …,
/// i − 1.
#[test]
fn atcoder_arc_038_c() {
    for reach in [[1, 1, 1, 1], [1, 2, 3, 4], [1, 2, 1, 3], [1, 1, 2, 2], [1, 2, 2, 1]] {
        let to = |i: usize| i - reach[i - 1]..i;
        let mut values = vec![0];
        for i in 1..=4 {
            values.push(mex(to(i).map(|to| values[to])));
        }
        let mut referee = Referee::normal(|beans: &Vec<u64>| {
            let mut options = vec![];
            for i in (1..5).filter(|&i| beans[i] > 0) {
                for to in to(i) {
                    let mut option = beans.clone();
                    (option[i], option[to]) = (option[i] - 1, option[to] + u64::from(to > 0));
                    options.push(option);
                }
            }
            options
        });
        for beans in sequences(4, 3) {
            let beans = [&[0], &beans[..]].concat();
            let odd = (1..5).filter(|&i| beans[i] % 2 == 1);
            let xor = odd.fold(0, |xor, i| xor ^ values[i]);
            assert_eq!(referee.is_won(&beans), xor != 0, "{reach:?} {beans:?}");
        }
    }
}

/// A row of cells; a move puts an X into a free one, and whoever makes three X in a row wins. Which
/// first moves win?
#[test]
fn uva_10561() {
    let has_three = |row: u32| row & row >> 1 & row >> 2 != 0;
    let mut values: Vec<usize> = vec![];
    for n in 0..=12_usize {
        let value = |run: usize| values.get(run).copied().unwrap_or(0);
        let moves = (1..=n).map(|i| value(i.saturating_sub(3)) ^ value((n - i).saturating_sub(2)));
        values.push(mex(moves));
    }
    for n in 3..=12_usize {
        let free = |row: u32| (0..n).filter(move |i| row >> i & 1 == 0);
        let mut referee = Referee::normal(|&row: &u32| {
            if has_three(row) {
                vec![]
            } else {
                free(row).map(|i| row | 1 << i).collect()
            }
        });
        for row in (0..1_u32 << n).filter(|&row| !has_three(row)) {
            let completes = free(row).any(|i| has_three(row | 1 << i));
            for i in free(row) {
                let after = row | 1 << i;
                let is_closed = |row: u32, i: usize| {
                    (i.saturating_sub(2)..=i + 2).any(|near| row >> near & 1 == 1)
                };
                let runs = (0..n).map(|i| is_closed(after, i)).collect_vec();
                let runs = runs.split(|&is_closed| is_closed).map(<[bool]>::len);
                let xor = runs.fold(0, |xor, run| xor ^ values[run]);
                let wins =
                    if completes { has_three(after) } else { !is_closed(row, i) && xor == 0 };
                assert_eq!(!referee.is_won(&after), wins, "{row:b} {i}");
            }
        }
    }
}

/// A move splits a heap into two or more heaps whose sizes follow each other. Into how few heaps
/// must the first move split n?
#[test]
fn codeforces_87c() {
    let splits = |heap: u64| {
        let parts =
            (2..=heap).map(|k| (1..heap).map(move |least| (least..least + k).collect_vec()));
        parts.flatten().filter(move |parts| parts.iter().sum::<u64>() == heap).collect_vec()
    };
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        let mut options = vec![];
        for (i, &heap) in heaps.iter().enumerate() {
            for parts in splits(heap) {
                let mut option = [&heaps[..i], &heaps[i + 1..], &parts].concat();
                option.retain(|&heap| heap > 2);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    let (mut values, mut prefix) = (vec![0; 3], vec![0; 4]);
    for heap in 3..=60_usize {
        let xor = |k: usize| {
            // The least of k numbers that follow each other and have this sum.
            let rest =
                heap.checked_sub(k * (k - 1) / 2).filter(|rest| rest % k == 0 && *rest > 0)?;
            Some(prefix[rest / k + k] ^ prefix[rest / k])
        };
        let xors = (2..heap).map(|k| (k, xor(k))).collect_vec();
        let found = xors.iter().find(|(_, xor)| *xor == Some(0)).map(|(k, _)| *k);
        values.push(mex(xors.iter().filter_map(|(_, xor)| *xor)));
        prefix.push(prefix[heap] ^ values[heap]);
        let literal = splits(heap as u64).into_iter().filter(|parts| {
            let left = parts.iter().copied().filter(|&heap| heap > 2).collect();
            !referee.is_won(&left)
        });
        assert_eq!(literal.map(|parts| parts.len()).min(), found, "{heap}");
    }
}
