//! How to find an answer, and the facts of Questions that are no claim of an idea.

use crate::{nim, xor};
use claims::lead;
use referee::{outcomes, partizan, small, sum, Outcome, Player, Referee};

/// One stone, or half of an even heap.
#[allow(clippy::trivially_copy_pass_by_ref)] // the referee hands positions over so
fn halves(&n: &u64) -> Vec<u64> {
    let mut options = vec![];
    if n > 0 {
        options.push(n - 1);
    }
    if n > 0 && n % 2 == 0 {
        options.push(n / 2);
    }
    options
}

fn is_in_l(n: u64) -> bool {
    n == 0 || n == 2 || n >= 5 && n % 2 == 1
}

#[test]
fn the_printed_values_are_those_of_the_game() {
    let mut referee = Referee::normal(halves);
    let values: Vec<String> = (0..=30).map(|n| referee.grundy(&n).to_string()).collect();
    let printed = "0 1 0 1 2 0 2 0 1 0 1 0 1 0 1 0 2 0 1 0 2 0 1 0 2 0 1 0 2 0 1";
    assert_eq!(values.join(" "), printed);
}

/// A value is 0 exactly if no option has value 0.
#[test]
fn lost_are_0_and_2_and_the_odd_numbers_from_5_on() {
    let mut won: Vec<bool> = vec![];
    for n in 0..=1000 {
        won.push(halves(&n).iter().any(|&to| !won[to as usize]));
        assert_eq!(!won[n as usize], is_in_l(n), "{n}");
    }
    let mut referee = Referee::normal(halves);
    for n in 0..=1000_u64 {
        assert_eq!(referee.grundy(&n) == 0, !won[n as usize]);
    }
}

/// By hand, and the guess from four numbers.
#[test]
fn from_0_to_3_the_even_numbers_are_lost_and_4_is_won_by_halving() {
    let mut referee = Referee::normal(halves);
    assert!((0..=3).all(|n| referee.is_won(&n) == (n % 2 == 1)));
    assert!(referee.is_won(&4) && !referee.is_won(&2) && referee.is_won(&3));
    assert_eq!(halves(&2), [1, 1]);
}

#[test]
fn the_three_points_hold() {
    assert!(halves(&0).is_empty() && is_in_l(0));
    for n in 0..=1000 {
        let into_l = |to: &u64| is_in_l(*to);
        assert_eq!(halves(&n).iter().any(into_l), !is_in_l(n), "{n}");
        if n >= 5 && n % 2 == 1 {
            assert_eq!(halves(&n), [n - 1]);
        }
    }
    for (from, to) in [(1, 0), (3, 2), (4, 2)] {
        assert!(halves(&from).contains(&to) && is_in_l(to));
    }
}

/// Literally: a player who cannot move wins. No xor any more: two equal heaps of which one stone is
/// taken.
#[test]
fn if_who_cannot_move_wins_a_state_without_options_has_value_1() {
    let one_stone = |heaps: &Vec<u64>| referee::sum(heaps, |&heap| heap.checked_sub(1));
    fn wins(heaps: &[u64]) -> bool {
        let total: u64 = heaps.iter().sum();
        let lower = |i: usize| {
            let mut to = heaps.to_vec();
            to[i] -= 1;
            to
        };
        total == 0 || (0..heaps.len()).filter(|&i| heaps[i] > 0).any(|i| !wins(&lower(i)))
    }
    let mut referee = Referee::misere(one_stone);
    for heaps in small::up_to(&[(2, 5)]) {
        assert_eq!(referee.is_won(&heaps), wins(&heaps));
    }
    // Of heaps of one kind alone the values are 1 0 1 0 …, and their xor is 0 for 0 0 and for 1 1.
    assert!(wins(&[1, 1]) && wins(&[0]) && !wins(&[1]));
}

