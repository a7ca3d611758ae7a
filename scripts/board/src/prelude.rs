//! What boards are written with: `use board::prelude::*`. What few boards need is called with the name of the crate,
//! as `board::quantity`.

pub use crate::say;
pub use crate::{
    all, any, as_sum, between, bracketed, exactly, fraction, from_the_right, joined, left_over,
    list, mex, minus, ones, paired, positive, powers, runs, signed, stretches, table, unpaired,
    zeckendorf,
};
pub use crate::{Act, Arg, Arrows, At, HeapShow, Idea, Overlay, Say, Show, Sum};
pub use crate::{Cell, Graph, Heap, Id, Label, Look, Picture, Sheet, Thing};
pub use referee::{Game, HeapGame, Moves, Outcome, Player, Take};
pub use shared::nim::nim_sum;
