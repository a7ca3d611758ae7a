use referee::matrix::solve;
use std::cmp::Ordering;
use std::collections::HashMap;

const NEAR: f64 = 1e-9;

/// For every way to ask for a number from `from` to `to`, of which an answer says whether it is
/// less, equal or more: how many questions find each number.
fn plans(from: u32, to: u32) -> Vec<Vec<u32>> {
    if from > to {
        return vec![vec![]];
    }
    let mut all = vec![];
    for guess in from..=to {
        for less in plans(from, guess - 1) {
            for more in plans(guess + 1, to) {
                let deeper = |counts: &[u32]| counts.iter().map(|n| n + 1).collect::<Vec<u32>>();
                all.push([deeper(&less), vec![1], deeper(&more)].concat());
            }
        }
    }
    all
}

/// A number, 1 or 2, is guessed; a plan says which comes first.
#[test]
fn not_if_the_average_is_asked_for() {
    let value = solve(&[vec![1.0, 2.0], vec![2.0, 1.0]]).value;
    assert!((value - 1.5).abs() < NEAR);
    let worst = plans(1, 2).iter().map(|counts| *counts.iter().max().expect("two")).min();
    assert_eq!(worst, Some(2));
}

#[test]
fn if_a_number_has_to_be_found_the_answer_counts_that_leaves_most() {
    let mut claimed = vec![0];
    for n in 1..=7_u32 {
        let worst = |guess: u32| claimed[(guess - 1) as usize].max(claimed[(n - guess) as usize]);
        let least = (1..=n).map(worst).min().expect("there are guesses") + 1;
        let literal = plans(1, n).into_iter().map(|plan| plan.into_iter().max());
        assert_eq!(literal.min().flatten(), Some(least), "{n}");
        claimed.push(least);
    }
}

/// The cards 0, 1, 2: one for each player, one on the table. A turn guesses the table, which ends
/// play, or asks for a card, which a player who has it must show. In the order of play: what the
/// first player does (cards are counted on from the own one), what the second does after a question
/// that misses and after one that hits, and which card the first then guesses without knowing more.
#[derive(Clone, Copy)]
enum First {
    Guess(usize),
    Ask(usize),
}

fn first_wins(deal: [usize; 3], first: First, then: usize, missed: usize, hit: usize) -> bool {
    let [a, b, table] = deal;
    let asked = match first {
        First::Guess(card) => return (a + card) % 3 == table,
        First::Ask(card) => (a + card) % 3,
    };
    if asked == b {
        // The second player knows that the first one knows the table now, and guesses one of two
        // cards.
        let guess = (b + 1 + hit) % 3;
        return guess != table;
    }
    let other = 3 - asked - b;
    match missed {
        // Believe that the question was honest; believe that it was a bluff; wait.
        0 => asked != table,
        1 => other != table,
        _ => {
            let knows = asked != a;
            (if knows { asked } else { (a + then) % 3 }) == table
        }
    }
}

const DEALS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

fn average(first: First, then: usize, missed: usize, hit: usize) -> f64 {
    let won = DEALS.iter().filter(|&&deal| first_wins(deal, first, then, missed, hit)).count();
    won as f64 / 6.0
}

/// One of the two cards that the other player may have, at random.
fn honest(missed: usize) -> f64 {
    [1, 2].iter().map(|&card| average(First::Ask(card), 1, missed, 0)).sum::<f64>() / 2.0
}

/// With one card each: the 2 × 2 matrix of *ask honestly, bluff* against *believe, do not* is worth
/// as much as the game with all ways to play it.
#[test]
fn a_question_that_may_be_a_bluff_is_a_matrix_of_2_by_2() {
    let firsts = [First::Guess(1), First::Guess(2), First::Ask(0), First::Ask(1), First::Ask(2)];
    let mut whole = vec![];
    for first in firsts {
        for then in [1, 2] {
            let seconds = (0..3).flat_map(|missed| (0..2).map(move |hit| (missed, hit)));
            whole.push(seconds.map(|(missed, hit)| average(first, then, missed, hit)).collect());
        }
    }
    whole.dedup();
    // Honest and believed: half of the time it hits, and then the second player guesses one of two
    // cards.
    let matrix = [vec![0.25, 0.75], vec![1.0, 0.0]];
    for missed in 0..2 {
        assert!((honest(missed) - matrix[0][missed]).abs() < NEAR);
        assert!((average(First::Ask(0), 1, missed, 0) - matrix[1][missed]).abs() < NEAR);
    }
    assert!((solve(&matrix).value - 0.5).abs() < NEAR);
    assert!((solve(&whole).value - 0.5).abs() < NEAR);
}

