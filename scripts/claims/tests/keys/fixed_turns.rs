use claims::end_value;
use itertools::Itertools;
use referee::small::{positions, sequences};
use referee::{partizan, Player, Referee};
use std::collections::HashSet;

/// In turn a player gives a sign to one of the numbers 2¹ … 2ⁿ that has none; the second player wins if 17 divides
/// the sum.
#[test]
fn hackerrank_powers_game() {
    type Powers = (Vec<u64>, u64);
    // Mod 17; p and 17 − p offer the same choices, so let p be the smaller, and equal ones are alike.
    let signs = |(powers, sum): &Powers, _: Player| {
        let mut options = vec![];
        for i in (0..powers.len()).filter(|&i| i == 0 || powers[i] != powers[i - 1]) {
            let rest = [&powers[..i], &powers[i + 1..]].concat();
            options.push((rest.clone(), (sum + powers[i]) % 17));
            options.push((rest, (sum + 17 - powers[i]) % 17));
        }
        options
    };
    for n in 1..=18 {
        let power = |i: u32| 2_u64.pow(i) % 17;
        let powers = (1..=n).map(|i| power(i).min(17 - power(i))).sorted().collect();
        let is_first = end_value(&(powers, 0), Player::Left, &signs, &|(_, sum)| *sum != 0);
        assert_eq!(!is_first, n % 8 == 0, "{n}");
    }
}

/// In turn a digit is deleted until 11 are left; the first player wants an 8 in front. A digit is 1 here if it is
/// an 8, else 0.
#[test]
fn codeforces_1155b() {
    let deletions = |word: &Vec<u64>, _: Player| match word.len() {
        11 => vec![],
        len => (0..len).map(|i| [&word[..i], &word[i + 1..]].concat()).unique().collect(),
    };
    for n in [13, 15] {
        // What stands further back than the first n − 10 places cannot come to the front.
        for front in sequences(n - 10, 1) {
            for back in [0, 1] {
                let word = [&front[..], &[back; 10]].concat();
                let eights: u64 = front.iter().sum();
                let is_first = end_value(&word, Player::Left, &deletions, &|word| word[0]);
                assert_eq!(is_first == 1, eights > (n as u64 - 11) / 2, "{word:?}");
            }
        }
    }
}

/// Two numbers are replaced by their sum, less 1 if it is odd, until one is left: max against min.
#[test]
fn codeforces_1916c() {
    let merges = |numbers: &Vec<u64>, _: Player| {
        let mut options = vec![];
        for (i, j) in (0..numbers.len()).tuple_combinations() {
            let mut rest = numbers.clone();
            let sum = rest.remove(j) + rest.remove(i);
            rest.push(sum / 2 * 2);
            rest.sort_unstable();
            options.push(rest);
        }
        options
    };
    for numbers in positions([(1, 9), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1), (7, 1)]) {
        let numbers: Vec<u64> = numbers.iter().map(|number| number + 1).sorted().collect();
        let left = end_value(&numbers, Player::Left, &merges, &|numbers| numbers[0]);
        let odd = numbers.iter().filter(|&number| number % 2 == 1).count() as u64;
        let key = match numbers[..] {
            [number] => number,
            _ => numbers.iter().sum::<u64>() - odd / 3 - u64::from(odd % 3 == 1),
        };
        assert_eq!(left, key, "{numbers:?}");
    }
}

/// k stages: in stage i Alice deletes a number of at most k − i + 1, then Bob adds k − i + 1 to a number, if there
/// is one. If she cannot, she loses. With which largest k does she win?
#[test]
fn codeforces_1749c() {
    fn wins(numbers: &[u64], limit: u64) -> bool {
        if limit == 0 {
            return true;
        }
        (0..numbers.len()).filter(|&i| numbers[i] <= limit).any(|i| {
            let rest = [&numbers[..i], &numbers[i + 1..]].concat();
            let answers = (0..rest.len()).map(|j| {
                let mut rest = rest.clone();
                rest[j] += limit;
                rest
            });
            let wins_next = |rest: Vec<u64>| wins(&rest, limit - 1);
            if rest.is_empty() {
                limit == 1
            } else {
                answers.map(wins_next).all(|wins| wins)
            }
        })
    }
    let survives = |numbers: &[u64], k: u64| {
        let mut numbers = numbers.to_vec();
        numbers.sort_unstable();
        for limit in (1..=k).rev() {
            let Some(largest) = numbers.iter().rposition(|&number| number <= limit) else {
                return false;
            };
            numbers.remove(largest);
            // What has become larger than all later limits is gone for Alice.
            if !numbers.is_empty() {
                numbers.remove(0);
            }
        }
        true
    };
    for numbers in positions([(1, 3), (2, 4), (3, 4), (4, 4), (5, 4)]) {
        let numbers: Vec<u64> = numbers.iter().map(|number| number + 1).collect();
        let largest = |wins: &dyn Fn(u64) -> bool| (0..=6).rev().find(|&k| wins(k));
        let key = largest(&|k| survives(&numbers, k));
        assert_eq!(key, largest(&|k| wins(&numbers, k)), "{numbers:?}");
    }
}

