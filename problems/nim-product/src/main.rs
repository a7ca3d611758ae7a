//! # Nim Product — Nim 积, Library Checker nim_product_64
//!
//! <https://judge.yosupo.jp/problem/nim_product_64> · a product that goes with the nim-sum, by halves along Fermat powers · O(T·64) look-ups in a table of 2¹⁶ products
//!
//! **Statement.** Coins lie on the points (x, y) of a grid, x, y = 0, 1, 2, … . A turn chooses a
//! coin (x, y) that shows heads and numbers a < x and b < y, and turns over the four corners (x,
//! y), (a, y), (x, b) and (a, b) of a rectangle. Whoever cannot move loses. (This game is called
//! Turning Corners.) The Grundy value of a single coin at (x, y) is the *nim product* x ⊗ y. As a
//! formula, x ⊗ y is the least number that is none of (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) with a < x and
//! b < y, where ⊕ is the bitwise xor. For each of T pairs print the nim product.
//!
//! **Input.** The first line has T, from 1 to 10⁶. Then T lines follow with two numbers from 0 to
//! 2⁶⁴ − 1.
//!
//! **Output.** A line for each pair: its nim product.
//!
//! ```text
//! input                                        output
//! 11                                           0
//! 5 0                                          5
//! 5 1                                          10
//! 5 2                                          15
//! 5 3                                          2
//! 5 4                                          7
//! 5 5                                          8
//! 5 6                                          13
//! 5 7                                          3
//! 5 8                                          14994
//! 3141 5926                                    11290409524105353207
//! 18446744073709551615 18446744073709551615
//! ```
//!
//! **Idea.** Why should four turned corners give a product? By the theorem about turning coins in
//! [daizhenyangs-coin](../daizhenyangs_coin/index.html) each coin has a number, its Grundy value.
//! It is the mex (the least missing number) of its *options*: for each turn, the nim-sum (⊕) of the
//! numbers of the other three corners. This is the formula above. (In a row or on a grid, all that
//! matters is that the other coins come before it in some order, here by x + y.) Find the first
//! numbers by hand:
//!
//! ```text
//! 0 ⊗ y = 0   there is no a < 0, so no turn, and the least missing number is 0
//! 1 ⊗ y = y   a = 0 is the only choice: the options are 1 ⊗ b, that is, 0, 1, …, y − 1
//! 2 ⊗ 2 = 3   (a, b) = (0, 0) gives 0, (0, 1) gives 2, (1, 0) gives 2, (1, 1) gives 2 ⊕ 2 ⊕ 1 = 1
//!
//! ⊗   0   1   2   3   4   5   6   7
//! 0   0   0   0   0   0   0   0   0
//! 1   0   1   2   3   4   5   6   7
//! 2   0   2   3   1   8  10  11   9
//! 3   0   3   1   2  12  15  13  14
//! 4   0   4   8  12   6   2  14  10
//! 5   0   5  10  15   2   7   8  13
//! 6   0   6  11  13  14   8   5   3
//! 7   0   7   9  14  10  13   3   4
//! ```
//!
//! It looks like a multiplication: 0 gives 0, 1 changes nothing, the table is symmetric. And it
//! goes with ⊕ as usual multiplication goes with +: row 3 is row 1 ⊕ row 2, for example 3 ⊗ 4 = (1
//! ⊗ 4) ⊕ (2 ⊗ 4) = 4 ⊕ 8 = 12. This is the *distributive law* (x ⊕ y) ⊗ z = (x ⊗ z) ⊕ (y ⊗ z). (On
//! this page ⊗ goes before ⊕.)
//!
//! Why does it hold? Think of x ⊕ y as two heaps x and y, and lower x to a, and z to c. (If a ⊕ y
//! is above x ⊕ y, this adds an option, but the mex stays: Lemma 2.) Multiply out the option, as
//! the law is known for smaller numbers, and drop y ⊗ c, which occurs twice:
//!
//! ```text
//! (a⊕y)⊗z ⊕ (x⊕y)⊗c ⊕ (a⊕y)⊗c  =  (a⊗z ⊕ x⊗c ⊕ a⊗c) ⊕ y⊗z
//! ```
//!
//! This is (an option of x ⊗ z) ⊕ (y ⊗ z), and in the same way if y is lowered. These are the
//! options of the games x ⊗ z and y ⊗ z side by side, so the value is the nim-sum of the two (Lemma
//! 3). We also see what the rectangle does: its four corners together give (x ⊕ a) ⊗ (y ⊕ b). And
//! if neither x nor y is 0, then x ⊗ y is not 0, as a = b = 0 gives the option 0.
//!
//! So it is enough to know the products of powers of two. Look at the numbers below 2 and below 4:
//! the upper left 2 × 2 and 4 × 4 cells of the table contain no larger numbers. These products stay
//! among themselves! Below 8 they do not, as 4 ⊗ 2 = 8, but below 16 they do again. The limits are
//! the *Fermat powers* F = 2, 4, 16, 256, …, each the square of the one before. What does F do with
//! the numbers below it, and with itself?
//!
//! ```text
//! 2 ⊗ 1 = 2                         2 ⊗ 2 = 3 = 2 ⊕ 1
//! 4 ⊗ 1 = 4   4 ⊗ 2 = 8   4 ⊗ 3 = 12     4 ⊗ 4 = 6 = 4 ⊕ 2
//! ```
//!
//! It seems that F ⊗ a = F·a (the usual product) for a < F, and F ⊗ F = F ⊕ F/2. Why?
//! - The options of F ⊗ a are (F ⊗ a′) ⊕ (f ⊗ a) ⊕ (f ⊗ a′) with f < F and a′ < a. The first part
//!   is F·a′, as a′ is smaller. The other two together are f ⊗ (a ⊕ a′), which is below F.
//!   Different f give different products, as the nim-sum of two of them is a product of numbers
//!   that are not 0. So they are all numbers below F. The options with a′ fill the block from F·a′
//!   to F·a′ + F − 1, and the first number that no block fills is F·a.
//! - The options of F ⊗ F are F ⊗ (a ⊕ b) ⊕ a ⊗ b with a, b < F. With a = b they are the squares,
//!   which are different, as a ⊗ a ⊕ b ⊗ b = (a ⊕ b) ⊗ (a ⊕ b), and fill all numbers below F. With
//!   b = a ⊕ 1 they are F ⊕ (a ⊗ a ⊕ a). Of these there are only half as many, since a and a ⊕ 1
//!   give the same: for F = 4 the numbers a ⊗ a ⊕ a are 0, 0, 1, 1, and they fill 4 and 5 only. In
//!   general they fill the lower half of the block, up to F + F/2 − 1: cut a in two as below, then
//!   the upper half of a ⊗ a ⊕ a is p ⊗ p ⊕ p, a smaller case. All other options (a ⊕ b ≥ 2) are
//!   2·F or more.
//!
//! Now a number below F·F is F·p + q with p, q < F, and this is (F ⊗ p) ⊕ q. Multiply two such
//! numbers as usual and use F ⊗ F = F ⊕ F/2: what remains are products of halves.
//!
//! ```text
//! (F⊗p ⊕ q) ⊗ (F⊗r ⊕ s) = F ⊗ (p⊗r ⊕ p⊗s ⊕ q⊗r)  ⊕  (q⊗s ⊕ F/2⊗p⊗r)
//! ```
//!
//! Both brackets are below F. The first is the upper half, and equal to (p ⊕ q) ⊗ (r ⊕ s) ⊕ q ⊗ s,
//! which saves a product. For example 5 ⊗ 7 with F = 4: 5 = 4·1 + 1 and 7 = 4·1 + 3, so
//!
//! ```text
//! upper half   (1 ⊕ 1) ⊗ (1 ⊕ 3) ⊕ 1 ⊗ 3  =  0 ⊕ 3  =  3
//! lower half   1 ⊗ 3 ⊕ 2 ⊗ 1 ⊗ 1          =  3 ⊕ 2  =  1      5 ⊗ 7 = 4·3 + 1 = 13
//! ```
//!
//! **Method.** To multiply two numbers of 64 bits:
//! 1. Cut both into an upper and a lower half: A = F·p + q and B = F·r + s, with F = 2³² for 64
//!    bits, 2¹⁶ for 32 bits, and so on.
//! 2. In the same way find three products of halves: c = p ⊗ r, d = q ⊗ s and h = (p ⊕ q) ⊗ (r ⊕
//!    s); and a fourth one, c ⊗ F/2.
//! 3. The upper half of A ⊗ B is h ⊕ d, the lower half is d ⊕ (c ⊗ F/2).
//! 4. With one bit the product is 1 if both are 1, else 0.
//! 5. Four products at each of six levels would be 4096 steps for a pair. So make a table of all
//!    products of two numbers of 8 bits first, and stop at 8 bits: 64 look-ups for a pair.
//!
//! **Proof.** In the proof xy means x ⊗ y, a dot is the usual product, and x² is xx.
//!
//! *Lemma 1 (corners).* If x ≠ a and y ≠ b, then xy ⊕ ay ⊕ xb ⊕ ab ≠ 0. We may exchange x with a,
//! and y with b, so let x > a and y > b. Then ay ⊕ xb ⊕ ab is one of the numbers of which xy is the
//! mex, so it is not xy.
//!
//! *Lemma 2 (more options).* Let X and Y be sets of numbers with mex X = x and mex Y = y. Then xy
//! is the mex of all ay ⊕ xb ⊕ ab with a in X and b in Y. For X contains all numbers below x, and Y
//! all below y. So all numbers of the definition are there, and those that are added are not xy, by
//! Lemma 1. The nim-sum has the same property: x ⊕ y is the mex of all a ⊕ y and x ⊕ b with a < x
//! and b < y, since it is the value of two heaps of Nim ([set-nim](../set_nim/index.html)); and a ⊕
//! y ≠ x ⊕ y for all a ≠ x, so here too a and b may run through X and Y.
//!
//! *Lemma 3 (laws).* xy = yx, 0y = 0, 1y = y, (x ⊕ y)z = xz ⊕ yz, (xy)z = x(yz), and xy ≠ 0 if x,
//! y ≠ 0.
//! - The first two are seen from the definition. For 1y the only a is 0, and the options are the
//!   1b = b with b < y (by induction), so the mex is y. The last law is Lemma 1 with a = b = 0.
//! - *Distributive law*, by induction on x + y + z. By Lemma 2, (x ⊕ y)z is the mex of the numbers
//!   (a ⊕ y)z ⊕ (x ⊕ y)c ⊕ (a ⊕ y)c with a < x and c < z, and of the numbers in which y, not x, is
//!   lowered. By induction the first is az ⊕ yz ⊕ xc ⊕ yc ⊕ ac ⊕ yc = (az ⊕ xc ⊕ ac) ⊕ yz: an
//!   option of xz, ⊕ yz. In the same way the others are xz ⊕ an option of yz. By Lemma 2 for the
//!   nim-sum the mex of all these is xz ⊕ yz.
//! - *Associative law*, by induction on x + y + z. By Lemma 2, with the options ay ⊕ xb ⊕ ab of xy
//!   in place of the smaller numbers, and the distributive law, (xy)z is the mex of the numbers
//!   (ay)z ⊕ (xb)z ⊕ (ab)z ⊕ (xy)c ⊕ (ay)c ⊕ (xb)c ⊕ (ab)c with a < x, b < y and c < z. These are
//!   the seven products in which at least one of x, y, z is lowered. By induction the brackets may
//!   stand the other way in each of them, and then these are the numbers of which x(yz) is the mex.
//!
//! So we may calculate as usual. As x ⊕ x = 0, we have (x ⊕ y)² = x² ⊕ xy ⊕ yx ⊕ y² = x² ⊕ y².
//!
//! *Lemma 4 (Fermat powers).* For F = 2, 4, 16, …, each the square of the one before:
//! 1. products of numbers below F are below F;
//! 2. the numbers x² ⊕ x with x < F are exactly the numbers below F/2;
//! 3. Fa = F·a for a < F;
//! 4. F² = F ⊕ F/2.
//!
//! For F = 2 the points 1 and 2 are seen at once (0² ⊕ 0 = 1² ⊕ 1 = 0). We show that 1 and 2 for F
//! give 3 and 4 for F, and 1 and 2 for the next one, which is F·F.
//! - *Point 3*, by induction on a. The options of Fa are fa ⊕ Fa′ ⊕ fa′ = F·a′ ⊕ f(a ⊕ a′) with f <
//!   F and a′ < a. Let k = a ⊕ a′, which is not 0. By point 1 all fk are below F, and different f
//!   give different fk, as fk = gk means (f ⊕ g)k = 0. So there are F of them: all numbers below F.
//!   The options with this a′ are all numbers from F·a′ to F·a′ + F − 1. With a′ = 0, …, a − 1
//!   together they are all numbers below F·a, and the mex is F·a.
//! - *Point 4.* The options of F² are aF ⊕ Fb ⊕ ab = F·(a ⊕ b) ⊕ ab with a, b < F. With a = b they
//!   are the squares of the numbers below F. These are below F, and different, as a² = b² means
//!   (a ⊕ b)² = 0. So they are all numbers below F. With a ⊕ b = 1 they are F ⊕ a(a ⊕ 1) = F ⊕
//!   (a² ⊕ a), by point 2 the numbers from F to F + F/2 − 1. All others are 2·F or more. So the mex
//!   is F + F/2.
//! - *Point 1 for F·F.* By point 3 each number below F·F is F·p + q = Fp ⊕ q with p, q < F. Then
//!   (Fp ⊕ q)(Fr ⊕ s) = F²pr ⊕ F(ps ⊕ qr) ⊕ qs = F(pr ⊕ ps ⊕ qr) ⊕ (qs ⊕ (F/2)pr) by point 4. Both
//!   brackets are below F, so the number is below F·F.
//! - *Point 2 for F·F.* For x = Fp ⊕ q the same formula gives x² ⊕ x = F(p² ⊕ p) ⊕ (something below
//!   F). By point 2, p² ⊕ p is below F/2, so x² ⊕ x is below F·F/2. When do x and y give the same?
//!   Let w = x ⊕ y. Then w² ⊕ w = 0, w(w ⊕ 1) = 0, so w is 0 or 1. So the F·F numbers x give F·F/2
//!   different results, in pairs. As only F·F/2 numbers are possible, all of them occur.
//!
//! *The method.* c, d and h of step 2 are pr, qs and (p ⊕ q)(r ⊕ s) = pr ⊕ ps ⊕ qr ⊕ qs. So h ⊕ d =
//! pr ⊕ ps ⊕ qr, and with the formula of point 1 the product is F·(h ⊕ d) + (d ⊕ c(F/2)). By
//! point 1 all four products are products of numbers below F, so the halves can be cut again.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Multiplying as usual (`hack-usual`).
//! - Taking F ⊗ F = F (`hack-square`).
//! - Taking F ⊗ F = F ⊕ 1, that is, c for c ⊗ F/2 (`hack-one`).
//! - Multiplying c by F/2 as usual (`hack-half`).
//! - Multiplying powers of two by joining the binary digits of their exponents, even where both
//!   have the same digit (`hack-exponents`).
//! - Squaring the largest common Fermat power of two powers of two rightly, and multiplying the
//!   rest as usual (`hack-rest`).
//! - Taking h ⊕ d ⊕ c for the upper half, as one does for usual products (`hack-middle`).
//! - Reading numbers of 32 bits (`hack-32-bits`).
//! - Reading signed numbers, which end at 2⁶³ − 1 (`hack-signed`).
//! - Computing the mask for the lower half in 32 bits, where 1 << 32 is 1 (`hack-mask`).
//!
//! **Beyond.** The numbers below a Fermat power are a *field*: one can also divide. For in Lemma 4
//! the products fk with fixed k ≠ 0 are all numbers below F, so one of them is 1. With other rules
//! for the two directions (a only certain numbers below x, and likewise b), let g(x) and h(y) be
//! the Grundy values of x and of y with each direction played alone. Then the value of (x, y) is
//! g(x) ⊗ h(y), by Lemma 2 and induction. The limit of the product is 64 bits, the next one would
//! be 128. A larger table, or logarithms for 16 bits, make the program faster; it is fast enough
//! without.
//!
//! **Source.** J. H. Conway, *On Numbers and Games*, Academic Press 1976, chapter 6. Turning
//! Corners is from E. R. Berlekamp, J. H. Conway and R. K. Guy, *Winning Ways*, Academic
//! Press 1982.

