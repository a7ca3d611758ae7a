//! `hunt`: a person's program against ours.

use crate::build::{built, cpp};
use crate::hunt::{Found, Hunt, Outcome, Progress};
use crate::run::parallel::processors;
use crate::run::verdict::Finding;
use crate::run::{Limits, Program};
use crate::ui::difference::marked;
use crate::ui::report::{coloured, why};
use crate::ui::terminal::{print, Bar};
use crate::ui::text::{first_lines, is_long, whole};
use crate::ui::values;
use crate::workspace::{Problem, Workspace};
use anyhow::{Context, Result};
use clap::Args;
use fs_err as fs;
use spec::{Size, Spec};
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// Looks for a small input on which your program differs from ours
///
/// Generated inputs go to both programs until yours answers otherwise, crashes, takes too long or
/// prints too much; then the input is made smaller while that goes on. Exit status 0: nothing found;
/// 1: found; 2: it could not be run, or it was stopped before.
#[derive(Args, Debug)]
#[command(after_help = "Example: cargo judge hunt matches -- ./a.out")]
pub struct HuntCommand {
    /// A problem's name, id, address or title
    #[arg(add = values::problems())]
    problem: String,
    /// How long to look; making the input small may take as long again
    #[arg(long, default_value = "10", value_name = "S", value_parser = values::time)]
    seconds: Duration,
    /// How large the inputs are; from small to the judge's size without it
    #[arg(long, value_name = "small|judge|N", value_parser = values::size)]
    size: Option<Size>,
    /// The first input's seed
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// How long your program may take for an input, as 1.5 or 500ms, in place of the problem's limit
    #[arg(long, value_name = "TIME", value_parser = values::time)]
    limit: Option<Duration>,
    /// How much memory it may take, as 512MB, in place of the problem's limit
    #[arg(long, value_name = "SIZE", value_parser = values::memory)]
    memory: Option<u64>,
    /// Write the input that is found there
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Keep what is found as a hack case of testdata
    #[arg(long)]
    save: bool,
    /// Hunt the page's program in C++ in place of yours
    #[arg(long, conflicts_with = "command")]
    cpp: bool,
    /// Your program and its arguments
    #[arg(last = true, required_unless_present = "cpp", value_name = "COMMAND", num_args = 1..)]
    command: Vec<OsString>,
}

impl HuntCommand {
    /// Hunts and tells; false if something was found.
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        let problem = &workspace.problem(&self.problem)?;
        let spec = spec::of(&problem.name)?;
        let theirs = self.theirs(workspace, problem)?;
        if let Some(path) = &self.input {
            // Before the hunt, in case it cannot be written.
            fs::write(path, "")?;
        }
        let limits = values::limits(problem, self.limit, self.memory);
        let hunt = Hunt {
            judge: &env::current_exe()?,
            spec,
            size: self.size,
            seed: self.seed,
            ours: built(workspace, &[problem])?.remove(0),
            theirs,
            limits,
            time: self.seconds,
        };
        let spinner = Bar::new(None);
        let outcome = hunt.run(processors(), &mut |progress| spinner.say(in_words(progress)));
        spinner.finish();
        let outcome = outcome?;
        let Some(found) = &outcome.found else {
            print(&nothing(problem, spec, self.size, &outcome))?;
            return Ok(true);
        };
        let names = if self.cpp { ["Rust", "C++"] } else { ["ours", "yours"] };
        print(&something(&problem.name, outcome.tried, found, &limits, names))?;
        if let Some(path) = &self.input {
            fs::write(path, &found.input)?;
        }
        if self.save {
            save(workspace, problem, found)?;
        }
        Ok(false)
    }

    fn theirs(&self, workspace: &Workspace, problem: &Problem) -> Result<Program> {
        if self.cpp {
            return Ok(cpp::built(workspace, &[problem], || ())?.remove(0));
        }
        let (path, arguments) = self.command.split_first().context("no command")?;
        Ok(Program { path: path.into(), arguments: arguments.to_vec() })
    }
}

fn in_words(progress: Progress) -> String {
    match progress {
        Progress::Tried(count) => format!("{count} inputs tried"),
        Progress::Shrunk(bytes, now) => format!("found; {bytes} bytes, made smaller: {now}"),
    }
}

fn nothing(problem: &Problem, spec: &Spec, size: Option<Size>, outcome: &Outcome) -> String {
    let (name, tried, unit) = (&problem.name, outcome.tried, spec.unit);
    let sizes: Vec<String> = outcome.sizes.iter().map(usize::to_string).collect();
    let sizes = match (size, sizes.join(", ")) {
        (_, sizes) if sizes.is_empty() => String::from("small ones"),
        (None, sizes) => format!("small ones and some of {sizes} {unit}"),
        (Some(_), sizes) => format!("of {sizes} {unit}"),
    };
    format!("{name}: no difference on {tried} inputs, {sizes}\n")
}

fn something(
    problem: &str,
    tried: u64,
    found: &Found,
    limits: &Limits,
    [rust, other]: [&str; 2],
) -> String {
    let Found { seed, units, bytes, input, ours, theirs, finding, repeats } = found;
    let seed = match units {
        Some(units) => format!("seed {seed} of --size {units}"),
        None => format!("seed {seed}"),
    };
    let size = match input.len() {
        size if size < *bytes => format!("{bytes} bytes, made smaller: {size}"),
        size => format!("{size} bytes"),
    };
    let again = if *repeats { "" } else { "\nnot reproduced on a second run" };
    let answers = match finding {
        Finding::Wrong(difference) if is_long(ours) || is_long(theirs) => marked(difference),
        _ => format!("{rust}\n{}\n{other}\n{}", first_lines(ours), first_lines(theirs)),
    };
    let (verdict, why) = (coloured(finding.verdict()), why(finding, limits));
    format!(
        "{problem}: {verdict} {why}{again}\n{tried} inputs tried; {seed}, {size}\n\n\
         input\n{}\n{answers}",
        whole(input)
    )
}

/// Writes the input and our answer under the next free name.
fn save(workspace: &Workspace, problem: &Problem, found: &Found) -> Result<()> {
    let (cases, problem) = (workspace.cases(problem)?, &problem.name);
    for case in &cases {
        if fs::read_to_string(&case.input)? == found.input {
            return print(&format!("\ntestdata has it: {problem}/{}\n", case.name));
        }
    }
    let mut names = (1..).map(|i| format!("hack-found-{i}"));
    let is_free = |name: &String| cases.iter().all(|case| case.name != *name);
    let name = names.find(is_free).context("no free name")?;
    let folder = workspace.root.join("testdata").join(problem);
    fs::write(folder.join(format!("{name}.in")), &found.input)?;
    fs::write(folder.join(format!("{name}.out")), &found.ours)?;
    print(&format!(
        "\nkept as testdata/{problem}/{name}: check the answer by the rules, rename it, tell it under \
         Mistakes\n"
    ))
}
