use claims::lead;
use itertools::Itertools;
use referee::small::sequences;
use referee::{sum, Referee};
use shared::grundy::mex;
use std::collections::HashMap;

/// Cards 1 to n are dealt in halves. The first player lays a card, the other a larger one or loses
/// at once; then the other leads, and so on. With no cards left it is a draw. How many deals are
/// won by the first, how many by the other?
#[test]
fn codeforces_1739c() {
    type Position = (Vec<u64>, Vec<u64>, Option<u64>);
    // The cards of the player to move, of the other, and the card to beat. A player who beats it
    // leads at once.
    let moves = |(own, other, card): &Position| {
        let less =
            |own: &[u64], card: u64| own.iter().copied().filter(|&c| c != card).collect_vec();
        let larger = card
            .map_or(vec![0], |card| own.iter().copied().filter(|&answer| answer > card).collect());
        if own.is_empty() && other.is_empty() {
            return vec![];
        }
        if larger.is_empty() {
            return vec![(-1, (vec![], vec![], None))];
        }
        let mut found = vec![];
        for answer in larger {
            let own = less(own, answer);
            if own.is_empty() {
                found.push((0, (vec![], vec![], None)));
            }
            for &card in &own {
                found.push((0, (other.clone(), less(&own, card), Some(card))));
            }
        }
        found
    };
    let choose = |n: usize, k: usize| (0..n).combinations(k).count();
    let mut expected = (1, 0);
    for n in (2..=8_usize).step_by(2) {
        if n > 2 {
            expected = (
                choose(n - 1, n / 2 - 1) + expected.1,
                choose(n, n / 2) - 1 - choose(n - 1, n / 2 - 1) - expected.1,
            );
        }
        let mut counts = [0, 0, 0];
        for own in (1..=n as u64).combinations(n / 2) {
            let other = (1..=n as u64).filter(|card| !own.contains(card)).collect_vec();
            counts[(lead(&(own, other, None), &moves) + 1) as usize] += 1;
        }
        assert_eq!(counts, [expected.1, 1, expected.0], "{n}");
    }
}

/// In each of n rounds Koxia throws one of three numbers aᵢ, bᵢ, cᵢ away and Mahiru takes one of
/// the other two. Koxia wants all taken numbers to differ. For how many rows c can she?
#[test]
fn codeforces_1770d() {
    fn wins(rounds: &[[usize; 3]], taken: u32) -> bool {
        let [first, rest @ ..] = rounds else { return true };
        (0..3).any(|thrown| {
            let left = (0..3).filter(|&i| i != thrown).map(|i| first[i]);
            left.into_iter()
                .all(|number| taken >> number & 1 == 0 && wins(rest, taken | 1 << number))
        })
    }
    for n in 1..=3_usize {
        for ab in sequences(2 * n, n as u64 - 1) {
            let ab: Vec<usize> = ab.into_iter().map(|number| number as usize).collect();
            let rows = sequences(n, n as u64 - 1);
            let count = rows.filter(|c| {
                let rounds = (0..n).map(|i| [ab[i], ab[n + i], c[i] as usize]).collect_vec();
                wins(&rounds, 0)
            });
            // The graph with an edge from aᵢ to bᵢ: the parts, by the least number in each.
            let mut part: Vec<usize> = (0..n).collect();
            for i in (0..n).cycle().take(n * n) {
                let least = part[ab[i]].min(part[ab[n + i]]);
                (part[ab[i]], part[ab[n + i]]) = (least, least);
            }
            let mut product = 1;
            for root in part.iter().unique() {
                let edges = (0..n).filter(|&i| part[ab[i]] == *root).collect_vec();
                let vertices = part.iter().filter(|&other| other == root).count();
                let has_loop = edges.iter().any(|&i| ab[i] == ab[n + i]);
                product *= match (edges.len() == vertices, has_loop) {
                    (false, _) => 0,
                    (true, true) => n,
                    (true, false) => 2,
                };
            }
            assert_eq!(count.count(), product, "{ab:?}");
        }
    }
}

