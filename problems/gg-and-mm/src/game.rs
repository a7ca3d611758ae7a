//! The game as stated: a turn makes a move in every game that is not over, and takes a multiple of one
//! pile from the other.

use board::{Act, Claim, Heap, Id, Phrase, Picture, Show};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The two piles of each game.
    type Position = Vec<Vec<u64>>;
    /// A take in each game that is not over; the piles count through all games.
    type Move = Vec<Take>;

    fn moves(games: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let mut turns: Moves<Rules> = vec![(vec![], vec![])];
        for (i, piles) in games.iter().enumerate() {
            let moves = game::take(piles, |from, h| {
                let x = piles[1 - from];
                (1..=h).filter(move |stones| x > 0 && stones % x == 0)
            });
            let mut longer = vec![];
            for (takes, to) in turns {
                let with = |after: &Vec<u64>| [&to[..], std::slice::from_ref(after)].concat();
                if moves.is_empty() {
                    longer.push((takes.clone(), with(piles)));
                }
                for (take, after) in &moves {
                    let take = Take { heap: 2 * i + take.heap, ..*take };
                    longer.push(([&takes[..], &[take]].concat(), with(after)));
                }
            }
            turns = longer;
        }
        turns.retain(|(takes, _)| !takes.is_empty());
        turns
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let numbers = small::positions([(2, 10), (4, 4), (6, 2)]);
        numbers.map(|numbers| numbers.chunks(2).map(<[u64]>::to_vec).collect()).collect()
    }
}

impl Show for Rules {
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

    /// The games are called A, B and C.
    fn scene(games: &Vec<Vec<u64>>) -> Vec<Picture> {
        let mut heaps = vec![];
        for (piles, name) in games.iter().zip(["A", "B", "C"]) {
            for &stones in piles {
                let name = format!("{}{}", name, stones);
                heaps.push(Heap { stones, name, ..Heap::default() });
            }
        }
        vec![Picture::Heaps(heaps)]
    }

    fn act(games: &Vec<Vec<u64>>, takes: &Vec<Take>) -> Act {
        let (mut to, mut taps) = (games.clone(), vec![]);
        for &Take { heap, stones } in takes {
            let pile = &mut to[heap / 2][heap % 2];
            *pile -= stones;
            taps.push(Id::Stone(heap, *pile));
        }
        let left = board::write_groups(&to);
        Act::new(taps, [format!("leave {}", left), format!("走成 {}", left)], &[])
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
