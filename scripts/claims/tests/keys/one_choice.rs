use claims::{end_value, trees};
use itertools::Itertools;
use referee::small::{positions, sequences};
use referee::{outcomes, partizan, Outcome, Player, Referee};

/// Alice plays her least word. From then on a player answers with an own word that is larger than the last one,
/// and begins with the same letter or the next one.
#[test]
fn leetcode_2868() {
    // A word of a letter and a digit: 10 · letter + digit. Bits of a set say who has it.
    let words = [0, 1, 2, 10, 11, 12, 20, 21];
    for owners in sequences(words.len(), 2) {
        let of = |owner: u64| -> Vec<u64> {
            words
                .iter()
                .zip(&owners)
                .filter(|(_, &own)| own == owner)
                .map(|(&word, _)| word)
                .collect()
        };
        let (alice, bob) = (of(1), of(2));
        let Some(&first) = alice.first() else { continue };
        let own = |player: Player| if player == Player::Left { &alice } else { &bob };
        let mut referee = Referee::normal(partizan(|&last: &u64, player| {
            let fits = |&word: &u64| word > last && word / 10 <= last / 10 + 1;
            own(player).iter().copied().filter(fits).collect()
        }));
        // The walk: the largest word of the same letter, else the largest of the next one.
        let (mut last, mut player) = (first, Player::Right);
        loop {
            let largest = |letter: u64| own(player).iter().rfind(|&word| word / 10 == letter);
            let same = largest(last / 10).filter(|&&word| word > last);
            let Some(&word) = same.or(largest(last / 10 + 1)) else { break };
            (last, player) = (word, player.other());
        }
        let is_won = !referee.is_won(&(first, Player::Right));
        assert_eq!(is_won, player == Player::Right, "{alice:?} {bob:?}");
    }
}

/// Alice deletes at most k numbers, then Bob changes the sign of at most x: the sum, which she wants large.
#[test]
fn codeforces_1920b() {
    let sets_of = |len: usize, most: usize| {
        (0..1_u32 << len).filter(move |set| set.count_ones() as usize <= most)
    };
    for mut numbers in (1..=5).flat_map(|len| sequences(len, 2)) {
        for number in &mut numbers {
            *number += 1;
        }
        let n = numbers.len();
        for (k, x) in (1..=n).cartesian_product(1..=n) {
            let literal = sets_of(n, k).map(|deleted| {
                let left: Vec<i64> =
                    (0..n).filter(|i| deleted >> i & 1 == 0).map(|i| numbers[i] as i64).collect();
                let signs = sets_of(left.len(), x).map(|turned| {
                    let sign = |i: usize| if turned >> i & 1 == 1 { -1 } else { 1 };
                    (0..left.len()).map(|i| sign(i) * left[i]).sum::<i64>()
                });
                signs.min().unwrap()
            });
            let sorted: Vec<i64> =
                numbers.iter().map(|&number| number as i64).sorted().rev().collect();
            let sums = (0..=k).map(|deleted| {
                let (turned, kept): (Vec<_>, Vec<_>) =
                    sorted[deleted..].iter().enumerate().partition(|(i, _)| *i < x);
                let sum = |part: Vec<(usize, &i64)>| part.iter().map(|(_, &a)| a).sum::<i64>();
                sum(kept) - sum(turned)
            });
            assert_eq!(sums.max(), literal.max(), "{numbers:?} {k} {x}");
        }
    }
}

