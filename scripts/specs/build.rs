//! Takes in the file `spec.rs` of each problem.

#[path = "../problems.rs"]
mod problems;

fn main() {
    problems::list(
        "spec.rs",
        "(&str, &Spec)",
        |one| format!("#[path = {}]\nmod {};\n", one.path("spec.rs"), one.module),
        |one| format!("({:?}, &{}::SPEC)", one.name, one.module),
    );
}
