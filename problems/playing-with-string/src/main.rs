//! # Playing with String — 玩字符串, Codeforces 305E
//!
//! <https://codeforces.com/problemset/problem/305/E> · centres in a row: Dawson's chess, a table of Grundy values · O(n²) time, O(n) memory
//!
//! **Statement.** A word is written on a paper. Two players take turns. A turn chooses a paper with
//! some word t and a letter of t that stands in the middle of a palindrome of 3 letters or more in
//! t. It cuts the paper into three: the part before this letter, the letter alone, the part after
//! it. Whoever cannot move loses. Who wins with best play, and with which first cut?
//!
//! **Input.** One line: the word s, of 1 to 5000 letters `a` to `z`.
//!
//! **Output.** `Second` if the second player wins. Otherwise two lines: `First`, and the place of
//! the first cut, counted from 1. If several first cuts win, choose the least place.
//!
//! ```text
//! input       output        input     output
//! abacaba     First         abcde     Second
//!             2
//! ```
//!
//! **Idea.** A palindrome of 3 letters or more has a palindrome of 3 letters in its middle. So the
//! letter at i may be chosen ⇔ the letters beside it, at i − 1 and i + 1, exist and are equal. (⇔
//! means "if and only if".) Call such a place a *centre* and write it as `o`:
//!
//! ```text
//! a b a c a b a     cut at 2:   a | b | a c a b a
//! . o . o . o .                 .   .   . o . o .
//!
//! a a a a a         cut at 2:   a | a | a a a         cut at 3:   a a | a | a a
//! . o o o .                     .   .   . o .                     . .   .   . .
//! ```
//!
//! In the first word each cut takes away one centre and leaves the others as they are. So there are
//! three moves, whatever the players do, and the first player wins. In the second word the centres
//! are neighbours. The cut at 3 takes all three of them, and the first player wins; the cut at 2
//! leaves one, and the opponent wins.
//!
//! What does a cut at i do? The letter i stands alone now, so i is no centre any more. The places
//! i − 1 and i + 1 are at the ends of their papers, so they are none either. Every other place
//! still has the same two letters beside it. So **a cut takes away a centre and the two places
//! beside it, and nothing else happens.** We can forget the letters and keep the centres alone.
//!
//! Centres beside each other form a *run*. A cut at the k-th centre of a run of m takes the centres
//! k − 1, k and k + 1, as far as they exist, and leaves runs of k − 2 and m − k − 1; where such a
//! number is −1, there is no run, as with 0. Each move is made in one run. Such games side by side
//! are a *sum of games*, and a run has a *Grundy value* D(m): the *mex* of the values that a move
//! can leave, the least of 0, 1, 2, … that is not among them. Several runs are worth the nim-sum ⊕
//! (the bitwise xor) of their values, and the player to move loses ⇔ the nim-sum is 0.
//! ([set-nim](../set_nim/index.html) explains and proves this.) So
//!
//! ```text
//! D(m) = mex { D(k − 2) ⊕ D(m − k − 1) : 1 ≤ k ≤ m },   D(0) = D(−1) = 0
//!
//! m      0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15 16
//! D(m)   0  1  1  2  0  3  1  1  0  3  3  2  2  4  0  5  2
//!
//! m = 3: k = 1 or 3 leaves a run of 1, of value 1; k = 2 leaves nothing, of value 0; the mex is 2
//! m = 4: k = 1 or 4 leaves 2, k = 2 or 3 leaves 1, both of value 1; the mex is 0: Second wins
//! ```
//!
//! This game is known as Dawson's chess. Draw a run of m centres as m + 1 cells, the centres being
//! the lines between them: then a cut covers the two cells beside a line. That is the game of
//! [pas](../pas/index.html) with tiles of length 2, called Dawson's Kayles there, on one cell more.
//!
//! Which first cuts win? Let X be the nim-sum of all runs. A cut replaces D(m) by D(k − 2) ⊕ D(m −
//! k − 1). It wins if the nim-sum is 0 after that.
//!
//! **Method.**
//! 1. Compute D(m) for m = 0, 1, …, n by the formula, from short runs to long ones.
//! 2. Find the centres, the places i from 2 to n − 1 with equal letters at i − 1 and i + 1, and
//!    their runs.
//! 3. Compute X, the nim-sum of D(m) over the lengths m of all runs.
//! 4. For each run from the left and each k from 1 to m: if X ⊕ D(m) ⊕ D(k − 2) ⊕ D(m − k − 1) = 0,
//!    print `First` and the place of the k-th centre of this run, and stop.
//! 5. If there was no such cut, print `Second`.
//!
//! **Proof.** Each cut makes two papers more, and no paper is empty, so play ends: a word of n
//! letters allows at most n/2 cuts. (Both parts beside the letter have at least one letter, because
//! the letters i − 1 and i + 1 exist.)
//!
//! *Lemma 1. The letter at i may be chosen ⇔ i is a centre: the letters beside it on its paper
//! exist and are equal.* If they are equal, they form with i a palindrome of 3 letters. If i stands
//! in the middle of a longer palindrome, then in this palindrome the letters beside i are equal
//! too.
//!
//! *Lemma 2. A cut at i takes away the centre i, and i − 1 and i + 1 if they are centres; no other
//! centre goes, and none comes.* The letter i is alone on its paper. The letter i − 1 is the last
//! one of its paper, i + 1 the first one; so none of the three has two neighbours. Any other place
//! j has neighbours j − 1 and j + 1, and i is none of them. If they were on the paper of j before,
//! they are on the paper of j now: j ≤ i − 2 has j + 1 ≤ i − 1, so all three are in the part before
//! i, and j ≥ i + 2 in the same way in the part after i. So j is a centre now exactly if it was one
//! before.
//!
//! *Lemma 3. The runs are a sum of games, and a run of m has the value D(m).* Take the k-th centre
//! of a run of m. If i − 1 or i + 1 is a centre, it belongs to the same run, by the meaning of a
//! run. So by Lemma 2 all other runs stay, and of this run the first k − 2 centres and the last m −
//! k − 1 stay. Between these two lies the cut, so they are two runs and never become one again. So
//! each move is made in one run, and what it leaves there are two runs whose lengths depend on m
//! and k alone. By the theorem in [set-nim](../set_nim/index.html) the value of a run is the mex of
//! D(k − 2) ⊕ D(m − k − 1) over all k, which is D(m).
//!
//! *The answer.* By the same theorem the player to move loses ⇔ the nim-sum of D over all runs is
//! 0. After a cut at the k-th centre of a run of m the nim-sum is X ⊕ D(m) ⊕ D(k − 2) ⊕ D(m − k −
//! 1): the old run is taken out, the new ones are put in. So step 4 finds exactly the cuts that
//! leave a lost position, and the one with the least place first. If there is none, the first
//! player loses.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Deciding by the parity of the number of centres. In aaaa, with two, one cut takes both
//!   (`hack-parity`).
//! - Printing the first centre whenever the first player wins: in aaaaa it loses
//!   (`hack-first-centre`).
//! - Printing `First` as soon as there is a centre: four in a row are lost (`hack-any-centre`).
//! - Printing the last winning place (`hack-last-place`).
//! - Counting places from 0 (`hack-from-zero`).
//! - Taking all centres for one run, though there are gaps between them (`hack-one-run`).
//! - Using D(m − 1) for a run of m (`hack-shift`).
//! - Cutting in the middle of palindromes of even length (`hack-even`).
//! - Counting the first and the last letter as centres (`hack-ends`).
//! - Asking that the letter in the middle differs from its neighbours (`hack-middle`).
//! - Asking for a palindrome that begins or ends where the paper does (`hack-long-palindrome`).
//! - Using the period 34 of D from the start: D(14) = 0, but D(48) = 4 (`hack-period`).
//! - Using it from 35 on: 51 is an exception still (`hack-preperiod`).
//!
//! **Beyond.** The program refuses words above 5000 letters and other characters.
//! - *Longer words.* D(m + 34) = D(m) holds for all m ≥ 52. It is the period of
//!   [colouring-game](../colouring_game/index.html), moved by one; the theorem behind it is proved
//!   in [bowling-pins](../bowling_pins/index.html). With it 10⁶ letters are no harder than 5000.
//! - *A palindrome of odd length* of 3 letters or more is won: cut in the middle, then answer each
//!   cut by its mirror image. A cut further left may win too.
//! - *A palindrome of even length* has two centres in its middle, or none, and for two the mirror
//!   does not help: abba is lost, aaaa is won. In such a word all runs but the one in the middle
//!   come in pairs of mirror images, and they cancel. So the run in the middle decides.
//!
//! **Source.** Codeforces, problem 305E. T. R. Dawson's chess of 1935 (year not confirmed) was
//! solved by R. K. Guy and C. A. B. Smith, *The G-values of various games*, Proceedings of the
//! Cambridge Philosophical Society 52 (1956), 514–526.

