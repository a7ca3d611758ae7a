//! The game as stated: from a heap of x stones with the number k a turn takes 1 to ⌊x/k⌋.

use board::{Act, Claim, Heap, Phrase, Picture, Show};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The numbers k, the heaps.
    type Position = Vec<Vec<u64>>;
    type Move = Take;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let moves = game::take(&given[1], |i, x| 1..=x / given[0][i]).into_iter();
        moves.map(|(take, heaps)| (take, vec![given[0].clone(), heaps])).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let one = (1..=7).flat_map(|k| (0..=40).map(move |x| vec![vec![k], vec![x]]));
        let two = [[1, 2], [2, 2], [2, 3], [3, 1]]
            .into_iter()
            .flat_map(|ks| small::sequences(2, 9).map(move |heaps| vec![ks.to_vec(), heaps]));
        one.chain(two).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Each heap has a number k. From a heap of x stones take at least 1 and at most x/k, rounded down. Whoever cannot move loses.",
        "每堆各有一个数 k。选一堆，设现在有 x 颗，从中取 1 到 ⌊x/k⌋ 颗（向下取整）。不能取的人输。",
    ];
    const TAKES: Phrase = [
        "the numbers k | the heaps, for example 2 3 | 6 9: three heaps of at most 26 stones, four of at most 10; k from 1 to 99",
        "各堆的 k | 各堆的颗数，例如 2 3 | 6 9；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗；k 是 1 到 99",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "2 3 | 8 9",
        "2 3 | 5 3",
        "2 2 1 | 3 4 5",
        "3 | 12",
        "2 3 4 | 12 9 20",
        "1 2 3 | 26 26 26",
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|given| {
            given.len() == 2
                && given[0].len() == given[1].len()
                && given[0].iter().all(|k| (1..=99).contains(k))
                && board::are_few(&given[1], 6)
        })
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    /// Before each heap stands what may be taken now.
    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let heap = |(k, &x): (&u64, &u64)| Heap {
            stones: x,
            name: format!("≤{}", x / k),
            ..Heap::default()
        };
        let heaps = given[0].iter().zip(&given[1]).map(heap).collect();
        let ks: Vec<String> = given[0].iter().map(u64::to_string).collect();
        let text = format!("k = {}", ks.join(", "));
        vec![Picture::Heaps(heaps), Picture::Note([text.clone(), text])]
    }

    fn act(given: &Vec<Vec<u64>>, take: &Take) -> Act {
        Act::take(&given[1], take)
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let values = given[0].iter().zip(&given[1]).map(|(k, &x)| {
            let mut x = x;
            while x % k > 0 {
                x -= x / k + 1;
            }
            x / k
        });
        Some(Claim::nim_sum(&values.collect::<Vec<u64>>()))
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        given[0].iter().zip(&given[1]).map(|(&k, &x)| vec![vec![k], vec![x]]).collect()
    }
}
