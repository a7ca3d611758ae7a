//! # Black and White — [SDOI2011] 黑白棋, Luogu P2490, BZOJ 2281
//!
//! <https://www.luogu.com.cn/problem/P2490> · Moore's Nim, counted by binary digits · O(n·k) time, O(n) memory
//!
//! **Statement.** On a board of 1 × n cells stand k pieces, alternately white and black, the
//! leftmost white, the rightmost black. Player A moves white pieces to the right, player B black
//! pieces to the left: from 1 to d pieces per turn, each any positive distance without jumping.
//! Whoever cannot move loses; A begins. Of all placements, how many does A win? Print the number
//! mod 1 000 000 007. 1 ≤ d ≤ k ≤ n ≤ 10 000, k even and at most 100. The program takes n up to 10⁷
//! with n·k ≤ 10⁹; larger ones, odd k, k = 0, k > n, d = 0 and d > k are refused.
//!
//! **Idea.** Pair each white piece with the black one to its right. Only the gaps in the m = k/2
//! pairs count: a turn, of either player, lowers from 1 to d of them by any positive amounts.
//!
//! ```text
//! · ○ · · · ● · · ○ · ● ·      gaps 3 and 1, outer spaces 1, 2 and 1
//! ```
//!
//! With d = 1 that is Nim: lost for the player to move iff in every binary place the number of gaps
//! with a 1 is even. For larger d "even" becomes "divisible by d + 1". In the picture the last
//! place has two ones and the place before it has one: lost for no d, so A wins.
//!
//! So count the placements that are lost, one binary place after the other, from the last. Take all
//! m gaps and m + 1 spaces, of sum N = n − k. Some of them may be odd; take 1 from each of these
//! and halve all, and the same question is left for a smaller sum.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** Claim: the player to move loses ⇔ in every binary place, the number of gaps with a 1
//! is divisible by d + 1. A white piece moves towards its black one and a black piece towards its
//! white one, so both players have the same moves on the gaps, no gap ever grows, and play is
//! Moore's Nim on the gaps, with up to d of them lowered per move.
//! [moore-nim](../moore_nim/index.html) proves the claim for it (its k is our d).
//!
//! The count: let L(N) be the number of ways to write N as an ordered sum of m gaps and m + 1
//! spaces, each ≥ 0, where in every binary place the number of gaps with a 1 is divisible by d + 1.
//! If c of them are odd, c has the parity of N, and (N − c)/2 is left when 1 is taken from each odd
//! number and all are halved. The odd numbers can be chosen in q(c) ways: a number g of gaps
//! divisible by d + 1, and c − g spaces. With C(x, y) for the ways to choose y of x things, 0 if y
//! < 0 or y > x,
//!
//! - q(c) = Σ C(m, g)·C(m + 1, c − g) over g = 0, d + 1, 2(d + 1), …,
//! - L(0) = 1, and for N ≥ 1, L(N) = Σ q(c)·L((N − c)/2) over 0 ≤ c ≤ min(N, 2m + 1) with c ≡ N mod
//!   2; that is, with e = N mod 2 and c = 2i + e, Σ q(2i + e)·L(⌊N/2⌋ − i) over 0 ≤ i ≤ min(⌊N/2⌋,
//!   m).
//!
//! Gaps and spaces make the placement, so there are C(n, k) placements, and A wins C(n, k) − L(n −
//! k). To find L(n − k), only L up to half of n − k is needed.
//!
//! **Mistakes.** Leaving out g = 0: for n = 10, k = 4, d = 2 that gives 210 in place of 182
//! (`hack-first-term`). Treating d ≥ m as an error, where only g = 0 is left (`hack-large-d`). A
//! table of n − k places, L(0) to L(n − k − 1): for n = k it has no place for L(0)
//! (`hack-full-board`).
//!
//! **Source.** Shandong team selection 2011, day and number not confirmed. E. H. Moore, *A
//! generalization of the game called Nim*, Annals of Mathematics 11 (1910), 93–94. BZOJ 2281 has a
//! shorter text that lets pieces move both ways; then the claim is false, as for n = 12, k = 8, d =
//! 2, where A wins 409 placements and not 405.

use proconio::input;
use shared::modular::{binomials, MODULUS};

fn main() {
    input! { n: u64, k: u64, d: u64 }
    println!("{}", won_placements(n, k, d));
}

/// C(n, k) − L(n − k), mod `MODULUS`.
fn won_placements(n: u64, k: u64, d: u64) -> u64 {
    assert!(k % 2 == 0 && k > 0, "k = {}: must be even and at least 2", k);
    assert!(k <= n, "k = {}: there are only n = {} cells", k, n);
    assert!((1..=k).contains(&d), "d = {}: must be from 1 to k = {}", d, k);
    assert!(n <= 10_000_000, "n = {}: at most 10000000 cells are accepted", n);
    assert!(n * k <= 1_000_000_000, "n·k = {}: at most 1000000000 is accepted", n * k);
    let all = binomials(n, k)[k as usize];
    (all + MODULUS - lost_placements(n - k, k / 2, d)) % MODULUS
}