/// On a tree Fennec owns vertex 1 and Snuke vertex n; in turn they take a free neighbour of an own one.
#[test]
fn atcoder_arc_078_d() {
    for parents in (2..=6).flat_map(trees) {
        let n = parents.len();
        let is_near = |v: usize, w: usize| v != w && (parents[v] == w || parents[w] == v);
        let mut far = vec![vec![n; n]; n];
        for v in 0..n {
            far[v][v] = 0;
            for w in (0..n).filter(|&w| is_near(v, w)) {
                far[v][w] = 1;
            }
        }
        for (through, v, w) in itertools::iproduct!(0..n, 0..n, 0..n) {
            far[v][w] = far[v][w].min(far[v][through] + far[through][w]);
        }
        let mut referee = Referee::normal(partizan(|&(fennec, snuke): &(u64, u64), player| {
            let own = if player == Player::Left { fennec } else { snuke };
            let touches = |&v: &usize| (0..n).any(|w| own >> w & 1 == 1 && is_near(v, w));
            let free = (0..n).filter(|v| (fennec | snuke) >> v & 1 == 0).filter(touches);
            free.map(|v| match player {
                Player::Left => (fennec | 1 << v, snuke),
                Player::Right => (fennec, snuke | 1 << v),
            })
            .collect()
        }));
        for snuke in 1..n {
            let near = (0..n).filter(|&v| far[0][v] <= far[snuke][v]).count();
            let is_won = referee.is_won(&((1, 1 << snuke), Player::Left));
            assert_eq!(is_won, 2 * near > n, "{parents:?} {snuke}");
        }
    }
}

/// A proper part of the row is deleted, until a single number is left, which Alice wants large and Bob small.
#[test]
fn leetcode_3828() {
    let deletions = |row: &Vec<u64>, _: Player| {
        let mut options = vec![];
        for (from, to) in (0..=row.len()).tuple_combinations() {
            if to - from < row.len() {
                options.push([&row[..from], &row[to..]].concat());
            }
        }
        options
    };
    for row in positions([(1, 3), (2, 3), (3, 3), (4, 3), (5, 2), (6, 2), (7, 1)]) {
        let left = end_value(&row, Player::Left, &deletions, &|row| row[0]);
        assert_eq!(left, row[0].max(row[row.len() - 1]), "{row:?}");
    }
}

/// Both lay a card, the larger one takes both, until one player has all. The cards are different, so it does not
/// matter here whether a player sees what the other lays: the one with the largest card lays first.
#[test]
fn codeforces_1270a() {
    // The cards of the first and of the other, as bits, and the card that the first has laid.
    let lay = |&(own, other, laid): &(u32, u32, Option<u32>)| -> Vec<(u32, u32, Option<u32>)> {
        let cards = |hand: u32| (0..6).filter(move |card| hand >> card & 1 == 1);
        match laid {
            None => cards(own).map(|card| (own & !(1 << card), other, Some(card))).collect(),
            Some(laid) => cards(other)
                .map(|card| match laid > card {
                    true => (own | 1 << card | 1 << laid, other & !(1 << card), None),
                    false => (own, other | 1 << laid, None),
                })
                .collect(),
        }
    };
    for n in 2..=6 {
        let all = (1 << n) - 1;
        for own in 1..all {
            let start = (own, all & !own, None);
            let first = outcomes([start], lay)[&start];
            if own >> (n - 1) & 1 == 1 {
                assert_eq!(first, Outcome::Won, "{own:b} of {n}");
            } else {
                assert_ne!(first, Outcome::Won, "{own:b} of {n}");
            }
        }
    }
}

/// Alice takes a part of even length, perhaps 0, out of a row, Bob one of odd length, until it is empty; each has
/// the sum of what was taken. By how much does Alice win?
#[test]
fn codeforces_1673a() {
    for row in positions([(1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2), (7, 1)]) {
        let row: Vec<i64> = row.iter().map(|&number| number as i64 + 1).collect();
        let takes = |(row, player): &(Vec<i64>, Player)| {
            let rest = usize::from(*player != Player::Left);
            let parts = (0..=row.len()).tuple_combinations().chain([(0, 0)]);
            parts
                .filter(|(from, to)| (to - from) % 2 == rest)
                .map(|(from, to)| {
                    let left = [&row[..from], &row[to..]].concat();
                    (row[from..to].iter().sum::<i64>(), (left, player.other()))
                })
                .collect()
        };
        let sum: i64 = row.iter().sum();
        let bobs = if row.len() % 2 == 0 { 0 } else { row[0].min(row[row.len() - 1]) };
        let lead = claims::lead(&(row.clone(), Player::Left), &takes);
        assert_eq!(lead, sum - 2 * bobs, "{row:?}");
    }
}

