//! Times a program against the read floor: a program that only reads, run in turn with it, so that
//! what else the machine does falls on both.

use crate::run::{End, Limits, Program, Runner, Usage};
use serde::Serialize;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// What was measured on one input.
#[derive(Clone, Debug, Serialize)]
pub struct Measured {
    /// The input's length in bytes.
    pub bytes: u64,
    /// Seconds by the clock, the median of the runs.
    pub seconds: f64,
    /// The same of the program that only reads.
    pub floor_seconds: f64,
    /// How many times the floor: the median of the pairs' ratios.
    pub ratio: f64,
    /// The most bytes in memory, if the system tells.
    pub peak_bytes: Option<u64>,
}

/// Far more than any right program needs.
const PATIENCE: Limits = Limits { time: Duration::from_mins(1), memory: 8 << 30, output: 4 << 30 };

/// Runs the program and the floor in turn, so many times each, after one run of each that does not
/// count.
pub fn measure(
    runner: &mut Runner,
    program: &Program,
    floor: &Program,
    input: &Path,
    runs: usize,
) -> Result<Measured, String> {
    let bytes = fs::metadata(input).map_err(|error| format!("{}: {error}", input.display()))?.len();
    let (mut times, mut floors, mut peak) = (vec![], vec![], None);
    for run in 0..=runs {
        let time = usage(runner, program, input)?;
        let least = usage(runner, floor, input)?;
        peak = peak.max(time.peak);
        if run > 0 {
            times.push(time.clock.as_secs_f64());
            floors.push(least.clock.as_secs_f64());
        }
    }
    let ratios = times.iter().zip(&floors).map(|(time, floor)| time / floor).collect();
    Ok(Measured {
        bytes,
        seconds: median(times),
        floor_seconds: median(floors),
        ratio: median(ratios),
        peak_bytes: peak,
    })
}

fn usage(runner: &mut Runner, program: &Program, input: &Path) -> Result<Usage, String> {
    let usage = runner.account(program, input, &PATIENCE)?;
    match usage.end {
        End::Exit(0) => Ok(usage),
        end => Err(format!("{} failed: {end:?}", program.path.display())),
    }
}

/// The middle one; of an even number the upper of the two.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::median;

    #[test]
    fn the_median_is_in_the_middle() {
        for (values, middle) in [(vec![9.0, 1.0, 5.0], 5.0), (vec![4.0, 1.0], 4.0), (vec![], 0.0)] {
            assert!((median(values) - middle).abs() < 1e-9);
        }
    }
}
