//! `bench`: how fast the files to submit are.

use crate::bundle::programs::{self, bundled};
use crate::commands::report::{self, memory, time};
use crate::commands::terminal::print;
use crate::files;
use crate::problems::{self, Known, Size};
use crate::run::measure::{self, Measured};
use crate::run::{self, Limits, Runner};
use crate::workspace::{Problem, Workspace};
use bytesize::ByteSize;
use clap::Args;
use serde_json::{json, Value};
use std::path::PathBuf;
use std::time::Duration;

/// Times the file that would be submitted on generated inputs
///
/// The bundle is compiled as a judge does it and run in turn with a program that only reads, the
/// read floor: the ratio to it says more than the seconds do on a busy machine.
#[derive(Args, Debug)]
pub struct Bench {
    /// Problems by name or id; all of them without any
    problems: Vec<String>,
    /// How large the input is
    #[arg(long, default_value = "judge", value_name = "judge|N")]
    size: Size,
    /// Which input
    #[arg(long, default_value_t = 2, value_name = "S")]
    seed: u64,
    /// Runs that count
    #[arg(long, default_value_t = 9, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    runs: u16,
    /// Write the figures there as well
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
}

impl Bench {
    /// Measures and prints a line a problem.
    pub fn run(&self, workspace: &Workspace) -> Result<(), String> {
        if self.size == Size::Small {
            return Err(String::from("--size small says nothing about time: judge or N"));
        }
        let problems = workspace.problems_called(&self.problems)?;
        let generators =
            problems.iter().map(|problem| problems::find(&problem.name)?.within(self.size));
        let generators = generators.collect::<Result<Vec<_>, _>>()?;
        let folder = files::scratch()?;
        let programs = bundled(workspace, &problems, folder.path(), || {})?;
        let floor = programs::floor(&workspace.root, folder.path())?;
        let (small_process, input) = (run::program()?, folder.path().join("input"));
        let width = report::width(problems.iter().map(|problem| problem.name.as_str()));
        print(&format!(
            "{:width$}  {:>10}  {:>9}  {:>8}  {:>9}  {:>8}  limit\n",
            "problem", "input", "median", "ns/byte", "peak", "x floor"
        ))?;
        let mut records = vec![];
        for ((problem, generator), program) in problems.iter().zip(generators).zip(&programs) {
            files::write(&input, &generator.text(self.size, self.seed))?;
            let mut runner = Runner::start(&small_process)?;
            let measured = measure::measure(&mut runner, program, &floor, &input, self.runs.into())
                .map_err(|error| format!("{}: {error}", problem.name))?;
            let items = generator.items(self.size).unwrap_or(generator.size);
            print(&row(problem, &measured, width))?;
            records.push(record(problem, generator, items, &measured));
        }
        files::write_json(self.json.as_deref(), &records)
    }
}

fn row(problem: &Problem, measured: &Measured, width: usize) -> String {
    let Measured { bytes, seconds, ratio, peak_bytes, .. } = measured;
    let limit = time(Limits::of(problem).time);
    let known = if problem.facts.time_limit.is_some() { "" } else { ", assumed" };
    format!(
        "{:width$}  {:>10}  {:>9}  {:>8.2}  {:>9}  {ratio:>8.2}  {limit}{known}\n",
        problem.name,
        ByteSize(*bytes).to_string(),
        time(Duration::from_secs_f64(*seconds)),
        seconds * 1e9 / *bytes as f64,
        memory(*peak_bytes),
    )
}

fn record(problem: &Problem, generator: &Known, items: usize, measured: &Measured) -> Value {
    json!({
        "problem": problem.name,
        "items": items,
        "things": generator.things,
        "limit_seconds": Limits::of(problem).time.as_secs_f64(),
        "limit_is_known": problem.facts.time_limit.is_some(),
        "measured": measured,
    })
}
