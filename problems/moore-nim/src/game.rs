//! The game as stated: a turn takes stones from 1 to k heaps, one or more from each of them.

use board::{Act, Claim, Id, Phrase, Picture, Show};
use shared::game::{Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// k, and the heaps.
    type Position = Vec<Vec<u64>>;
    /// A take from each of the chosen heaps.
    type Move = Vec<Take>;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let (k, heaps) = (given[0][0] as usize, &given[1]);
        // All ways to take from the first heaps.
        let mut ways: Vec<Vec<Take>> = vec![vec![]];
        for (heap, &h) in heaps.iter().enumerate() {
            for way in ways.clone().into_iter().filter(|way| way.len() < k) {
                let takes = (1..=h).rev().map(|stones| Take { heap, stones });
                ways.extend(takes.map(|take| [&way[..], &[take]].concat()));
            }
        }
        let step = |way: Vec<Take>| {
            let mut to = given.clone();
            for take in &way {
                to[1][take.heap] -= take.stones;
            }
            (way, to)
        };
        ways.into_iter().skip(1).map(step).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let heaps = small::up_to(&[(2, 7), (3, 4), (4, 2)]);
        let of = |k: u64| heaps.iter().map(move |heaps| vec![vec![k], heaps.clone()]);
        (1..=4).flat_map(of).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Choose 1 to k heaps and take one or more stones from each of them. Whoever takes the last stone wins.",
        "每次选 1 到 k 堆，从选中的每一堆里各取走至少一颗，颗数可以不同。取到最后一颗的人赢。",
    ];
    const TAKES: Phrase = [
        "k | the heaps, for example 2 | 3 5 6: at most 4 heaps; two of at most 40 stones, three of at most 11, four of at most 5",
        "k | 各堆，例如 2 | 3 5 6：至多 4 堆；两堆时每堆至多 40 颗，三堆时至多 11 颗，四堆时至多 5 颗",
    ];
    const SET_UPS: &'static [&'static str] =
        &["2 | 3 5 6", "2 | 3 3 3", "2 | 1 2 3", "3 | 2 4 1 5", "2 | 11 11 11"];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(text)?;
        let are_two = given.len() == 2 && given[0].len() == 1 && (1..=4).contains(&given[1].len());
        are_two.then_some(())?;
        let most = [500, 40, 11, 5][given[1].len() - 1];
        let fits = given[1].iter().all(|&heap| heap <= most);
        (fits && (1..=4).contains(&given[0][0])).then_some(given)
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let k = format!("k = {}", given[0][0]);
        vec![Picture::heaps(&given[1]), Picture::Note([k.clone(), k])]
    }

    fn act(given: &Vec<Vec<u64>>, way: &Vec<Take>) -> Act {
        if let [take] = &way[..] {
            return Act::take(&given[1], take);
        }
        let (mut left, mut taps) = (given[1].clone(), vec![]);
        for &Take { heap, stones } in way {
            left[heap] -= stones;
            taps.push(Id::Stone(heap, left[heap]));
        }
        let left = board::write(&left);
        Act::new(taps, [format!("leave {}", left), format!("取成 {}", left)], &[])
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let (k, heaps) = (given[0][0], &given[1]);
        let ones = |place: u32| heaps.iter().map(|heap| heap >> place & 1).sum::<u64>();
        let places = 64 - heaps.iter().fold(1, |all, heap| all | heap).leading_zeros();
        let ones: Vec<u64> = (0..places).rev().map(ones).collect();
        let rests: Vec<u64> = ones.iter().map(|c| c % (k + 1)).collect();
        let [all, left] = [board::write(&ones), board::write(&rests)];
        let words = [
            format!("ones in the binary places: {}; mod {}: {}", all, k + 1, left),
            format!("各二进制位上 1 的个数：{}，mod {}：{}", all, k + 1, left),
        ];
        Some(Claim { words, lost: rests.iter().all(|&c| c == 0) })
    }
}
