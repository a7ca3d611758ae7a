//! # Stones — 取石子游戏, GZOI 2017, Luogu P5675
//!
//! <https://www.luogu.com.cn/problem/P5675> · Nim with a forced first heap, XOR basis · O((n + log² a)·log a) time, O(n) memory
//!
//! **Statement.** Of n heaps Alice and Bob choose some, at least one, for a game of Nim, and name
//! one of the chosen heaps; Alice moves first, and her first move must take from the named heap.
//! Who cannot move loses. In how many ways can they choose and name so that Alice cannot win? Print
//! the number mod 1 000 000 007. n ≤ 200, 1 ≤ heap ≤ 200. Any n and any u64 heaps are accepted, 0
//! too.
//!
//! **Idea.** Let a be the named heap and R the nim-sum of the other chosen ones. Alice must bring a
//! to R, so she fails iff R ≥ a. Count the pairs with R < a, which she wins, and subtract.
//!
//! ```text
//! named 4, others 2 and 5:   R of {} = 0, {2} = 2, {5} = 5, {2, 5} = 7   two below 4
//! ```
//!
//! **Proof.** Claim: Alice wins ⇔ R < a.
//! - Nim's P-positions are those of nim-sum 0: the end has 0, every move from 0 leaves 0, and from
//!   elsewhere a heap that holds the nim-sum's top bit can restore it.
//! - Her move leaves the named heap at some b < a and nim-sum b ⊕ R. It can be 0 iff b = R is a
//!   move, iff R < a. (With a = 0 she has no move at all, and no R is below 0.)
//!
//! To count, let the span of the n − 1 others be the set of nim-sums of their subsets, and choose r
//! of them that form a basis of it. For every subset of the other n − 1 − r heaps, with nim-sum s,
//! and every element e of the span, exactly one subset of the basis has nim-sum e ⊕ s. So each
//! element is the nim-sum of 2^(n − 1 − r) subsets. Let the basis vectors have distinct top bits,
//! and choose an element from the highest bit down: at the top bit of a vector it may have 0 or 1,
//! at every other bit it is forced. Elements below a follow a's bits for a while, then have 0 where
//! a has 1; all vectors below are free from there.
//!
//! Which span do the others have? Let B be the heaps that enlarged the basis when all were inserted
//! in turn, at most 64. A heap outside B is a nim-sum of heaps in B: the others have the whole
//! span. For a heap in B, the span of the others comes from the rest of B and the heaps outside B,
//! of which a basis is enough.
//!
//! **Mistakes.** Counting the empty rest, R = 0, as lost for a > 0, or not counting it as lost for
//! a = 0 (`hack-empty-rest`). Nim-sums up to the largest heap, 200, in place of 255 (`hack-range`).
//! Taking the whole span for each heap: 1 1 3 gives 7 in place of 6 (`hack-essential`); the right
//! span with the whole one's 2^(n − 1 − r): 7 2 4 5 gives 12 in place of 14 (`hack-multiplicity`).
//!
//! **Source.** Guangzhou Olympiad in Informatics 2017 (the expansion of GZOI not confirmed). Nim:
//! C. L. Bouton, Annals of Mathematics 3 (1901), 35–39.

use proconio::input;
use shared::modular::{pow, MODULUS};

fn main() {
    input! { heaps: [u64] }
    println!("{}", lost_choices(&heaps));
}

/// The number of ways to choose and name in which Alice cannot win, mod [`MODULUS`].
fn lost_choices(heaps: &[u64]) -> u64 {
    let n = heaps.len() as u64;
    let mut whole = Basis::new();
    let (b, outside): (Vec<u64>, Vec<u64>) = heaps.iter().partition(|&&a| whole.insert(a));

    // 0 where b is empty, for then all heaps are; else the loop brings it below MODULUS.
    let mut won = won_choices(&whole, &outside, n);
    let mut base = Basis::new();
    for &a in &outside {
        base.insert(a);
    }
    for (i, a) in b.iter().enumerate() {
        let mut span = base.clone();
        for &other in b[..i].iter().chain(&b[i + 1..]) {
            span.insert(other);
        }
        won = (won + won_choices(&span, &[*a], n)) % MODULUS;
    }
    let all = n % MODULUS * pow(2, n.saturating_sub(1));
    (all + MODULUS - won) % MODULUS
}

/// The number of pairs of a heap a of `named` and a subset of its n − 1 others with R < a, where
/// the others have the given span: a number below 2⁶⁰ that is the same mod [`MODULUS`].
fn won_choices(span: &Basis, named: &[u64], n: u64) -> u64 {
    if named.is_empty() {
        return 0;
    }
    let elements: u64 = named.iter().map(|&a| span.below(a) % MODULUS).sum();
    elements % MODULUS * pow(2, n - 1 - span.rank)
}

