use crate::build::{build_bundles, build_solutions, cpp};
use crate::run::check::{check_all, Task};
use crate::run::{temporary_folder, Program};
use crate::ui::asked;
use crate::ui::report::{self, Results};
use crate::ui::shell;
use crate::ui::terminal::{print, Bar};
use crate::ui::values::{self, OwnLimits};
use anyhow::{ensure, Result};
use clap::Args;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use workspace::parallel::processors;
use workspace::selection::{cases, select};
use workspace::{Case, Problem, Workspace};

/// Runs the cases and tells what is wrong
///
/// Exit status 0: all is right; 1: something is wrong; 2: it could not be run.
#[derive(Args, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a flag
#[command(after_help = "Example: cargo judge check matches -- ./a.out")]
pub struct Check {
    /// Problems by name, id, address or title, or cases such as matches/hack-order; all by default
    #[arg(add = values::problems())]
    problems: Vec<String>,
    /// Run only the samples
    #[arg(long)]
    samples: bool,
    /// Skip the judge's longest inputs, which are too large to keep
    #[arg(long)]
    no_long: bool,
    #[command(flatten)]
    limits: OwnLimits,
    /// Check the file that would be submitted, not the workspace's program
    #[arg(long)]
    bundle: bool,
    /// Check the pages' C++ programs as if they were yours
    #[arg(long, group = "theirs", conflicts_with = "bundle")]
    cpp: bool,
    /// How many cases run at once; by default one per processor
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Also run your program on the cases beyond what the judge promises
    #[arg(long, requires = "theirs")]
    beyond: bool,
    /// Your program and its arguments, checked on one problem instead of ours
    #[arg(last = true, value_name = "COMMAND", num_args = 1..)]
    #[arg(group = "theirs", conflicts_with = "bundle")]
    command: Vec<OsString>,
}

