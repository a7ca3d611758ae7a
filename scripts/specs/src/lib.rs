//! What the judge knows of each problem, from the file `spec.rs` in the problem's folder.

#![warn(missing_docs)]
// Errors are lines for the person who typed the command; their text says what is wrong.
#![allow(clippy::missing_errors_doc)]
// Wrong programs are written the way people write them.
#![allow(clippy::cast_sign_loss, clippy::cast_possible_wrap, clippy::manual_is_multiple_of)]

use anyhow::{Context, Result};
use spec::{Long, Spec};

include!(concat!(env!("OUT_DIR"), "/problems.rs"));

/// The spec of the problem with that name, if its folder has a `spec.rs`.
pub fn find(problem: &str) -> Option<&'static Spec> {
    ALL.iter().find(|spec| spec.0 == problem).map(|spec| spec.1)
}

/// The long cases of a problem; none if it has no spec.
pub fn long(problem: &str) -> &'static [Long] {
    find(problem).map_or(&[], |spec| spec.long)
}

/// The spec of a problem; an error says what to do.
pub fn of(problem: &str) -> Result<&'static Spec> {
    find(problem).with_context(|| {
        format!(
            "nothing is known of {problem}: this tool was built without problems/{problem}/spec.rs"
        )
    })
}
