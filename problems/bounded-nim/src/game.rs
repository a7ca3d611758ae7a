//! The game as stated: a turn takes at least 1 and at most m stones from a heap with limit m.

use board::{Act, Claim, Heap, Phrase, Picture, Show};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The limits, the heaps.
    type Position = Vec<Vec<u64>>;
    type Move = Take;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let moves = game::take(&given[1], |i, p| 1..=p.min(given[0][i])).into_iter();
        moves.map(|(take, heaps)| (take, vec![given[0].clone(), heaps])).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let limits = [vec![1, 2], vec![2, 3], vec![3, 3], vec![4, 2]];
        let two =
            |limits: Vec<u64>| small::sequences(2, 9).map(move |heaps| vec![limits.clone(), heaps]);
        let one = (1..=7).flat_map(|m| (0..=30).map(move |p| vec![vec![m], vec![p]]));
        one.chain(limits.into_iter().flat_map(two)).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take stones from a single heap, at least 1 and at most as many as the limit before the heap. Whoever cannot move loses.",
        "每次从一堆里取石子，至少取 1 颗，不能超过这一堆左边写的上限。不能取的人输。",
    ];
    const TAKES: Phrase = [
        "the limits | the heaps, for example 3 5 7 | 9 10 14: three heaps of at most 26 stones, four of at most 10; limits from 1 to 99",
        "各堆的上限 | 各堆的颗数，例如 3 5 7 | 9 10 14；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗；上限是 1 到 99",
    ];
    const SET_UPS: &'static [&'static str] =
        &["2 3 4 | 4 6 9", "3 5 7 | 9 10 14", "3 | 8", "2 2 | 3 6", "3 4 5 | 26 26 26"];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|given| {
            given.len() == 2
                && given[0].len() == given[1].len()
                && given[0].iter().all(|m| (1..=99).contains(m))
                && board::are_few(&given[1], 6)
        })
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let heap = |(m, &stones): (&u64, &u64)| Heap {
            stones,
            name: format!("≤{}", m),
            ..Heap::default()
        };
        vec![Picture::Heaps(given[0].iter().zip(&given[1]).map(heap).collect())]
    }

    fn act(given: &Vec<Vec<u64>>, take: &Take) -> Act {
        Act::take(&given[1], take)
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let values = given[0].iter().zip(&given[1]).map(|(m, p)| p % (m + 1));
        Some(Claim::nim_sum(&values.collect::<Vec<u64>>()))
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        given[0].iter().zip(&given[1]).map(|(&m, &p)| vec![vec![m], vec![p]]).collect()
    }
}
