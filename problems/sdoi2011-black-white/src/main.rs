//! # Black and White — \[SDOI2011\] 黑白棋, Luogu P2490, BZOJ 2281
//!
//! <https://www.luogu.com.cn/problem/P2490> · Moore's Nim on the gaps, the lost placements counted by halving · O(n·k) time and memory
//!
//! **Statement.** On a board of 1 × n cells stand k pieces, alternately white and black, the
//! leftmost one white, the rightmost one black. Player A moves white pieces to the right, player B
//! black pieces to the left: a turn moves from 1 to d pieces, each by any positive distance,
//! without jumping over a piece. Whoever cannot move loses; A begins. How many placements does A
//! win?
//!
//! **Input.** One line with n, k and d: 1 ≤ d ≤ k ≤ n ≤ 10 000, k even and at most 100.
//!
//! **Output.** The number of placements that A wins, mod 1 000 000 007.
//!
//! ```text
//! input     output
//! 10 4 2    182
//! ```
//!
//! **Idea.** Pair each white piece with the black piece on its right. A white piece can only come
//! nearer to the black one of its pair, and a black piece only nearer to its white one. So look at
//! the *gaps*, the empty cells within the m = k/2 pairs: a turn, whoever makes it, shrinks from 1
//! to d of them, each by any positive amount. The spaces around the pairs play no part.
//!
//! ```text
//! · ○ · · · ● · · ○ · ● ·      gaps 3 and 1; spaces 1, 2 and 1
//! ```
//!
//! For d = 1 that is Nim: the player to move loses exactly if in every place of the binary forms
//! the number of gaps with a 1 is even. For d > 1 it is Moore's Nim, and "even" becomes "divisible
//! by d + 1" ([moore-nim](../moore_nim/index.html) proves it). Above the gaps are 3 and 1, in
//! binary 11 and 1: two ones in the last place, one before it. One is not divisible by any d + 1,
//! so A wins.
//!
//! It is easier to count the lost placements. Let N = n − k be the number of empty cells. Say that
//! the gaps have s of them; then the m + 1 spaces have N − s. In how many ways f(s) can the gaps
//! have the sum s and be lost? Ask how many of them are odd. This is the number of ones in the last
//! binary place, so it is one of c = 0, d + 1, 2(d + 1), …, and C(m, c) ways choose which. Take 1
//! from each odd gap and halve all: the last place is gone, the sum is (s − c)/2, and the same
//! question is left.
//!
//! In the sample m = 2, d = 2 and N = 6. Of two gaps 0 or 3 or … are odd, so 0: both gaps are 0 in
//! every place, f(0) = 1, all other f(s) = 0. Three spaces with the sum 6 can be chosen in
//! C(8, 2) = 28 ways. All placements are C(10, 4) = 210, and A wins 210 − 28 = 182.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.** C(x, y) is the number of ways to choose y of x things, by Pascal's triangle.
//! 1. Let m = k/2 and N = n − k.
//! 2. f(0) = 1. For s = 1, 2, …, N let f(s) be the sum of C(m, c)·f((s − c)/2) over c = 0, d + 1,
//!    2(d + 1), … up to m and up to s, where s − c is even.
//! 3. Let lost be the sum of f(s)·C(N − s + m, m) over s = 0, …, N.
//! 4. Print C(n, k) − lost. Compute all this mod 1 000 000 007.
//!
//! **Proof.** *The game.* Claim: the player to move loses ⇔ in every binary place the number of
//! gaps with a 1 is divisible by d + 1. (⇔ means "if and only if".) A white piece moves towards its
//! black one and a black piece towards its white one. So from given gaps both players reach the
//! same gaps: any 1 to d of them made smaller. That is Moore's Nim with the gaps as heaps, where up
//! to d heaps may be lowered in a turn; the page moore-nim proves the claim for it (its k is our
//! d).
//!
//! *The gaps.* f(s) counts the lists of m gaps with the sum s that fulfil the condition. For s = 0
//! there is one. For s > 0 let c be the number of odd gaps; it has the parity of s, and the
//! condition for the last place says that d + 1 divides it. Given which gaps are odd, taking 1 from
//! each of them and halving all turns these lists into all lists with the sum (s − c)/2 that fulfil
//! the condition, one to one: doubling and adding 1 leads back. So step 2 is right. It uses smaller
//! sums alone, since (s − c)/2 < s.
//!
//! *The spaces.* m + 1 spaces with the sum t can be chosen in C(t + m, m) ways: write t empty cells
//! and m bars between the spaces in a row, and choose which m of the t + m signs are bars.
//!
//! Gaps and spaces together make the placement. There are C(n, k) placements, since the places of
//! the pieces tell their colours.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Leaving out c = 0: for n = 11, k = 4, d = 1 that gives 270 in place of 260
//!   (`hack-first-term`).
//! - Treating d > m as an error, where only c = 0 is left (`hack-large-d`).
//! - A table of n − k places: for n = k it has no place for f(0), and the program crashes
//!   (`hack-full-board`).
//!
//! **Beyond.** The program refuses everything outside the limits. The shorter statement of
//! BZOJ 2281 lets pieces move both ways. Then the claim is false, as for n = 12, k = 8, d = 2,
//! where A wins 409 placements and not 405.
//!
//! **Source.** Shandong team selection 2011, day and number not confirmed. E. H. Moore, *A
//! generalization of the game called Nim*, Annals of Mathematics 11 (1910), 93–94.

use proconio::input;

const MODULUS: u64 = 1_000_000_007;

fn main() {
    input! { n: usize, k: usize, d: usize }
    println!("{}", won_placements(n, k, d));
}

