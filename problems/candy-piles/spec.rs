use super::prelude::*;
use std::collections::HashMap;

const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "piles",
    largest: 100_000,
    generate,
    promise: |words| drop(words.list("N", 1..=100_000, "pile", 1..=MOST)),
    lost: Some("Second"),
    long: &[
        ("max-square", || {
            // The corner is the last pile's: u = 10⁹ − 10⁵, and no pile comes after it.
            (list(&vec![MOST; 100_000]), "Second\n".into())
        }),
        ("max-tower", || {
            // The same, but the last pile lacks one candy. It stands in the middle.
            let mut piles = vec![MOST; 100_000];
            piles[50_000] -= 1;
            (list(&piles), "First\n".into())
        }),
        ("max-ones", || (list(&vec![1; 100_000]), "First\n".into())),
        ("max-stairs", || {
            // 1, 2, …, 10⁵ in any order: i = 50 000, where the pile has 50 001, and one pile of 50 000
            // comes after it.
            let piles: Vec<u64> = (0..100_000).map(|j| j * 61_803 % 100_000 + 1).collect();
            (list(&piles), "First\n".into())
        }),
        ("max-stairs-lost", || {
            // 1, …, 49 999 and 50 002, …, 100 001: i = 50 000, u = 2, r = 0.
            let piles = (0..99_999).map(|j| j * 61_801 % 99_999 + 1);
            let piles: Vec<u64> =
                piles.map(|pile| if pile < 50_000 { pile } else { pile + 2 }).collect();
            (list(&piles), "Second\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-last-wins", by_table),
        wrong("hack-both", |input| by_arms(input, |up, right| up % 2 == 1 && right % 2 == 1)),
        wrong("hack-up", |input| by_arms(input, |up, _| up % 2 == 1)),
        wrong("hack-right", |input| by_arms(input, |_, right| right % 2 == 1)),
        wrong("hack-sum", |input| by_arms(input, |up, right| (up + right) % 2 == 1)),
        wrong("hack-unsorted", |input| {
            let piles = input.list();
            let (up, right) = arms(&piles);
            verdict(up % 2 == 1 || right % 2 == 1)
        }),
        wrong("hack-any-pile", |input| {
            let mut piles = input.list();
            piles.sort_unstable();
            if piles.len() > 6 || piles.iter().sum::<u64>() > 30 {
                return verdict(is_won(piles));
            }
            verdict(any_pile(&piles, &mut HashMap::new()))
        }),
        wrong("hack-all-later", |input| {
            let mut piles = input.list();
            piles.sort_unstable_by(|a, b| b.cmp(a));
            let i = corner(&piles);
            verdict((piles[i - 1] - i as u64) % 2 == 1 || (piles.len() - i) % 2 == 1)
        }),
    ],
    ..Spec::NEW
};

fn verdict(wins: bool) -> String {
    String::from(if wins { "First\n" } else { "Second\n" })
}

/// The largest i such that each of the first i piles has its own number or more.
fn corner(piles: &[u64]) -> usize {
    piles.iter().zip(1..).take_while(|(pile, i)| *pile >= i).count().max(1)
}

/// u and r.
fn arms(piles: &[u64]) -> (u64, u64) {
    let i = corner(piles);
    let right = piles[i..].iter().take_while(|&&pile| pile >= i as u64).count();
    (piles[i - 1] - i as u64, right as u64)
}

fn by_arms(input: &mut Input, wins: fn(u64, u64) -> bool) -> String {
    let mut piles = input.list();
    piles.sort_unstable_by(|a, b| b.cmp(a));
    let (up, right) = arms(&piles);
    verdict(wins(up, right))
}

fn is_won(mut piles: Vec<u64>) -> bool {
    piles.sort_unstable_by(|a, b| b.cmp(a));
    let (up, right) = arms(&piles);
    up % 2 == 1 || right % 2 == 1
}

/// The whole drawing, if it is small: whoever faces no candy loses.
fn by_table(input: &mut Input) -> String {
    let mut piles = input.list();
    piles.sort_unstable_by(|a, b| b.cmp(a));
    if piles.len() > 60 || piles[0] > 60 {
        return verdict(is_won(piles));
    }
    let mut won = vec![vec![false; 62]; piles.len() + 1];
    for x in (0..piles.len()).rev() {
        for y in (0..piles[x] as usize).rev() {
            won[x][y] = !won[x + 1][y] || !won[x][y + 1];
        }
    }
    verdict(won[0][0])
}

/// Any pile may be eaten. Piles are sorted, and none is empty.
fn any_pile(piles: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if piles.is_empty() {
        return true;
    }
    if let Some(&is_won) = known.get(piles) {
        return is_won;
    }
    let mut options: Vec<Vec<u64>> =
        (0..piles.len()).map(|i| [&piles[..i], &piles[i + 1..]].concat()).collect();
    options.push(piles.iter().map(|pile| pile - 1).filter(|&pile| pile > 0).collect());
    let is_won = options.iter().any(|option| !any_pile(option, known));
    known.insert(piles.to_vec(), is_won);
    is_won
}

/// Any piles; or a square with arms above and to the right, both even if it is to be lost, and
/// smaller piles after it.
fn generate(draw: &mut Draw) {
    let count = draw.items(1);
    let is_lost = draw.is_to_be_lost();
    let mut piles = draw.numbers(count, 1, MOST);
    if is_lost {
        piles.sort_unstable_by(|a, b| b.cmp(a));
        let i = corner(&piles);
        let (up, right) = arms(&piles);
        // One candy less at the corner, or one pile less to the right of it: it then has i − 1.
        if up % 2 == 1 {
            piles[i - 1] -= 1;
            for j in i..count {
                piles[j] = piles[j].min(piles[i - 1]);
            }
        }
        if right % 2 == 1 && i > 1 {
            piles[i + right as usize - 1] = i as u64 - 1;
            for j in i + right as usize..count {
                piles[j] = piles[j].min(i as u64 - 1);
            }
        } else if right % 2 == 1 {
            piles.pop();
        }
    }
    draw.shuffle(&mut piles);
    draw.list(&piles);
}
