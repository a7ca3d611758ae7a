use claims::end_value;
use itertools::Itertools;
use referee::small::sequences;
use referee::Player;

/// In turn a place of the word that has not been changed is given another letter; the first player wants the word
/// small, the second large. The alphabet has four letters here.
#[test]
fn codeforces_1480a() {
    // Letters 0 to 3, and which places are done.
    type Word = (Vec<u64>, u32);
    let changes = |(word, done): &Word, _: Player| {
        let mut options = vec![];
        for (i, letter) in (0..word.len()).cartesian_product(0..4) {
            if done >> i & 1 == 0 && letter != word[i] {
                let mut option = word.clone();
                option[i] = letter;
                options.push((option, done | 1 << i));
            }
        }
        options
    };
    let number = |word: &[u64]| word.iter().fold(0, |number, letter| 4 * number + letter);
    for word in (1..=4).flat_map(|len| sequences(len, 3)) {
        let start = (word.clone(), 0);
        let value = |(word, _): &Word| number(word);
        let found = end_value(&start, Player::Right, &changes, &value);
        let change = |(i, &letter): (usize, &u64)| match i % 2 {
            0 => u64::from(letter == 0),
            _ => 3 - u64::from(letter == 3),
        };
        let key: Vec<u64> = word.iter().enumerate().map(change).collect();
        assert_eq!(found, number(&key), "{word:?}");
    }
}

/// One lowers a door by x, not below 0, the other then raises one that is above 0 by y, for many rounds; how many
/// doors end at 0? Here in 12 rounds.
#[test]
fn codeforces_1102c() {
    for (doors, x, y) in itertools::iproduct!(sequences(3, 3), 1..=3_u64, 1..=3_u64) {
        let doors: Vec<u64> = doors.iter().map(|door| door + 1).sorted().collect();
        let moves = |(doors, left): &(Vec<u64>, u64), player: Player| {
            let mut options = vec![];
            if *left > 0 {
                for i in (0..doors.len()).filter(|&i| doors[i] > 0) {
                    let mut option = doors.clone();
                    option[i] = match player {
                        Player::Left => doors[i].saturating_sub(x),
                        Player::Right => doors[i] + y,
                    };
                    option.sort_unstable();
                    options.push((option, left - 1));
                }
            }
            options
        };
        let zeros = |(doors, _): &(Vec<u64>, u64)| doors.iter().filter(|&&door| door == 0).count();
        let found = end_value(&(doors.clone(), 24), Player::Left, &moves, &zeros);
        let key = match x > y {
            true => doors.len(),
            false => doors.iter().filter(|&&door| door <= x).count().div_ceil(2),
        };
        assert_eq!(found, key, "{doors:?} {x} {y}");
    }
}

/// In turn Anna reverses a number, which loses its zeros at the end, and Sasha joins two, until one is left, which
/// she wants short and he long.
#[test]
fn codeforces_1931e() {
    let length = |number: u64| u64::from(number.ilog10()) + 1;
    let reversed = |number: u64| {
        let digits = number.to_string().chars().rev().collect::<String>();
        digits.parse::<u64>().unwrap()
    };
    let moves = |(numbers, is_over): &(Vec<u64>, bool), player: Player| {
        let mut options = vec![];
        for i in (0..numbers.len()).filter(|_| player == Player::Left && !is_over) {
            let mut option = numbers.clone();
            option[i] = reversed(numbers[i]);
            options.push((option.into_iter().sorted().collect(), numbers.len() == 1));
        }
        let pairs = (0..numbers.len()).cartesian_product(0..numbers.len());
        for (i, j) in pairs.filter(|(i, j)| i != j && player == Player::Right) {
            let mut option = numbers.clone();
            option[i] = numbers[i] * 10_u64.pow(length(numbers[j]) as u32) + numbers[j];
            option.remove(j);
            option.sort_unstable();
            // With one number left the game is over.
            let is_over = option.len() == 1;
            options.push((option, is_over));
        }
        options
    };
    let value = |(numbers, _): &(Vec<u64>, bool)| length(numbers[0]);
    for len in 1..=4 {
        for numbers in [1, 12, 10, 30, 100, 2000].into_iter().combinations_with_replacement(len) {
            let found = end_value(
                &(numbers.clone(), false),
                Player::Right,
                &|position, player| moves(position, player.other()),
                &value,
            );
            let zeros = |number: u64| (1..).find(|&k| number % 10_u64.pow(k) != 0).unwrap() - 1;
            let saved = numbers.iter().map(|&number| u64::from(zeros(number))).sorted().rev();
            let total: u64 = numbers.iter().map(|&number| length(number)).sum();
            assert_eq!(found, total - saved.step_by(2).sum::<u64>(), "{numbers:?}");
        }
    }
}

