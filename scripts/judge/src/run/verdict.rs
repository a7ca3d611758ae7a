//! What a judge says of a run.

use crate::run::compare::{compare, Difference};
use crate::run::{End, Report};
use spec::Verdict;

/// A verdict with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The answer is right.
    Right,
    /// It is not, first here.
    Wrong(Difference),
    /// The run failed, whatever it printed; with the line of stderr that says most.
    Failed(End, String),
}

impl Finding {
    /// Judges a run.
    pub fn of(report: &Report, expected: &str) -> Finding {
        if report.usage.end != End::Exit(0) {
            return Finding::Failed(report.usage.end, report.message.clone());
        }
        let printed = String::from_utf8_lossy(&report.output);
        compare(expected, &printed).map_or(Finding::Right, Finding::Wrong)
    }

    /// Right all the same, if what was printed is another right answer.
    #[must_use]
    pub fn or_right(self, report: &Report, accepts: impl Fn(&str) -> bool) -> Finding {
        match self {
            Finding::Wrong(_) if accepts(&String::from_utf8_lossy(&report.output)) => {
                Finding::Right
            }
            finding => finding,
        }
    }

    /// The verdict.
    pub fn verdict(&self) -> Verdict {
        match self {
            Finding::Right => Verdict::AC,
            Finding::Wrong(_) => Verdict::WA,
            Finding::Failed(End::Time, _) => Verdict::TLE,
            Finding::Failed(End::Memory, _) => Verdict::MLE,
            Finding::Failed(End::Output, _) => Verdict::OLE,
            Finding::Failed(End::Exit(_) | End::Signal(_) | End::Runner, _) => Verdict::RE,
        }
    }
}
