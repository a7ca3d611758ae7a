use crate::build::{build_solutions, cpp};
use crate::hunt::{Counterexample, Hunt, Outcome, Progress};
use crate::run::play::play;
use crate::run::verdict::Finding;
use crate::run::{Limits, Program, Runner};
use crate::ui::asked;
use crate::ui::difference::marked;
use crate::ui::report::{coloured, ends_of, why};
use crate::ui::terminal::{print, Bar};
use crate::ui::text::{first_lines, is_long, whole};
use crate::ui::values::{self, OwnLimits};
use anyhow::{ensure, Context, Result};
use clap::Args;
use fs_err as fs;
use spec::talk::sides;
use spec::{Size, Spec};
use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;
use workspace::parallel::processors;
use workspace::stop;
use workspace::{Problem, Workspace};

/// Looks for a small input on which your program differs from ours
///
/// Both programs get random inputs until yours answers differently, crashes, takes too long or
/// prints too much; then the input is made smaller as long as that still happens. Where the judge
/// plays, your program plays against it instead. Exit status 0: nothing found; 1: found; 2: it could
/// not be run, or was stopped before.
#[derive(Args, Debug)]
#[command(after_help = "Example: cargo judge hunt matches -- ./a.out")]
pub struct HuntCommand {
    /// A problem's name, id, address or title
    #[arg(add = values::problems())]
    problem: String,
    /// How long to search, or up to five times as long for the first thousand inputs; making the
    /// input smaller may take as long again
    #[arg(long, default_value = "10", value_name = "S", value_parser = values::time, allow_negative_numbers = true)]
    seconds: Duration,
    /// How large the inputs are; by default from small to the judge's size
    #[arg(long, value_name = "small|judge|N", value_parser = values::size, allow_negative_numbers = true)]
    size: Option<Size>,
    /// The seed of the first input; the next ones follow it
    #[arg(long, default_value_t = 1, value_name = "S", value_parser = values::seed, allow_negative_numbers = true)]
    seed: u64,
    #[command(flatten)]
    limits: OwnLimits,
    /// Write the input that is found to this file
    #[arg(long, value_name = "FILE")]
    input: Option<PathBuf>,
    /// Save the input that is found as a hack case in testdata
    #[arg(long)]
    save: bool,
    /// Hunt the page's C++ program instead of yours
    #[arg(long, conflicts_with = "command")]
    cpp: bool,
    /// Your program and its arguments
    #[arg(last = true, required_unless_present = "cpp", value_name = "COMMAND", num_args = 1..)]
    command: Vec<OsString>,
}

impl HuntCommand {
    /// False if something was found.
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        let problem = &asked::problem(workspace, &self.problem)?;
        let spec = specs::of(&problem.name)?;
        let theirs = self.theirs(workspace, problem)?;
        if let Some(path) = &self.input {
            // If it cannot be written, fail before the hunt; what it holds stays until something is found.
            let is_there = path.exists();
            ensure!(!is_there || path.is_file(), "{}: not a regular file", path.display());
            let cases = workspace.root.join("testdata").canonicalize();
            let is_case = cases
                .is_ok_and(|cases| path.canonicalize().is_ok_and(|path| path.starts_with(cases)));
            ensure!(
                !is_case,
                "{}: a case stays as it is; --save adds what is found as a new one",
                path.display()
            );
            fs::OpenOptions::new().append(true).create(true).open(path)?;
            if !is_there {
                fs::remove_file(path)?;
            }
        }
        // A program that is too slow is found soon: its time does not matter.
        let limits = Limits { is_ended_at_once: true, ..self.limits.of(problem, &self.command) };
        let ours = match spec.interact {
            Some(_) => None,
            None => build_solutions(workspace, &[problem])?.pop(),
        };
        let hunt = Hunt {
            judge: &env::current_exe()?,
            spec,
            size: self.size,
            seed: self.seed,
            ours,
            theirs,
            limits,
            time: self.seconds,
        };
        let spinner = Bar::new(None);
        let outcome = hunt.run(processors(), &mut |progress| spinner.say(progress_text(progress)));
        spinner.finish();
        let outcome = outcome?;
        let Some(found) = &outcome.found else {
            print(&no_difference(problem, spec, self.size, &outcome))?;
            return Ok(true);
        };
        let names = if self.cpp { ["Rust", "C++"] } else { ["ours", "yours"] };
        print(&difference(&problem.name, outcome.tried, found, &limits, names))?;
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
            return Ok(cpp::build(workspace, &[problem], || ())?.remove(0));
        }
        let (path, arguments) = self.command.split_first().context("no command")?;
        Ok(Program::typed(path, arguments))
    }
}