/// Both have n letters, and in turn each puts one of the own on a free place of a word of n; the first wants the
/// word small, the second large.
#[test]
fn codeforces_794c() {
    type Writing = (Vec<u64>, Vec<u64>, [u64; 4]);
    for n in 1..=4 {
        let puts = |(large, small, word): &Writing, player: Player| {
            let mut options = vec![];
            let own = if player == Player::Left { large } else { small };
            for (place, i) in (0..n).cartesian_product(0..own.len()) {
                if word[place] == 0 {
                    let rest = [&own[..i], &own[i + 1..]].concat();
                    let mut word = *word;
                    word[place] = own[i];
                    options.push(match player {
                        Player::Left => (rest, small.clone(), word),
                        Player::Right => (large.clone(), rest, word),
                    });
                }
            }
            options
        };
        let sorted = |len: usize, max: u64| {
            let words = sequences(len, max).filter(|word| word.is_sorted());
            words.map(|word| word.iter().map(|letter| letter + 1).collect::<Vec<u64>>())
        };
        let max = if n < 4 { 3 } else { 1 };
        for (small, large) in sorted(n, max).cartesian_product(sorted(n, max).collect_vec()) {
            let start = (large.clone(), small.clone(), [0; 4]);
            let word = end_value(&start, Player::Right, &puts, &|writing| writing.2);
            let mut least = small[..n.div_ceil(2)].to_vec();
            let mut greatest: Vec<u64> = large[n - n / 2..].iter().rev().copied().collect();
            let mut key = [0; 4];
            let (mut front, mut back) = (0, n);
            for turn in 0..n {
                let helps = match (least.first(), greatest.first()) {
                    (Some(least), Some(greatest)) => least < greatest,
                    _ => true,
                };
                let own = if turn % 2 == 0 { &mut least } else { &mut greatest };
                if helps {
                    key[front] = own.remove(0);
                    front += 1;
                } else {
                    back -= 1;
                    key[back] = own.pop().unwrap();
                }
            }
            assert_eq!(word, key, "{small:?} {large:?}");
        }
    }
}

/// x = 0 at first. In turn i the player S_i replaces x by x ⊕ A_i or leaves it; player 0 wants 0 at the end.
#[test]
fn atcoder_agc_045_a() {
    for n in 1..=4 {
        for (turns, numbers) in sequences(n, 1).cartesian_product(sequences(n, 7).collect_vec()) {
            let wins = |x: u64| {
                let mut zero = vec![HashSet::from([0])];
                for (turn, number) in turns.iter().zip(&numbers).rev() {
                    let later = zero.last().unwrap();
                    let is_zero = |x: &u64| match turn {
                        0 => later.contains(x) || later.contains(&(x ^ number)),
                        _ => later.contains(x) && later.contains(&(x ^ number)),
                    };
                    let now = (0..8).filter(is_zero).collect();
                    zero.push(now);
                }
                zero.last().unwrap().contains(&x)
            };
            // The sums of the later numbers of player 0.
            let mut span = HashSet::from([0]);
            let mut is_zero = true;
            for (&turn, number) in turns.iter().zip(&numbers).rev() {
                match turn {
                    0 => span = span.iter().flat_map(|sum| [*sum, sum ^ number]).collect(),
                    _ => is_zero &= span.contains(number),
                }
            }
            assert_eq!(wins(0), is_zero, "{turns:?} {numbers:?}");
        }
    }
}

/// A card, 0 or 1, of the row is deleted until two are left; the first player wants the binary number small.
#[test]
fn codeforces_135c() {
    let deletions = |row: &Vec<u64>, _: Player| match row.len() {
        2 => vec![],
        len => (0..len).map(|i| [&row[..i], &row[i + 1..]].concat()).unique().collect(),
    };
    for row in (2..=10).flat_map(|len| sequences(len, 1)) {
        let ones = row.iter().sum::<u64>() as usize;
        let zeros = row.len() - ones;
        let key = match row[row.len() - 1] {
            _ if zeros > ones => 0,
            _ if ones >= zeros + 2 => 3,
            1 => 1,
            _ => 2,
        };
        let number = |row: &Vec<u64>| 2 * row[0] + row[1];
        assert_eq!(end_value(&row, Player::Right, &deletions, &number), key, "{row:?}");
    }
}

/// Two of the numbers 1 to n are replaced by their difference, either way round, until one is left. Mod 3 it says
/// who wins: 1 the first player, 2 the second one, 0 whoever moved last. Without a move it is 1.
#[test]
fn hackerrank_kitty_and_katty() {
    // How many numbers are 0, 1, 2 mod 3; those with a winner have two options or none.
    let joins = |counts: &[u64; 3], player: Player| {
        let total: u64 = counts.iter().sum();
        if total == 1 {
            let wins = (player == Player::Left && counts[1] == 1)
                || (player == Player::Right && counts[2] == 1);
            return if wins { vec![[0; 3]] } else { vec![] };
        }
        let mut options = vec![];
        for (a, b) in (0..3).cartesian_product(0..3) {
            let mut option = *counts;
            if option[a] > 0 {
                option[a] -= 1;
                if option[b] > 0 {
                    option[b] -= 1;
                    option[(a + 3 - b) % 3] += 1;
                    options.push(option);
                }
            }
        }
        options
    };
    let mut referee = Referee::normal(partizan(joins));
    for n in 2..=24 {
        let start = [n / 3, (n + 2) / 3, (n + 1) / 3];
        assert_eq!(referee.is_won(&(start, Player::Left)), n % 2 == 0, "{n}");
    }
}
