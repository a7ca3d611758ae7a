use claims::end_value;
use itertools::Itertools;
use referee::small::sequences;
use referee::{outcomes, Outcome, Player};
use std::collections::{HashMap, HashSet};

/// Mouse and cat, the mouse first, jump up to so many cells straight, not over walls, or stay. Who is first at the
/// food wins; the cat also by reaching the mouse, and if the mouse has not won within 1000 turns.
#[test]
fn leetcode_1728() {
    // The cells of the mouse and of the cat, and whether the cat moves.
    type Position = (usize, usize, bool);
    let width = 3;
    for (walls, jumps) in sequences(6, 1).cartesian_product([(1, 1), (2, 1), (1, 2)]) {
        let free: Vec<usize> = (0..6).filter(|&cell| walls[cell] == 0).collect();
        let jumps_from = |cell: usize, most: usize| {
            let mut to = vec![cell];
            for (dx, dy) in [(0, 1), (1, 0), (0, usize::MAX), (usize::MAX, 0)] {
                let (mut x, mut y) = (cell / width, cell % width);
                for _ in 0..most {
                    (x, y) = (x.wrapping_add(dx), y.wrapping_add(dy));
                    if x >= 2 || y >= width || walls[x * width + y] == 1 {
                        break;
                    }
                    to.push(x * width + y);
                }
            }
            to
        };
        for &food in &free {
            let options = |&(mouse, cat, is_cat): &Position| -> Vec<Position> {
                match is_cat {
                    // Whoever moves after the end has lost, so none of these is an end for the winner.
                    true if mouse == food => vec![],
                    false if cat == food || cat == mouse => vec![],
                    true => jumps_from(cat, jumps.1)
                        .into_iter()
                        .map(|cat| (mouse, cat, false))
                        .collect(),
                    false => jumps_from(mouse, jumps.0)
                        .into_iter()
                        // Going to the cat loses: the cat may stay there.
                        .map(|mouse| (mouse, cat, true))
                        .collect(),
                }
            };
            let places = free.iter().cartesian_product(&free).filter(|(mouse, cat)| mouse != cat);
            let starts: Vec<Position> = places
                .filter(|(&mouse, &cat)| mouse != food && cat != food)
                .map(|(&mouse, &cat)| (mouse, cat, false))
                .collect();
            let found = outcomes(starts.iter().copied(), options);
            // The positions from which the mouse wins within so many turns.
            let mut wins: HashSet<Position> = HashSet::new();
            for _ in 0..1000 {
                let is_won = |position: &&Position| match options(position) {
                    to if position.2 => to.iter().all(|to| wins.contains(to)),
                    to => to.iter().any(|to| wins.contains(to)),
                };
                let next: HashSet<Position> = found.keys().filter(is_won).copied().collect();
                if next == wins {
                    break;
                }
                wins = next;
            }
            for start in &starts {
                let key = found[start] == Outcome::Won;
                assert_eq!(wins.contains(start), key, "{walls:?} {food} {start:?}");
            }
        }
    }
}

