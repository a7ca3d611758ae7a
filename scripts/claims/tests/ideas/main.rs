//! The ideas of STUDY, each against play by the rules: its claim, and the game of *Not if*, in which it is false.

mod lost_and_won;
