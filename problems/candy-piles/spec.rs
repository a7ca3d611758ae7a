use spec::prelude::*;

const PILES: u64 = 100_000;
const MOST: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "piles",
    largest: PILES as usize,
    generate,
    validate: |input| drop(input.list("N", 1..=PILES, "pile", 1..=MOST)),
    lost: Some("Second"),
    long: &[
        ("max-square", || {
            // The corner is the last pile's: u = 10⁹ − 10⁵, and no pile comes after it.
            (list(&vec![MOST; PILES as usize]), "Second\n".into())
        }),
        ("max-tower", || {
            // The same, but the last pile lacks one candy. It stands in the middle.
            let mut piles = vec![MOST; PILES as usize];
            piles[50_000] -= 1;
            (list(&piles), "First\n".into())
        }),
        ("max-ones", || (list(&vec![1; PILES as usize]), "First\n".into())),
        // 2¹⁶ of them to the right of the corner.
        ("max-ones-lost", || (list(&[1; (1 << 16) + 1]), "Second\n".into())),
        ("max-sorted", || (list(&(1..=PILES).collect::<Vec<_>>()), "First\n".into())),
        ("max-sorted-down", || (list(&(1..=PILES).rev().collect::<Vec<_>>()), "First\n".into())),
        ("max-stairs", || {
            // 1, 2, …, 10⁵ in any order: i = 50 000, where the pile has 50 001, and one pile of 50 000
            // comes after it.
            let piles: Vec<u64> = (0..PILES).map(|j| j * 61_803 % PILES + 1).collect();
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
        wrong("hack-sum", |input| by_arms(input, |up, right| (up + right) % 2 == 1)),
        wrong("hack-unsorted", |input| {
            let piles = input.list();
            let (up, right) = arms(&piles);
            verdict(up % 2 == 1 || right % 2 == 1)
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

/// Any piles; or a square with arms above and to the right, both even if it is to be lost, and
/// smaller piles after it.
fn generate(random: &mut Random) {
    let count = random.items(1);
    let is_lost = random.is_to_be_lost();
    let mut piles = random.numbers(count, 1, MOST);
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
    random.shuffle(&mut piles);
    random.list(&piles);
}