/// A token goes along the edges of a graph, Petya moves it for both players, and whoever cannot move loses. He
/// wants to win, or else that a million moves are made.
#[test]
fn codeforces_936b() {
    let pairs: Vec<(usize, usize)> =
        (0..4).cartesian_product(0..4).filter(|(v, w)| v != w).collect();
    for bits in 0..1_u32 << pairs.len() {
        let edges: Vec<(usize, usize)> =
            (0..pairs.len()).filter(|i| bits >> i & 1 == 1).map(|i| pairs[i]).collect();
        let to = |v: usize| edges.iter().filter(move |edge| edge.0 == v).map(|edge| edge.1);
        let is_end = |v: usize| to(v).next().is_none();
        // Where the token may be after so many moves; with 4 vertices all repeats soon.
        let mut reached = HashSet::from([0]);
        let mut literal = "Lose";
        for moves in 1..=40 {
            reached = reached.into_iter().flat_map(to).collect();
            if moves % 2 == 1 && reached.iter().any(|&v| is_end(v)) {
                literal = "Win";
            }
        }
        if literal != "Win" && !reached.is_empty() {
            literal = "Draw";
        }
        let mut seen = HashSet::new();
        let mut stack = vec![(0, false)];
        while let Some((v, is_odd)) = stack.pop() {
            if seen.insert((v, is_odd)) {
                stack.extend(to(v).map(|w| (w, !is_odd)));
            }
        }
        let mut open: Vec<usize> = seen.iter().map(|&(v, _)| v).unique().collect();
        // A vertex on no cycle loses its last edge some day.
        while let Some(at) = open.iter().position(|&v| to(v).all(|w| !open.contains(&w))) {
            open.remove(at);
        }
        let key = match seen.iter().any(|&(v, is_odd)| is_odd && is_end(v)) {
            true => "Win",
            false if open.is_empty() => "Lose",
            false => "Draw",
        };
        assert_eq!(literal, key, "{edges:?}");
    }
}

/// In a minute first Vika goes to a neighbouring room, then each of her friends; can they bring it about that a
/// friend is in her room at the end of a minute?
#[test]
fn codeforces_1848a() {
    for (n, m) in [(1, 2), (1, 4), (2, 2), (2, 3), (3, 3)] {
        type Position = ((i32, i32), Vec<(i32, i32)>, bool);
        let near = |(x, y): (i32, i32)| {
            let rooms = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
            rooms.into_iter().filter(|&(x, y)| 0 <= x && x < n && 0 <= y && y < m)
        };
        let options = |(vika, friends, is_vika): &Position| -> Vec<Position> {
            match is_vika {
                true if friends.contains(vika) => vec![],
                true => near(*vika).map(|vika| (vika, friends.clone(), false)).collect(),
                false => {
                    let moved =
                        friends.iter().map(|&friend| near(friend)).multi_cartesian_product();
                    moved.map(|friends| (*vika, friends, true)).collect()
                }
            }
        };
        let rooms: Vec<(i32, i32)> = (0..n).cartesian_product(0..m).collect();
        let pairs = rooms.iter().cartesian_product(&rooms).map(|(&one, &two)| vec![one, two]);
        let friends = rooms.iter().map(|&room| vec![room]).chain(pairs);
        let starts: Vec<Position> = rooms
            .iter()
            .cartesian_product(friends.collect_vec())
            .map(|(&vika, friends)| (vika, friends, true))
            .collect();
        let found = outcomes(starts.iter().cloned(), options);
        for start in starts {
            let ((x, y), friends, _) = &start;
            let is_caught = friends.iter().any(|(u, v)| (x + y + u + v) % 2 == 0);
            assert_eq!(found[&start] == Outcome::Lost, is_caught, "{n} {m} {start:?}");
        }
    }
}

/// Alice changes a letter of one of two words, then Bob reverses one of them, until they are equal; she hurries, he
/// delays. How many moves are there?
#[test]
fn codeforces_1834c() {
    type Words = (Vec<u64>, Vec<u64>);
    fn ends(words: &Words, moves: usize, is_alice: bool, letters: u64) -> bool {
        let (s, t) = words;
        if s == t || moves == 0 {
            return s == t;
        }
        if !is_alice {
            let reversed = |word: &Vec<u64>| word.iter().rev().copied().collect::<Vec<u64>>();
            let next = [(reversed(s), t.clone()), (s.clone(), reversed(t))];
            return next.iter().all(|words| ends(words, moves - 1, true, letters));
        }
        (0..s.len()).cartesian_product(0..letters).any(|(i, letter)| {
            let (mut other_s, mut other_t) = (s.clone(), t.clone());
            (other_s[i], other_t[i]) = (letter, letter);
            ends(&(other_s, t.clone()), moves - 1, false, letters)
                || ends(&(s.clone(), other_t), moves - 1, false, letters)
        })
    }
    for (n, letters) in [(1, 3), (2, 3), (3, 2)] {
        for words in sequences(2 * n, letters - 1) {
            let words: Words = (words[..n].to_vec(), words[n..].to_vec());
            let differ =
                |s: &mut dyn Iterator<Item = &u64>| s.zip(&words.1).filter(|(a, b)| a != b).count();
            let d = differ(&mut words.0.iter());
            let r = differ(&mut words.0.iter().rev());
            let reversed = if r == 0 { 2 } else { 2 * r - usize::from(r % 2 == 0) };
            let key = if d == 0 { 0 } else { (2 * d - usize::from(d % 2 == 1)).min(reversed) };
            let found = (0..).find(|&moves| ends(&words, moves, true, letters));
            assert_eq!(found, Some(key), "{words:?}");
        }
    }
}