/// In turn each plays a card, larger than the one before.
#[test]
fn codeforces_1681a() {
    for hands in positions([(4, 4), (5, 3)]) {
        let (first, second) = hands.split_at(2);
        let mut referee = Referee::normal(partizan(|(last, cards): &(u64, Vec<u64>), player| {
            // A card that was played does not come back: it is 0 from then on.
            let own = if player == Player::Left { 0..2 } else { 2..cards.len() };
            let mut options = vec![];
            for i in own.filter(|&i| cards[i] > *last) {
                let mut rest = cards.clone();
                rest[i] = 0;
                options.push((cards[i], rest));
            }
            options
        }));
        let cards: Vec<u64> = hands.iter().map(|card| card + 1).collect();
        let is_won = referee.is_won(&((0, cards), Player::Left));
        assert_eq!(is_won, first.iter().max() >= second.iter().max(), "{hands:?}");
    }
}

/// Alice swaps two digits, then Bob deletes the last one, until one digit is left, which she wants small.
#[test]
fn codeforces_1684a() {
    let swaps = |digits: &Vec<u64>, player: Player| match player {
        _ if digits.len() == 1 => vec![],
        Player::Right => vec![digits[..digits.len() - 1].to_vec()],
        Player::Left => {
            let pairs = (0..digits.len()).tuple_combinations();
            let swapped = pairs.map(|(i, j)| {
                let mut digits = digits.clone();
                digits.swap(i, j);
                digits
            });
            swapped.collect()
        }
    };
    let value = |digits: &Vec<u64>| std::cmp::Reverse(digits[0]);
    for digits in positions([(2, 4), (3, 4), (4, 3), (5, 2)]) {
        let last = end_value(&digits, Player::Left, &swaps, &value).0;
        let key = if digits.len() == 2 { digits[1] } else { *digits.iter().min().unwrap() };
        assert_eq!(last, key, "{digits:?}");
    }
}

/// The least area of a rectangle such that each rectangle of that shape has the same greatest number; all numbers
/// of the board are different.
#[test]
fn codeforces_1695a() {
    for (n, m) in [(1, 1), (1, 4), (2, 2), (2, 3), (3, 2), (7, 1)] {
        for numbers in (0..n * m).permutations(n * m) {
            let is_fixed = |h: usize, w: usize| {
                let greatest = |(top, left): (usize, usize)| {
                    let cells = (top..top + h).cartesian_product(left..left + w);
                    cells.map(|(i, j)| numbers[i * m + j]).max()
                };
                (0..=n - h).cartesian_product(0..=m - w).map(greatest).all_equal()
            };
            let shapes = (1..=n).cartesian_product(1..=m).filter(|&(h, w)| is_fixed(h, w));
            let at = numbers.iter().position_max().unwrap();
            let (i, j) = (at / m, at % m);
            let key = (i + 1).max(n - i) * (j + 1).max(m - j);
            assert_eq!(shapes.map(|(h, w)| h * w).min(), Some(key), "{numbers:?}");
        }
    }
}

/// One chooses a row, then the other a cell of it, which is to be small.
#[test]
fn codeforces_616b() {
    let choices = |chosen: &Vec<usize>, _: Player| match chosen.len() {
        2 => vec![],
        _ => (0..3).map(|next| [&chosen[..], &[next]].concat()).collect(),
    };
    for costs in sequences(9, 2) {
        let cost = |chosen: &Vec<usize>| costs[3 * chosen[0] + chosen[1]];
        let key = costs.chunks(3).map(|row| *row.iter().min().unwrap()).max().unwrap();
        assert_eq!(end_value(&vec![], Player::Left, &choices, &cost), key, "{costs:?}");
    }
}

