//! Takes in the rules and the board of each problem.

#[path = "../problems.rs"]
mod problems;

fn main() {
    problems::list(
        "study/board.rs",
        "Entry",
        |one| {
            let (rules, board) = (one.path("src/rules.rs"), one.path("study/board.rs"));
            println!("cargo:rerun-if-changed=../../problems/{}/src/rules.rs", one.name);
            format!(
                "#[path = \".\"]\nmod {} {{\n    #[path = {rules}]\n    pub mod rules;\n    \
                 #[path = {board}]\n    mod board;\n}}\n",
                one.module
            )
        },
        |one| format!("({:?}, Engine::of::<{}::rules::Rules>)", one.name, one.module),
    );
}
