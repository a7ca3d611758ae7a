//! The reading order, routes through it, and the glossary: `problems/order.toml`.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    En,
    Zh,
}

impl Language {
    pub fn either<T>(self, en: T, zh: T) -> T {
        match self {
            Language::En => en,
            Language::Zh => zh,
        }
    }

    pub fn page(self) -> &'static str {
        self.either("README.md", "README.zh-CN.md")
    }

    pub fn picture(self) -> &'static str {
        self.either("picture.svg", "picture.zh-CN.svg")
    }

    /// How the names of texts beside the pages end.
    pub fn ending(self) -> &'static str {
        self.either(".md", ".zh-CN.md")
    }

    /// As files of words have it in their names.
    pub fn code(self) -> &'static str {
        self.either("en", "zh")
    }

    /// As a page names it.
    pub fn tag(self) -> &'static str {
        self.either("en", "zh-CN")
    }
}

#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub en: String,
    pub zh: String,
}

impl Text {
    pub fn in_language(&self, language: Language) -> &str {
        language.either(&self.en, &self.zh)
    }
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
    #[serde(rename = "route")]
    pub routes: Vec<Route>,
    #[serde(rename = "word")]
    pub words: Vec<Word>,
    /// What people search for besides titles and ids.
    #[serde(rename = "alias")]
    pub aliases: Vec<Alias>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    pub title: Text,
    /// What is new compared with the chapters before, as a question: the answer is on the pages.
    pub adds: Text,
    pub pages: Vec<Place>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub name: String,
    pub level: Level,
    /// The names of the pages to read before this one.
    pub needs: Vec<String>,
}

/// How hard a problem is: our own judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    Beginner,
    Medium,
    Hard,
    VeryHard,
}

impl Level {
    pub fn name(self, language: Language) -> &'static str {
        let names = match self {
            Level::Beginner => ["beginner", "入门"],
            Level::Medium => ["medium", "中等"],
            Level::Hard => ["hard", "困难"],
            Level::VeryHard => ["very hard", "极难"],
        };
        names[language as usize]
    }
}

/// A selection of pages in an order of its own; `about` says in a sentence for whom.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Route {
    pub title: Text,
    pub about: Text,
    pub pages: Vec<String>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    pub term: Text,
    pub means: Text,
    pub page: Option<String>,
    /// Synonyms.
    #[serde(default)]
    pub also: Vec<String>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Alias {
    pub page: String,
    pub words: Vec<String>,
}
