//! # Black and White — 黑白棋, SDOI 2011, Luogu P2490
//!
//! <https://www.luogu.com.cn/problem/P2490> · Moore's Nim, counted by binary digits · O(k² log n) time, O(k log n) memory
//!
//! **Statement.** On a board of 1 × n cells stand k pieces, white and black in turn, the leftmost
//! white, the rightmost black. A moves white pieces to the right, B black pieces to the left: from
//! 1 to d pieces a turn, each any positive distance without jumping. Who cannot move loses; A
//! begins. Of all placements, how many does A win? Print the number mod 1 000 000 007. 1 ≤ d ≤ k ≤
//! n ≤ 10 000, k even and at most 100. Accepted: any n < 2⁶⁴, even k from 2 to 2000, 1 ≤ d ≤ k ≤ n;
//! all else is refused.
//!
//! **Idea.** Pair each white piece with the black one to its right. Only the m = k/2 gaps in the
//! pairs count: a turn, of either player, lowers from 1 to d of them by any positive amounts.
//!
//! ```text
//! · ○ · · · ● · · ○ · ● ·      gaps 3 and 1; the spaces outside the pairs: 1, 2 and 1
//! ```
//!
//! That is Moore's Nim_d on the gaps. Count the placements that A loses digit by digit.
//!
//! **Proof.** Claim: P-position ⇔ in every binary place, the number of gaps with a 1 is divisible
//! by d + 1. A white piece moves towards its black one and a black piece towards its white one, so
//! both players have the same moves on the gaps, and no gap ever grows.
//! - The end: all gaps are 0, so every number is 0.
//! - From the claim's set: look at the highest place in which a move changes a gap. A gap that
//!   changes there has no change above, and falls, so it loses a 1. From 1 to d gaps do, none gains
//!   one, and the number is no longer divisible by d + 1.
//! - From outside it: go through the places from the top, with a set T of lowered gaps, empty at
//!   first. A gap in T may take any digits from here on. Let r be the number of ones in the gaps
//!   outside T, mod d + 1. If |T| ≥ d + 1 − r, write 1 in d + 1 − r gaps of T and 0 in the rest of
//!   T. Otherwise |T| + r ≤ d: clear the 1 of r gaps outside T, which join T, and write 0 in all of
//!   T. Either way the number is divisible, and T never exceeds d. The first place where r > 0 puts
//!   a gap into T, so it is a move.
//!
//! Counting the set: let A(N) be the number of ways to share N empty cells among the m gaps and the
//! m + 1 spaces outside, the gaps in the claim's set. In the lowest place some j(d + 1) gaps and
//! any number of spaces are odd; take c ones away in all, halve, and the same question is left for
//! (N − c)/2. With q(c) = Σⱼ C(m, j(d + 1))·C(m + 1, c − j(d + 1)):
//!
//! A(0) = 1, and for N ≥ 1: A(N) = Σ q(c)·A((N − c)/2) over 0 ≤ c ≤ min(N, 2m + 1) with c ≡ N mod
//! 2.
//!
//! After b halvings only the at most 2m + 2 whole numbers at or just below N/2ᵇ occur: one window
//! for each b. The answer is C(n, k) − A(n − k).
//!
//! **Mistakes.** Leaving out j = 0: 210 in place of 182 for the sample (`sample-1`,
//! `hack-first-term`). Taking d + 1 > m for an error; then only j = 0 is left (`hack-large-d`). A
//! table of n − k sums written past its end (`hack-full-board`). Letting pieces move both ways, as
//! a shorter text of the problem has it: then the claim is false, first at 12 8 2.
//!
//! **Source.** Shandong team selection 2011, day and number not confirmed. E. H. Moore, *A
//! generalization of the game called Nim*, Annals of Mathematics 11 (1910), 93–94.

use proconio::input;
use shared::modular::{binomials, MODULUS};

fn main() {
    input! { n: u64, k: u64, d: u64 }
    println!("{}", won_placements(n, k, d));
}

/// C(n, k) − A(n − k), mod [`MODULUS`].
fn won_placements(n: u64, k: u64, d: u64) -> u64 {
    assert!(k % 2 == 0 && (2..=2000).contains(&k), "k = {}: must be even and from 2 to 2000", k);
    assert!(k <= n, "k = {}: there are only n = {} cells", k, n);
    assert!((1..=k).contains(&d), "d = {}: must be from 1 to k = {}", d, k);
    let all = binomials(n, k)[k as usize];
    (all + MODULUS - lost_placements(n - k, k / 2, d)) % MODULUS
}

