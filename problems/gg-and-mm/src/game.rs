//! The game as stated: a turn makes a move in every game that is not over, and takes a multiple of one
//! pile from the other.

use board::{Act, Claim, Drawn, Heap, Id, Phrase, Picture, Show, Why};
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
    const ASKED: [Phrase; 2] = [
        ["How many moves does each game last, if its winner drags it out and its loser hurries? Which lasts longest?", "能赢的拖、会输的赶，各游戏走几步？哪个最长？"],
        ["Which takes, one in each game, make the largest of these numbers even?", "在每个游戏里怎么取，能让最大的步数变成偶数？"],
    ];

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
        let lengths = lengths(games);
        let m = lengths.iter().max().copied().unwrap_or(0);
        let all: Vec<String> = lengths.iter().map(u64::to_string).collect();
        Some(Claim::formula(format!("M = max({}) = {}", all.join(", "), m), m % 2 == 0))
    }

    fn why(games: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let lengths = lengths(games);
        let m = lengths.iter().max().copied().unwrap_or(0);
        if m == 0 {
            return Some(Why::lost(["All games are over.", "所有游戏都已结束。"]));
        }
        let moves = if lengths == [1] { "move" } else { "moves" };
        let [all_en, all_zh] = board::listed(&lengths);
        let [begin_en, begin_zh] = if games.len() == 1 {
            [
                format!(
                    "If its winner drags and its loser hurries, the game lasts {} {}.",
                    m, moves
                ),
                format!("能赢的拖、会输的赶，这个游戏走 {} 步。", m),
            ]
        } else {
            [
                format!(
                    "If winners drag and losers hurry, the games last {} {}; the longest ends last, so it decides.",
                    all_en, moves
                ),
                format!("能赢的拖、会输的赶，各游戏走 {} 步，最长的最后结束，由它决定。", all_zh),
            ]
        };
        let left =
            board::write_groups(&games.iter().map(|piles| shorter(piles)).collect::<Vec<_>>());
        Some(if m % 2 == 1 {
            Why::won([
                format!(
                    "{} {} is odd: the player to move makes the last move. Leave {}.",
                    begin_en, m, left
                ),
                format!("{}{} 是奇数，最后一步由轮到走的人走。走成 {}。", begin_zh, m, left),
            ])
        } else {
            Why::lost([
                format!("{} {} is even: the other player makes the last move.", begin_en, m),
                format!("{}{} 是偶数，最后一步由对手走。", begin_zh, m),
            ])
        })
    }

    fn drawn(games: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let words = [
            "At the smaller pile of each game: how many moves it lasts, if its winner drags it out and its loser hurries. Orange: the longest. At the larger pile: how often it holds the smaller one.",
            "每个游戏较小的一堆下面：能赢的拖、会输的赶，一共走几步。粗框：步数最多的。较大的一堆下面：它是较小一堆的几倍（取整）。",
        ];
        let (mut drawn, lengths) = (Drawn::new(words), lengths(games));
        let m = lengths.iter().max().copied().unwrap_or(0);
        for (i, (piles, &s)) in games.iter().zip(&lengths).enumerate().filter(|(_, one)| *one.1 > 0)
        {
            let smaller = usize::from(piles[1] < piles[0]);
            let (a, b) = (piles[smaller], piles[1 - smaller]);
            let times = format!("{}·{}", b / a, a);
            drawn = drawn.stones(2 * i + smaller, 0, a, s, s == m);
            drawn = drawn.stones(2 * i + 1 - smaller, 0, b / a * a, times, false);
        }
        Some(drawn)
    }
}

/// s(a, b), where a is the smaller pile.
fn length(a: u64, b: u64) -> u64 {
    match a {
        0 => 0,
        _ => match length(b % a, a) {
            r if b >= 2 * a && r % 2 == 1 => r + 2,
            r => r + 1,
        },
    }
}

fn lengths(games: &[Vec<u64>]) -> Vec<u64> {
    let of = |piles: &Vec<u64>| length(piles[0].min(piles[1]), piles[0].max(piles[1]));
    games.iter().map(of).collect()
}

/// The game after the move to s − 1, if it is not over.
fn shorter(piles: &[u64]) -> Vec<u64> {
    let (a, b) = (piles[0].min(piles[1]), piles[0].max(piles[1]));
    if a == 0 {
        return piles.to_vec();
    }
    let is_kept = b >= 2 * a && length(b % a, a) % 2 == 1;
    let rest = if is_kept { b % a + a } else { b % a };
    if piles[0] < piles[1] {
        vec![a, rest]
    } else {
        vec![rest, a]
    }
}
