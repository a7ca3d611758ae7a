//! The game as stated: a turn splits a heap of at least F stones into m heaps, as equal as possible.

use board::{Act, Cell, Claim, Id, Look, Phrase, Picture, Show};
use shared::game::{self, Game, Moves, Player};
use shared::small;

pub struct Rules;

/// A heap, and how many heaps are made of it.
pub struct Split {
    heap: usize,
    m: u64,
}

impl Game for Rules {
    /// F alone, and the heaps.
    type Position = Vec<Vec<u64>>;
    type Move = Split;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let (f, heaps) = (given[0][0], &given[1]);
        let mut moves = vec![];
        for (heap, &x) in heaps.iter().enumerate().filter(|(_, &x)| x >= f) {
            for m in 2..=x {
                // The stones are dealt out in turn.
                let mut parts = vec![0; m as usize];
                (0..x).for_each(|stone| parts[(stone % m) as usize] += 1);
                let mut to = [&heaps[..], &parts[1..]].concat();
                to[heap] = parts[0];
                moves.push((Split { heap, m }, vec![vec![f], to]));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let heaps = small::in_order(&[(1, 16), (3, 6)]);
        let with = |f| heaps.iter().map(move |heaps| vec![vec![f], heaps.clone()]);
        (1..=5).flat_map(with).collect()
    }

    fn order(given: Vec<Vec<u64>>) -> Vec<Vec<u64>> {
        vec![given[0].clone(), game::in_order(given[1].clone())]
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Split a heap of at least F stones into m heaps, m at least 2, as equal as possible. Whoever cannot move loses.",
        "每次选一堆不少于 F 颗的石子，尽量平均地分成 m 堆，m ≥ 2，每堆都不空。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "F, then the heaps, of at most 24 stones in all, for example 2 | 7",
        "先写 F，再写各堆，总共至多 24 颗，例如 2 | 7",
    ];
    const SET_UPS: &'static [&'static str] =
        &["3 | 5 4", "3 | 5", "2 | 7", "3 | 5 3", "4 | 9 8 4", "2 | 24"];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(text)?;
        match &given[..] {
            [f, heaps] if f.len() == 1 && (1..=24).contains(&heaps.len()) => {
                let fits = heaps.iter().chain(f).all(|h| (1..=24).contains(h));
                (fits && heaps.iter().sum::<u64>() <= 24).then(|| given.clone())
            }
            _ => None,
        }
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    /// A cell for each heap, dark if it cannot be split, and the numbers m.
    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (f, heaps) = (given[0][0], &given[1]);
        let cell = |(i, &x): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            ground: if x < f.max(2) { Look::Shaded } else { Look::Plain },
            text: x.to_string(),
            ..Cell::default()
        };
        let english = format!("F = {}. Tap a heap, then the number m of heaps to make of it.", f);
        let note = [english, format!("F = {}。先点一堆，再点要分成的堆数 m。", f)];
        vec![
            Picture::Strips(vec![heaps.iter().enumerate().map(cell).collect()]),
            Picture::numbers(0, 2..=*heaps.iter().max().unwrap_or(&0)),
            Picture::Note(note),
        ]
    }

    fn act(given: &Vec<Vec<u64>>, &Split { heap, m }: &Split) -> Act {
        let x = given[1][heap];
        let mut taps = vec![Id::Cell(0, heap), Id::Button(0, m)];
        // Nothing is to choose in a heap of 2.
        taps.truncate(if x == 2 { 1 } else { 2 });
        let words = ["split heap {0}, of {1}, into {2} heaps", "把第 {0} 堆（{1} 颗）分成 {2} 堆"];
        Act::new(taps, words, &[heap as u64 + 1, x, m])
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let (f, heaps) = (given[0][0], &given[1]);
        let most = *heaps.iter().max()?;
        let mut g = vec![0; most as usize + 1];
        for x in f..=most {
            let value = |m: u64| {
                let (q, r) = ((x / m) as usize, x % m);
                (if r % 2 == 1 { g[q + 1] } else { 0 }) ^ (if (m - r) % 2 == 1 { g[q] } else { 0 })
            };
            let values: Vec<u64> = (2..=x).map(value).collect();
            g[x as usize] = (0..=x).find(|v| !values.contains(v))?;
        }
        Some(Claim::nim_sum(&heaps.iter().map(|&x| g[x as usize]).collect::<Vec<u64>>()))
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        given[1].iter().map(|&x| vec![given[0].clone(), vec![x]]).collect()
    }
}
