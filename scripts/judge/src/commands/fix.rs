//! `fix`: what stands a second time.

use crate::copies;
use crate::ui::terminal::print;
use crate::workspace::Workspace;
use anyhow::Result;
use clap::Args;
use fs_err as fs;

/// Writes what stands a second time: titles, links, listings, samples, pictures, indexes
#[derive(Args, Debug)]
pub struct Fix {
    /// Write nothing, name what is stale
    #[arg(long)]
    check: bool,
}

impl Fix {
    /// Writes it, or names it; false if it is stale and stays so.
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        let mut stale = copies::all(workspace)?;
        stale.retain(|copy| !copy.is_fresh);
        let mut told = String::new();
        for copy in &stale {
            if !self.check {
                fs::write(workspace.root.join(&copy.path), &copy.text)?;
            }
            let what = if self.check { "is stale" } else { "written" };
            told += &format!("{}: {what}\n", copy.path.display());
        }
        if self.check && !stale.is_empty() {
            told += "cargo judge fix writes them\n";
        }
        print(&told)?;
        Ok(!self.check || stale.is_empty())
    }
}
