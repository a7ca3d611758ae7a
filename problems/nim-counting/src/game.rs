//! The game as stated: Nim on a list of heaps.

use board::{Act, Claim, Drawn, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    type Position = Vec<u64>;
    type Move = Take;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        game::take(heaps, |_, h| 1..=h)
    }

    fn small() -> Vec<Vec<u64>> {
        small::up_to(&[(1, 40), (3, 7), (4, 4)])
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take one or more stones from a single heap. Whoever cannot move loses. The problem counts the lists of heaps that the first player wins.",
        "每次从一堆里取走至少一颗石子，不能取的人输。题目要数的是先手必胜的初始局面。",
    ];
    const TAKES: Phrase = [
        "1 to 6 heaps, for example 3 1 2; three of at most 26, four of at most 10",
        "1 到 6 堆，例如 3 1 2；三堆时每堆至多 26，四堆时每堆至多 10",
    ];
    const SET_UPS: &'static [&'static str] =
        &["3 1 3 2", "3 1 2", "1 2 1", "2 2", "5 7 3", "26 26 26"];
    const ASKED: [Phrase; 2] = [
        [
            "Split each heap into powers of two: which powers occur an odd number of times?",
            "把每堆拆成 2 的幂：哪些幂出现奇数次？",
        ],
        [
            "Which take leaves every power of two an even number of times?",
            "从哪一堆里取几颗，能让每个幂都出现偶数次？",
        ],
    ];
    const COUNTED: Option<(Phrase, &'static str)> =
        Some((["all lists: N | the sizes", "枚举局面：N | 可用的堆"], "3 | 1 2 3"));

    fn read(text: &str) -> Option<Vec<u64>> {
        board::heaps(text, 6)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(heaps)]
    }

    fn act(heaps: &Vec<u64>, take: &Take) -> Act {
        Act::take(heaps, take)
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(heaps))
    }

    fn why(heaps: &Vec<u64>, _: Player) -> Option<Why> {
        Some(Why::nim_sum(heaps, ["the heaps", "各堆"]))
    }

    fn drawn(heaps: &Vec<u64>, _: Player) -> Option<Drawn> {
        Some(Drawn::powers(heaps))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }

    /// Each list of 1 to N heaps of these sizes; at most 400 of them.
    fn counted(limits: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(limits)?;
        let (n, sizes) = match &given[..] {
            [n, sizes] if n.len() == 1 && (1..=6).contains(&n[0]) => (n[0] as usize, sizes),
            _ => return None,
        };
        let is_new = |(i, a): (usize, &u64)| *a > 0 && !sizes[..i].contains(a);
        let fits = !sizes.is_empty() && sizes.iter().enumerate().all(is_new);
        let lists =
            (1..=n as u32).fold(0, |all, m| sizes.len().saturating_pow(m).saturating_add(all));
        let largest = vec![sizes.iter().copied().max()?; n];
        let may = fits && lists <= 400 && board::are_few(&largest, 6);
        may.then(|| small::up_to(&[(n, sizes.len() as u64 - 1)])).map(|lists| {
            let heaps = |list: Vec<u64>| list.iter().map(|&i| sizes[i as usize]).collect();
            lists.into_iter().map(heaps).collect()
        })
    }
}
