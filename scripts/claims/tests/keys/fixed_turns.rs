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
            let answered = |j: usize| {
                let mut rest = rest.clone();
                rest[j] += limit;
                rest
            };
            match rest.len() {
                0 => limit == 1,
                len => (0..len).all(|j| wins(&answered(j), limit - 1)),
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

/// A digit is deleted in turn, Raze's at odd places of the word, Breach's at even ones, until one is left; Raze
/// wants it odd.
#[test]
fn codeforces_1419a() {
    // Which places are left; places from 0, so Raze has the even ones here.
    for n in 1..=8_usize {
        for odd_digits in 0..1_u32 << n {
            let deletions = |&left: &u32, player: Player| {
                let rest = usize::from(player != Player::Left);
                let own = (0..n).filter(|i| left >> i & 1 == 1 && i % 2 == rest);
                if left.is_power_of_two() {
                    vec![]
                } else {
                    own.map(|i| left & !(1 << i)).collect()
                }
            };
            let is_odd = |&left: &u32| left & odd_digits != 0;
            let found = end_value(&((1 << n) - 1), Player::Left, &deletions, &is_odd);
            let key = match n % 2 {
                1 => (0..n).step_by(2).any(|i| odd_digits >> i & 1 == 1),
                _ => (1..n).step_by(2).all(|i| odd_digits >> i & 1 == 1),
            };
            assert_eq!(found, key, "{n} {odd_digits:b}");
        }
    }
}

/// A number is removed in turn until one is left, which the first player wants small.
#[test]
fn codeforces_984a() {
    let removals = |numbers: &Vec<u64>, _: Player| match numbers.len() {
        1 => vec![],
        len => (0..len).map(|i| [&numbers[..i], &numbers[i + 1..]].concat()).collect(),
    };
    for numbers in positions([(1, 3), (2, 3), (3, 3), (4, 3), (5, 2), (6, 2)]) {
        let numbers: Vec<u64> = numbers.into_iter().sorted().collect();
        let found = end_value(&numbers, Player::Right, &removals, &|numbers| numbers[0]);
        assert_eq!(found, numbers[(numbers.len() + 1) / 2 - 1], "{numbers:?}");
    }
}

/// In turn a number is taken until all are; Alice, who begins, wants an even sum.
#[test]
fn codeforces_1738c() {
    // How many odd and even ones are left, and whether Alice's sum is odd.
    let takes = |&(odd, even, is_odd): &(u32, u32, bool), player: Player| {
        let mut options = vec![];
        if odd > 0 {
            options.push((odd - 1, even, is_odd ^ (player == Player::Left)));
        }
        if even > 0 {
            options.push((odd, even - 1, is_odd));
        }
        options
    };
    for (odd, even) in (0..=15).cartesian_product(0..=15) {
        let wins = end_value(&(odd, even, false), Player::Left, &takes, &|sums| !sums.2);
        let key = [0, 3].contains(&(odd % 4)) || (odd % 4 == 1 && even % 2 == 1);
        assert_eq!(wins, key, "{odd} {even}");
    }
}

/// In turn a ? of a word of even length is given a digit; the second player wants both halves to have the same sum.
/// The numbers of ? are even in all. Digits go to 3 here instead of 9, so a ? counts 1.5.
#[test]
fn codeforces_1215d() {
    // The ? of both halves, and the lead of the left sum.
    let fills = |&(left, right, lead): &(i32, i32, i32), _: Player| {
        let mut options = vec![];
        for digit in 0..=3 {
            if left > 0 {
                options.push((left - 1, right, lead + digit));
            }
            if right > 0 {
                options.push((left, right - 1, lead - digit));
            }
        }
        options
    };
    for (left, right, lead) in itertools::iproduct!(0..=6, 0..=6, -9..=9) {
        if (left + right) % 2 == 0 {
            let is_equal = |state: &(i32, i32, i32)| state.2 != 0;
            let first = end_value(&(left, right, lead), Player::Left, &fills, &is_equal);
            assert_eq!(!first, 2 * lead + 3 * (left - right) == 0, "{left} {right} {lead}");
        }
    }
}

/// The same where also an odd number of ? may be left: then Alice, who wants different sums, has the last one too.
#[test]
fn leetcode_1927() {
    let fills = |&(left, right, lead): &(i32, i32, i32), _: Player| {
        let mut options = vec![];
        for digit in 0..=9 {
            if left > 0 {
                options.push((left - 1, right, lead + digit));
            }
            if right > 0 {
                options.push((left, right - 1, lead - digit));
            }
        }
        options
    };
    for (left, right, lead) in itertools::iproduct!(0..=4, 0..=4, -20..=20) {
        let first = end_value(&(left, right, lead), Player::Left, &fills, &|state| state.2 != 0);
        assert_eq!(!first, 2 * lead + 9 * (left - right) == 0, "{left} {right} {lead}");
    }
}

/// Bags with numbers of stones: in turn the players put a bag on one of the plates, then they play Nim with the
/// plates, and whoever is next begins.
#[test]
fn atcoder_arc_105_d() {
    // Bags are put on n plates; a position of Nim is lost if its xor is 0 (see `nim_sum`).
    for bags in positions([(1, 3), (2, 3), (3, 3), (4, 3)]) {
        let n = bags.len();
        let puts = |(bags, plates): &(Vec<u64>, Vec<u64>), _: Player| {
            let mut options = vec![];
            for (i, plate) in (0..bags.len()).cartesian_product(0..n) {
                let mut plates = plates.clone();
                plates[plate] += bags[i];
                plates.sort_unstable();
                options.push(([&bags[..i], &bags[i + 1..]].concat(), plates));
            }
            options
        };
        let bags: Vec<u64> = bags.iter().map(|bag| bag + 1).sorted().collect();
        // The first player begins Nim if n is even.
        let is_first = |(_, plates): &(Vec<u64>, Vec<u64>)| {
            let xor = plates.iter().fold(0, |xor, plate| xor ^ plate);
            (xor != 0) == (n % 2 == 0)
        };
        let found = end_value(&(bags.clone(), vec![0; n]), Player::Left, &puts, &is_first);
        let is_odd = bags.iter().dedup_with_count().any(|(count, _)| count % 2 == 1);
        assert_eq!(found, n % 2 == 0 && is_odd, "{bags:?}");
    }
}

/// In turn a number is taken, Alice first; then her mex counts, which she wants large.
#[test]
fn codeforces_1943a() {
    type Numbers = (Vec<u64>, u64);
    let takes = |(counts, hers): &Numbers, player: Player| {
        let mut options: Vec<Numbers> = vec![];
        for i in (0..counts.len()).filter(|&i| counts[i] > 0) {
            let mut counts = counts.clone();
            counts[i] -= 1;
            let hers = if player == Player::Left { hers | 1 << i } else { *hers };
            options.push((counts, hers));
        }
        options
    };
    for counts in (1..=4).flat_map(|len| sequences(len, 3)) {
        let mex = |(_, hers): &Numbers| hers.trailing_ones() as usize;
        let found = end_value(&(counts.clone(), 0), Player::Left, &takes, &mex);
        let missing = counts.iter().position(|&count| count == 0).unwrap_or(counts.len());
        let once = (0..counts.len()).filter(|&i| counts[i] == 1).nth(1).unwrap_or(counts.len());
        assert_eq!(found, missing.min(once), "{counts:?}");
    }
}

/// Each has the cards 1 to N, N < M. In turn a card is laid, Alice first; whoever makes the sum a multiple of M loses,
/// and if nobody does, Alice wins.
#[test]
fn atcoder_arc_185_a() {
    for n in 1..=5_u64 {
        for m in n + 1..=2 * n + 12 {
            type Cards = (u64, u64, u64);
            let lays = |&(alice, bob, sum): &Cards, player: Player| {
                let own = if player == Player::Left { alice } else { bob };
                let may = (1..=n).filter(|card| own >> card & 1 == 1 && (sum + card) % m != 0);
                may.map(|card| match player {
                    Player::Left => (alice & !(1 << card), bob, (sum + card) % m),
                    Player::Right => (alice, bob & !(1 << card), (sum + card) % m),
                })
                .collect()
            };
            let all = (1 << (n + 1)) - 2;
            // Whoever has only losing cards at the end loses; with as many cards as Bob, that is Alice.
            let is_alice =
                |&(alice, bob, _): &Cards| bob == 0 || alice.count_ones() < bob.count_ones();
            let found = end_value(&(all, all, 0), Player::Left, &lays, &is_alice);
            let rest = n * (n + 1) % m;
            assert_eq!(!found, 1 <= rest && rest <= n, "{n} {m}");
        }
    }
}

/// In turn a city is burnt until k are left; Stannis, who begins, wants the sum odd.
#[test]
fn codeforces_549c() {
    for (odd, even) in (0..=9_u32).cartesian_product(0..=9_u32) {
        for k in 1..=odd + even {
            let burns = |&(odd, even): &(u32, u32), _: Player| {
                let mut options = vec![];
                if odd + even > k {
                    options.extend((odd > 0).then(|| (odd - 1, even)));
                    options.extend((even > 0).then(|| (odd, even - 1)));
                }
                options
            };
            let found = end_value(&(odd, even), Player::Left, &burns, &|left| left.0 % 2 == 1);
            let m = odd + even - k;
            let key = match m {
                0 => odd % 2 == 1,
                m if m % 2 == 1 => !(odd <= m / 2 || (k % 2 == 0 && even <= m / 2)),
                m => k % 2 == 1 && even <= m / 2,
            };
            assert_eq!(found, key, "{odd} {even} {k}");
        }
    }
}

/// In turn a point is removed until two are left; the first player wants them near, the second far.
#[test]
fn codeforces_594a() {
    let removals = |points: &Vec<u64>, _: Player| match points.len() {
        2 => vec![],
        len => (0..len).map(|i| [&points[..i], &points[i + 1..]].concat()).collect(),
    };
    for (n, most) in [(2, 9), (4, 9), (6, 10), (8, 9)] {
        for points in (0..=most).combinations(n) {
            let gap = |points: &Vec<u64>| points[1] - points[0];
            let found = end_value(&points, Player::Right, &removals, &gap);
            let key = (0..n / 2).map(|i| points[i + n / 2] - points[i]).min();
            assert_eq!(Some(found), key, "{points:?}");
        }
    }
}

/// Digits are appended to a number in turn by a fixed order: the given digit, or a 0. Takahashi wins if the number is
/// a multiple of 7 at the end.
#[test]
fn atcoder_abc_195_e() {
    for (digits, turns) in
        (1..=4).flat_map(|len| sequences(len, 3).cartesian_product(0..1_u32 << len))
    {
        fn wins(number: u64, digits: &[u64], turns: u32) -> bool {
            let Some((digit, rest)) = digits.split_first() else { return number % 7 == 0 };
            let both = [10 * number, 10 * number + digit].map(|next| wins(next, rest, turns >> 1));
            if turns & 1 == 1 {
                both[0] || both[1]
            } else {
                both[0] && both[1]
            }
        }
        let digits: Vec<u64> = digits.iter().map(|digit| 2 * digit + 1).collect();
        let mut good = HashSet::from([0]);
        for (i, digit) in digits.iter().enumerate().rev() {
            let is_good = |rest: &u64| {
                let both =
                    [10 * rest % 7, (10 * rest + digit) % 7].map(|next| good.contains(&next));
                if turns >> i & 1 == 1 {
                    both[0] || both[1]
                } else {
                    both[0] && both[1]
                }
            };
            good = (0..7).filter(is_good).collect();
        }
        assert_eq!(wins(0, &digits, turns), good.contains(&0), "{digits:?} {turns:b}");
    }
}

/// In turn a number is taken, Alice first, until all are; she wins if the sum of hers is from L to R.
#[test]
fn atcoder_agc_056_d() {
    for numbers in [2, 4].into_iter().flat_map(|len| sequences(len, 4)).chain(sequences(6, 1)) {
        if !numbers.is_sorted() {
            continue;
        }
        let n = numbers.len();
        let numbers: Vec<i64> = numbers.iter().map(|&number| number as i64).collect();
        let total: i64 = numbers.iter().sum();
        for (low, high) in (0..=total).flat_map(|low| (low..=total).map(move |high| (low, high))) {
            let takes = |&(left, sum): &(u32, i64), player: Player| {
                let more = (0..n).filter(|i| left >> i & 1 == 1);
                more.map(|i| {
                    let hers = if player == Player::Left { numbers[i] } else { 0 };
                    (left & !(1 << i), sum + hers)
                })
                .collect()
            };
            let is_inside = |&(_, sum): &(u32, i64)| low <= sum && sum <= high;
            let found = end_value(&((1 << n) - 1, 0), Player::Left, &takes, &is_inside);
            let key = (0..n).any(|first| {
                let others = (0..n).filter(|&i| i != first).map(|i| numbers[i]);
                let all = others.chain([total + numbers[first] - low - high]).sorted();
                all.tuples().map(|(small, large)| large - small).sum::<i64>() <= high - low
            });
            assert_eq!(found, key, "{numbers:?} {low} {high}");
        }
    }
}
