//! # Bowling Pins — 保龄球瓶, HackerRank bowling-pins, HackerRank game-of-kyles
//!
//! <https://www.hackerrank.com/challenges/bowling-pins/problem> · Kayles: a table of Grundy values, and why such a table repeats · O(n²) time, O(n) memory for rows up to n, read in O(1) a place
//!
//! **Statement.** There are n places in a row; on each stands a pin, or nothing. Two players take
//! turns. A turn knocks down one pin, or two pins that stand on neighbouring places. Whoever knocks
//! down the last pin wins. Pins never move, so a gap stays a gap. Can the player who begins force a
//! win?
//!
//! **Input.** The first line has t, the number of rows, t ≤ 1000. Each row has two lines: n, from 1
//! to 300, and a word of n letters, `I` for a pin and `X` for an empty place. There is at least one
//! pin.
//!
//! **Output.** One line for each row: `WIN` if the player who begins can force a win, else `LOSE`.
//!
//! ```text
//! input     output
//! 4         LOSE
//! 4         WIN
//! IXXI      LOSE
//! 4         WIN
//! XIIX
//! 5
//! IIXII
//! 5
//! IIIII
//! ```
//!
//! **Idea.** Pins beside each other, from one gap to the next, form a *run*. Begin with a single
//! run. Knock down the pin in the middle, or the two in the middle if the number is even. Two equal
//! runs remain, and from now on copy: whatever the opponent knocks down in one run, knock down the
//! same pins in the other. So you have the last pin. A single run is always won, and two equal
//! runs, as IXI or IIXII, are lost for the player to move.
//!
//! Now let there be two runs that are not equal, as IIXI. Knock down one of the two pins: IXI is
//! left, so this is won. But IIIIXI, four pins and one, is lost! Every move of the first player has
//! an answer, though nothing can be copied. So "a single run is won" does not tell enough: a run
//! needs a number that says which other runs it balances.
//!
//! The runs do not touch, and each move is made in one of them: the row is a *sum of games*. For
//! such sums [set-nim](../set_nim/index.html) finds the number and proves that it is the right one.
//! It is the *Grundy value* K(n) of a run of n pins: the *mex* of the values to which a move leads,
//! the least of 0, 1, 2, … that is not among them. Several runs are worth the nim-sum ⊕ (the
//! bitwise xor) of their values, and the player to move loses ⇔ the nim-sum is 0. (⇔ means "if and
//! only if".) A move splits a run of n into a run of a pins on its left and one of b on its right,
//! with a + b = n − 1 or a + b = n − 2; either may be empty. So we can fill a table from short runs
//! to long ones:
//!
//! ```text
//! K(0) = 0: no move
//! K(1): leaves 0 and 0, of value 0; the mex of 0 is 1
//! K(2): leaves 0 and 1, of value 1, or 0 and 0, of value 0; the mex of 1, 0 is 2
//! K(3): leaves 0 and 2 or 1 and 1, of values 2 and 0, or 0 and 1, of value 1; the mex is 3
//! K(4): leaves 0 and 3, 1 and 2: 3 and 1 ⊕ 2 = 3; or 0 and 2, 1 and 1: 2 and 0; the mex is 1
//! ```
//!
//! K(4) = K(1) = 1: that is why IIIIXI is lost. In lines of twelve:
//!
//! ```text
//! n    K(n), K(n + 1), …, K(n + 11)
//!
//!  0   0 1 2 3 1 4 3 2 1 4 2 6
//! 12   4 1 2 7 1 4 3 2 1 4 6 7
//! 24   4 1 2 8 5 4 7 2 1 8 6 7
//! 36   4 1 2 3 1 4 7 2 1 8 2 7
//! 48   4 1 2 8 1 4 7 2 1 4 2 7
//! 60   4 1 2 8 1 4 7 2 1 8 6 7
//! 72   4 1 2 8 1 4 7 2 1 8 2 7
//! 84   the same as in the line above
//! ```
//!
//! For n ≤ 300 the table is filled at once, and no more is needed. But the last lines are a
//! surprise: from 71 on the values repeat with period 12. Does that go on for ever, or does an
//! exception come far away? There is a reason to trust it. A move in a very long run leaves a long
//! part b. If b can be made shorter by 12 without a change of its value, then the move has the same
//! value as a move in a run that is shorter by 12. So both runs have the same set of values, and
//! the same mex. What has held for long enough holds for ever; the theorem below says how long is
//! enough.
//!
//! **Method.**
//! 1. Let K(0) = 0. For n = 1, 2, …, 300 in this order, collect K(a) ⊕ K(b) for all a and b with
//!    a + b = n − 1, and for all with a + b = n − 2.
//! 2. Let K(n) be the least of 0, 1, 2, … that was not collected for n.
//! 3. Split each word at every `X` into runs of `I`; some may be empty.
//! 4. Compute the nim-sum of K(n) over the lengths n of its runs. Print `WIN` if it is not 0, else
//!    `LOSE`.
//!
//! **Proof.** *The table.* Each move knocks down a pin, so play ends. Two neighbouring pins always
//! belong to the same run, so a move is made in one run. In a run of n pins one pin with a pins to
//! its left leaves runs of a and n − 1 − a, where a can be any number from 0 to n − 1. Two
//! neighbours with a pins to their left leave runs of a and n − 2 − a, where a can be any number
//! from 0 to n − 2. A place lies between the two runs that is empty now and stays so, so no later
//! move touches both. They are a sum of games, and by the theorem in
//! [set-nim](../set_nim/index.html) this option has the value K(a) ⊕ K(n − 1 − a) or K(a) ⊕
//! K(n − 2 − a). So step 1 collects exactly the values of the options, step 2 takes their mex, and
//! K(n) is the value of a run of n pins. By the same theorem the player to move loses ⇔ the nim-sum
//! over all runs is 0.
//!
//! *When does a table of Grundy values repeat for ever?* The theorem speaks of all games of this
//! kind. There are heaps of tokens and a number k; whoever cannot move loses. A move takes j
//! tokens, 1 ≤ j ≤ k, from one heap, and the rest of this heap stays as one heap, or is split into
//! two heaps that are not empty, or there is no rest. For each j the rules say which of these three
//! are allowed. In Kayles k = 2 and everything is allowed. Let G(n) be the Grundy value of a heap
//! of n.
//!
//! *Theorem (Guy and Smith).* Let n₀ ≥ 1 and p ≥ 1. If G(n + p) = G(n) holds for all n from n₀ to
//! 2n₀ + p + k − 2, then it holds for all n ≥ n₀.
//!
//! An example before the proof: Kayles with n₀ = 71, p = 12 and k = 2. The calculation goes up to
//! n = 2·71 + 12 + 2 − 2 = 154. What about n = 155, so a row of 155 pins and one of 167? A move in
//! the 167 that leaves 20 and 146 has the value K(20) ⊕ K(146). As K(146) = K(134), it is the value
//! of a move in the 155, with the same number of pins, that leaves 20 and 134. The longer part
//! of 167 is always at least 83, so it may lose 12 pins and still has 71 or more.
//!
//! *Proof of the theorem.* Let n ≥ 2n₀ + p + k − 1, and suppose that the equation holds for all
//! smaller numbers from n₀ on. We show that heaps of n and of n + p have the same set of values one
//! move away. Then they have the same mex, so the equation holds for n too, and so for the next n,
//! and so on.
//! - *Each value for n + p is one for n.* A move takes j tokens and leaves a and b, a ≤ b, a + b =
//!   n + p − j; where it leaves a single heap, a = 0. We have a + b ≥ n + p − k ≥ 2n₀ + 2p − 1. The
//!   larger part b is at least half of that, and it is a whole number, so b ≥ n₀ + p. So b − p ≥
//!   n₀. And b − p ≤ n − j < n, so the equation holds for b − p: G(b) = G(b − p). Now take j tokens
//!   from the heap of n and leave a and b − p, which are n − j tokens together. This is allowed: j
//!   is the same, a is the same, and neither b nor b − p is 0, because n₀ ≥ 1, so as many heaps are
//!   left. The value G(a) ⊕ G(b − p) is the same as G(a) ⊕ G(b).
//! - *Each value for n is one for n + p.* A move takes j tokens and leaves a and b, a ≤ b, a + b =
//!   n − j ≥ n − k ≥ 2n₀ + p − 1 ≥ 2n₀. So b ≥ n₀ ≥ 1, and b < n, so the equation holds for b:
//!   G(b + p) = G(b). Take j tokens from the heap of n + p and leave a and b + p: it is allowed,
//!   since as many heaps are left, and its value is the same.
//!
#![doc = include_str!("../picture.svg")]
//!
//! *Kayles.* A calculation of K(0), …, K(166) shows K(n + 12) = K(n) for all n from 71 to 154; a
//! test on this page makes it. So K(n + 12) = K(n) for all n ≥ 71.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the nim-sum of the lengths themselves. That is Nim, where a move does not split a heap
//!   and may take any number: four pins and one are lost (`hack-lengths`).
//! - Deciding by the parity of the number of pins (`hack-parity`).
//! - Closing up the gaps. Then every row would be a single run, and won (`hack-gaps`).
//! - Using n mod 3 in place of K(n), as if pins could be taken at the ends of a run only: a run of
//!   three is won (`hack-mod-3`).
//! - Knocking down pairs only. That is Dawson's Kayles (`hack-pairs`).
//! - Using the line of 72 for all n ≥ 1, as if the values repeated from the start (`hack-period`).
//! - Using it from 57 on: 57 is an exception still (`hack-preperiod-57`).
//! - Using it from 58 on: 70 is the last exception (`hack-preperiod-70`).
//! - Counting a run only when an `X` closes it: the last one is forgotten (`hack-last-run`).
//! - Printing `LOSE` if the number of runs is even (`hack-runs`).
//! - Adding the values and taking the parity of the sum (`hack-added`).
//!
//! **Beyond.** A row without any pin is accepted; it is lost. The program refuses n outside 1
//! to 300, a word of another length, and other letters.
//! - *Longer rows.* By the theorem K(n) = K(71 + (n − 71) mod 12) for n ≥ 71. So rows of any length
//!   need only the table up to 82.
//! - *The exceptions.* The line of 72, with its twelve values for n mod 12 = 0, 1, …, 11, also
//!   holds for all n below 71 but fourteen: 0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57 and 70.
//!   No value is above 8, and only K(0) is 0, as the move in the middle shows.
//! - *The bound of the theorem is the best possible* for all games together. Let a move take two
//!   tokens and leave two heaps that are not empty, so k = 2. Then G(1) = G(2) = G(3) = 0 and
//!   G(4) = 1. With n₀ = p = 1 the theorem asks for n = 1, 2, 3; the first two are equalities, the
//!   third fails.
//! - *Octal codes.* Write for each j the sum of 1 if no rest is allowed, 2 for one heap, 4 for two:
//!   Kayles is 0.77, Dawson's Kayles 0.07. Of these games many have a known period. For some, such
//!   as 0.007, none is known.
//!
//! **Source.** HackerRank, *Bowling Pins*; the same text stands there as *Game of Kyles*. The game
//! is said to be H. E. Dudeney's, from 1908 (not confirmed). Values, period and theorem: R. K. Guy
//! and C. A. B. Smith, *The G-values of various games*, Proceedings of the Cambridge Philosophical
//! Society 52 (1956), 514–526; they ask for one equality more than the theorem above (not
//! confirmed). Tiles on a strip, with lengths 1 and 2, are Kayles again: [pas](../pas/index.html).

