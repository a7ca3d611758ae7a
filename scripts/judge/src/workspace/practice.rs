//! Well-known problems of other judges: `problems/practice.toml`.

use super::order::{Language, Level, Text};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Practice {
    #[serde(rename = "problem")]
    pub problems: Vec<Elsewhere>,
}

/// A problem that has no page here.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Elsewhere {
    /// The block of STUDY under which it stands: `<!-- practice section -->`.
    pub section: String,
    /// With the judge's name: `HDU 1907`.
    pub id: String,
    /// Ids of the same problem on other judges.
    #[serde(default)]
    pub also: Vec<String>,
    pub title: String,
    pub title_zh: Option<String>,
    pub url: String,
    pub level: Level,
    /// The page whose game it is, if it differs only in its input.
    pub page: Option<String>,
    /// What one has to see.
    pub key: Text,
}

impl Elsewhere {
    pub fn title(&self, language: Language) -> &str {
        match (language, &self.title_zh) {
            (Language::Zh, Some(title)) => title,
            _ => &self.title,
        }
    }

    /// Its ids, the one that the address leads to first.
    pub fn ids(&self, language: Language) -> Vec<String> {
        let ids = [&self.id].into_iter().chain(&self.also);
        ids.map(
            |id| if language == Language::Zh { id.replace("Luogu", "洛谷") } else { id.clone() },
        )
        .collect()
    }
}
