use crate::ui::asked;
use crate::ui::terminal::print;
use crate::ui::values;
use anyhow::Result;
use clap::Args;
use spec::Size;
use workspace::stop;
use workspace::Workspace;

/// Prints a random input of a problem
#[derive(Args, Debug)]
pub struct Gen {
    /// A problem's name, id, address or title
    #[arg(add = values::problems())]
    problem: String,
    /// small, judge for the largest that the judge may give, or a number of heaps, rows or questions
    #[arg(long, default_value = "small", value_name = "small|judge|N", value_parser = values::size, allow_negative_numbers = true)]
    size: Size,
    /// The seed: the same seed prints the same input
    #[arg(long, default_value_t = 1, value_name = "S", value_parser = values::seed, allow_negative_numbers = true)]
    seed: u64,
}

impl Gen {
    pub fn run(&self, workspace: &Workspace) -> Result<bool> {
        let spec = specs::of(&asked::problem(workspace, &self.problem)?.name)?;
        let (size, seed) = (self.size, self.seed);
        let text = stop::unless_stopped(move || spec.draw(size, seed).text)?;
        if let Size::Units(asked) = self.size {
            if asked > spec.largest {
                let (unit, largest, bytes) = (spec.unit, spec.largest, text.len());
                eprintln!("the judge gives at most {largest} {unit}, not {asked}; {bytes} bytes were made");
            }
        }
        print(&text).map(|()| true)
    }
}
