//! Writes every picture to the folder of its problem.

fn main() -> std::io::Result<()> {
    for (problem, svg) in pictures::all() {
        std::fs::write(pictures::problems().join(problem).join("picture.svg"), svg)?;
    }
    Ok(())
}
