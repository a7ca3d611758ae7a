//! The boards' engine. It plays any game that a problem states: the moves, who wins after each, the picture. It
//! searches positions by the referee and knows no theorem.
//!
//! [`answer`] is all that a page needs: a request of lines in, JSON out. The site compiles it for each game
//! to a WebAssembly program of its own, with `wasm.rs`; the tests take all games at once, with [`open`].

mod engine;
mod json;
mod kit;
mod positions;
mod search;

pub use engine::{Engine, View, ROUND};
pub use kit::{marks, Drawing, Form, NARROW, WIDE};

use referee::Player;

/// The name of a problem, and how to open its game.
type Entry = (&'static str, fn() -> Engine);

include!(concat!(env!("OUT_DIR"), "/problems.rs"));

/// The names of the problems that have a board.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|game| game.0)
}

/// The engine of a game, with nothing searched yet.
pub fn open(name: &str) -> Option<Engine> {
    ALL.iter().find(|game| game.0 == name).map(|game| game.1())
}

/// What a page needs before the engine is there: what does not change in the game, and a set-up in both
/// widths, as JSON.
pub fn page(engine: &Engine, start: &str) -> Option<String> {
    let look = engine.look(start, Player::Left)?;
    let [narrow, wide] = [NARROW, WIDE].map(|width| engine.drawing(start, start, width));
    Some(json::page(engine, &look, [&narrow?, &wide?]))
}

/// The answer to a request: its lines are what is asked for, and the words for it.
///
/// - `look`, the player to move (0 or 1), the width, the set-up, the position;
/// - `page` and a set-up: what [`page`] has;
/// - `chance` and a number;
/// - `train` and a number;
/// - `count` and the limits.
pub fn answer(engine: &Engine, request: &str) -> String {
    let answer = match request.split('\n').collect::<Vec<_>>()[..] {
        ["look", player, width, start, position] => {
            let player = if player == "1" { Player::Right } else { Player::Left };
            let width = if width == "wide" { WIDE } else { NARROW };
            let look = engine.look(position, player);
            let drawing = engine.drawing(position, start, width);
            look.zip(drawing).map(|(look, drawing)| json::look(&look, &drawing))
        }
        ["page", start] => page(engine, start),
        ["chance", number] => {
            Some(json::perhaps(engine.chance(number.parse().unwrap_or(0)), |text| {
                json::text(&text)
            }))
        }
        ["train", number] => {
            Some(json::list(engine.train(number.parse().unwrap_or(0)), |text| json::text(&text)))
        }
        ["count", limits] => engine.count(limits).map(|tiles| json::tiles(&tiles)),
        _ => None,
    };
    answer.unwrap_or_else(json::refusal)
}
