use itertools::Itertools;
use referee::{outcomes, Outcome, Player, Referee};

/// Rows of cells with at most two soldiers each, Shrek's (1) or Donkey's (2). In turn, Shrek first,
/// a player chooses 1 to k of their own soldiers and moves each along its row in either direction
/// by one cell or more, without jumping. Whoever cannot move loses, and play may go on for ever.
#[test]
fn codeforces_142d() {
    type Row = Vec<u32>;
    fn steps(row: &Row, soldier: u32) -> Vec<(usize, Row)> {
        // How many soldiers moved, and the row after it.
        let mut found = vec![(0, row.clone())];
        for places in (0..row.len()).filter(|&i| row[i] == soldier).powerset().skip(1) {
            for targets in places.iter().map(|_| 0..row.len()).multi_cartesian_product() {
                let mut to = row.clone();
                let mut is_legal = true;
                // The soldiers move one after another, here in both orders.
                for order in 0..2 {
                    to.clone_from(row);
                    is_legal = true;
                    let all: Vec<_> = places.iter().copied().zip(targets.iter().copied()).collect();
                    let all: Vec<_> =
                        if order == 0 { all } else { all.into_iter().rev().collect() };
                    for (from, target) in all {
                        let between = from.min(target)..=from.max(target);
                        is_legal &=
                            from != target && between.into_iter().all(|i| i == from || to[i] == 0);
                        (to[from], to[target]) = (0, soldier);
                    }
                    if is_legal {
                        break;
                    }
                }
                if is_legal {
                    found.push((places.len(), to));
                }
            }
        }
        found
    }
    for (cells, count, k) in [(1, 2, 1), (2, 2, 1), (4, 2, 1), (4, 2, 2), (2, 3, 2)] {
        let rows: Vec<Row> = (0..cells)
            .map(|_| 0..3_u32)
            .multi_cartesian_product()
            .filter(|row| row.iter().filter(|&&cell| cell > 0).count() <= 2)
            .collect();
        let options = |(board, player): &(Vec<Row>, Player)| {
            let soldier = if *player == Player::Left { 1 } else { 2 };
            let choices = board.iter().map(|row| steps(row, soldier));
            let choices = choices.multi_cartesian_product();
            let choices = choices.filter(|rows| {
                (1..=k).contains(&rows.iter().map(|(moved, _)| moved).sum::<usize>())
            });
            choices
                .map(|rows| (rows.into_iter().map(|(_, row)| row).collect_vec(), player.other()))
                .collect()
        };
        let boards = rows.iter().cloned().combinations_with_replacement(count).collect_vec();
        let starts = boards.iter().cloned().map(|board| (board, Player::Left));
        let found = outcomes(starts, options);
        for board in boards {
            let is_free = |soldier| {
                board.iter().any(|row| {
                    let own = row.iter().filter(|&&cell| cell == soldier).count();
                    let all = row.iter().filter(|&&cell| cell > 0).count();
                    own > 0 && own == all && all < cells
                })
            };
            let gaps = board.iter().filter(|row| row.contains(&1) && row.contains(&2));
            let gaps = gaps.map(|row| {
                let place = |soldier| row.iter().position(|&cell| cell == soldier).unwrap();
                place(1).abs_diff(place(2)) - 1
            });
            let gaps = gaps.collect_vec();
            let is_balanced = (0..4)
                .all(|bit| gaps.iter().filter(|&gap| gap >> bit & 1 == 1).count() % (k + 1) == 0);
            let outcome = match (is_free(1), is_free(2), is_balanced) {
                (true, true, _) => Outcome::Drawn,
                (true, false, _) | (false, false, false) => Outcome::Won,
                _ => Outcome::Lost,
            };
            assert_eq!(found[&(board.clone(), Player::Left)], outcome, "{board:?} {k}");
        }
    }
}

/// n heaps, n even; a move takes stones from just n/2 of them, at least one from each.
#[test]
fn codeforces_1147c() {
    for (n, most) in [(2, 8), (4, 3)] {
        let mut referee = Referee::normal(|heaps: &Vec<u64>| {
            let mut options = vec![];
            let full = (0..n).filter(|&i| heaps[i] > 0);
            for chosen in full.combinations(n / 2) {
                for lowered in chosen.iter().map(|&i| 0..heaps[i]).multi_cartesian_product() {
                    let mut option = heaps.clone();
                    chosen.iter().zip(lowered).for_each(|(&i, heap)| option[i] = heap);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        });
        for heaps in (0..=most).combinations_with_replacement(n) {
            let least = heaps.iter().filter(|heap| **heap == heaps[0]).count();
            assert_eq!(referee.is_won(&heaps), least <= n / 2, "{heaps:?}");
        }
    }
}