use proconio::input;

fn main() {
    input! { t: usize, pairs: [(u64, u64); t] }
    let table: Vec<u64> = (0..1 << 16).map(|i| nim_product(i >> 8, i & 255, 8, &[])).collect();
    let mut lines = String::new();
    for (a, b) in pairs {
        lines += &format!("{}\n", nim_product(a, b, 64, &table));
    }
    print!("{}", lines);
}

/// a ⊗ b, both of this many bits. The table, if it is there, has all products of 8 bits.
fn nim_product(a: u64, b: u64, bits: u32, table: &[u64]) -> u64 {
    if bits == 1 {
        return a & b;
    }
    if bits == 8 && !table.is_empty() {
        return table[(a << 8 | b) as usize];
    }
    let half = bits / 2;
    let low = (1 << half) - 1;
    let (p, q, r, s) = (a >> half, a & low, b >> half, b & low);
    let c = nim_product(p, r, half, table);
    let d = nim_product(q, s, half, table);
    let h = nim_product(p ^ q, r ^ s, half, table);
    (h ^ d) << half | d ^ nim_product(c, 1 << (half - 1), half, table)
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::nim_product;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::grundy::Mex;
    use shared::rules::{turning, Game};

    fn product(a: u64, b: u64) -> u64 {
        nim_product(a, b, 64, &[])
    }

    /// The products below `most` by the definition.
    fn by_mex(most: usize) -> Vec<Vec<usize>> {
        let mut table = vec![vec![0; most]; most];
        let mut mex = Mex::up_to(most * most);
        for x in 0..most {
            for y in 0..=x {
                let options = (0..x).flat_map(|a| (0..y).map(move |b| (a, b)));
                let value = mex.of(options.map(|(a, b)| table[a][y] ^ table[x][b] ^ table[a][b]));
                table[x][y] = value;
                table[y][x] = value;
            }
        }
        table
    }

    fn agrees_with_the_definition(most: usize) {
        for (x, row) in by_mex(most).iter().enumerate() {
            for (y, &value) in row.iter().enumerate() {
                assert_eq!(nim_product(x as u64, y as u64, 16, &[]), value as u64, "{x} {y}");
            }
        }
    }

    /// All turns on a board of w × h points, by the rule in `game.rs`.
    fn turns(w: u32, h: u32) -> Vec<(u32, u64)> {
        let mut turns = vec![];
        for i in 0..w * h {
            let mut alone = vec![vec![0; h as usize]; w as usize];
            alone[(i / h) as usize][(i % h) as usize] = 1;
            for after in Rules::options(&alone) {
                let heads = after.concat().into_iter().rev().fold(0, |set, coin| set << 1 | coin);
                turns.push((i, heads ^ 1 << i));
            }
        }
        turns
    }

    /// Heads win exactly if the nim-sum of their products is not 0.
    fn agrees_with_turning_corners(w: u32, h: u32) {
        let turns = turns(w, h);
        let mut game = Game::normal(turning(&turns));
        let worth: Vec<u64> =
            (0..w * h).map(|i| product(u64::from(i / h), u64::from(i % h))).collect();
        for heads in 0_u64..1 << (w * h) {
            let coins = (0..w * h).filter(|i| heads >> i & 1 == 1);
            let x = coins.fold(0, |x, i| x ^ worth[i as usize]);
            assert_eq!(game.is_won(&heads), x != 0, "{w} x {h}: {heads:b}");
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_board() {
        for (w, h) in [(2, 2), (3, 3), (3, 4), (4, 3), (2, 8), (7, 2), (3, 5)] {
            agrees_with_turning_corners(w, h);
        }
        agrees_with_the_definition(100);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_larger_board() {
        for (w, h) in [(4, 4), (3, 6), (5, 4)] {
            agrees_with_turning_corners(w, h);
        }
        agrees_with_the_definition(260);
    }

    /// Points 2, 3 and 4 of Lemma 4.
    #[test]
    fn fermat_powers_do_what_the_page_says() {
        for k in 0..=5 {
            let f = 1_u64 << (1 << k);
            assert_eq!(product(f, f), f ^ (f / 2));
            for a in (0..f).step_by(1 + f as usize / 1000) {
                assert_eq!(product(f, a), f * a);
            }
        }
        for f in [2, 4, 16, 256, 65_536] {
            let mut found: Vec<u64> = (0..f).map(|x| nim_product(x, x, 16, &[]) ^ x).collect();
            found.sort_unstable();
            found.dedup();
            assert_eq!(found, (0..f / 2).collect::<Vec<_>>());
        }
    }

    #[test]
    fn the_table_of_the_page_is_right() {
        let rows = [
            "0 0 0 0 0 0 0 0",
            "0 1 2 3 4 5 6 7",
            "0 2 3 1 8 10 11 9",
            "0 3 1 2 12 15 13 14",
            "0 4 8 12 6 2 14 10",
            "0 5 10 15 2 7 8 13",
            "0 6 11 13 14 8 5 3",
            "0 7 9 14 10 13 3 4",
        ];
        for (x, row) in (0..).zip(rows) {
            let row: Vec<u64> = row.split(' ').map(|value| value.parse().unwrap()).collect();
            assert_eq!((0..8).map(|y| product(x, y)).collect::<Vec<_>>(), row);
        }
    }

    /// x times a Fermat power, power of two by power of two.
    fn times_fermat(x: u64, k: u32) -> u64 {
        let mut sum = 0;
        for j in (0..64).filter(|j| x >> j & 1 == 1) {
            if j >> k & 1 == 0 {
                sum ^= 1 << (j | 1 << k);
            } else {
                // F ⊗ F is F ⊕ F/2, and F/2 is the product of the smaller Fermat powers.
                sum ^= 1 << j;
                sum ^= (0..k).fold(1 << (j ^ 1 << k), times_fermat);
            }
        }
        sum
    }

    fn by_powers(a: u64, b: u64) -> u64 {
        let times_power = |i: u32| (0..6).filter(|k| i >> k & 1 == 1).fold(b, times_fermat);
        (0..64).filter(|i| a >> i & 1 == 1).fold(0, |sum, i| sum ^ times_power(i))
    }

    fn table() -> Vec<u64> {
        (0..1 << 16).map(|i| nim_product(i >> 8, i & 255, 8, &[])).collect()
    }

    proptest! {
        #[test]
        fn the_laws_hold_at_full_size(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
            prop_assert_eq!(product(a, b), product(b, a));
            prop_assert_eq!(product(a ^ b, c), product(a, c) ^ product(b, c));
            prop_assert_eq!(product(product(a, b), c), product(a, product(b, c)));
            prop_assert_eq!(product(1, c), c);
            prop_assert_eq!(product(a, b) == 0, a == 0 || b == 0);
            prop_assert_eq!(product(a, b), by_powers(a, b));
        }
    }

    #[test]
    fn the_table_changes_nothing() {
        let table = table();
        let mut a: u64 = 1;
        for _ in 0..2000 {
            a = a.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let b = a.rotate_left(29);
            assert_eq!(nim_product(a, b, 64, &table), product(a, b));
        }
    }
}
