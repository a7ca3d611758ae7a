//! What the board shows: heaps, and why in Nim.

use super::rules::Rules;
use board::HeapShow;

impl HeapShow for Rules {}