/// Noughts and crosses in a row, each with an own sign, two neighbours win: with options after the
/// end left out, all is as in a play that stops when a pattern is there.
#[test]
fn a_state_in_which_the_opponent_has_just_reached_the_pattern_is_lost() {
    let has = |cells: u32| cells & cells >> 1 != 0;
    fn plays(mine: u32, theirs: u32, n: u32, has: &impl Fn(u32) -> bool) -> i32 {
        let free = (0..n).filter(|cell| (mine | theirs) >> cell & 1 == 0);
        let each = free.map(|cell| {
            let to = mine | 1 << cell;
            if has(to) {
                1
            } else {
                -plays(theirs, to, n, has)
            }
        });
        each.max().unwrap_or(0)
    }
    for n in 1..=7 {
        let found = outcomes([(0, 0)], |&(mine, theirs): &(u32, u32)| {
            if has(theirs) {
                return vec![];
            }
            let free = (0..n).filter(|cell| (mine | theirs) >> cell & 1 == 0);
            let to: Vec<_> = free.map(|cell| (theirs, mine | 1 << cell)).collect();
            // A full row without a pattern is a draw: play that stays there.
            if to.is_empty() {
                vec![(mine, theirs)]
            } else {
                to
            }
        });
        let outcome = [Outcome::Lost, Outcome::Drawn, Outcome::Won];
        assert_eq!(found[&(0, 0)], outcome[(plays(0, 0, n, &has) + 1) as usize], "{n}");
    }
}

/// A heap, one or two stones a turn; whoever leaves 2 wins, and if nobody has, whoever takes the last one. With 2
/// at the start somebody still has to move.
#[test]
fn a_goal_that_is_there_at_the_start_nobody_has_reached() {
    fn wins(heap: u64) -> bool {
        (1..=heap.min(2)).map(|take| heap - take).any(|left| left == 2 || !wins(left))
    }
    let mut referee = Referee::normal(|&heap: &u64| {
        let most = if heap == 2 { 0 } else { heap.min(2) };
        (heap - most..heap).collect()
    });
    for heap in 0..=20 {
        assert_eq!(referee.is_won(&heap) == wins(heap), heap != 2, "{heap}");
    }
}

/// Numbers are erased, and whoever leaves the xor 0 loses (an empty board has it).
#[test]
fn moves_that_make_something_happen_that_loses_are_no_options() {
    fn wins(numbers: &[u64]) -> bool {
        let without = |i: usize| {
            let mut to = numbers.to_vec();
            to.remove(i);
            to
        };
        let mut each = (0..numbers.len()).map(without);
        each.any(|to| xor(&to) != 0 && !wins(&to))
    }
    let mut referee = Referee::normal(|numbers: &Vec<u64>| {
        let mut options = vec![];
        for i in 0..numbers.len() {
            let mut to = numbers.clone();
            to.remove(i);
            if xor(&to) != 0 {
                options.push(to);
            }
        }
        options
    });
    for numbers in small::up_to(&[(4, 3), (5, 2)]) {
        assert_eq!(referee.is_won(&numbers), wins(&numbers), "{numbers:?}");
        // A start that has it already is another question.
        if xor(&numbers) != 0 {
            assert_eq!(wins(&numbers), numbers.len() % 2 == 0, "{numbers:?}");
        }
    }
}

