//! What the board shows: the numbers, and the final scores to which they lead.

use super::rules::{Rules, Step, Sum};
use board::prelude::*;
use std::cmp::Ordering;

impl Show for Rules {
    fn read(text: &str) -> Option<Sum> {
        type Text = ([u64; 2], u64, [u64; 2], (u64, Option<u64>));
        let ([n, m], k, [added, subtracted], (target, named)): Text = board::groups(text)?;
        let fits = n <= 4
            && m <= n
            && (1..=10).contains(&k)
            && k % (1 << n.saturating_sub(1)) == 0
            && added.max(subtracted).max(target) <= 99
            && named.map_or(true, |x| n > 0 && x <= k);
        fits.then_some(Sum { n, m, k, added, subtracted, target, named })
    }

    fn write(sum: &Sum) -> String {
        let &Sum { n, m, k, added, subtracted, target, named } = sum;
        board::write_groups(&([n, m], k, [added, subtracted], (target, named)))
    }

    fn told(sum: &Sum) -> Say {
        let &Sum { n, m, k, target, named, .. } = sum;
        let score = sum.score();
        match named {
            None => say!("position"; n, m, k, score, target),
            Some(x) => say!("position-named"; n, m, k, score, target, x),
        }
    }

    fn scene(sum: &Sum) -> Vec<Picture> {
        let &Sum { n, m, k, .. } = sum;
        let number = |x: u64| Cell::at(0, x as usize).shaded(sum.named == Some(x)).text(x);
        let numbers: Vec<Cell> = (0..=k).map(number).collect();
        let turn = |j: u64| Cell::at(1, j as usize);
        let mut scene: Vec<Picture> =
            numbers.chunks(6).map(|line| Picture::strip(line.to_vec())).collect();
        scene.extend([
            Picture::Note(say!("note"; score = sum.score(), target = sum.target, k, n, m)),
            Picture::strip((0..n).map(turn)),
        ]);
        if let Some(x) = sum.named {
            let mut answers = vec![say!("add"; x)];
            answers.extend((sum.m < sum.n).then(|| say!("subtract"; x)));
            scene.push(Picture::buttons(0, answers));
        }
        scene
    }

    fn how(_: &Sum, player: Player) -> Say {
        match player {
            Player::Left => say!("how"),
            Player::Right => say!("how-bob"),
        }
    }