/// Alice's chip goes down by a row, straight or to a neighbouring column, Bob's up; whoever takes the other chip
/// wins, and a chip at its last row ends the game in a draw.
#[test]
fn codeforces_1921e() {
    type Chips = ((i32, i32), (i32, i32));
    for (h, w) in [(1, 3), (2, 3), (3, 4), (4, 5), (5, 5), (6, 4), (7, 3)] {
        let moves = |&(alice, bob): &Chips, player: Player| {
            if alice == bob || alice.0 == h || bob.0 == 1 {
                return vec![];
            }
            let ((x, y), down) = if player == Player::Left { (alice, 1) } else { (bob, -1) };
            let to = (y - 1..=y + 1).filter(|y| (1..=w).contains(y)).map(|y| (x + down, y));
            to.map(|to| if player == Player::Left { (to, bob) } else { (alice, to) }).collect()
        };
        for (xa, ya, xb, yb) in itertools::iproduct!(1..=h, 1..=w, 1..=h, 1..=w) {
            if (xa, ya) == (xb, yb) || xa == h || xb == 1 {
                continue;
            }
            // Who took the other one: the chips meet after an odd number of moves if Alice did.
            let value = |&((x, y), bob): &Chips| match (x, y) == bob {
                true if (xb - xa) % 2 == 1 => 1,
                true => -1,
                false => 0,
            };
            let found = end_value(&((xa, ya), (xb, yb)), Player::Left, &moves, &value);
            let rows = xb - xa;
            // Who takes, and how many moves each of both has until then.
            let (hunter, prey) = if rows % 2 == 1 { (ya, yb) } else { (yb, ya) };
            let (hunts, flees) = ((rows + 1) / 2, rows / 2);
            let catches = match () {
                () if rows <= 0 => false,
                () if hunter < prey => (hunter + hunts).min(w) >= (prey + flees).min(w),
                () if hunter > prey => (hunter - hunts).max(1) <= (prey - flees).max(1),
                () => true,
            };
            let key = if !catches {
                0
            } else if rows % 2 == 1 {
                1
            } else {
                -1
            };
            assert_eq!(found, key, "{h} {w} ({xa}, {ya}) ({xb}, {yb})");
        }
    }
}

/// A race to (0, 0). The first goes one left or one down, the second also both at once; each may stay, and none
/// goes to the other's cell or below 0.
#[test]
fn codeforces_533c() {
    type Position = ((i32, i32), (i32, i32), bool);
    let options = |&(one, two, is_first): &Position| -> Vec<Position> {
        let ((x, y), other) = if is_first { (one, two) } else { (two, one) };
        if other == (0, 0) {
            return vec![];
        }
        let mut to = vec![(x, y), (x - 1, y), (x, y - 1)];
        if !is_first {
            to.push((x - 1, y - 1));
        }
        to.retain(|&(x, y)| x >= 0 && y >= 0 && (x, y) != other);
        let pair = |to| if is_first { (to, two, false) } else { (one, to, true) };
        to.into_iter().map(pair).collect()
    };
    let cells: Vec<(i32, i32)> =
        (0..6).cartesian_product(0..6).filter(|&cell| cell != (0, 0)).collect();
    let pairs = cells.iter().cartesian_product(&cells).filter(|(one, two)| one != two);
    let starts: Vec<Position> = pairs.map(|(&one, &two)| (one, two, true)).collect();
    let found = outcomes(starts.iter().copied(), options);
    for start in starts {
        let ((x, y), (u, v), _) = start;
        let is_first = x + y <= u.max(v) || (x <= u && y <= v);
        let key = if is_first { Outcome::Won } else { Outcome::Lost };
        assert_eq!(found[&start], key, "{start:?}");
    }
}

