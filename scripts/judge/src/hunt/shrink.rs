//! Makes an input smaller while something stays true of it.

use crate::problems::kit::input::{Input, Number};
use std::time::Instant;

/// The smallest input that one step after another leads to, until the deadline: items go, numbers
/// come down, alone or two of them alike. `holds` is asked of each candidate.
pub fn shrink(input: Input, deadline: Instant, holds: &mut dyn FnMut(&Input) -> bool) -> Input {
    let mut shrinker = Shrinker { input, deadline, holds };
    loop {
        let before = shrinker.input.clone();
        shrinker.drop_items();
        shrinker.step_back();
        shrinker.lower_each();
        shrinker.lower_all();
        shrinker.lower_two();
        shrinker.search_below();
        if shrinker.input == before || shrinker.is_over() {
            return shrinker.input;
        }
    }
}

struct Shrinker<'a> {
    /// The smallest so far.
    input: Input,
    deadline: Instant,
    holds: &'a mut dyn FnMut(&Input) -> bool,
}

/// So many smaller values of a number are tried one by one.
const NEAR: i128 = 256;
/// So many smaller inputs are tried one by one.
const FEW: usize = 1000;

impl Shrinker<'_> {
    fn is_over(&self) -> bool {
        Instant::now() >= self.deadline
    }

    /// Takes the candidate if it will do.
    fn take(&mut self, candidate: Input) -> bool {
        let will_do = !self.is_over() && (self.holds)(&candidate);
        if will_do {
            self.input = candidate;
        }
        will_do
    }

    /// Takes the input with some numbers changed, if it will do.
    fn take_with(&mut self, changes: &[(usize, i128)]) -> bool {
        let mut numbers: Vec<i128> =
            self.input.numbers().iter().map(|number| number.value).collect();
        for &(i, value) in changes {
            numbers[i] = value;
        }
        self.take(self.input.with(&numbers))
    }

    /// The numbers that are not at their goals, by their places.
    fn movable(&self) -> Vec<usize> {
        let numbers = self.input.numbers().into_iter().enumerate();
        numbers.filter(|(_, number)| number.value != number.goal).map(|(i, _)| i).collect()
    }

    /// Takes runs of items out of each list, long runs first.
    fn drop_items(&mut self) {
        let mut list = 0;
        while let Some(&(length, _)) = self.input.lists().get(list) {
            let mut run = length;
            while run > 0 && !self.is_over() {
                let mut start = 0;
                // A list within an item that has gone is a list no more.
                while let Some(&(length, least)) = self.input.lists().get(list) {
                    if start + run > length || length - run < least || self.is_over() {
                        break;
                    }
                    if !self.take(self.input.without(list, start..start + run)) {
                        start += run;
                    }
                }
                run /= 2;
            }
            list += 1;
            if self.is_over() {
                break;
            }
        }
    }

    /// Brings each number down: to its goal, else by halves of the way, else to the first value
    /// that will do if they are not too many.
    fn lower_each(&mut self) {
        for i in self.movable() {
            let mut step = None;
            while !self.is_over() {
                let way = self.input.numbers()[i].way();
                let by = step.unwrap_or(way).clamp(-way.abs(), way.abs());
                if by == 0 {
                    break;
                }
                if !self.take_with(&[(i, self.input.numbers()[i].value - by)]) {
                    step = Some(by / 2);
                }
            }
            let number = self.input.numbers()[i];
            if number.way() <= NEAR {
                let _ = (number.goal..number.value).find(|&value| self.take_with(&[(i, value)]));
            }
            if self.is_over() {
                break;
            }
        }
    }

    /// Halves all numbers at once, as often as it goes.
    fn lower_all(&mut self) {
        loop {
            let halved = |number: &Number| (number.value / 2).max(number.goal);
            let numbers: Vec<i128> = self.input.numbers().iter().map(halved).collect();
            let candidate = self.input.with(&numbers);
            if candidate == self.input || !self.take(candidate) {
                return;
            }
        }
    }

    /// Takes the same power of two from two numbers: if both hold it, their nim-sum stays.
    fn lower_two(&mut self) {
        let movable = self.movable();
        for (k, &i) in movable.iter().enumerate() {
            for &j in &movable[k + 1..] {
                let numbers = self.input.numbers();
                let room = numbers[i].way().min(numbers[j].way());
                for place in (0..=room.max(1).ilog2()).rev() {
                    let numbers = self.input.numbers();
                    let (a, b, power) = (numbers[i], numbers[j], 1 << place);
                    if a.way() >= power && b.way() >= power {
                        self.take_with(&[(i, a.value - power), (j, b.value - power)]);
                    }
                }
                if self.is_over() {
                    return;
                }
            }
        }
    }

    /// Steps from a and b, one after the other, back to b − a and a, as the Fibonacci numbers do:
    /// their ratio nearly stays.
    fn step_back(&mut self) {
        for i in 1..self.input.numbers().len() {
            loop {
                let numbers = self.input.numbers();
                let (a, b) = (numbers[i - 1], numbers[i]);
                let back = |[a, b]: [i128; 2]| if a < b { [b - a, a] } else { [b, a - b] };
                let one = back([a.value, b.value]);
                // Only every other pair of neighbours is cold in Wythoff's game.
                let is_taken = [one, back(one)].into_iter().any(|[x, y]| {
                    let is_less = x + y < a.value + b.value && x >= a.goal && y >= b.goal;
                    is_less && self.take_with(&[(i - 1, x), (i, y)])
                });
                if !is_taken {
                    break;
                }
            }
            if self.is_over() {
                return;
            }
        }
    }

    /// If few inputs of the same shape have no number larger, tries all of them, small sums first.
    fn search_below(&mut self) {
        let numbers = self.input.numbers();
        let mut below: Vec<Vec<i128>> = vec![vec![]];
        for number in &numbers {
            if number.way().unsigned_abs() >= (FEW / below.len()) as u128 {
                return;
            }
            // A number below its goal comes up to it.
            let range = number.value.min(number.goal)..=number.value.max(number.goal);
            let extended = |start: &Vec<i128>| {
                let more = range.clone().map(|value| [start.as_slice(), &[value]].concat());
                more.collect::<Vec<_>>()
            };
            below = below.iter().flat_map(extended).collect();
        }
        let size = |values: &[i128]| -> i128 {
            values.iter().zip(&numbers).map(|(value, number)| (value - number.goal).abs()).sum()
        };
        let now: i128 = numbers.iter().map(|number| number.way().abs()).sum();
        below.retain(|values| size(values) < now);
        below.sort_by_key(|values| size(values));
        let _ = below.iter().find(|values| self.take(self.input.with(values)));
    }
}

