//! The game as stated: a move takes s stones from one heap, for some s of the set.

use board::{Act, Phrase, Picture, Show};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The set, the heaps.
    type Position = Vec<Vec<u64>>;
    type Move = Take;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let takes = |_, h| given[0].iter().copied().filter(move |&s| s <= h);
        let moves = game::take(&given[1], takes).into_iter();
        moves.map(|(take, heaps)| (take, vec![given[0].clone(), heaps])).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let sets = [vec![2, 5], vec![1, 3, 4], vec![1, 2, 3], vec![3]];
        let heaps = || small::up_to(&[(1, 20), (2, 9)]).into_iter();
        sets.iter().flat_map(|set| heaps().map(move |heaps| vec![set.clone(), heaps])).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take stones from a single heap, as many as one of the given numbers says. Whoever cannot move loses.",
        "每次从一堆里取石子，取走的颗数必须是给定的数之一，不能走的人输。",
    ];
    const TAKES: Phrase = [
        "the takes | the heaps, for example 2 5 | 2 4 7: at most 8 takes; three heaps of at most 26, four of at most 10",
        "可取的数 | 各堆，例如 2 5 | 2 4 7：至多 8 个数；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗",
    ];
    const SET_UPS: &'static [&'static str] =
        &["2 5 | 2 4 7", "1 3 4 | 5 6", "2 3 | 7 8 9", "1 3 4 | 26 26 26"];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|given| {
            given.len() == 2
                && board::are_few(&given[1], 6)
                && (1..=8).contains(&given[0].len())
                && given[0].windows(2).all(|two| two[0] < two[1])
                && given[0][0] > 0
        })
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let takes = board::write(&given[0]);
        let words = [format!("takes: {}", takes), format!("可以取：{}", takes)];
        vec![Picture::heaps(&given[1]), Picture::Note(words)]
    }

    fn act(given: &Vec<Vec<u64>>, take: &Take) -> Act {
        Act::take(&given[1], take)
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        given[1].iter().map(|&h| vec![given[0].clone(), vec![h]]).collect()
    }
}
