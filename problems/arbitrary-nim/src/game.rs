//! The game as stated, with K chosen: a turn takes at least 1 and at most K stones from one heap.

use board::{Act, Claim, Phrase, Picture, Show};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// K alone, and the heaps.
    type Position = Vec<Vec<u64>>;
    type Move = Take;

    fn moves(position: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let k = &position[0];
        let moves = game::take(&position[1], |_, h| 1..=h.min(k[0])).into_iter();
        moves.map(|(take, heaps)| (take, vec![k.clone(), heaps])).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let heaps = small::up_to(&[(1, 20), (3, 5)]);
        let with = |k| heaps.iter().map(move |heaps| vec![vec![k], heaps.clone()]);
        (1..=5).flat_map(with).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take at least 1 and at most K stones from one heap. Whoever cannot move loses.",
        "每次从一堆里取走至少 1 颗、至多 K 颗，不能取的人输。",
    ];
    const TAKES: Phrase = [
        "K and 1 to 5 heaps, for example 4 | 1 4 5: three heaps of at most 26 stones, or four of at most 10",
        "先写 K，再写 1 到 5 堆，例如 4 | 1 4 5；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗",
    ];
    const SET_UPS: &'static [&'static str] =
        &["4 | 1 4 5", "5 | 1 4 5", "3 | 1 4 5", "2 | 1 2 3", "5 | 2 4 6 9", "7 | 11 11 11 9"];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        match &position[..] {
            [k, heaps] if k.len() == 1 && (1..=30).contains(&k[0]) => {
                board::are_few(heaps, 5).then(|| position.clone())
            }
            _ => None,
        }
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let k = position[0][0];
        let note =
            [format!("K = {}: at most {} at a time", k, k), format!("K = {0}：至多取 {0} 颗", k)];
        vec![Picture::heaps(&position[1]), Picture::Note(note)]
    }

    fn act(position: &Vec<Vec<u64>>, take: &Take) -> Act {
        Act::take(&position[1], take)
    }

    fn claim(position: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let rests: Vec<u64> = position[1].iter().map(|h| h % (position[0][0] + 1)).collect();
        Some(Claim::nim_sum(&rests))
    }

    fn parts(position: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        position[1].iter().map(|&h| vec![position[0].clone(), vec![h]]).collect()
    }
}
