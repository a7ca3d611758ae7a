//! # Array Game — [HAOI2015] 数组游戏, Luogu P3179, BZOJ 4035
//!
//! <https://www.luogu.com.cn/problem/P3179> · turning coins · O(n^¾ + K·w) time
//!
//! **Statement.** A row of cells 1 to n, each white or black. A move picks a white cell x and a
//! number k with 1 ≤ k ≤ n/x, and turns the cells x, 2x, …, kx: white ones become black, black ones
//! white. Whoever cannot move loses. The input is n, then K, then K rows, each as w and its w white
//! cells; for each row print `Yes` if the first player wins, else `No`. n ≤ 10⁹; K, w from 1
//! to 100. The program takes any K and w, 0 too, and n up to 2·10⁹; a cell outside 1 to n and a
//! cell named twice in a row are refused.
//!
//! **Idea.** Lay a token on each white cell. A move takes the token from x and lays one on each of
//! 2x, …, kx; where two meet, both vanish. If they stayed, no token would be in the way of another,
//! and each would be a game of its own. Its *Grundy value* is the *mex* of the values of its
//! *options*, the positions one move away: the least number 0, 1, 2, … not among them. Tokens
//! together have the nim-sum ⊕, the bitwise xor, of their values, and the player to move loses iff
//! it is 0 ([set-nim](../set_nim/index.html) proves both). Two on one cell add 0 to it: they might
//! as well vanish.
//!
//! A token on x meets only multiples of x, m = ⌊n/x⌋ (rounded down) in number, and with the same m
//! the game is the same: call its value G(m).
//!
//! ```text
//! n = 4         cell x    1   2   3   4
//!           m = ⌊4/x⌋     4   2   1   1
//!                G(m)     1   2   1   1
//!
//! a token on 1 becomes, for k =   1      2      3        4
//!     tokens on                 none     2     2 3     2 3 4
//!     of value                    0      2     2⊕1    2⊕1⊕1     G(4) = mex{0, 2, 3, 2} = 1
//! ```
//!
//! With 1, 2 and 4 white the nim-sum is 1 ⊕ 2 ⊕ 1 = 2; turning cell 2 alone leaves 1 ⊕ 1 = 0.
//!
//! **Proof.** *Turning coins*, more generally. Let the rules name for each cell x some sets of
//! cells that come after x in a fixed order; one may be empty. A move picks a white x and one of
//! its sets S, and turns x and all of S; x becomes black. (With coins, white is the side that the
//! rules ask of x: heads in most books.) Let g(x) be the mex, over the sets S of x, of the nim-sum
//! of all g(s), s ∈ S. Claim: a position has the Grundy value v, the nim-sum of g over its white
//! cells; the player to move loses (the position is a P-position) ⇔ v = 0.
//!
//! The game with tokens has the same moves: take a token from x, lay one on each cell of S, where
//! any number may lie on a cell. Play ends in both: give each cell a weight greater than that of
//! all cells after it together, and each move lowers the total weight of the white cells, or of the
//! tokens. No token changes what another may do, so they are a sum of games, and by the theorem of
//! Sprague and Grundy the value of tokens is the nim-sum of their values. By induction from the
//! last cell back, that of a token on x is g(x): its options are tokens on the sets S of x.
//!
//! By induction on the weight, white cells have the same value as tokens on them. Both have the
//! same moves x, S. After such a move one token lies on each cell that is white now, and two on
//! each cell of S that was white and is black now. These two add g(s) ⊕ g(s) = 0, so the nim-sum of
//! g is the same for both; it is the tokens' value, and by induction that of the white cells. So
//! the options have the same values, and by the mex the positions too: v.
//!
//! *Here* the sets of x are {2x, …, kx} for k = 1, …, m = ⌊n/x⌋, and since ⌊n/(ix)⌋ = ⌊m/i⌋, from
//! cell n down g(x) = G(m) with G(m) = mex{0, G(⌊m/2⌋), G(⌊m/2⌋) ⊕ G(⌊m/3⌋), …, G(⌊m/2⌋) ⊕ … ⊕
//! G(⌊m/m⌋)}.
//!
//! *In time.* ⌊m/i⌋ has at most 2√m values: those for i ≤ √m, and numbers below √m. Take the
//! neighbouring i with the same v = ⌊m/i⌋ together, as a run. If s is the nim-sum before it, a
//! value already, it goes on s ⊕ G(v), s, s ⊕ G(v), …: only s ⊕ G(v) may be new, and s changes to
//! it iff the run's length is odd. Needed are the m = ⌊n/x⌋, that is all m ≤ √n and those for x <
//! √n, the small ones first: at most √n·2n^¼ runs and Σ 2√(n/x) ≤ 4n^¾ runs.
//!
//! **Mistakes.** Marking for the mex only where a run ends (`hack-run-end`). Letting s change
//! whatever the run's length is (`hack-run-length`). Forgetting k = 1, which turns x alone
//! (`hack-alone`). The mex of the single G(⌊m/i⌋) in place of their nim-sums (`hack-single`).
//! Answering by the parity of w (`hack-parity`).
//!
//! **Source.** Henan (河南) team selection 2015. On turning games: E. R. Berlekamp, J. H. Conway, R.
//! K. Guy, *Winning Ways*, chapter 14. BZOJ had 32 MB of memory: no table of all cells.

