//! The game as stated: a move takes p sticks, for some p of the given takes.

use board::{Act, Phrase, Picture, Show};
use shared::game::{self, Game, Moves, Player, Take};

pub struct Rules;

impl Game for Rules {
    /// The takes, the heap.
    type Position = Vec<Vec<u64>>;
    type Move = Take;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let takes = |_, h| given[0].iter().copied().filter(move |&p| p <= h);
        let moves = game::take(&given[1], takes).into_iter();
        moves.map(|(take, heap)| (take, vec![given[0].clone(), heap])).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let sets = [vec![1, 3, 4], vec![2, 5], vec![1], vec![1, 2, 3], vec![3, 4, 8]];
        sets.iter().flat_map(|set| (0..=30).map(move |n| vec![set.clone(), vec![n]])).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take as many sticks as one of the given numbers says. Whoever cannot move loses.",
        "每次取走的根数必须是给定的数之一，不能走的人输。",
    ];
    const TAKES: Phrase = [
        "the takes | the heap, for example 1 3 4 | 10: at most 8 takes, at most 1000 sticks",
        "可取的数 | 根数，例如 1 3 4 | 10：至多 8 个数，至多 1000 根",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 3 4 | 10", "1 2 4 | 32", "2 5 | 7", "1 4 9 16 | 1000"];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|given| {
            given.len() == 2
                && given[1].len() == 1
                && given[1][0] <= 1000
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

    fn table(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<Vec<u64>>>> {
        vec![(0..=given[1][0]).map(|n| vec![given[0].clone(), vec![n]]).collect()]
    }
}
