use super::kit::prelude::*;

const MOST: u64 = 1_000_000;

pub const KNOWN: Known = Known {
    things: "sticks",
    size: MOST as usize,
    generate,
    validate: |words| {
        let n = words.number("n", 1..=MOST);
        let mut seen = HashSet::new();
        words.times("k", 1..=100, |words| words.fresh(&mut seen, "p", 1..=n.into()));
        words.holds(seen.contains(&1), "1 is in the set");
    },
    wrong: |given, case| {
        let (n, takes) = (given.number(), given.counted());
        let largest = *takes.iter().max().unwrap();
        let mut won = vec![false];
        for heap in 1..=n {
            let fits = |take: &&u64| heap >= **take;
            let mut rests = takes.iter().filter(fits).map(|take| heap - take);
            won.push(match case {
                "hack-bash" => heap % (largest + 1) != 0,
                "hack-from-zero" => rests.any(|rest| !won[rest as usize]),
                "hack-largest" => !won[rests.min().unwrap() as usize],
                "hack-repeated" if heap > largest + 1 => won[(heap - largest - 1) as usize],
                "hack-repeated" => rests.any(|rest| !won[rest as usize]),
                "hack-unsorted" => {
                    takes.iter().take_while(fits).any(|take| !won[(heap - take) as usize])
                }
                _ => unknown(case),
            });
        }
        let shown = if case == "hack-from-zero" { &won[..n as usize] } else { &won[1..] };
        shown.iter().map(|&won| if won { 'W' } else { 'L' }).chain(['\n']).collect()
    },
    large: &[
        ("max-odd-takes", || {
            // Every second heap is lost, and all takes are tried on it.
            let odd: Vec<u64> = (0..100).map(|i| 2 * i + 1).collect();
            (line([MOST, 100]) + &line(odd), "WL".repeat(500_000) + "\n")
        }),
        ("max-take-all", || {
            // As with 1 alone, but for the largest heap.
            (line([MOST, 2]) + &line([MOST, 1]), "WL".repeat(499_999) + "WW\n")
        }),
    ],
    ..UNKNOWN
};

fn generate(draw: &mut Draw) {
    let n = if draw.is_small() { draw.from(1, 12) } else { draw.items(1) as u64 };
    let most = if draw.is_small() { n.min(6) } else { n.min(draw.one_of(&[100, 1000, MOST])) };
    let mut takes = vec![1];
    for _ in 0..if draw.is_small() { draw.from(0, 3) } else { draw.up_to(0, 99) } {
        let take = draw.from(1, most);
        if !takes.contains(&take) {
            takes.push(take);
        }
    }
    draw.shuffle(&mut takes);
    draw.line([n, takes.len() as u64]);
    draw.line(takes);
}