/// A(empty) for m gaps and m + 1 spaces, mod [`MODULUS`].
fn lost_placements(empty: u64, m: u64, d: u64) -> u64 {
    let q = odd_choices(m, d);
    // The windows of arguments, first and last: A(empty) itself, then after each halving.
    let mut windows = vec![(empty, empty)];
    while let Some(&(first, last)) = windows.last().filter(|window| window.1 > 0) {
        windows.push((first.saturating_sub(2 * m) / 2, last / 2));
    }
    // From the smallest numbers up: below[i] = A(below_first + i).
    let (mut below_first, mut below) = (0, vec![1]);
    for &(first, last) in windows.iter().rev().skip(1) {
        let ways = (first..=last).map(|sum| {
            let digits = (sum % 2..=sum.min(2 * m + 1)).step_by(2);
            digits.fold(0, |ways, c| {
                let half = below[((sum - c) / 2 - below_first) as usize];
                (ways + q[c as usize] * half) % MODULUS
            })
        });
        below = ways.collect();
        below_first = first;
    }
    below[0]
}

/// q(0), …, q(2m + 1): the ways to choose c odd ones among the m gaps and m + 1 spaces.
fn odd_choices(m: u64, d: u64) -> Vec<u64> {
    let (gaps, spaces) = (binomials(m, m), binomials(m + 1, m + 1));
    let mut q = vec![0; 2 * m as usize + 2];
    for odd_gaps in (0..=m as usize).step_by(d as usize + 1) {
        for (odd_spaces, ways) in spaces.iter().enumerate() {
            let q = &mut q[odd_gaps + odd_spaces];
            *q = (*q + gaps[odd_gaps] * ways) % MODULUS;
        }
    }
    q
}

#[cfg(test)]
mod tests {
    use super::{lost_placements, won_placements};
    use shared::modular::binomials;
    use shared::rules::{partizan, Game, Player};
    use shared::small::subsets;

    /// The rule as stated, on the cells of the pieces from left to right, white first: A moves 1 to
    /// d white pieces to the right, B 1 to d black pieces to the left, none over another.
    fn options(cells: &[u64], player: Player, d: usize) -> Vec<Vec<u64>> {
        let mut options = vec![(vec![], 0)]; // the first pieces, and how many of them have moved
        for pair in cells.chunks(2) {
            let (white, black) = (pair[0], pair[1]);
            let moved = match player {
                Player::Left => (white + 1..black).map(|cell| [cell, black]).collect::<Vec<_>>(),
                Player::Right => (white + 1..black).map(|cell| [white, cell]).collect(),
            };
            let extend = |(front, moves): (Vec<u64>, usize)| {
                let stay = ([&front[..], pair].concat(), moves);
                let go = moved.iter().map(|pair| ([&front[..], pair].concat(), moves + 1));
                go.chain([stay]).collect::<Vec<_>>()
            };
            options = options.into_iter().flat_map(extend).collect();
        }
        let legal = options.into_iter().filter(|(_, moves)| (1..=d).contains(moves));
        legal.map(|(cells, _)| cells).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_board() {
        for (k, d) in [2, 4, 6, 8].into_iter().flat_map(|k| (1..=k).map(move |d| (k, d))) {
            let rules = |cells: &Vec<u64>, player: Player| options(cells, player, d as usize);
            let mut game = Game::normal(partizan(rules));
            for n in k..=13 {
                let placements = subsets(0..n).filter(|cells| cells.len() as u64 == k);
                let won = placements.filter(|cells| game.is_won(&(cells.clone(), Player::Left)));
                assert_eq!(
                    won_placements(n, k, d),
                    won.count() as u64,
                    "n = {n}, k = {k}, d = {d}"
                );
            }
        }
    }

    /// One gap: lost iff it is 0, and n − 1 pairs of neighbouring cells have no gap.
    #[test]
    fn a_single_pair_is_lost_when_it_touches() {
        for n in [2, 3, 100, 10_000, 10_000_000] {
            let pairs = (u128::from(n) * u128::from(n - 1) / 2 - u128::from(n - 1)) % 1_000_000_007;
            assert_eq!(u128::from(won_placements(n, 2, 1)), pairs, "n = {n}");
        }
    }

    /// With d ≥ m all gaps must be 0: the m pairs are m dominoes among n − m places.
    #[test]
    fn a_large_d_leaves_the_placements_without_gaps() {
        for (n, k) in [(20, 6), (10_000, 100), (1_000_000, 1000)] {
            let m = k / 2;
            assert_eq!(lost_placements(n - k, m, m), binomials(n - m, m)[m as usize]);
            assert_eq!(won_placements(n, k, m), won_placements(n, k, k));
        }
    }

    #[test]
    fn a_full_board_has_no_move() {
        assert_eq!(won_placements(100, 100, 1), 0);
    }

    #[test]
    #[should_panic(expected = "k = 3: must be even")]
    fn refuses_an_odd_number_of_pieces() {
        won_placements(10, 3, 1);
    }

    #[test]
    #[should_panic(expected = "k = 0: must be even and from 2")]
    fn refuses_no_pieces() {
        won_placements(10, 0, 0);
    }

    #[test]
    #[should_panic(expected = "k = 12: there are only n = 10 cells")]
    fn refuses_more_pieces_than_cells() {
        won_placements(10, 12, 1);
    }

    #[test]
    #[should_panic(expected = "d = 5: must be from 1 to k = 4")]
    fn refuses_to_move_more_pieces_than_there_are() {
        won_placements(10, 4, 5);
    }
}
