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
    let length = |number: u64| number.ilog10() as u64 + 1;
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