use proconio::input;
use shared::{grundy::mex, print};
use std::collections::HashSet;

fn main() {
    input! { n: usize, rows: usize }
    let g = grundy_values(n);
    let wins = (0..rows).map(|_| {
        input! { white: [usize] }
        first_player_wins(&white, n, &g)
    });
    print::verdicts(["Yes", "No"], wins);
}

/// Is the nim-sum of g over the white cells ≠ 0?
fn first_player_wins(white: &[usize], n: usize, g: &[usize]) -> bool {
    let mut seen = HashSet::new();
    let sum = white.iter().fold(0, |sum, &x| {
        assert!(0 < x && x <= n, "cell {}: there are cells 1 to {}", x, n);
        assert!(seen.insert(x), "cell {}: named twice in a row", x);
        sum ^ g[place(n / x, n, g)]
    });
    sum != 0
}

/// G(m) for each m = ⌊n/x⌋, at its place.
fn grundy_values(n: usize) -> Vec<usize> {
    assert!(0 < n && n <= 2_000_000_000, "n = {}: from 1 to 2000000000 cells", n);
    let root = (1..=n).take_while(|i| i * i <= n).count();
    let mut g = vec![0; 2 * root + 1];
    for m in (1..=root).chain((1..=n / root).rev().map(|x| n / x)) {
        let at = place(m, n, &g);
        g[at] = mex(options(m, n, &g));
    }
    g
}

/// At m if m ≤ √n, which is half the length, rounded down; else n/m places from the end.
fn place(m: usize, n: usize, g: &[usize]) -> usize {
    if m <= g.len() / 2 {
        m
    } else {
        g.len() - n / m
    }
}

