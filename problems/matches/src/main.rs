//! # Matches — 取火柴游戏, Luogu P1247
//!
//! <https://www.luogu.com.cn/problem/P1247> · Nim, its first winning move · O(k) time, 4 bytes a heap (8 beyond 2³²)
//!
//! **Statement.** k heaps of matches. A move takes any positive number of matches from one heap;
//! who takes the last match wins. If the first player cannot win, print `lose`. Otherwise print the
//! winning move as `amount heap`, heaps counted from 1, and on a second line all heaps after it; of
//! several winning moves the one whose heap has the lowest number, then the least amount. k ≤
//! 500 000, heaps ≤ 10⁹. Any k and any u64 heaps are accepted, 0 too.
//!
//! **Idea.** Write the heaps in binary, one below the other, and let X be their nim-sum: 1 where a
//! column holds an odd number of ones. The player who always leaves X = 0 wins.
//!
//! ```text
//! heap 1   3   0 0 1 1
//! heap 2   6   0 1 1 0
//! heap 3   9   1 0 0 1  ◀ holds the top bit of X: 9 ⊕ 12 = 5, so take 4
//!     X = 12   1 1 0 0
//! ```
//!
//! **Proof.** Claim: P-position ⇔ X = 0.
//! - The end: no matches, X = 0.
//! - From X = 0: a move changes one heap a to some b < a and X to a ⊕ b ≠ 0.
//! - From X ≠ 0: an odd number of heaps hold the top bit of X, so some heap a does. Its size a ⊕ X
//!   is below a, as the top bit goes out and only lower bits change besides; moving there makes X =
//!   0.
//!
//! Moving heap a to b makes X = 0 only for b = a ⊕ X, and that is a move iff a ⊕ X < a. So each
//! heap has at most one winning move, and the lowest heap number alone decides which to print.
//!
//! **Mistakes.** Printing heap before amount (`hack-order`). Stopping with `lose` when a heap is
//! empty (`hack-zero-heap`). Taking from the largest heap, which need not hold the top bit
//! (`hack-largest`). Testing (a ⊕ X) without the parentheses: `a ^ X < a` groups as `a ^ (X < a)`
//! in C (`hack-precedence`). Heaps above 2³² in 32 bits (`edge-u64`).
//!
//! **Source.** C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of
//! Mathematics 3 (1901), 35–39.

use proconio::{input, read_value};
use shared::{nim::winning_size, print::Output};

fn main() {
    input! { count: usize }
    let mut x = 0;
    let heaps: Heaps = (0..count).map(|_| read_value!(u64)).inspect(|a| x ^= a).collect();
    let mut output = Output::new();
    if let Some((chosen, size)) = first_winning_move(x, heaps.iter()) {
        output.number(heaps.get(chosen) - size);
        output.text(" ");
        output.number(chosen as u64 + 1);
        output.text("\n");
        for (i, a) in heaps.iter().enumerate() {
            if i > 0 {
                output.text(" ");
            }
            output.number(if i == chosen { size } else { a });
            output.write_block();
        }
        output.text("\n");
    } else {
        output.text("lose\n");
    }
    output.print();
}

/// The first heap that has a winning move, counted from 0, and the size the move leaves it; X is
/// the nim-sum of all.
fn first_winning_move(x: u64, heaps: impl Iterator<Item = u64>) -> Option<(usize, u64)> {
    heaps.enumerate().find_map(|(i, a)| Some((i, winning_size(a, x)?)))
}

/// A list of heaps that costs 4 bytes a heap while all are below 2³²: there is room for ten
/// million of them on a small judge.
#[derive(Default)]
struct Heaps {
    low: Vec<u32>,
    /// The upper halves; absent ones are 0.
    high: Vec<u32>,
}

impl Heaps {
    fn get(&self, i: usize) -> u64 {
        u64::from(self.low[i]) | u64::from(*self.high.get(i).unwrap_or(&0)) << 32
    }

    fn iter(&self) -> impl Iterator<Item = u64> + '_ {
        (0..self.low.len()).map(move |i| self.get(i))
    }
}

impl std::iter::FromIterator<u64> for Heaps {
    fn from_iter<I: IntoIterator<Item = u64>>(heaps: I) -> Self {
        let mut list = Heaps::default();
        for heap in heaps {
            if heap >> 32 != 0 {
                list.high.resize(list.low.len(), 0);
                list.high.push((heap >> 32) as u32);
            }
            list.low.push(heap as u32);
        }
        list
    }
}

#[cfg(test)]
mod tests {
    use super::{first_winning_move, Heaps};
    use proptest::prelude::*;
    use shared::nim::nim_sum;
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: take any positive number of matches from one heap.
    fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
        sum(heaps, |&heap| (0..heap).rev())
    }

    /// The first option that is lost for the opponent; `options` lists them by heap, then amount.
    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
            let expected = options(&heaps).into_iter().find(|option| !game.is_won(option));
            let x = nim_sum(heaps.iter().copied());
            let after = first_winning_move(x, heaps.iter().copied()).map(|(i, size)| {
                let mut after = heaps.clone();
                after[i] = size;
                after
            });
            assert_eq!(after, expected, "{heaps:?}");
        }
    }

    proptest! {
        #[test]
        fn a_winning_move_leaves_nim_sum_0_and_none_means_it_is_0(
            heaps in prop::collection::vec(any::<u64>(), 0..9),
        ) {
            let x = heaps.iter().fold(0, |x, a| x ^ a);
            let winning = first_winning_move(x, heaps.iter().copied());
            prop_assert_eq!(winning.is_none(), x == 0);
            if let Some((i, size)) = winning {
                prop_assert!(size < heaps[i]);
                prop_assert_eq!(x ^ heaps[i] ^ size, 0);
            }
        }

        #[test]
        fn heaps_come_back_as_they_went_in(
            heaps in prop::collection::vec(prop_oneof![0..9_u64, any::<u64>()], 0..9),
        ) {
            let list: Heaps = heaps.iter().copied().collect();
            prop_assert_eq!(list.iter().collect::<Vec<_>>(), heaps);
        }
    }
}
