//! Takes in the file `spec.rs` of each problem.

#[path = "../problems.rs"]
mod problems;

fn main() {
    problems::list("spec.rs", "(&str, &Spec)", |name, module| {
        format!("({name:?}, &{module}::SPEC)")
    });
}
