//! Where pages, headings and links of the site are.

use judge::workspace::order::Language;

/// The address of a title on its page.
pub fn slug(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-").to_lowercase()
}

pub fn file(page: &str, language: Language) -> String {
    match language {
        Language::En => format!("{page}.html"),
        Language::Zh => format!("{page}.zh.html"),
    }
}

/// The problem whose page a link leads to.
pub fn page_of(link: &str) -> Option<String> {
    let folder = link.strip_prefix("../").or_else(|| link.strip_prefix("problems/"))?;
    let name =
        folder.strip_suffix("/README.md").or_else(|| folder.strip_suffix("/README.zh-CN.md"));
    name.map(str::to_owned)
}

/// The case whose file a link leads to.
pub fn case_of(link: &str) -> Option<&str> {
    link.strip_prefix("../../testdata/")?.split_once('/')?.1.strip_suffix(".in")
}

/// Where a link of the workspace's own texts leads on the site.
pub fn address(link: &str, language: Language) -> String {
    match link {
        "README.md#problems" | "README.zh-CN.md#题目" => file("index", language),
        "STUDY.md" => file("study", Language::En),
        "STUDY.zh-CN.md" => file("study", Language::Zh),
        "DOCUMENTS.md" => file("documents", Language::En),
        "DOCUMENTS.zh-CN.md" => file("documents", Language::Zh),
        _ => page_of(link).map_or(link.to_owned(), |page| file(&page, language)),
    }
}
