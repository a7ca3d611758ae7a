//! # Black and White Boxes — 黑白箱子, AOJ 1377, ICPC Asia Tsukuba 2016 K, BOJ 13409
//!
//! <https://onlinejudge.u-aizu.ac.jp/problems/1377> · the value of a pile in free moves, then meet in the middle · O(2^(n/2)·n) time, O(2^(n/2)) memory
//!
//! **Statement.** There are n piles of black and white boxes. Two players, Alice and Bob, take some
//! of the piles and play: in turn, Alice takes a black box from one pile together with everything
//! above it, Bob takes a white box in the same way. Whoever has no box of their colour left
//! loses. A set of piles is *fair* if neither player can force a win both when Alice begins and
//! when Bob begins. How many boxes can a fair set have?
//!
//! **Input.** The first line has n, from 1 to 40. Then n lines follow, one for each pile: its boxes
//! from bottom to top, `B` for a black one and `W` for a white one, from 1 to 40 boxes.
//!
//! **Output.** The largest number of boxes in a fair set. (The empty set is fair, so it may be 0.)
//!
//! ```text
//! input     output        input     output
//! 4         5             6         10
//! B                       B
//! W                       W
//! WB                      WB
//! WB                      WB
//!                         BWW
//!                         BWW
//! ```
//!
//! **Idea.** The players have different moves, as in
//! [advance-or-eat](../advance_or_eat/index.html): there we saw how to measure such a game by a
//! number of free moves. A pile is worth the simplest number between the best that Alice can leave
//! and the best that Bob can leave, and piles side by side are worth the sum. If the sum is > 0,
//! Alice wins whoever begins; if it is < 0, Bob does; if it is 0, whoever begins loses. So a set is
//! fair exactly if its values add up to 0.
//!
//! *Values by hand.* Write a pile from bottom to top. A box that is taken leaves the part below it.
//! - `B`, `BB`, `BBB`: nothing but free moves for Alice, worth 1, 2, 3.
//! - `BW`: Alice takes all and leaves 0; Bob takes the W and leaves `B`, worth 1. Worth 1/2.
//! - `BWB`: Alice leaves 0 or `BW`, the better one is 1/2; Bob leaves `B`, 1. Worth 3/4.
//! - `BWW`: Alice leaves 0; Bob leaves 1 or `BW`, the better one for him is 1/2. Worth 1/4.
//! - `BBW`: Alice leaves 0 or 1; Bob leaves 2. Worth 3/2.
//!
//! As long as the bottom boxes have one colour, each counts 1. After the first change of colour the
//! boxes count 1/2, 1/4, 1/8, …, whatever their colours, with + for B and − for W:
//!
//! ```text
//! B   B   W    B    B    W
//! 1 + 1 − 1/2 + 1/4 + 1/8 − 1/16  =  29/16
//! ```
//!
//! Why? Put one more B on top of a pile of value v. Alice can now also leave the old pile, v
//! itself, and this is better for her than all that she could leave before. Bob can leave what he
//! could. So the new value is the simplest number between v and the same b as before. If there is
//! no b, this is v + 1. If there is one, v was the middle of a gap from a to b that holds no
//! simpler number, and now the middle of the upper half, from v to b, is the simplest. A W on top
//! takes the lower half in the same way. So the boxes, read from the bottom, are the directions of
//! a walk: first whole steps in one direction, and from the first turn on each step is half of the
//! one before.
//!
#![doc = include_str!("../picture.svg")]
//!
//! *Which piles?* Now n numbers are given, and we look for a subset with sum 0 and as many boxes as
//! possible. There are 2⁴⁰ subsets, too many. But there are only 2²⁰ subsets of the first 20 piles
//! and 2²⁰ of the other 20. Find the sum of each of these. A fair set is a subset of the first half
//! with a sum s together with a subset of the second half with the sum −s. (This is called *meet in
//! the middle*.) Sort both lists and go through them side by side.
//!
//! **Method.**
//! 1. Find the value of each pile. The boxes up to the first change of colour count 1 each, the
//!    next box 1/2, and each further one half as much as the one before; B with +, W with −.
//!    Multiply all by 2³⁹, so that they are whole numbers.
//! 2. For all subsets of the first half of the piles make a list of the pairs (sum of the values,
//!    number of boxes). Do the same for the second half, but change the sign of the sums.
//! 3. Sort both lists, the largest sums first, and of equal sums the one with the most boxes first.
//! 4. For each pair of the first list in turn, go on in the second list until its sum is not larger
//!    any more. If it is equal, add the two numbers of boxes.
//! 5. Print the largest total.
//!
//! **Proof.** The game ends, as each move takes a box. Alice is the player whom advance-or-eat
//! calls Left, Bob is Right. The lemmas named here are proved there.
//!
//! *Lemma (piles).* Let v(s) be the value of step 1 for the pile s. Then s is a number, equal to
//! v(s). The parts of s below a B are its options for Alice, those below a W are its options for
//! Bob. Let a be the largest value among the options for Alice and b the smallest among those for
//! Bob. We show by induction on the number of boxes: a < v(s) < b where they exist, and s = v(s).
//! And if s has both colours, with j ≥ 1 boxes after its first run of one colour, then b − a =
//! 2^−(j−1), and v(s) is the mean of a and b and an odd multiple of 2⁻ʲ.
//! - *One colour.* For r boxes B the options are 0, 1, …, r − 1, all for Alice. So a = r − 1 and
//!   there is no b. The simplest number above r − 1 is r. For W exchange the colours. (The empty
//!   pile is 0.)
//! - *The first change.* Let W be on top of r boxes B. Alice's best option is a = r − 1, and Bob's
//!   only one is b = r. Here j = 1, and v(s) = r − 1/2. No whole number lies between a and b, so
//!   r − 1/2 is the simplest.
//! - *One more box.* Let s have both colours and B on top of it. Alice's options are the old ones,
//!   at most a, and s itself, and v(s) > a. So her best is v(s) now, and Bob's is still b. The gap
//!   from v(s) to b is half of the gap from a to b: 2⁻ʲ. Both ends are multiples of 2⁻ʲ, so no
//!   multiple of 2⁻ʲ lies between them, and the only multiple of 2^−(j+1) is the middle, v(s) +
//!   2^−(j+1). That is v of the new pile, and it is an odd multiple. If W is on top, exchange the
//!   roles.
//!
//! In each case a < b, and the options are numbers by induction, so the new pile is a number.
//! Lemma 3 there says that it is equal to the simplest number between a and b.
//!
//! *Claim.* A set of piles is fair ⇔ its values add up to 0. (⇔ means "if and only if".) The set is
//! equal to the sum of the values (Lemmas 1 and 4), and this is a number. If it is > 0, Alice wins
//! whoever begins, and if it is < 0, Bob does (Lemma 2): both are unfair. If it is 0, whoever
//! begins loses, so neither player wins both times.
//!
//! *The lists.* Each subset of all piles is a subset of the first half and one of the second. Its
//! values add up to 0 ⇔ the sum of the first is the changed sum of the second. The sums of the
//! first list only become smaller, so step 4 never has to go back in the second one. There it stops
//! at the first pair with a sum that is not larger; if the sum is equal, this is the pair with the
//! most boxes.
//!
//! *The units.* The last of 40 boxes counts at least 2⁻³⁹, so with 2³⁹ all values are whole. All
//! sums are at most 40·40·2³⁹ < 2⁵⁰.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Calling a set fair if it has as many black boxes as white ones (`hack-count`).
//! - Reading the piles from top to bottom (`hack-top`).
//! - Halving from the second box on, even within the first run (`hack-run`).
//! - Halving only where the colour changes, not at each box after the first change (`hack-change`).
//! - Letting the first box after the change count 1 as well, and halving after it (`hack-late`).
//! - Letting a player take only the top box, if it has their colour (`hack-box`).
//! - Only matching each pile with one that has the opposite value (`hack-pairs`).
//! - Beginning with all piles, and removing the smallest pile that brings the sum nearer to 0, as
//!   long as there is one (`hack-greedy`).
//! - Taking the fair set with the most piles (`hack-piles`).
//!
//! **Beyond.** The program takes no more than 40 piles of 40 boxes. A game that is won by whoever
//! begins would count as fair too, but there is none: a number is never such a game. Each number
//! with a power of two as denominator is the value of exactly one pile, since the walk to it is
//! unique.
//!
//! **Source.** ICPC Asia Regional Contest, Tsukuba 2016, problem K. Piles of this kind are the
//! stalks of Hackenbush in J. H. Conway, *On Numbers and Games*, Academic Press 1976, and E. R.
//! Berlekamp, J. H. Conway and R. K. Guy, *Winning Ways*, Academic Press 1982.

