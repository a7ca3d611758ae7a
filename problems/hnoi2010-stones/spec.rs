use spec::prelude::*;
use std::collections::BinaryHeap;

const HEAPS: u64 = 1_000_000;
const MOST: u64 = 100_000_000;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: HEAPS as usize,
    generate: |random| {
        let count = random.items(2);
        let mut row = random.numbers(count, 1, MOST);
        // Few holes make long stretches.
        let often = random.one_of(&[3, 6, 1000]);
        let holes = random.each(count, |random| random.once_in(often));
        for (heap, _) in row.iter_mut().zip(&holes).filter(|one| *one.1) {
            *heap = 0;
        }
        let hole = random.from(0, count as u64 - 1) as usize;
        row[hole] = 0;
        random.list(&row);
    },
    validate: |input| {
        let row = input.list("N", 2..=HEAPS, "a", 0..=MOST);
        input.holds(row.contains(&0), "at least one heap was taken before the game");
    },
    long: &[
        ("max-one-open-end", || {
            // No choice: the first player gets 1, 3, 5, ….
            let row: Vec<u64> = (0..HEAPS).collect();
            let half = HEAPS / 2;
            (list(&row), line([half * half, (half - 1) * half]))
        }),
        ("max-open-at-the-left", || {
            // The same, shorter: more than 2¹⁵ heaps beyond a multiple of 2¹⁶.
            let row: Vec<u64> = (0..=960_001).rev().collect();
            let half: u64 = 480_001;
            (list(&row), line([half * half, half * (half - 1)]))
        }),
        ("max-pyramid", || {
            // Each merge is the next peak, two lower: what remains is a 1.
            let top = HEAPS / 2 - 1;
            let row: Vec<u64> = (0..top).chain((0..=top).rev()).collect();
            (list(&row), line([top * top / 2 + 1, top * top / 2]))
        }),
        ("max-peaks", || {
            // Whoever takes a 1 between two holes uncovers a large one: the second player gets all of these.
            let peaks = HEAPS / 2 - 2;
            let row = [&[0, 0, 1], &[MOST, 1].repeat(peaks as usize)[..], &[0]].concat();
            (list(&row), line([peaks + 1, peaks * MOST]))
        }),
        ("max-equal", || {
            let row = [&[0], &vec![MOST; HEAPS as usize - 1][..]].concat();
            (list(&row), line([HEAPS / 2 * MOST, (HEAPS / 2 - 1) * MOST]))
        }),
        // 1 to 500 000 in another order, in this one, and equal heaps.
        ("max-all-open", || all_open(|i| i * 7919 % 500_009 + 1)),
        ("max-sorted", || all_open(|i| i + 1)),
    ],
    mistakes: &[
        wrong("hack-greedy", greedy),
        wrong("hack-zero", |input| {
            // A merged heap of 0 is a hole from then on.
            let mut stack: Vec<i64> = vec![];
            for heap in row(input) {
                stack.push(heap);
                merge(&mut stack, |x, z| x != 0 && z != 0);
            }
            by_parts(&row(&mut Input::new(input.text)), &stack, |pairs, sign| sign * pairs, false)
        }),
        wrong("hack-parity", |input| {
            let row = row(input);
            by_parts(&row, &row, |pairs, _| -pairs, false)
        }),
        wrong("hack-sorted", |input| {
            let row = row(input);
            by_parts(&row, &row, |_, _| 0, true)
        }),
    ],
    ..Spec::NEW
};

/// Each heap is beside a hole: they go by size.
fn all_open(heap: fn(u64) -> u64) -> (String, String) {
    let mut row: Vec<u64> = (0..HEAPS / 2).flat_map(|i| [heap(i), 0]).collect();
    let input = list(&row);
    row.sort_unstable();
    let on = |first: usize| row.iter().rev().skip(first).step_by(2).sum::<u64>();
    (input, line([on(0), on(1)]))
}

fn row(input: &mut Input) -> Vec<i64> {
    input.list().into_iter().map(|heap| heap as i64).collect()
}

/// Replaces the last three, as long as they are a peak whose ends fit.
fn merge(stack: &mut Vec<i64>, fits: fn(i64, i64) -> bool) {
    while let [.., x, y, z] = stack[..] {
        if x > y || y < z || !fits(x, z) {
            break;
        }
        stack.truncate(stack.len() - 3);
        stack.push(x + z - y);
    }
}

/// The answer for a row, of which some peaks may be merged already: how much the pairs at the walls bring, by
/// their sum and by the parity; or they are sorted with the rest.
fn by_parts(row: &[i64], merged: &[i64], bring: fn(i64, i64) -> i64, sorted: bool) -> String {
    let heaps = row.iter().filter(|&&heap| heap > 0).count();
    let holes = merged.iter().filter(|&&heap| heap == 0).count();
    let (mut open, mut pairs) = (vec![], 0);
    for (i, stretch) in merged.split(|&heap| heap == 0).enumerate() {
        let mut stack = vec![];
        for &heap in stretch {
            stack.push(heap);
            merge(&mut stack, |_, _| true);
        }
        if i == 0 {
            stack.reverse();
        }
        while (i == 0 || i == holes) && stack.len() > 1 {
            let (p, q) = (stack[stack.len() - 2], stack[stack.len() - 1]);
            if p > q {
                break;
            }
            stack.truncate(stack.len() - 2);
            pairs += q - p;
            if sorted {
                open.push(q - p);
            }
        }
        open.append(&mut stack);
    }
    open.sort_unstable_by_key(|heap| -heap);
    let sign = if heaps % 2 == 1 { 1 } else { -1 };
    let by_size = open.iter().enumerate().map(|(i, heap)| if i % 2 == 0 { *heap } else { -heap });
    let lead = by_size.sum::<i64>() + bring(pairs, sign);
    let sum: i64 = row.iter().sum();
    line([(sum + lead) / 2, (sum - lead) / 2])
}

/// Both always take the largest heap in reach, the last one of equals.
fn greedy(input: &mut Input) -> String {
    let mut row = row(input);
    let mut reached = BinaryHeap::new();
    let neighbours = |i: usize, row: &[i64]| {
        let both = [i.checked_sub(1), Some(i + 1)].into_iter().flatten();
        both.filter(|&j| j < row.len() && row[j] > 0).map(|j| (row[j], j)).collect::<Vec<_>>()
    };
    for i in (0..row.len()).filter(|&i| row[i] == 0) {
        reached.extend(neighbours(i, &row));
    }
    let (mut totals, mut turn) = ([0, 0], 0);
    while let Some((heap, i)) = reached.pop() {
        if row[i] > 0 {
            row[i] = 0;
            totals[turn % 2] += heap;
            turn += 1;
            reached.extend(neighbours(i, &row));
        }
    }
    line(totals)
}
