use claims::end_value;
use referee::{small, Player, Referee};

/// Things of two kinds; a turn removes one, until one is left. Who removes the last one wants the
/// first kind.
#[test]
fn the_player_of_the_last_turn_wins_as_long_as_things_of_both_kinds_are_left() {
    fn first_kind_stays(a: u64, b: u64, is_mine: bool) -> bool {
        match (a, b) {
            (1, 0) => true,
            (0, 1) => false,
            _ => {
                let mut to = vec![];
                if a > 0 {
                    to.push(first_kind_stays(a - 1, b, !is_mine));
                }
                if b > 0 {
                    to.push(first_kind_stays(a, b - 1, !is_mine));
                }
                to.contains(&is_mine) == is_mine
            }
        }
    }
    for a in 0..=8 {
        for b in 0..=8 {
            if a + b == 0 {
                continue;
            }
            for begins in [false, true] {
                // Of a + b − 1 turns the last one is mine if that fits.
                let turns = a + b - 1;
                let last_is_mine = begins == (turns % 2 == 1);
                if !last_is_mine || turns == 0 {
                    continue;
                }
                assert!(turns > 1 || a == 0 || b == 0 || first_kind_stays(a, b, begins));
                // The other player can use up the first kind, or cannot.
                let others = turns / 2;
                assert_eq!(first_kind_stays(a, b, begins), a > others, "{a} {b} {begins}");
            }
        }
    }
}

/// Numbers in order, any of which may be removed; the player to move wants the last one to be large
/// or small.
fn last(numbers: &[u64], large: bool) -> u64 {
    if let [one] = numbers {
        return *one;
    }
    let each = (0..numbers.len()).map(|i| {
        let mut to = numbers.to_vec();
        to.remove(i);
        last(&to, !large)
    });
    if large { each.max() } else { each.min() }.expect("there are numbers")
}

#[test]
fn if_one_number_is_left_each_removes_the_extreme_that_they_do_not_want() {
    for mut numbers in small::up_to(&[(5, 4), (6, 2)]) {
        numbers.sort_unstable();
        for large in [false, true] {
            let (mut left, mut is_large) = (numbers.clone(), large);
            while left.len() > 1 {
                left.remove(if is_large { 0 } else { left.len() - 1 });
                is_large = !is_large;
            }
            assert_eq!(last(&numbers, large), left[0], "{numbers:?} {large}");
        }
    }
}

/// Each turn adds 1 to k. The second player, who has the last turn, makes pairs of turns with the
/// sum k + 1.
#[test]
fn pairs_of_moves_with_a_fixed_sum_fix_the_end() {
    for k in 1..=4 {
        for pairs in 1..=3 {
            let goal = (k + 1) * pairs;
            // Who moves from a state without options loses: here, the first player if the goal is
            // met.
            let mut referee = Referee::normal(|&(turns, sum): &(u64, u64)| {
                if turns == 0 {
                    return if sum == goal { vec![] } else { vec![(100, 0)] };
                }
                if turns == 100 {
                    return vec![];
                }
                (1..=k).map(|add| (turns - 1, sum + add)).collect()
            });
            assert!(!referee.is_won(&(2 * pairs, 0)), "{k} {pairs}");
        }
    }
}

/// Numbers in order: the player whose turn it is adds the next one to x by xor, or does not. One
/// wants 0 at the end, the other anything else. Backwards: the x from which the first one wins are
/// all sums of some numbers.
#[test]
fn a_set_that_is_a_linear_span_goes_backwards_from_the_last_turn() {
    for numbers in small::sequences(4, 3) {
        for turns in 0_u32..1 << 4 {
            let wants_zero = |turn: usize| turns >> turn & 1 == 1;
            let mut good: Vec<bool> = (0..4).map(|x| x == 0).collect();
            let mut span: Option<Vec<u64>> = Some(vec![0]);
            for turn in (0..4).rev() {
                let number = numbers[turn];
                good = (0..4_u64)
                    .map(|x| {
                        let both = [good[x as usize], good[(x ^ number) as usize]];
                        both.contains(&wants_zero(turn)) == wants_zero(turn)
                    })
                    .collect();
                // The span grows, or the other player leaves it.
                span = span.and_then(|mut sums| {
                    if wants_zero(turn) {
                        sums.extend(sums.clone().iter().map(|sum| sum ^ number));
                        Some(sums)
                    } else {
                        sums.contains(&number).then_some(sums)
                    }
                });
            }
            for x in 0..4_u64 {
                let claimed = span.as_ref().is_some_and(|sums| sums.contains(&x));
                assert_eq!(good[x as usize], claimed, "{numbers:?} {turns:b} {x}");
            }
        }
    }
}

/// Only an end of the row may be removed; the player who wants the last number to be large begins.
fn last_by_ends(row: &[u64]) -> u64 {
    let removals = |row: &Vec<u64>, _: Player| match row.len() {
        0 | 1 => vec![],
        n => vec![row[1..].to_vec(), row[..n - 1].to_vec()],
    };
    end_value(&row.to_vec(), Player::Left, &removals, &|row| row[0])
}

#[test]
fn by_the_ends_of_a_row_the_middle_is_left() {
    for n in 2..=7 {
        for row in small::sequences(n, 3) {
            let left = if n % 2 == 0 {
                row[n / 2 - 1].max(row[n / 2])
            } else {
                row[n / 2].min(row[n / 2 - 1].max(row[n / 2 + 1]))
            };
            assert_eq!(last_by_ends(&row), left, "{row:?}");
        }
    }
}

/// At least x is left exactly if 1 is left where each number is 1 if it is at least x, and else 0.
#[test]
fn for_each_x_each_number_is_0_or_1() {
    for row in small::sequences(5, 3) {
        for x in 1..=3 {
            let bits: Vec<u64> = row.iter().map(|&number| u64::from(number >= x)).collect();
            let is_left = last_by_ends(&bits) == 1;
            assert_eq!(last_by_ends(&row) >= x, is_left, "{row:?} {x}");
        }
    }
}

#[test]
fn not_if_only_the_ends_of_a_row_may_be_removed() {
    assert_eq!(last_by_ends(&[2, 1, 2]), 1);
    assert_eq!(last(&[1, 2, 2], true), 2);
}

/// Bits are written in turn, and the writer of the last one wants the sum to be even, the other one
/// odd. With two bits that is the second player, with a pass for the first player it is not, nor if
/// play may be ended after each.
#[test]
fn not_if_a_player_may_end_play_or_pass() {
    // The bits to come, the sum, whose turn it is, the passes of the first player, and whether play
    // may be ended.
    type State = (u32, u32, usize, u32, bool);
    fn is_even_in_the_end((bits, sum, turn, passes, may_end): State) -> bool {
        if bits == 0 {
            return sum % 2 == 0;
        }
        let mut to = vec![];
        for bit in 0..2 {
            to.push(is_even_in_the_end((bits - 1, sum + bit, 1 - turn, passes, may_end)));
            if may_end {
                to.push((sum + bit) % 2 == 0);
            }
        }
        if turn == 0 && passes > 0 {
            to.push(is_even_in_the_end((bits, sum, 1, passes - 1, may_end)));
        }
        // The second player wants it to be even.
        to.contains(&(turn == 1)) == (turn == 1)
    }
    assert!(is_even_in_the_end((2, 0, 0, 0, false)));
    assert!(!is_even_in_the_end((2, 0, 0, 1, false)));
    assert!(!is_even_in_the_end((2, 0, 0, 0, true)));
}