use proconio::input;
use shared::{grundy::mex, print};

/// The longest row.
const LONGEST: usize = 300;

fn main() {
    input! { rows: [(usize, String)] }
    for (n, row) in &rows {
        assert!((1..=LONGEST).contains(n), "n = {}: a row has 1 to {} places", n, LONGEST);
        assert!(row.len() == *n, "n = {}, but a word has {} letters", n, row.len());
        assert!(row.chars().all(|place| "IX".contains(place)), "a place must be I or X");
    }
    let k = values(LONGEST);
    print::verdicts(["WIN", "LOSE"], rows.iter().map(|(_, row)| is_won(row, &k)));
}

/// K(0), …, K(longest).
fn values(longest: usize) -> Vec<usize> {
    let mut k = vec![0];
    for n in 1..=longest {
        let mut options = vec![];
        for j in 1..=n.min(2) {
            for a in 0..=n - j {
                options.push(k[a] ^ k[n - j - a]);
            }
        }
        k.push(mex(options));
    }
    k
}

/// Is the nim-sum of the runs' values not 0?
fn is_won(row: &str, k: &[usize]) -> bool {
    let mut sum = 0;
    for run in row.split('X') {
        sum ^= k[run.len()];
    }
    sum != 0
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{is_won, values};
    use shared::board::Board;
    use shared::grundy::mex;
    use shared::rules::Game;

    #[test]
    fn agrees_with_the_rules_on_every_small_row() {
        let k = values(15);
        let mut game = Game::normal(Rules::options);
        for places in 1..=15 {
            for pins in 0..1 << places {
                let row: Vec<u64> = (0..places).map(|i| pins >> i & 1).collect();
                let text = Rules::write(&row);
                assert_eq!(is_won(&text, &k), game.is_won(&row), "{text}");
            }
        }
    }

    /// Won and lost alone, from small sets of pins to large ones; a pin is a bit.
    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_row_of_22_places() {
        let k = values(22);
        let mut won: Vec<bool> = vec![];
        for pins in 0..1_usize << 22 {
            let blows = (0..22).flat_map(|i| [1 << i, 3 << i]);
            let mut options = blows.filter(|blow| pins & blow == *blow).map(|blow| pins & !blow);
            won.push(options.any(|option| !won[option]));
            let row: String = (0..22).map(|i| if pins >> i & 1 == 1 { 'I' } else { 'X' }).collect();
            assert_eq!(is_won(&row, &k), won[pins], "{row}");
        }
        assert_eq!(won.iter().filter(|won| !**won).count(), 889_708);
    }

    /// As far as the theorem asks, and much further. The table of the page, and its exceptions.
    #[test]
    fn the_values_repeat_from_71_on_and_no_sooner() {
        let k = values(2000);
        assert!((71..=154).all(|n| k[n] == k[n + 12]));
        assert!((71..=2000 - 12).all(|n| k[n] == k[n + 12]) && k[70] != k[82]);
        for (n, line) in [
            (0, "0 1 2 3 1 4 3 2 1 4 2 6"),
            (12, "4 1 2 7 1 4 3 2 1 4 6 7"),
            (24, "4 1 2 8 5 4 7 2 1 8 6 7"),
            (36, "4 1 2 3 1 4 7 2 1 8 2 7"),
            (48, "4 1 2 8 1 4 7 2 1 4 2 7"),
            (60, "4 1 2 8 1 4 7 2 1 8 6 7"),
            (72, "4 1 2 8 1 4 7 2 1 8 2 7"),
            (84, "4 1 2 8 1 4 7 2 1 8 2 7"),
        ] {
            let printed: Vec<String> = k[n..n + 12].iter().map(usize::to_string).collect();
            assert_eq!(printed.join(" "), line);
        }
        let exceptions: Vec<usize> = (0..=2000).filter(|n| k[*n] != k[72 + n % 12]).collect();
        assert_eq!(exceptions, [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
        assert!((1..=2000).all(|n| (1..=8).contains(&k[n])));
    }

    /// G(0), …, G(longest) for the octal code 0.d₁d₂….
    fn octal(digits: &[usize], longest: usize) -> Vec<usize> {
        let mut g: Vec<usize> = vec![];
        for n in 0..=longest {
            let mut options = vec![];
            for j in 1..=digits.len().min(n) {
                for a in 0..=(n - j) / 2 {
                    let b = n - j - a;
                    let heaps = usize::from(a > 0) + usize::from(b > 0);
                    if digits[j - 1] >> heaps & 1 == 1 {
                        options.push(g[a] ^ g[b]);
                    }
                }
            }
            g.push(mex(options));
        }
        g
    }

    /// For every code of two digits: where as many values repeat as the theorem asks for, all do.
    #[test]
    fn the_theorem_holds_for_every_octal_game_of_two_digits_and_one_less_is_not_enough() {
        assert_eq!(octal(&[7, 7], 300), values(300));
        let mut has_one_less_failed = false;
        for code in (0..64).filter(|code| code % 8 != 0) {
            let g = octal(&[code / 8, code % 8], 300);
            for p in 1..40 {
                for from in 1..60 {
                    let length = (from..=300 - p).take_while(|&n| g[n] == g[n + p]).count();
                    let (last, asked) = (from + length - 1, 2 * from + p);
                    assert!(last < asked || last == 300 - p, "{code:o}, {p} from {from}");
                    has_one_less_failed |= code == 4 && (from, p, last) == (1, 1, asked - 1);
                }
            }
        }
        assert!(has_one_less_failed);
        assert_eq!(octal(&[0, 4], 4), [0, 0, 0, 0, 1]);
    }

    #[test]
    fn two_equal_runs_are_lost_and_one_run_is_won() {
        let k = values(300);
        for n in 1..150 {
            let run = "I".repeat(n);
            assert!(is_won(&run, &k) && !is_won(&format!("{run}X{run}"), &k), "{n}");
        }
        assert!(!is_won("IIIIXI", &k) && is_won("IIXI", &k) && !is_won("X", &k));
    }
}
