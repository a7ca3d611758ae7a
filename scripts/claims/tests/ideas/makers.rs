use referee::Referee;
use std::collections::HashMap;

/// The free points whose claim completes a pattern.
fn threats(mine: u32, theirs: u32, points: u32, patterns: &[u32]) -> Vec<u32> {
    let free = (0..points).map(|point| 1 << point).filter(|point| (mine | theirs) & point == 0);
    free.filter(|point| patterns.iter().any(|set| set & !(mine | point) == 0)).collect()
}

/// 1 if the player to move completes a pattern first, −1 if the other one does, 0 for a draw.
fn first_to_complete(
    mine: u32,
    theirs: u32,
    points: u32,
    patterns: &[u32],
    known: &mut HashMap<(u32, u32), i32>,
) -> i32 {
    if let Some(&value) = known.get(&(mine, theirs)) {
        return value;
    }
    let mut best = None;
    for point in (0..points).map(|point| 1 << point).filter(|point| (mine | theirs) & point == 0) {
        let to = mine | point;
        let value = if patterns.iter().any(|set| set & !to == 0) {
            1
        } else {
            -first_to_complete(theirs, to, points, patterns, known)
        };
        best = best.max(Some(value));
    }
    let value = best.unwrap_or(0);
    known.insert((mine, theirs), value);
    value
}

/// All lists of patterns on 4 points, and some of patterns of two or three of 5 points, of three of
/// 6 points.
fn families() -> impl Iterator<Item = (u32, Vec<u32>)> {
    let of = |points: u32, sizes: [u32; 2], step: usize| {
        let all = 1_u32..1 << points;
        let sets: Vec<u32> =
            all.filter(|set| (sizes[0]..=sizes[1]).contains(&set.count_ones())).collect();
        (0_u32..1 << sets.len()).step_by(step).map(move |family| {
            let there = (0..sets.len()).filter(|i| family >> i & 1 == 1);
            (points, there.map(|i| sets[i]).collect::<Vec<u32>>())
        })
    };
    of(4, [1, 4], 5).chain(of(5, [2, 3], 331)).chain(of(6, [3, 3], 5003))
}