fn progress_text(progress: Progress) -> String {
    match progress {
        Progress::Tried(count) => format!("{count} inputs tried"),
        Progress::Shrunk(bytes, now) => format!("found: {bytes} bytes, made smaller: {now}"),
    }
}

fn no_difference(problem: &Problem, spec: &Spec, size: Option<Size>, outcome: &Outcome) -> String {
    let (name, tried, unit) = (&problem.name, outcome.tried, spec.unit);
    let sizes: Vec<String> = outcome.sizes.iter().map(usize::to_string).collect();
    let sizes = match (size, sizes.join(", ")) {
        (_, sizes) if sizes.is_empty() => String::from("small ones"),
        (None, sizes) => format!("small ones and some of {sizes} {unit}"),
        (Some(Size::Units(asked)), _) if asked > spec.largest => {
            format!(
                "as large as can be made up to {asked} {unit} (the judge gives at most {})",
                spec.largest
            )
        }
        (Some(_), sizes) => format!("of {sizes} {unit}"),
    };
    let what = if spec.interact.is_some() { "every game won" } else { "no difference" };
    let over = if outcome.is_cut { " when the time was over (--seconds gives more)" } else { "" };
    format!("{name}: {what} on {tried} inputs, {sizes}{over}\n")
}

fn difference(
    problem: &str,
    tried: u64,
    found: &Counterexample,
    limits: &Limits,
    [rust, other]: [&str; 2],
) -> String {
    let Counterexample { seed, units, bytes, input, ours, theirs, talk, finding, repeats, is_cut } =
        found;
    let seed = match units {
        Some(units) => format!("seed {seed} of --size {units}"),
        None => format!("seed {seed}"),
    };
    let size = match input.len() {
        size if size < *bytes => format!("{bytes} bytes, made smaller: {size}"),
        size => format!("{size} bytes"),
    };
    let size = match is_cut {
        true if stop::is_stopped() => size + " when it was stopped",
        true => size + " when the time was over (--seconds gives more)",
        false => size,
    };
    let again = if *repeats { "" } else { "\nnot reproduced on a second run" };
    let answers = match finding {
        // Where the judge plays, nothing is compared.
        _ if !talk.is_empty() => ends_of(talk, "  "),
        Finding::Wrong(difference) if is_long(ours) || is_long(theirs) => marked(difference),
        _ => format!("{rust}\n{}\n{other}\n{}", first_lines(ours), first_lines(theirs)),
    };
    let what = if talk.is_empty() { "input" } else { "hidden input" };
    let (verdict, why) = (coloured(finding.verdict()), why(finding, limits));
    format!(
        "{problem}: {verdict} {why}{again}\n{tried} inputs tried; {seed}, {size}\n\n\
         {what}\n{}\n{answers}",
        whole(input)
    )
}

/// Saves the input and our answer as a case under the next free name; where the judge plays, the hidden
/// input and the talk of our program.
fn save(workspace: &Workspace, problem: &Problem, found: &Counterexample) -> Result<()> {
    let cases = workspace.cases(problem)?;
    for case in &cases {
        if case.promised()? == found.input {
            let name = &problem.name;
            return print(&format!("\nalready in testdata: {name}/{}\n", case.name));
        }
    }
    let mut names = (1..).map(|i| format!("hack-found-{i}"));
    let is_free = |name: &String| cases.iter().all(|case| case.name != *name);
    let name = names.find(is_free).context("no free name")?;
    let folder = workspace.root.join("testdata").join(&problem.name);
    let file = |ending| folder.join(format!("{name}.{ending}"));
    let (mut input, mut output) = (found.input.clone(), found.ours.clone());
    if let Some(interact) = specs::of(&problem.name)?.interact {
        fs::write(file("hidden"), &found.input)?;
        let ours = build_solutions(workspace, &[problem])?.remove(0);
        let (runner, limits) = (&mut Runner::start(&env::current_exe()?)?, Limits::of(problem));
        (input, output) = sides(&play(runner, &ours, &limits, interact, &found.input)?.0.talk);
    }
    fs::write(file("in"), input)?;
    fs::write(file("out"), output)?;
    print(&format!(
        "\nsaved as testdata/{}/{name}: check the answer by the rules, rename the case, describe it under \
         Mistakes\n",
        problem.name
    ))
}
