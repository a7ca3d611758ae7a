use spec::prelude::*;

const PILES: u64 = 100;
const CARDS: u64 = 100;
const MOST: u64 = 1000;

pub const SPEC: Spec = Spec {
    unit: "cards",
    largest: (PILES * CARDS) as usize,
    generate: |random| {
        random.in_cases([PILES, CARDS], |random, count| {
            let pile = random.numbers(count, 1, MOST);
            random.text += &(count.to_string() + " " + &line(pile));
        });
    },
    validate: |input| {
        input.times("n", 1..=PILES, |input| {
            let s = input.number("s", 1..=CARDS);
            input.line(s, "c", 1..=MOST);
        });
    },
    long: &[("max-cards", || {
        // Upper halves of the largest cards, lower halves of 1.
        let half = CARDS / 2;
        let pile = [vec![MOST; half as usize], vec![1; half as usize]].concat();
        let pile = format!("{CARDS} {}", line(pile));
        (line([PILES]) + &pile.repeat(PILES as usize), line([PILES * half * MOST, PILES * half]))
    })],
    mistakes: &[
        wrong("hack-greedy", |input| {
            let mut piles = piles(input);
            let mut sums = [0, 0];
            for turn in 0.. {
                let own =
                    |pile: &Vec<u64>| if turn % 2 == 0 { pile[0] } else { pile[pile.len() - 1] };
                piles.retain(|pile| !pile.is_empty());
                let Some(pile) = piles.iter_mut().max_by_key(|pile| own(pile)) else { break };
                sums[turn % 2] += if turn % 2 == 0 { pile.remove(0) } else { pile.pop().unwrap() };
            }
            line(sums)
        }),
        wrong("hack-order", |input| sums(input, |_| (), |turn| turn % 2)),
        wrong("hack-smallest-first", |input| sums(input, <[u64]>::sort_unstable, |turn| turn % 2)),
        wrong("hack-all-to-ciel", |input| sums(input, |_| (), |_| 0)),
    ],
    ..Spec::NEW
};

fn piles(input: &mut Input) -> Vec<Vec<u64>> {
    (0..input.number()).map(|_| input.list()).collect()
}

/// The halves, and the middle cards in this order, each for the player who gets the one with this number.
fn sums(input: &mut Input, order: fn(&mut [u64]), player: fn(usize) -> usize) -> String {
    let (mut sums, mut middles) = ([0, 0], vec![]);
    for pile in piles(input) {
        let half = pile.len() / 2;
        sums[0] += pile[..half].iter().sum::<u64>();
        sums[1] += pile[pile.len() - half..].iter().sum::<u64>();
        middles.extend_from_slice(&pile[half..pile.len() - half]);
    }
    order(&mut middles);
    for (turn, middle) in middles.into_iter().enumerate() {
        sums[player(turn)] += middle;
    }
    line(sums)
}
