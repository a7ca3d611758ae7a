//! The tool as a person uses it, and what holds for every problem of the workspace.

mod cpp;
mod generators;
mod house_style;
mod limits;
mod small;
mod stopping;
mod study;
mod transcripts;
