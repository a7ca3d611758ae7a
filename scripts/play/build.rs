//! Takes in the file `game.rs` of each problem that states its game for a board.

#[path = "../problems.rs"]
mod problems;

fn main() {
    // An old problem may get its board later.
    println!("cargo:rerun-if-changed=../../problems");
    problems::list("src/game.rs", "Entry", |name, module| {
        format!("({name:?}, engine::<{module}::Rules>)")
    });
}
