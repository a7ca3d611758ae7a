//! `new`: a problem to be written.

use crate::files;
use crate::run::verdict::shorten;
use crate::workspace::judges;
use crate::workspace::table::full_id;
use crate::workspace::Workspace;
use clap::Args;
use std::fs;
use std::path::Path;

/// Makes the crate, the page and the testdata of a new problem, to be filled in
#[derive(Args, Debug)]
#[command(
    after_help = "Example: cargo judge new toads --id P1234 --title Toads --url https://www.luogu.com.cn/problem/P1234"
)]
pub struct New {
    /// Of the folder, the package, the binary: small letters, digits and hyphens
    name: String,
    /// The problem's id on its judge
    #[arg(long)]
    id: String,
    /// The English title
    #[arg(long)]
    title: String,
    /// The Chinese title; the English one without it
    #[arg(long)]
    title_zh: Option<String>,
    /// The problem's page; it tells the judge, too
    #[arg(long)]
    url: String,
}

impl New {
    /// Writes the files; what to do next.
    pub fn run(&self, workspace: &Workspace) -> Result<String, String> {
        let New { name, id, title, url, .. } = self;
        self.check_name(workspace)?;
        let judge = judges::at(url)?;
        let title_zh = self.title_zh.as_ref().unwrap_or(title);
        let fill = |template: &str, quote: fn(&str) -> String| {
            template
                .replace("{name}", name)
                .replace("{judge}", &quote(&judge.title))
                .replace("{full_id}", &full_id(&judge.title, id))
                .replace("{id}", &quote(id))
                .replace("{title}", &quote(title))
                .replace("{title_zh}", &quote(title_zh))
                .replace("{url}", &quote(url))
        };
        let in_toml = |text: &str| toml::Value::from(text).to_string();
        let manifest = fill(include_str!("template/Cargo.toml.txt"), in_toml);
        let page = fill(include_str!("template/main.rs.txt"), str::to_owned);
        let chinese = fill(include_str!("template/README.zh-CN.md.txt"), str::to_owned);
        let known = fill(include_str!("template/problem.rs.txt"), str::to_owned);
        let (problem, cases) = (format!("problems/{name}"), format!("testdata/{name}"));
        let module = name.replace('-', "_");
        register(&workspace.root.join(PROBLEMS).join("mod.rs"), &module)?;
        put_last(&workspace.root.join("problems/order.toml"), name)?;
        for (path, text) in [
            (format!("{problem}/Cargo.toml"), manifest.as_str()),
            (format!("{problem}/src/main.rs"), page.as_str()),
            (format!("{problem}/README.zh-CN.md"), chinese.as_str()),
            (format!("{cases}/sample-1.in"), ""),
            (format!("{cases}/sample-1.out"), ""),
            (format!("{PROBLEMS}/{module}.rs"), known.as_str()),
        ] {
            let path = workspace.root.join(path);
            files::folder(path.parent().expect("a file has a folder"))?;
            files::write(&path, text)?;
        }
        Ok(format!(
            "{problem} and {cases} are made. Next:\n\
             1. {cases}/sample-1.in and .out: the statement's sample\n\
             2. cargo test --package {name}: it says what to write first\n\
             3. {PROBLEMS}/{module}.rs: what the judge promises, inputs, the mistakes as programs\n\
             4. {problem}/README.zh-CN.md: the page in Chinese\n\
             5. problems/order.toml: its place, then cargo judge list --readme\n\
             6. cargo test --package judge: what is still missing\n"
        ))
    }

    fn check_name(&self, workspace: &Workspace) -> Result<(), String> {
        let name = &self.name;
        let fits =
            |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if !name.starts_with(|letter: char| letter.is_ascii_lowercase()) || !name.chars().all(fits)
        {
            return Err(format!(
                "`{name}` is no name for a package: small letters, digits and hyphens, a letter first"
            ));
        }
        let words = [&self.id, &self.title, self.title_zh.as_ref().unwrap_or(&self.title)];
        if let Some(word) = words.iter().find(|word| {
            word.is_empty() || word.trim() != word.as_str() || word.contains(char::is_control)
        }) {
            return Err(format!("`{}` is no id or title: one line, not empty", shorten(word)));
        }
        for known in [name, &self.id] {
            if let Some(problem) = workspace.called(known) {
                return Err(format!("`{known}` is there already: problems/{}", problem.name));
            }
        }
        for folder in ["problems", "testdata"] {
            if workspace.root.join(folder).join(name).exists() {
                return Err(format!("{folder}/{name} is there already"));
            }
        }
        // A crate of that name would stand beside ours, or hide it.
        let lock = fs::read_to_string(workspace.root.join("Cargo.lock")).unwrap_or_default();
        let line = format!("name = \"{name}\"\n");
        let is_crate = lock
            .split("[[package]]")
            .any(|package| package.contains(&line) && package.contains("\nsource = "));
        let others =
            ["about", "alloc", "core", "judge", "kit", "pictures", "shared", "site", "std", "test"];
        let is_keyword = syn::parse_str::<syn::Ident>(&name.replace('-', "_")).is_err();
        if is_crate || is_keyword || others.contains(&name.as_str()) {
            return Err(format!("`{name}` is the name of something else in Rust or here"));
        }
        Ok(())
    }
}

/// Where the tool keeps what it knows.
const PROBLEMS: &str = "scripts/judge/src/problems";

/// Adds the problem to the last chapter of the reading order.
fn put_last(order: &Path, name: &str) -> Result<(), String> {
    let text = files::text(order)?;
    let end = text.rfind("},\n]\n").ok_or_else(|| format!("{}: no pages", order.display()))?;
    let (before, after) = text.split_at(end + "},\n".len());
    files::write(order, &format!("{before}    {{ name = \"{name}\", needs = [] }},\n{after}"))
}

/// Adds the problem's module to the two lists of all, in its place by the alphabet.
fn register(list: &Path, module: &str) -> Result<(), String> {
    let text = files::text(list)?;
    let parts = text.split_once("known! {\n").and_then(|(before, rest)| {
        let (names, after) = rest.split_once("};")?;
        Some((before, names, after))
    });
    let (before, names, after) = parts.ok_or_else(|| format!("{}: no list", list.display()))?;
    let mut names: Vec<&str> = names.split_whitespace().chain([module]).collect();
    names.sort_unstable();
    let mut rows = vec![String::from("   ")];
    for name in &names {
        let row = rows.last_mut().expect("there is one");
        if row.len() + 1 + name.len() > 100 {
            rows.push(format!("    {name}"));
        } else {
            *row += &format!(" {name}");
        }
    }
    let next = names.iter().find(|name| **name > module);
    let next = next.map_or(String::from("\n\nuse "), |next| format!("\nmod {next};"));
    let before = before.replacen(&next, &format!("\nmod {module};{next}"), 1);
    files::write(list, &format!("{before}known! {{\n{}\n}};{after}", rows.join("\n")))
}
