//! # Election Promises — 竞选承诺, Codeforces 1149E, Luogu CF1149E
//!
//! <https://codeforces.com/problemset/problem/1149/E> · Nim on levels of a graph, the level being a mex · O(n + m) time and memory
//!
//! **Statement.** There are n cities with taxes, and m one-way roads that make no circle. Two
//! parties hold conventions in turn, and Wrong Answer Party begins. A convention in a city lowers
//! its tax to a smaller whole number, at least 0; at the same time the tax of each city to which a
//! road leads directly from there may be set to any whole number, at least 0, or left as it is.
//! Whoever cannot hold a convention, because all taxes are 0, loses. Can Wrong Answer Party force a
//! win, and with which first convention?
//!
//! **Input.** The first line has n and m, 1 ≤ n ≤ 200 000 and 0 ≤ m ≤ 200 000, the second the taxes
//! of the cities 1 to n, from 0 to 10⁹. Then m lines follow with u and v: a road from u to v. No
//! road leads from a city to itself, and none is given twice.
//!
//! **Output.** `LOSE` if Wrong Answer Party cannot win. Otherwise `WIN`, and on a second line the n
//! taxes after a first convention that wins, from 0 to 2·10¹⁸. Any such convention is right.
//!
//! ```text
//! input       output        input         output
//! 4 2         WIN           6 4           LOSE
//! 2 1 1 5     1 5 1 5       2 2 5 5 6 6
//! 1 2                       1 3
//! 3 4                       2 4
//!                           3 5
//!                           4 6
//! ```
//!
//! **Idea.** Begin with the smallest nets; the cities are named a, b, c, and so are their taxes.
//! - *Cities without roads.* Each is a heap of Nim ([matches](../matches/index.html)): the position
//!   is lost for the player to move exactly if the nim-sum (the bitwise xor ⊕) is 0.
//! - *One road a → b.* If a > 0, the player to move wins at once: a becomes 0, and b is set to 0 as
//!   well. If a = 0, only b matters. So the position is lost exactly if a = 0 and b = 0: each of
//!   the two is a Nim of its own, and whoever lowers a can set b on the way.
//! - *Two roads a → b → c.* A convention in a reaches b, but not c. Let b = 0. Then a and c are
//!   like two heaps of one Nim: if a = c and a player lowers one of them, the opponent lowers the
//!   other to the same number. If a player who lowers a also raises b, the opponent holds a
//!   convention in b, lowers b to 0 and sets c to the new a! (This wins whenever b > 0.) So the
//!   position is lost exactly if a ⊕ c = 0 and b = 0: a and c belong together, although they are at
//!   the two ends.
//!
//! So the cities seem to fall into *levels* 0, 1, 2, …: each level is a Nim of its own, and a
//! position is lost exactly if all levels are *balanced*, that is, have nim-sum 0. In
//! [nullify-the-matrix](../nullify_the_matrix/index.html) the levels were the anti-diagonals. What
//! do we need of the levels here?
//! - A convention must spoil balanced levels. With a road to a city of the same level, the player
//!   could set the tax there so that the balance stays. So **no road leads from a city to its own
//!   level.**
//! - Whoever finds spoiled levels must be able to mend them all by one convention. Hold it on the
//!   highest spoiled level, where a move of Nim mends this one (it may need any of the cities
//!   there), and mend each lower level by setting one tax there. So **from each city a road leads
//!   to every lower level.**
//!
//! In other words: look at the levels of the cities to which a city's roads lead. Its own level is
//! not among them, and every smaller one is. There is only one such number: the least of 0, 1, 2, …
//! that is not among them, which is called their *mex* (see [set-nim](../set_nim/index.html)). A
//! city without roads out has level 0, and as the roads make no circle, the levels can be found one
//! after the other:
//!
//! ```text
//! a → b → c       c has no road out: level 0; b sees level 0: 1; a sees level 1 only: 0
//! a → b, a → c    b and c: level 0; a: level 1
//! a → b → c, a → c       c: 0, b: 1, a sees 0 and 1: level 2
//! ```
//!
//! A road may lead to a higher level as well, as a → b does in the first line. This does no harm:
//! nobody needs it to mend, and if a player spoils higher levels by it, the opponent begins on the
//! highest of them, as in b above.
//!
//! **Method.**
//! 1. Put the cities in an order in which all roads lead forwards: again and again take a city to
//!    which roads lead only from cities already taken.
//! 2. From the last city to the first, find the level of each: the mex of the levels of the cities
//!    to which its roads lead. For each level k let X_k be the nim-sum of the taxes of its cities.
//! 3. If all X_k are 0, print `LOSE`.
//! 4. Otherwise take the highest level k with X_k ≠ 0, and on it a city v with h ⊕ X_k < h, where h
//!    is its tax. Replace h by h ⊕ X_k.
//! 5. For each lower level j with X_j ≠ 0 take one city on it to which a road leads from v, and
//!    replace its tax t by t ⊕ X_j. Print `WIN` and all taxes.
//!
//! **Proof.** *Play ends.* Take the order of step 1. A convention lowers one tax and changes only
//! taxes that come later in the order. So the first tax is never raised, and can be lowered only
//! finitely often. After that the second one is never raised, and can be lowered only finitely
//! often, and so on.
//!
//! *Claim.* The player to move loses ⇔ all X_k are 0. (⇔ means "if and only if".)
//! - *The end.* All taxes are 0, so all X_k are 0, and the player to move has lost.
//! - *If all X_k are 0, every convention leaves some X_k ≠ 0.* Let it be in v, on level k, and
//!   lower the tax from h to s. A mex is not one of its numbers, so no road leads from v to level
//!   k, and no other tax of this level is changed. So X_k = 0 becomes h ⊕ s, which is not 0 as s ≠
//!   h.
//! - *If some X_k is not 0, some convention leaves all X_k = 0.* Take the highest such k. On level
//!   k an odd number of taxes have the highest 1 of X_k, so there is a city v with such a tax h,
//!   and h ⊕ X_k < h. All numbers below a mex are among its numbers: from v a road leads to every
//!   level j < k. So steps 4 and 5 are possible. They make X_k = 0 and X_j = 0 for all j < k, and
//!   the levels above k were 0 and stay so.
//!
//! So a player who finds all X_k = 0 finds this again at each turn, if the opponent plays well. As
//! play ends, that player is at last the one who cannot hold a convention.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking one nim-sum of all taxes (`hack-one-sum`).
//! - Taking for the level the length of the longest way out of the city (`hack-longest`).
//! - Taking for the level the length of the shortest way to a city without roads out
//!   (`hack-shortest`).
//! - Taking the mex over the cities from which the roads come (`hack-incoming`).
//! - Treating the parts of the net that no road joins one by one (`hack-parts`).
//! - Counting only the cities with an odd longest way out, as on a staircase (`hack-stairs`).
//! - Printing `WIN` if any tax is not 0 (`hack-any`).
//! - Holding the convention on the lowest spoiled level, where it does not reach the higher ones
//!   (`hack-lowest`).
//! - Setting the tax on level j to X_j in place of t ⊕ X_j (`hack-set`).
//! - Choosing the first city of the level with a tax above 0, which need not become smaller
//!   (`hack-first`).
//! - Choosing the city of the level with the largest tax (`hack-largest`).
//! - Setting all cities to which v has roads to 0 (`hack-zero`).
//! - Changing all cities of level j to which v has roads by X_j, and not only one (`hack-every`).
//!
//! **Beyond.** The program takes taxes below 2⁶⁴, and a road that is given twice. It refuses roads
//! that make a circle, and cities that are not there. All conventions that win can be found in the
//! same way: in v, on level k, one must set h to h ⊕ X_k, so this must be less than h; and on each
//! other level j, higher ones too, the nim-sum of all old and new taxes of the cities that change
//! must be X_j, so v must have a road to it if X_j ≠ 0.
//!
//! **Source.** Codeforces Round 556 (Div. 1), 2019.