impl Check {
    /// False if a case is not right.
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        let folder = if self.bundle { Some(temporary_folder()?) } else { None };
        let bundles = folder.as_ref().map_or(Path::new(""), |folder| folder.path());
        let (tasks, left_out) = self.tasks(workspace, bundles)?;
        let count = tasks.iter().map(|task| task.cases.len()).sum::<usize>();
        ensure!(count > 0, "there is no such case");
        let start = Instant::now();
        let mut results = Results::of(&tasks);
        let bar = Bar::new(Some(count as u64));
        let again = |task: &Task, case: &Case| self.again(workspace, &task.problem, case);
        let cpp = |task: &Task, case: &Case| self.time_of_cpp(workspace, task, case);
        let (mut right, mut above, mut run, mut printed) = (0, 0, 0, Ok(()));
        let ran = check_all(
            &env::current_exe()?,
            &tasks,
            self.jobs.map_or_else(processors, usize::from),
            |task, result| {
                bar.advance();
                run += 1;
                right += usize::from(result.is_right());
                above += usize::from(result.is_right() && result.usage.warning.is_some());
                results.add(task, result);
                let text = results.text(false, again, cpp);
                if !text.is_empty() && printed.is_ok() {
                    printed = bar.aside(|| print(&text));
                }
            },
        );
        bar.finish();
        ran.and(printed)?;
        print(&results.text(true, again, cpp))?;
        let time = report::time(start.elapsed());
        let beyond = match left_out {
            0 => String::new(),
            some => format!("; --beyond runs {some} more, beyond what the judge promises"),
        };
        let above = match above {
            0 => String::new(),
            some => format!("; {some} above a limit that is only assumed: --strict lets it count"),
        };
        let others = match count - run {
            0 => String::new(),
            some => format!("; {some} not run: it would read nothing of them either"),
        };
        print(&format!("{right} of {count} cases right, {time}{others}{above}{beyond}\n"))?;
        Ok(right == count)
    }

    /// The tasks, and how many cases are left out because they are beyond the judge's promise.
    fn tasks(&self, workspace: &Workspace, folder: &Path) -> Result<(Vec<Task>, usize)> {
        let mut selected = select(workspace, &self.problems)?;
        for name in &self.problems {
            for (problem, _) in &selected {
                asked::warn(problem, name);
            }
        }
        if self.cpp && self.problems.is_empty() {
            selected.retain(|(problem, _)| problem.cpp().is_ok());
        }
        let problems: Vec<&Problem> = selected.iter().map(|selection| &selection.0).collect();
        let programs = self.programs(workspace, &problems, folder)?;
        let (mut tasks, mut left_out) = (vec![], 0);
        for ((problem, names), program) in selected.iter().zip(programs) {
            // Who does not know the problem's spec would compare a talk with what stands there.
            if problem.folder.join("spec.rs").exists() {
                specs::of(&problem.name)?;
            }
            let mut cases = if self.samples || self.no_long {
                workspace.cases(problem)?
            } else {
                cases(workspace, problem)?
            };
            cases.retain(|case| !self.samples || case.name.starts_with("sample-"));
            cases.retain(|case| names.is_empty() || names.contains(&case.name));
            let is_named = self.problems.iter().any(|name| name.contains("beyond-"));
            if (self.cpp || !self.command.is_empty()) && !self.beyond && !is_named {
                let all = cases.len();
                cases.retain(|case| !case.is_beyond());
                left_out += all - cases.len();
            }
            if !cases.is_empty() {
                let limits = self.limits.of(problem, &self.command);
                tasks.push(Task { problem: problem.name.clone(), program, limits, cases });
            }
        }
        Ok((tasks, left_out))
    }

    fn programs(
        &self,
        workspace: &Workspace,
        problems: &[&Problem],
        folder: &Path,
    ) -> Result<Vec<Program>> {
        if let Some((path, arguments)) = self.command.split_first() {
            ensure!(problems.len() == 1, "your program can be checked on one problem at a time");
            return Ok(vec![Program::typed(path, arguments)]);
        }
        if !self.bundle && !self.cpp {
            return build_solutions(workspace, problems);
        }
        let bar = Bar::new(Some(problems.len() as u64));
        let programs = if self.cpp {
            cpp::build(workspace, problems, || bar.advance())
        } else {
            build_bundles(workspace, problems, folder, || bar.advance())
        };
        bar.finish();
        programs
    }

    /// The time of the page's C++ here, if it is another program that is run.
    fn time_of_cpp(&self, workspace: &Workspace, task: &Task, case: &Case) -> Option<Duration> {
        let problem = workspace.named(&task.problem).ok()?;
        let is_comparable = !self.cpp && !case.hidden.exists() && !case.is_beyond();
        cpp::time_of(workspace, &env::current_exe().ok().filter(|_| is_comparable)?, &problem, case)
    }

    /// The command that runs a case again from the current folder.
    fn again(&self, workspace: &Workspace, problem: &str, case: &Case) -> String {
        if specs::find(problem).is_some_and(|spec| spec.interact.is_some()) {
            // A person would have to play the judge.
            let flag = [(self.cpp, " --cpp"), (self.bundle, " --bundle")];
            let flag = flag.into_iter().find(|flag| flag.0).map_or("", |flag| flag.1);
            let own = match self.command.len() {
                0 => String::new(),
                _ => format!(" -- {}", shell::command(&self.command)),
            };
            return format!("cargo judge check {problem}/{}{flag}{own}", case.name);
        }
        shell::line(self.command_line(workspace, problem, case))
    }

    fn command_line(&self, workspace: &Workspace, problem: &str, case: &Case) -> String {
        let here = env::current_dir().unwrap_or_default();
        let from_here = |path: &Path| match here.strip_prefix(&workspace.root) {
            Ok(below) => {
                let up: PathBuf = below.components().map(|_| "..").collect();
                shell::path(&up.join(path.strip_prefix(&workspace.root).unwrap_or(path)))
            }
            Err(_) => shell::path(path),
        };
        let input = from_here(&case.input);
        if !self.command.is_empty() {
            return format!("{} < {input}", shell::command(&self.command));
        }
        if self.cpp {
            let source = workspace.root.join("problems").join(problem).join("solution.cpp");
            let program = cpp::program_path(workspace, problem);
            let [source, program] = [source, program].map(|path| from_here(&path));
            let compile = [&[cpp::COMPILER], cpp::FLAGS].concat().join(" ");
            return format!("{compile} {source} -o {program} && {program} < {input}");
        }
        if self.bundle {
            let program = shell::path(&Path::new(".").join(problem));
            return format!(
                "cargo judge bundle {problem} --no-check --output {problem}.rs && \
                 rustc -O --edition 2021 {problem}.rs && {program} < {input}"
            );
        }
        let manifest = workspace.root.join("Cargo.toml");
        let at = if here.starts_with(&workspace.root) {
            String::new()
        } else {
            format!(" --manifest-path {}", shell::path(&manifest))
        };
        format!("cargo run{at} --release --quiet --bin {problem} < {input}")
    }
}
