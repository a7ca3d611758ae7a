//! The boards' engine. It plays any game that a problem states in its file `game.rs`: the moves, who
//! wins after each, the picture. It searches positions by the referee of `shared` and knows no theorem.
//!
//! [`answer`] is all that the pages need: a request of lines in, JSON out. The site compiles it with
//! `wasm.rs` to one WebAssembly program.

mod engine;
pub mod explore;
mod json;
mod kit;
pub mod pairs;
mod search;

pub use engine::{engine, Engine, View, ROUND};
pub use kit::{marks, Drawing, NARROW, WIDE};
pub use search::Facts;

use explore::Rule;
use pairs::Moves;
use shared::game::Player;
use std::cell::RefCell;
use std::collections::HashMap;

/// The name of a problem, and how to open its game.
type Entry = (&'static str, fn() -> Box<dyn Engine>);

include!(concat!(env!("OUT_DIR"), "/problems.rs"));

/// The list of games as the build script has written it: for a compiler that runs without cargo.
pub const LIST: &str = include_str!(concat!(env!("OUT_DIR"), "/problems.rs"));

thread_local! {
    /// The games that were asked for, with the positions searched so far.
    static OPEN: RefCell<HashMap<String, Box<dyn Engine>>> = RefCell::default();
}

/// The names of the problems that have a board.
pub fn names() -> impl Iterator<Item = &'static str> {
    ALL.iter().map(|game| game.0)
}

/// The engine of a game, with nothing searched yet.
pub fn open(name: &str) -> Option<Box<dyn Engine>> {
    ALL.iter().find(|game| game.0 == name).map(|game| game.1())
}

/// The facts of a game, and as JSON what its page needs before the engine is there: the facts, and the
/// first set-up in both widths.
pub fn page(name: &str) -> Option<(Facts, String)> {
    let mut engine = open(name)?;
    let facts = engine.facts();
    let start = facts.set_ups[0];
    let look = engine.look(start, Player::Left)?;
    let [narrow, wide] = [NARROW, WIDE].map(|width| engine.drawing(start, start, width));
    let data = json::page(&facts, &look, [&narrow?, &wide?]);
    Some((facts, data))
}

/// The answer to a request: its lines are the name of the problem, what is asked for, and the words for it.
///
/// - `look`, the player to move (0 or 1), the width, the set-up, the position;
/// - `page`: what [`page`] has;
/// - `chance` and a number;
/// - `train` and a number;
/// - `count` and the limits.
///
/// Without a problem: `explore` and a rule, and perhaps the heap whose value is to be explained; `pairs` and
/// a rule of two heaps, and perhaps the position whose options are asked for.
pub fn answer(request: &str) -> String {
    let lines: Vec<&str> = request.split('\n').collect();
    if let ["explore", rule, heap @ ..] = &lines[..] {
        let heap = heap.first().and_then(|heap| heap.parse().ok());
        return json::explored(Rule::read(rule), heap);
    }
    if let ["pairs", rule, position @ ..] = &lines[..] {
        let position: Vec<usize> = position.iter().filter_map(|heap| heap.parse().ok()).collect();
        return json::mapped(Moves::read(rule), &position);
    }
    OPEN.with(|open_games| {
        let mut games = open_games.borrow_mut();
        let name = lines.first().copied().unwrap_or_default();
        if !games.contains_key(name) {
            match open(name) {
                Some(engine) => games.insert(name.to_owned(), engine),
                None => return json::refusal(["no such game", "没有这个游戏"]),
            };
        }
        if lines[1..] == ["page"] {
            return page(name).expect("it is listed").1;
        }
        let engine = games.get_mut(name).expect("it was just opened");
        answered(engine.as_mut(), &lines[1..])
    })
}

fn answered(engine: &mut dyn Engine, words: &[&str]) -> String {
    let refusal = json::refusal(engine.facts().takes);
    match *words {
        ["look", player, width, start, position] => {
            let player = if player == "1" { Player::Right } else { Player::Left };
            let width = if width == "wide" { WIDE } else { NARROW };
            match (engine.look(position, player), engine.drawing(position, start, width)) {
                (Some(look), Some(drawing)) => json::look(&look, &drawing),
                _ => refusal,
            }
        }
        ["chance", number] => json::text(&engine.chance(number.parse().unwrap_or_default())),
        ["train", number] => json::texts(&engine.train(number.parse().unwrap_or_default())),
        ["count", limits] => engine.count(limits).map_or(refusal, |tiles| json::tiles(&tiles)),
        _ => json::refusal(["no such request", "没有这种请求"]),
    }
}