/// C(n, k) less the lost placements, mod `MODULUS`.
fn won_placements(n: usize, k: usize, d: usize) -> u64 {
    assert!(n <= 10_000, "n = {}: at most 10000 cells", n);
    assert!(k % 2 == 0 && 0 < k && k <= n.min(100), "k = {}: even, from 2 to n and to 100", k);
    assert!(0 < d && d <= k, "d = {}: must be from 1 to k = {}", d, k);
    let choose = binomials(n, k);
    let (m, empty) = (k / 2, n - k);
    let mut f = vec![0; empty + 1];
    f[0] = 1;
    let mut lost = choose[empty + m][m];
    for s in 1..=empty {
        for c in (0..=m.min(s)).step_by(d + 1) {
            if (s - c) % 2 == 0 {
                f[s] = (f[s] + choose[m][c] * f[(s - c) / 2]) % MODULUS;
            }
        }
        lost = (lost + f[s] * choose[empty - s + m][m]) % MODULUS;
    }
    (choose[n][k] + MODULUS - lost) % MODULUS
}

/// Pascal's triangle: C(x, y) for x up to n and y up to k, mod `MODULUS`.
fn binomials(n: usize, k: usize) -> Vec<Vec<u64>> {
    let mut choose = vec![vec![0; k + 1]; n + 1];
    for x in 0..=n {
        choose[x][0] = 1;
        for y in 1..=k.min(x) {
            choose[x][y] = (choose[x - 1][y - 1] + choose[x - 1][y]) % MODULUS;
        }
    }
    choose
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{binomials, won_placements, MODULUS};
    use shared::board::Board;
    use shared::rules::{outcomes, partizan, Game, Outcome, Player};
    use shared::small::subsets;

    /// The rule; a position is n and d, and the cells of the pieces.
    fn options(position: &Vec<Vec<u64>>, player: Player) -> Vec<Vec<Vec<u64>>> {
        Rules::moves(position, player).into_iter().map(|one| one.to).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_board() {
        for (k, d) in [2, 4, 6, 8].into_iter().flat_map(|k| (1..=k).map(move |d| (k, d))) {
            let mut game = Game::normal(partizan(options));
            for n in k..=13 {
                let placements = subsets(0..n as u64).filter(|cells| cells.len() == k);
                let won = placements.filter(|cells| {
                    let position = vec![vec![n as u64, d as u64], cells.clone()];
                    game.is_won(&(position, Player::Left))
                });
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
        for n in [2, 3, 100, 10_000_usize] {
            assert_eq!(won_placements(n, 2, 1), (n * (n - 1) / 2 - (n - 1)) as u64, "n = {n}");
        }
    }

    /// With d ≥ m all gaps must be 0: the m pairs are m dominoes among n − m places.
    #[test]
    fn a_large_d_leaves_the_placements_without_gaps() {
        for (n, k) in [(20, 6), (10_000, 100)] {
            let (c, m) = (binomials(n, k), k / 2);
            let won = (c[n][k] + MODULUS - c[n - m][m]) % MODULUS;
            assert_eq!((won_placements(n, k, m), won_placements(n, k, k)), (won, won));
        }
    }

    /// Two gaps and d = 1: lost iff both are some g; the spaces then have n − 4 − 2g cells.
    #[test]
    fn two_pairs_are_lost_with_equal_gaps() {
        for n in [4, 5, 100, 9_999] {
            let c = binomials(n, 4);
            let lost: u64 = (0..=(n - 4) / 2).map(|g| c[n - 2 - 2 * g][2]).sum();
            let won = (c[n][4] + MODULUS - lost % MODULUS) % MODULUS;
            assert_eq!(won_placements(n, 4, 1), won, "n = {n}");
        }
    }

    #[test]
    fn the_sample_is_counted_as_the_page_says() {
        let c = binomials(10, 4);
        assert_eq!((won_placements(10, 4, 2), c[10][4], c[8][2]), (182, 210, 28));
    }

    /// Of the picture: cells from left to right.
    #[test]
    fn the_picture_is_won_for_every_d() {
        let cells: Vec<u64> = vec![1, 5, 8, 10];
        for d in 1..=4 {
            let position = vec![vec![10, d], cells.clone()];
            assert!(Game::normal(partizan(options)).is_won(&(position, Player::Left)));
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
        assert_eq!((won.count(), won_placements(n as usize, k, d)), (409, 405));
    }

    #[test]
    fn a_full_board_has_no_move() {
        assert_eq!(won_placements(100, 100, 1), 0);
    }

    #[test]
    #[should_panic(expected = "k = 3: even")]
    fn refuses_an_odd_number_of_pieces() {
        won_placements(10, 3, 1);
    }

    #[test]
    #[should_panic(expected = "k = 0: even, from 2")]
    fn refuses_no_pieces() {
        won_placements(10, 0, 0);
    }

    #[test]
    #[should_panic(expected = "k = 12: even, from 2 to n")]
    fn refuses_more_pieces_than_cells() {
        won_placements(10, 12, 1);
    }

    #[test]
    #[should_panic(expected = "n = 10001: at most 10000 cells")]
    fn refuses_a_longer_board() {
        won_placements(10_001, 2, 1);
    }

    #[test]
    #[should_panic(expected = "k = 102: even, from 2 to n and to 100")]
    fn refuses_more_pieces() {
        won_placements(200, 102, 1);
    }

    #[test]
    #[should_panic(expected = "d = 5: must be from 1 to k = 4")]
    fn refuses_to_move_more_pieces_than_there_are() {
        won_placements(10, 4, 5);
    }
}
