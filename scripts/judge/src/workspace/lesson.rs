//! What a reader takes along from a page, and tries alone: `study.toml` in the problem's folder.

use crate::workspace::order::Text;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The result of a page with its exercises.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Which positions are lost, or what is counted, in a line.
    pub result: Text,
    /// The mistakes' cases as set-ups of the board, as far as it takes them.
    #[serde(default)]
    pub play: BTreeMap<String, String>,
    /// What the program says of an input that it refuses, as its source has it, in Chinese.
    #[serde(default)]
    pub refusals: BTreeMap<String, String>,
    /// What a reader can now solve.
    #[serde(rename = "exercise")]
    pub exercises: Vec<Exercise>,
}

/// A question whose answer a command confirms.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Exercise {
    /// The question.
    pub ask: Text,
    /// What a reader types or chooses.
    pub answer: Text,
    /// What there is to choose from, where it is not a number.
    pub choices: Option<Choices>,
    /// What helps and does not tell.
    pub hint: Text,
    /// Why.
    pub because: Text,
    /// The command, in the workspace's folder.
    pub command: String,
    /// What it prints.
    pub prints: String,
}

/// Answers to choose from, in both languages.
#[derive(Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Choices {
    /// English.
    pub en: Vec<String>,
    /// Chinese.
    pub zh: Vec<String>,
}
