//! What makes a problem whole. Each check says what is still to do; `cargo judge test` asks them of one problem, a push
//! of all.

mod cases;
pub mod commands;
mod cpp;
mod generator;
mod mistakes;
mod page;
mod words;

pub use mistakes::{be_wrong, WRONG};
pub use page::broken;
pub use words::{between, numbers};

use crate::build::build_solutions;
use crate::run::{Program, Runner};
use anyhow::{Context, Result};
use std::collections::HashMap;
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::OnceLock;
use workspace::{Problem, Workspace};

/// What is still to do for a problem, a line each.
pub struct Todo(Vec<String>);

impl Todo {
    fn add(&mut self, what: impl Display) {
        self.0.push(what.to_string());
    }

    fn unless(&mut self, is_so: bool, what: impl Display) {
        if !is_so {
            self.add(what);
        }
    }
}

/// Adds what is to do; an error is to do as well.
type Asks = fn(&Whole, &Problem, &mut Todo) -> Result<()>;

/// A check of one problem; its name is what holds then.
pub struct Check {
    pub name: &'static str,
    asks: Asks,
    /// Whether it runs programs, some of them for seconds.
    pub runs: bool,
    /// Whether a push leaves it out, as it takes long for all problems.
    pub is_long: bool,
}

const fn reads(name: &'static str, asks: Asks) -> Check {
    Check { name, asks, runs: false, is_long: false }
}

const fn runs(name: &'static str, asks: Asks) -> Check {
    Check { name, asks, runs: true, is_long: false }
}

const fn long(name: &'static str, asks: Asks) -> Check {
    Check { name, asks, runs: true, is_long: true }
}

/// All checks, in the order in which a problem is written.
pub const CHECKS: &[Check] = &[
    reads("the-manifest-says-where-the-problem-is-found", page::manifest),
    reads("the-cases-are-whole", cases::are_whole),
    reads("a-case-is-what-the-judge-makes-of-the-hidden-input", cases::of_a_talk),
    reads("a-case-is-promised-or-called-beyond", cases::are_promised),
    reads("the-page-is-tested-against-the-rules", page::rules),
    reads("the-program-in-cpp-is-plain-and-short", cpp::is_plain),
    reads("every-input-is-promised", generator::is_promised),
    reads("a-seed-makes-one-input", generator::is_repeated),
    reads("the-mistakes-are-those-of-the-page", mistakes::are_told),
    reads("nothing-is-still-to-be-written", page::is_written),
    reads("the-page-has-its-parts-in-order", page::parts),
    reads("the-first-case-of-the-page-is-a-sample", page::samples),
    reads("a-page-tells-of-at-most-five-mistakes", page::mistakes),
    reads("a-page-with-grundy-values-links-their-proof", page::proof),
    reads("no-sentence-breaks-where-a-viewer-begins-a-list", page::breaks),
    reads("the-chinese-page-says-the-same", words::say_the_same),
    reads("exercises-can-be-answered", words::exercises),
    reads("refusals-are-there-in-chinese", words::refusals),
    runs("each-limit-has-a-case-and-the-page-tells-it", cases::reach_the_limits),
    runs("the-program-compiles-where-its-judge-is-old", cpp::is_old),
    runs("commands-print-what-the-page-says", commands::print_what_is_said),
    runs("a-mistake-falls-on-its-case", mistakes::fall),
    runs("a-mistake-is-right-on-another-case", mistakes::tempt),
    long("a-hunt-finds-each-mistake", mistakes::are_found),
    long("the-program-compiles-after-a-contestants-first-lines", cpp::is_pasted),
    long("inputs-are-accepted-and-half-of-them-are-lost", generator::is_fair),
    long("inputs-of-the-judges-size-are-accepted", generator::is_accepted),
];

/// The workspace, and the problems that are asked about.
pub struct Whole {
    pub workspace: Workspace,
    pub problems: Vec<Problem>,
    /// The judge's own executable.
    pub judge: PathBuf,
    programs: OnceLock<std::result::Result<HashMap<String, Program>, String>>,
}

impl Whole {
    pub fn of(workspace: Workspace, problems: Vec<Problem>, judge: PathBuf) -> Whole {
        Whole { workspace, problems, judge, programs: OnceLock::new() }
    }

    /// What is to do for a problem, by this check.
    pub fn todo(&self, check: &Check, problem: &Problem) -> Vec<String> {
        let mut todo = Todo(vec![]);
        if let Err(error) = (check.asks)(self, problem, &mut todo) {
            todo.add(format!("{error:#}"));
        }
        todo.0
    }

    /// Our program for one of the problems; those of all are built together when the first is needed.
    pub fn program(&self, problem: &str) -> Result<Program> {
        let built = self.programs.get_or_init(|| {
            let problems: Vec<&Problem> = self.problems.iter().collect();
            let programs = build_solutions(&self.workspace, &problems);
            let programs = programs.map_err(|error| format!("{error:#}"))?;
            Ok(problems.iter().map(|problem| problem.name.clone()).zip(programs).collect())
        });
        let built = built.as_ref().map_err(|why| anyhow::anyhow!("{why}"))?;
        built.get(problem).cloned().with_context(|| format!("{problem} is not asked about"))
    }

    pub fn runner(&self) -> Result<Runner> {
        Runner::start(&self.judge)
    }
}
