//! What the board shows: heaps, and why in Nim.

use super::rules::Rules;
use board::{HeapShow, Thing};

impl HeapShow for Rules {
    const THING: Thing = Thing::Match;
}