/// Alice knows a, Bob b, both a | b. In turn, Alice first, each says whether they know which number
/// is larger (or that they are equal), until one does. In which turn?
#[test]
fn codeforces_1864e() {
    for (a, b) in (0..32_u32).cartesian_product(0..32) {
        let mut worlds = (0..32_u32).cartesian_product(0..32).collect_vec();
        worlds.retain(|(x, y)| x | y == a | b);
        let mut turn = 1;
        let turns = loop {
            let own = |&(x, y): &(u32, u32)| if turn % 2 == 1 { x } else { y };
            let knows = |number: u32| {
                let possible = worlds.iter().filter(|world| own(world) == number);
                possible.map(|(x, y)| x.cmp(y)).unique().count() == 1
            };
            if knows(own(&(a, b))) {
                break turn;
            }
            worlds = worlds.iter().copied().filter(|world| !knows(own(world))).collect();
            turn += 1;
        };
        let prefix = match a ^ b {
            0 => a.count_ones(),
            other => (a >> other.ilog2()).min(b >> other.ilog2()).count_ones(),
        };
        let is_odd = prefix % 2 == 1;
        let expected = match a.cmp(&b) {
            std::cmp::Ordering::Less if is_odd => prefix + 2,
            std::cmp::Ordering::Greater if !is_odd => prefix + 2,
            _ => prefix + 1,
        };
        assert_eq!(turns, expected, "{a:b} {b:b}");
    }
}

/// Pairs l < r; with d = ⌊(r − l) / 3⌋ ≥ 1 a move makes (l + d, l + 2d) or (l, r − d) of one. How
/// many sets of n pairs up to p does the first player win?
#[test]
fn codeforces_273e() {
    let mut referee = Referee::normal(|pairs: &Vec<(u64, u64)>| {
        sum(pairs, |&(l, r)| {
            let d = (r - l) / 3;
            let cut = (d > 0).then(|| [(l + d, l + 2 * d), (l, r - d)]);
            cut.into_iter().flatten()
        })
    });
    let mut values = vec![0, 0, 0];
    for length in 3..40_usize {
        values.push(mex([values[length / 3], values[length - length / 3]]));
    }
    for (n, p) in [(1, 30), (2, 12), (3, 7)] {
        let pairs = (1..=p).tuple_combinations::<(u64, u64)>();
        let all = (0..n).map(|_| pairs.clone()).multi_cartesian_product();
        let won = all.filter(|pairs| referee.is_won(pairs)).count();
        let mut of_value = [0; 4];
        for length in 1..p as usize {
            of_value[values[length]] += p as usize - length;
        }
        let xors = (0..n).map(|_| 0..4_usize).multi_cartesian_product();
        let counts = xors.map(|xors| {
            let is_won = xors.iter().fold(0, |xor, value| xor ^ value) != 0;
            usize::from(is_won) * xors.iter().map(|&value| of_value[value]).product::<usize>()
        });
        assert_eq!(won, counts.sum(), "{n} {p}");
    }
}

/// Chips are put on random vertices of a graph without cycles, then a move brings one along an
/// edge. Here the number of chips is given: how many of the nᵏ placements are lost?
#[test]
fn codeforces_1411g() {
    let n = 4;
    let pairs = (0..n).tuple_combinations::<(usize, usize)>().collect_vec();
    for edges in 0..1_u32 << pairs.len() {
        let to = |&from: &usize| {
            let edges = (0..pairs.len()).filter(move |i| edges >> i & 1 == 1).map(|i| pairs[i]);
            edges.filter(|&(_, other)| other == from).map(|(to, _)| to).collect_vec()
        };
        let mut values: Vec<usize> = vec![];
        for vertex in 0..n {
            values.push(mex(to(&vertex).into_iter().map(|to| values[to])));
        }
        let mut referee = Referee::normal(|chips: &Vec<usize>| sum(chips, to));
        for k in 0..=4_u32 {
            let placements = (0..k).map(|_| 0..n).multi_cartesian_product();
            let mut lost = placements.filter(|chips| !referee.is_won(chips)).count() as i64;
            if k == 0 {
                lost = 1;
            }
            // Walsh–Hadamard over the values, which are below 4.
            let sums = (0..4_usize).map(|w| {
                let signs =
                    values.iter().map(|v| if (v & w).count_ones() % 2 == 0 { 1 } else { -1 });
                signs.sum::<i64>()
            });
            assert_eq!(4 * lost, sums.map(|sum| sum.pow(k)).sum::<i64>(), "{edges:b} {k}");
        }
    }
}

