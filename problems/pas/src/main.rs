//! # Stripes — 条纹 (PAS), POI 2000, Luogu P8369
//!
//! <https://www.luogu.com.cn/problem/P8369> · tiles on a strip, Grundy values by table · O(p²) time, O(p) memory
//!
//! **Statement.** Tiles of three lengths c, z, n, any number of each, and a board of 1 × p cells. A
//! move lays one tile on neighbouring free cells; who cannot lay one loses. For each of m boards
//! print `1` if the first player wins, else `2`. All numbers are at least 1 and at most 1000.
//! Accepted: lengths in any order, equal ones, longer than the board; any m, boards from 0 to
//! 20 000. A tile of length 0 and a longer board are refused.
//!
//! **Idea.** A tile cuts the board in two that no longer touch: a disjunctive sum of shorter
//! boards.
//!
//! ```text
//! ┌─┬─┬─┬───────┬─┬─┬─┬─┬─┐
//! │ │ │ │ tile  │ │ │ │ │ │    left = 3, right = board − tile − left = 5
//! └─┴─┴─┴───────┴─┴─┴─┴─┴─┘
//! ```
//!
//! **Proof.** Claim: g(board) = mex{ g(left) ⊕ g(board − tile − left) }, over each tile that fits
//! and each left ≥ 0, is the Grundy value; a board is a P-position ⇔ g = 0. By induction on the
//! length:
//! - Where no tile fits, the set is empty and g = 0.
//! - A move leads to two boards that do not touch; each later move is made in one of them. By the
//!   theorem of Sprague and Grundy their sum has value g(left) ⊕ g(right), both known.
//! - So the set holds exactly the options' values, and its mex is the Grundy value by definition.
//!
//! Left and right may change places, so left ≤ right is enough: half the work.
//!
//! **More.** Tiles {1, 2} are Kayles (period 12 after a preperiod of 71), {2} Dawson's Kayles (34
//! after 53), {3} is Treblecross on a board two cells shorter, for which no period is known. If
//! g(b + q) = g(b) for all b with b₀ ≤ b < 2b₀ + q + t, where t is the longest tile, then it holds for
//! all b ≥ b₀ (Guy and Smith). If all tiles are odd and one is 1, g(b) = b mod 2. If some tile s ≤
//! b has b − s even, the first player wins: lay it in the middle, then mirror.
//!
//! **Mistakes.** Marks for the mex fewer than the nim-sums need: values up to 9 have nim-sums up to
//! 15 (`hack-marks`). board − tile below 0 (`hack-long-tile`). Reading c, z, n as sorted
//! (`hack-unsorted`). Answering by parity (`hack-parity`).
//!
//! **Source.** VII Polish Olympiad in Informatics (1999/2000), *Paski*. R. K. Guy and C. A. B.
//! Smith, *The G-values of various games*, Proceedings of the Cambridge Philosophical Society 52
//! (1956), 514–526.

use proconio::input;
use shared::print;

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
#[allow(clippy::large_stack_arrays)] // 128 KiB, in which every index lies
fn grundy_values(tiles: &[usize], longest: usize) -> Vec<u16> {
    assert!(!tiles.contains(&0), "tile lengths must be at least 1, not 0");
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable();
    tiles.dedup();
    let mut g = vec![0_u16; longest + 1];
    // g backwards, so that left and right run the same way.
    let mut back = vec![0_u16; longest + 1];
    // The last board in which each value was an option's. A board has less than 2¹⁵ options with
    // left ≤ right, so values stay below 2¹⁵, nim-sums too, and no index is out of range.
    let mut seen = [0_u16; 1 << 16];
    for board in 1..=longest {
        let mark = board as u16;
        for rest in tiles.iter().filter_map(|&tile| board.checked_sub(tile)) {
            let lefts = &g[..=rest / 2];
            let rights = &back[longest - rest..][..lefts.len()];
            let (blocks, right_blocks) = (lefts.chunks_exact(BLOCK), rights.chunks_exact(BLOCK));
            for (left, right) in blocks.remainder().iter().zip(right_blocks.remainder()) {
                seen[usize::from(left ^ right)] = mark;
            }
            for (left, right) in blocks.zip(right_blocks) {
                let mut sums = [0; BLOCK];
                for i in 0..BLOCK {
                    sums[i] = left[i] ^ right[i];
                }
                for &sum in &sums {
                    seen[usize::from(sum)] = mark;
                }
            }
        }
        let mex = seen.iter().take_while(|&&last| last == mark).count();
        g[board] = mex as u16;
        back[longest - board] = mex as u16;
    }
    g
}

/// So many nim-sums are made side by side.
const BLOCK: usize = 16;

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
                        let g = u64::from(grundy_values(&tiles, cells)[cells]);
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
    fn odd_tiles_with_a_single_cell_among_them_leave_only_parity() {
        assert!(grundy_values(&[7, 1, 3], 300)
            .iter()
            .enumerate()
            .all(|(p, &g)| usize::from(g) == p % 2));
    }

    #[test]
    fn a_tile_in_the_middle_wins() {
        let g = grundy_values(&[4, 9, 9], 300);
        assert!((0..=300_usize).all(|p| g[p] != 0 || p < 4 || (p % 2 == 1 && p < 9)));
    }

    /// The recurrence as claimed, every left. The values of these tiles outgrow a byte.
    #[test]
    fn half_of_the_lefts_are_enough() {
        let tiles = [3, 7, 12];
        let half = grundy_values(&tiles, 2000);
        let mut all: Vec<u64> = vec![];
        for board in 0..=2000_usize {
            let rests = tiles.iter().filter_map(|&tile| board.checked_sub(tile));
            let sums = rests.flat_map(|rest| (0..=rest).map(move |left| (left, rest - left)));
            let g = mex(sums.map(|(left, right)| all[left] ^ all[right]));
            all.push(g);
        }
        assert!(half.iter().map(|&g| u64::from(g)).eq(all.iter().copied()));
        assert!(all.iter().any(|&g| g > 256));
    }

    #[test]
    #[should_panic(expected = "tile lengths must be at least 1")]
    fn refuses_a_tile_of_length_0() {
        grundy_values(&[3, 0, 5], 10);
    }
}
