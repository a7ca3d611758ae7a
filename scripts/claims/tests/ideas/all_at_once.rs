use crate::dags;
use referee::Referee;

/// One graph, and a vertex of it for each game: a turn moves in all games that are not over. `None`
/// if that is none of them.
fn turns(at: &[usize], options: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![vec![]];
    for &v in at {
        let stay = [v];
        let tos: &[usize] = if options[v].is_empty() { &stay } else { &options[v] };
        all = all
            .into_iter()
            .flat_map(|before| tos.iter().map(move |&to| [before.clone(), vec![to]].concat()))
            .collect();
    }
    all
}

/// All pairs and some triples of vertices.
fn starts(n: usize) -> Vec<Vec<usize>> {
    let pairs = (0..n).flat_map(|a| (0..=a).map(move |b| vec![a, b]));
    pairs.chain((0..n).map(|a| vec![a, n - 1, n - 2])).collect()
}

/// Where the player to move wins a single game; at its end, too, where the last one loses.
fn won(options: &[Vec<usize>], at_the_end: bool) -> Vec<bool> {
    let mut won: Vec<bool> = vec![];
    for tos in options {
        won.push((tos.is_empty() && at_the_end) || tos.iter().any(|&to| !won[to]));
    }
    won
}

/// Whoever makes the last move wins, or loses; then odd and even swap.
fn is_as_told<F: Fn(&Vec<usize>) -> Vec<Vec<usize>>>(
    last_loses: bool,
    play: F,
    told: impl Fn(&[usize]) -> usize,
) {
    let mut referee = if last_loses { Referee::misere(play) } else { Referee::normal(play) };
    for at in starts(5) {
        assert_eq!(referee.is_won(&at), (told(&at) % 2 == 1) != last_loses, "{at:?} {last_loses}");
    }
}

#[test]
fn the_longest_game_decides_by_the_largest_s() {
    for (options, last_loses) in
        dags(5).flat_map(|options| [(options.clone(), false), (options, true)])
    {
        let won = won(&options, last_loses);
        let mut s: Vec<usize> = vec![];
        for v in 0..5 {
            let lost = options[v].iter().filter(|&&to| !won[to]).map(|&to| s[to]).max();
            let least = options[v].iter().map(|&to| s[to]).min();
            s.push(lost.or(least).map_or(0, |s| s + 1));
        }
        let play = |at: &Vec<usize>| {
            let are_over = at.iter().all(|&v| options[v].is_empty());
            if are_over {
                vec![]
            } else {
                turns(at, &options)
            }
        };
        is_as_told(last_loses, play, |at| at.iter().map(|&v| s[v]).max().expect("there are games"));
    }
}

#[test]
fn the_shortest_game_decides_by_the_least_s() {
    for (options, last_loses) in
        dags(5).flat_map(|options| [(options.clone(), false), (options, true)])
    {
        let won = won(&options, last_loses);
        let mut s: Vec<usize> = vec![];
        for v in 0..5 {
            let lost = options[v].iter().filter(|&&to| !won[to]).map(|&to| s[to]).min();
            let most = options[v].iter().map(|&to| s[to]).max();
            s.push(lost.or(most).map_or(0, |s| s + 1));
        }
        let play = |at: &Vec<usize>| {
            let is_one_over = at.iter().any(|&v| options[v].is_empty());
            if is_one_over {
                vec![]
            } else {
                turns(at, &options)
            }
        };
        is_as_told(last_loses, play, |at| at.iter().map(|&v| s[v]).min().expect("there are games"));
    }
}

/// A match of several rounds from the same start: does the player to move win it? Whoever cannot
/// move loses the round, and begins the next or not; whoever wins the last round wins.
fn wins_match(options: &[Vec<usize>], at: usize, rounds: usize, loser_begins: bool) -> bool {
    let start = options.len() - 1;
    if options[at].is_empty() {
        // The player to move has lost this round.
        let begins = |yes: bool| yes == wins_match(options, start, rounds - 1, loser_begins);
        return rounds > 1 && begins(loser_begins);
    }
    options[at].iter().any(|&to| !wins_match(options, to, rounds, loser_begins))
}

/// Who can force a win, and who can force a loss: by normal play and by misère play.
fn forces(options: &[Vec<usize>]) -> (bool, bool) {
    let start = options.len() - 1;
    let mut normal = Referee::normal(|&v: &usize| options[v].clone());
    let mut misere = Referee::misere(|&v: &usize| options[v].clone());
    (normal.is_won(&start), misere.is_won(&start))
}

#[test]
fn of_rounds_one_after_another_who_can_force_both_wins_and_who_can_force_a_win_does_for_odd_k() {
    for options in dags(5) {
        for k in 1..=5 {
            let wins = match forces(&options) {
                (true, true) => true,
                (true, false) => k % 2 == 1,
                (false, _) => false,
            };
            assert_eq!(wins_match(&options, 4, k, true), wins, "{options:?} {k}");
        }
    }
}

#[test]
fn not_if_the_winner_of_a_round_begins_the_next() {
    for options in dags(5).filter(|options| forces(options) == (true, false)) {
        for k in 1..=5 {
            assert!(wins_match(&options, 4, k, false), "{options:?} {k}");
        }
    }
}

/// One stone a turn: whoever begins with a heap of 2 can only lose that round, and wins the second one, of 1.
#[test]
fn not_if_the_rounds_differ() {
    fn wins(heap: u64, later: &[u64]) -> bool {
        match (heap, later) {
            (0, []) => false,
            (0, [next, later @ ..]) => wins(*next, later),
            _ => !wins(heap - 1, later),
        }
    }
    assert!(!wins(2, &[]) && !wins(2, &[2]) && wins(2, &[1]));
}