/// A card is answered by one of the own cards whose attack is larger than its defence; cards come back to the hand.
/// Whoever cannot answer loses.
#[test]
fn codeforces_1895e() {
    for numbers in sequences(8, 2).filter(|numbers| numbers[..2] <= numbers[2..4]) {
        // Attack and defence; the first two cards are Alice's.
        let cards: Vec<(u64, u64)> = numbers.chunks(2).map(|two| (two[0], two[1])).collect();
        let answers = |&last: &usize| -> Vec<usize> {
            let hand = if last < 2 { 2..4 } else { 0..2 };
            hand.filter(|&card| cards[card].0 > cards[last].1).collect()
        };
        let found = outcomes(0..4, answers);
        for first in 0..2 {
            let mut last = first;
            let mut steps = 0;
            let best = |last: usize| answers(&last).into_iter().max_by_key(|&card| cards[card].1);
            while let Some(next) = best(last).filter(|_| steps <= 4) {
                last = next;
                steps += 1;
            }
            let key = match steps {
                5.. => Outcome::Drawn,
                _ if steps % 2 == 0 => Outcome::Lost,
                _ => Outcome::Won,
            };
            assert_eq!(found[&first], key, "{cards:?} {first}");
        }
    }
}

/// Marin puts a token on a cell, then in turn, Gojou first, it goes to a cell at distance above k; each gets the
/// numbers of the own cells, in 10¹⁰⁰ moves. Here in 40: the lead only grows.
#[test]
fn codeforces_1658e() {
    for (rows, columns, k) in [(2, 2, 1), (2, 3, 1), (1, 5, 1), (1, 5, 2)] {
        let cells = rows * columns;
        for values in (1..=cells as i64).permutations(cells) {
            let is_far = |v: usize, w: usize| {
                (v / columns).abs_diff(w / columns) + (v % columns).abs_diff(w % columns) > k
            };
            if (0..cells).any(|v| !(0..cells).any(|w| is_far(v, w))) {
                continue;
            }
            // The lead of whoever puts the token on the cell, in so many moves.
            let mut lead = vec![0; cells];
            for _ in 0..40 {
                let after = |v: usize| {
                    values[v] - (0..cells).filter(|&w| is_far(v, w)).map(|w| lead[w]).max().unwrap()
                };
                lead = (0..cells).map(after).collect();
            }
            let mut won: Vec<usize> = vec![];
            for v in (0..cells).sorted_by_key(|&v| -values[v]) {
                let is_won = won.iter().all(|&w| !is_far(v, w));
                if is_won {
                    won.push(v);
                }
                assert_eq!(lead[v].signum(), if is_won { 1 } else { -1 }, "{values:?} {k} {v}");
            }
        }
    }
}