/// A guess tells whether the number is larger or smaller.
#[test]
fn the_worst_answer_leaves_most_if_all_questions_cost_the_same() {
    /// So much it takes to find one of the numbers from `low` to `high`, if a wrong guess costs that much. The
    /// worse answer is what costs more then, or else what leaves more numbers.
    fn cost(low: u32, high: u32, price: fn(u32) -> u32, by_count: bool) -> u32 {
        let after = |guess: u32| {
            let sides = [(low, guess - 1), (guess + 1, high)];
            let costs = sides.map(|(low, high)| cost(low, high, price, by_count));
            let leaves = sides.map(|(low, high)| (high + 1).saturating_sub(low));
            let worse = match leaves[0].cmp(&leaves[1]) {
                _ if !by_count => costs[0].max(costs[1]),
                Ordering::Equal => costs[0].max(costs[1]),
                Ordering::Less => costs[1],
                Ordering::Greater => costs[0],
            };
            price(guess) + worse
        };
        (low..=high).map(after).min().filter(|_| low < high).unwrap_or(0)
    }
    for n in 1..=9 {
        assert_eq!(cost(1, n, |_| 1, true), cost(1, n, |_| 1, false));
    }
    // Not if a wrong guess costs the number that was guessed.
    assert_eq!([true, false].map(|by_count| cost(1, 6, |guess| guess, by_count)), [6, 8]);
}

/// So many questions it takes to find one of some candidates, a bit each; a question is the set of those for which
/// the answer is yes. The worst answer is the one after which it takes most, or only that which leaves most.
fn needed(left: u32, questions: &[u32], by_count: bool, known: &mut HashMap<u32, u32>) -> u32 {
    if let Some(&needed) = known.get(&left) {
        return needed;
    }
    let mut least = if left.count_ones() < 2 { Some(0) } else { None };
    for question in questions {
        let answers = [left & question, left & !question];
        let counts = answers.map(u32::count_ones);
        if counts.contains(&0) {
            continue;
        }
        let most = counts[0].max(counts[1]);
        let worst = answers.iter().filter(|answer| !by_count || answer.count_ones() == most);
        let worst = worst.map(|&answer| needed(answer, questions, by_count, known) + 1).max();
        least = least.into_iter().chain(worst).min();
    }
    let least = least.expect("they can be told apart");
    known.insert(left, least);
    least
}

#[test]
fn the_worst_answer_leaves_most_if_every_yes_or_no_question_is_allowed() {
    for n in 1..=7 {
        let all = (1_u32 << n) - 1;
        let questions: Vec<u32> = (1..all).collect();
        let [rule, literal] =
            [true, false].map(|by_count| needed(all, &questions, by_count, &mut HashMap::new()));
        assert_eq!(rule, literal, "{n}");
    }
}

/// Is this bit of the number 1?
#[test]
fn not_if_one_may_ask_for_bits_only() {
    let numbers = [0, 1, 2, 3, 4, 5, 8, 24, 40, 72, 136];
    let with = |bit: u32| {
        let has = numbers.iter().enumerate().filter(|(_, number)| *number >> bit & 1 == 1);
        has.map(|(i, _)| 1 << i).sum()
    };
    let questions: Vec<u32> = (0..8).map(with).collect();
    let all = (1 << numbers.len()) - 1;
    let needed = |by_count| needed(all, &questions, by_count, &mut HashMap::new());
    assert_eq!([true, false].map(needed), [4, 5]);
}

/// Whoever is known to ask honestly gets a quarter, and each question that misses has named the
/// table's card.
#[test]
fn not_if_one_always_asks_honestly() {
    for [a, b, table] in DEALS {
        let honest = (0..3).filter(|&card| card != a);
        assert!(honest.filter(|&card| card != b).all(|missed| missed == table));
    }
    assert!((honest(0) - 0.25).abs() < NEAR);
}
