//! What the board shows: letters, and in what runs the centres stand.

use super::rules::Rules;
use board::prelude::*;
use std::ops::Range;

/// The values of runs of 0 to 12 centres.
const D: [u64; 13] = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2];

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<String>> {
        let papers: Vec<String> = text.split_whitespace().map(String::from).collect();
        let word = papers.concat();
        let fits = (2..=14).contains(&word.len()) && word.bytes().all(|c| c.is_ascii_lowercase());
        fits.then_some(papers)
    }

    fn write(papers: &Vec<String>) -> String {
        papers.join(" ")
    }

    fn told(papers: &Vec<String>) -> Say {
        say!("position"; count = papers.len(), papers = list(papers))
    }

    /// The letters keep their places. What was cut out is grey, and stands between what it has parted.
    fn scene(papers: &Vec<String>) -> Vec<Picture> {
        let (mut row, mut place, mut was_long) = (vec![], 0, false);
        for paper in papers {
            let is_long = paper.len() > 1;
            if was_long && is_long {
                row.push(Cell::label(""));
            }
            was_long = is_long;
            for letter in paper.chars() {
                row.push(Cell::at(0, place).shaded(!is_long).text(letter));
                place += 1;
            }
        }
        vec![Picture::strip(row)]
    }

    fn act(papers: &Vec<String>, &place: &usize) -> Act {
        let letter = papers.concat().chars().nth(place).map_or_else(String::new, String::from);
        Act::new([Id::Cell(0, place)], say!("cut"; place = place + 1, letter))
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let runs = centres(at.position);
        let mut overlay = Overlay::new(say!("legend"));
        for run in &runs {
            for (j, place) in (1..).zip(run.clone()) {
                overlay = overlay.frame(Id::Cell(0, place), D[j], j == run.len());
            }
        }
        let values: Vec<u64> = runs.iter().map(|run| D[run.len()]).collect();
        let by = winning_cut(&runs, nim_sum(values.iter().copied()));
        let why = why(&runs, &values, by);
        // Where every cut takes one, any will do.
        let by = by.filter(|_| runs.iter().any(|run| run.len() > 2));
        Idea::new(why).by(by).shows(overlay).counts(board::quantity(&values))
    }

    /// The papers that can be cut.
    fn parts(papers: &Vec<String>) -> Vec<Vec<String>> {
        let all = papers.iter().map(|paper| vec![paper.clone()]);
        all.filter(|paper| !centres(paper).is_empty()).collect()
    }

    const SMALL: &'static str = "[abc]{2..5}/[ab]{6..8}";
}

/// The runs of centres that stand beside each other: their places on all papers.
fn centres(papers: &[String]) -> Vec<Range<usize>> {
    let mut is_centre = vec![];
    for word in papers.iter().map(String::as_bytes) {
        let last = word.len().max(1) - 1;
        let stands_between_equals = |i: usize| 0 < i && i < last && word[i - 1] == word[i + 1];
        is_centre.extend((0..word.len()).map(stands_between_equals));
    }
    runs(&is_centre, |&is_centre| is_centre)
}

fn why(runs: &[Range<usize>], values: &[u64], by: Option<usize>) -> Say {
    let cuts = runs.len();
    let (lengths, values_of) = (all(runs.iter().map(Range::len)), all(values));
    match by {
        _ if cuts == 0 => say!("lost-end"),
        Some(_) if runs.iter().all(|run| run.len() <= 2) => say!("won-odd"; cuts),
        None if runs.iter().all(|run| run.len() <= 2) => say!("lost-even"; cuts),
        None if cuts == 1 => say!("lost-run"; lengths),
        None => say!("lost-runs"; lengths, balance = board::balance(values)),
        Some(cut) if cuts == 1 && runs[0].len() <= 3 => say!("won-last"; place = cut + 1),
        Some(cut) if cuts == 1 => {
            let [left, right] = sides(&runs[0], cut);
            say!("won-run"; lengths, place = cut + 1, left, right, value = D[left])
        }
        Some(cut) => say!("won-runs"; lengths, values = values_of, place = cut + 1),
    }
}

/// So many centres of a run are left on the two sides of a cut.
fn sides(run: &Range<usize>, cut: usize) -> [usize; 2] {
    [(cut - run.start).saturating_sub(1), (run.end - cut).saturating_sub(2)]
}

/// A cut that makes the nim-sum x of all runs 0, as near to the middle of its run as there is one.
fn winning_cut(runs: &[Range<usize>], x: u64) -> Option<usize> {
    let mut wins = vec![];
    for run in runs {
        for cut in run.clone() {
            let [left, right] = sides(run, cut);
            if x ^ D[run.len()] ^ D[left] ^ D[right] == 0 {
                wins.push((left.abs_diff(right), cut));
            }
        }
    }
    wins.into_iter().min_by_key(|win| win.0).map(|(_, cut)| cut)
}
