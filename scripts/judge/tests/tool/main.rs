//! The tool as a person uses it, and what every problem of the workspace must have.

mod check_cpp;
mod cpp;
mod generators;
mod house_style;
mod limits;
mod pack;
mod printed;
#[cfg(any(target_os = "linux", windows))]
mod small;
mod stopping;
mod study;
mod transcripts;
