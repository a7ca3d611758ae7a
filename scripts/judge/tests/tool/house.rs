//! What stands beside the problems: the reading order, the problems elsewhere, the texts and their links.

use judge::whole::{between, broken, numbers};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use workspace::order::Language::{En, Zh};
use workspace::page::anchor;
use workspace::practice::Elsewhere;
use workspace::Workspace;

#[test]
fn the_reading_order_has_each_page_once_and_behind_all_that_it_needs() {
    let workspace = Workspace::find().unwrap();
    let order = workspace.order().unwrap();
    let mut read = HashSet::new();
    for chapter in &order.chapters {
        for place in &chapter.pages {
            workspace.named(&place.name).unwrap();
            for need in &place.needs {
                assert!(read.contains(need), "{} needs {need}, which comes later", place.name);
            }
            assert!(read.insert(&place.name), "{} has two places", place.name);
        }
    }
    assert!(!read.is_empty(), "the reading order is empty");
    for name in &workspace.names().unwrap() {
        assert!(read.contains(name), "problems/order.toml has no place for {name}");
    }
    let on_routes = order.routes.iter().flat_map(|route| &route.pages);
    for page in order
        .words
        .iter()
        .filter_map(|word| word.page.as_ref())
        .chain(on_routes)
        .chain(order.aliases.iter().map(|alias| &alias.page))
    {
        workspace.named(page).unwrap();
    }
}

/// The form of `problems/practice.toml`: each problem once, at an address that fits its id, and no problem that has
/// a page; of each section one to three in STUDY.
#[test]
fn each_problem_elsewhere_is_named_once_and_found_at_its_address() {
    let workspace = Workspace::find().unwrap();
    let (mut ids, mut of_pages) = (HashSet::new(), HashSet::new());
    for problem in workspace.problems().unwrap() {
        of_pages.insert(problem.facts.full_id());
        of_pages.extend(problem.facts.also);
    }
    let problems = workspace.practice().unwrap().problems;
    for problem in &problems {
        let Elsewhere { id, also, title, title_zh, url, key, page, .. } = problem;
        for id in also.iter().chain([id]) {
            assert!(ids.insert(id.clone()), "{id} is there twice");
            match page {
                Some(page) => {
                    let page = workspace.named(page).unwrap();
                    let also = &page.facts.also;
                    assert!(also.contains(id), "{}: also = [… \"{id}\"]", page.name);
                }
                None => assert!(!of_pages.contains(id), "{id} has a page"),
            }
        }
        let (judge, rest) = id.rsplit_once(' ').unwrap();
        let judge = judge.split(' ').next().unwrap();
        let (host, end) = match judge {
            "Codeforces" if id.contains(" Gym ") => ("codeforces.com", String::new()),
            "Codeforces" => {
                let letter = rest.find(|letter: char| !letter.is_ascii_digit()).unwrap();
                ("codeforces.com", format!("/{}/{}", &rest[..letter], &rest[letter..]))
            }
            "AtCoder" => ("atcoder.jp", String::new()),
            "LeetCode" => {
                let words = title.split(|letter: char| !letter.is_ascii_alphanumeric());
                let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
                ("leetcode.com", format!("/{}/", words.join("-").to_lowercase()))
            }
            "Luogu" => ("www.luogu.com.cn", format!("/{rest}")),
            "HDU" => ("acm.hdu.edu.cn", format!("?pid={rest}")),
            "POJ" => ("poj.org", format!("?id={rest}")),
            "UVa" => ("onlinejudge.org", format!("/{rest}.pdf")),
            "SPOJ" => ("www.spoj.com", format!("/{rest}/")),
            "AcWing" => ("www.acwing.com", String::new()),
            "LibreOJ" => ("loj.ac", format!("/{rest}")),
            "Project" => ("projecteuler.net", format!("={rest}")),
            "HackerRank" => ("www.hackerrank.com", format!("/{rest}/problem")),
            "Kattis" => ("open.kattis.com", format!("/{rest}")),
            "LightOJ" => ("lightoj.com", String::new()),
            "Nowcoder" => ("ac.nowcoder.com", String::new()),
            "Timus" => ("acm.timus.ru", format!("&num={rest}")),
            "USACO" => ("usaco.org", format!("&cpid={rest}")),
            "IOI" => ("ioi.te.lv", String::new()),
            _ => panic!("{id}: which judge?"),
        };
        let scheme = if judge == "POJ" { "http" } else { "https" };
        let fits = url.starts_with(&format!("{scheme}://{host}/")) && url.ends_with(&end);
        assert!(fits, "{id}: {url} does not fit");
        let titles = [Some(title), title_zh.as_ref()].into_iter().flatten();
        for text in titles.chain([&key.en, &key.zh]) {
            assert!(!text.is_empty() && text.trim() == text, "{id}: {text:?}");
        }
        let ends = key.en.ends_with(['.', ')']) && key.zh.ends_with(['。', '）']);
        assert!(ends, "{id}: a key is a sentence");
        let has_chinese = |text: &str| text.chars().any(|sign| ('一'..='鿿').contains(&sign));
        assert!(!has_chinese(title) && has_chinese(&key.zh), "{id}: not both languages");
        assert_eq!(numbers(&key.en), numbers(&key.zh), "{id}: the numbers of the key");
    }
    let mut sections = HashSet::new();
    for section in problems.chunk_by(|one, next| one.section == next.section) {
        assert!(sections.insert(&section[0].section), "{} is in two places", section[0].section);
        let in_study = section.iter().filter(|problem| problem.study).count();
        let name = &section[0].section;
        assert!((1..=3).contains(&in_study), "{name}: mark two or three with `study = true`");
    }
    for name in ["STUDY.md", "STUDY.zh-CN.md"] {
        let text = fs::read_to_string(workspace.root.join(name)).unwrap();
        for section in between(&text, "<!-- practice ", &[' ']) {
            assert!(sections.contains(&String::from(section)), "{name}: {section} has no problem");
        }
    }
}