/// Each hit costs a point of stamina, whoever does not return the ball loses it, its winner serves the next one;
/// whoever has no stamina cannot hit. A server with stamina must serve; without it the other one serves. Each wants
/// many wins of the own, then few of the other.
#[test]
fn codeforces_1455c() {
    use std::collections::HashMap;
    type Known = HashMap<(u32, u32, bool), (u32, u32)>;
    // The wins of the player to act, with stamina own, and of the other; in_play: a ball comes to be returned.
    fn wins(own: u32, other: u32, in_play: bool, known: &mut Known) -> (u32, u32) {
        if let Some(&found) = known.get(&(own, other, in_play)) {
            return found;
        }
        let mut choices = vec![];
        if in_play {
            let (theirs, mine) = wins(other, own, false, known);
            choices.push((mine, theirs + 1));
        }
        if own > 0 {
            let (theirs, mine) = wins(other, own - 1, true, known);
            choices.push((mine, theirs));
        } else if !in_play && other > 0 {
            let (theirs, mine) = wins(other, own, false, known);
            choices.push((mine, theirs));
        }
        let best = choices.into_iter().max_by_key(|&(mine, theirs)| (mine, u32::MAX - theirs));
        let found = best.unwrap_or((0, 0));
        known.insert((own, other, in_play), found);
        found
    }
    let mut known = Known::new();
    for (x, y) in (1..=20).cartesian_product(1..=20) {
        assert_eq!(wins(x, y, false, &mut known), (x - 1, y));
    }
}

/// The first player takes a part with an odd sum out of the row, the second one with an even sum.
#[test]
fn codeforces_841b() {
    let mut referee = Referee::normal(partizan(|row: &Vec<u64>, player| {
        let rest = u64::from(player == Player::Left);
        let parts = (0..=row.len()).tuple_combinations();
        let may = parts.filter(|&(from, to)| row[from..to].iter().sum::<u64>() % 2 == rest);
        may.map(|(from, to)| [&row[..from], &row[to..]].concat()).collect()
    }));
    for row in (1..=9).flat_map(|len| sequences(len, 1)) {
        assert_eq!(referee.is_won(&(row.clone(), Player::Left)), row.contains(&1), "{row:?}");
    }
}

/// k rounds: in turn each may exchange one of the own apples for one of the other's. What has the first player at
/// the end?
#[test]
fn codeforces_1874a() {
    type Apples = (Vec<u64>, Vec<u64>, usize);
    let swaps = |(one, two, rounds): &Apples, _: Player| {
        let mut options = vec![];
        if *rounds > 0 {
            options.push((one.clone(), two.clone(), rounds - 1));
            for (i, j) in (0..one.len()).cartesian_product(0..two.len()) {
                let (mut one, mut two) = (one.clone(), two.clone());
                std::mem::swap(&mut one[i], &mut two[j]);
                one.sort_unstable();
                two.sort_unstable();
                options.push((one, two, rounds - 1));
            }
        }
        options
    };
    let exchange = |worst: &mut Vec<u64>, best: &mut Vec<u64>| {
        let low = worst.iter().position_min().unwrap();
        let high = best.iter().position_max().unwrap();
        if worst[low] < best[high] {
            std::mem::swap(&mut worst[low], &mut best[high]);
        }
    };
    for (n, m, k) in itertools::iproduct!(1..=3, 1..=2, 1..=4) {
        for apples in sequences(n + m, 3) {
            let (mut one, mut two) = (apples[..n].to_vec(), apples[n..].to_vec());
            let start = (one.clone(), two.clone(), k);
            let sum = |(one, _, _): &Apples| one.iter().sum::<u64>();
            let best = end_value(&start, Player::Left, &swaps, &sum);
            exchange(&mut one, &mut two);
            if k % 2 == 0 {
                exchange(&mut two, &mut one);
            }
            assert_eq!(best, one.iter().sum(), "{apples:?}");
        }
    }
}

