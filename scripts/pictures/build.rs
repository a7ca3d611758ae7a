//! Takes in the file `picture.rs` of each problem that has one.

#[path = "../problems.rs"]
mod problems;

fn main() {
    // An old problem may get its picture later.
    println!("cargo::rerun-if-changed=../../problems");
    problems::list("picture.rs", "(&str, Picture)", |name, module| {
        format!("({name:?}, {module}::picture)")
    });
}