/// Each player has cards with numbers mod 5. One of the own that is not 0 is increased by one of the other's that
/// is not 0; whoever has only zeros wins. Here there are three cards each.
#[test]
fn codeforces_919f() {
    type Hands = ([usize; 3], [usize; 3]);
    let options = |&(own, other): &Hands| {
        let mut options = vec![];
        for (i, j) in (0..3).cartesian_product(0..3) {
            if own[i] != 0 && other[j] != 0 {
                let mut changed = own;
                changed[i] = (own[i] + other[j]) % 5;
                options.push((other, changed));
            }
        }
        options
    };
    // The same with each hand as the counts of 0 to 4.
    type Counts = ([usize; 5], [usize; 5]);
    let by_counts = |&(own, other): &Counts| {
        let mut options = vec![];
        for (a, b) in (1..5).cartesian_product(1..5) {
            if own[a] > 0 && other[b] > 0 {
                let mut changed = own;
                changed[a] -= 1;
                changed[(a + b) % 5] += 1;
                options.push((other, changed));
            }
        }
        options
    };
    let hands: Vec<[usize; 3]> =
        itertools::iproduct!(0..5, 0..5, 0..5).map(|(a, b, c)| [a, b, c]).collect();
    let hands: Vec<[usize; 3]> = hands.into_iter().filter(|hand| *hand != [0; 3]).collect();
    let starts: Vec<Hands> =
        hands.iter().copied().cartesian_product(hands.iter().copied()).collect();
    let counts = |hand: [usize; 3]| {
        let mut counts = [0; 5];
        for number in hand {
            counts[number] += 1;
        }
        counts
    };
    let found = outcomes(starts.iter().copied(), options);
    let table =
        outcomes(starts.iter().map(|&(own, other)| (counts(own), counts(other))), by_counts);
    let mut seen = HashMap::new();
    for (own, other) in starts {
        let outcome = found[&(own, other)];
        *seen.entry(outcome).or_insert(0) += 1;
        assert_eq!(table[&(counts(own), counts(other))], outcome, "{own:?} {other:?}");
    }
    assert_eq!(seen.len(), 3);
}

/// On a connected graph of n vertices with n edges, so with one cycle, Marcel and Valeriu go at the same time to a
/// neighbour or stay, and Valeriu knows where Marcel goes. Can he escape for ever? He is caught in the same
/// building, and when they meet on a road.
#[test]
fn codeforces_1873h() {
    let n = 5;
    let pairs: Vec<(usize, usize)> = (0..n).tuple_combinations().collect();
    for edges in pairs.iter().combinations(n) {
        let mut far = vec![vec![n; n]; n];
        for v in 0..n {
            far[v][v] = 0;
        }
        for &&(v, w) in &edges {
            (far[v][w], far[w][v]) = (1, 1);
        }
        let is_near = |v: usize, w: usize| far[v][w] <= 1;
        let mut dist = far.clone();
        for (through, v, w) in itertools::iproduct!(0..n, 0..n, 0..n) {
            dist[v][w] = dist[v][w].min(dist[v][through] + dist[through][w]);
        }
        if dist[0].contains(&n) {
            continue;
        }
        // What is left when vertices with one neighbour are taken away.
        let mut ring: Vec<usize> = (0..n).collect();
        let degree = |v: usize, ring: &[usize]| ring.iter().filter(|&&w| far[v][w] == 1).count();
        while let Some(at) = ring.iter().position(|&v| degree(v, &ring) <= 1) {
            ring.remove(at);
        }
        // Marcel, Valeriu, and where Marcel goes, once that is known.
        type Position = (usize, usize, Option<usize>);
        let options = |&(marcel, valeriu, next): &Position| -> Vec<Position> {
            match next {
                None if marcel == valeriu => vec![],
                None => {
                    let to = (0..n).filter(|&to| is_near(marcel, to));
                    to.map(|to| (marcel, valeriu, Some(to))).collect()
                }
                Some(next) => {
                    let meets = |to: usize| to == next || (to == marcel && next == valeriu);
                    let to = (0..n).filter(|&to| is_near(valeriu, to) && !meets(to));
                    to.map(|to| (next, to, None)).collect()
                }
            }
        };
        let starts = (0..n).cartesian_product(0..n).filter(|(marcel, valeriu)| marcel != valeriu);
        let starts: Vec<Position> =
            starts.map(|(marcel, valeriu)| (marcel, valeriu, None)).collect();
        let found = outcomes(starts.iter().copied(), options);
        for start in starts {
            let (marcel, valeriu, _) = start;
            let entry = *ring.iter().min_by_key(|&&v| dist[valeriu][v]).unwrap();
            let escapes = dist[valeriu][entry] < dist[marcel][entry];
            assert_eq!(found[&start] != Outcome::Won, escapes, "{edges:?} {start:?}");
        }
    }
}