/// Tina paints k seats, Rahul chooses a seat that is not painted, Tina any seat; he wants to be near, she far.
#[test]
fn codeforces_1627b() {
    for (n, m) in [(1, 2), (1, 3), (1, 4), (2, 2), (2, 3), (3, 2), (3, 3), (2, 5)] {
        let seats: Vec<(i32, i32)> = (0..n).cartesian_product(0..m).collect();
        let farthest = |&(i, j): &(i32, i32)| {
            seats.iter().map(|(x, y)| (x - i).abs() + (y - j).abs()).max().unwrap()
        };
        let corners = |&(i, j): &(i32, i32)| i.max(n - 1 - i) + j.max(m - 1 - j);
        let sorted: Vec<i32> = seats.iter().map(corners).sorted().collect();
        for k in 0..seats.len() {
            let left = seats.iter().combinations(seats.len() - k);
            let distance = left.map(|left| left.into_iter().map(farthest).min().unwrap()).max();
            assert_eq!(distance, Some(sorted[k]), "{n} {m} {k}");
        }
    }
}

/// m is chosen; choose a, so that for most c of 1 to n, a is nearer to c than m is. The least such a.
#[test]
fn codeforces_570b() {
    for n in 1..=40_i32 {
        for m in 1..=n {
            let wins = |a: i32| (1..=n).filter(|c| (c - a).abs() < (c - m).abs()).count();
            let best = (1..=n).map(wins).max().unwrap();
            let key = match m > n - m {
                _ if n == 1 => 1,
                true => m - 1,
                false => m + 1,
            };
            assert_eq!((1..=n).find(|&a| wins(a) == best), Some(key), "{n} {m}");
        }
    }
}

/// One distributes bricks to three bags, none empty; the other takes one of each, so that the sum of the
/// differences of the second to both others becomes small.
#[test]
fn codeforces_1740c() {
    for len in 3..=6 {
        let rows = sequences(len, 5).filter(|row| row.windows(2).all(|two| two[0] <= two[1]));
        for row in rows {
            let deals = sequences(len, 2).filter(|bags| (0..3).all(|bag| bags.contains(&bag)));
            let scores = deals.map(|bags| {
                let bag = |wanted: u64| {
                    let inside = bags.iter().zip(&row).filter(move |(&bag, _)| bag == wanted);
                    inside.map(|(_, &weight)| weight)
                };
                let near = |middle: u64, other: u64| {
                    bag(other).map(|weight| weight.abs_diff(middle)).min().unwrap()
                };
                bag(1).map(|middle| near(middle, 0) + near(middle, 2)).min().unwrap()
            });
            let last = len - 1;
            let low = (2..len).map(|i| (row[i] - row[i - 1]) + (row[i] - row[0]));
            let high = (0..len - 2).map(|i| (row[i + 1] - row[i]) + (row[last] - row[i]));
            assert_eq!(low.chain(high).max(), scores.max(), "{row:?}");
        }
    }
}

/// A stowaway and a controller in a train of n wagons. The controller goes from end to end and back. In a minute
/// in which the train moves, first the stowaway goes to a neighbouring wagon or stays, then the controller goes;
/// at a station the stowaway is outside while the controller goes, then enters any wagon. The last minute is at
/// the terminal. When is he caught, if he delays it?
#[test]
fn codeforces_74b() {
    fn caught(n: usize, at: usize, (controller, up): (usize, bool), minutes: &[u64]) -> usize {
        let next = if up { controller + 1 } else { controller - 1 };
        let walk = (next, if next == 0 || next == n - 1 { next == 0 } else { up });
        let (first, rest) = minutes.split_first().unwrap();
        if rest.is_empty() {
            return usize::MAX;
        }
        let later = |at: usize| match at == next {
            true => 1,
            false => caught(n, at, walk, rest).saturating_add(1),
        };
        if first == &1 {
            (0..n).map(later).max().unwrap()
        } else {
            let to = at.saturating_sub(1)..=(at + 1).min(n - 1);
            to.map(|at| if at == controller { 1 } else { later(at) }).max().unwrap()
        }
    }
    for (n, len) in (2..=4).cartesian_product(1..=5) {
        for (at, controller, up) in itertools::iproduct!(0..n, 0..n, [false, true]) {
            let outside = (controller == 0 && !up) || (controller == n - 1 && up);
            if at == controller || outside {
                continue;
            }
            let start = (controller, up);
            for mut minutes in sequences(len, 1) {
                minutes.push(1);
                // The wagons in which he may still be.
                let mut wagons = vec![false; n];
                wagons[at] = true;
                let (mut walker, mut up) = start;
                let mut end = usize::MAX;
                for (minute, &is_idle) in minutes[..len].iter().enumerate() {
                    let from = |at: usize| at.saturating_sub(1)..=(at + 1).min(n - 1);
                    let is_near = |at: usize| wagons[from(at)].contains(&true);
                    let may = |at: usize| is_idle == 1 || (is_near(at) && at != walker);
                    wagons = (0..n).map(may).collect();
                    walker = if up { walker + 1 } else { walker - 1 };
                    up = if walker == 0 || walker == n - 1 { walker == 0 } else { up };
                    wagons[walker] = false;
                    if !wagons.contains(&true) {
                        end = minute + 1;
                        break;
                    }
                }
                let caught = caught(n, at, start, &minutes);
                assert_eq!(end, caught, "{n} {at} {start:?} {minutes:?}");
            }
        }
    }
}

