//! `gen`: an input.

use crate::problems::{self, Size};
use crate::workspace::Workspace;
use clap::Args;

/// Prints a random input of a problem; the same seed prints the same
#[derive(Args, Debug)]
pub struct Gen {
    /// A problem's name, or its id on a judge
    problem: String,
    /// small; judge: the most that it gives; or how many heaps, rows or questions
    #[arg(long, default_value = "small", value_name = "small|judge|N")]
    size: Size,
    /// Which one
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
}

impl Gen {
    /// The text to print.
    pub fn run(&self, workspace: &Workspace) -> Result<String, String> {
        let problem = workspace.problem(&self.problem)?;
        Ok(problems::find(&problem.name)?.within(self.size)?.text(self.size, self.seed))
    }
}