/// With a boxes and b things a player adds a box or a thing; whoever makes a to the power of b at least n loses.
#[test]
fn codeforces_39e() {
    use Outcome::{Drawn, Lost, Won};
    for n in 2..=40_u32 {
        // With one box the number of things does not matter once two boxes are too many with it.
        let adds = |&(a, b): &(u32, u32)| {
            let to = [(a + 1, b), (a, if a == 1 { (b + 1).min(7) } else { b + 1 })];
            to.into_iter().filter(|&(a, b)| a.pow(b) < n).collect()
        };
        let starts = (1..n).flat_map(|a| (1..=6).map(move |b| (a, b)));
        let starts: Vec<(u32, u32)> = starts.filter(|(a, b)| a.pow(*b) < n).collect();
        let found = outcomes(starts.iter().copied(), adds);
        for start in starts {
            let (a, b) = start;
            let key = match () {
                () if a == 1 && 2_u32.pow(b) >= n => Drawn,
                () if b == 1 && a * a >= n && (n - 1 - a) % 2 == 1 => Won,
                () if b == 1 && a * a >= n => Lost,
                // The table: none of these comes to itself again.
                () if adds(&start).iter().any(|to| found[to] == Lost) => Won,
                () if adds(&start).iter().all(|to| found[to] == Won) => Lost,
                () => Drawn,
            };
            assert_eq!(found[&start], key, "{start:?} {n}");
            assert!(a == 1 || key != Drawn);
        }
    }
}

/// In turn k neighbouring cards are all turned to the same side; whoever makes all equal wins.
#[test]
fn codeforces_1191e() {
    for (n, k) in (1..=8).flat_map(|n| (1..=n).map(move |k| (n, k))) {
        let all = (1_u32 << n) - 1;
        let is_equal = |cards: u32| cards == 0 || cards == all;
        let turn = |&cards: &u32| {
            let parts = (0..=n - k).map(|at| ((1 << k) - 1) << at);
            parts.flat_map(|part: u32| [cards | part, cards & !part]).collect::<Vec<u32>>()
        };
        let turns = |cards: &u32| if is_equal(*cards) { vec![] } else { turn(cards) };
        let found = outcomes(1..all, turns);
        for cards in 0..=all {
            let wins_now = |cards: &u32| turn(cards).into_iter().any(is_equal);
            let key = match wins_now(&cards) {
                true => Outcome::Won,
                false if turn(&cards).iter().all(wins_now) => Outcome::Lost,
                false => Outcome::Drawn,
            };
            // Equal at first: the first player makes a move all the same.
            if !is_equal(cards) {
                assert_eq!(found[&cards], key, "{cards:b} {n} {k}");
            }
        }
    }
}

