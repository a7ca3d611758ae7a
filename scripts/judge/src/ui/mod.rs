//! What a person types and reads. Only commands use it.

pub mod asked;
pub mod clipboard;
mod colour;
pub mod difference;
pub mod report;
pub mod shell;
pub mod terminal;
pub mod text;
pub mod values;
