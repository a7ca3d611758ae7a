//! Makes an input smaller while something stays true of it.

use crate::input::Input;

/// The smallest input that one step after another leads to: items go, numbers come down, alone or
/// two of them alike. `holds` is asked of each candidate; it may refuse all when time is up.
pub fn shrink(input: Input, holds: &mut impl FnMut(&Input) -> bool) -> Input {
    let mut smallest = input;
    loop {
        let before = smallest.clone();
        for pass in [drop_items, lower_each, lower_all, lower_two, search_below] {
            smallest = pass(smallest, holds);
        }
        if smallest == before {
            return smallest;
        }
    }
}

type Holds<'a> = &'a mut dyn FnMut(&Input) -> bool;

/// Takes runs of items out of each list, long runs first.
fn drop_items(mut input: Input, holds: Holds) -> Input {
    let mut list = 0;
    while let Some(&(length, _)) = input.lists().get(list) {
        let mut run = length;
        while run > 0 {
            let mut start = 0;
            // A list within an item that has gone is a list no more.
            while let Some(&(length, least)) = input.lists().get(list) {
                if start + run > length || length - run < least {
                    break;
                }
                let candidate = input.without(list, start..start + run);
                if holds(&candidate) {
                    input = candidate;
                } else {
                    start += run;
                }
            }
            run /= 2;
        }
        list += 1;
    }
    input
}

/// Brings each number down: to its least, else by halves of the way, else to the first value that
/// will do if they are not too many.
fn lower_each(mut input: Input, holds: Holds) -> Input {
    for i in 0..input.numbers().len() {
        let mut step = None;
        loop {
            let (value, goal) = input.numbers()[i];
            let way = value - goal;
            let by = step.unwrap_or(way).clamp(-way.abs(), way.abs());
            if by == 0 {
                break;
            }
            let candidate = changed(&input, |j, value| if i == j { value - by } else { value });
            if holds(&candidate) {
                input = candidate;
            } else {
                step = Some(by / 2);
            }
        }
        let (value, goal) = input.numbers()[i];
        if value - goal <= NEAR {
            let candidates =
                (goal..value).map(|lower| changed(&input, |j, v| if i == j { lower } else { v }));
            if let Some(found) = candidates.into_iter().find(|candidate| holds(candidate)) {
                input = found;
            }
        }
    }
    input
}

/// So many smaller values of a number are tried one by one.
const NEAR: i128 = 256;
/// So many smaller inputs are tried one by one.
const FEW: usize = 1000;

/// If few inputs of the same shape have no number larger, tries all of them, small sums first.
fn search_below(input: Input, holds: Holds) -> Input {
    let numbers = input.numbers();
    let mut below: Vec<Vec<i128>> = vec![vec![]];
    for (value, goal) in &numbers {
        // A number below its goal comes up to it.
        let range = *value.min(goal)..=*value.max(goal);
        if value.abs_diff(*goal) >= (FEW / below.len()) as u128 {
            return input;
        }
        let extended = |start: &Vec<i128>| {
            range.clone().map(|value| [start.as_slice(), &[value]].concat()).collect::<Vec<_>>()
        };
        below = below.iter().flat_map(extended).collect();
    }
    let size = |values: &[i128]| -> i128 {
        values.iter().zip(&numbers).map(|(value, (_, goal))| (value - goal).abs()).sum()
    };
    let all: Vec<i128> = numbers.iter().map(|number| number.0).collect();
    below.retain(|values| size(values) < size(&all));
    below.sort_by_key(|values| size(values));
    let found = below.iter().map(|values| input.with(values)).find(|candidate| holds(candidate));
    found.unwrap_or(input)
}

/// Halves all numbers at once, as often as it goes.
fn lower_all(mut input: Input, holds: Holds) -> Input {
    loop {
        let goals: Vec<i128> = input.numbers().iter().map(|number| number.1).collect();
        let candidate = changed(&input, |i, value| (value / 2).max(goals[i]));
        if candidate == input || !holds(&candidate) {
            return input;
        }
        input = candidate;
    }
}