/// Dots and boxes with two boxes side by side: whoever closes a box moves again. Literally, the
/// boxes of both players are counted; a bit is a line that is drawn, 3 of them for each box and one
/// between.
#[test]
fn where_the_same_player_goes_on_points_are_added_else_subtracted() {
    const BOXES: [u32; 2] = [0b000_1111, 0b111_1000];
    let closed = |lines: u32| BOXES.iter().filter(|&&b| lines & b == b).count() as i64;
    fn play(lines: u32, mover: usize, score: [i64; 2], closed: &impl Fn(u32) -> i64) -> [i64; 2] {
        let free = (0..7).map(|line| 1 << line).filter(|line| lines & line == 0);
        let ends = free.map(|line| {
            let gained = closed(lines | line) - closed(lines);
            let mut score = score;
            score[mover] += gained;
            play(lines | line, if gained > 0 { mover } else { 1 - mover }, score, closed)
        });
        ends.max_by_key(|end| end[mover] - end[1 - mover]).unwrap_or(score)
    }
    let mut d = vec![0; 128];
    for lines in (0..127_u32).rev() {
        let free = (0..7).map(|line| 1 << line).filter(|line| lines & line == 0);
        let each = free.map(|line| {
            let gained = closed(lines | line) - closed(lines);
            let after = d[(lines | line) as usize];
            gained + if gained > 0 { after } else { -after }
        });
        d[lines as usize] = each.max().expect("a line is free");
    }
    for lines in (0..128_u32).filter(|lines| *lines == 0 || lines.count_ones() > 2) {
        let [first, second] = play(lines, 0, [0, 0], &closed);
        assert_eq!(d[lines as usize], first - second, "{lines:b}");
    }
}

/// In a row two pieces with a gap between them: Left's slides to the right, Right's to the left,
/// any number of cells.
#[test]
fn if_both_do_the_same_to_the_gaps_the_gaps_are_the_position() {
    let options = |rows: &Vec<(u64, u64)>, player: Player| {
        referee::sum(rows, |&(left, right)| match player {
            Player::Left => (left + 1..right).map(|to| (to, right)).collect::<Vec<_>>(),
            Player::Right => (left + 1..right).map(|to| (left, to)).collect(),
        })
    };
    let mut literal = Referee::normal(partizan(options));
    let mut gaps = Referee::normal(crate::nim);
    for row in small::sequences(4, 5).filter(|row| row[0] < row[1] && row[2] < row[3]) {
        let rows = vec![(row[0], row[1]), (row[2], row[3])];
        let is_won = gaps.is_won(&rows.iter().map(|(left, right)| right - left - 1).collect());
        for player in [Player::Left, Player::Right] {
            assert_eq!(literal.is_won(&(rows.clone(), player)), is_won, "{rows:?}");
        }
    }
}

/// The first number of a row or the last one.
fn from_the_ends(row: &Vec<i64>) -> Vec<(i64, Vec<i64>)> {
    match row.as_slice() {
        [] => vec![],
        [.., last] => vec![(row[0], row[1..].to_vec()), (*last, row[..row.len() - 1].to_vec())],
    }
}

/// By points: the leads of the row 1 5 2, either end of which may be taken.
#[test]
fn with_points_leads_take_the_place_of_values() {
    assert_eq!(lead(&vec![1, 5, 2], &from_the_ends), -2);
}

/// A row, a token between two players, and so on: a set of used things is an int.
#[test]
fn for_things_used_once_bit_i_means_that_thing_i_is_used() {
    // The numbers 1 to 4, each once; whoever makes the sum 6 or more wins.
    fn wins(used: &mut Vec<u64>, sum: u64) -> bool {
        let mut won = false;
        for number in 1..=4 {
            if used.contains(&number) {
                continue;
            }
            used.push(number);
            won |= sum + number >= 6 || !wins(used, sum + number);
            used.pop();
        }
        won
    }
    let mut referee = Referee::normal(|&used: &u32| {
        let sum = |used: u32| (0..4).filter(|i| used >> i & 1 == 1).map(|i| i + 1).sum::<u32>();
        let free = (0..4).filter(|i| sum(used) < 6 && used >> i & 1 == 0);
        free.map(|i| used | 1 << i).collect()
    });
    assert_eq!(referee.is_won(&0), wins(&mut vec![], 0));
}

/// Heaps, the passes of both, and whose turn it is.
type Passes = (Vec<u64>, [u64; 2], usize);