/// Alice goes up to da edges of a tree, Bob up to db, in turn; she wants to stand where he stands.
#[test]
fn codeforces_1404b() {
    for parents in (2..=6).flat_map(claims::trees) {
        let n = parents.len();
        let mut far = vec![vec![n; n]; n];
        for v in 0..n {
            far[v][v] = 0;
            if v > 0 {
                (far[v][parents[v]], far[parents[v]][v]) = (1, 1);
            }
        }
        for (through, v, w) in itertools::iproduct!(0..n, 0..n, 0..n) {
            far[v][w] = far[v][w].min(far[v][through] + far[through][w]);
        }
        let diameter = *far.iter().flatten().max().unwrap();
        for (da, db) in (1..n).cartesian_product(1..n) {
            // The one who moves first, and whether that is Alice. Bob does not go to her.
            let walks = |&(alice, bob, is_alice): &(usize, usize, bool)| -> Vec<_> {
                if alice == bob {
                    return vec![];
                }
                let (at, reach) = if is_alice { (alice, da) } else { (bob, db) };
                let to = (0..n).filter(|&to| far[at][to] <= reach);
                match is_alice {
                    true => to.map(|to| (to, bob, false)).collect(),
                    false => to.filter(|&to| to != alice).map(|to| (alice, to, true)).collect(),
                }
            };
            let starts = (0..n).cartesian_product(0..n).filter(|(alice, bob)| alice != bob);
            let starts: Vec<_> = starts.map(|(alice, bob)| (alice, bob, true)).collect();
            let found = outcomes(starts.iter().copied(), walks);
            for start in starts {
                let is_won = far[start.0][start.1] <= da || 2 * da >= diameter || 2 * da >= db;
                assert_eq!(
                    found[&start] == Outcome::Won,
                    is_won,
                    "{parents:?} {start:?} {da} {db}"
                );
            }
        }
    }
}

/// The first player goes from x by a to b to the right, the second from x by a to b to the left, where a and b may
/// be negative; whoever reaches the other's point wins. d is how far right the second one is.
#[test]
fn codeforces_154d() {
    use Outcome::{Drawn, Lost, Won};
    for (a, b) in (-5..=5_i32).flat_map(|a| (a..=5).map(move |b| (a, b))) {
        let steps = |&d: &i32| -> Vec<i32> {
            // So far away nobody comes back in time: it counts as a place where one stays.
            let to = (a..=b).map(|step| (d - step).clamp(-60, 60));
            if d == 0 {
                vec![]
            } else {
                to.collect()
            }
        };
        let found = outcomes(-40..=40, steps);
        for d in (-40..=40_i32).filter(|&d| d != 0) {
            // With both limits below 0, the mirror image.
            let (low, high, far) = if b < 0 { (-b, -a, -d) } else { (a, b, d) };
            let key = match () {
                () if (a..=b).contains(&d) => Won,
                () if low <= 0 || far < 0 => Drawn,
                () if far % (low + high) == 0 => Lost,
                () if (low..=high).contains(&(far % (low + high))) => Won,
                () => Drawn,
            };
            assert_eq!(found[&d], key, "{d} by {a} to {b}");
        }
    }
}

/// A monster on a ring of n places: in turn a player moves it by one of the own numbers; whoever brings it to place 0
/// wins.
#[test]
fn codeforces_786a() {
    for (n, one, two) in itertools::iproduct!(2..=6_usize, 1..1_u32 << 3, 1..1_u32 << 3) {
        let moves = |&(at, is_first): &(usize, bool)| -> Vec<(usize, bool)> {
            let set = if is_first { one } else { two };
            let steps = (1..n).filter(|step| set >> (step - 1) & 1 == 1);
            if at == 0 {
                vec![]
            } else {
                steps.map(|step| ((at + step) % n, !is_first)).collect()
            }
        };
        let starts: Vec<(usize, bool)> = (0..n).cartesian_product([true, false]).collect();
        let found = outcomes(starts.iter().copied(), moves);
        // Backwards with a queue.
        let mut left: HashMap<(usize, bool), usize> =
            starts.iter().map(|start| (*start, moves(start).len())).collect();
        let mut labels: HashMap<(usize, bool), Outcome> = HashMap::new();
        let ends = [(0, true), (0, false)];
        labels.extend(ends.map(|end| (end, Outcome::Lost)));
        let mut queue = std::collections::VecDeque::from(ends);
        while let Some(position) = queue.pop_front() {
            for &from in starts.iter().filter(|from| moves(from).contains(&position)) {
                *left.get_mut(&from).unwrap() -= 1;
                let label = match labels[&position] {
                    Outcome::Lost => Some(Outcome::Won),
                    _ if left[&from] == 0 => Some(Outcome::Lost),
                    _ => None,
                };
                if let Some(label) = label.filter(|_| !labels.contains_key(&from)) {
                    labels.insert(from, label);
                    queue.push_back(from);
                }
            }
        }
        for start in starts {
            // Without a number of the own that fits here one cannot move; the problem has none such.
            let key = labels.get(&start).copied().unwrap_or(Outcome::Drawn);
            if one & ((1 << (n - 1)) - 1) != 0 && two & ((1 << (n - 1)) - 1) != 0 {
                assert_eq!(found[&start], key, "{n} {one:b} {two:b} {start:?}");
            }
        }
    }
}

