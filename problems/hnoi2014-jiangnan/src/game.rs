//! The game as stated: a turn splits a heap of at least F stones into m heaps, as equal as possible.

use shared::board::{self, Board, Cell, Claim, Look, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    /// F alone, and the heaps.
    type Position = Vec<Vec<u64>>;

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

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Vec<Move<Vec<Vec<u64>>>> {
        let (f, heaps) = (given[0][0], &given[1]);
        let words = ["split heap {0}, of {1}, into {2} heaps", "把第 {0} 堆（{1} 颗）分成 {2} 堆"];
        let mut moves = vec![];
        for (i, &x) in heaps.iter().enumerate().filter(|(_, &x)| x >= f) {
            for m in 2..=x {
                // The stones are dealt out in turn.
                let mut parts = vec![0; m as usize];
                (0..x).for_each(|stone| parts[(stone % m) as usize] += 1);
                let mut to = [&heaps[..], &parts[1..]].concat();
                to[i] = parts[0];
                let mut taps = vec![(i, 0), (900, m as usize)];
                // Nothing is to choose in a heap of 2.
                taps.truncate(if x == 2 { 1 } else { 2 });
                moves.push(Move::new(vec![vec![f], to], taps, words, [i as u64 + 1, x, m]));
            }
        }
        moves
    }

    /// A cell for each heap, dark if it cannot be split, and the numbers m.
    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (f, heaps) = (given[0][0], &given[1]);
        let cell = |(i, &x): (usize, &u64)| Cell {
            id: Some((i, 0)),
            ground: if x < f.max(2) { Look::Shaded } else { Look::Plain },
            text: x.to_string(),
            ..Cell::default()
        };
        let chip = |m: u64| ((900, m as usize), [m.to_string(), m.to_string()]);
        let english = format!("F = {}. Tap a heap, then the number m of heaps to make of it.", f);
        let note = [english, format!("F = {}。先点一堆，再点要分成的堆数 m。", f)];
        vec![
            Picture::Strips(vec![heaps.iter().enumerate().map(cell).collect()]),
            Picture::Chips((2..=*heaps.iter().max().unwrap_or(&0)).map(chip).collect()),
            Picture::Note(note),
        ]
    }

    fn order(given: Vec<Vec<u64>>) -> Vec<Vec<u64>> {
        vec![given[0].clone(), board::in_order(given[1].clone())]
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let heaps = [board::sequences(1, 16), board::sequences(3, 6)].concat().into_iter();
        let heaps: Vec<Vec<u64>> = heaps
            .filter(|heaps| !heaps.contains(&0) && *heaps == board::in_order(heaps.clone()))
            .collect();
        let with = |f| heaps.iter().map(move |heaps| vec![vec![f], heaps.clone()]);
        (1..=5).flat_map(with).collect()
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
