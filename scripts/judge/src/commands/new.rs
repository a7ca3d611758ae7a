use crate::run::temporary_folder;
use crate::ui::terminal::print;
use crate::ui::text::shorten;
use anyhow::{bail, ensure, Context, Result};
use clap::Args;
use fs_err as fs;
use std::process::Command;
use toml_edit::{Array, DocumentMut, InlineTable, Item, Table, Value};
use workspace::build::tool;
use workspace::judges;
use workspace::order::Language;
use workspace::page::PARTS;
use workspace::stop;
use workspace::Workspace;

/// Starts a new problem: its folder, its testdata and its place in the reading order, to be filled in
#[derive(Args, Debug)]
#[command(
    after_help = "Example: cargo judge new toads --id P1234 --title Toads --title-zh 蟾蜍 --url https://www.luogu.com.cn/problem/P1234"
)]
pub struct New {
    /// The name of folder, package and binary: lower-case letters, digits and hyphens
    name: String,
    /// The problem's id on its judge, if a judge has it
    #[arg(long, requires = "url")]
    id: Option<String>,
    /// The English title
    #[arg(long)]
    title: String,
    /// The Chinese title; by default the English one
    #[arg(long)]
    title_zh: Option<String>,
    /// The address of the problem's page, which also tells the judge
    #[arg(long, requires = "id")]
    url: Option<String>,
    /// The judge plays: the program talks with the judge's part in spec.rs
    #[arg(long)]
    interactive: bool,
}

const TEMPLATES: [(&str, &str); 10] = [
    ("Cargo.toml", include_str!("template/Cargo.toml.txt")),
    ("src/main.rs", include_str!("template/main.rs.txt")),
    ("src/tests.rs", include_str!("template/tests.rs.txt")),
    ("solution.cpp", include_str!("template/solution.cpp.txt")),
    ("spec.rs", include_str!("template/spec.rs.txt")),
    ("src/rules.rs", include_str!("template/rules.rs.txt")),
    ("study/board.rs", include_str!("template/board.rs.txt")),
    ("study/words.en.ftl", include_str!("template/words.en.ftl.txt")),
    ("study/words.zh.ftl", include_str!("template/words.zh.ftl.txt")),
    ("study/page.toml", include_str!("template/page.toml.txt")),
];

/// What is other where the judge plays.
const INTERACTIVE: [(&str, &str); 2] = [
    ("src/main.rs", include_str!("template/interactive_main.rs.txt")),
    ("spec.rs", include_str!("template/interactive_spec.rs.txt")),
];

