//! The game as stated: a turn divides by a power of a prime all numbers that it divides.

use referee::{Game, Moves, Player};

pub struct Rules;

/// A power of a prime, to divide by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Power {
    pub prime: u64,
    pub power: u64,
}

impl Game for Rules {
    /// The numbers.
    type Position = Vec<u64>;
    type Move = Power;

    fn moves(list: &Vec<u64>, _: Player) -> Moves<Rules> {
        let divided = |q: u64| list.iter().map(|a| if a % q == 0 { a / q } else { *a }).collect();
        powers(list).into_iter().map(|step| (step, divided(step.power))).collect()
    }
}

/// The powers of primes that divide a number of the list, prime by prime.
pub fn powers(list: &[u64]) -> Vec<Power> {
    let mut powers = vec![];
    for &a in list {
        let (mut rest, mut prime) = (a, 2);
        while rest > 1 {
            let mut power = prime;
            while rest % prime == 0 {
                powers.push(Power { prime, power });
                rest /= prime;
                power *= prime;
            }
            prime = if prime * prime < rest { prime + 1 } else { rest };
        }
    }
    powers.sort_unstable();
    powers.dedup();
    powers
}
