//! The tool as a person uses it, and what holds for every problem of the workspace.

mod bundle_command;
mod check_command;
mod commands;
mod generators;
mod house_style;
mod hunt_command;
mod small;
mod study;