/// Alice takes a part with an odd number of vowels out of the word, Bob one with an even number.
#[test]
fn leetcode_3227() {
    let mut referee = Referee::normal(partizan(|word: &Vec<u64>, player| {
        let rest = u64::from(player == Player::Left);
        let parts = (0..=word.len()).tuple_combinations();
        let may = parts.filter(|&(from, to)| word[from..to].iter().sum::<u64>() % 2 == rest);
        may.map(|(from, to)| [&word[..from], &word[to..]].concat()).collect()
    }));
    for word in (1..=8).flat_map(|len| sequences(len, 1)) {
        assert_eq!(referee.is_won(&(word.clone(), Player::Left)), word.contains(&1), "{word:?}");
    }
}

/// From place k one goes to the left, to a smaller letter, in turn: of the part between the two a player moves either
/// end outwards, so that the word there becomes smaller.
#[test]
fn codeforces_1220c() {
    for word in (1..=6).flat_map(|len| sequences(len, 2)) {
        let moves = |&(from, to): &(usize, usize)| {
            let wider = (0..=from).cartesian_product(to..=word.len());
            wider.filter(|&(left, right)| word[left..right] < word[from..to]).collect()
        };
        for k in 0..word.len() {
            let is_won = word[..k].iter().any(|&letter| letter < word[k]);
            assert_eq!(Referee::normal(moves).is_won(&(k, k + 1)), is_won, "{word:?} {k}");
        }
    }
}

/// On a tree in which a vertex has at most two children, the first player owns x, the second chooses a vertex y;
/// in turn they take a free neighbour of an own vertex, or pass for good. Whoever has more wins; n is odd.
#[test]
fn leetcode_1145() {
    for parents in trees(5).into_iter().chain(trees(3)) {
        let n = parents.len();
        if (0..n).any(|v| (1..n).filter(|&w| parents[w] == v).count() > 2) {
            continue;
        }
        let is_near = |v: usize, w: usize| v != w && (parents[v] == w || parents[w] == v);
        type Colours = (u64, u64);
        let takes = |&(one, two): &Colours, player: Player| {
            let own = if player == Player::Left { one } else { two };
            let free = |own: u64| -> Vec<usize> {
                let touches = |v: usize| (0..n).any(|w| own >> w & 1 == 1 && is_near(v, w));
                (0..n).filter(|&v| (one | two) >> v & 1 == 0 && touches(v)).collect()
            };
            let other = if player == Player::Left { two } else { one };
            let mut options: Vec<Colours> = free(own)
                .into_iter()
                .map(|v| match player {
                    Player::Left => (one | 1 << v, two),
                    Player::Right => (one, two | 1 << v),
                })
                .collect();
            // Without a move one passes; play ends when both do.
            if options.is_empty() && !free(other).is_empty() {
                options.push((one, two));
            }
            options
        };
        let lead =
            |&(one, two): &Colours| i64::from(two.count_ones()) - i64::from(one.count_ones());
        for x in 0..n {
            let best = (0..n).filter(|&y| y != x).map(|y| {
                let start = (1 << x, 1 << y);
                -end_value(&start, Player::Left, &takes, &|colours| -lead(colours))
            });
            let part = |start: usize| {
                let mut part = vec![start];
                for i in 0..n {
                    let Some(&v) = part.get(i) else { break };
                    let more: Vec<usize> =
                        (0..n).filter(|&w| w != x && is_near(v, w) && !part.contains(&w)).collect();
                    part.extend(more);
                }
                part.len()
            };
            let is_won = (0..n).filter(|&v| is_near(v, x)).any(|v| 2 * part(v) > n);
            assert_eq!(best.max().unwrap() > 0, is_won, "{parents:?} {x}");
        }
    }
}

