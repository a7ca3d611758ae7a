use super::prelude::*;

const MOST: u64 = 1_000_000;

pub const SPEC: Spec = Spec {
    unit: "sticks",
    largest: MOST as usize,
    generate,
    promise: |words| {
        let [n, takes] = words.fields([("n", 1..=MOST), ("k", 1..=100)]);
        let set = words.distinct(takes, "p", 1..=n);
        words.holds(set.contains(&1), "1 is in the set");
    },
    long: &[
        ("max-odd-takes", || {
            // Every second heap is lost, and all takes are tried on it.
            let odd: Vec<u64> = (0..100).map(|i| 2 * i + 1).collect();
            (line([MOST, 100]) + &line(&odd), "WL".repeat(500_000) + "\n")
        }),
        ("max-take-all", || {
            // As with 1 alone, but for the largest heap.
            (line([MOST, 2]) + &line([MOST, 1]), "WL".repeat(499_999) + "WW\n")
        }),
    ],
    mistakes: &[
        wrong("hack-unsorted", |input| {
            letters(input, |heap, takes, won| {
                let fitting = takes.iter().take_while(|&&take| take <= heap);
                fitting.map(|take| heap - take).any(|rest| !won[rest as usize])
            })
        }),
        wrong("hack-bash", |input| {
            letters(input, |heap, takes, _| heap % (takes.iter().max().unwrap() + 1) != 0)
        }),
        wrong("hack-largest", |input| {
            letters(input, |heap, takes, won| {
                let largest = takes.iter().filter(|&&take| take <= heap).max().unwrap();
                !won[(heap - largest) as usize]
            })
        }),
    ],
    ..Spec::NEW
};

/// Is a heap won, by the takes and the smaller heaps?
type Wins = fn(u64, &[u64], &[bool]) -> bool;

/// The letters of the heaps from 1 to n.
fn letters(input: &mut Input, wins: Wins) -> String {
    let (n, takes) = (input.number(), input.list());
    let mut won = vec![false];
    for heap in 1..=n {
        won.push(wins(heap, &takes, &won));
    }
    won[1..].iter().map(|&won| if won { 'W' } else { 'L' }).chain(['\n']).collect()
}

fn generate(draw: &mut Draw) {
    let n = if draw.is_small() { draw.from(1, 12) } else { draw.items(1) as u64 };
    let most = if draw.is_small() { n.min(6) } else { n.min(draw.one_of(&[100, 1000, MOST])) };
    let mut takes = vec![1];
    let more = if draw.is_small() { draw.count(0, 3) } else { draw.full_count(0, 99) };
    draw.each(more, |draw| {
        let take = draw.from(1, most);
        if !takes.contains(&take) {
            takes.push(take);
        }
    });
    draw.shuffle(&mut takes);
    draw.line([n, takes.len() as u64]);
    draw.line(takes);
}
