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

/// Two different neighbours are deleted.
#[test]
fn codeforces_1373b() {
    let deletions = |word: &Vec<u64>| {
        let pairs = (1..word.len()).filter(|&i| word[i - 1] != word[i]);
        pairs.map(|i| [&word[..i - 1], &word[i + 1..]].concat()).collect()
    };
    let mut referee = Referee::normal(deletions);
    for word in (1..=10).flat_map(|len| sequences(len, 1)) {
        let ones = word.iter().sum::<u64>() as usize;
        assert_eq!(referee.is_won(&word), ones.min(word.len() - ones) % 2 == 1, "{word:?}");
    }
}

/// Two equal neighbours are deleted.
#[test]
fn codeforces_1104b() {
    let deletions = |word: &Vec<u64>| {
        let pairs = (1..word.len()).filter(|&i| word[i - 1] == word[i]);
        pairs.map(|i| [&word[..i - 1], &word[i + 1..]].concat()).collect()
    };
    let mut referee = Referee::normal(deletions);
    for word in (1..=8).flat_map(|len| sequences(len, 2)) {
        let (mut stack, mut count) = (vec![], 0);
        for &letter in &word {
            if stack.last() == Some(&letter) {
                stack.pop();
                count += 1;
            } else {
                stack.push(letter);
            }
        }
        assert_eq!(referee.is_won(&word), count % 2 == 1, "{word:?}");
    }
}

