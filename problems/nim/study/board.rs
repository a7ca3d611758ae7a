//! What the board shows: heaps, and why in Nim.

use super::rules::Rules;
use board::prelude::*;

impl HeapShow for Rules {}
