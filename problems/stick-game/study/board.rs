//! What the board shows: the sticks, framed between the lost numbers of them.

use super::rules::{Rules, Sticks};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Sticks> {
        let (set, n): (Vec<u64>, u64) = board::groups(text)?;
        let grows = set.windows(2).all(|two| two[0] < two[1]);
        let fits = (1..=8).contains(&set.len()) && set[0] > 0 && grows;
        (fits && n <= board::LARGEST).then_some(Sticks { set, n })
    }

    fn write(Sticks { set, n }: &Sticks) -> String {
        board::write_groups(&(set.clone(), *n))
    }

    fn told(Sticks { set, n }: &Sticks) -> Say {
        say!("position"; n, set = list(set))
    }

    fn scene(Sticks { set, n }: &Sticks) -> Vec<Picture> {
        vec![Picture::heaps_of(Thing::Stick, &[*n]), Picture::Note(say!("note"; set = list(set)))]
    }

    fn act(&Sticks { n, .. }: &Sticks, &p: &u64) -> Act {
        Act::take(&[n], &Take { heap: 0, stones: p })
    }

    fn idea(at: &At<Rules>) -> Idea<u64> {
        let Sticks { set, n } = at.position;
        let wins = wins(set, *n);
        let by = wins[*n as usize];
        let left = n - by.unwrap_or(0);
        // From this lost number every move is answered.
        let possible = set.iter().filter(|&&p| p <= left);
        let answer = |p: &u64| wins[(left - p) as usize].map(|answer| say!("answer"; p, answer));
        let mut answers: Vec<Say> = possible.filter_map(answer).collect();
        let is_end = answers.is_empty();
        if answers.len() > 4 {
            answers.truncate(4);
            answers.push(say!("more"));
        }
        let answers = list(answers);
        let why = match by {
            None if *n == 0 => say!("lost-empty"),
            None if is_end => say!("lost-too-few"; n, least = set[0]),
            None => say!("lost-answered"; n, answers),
            Some(p) if is_end => say!("won-end"; p, left),
            Some(p) => say!("won-answered"; p, left, answers),
        };
        Idea::new(why).by(by).shows(overlay(*n, &wins))
    }

    fn table(Sticks { set, n }: &Sticks) -> Vec<Vec<Sticks>> {
        vec![(0..=*n).map(|n| Sticks { set: set.clone(), n }).collect()]
    }

    const SMALL: &'static str = "(1 3 4/2 5/1/1 2 3/3 4 8) | [0..30]";
}

/// For each number of sticks up to n a move that leaves a lost one, if there is one.
fn wins(set: &[u64], n: u64) -> Vec<Option<u64>> {
    let mut wins: Vec<Option<u64>> = vec![];
    for i in 0..=n {
        let leaves_lost = |&p: &u64| p <= i && wins[(i - p) as usize].is_none();
        let win = set.iter().copied().find(leaves_lost);
        wins.push(win);
    }
    wins
}

/// The stick at which each lost number is reached: of very many the last ones.
fn overlay(n: u64, wins: &[Option<u64>]) -> Overlay {
    let lost: Vec<u64> = (0..=n).filter(|&k| wins[k as usize].is_none()).collect();
    let named = &lost[lost.len().saturating_sub(8)..];
    let mut numbers: Vec<Arg> = named.iter().map(Arg::from).collect();
    if named[0] > 0 {
        numbers.insert(0, say!("more").into());
    }
    let mut overlay = Overlay::new(say!("legend"; n, numbers = list(numbers)));
    for &k in lost[lost.len().saturating_sub(40)..].iter().filter(|&&k| k > 0) {
        let name = if n <= 12 { k.to_string() } else { String::new() };
        overlay = overlay.stones(0, k - 1, 1, name, true);
    }
    overlay
}