use proconio::input;
use shared::grundy::mex;

fn main() {
    input! { word: String }
    assert!(word.len() <= 5000, "a word of {} letters: at most 5000", word.len());
    assert!(word.bytes().all(|letter| letter.is_ascii_lowercase()), "a letter must be a to z");
    match first_winning_cut(word.as_bytes()) {
        None => println!("Second"),
        Some(i) => println!("First\n{}", i),
    }
}

/// The least place where a cut wins, counted from 1.
fn first_winning_cut(word: &[u8]) -> Option<usize> {
    let (n, d) = (word.len(), values(word.len()));
    let (mut runs, mut m, mut x) = (vec![], 0, 0);
    for i in 2..=n {
        if i < n && word[i - 2] == word[i] {
            m += 1;
        } else {
            runs.push((i - m, m));
            x ^= d[m];
            m = 0;
        }
    }
    for (start, m) in runs {
        for k in 1..=m {
            if x ^ d[m] ^ after_cut(&d, m, k) == 0 {
                return Some(start + k - 1);
            }
        }
    }
    None
}

/// D(0), …, D(longest).
fn values(longest: usize) -> Vec<usize> {
    let mut d = vec![0];
    for m in 1..=longest {
        d.push(mex((1..=m).map(|k| after_cut(&d, m, k))));
    }
    d
}