/// Links and pictures work in any viewer of the repository.
#[test]
fn links_between_files_lead_to_one() {
    let workspace = Workspace::find().unwrap();
    let mut files = files_of(&workspace.root);
    files.extend(files_of(&workspace.root.join("scripts/judge")));
    files.extend(files_of(&workspace.root.join("problems")));
    for problem in workspace.problems().unwrap() {
        let pages = files_of(&problem.folder);
        assert_eq!(pages.len(), 2, "{}: a page in each language", problem.name);
        files.extend(pages);
    }
    let (mut count, mut dead) = (0, vec![]);
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let folder = file.parent().unwrap();
        let prose = text.split("```").step_by(2);
        let links = prose
            .flat_map(|text| text.split("](").skip(1).chain(text.split("<img src=\"").skip(1)));
        for link in links.filter_map(|rest| rest.split([')', ' ', '"']).next()) {
            if link.contains("://") {
                continue;
            }
            count += 1;
            let (name, heading) = link.split_once('#').unwrap_or((link, ""));
            let to = if name.is_empty() { file.clone() } else { folder.join(name) };
            if !to.exists() || !heading.is_empty() && !has_heading(&to, heading) {
                dead.push(format!("{}: {link}", file.display()));
            }
        }
    }
    assert!(count > 100, "only {count} links");
    assert!(dead.is_empty(), "\n{}", dead.join("\n"));
}

fn has_heading(file: &Path, address: &str) -> bool {
    let text = fs::read_to_string(file).unwrap();
    let mut headings = text.lines().filter(|line| line.starts_with('#'));
    headings.any(|line| anchor(line.trim_start_matches('#').trim()) == address)
        || text.contains(&format!("<a id=\"{address}\">"))
}

/// A stranger sees on one screen what this is and what to type, then the chapters.
#[test]
fn the_front_page_is_short() {
    let workspace = Workspace::find().unwrap();
    for language in [En, Zh] {
        let text = fs::read_to_string(workspace.root.join(language.page())).unwrap();
        assert!(text.lines().count() <= 80, "{}: at most 80 lines", language.page());
    }
}

#[test]
fn no_sentence_of_study_breaks_where_a_viewer_begins_a_list() {
    for name in ["STUDY.md", "STUDY.zh-CN.md", "PRACTICE.md", "PRACTICE.zh-CN.md"] {
        let text = fs::read_to_string(Workspace::find().unwrap().root.join(name)).unwrap();
        assert_eq!(broken(&text), None, "{name}");
    }
}

/// The Markdown files of a folder.
fn files_of(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    files.filter(|path| path.extension().is_some_and(|ending| ending == "md")).collect()
}

#[test]
fn every_folder_of_testdata_belongs_to_a_problem() {
    let workspace = Workspace::find().unwrap();
    let names = workspace.names().unwrap();
    let folders = fs::read_dir(workspace.root.join("testdata")).unwrap();
    let folders: Vec<_> = folders.map(|folder| folder.unwrap().file_name()).collect();
    assert!(!folders.is_empty(), "testdata is empty");
    for folder in folders {
        let name = folder.into_string().unwrap();
        assert!(
            names.contains(&name),
            "testdata/{name} has no problem: rename it or write problems/{name}"
        );
    }
}
