//! Reasons that many games share: the nim-sum of some numbers.

use crate::{all, any, joined, say, Arg, Between, Idea, Say, Show, Sum};
use referee::Take;
use shared::nim::nim_sum;

/// Nim: whoever takes the last piece wins.
///
/// ```
/// # use board::nim;
/// # use referee::Take;
/// let idea = nim(&[8, 3]);
/// assert_eq!((idea.why[0].id, idea.by), ("won-nim-lower-two", Some(Take { heap: 0, stones: 5 })));
/// assert_eq!(nim(&[5, 7, 8, 9, 10]).why[0].id, "won-nim");
/// ```
pub fn nim(heaps: &[u64]) -> Idea<Take> {
    let left = positive(heaps);
    let mut lone = unpaired(heaps);
    lone.sort_unstable();
    // After a move that pairs all heaps, are there two?
    let are_two = left.len() - lone.len() % 2 == 2;
    let x = xor(&left);
    let lower = |size: u64| {
        let heap = heaps.iter().position(|&heap| heap == size).unwrap_or(0);
        Take { heap, stones: size - (size ^ x) }
    };
    let idea = match lone[..] {
        [] if left.is_empty() => Idea::new(say!("lost-nim-empty")),
        [] if are_two => Idea::new(say!("lost-nim-two"; heaps = all(&left))),
        [] => Idea::new(say!("lost-nim-paired"; heaps = all(&left))),
        [heap] if left.len() == 1 => Idea::new(say!("won-nim-last"; heap)).by(lower(heap)),
        [heap] if are_two => Idea::new(say!("won-nim-whole-two"; heap)).by(lower(heap)),
        [heap] => Idea::new(say!("won-nim-whole"; heap)).by(lower(heap)),
        [low, high] if are_two => Idea::new(say!("won-nim-lower-two"; low, high)).by(lower(high)),
        [low, high] => Idea::new(say!("won-nim-lower"; low, high)).by(lower(high)),
        _ if x == 0 => Idea::new(say!("lost-nim"; heaps = in_powers(&left))),
        _ => {
            let mut lowered = left.clone();
            lowered.retain(|heap| heap ^ x < *heap);
            lowered.sort_unstable();
            lowered.dedup();
            let to = |&heap: &u64| say!("nim-lower"; heap, to = heap ^ x);
            let moves: Vec<Say> = lowered.iter().map(to).collect();
            let (heaps, odd) = (in_powers(&left), powers(x));
            let why =
                say!("won-nim"; heaps, odd = all(&odd), count = odd.len(), x, moves = any(&moves));
            Idea::new(why).by(lower(lowered[0]))
        }
    };
    idea.counts(quantity(heaps))
}

/// The nim-sum of some numbers tells who wins; `what` names them. The caller names the move.
///
/// ```
/// # use board::{by_nim_sum, say, Idea};
/// let idea: Idea<()> = by_nim_sum(&[2, 6, 9], say!("heaps"));
/// assert_eq!(idea.why[0].id, "won-sum");
/// ```
pub fn by_nim_sum<M>(numbers: &[u64], what: Say) -> Idea<M> {
    let left = positive(numbers);
    let x = xor(&left);
    let (terms, odd) = (in_powers(numbers), powers(x));
    let idea = match left[..] {
        [] => Idea::new(say!("lost-sum-empty"; what)),
        [only] => Idea::new(say!("won-sum-one"; what, only)),
        _ if x == 0 => Idea::new(say!("lost-sum"; what, terms)),
        _ => Idea::new(say!("won-sum"; what, terms, odd = all(&odd), count = odd.len(), x)),
    };
    idea.counts(quantity(numbers))
}

/// The numbers that are told have the nim-sum 0, and whoever changes one by a `change`, such as a move, spoils
/// that.
pub fn balanced(told: Say, change: Say) -> Say {
    say!("lost-balanced"; told, change)
}

/// The numbers that are told have this nim-sum, and a step, of a few words, makes it 0.
pub fn unbalanced(told: Say, x: u64, step: Say) -> Say {
    say!("won-unbalanced"; told, odd = all(powers(x)), x, step)
}

/// The same of a sum, where the numbers are large or many: no power is named, but what balances then.
pub fn evened<G: Show + ?Sized>(told: Say, sum: &Sum<G>, step: Say) -> Say {
    say!("won-evened"; told, x = sum.x, step, balance = &sum.balance)
}

/// That numbers balance, their nim-sum being 0, said by what can be seen: in pairs, or power by power.
///
/// ```
/// # use board::balance;
/// assert_eq!(balance(&[5, 1, 0, 5, 1]).id, "balance-pairs");
/// assert_eq!(balance(&[1, 2, 3]).id, "balance-powers");
/// assert_eq!(balance(&[1, 2, 3, 1, 2, 3, 1, 2, 3]).id, "balance-many");
/// ```
/// Others are refused where the boards are tested:
/// ```should_panic
/// board::balance(&[1, 2]);
/// ```
pub fn balance(numbers: &[u64]) -> Say {
    let left = positive(numbers);
    debug_assert_eq!(xor(&left), 0, "{:?} do not balance", left);
    if left.is_empty() {
        say!("balance-none")
    } else if left.len() > 8 {
        say!("balance-many")
    } else if unpaired(&left).is_empty() {
        say!("balance-pairs"; numbers = all(&left), zeros = numbers.len() - left.len())
    } else {
        say!("balance-powers"; numbers = in_powers(&left))
    }
}

