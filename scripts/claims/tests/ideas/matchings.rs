use crate::graphs;
use referee::Referee;

/// A token on a vertex, and the vertices where it was, with its own: a bit each.
fn walk(options: &[Vec<usize>]) -> impl Fn(&(u32, usize)) -> Vec<(u32, usize)> + '_ {
    move |&(visited, v)| {
        let free = options[v].iter().filter(|&to| visited >> to & 1 == 0);
        free.map(|&to| (visited | 1 << to, to)).collect()
    }
}

/// The vertices that each largest set of edges without common ends covers.
fn largest_matchings(options: &[Vec<usize>]) -> Vec<u32> {
    fn extend(from: usize, covered: u32, options: &[Vec<usize>], all: &mut Vec<u32>) {
        if from == options.len() {
            all.push(covered);
            return;
        }
        extend(from + 1, covered, options, all);
        if covered >> from & 1 == 1 {
            return;
        }
        for &to in options[from].iter().filter(|&&to| to > from && covered >> to & 1 == 0) {
            extend(from + 1, covered | 1 << from | 1 << to, options, all);
        }
    }
    let mut all = vec![];
    extend(0, 0, options, &mut all);
    let most = all.iter().map(|covered| covered.count_ones()).max();
    all.retain(|covered| Some(covered.count_ones()) == most);
    all
}

/// Every graph of up to 5 vertices, and every third one of 6.
#[test]
fn the_player_to_move_wins_exactly_if_every_largest_matching_covers_the_start() {
    let all = (1..=5).flat_map(graphs).chain(graphs(6).step_by(3));
    for neighbours in all {
        let matchings = largest_matchings(&neighbours);
        let mut referee = Referee::normal(walk(&neighbours));
        for s in 0..neighbours.len() {
            let is_won = matchings.iter().all(|covered| covered >> s & 1 == 1);
            assert_eq!(referee.is_won(&(1 << s, s)), is_won, "{neighbours:?} {s}");
        }
    }
}

/// A vertex that may be visited twice is two vertices, joined to all that it is joined to; a start is a visit.
#[test]
fn a_place_that_may_be_visited_c_times_counts_as_c_places() {
    for neighbours in graphs(4) {
        let n = neighbours.len();
        for twice in 0..1_usize << n {
            let copies = |v: usize| if twice >> v & 1 == 1 { vec![v, v + n] } else { vec![v] };
            // What is no place has no edge; a largest matching does not need it.
            let mut blown = vec![vec![]; 2 * n];
            for v in 0..n {
                for copy in copies(v) {
                    blown[copy] = neighbours[v].iter().flat_map(|&to| copies(to)).collect();
                }
            }
            let matchings = largest_matchings(&blown);
            let mut referee = Referee::normal(|(left, v): &(Vec<usize>, usize)| {
                let free = neighbours[*v].iter().filter(|&&to| left[to] > 0);
                free.map(|&to| {
                    let mut left = left.clone();
                    left[to] -= 1;
                    (left, to)
                })
                .collect()
            });
            for s in 0..n {
                let mut left: Vec<usize> = (0..n).map(|v| copies(v).len()).collect();
                left[s] -= 1;
                let is_won = matchings.iter().all(|covered| covered >> s & 1 == 1);
                assert_eq!(referee.is_won(&(left, s)), is_won, "{neighbours:?} {twice:b} {s}");
            }
        }
    }
}

/// A middle and two ends; a turn goes on by one edge or by two, if no vertex on the way has been visited. All three
/// places are one move apart, and some largest matching leaves the middle free.
#[test]
fn not_if_more_than_a_visit_of_the_target_forbids_a_move() {
    let neighbours = [vec![1, 2], vec![0], vec![0]];
    let one = |&(visited, v): &(u32, usize)| walk(&neighbours)(&(visited, v));
    let options = |at: &(u32, usize)| {
        let two = one(at).into_iter().flat_map(|(_, over)| {
            let free = neighbours[over].iter().filter(|&to| at.0 >> to & 1 == 0);
            free.map(|&to| (at.0 | 1 << over | 1 << to, to)).collect::<Vec<_>>()
        });
        one(at).into_iter().chain(two).collect()
    };
    assert!(Referee::normal(options).is_won(&(1, 0)));
    let apart = [vec![1, 2], vec![0, 2], vec![0, 1]];
    assert!(largest_matchings(&apart).iter().any(|covered| covered & 1 == 0));
}

/// Numbers are said in turn, the first one freely, each a divisor or a multiple of the one before,
/// none twice.
#[test]
fn whoever_may_choose_the_start_wins_by_a_place_that_some_largest_matching_leaves_free() {
    for n in 1..=9_usize {
        let fits = |a: usize, b: usize| a != b && (a % b == 0 || b % a == 0);
        let options: Vec<Vec<usize>> =
            (1..=n).map(|a| (1..=n).filter(|&b| fits(a, b)).map(|b| b - 1).collect()).collect();
        let mut referee = Referee::normal(walk(&options));
        let matchings = largest_matchings(&options);
        for s in 0..n {
            let is_free = matchings.iter().any(|covered| covered >> s & 1 == 0);
            assert_eq!(!referee.is_won(&(1 << s, s)), is_free, "{n}: {}", s + 1);
        }
    }
}

#[test]
fn not_if_an_edge_leads_one_way() {
    let options = [vec![], vec![0]];
    assert!(!Referee::normal(walk(&options)).is_won(&(1, 0)));
    assert_eq!(largest_matchings(&[vec![1], vec![0]]), [0b11]);
}
