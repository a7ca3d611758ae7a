//! The keys of PRACTICE, each against play by the rules of its problem on small inputs. A module holds the keys of
//! a section, a test is named for its problem.

// Numbers are small here, an endless search is one that the claim ends, and a type or a helper stands where it is
// used.
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    clippy::items_after_statements,
    clippy::match_bool,
    clippy::maybe_infinite_iter
)]

mod all_at_once;
mod coins;
mod draws;
mod fixed_turns;
mod lost_and_won;
mod many_players;
mod matchings;
mod nim_sum;
mod one_choice;
mod open_things;
mod pairing;
mod parity;
mod points_in_parts;
mod undone;
