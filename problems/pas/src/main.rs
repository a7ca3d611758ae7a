//! # Stripes — \[POI 2000\] 条纹, Luogu P8369, BZOJ 2940
//!
//! <https://www.luogu.com.cn/problem/P8369> · tiles on a strip, a table of Grundy values · O(P²) time, O(P) memory for boards up to P
//!
//! **Statement.** A board is a row of p cells. There are tiles of three lengths, as many of each as
//! one likes. Two players take turns; a turn lays one tile on neighbouring free cells. Whoever
//! cannot lay a tile loses. For each of m boards: does the first player win?
//!
//! **Input.** The first line has the lengths c, z and n of the tiles, in any order. The second has
//! m, and each of the m lines after it has a board p. All numbers are from 1 to 1000.
//!
//! **Output.** One line for each board: `1` if the first player wins, else `2`.
//!
//! ```text
//! input     output
//! 1 5 1     1
//! 3         1
//! 1         2
//! 5
//! 6
//! ```
//!
//! **Idea.** A tile cuts the board into two parts, and no later tile can lie in both of them:
//!
//! ```text
//! ┌─┬─┬─┬───────┬─┬─┬─┬─┬─┐
//! │ │ │ │ tile  │ │ │ │ │ │    p = 12 cells: l = 3 on the left, a tile of s = 4,
//! └─┴─┴─┴───────┴─┴─┴─┴─┴─┘    and p − s − l = 5 on the right
//! ```
//!
//! From then on each move is made in one part and leaves the other as it is. Such parts are a *sum*
//! of games, and in a sum one number says what a board of p free cells is worth: its *Grundy value*
//! g(p). It is the *mex* of the values of all its *options*, the positions one move away: the least
//! of 0, 1, 2, … that is not among them. The board then plays like a Nim heap of g(p) stones
//! ([set-nim](../set_nim/index.html) explains why and proves it). So the two parts play like two
//! Nim heaps, and these are worth their nim-sum ⊕, the bitwise xor. A move with a tile of length s
//! and l cells to its left has the value g(l) ⊕ g(p − s − l), and g(p) is the least of 0, 1, 2, …
//! that no move has. A board of value 0 is lost for the player to move, every other one is won.
//!
//! Both parts are shorter than p, so we can find the values one by one, from short boards to long
//! ones. For example, with tiles of length 2 only:
//!
//! ```text
//! p      0  1  2  3  4  5  6  7  8
//! g(p)   0  0  1  1  2  0  3  1  1
//!
//! p = 4: the parts 0 and 2, 1 and 1, 2 and 0 give 0 ⊕ 1 = 1, 0 ⊕ 0 = 0 and 1 ⊕ 0 = 1; the mex is 2
//! p = 5: the parts 0 and 3, 1 and 2, 2 and 1, 3 and 0 all give 1; the mex is 0, the board is lost
//! ```
//!
//! No formula is in sight that would serve all tiles. But the values depend only on the tiles, not
//! on the boards of the input. So fill the table once, for all lengths up to 1000, and look up each
//! board.
//!
//! **Method.**
//! 1. For p = 0, 1, …, 1000 in this order, collect g(l) ⊕ g(p − s − l) for each tile s ≤ p and each
//!    l from 0 to p − s.
//! 2. Let g(p) be the least of 0, 1, 2, … that was not collected for p.
//! 3. For each board p of the input print `1` if g(p) ≠ 0, else `2`.
//!
//! These are at most 3·1000²/2 nim-sums.
//!
//! **Proof.** Play ends, since each tile covers a cell. *Claim.* g(p) of step 2 is the Grundy value
//! of a board of p free cells. Suppose that this holds for all shorter boards.
//! - *No tile fits.* Then there is no option, nothing is collected, and g(p) = 0, the mex of no
//!   numbers.
//! - *Some tile fits.* A tile of length s can be laid with l cells to its left exactly for s ≤ p
//!   and 0 ≤ l ≤ p − s. Each later tile lies wholly on the left or wholly on the right of it. So
//!   the option is the sum of boards of l and of p − s − l cells, and by the theorem about sums its
//!   value is g(l) ⊕ g(p − s − l). So exactly the values of the options are collected, and g(p) is
//!   their mex.
//!
//! By the same theorem the player to move loses exactly on the boards with g(p) = 0.
//!
//! *How large are the values?* A board of value v > 0 has an option of value v − 1, by the mex.
//! From there a move leads to v − 2, and so on down to 0: so v tiles can be laid, and v ≤ p.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Searching for the mex only up to some small number. With tiles of 3 the first value above 9 is
//!   that of a board of 91 (`hack-marks`).
//! - Letting p − s fall below 0 where a tile is longer than the board (`hack-long-tile`).
//! - Stopping at the first tile that does not fit, as if c ≤ z ≤ n (`hack-unsorted`).
//! - Deciding by the parity of p (`hack-parity`).
//!
//! **Beyond.** A board of 0 cells is accepted, and no board at all. The program refuses a tile of
//! length 0 and boards above 1000.
//! - *A tile in the middle.* If some tile s ≤ p leaves an even number p − s of cells, the first
//!   player wins without any table: lay it in the middle, then answer each move of the opponent by
//!   its mirror image.
//! - *Odd tiles.* If all tiles are odd and one of them is 1, as in the sample, g(p) = p mod 2. For
//!   each move changes the parity of the number of free cells, and play ends only with 0 free
//!   cells. So an even number of free cells is lost, with value 0. From an odd number each move
//!   leads to an even number, and so the value is 1.
//! - *Periods.* Tiles {1, 2} are the game Kayles, in which a ball knocks down one skittle or two
//!   neighbours: from p = 71 on g has period 12. Tiles {2} are Dawson's Kayles: from p = 53 on the
//!   period is 34. For tiles {3}, in the literature 0.007, no period is known. That such a period
//!   goes on for ever follows from a calculation: if g(p + q) = g(p) for all p with p₀ ≤ p ≤ 2p₀ +
//!   q + t − 2, where p₀ ≥ 1 and t is the longest tile, then it holds for all p ≥ p₀. This is the
//!   theorem of Guy and Smith; [bowling-pins](../bowling_pins/index.html) proves it.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Source.** VII Polish Olympiad in Informatics (1999/2000), *Paski*. R. K. Guy and C. A. B.
//! Smith, *The G-values of various games*, Proceedings of the Cambridge Philosophical Society 52
//! (1956), 514–526.

