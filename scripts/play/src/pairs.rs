//! Grundy values of two heaps under a rule that a reader types: a map of the positions (x, y).

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // heaps below a hundred

use crate::explore::Rule;
use shared::grundy::mex;

/// Both heaps of the map are smaller.
pub const SIDE: usize = 60;

/// What a move may do.
pub enum Moves {
    /// Take so much from the first heap and so much from the second, where a negative number is put there;
    /// with `true`, any multiple of it.
    Steps(Vec<([i64; 2], bool)>),
    /// Take a multiple of the smaller heap from the larger.
    Euclid,
    /// Two heaps side by side, of which a move changes one by a rule of one heap without splitting.
    Sum(Vec<Vec<usize>>),
}

impl Moves {
    /// A family by its name; `sum` and the numbers that may be taken; or steps such as `1,0* 2,-1`. A step
    /// makes the heaps together smaller, or puts from the first heap on the second: so play ends.
    pub fn read(text: &str) -> Option<Moves> {
        let steps = match text.trim() {
            "euclid" => return Some(Moves::Euclid),
            "rook" => "1,0* 0,1*",
            "bishop" => "1,1*",
            "queen" => "1,0* 0,1* 1,1*",
            "king" => "1,0 0,1 1,1",
            "knight" => "1,2 2,1 2,-1 -1,2",
            "over" => "1,0* 0,1* 1,-1*",
            other => other,
        };
        if let Some(rule) = steps.strip_prefix("sum ") {
            let rule = Rule::read(rule)?;
            let options = (0..2 * SIDE).map(|n| rule.takes(n)).collect::<Option<_>>()?;
            return Some(Moves::Sum(options));
        }
        let step = |word: &str| {
            let (numbers, goes_on) = match word.strip_suffix('*') {
                Some(numbers) => (numbers, true),
                None => (word, false),
            };
            let (a, b) = numbers.split_once(',')?;
            let [a, b]: [i64; 2] = [a.parse().ok()?, b.parse().ok()?];
            let ends = a + b > 0 || a + b == 0 && a > 0;
            (ends && a.abs().max(b.abs()) < SIDE as i64).then_some(([a, b], goes_on))
        };
        let steps: Vec<_> = steps.split_whitespace().map(step).collect::<Option<_>>()?;
        (!steps.is_empty()).then_some(Moves::Steps(steps))
    }

    /// The options of (x, y).
    pub fn options(&self, x: usize, y: usize) -> Vec<[usize; 2]> {
        let mut options = vec![];
        match self {
            Moves::Euclid => {
                let (small, large) = (x.min(y), x.max(y));
                for taken in
                    (1..).map(|k| k * small).take_while(|&taken| small > 0 && taken <= large)
                {
                    options.push(if x < y { [x, y - taken] } else { [x - taken, y] });
                }
            }
            Moves::Sum(takes) => {
                options.extend(takes[x].iter().map(|&to| [to, y]));
                options.extend(takes[y].iter().map(|&to| [x, to]));
            }
            Moves::Steps(steps) => {
                for &([a, b], goes_on) in steps {
                    let most = if goes_on { 2 * SIDE as i64 } else { 1 };
                    for k in 1..=most {
                        let [to_x, to_y] = [x as i64 - k * a, y as i64 - k * b];
                        if to_x < 0 || to_y < 0 {
                            break;
                        }
                        options.push([to_x as usize, to_y as usize]);
                    }
                }
            }
        }
        options.sort_unstable();
        options.dedup();
        options
    }

    /// The values of all (x, y) with heaps smaller than [`SIDE`], row by row of x.
    pub fn map(&self) -> Vec<Vec<usize>> {
        // A step may put on a heap, but never makes both together larger.
        let most = 2 * SIDE - 2;
        let mut values = vec![vec![0; most + 1]; most + 1];
        for sum in 0..=most {
            for x in 0..=sum {
                let options = self.options(x, sum - x);
                values[x][sum - x] = mex(options.into_iter().map(|[x, y]| values[x][y]));
            }
        }
        values.truncate(SIDE);
        for row in &mut values {
            row.truncate(SIDE);
        }
        values
    }
}
