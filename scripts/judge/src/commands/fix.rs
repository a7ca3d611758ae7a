use crate::copies;
use crate::ui::terminal::print;
use anyhow::Result;
use clap::Args;
use fs_err as fs;
use workspace::Workspace;

/// Rewrites everything that is a copy: titles, links, listings, samples, exercises, pictures, indexes
#[derive(Args, Debug)]
pub struct Fix {
    /// Write nothing; name the files that are stale
    #[arg(long)]
    check: bool,
}

impl Fix {
    /// False if files are stale and stay so.
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        let mut stale = copies::all(workspace)?;
        stale.retain(|file| !file.is_fresh);
        let mut told = String::new();
        for file in &stale {
            if !self.check {
                fs::write(workspace.root.join(&file.path), &file.text)?;
            }
            let what = if self.check { "stale" } else { "written" };
            told += &format!("{}: {what}\n", file.path.display());
        }
        if self.check {
            told += match stale[..] {
                [] => "all copies are as their sources say\n",
                _ => "cargo judge fix writes them\n",
            };
        }
        print(&told)?;
        Ok(!self.check || stale.is_empty())
    }
}