/// Nim in which each player has passes of their own, perhaps also for an empty position.
fn with_own_passes(at_the_end: bool) -> impl Fn(&Passes) -> Vec<Passes> {
    move |(heaps, passes, turn)| {
        let mut options: Vec<Passes> =
            nim(heaps).into_iter().map(|to| (to, *passes, 1 - turn)).collect();
        if passes[*turn] > 0 && (at_the_end || !options.is_empty()) {
            let mut left = *passes;
            left[*turn] -= 1;
            options.push((heaps.clone(), left, 1 - turn));
        }
        options
    }
}

#[test]
fn one_pass_for_each_player_changes_nothing() {
    for at_the_end in [false, true] {
        let mut referee = Referee::normal(with_own_passes(at_the_end));
        for heaps in small::up_to(&[(1, 12), (3, 5)]) {
            for passes in [[1, 1], [2, 2]] {
                let is_won = referee.is_won(&(heaps.clone(), passes, 0));
                assert_eq!(is_won, xor(&heaps) != 0, "{heaps:?}");
            }
        }
    }
}

/// A row, the passes of who is to move and of the other, and has the other just passed?
type RowPasses = (Vec<i64>, [bool; 2], bool);

/// A row taken from its ends, for points, where each player may have a pass; perhaps two in a row end play.
fn passes_by_points(two_end_play: bool) -> impl Fn(&RowPasses) -> Vec<(i64, RowPasses)> {
    move |(row, [own, other], has_passed)| {
        let takes = from_the_ends(row).into_iter();
        let mut moves: Vec<(i64, RowPasses)> =
            takes.map(|(points, to)| (points, (to, [*other, *own], false))).collect();
        if *own {
            let is_over = two_end_play && *has_passed;
            let rest = if is_over { vec![] } else { row.clone() };
            moves.push((0, (rest, [*other, false], true)));
        }
        moves
    }
}

#[test]
fn by_points_one_pass_for_each_player_changes_nothing() {
    for row in small::up_to(&[(5, 3)]) {
        let row: Vec<i64> = row.into_iter().map(|number| number as i64).collect();
        let with_passes = lead(&(row.clone(), [true; 2], false), &passes_by_points(false));
        assert_eq!(with_passes, lead(&row, &from_the_ends), "{row:?}");
    }
}

#[test]
fn not_if_two_passes_end_play() {
    let row = vec![1, 5, 1];
    assert_eq!(lead(&row, &from_the_ends), -3);
    assert_eq!(lead(&(row, [true; 2], false), &passes_by_points(true)), 0);
}

/// Nim in which each player may pass once, but only with fewer stones taken than the other.
#[test]
fn not_if_a_pass_cannot_always_be_answered_by_one() {
    /// The stones taken, and is a pass left? Of who is to move and of the other.
    fn wins(heaps: &Vec<u64>, [own, other]: [(u64, bool); 2]) -> bool {
        let (taken, has_pass) = own;
        let stones = |heaps: &Vec<u64>| heaps.iter().sum::<u64>();
        let after = |to: &Vec<u64>| (taken + stones(heaps) - stones(to), has_pass);
        let passes = has_pass && taken < other.0 && !wins(heaps, [other, (taken, false)]);
        passes || nim(heaps).iter().any(|to| !wins(to, [other, after(to)]))
    }
    let heaps = vec![1, 2];
    assert!(wins(&heaps, [(0, false); 2]));
    assert!(!wins(&heaps, [(0, true); 2]));
}

/// One edge leads to the goal, and only Right may use it; whoever is stuck draws, and a pass may be all that is left.
#[test]
fn not_if_the_players_have_different_moves() {
    /// What Left gets, who wins with 1: at the start of the edge, with the passes of both.
    fn of_left(is_left: bool, passes: [u32; 2]) -> i32 {
        if !is_left {
            return -1;
        }
        match passes {
            [0, _] => 0,
            [own, others] => of_left(false, [own - 1, others]),
        }
    }
    assert_eq!([of_left(true, [0, 0]), of_left(true, [1, 1])], [0, -1]);
}