/// n heaps whose sizes are drawn at random, each size with its weight. How likely does the first
/// player win at Nim?
#[test]
fn codeforces_717d() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| sum(heaps, |&heap| 0..heap));
    for weights in sequences(4, 2) {
        for n in 1..=3_u32 {
            let heaps = sequences(n as usize, 3);
            let won = heaps.filter(|heaps| referee.is_won(heaps)).map(|heaps| {
                heaps.iter().map(|&heap| weights[heap as usize] as i64).product::<i64>()
            });
            let won: i64 = won.sum();
            let all = (weights.iter().sum::<u64>() as i64).pow(n);
            let sums = (0..4_u64).map(|w| {
                let sign = |size: u64| if (size & w).count_ones() % 2 == 0 { 1 } else { -1 };
                (0..4).map(|size| sign(size) * weights[size as usize] as i64).sum::<i64>()
            });
            assert_eq!(4 * (all - won), sums.map(|sum| sum.pow(n)).sum::<i64>(), "{weights:?} {n}");
        }
    }
}

/// A move splits a pile of at least 2 stones into 2 to k piles. In how many ways can n stones stand
/// in a row of m piles so that the first player wins?
#[test]
fn hackerrank_simple_game() {
    for k in 2..=5 {
        let mut referee = Referee::normal(|piles: &Vec<u64>| {
            let mut options = vec![];
            for (i, &pile) in piles.iter().enumerate() {
                for parts in (2..=k).flat_map(|count| partitions(pile, count, pile)) {
                    let mut option = [&piles[..i], &piles[i + 1..], &parts].concat();
                    option.retain(|&pile| pile > 1);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        });
        for (m, n) in (1..=3_u64).cartesian_product(1..=9_u64) {
            let rows = sequences(m as usize, n);
            let rows = rows.filter(|row| row.iter().sum::<u64>() == n && !row.contains(&0));
            let won = rows.filter(|row| {
                let piles = row.iter().copied().filter(|&pile| pile > 1).sorted().collect();
                referee.is_won(&piles)
            });
            // A table for k = 3; then the number of rows by their sum and xor.
            let mut table = vec![0, 0];
            for pile in 2..=n as usize {
                let two = (1..pile).map(|a| table[a] ^ table[pile - a]).collect_vec();
                let three =
                    (1..pile).flat_map(|a| (1..pile - a).map(move |b| [a, b, pile - a - b]));
                let three = three.map(|parts| parts.iter().fold(0, |xor, &part| xor ^ table[part]));
                let values = two.into_iter().chain(three);
                table.push(mex(values));
            }
            let value = |pile: u64| match k {
                2 => (pile - 1) % 2,
                3 => table[pile as usize] as u64,
                _ => pile - 1,
            };
            let mut counts = HashMap::from([((0, 0), 1)]);
            for _ in 0..m {
                let mut next = HashMap::new();
                for (((total, xor), count), pile) in counts.into_iter().cartesian_product(1..=n) {
                    *next.entry((total + pile, xor ^ value(pile))).or_insert(0) += count;
                }
                counts = next;
            }
            let expected = counts.into_iter().filter(|&((total, xor), _)| total == n && xor != 0);
            assert_eq!(won.count(), expected.map(|(_, count)| count).sum::<usize>(), "{k} {m} {n}");
        }
    }
}

/// The ways to write a number as a sum of so many numbers, falling, each at most `most`.
fn partitions(number: u64, count: u64, most: u64) -> Vec<Vec<u64>> {
    if count == 0 {
        return if number == 0 { vec![vec![]] } else { vec![] };
    }
    let first = 1..=number.min(most);
    let all = first.flat_map(|first| {
        let rest = partitions(number - first, count - 1, first);
        rest.into_iter().map(move |rest| [&[first], &rest[..]].concat())
    });
    all.collect()
}

/// Nim with n different heaps from 1 to 2ᵐ − 1 in a row: how many rows does the first player win?
#[test]
fn hackerrank_taste_of_win() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        sum(heaps, |&heap| 0..heap)
            .into_iter()
            .map(|heaps| heaps.into_iter().sorted().collect())
            .collect()
    });
    for m in 1..=3_u32 {
        let sizes = 2_usize.pow(m) - 1;
        let arranged = |count: usize| (0..count).map(|i| sizes - i).product::<usize>();
        let mut lost: Vec<usize> = vec![1, 0];
        for n in 1..=sizes.min(5) {
            if n > 1 {
                let same = (n - 1) * (sizes - (n - 2)) * lost[n - 2];
                lost.push(arranged(n - 1) - lost[n - 1] - same);
            }
            let sets = (1..=sizes as u64).combinations(n);
            let won = sets.filter(|heaps| referee.is_won(heaps)).count();
            let orders: usize = (1..=n).product();
            assert_eq!(won * orders, arranged(n) - lost[n], "{m} {n}");
        }
    }
}

