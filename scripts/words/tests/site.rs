//! What the site's scripts and templates say: both languages have the same messages, each is there and is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use words::{file, shape, Shape, LANGUAGES};

fn site(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../site", name].iter().collect()
}

/// The messages of some folders together.
fn shapes(folders: &[&str]) -> [Shape; 2] {
    LANGUAGES.map(|language| {
        let texts =
            folders.iter().map(|name| fs::read_to_string(file(&site(name), language)).unwrap());
        texts.flat_map(|text| shape(&text).unwrap()).collect()
    })
}

/// The files in a folder and in those below it.
fn files(folder: PathBuf) -> Vec<PathBuf> {
    if folder.is_file() {
        return vec![folder];
    }
    fs::read_dir(folder).unwrap().flat_map(|entry| files(entry.unwrap().path())).collect()
}

/// What stands between these two in a text.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> BTreeSet<&'a str> {
    text.split(begin).skip(1).filter_map(|rest| rest.split_once(end)).map(|rest| rest.0).collect()
}

fn hold(name: &str, folders: &[&str], sources: &[PathBuf]) {
    let texts = sources.iter().filter(|path| path.extension().is_some_and(|end| end != "ftl"));
    let text: String = texts.map(|path| fs::read_to_string(path).unwrap()).collect();
    let [en, zh] = shapes(folders);
    let ids = |shape: &Shape| shape.keys().cloned().collect::<BTreeSet<_>>();
    assert_eq!(ids(&en), ids(&zh), "{name}: the ids in English and in Chinese");
    for (id, found) in &en {
        let written = |found: &BTreeSet<String>| {
            // A name may begin a sentence in one language alone.
            let args = found.iter().filter(|one| one.starts_with('$'));
            args.map(|arg| arg.to_lowercase()).collect::<BTreeSet<_>>()
        };
        assert_eq!(written(found), written(&zh[id]), "{name}: {id}: arguments in both languages");
    }
    // `class-${outcome}`; "pairs-" ~ rule.
    let mut begins = between(&text, "`", "${");
    begins.extend(between(&text, "say(\"", "\" ~"));
    begins.retain(|begin| begin.ends_with('-') && !begin.contains(' '));
    let said = between(&text, "say(\"", "\"");
    let mut missing = said.iter().filter(|id| !en.contains_key(**id) && !begins.contains(**id));
    assert!(!said.is_empty(), "{name}: nothing is said");
    assert_eq!(missing.next(), None, "{name}: there are no such words");
    let inside: BTreeSet<&String> = en.values().flatten().collect();
    for id in en.keys() {
        let message = id.split('.').next().unwrap();
        let is_said = text.contains(&format!("\"{message}\"")) || inside.contains(id);
        let is_made = begins.iter().any(|begin| id.starts_with(begin));
        assert!(is_said || is_made, "{name}: nothing says {id}");
    }
}

fn is_of_lab(path: &Path) -> bool {
    path.starts_with(site("files/lab")) || path.ends_with("lab.js")
}

#[test]
fn the_scripts_have_their_words() {
    let scripts: Vec<_> =
        files(site("files")).into_iter().filter(|path| !is_of_lab(path)).collect();
    hold("the scripts", &["files"], &scripts);
}

#[test]
fn the_templates_and_the_lab_have_their_words() {
    let mut sources = files(site("templates"));
    sources.extend([site("files/words.js"), site("src/markdown.rs")]);
    sources.extend(files(site("files")).into_iter().filter(|path| is_of_lab(path)));
    hold("the templates and the lab", &["templates", "files/lab"], &sources);
}
