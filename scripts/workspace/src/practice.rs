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
    /// The idea that it belongs to, by the mark under it in STUDY: `<!-- practice section -->`.
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
    /// Is it one of the two or three that stand in STUDY itself?
    #[serde(default)]
    pub study: bool,
    /// What one has to see.
    pub key: Text,
}

impl Practice {
    /// The problems of a section, from easy to hard.
    pub fn of(&self, section: &str) -> Vec<&Elsewhere> {
        let mut problems: Vec<_> =
            self.problems.iter().filter(|problem| problem.section == section).collect();
        problems.sort_by_key(|problem| problem.level);
        problems
    }
}

/// The sections that a text of STUDY has marks for, in its order.
pub fn sections(study: &str) -> impl Iterator<Item = &str> {
    study.lines().filter_map(|line| line.strip_prefix("<!-- practice ")?.strip_suffix(" -->"))
}

/// What the idea of a section is called there: the heading above its mark.
pub fn title<'a>(study: &'a str, section: &str) -> Option<&'a str> {
    let (above, _) = study.split_once(&format!("<!-- practice {section} -->"))?;
    let heading = above.lines().rfind(|line| line.starts_with("##"))?;
    Some(heading.trim_start_matches('#').trim())
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
        let told = |id: &String| match language {
            Language::En => id.clone(),
            Language::Zh => id.replace("Luogu", "洛谷").replace("Nowcoder", "牛客"),
        };
        ids.map(told).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{sections, title};

    #[test]
    fn a_section_is_called_as_the_heading_above_its_mark() {
        let study = "# Study\n\n## A\n\n### B c\n\n#include\n\n<!-- practice b -->\n\n\
                     ## D\n<!-- practice d -->\n";
        assert_eq!(sections(study).collect::<Vec<_>>(), ["b", "d"]);
        let titles = ["b", "d", "e"].map(|section| title(study, section));
        assert_eq!(titles, [Some("B c"), Some("D"), None]);
    }
}
