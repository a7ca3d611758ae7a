//! The game as stated: a turn makes a move in every game that is not over, and takes a multiple of one
//! pile from the other.

use shared::board::{self, Board, Claim, Heap, Id, Move, Phrase, Picture, Player};

pub struct Rules;

/// The moves in one game: the piles after it, and the pile that is taken from.
fn moves_of(piles: &[u64]) -> Vec<(Vec<u64>, usize)> {
    let mut moves = vec![];
    for from in 0..2 {
        let x = piles[1 - from];
        for k in (1..=piles[from]).filter(|k| x > 0 && k * x <= piles[from]) {
            let mut to = piles.to_vec();
            to[from] -= k * x;
            moves.push((to, from));
        }
    }
    moves
}

impl Board for Rules {
    type Position = Vec<Vec<u64>>;

    const RULE: Phrase = [
        "In every game that is not over, take a multiple of one pile from the other. A game is over when a pile is empty; whoever finds all games over loses.",
        "在每个没结束的游戏里各走一步：从一堆里取走另一堆颗数的若干倍。有一堆取空，这个游戏就结束；轮到时全部结束的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 3 games of two piles, for example 3 2 | 5 2; two games of at most 10 stones a pile",
        "1 到 3 个游戏，各两堆，例如 3 2 | 5 2；两个游戏时每堆至多 10 颗",
    ];
    const SET_UPS: &'static [&'static str] =
        &["3 2 | 5 2", "1 1 | 3 2", "8 5", "2 1 | 3 2 | 7 2", "6 1 | 6 1 | 6 1"];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let games = board::groups(text)?;
        let fits = games.iter().all(|piles| piles.len() == 2) && board::are_few(&games.concat(), 6);
        fits.then_some(games)
    }

    fn write(games: &Vec<Vec<u64>>) -> String {
        board::write_groups(games)
    }

    fn moves(games: &Vec<Vec<u64>>, _: Player) -> Vec<Move<Vec<Vec<u64>>>> {
        let mut turns: Vec<(Vec<Vec<u64>>, Vec<Id>)> = vec![(vec![], vec![])];
        for (i, piles) in games.iter().enumerate() {
            let moves = moves_of(piles);
            let mut longer = vec![];
            for (to, taps) in &turns {
                if moves.is_empty() {
                    longer.push(([&to[..], std::slice::from_ref(piles)].concat(), taps.clone()));
                }
                for (after, from) in &moves {
                    let tap = (2 * i + from, after[*from] as usize);
                    let to = [&to[..], std::slice::from_ref(after)].concat();
                    longer.push((to, [&taps[..], &[tap]].concat()));
                }
            }
            turns = longer;
        }
        turns.retain(|(_, taps)| !taps.is_empty());
        let words = |to: &Vec<Vec<u64>>| {
            let left = board::write_groups(to);
            [format!("leave {}", left), format!("走成 {}", left)]
        };
        turns
            .into_iter()
            .map(|(to, taps)| Move::new(to.clone(), taps, words(&to), [0; 3]))
            .collect()
    }

    /// The games are called A, B and C.
    fn scene(games: &Vec<Vec<u64>>) -> Vec<Picture> {
        let mut heaps = vec![];
        for (piles, name) in games.iter().zip(["A", "B", "C"]) {
            for stones in piles {
                let name = format!("{}{}", name, stones);
                heaps.push(Heap { stones: *stones as usize, name, ..Heap::default() });
            }
        }
        vec![Picture::Heaps(heaps)]
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let all =
            |len, max| board::sequences(len, max).into_iter().filter(move |all| all.len() == len);
        let numbers = all(2, 10).chain(all(4, 4)).chain(all(6, 2));
        numbers.map(|numbers| numbers.chunks(2).map(<[u64]>::to_vec).collect()).collect()
    }

    fn claim(games: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        fn length(a: u64, b: u64) -> u64 {
            match a {
                0 => 0,
                _ => match length(b % a, a) {
                    r if b >= 2 * a && r % 2 == 1 => r + 2,
                    r => r + 1,
                },
            }
        }
        let lengths: Vec<u64> = games
            .iter()
            .map(|piles| length(piles[0].min(piles[1]), piles[0].max(piles[1])))
            .collect();
        let m = lengths.iter().max().copied().unwrap_or(0);
        let all: Vec<String> = lengths.iter().map(u64::to_string).collect();
        Some(Claim::formula(format!("M = max({}) = {}", all.join(", "), m), m % 2 == 0))
    }
}
