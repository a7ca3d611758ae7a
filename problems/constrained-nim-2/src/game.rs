//! The game as stated: a turn takes at least L and at most R stones from one heap.

use board::{listed, Act, Claim, Drawn, Phrase, Picture, Show, Why};
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

    const ASKED: [Phrase; 2] = [
        [
            "Count each heap in groups of L + R: how many whole blocks of L stones are in what is left over?",
            "每堆按 L + R 颗分组，余下的每 L 颗一块，够几块？",
        ],
        [
            "Which take makes the nim-sum of the numbers of blocks 0?",
            "从哪堆取几颗，能让各堆块数的异或和变成 0？",
        ],
    ];

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
        Some(Claim::nim_sum(&blocks(given)))
    }

    fn why(given: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let (l, r, heaps, blocks) = (given[0][0], given[0][1], &given[1], blocks(given));
        let (sum, x) = (l + r, blocks.iter().fold(0, |x, block| x ^ block));
        let heap = (0..blocks.len()).find(|&i| blocks[i] ^ x < blocks[i]);
        let stones = |heap: usize| r.min(l * (blocks[heap] - (blocks[heap] ^ x)));
        let take = heap.map(|heap| Take { heap, stones: stones(heap) });
        let [en, zh] = listed(&blocks);
        Some(match take {
            _ if heaps.iter().all(|&x| x < l) => Why::lost([
                format!("Each heap is smaller than L = {}: nothing can be taken.", l),
                format!("每堆都不到 L = {} 颗，不能再取。", l),
            ]),
            None if blocks.iter().all(|&block| block == 0) => {
                let [en, zh] = listed(&heaps.iter().map(|x| x % sum).collect::<Vec<u64>>());
                Why::lost([
                    format!("Divided by L + R = {} the heaps leave less than L = {} (here {}): the other player completes any take to {} in the same heap.", sum, l, en, sum),
                    format!("各堆除以 L + R = {} 余 {}，都小于 L = {}：不管从哪堆取几颗，对手都能在同一堆里凑满 {} 颗。", sum, zh, l, sum),
                ])
            }
            None => Why::balanced(
                [
                    format!(
                        "The heaps mod {} (L + R), divided by {} (L) and rounded down, give {}",
                        sum, l, en
                    ),
                    format!("各堆 mod {}（L + R），再除以 {}（L）下取整，得 {}", sum, l, zh),
                ],
                ["move", "走"],
            ),
            Some(take) => {
                let [step_en, step_zh] = Act::take(heaps, &take).words;
                let left =
                    |i: usize| if i == take.heap { heaps[i] - take.stones } else { heaps[i] };
                if (0..heaps.len()).all(|i| left(i) < l) {
                    return Some(Why::won([
                        format!("The player to move can {}: then each heap is smaller than L = {}, and nothing can be taken.", step_en, l),
                        format!("{}，每堆就都不到 L = {} 颗，对手不能再取。", step_zh, l),
                    ]));
                }
                if blocks[take.heap] == blocks.iter().sum::<u64>() {
                    let rest = heaps[take.heap] % sum;
                    return Some(Why::won([
                        format!("Divided by L + R = {}, only heap {} leaves L = {} or more (namely {}): take {}; then any take can be completed to {}.", sum, take.heap + 1, l, rest, take.stones, sum),
                        format!("各堆除以 L + R = {}，只有第 {} 堆的余数（{}）不小于 L = {}：从中取 {} 颗，以后不管对手取几颗，都能凑满 {} 颗。", sum, take.heap + 1, rest, l, take.stones, sum),
                    ]));
                }
                Why::unbalanced(
                    [
                        format!(
                            "The heaps mod {} (L + R), divided by {} (L) and rounded down, give {}",
                            sum, l, en
                        ),
                        format!("各堆 mod {}（L + R），再除以 {}（L）下取整，得 {}", sum, l, zh),
                    ],
                    x,
                    [step_en, step_zh],
                )
            }
        })
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let (l, sum) = (given[0][0], given[0][0] + given[0][1]);
        let words = [
            format!(
                "Framed: groups of L + R = {} stones. Orange: in the rest, whole blocks of L = {}; the \
                 number of orange blocks is the heap's value.",
                sum, l
            ),
            format!("细框：每组 L + R = {} 颗。粗框：余下的每 L = {} 颗一块，块数就是这堆的 SG 值。", sum, l),
        ];
        let heap = |drawn: Drawn, (i, &x): (usize, &u64)| {
            drawn.groups(i, 0, x, sum, false).groups(i, x - x % sum, x % sum, l, true)
        };
        Some(given[1].iter().enumerate().fold(Drawn::new(words), heap))
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        given[1].iter().map(|&x| vec![given[0].clone(), vec![x]]).collect()
    }
}

/// The blocks of the heaps, which are their Grundy values.
fn blocks(given: &[Vec<u64>]) -> Vec<u64> {
    let (l, r) = (given[0][0], given[0][1]);
    given[1].iter().map(|x| x % (l + r) / l).collect()
}
