//! `hunt`: a person's program against ours.

use crate::bundle::programs::built;
use crate::commands::report::{coloured, is_long, marked, shown, whole};
use crate::commands::terminal::{print, Bar};
use crate::files;
use crate::hunt::{Found, Hunt};
use crate::problems::{self, Size};
use crate::run::at_once::processors;
use crate::run::{self, Limits, Program};
use crate::workspace::{Case, Problem, Workspace};
use clap::Args;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Looks for a small input on which your program differs from ours
///
/// Generated inputs go to both programs until yours answers otherwise, crashes, takes too long or
/// prints too much; then the input is made smaller while that goes on. Exit status 0: nothing found;
/// 1: found; 2: it could not be run.
#[derive(Args, Debug)]
#[command(after_help = "Example: cargo judge hunt matches -- python3 mine.py")]
pub struct HuntCommand {
    /// A problem's name, or its id on a judge
    problem: String,
    /// How long to look; making the input small may take as long again
    #[arg(long, default_value_t = 10, value_name = "S", value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// How large the inputs are; without it from small to the judge's size
    #[arg(long, value_name = "small|judge|N")]
    size: Option<Size>,
    /// The first input's seed
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// How long your program may take for an input, as 500ms; the problem's limit without it
    #[arg(long, value_name = "TIME")]
    limit: Option<humantime::Duration>,
    /// Write the input that is found there
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Keep what is found as a hack case of testdata
    #[arg(long)]
    save: bool,
    /// Your program and its arguments
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<OsString>,
}

impl HuntCommand {
    /// Hunts and tells; false if something was found.
    pub fn run(&self, workspace: &Workspace) -> Result<bool, String> {
        let problem = workspace.problem(&self.problem)?;
        let known = problems::find(&problem.name)?.within(self.size.unwrap_or(Size::Small))?;
        let ours = built(workspace, &[problem])?.remove(0);
        let limits = Limits::of(problem);
        let time = self.limit.map_or(limits.time, Into::into);
        let (path, arguments) = self.command.split_first().ok_or("no command")?;
        let hunt = Hunt {
            runner: &run::program()?,
            known,
            size: self.size,
            seed: self.seed,
            ours,
            theirs: Program { path: path.into(), arguments: arguments.to_vec() },
            limits: Limits { time, ..limits },
            time: Duration::from_secs(self.seconds),
        };
        let spinner = Bar::new(None);
        let outcome = hunt.run(processors(), &mut |what| spinner.say(what));
        spinner.finish();
        let outcome = outcome.map_err(|error| with_hint(error, path))?;
        let Some(found) = outcome.found else {
            let (name, tried) = (&problem.name, outcome.tried);
            let sizes: Vec<String> = outcome.sizes.iter().map(usize::to_string).collect();
            let sizes = match (self.size, sizes.join(", ")) {
                (None, sizes) if !sizes.is_empty() => {
                    format!("small ones and some of {sizes} {}", known.things)
                }
                (Some(_), sizes) if !sizes.is_empty() => format!("of {sizes} {}", known.things),
                _ => String::from("small ones"),
            };
            print(&format!("{name}: no difference on {tried} inputs, {sizes}\n"))?;
            return Ok(true);
        };
        print(&tell(&problem.name, outcome.tried, &found))?;
        if let Some(path) = &self.input {
            files::write(path, &found.input)?;
        }
        if self.save {
            save(workspace, problem, &found)?;
        }
        Ok(false)
    }
}

/// If the error is about this command, with what to do about it.
pub(super) fn with_hint(error: String, command: &OsStr) -> String {
    let path = Path::new(command);
    let hint = if !error.starts_with(&format!("{}: ", path.display())) {
        ""
    } else if path.is_dir() {
        "; that is a folder"
    } else if path.is_file() {
        "; name the program that runs it, as `python3 mine.py`, or its path, as `./mine`"
    } else {
        ""
    };
    error + hint
}

fn tell(problem: &str, tried: u64, found: &Found) -> String {
    let Found { seed, items, bytes, input, ours, theirs, finding, repeats } = found;
    let seed = match items {
        Some(items) => format!("seed {seed} of --size {items}"),
        None => format!("seed {seed}"),
    };
    let verdict = coloured(finding.verdict);
    let size = match input.len() {
        size if size < *bytes => format!("{bytes} bytes, made smaller: {size}"),
        size => format!("{size} bytes"),
    };
    let again = if *repeats { "" } else { "\nthis did not happen again on the same input" };
    let answers = match &finding.difference {
        Some(difference) if is_long(ours) || is_long(theirs) => marked(difference, ours, theirs),
        _ => format!("ours\n{}\nyours\n{}", shown(ours), shown(theirs)),
    };
    format!(
        "{problem}: {verdict} {}{again}\n{tried} inputs tried; {seed}, {size}\n\n\
         input\n{}\n{answers}",
        finding.why,
        whole(input)
    )
}

/// Writes the input and our answer under the next free name.
fn save(workspace: &Workspace, problem: &Problem, found: &Found) -> Result<(), String> {
    let cases = workspace.cases(problem)?;
    let is_it = |case: &&Case| files::text(&case.input).is_ok_and(|text| text == found.input);
    if let Some(case) = cases.iter().find(is_it) {
        return print(&format!("\ntestdata has it: {}/{}\n", problem.name, case.name));
    }
    let is_free = |name: &String| cases.iter().all(|case| case.name != *name);
    // Among one name more than there are cases, one is free.
    let name = (1..=cases.len() + 1).map(|i| format!("hack-found-{i}")).find(is_free);
    let name = name.expect("they are more than the cases");
    let folder = workspace.root.join("testdata").join(&problem.name);
    for (ending, text) in [("in", &found.input), ("out", &found.ours)] {
        files::write(&folder.join(&name).with_extension(ending), text)?;
    }
    print(&format!(
        "\nkept as testdata/{}/{name}: check the answer by the rules, rename it, tell it under \
         Mistakes\n",
        problem.name
    ))
}