/// A move takes a square number from one of three heaps a ≤ b ≤ c ≤ n. How many positions are lost?
#[test]
fn project_euler_310() {
    let takes = |&heap: &u64| {
        let roots = (1..).take_while(move |root| root * root <= heap);
        roots.map(|root| heap - root * root).collect_vec()
    };
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        sum(heaps, takes).into_iter().map(|heaps| heaps.into_iter().sorted().collect()).collect()
    });
    let mut values: Vec<usize> = vec![];
    for n in 0..=29_u64 {
        values.push(mex(takes(&n).into_iter().map(|heap| values[heap as usize])));
        let all = (0..=n).combinations_with_replacement(3);
        let lost = all.filter(|heaps| !referee.is_won(heaps)).count();
        // Ordered triples by the counts of values, then those with equal heaps twice.
        let mut of_value = [0; 16];
        for &value in &values {
            of_value[value] += 1;
        }
        let pairs = (0..16).cartesian_product(0..16_usize).filter(|(x, y)| x ^ y < 16);
        let ordered: usize = pairs.map(|(x, y)| of_value[x] * of_value[y] * of_value[x ^ y]).sum();
        let (with_two_equal, with_three) = ((n as usize + 1) * of_value[0], of_value[0]);
        assert_eq!(6 * lost, ordered + 3 * with_two_equal + 2 * with_three, "{n}");
        assert!(n < 29 || lost == 1160);
    }
}

/// Coins on a strip, one of them silver. A move brings a coin any number of cells to the left
/// without jumping, or takes the leftmost coin off. Whoever takes the silver coin wins. How many
/// positions are won?
#[test]
fn project_euler_344() {
    // The cells of the coins, counted from 1, and which of them is silver.
    let mut referee = Referee::normal(|(coins, silver): &(Vec<usize>, usize)| {
        if *silver == usize::MAX {
            return vec![];
        }
        let mut options = vec![(coins[1..].to_vec(), silver.wrapping_sub(1))];
        for i in 0..coins.len() {
            for to in if i == 0 { 1 } else { coins[i - 1] + 1 }..coins[i] {
                let mut option = coins.clone();
                option[i] = to;
                options.push((option, *silver));
            }
        }
        options
    });
    for (n, worthless) in (1..=10_usize).cartesian_product(0..=4).filter(|(n, c)| n > c) {
        let mut won = 0;
        for coins in (1..=n).combinations(worthless + 1) {
            for silver in 0..coins.len() {
                let position = (coins.clone(), silver);
                let mut xor = 0;
                for i in (0..coins.len()).rev().step_by(2) {
                    xor ^= match i {
                        0 if silver == 1 => coins[0] - 1,
                        0 => coins[0],
                        _ => coins[i] - coins[i - 1] - 1,
                    };
                }
                let is_won = silver == 0 || xor != 0;
                assert_eq!(referee.is_won(&position), is_won, "{position:?}");
                won += usize::from(is_won);
            }
        }
        if (n, worthless) == (10, 2) {
            assert_eq!(won, 324);
        }
    }
}

