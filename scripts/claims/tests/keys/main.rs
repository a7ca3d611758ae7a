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
mod chance;
mod coins;
mod composed;
mod counting;
mod draws;
mod first_choice;
mod fixed_turns;
mod golden_ratio;
mod grundy_values;
mod hidden;
mod judge;
mod large_values;
mod lost_and_won;
mod makers;
mod many_players;
mod matchings;
mod misere;
mod nim_sum;
mod numbers;
mod one_choice;
mod open_things;
mod pairing;
mod parity;
mod points_in_parts;
mod scores;
mod several_heaps;
mod stealing;
mod trees;
mod undone;