impl New {
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        self.check(workspace)?;
        let (name, root) = (&self.name, &workspace.root);
        let judge = self.judge()?;
        let order = root.join("problems/order.toml");
        let new_order = with_page(&fs::read_to_string(&order)?, name)?;
        let (problem, testdata) = (format!("problems/{name}"), format!("testdata/{name}"));
        for folder in ["src", "study"] {
            fs::create_dir_all(root.join(&problem).join(folder))?;
        }
        fs::create_dir_all(root.join(&testdata))?;
        let interactive = INTERACTIVE.iter().filter(|_| self.interactive);
        for (path, template) in TEMPLATES.iter().chain(interactive).copied() {
            let quote = if path == "Cargo.toml" { in_toml } else { str::to_owned };
            let text = self.filled(judge.as_deref(), template, quote);
            fs::write(root.join(&problem).join(path), text)?;
        }
        for language in [Language::En, Language::Zh] {
            fs::write(root.join(&problem).join(language.page()), page_to_be_written(language))?;
        }
        let hidden = self.interactive.then_some("hidden");
        for ending in ["in", "out"].into_iter().chain(hidden) {
            fs::write(root.join(&testdata).join(format!("sample-1.{ending}")), "")?;
        }
        fs::write(order, new_order)?;
        let taken = self.take_from_practice(workspace, judge.as_deref())?.unwrap_or_default();
        print(&format!(
            "created {problem} and {testdata}: all of it compiles\n{taken}\
             what to do, in this order: CONTRIBUTING.md, \"Add a problem\"\n\
             what is still missing: cargo judge test {name}\n"
        ))?;
        Ok(true)
    }

    /// The judge's name, if a judge has the problem.
    fn judge(&self) -> Result<Option<String>> {
        let Some(url) = &self.url else { return Ok(None) };
        let judge = judges::at(url)
            .with_context(|| format!("{url} belongs to no known judge: {}", judges::titles()))?;
        Ok(Some(judge.title.to_owned()))
    }

    /// A problem that has a page is no problem elsewhere. What it was there is told.
    fn take_from_practice(
        &self,
        workspace: &Workspace,
        judge: Option<&str>,
    ) -> Result<Option<String>> {
        let (Some(judge), Some(id)) = (judge, &self.id) else { return Ok(None) };
        let path = workspace.root.join("problems/practice.toml");
        let Ok(text) = fs::read_to_string(&path) else { return Ok(None) };
        let Some((text, was)) = without(&text, &judges::full_id(judge, id))? else {
            return Ok(None);
        };
        fs::write(path, text)?;
        Ok(Some(format!(
            "problems/practice.toml lists it no more; its entry, with the key, was:\n{was}\
             a test in scripts/claims/tests/keys may still be named for it\n"
        )))
    }

    fn filled(&self, judge: Option<&str>, template: &str, quote: fn(&str) -> String) -> String {
        let title_zh = self.title_zh.as_ref().unwrap_or(&self.title);
        let place = match (judge, &self.id, &self.url) {
            (Some(judge), Some(id), Some(url)) => format!(
                "judge = {}\nid = {}\nurl = {}\nlimits = \"not confirmed\"",
                in_toml(judge),
                in_toml(id),
                in_toml(url)
            ),
            _ => String::from(
                "no-judge = \"no judge has the game\"\nno-sample = \"no judge has the game\"",
            ),
        };
        let values = [
            ("{name}", self.name.clone()),
            ("{place}", place),
            ("{title}", quote(&self.title)),
            ("{title_zh}", quote(title_zh)),
        ];
        // In one go: a title may have such a name in it.
        let (mut text, mut rest) = (String::new(), template);
        while let Some(at) = rest.find('{') {
            let value = values.iter().find(|(name, _)| rest[at..].starts_with(name));
            let (name, value) = value.map_or(("{", "{"), |(name, value)| (*name, value));
            text += &rest[..at];
            text += value;
            rest = &rest[at + name.len()..];
        }
        text + rest
    }

    fn check(&self, workspace: &Workspace) -> Result<()> {
        let name = &self.name;
        let fits =
            |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        ensure!(
            name.starts_with(|letter: char| letter.is_ascii_lowercase()) && name.chars().all(fits),
            "`{name}` cannot name a package: use lower-case letters, digits and hyphens, a letter first"
        );
        let words = [Some(&self.title), self.id.as_ref(), self.title_zh.as_ref()];
        for word in words.into_iter().flatten() {
            let is_line =
                !word.is_empty() && word.trim() == word && !word.contains(char::is_control);
            ensure!(
                is_line,
                "`{}` cannot be an id or a title: write one line, not empty",
                shorten(word)
            );
        }
        for problem in workspace.problems()? {
            let mut names = [Some(name), self.id.as_ref()].into_iter().flatten();
            if let Some(known) = names.find(|name| problem.is_called(name)) {
                bail!("`{known}` already exists: problems/{}", problem.name);
            }
        }
        for folder in ["problems", "testdata"] {
            let is_new = !workspace.root.join(folder).join(name).exists();
            ensure!(is_new, "{folder}/{name} already exists");
        }
        let lock = fs::read_to_string(workspace.root.join("Cargo.lock")).unwrap_or_default();
        let is_new = !lock.contains(&format!("name = \"{name}\"\n"));
        ensure!(is_new, "`{name}` is already the name of a crate here");
        let mut git = Command::new("git");
        git.arg("check-ignore")
            .args(["problems", "testdata"].map(|folder| format!("{folder}/{name}/")));
        let is_ignored =
            stop::output(git.current_dir(&workspace.root)).is_ok_and(|git| git.status.success());
        ensure!(!is_ignored, "`{name}` cannot name a problem: git ignores such a folder");
        cargo_takes(name)
    }
}

/// Cargo does not build programs of some names.
fn cargo_takes(name: &str) -> Result<()> {
    let refusal = |name: &str| -> Result<Option<String>> {
        let folder = temporary_folder()?;
        let manifest = format!("[package]\nname = \"{name}\"\nedition = \"2021\"\n");
        fs::write(folder.path().join("Cargo.toml"), manifest)?;
        fs::create_dir(folder.path().join("src"))?;
        fs::write(folder.path().join("src/main.rs"), "fn main() {}\n")?;
        let mut cargo = Command::new(tool("CARGO", "cargo"));
        cargo.args(["metadata", "--offline", "--no-deps", "--format-version", "1"]);
        let said = stop::output(cargo.current_dir(folder.path())).context("cargo")?;
        let why = String::from_utf8_lossy(&said.stderr);
        let why = why.lines().last().unwrap_or("").trim().to_owned();
        Ok(Some(why).filter(|_| !said.status.success()))
    };
    let Some(why) = refusal(name)? else { return Ok(()) };
    // It may refuse whatever it is given, if it is too old.
    match refusal("toads")? {
        Some(why) => bail!("cargo cannot be asked: {why}"),
        None => bail!("`{name}` cannot name a package: {why}"),
    }
}

