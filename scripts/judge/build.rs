//! Takes in the file `judge.rs` of each problem.

#[path = "../problems.rs"]
mod problems;

fn main() {
    problems::list("judge.rs", "(&str, &Spec)", |name, module| {
        format!("({name:?}, &{module}::SPEC)")
    });
}