/// A move replaces a pile by two, each of a size that divides its size n and is neither 1 nor n.
/// How many rows of k piles from 2 to n does the first player win?
#[test]
fn project_euler_550() {
    let divisors = |size: u64| (2..size).filter(move |divisor| size % divisor == 0);
    let mut referee = Referee::normal(|piles: &Vec<u64>| {
        let mut options = vec![];
        for (i, &pile) in piles.iter().enumerate() {
            for two in divisors(pile).combinations_with_replacement(2) {
                let mut option = [&piles[..i], &piles[i + 1..], &two].concat();
                option.retain(|&pile| divisors(pile).next().is_some());
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    let value = |size: u64| {
        let (mut rest, mut count) = (size, 0);
        for prime in 2..=97 {
            while rest % prime == 0 {
                (rest, count) = (rest / prime, count + 1);
            }
        }
        // The numbers with an odd number of binary ones: 1, 2, 4, 7, 8, 11, 13, …
        let odious = (0..64_usize).filter(|number| number.count_ones() % 2 == 1);
        [0].into_iter().chain(odious).nth(count - 1).unwrap()
    };
    for size in 2..=72 {
        assert_eq!(referee.grundy(&vec![size]), value(size) as u64, "{size}");
    }
    for (k, n) in [(2, 20), (3, 12)] {
        let all = (2..=n).combinations_with_replacement(k);
        for piles in all {
            let xor = piles.iter().fold(0, |xor, &pile| xor ^ value(pile));
            assert_eq!(referee.is_won(&piles), xor != 0, "{piles:?}");
        }
    }
    // By the number of prime factors alone.
    let mut values = vec![0, 0];
    for count in 2..=24 {
        let pairs = (1..count).cartesian_product(1..count);
        values.push(mex(pairs.map(|(a, b)| values[a] ^ values[b])));
        assert_eq!(values[count], value(2_u64.pow(count as u32)), "{count}");
    }
    let rows = (0..5).map(|_| 2..=10).multi_cartesian_product();
    let won = rows.filter(|row| row.iter().fold(0, |xor, &pile| xor ^ value(pile)) != 0);
    assert_eq!(won.count(), 40085);
}

/// Three graphs with the vertices 1, 2, …; two triples (x, y, z) are joined if they differ in one
/// place, by an edge of that graph. A set of triples without an edge is wanted of the largest
/// weight, a triple weighing Bˣ⁺ʸ⁺ᶻ for a huge B.
#[test]
fn atcoder_agc_043_c() {
    let graphs = |n: usize| (1..=n).tuple_combinations::<(usize, usize)>().powerset().collect_vec();
    for (n, m, l) in [(2, 2, 2), (3, 2, 1), (4, 2, 1), (3, 2, 2)] {
        for ((one, two), three) in
            graphs(n).into_iter().cartesian_product(graphs(m)).cartesian_product(graphs(l))
        {
            let all = (1..=n).cartesian_product(1..=m).cartesian_product(1..=l);
            let all = all.map(|((x, y), z)| [x, y, z]).collect_vec();
            let edges = [&one, &two, &three];
            let is_edge = |a: [usize; 3], b: [usize; 3]| {
                let different = (0..3).filter(|&i| a[i] != b[i]).collect_vec();
                let edge = |i: usize| (a[i].min(b[i]), a[i].max(b[i]));
                different.len() == 1 && edges[different[0]].contains(&edge(different[0]))
            };
            let joined = all.iter().map(|&a| {
                (0..all.len()).filter(|&j| is_edge(a, all[j])).map(|j| 1_u32 << j).sum::<u32>()
            });
            let joined = joined.collect_vec();
            let mut best = vec![];
            for set in 0..1_u32 << all.len() {
                let members = (0..all.len()).filter(|i| set >> i & 1 == 1);
                if members.clone().all(|i| set & joined[i] == 0) {
                    // How many members weigh B to the power of 12, 11, …
                    let mut counts = vec![0; 13];
                    members.for_each(|i| counts[12 - all[i].iter().sum::<usize>()] += 1);
                    best = best.max(counts);
                }
            }
            // Values where a vertex goes to its larger neighbours.
            let values = |n: usize, edges: &[(usize, usize)]| {
                let mut values = vec![0; n + 1];
                for x in (1..=n).rev() {
                    let larger = edges.iter().filter(|edge| edge.0 == x).map(|edge| values[edge.1]);
                    values[x] = mex(larger);
                }
                values
            };
            let (g, h, k) = (values(n, &one), values(m, &two), values(l, &three));
            let mut counts = vec![0; 13];
            for &[x, y, z] in all.iter().filter(|&&[x, y, z]| g[x] ^ h[y] ^ k[z] == 0) {
                counts[12 - x - y - z] += 1;
            }
            assert_eq!(best, counts, "{edges:?}");
        }
    }
}

/// Trees of n vertices in a row, each but the last with a portal from one of its vertices to one of
/// the next tree. Two players move a ship along edges and portals, never back to a vertex where it
/// was, from vertex 1 of the first tree on; all trees are alike. In how many ways can the portals
/// be placed so that the first player wins?
#[test]
fn codeforces_1402c() {
    let trees = [
        (1, vec![]),
        (2, vec![(0, 1)]),
        (3, vec![(0, 1), (1, 2)]),
        (3, vec![(0, 1), (0, 2)]),
        (4, vec![(0, 1), (1, 2), (2, 3)]),
        (4, vec![(0, 1), (1, 2), (1, 3)]),
        (4, vec![(2, 0), (2, 1), (2, 3)]),
        (5, vec![(0, 1), (0, 2), (2, 3), (2, 4)]),
    ];
    for (n, edges) in trees {
        let near = |v: usize| {
            let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
            ends.filter(|&(a, _)| a == v).map(|(_, b)| b).collect_vec()
        };
        // Is the start won in one tree, where the vertex `won` is won at once?
        let is_won = |start: usize, won: Option<usize>| {
            fn search(
                v: usize,
                from: usize,
                won: Option<usize>,
                near: &impl Fn(usize) -> Vec<usize>,
            ) -> bool {
                let next = near(v).into_iter().filter(|&w| w != from);
                won == Some(v) || next.into_iter().any(|w| !search(w, v, won, near))
            }
            search(start, n, won, &near)
        };
        // From a start: the portals' places that let it be lost, if what the portal leads to is
        // lost.
        let lost_with = |start: usize| (0..n).filter(|&v| !is_won(start, Some(v))).count();
        let lost_alone = |start: usize| usize::from(!is_won(start, None));
        // The (start, later portals) that are lost, and all of them, for a row of so many trees.
        let (mut lost, mut all) = ((0..n).map(lost_alone).sum::<usize>(), n);
        let lost_from = |start: usize, lost: usize, all: usize| {
            lost * lost_with(start) + (all - lost) * lost_alone(start) * n
        };
        for portals in 1..=3_usize {
            if n.pow(2 * portals as u32) > 5000 {
                break;
            }
            let expected = all * n - lost_from(0, lost, all);
            let places = (0..2 * portals).map(|_| 0..n).multi_cartesian_product();
            let won = places.filter(|places| {
                // The tree and the vertex, and where the ship was in this tree.
                let mut referee = Referee::normal(|(tree, v, was): &(usize, usize, u32)| {
                    let next = near(*v).into_iter().filter(|w| was >> w & 1 == 0);
                    let mut options = next.map(|w| (*tree, w, was | 1 << w)).collect_vec();
                    if *tree < portals && places[2 * tree] == *v {
                        let to = places[2 * tree + 1];
                        options.push((tree + 1, to, 1 << to));
                    }
                    options
                });
                referee.is_won(&(0, 0, 1))
            });
            assert_eq!(won.count(), expected, "{n} {edges:?} {portals}");
            (lost, all) = ((0..n).map(|start| lost_from(start, lost, all)).sum(), all * n * n);
        }
    }
}

/// Bars in a box. A move takes some bars out of the box, or eats a part of a bar that is out;
/// whoever cannot loses.
#[test]
fn libreoj_10245() {
    let mut referee = Referee::normal(|(out, boxed): &(Vec<u64>, Vec<u64>)| {
        let eaten = sum(out, |&bar| 0..bar).into_iter().map(|out| (out, boxed.clone()));
        let sets = (0..boxed.len()).powerset().filter(|set| !set.is_empty()).map(|set| {
            let (more, rest) = (0..boxed.len()).partition::<Vec<_>, _>(|i| set.contains(i));
            let bars = |places: Vec<usize>| places.into_iter().map(|i| boxed[i]).collect_vec();
            ([&out[..], &bars(more)].concat(), bars(rest))
        });
        let options = eaten.chain(sets).map(|(mut out, boxed)| {
            out.retain(|&bar| bar > 0);
            out.sort_unstable();
            (out, boxed)
        });
        options.collect()
    });
    for bars in
        (1..=7_u64).combinations_with_replacement(3).chain((1..=5).combinations_with_replacement(4))
    {
        let sets = bars.iter().powerset().filter(|set| !set.is_empty());
        let has_zero = sets.map(|set| set.into_iter().fold(0, |xor, bar| xor ^ bar)).contains(&0);
        assert_eq!(referee.is_won(&(vec![], bars.clone())), has_zero, "{bars:?}");
    }
}

/// Each heap is drawn from two sizes by a coin, then Nim is played. How likely does the first
/// player win?
#[test]
fn codeforces_662a() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| sum(heaps, |&heap| 0..heap));
    for sizes in sequences(6, 3).chain(sequences(4, 6)) {
        let n = sizes.len() / 2;
        let draws = (0..n).map(|i| [sizes[2 * i], sizes[2 * i + 1]]).multi_cartesian_product();
        let won = draws.filter(|heaps| referee.is_won(heaps)).count();
        let start = (0..n).fold(0, |xor, i| xor ^ sizes[2 * i]);
        let span = (0..n).map(|i| sizes[2 * i] ^ sizes[2 * i + 1]).powerset();
        let span = span.map(|set| set.into_iter().fold(0, |xor, number| xor ^ number)).unique();
        let span = span.collect_vec();
        // The span has 2 to the power of the rank members.
        let lost = if span.contains(&start) { (1 << n) / span.len() } else { 0 };
        assert_eq!(won, (1 << n) - lost, "{sizes:?}");
    }
}