/// The headings of a page, with its generated blocks.
fn page_to_be_written(language: Language) -> String {
    let mut page = String::from(
        "#\n\nto be written: the game in a line, no answer · to be written: the time\n\n\
         <!-- links -->\n<!-- /links -->\n",
    );
    for names in PARTS {
        let inside = match names[0] {
            "Statement" => "To be written.\n\n<!-- try -->\n<!-- /try -->",
            "Output" => "To be written.\n\n<!-- cases sample-1 -->\n<!-- /cases -->",
            "Method" => "1. To be written: three to six steps.",
            "Program" => "<!-- program -->\n<!-- /program -->",
            "Mistakes" => "- To be written: at most five, each with its case (`hack-…`).",
            "Source" => {
                "To be written: a sentence, 20 letters or more, as in every part.\n\n\
                 <!-- exercises -->\n<!-- /exercises -->"
            }
            _ => "To be written.",
        };
        page += &format!("\n## {}\n\n{inside}\n", names[language as usize]);
    }
    page
}

fn in_toml(text: &str) -> String {
    Value::from(text).to_string()
}

/// Adds the problem to the last chapter of the reading order.
fn with_page(order: &str, name: &str) -> Result<String> {
    let mut order: DocumentMut = order.parse()?;
    let chapters = order.get_mut("chapter").and_then(|item| item.as_array_of_tables_mut());
    let chapter = chapters.and_then(|chapters| chapters.iter_mut().last());
    let pages = chapter.and_then(|chapter| chapter.get_mut("pages")?.as_array_mut());
    let pages = pages.context("problems/order.toml has no chapter with pages")?;
    let mut page = InlineTable::new();
    page.insert("name", name.into());
    page.insert("level", "medium".into());
    page.insert("needs", Array::new().into());
    pages.push_formatted(Value::from(page).decorated("\n    ", ""));
    Ok(order.to_string())
}

/// The problems elsewhere without the one of this id, and that one; none if it is not there, or is the game of a page.
fn without(practice: &str, id: &str) -> Result<Option<(String, String)>> {
    let mut practice: DocumentMut = practice.parse()?;
    let problems = practice.get_mut("problem").and_then(|item| item.as_array_of_tables_mut());
    let Some(problems) = problems else { return Ok(None) };
    let is_this = |problem: &Table| {
        let also = problem.get("also").and_then(Item::as_array);
        let ids = also.into_iter().flat_map(Array::iter).filter_map(Value::as_str);
        let own = problem.get("id").and_then(Item::as_str);
        !problem.contains_key("page") && ids.chain(own).any(|one| one == id)
    };
    let at = problems.iter().position(is_this);
    let Some(at) = at else { return Ok(None) };
    let was = problems.get(at).map(ToString::to_string).unwrap_or_default();
    problems.remove(at);
    // The blank line before the one that is now the first.
    Ok(Some((practice.to_string().trim_start().to_owned(), was)))
}

#[cfg(test)]
mod tests {
    #[test]
    fn what_has_a_page_is_no_problem_elsewhere() {
        let of = |id: &str, rest: &str| format!("[[problem]]\nid = \"{id}\"\n{rest}\n");
        let kept = of("POJ 1", "") + &of("POJ 2", "page = \"nim\"\n");
        let all = of("POJ 3", "also = [\"HDU 4\"]\n") + &kept;
        for (id, left) in [("HDU 4", Some(&kept)), ("POJ 3", Some(&kept)), ("POJ 2", None)] {
            let without = super::without(&all, id).unwrap();
            assert_eq!(without.as_ref().map(|(left, _)| left), left, "{id}");
        }
    }

    #[test]
    fn a_page_comes_last_in_the_last_chapter() {
        let order = "[[chapter]]\npages = []\n\n[[chapter]]\npages = [\n    { name = \"a\", needs = [] },\n]\n";
        let new = order
            .replace("[] },\n]", "[] },\n    { name = \"b\", level = \"medium\", needs = [] },\n]");
        assert_eq!(super::with_page(order, "b").unwrap(), new);
        assert!(super::with_page("", "b").is_err());
    }
}
