//! What the site needs of a page beside its text: `study/page.toml` in the problem's folder.

use crate::order::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// One line: the ideas and methods of the solution.
    pub technique: Text,
    /// One line: which positions are lost, or what is counted.
    pub result: Text,
    /// The board's set-ups: first a warm-up, which is there when the page is opened, and is won; then a game of four
    /// moves or more; then a hard one; then others.
    #[serde(rename = "set-ups")]
    pub set_ups: Vec<String>,
    /// The set-up of the board that the Idea works out.
    pub worked: String,
    /// By case: the set-up of the board that shows the mistake, where the board can show it.
    #[serde(default)]
    pub play: BTreeMap<String, String>,
    /// By the message for a bad input, as it stands in the source: its Chinese translation.
    #[serde(default)]
    pub refusals: BTreeMap<String, String>,
    /// The first one is to be tried before the page is read.
    #[serde(rename = "exercise")]
    pub exercises: Vec<Exercise>,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    pub ask: Text,
    /// Numbers, or one of the choices.
    pub answer: Text,
    pub choices: Option<Choices>,
    /// Must not give the answer away.
    pub hint: Text,
    pub because: Text,
    /// Runs in the workspace's folder and confirms the answer.
    pub command: String,
    pub prints: String,
}

#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    pub en: Vec<String>,
    pub zh: Vec<String>,
}