/// In turn a player takes one or more cards from the front, and holds the last of them instead of the own one; the
/// first wants the two held cards to differ much at the end, the second little.
#[test]
fn atcoder_arc_085_d() {
    for cards in (1..=6).flat_map(|len| sequences(len, 3)) {
        for (z, w) in (0..=3).cartesian_product(0..=3) {
            // Cards taken, and what the first and the second hold.
            let takes = |&(taken, one, two): &(usize, u64, u64), player: Player| {
                let more = taken + 1..=cards.len();
                more.map(|taken| match player {
                    Player::Left => (taken, cards[taken - 1], two),
                    Player::Right => (taken, one, cards[taken - 1]),
                })
                .collect()
            };
            let differ = |&(_, one, two): &(usize, u64, u64)| one.abs_diff(two);
            let found = end_value(&(0, z, w), Player::Left, &takes, &differ);
            let n = cards.len();
            let all = cards[n - 1].abs_diff(w);
            let but_one = if n > 1 { cards[n - 1].abs_diff(cards[n - 2]) } else { 0 };
            assert_eq!(found, all.max(but_one), "{cards:?} {w}");
        }
    }
}

/// Each pair of generals has a number of its own. The human and the computer choose generals in turn; the computer
/// takes the free one that would make the best pair with one of the human's. The best pair of each army counts.
#[test]
fn luogu_p1199() {
    fn best(army: u32, pairs: &[(u32, u64)]) -> u64 {
        let inside = pairs.iter().filter(|(pair, _)| army & pair == *pair);
        inside.map(|&(_, number)| number).max().unwrap()
    }
    // The best that the human can have at last, and whether each play to it beats the computer.
    fn human(own: u32, other: u32, all: u32, pairs: &[(u32, u64)]) -> u64 {
        if own | other == all {
            let (own, other) = (best(own, pairs), best(other, pairs));
            return if own > other { own } else { 0 };
        }
        let free = (0..8).map(|i| 1 << i).filter(|general| all & general & !(own | other) != 0);
        free.map(|general| {
            let own = own | general;
            let threats = pairs.iter().filter(|(pair, _)| {
                (pair & own).is_power_of_two() && (pair & !(own | other)).is_power_of_two()
            });
            let (pair, _) = threats.max_by_key(|(_, number)| *number).unwrap();
            human(own, other | pair & !own, all, pairs)
        })
        .max()
        .unwrap()
    }
    for n in [4, 6] {
        let sets: Vec<u32> = (0..n).tuple_combinations().map(|(i, j)| 1 << i | 1 << j).collect();
        // All orders of six numbers; of fifteen those in which nine stay where they are.
        for order in (0..6).permutations(6) {
            let moved = order.iter().map(|number| 2 * number + 1);
            let numbers = moved.chain((1..=9).map(|number| 2 * number));
            let pairs: Vec<(u32, u64)> = sets.iter().copied().zip(numbers).collect();
            let second = |general: u32| {
                let row = pairs.iter().filter(move |(pair, _)| pair >> general & 1 == 1);
                row.map(|&(_, number)| number).sorted().rev().nth(1).unwrap()
            };
            let key = (0..n).map(second).max().unwrap();
            assert_eq!(human(0, 0, (1 << n) - 1, &pairs), key, "{pairs:?}");
        }
    }
}
