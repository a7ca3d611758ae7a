use itertools::Itertools;
use referee::small::sequences;
use referee::{sum, Referee};
use shared::grundy::mex;
use std::collections::HashMap;

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

/// A chip on the last cell of each strip of coloured cells. A move brings one to the left by 1, 2
/// or 3 cells, where the colour of the cell that it leaves must allow that number. How many
/// colourings does the second player win?
#[test]
fn codeforces_1197f() {
    for rule in (0..512_u32).step_by(7) {
        let may = |colour: u64, by: usize| rule >> (3 * colour as usize + by - 1) & 1 == 1;
        for strips in [vec![1], vec![4], vec![1, 2], vec![2, 3], vec![1, 1, 2]] {
            let cells: usize = strips.iter().sum();
            let won_by_second = sequences(cells, 2).filter(|colours| {
                let starts = strips.iter().scan(0, |end, strip| {
                    *end += strip;
                    Some(*end - strip)
                });
                let starts = starts.collect_vec();
                let mut referee = Referee::normal(|chips: &Vec<(usize, usize)>| {
                    sum(chips, |&(strip, cell)| {
                        let by = (1..=3).filter(|&by| by <= cell);
                        let by = by.filter(|&by| may(colours[starts[strip] + cell], by));
                        by.map(|by| (strip, cell - by)).collect_vec()
                    })
                });
                let chips = strips.iter().enumerate().map(|(i, strip)| (i, strip - 1));
                !referee.is_won(&chips.collect())
            });
            // The number of colourings of a strip by its value: an automaton over the last three.
            let of_strip = |strip: usize| {
                let mut states = HashMap::from([([9, 9, 9], 1_usize)]);
                for _ in 0..strip {
                    let mut next = HashMap::new();
                    for (last, count) in states {
                        for colour in 0..3 {
                            let reached =
                                (1..=3).filter(|&by| may(colour, by)).map(|by| last[by - 1]);
                            let value = mex(reached.filter(|&value| value < 9));
                            *next.entry([value, last[0], last[1]]).or_insert(0) += count;
                        }
                    }
                    states = next;
                }
                let mut counts = [0; 4];
                for (last, count) in states {
                    counts[last[0]] += count;
                }
                counts
            };
            let mut xors = [1, 0, 0, 0];
            for &strip in &strips {
                let (before, counts) = (xors, of_strip(strip));
                xors = [0; 4];
                for (x, y) in (0..4).cartesian_product(0..4) {
                    xors[x ^ y] += before[x] * counts[y];
                }
            }
            assert_eq!(won_by_second.count(), xors[0], "{rule:b} {strips:?}");
        }
    }
}
