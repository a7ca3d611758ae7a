//! What the board shows: letters, and in what runs the centres stand.

use super::rules::Rules;
use board::{all, list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};
use shared::nim::nim_sum;

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

    /// The letters keep their numbers; between two papers stands a dark cell.
    fn scene(papers: &Vec<String>) -> Vec<Picture> {
        let (mut row, mut place) = (vec![], 0);
        for paper in papers {
            if !row.is_empty() {
                row.push(Cell::default().ground(Look::Shaded));
            }
            for letter in paper.chars() {
                row.push(Cell::at(0, place).text(letter));
                place += 1;
            }
        }
        vec![Picture::Strips(vec![row])]
    }

    fn act(_: &Vec<String>, &place: &usize) -> Act {
        Act::new([Id::Cell(0, place)], say!("cut"; place = place + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let runs = runs(at.position);
        let mut overlay = Overlay::new(say!("legend"));
        for &Run { first, m } in &runs {
            for j in 1..=m {
                let centre = Id::Cell(0, first + j - 1);
                overlay = overlay.span(centre, centre, D[j], j == m);
            }
        }
        let values: Vec<u64> = runs.iter().map(|run| D[run.m]).collect();
        why(&runs, &values).shows(overlay).counts(board::quantity(&values))
    }

    /// The papers that can be cut.
    fn parts(papers: &Vec<String>) -> Vec<Vec<String>> {
        let all = papers.iter().map(|paper| vec![paper.clone()]);
        all.filter(|paper| !runs(paper).is_empty()).collect()
    }

    const SMALL: &'static str = "[abc]{2..5}/[ab]{6..8}";
}

/// Centres beside each other: the place of the first one on all papers, and how many there are.
struct Run {
    first: usize,
    m: usize,
}

fn runs(papers: &[String]) -> Vec<Run> {
    let (mut runs, mut before) = (Vec::<Run>::new(), 0);
    for paper in papers {
        let word = paper.as_bytes();
        for i in (1..word.len().max(1) - 1).filter(|&i| word[i - 1] == word[i + 1]) {
            match runs.last_mut() {
                Some(run) if run.first + run.m == before + i => run.m += 1,
                _ => runs.push(Run { first: before + i, m: 1 }),
            }
        }
        before += word.len();
    }
    runs
}

fn why(runs: &[Run], values: &[u64]) -> Idea<usize> {
    let cuts = runs.len();
    if cuts == 0 {
        return Idea::lost(say!("lost-end"));
    }
    if runs.iter().all(|run| run.m <= 2) {
        return match cuts % 2 {
            0 => Idea::lost(say!("lost-even"; cuts)),
            _ => Idea::won(say!("won-odd"; cuts)),
        };
    }
    let x = nim_sum(values.iter().copied());
    let lengths: Vec<usize> = runs.iter().map(|run| run.m).collect();
    let lengths = all(&lengths);
    match winning_cut(runs, x) {
        None if cuts == 1 => Idea::lost(say!("lost-run"; lengths)),
        None => Idea::lost(say!("lost-runs"; lengths, balance = board::balance(values))),
        Some(cut) if cuts == 1 => {
            Idea::won(say!("won-run"; lengths, values = all(values), place = cut + 1)).by(cut)
        }
        Some(cut) => {
            Idea::won(say!("won-runs"; lengths, values = all(values), place = cut + 1)).by(cut)
        }
    }
}

/// The first cut that makes the nim-sum x of all runs 0.
fn winning_cut(runs: &[Run], x: u64) -> Option<usize> {
    for &Run { first, m } in runs {
        let after = |k: usize| D[k.saturating_sub(2)] ^ D[m.saturating_sub(k + 1)];
        if let Some(k) = (1..=m).find(|&k| x ^ D[m] ^ after(k) == 0) {
            return Some(first + k - 1);
        }
    }
    None
}
