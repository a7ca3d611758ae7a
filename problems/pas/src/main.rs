//! # Stripes — [POI 2000] 条纹, Luogu P8369, BZOJ 2940
//!
//! <https://www.luogu.com.cn/problem/P8369> · tiles on a strip, Grundy values by table · O(p²) time, O(p) memory
//!
//! **Statement.** Tiles of three lengths c, z, n, any number of each, and a board of 1 × p cells. A
//! move lays one tile on neighbouring free cells; whoever cannot lay one loses. For each of m
//! boards print `1` if the first player wins, else `2`. All numbers are from 1 to 1000. The program
//! takes lengths in any order, equal or longer than the board, any m, and boards from 0 to 20 000
//! cells; a longer board and a tile of length 0 are refused.
//!
//! **Idea.** A tile cuts the board into two shorter ones that no longer touch.
//!
//! ```text
//! ┌─┬─┬─┬───────┬─┬─┬─┬─┬─┐
//! │ │ │ │ tile  │ │ │ │ │ │    board 12 = left 3 + tile 4 + right 5
//! └─┴─┴─┴───────┴─┴─┴─┴─┴─┘
//! ```
//!
//! So give each board its *Grundy value*, the *mex* of the values of its *options*, the positions
//! one move away: the least number 0, 1, 2, … not among them. Two boards side by side have the
//! nim-sum ⊕, the bitwise xor, of their values, and value 0 means that the player to move loses:
//! the theorem of Sprague and Grundy, proved at [set-nim](../set_nim/index.html).
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Proof.** Claim: with g(board) = mex{ g(left) ⊕ g(board − tile − left) }, over each tile that
//! fits and each left from 0 to board − tile, the player to move loses (the position is a
//! P-position) ⇔ g = 0. By induction on the length g is the Grundy value:
//! - Where no tile fits, the set is empty and g = mex ∅ = 0.
//! - A move leaves two boards, and each later move is made in one of them: a sum of games, whose
//!   value is g(left) ⊕ g(right) by the theorem. So the set holds exactly the options' values.
//!
//! Left and right may swap places, so lefts up to half of what remains are enough. Marks for 0 to p
//! are enough as well: a board of value v > 0 has an option of value v − 1, so v tiles fit on it
//! and v is at most its length. (A nim-sum of two values may be larger; the mex does not need it.)
//!
//! **More.** Tiles {1, 2} are Kayles, where a ball knocks down one skittle or two neighbours: g has
//! period 12 after a preperiod of 71. {2} is Dawson's Kayles: period 34 after 53. {3} is the octal
//! game 0.007, for which no period is known. If g(b + q) = g(b) for all b with b₀ ≤ b < 2b₀ + q +
//! t, where t is the longest tile, then it holds for all b ≥ b₀ (Guy and Smith). If all tiles are
//! odd and one is 1, g(b) = b mod 2. If some tile s ≤ b has b − s even, the first player wins: lay
//! it in the middle, then mirror.
//!
//! **Mistakes.** Too few marks for the mex: with tiles of 3 a value above 9 first comes at a board
//! of 91 (`hack-marks`). Letting board − tile fall below 0 (`hack-long-tile`). Reading c, z, n as
//! sorted (`hack-unsorted`). Answering by the parity of p (`hack-parity`).
//!
//! **Source.** VII Polish Olympiad in Informatics (1999/2000), *Paski*. R. K. Guy and C. A. B.
//! Smith, *The G-values of various games*, Proceedings of the Cambridge Philosophical Society 52
//! (1956), 514–526.

use proconio::input;
use shared::{grundy::Mex, print};

const LONGEST_BOARD: usize = 20_000;

fn main() {
    input! { tiles: [usize; 3], boards: [usize] }
    if let Some(i) = boards.iter().position(|&board| board > LONGEST_BOARD) {
        panic!("board {}: at most {LONGEST_BOARD} cells are accepted, not {}", i + 1, boards[i]);
    }
    let g = grundy_values(&tiles, boards.iter().copied().max().unwrap_or(0));
    print::verdicts(["1", "2"], boards.iter().map(|&board| g[board] != 0));
}

/// g(0), …, g(longest) for the given tiles.
fn grundy_values(tiles: &[usize], longest: usize) -> Vec<usize> {
    assert!(!tiles.contains(&0), "tile lengths must be at least 1, not 0");
    let mut mex = Mex::up_to(longest);
    let mut g: Vec<usize> = vec![];
    for board in 0..=longest {
        let rests = tiles.iter().filter_map(|tile| board.checked_sub(*tile));
        let cuts = rests.flat_map(|rest| (0..=rest / 2).map(move |left| (left, rest - left)));
        g.push(mex.of(cuts.map(|(left, right)| g[left] ^ g[right])));
    }
    g
}

#[cfg(test)]
mod tests {
    use super::grundy_values;
    use shared::{grundy::mex, rules::Game};

    /// The rule as stated: lay a tile on free cells; bit i of the board is set where cell i is
    /// covered.
    fn options(covered: u32, cells: usize, tiles: &[usize]) -> Vec<u32> {
        let mut options = vec![];
        for &tile in tiles.iter().filter(|&&tile| tile <= cells) {
            for start in 0..=cells - tile {
                let cover = ((1 << tile) - 1) << start;
                if covered & cover == 0 {
                    options.push(covered | cover);
                }
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_board() {
        for cells in 1..=11 {
            for c in 1..=cells {
                for z in c..=cells {
                    for n in z..=cells {
                        let tiles = [n, c, z];
                        let mut game =
                            Game::normal(|&covered: &u32| options(covered, cells, &tiles));
                        let g = grundy_values(&tiles, cells)[cells] as u64;
                        assert_eq!(g, game.grundy(&0), "{tiles:?} on {cells} cells");
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

    /// The recurrence as claimed, every left. The values of these tiles outgrow a byte, and stay
    /// below the marks.
    #[test]
    fn half_of_the_lefts_are_enough() {
        let tiles = [3, 7, 12];
        let half = grundy_values(&tiles, 2000);
        let mut all: Vec<usize> = vec![];
        for board in 0..=2000_usize {
            let rests = tiles.iter().filter_map(|&tile| board.checked_sub(tile));
            let sums = rests.flat_map(|rest| (0..=rest).map(move |left| (left, rest - left)));
            let g = mex(sums.map(|(left, right)| all[left] ^ all[right]));
            all.push(g);
        }
        assert_eq!(half, all);
        assert!(all.iter().any(|&g| g > 256));
    }

    #[test]
    #[should_panic(expected = "tile lengths must be at least 1")]
    fn refuses_a_tile_of_length_0() {
        grundy_values(&[3, 0, 5], 10);
    }
}
