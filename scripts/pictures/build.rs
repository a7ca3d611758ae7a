//! Takes in the file `study/picture.rs` of each problem that has one.

#[path = "../problems.rs"]
mod problems;

fn main() {
    problems::list(
        "study/picture.rs",
        "(&str, Picture)",
        |one| format!("#[path = {}]\nmod {};\n", one.path("study/picture.rs"), one.module),
        |one| format!("({:?}, {}::picture)", one.name, one.module),
    );
}