/// A ring of two or more vertices is cut into two rings.
#[test]
fn codeforces_705b() {
    let cuts = |rings: &Vec<u64>| {
        let mut options = vec![];
        for (i, &ring) in rings.iter().enumerate() {
            for part in 1..=ring / 2 {
                let mut option = rings.clone();
                option[i] = part;
                option.push(ring - part);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::normal(cuts);
    for rings in in_order(&[(1, 20), (2, 9), (3, 5)]) {
        let cuts: u64 = rings.iter().map(|ring| ring - 1).sum();
        assert_eq!(referee.is_won(&rings), cuts % 2 == 1, "{rings:?}");
    }
}

/// A letter is removed in turn; whoever has, before the own move, letters that can be put into a palindrome, wins.
#[test]
fn codeforces_276b() {
    let odd = |counts: &[u64]| counts.iter().filter(|&count| count % 2 == 1).count();
    let removals = |counts: &Vec<u64>| {
        let mut options = vec![];
        // The opponent wins at a palindrome, so a move to one is none.
        for i in (0..counts.len()).filter(|&i| counts[i] > 0) {
            let mut option = counts.clone();
            option[i] -= 1;
            if odd(&option) > 1 {
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::normal(removals);
    for counts in sequences(4, 3) {
        let odd = odd(&counts);
        let is_won = odd <= 1 || referee.is_won(&counts);
        assert_eq!(is_won, odd == 0 || odd % 2 == 1, "{counts:?}");
    }
}

/// Sticks cross in n × m points; one is chosen, and both sticks through it are removed.
#[test]
fn codeforces_451a() {
    for (n, m) in (1..=5_usize).cartesian_product(1..=5_usize) {
        let removals = |&(rows, columns): &(u64, u64)| {
            let of = |set: u64| (0..5).filter(move |i| set >> i & 1 == 1);
            let points = of(rows).cartesian_product(of(columns));
            points.map(|(i, j)| (rows & !(1 << i), columns & !(1 << j))).collect()
        };
        let is_won = Referee::normal(removals).is_won(&((1 << n) - 1, (1 << m) - 1));
        assert_eq!(is_won, n.min(m) % 2 == 1, "{n} {m}");
    }
}

/// A chip goes right or up by an odd number of cells.
#[test]
fn codeforces_1719a() {
    let moves = |&(x, y): &(u64, u64)| {
        let right = (1..=x).step_by(2).map(|step| (x - step, y));
        right.chain((1..=y).step_by(2).map(|step| (x, y - step))).collect()
    };
    let mut referee = Referee::normal(moves);
    for (n, m) in (1..20).cartesian_product(1..20) {
        assert_eq!(referee.is_won(&(n - 1, m - 1)), (n + m) % 2 == 1, "{n} {m}");
    }
}

/// A vertex with at most one neighbour is removed from a tree; whoever removes x wins.
#[test]
fn codeforces_1363c() {
    for parents in (1..=6).flat_map(claims::trees) {
        let n = parents.len();
        let is_near = |v: usize, w: usize| v != w && (parents[v] == w || parents[w] == v);
        let degree =
            |left: u64, v: usize| (0..n).filter(|&w| left >> w & 1 == 1 && is_near(v, w)).count();
        for x in 0..n {
            let removals = |&left: &u64| {
                let leaves = (0..n).filter(|&v| left >> v & 1 == 1 && degree(left, v) <= 1);
                let may = leaves.filter(|_| left >> x & 1 == 1);
                may.map(|v| left & !(1 << v)).collect()
            };
            let all = (1 << n) - 1;
            let is_won = Referee::normal(removals).is_won(&all);
            assert_eq!(is_won, degree(all, x) <= 1 || n % 2 == 0, "{parents:?} {x}");
        }
    }
}

/// The difference of two numbers of a set is added if it is not there.
#[test]
fn codeforces_346a() {
    let moves = |&set: &u64| {
        let numbers = (1..16).filter(move |i| set >> i & 1 == 1);
        let differences = numbers.tuple_combinations().map(|(a, b): (u64, u64)| b - a);
        differences.unique().filter(|d| set >> d & 1 == 0).map(|d| set | 1 << d).collect()
    };
    let gcd = |mut a: u64, mut b: u64| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let mut referee = Referee::normal(moves);
    for set in (0..1_u64 << 12).map(|set| set << 1).filter(|set| set.count_ones() > 1) {
        let numbers = (1..16).filter(|i| set >> i & 1 == 1);
        let count = numbers.clone().max().unwrap() / numbers.reduce(gcd).unwrap();
        let moves = count - u64::from(set.count_ones());
        assert_eq!(referee.is_won(&set), moves % 2 == 1, "{set:b}");
    }
}

/// A stone is taken from a heap other than that of the opponent's last take.
#[test]
fn codeforces_1396b() {
    let takes = |(heaps, last): &(Vec<u64>, usize)| {
        let mut options = vec![];
        for i in (0..heaps.len()).filter(|i| i != last && heaps[*i] > 0) {
            let mut option = heaps.clone();
            option[i] -= 1;
            options.push((option, i));
        }
        options
    };
    let mut referee = Referee::normal(takes);
    for heaps in in_order(&[(1, 9), (2, 9), (3, 5), (4, 3)]) {
        let total: u64 = heaps.iter().sum();
        let is_won = 2 * heaps[0] > total || total % 2 == 1;
        assert_eq!(referee.is_won(&(heaps.clone(), usize::MAX)), is_won, "{heaps:?}");
    }
}

/// A stone is taken from a heap, so that no two heaps are equal afterwards, empty ones included.
#[test]
fn codeforces_1191d() {
    let takes = |heaps: &Vec<u64>| {
        let mut options = vec![];
        for i in (0..heaps.len()).filter(|&i| heaps[i] > 0) {
            let mut option = heaps.clone();
            option[i] -= 1;
            options.extend(option.iter().all_unique().then_some(option));
        }
        options
    };
    let mut referee = Referee::normal(takes);
    for heaps in referee::small::positions([(1, 9), (2, 7), (3, 6), (4, 5), (5, 4)]) {
        let pairs: Vec<(u64, u64)> = heaps.iter().copied().sorted().tuple_windows().collect();
        let equal: Vec<u64> = pairs.iter().filter(|(a, b)| a == b).map(|pair| pair.0).collect();
        let may_move = match equal[..] {
            [] => true,
            [x] => x > 0 && !heaps.contains(&(x - 1)),
            _ => false,
        };
        let n = heaps.len() as i64;
        let rest = heaps.iter().sum::<u64>() as i64 - n * (n - 1) / 2;
        assert_eq!(referee.is_won(&heaps), may_move && rest % 2 != 0, "{heaps:?}");
    }
}

/// A number is taken from either end; the taken numbers have to grow.
#[test]
fn codeforces_1600e() {
    let takes = |(row, last): &(Vec<u64>, u64)| {
        let mut options = vec![];
        if let [first, .., end] = row[..] {
            options.extend((first > *last).then(|| (row[1..].to_vec(), first)));
            options.extend((end > *last).then(|| (row[..row.len() - 1].to_vec(), end)));
        } else if row.iter().any(|first| first > last) {
            options.push((vec![], row[0]));
        }
        options
    };
    let mut referee = Referee::normal(takes);
    for below in (1..=7).flat_map(|len| sequences(len, 2)) {
        let row: Vec<u64> = below.iter().map(|number| number + 1).collect();
        let rise = |row: &[u64]| 1 + row.windows(2).take_while(|two| two[0] < two[1]).count();
        let back: Vec<u64> = row.iter().rev().copied().collect();
        let is_won = rise(&row) % 2 == 1 || rise(&back) % 2 == 1;
        assert_eq!(referee.is_won(&(row.clone(), 0)), is_won, "{row:?}");
    }
}

/// A number is taken away; whoever leaves numbers with xor 0 wins. All are different and above 0.
#[test]
fn atcoder_arc_131_c() {
    let xor = |set: u64| (1..10).filter(|i| set >> i & 1 == 1).fold(0, |xor, i| xor ^ i);
    let takes = |&set: &u64| {
        // A set with xor 0 is the end.
        let numbers = (1..10).filter(|i| set >> i & 1 == 1 && xor(set) != 0);
        numbers.map(|i| set & !(1 << i)).collect()
    };
    let mut referee = Referee::normal(takes);
    for set in (1..1_u64 << 9).map(|set| set << 1) {
        if xor(set) == 0 {
            continue;
        }
        let is_won = set.count_ones() % 2 == 1 || set >> xor(set) & 1 == 1;
        assert_eq!(referee.is_won(&set), is_won, "{set:b}");
    }
}

/// A number is erased; whoever leaves numbers with xor 0 loses, and whoever begins a turn with xor 0 wins.
#[test]
fn leetcode_810() {
    let xor = |numbers: &[u64]| numbers.iter().fold(0, |xor, number| xor ^ number);
    let erasures = |numbers: &Vec<u64>| {
        if xor(numbers) == 0 {
            return vec![];
        }
        let rests = (0..numbers.len()).map(|i| [&numbers[..i], &numbers[i + 1..]].concat());
        rests.collect()
    };
    let mut referee = Referee::misere(erasures);
    for numbers in (1..=6).flat_map(|len| sequences(len, 3)) {
        let is_won = xor(&numbers) == 0 || numbers.len() % 2 == 0;
        assert_eq!(referee.is_won(&numbers), is_won, "{numbers:?}");
    }
}

/// A token on a ring whose edges have numbers, at least one of them 0: one of the two edges beside it with a number
/// above 0 is lowered, and the token goes over it.
#[test]
fn luogu_p1288() {
    let moves = |(edges, at): &(Vec<u64>, usize)| {
        let n = edges.len();
        let mut options = vec![];
        for (edge, to) in [(*at, (at + 1) % n), ((at + n - 1) % n, (at + n - 1) % n)] {
            for lower in 0..edges[edge] {
                let mut option = edges.clone();
                option[edge] = lower;
                options.push((option, to));
            }
        }
        options
    };
    let mut referee = Referee::normal(moves);
    for edges in (3..=6).flat_map(|len| sequences(len, 2)).filter(|edges| edges.contains(&0)) {
        let right = edges.iter().take_while(|&&edge| edge > 0).count();
        let left = edges.iter().rev().take_while(|&&edge| edge > 0).count();
        let is_won = right % 2 == 1 || left % 2 == 1;
        assert_eq!(referee.is_won(&(edges.clone(), 0)), is_won, "{edges:?}");
    }
}

/// The edges of a rooted tree have 0 or 1. A vertex whose edge to the parent has 1 is chosen, and all edges on its
/// path to the root change.
#[test]
fn hdu_5963() {
    for parents in (2..=6).flat_map(claims::trees) {
        let n = parents.len();
        let path = |mut v: usize| {
            let mut set = 0_u64;
            while v != 0 {
                set |= 1 << v;
                v = parents[v];
            }
            set
        };
        let turns: Vec<(u32, u64)> = (1..n).map(|v| (v as u32, path(v))).collect();
        let mut referee = Referee::normal(referee::turning(&turns));
        for ones in (0..1_u64 << (n - 1)).map(|ones| ones << 1) {
            let at_root = (1..n).filter(|&v| parents[v] == 0 && ones >> v & 1 == 1).count();
            assert_eq!(referee.is_won(&ones), at_root % 2 == 1, "{parents:?} {ones:b}");
        }
    }
}

/// A number above 1 is lowered by 1, then all are divided by their greatest common divisor.
#[test]
fn atcoder_agc_010_d() {
    fn gcd(a: u64, b: u64) -> u64 {
        if b == 0 {
            a
        } else {
            gcd(b, a % b)
        }
    }
    let divided = |numbers: Vec<u64>| -> Vec<u64> {
        let divisor = numbers.iter().copied().fold(0, gcd);
        numbers.into_iter().map(|number| number / divisor).sorted().collect()
    };
    let lowered = |numbers: &Vec<u64>, i: usize| {
        let mut numbers = numbers.clone();
        numbers[i] -= 1;
        divided(numbers)
    };
    let moves = |numbers: &Vec<u64>| {
        let may = (0..numbers.len()).filter(|&i| numbers[i] > 1);
        may.map(|i| lowered(numbers, i)).collect()
    };
    fn key(numbers: &Vec<u64>, lowered: &dyn Fn(&Vec<u64>, usize) -> Vec<u64>) -> bool {
        let odd: Vec<usize> = (0..numbers.len()).filter(|&i| numbers[i] % 2 == 1).collect();
        if (numbers.len() - odd.len()) % 2 == 1 {
            return true;
        }
        match odd[..] {
            [i] if numbers[i] > 1 => !key(&lowered(numbers, i), lowered),
            _ => false,
        }
    }
    let mut referee = Referee::normal(moves);
    for numbers in in_order(&[(1, 1), (2, 14), (3, 9), (4, 6)]) {
        let numbers: Vec<u64> = numbers.into_iter().sorted().collect();
        if numbers.iter().copied().fold(0, gcd) == 1 {
            assert_eq!(referee.is_won(&numbers), key(&numbers, &lowered), "{numbers:?}");
        }
    }
}

/// A stone is taken; if the sum of all that are taken is then a multiple of 3, its taker loses; if no stone is left
/// otherwise, Bob wins.
#[test]
fn leetcode_2029() {
    type Stones = ([u64; 3], u64);
    let takes = |&(counts, sum): &Stones, player: Player| {
        let mut options: Vec<Stones> = vec![];
        for rest in (0..3).filter(|&rest| counts[rest] > 0 && (sum + rest as u64) % 3 != 0) {
            let mut option = counts;
            option[rest] -= 1;
            options.push((option, (sum + rest as u64) % 3));
        }
        // Bob with no stone left has won: one move more.
        if counts == [0; 3] && player == Player::Right {
            options.push((counts, 3));
        }
        options
    };
    let mut referee = Referee::normal(referee::partizan(takes));
    for (a, b, c) in itertools::iproduct!(0..=5_u64, 0..=6_u64, 0..=6_u64) {
        let is_won = if a % 2 == 0 { b > 0 && c > 0 } else { b.abs_diff(c) > 2 };
        if a + b + c > 0 {
            assert_eq!(referee.is_won(&(([a, b, c], 0), Player::Left)), is_won, "{a} {b} {c}");
        }
    }
}

/// A stone is taken from a heap, or two heaps are joined.
#[test]
fn acwing_1321() {
    let moves = |heaps: &Vec<u64>| {
        let mut options: Vec<Vec<u64>> = vec![];
        for i in 0..heaps.len() {
            let mut option = heaps.clone();
            option[i] -= 1;
            options.push(option.into_iter().filter(|&heap| heap > 0).collect());
        }
        for (i, j) in (0..heaps.len()).tuple_combinations() {
            let mut option = heaps.clone();
            option[i] += option.remove(j);
            options.push(option);
        }
        for option in &mut options {
            option.sort_unstable();
        }
        options
    };
    let mut referee = Referee::normal(moves);
    for heaps in in_order(&[(1, 12), (2, 8), (3, 5), (4, 4), (5, 3)]) {
        let heaps: Vec<u64> = heaps.into_iter().sorted().collect();
        let ones = heaps.iter().filter(|&&heap| heap == 1).count() as u64;
        let large: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 1).collect();
        let rest = (large.iter().sum::<u64>() + large.len() as u64).saturating_sub(1);
        let is_lost = if rest <= 2 { ones % 3 == 0 } else { ones % 2 == 0 && rest % 2 == 0 };
        assert_eq!(!referee.is_won(&heaps), is_lost, "{heaps:?}");
    }
}

/// On a row of different numbers Qingshan chooses a place, then Daniel another one. In turn, she first, she goes to
/// a neighbouring smaller number, he to a neighbouring larger one, not to the other's place. How many places win?
#[test]
fn codeforces_1495b() {
    for n in 2..=7_usize {
        for row in (0..n).permutations(n) {
            let walks = |&(x, y): &(usize, usize), player: Player| {
                let (at, other) = if player == Player::Left { (x, y) } else { (y, x) };
                let near =
                    [at.wrapping_sub(1), at + 1].into_iter().filter(|&to| to < n && to != other);
                near.filter(|&to| (row[to] < row[at]) == (player == Player::Left))
                    .map(|to| if player == Player::Left { (to, y) } else { (x, to) })
                    .collect()
            };
            let mut referee = Referee::normal(referee::partizan(walks));
            let mut wins = |x: usize| {
                (0..n).filter(|&y| y != x).all(|y| referee.is_won(&((x, y), Player::Left)))
            };
            let count = (0..n).filter(|&x| wins(x)).count();
            // How many numbers fall on the left of a place, and on the right, itself included.
            let falls = |x: usize| {
                let left = (0..x).rev().take_while(|&i| row[i] < row[i + 1]).count() + 1;
                let right = (x + 1..n).take_while(|&i| row[i] < row[i - 1]).count() + 1;
                (left, right)
            };
            let all: Vec<(usize, usize)> = (0..n).map(falls).collect();
            let longest = all.iter().map(|&(left, right)| left.max(right)).max().unwrap();
            let runs: usize = all
                .iter()
                .map(|&(left, right)| usize::from(left == longest) + usize::from(right == longest))
                .sum();
            let has_peak = all.contains(&(longest, longest));
            let key = usize::from(runs == 2 && has_peak && longest % 2 == 1);
            assert_eq!(count, key, "{row:?}");
        }
    }
}

/// A polygon of n corners is cut into triangles by diagonals; in turn one that is connected to the rest by one side
/// at most is cut off, and whoever cuts the black one off wins. The triangles and their common sides are a tree.
#[test]
fn luogu_p1488() {
    for parents in (1..=7).flat_map(claims::trees) {
        let n = parents.len() + 2;
        let near = |v: usize| -> u64 {
            let joined = |w: usize| w != v && (parents[v] == w || parents[w] == v);
            (0..n - 2).filter(|&w| joined(w)).map(|w| 1 << w).sum()
        };
        let near: Vec<u64> = (0..n - 2).map(near).collect();
        if near.iter().any(|set| set.count_ones() > 3) {
            continue;
        }
        for black in 0..n - 2 {
            let cuts = |&left: &u64| {
                let is_loose = |&v: &usize| {
                    left >> v & 1 == 1
                        && left >> black & 1 == 1
                        && (near[v] & left).count_ones() <= 1
                };
                (0..n - 2).filter(is_loose).map(|v| left & !(1 << v)).collect()
            };
            let is_won = Referee::normal(cuts).is_won(&((1 << (n - 2)) - 1));
            assert_eq!(is_won, near[black].count_ones() <= 1 || n % 2 == 0, "{parents:?} {black}");
        }
    }
}

/// Heaps that do not fall from left to right; a stone is taken from one that is larger than the heap on its left.
#[test]
fn luogu_p4702() {
    let takes = |heaps: &Vec<u64>| {
        let mut options = vec![];
        for i in (0..heaps.len()).filter(|&i| heaps[i] > if i == 0 { 0 } else { heaps[i - 1] }) {
            let mut option = heaps.clone();
            option[i] -= 1;
            options.push(option);
        }
        options
    };
    let mut referee = Referee::normal(takes);
    for heaps in referee::small::positions([(1, 9), (2, 7), (3, 5), (4, 4)]) {
        if heaps.is_sorted() {
            let total: u64 = heaps.iter().sum();
            assert_eq!(referee.is_won(&heaps), total % 2 == 1, "{heaps:?}");
        }
    }
}
