//! The keys of PRACTICE, each against play by the rules of its problem on small inputs. A module holds the keys of
//! a section, a test is named for its problem.

mod lost_and_won;