/// A coin says how many stones go, one or two; after the toss the player may pass, and the coin has gone.
#[test]
fn not_if_dice_have_been_thrown() {
    fn chance(heap: u64, [own, others]: [u32; 2]) -> f64 {
        let after = |take: u64| {
            let left = heap.saturating_sub(take);
            let taken = if left == 0 { 1.0 } else { 1.0 - chance(left, [others, own]) };
            let passed = if own > 0 { 1.0 - chance(heap, [others, own - 1]) } else { 0.0 };
            f64::max(taken, passed)
        };
        (after(1) + after(2)) / 2.0
    }
    assert!((chance(2, [0, 0]) - 0.5).abs() < 1e-9);
    assert!((chance(2, [1, 1]) - 0.625).abs() < 1e-9);
}

/// A heap, one or two stones a turn, and a list of who moves: whoever cannot move loses.
#[test]
fn where_a_list_says_who_moves_there_is_no_mex() {
    /// Does the player 0 win? By their choices alone.
    fn is_won_by_0(heap: u64, turns: &[u32]) -> bool {
        let mut ways = (1..=heap.min(2)).map(|take| is_won_by_0(heap - take, &turns[1..]));
        if heap == 0 {
            turns[0] == 1
        } else if turns[0] == 0 {
            ways.any(|way| way)
        } else {
            ways.all(|way| way)
        }
    }
    fn is_won(heap: u64, turns: &[u32]) -> bool {
        let goes_on = turns.get(1) == Some(&turns[0]);
        (1..=heap.min(2)).any(|take| is_won(heap - take, &turns[1..]) == goes_on)
    }
    let mut differ = 0;
    for heap in 0..=8 {
        for list in 0_u32..1 << 9 {
            let turns: Vec<u32> = (0..9).map(|turn| list >> turn & 1).collect();
            assert_eq!(is_won(heap, &turns), is_won_by_0(heap, &turns) == (turns[0] == 0));
            differ += u32::from(is_won(heap, &turns) != (heap % 3 != 0));
        }
    }
    // The values of the heap alone are no help.
    assert!(differ > 0);
}

/// Of each position the moves: where to, and does the same player go on?
type Turns = [Vec<(usize, bool)>];

/// Which of the players 0 and 1 wins, if whoever makes the last move does, or does not?
fn winner(v: usize, mover: usize, turns: &Turns, last_wins: bool) -> usize {
    let after = |&(to, again): &(usize, bool)| match turns[to].len() {
        0 => mover ^ usize::from(!last_wins),
        _ => winner(to, mover ^ usize::from(!again), turns, last_wins),
    };
    mover ^ usize::from(turns[v].iter().all(|turn| after(turn) != mover))
}

/// Every graph of 4 positions, with every choice of the moves after which the same player goes on.
#[test]
fn where_there_are_no_options_who_moved_last_says_who_wins() {
    /// Whoever is to move has just moved or not.
    fn is_won(v: usize, has_just_moved: bool, turns: &Turns, last_wins: bool) -> bool {
        let wins = |&(to, again): &(usize, bool)| is_won(to, again, turns, last_wins) == again;
        if turns[v].is_empty() {
            has_just_moved == last_wins
        } else {
            turns[v].iter().any(wins)
        }
    }
    let edges: Vec<(usize, usize)> = (0..4).flat_map(|v| (0..v).map(move |to| (v, to))).collect();
    for kinds in small::sequences(edges.len(), 2) {
        let mut turns = vec![vec![]; 4];
        for (&(from, to), kind) in edges.iter().zip(kinds).filter(|(_, kind)| *kind > 0) {
            turns[from].push((to, kind == 2));
        }
        for v in (0..4).filter(|&v| !turns[v].is_empty()) {
            for last_wins in [false, true] {
                let wins = winner(v, 0, &turns, last_wins) == 0;
                assert_eq!(is_won(v, false, &turns, last_wins), wins, "{turns:?} {v}");
            }
        }
    }
}

