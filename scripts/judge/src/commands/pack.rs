use crate::pack::{package, short_name};
use crate::ui::asked;
use crate::ui::terminal::print;
use crate::ui::values;
use anyhow::{ensure, Context, Result};
use bytesize::ByteSize;
use clap::{ArgGroup, Args};
use fs_err as fs;
use std::path::PathBuf;
use workspace::build::build_solutions;
use workspace::case_files::{self, zip, Files};
use workspace::parallel::all;
use workspace::{Problem, Workspace};

/// Packs problems for other people's judges, or the cases for who has no Rust
///
/// The zip holds a package in the ICPC format as Kattis has it (legacy), which DOMjudge and Hydro 5 import
/// too: statement in English and Chinese, cases with hints, validators, right and wrong programs.
#[derive(Args, Debug)]
#[command(group = ArgGroup::new("what").required(true))]
pub struct Pack {
    /// A problem's name, id, address or title
    #[arg(add = values::problems(), group = "what")]
    problem: Option<String>,
    /// All problems, a folder each in one zip
    #[arg(long, group = "what")]
    all: bool,
    /// The cases as files, with a program in C++ that runs another one on all of them
    #[arg(long)]
    cases: bool,
}

impl Pack {
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        let problems = match &self.problem {
            Some(name) => vec![asked::problem(workspace, name)?],
            None => workspace.problems()?,
        };
        let (problems, others): (Vec<Problem>, Vec<Problem>) =
            problems.into_iter().partition(|problem| self.obstacle(problem).is_none());
        for problem in &others {
            let why = self.obstacle(problem).unwrap_or_default();
            ensure!(self.all, "{} is not packed: {why}", problem.name);
            eprintln!("{} is not packed: {why}", problem.name);
        }
        let made = if self.cases {
            cases_of(workspace, &problems)?
        } else {
            self.packages(workspace, &problems)?
        };
        for (path, files, left_out) in made {
            let bytes = zip(&files)?;
            let path = workspace.target().join("packages").join(path);
            // With one kind of slashes.
            let path: PathBuf = path.components().collect();
            fs::create_dir_all(path.parent().context("a folder")?)?;
            fs::write(&path, &bytes)?;
            let shown = path.strip_prefix(&workspace.root).unwrap_or(&path).display().to_string();
            let mut line =
                format!("{shown}: {}, {} files", ByteSize(bytes.len() as u64), files.len());
            if !left_out.is_empty() {
                line += &format!("; too long and left out: {}", left_out.join(", "));
            }
            print(&(line + "\n"))?;
        }
        Ok(true)
    }

    /// Why it cannot be packed.
    fn obstacle(&self, problem: &Problem) -> Option<String> {
        if self.cases {
            case_files::obstacle(problem)
        } else {
            problem.obstacle()
        }
    }

    fn packages(&self, workspace: &Workspace, problems: &[Problem]) -> Result<Vec<Made>> {
        let pack = |number: usize| {
            let package = package(workspace, &problems[number])?;
            let name = short_name(&problems[number]);
            Ok((format!("{name}.zip"), package.files, package.left_out))
        };
        let made = all(problems.len(), pack, || ())?;
        if !self.all {
            return Ok(made);
        }
        let mut whole = (String::from("all.zip"), Files::new(), vec![]);
        for (problem, (_, files, left_out)) in problems.iter().zip(made) {
            let folder = short_name(problem);
            whole
                .1
                .extend(files.into_iter().map(|(path, text)| (format!("{folder}/{path}"), text)));
            whole.2.extend(left_out.iter().map(|case| format!("{}/{case}", problem.name)));
        }
        Ok(vec![whole])
    }
}

/// The path of a zip, its files, and the cases that were left out.
type Made = (String, Files, Vec<String>);

fn cases_of(workspace: &Workspace, problems: &[Problem]) -> Result<Vec<Made>> {
    let programs = build_solutions(workspace, &problems.iter().collect::<Vec<_>>())?;
    let pack = |number: usize| {
        let files = case_files::files(workspace, &problems[number], &programs[number])?;
        Ok((format!("cases/{}.zip", problems[number].name), files, vec![]))
    };
    all(problems.len(), pack, || ())
}
