use crate::dags;
use referee::small;

const NEAR: f64 = 1e-9;

/// Every graph of 5 vertices whose vertices belong to a player who wants much, one who wants
/// little, or chance; the ends bring something. All ways to play, chosen before: each player is
/// sure of the value, and of no more.
#[test]
fn a_position_is_worth_the_best_average() {
    for options in dags(4) {
        for owners in small::sequences(4, 2) {
            // What each vertex is worth where all choices are given.
            let result = |choice: &dyn Fn(usize) -> usize| {
                let mut worth = [0.0; 4];
                for v in 0..4 {
                    let tos = &options[v];
                    worth[v] = match owners[v] {
                        _ if tos.is_empty() => [3.0, 1.0, 4.0, 1.5][v],
                        2 => tos.iter().map(|&to| worth[to]).sum::<f64>() / tos.len() as f64,
                        _ => worth[tos[choice(v) % tos.len()]],
                    };
                }
                worth[3]
            };
            let mut value = [0.0; 4];
            for v in 0..4 {
                let tos = options[v].iter().map(|&to| value[to]);
                value[v] = match owners[v] {
                    _ if options[v].is_empty() => [3.0, 1.0, 4.0, 1.5][v],
                    0 => tos.fold(f64::NEG_INFINITY, f64::max),
                    1 => tos.fold(f64::INFINITY, f64::min),
                    _ => tos.sum::<f64>() / options[v].len() as f64,
                };
            }
            // Choices of both as digits in base 6, which every number of options up to 3 divides.
            let plans = |owner: u64| {
                let own = (0..4).filter(|&v| owners[v] == owner && options[v].len() > 1);
                let own: Vec<usize> = own.collect();
                small::sequences(own.len(), 2).map(move |plan| (own.clone(), plan))
            };
            let of = |(own, plan): &(Vec<usize>, Vec<u64>), v: usize| {
                own.iter().position(|&other| other == v).map(|i| plan[i] as usize)
            };
            let mut sure = f64::NEG_INFINITY;
            for mine in plans(0) {
                let against = plans(1)
                    .map(|other| result(&|v| of(&mine, v).or_else(|| of(&other, v)).unwrap_or(0)));
                sure = sure.max(against.fold(f64::INFINITY, f64::min));
            }
            assert!((sure - value[3]).abs() < NEAR, "{options:?} {owners:?}");
        }
    }
}

/// Whoever first throws heads wins: v = 1/2 + 1/2 · (1 − v). And a race to a number of heads, in
/// which each throw counts for its thrower, and tails leave all as it is but for the turn.
#[test]
fn where_all_may_stay_as_it_is_the_value_stands_on_both_sides() {
    // Over ever more turns.
    let after = |turns: u32, mine: usize, others: usize| {
        // won[i][j]: the player to move still needs i, the other one j.
        let mut won = vec![vec![0.0_f64; 6]; 6];
        for _ in 0..turns {
            let before = won.clone();
            for i in 1..6 {
                for j in 1..6 {
                    let heads = if i == 1 { 1.0 } else { 1.0 - before[j][i - 1] };
                    won[i][j] = 0.5 * heads + 0.5 * (1.0 - before[j][i]);
                }
            }
        }
        won[mine][others]
    };
    // v(i, j) = (heads + 1 − v(j, i)) / 2, and v(j, i) likewise: two equations.
    let mut v = vec![vec![0.0_f64; 6]; 6];
    for sum in 2..=10 {
        for i in 1..6 {
            for j in 1..6 {
                if i + j != sum {
                    continue;
                }
                let heads = |i: usize, j: usize| if i == 1 { 1.0 } else { 1.0 - v[j][i - 1] };
                let (a, b) = ((heads(i, j) + 1.0) / 2.0, (heads(j, i) + 1.0) / 2.0);
                v[i][j] = (a - b / 2.0) / 0.75;
            }
        }
    }
    assert!((v[1][1] - 2.0 / 3.0).abs() < NEAR);
    for i in 1..6 {
        for j in 1..6 {
            assert!((after(200, i, j) - v[i][j]).abs() < NEAR, "{i} {j}");
        }
    }
}

/// Two points are needed, and the opponent is sure to win next turn. The certain point is worth
/// more points on average, and loses.
#[test]
fn not_if_one_takes_the_move_with_most_points() {
    let certain = [(1.0, 1)];
    let risky = [(1.0 / 3.0, 2), (2.0 / 3.0, 0)];
    let points = |move_: &[(f64, u32)]| move_.iter().map(|(p, n)| p * f64::from(*n)).sum::<f64>();
    let wins = |move_: &[(f64, u32)]| -> f64 {
        move_.iter().filter(|(_, n)| *n >= 2).map(|(p, _)| p).sum()
    };
    assert!(points(&certain) > points(&risky));
    assert!(wins(&certain) < NEAR && wins(&risky) > 0.3);
}

/// Pig: roll as often as one likes and add it up, a 1 loses what was added, and whoever has 4 wins.
/// A position comes back after two 1s. What is too small everywhere and what is too large meet.
#[test]
fn where_a_position_comes_back_all_values_are_computed_until_they_stay() {
    const GOAL: usize = 4;
    let next = |old: &[[[f64; GOAL]; GOAL]; GOAL]| {
        let mut new = *old;
        for mine in 0..GOAL {
            for theirs in 0..GOAL {
                for added in 0..GOAL - mine {
                    let hold = 1.0 - old[theirs][mine + added][0];
                    let roll = |face: usize| match mine + added + face {
                        _ if face == 1 => 1.0 - old[theirs][mine][0],
                        sum if sum >= GOAL => 1.0,
                        _ => old[mine][theirs][added + face],
                    };
                    new[mine][theirs][added] = hold.max((1..=3).map(roll).sum::<f64>() / 3.0);
                }
            }
        }
        new
    };
    let mut bounds = [0.0, 1.0].map(|all| [[[all; GOAL]; GOAL]; GOAL]);
    for _ in 0..400 {
        bounds = bounds.map(|values| next(&values));
    }
    let [low, high] = bounds.map(|values| values[0][0][0]);
    assert!((low - high).abs() < 1e-9 && (low - 9.0 / 14.0).abs() < 1e-9, "{low} {high}");
}

/// Pass, or gamble: won with 3 in 10, else lost. To pass for ever is a draw, worth 1/2, and both do.
#[test]
fn the_values_begin_at_what_endless_play_is_worth() {
    let worth = |first_gambles: bool, second_gambles: bool| match (first_gambles, second_gambles) {
        (true, _) => 0.3,
        (false, true) => 0.7,
        (false, false) => 0.5,
    };
    let sure = [true, false].map(|first| f64::min(worth(first, true), worth(first, false)));
    let settled = |begin: f64| {
        // What it is worth to the first player when that one is to move, and when the second is.
        let next = |[one, two]: [f64; 2], _| [two.max(0.3), one.min(0.7)];
        (0..100).fold([begin; 2], next)[0]
    };
    assert!((settled(0.5) - f64::max(sure[0], sure[1])).abs() < NEAR);
    assert!((settled(0.0) - 0.3).abs() < NEAR);
}
