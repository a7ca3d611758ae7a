use itertools::Itertools;
use referee::small::{in_order, sequences};
use std::collections::HashSet;

/// Cards with numbers and a heap of w stones. In turn each player draws a card at random, takes as
/// many stones as it says, and the card is gone; a card above the heap is drawn again. Whoever
/// takes the last stone wins. For which w does the first player win, whatever is drawn?
#[test]
fn poj_3688() {
    for cards in in_order(&[(5, 5)]) {
        for stones in 1..=12_u64 {
            // The heap and the cards left, and the winners where the heap is empty.
            let (mut open, mut seen) = (vec![(stones, cards.clone(), true)], HashSet::new());
            let mut winners = HashSet::new();
            while let Some((heap, cards, is_first)) = open.pop() {
                if heap == 0 {
                    winners.insert(!is_first);
                    continue;
                }
                for (i, &card) in cards.iter().enumerate().filter(|(_, &card)| card <= heap) {
                    let rest = [&cards[..i], &cards[i + 1..]].concat();
                    let next = (heap - card, rest, !is_first);
                    if seen.insert(next.clone()) {
                        open.push(next);
                    }
                }
            }
            let by = |parity: usize| {
                cards
                    .iter()
                    .powerset()
                    .any(|set| set.len() % 2 == parity && set.into_iter().sum::<u64>() == stones)
            };
            let wins = winners == HashSet::from([true]);
            assert_eq!(wins, by(1) && !by(0), "{cards:?} {stones}");
        }
    }
}

/// A function of n bits is known. In each turn a coin says which of the players chooses a bit that
/// is not set and sets it; one wants the value at the end large, the other small. What is expected?
#[test]
fn codeforces_995d() {
    /// Bits are 0, 1 or not set (2).
    fn expected(bits: &[usize], values: &[u64]) -> f64 {
        let (mut most, mut least) = (f64::MIN, f64::MAX);
        for (i, bit) in (0..bits.len()).cartesian_product(0..2).filter(|&(i, _)| bits[i] == 2) {
            let mut next = bits.to_vec();
            next[i] = bit;
            let value = expected(&next, values);
            (most, least) = (most.max(value), least.min(value));
        }
        if bits.contains(&2) {
            (most + least) / 2.0
        } else {
            values[bits.iter().fold(0, |number, bit| 2 * number + bit)] as f64
        }
    }
    for (n, most) in [(1, 5), (2, 3), (3, 1)] {
        for values in sequences(1 << n, most) {
            let average = values.iter().sum::<u64>() as f64 / values.len() as f64;
            assert!((expected(&vec![2; n], &values) - average).abs() < 1e-9, "{values:?}");
        }
    }
}
