//! `cargo site` writes the study site: static pages of all problems in both languages, with the
//! programs to run on them. Nothing on them is written twice: it comes from the pages, manifests,
//! cases, bundles and the reading order.

mod address;
mod boards;
mod book;
mod cards;
mod files;
mod game;
mod highlight;
mod kept;
mod lab;
mod markdown;
mod marks;
mod pages;
mod picture;
mod programs;
mod search;
mod wasm;
mod zips;

use crate::address::file;
use crate::book::Book;
use crate::kept::Kept;
use crate::lab::Lab;
use crate::wasm::{Compiler, Workshop};
use anyhow::{Context, Result};
use clap::Parser;
use fs_err as fs;
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use workspace::order::Language::{En, Zh};
use workspace::selection::select;
use workspace::Workspace;

/// Writes the study site, to be read from the disk or from any server of files.
#[derive(Parser)]
#[command(name = "cargo site", bin_name = "cargo site", version)]
struct Site {
    /// Make the programs, boards and cases to take along of these problems alone, as after an edit: sooner,
    /// and larger. The others stay as they were made, and where a source is newer their pages have none
    names: Vec<String>,
    /// Open it in the browser
    #[arg(long)]
    open: bool,
    /// The folder to write to, instead of `site` where cargo builds
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

fn main() -> ExitCode {
    match write(&Site::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::from(2)
        }
    }
}

fn write(site: &Site) -> Result<()> {
    let workspace = Workspace::find()?;
    let wanted = select(&workspace, &site.names)?.into_iter().map(|(problem, _)| problem.name);
    let wanted: Vec<String> = wanted.collect();
    let out = site.out.clone().unwrap_or_else(|| workspace.target().join("site"));
    let kept = Kept::at(workspace.target().join("site-programs"))?;
    let book = Book::read(&workspace, &kept)?;
    let folder = out.join("files");
    // What an earlier run left and no page has now.
    if folder.is_dir() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for problem in book.problems() {
        let problem = &problem.problem;
        for language in [En, Zh] {
            let picture = problem.folder.join(language.picture());
            if picture.is_file() {
                let name = language.picture().replace("picture", &problem.name);
                fs::copy(picture, folder.join(name))?;
            }
        }
    }
    let bundled = files::write(&workspace.root, &folder)?;
    if !bundled {
        eprintln!(
            "the pages search nothing and run no programs: first `npm ci --prefix scripts/site`"
        );
    }
    let style = files::picture_style(&workspace.root)?;
    for entry in book.problems() {
        entry.game.write(&entry.problem.name, &style, &folder)?;
    }
    let zips = zips::write(&book, &workspace, &folder, &kept, &wanted);
    let zips = zips.context("the zips of the cases")?;
    // What the pages run.
    let compile = || {
        let (compiler, small) = (Compiler::find()?, site.names.is_empty());
        let shop = Workshop { compiler, kept: &kept, folder: &folder, wanted: &wanted, small };
        programs::write(&book, &shop)?;
        boards::write(&book, &workspace.root, &shop)
    };
    if bundled {
        if let Err(why) = compile() {
            eprintln!("the pages cannot run the programs: {why:#}");
        }
    }
    let lab = Lab::read(&workspace.root)?;
    lab.write(&book, &folder)?;
    let can = pages::Can {
        search: bundled,
        run: runs(&book, &folder),
        version: format!("{:x}", kept::of(&folder, &[""])?),
    };
    let count = pages::write(&book, &workspace.root, &zips, &lab, can, &out)?;
    files::list(&out)?;
    let name = if let [name] = &wanted[..] { name } else { "index" };
    let first = out.join(file(name, En));
    println!("{count} pages: {}", first.display());
    if site.open {
        open::that(&first).with_context(|| first.display().to_string())?;
    }
    Ok(())
}

/// The problems whose program and board are there.
fn runs(book: &Book, folder: &Path) -> HashSet<String> {
    let names = book.problems().map(|entry| entry.problem.name.clone());
    names
        .filter(|name| {
            ["js", "board.js"].iter().all(|of| folder.join(format!("{name}.{of}")).is_file())
        })
        .collect()
}
