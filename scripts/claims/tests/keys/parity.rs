use claims::end_value;
use itertools::Itertools;
use referee::small::{grids, in_order, sequences};
use referee::{Player, Referee};
use std::collections::HashSet;

/// A log of length above 1 is cut into two.
#[test]
fn codeforces_1672a() {
    let cuts = |logs: &Vec<u64>| {
        let mut options = vec![];
        for (i, &log) in logs.iter().enumerate() {
            for part in 1..=log / 2 {
                let mut option = logs.clone();
                option[i] = part;
                option.push(log - part);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::normal(cuts);
    for logs in in_order(&[(1, 20), (2, 9), (3, 6), (4, 4)]) {
        let cuts: u64 = logs.iter().map(|log| log - 1).sum();
        assert_eq!(referee.is_won(&logs), cuts % 2 == 1, "{logs:?}");
    }
}

/// One chooses an own monster and one of the other's; each of the two loses the strength of the other, and is
/// dead at 0. In turn, until one player has none.
#[test]
fn codeforces_1842a() {
    type Armies = (Vec<u64>, Vec<u64>);
    let fights = |(one, two): &Armies, _: Player| {
        let mut options = vec![];
        for (i, j) in (0..one.len()).cartesian_product(0..two.len()) {
            let (mut one, mut two) = (one.clone(), two.clone());
            (one[i], two[j]) = (one[i].saturating_sub(two[j]), two[j].saturating_sub(one[i]));
            one.retain(|&strength| strength > 0);
            two.retain(|&strength| strength > 0);
            options.push((one, two));
        }
        options
    };
    let value = |(one, two): &Armies| one.len().min(1) as i64 - two.len().min(1) as i64;
    for (one, two) in in_order(&[(3, 4)]).iter().cartesian_product(&in_order(&[(3, 3), (2, 4)])) {
        let armies = (one.clone(), two.clone());
        let lead = one.iter().sum::<u64>() as i64 - two.iter().sum::<u64>() as i64;
        let found = end_value(&armies, Player::Left, &fights, &value);
        assert_eq!(found, lead.signum(), "{armies:?}");
    }
}

/// Each has a purse. In turn a player keeps the own purse or exchanges both, and then takes a coin out of the
/// own one; whoever takes the last coin wins.
#[test]
fn codeforces_1919a() {
    // The own purse first, after the move the other's.
    let takes = |&(own, other): &(u32, u32)| {
        let kept = own.checked_sub(1).map(|own| (other, own));
        let exchanged = other.checked_sub(1).map(|other| (own, other));
        kept.into_iter().chain(exchanged).collect()
    };
    let mut referee = Referee::normal(takes);
    for (a, b) in (0..=15).cartesian_product(0..=15) {
        assert_eq!(referee.is_won(&(a, b)), (a + b) % 2 == 1, "{a} {b}");
    }
}

/// Exactly k sticks are taken from the left or from the right end; who makes more moves?
#[test]
fn codeforces_832a() {
    for (n, k) in (1..40_i64).flat_map(|n| (1..=n).map(move |k| (n, k))) {
        // Which of the sticks are left: from, to.
        let takes = |&(from, to): &(i64, i64)| match to - from >= k {
            true => vec![(1, (from + k, to)), (1, (from, to - k))],
            false => vec![],
        };
        assert_eq!(claims::lead(&(0, n), &takes) > 0, n / k % 2 == 1, "{n} {k}");
    }
}

/// A cell is claimed whose row and column have no claimed cell.
#[test]
fn codeforces_1365a() {
    for (n, m) in (1..=3).cartesian_product(1..=4) {
        let claims = |board: &Vec<Vec<u64>>| {
            let mut options = vec![];
            for (i, j) in (0..n).cartesian_product(0..m) {
                if !board[i].contains(&1) && board.iter().all(|row| row[j] == 0) {
                    let mut option = board.clone();
                    option[i][j] = 1;
                    options.push(option);
                }
            }
            options
        };
        let mut referee = Referee::normal(claims);
        for board in grids(n, m, 1) {
            let rows = board.iter().filter(|row| !row.contains(&1)).count();
            let columns = (0..m).filter(|&j| board.iter().all(|row| row[j] == 0)).count();
            assert_eq!(referee.is_won(&board), rows.min(columns) % 2 == 1, "{board:?}");
        }
    }
}

/// In turn the players put a red or a blue cube at the end of a row. Petya, who begins, has a point for each pair
/// of equal neighbours, Vasya one for each pair of different ones.
#[test]
fn codeforces_257b() {
    type Row = (i64, i64, u8, i64);
    // Left: how many of each, the last one, and Petya's points.
    let puts = |&(red, blue, last, points): &Row, _: Player| {
        let points_after = |cube: u8| points + i64::from(last == cube);
        let one = (red > 0).then(|| (red - 1, blue, 1, points_after(1)));
        let other = (blue > 0).then(|| (red, blue - 1, 2, points_after(2)));
        one.into_iter().chain(other).collect()
    };
    for (n, m) in (1..=12).cartesian_product(1..=12) {
        let points = end_value(&(n, m, 0, 0), Player::Left, &puts, &|row: &Row| row.3);
        assert_eq!((points, n + m - 1 - points), (n.max(m) - 1, n.min(m)));
    }
}

/// Coins in a ring: one that shows heads is removed, and its two neighbours are turned. Of two coins the other one
/// stays as it is, as it would be turned twice.
#[test]
fn codeforces_1972b() {
    let removals = |ring: &Vec<u64>| {
        let n = ring.len();
        let mut options = vec![];
        for i in (0..n).filter(|&i| ring[i] == 1) {
            let mut option = ring.clone();
            option[(i + 1) % n] ^= 1;
            option[(i + n - 1) % n] ^= 1;
            option.remove(i);
            options.push(option);
        }
        options
    };
    let mut referee = Referee::normal(removals);
    for ring in (1..=10).flat_map(|len| sequences(len, 1)) {
        let heads: u64 = ring.iter().sum();
        assert_eq!(referee.is_won(&ring), heads % 2 == 1, "{ring:?}");
    }
}

/// A prime of the set 1 to n that is left is taken, with all its multiples.
#[test]
fn hackerrank_alice_and_bobs_silly_game() {
    for n in 1..=30_u64 {
        let is_prime = |&p: &u64| p > 1 && (2..p).all(|d| p % d != 0);
        let primes: Vec<u64> = (1..=n).filter(is_prime).collect();
        let takes = |set: &u64| {
            let may = primes.iter().filter(|&p| set >> p & 1 == 1);
            may.map(|&p| (1..=n / p).fold(*set, |set, times| set & !(1 << (p * times)))).collect()
        };
        let all = (1 << (n + 1)) - 2;
        assert_eq!(Referee::normal(takes).is_won(&all), primes.len() % 2 == 1, "{n}");
    }
}

/// A letter that is not at an end is erased, so that no two neighbours become equal.
#[test]
fn kattis_joylessgame() {
    let erasures = |word: &Vec<u64>| {
        let inner = (1..word.len().saturating_sub(1)).filter(|&i| word[i - 1] != word[i + 1]);
        inner.map(|i| [&word[..i], &word[i + 1..]].concat()).collect()
    };
    let mut referee = Referee::normal(erasures);
    for word in (2..=9).flat_map(|len| sequences(len, 2)) {
        if word.windows(2).all(|two| two[0] != two[1]) {
            let ends_equal = word[0] == word[word.len() - 1];
            assert_eq!(referee.is_won(&word), (word.len() % 2 == 1) != ends_equal, "{word:?}");
        }
    }
}

/// A move takes coins worth 115: of 75 and of 10 there are x and y.
#[test]
fn leetcode_3222() {
    let takes = |&(x, y): &(u32, u32)| {
        let counts = (0..=x).cartesian_product(0..=y);
        let may = counts.filter(|(a, b)| 75 * a + 10 * b == 115);
        may.map(|(a, b)| (x - a, y - b)).collect()
    };
    let mut referee = Referee::normal(takes);
    for (x, y) in (0..=20).cartesian_product(0..=40) {
        assert_eq!(referee.is_won(&(x, y)), x.min(y / 4) % 2 == 1, "{x} {y}");
    }
}

/// A digit is erased so that the sum of the others is a multiple of 3.
#[test]
fn uva_11489() {
    let erasures = |digits: &Vec<u64>| {
        let rest = |i: usize| [&digits[..i], &digits[i + 1..]].concat();
        let may = (0..digits.len()).map(rest).filter(|rest| rest.iter().sum::<u64>() % 3 == 0);
        may.collect()
    };
    let mut referee = Referee::normal(erasures);
    for below in (1..=8).flat_map(|len| sequences(len, 2)) {
        let digits: Vec<u64> = below.iter().map(|digit| digit + 1).collect();
        let threes = digits.iter().filter(|&&digit| digit == 3).count();
        let rest = digits.iter().sum::<u64>() % 3;
        let is_won = match rest {
            0 => threes % 2 == 1,
            _ => digits.contains(&rest) && threes % 2 == 0,
        };
        assert_eq!(referee.is_won(&digits), is_won, "{digits:?}");
    }
}

/// A or B is written into a free place of a ring of n, so that no neighbours are equal. How many games are there
/// in which both play as well as they can?
#[test]
fn codeforces_1536f() {
    fn games(
        ring: &Vec<u64>,
        options: &impl Fn(&Vec<u64>) -> Vec<Vec<u64>>,
        is_won: &mut impl FnMut(&Vec<u64>) -> bool,
    ) -> u64 {
        let next = options(ring);
        if next.is_empty() {
            return 1;
        }
        let wins = is_won(ring);
        let best: Vec<_> = next.into_iter().filter(|to| !wins || !is_won(to)).collect();
        best.iter().map(|to| games(to, options, is_won)).sum()
    }
    let writings = |ring: &Vec<u64>| {
        let n = ring.len();
        let mut options = vec![];
        for (i, letter) in (0..n).cartesian_product([1, 2]) {
            if ring[i] == 0 && ring[(i + 1) % n] != letter && ring[(i + n - 1) % n] != letter {
                let mut option = ring.clone();
                option[i] = letter;
                options.push(option);
            }
        }
        options
    };
    let binomial = |n: u64, k: u64| (0..k).fold(1, |product, i| product * (n - i) / (i + 1));
    let mut referee = Referee::normal(writings);
    for n in 2..=7_u64 {
        assert!(!referee.is_won(&vec![0; n as usize]));
        // k letters, and n − k free places of which no two are neighbours.
        let with = |k: u64| {
            let free = n - k;
            let ways = binomial(k, free) + if free > 0 { binomial(k - 1, free - 1) } else { 0 };
            2 * ways * (1..=k).product::<u64>()
        };
        let key: u64 = (2..=n).filter(|k| k % 2 == 0 && n - k <= *k).map(with).sum();
        let mut is_won = |ring: &Vec<u64>| referee.is_won(ring);
        assert_eq!(games(&vec![0; n as usize], &writings, &mut is_won), key, "{n}");
    }
}

/// A letter of the word is deleted, or its letters are put in another order; no word may come twice.
#[test]
fn codeforces_838c() {
    type Seen = (Vec<u64>, Vec<Vec<u64>>);
    // Of the words that have been, only those of the same letters matter: the others have more.
    let moves = |(word, seen): &Seen| {
        let mut options: Vec<Seen> = vec![];
        for i in 0..word.len() {
            let shorter = [&word[..i], &word[i + 1..]].concat();
            options.push((shorter.clone(), vec![shorter]));
        }
        for other in word.iter().copied().permutations(word.len()).unique() {
            if !seen.contains(&other) {
                let seen = seen.iter().cloned().chain([other.clone()]).sorted().collect();
                options.push((other, seen));
            }
        }
        options
    };
    let mut referee = Referee::normal(moves);
    // Which letters they are, and their order at first, does not matter.
    let is_first_of_its_kind = |word: &Vec<u64>| {
        let counts = word.iter().dedup_with_count().map(|(count, _)| count);
        word[0] == 0
            && word.windows(2).all(|two| two[1] == two[0] || two[1] == two[0] + 1)
            && counts.tuple_windows().all(|(one, next)| one >= next)
    };
    for word in (1..=4).flat_map(|len| sequences(len, 2)).filter(is_first_of_its_kind) {
        let words: HashSet<Vec<u64>> = word.iter().copied().permutations(word.len()).collect();
        let is_lost = word.len() % 2 == 0 && words.len() % 2 == 1;
        assert_eq!(!referee.is_won(&(word.clone(), vec![word.clone()])), is_lost, "{word:?}");
    }
}