/// L(empty) for m gaps and m + 1 spaces, mod `MODULUS`.
fn lost_placements(empty: u64, m: u64, d: u64) -> u64 {
    let q = odd_choices(m, d);
    let mut lost: Vec<u64> = vec![1];
    for sum in (1..=empty / 2).chain([empty]) {
        let halves = lost[..=sum as usize / 2].iter().rev();
        let ways = q[sum as usize % 2].iter().zip(halves);
        lost.push(ways.fold(0, |total, (q, half)| (total + q * half) % MODULUS));
    }
    lost[lost.len() - 1]
}

/// q(0), q(2), …, q(2m) and q(1), q(3), …, q(2m + 1): the ways to choose that many odd numbers among
/// the m gaps and m + 1 spaces.
fn odd_choices(m: u64, d: u64) -> [Vec<u64>; 2] {
    let (gaps, spaces) = (binomials(m, m), binomials(m + 1, m + 1));
    let mut q = [vec![0; gaps.len()], vec![0; gaps.len()]];
    for g in (0..gaps.len()).step_by(d as usize + 1) {
        for (s, ways) in spaces.iter().enumerate() {
            let q = &mut q[(g + s) % 2][(g + s) / 2];
            *q = (*q + gaps[g] * ways) % MODULUS;
        }
    }
    q
}

#[cfg(test)]
mod tests {
    use super::{lost_placements, won_placements};
    use shared::modular::binomials;
    use shared::rules::{outcomes, partizan, Game, Outcome, Player};
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

    /// The picture: cells from left to right, and what is said of them.
    #[test]
    fn without_its_first_term_the_sample_counts_all_placements() {
        // Of 2 gaps none or 3 may be odd: with g = 0 left out nothing is lost.
        assert_eq!((won_placements(10, 4, 2), binomials(10, 4)[4]), (182, 210));
    }

    #[test]
    fn the_picture_is_won_for_every_d() {
        let cells: Vec<u64> = vec![1, 5, 8, 10];
        for d in 1..=4 {
            let rules = |cells: &Vec<u64>, player: Player| options(cells, player, d);
            assert!(Game::normal(partizan(rules)).is_won(&(cells.clone(), Player::Left)));
        }
    }

    /// Each piece may also go away from its partner, and play need not end.
    #[test]
    fn moves_both_ways_make_another_game() {
        let (n, k, d) = (12, 8, 2);
        let all: Vec<Vec<u64>> = subsets(0..n).filter(|cells| cells.len() == k).collect();
        let moves = |cells: &Vec<u64>, player: usize| {
            let mut moves = vec![(cells.clone(), 0)];
            for i in (player..k).step_by(2) {
                let least = if i == 0 { 0 } else { cells[i - 1] + 1 };
                let end = *cells.get(i + 1).unwrap_or(&n);
                for (front, moved) in moves.clone().into_iter().filter(|front| front.1 < d) {
                    for cell in (least..end).filter(|&cell| cell != cells[i]) {
                        let mut after = front.clone();
                        after[i] = cell;
                        moves.push((after, moved + 1));
                    }
                }
            }
            moves.into_iter().skip(1).map(|(cells, _)| cells).collect::<Vec<_>>()
        };
        let starts: Vec<_> = all.into_iter().map(|cells| (cells, Player::Left)).collect();
        let found = outcomes(
            starts.clone(),
            partizan(|cells, player| moves(cells, usize::from(player == Player::Right))),
        );
        let won = starts.iter().filter(|start| found[start] == Outcome::Won);
        assert_eq!((won.count(), won_placements(n, k as u64, d)), (409, 405));
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
    #[should_panic(expected = "k = 0: must be even and at least 2")]
    fn refuses_no_pieces() {
        won_placements(10, 0, 0);
    }

    #[test]
    #[should_panic(expected = "k = 12: there are only n = 10 cells")]
    fn refuses_more_pieces_than_cells() {
        won_placements(10, 12, 1);
    }

    #[test]
    #[should_panic(expected = "n = 10000001: at most 10000000 cells")]
    fn refuses_a_longer_board() {
        won_placements(10_000_001, 2, 1);
    }

    #[test]
    #[should_panic(expected = "n·k = 1001000000: at most 1000000000")]
    fn refuses_more_than_a_second_of_work() {
        won_placements(1_001_000, 1000, 1);
    }

    #[test]
    #[should_panic(expected = "d = 5: must be from 1 to k = 4")]
    fn refuses_to_move_more_pieces_than_there_are() {
        won_placements(10, 4, 5);
    }
}
