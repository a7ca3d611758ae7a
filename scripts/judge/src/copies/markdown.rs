//! Generated text in Markdown.

use anyhow::{Context, Result};
use workspace::page::block;

/// The text with the inside of a block replaced; an error if there is no such block.
pub fn with_block(text: &str, name: &str, inside: &str) -> Result<String> {
    let (_, place) = block(text, name)
        .with_context(|| format!("there are no lines <!-- {name} --> and <!-- /{name} -->"))?;
    Ok(format!("{}{inside}{}", &text[..place.start], &text[place.end..]))
}

/// Escapes what would end a link or a cell of a table.
pub fn escaped(text: &str) -> String {
    text.replace('[', "\\[").replace(']', "\\]").replace('|', "\\|")
}
