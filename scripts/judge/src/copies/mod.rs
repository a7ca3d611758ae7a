//! Everything that stands in a second place is generated, never typed: titles and links on the pages,
//! samples, listings, exercises, pictures, chapters and index, the routes below it, the problems elsewhere in STUDY and
//! in PRACTICE. Lines such as `<!-- links -->` mark the generated blocks.

mod fronts;
mod markdown;
mod page;
mod practice;

use anyhow::{Context, Result};
use fs_err as fs;
use page::Neighbours;
use practice::Lists;
use std::path::{Path, PathBuf};
use workspace::order::Language::{En, Zh};
use workspace::Workspace;

/// A file as it should be.
pub struct GeneratedFile {
    /// Relative to the workspace's folder.
    pub path: PathBuf,
    pub text: String,
    /// Whether the file on disk already has this text.
    pub is_fresh: bool,
}

pub fn all(workspace: &Workspace) -> Result<Vec<GeneratedFile>> {
    let root = &workspace.root;
    let order = workspace.order()?;
    let mut files = fronts::all(workspace, &order)?;
    let practice = &workspace.practice()?;
    for language in [En, Zh] {
        let [study, book] =
            ["STUDY", "PRACTICE"].map(|name| root.join(format!("{name}{}", language.ending())));
        let lists = Lists { workspace, practice, language };
        let text = lists.study(&fs::read_to_string(&study)?);
        let text = text.with_context(|| study.display().to_string())?;
        let made = lists.book(&fs::read_to_string(&book)?, &text);
        let made = made.with_context(|| book.display().to_string())?;
        files.extend([(study, text), (book, made)]);
    }
    let places: Vec<_> = order.chapters.iter().flat_map(|chapter| &chapter.pages).collect();
    let named = |name: &String| workspace.named(name);
    for (i, place) in places.iter().enumerate() {
        let problem = workspace.named(&place.name)?;
        let near = Neighbours {
            level: place.level,
            needs: place.needs.iter().map(named).collect::<Result<_>>()?,
            before: i.checked_sub(1).map(|i| named(&places[i].name)).transpose()?,
            after: places.get(i + 1).map(|place| named(&place.name)).transpose()?,
        };
        for language in [En, Zh] {
            let path = problem.folder.join(language.page());
            let text = fs::read_to_string(&path)?;
            let text = page::with_copies(&text, workspace, &problem, &near, language);
            files.push((path.clone(), text.with_context(|| path.display().to_string())?));
        }
        files.push((problem.folder.join("src/main.rs"), page::rust(&problem)?));
        if let Ok(path) = problem.cpp() {
            files.push((path, page::cpp(&problem)?));
        }
    }
    for (name, pictures) in pictures::all() {
        let folder = root.join("problems").join(name);
        if folder.is_dir() {
            let paths = [En, Zh].map(|language| folder.join(language.picture()));
            files.extend(paths.into_iter().zip(pictures));
        }
    }
    let generated = |(path, text): (PathBuf, String)| GeneratedFile {
        is_fresh: fs::read_to_string(&path).is_ok_and(|old| old == text),
        path: path.strip_prefix(root).map(Path::to_owned).unwrap_or(path),
        text,
    };
    Ok(files.into_iter().map(generated).collect())
}
