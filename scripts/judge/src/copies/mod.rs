//! What stands a second time is written, never typed: titles and links on the pages, the samples, the
//! listings, the pictures, the index in the READMEs, the chapters in STUDY. A page shows where not to
//! type by lines as `<!-- links -->`.

mod fronts;
mod page;

use crate::workspace::order::Language::{En, Zh};
use crate::workspace::page::block;
use crate::workspace::Workspace;
use anyhow::{Context, Result};
use fs_err as fs;
use page::Neighbours;
use std::path::{Path, PathBuf};

/// A file as it should be.
pub struct Copy {
    /// Its path from the workspace's folder.
    pub path: PathBuf,
    /// All its text.
    pub text: String,
    /// Is it so?
    pub is_fresh: bool,
}

/// Every file that holds a copy.
pub fn all(workspace: &Workspace) -> Result<Vec<Copy>> {
    let root = &workspace.root;
    let order = workspace.order()?;
    let mut copies = fronts::all(workspace, &order)?;
    let places: Vec<_> = order.chapters.iter().flat_map(|chapter| &chapter.pages).collect();
    let named = |name: &String| workspace.named(name);
    for (i, place) in places.iter().enumerate() {
        let problem = workspace.named(&place.name)?;
        let near = Neighbours {
            needs: place.needs.iter().map(named).collect::<Result<_>>()?,
            before: i.checked_sub(1).map(|i| named(&places[i].name)).transpose()?,
            after: places.get(i + 1).map(|place| named(&place.name)).transpose()?,
        };
        for language in [En, Zh] {
            let path = problem.folder.join(language.page());
            let text = fs::read_to_string(&path)?;
            let text = page::with_copies(&text, workspace, &problem, &near, language);
            copies.push((path.clone(), text.with_context(|| path.display().to_string())?));
        }
        copies.push((problem.folder.join("src/main.rs"), page::rust(&problem)?));
        if let Ok(path) = problem.cpp() {
            copies.push((path, page::cpp(&problem)?));
        }
    }
    for (name, svg) in pictures::all() {
        let folder = root.join("problems").join(name);
        if folder.is_dir() {
            copies.push((folder.join("picture.svg"), svg));
        }
    }
    let copy = |(path, text): (PathBuf, String)| Copy {
        is_fresh: fs::read_to_string(&path).is_ok_and(|old| old == text),
        path: path.strip_prefix(root).map(Path::to_owned).unwrap_or(path),
        text,
    };
    Ok(copies.into_iter().map(copy).collect())
}

/// The text with a block filled; an error says that it has none.
fn with_block(text: &str, name: &str, inside: &str) -> Result<String> {
    let (_, place) = block(text, name)
        .with_context(|| format!("there are no lines <!-- {name} --> and <!-- /{name} -->"))?;
    Ok(format!("{}{inside}{}", &text[..place.start], &text[place.end..]))
}

/// A text as Markdown's tables and links show it.
fn escaped(text: &str) -> String {
    text.replace('[', "\\[").replace(']', "\\]").replace('|', "\\|")
}
