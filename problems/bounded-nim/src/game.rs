//! The game as stated: a turn takes at least 1 and at most m stones from a heap with limit m.

use board::{listed, Act, Claim, Drawn, Heap, Id, Phrase, Picture, Show, Why};
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

    const ASKED: [Phrase; 2] = [
        [
            "Count each heap in groups of its limit + 1: which powers of two occur an odd number of times in what is left over?",
            "每堆按上限 + 1 分组，余下的拆成 2 的幂：哪些幂出现奇数次？",
        ],
        [
            "Which heap can be lowered so that in the remainders by limit + 1 every power occurs an even number of times?",
            "从哪堆取，能让各堆除以上限 + 1 的余数里每个幂都出现偶数次？",
        ],
    ];

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
        Some(Claim::nim_sum(&remainders(given)))
    }

    fn why(given: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let (heaps, rests) = (&given[1], remainders(given));
        let x = rests.iter().fold(0, |x, rest| x ^ rest);
        let heap = (0..rests.len()).find(|&i| rests[i] ^ x < rests[i]);
        let take = heap.map(|heap| Take { heap, stones: rests[heap] - (rests[heap] ^ x) });
        let [en, zh] = listed(&rests);
        Some(match take {
            _ if heaps.iter().all(|&p| p == 0) => {
                Why::lost(["No stone is left.", "石子已经取完。"])
            }
            None if rests.iter().all(|&rest| rest == 0) => {
                let left = given[0].iter().zip(heaps).filter(|one| *one.1 > 0);
                let [en, zh] = listed(&left.map(|(m, _)| m + 1).collect::<Vec<u64>>());
                Why::lost([
                    format!("Each heap is a multiple of its limit + 1 (here {}): the other player completes any take to this number in the same heap, down to 0.", en),
                    format!("每堆都是上限 + 1（即 {}）的倍数：不管从哪堆取几颗，对手都能在同一堆里凑满上限 + 1，一直到 0。", zh),
                ])
            }
            None => Why::balanced(
                [
                    format!("Divided by limit + 1 the heaps leave {}", en),
                    format!("各堆除以上限 + 1 余 {}", zh),
                ],
                ["move", "走"],
            ),
            Some(take) if take.stones == heaps.iter().sum::<u64>() => Why::won([
                format!(
                    "Only heap {} is left, and its limit {} lets a move take all of it ({}).",
                    take.heap + 1,
                    given[0][take.heap],
                    take.stones
                ),
                format!(
                    "只剩第 {} 堆的 {} 颗，上限是 {}，可以一次取完。",
                    take.heap + 1,
                    take.stones,
                    given[0][take.heap]
                ),
            ]),
            Some(take) if take.stones == rests.iter().sum::<u64>() => {
                let m = given[0][take.heap];
                Why::won([
                    format!("Only heap {} is no multiple of its limit + 1: {} divided by {} leaves {}. Take {}; then any take can be completed to limit + 1.", take.heap + 1, heaps[take.heap], m + 1, take.stones, take.stones),
                    format!("只有第 {} 堆不是上限 + 1 的倍数，{} 除以 {} 余 {}：取走这 {} 颗，以后不管对手取几颗，都能凑满上限 + 1。", take.heap + 1, heaps[take.heap], m + 1, take.stones, take.stones),
                ])
            }
            Some(take) => {
                let [step_en, step_zh] = Act::take(heaps, &take).words;
                Why::unbalanced(
                    [
                        format!("Divided by limit + 1 the heaps leave {}", en),
                        format!("各堆除以上限 + 1 余 {}", zh),
                    ],
                    x,
                    [step_en, step_zh],
                )
            }
        })
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let rests = remainders(given);
        let x = rests.iter().fold(0, |x, rest| x ^ rest);
        let words = [
            "Framed: groups of limit + 1 stones, then the rest as powers of two. Orange: the powers that occur an odd number of times.",
            "每堆按上限 + 1 颗分组框出，余下的拆成 2 的幂。粗框：出现奇数次的幂。",
        ];
        let heap = |drawn: Drawn, i: usize| {
            let (p, rest) = (given[1][i], rests[i]);
            drawn
                .groups(i, 0, p, given[0][i] + 1, false)
                .bricks(rest, x, |j| Id::Stone(i, p - rest + j))
        };
        Some((0..rests.len()).fold(Drawn::new(words), heap))
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        given[0].iter().zip(&given[1]).map(|(&m, &p)| vec![vec![m], vec![p]]).collect()
    }
}

/// What heaps leave when divided by their limit + 1.
fn remainders(given: &[Vec<u64>]) -> Vec<u64> {
    given[0].iter().zip(&given[1]).map(|(m, p)| p % (m + 1)).collect()
}