/// A heap of cubes, each on one of the three cubes below it or on the ground, stays so while they are taken away in
/// turn; the numbers of the cubes, all different, make a word, which the first player wants large, the second small.
#[test]
fn codeforces_520d() {
    let heaps = [
        vec![(0, 0), (1, 0), (0, 1), (1, 1)],
        vec![(0, 0), (2, 0), (1, 1), (1, 2)],
        vec![(0, 0), (1, 0), (2, 0), (1, 1), (2, 1)],
        vec![(0, 0), (1, 1), (2, 2), (1, 0), (0, 1)],
        vec![(0, 0), (1, 0), (3, 0), (2, 1), (1, 2)],
    ];
    for cubes in heaps {
        let m = cubes.len();
        let has = |left: u32, x: i32, y: i32| {
            (0..m).any(|cube| left >> cube & 1 == 1 && cubes[cube] == (x, y))
        };
        let is_stable = |left: u32| {
            let stands =
                |(x, y): (i32, i32)| y == 0 || (x - 1..=x + 1).any(|x| has(left, x, y - 1));
            (0..m).filter(|cube| left >> cube & 1 == 1).all(|cube| stands(cubes[cube]))
        };
        let loose = |left: u32| {
            let all = (0..m).filter(move |cube| left >> cube & 1 == 1);
            all.filter(|cube| is_stable(left & !(1 << cube))).collect::<Vec<usize>>()
        };
        for numbers in (0..m).permutations(m) {
            let takes = |&(left, word): &(u32, usize), _: Player| {
                let cubes = loose(left).into_iter();
                cubes.map(|cube| (left & !(1 << cube), word * m + numbers[cube])).collect()
            };
            let all = (1 << m) - 1;
            let found = end_value(&(all, 0), Player::Left, &takes, &|&(_, word)| word);
            let (mut left, mut key) = (all, 0);
            for turn in 0..m {
                let by_number = loose(left).into_iter().sorted_by_key(|&cube| numbers[cube]);
                let cubes: Vec<usize> = by_number.collect();
                let cube = if turn % 2 == 0 { cubes[cubes.len() - 1] } else { cubes[0] };
                left &= !(1 << cube);
                key = key * m + numbers[cube];
            }
            assert_eq!(found, key, "{numbers:?}");
        }
    }
}

/// Neighbouring equal letters of a word of 0 and 1 are deleted; each 1 is a point.
#[test]
fn codeforces_1398b() {
    let deletions = |word: &Vec<u64>| {
        let parts = (0..=word.len()).tuple_combinations();
        let equal = parts.filter(|&(from, to)| word[from..to].iter().all_equal());
        equal
            .map(|(from, to)| {
                let points = word[from..to].iter().sum::<u64>() as i64;
                (points, [&word[..from], &word[to..]].concat())
            })
            .collect()
    };
    for word in (1..=10).flat_map(|len| sequences(len, 1)) {
        let total = word.iter().sum::<u64>() as i64;
        let blocks = word.split(|&letter| letter == 0).map(|block| block.len() as i64);
        let key: i64 = blocks.sorted().rev().step_by(2).sum();
        assert_eq!((total + claims::lead(&word, &deletions)) / 2, key, "{word:?}");
    }
}

/// In turn a thing is taken. Alice's points for it, and Bob's, are told by `points`; the lead of Alice.
fn lead_by_taking(points: &[(i64, i64)]) -> i64 {
    let takes = |&(left, player): &(u32, Player)| {
        let things = (0..points.len()).filter(|thing| left >> thing & 1 == 1);
        let own = |thing: usize| match player {
            Player::Left => points[thing].0,
            Player::Right => points[thing].1,
        };
        things.map(|thing| (own(thing), (left & !(1 << thing), player.other()))).collect()
    };
    claims::lead(&((1 << points.len()) - 1, Player::Left), &takes)
}

/// The same, if always the thing with the largest sum of both points is taken.
fn lead_by_sums(points: &[(i64, i64)]) -> i64 {
    let sorted = points.iter().sorted_by_key(|(a, b)| -(a + b)).enumerate();
    sorted.map(|(turn, (a, b))| if turn % 2 == 0 { *a } else { -b }).sum()
}

/// Alice has the even numbers that she takes as points, Bob the odd ones that he takes.
#[test]
fn codeforces_1472d() {
    for numbers in (1..=5).flat_map(|len| sequences(len, 4)) {
        let points = |&number: &u64| {
            if number % 2 == 0 {
                (number as i64, 0)
            } else {
                (0, number as i64)
            }
        };
        let points: Vec<(i64, i64)> = numbers.iter().map(points).collect();
        assert_eq!(lead_by_taking(&points), lead_by_sums(&points), "{numbers:?}");
    }
}

