use crate::{dags, graphs, xor};
use claims::lead;
use referee::small;
use std::cmp::Ordering;

/// Every graph of 4 positions; after some of the moves the same player goes on. Literally: the
/// points of both are kept apart, each player wants their own difference to be largest, and play is
/// followed to its end.
#[test]
fn d_is_points_less_d_after_it_or_plus_d_where_the_same_player_moves_again() {
    fn play(
        v: usize,
        player: usize,
        score: [i64; 2],
        moves: &[Vec<(usize, i64, bool)>],
    ) -> [i64; 2] {
        let mut best: Option<[i64; 2]> = None;
        for &(to, points, again) in &moves[v] {
            let mut score = score;
            score[player] += points;
            let end = play(to, if again { player } else { 1 - player }, score, moves);
            let leads = |end: [i64; 2]| end[player] - end[1 - player];
            if best.map_or(true, |best| leads(end) > leads(best)) {
                best = Some(end);
            }
        }
        best.unwrap_or(score)
    }
    for options in dags(4) {
        let edges: usize = options.iter().map(Vec::len).sum();
        for code in 0..6_u64.pow(edges as u32) {
            if code % 5 > 0 && edges > 4 {
                continue;
            }
            let mut code = code;
            let moves: Vec<Vec<(usize, i64, bool)>> = options
                .iter()
                .map(|tos| {
                    let each = tos.iter().map(|&to| {
                        let digit = code % 6;
                        code /= 6;
                        (to, (digit / 2) as i64, digit % 2 == 1)
                    });
                    each.collect()
                })
                .collect();
            let mut d: Vec<i64> = vec![];
            for tos in &moves {
                let each = tos.iter();
                let each =
                    each.map(|&(to, points, again)| points + if again { d[to] } else { -d[to] });
                d.push(each.max().unwrap_or(0));
            }
            let [first, second] = play(3, 0, [0, 0], &moves);
            assert_eq!(d[3], first - second, "{moves:?}");
        }
    }
}

/// Every way to share up to 6 numbers.
#[test]
fn of_two_xors_the_highest_bit_that_an_odd_number_of_things_have_decides() {
    for things in small::up_to(&[(6, 3), (4, 7)]) {
        let odd = xor(&things);
        for share in 0_u32..1 << things.len() {
            let of = |own: bool| {
                let own = things.iter().enumerate().filter(|(i, _)| (share >> i & 1 == 1) == own);
                own.fold(0, |sum, (_, thing)| sum ^ thing)
            };
            let (mine, other) = (of(true), of(false));
            let claimed = odd > 0 && mine >> odd.ilog2() & 1 == 1;
            assert_eq!(mine > other, claimed, "{things:?} {share:b}");
            assert_eq!(mine == other, odd == 0);
        }
    }
}

/// Each takes one thing in turn, until none is left.
#[test]
fn with_free_choice_how_many_hold_the_highest_odd_bit_says_who_has_the_larger_xor() {
    /// How the player to move can make the own xor compare with the other.
    fn sign(things: &[u64], [own, other]: [u64; 2]) -> Ordering {
        let takes = (0..things.len()).map(|i| {
            let rest = [&things[..i], &things[i + 1..]].concat();
            sign(&rest, [other, own ^ things[i]]).reverse()
        });
        takes.max().unwrap_or(own.cmp(&other))
    }
    for things in small::up_to(&[(6, 2), (5, 3), (4, 7)]) {
        let odd = xor(&things);
        let holds = things.iter().filter(|&thing| odd > 0 && thing >> odd.ilog2() & 1 == 1);
        let hold = holds.count();
        let wins = hold % 4 == 1 || (things.len() - hold) % 2 == 1;
        let claimed = match odd {
            0 => Ordering::Equal,
            _ if wins => Ordering::Greater,
            _ => Ordering::Less,
        };
        assert_eq!(sign(&things, [0, 0]), claimed, "{things:?}");
    }
}

/// Places that bring different points, ways between them that lead back too; each turn goes on from
/// where the other one is. Whoever comes to a place can come back to it for ever, unless the other
/// can go to a larger such one.
#[test]
fn if_play_practically_never_ends_only_the_largest_place_counts_to_which_one_can_come_back() {
    for ways in graphs(5).filter(|ways| ways.iter().all(|tos| !tos.is_empty())) {
        for worth in [[1, 2, 3, 4, 5], [1, 2, 4, 8, 16], [1, 10, 11, 12, 13]] {
            let mut lasts = [false; 5];
            for place in (0..5).rev() {
                lasts[place] = !ways[place].iter().any(|&to| to > place && lasts[to]);
            }
            // By how much who is to move leads from there on, over many turns.
            let mut ahead = [0_i64; 5];
            for _ in 0..200 {
                let before = ahead;
                for place in 0..5 {
                    let to = ways[place].iter().map(|&to| worth[to] - before[to]);
                    ahead[place] = to.max().expect("there is a way");
                }
            }
            for place in 0..5 {
                let who_came_leads = worth[place] - ahead[place] > 0;
                assert_eq!(who_came_leads, lasts[place], "{ways:?} {worth:?} {place}");
            }
        }
    }
}

/// A move brings 2 and leaves the other 5, or brings 1 and ends play.
#[test]
fn not_if_each_wants_as_many_points_as_possible() {
    let moves = |&place: &u32| match place {
        0 => vec![(2, 1), (1, 2)],
        1 => vec![(5, 2)],
        _ => vec![],
    };
    let leads: Vec<i64> = moves(&0).into_iter().map(|(p, to)| p - lead(&to, &moves)).collect();
    assert_eq!(leads, [-3, 1]);
    assert!(moves(&0)[0].0 > moves(&0)[1].0);
}

/// Each takes one of three numbers. 1 2 3 has the xor 0, no tie; of 1 2 2 the number 1 alone has an odd bit, and it
/// is a tie.
#[test]
fn not_if_not_all_is_taken() {
    let best = |things: [u64; 3]| {
        let answers = |i: usize| (0..3).filter(move |&j| j != i).map(move |j| (i, j));
        let worst = |i: usize| answers(i).map(|(i, j)| things[i].cmp(&things[j])).min();
        (0..3).filter_map(worst).max()
    };
    assert_eq!((xor(&[1, 2, 3]), best([1, 2, 3])), (0, Some(Ordering::Greater)));
    assert_eq!((xor(&[1, 2, 2]), best([1, 2, 2])), (1, Some(Ordering::Equal)));
}