/// The values whose mex is G(m).
fn options(m: usize, n: usize, g: &[usize]) -> Vec<usize> {
    let (mut values, mut s, mut i) = (vec![0], 0, 2);
    while i <= m {
        let v = m / i;
        let (other, next) = (s ^ g[place(v, n, g)], m / v + 1);
        values.push(other);
        if (next - i) % 2 == 1 {
            s = other;
        }
        i = next;
    }
    values
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, grundy_values, place};
    use shared::grundy::mex;
    use shared::rules::{turning, Game};

    /// The rule as stated: a white x and a k with kx ≤ n turn x, 2x, …, kx. Cell x is bit x.
    fn turns(n: u32) -> Vec<(u32, u64)> {
        let cells = |x: u32, k: u32| (1..=k).map(|i| 1 << (i * x)).sum();
        let of = |x: u32| (1..=n / x).map(move |k| (x, cells(x, k)));
        (1..=n).flat_map(of).collect()
    }

    fn wins(n: usize, white: &[usize]) -> bool {
        first_player_wins(white, n, &grundy_values(n))
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_row() {
        for n in 1..=15_u32 {
            let (turns, length) = (turns(n), n as usize);
            let mut game = Game::normal(turning(&turns));
            let g = grundy_values(length);
            for row in (0..2 << n).step_by(2) {
                let white: Vec<usize> = (1..=length).filter(|x| row >> x & 1 == 1).collect();
                let wins = first_player_wins(&white, length, &g);
                assert_eq!(wins, game.is_won(&row), "{n}: {white:?}");
            }
            for x in 1..=length {
                assert_eq!(
                    g[place(length / x, length, &g)] as u64,
                    game.grundy(&(1 << x)),
                    "{n}: {x}"
                );
            }
        }
    }

    /// Coin c may be turned with any of the sets of lower coins that the 15 bits of `rules` name.
    #[test]
    fn every_game_of_four_turning_coins_has_the_nim_sum_of_its_coins() {
        for rules in 0..1_u64 << 15 {
            let all = (0..4).flat_map(|coin| (0..1 << coin).map(move |set| (coin, set)));
            let named = all.filter(|(coin, set)| rules >> ((1 << coin) - 1 + set) & 1 == 1);
            let turns: Vec<_> = named.map(|(coin, set)| (coin, 1 << coin | set)).collect();
            let mut game = Game::normal(turning(&turns));
            for heads in 0..16 {
                let coins = (0..4).filter(|coin| heads >> coin & 1 == 1);
                let sum = coins.fold(0, |sum, coin| sum ^ game.grundy(&(1 << coin)));
                assert_eq!(sum, game.grundy(&heads), "{rules:b}, {heads:b}");
            }
        }
    }

    /// G cell by cell, from the last one.
    fn table(n: usize) -> Vec<usize> {
        let mut g = vec![0; n + 1];
        for x in (1..=n).rev() {
            let mut sum = 0;
            let sums = (2 * x..=n).step_by(x).map(|multiple| {
                sum ^= g[multiple];
                sum
            });
            g[x] = mex(sums.chain([0]).collect::<Vec<_>>());
        }
        g
    }

    #[test]
    fn agrees_with_the_table_of_all_cells() {
        for n in (1..=400).chain([9_999, 10_000, 10_001, 123_456, 2_000_003]) {
            let (table, g) = (table(n), grundy_values(n));
            assert!((1..=n).all(|x| g[place(n / x, n, &g)] == table[x]), "{n}");
        }
    }

    #[test]
    fn the_examples_are_right() {
        assert_eq!(table(4), [0, 1, 2, 1, 1]);
        assert!(wins(4, &[1, 2, 4]) && !wins(4, &[1, 4]));
    }

    /// The cells above n/2 have value 1, those from there down to n/3 have 2.
    #[test]
    fn the_longest_row_is_answered() {
        let half = 1_000_000_000;
        let g = grundy_values(2 * half);
        let wins = |white: &[usize]| first_player_wins(white, 2 * half, &g);
        assert!(!wins(&(half + 1..=half + 100).collect::<Vec<_>>()));
        assert!(wins(&(half + 1..=half + 101).collect::<Vec<_>>()));
        assert!(wins(&[half, half + 1]) && !wins(&[half, half - 1]));
    }

    #[test]
    #[should_panic(expected = "n = 2000000001: from 1 to 2000000000 cells")]
    fn refuses_a_longer_row() {
        wins(2_000_000_001, &[]);
    }

    #[test]
    #[should_panic(expected = "n = 0: from 1")]
    fn refuses_a_row_without_cells() {
        wins(0, &[]);
    }

    #[test]
    #[should_panic(expected = "cell 0: there are cells 1 to 4")]
    fn refuses_cell_0() {
        wins(4, &[0]);
    }

    #[test]
    #[should_panic(expected = "cell 5: there are cells 1 to 4")]
    fn refuses_a_cell_past_the_end() {
        wins(4, &[2, 5]);
    }

    #[test]
    #[should_panic(expected = "cell 2: named twice in a row")]
    fn refuses_a_cell_named_twice() {
        wins(4, &[2, 3, 2]);
    }
}