/// Each thing has points for Alice and others for Bob.
#[test]
fn leetcode_1686() {
    for numbers in [2, 4, 6].into_iter().flat_map(|len| sequences(len, 4)) {
        let points = numbers.chunks(2).map(|two| (two[0] as i64, two[1] as i64));
        let points: Vec<(i64, i64)> = points.collect();
        assert_eq!(lead_by_taking(&points), lead_by_sums(&points), "{numbers:?}");
    }
}

/// In turn a player takes a number of the own list, as points, or erases one of the other's.
#[test]
fn codeforces_1038c() {
    for (numbers, own) in (1..=4).flat_map(|len| sequences(len, 3).cartesian_product(0..1 << len)) {
        let points = numbers.iter().enumerate().map(|(i, &number)| match own >> i & 1 {
            1 => (number as i64 + 1, 0),
            _ => (0, number as i64 + 1),
        });
        let points: Vec<(i64, i64)> = points.collect();
        assert_eq!(lead_by_taking(&points), lead_by_sums(&points), "{points:?}");
    }
}

/// Of each colour both have marbles. In turn a colour is chosen of which both still have some: the player gives up one
/// of it, the other one all. Then the difference of what is left counts.
#[test]
fn codeforces_1914e2() {
    type Marbles = (Vec<u64>, Vec<u64>);
    let choices = |(alice, bob): &Marbles, player: Player| {
        let both = (0..alice.len()).filter(|&colour| alice[colour] > 0 && bob[colour] > 0);
        both.map(|colour| {
            let (mut alice, mut bob) = (alice.clone(), bob.clone());
            (alice[colour], bob[colour]) = match player {
                Player::Left => (alice[colour] - 1, 0),
                Player::Right => (0, bob[colour] - 1),
            };
            (alice, bob)
        })
        .collect()
    };
    for below in [2, 4, 6].into_iter().flat_map(|len| sequences(len, 3)) {
        let points: Vec<(i64, i64)> =
            below.chunks(2).map(|two| (two[0] as i64 + 1, two[1] as i64 + 1)).collect();
        let marbles = points.iter().map(|&(a, b)| (a as u64, b as u64)).unzip();
        let value = |(alice, bob): &Marbles| {
            alice.iter().sum::<u64>() as i64 - bob.iter().sum::<u64>() as i64
        };
        let found = end_value(&marbles, Player::Left, &choices, &value);
        let sorted = points.iter().sorted_by_key(|(a, b)| -(a + b)).enumerate();
        let key: i64 = sorted.map(|(i, (a, b))| if i % 2 == 0 { a - 1 } else { 1 - b }).sum();
        assert_eq!(found, key, "{points:?}");
    }
}

/// In turn a vertex is taken; its weight counts, and that of each edge whose two ends the same player has.
#[test]
fn luogu_p4643() {
    let edges = [(0, 1), (1, 2), (0, 3), (1, 3)];
    for numbers in sequences(8, 2) {
        let (weights, costs) = numbers.split_at(4);
        // Whose each vertex is: 0 for nobody's.
        let takes = |owners: &[u8; 4], player: Player| {
            let own = if player == Player::Left { 1 } else { 2 };
            let free = (0..4).filter(|&v| owners[v] == 0);
            free.map(|v| {
                let mut owners = *owners;
                owners[v] = own;
                owners
            })
            .collect()
        };
        let value = |owners: &[u8; 4]| {
            let sum = |own: u8| {
                let vertices = (0..4).filter(|&v| owners[v] == own).map(|v| weights[v]);
                let inside = edges.iter().zip(costs);
                let inside = inside.filter(|((v, w), _)| owners[*v] == own && owners[*w] == own);
                (vertices.sum::<u64>() + inside.map(|(_, cost)| cost).sum::<u64>()) as i64
            };
            sum(1) - sum(2)
        };
        let found = end_value(&[0; 4], Player::Left, &takes, &value);
        let doubled = (0..4).map(|v| {
            let beside = edges.iter().zip(costs).filter(|((u, w), _)| *u == v || *w == v);
            (2 * weights[v] + beside.map(|(_, cost)| cost).sum::<u64>()) as i64
        });
        let sorted = doubled.sorted().rev().enumerate();
        let key: i64 = sorted.map(|(turn, sum)| if turn % 2 == 0 { sum } else { -sum }).sum();
        assert_eq!(2 * found, key, "{numbers:?}");
    }
}

/// Two words of 2n digits, 0 or 1, of which each player owns one. In turn a place is taken that nobody has, and the
/// own digit there; then each makes the largest number of the own digits.
#[test]
fn codeforces_299c() {
    for digits in [4, 8].into_iter().flat_map(|len| sequences(len, 1)) {
        let points: Vec<(i64, i64)> =
            digits.chunks(2).map(|two| (two[0] as i64, two[1] as i64)).collect();
        let found = lead_by_taking(&points);
        assert_eq!(found.signum(), lead_by_sums(&points).signum(), "{points:?}");
    }
}
