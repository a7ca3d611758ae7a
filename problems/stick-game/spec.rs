use spec::prelude::*;

/// The sticks.
const MOST: u64 = 1_000_000;
/// The numbers of P.
const TAKES: u64 = 100;

pub const SPEC: Spec = Spec {
    unit: "sticks",
    largest: MOST as usize,
    generate,
    validate: |input| {
        let [n, takes] = input.fields([("n", 1..=MOST), ("k", 1..=TAKES)]);
        let set = input.distinct(takes, "p", 1..=n);
        input.holds(set.contains(&1), "1 is in the set");
    },
    long: &[
        ("max-odd-takes", || {
            // Every second heap is lost, and all takes are tried on it.
            let odd: Vec<u64> = (0..TAKES).map(|i| 2 * i + 1).collect();
            (line([MOST, TAKES]) + &line(&odd), "WL".repeat(MOST as usize / 2) + "\n")
        }),
        ("max-take-all", || {
            // As with 1 alone, but for the largest heap.
            (line([MOST, 2]) + &line([MOST, 1]), "WL".repeat(MOST as usize / 2 - 1) + "WW\n")
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

fn generate(random: &mut Random) {
    let n = if random.is_small() { random.from(1, 12) } else { random.items(1) as u64 };
    let most = if random.is_small() { n.min(6) } else { n.min(random.one_of(&[100, 1000, MOST])) };
    let mut takes = vec![1];
    let more = if random.is_small() { random.count(0, 3) } else { random.full_count(0, TAKES - 1) };
    random.each(more, |random| {
        let take = random.from(1, most);
        if !takes.contains(&take) {
            takes.push(take);
        }
    });
    random.shuffle(&mut takes);
    random.line([n, takes.len() as u64]);
    random.line(takes);
}