use proconio::input;

fn main() {
    input! { n: usize, piles: [String; n] }
    assert!((1..=40).contains(&n), "n is {}: from 1 to 40 piles", n);
    let is_pile = |pile: &String| pile.len() <= 40 && pile.bytes().all(|b| b"BW".contains(&b));
    assert!(piles.iter().all(is_pile), "a pile has 1 to 40 letters B or W");
    println!("{}", most_boxes(&piles));
}

fn most_boxes(piles: &[String]) -> usize {
    let (left, right) = piles.split_at(piles.len() / 2);
    let (left, right) = (sums(left, 1), sums(right, -1));
    let (mut j, mut most) = (0, 0);
    for (sum, boxes) in left {
        while j < right.len() && right[j].0 > sum {
            j += 1;
        }
        if j < right.len() && right[j].0 == sum {
            most = most.max(boxes + right[j].1);
        }
    }
    most
}

/// For each subset of the piles the sum of the values, with this sign, and the number of boxes; the
/// largest sums first, and of equal ones the one with the most boxes.
fn sums(piles: &[String], sign: i64) -> Vec<(i64, usize)> {
    let mut sums = vec![(0, 0)];
    for pile in piles {
        let value = sign * value(pile.as_bytes());
        for i in 0..sums.len() {
            sums.push((sums[i].0 + value, sums[i].1 + pile.len()));
        }
    }
    sums.sort_unstable_by(|x, y| y.cmp(x));
    sums
}