/// The same after one of the numbers has been changed so that they balance.
///
/// ```
/// # use board::{balance, balance_after};
/// assert_eq!(balance_after(&[1, 5, 3], 1), balance(&[1, 2, 3]));
/// ```
pub fn balance_after(numbers: &[u64], changed: usize) -> Say {
    let mut after = numbers.to_vec();
    after[changed] ^= xor(numbers);
    balance(&after)
}

/// X as the nim-sum of some numbers.
pub fn quantity(numbers: &[u64]) -> Say {
    let x = xor(numbers);
    let terms = if numbers.len() > 1 { joined(numbers, " ⊕ ") + " = " } else { String::new() };
    say!("nim-sum"; sum = terms + &x.to_string())
}

/// The first number that can be lowered so that the nim-sum becomes 0: its place, and by how much.
///
/// ```
/// # use board::lowered;
/// assert_eq!((lowered(&[1, 5, 3]), lowered(&[1, 2, 3])), (Some((1, 3)), None));
/// ```
pub fn lowered(numbers: &[u64]) -> Option<(usize, u64)> {
    let x = xor(numbers);
    let place = numbers.iter().position(|number| number ^ x < *number)?;
    Some((place, numbers[place] - (numbers[place] ^ x)))
}

/// The number with that place, from 0, among those with an odd number of ones in binary.
///
/// ```
/// assert_eq!([0, 1, 2, 3].map(board::odious), [1, 2, 4, 7]);
/// ```
pub fn odious(place: u64) -> u64 {
    2 * place + u64::from(place.count_ones() % 2 == 0)
}

/// The numbers without those that are 0.
pub fn positive(numbers: &[u64]) -> Vec<u64> {
    numbers.iter().copied().filter(|&number| number > 0).collect()
}

/// The powers of two up to the largest in these numbers, the largest first, and in how many of them each occurs.
///
/// ```
/// assert_eq!(board::ones(&[5, 1]), [(4, 1), (2, 0), (1, 2)]);
/// ```
pub fn ones(numbers: &[u64]) -> Vec<(u64, u64)> {
    let highest = numbers.iter().fold(1, |all, number| all | number);
    let mut ones = vec![];
    for power in (0..64).rev().map(|place| 1 << place).filter(|&power| power <= highest) {
        ones.push((power, numbers.iter().filter(|&number| number & power > 0).count() as u64));
    }
    ones
}

fn xor(numbers: &[u64]) -> u64 {
    nim_sum(numbers.iter().copied())
}

/// The numbers, each with the powers of two that it is made of, if they are few.
fn in_powers(numbers: &[u64]) -> Arg {
    let are_few = numbers.iter().map(|number| number.count_ones()).sum::<u32>() <= 9;
    // If one of them is made of several, each has its own sign: `2 = 2, 5 = 4 + 1`.
    let are_told = are_few && numbers.iter().any(|number| number.count_ones() > 1);
    let term = |&number: &u64| match number {
        1.. if are_told => format!("{} = {}", number, joined(powers(number), " + ")),
        _ => number.to_string(),
    };
    Arg::List(numbers.iter().map(|number| term(number).into()).collect(), Between::And)
}

/// The heaps that are not empty and have no equal partner, when equal heaps cancel in pairs.
///
/// ```
/// # use board::unpaired;
/// assert_eq!(unpaired(&[3, 5, 0, 3, 5, 5, 7]), [5, 7]);
/// ```
pub fn unpaired(heaps: &[u64]) -> Vec<u64> {
    heaps.iter().zip(are_alone(heaps)).filter(|heap| heap.1).map(|heap| *heap.0).collect()
}

/// Which of the heaps these are.
fn are_alone(heaps: &[u64]) -> Vec<bool> {
    let mut alone: Vec<bool> = vec![];
    for (i, &heap) in heaps.iter().enumerate() {
        let partner = (0..i).find(|&j| alone[j] && heaps[j] == heap);
        if let Some(j) = partner {
            alone[j] = false;
        }
        alone.push(heap > 0 && partner.is_none());
    }
    alone
}

/// Of each number the powers of two that are left over when equal ones cancel in pairs: one of each that occurs
/// an odd number of times, from the number that has the largest on.
///
/// ```
/// # use board::left_over;
/// assert_eq!(left_over(&[1, 4, 6, 5]), [0, 4, 2, 0]);
/// assert_eq!(left_over(&[3, 5, 6]), [0, 0, 0]);
/// ```
pub fn left_over(numbers: &[u64]) -> Vec<u64> {
    let (mut left, mut place) = (vec![0; numbers.len()], 0);
    for power in powers(xor(numbers)) {
        if numbers[place] & power == 0 {
            place = numbers.iter().position(|number| number & power > 0).unwrap_or(0);
        }
        left[place] |= power;
    }
    left
}

/// The powers of two whose sum is a number, the largest first.
///
/// ```
/// assert_eq!(board::powers(11), [8, 2, 1]);
/// ```
pub fn powers(number: u64) -> Vec<u64> {
    (0..64).rev().map(|bit| number & 1 << bit).filter(|&power| power > 0).collect()
}