const LINES: [u32; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

#[test]
fn the_second_player_is_never_the_first_to_complete_a_pattern() {
    for (points, patterns) in families() {
        let value = first_to_complete(0, 0, points, &patterns, &mut HashMap::new());
        assert!(value >= 0, "{patterns:?}");
    }
    assert_eq!(first_to_complete(0, 0, 9, &LINES, &mut HashMap::new()), 0);
}

/// A move that makes two threats, or one threat, where the forced answer makes none and the chain
/// goes on.
fn has_chain(mine: u32, theirs: u32, points: u32, patterns: &[u32]) -> bool {
    let free = (0..points).map(|point| 1 << point).filter(|point| (mine | theirs) & point == 0);
    free.map(|point| mine | point).any(|to| match threats(to, theirs, points, patterns)[..] {
        [] => false,
        [answer] => {
            threats(theirs | answer, to, points, patterns).is_empty()
                && has_chain(to, theirs | answer, points, patterns)
        }
        _ => true,
    })
}

/// Of all positions with as many points of both, and with one more of either.
#[test]
fn two_threats_or_a_chain_that_leads_to_them_win() {
    let boards = families().step_by(3).chain([(9, LINES.to_vec())]);
    let mut held = 0;
    for (points, patterns) in boards {
        let mut known = HashMap::new();
        let is_over = |set: u32| patterns.iter().any(|pattern| pattern & !set == 0);
        for mine in (0_u32..1 << points).filter(|&set| !is_over(set)) {
            for theirs in (0_u32..1 << points).filter(|&set| set & mine == 0 && !is_over(set)) {
                if mine.count_ones().abs_diff(theirs.count_ones()) > 1
                    || !threats(theirs, mine, points, &patterns).is_empty()
                    || !has_chain(mine, theirs, points, &patterns)
                {
                    continue;
                }
                held += 1;
                let value = first_to_complete(mine, theirs, points, &patterns, &mut known);
                assert_eq!(value, 1, "{patterns:?} {mine:b} {theirs:b}");
            }
        }
    }
    assert!(held > 1000, "{held}");
}

/// Every way to pair some of the points.
fn pairings(free: u32) -> Vec<Vec<u32>> {
    if free == 0 {
        return vec![vec![]];
    }
    let one = free & free.wrapping_neg();
    let rest = free & !one;
    let mut all = pairings(rest);
    for other in (0..32).map(|point| 1 << point).filter(|point| rest & point > 0) {
        let with = pairings(rest & !other).into_iter();
        all.extend(with.map(|pairs| [pairs, vec![one | other]].concat()));
    }
    all
}

fn can_be_paired(points: u32, patterns: &[u32]) -> bool {
    let holds = |pairs: &Vec<u32>| {
        patterns.iter().all(|pattern| pairs.iter().any(|pair| pair & !pattern == 0))
    };
    pairings((1 << points) - 1).iter().any(holds)
}

#[test]
fn if_every_pattern_contains_a_whole_pair_the_second_holds_the_draw() {
    for (points, patterns) in families() {
        if can_be_paired(points, &patterns) {
            let value = first_to_complete(0, 0, points, &patterns, &mut HashMap::new());
            assert_eq!(value, 0, "{patterns:?}");
        }
    }
}

/// One wants a pattern and begins, the other prevents it: at the end one of them has what they
/// want.
#[test]
fn such_pairs_win_for_who_only_prevents() {
    fn makes(mine: u32, free: u32, patterns: &[u32]) -> bool {
        let points = || (0..32).map(|point| 1 << point);
        if patterns.iter().any(|pattern| pattern & !mine == 0) {
            return true;
        }
        points().filter(|point| free & point > 0).any(|point| {
            let (mine, free) = (mine | point, free & !point);
            let mut answers = points().filter(|point| free & point > 0).peekable();
            if answers.peek().is_none() {
                return patterns.iter().any(|pattern| pattern & !mine == 0);
            }
            answers.all(|answer| makes(mine, free & !answer, patterns))
        })
    }
    for (points, patterns) in families().step_by(2) {
        let makes = makes(0, (1 << points) - 1, &patterns);
        assert!(!makes || !can_be_paired(points, &patterns), "{patterns:?}");
    }
}

type Known = HashMap<(u32, u32), i32>;

type Edge = (usize, usize);

/// Does the player who joins 0 and 1 by keeping edges win, where the other one deletes and begins?
/// Of each edge: 0 open, 1 kept, 2 deleted.
pub fn joins(edges: &[Edge]) -> bool {
    let joined = |state: &[u8], with: u8| {
        let mut reached = 1_u32;
        for _ in 0..edges.len() {
            for (&(a, b), &of) in edges.iter().zip(state) {
                if of <= with && (reached >> a & 1 == 1 || reached >> b & 1 == 1) {
                    reached |= 1 << a | 1 << b;
                }
            }
        }
        reached >> 1 & 1 == 1
    };
    // As a game that whoever cannot move loses.
    let mut referee = Referee::normal(|(state, deletes): &(Vec<u8>, bool)| {
        let kept: Vec<u8> = state.iter().map(|&of| if of == 1 { 0 } else { 2 }).collect();
        if joined(&kept, 0) {
            // The joiner has just moved.
            return vec![];
        }
        if !joined(state, 1) {
            return if *deletes { vec![(state.clone(), false)] } else { vec![] };
        }
        let free = (0..edges.len()).filter(|&i| state[i] == 0);
        free.map(|i| {
            let mut to = state.clone();
            to[i] = if *deletes { 2 } else { 1 };
            (to, !deletes)
        })
        .collect()
    });
    !referee.is_won(&(vec![0; edges.len()], true))
}

/// Has some set of vertices with 0 and 1 two trees of edges without a common edge, each of which
/// spans it?
pub fn has_two_trees(edges: &[Edge], vertices: usize) -> bool {
    let spans = |set: u32, tree: u32| {
        let mut reached = 1_u32;
        for _ in 0..vertices {
            for (i, &(a, b)) in edges.iter().enumerate() {
                let is_inside = set >> a & 1 == 1 && set >> b & 1 == 1;
                let is_reached = reached >> a & 1 == 1 || reached >> b & 1 == 1;
                if tree >> i & 1 == 1 && is_inside && is_reached {
                    reached |= 1 << a | 1 << b;
                }
            }
        }
        reached == set && tree.count_ones() + 1 == set.count_ones()
    };
    (0_u32..1 << vertices).filter(|set| set & 0b11 == 0b11).any(|set| {
        let trees: Vec<u32> = (0_u32..1 << edges.len()).filter(|&tree| spans(set, tree)).collect();
        trees.iter().any(|one| trees.iter().any(|other| one & other == 0))
    })
}

/// Every list of so many edges at most between so many vertices, repeated edges with them.
pub fn multigraphs(vertices: usize, most: usize) -> Vec<Vec<Edge>> {
    let mut lists: Vec<Vec<Edge>> = vec![vec![]];
    for kind in (0..vertices).flat_map(|a| (a + 1..vertices).map(move |b| (a, b))) {
        let more = |list: &Vec<Edge>| {
            let list = list.clone();
            let counts = 0..=most - list.len();
            counts.map(move |count| [list.clone(), vec![kind; count]].concat()).collect::<Vec<_>>()
        };
        lists = lists.iter().flat_map(more).collect();
    }
    lists
}

#[test]
fn two_points_are_joined_exactly_if_a_part_with_both_has_two_spanning_trees() {
    for (vertices, most, step) in [(2, 4, 1), (3, 6, 1), (4, 6, 1), (5, 8, 257)] {
        for edges in multigraphs(vertices, most).into_iter().step_by(step) {
            assert_eq!(joins(&edges), has_two_trees(&edges, vertices), "{edges:?}");
        }
    }
}

/// The other one has to delete the additional edge at once, and the joiner begins.
#[test]
fn if_the_joiner_begins_an_edge_between_the_points_is_added() {
    for edges in multigraphs(4, 5) {
        let more = [&edges[..], &[(0, 1)]].concat();
        // An edge that is kept is one of two: if one is deleted, the other is kept.
        let keeps = |&kept: &Edge| {
            let rest = edges.iter().position(|&edge| edge == kept).expect("it is one of them");
            let mut left = edges.clone();
            left.remove(rest);
            joins(&[&left[..], &[kept; 2]].concat())
        };
        let is_first = edges.iter().any(keeps);
        assert_eq!(is_first, has_two_trees(&more, 4), "{edges:?}");
    }
}

/// Two points, each a pattern of its own: whoever completes one loses, and the first has to.
#[test]
fn not_if_whoever_completes_the_pattern_loses() {
    let mut referee = Referee::misere(|&(free, over): &(u32, bool)| {
        let points = (0..2).filter(|point| !over && free >> point & 1 == 1);
        points.map(|point| (free & !(1 << point), true)).collect()
    });
    assert!(!referee.is_won(&(0b11, false)));
}

/// Like [`first_to_complete`], on so many points, where not every free one may be taken and each player may want other
/// patterns. What is of the player to move comes first.
fn with_own_patterns(
    points: u32,
    [mine, theirs]: [u32; 2],
    [wanted, others]: [&[u32]; 2],
    may: &impl Fn(u32, u32) -> bool,
) -> i32 {
    let free = (0..points).map(|point| 1 << point).filter(|&point| may(mine | theirs, point));
    let value = |point: u32| {
        if wanted.iter().any(|set| set & !(mine | point) == 0) {
            1
        } else {
            -with_own_patterns(points, [theirs, mine | point], [others, wanted], may)
        }
    };
    free.map(value).max().unwrap_or(0)
}

/// Two columns of height 2, filled from below: bits 0 and 1, above them 2 and 3. Who begins has to put one below, and
/// the second player gets both above.
#[test]
fn not_if_a_free_place_may_not_be_taken_yet() {
    let may = |taken: u32, point: u32| taken & point == 0 && (taken << 2 | 0b11) & point > 0;
    assert_eq!(with_own_patterns(4, [0, 0], [&[0b1100]; 2], &may), -1);
    // In columns of height 3 the bottom of one and the middle of the other are a pair, and no draw.
    assert_eq!(with_own_patterns(6, [0, 0], [&[0b1001]; 2], &may), 1);
}

/// The first player has point 2, the second point 6. Point 3 forces 5, and then 1 makes two threats, both at 4.
#[test]
fn not_if_both_threats_are_at_one_place() {
    let may = |taken: u32, point: u32| taken & point == 0;
    let patterns: &[u32] = &[0b001_011, 0b001_101, 0b010_110];
    assert_eq!(with_own_patterns(6, [0b10, 0b10_0000], [patterns; 2], &may), 0);
}

/// The first player wants two points, the second any one.
#[test]
fn not_if_they_want_different_patterns() {
    let may = |taken: u32, point: u32| taken & point == 0;
    assert_eq!(with_own_patterns(4, [0, 0], [&[0b11], &[0b01, 0b10]], &may), -1);
}

/// A row of four points, of which two neighbours win. The first player takes one, then each takes two a turn.
#[test]
fn not_if_a_turn_takes_two() {
    fn value(mine: u32, theirs: u32, more: u32) -> i32 {
        let free = (0..4).map(|i| 1 << i).filter(|point| (mine | theirs) & point == 0);
        let after = |point: u32| {
            let mine = mine | point;
            if [0b0011, 0b0110, 0b1100].iter().any(|set| set & !mine == 0) {
                1
            } else if more > 1 {
                value(mine, theirs, more - 1)
            } else {
                -value(theirs, mine, 2)
            }
        };
        free.map(after).max().unwrap_or(0)
    }
    assert_eq!(value(0, 0, 1), -1);
}

/// Seven points, of which one's own must not touch along these edges; a player without a free point
/// passes. The second player is the first to complete a pattern.
#[test]
fn not_if_an_own_point_can_be_in_the_way() {
    const TOUCH: [(u32, u32); 4] = [(2, 3), (0, 4), (3, 4), (1, 6)];
    let sets = [[2, 5, 6], [0, 1, 2], [1, 3, 5], [0, 3, 6], [0, 2, 5]];
    let patterns = sets.map(|set: [u32; 3]| set.iter().map(|point| 1 << point).sum::<u32>());

    fn play(mine: u32, theirs: u32, patterns: &[u32], touch: bool, known: &mut Known) -> i32 {
        if let Some(&value) = known.get(&(mine, theirs)) {
            return value;
        }
        let may = |mine: u32, theirs: u32| {
            (0..7).filter(move |point| {
                let touches = TOUCH.iter().any(|&(a, b)| {
                    *point == a && mine >> b & 1 == 1 || *point == b && mine >> a & 1 == 1
                });
                (mine | theirs) >> point & 1 == 0 && !(touch && touches)
            })
        };
        let mut values = vec![];
        for point in may(mine, theirs) {
            let to = mine | 1 << point;
            let wins = patterns.iter().any(|set| set & !to == 0);
            values.push(if wins { 1 } else { -play(theirs, to, patterns, touch, known) });
        }
        if values.is_empty() && may(theirs, mine).next().is_some() {
            values.push(-play(theirs, mine, patterns, touch, known));
        }
        let value = values.into_iter().max().unwrap_or(0);
        known.insert((mine, theirs), value);
        value
    }
    assert_eq!(play(0, 0, &patterns, true, &mut Known::new()), -1);
    assert!(play(0, 0, &patterns, false, &mut Known::new()) >= 0);
}