/// Whoever empties a heap moves again, and whoever takes the last stone loses: a heap of 1. By the rule for turns
/// that alternate, the state without options is won for whoever is to move, who has just lost.
#[test]
fn where_turns_do_not_alternate_who_is_to_move_at_the_end_may_have_lost() {
    let turns = [vec![], vec![(0, true)]];
    assert_eq!(winner(1, 0, &turns, false), 1);
    assert!(Referee::misere(nim).is_won(&vec![0]));
}

/// One or two stones, while there are two; the one wants none to be left, the other wants one.
#[test]
fn where_the_aims_differ_the_turn_is_in_the_state() {
    fn wins(stones: u64, wants_none: bool) -> bool {
        if stones < 2 {
            return (stones == 0) == wants_none;
        }
        !wins(stones - 1, !wants_none) || !wins(stones - 2, !wants_none)
    }
    assert_eq!((wins(3, true), wins(3, false)), (false, true));
}

/// A run of two letters or more is deleted, and its neighbours join. Both words have the runs 1, 1 and 2.
#[test]
fn of_pieces_that_join_again_the_order_is_kept() {
    let delete = |word: &String| {
        let runs = word.as_bytes().chunk_by(|a, b| a == b);
        let mut begin = 0;
        let places = runs.map(|run| {
            begin += run.len();
            begin - run.len()..begin
        });
        let long = places.filter(|place| place.len() > 1);
        long.map(|place| word[..place.start].to_owned() + &word[place.end..]).collect()
    };
    let mut referee = Referee::normal(delete);
    assert!(referee.is_won(&"aaba".to_owned()));
    assert!(!referee.is_won(&"abba".to_owned()));
}

/// Any number from the first row that is left. Sorted, 2 1 would be 1 2.
#[test]
fn of_pieces_whose_order_decides_the_moves_it_is_kept() {
    let takes = |rows: &Vec<u64>| match rows.split_first() {
        Some((&first, rest)) => {
            let left = |left: u64| [&[left][usize::from(left == 0)..], rest].concat();
            (0..first).map(left).collect()
        }
        None => vec![],
    };
    let mut referee = Referee::normal(takes);
    assert!(referee.is_won(&vec![2, 1]));
    assert!(!referee.is_won(&vec![1, 2]));
}

/// Every third turn of the game takes 2 stones, any other turn one.
#[test]
fn not_parts_if_the_turns_are_counted() {
    let mut referee = Referee::normal(|(heaps, turn): &(Vec<u64>, u64)| {
        let take = if turn % 3 == 2 { 2 } else { 1 };
        let options = sum(heaps, |&heap: &u64| heap.checked_sub(take));
        options.into_iter().map(|to| (to, turn + 1)).collect()
    });
    let mut is_won = |heaps: &[u64]| referee.is_won(&(heaps.to_vec(), 0));
    assert_eq!([is_won(&[1]), is_won(&[2]), is_won(&[1, 2])], [true, false, false]);
}

/// Before each move the opponent forbids up to t of the moves.
#[test]
fn where_moves_are_forbidden_a_position_with_at_most_so_many_lost_options_is_lost() {
    // Who moves in a position, and what is forbidden there, in every set of at most t options.
    fn wins(options: &[Vec<usize>], v: usize, t: usize) -> bool {
        let all = options[v].len();
        (0..1_u32 << all)
            .filter(|set| set.count_ones() as usize <= t)
            .all(|set| (0..all).any(|i| set >> i & 1 == 0 && !wins(options, options[v][i], t)))
    }
    for options in crate::dags(5) {
        for t in 0..=2 {
            let mut lost: Vec<bool> = vec![false; options.len()];
            // Options lead to earlier vertices.
            for v in 0..options.len() {
                lost[v] = options[v].iter().filter(|&&to| lost[to]).count() <= t;
                assert_eq!(!wins(&options, v, t), lost[v], "{options:?} {v} {t}");
            }
        }
    }
}
