use crate::dags;
use referee::{partizan, small, sum, Player, Referee};
use std::collections::HashMap;
use Player::{Left, Right};

/// So many make 1.
const ONE: i64 = 64;

/// The simplest number between: 0, then whole numbers, the nearest to 0 first, then halves,
/// quarters and so on.
fn simplest(above: Option<i64>, below: Option<i64>) -> i64 {
    let fits =
        |number: &i64| above.map_or(true, |a| a < *number) && below.map_or(true, |b| *number < b);
    let mut step = ONE;
    loop {
        let near = (0..40).flat_map(|n| [n * step, -n * step]);
        if let Some(number) = near.into_iter().find(fits) {
            return number;
        }
        step /= 2;
        assert!(step > 0, "the fractions are finer than was thought");
    }
}

/// The value of a position if each option of Left is worth less than each option of Right, in all
/// that follows.
pub fn value<P: Clone + Eq + std::hash::Hash>(
    at: &P,
    options: &impl Fn(&P, Player) -> Vec<P>,
    known: &mut HashMap<P, Option<i64>>,
) -> Option<i64> {
    if let Some(&value) = known.get(at) {
        return value;
    }
    let mut of = |player| -> Option<Vec<i64>> {
        options(at, player).iter().map(|to| value(to, options, known)).collect()
    };
    let (left, right) = (of(Left), of(Right));
    let found = match (left, right) {
        (Some(left), Some(right)) => {
            let (above, below) = (left.into_iter().max(), right.into_iter().min());
            let are_apart = above.zip(below).map_or(true, |(above, below)| above < below);
            are_apart.then(|| simplest(above, below))
        }
        _ => None,
    };
    known.insert(at.clone(), found);
    found
}

/// Is it as the sign of the value says, whoever begins?
pub fn holds<P: Clone + Eq + std::hash::Hash>(
    at: &P,
    value: i64,
    referee: &mut Referee<(P, Player), impl Fn(&(P, Player)) -> Vec<(P, Player)>>,
) -> bool {
    let wins = [Left, Right].map(|player| referee.is_won(&(at.clone(), player)));
    wins == [value > 0, value < 0]
}

/// Each has a token on a graph of their own.
#[test]
fn if_no_move_makes_or_destroys_a_move_of_the_other_the_most_moves_count() {
    let longest = |options: &[Vec<usize>]| {
        let mut most: Vec<i64> = vec![];
        for tos in options {
            most.push(tos.iter().map(|&to| most[to] + 1).max().unwrap_or(0));
        }
        most
    };
    for own in dags(4) {
        for others in dags(4) {
            let mut referee =
                Referee::normal(partizan(|&(l, r): &(usize, usize), player| match player {
                    Left => own[l].iter().map(|&to| (to, r)).collect::<Vec<_>>(),
                    Right => others[r].iter().map(|&to| (l, to)).collect(),
                }));
            let to_spare = longest(&own)[3] - longest(&others)[3];
            assert!(holds(&(3, 3), to_spare, &mut referee), "{own:?} {others:?}");
        }
    }
}

/// Every graph of 4 positions with moves for Left, Right, both or nobody: sums of two and of three.
#[test]
fn positions_whose_options_are_apart_are_worth_numbers_that_add_up() {
    let edges: Vec<(usize, usize)> = (0..4).flat_map(|v| (0..v).map(move |to| (v, to))).collect();
    let mut held = 0;
    for kinds in small::sequences(edges.len(), 3) {
        let options = |&v: &usize, player: Player| -> Vec<usize> {
            let bit = u64::from(player == Right);
            let own = edges
                .iter()
                .zip(&kinds)
                .filter(|((from, _), kind)| *from == v && *kind >> bit & 1 == 1);
            own.map(|((_, to), _)| *to).collect()
        };
        let mut known = HashMap::new();
        let Some(values) =
            (0..4).map(|v| value(&v, &options, &mut known)).collect::<Option<Vec<i64>>>()
        else {
            continue;
        };
        held += 1;
        let mut referee =
            Referee::normal(partizan(|at: &Vec<usize>, player| sum(at, |v| options(v, player))));
        for at in small::sequences(3, 3) {
            let at: Vec<usize> = at.into_iter().map(|v| v as usize).collect();
            let total = at.iter().map(|&v| values[v]).sum();
            assert!(holds(&at, total, &mut referee), "{kinds:?} {at:?} {values:?}");
        }
    }
    assert!(held > 200, "{held}");
}

pub type Edge = (usize, usize);

/// What still hangs together with the ground, 0.
fn grounded(edges: &[Edge], set: u32) -> u32 {
    let (mut reached, mut kept) = (1_u32, 0);
    for _ in 0..=edges.len() {
        for (i, &(a, b)) in edges.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1) {
            if reached >> a & 1 == 1 || reached >> b & 1 == 1 {
                kept |= 1 << i;
                reached |= 1 << a | 1 << b;
            }
        }
    }
    kept
}

/// Left cuts the edges of a set, Right the others.
pub fn hackenbush(edges: &[Edge], blue: u32) -> impl Fn(&u32, Player) -> Vec<u32> + '_ {
    move |&set, player| {
        let own = set & if player == Left { blue } else { !blue };
        let cuts = (0..edges.len()).filter(|i| own >> i & 1 == 1);
        cuts.map(|i| grounded(edges, set & !(1 << i))).collect()
    }
}

