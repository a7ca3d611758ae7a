//! The verdict on a run.

use crate::run::compare::{compare, Difference};
use crate::run::{Exit, Report};
use spec::talk::Ending;
use spec::Verdict;

/// A verdict with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Finding {
    Right,
    /// The first difference from the expected answer.
    Wrong(Difference),
    /// What was wrong in a talk with the judge, in a sentence.
    Refused(String),
    /// The run failed, whatever it printed; with the most telling line of stderr.
    Failed(Exit, String),
}

impl Finding {
    pub fn of(report: &Report, expected: &str) -> Finding {
        if report.usage.exit != Exit::Status(0) {
            return Finding::Failed(report.usage.exit, report.message.clone());
        }
        let printed = String::from_utf8_lossy(&report.output);
        compare(expected, &printed).map_or(Finding::Right, Finding::Wrong)
    }

    /// The verdict on a talk. `ending` is the judge's, `None` if the program ended before.
    pub fn of_talk(report: &Report, ending: Option<Ending>) -> Finding {
        match (ending, report.usage.exit) {
            // The judge then ends the program.
            (Some(Err(why)), _) => Finding::Refused(why),
            (Some(Ok(())), Exit::Status(0)) => Finding::Right,
            (None, Exit::Status(0)) => Finding::Refused("it ended before the game was over".into()),
            (_, exit) => Finding::Failed(exit, report.message.clone()),
        }
    }

    /// Accepts a wrong-looking answer where several answers are right.
    #[must_use]
    pub fn or_right(self, report: &Report, accepts: impl Fn(&str) -> bool) -> Finding {
        match self {
            Finding::Wrong(_) if accepts(&String::from_utf8_lossy(&report.output)) => {
                Finding::Right
            }
            finding => finding,
        }
    }

    pub fn verdict(&self) -> Verdict {
        match self {
            Finding::Right => Verdict::AC,
            Finding::Wrong(_) | Finding::Refused(_) => Verdict::WA,
            Finding::Failed(Exit::TimeLimit | Exit::Waits, _) => Verdict::TLE,
            Finding::Failed(Exit::MemoryLimit, _) => Verdict::MLE,
            Finding::Failed(Exit::OutputLimit | Exit::MessageLimit, _) => Verdict::OLE,
            Finding::Failed(Exit::Status(_) | Exit::Signal(_) | Exit::Runner, _) => Verdict::RE,
        }
    }
}
