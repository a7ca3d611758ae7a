//! Where pages and links of the site are.

use workspace::order::Language;

pub fn file(page: &str, language: Language) -> String {
    language.either(format!("{page}.html"), format!("{page}.zh.html"))
}

/// The problem whose page a link leads to.
pub fn page_of(link: &str) -> Option<String> {
    let folder = link.strip_prefix("../").or_else(|| link.strip_prefix("problems/"))?;
    let (name, file) = folder.split_once('/')?;
    let file = file.split('#').next()?;
    matches!(file, "README.md" | "README.zh-CN.md").then(|| name.to_owned())
}

/// The case whose file a link leads to.
pub fn case_of(link: &str) -> Option<&str> {
    link.strip_prefix("../../testdata/")?.split_once('/')?.1.strip_suffix(".in")
}

/// Where a link of the workspace's own texts leads on the site.
pub fn address(link: &str, language: Language) -> String {
    let (text, anchor) = link.split_at(link.find('#').unwrap_or(link.len()));
    let page = match text.trim_start_matches("../") {
        "README.md" | "README.zh-CN.md" => return file("index", language),
        "STUDY.md" | "STUDY.zh-CN.md" => Some(String::from("study")),
        "PRACTICE.md" | "PRACTICE.zh-CN.md" => Some(String::from("practice")),
        "ERRATA.md" | "ERRATA.zh-CN.md" => Some(String::from("documents")),
        _ => page_of(text),
    };
    page.map_or(link.to_owned(), |page| file(&page, language) + anchor)
}