/// D(k − 2) ⊕ D(m − k − 1); what would be D(−1) is D(0), which is 0 too.
fn after_cut(d: &[usize], m: usize, k: usize) -> usize {
    d[k.saturating_sub(2)] ^ d[m.saturating_sub(k + 1)]
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_winning_cut, values};
    use proptest::prelude::*;
    use shared::board::{Board, Player};
    use shared::rules::Game;

    /// All words of that length with at most that many letters, which first occur in the order of
    /// the alphabet.
    fn words(length: usize, letters: u8) -> Vec<Vec<u8>> {
        let mut words = vec![vec![]];
        for _ in 0..length {
            let longer = |word: &Vec<u8>| {
                let new = word.iter().max().map_or(b'a', |letter| letter + 1);
                let word = word.clone();
                (b'a'..=new.min(b'a' + letters - 1))
                    .map(move |letter| [&word[..], &[letter]].concat())
            };
            words = words.iter().flat_map(longer).collect();
        }
        words
    }

    /// The order of the papers does not count: sorted, the same ones are the same position.
    fn sorted(mut papers: Vec<Vec<u64>>) -> Vec<Vec<u64>> {
        papers.sort_unstable();
        papers
    }

    fn agrees(ranges: &[(usize, u8)]) {
        let mut game = Game::normal(|papers: &Vec<Vec<u64>>| {
            Rules::options(papers).into_iter().map(sorted).collect()
        });
        for &(longest, letters) in ranges {
            for word in (1..=longest).flat_map(|length| words(length, letters)) {
                let paper = word.iter().map(|letter| u64::from(letter - b'a')).collect();
                let mut moves = Rules::moves(&vec![paper], Player::Left).into_iter();
                let first = moves.find(|one| !game.is_won(&sorted(one.to.clone())));
                let text = String::from_utf8(word.clone()).unwrap();
                assert_eq!(first_winning_cut(&word), first.map(|one| one.taps[0].0 + 1), "{text}");
            }
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_word() {
        agrees(&[(7, 7), (9, 3), (12, 2)]);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_word_of_8_letters_11_of_3_or_16_of_2() {
        agrees(&[(8, 8), (11, 3), (16, 2)]);
    }

    #[test]
    fn the_table_of_the_page_is_right_and_the_values_repeat_from_52_on() {
        let d = values(1500);
        assert_eq!(d[..17], [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2]);
        let exceptions: Vec<usize> = (0..=1500 - 34).filter(|&m| d[m] != d[m + 34]).collect();
        assert_eq!(exceptions, [14, 16, 31, 34, 51]);
        assert_eq!((d[14], d[48]), (0, 4));
    }

    proptest! {
        /// After the winning cut the nim-sum is 0; the runs of three words side by side are theirs.
        #[test]
        fn a_word_twice_is_lost_and_a_winning_cut_leaves_a_lost_word(
            letters in prop::collection::vec(b'a'..=b'c', 1..400),
        ) {
            let twice = [&letters[..], b"yz", &letters].concat();
            prop_assert_eq!(first_winning_cut(&twice), None);
            if let Some(i) = first_winning_cut(&letters) {
                // The papers side by side, with letters between that make no centre.
                let after = [&letters[..i - 1], b"yz", &letters[i..]].concat();
                prop_assert_eq!(first_winning_cut(&after), None);
            }
        }

        #[test]
        fn palindromes_are_as_the_page_says(half in prop::collection::vec(b'a'..=b'b', 1..200)) {
            let mirror: Vec<u8> = half.iter().rev().copied().collect();
            let odd = [&half[..], b"c", &mirror].concat();
            prop_assert!(first_winning_cut(&odd).is_some_and(|i| i <= half.len() + 1));
            let even = [&half[..], &mirror].concat();
            let is_centre = |i: &usize| *i > 1 && *i < even.len() && even[i - 2] == even[*i];
            let run = (1..=half.len()).rev().take_while(is_centre).count();
            prop_assert_eq!(first_winning_cut(&even).is_none(), values(2 * run)[2 * run] == 0);
        }
    }

    #[test]
    fn the_examples_are_right() {
        let cut = |word: &str| first_winning_cut(word.as_bytes());
        assert_eq!(["abba", "aaaaaa", "a", "aa"].map(cut), [None; 4]);
        assert_eq!(["aaaa", "aaaaa", "abacaba"].map(cut), [Some(2), Some(3), Some(2)]);
    }
}