/// Every picture of up to 3 edges between the ground and two other vertices, in all colours.
fn pictures() -> Vec<(Vec<Edge>, u32, i64)> {
    let kinds: Vec<Edge> = (0..3).flat_map(|a| (a..3).map(move |b| (a, b))).collect();
    let mut all = vec![];
    for count in 0..=3_usize {
        for code in small::sequences(count, kinds.len() as u64 - 1) {
            let edges: Vec<Edge> = code.iter().map(|&kind| kinds[kind as usize]).collect();
            let whole = (1 << count) - 1;
            let is_in_order = code.windows(2).all(|two| two[0] <= two[1]);
            if !is_in_order || grounded(&edges, whole) != whole {
                continue;
            }
            for blue in 0..=whole {
                let value = value(&whole, &hackenbush(&edges, blue), &mut HashMap::new());
                all.push((edges.clone(), blue, value.expect("the options are always apart")));
            }
        }
    }
    all
}

/// All pairs, beside each other on the same ground.
#[test]
fn in_red_blue_hackenbush_the_options_are_always_apart_and_the_sign_of_the_sum_decides() {
    let pictures = pictures();
    for (one, blue, a) in &pictures {
        for (other, also_blue, b) in pictures.iter().step_by(7) {
            let moved = other.iter().map(|&(a, b)| [a, b].map(|v| if v == 0 { 0 } else { v + 2 }));
            let mut edges = one.clone();
            edges.extend(moved.map(|[a, b]| (a, b)));
            let blue = blue | also_blue << one.len();
            let mut referee = Referee::normal(partizan(hackenbush(&edges, blue)));
            let whole = (1 << edges.len()) - 1;
            assert!(holds(&whole, a + b, &mut referee), "{edges:?} {blue:b}");
        }
    }
}

/// Longer stalks and trees have finer values; of 5 edges all trees in all colours, alone.
#[test]
fn in_larger_trees_of_red_blue_hackenbush_the_options_are_apart_too() {
    for parents in small::sequences(5, 4) {
        if (0..5).any(|v| parents[v] > v as u64) {
            continue;
        }
        let edges: Vec<Edge> = (0..5).map(|v| (parents[v] as usize, v + 1)).collect();
        for blue in 0..32 {
            let options = hackenbush(&edges, blue);
            let value = value(&31, &options, &mut HashMap::new()).expect("they are apart");
            assert!(holds(&31, value, &mut Referee::normal(partizan(options))), "{edges:?}");
            // By what grows on each edge: a vertex has a smaller number than those above it.
            let mut worth = [0; 6];
            for (i, &(below, above)) in edges.iter().enumerate().rev() {
                let sign = if blue >> i & 1 == 1 { 1 } else { -1 };
                let x = sign * worth[above];
                let m = (1..=8).find(|m| x + m * ONE > ONE).expect("of 5 edges none is worth −7");
                worth[below] += sign * (x + m * ONE) / (1 << (m - 1));
            }
            assert_eq!(worth[0], value, "{edges:?} {blue:b}");
        }
    }
}

/// Left cuts the first side of a sheet in two whole numbers, Right the second one. What nobody cuts any more goes.
pub fn cutcake(sheets: &Vec<(u64, u64)>, player: Player) -> Vec<Vec<(u64, u64)>> {
    let pieces = |two: [(u64, u64); 2]| two.into_iter().filter(|&piece| piece != (1, 1)).collect();
    crate::split(sheets, |&(a, b)| match player {
        Left => (1..=a / 2).map(|at| pieces([(at, b), (a - at, b)])).collect(),
        Right => (1..=b / 2).map(|at| pieces([(a, at), (a, b - at)])).collect(),
    })
}

pub fn moves_to_spare(mut a: u64, mut b: u64) -> i64 {
    while a > 1 && b > 1 {
        a /= 2;
        b /= 2;
    }
    if b == 1 {
        a as i64 - 1
    } else {
        1 - b as i64
    }
}

#[test]
fn in_cutcake_both_sides_are_halved_until_one_is_1() {
    let mut known = HashMap::new();
    let mut referee = Referee::normal(partizan(cutcake));
    for a in 1..=9 {
        for b in 1..=9 {
            // By the values of smaller sheets, which are whole numbers.
            let of = |(a, b): (u64, u64)| moves_to_spare(a, b) * ONE;
            let left = (1..a).map(|at| of((at, b)) + of((a - at, b))).max();
            let right = (1..b).map(|at| of((a, at)) + of((a, b - at))).min();
            assert!(left.zip(right).map_or(true, |(left, right)| left < right));
            assert_eq!(simplest(left, right), of((a, b)), "{a} {b}");
            if a * b <= 9 {
                let sheet = vec![(a, b)];
                assert_eq!(value(&sheet, &cutcake, &mut known), Some(of((a, b))), "{a} {b}");
                for other in [(2, 3), (1, 2), (4, 1)] {
                    let mut both = vec![(a, b), other];
                    both.sort_unstable();
                    assert!(holds(&both, of((a, b)) + of(other), &mut referee), "{both:?}");
                }
            }
        }
    }
}

/// Dominoes across for Left and down for Right, on a square of 2 by 2 cells: whoever begins wins.
#[test]
fn not_if_moving_first_is_worth_something() {
    let options = |&cells: &u32, player: Player| -> Vec<u32> {
        let lines: [u32; 2] = if player == Left { [0b0011, 0b1100] } else { [0b0101, 0b1010] };
        let free = lines.into_iter().filter(|line| cells & line == 0);
        free.map(|line| cells | line).collect()
    };
    let mut referee = Referee::normal(partizan(options));
    assert!(referee.is_won(&(0, Left)) && referee.is_won(&(0, Right)));
    assert_eq!(value(&0, &options, &mut HashMap::new()), None);
}