/// Takes the same power of two from two numbers, or the same binary place: a nim-sum stays.
fn lower_two(mut input: Input, holds: Holds) -> Input {
    let mut i = 0;
    while i < input.numbers().len() {
        let mut j = i + 1;
        while j < input.numbers().len() {
            for place in (0..64).rev() {
                let numbers = input.numbers();
                let power = 1_i128 << place;
                let room = |k: usize| numbers[k].0 - numbers[k].1 >= power;
                if room(i) && room(j) {
                    let candidate =
                        changed(
                            &input,
                            |k, value| {
                                if k == i || k == j {
                                    value - power
                                } else {
                                    value
                                }
                            },
                        );
                    if holds(&candidate) {
                        input = candidate;
                    }
                }
            }
            j += 1;
        }
        i += 1;
    }
    input
}

fn changed(input: &Input, change: impl Fn(usize, i128) -> i128) -> Input {
    let numbers = input.numbers();
    let numbers: Vec<i128> =
        numbers.iter().enumerate().map(|(i, number)| change(i, number.0)).collect();
    input.with(&numbers)
}

#[cfg(test)]
mod tests {
    use super::shrink;
    use crate::input::{Input, Pen};

    /// One list of heaps, its length before it.
    fn heaps(values: &[u64]) -> Input {
        let mut pen = Pen::tree();
        pen.count(values.len());
        pen.line();
        pen.numbers(values, 0);
        pen.into_input()
    }

    fn values(input: &Input) -> Vec<i128> {
        input.numbers().iter().map(|number| number.0).collect()
    }

    #[test]
    fn one_heap_above_a_bound_comes_down_to_it() {
        let large = heaps(&[5, 1_000_000, 0, 77, 3, 999]);
        let smallest = shrink(large, &mut |input| values(input).iter().any(|&value| value >= 70));
        assert_eq!(smallest.text(), "1\n70\n");
    }

    #[test]
    fn a_nim_sum_of_zero_stays_while_heaps_come_down() {
        let balanced = heaps(&[0b01100, 0b11001, 0b10101, 9, 9]);
        let smallest = shrink(balanced, &mut |input| {
            let heaps = values(input);
            heaps.len() > 2 && heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0 && heaps[0] > 0
        });
        assert_eq!(smallest.text().lines().next(), Some("3"));
        assert!(values(&smallest).iter().sum::<i128>() <= 4, "{}", smallest.text());
    }

    /// From 13 8 no single step leads to 2 1.
    #[test]
    fn the_smallest_of_few_is_found() {
        let mut cold = |input: &Input| matches!(values(input)[..], [13, 8] | [5, 3] | [2, 1]);
        assert_eq!(shrink(heaps(&[13, 8]), &mut cold).text(), "2\n2 1\n");
        let mut odd = |input: &Input| [28, 20, 8].contains(&values(input)[0]);
        assert_eq!(shrink(heaps(&[28]), &mut odd).text(), "1\n8\n");
    }

    #[test]
    fn numbers_below_zero_come_up_to_it_and_fixed_ones_stay() {
        let mut pen = Pen::tree();
        pen.number(-9, -10);
        pen.fixed(-3);
        pen.number(8, 2);
        pen.line();
        let smallest = shrink(pen.into_input(), &mut |input| values(input)[0] <= -4);
        assert_eq!(smallest.text(), "-4 -3 2\n");
    }

    #[test]
    fn what_always_holds_leaves_the_least() {
        let mut pen = Pen::tree();
        pen.count(3);
        pen.list([4_u64, 5, 6], 1, |pen, value| {
            pen.number(value, 2);
            pen.line();
        });
        assert_eq!(shrink(pen.into_input(), &mut |_| true).text(), "1 2\n");
    }

    #[test]
    fn lists_within_lists_shrink_too() {
        let mut pen = Pen::tree();
        pen.count(3);
        pen.line();
        pen.list([vec![1, 2, 3], vec![4, 5, 6], vec![7]], 0, |pen, row: Vec<u64>| {
            pen.count(row.len());
            pen.list(row, 0, |pen, value| pen.number(value, 0));
            pen.line();
        });
        let smallest = shrink(pen.into_input(), &mut |input| values(input).contains(&5));
        assert_eq!(smallest.text(), "1\n1 5\n");
    }
}
