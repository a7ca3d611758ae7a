//! The reading order with its exercises, and the glossary: `problems/order.toml`.

use crate::workspace::{toml, Workspace};
use anyhow::Result;
use serde::{Deserialize, Serialize};

/// The languages of the pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    En,
    /// Chinese.
    Zh,
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

/// The order and the glossary.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The chapters, the first one first.
    #[serde(rename = "chapter")]
    pub chapters: Vec<Chapter>,
    /// The words of the field.
    #[serde(rename = "word")]
    pub words: Vec<Word>,
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
    /// What a reader can now solve.
    #[serde(rename = "exercise")]
    pub exercises: Vec<Exercise>,
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

/// A question whose answer a command shows.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// The problem that it varies.
    pub problem: String,
    /// The question.
    pub ask: Text,
    /// The command, in the workspace's folder.
    pub command: String,
    /// What it prints.
    pub prints: String,
    /// Why.
    pub because: Text,
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
}

impl Order {
    /// Reads the order of a workspace.
    pub fn read(workspace: &Workspace) -> Result<Order> {
        toml(&workspace.root.join("problems/order.toml"))
    }
}
