//! `list`: the problems.

use crate::table;
use crate::workspace::Workspace;
use clap::Args;

/// Lists the problems
#[derive(Args, Debug)]
pub struct List {
    /// Print the table of the README
    #[arg(long)]
    markdown: bool,
}

impl List {
    /// The text to print.
    pub fn run(&self, workspace: &Workspace) -> String {
        if self.markdown {
            table::markdown(workspace)
        } else {
            table::plain(workspace)
        }
    }
}
