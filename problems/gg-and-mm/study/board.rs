//! What the board shows: the piles of each game, and how many moves it lasts.

use super::rules::{in_one, Piles, Rules};
use board::prelude::*;

/// The names of the games.
const NAMES: [&str; 3] = ["A", "B", "C"];

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Piles>> {
        let games: Vec<Piles> = board::groups(text)?;
        board::are_few(&games.concat(), 6).then_some(games)
    }

    fn write(games: &Vec<Piles>) -> String {
        board::write_groups(games)
    }

    fn told(games: &Vec<Piles>) -> Say {
        say!("position"; games = named(games))
    }

    fn scene(games: &Vec<Piles>) -> Vec<Picture> {
        let heap = |(i, &stones): (usize, &u64)| {
            Heap::of(stones).named(format!("{}{}:{}", NAMES[i / 2], i % 2 + 1, stones))
        };
        vec![Picture::Heaps(games.iter().flatten().enumerate().map(heap).collect())]
    }

    fn how(games: &Vec<Piles>, _: Player) -> Say {
        let open = games.iter().filter(|piles| !piles.contains(&0)).count();
        if open > 1 {
            say!("how-several")
        } else {
            say!("how")
        }
    }

    fn act(games: &Vec<Piles>, takes: &Vec<Option<Take>>) -> Act {
        let (mut parts, mut taps) = (vec![], vec![]);
        for (i, take) in takes.iter().enumerate() {
            if let Some(Take { heap, stones }) = *take {
                let size = games[i][heap];
                taps.push(Id::Stone(2 * i + heap, size - stones));
                parts.push(say!("part"; name = NAMES[i], pile = heap + 1, stones, size, left = size - stones));
            }
        }
        Act::alike(taps, say!("move"; parts = list(parts)))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<Option<Take>>> {
        let games = at.position;
        let lengths: Vec<u64> = games.iter().map(length).collect();
        let m = lengths.iter().copied().max().unwrap_or(0);
        // In every game that is not over the move to a length that is smaller by 1, if there is one.
        let next = |(piles, &s): (&Piles, &u64)| {
            in_one(piles).into_iter().find(|(_, to)| length(to) == s.saturating_sub(1))
        };
        let (takes, to): (Vec<_>, Vec<_>) = games.iter().zip(&lengths).filter_map(next).unzip();
        let (count, is_won, told) = (games.len(), m % 2 == 1, all(&lengths));
        let why = match count {
            _ if m == 0 => say!("lost-end"; count),
            1 if is_won => say!("won-one"; m, to = named(&to)),
            1 => say!("lost-one"; m),
            _ if is_won => say!("won-longest"; lengths = told, m, to = named(&to)),
            _ => say!("lost-longest"; lengths = told, m),
        };
        let idea = Idea::new(why).by(is_won.then_some(takes));
        let quantity = say!("longest"; lengths = joined(&lengths, ", "), m);
        idea.shows(overlay(games, &lengths, m)).counts(quantity)
    }

    const SMALL: &'static str =
        "[0..10] [0..10]/[0..4] [0..4] | [0..4] [0..4]/[0..2] [0..2]( | [0..2] [0..2]){2}";
}

/// The piles of each game with its name.
fn named(games: &[Piles]) -> Arg {
    let piles = |(name, [p, q]): (&&str, &Piles)| say!("piles"; name = *name, p, q);
    list(NAMES.iter().zip(games).map(piles))
}

/// s(a, b), where a is the smaller pile.
fn length(&[p, q]: &Piles) -> u64 {
    let (a, b) = (p.min(q), p.max(q));
    if a == 0 {
        return 0;
    }
    match length(&[b % a, a]) {
        r if b >= 2 * a && r % 2 == 1 => r + 2,
        r => r + 1,
    }
}

/// On the smaller pile the length, on the larger one how often it contains the smaller one.
fn overlay(games: &[Piles], lengths: &[u64], m: u64) -> Overlay {
    let mut overlay = Overlay::new(say!("legend"));
    for (i, (&[p, q], &s)) in games.iter().zip(lengths).enumerate() {
        if s == 0 {
            continue;
        }
        let (a, b, smaller) = (p.min(q), p.max(q), usize::from(q < p));
        let times = b / a;
        overlay = overlay.stones(2 * i + smaller, 0, a, s, s == m);
        overlay = overlay.stones(2 * i + 1 - smaller, 0, times * a, format!("×{times}"), false);
    }
    overlay
}