    fn act(sum: &Sum, step: &Step) -> Act {
        match (*step, sum.named) {
            (Step::Name(x), _) => Act::new([Id::Cell(0, x as usize)], say!("name"; x)),
            (Step::Add, Some(x)) => Act::new([Id::Button(0, 0)], say!("add"; x)),
            (Step::Subtract, Some(x)) => Act::new([Id::Button(0, 1)], say!("subtract"; x)),
            (_, Some(_)) => Act::new([Id::Cell(1, 0)], say!("wait-answer")),
            (_, None) => Act::new([Id::Cell(1, 0)], say!("wait-number")),
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let &Sum { target, named, .. } = at.position;
        let is_alice = at.player == Player::Left;
        let Outlook { end, formula, why, step } = match named {
            None => before_a_number(at.position),
            Some(x) => before_an_answer(at.position, x),
        };
        let (lead, by) = (end - signed(target), (end - signed(target)).abs());
        let why = match (lead.cmp(&0), is_alice) {
            (Ordering::Greater, true) => say!("won-above"; why, end, by),
            (Ordering::Less, false) => say!("won-below"; why, end, by),
            (Ordering::Equal, _) => say!("draw-equal"; why, end),
            (Ordering::Greater, false) => say!("lost-above"; why, end, by),
            (Ordering::Less, true) => say!("lost-below"; why, end, by),
        };
        // A player who waits does not make that step.
        let by = step.filter(|_| is_alice == named.is_none());
        let formula = format!("{} = {}", formula, minus(end));
        let idea = Idea::new(why).by(by);
        idea.shows(overlay(at.position)).counts(say!("final"; formula, target))
    }

    const SMALL: &'static str =
        "(0 0 | 2/1 [0..1] | [13]/2 [0..2] | [24]/3 [0..3] | 4) | (0 0/3 1/\
         0 2) | [012469]( | [0..4])?/4 (1 | 8 | 0 0 | 1/2 | 8 | 0 0 | 5/2 | 8 | 0 0 | 6/\
         3 | 8 | 0 0 | 18/4 | 8 | 0 0 | 32)";
}

/// Where play leads: the final score, written out, why, and the step that is named.
struct Outlook {
    end: i64,
    formula: String,
    why: Say,
    step: Option<Step>,
}

fn before_a_number(sum: &Sum) -> Outlook {
    let &Sum { n, m, k, .. } = sum;
    let (why, step) = if n == 0 {
        (say!("over"), None)
    } else if m == 0 {
        (say!("never-adds"), Some(Step::Name(0)))
    } else if m == n {
        (say!("always-adds"; k), Some(Step::Name(k)))
    } else {
        let (added, subtracted) = (f(n - 1, m - 1, k), f(n - 1, m, k));
        let x = (subtracted - added) / 2;
        (say!("half"; added, subtracted, x), Some(Step::Name(x)))
    };
    let end = sum.score() + signed(f(n, m, k));
    Outlook { end, formula: format!("{} + f({}, {})", minus(sum.score()), n, m), why, step }
}

fn before_an_answer(sum: &Sum, x: u64) -> Outlook {
    let (now, later, m) = (minus(sum.score()), sum.n - 1, sum.m);
    let adding = format!("{} + {} + f({}, {})", now, x, later, m.saturating_sub(1));
    let (added, subtracted) = match finals(sum, x) {
        (end, None) => {
            let why = say!("must-add"; x);
            return Outlook { end, formula: adding, why, step: Some(Step::Add) };
        }
        (added, Some(subtracted)) => (added, subtracted),
    };
    let (why, step) = match added.cmp(&subtracted) {
        Ordering::Less => (say!("adds"; x, added, subtracted), Some(Step::Add)),
        Ordering::Equal => (say!("both"; x, added), None),
        Ordering::Greater => (say!("subtracts"; x, added, subtracted), Some(Step::Subtract)),
    };
    let formula = format!("min({}, {} − {} + f({}, {}))", adding, now, x, later, m);
    Outlook { end: added.min(subtracted), formula, why, step }
}

/// What adding and subtracting lead to, for all numbers that may still be named or answered.
fn overlay(sum: &Sum) -> Overlay {
    let mut overlay = Overlay::new(say!("legend"));
    if sum.n == 0 {
        return overlay;
    }
    let numbers = sum.named.map_or(0..=sum.k, |x| x..=x);
    let lower = |(added, subtracted): (i64, Option<i64>)| subtracted.unwrap_or(added).min(added);
    let best = (0..=sum.k).map(|x| lower(finals(sum, x))).max();
    for x in numbers {
        let (cell, ends) = (Id::Cell(0, x as usize), finals(sum, x));
        let counts = Some(lower(ends)) == best;
        overlay = overlay.frame(cell, ends.1.map_or(String::new(), minus), counts);
        overlay = overlay.tag(cell, minus(ends.0), counts);
    }
    overlay
}

/// The final score if Bob adds this number, and if Bob subtracts it, where that is allowed.
fn finals(sum: &Sum, x: u64) -> (i64, Option<i64>) {
    let &Sum { n, m, k, .. } = sum;
    let added = sum.score() + signed(x + f(n - 1, m.saturating_sub(1), k));
    let subtracted = (m < n).then(|| sum.score() - signed(x) + signed(f(n - 1, m, k)));
    (added, subtracted)
}

/// f(n, m): the table of averages.
fn f(n: u64, m: u64, k: u64) -> u64 {
    match m {
        0 => 0,
        _ if m == n => n * k,
        _ => (f(n - 1, m - 1, k) + f(n - 1, m, k)) / 2,
    }
}
