use referee::small::up_to;
use referee::{sum, Referee};

/// Nim; whoever takes the last stone loses.
#[test]
fn hdu_1907() {
    let mut referee = Referee::misere(|heaps: &Vec<u64>| sum(heaps, |&heap| 0..heap));
    for heaps in up_to(&[(2, 10), (4, 4)]).into_iter().filter(|heaps| !heaps.contains(&0)) {
        let xor = heaps.iter().fold(0, |xor, heap| xor ^ heap);
        let is_won =
            if heaps.iter().all(|&heap| heap == 1) { heaps.len() % 2 == 0 } else { xor != 0 };
        assert_eq!(referee.is_won(&heaps), is_won, "{heaps:?}");
    }
}

/// Rows of apples; a move takes some neighbours of one row, and what is left of it may be two rows.
/// Whoever takes the last apple loses.
#[test]
fn hdu_2509() {
    let mut referee = Referee::misere(|rows: &Vec<u64>| {
        let mut options = vec![];
        for (i, &row) in rows.iter().enumerate() {
            for rest in 0..row {
                for left in 0..=rest / 2 {
                    let mut option = [&rows[..i], &rows[i + 1..]].concat();
                    option.extend([left, rest - left]);
                    option.retain(|&row| row > 0);
                    option.sort_unstable();
                    options.push(option);
                }
            }
        }
        options
    });
    for mut rows in up_to(&[(1, 12), (2, 7), (4, 4)]) {
        rows.retain(|&row| row > 0);
        rows.sort_unstable();
        if rows.is_empty() {
            continue;
        }
        let xor = rows.iter().fold(0, |xor, row| xor ^ row);
        let is_won = if rows.iter().all(|&row| row == 1) { rows.len() % 2 == 0 } else { xor != 0 };
        assert_eq!(referee.is_won(&rows), is_won, "{rows:?}");
    }
}
