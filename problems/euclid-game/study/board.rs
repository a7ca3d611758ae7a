//! What the board shows: a rectangle from which squares are cut, and who first has a choice.

use super::rules::{Pair, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Pair> {
        let [a, b] = exactly(board::numbers(text)?)?;
        (1..=40).contains(&a.max(b)).then(|| Pair::of(a, b))
    }

    fn write(pair: &Pair) -> String {
        board::write(&[pair.n, pair.m])
    }

    fn told(&Pair { n, m }: &Pair) -> Say {
        say!("position"; n, m)
    }

    /// A rectangle of n × m, with a line where a square ends.
    fn scene(&Pair { n, m }: &Pair) -> Vec<Picture> {
        let down = (1..=n).map(|times| times * m).filter(|&x| 0 < x && x <= n).collect();
        vec![Picture::Sheets(vec![Sheet { width: n, height: m, down, across: vec![] }])]
    }

    fn act(&Pair { n, m }: &Pair, &times: &u64) -> Act {
        Act::new([Id::Down(0, times * m)], say!("move"; n, times, m, rest = n - times * m))
    }

    fn idea(at: &At<Rules>) -> Idea<u64> {
        let &Pair { n, m } = at.position;
        if m == 0 {
            let idea = Idea::new(say!("lost-end")).counts(say!("quantity"; formula = "m = 0"));
            return idea.shows(Overlay::new(say!("legend-end")));
        }
        let (most, r) = (n / m, n % m);
        let pairs = forced(at.position);
        let chain = &joined(pairs.iter().map(named), " → ");
        let idea = if n == m {
            Idea::new(say!("won-equal")).by(1_u64)
        } else if r == 0 {
            Idea::new(say!("won-multiple"; n, m)).by(most)
        } else if most >= 2 {
            // The pair (m, r), or the one from which it must be made.
            let times = if is_lost(m, r) { most } else { most - 1 };
            let to = named(&Pair::of(m, n - times * m));
            Idea::new(say!("won-choice"; n, m, r, stop = m + r, to)).by(times)
        } else {
            let moves = pairs.len() - 1;
            let Pair { n: a, m: b } = pairs[moves];
            if moves % 2 == 0 {
                Idea::new(say!("won-forced"; chain, moves, a, b)).by(1_u64)
            } else {
                Idea::new(say!("lost-forced"; chain, moves, a, b))
            }
        };
        let formula = if n == m {
            "n = m".to_owned()
        } else {
            let sign = if is_lost(n, m) { '<' } else { '>' };
            format!("n(n − m) = {} {} m² = {}", n * (n - m), sign, m * m)
        };
        idea.shows(overlay(at.position, chain)).counts(say!("quantity"; formula))
    }

    /// The pairs up to 20.
    fn table(_: &Pair) -> Vec<Vec<Pair>> {
        (1..=20).map(|a| (1..=20).map(|b| Pair::of(a, b)).collect()).collect()
    }

    const SMALL: &'static str = "[1..40] [0.._]";
}

/// No line breaks between the two numbers.
fn named(&Pair { n, m }: &Pair) -> String {
    format!("({n},\u{a0}{m})")
}

/// The last two lines, between which there is a choice, or the only one.
fn overlay(&Pair { n, m }: &Pair, chain: &str) -> Overlay {
    let last = n - n % m;
    let left = |x: u64| {
        let Pair { n, m } = Pair::of(m, n - x);
        format!("{n} × {m}")
    };
    let overlay = if n < 2 * m {
        Overlay::new(say!("legend-forced"; chain)).ring(Id::Down(0, last), false)
    } else {
        let before = Id::Down(0, last - m);
        let overlay = Overlay::new(say!("legend-choice")).ring(before, true);
        let overlay = overlay.ring(Id::Down(0, last), true);
        // Lines that are close together have no room for two pairs.
        if n <= 6 * m {
            overlay.tag(before, left(last - m), false)
        } else {
            overlay
        }
    };
    overlay.tag(Id::Down(0, last), left(last), false)
}

/// For n > m: is n/m < φ? As φ² = φ + 1, that means n(n − m) < m².
fn is_lost(n: u64, m: u64) -> bool {
    n * (n - m) < m * m
}

/// The pairs that come by forced moves, up to a choice or a 0.
fn forced(pair: &Pair) -> Vec<Pair> {
    let next = |&Pair { n, m }: &Pair| (n < 2 * m).then(|| Pair { n: m, m: n - m });
    std::iter::successors(Some(*pair), next).collect()
}