use proconio::input;
use shared::{grundy::mex, print};

/// The longest board.
const LONGEST: usize = 1000;

fn main() {
    input! { tiles: [usize; 3], boards: [usize] }
    for &p in &boards {
        assert!(p <= LONGEST, "a board of {} cells: at most {}", p, LONGEST);
    }
    let g = grundy_values(&tiles, LONGEST);
    print::verdicts(["1", "2"], boards.iter().map(|&p| g[p] != 0));
}

/// g(0), …, g(longest) for the given tiles.
fn grundy_values(tiles: &[usize], longest: usize) -> Vec<usize> {
    assert!(!tiles.contains(&0), "a tile has at least 1 cell, not 0");
    let mut g: Vec<usize> = vec![];
    for p in 0..=longest {
        let mut options = vec![];
        for &s in tiles.iter().filter(|&&s| s <= p) {
            for l in 0..=p - s {
                options.push(g[l] ^ g[p - s - l]);
            }
        }
        g.push(mex(options));
    }
    g
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::grundy_values;
    use shared::{board::Board, grundy::Mex, rules::Game};

    #[test]
    fn agrees_with_the_rules_on_every_small_board() {
        for cells in 1..=11 {
            for c in 1..=cells {
                for z in c..=cells {
                    for n in z..=cells {
                        let tiles = [n, c, z];
                        let board = vec![tiles.map(|s| s as u64).to_vec(), vec![0; cells]];
                        let mut game = Game::normal(Rules::options);
                        let g = grundy_values(&tiles, cells)[cells] as u64;
                        assert_eq!(g, game.grundy(&board), "{tiles:?} on {cells} cells");
                    }
                }
            }
        }
    }

    /// Does g(n + p) = g(n) hold for as long as the theorem of Guy and Smith asks?
    fn has_period(tiles: &[usize], from: usize, p: usize) -> bool {
        let to = 2 * from + p + tiles.iter().max().unwrap();
        let g = grundy_values(tiles, to + p);
        (from..to).all(|n| g[n] == g[n + p])
    }

    /// Winning Ways, chapter 4: .77, .07 and their periods.
    #[test]
    fn kayles_and_dawsons_kayles_have_their_published_values_and_periods() {
        let kayles = grundy_values(&[1, 2], 11);
        assert_eq!(kayles, [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]);
        assert!(has_period(&[1, 2], 71, 12) && !has_period(&[1, 2], 70, 12));
        let dawson = grundy_values(&[2], 15);
        assert_eq!(dawson, [0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0]);
        assert!(has_period(&[2], 53, 34) && !has_period(&[2], 52, 34));
    }

    #[test]
    fn with_tiles_of_3_a_value_above_9_first_comes_at_91() {
        assert_eq!(grundy_values(&[3, 3, 3], 300).iter().position(|&g| g > 9), Some(91));
    }

    #[test]
    fn odd_tiles_with_a_single_cell_among_them_leave_only_parity() {
        assert!(grundy_values(&[7, 1, 3], 300).iter().enumerate().all(|(p, &g)| g == p % 2));
    }

    #[test]
    fn a_tile_in_the_middle_wins() {
        let g = grundy_values(&[4, 9, 9], 300);
        assert!((0..=300_usize).all(|p| g[p] != 0 || p < 4 || (p % 2 == 1 && p < 9)));
    }

    #[test]
    fn the_table_of_the_page_is_right() {
        assert_eq!(grundy_values(&[2], 8), [0, 0, 1, 1, 2, 0, 3, 1, 1]);
    }

    /// Left and right may change places; and no value exceeds the number of cells. The values of
    /// these tiles outgrow a byte.
    #[test]
    fn half_of_the_lefts_and_marks_up_to_the_length_are_enough() {
        let tiles = [3, 7, 12];
        let all = grundy_values(&tiles, 2000);
        let mut mex = Mex::up_to(2000);
        let mut half: Vec<usize> = vec![];
        for board in 0..=2000_usize {
            let rests = tiles.iter().filter_map(|&tile| board.checked_sub(tile));
            let sums = rests.flat_map(|rest| (0..=rest / 2).map(move |left| (left, rest - left)));
            let g = mex.of(sums.map(|(left, right)| half[left] ^ half[right]));
            half.push(g);
        }
        assert_eq!(half, all);
        assert!(all.iter().any(|&g| g > 256) && all.iter().enumerate().all(|(p, &g)| g <= p));
    }

    #[test]
    #[should_panic(expected = "a tile has at least 1 cell, not 0")]
    fn refuses_a_tile_of_length_0() {
        grundy_values(&[3, 0, 5], 10);
    }
}
