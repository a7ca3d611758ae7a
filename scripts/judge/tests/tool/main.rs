//! The tool as a person uses it, and what stands beside the problems.

mod check_cpp;
mod house;
mod pack;
mod printed;
#[cfg(any(target_os = "linux", windows))]
mod small;
mod stopping;
mod transcripts;