/// On a graph the mouse and the cat go to a neighbour in turn, the mouse first; the mouse wants to reach the hole 0,
/// where the cat may not go, the cat to reach the mouse.
#[test]
fn leetcode_913() {
    type Position = (usize, usize, bool);
    let pairs: Vec<(usize, usize)> = (0..5).tuple_combinations().collect();
    for bits in 0..1_u32 << pairs.len() {
        let is_near = |v: usize, w: usize| {
            pairs
                .iter()
                .position(|&pair| pair == (v.min(w), v.max(w)))
                .is_some_and(|i| bits >> i & 1 == 1)
        };
        let near = |v: usize| (0..5).filter(move |&w| is_near(v, w));
        // Each has a way, the cat beside the hole as well.
        if (0..5).any(|v| near(v).next().is_none() || (v > 0 && near(v).all(|w| w == 0))) {
            continue;
        }
        let moves = |&(mouse, cat, is_cat): &Position| -> Vec<Position> {
            match is_cat {
                _ if mouse == cat || mouse == 0 => vec![],
                true => near(cat).filter(|&to| to != 0).map(|to| (mouse, to, false)).collect(),
                false => near(mouse).map(|to| (to, cat, true)).collect(),
            }
        };
        // The mouse in the hole has won, and the cat on the mouse.
        let all = itertools::iproduct!(0..5_usize, 1..5_usize, [false, true]);
        let starts: Vec<Position> = all.collect();
        let winner = |&(mouse, cat, _): &Position| match () {
            () if mouse == 0 => Some(false),
            () if mouse == cat => Some(true),
            () => None,
        };
        let mut labels: HashMap<Position, bool> =
            starts.iter().filter_map(|at| winner(at).map(|is_cat| (*at, is_cat))).collect();
        let mut queue: std::collections::VecDeque<Position> = labels.keys().copied().collect();
        let mut left: HashMap<Position, usize> =
            starts.iter().map(|at| (*at, moves(at).len())).collect();
        while let Some(position) = queue.pop_front() {
            let is_cats = labels[&position];
            for from in starts.iter().filter(|from| moves(from).contains(&position)) {
                *left.get_mut(from).unwrap() -= 1;
                if (from.2 == is_cats || left[from] == 0) && !labels.contains_key(from) {
                    labels.insert(*from, is_cats);
                    queue.push_back(*from);
                }
            }
        }
        // By the rules, in so many moves that all positions have come: can the cat, or the mouse, force it?
        for is_cat in [true, false] {
            let mut forced: HashSet<Position> =
                starts.iter().filter(|at| winner(at) == Some(is_cat)).copied().collect();
            for _ in 0..starts.len() {
                let next = starts.iter().filter(|at| match moves(at) {
                    _ if winner(at).is_some() => winner(at) == Some(is_cat),
                    to if at.2 == is_cat => to.iter().any(|to| forced.contains(to)),
                    to => to.iter().all(|to| forced.contains(to)),
                });
                let next: HashSet<Position> = next.copied().collect();
                if next == forced {
                    break;
                }
                forced = next;
            }
            for start in &starts {
                let key = labels.get(start) == Some(&is_cat);
                assert_eq!(forced.contains(start), key, "{bits:b} {start:?} {is_cat}");
            }
        }
    }
}