/// A basis of a span under xor.
#[derive(Clone)]
struct Basis {
    /// At place i the vector with top bit i, or 0.
    vectors: [u64; 64],
    rank: u64,
    /// All bits that occur in a vector.
    bits: u64,
}

impl Basis {
    fn new() -> Self {
        Basis { vectors: [0; 64], rank: 0, bits: 0 }
    }

    /// Adds a vector; does it enlarge the span?
    fn insert(&mut self, mut vector: u64) -> bool {
        while vector != 0 {
            let top = 63 - vector.leading_zeros() as usize;
            if self.vectors[top] == 0 {
                self.vectors[top] = vector;
                self.rank += 1;
                self.bits |= vector;
                return true;
            }
            vector ^= self.vectors[top];
        }
        false
    }

    /// The number of elements of the span below `a`.
    fn below(&self, a: u64) -> u64 {
        // The element that follows a's bits as far as decided, and the vectors still free.
        let (mut element, mut free, mut below) = (0, self.rank, 0);
        for i in (0..64 - (self.bits | a).leading_zeros() as usize).rev() {
            let wanted = a >> i & 1;
            if self.vectors[i] != 0 {
                free -= 1;
                below += wanted << free;
                if element >> i & 1 != wanted {
                    element ^= self.vectors[i];
                }
            } else if element >> i & 1 != wanted {
                return below + (wanted << free);
            }
        }
        below
    }
}

#[cfg(test)]
mod tests {
    use super::{lost_choices, pow, Basis, MODULUS};
    use proptest::prelude::*;
    use shared::rules::{sum, Game};
    use shared::small::{positions, subsets};

    /// The statement: choose heaps, name one; Alice takes from it, then Nim goes on.
    #[test]
    fn agrees_with_the_rules_on_every_small_set_of_heaps() {
        let mut nim = Game::normal(|heaps: &Vec<u64>| sum(heaps, |&heap| 0..heap));
        for heaps in positions([(0, 0), (1, 8), (2, 8), (3, 6), (4, 4), (5, 3), (6, 2)]) {
            let mut lost = 0;
            for chosen in subsets(0..heaps.len()) {
                for named in 0..chosen.len() {
                    let start: Vec<u64> = chosen.iter().map(|&i| heaps[i]).collect();
                    let alice_wins = (0..start[named]).any(|size| {
                        let mut after = start.clone();
                        after[named] = size;
                        !nim.is_won(&after)
                    });
                    lost += u64::from(!alice_wins);
                }
            }
            assert_eq!(lost_choices(&heaps), lost, "{heaps:?}");
        }
    }

    proptest! {
        /// Heaps of few bits anywhere in the 64, so that many depend on each other.
        #[test]
        fn counts_the_subsets_with_r_at_least_a(
            heaps in prop::collection::vec(prop_oneof![0..8_u64, any::<u64>(), Just(u64::MAX)], 1..9),
            shift in 0..60_u32,
        ) {
            let heaps: Vec<u64> = heaps.iter().map(|heap| heap.rotate_left(shift)).collect();
            let mut lost = 0;
            for (i, &a) in heaps.iter().enumerate() {
                let others = [&heaps[..i], &heaps[i + 1..]].concat();
                lost += subsets(others).filter(|rest| rest.iter().fold(0, |r, b| r ^ b) >= a).count();
            }
            prop_assert_eq!(lost_choices(&heaps), lost as u64);
        }
    }

    /// The R of any 60 heaps 2⁰ … 2⁵⁹ take each value below 2⁶⁰ once, so a heap a is named a times
    /// with R < a, and twice as often for each heap more: here by zeros and by equal heaps.
    #[test]
    fn counts_beyond_64_bits_come_out() {
        let powers: Vec<u64> = (0..60).map(|place| 1 << place).collect();
        let twice = |exponent: u64| pow(2, exponent);
        for zeros in 0..64_u64 {
            let heaps = [vec![0; zeros as usize], powers.clone()].concat();
            let (all, below) = (zeros + 60, (1 << 60) - 1);
            let lost = all * twice(all - 1) + MODULUS * MODULUS - below % MODULUS * twice(zeros);
            assert_eq!(lost_choices(&heaps), lost % MODULUS, "{zeros} zeros");
        }
        let many = [powers.clone(), powers, vec![(1 << 60) - 1; 20]].concat();
        let below = 22 * (((1 << 60) - 1) % MODULUS);
        let lost = 140 * twice(139) + MODULUS * MODULUS - below % MODULUS * twice(79);
        assert_eq!(lost_choices(&many), lost % MODULUS);
    }

    #[test]
    fn a_span_of_all_numbers_is_counted_to_the_last() {
        let mut all = Basis::new();
        assert!((0..64).all(|i| all.insert(u64::MAX >> i)));
        for a in [0, 1, 2, 1 << 40, u64::MAX] {
            assert_eq!(all.below(a), a);
        }
    }
}
