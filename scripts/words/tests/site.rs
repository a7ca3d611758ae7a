//! What the site's scripts and templates say: both languages have the same messages, each is there and is used.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use words::{file, shape, Shape, LANGUAGES};

fn folder(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../site", name].iter().collect()
}

fn shapes(folder: &Path) -> [Shape; 2] {
    LANGUAGES.map(|language| shape(&fs::read_to_string(file(folder, language)).unwrap()).unwrap())
}

/// Everything in a folder that says something, as one text.
fn sources(folder: &Path, ending: &str) -> String {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = files.filter(|path| path.extension().is_some_and(|end| end == ending));
    files.map(|path| fs::read_to_string(path).unwrap()).collect()
}

/// What stands between these two in a text.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> BTreeSet<&'a str> {
    text.split(begin).skip(1).filter_map(|rest| rest.split_once(end)).map(|rest| rest.0).collect()
}

fn hold(name: &str, ending: &str) {
    let (folder, text) = (folder(name), sources(&folder(name), ending));
    let [en, zh] = shapes(&folder);
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

#[test]
fn the_scripts_have_their_words() {
    hold("files", "js");
}

#[test]
fn the_templates_have_their_words() {
    hold("templates", "html");
}
