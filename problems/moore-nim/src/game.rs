//! The game as stated: a turn takes stones from 1 to k heaps, one or more from each of them.

use shared::board::{self, Board, Claim, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    /// k, and the heaps.
    type Position = Vec<Vec<u64>>;

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

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Vec<Move<Vec<Vec<u64>>>> {
        let (k, heaps) = (given[0][0] as usize, &given[1]);
        // All ways to take from the first heaps: which ones, and what stays in them.
        let mut ways: Vec<Vec<(usize, u64)>> = vec![vec![]];
        for (i, &heap) in heaps.iter().enumerate() {
            for way in ways.clone().into_iter().filter(|way| way.len() < k) {
                ways.extend((0..heap).map(|rest| [&way[..], &[(i, rest)]].concat()));
            }
        }
        let step = |way: Vec<(usize, u64)>| {
            let mut to = given.clone();
            for &(i, rest) in &way {
                to[1][i] = rest;
            }
            let taps = way.iter().map(|&(i, rest)| (i, rest as usize)).collect();
            if let [(i, rest)] = way[..] {
                return Move::new(to, taps, board::TAKE, [heaps[i] - rest, i as u64 + 1, 0]);
            }
            let left = board::write(&to[1]);
            Move::new(to, taps, [format!("leave {}", left), format!("取成 {}", left)], [0; 3])
        };
        ways.into_iter().skip(1).map(step).collect()
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let k = format!("k = {}", given[0][0]);
        vec![Picture::heaps(&given[1]), Picture::Note([k.clone(), k])]
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let heaps =
            [board::sequences(2, 7), board::sequences(3, 4), board::sequences(4, 2)].concat();
        let of = |k: u64| heaps.iter().map(move |heaps| vec![vec![k], heaps.clone()]);
        (1..=4).flat_map(of).collect()
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
