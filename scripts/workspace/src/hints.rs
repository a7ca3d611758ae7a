//! The sentence of a mistake, in both languages, as plain text.

use crate::order::Language::{En, Zh};
use crate::page::cases_named;
use crate::Problem;
use anyhow::Result;
use pulldown_cmark::{Event, Parser};

/// The mistakes that a problem's pages tell of.
pub struct Hints([Vec<String>; 2]);

impl Hints {
    pub fn read(problem: &Problem) -> Result<Hints> {
        let bullets = |language| -> Result<Vec<String>> {
            let page = problem.page(language)?;
            Ok(format!("\n{}", page.part("Mistakes")).split("\n- ").map(str::to_owned).collect())
        };
        Ok(Hints([bullets(En)?, bullets(Zh)?]))
    }

    /// What a case shows, a line in English and a line in Chinese; empty if it shows no mistake.
    pub fn of(&self, case: &str) -> String {
        let tells =
            |bullet: &&String| cases_named(&bullet.replace('\n', " ")).any(|name| name == case);
        let told = self.0.iter().filter_map(|bullets| bullets.iter().find(tells));
        told.map(|bullet| plain(bullet) + "\n").collect()
    }
}

/// A text of a page on one line; code keeps its backticks.
pub fn plain(text: &str) -> String {
    let mut plain = String::new();
    for event in Parser::new(text) {
        match event {
            Event::Text(text) => plain += &text,
            Event::Code(text) => plain += &format!("`{text}`"),
            // Between Chinese lines there is no blank.
            Event::SoftBreak if plain.ends_with(|letter| letter < '\u{2e80}') => plain += " ",
            _ => {}
        }
    }
    plain
}