#[cfg(test)]
mod tests {
    use super::shrink as shrink_until;
    use crate::problems::kit::input::{Input, Pen};
    use std::time::{Duration, Instant};

    fn shrink(input: Input, holds: &mut dyn FnMut(&Input) -> bool) -> Input {
        shrink_until(input, Instant::now() + Duration::from_mins(1), holds)
    }

    /// One list of heaps, its length before it.
    fn heaps(values: &[u64]) -> Input {
        let mut pen = Pen::tree();
        pen.count(values.len());
        pen.line();
        pen.numbers(values, 0);
        pen.into_input()
    }

    fn values(input: &Input) -> Vec<i128> {
        input.numbers().iter().map(|number| number.value).collect()
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

    /// 55 89 is 1 2 some steps on.
    #[test]
    fn neighbours_of_a_ratio_step_back_together() {
        let mut near = |input: &Input| match values(input)[..] {
            [a, b] => a > 20 && (1000 * b - 1618 * a).abs() < 50,
            _ => false,
        };
        assert_eq!(shrink(heaps(&[987, 1597]), &mut near).text(), "2\n21 34\n");
    }

    /// A wrong count of many heaps: thousands of candidates, each of them long.
    #[test]
    fn a_large_input_stops_at_the_deadline() {
        let start = Instant::now();
        let deadline = start + Duration::from_millis(300);
        let large = heaps(&vec![3; 20_000]);
        let mut many = |input: &Input| input.numbers().len() >= 15_000;
        let smaller = shrink_until(large, deadline, &mut many);
        assert!(smaller.numbers().len() < 20_000);
        assert!(start.elapsed() < Duration::from_secs(3), "{:?}", start.elapsed());
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
