//! The keys of PRACTICE, each against play by the rules of its problem on small inputs. A module holds the keys of
//! a section, a test is named for its problem.

mod coins;
mod fixed_turns;
mod lost_and_won;
mod nim_sum;
mod one_choice;
mod pairing;
mod parity;
mod undone;
