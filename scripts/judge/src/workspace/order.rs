//! The reading order, ways through it, and the glossary: `problems/order.toml`.

use serde::{Deserialize, Serialize};

/// The languages of the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    En,
    /// Chinese.
    Zh,
}

impl Language {
    /// The file of a problem's page.
    pub fn page(self) -> &'static str {
        match self {
            Language::En => "README.md",
            Language::Zh => "README.zh-CN.md",
        }
    }
}

/// A text in both languages.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// English.
    pub en: String,
    /// Chinese.
    pub zh: String,
}

impl Text {
    /// The text in a language.
    pub fn in_language(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::Zh => &self.zh,
        }
    }
}

/// The order, the routes and the glossary.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The chapters, the first one first.
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
    /// Ways through fewer pages.
    #[serde(rename = "route")]
    pub routes: Vec<Route>,
    /// The words of the field.
    #[serde(rename = "word")]
    pub words: Vec<Word>,
    /// What people type to find a page, beside its titles and ids.
    #[serde(rename = "alias")]
    pub aliases: Vec<Alias>,
}

/// Pages that belong together.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Its title.
    pub title: Text,
    /// What it adds to those before, in a sentence.
    pub adds: Text,
    /// Its pages in order.
    pub pages: Vec<Place>,
}

/// A page in the order.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The problem.
    pub name: String,
    /// The pages to have read before.
    pub needs: Vec<String>,
}

/// Some pages in an order of their own.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Route {
    /// Where it leads.
    pub title: Text,
    /// For whom, in a sentence.
    pub about: Text,
    /// The problems.
    pub pages: Vec<String>,
}

/// A word of the field.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// The word.
    pub term: Text,
    /// What it means.
    pub means: Text,
    /// A page that uses it.
    pub page: Option<String>,
    /// What else people call it.
    #[serde(default)]
    pub also: Vec<String>,
}

/// Other names of a page.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Alias {
    /// The problem.
    pub page: String,
    /// The names.
    pub words: Vec<String>,
}
