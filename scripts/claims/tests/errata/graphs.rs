use itertools::Itertools;
use referee::{outcomes, Outcome, Referee};

/// Passage of Time: whoever comes to the goal has won, so who would move from there has lost.
fn to_goal(edges: &[(usize, usize)], goal: usize) -> impl Fn(&usize) -> Vec<usize> + '_ {
    move |&from| {
        let out = edges.iter().filter(|edge| edge.0 == from && from != goal);
        out.map(|edge| edge.1).collect()
    }
}

#[test]
fn one_of_the_players_can_win() {
    let found = outcomes([1], to_goal(&[(1, 1)], 2));
    assert_eq!(found[&1], Outcome::Drawn);
}

#[test]
fn a_cycle_within_reach_is_a_draw() {
    let found = outcomes([1], to_goal(&[(1, 1), (1, 2)], 2));
    assert_eq!(found[&1], Outcome::Won);
    // Without a way to a cycle nothing is drawn, so no smaller graph is wrong.
    assert_eq!(outcomes([1], to_goal(&[(1, 2)], 2))[&1], Outcome::Won);
}

/// A search that calls a vertex on its path a draw, and keeps what it has found.
fn memoised(
    vertex: usize,
    options: &impl Fn(&usize) -> Vec<usize>,
    known: &mut Vec<Option<Outcome>>,
    path: &mut Vec<usize>,
) -> Outcome {
    if path.contains(&vertex) {
        return Outcome::Drawn;
    }
    if let Some(found) = known[vertex] {
        return found;
    }
    path.push(vertex);
    let after: Vec<Outcome> =
        options(&vertex).iter().map(|&to| memoised(to, options, known, path)).collect();
    path.pop();
    let found = if after.contains(&Outcome::Lost) {
        Outcome::Won
    } else if after.contains(&Outcome::Drawn) {
        Outcome::Drawn
    } else {
        Outcome::Lost
    };
    known[vertex] = Some(found);
    found
}

fn search_is_wrong(edges: &[(usize, usize)], goal: usize) -> bool {
    let options = to_goal(edges, goal);
    let found = memoised(1, &options, &mut vec![None; 5], &mut vec![]);
    found != outcomes([1], &options)[&1]
}

/// With three vertices, and with fewer than six edges among four, no search from vertex 1 to the
/// last one is wrong.
#[test]
fn a_vertex_on_the_path_is_a_draw() {
    assert!(search_is_wrong(&[(1, 2), (1, 3), (2, 3), (2, 4), (3, 2)], 4));
    for n in 2..=4 {
        let pairs = (1..=n).cartesian_product(1..=n);
        let edges: Vec<(usize, usize)> = pairs.filter(|&(from, _)| from != n).collect();
        let most = if n < 4 { edges.len() } else { 4 };
        for count in 0..=most {
            for chosen in edges.iter().copied().combinations(count) {
                assert!(!search_is_wrong(&chosen, n), "{chosen:?}");
            }
        }
    }
}

/// The walk on an undirected graph that enters no vertex twice: the vertices visited, and where it
/// is.
fn walk(
    edges: &[(usize, usize)],
) -> impl Fn(&(Vec<usize>, usize)) -> Vec<(Vec<usize>, usize)> + '_ {
    move |(visited, here)| {
        let ends = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        let to = ends.filter(|&(from, to)| from == *here && !visited.contains(&to));
        to.map(|(_, to)| ([&visited[..], &[to]].concat(), to)).collect()
    }
}

/// A matching to which no edge can be added, and which leaves the start free.
fn claims_second_wins(edges: &[(usize, usize)], start: usize, matching: &[(usize, usize)]) -> bool {
    let is_matched = |vertex: usize| matching.iter().any(|&(a, b)| a == vertex || b == vertex);
    let is_matching = matching.iter().flat_map(|&(a, b)| [a, b]).all_unique();
    let cannot_grow = edges.iter().all(|&(a, b)| is_matched(a) || is_matched(b));
    is_matching && cannot_grow && !is_matched(start)
}

fn matching_fails(n: usize, edges: &[(usize, usize)]) -> Vec<(usize, Vec<(usize, usize)>)> {
    let rules = walk(edges);
    let mut referee = Referee::normal(&rules);
    let mut all = vec![];
    for start in 0..n {
        for matching in edges.iter().copied().powerset() {
            let first_wins = referee.is_won(&(vec![start], start));
            if claims_second_wins(edges, start, &matching) && first_wins {
                all.push((start, matching));
            }
        }
    }
    all
}

#[test]
fn a_matching_that_cannot_grow_is_enough() {
    for n in 1..=3 {
        for edges in
            (0..n).tuple_combinations().collect::<Vec<(usize, usize)>>().into_iter().powerset()
        {
            assert!(matching_fails(n, &edges).is_empty(), "{edges:?}");
        }
    }
    let row = [(0, 1), (1, 2), (2, 3)];
    let found = matching_fails(4, &row);
    assert_eq!(found, [(0, vec![(1, 2)]), (3, vec![(1, 2)])]);
}

/// A retreat lowers no gap and raises one.
#[test]
fn a_retreat_adds_to_every_gap() {
    let gaps = [0, 0];
    let after: Vec<[u64; 2]> = (0..2)
        .map(|row| {
            let mut to = gaps;
            to[row] += 1;
            to
        })
        .collect();
    assert_eq!(after, [[1, 0], [0, 1]]);
    // If every gap grew: the gaps, and the retreats left to the player to move and to the other.
    let rules = |&(gaps, own, other): &([u64; 2], u64, u64)| {
        let mut all = vec![];
        for (row, gap) in gaps.into_iter().enumerate() {
            for to in 0..gap {
                let mut next = gaps;
                next[row] = to;
                all.push((next, other, own));
            }
        }
        if own > 0 {
            all.push((gaps.map(|gap| gap + 1), other, own - 1));
        }
        all
    };
    assert!(Referee::normal(rules).is_won(&([0, 0], 1, 0)));
}