use proconio::{input, marker::Usize1};
use shared::grundy::Mex;

fn main() {
    input! { n: usize, m: usize, taxes: [u64; n], roads: [(Usize1, Usize1); m] }
    match winning_convention(taxes, &roads) {
        None => println!("LOSE"),
        Some(taxes) => {
            let taxes: Vec<String> = taxes.iter().map(u64::to_string).collect();
            println!("WIN\n{}", taxes.join(" "));
        }
    }
}

/// The taxes after a convention that wins. Cities count from 0.
fn winning_convention(mut taxes: Vec<u64>, roads: &[(usize, usize)]) -> Option<Vec<u64>> {
    let n = taxes.len();
    let (mut out, mut roads_in) = (vec![vec![]; n], vec![0; n]);
    for &(u, v) in roads {
        assert!(u.max(v) < n, "road {} {}: the cities are 1 to {}", u + 1, v + 1, n);
        out[u].push(v);
        roads_in[v] += 1;
    }
    let mut order: Vec<usize> = (0..n).filter(|&v| roads_in[v] == 0).collect();
    let mut i = 0;
    while i < order.len() {
        for &v in &out[order[i]] {
            roads_in[v] -= 1;
            if roads_in[v] == 0 {
                order.push(v);
            }
        }
        i += 1;
    }
    assert!(order.len() == n, "the roads make a circle");
    let (mut level, mut x, mut mex) = (vec![0; n], vec![0; n], Mex::up_to(n));
    for &v in order.iter().rev() {
        level[v] = mex.of(out[v].iter().map(|&u| level[u]));
        x[level[v]] ^= taxes[v];
    }
    // Every level that is not balanced has such a city.
    let v = (0..n).filter(|&v| taxes[v] ^ x[level[v]] < taxes[v]).max_by_key(|&v| level[v])?;
    taxes[v] ^= x[level[v]];
    for &u in &out[v] {
        taxes[u] ^= std::mem::take(&mut x[level[u]]);
    }
    Some(taxes)
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::winning_convention;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::grundy::mex;
    use shared::rules::Game;
    use shared::small;

    type Roads = Vec<(usize, usize)>;

    /// The rule as stated, but no tax is set above `most`.
    fn options(roads: &[(usize, usize)], most: u64, taxes: &[u64]) -> Vec<Vec<u64>> {
        let mut options = vec![];
        for v in 0..taxes.len() {
            let reached: Vec<usize> =
                roads.iter().filter(|road| road.0 == v).map(|road| road.1).collect();
            for lowered in 0..taxes[v] {
                for set in small::sequences(reached.len(), most) {
                    let mut option = taxes.to_vec();
                    option[v] = lowered;
                    for (&u, &tax) in reached.iter().zip(&set) {
                        option[u] = tax;
                    }
                    options.push(option);
                }
            }
        }
        options
    }

    /// All nets in which roads lead to larger numbers; with `back`, to smaller ones.
    fn nets(n: usize, back: bool) -> impl Iterator<Item = Roads> {
        let pairs = (0..n).flat_map(move |u| (u + 1..n).map(move |v| (u, v)));
        let pairs = pairs.map(move |(u, v)| if back { (v, u) } else { (u, v) });
        small::subsets(pairs.collect::<Roads>())
    }

    /// With 2ᵇ − 1 as the most, the winning convention is still there.
    fn agrees(n: usize, most: u64) {
        for roads in [false, true].into_iter().flat_map(|back| nets(n, back)) {
            let mut game = Game::normal(|taxes: &Vec<u64>| options(&roads, most, taxes));
            for taxes in small::sequences(n, most) {
                let found = winning_convention(taxes.clone(), &roads);
                assert_eq!(found.is_some(), game.is_won(&taxes), "{taxes:?} {roads:?}");
                if let Some(found) = found {
                    let is_legal = options(&roads, most, &taxes).contains(&found);
                    assert!(is_legal && !game.is_won(&found), "{taxes:?} {roads:?} {found:?}");
                }
            }
        }
    }

    /// The rule once more, in `game.rs`, where no tax is above 3.
    #[test]
    fn agrees_with_the_rules_on_every_net_of_the_board() {
        let mut game = Game::normal(Rules::options);
        for net in Rules::small() {
            let roads: Roads =
                net[1..].iter().map(|road| (road[0] as usize - 1, road[1] as usize - 1)).collect();
            let found = winning_convention(net[0].clone(), &roads);
            assert_eq!(found.is_some(), game.is_won(&net), "{net:?}");
            let taxes = Rules::options(&net).into_iter().map(|net| net[0].clone());
            assert_eq!(taxes.collect::<Vec<_>>(), options(&roads, 3, &net[0]), "{net:?}");
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_net() {
        for (n, most) in [(1, 31), (2, 7), (3, 3), (4, 1)] {
            agrees(n, most);
        }
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_larger_net() {
        for (n, most) in [(2, 15), (3, 7), (4, 3), (5, 1)] {
            agrees(n, most);
        }
    }

    /// Beyond: which conventions win.
    #[test]
    fn the_winning_conventions_are_those_of_the_page() {
        for roads in nets(3, false) {
            let levels = levels(3, &roads);
            let is_balanced = |taxes: &[u64]| {
                let mut sums = [0; 3];
                (0..3).for_each(|v| sums[levels[v]] ^= taxes[v]);
                sums == [0; 3]
            };
            let mut game = Game::normal(|taxes: &Vec<u64>| options(&roads, 3, taxes));
            for taxes in small::sequences(3, 3) {
                assert_eq!(game.is_won(&taxes), !is_balanced(&taxes));
                for option in options(&roads, 3, &taxes) {
                    assert_eq!(game.is_won(&option), !is_balanced(&option));
                }
            }
        }
    }

    /// By the definition: roads lead to larger numbers.
    fn levels(n: usize, roads: &[(usize, usize)]) -> Vec<usize> {
        let mut level = vec![0; n];
        for v in (0..n).rev() {
            let out = roads.iter().filter(|road| road.0 == v);
            level[v] = mex(out.map(|road| level[road.1]));
        }
        level
    }

    #[test]
    fn the_levels_of_the_page_are_right() {
        assert_eq!(levels(3, &[(0, 1), (1, 2)]), [0, 1, 0]);
        assert_eq!(levels(3, &[(0, 1), (0, 2)]), [1, 0, 0]);
        assert_eq!(levels(3, &[(0, 1), (1, 2), (0, 2)]), [2, 1, 0]);
        assert_eq!(winning_convention(vec![3, 0, 3], &[(0, 1), (1, 2)]), None);
    }

    proptest! {
        /// Any net: the convention is legal and balances all levels; then nothing wins.
        #[test]
        fn the_convention_is_legal_and_balances_all_levels(
            taxes in prop::collection::vec(any::<u64>(), 1..60),
            roads in prop::collection::btree_set((0..60_usize, 0..60_usize), 0..200),
        ) {
            let n = taxes.len();
            let roads: Roads = roads
                .into_iter()
                .filter(|&(u, v)| u != v && u.max(v) < n)
                .map(|(u, v)| (u.min(v), u.max(v)))
                .collect();
            let level = levels(n, &roads);
            let balanced = |taxes: &[u64]| {
                (0..n).all(|k| (0..n).filter(|&v| level[v] == k).fold(0, |x, v| x ^ taxes[v]) == 0)
            };
            match winning_convention(taxes.clone(), &roads) {
                None => prop_assert!(balanced(&taxes)),
                Some(after) => {
                    prop_assert!(!balanced(&taxes) && balanced(&after));
                    let changed: Vec<usize> = (0..n).filter(|&v| after[v] != taxes[v]).collect();
                    let is_start = |&&v: &&usize| {
                        let others = changed.iter().filter(|&&u| u != v);
                        after[v] < taxes[v] && others.into_iter().all(|&u| roads.contains(&(v, u)))
                    };
                    prop_assert!(changed.iter().any(|v| is_start(&v)));
                    prop_assert_eq!(winning_convention(after, &roads), None);
                }
            }
        }
    }

    #[test]
    fn a_row_of_all_cities_is_no_deeper_than_others() {
        let roads: Roads = (1..200_000).map(|v| (v - 1, v)).collect();
        let mut taxes = vec![0; 200_000];
        assert_eq!(winning_convention(taxes.clone(), &roads), None);
        taxes[0] = 5;
        assert_eq!(winning_convention(taxes, &roads), Some(vec![0; 200_000]));
    }

    #[test]
    #[should_panic(expected = "the roads make a circle")]
    fn refuses_a_circle() {
        winning_convention(vec![1, 2, 3], &[(0, 1), (1, 2), (2, 1)]);
    }

    #[test]
    #[should_panic(expected = "road 1 4: the cities are 1 to 3")]
    fn refuses_a_city_that_is_not_there() {
        winning_convention(vec![1, 2, 3], &[(0, 3)]);
    }
}
