//! The game as stated: a turn takes at least L and at most R stones from one heap.

use board::{Act, Claim, Phrase, Picture, Show};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// L and R, the heaps.
    type Position = Vec<Vec<u64>>;
    type Move = Take;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let (l, r) = (given[0][0], given[0][1]);
        let moves = game::take(&given[1], |_, x| l..=r.min(x)).into_iter();
        moves.map(|(take, heaps)| (take, vec![given[0].clone(), heaps])).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let heaps = small::up_to(&[(1, 30), (2, 9)]);
        let takes = [[1, 1], [1, 3], [2, 3], [2, 5], [3, 3], [4, 5]];
        let with = |takes: &[u64; 2]| {
            heaps.iter().map(|heaps| vec![takes.to_vec(), heaps.clone()]).collect::<Vec<_>>()
        };
        takes.iter().flat_map(with).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take at least L and at most R stones from a single heap. Whoever cannot move loses.",
        "每次从一堆里取至少 L 颗、至多 R 颗石子。不能取的人输。",
    ];
    const TAKES: Phrase = [
        "L and R | the heaps, for example 2 5 | 6 8 9: L at most R; three heaps of at most 26 stones, four of at most 10",
        "L 和 R | 各堆，例如 2 5 | 6 8 9：L 不超过 R；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗",
    ];
    const SET_UPS: &'static [&'static str] =
        &["2 5 | 6 8 9", "1 2 | 2 3 3", "2 3 | 4 6 9", "4 5 | 8 9", "1 3 | 26 26 26"];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(text)?;
        match given[..] {
            [ref takes, ref heaps] if takes.len() == 2 && board::are_few(heaps, 6) => {
                (0 < takes[0] && takes[0] <= takes[1] && takes[1] <= 1000).then(|| given.clone())
            }
            _ => None,
        }
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let text = format!("L = {}, R = {}", given[0][0], given[0][1]);
        vec![Picture::heaps(&given[1]), Picture::Note([text.clone(), text])]
    }

    fn act(given: &Vec<Vec<u64>>, take: &Take) -> Act {
        Act::take(&given[1], take)
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let (l, r) = (given[0][0], given[0][1]);
        let values: Vec<u64> = given[1].iter().map(|x| x % (l + r) / l).collect();
        Some(Claim::nim_sum(&values))
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        given[1].iter().map(|&x| vec![given[0].clone(), vec![x]]).collect()
    }
}