fn value(pile: &[u8]) -> i64 {
    let run = pile.iter().take_while(|&&letter| letter == pile[0]).count();
    let mut value = 0;
    for i in 0..pile.len() {
        let step = (1 << 39) >> (i + 1).saturating_sub(run);
        value += if pile[i] == b'B' { step } else { -step };
    }
    value
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{most_boxes, value};
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::{partizan, Game, Player};
    use shared::small;

    /// The rule as stated, in `game.rs`.
    fn options(piles: &[String], player: Player) -> Vec<Vec<String>> {
        let bits = |pile: &String| pile.bytes().map(|letter| u64::from(letter == b'B')).collect();
        let word = |pile: &Vec<u64>| pile.iter().map(|&bit| ['W', 'B'][bit as usize]).collect();
        let moves = Rules::moves(&piles.iter().map(bits).collect(), player);
        let mut options: Vec<Vec<String>> =
            moves.iter().map(|one| one.to.iter().map(word).collect()).collect();
        for piles in &mut options {
            piles.sort();
        }
        options
    }

    /// All words of this many letters.
    fn words(length: usize) -> impl Iterator<Item = String> {
        let letters = |bits: Vec<u64>| bits.iter().map(|&bit| ['B', 'W'][bit as usize]).collect();
        small::sequences(length, 1).map(letters)
    }

    /// The answer by playing every subset, whoever begins.
    struct Played<G>(G);

    impl<G: FnMut(&(Vec<String>, Player)) -> bool> Played<G> {
        fn most(&mut self, piles: &[String]) -> usize {
            let mut most = 0;
            for mut set in small::subsets(piles.to_vec()) {
                set.sort();
                let first = (self.0)(&(set.clone(), Player::Left));
                let second = !(self.0)(&(set.clone(), Player::Right));
                // Alice wins both, or Bob does.
                if first != second {
                    most = most.max(set.iter().map(String::len).sum());
                }
            }
            most
        }
    }

    fn agrees(lists: impl Iterator<Item = Vec<String>>) {
        let rule = |piles: &Vec<String>, player| options(piles, player);
        let mut game = Game::normal(partizan(rule));
        let mut played = Played(|position: &_| game.is_won(position));
        for piles in lists {
            assert_eq!(most_boxes(&piles), played.most(&piles), "{piles:?}");
        }
    }

    /// Lists of this many piles of up to so many boxes, in any one order.
    fn lists(count: usize, boxes: usize) -> Vec<Vec<String>> {
        let all: Vec<String> = (1..=boxes).flat_map(words).collect();
        let chosen = small::sequences(count, all.len() as u64 - 1);
        let sorted = chosen.filter(|chosen| chosen.windows(2).all(|pair| pair[0] <= pair[1]));
        sorted.map(|chosen| chosen.iter().map(|&i| all[i as usize].clone()).collect()).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_list() {
        for (count, boxes) in [(1, 6), (2, 3), (3, 2), (4, 2), (5, 1)] {
            agrees(lists(count, boxes).into_iter());
        }
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_larger_list() {
        for (count, boxes) in [(1, 9), (2, 4), (3, 3), (5, 2)] {
            agrees(lists(count, boxes).into_iter());
        }
    }

    const ONE: i64 = 1 << 39;

    /// The simplest number between the options, by the path to it.
    fn by_options(pile: &str) -> i64 {
        let parts =
            |own| pile.match_indices(own).map(|(height, _)| value(&pile.as_bytes()[..height]));
        let a = parts('B').max().unwrap_or(-99 * ONE);
        let b = parts('W').min().unwrap_or(99 * ONE);
        assert!(a < b, "{pile}");
        let (mut low, mut z, mut high) = (-99 * ONE, 0, 99 * ONE);
        while !(a < z && z < b) {
            if z <= a {
                (low, z) = (z, if high == 99 * ONE { z + ONE } else { i64::midpoint(z, high) });
            } else {
                (high, z) = (z, if low == -99 * ONE { z - ONE } else { i64::midpoint(low, z) });
            }
        }
        z
    }

    #[test]
    fn piles_have_the_values_of_the_page() {
        for (pile, sixteenths) in [
            ("B", 16),
            ("BB", 32),
            ("BBB", 48),
            ("BW", 8),
            ("BWB", 12),
            ("BWW", 4),
            ("BBW", 24),
            ("BBWBBW", 29),
        ] {
            assert_eq!(value(pile.as_bytes()), sixteenths * ONE / 16, "{pile}");
        }
        for pile in (1..=10).flat_map(words) {
            assert_eq!(value(pile.as_bytes()), by_options(&pile), "{pile}");
        }
    }

    fn exchanged(pile: &str) -> String {
        pile.chars().map(|letter| if letter == 'B' { 'W' } else { 'B' }).collect()
    }

    proptest! {
        #[test]
        fn a_pile_of_any_height_is_worth_the_simplest_number(pile in "[BW]{1,40}") {
            prop_assert_eq!(value(pile.as_bytes()), by_options(&pile));
            prop_assert_eq!(value(exchanged(&pile).as_bytes()), -value(pile.as_bytes()));
        }

        #[test]
        fn every_subset_is_considered(piles in prop::collection::vec("[BW]{1,4}", 1..10)) {
            let fair = |set: &Vec<String>| set.iter().map(|p| value(p.as_bytes())).sum::<i64>() == 0;
            let sets = small::subsets(piles.clone()).filter(fair);
            let boxes = sets.map(|set| set.iter().map(String::len).sum::<usize>());
            prop_assert_eq!(most_boxes(&piles), boxes.max().unwrap());
        }

        #[test]
        fn piles_and_their_mirrors_are_fair(half in prop::collection::vec("[BW]{1,40}", 1..8)) {
            let mirrors = half.iter().map(|pile| exchanged(pile));
            let piles: Vec<String> = half.iter().cloned().chain(mirrors).collect();
            prop_assert_eq!(most_boxes(&piles), piles.iter().map(String::len).sum::<usize>());
        }
    }
}
