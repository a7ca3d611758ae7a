//! The game as stated: from a heap of x stones with the number k a turn takes 1 to ⌊x/k⌋.

use board::{listed, Act, Claim, Drawn, Heap, Phrase, Picture, Show, Why};
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

    const ASKED: [Phrase; 2] = [
        [
            "Go down from each heap by ⌊x/k⌋ + 1 until k divides x: what is x/k then?",
            "每堆每次减 ⌊x/k⌋ + 1，减到 k 的倍数为止：这时 x/k 是几？",
        ],
        [
            "Which take makes the nim-sum of the heaps' values 0?",
            "从哪堆取几颗，能让各堆 SG 值的异或和变成 0？",
        ],
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
        Some(Claim::nim_sum(&values(given)))
    }

    fn why(given: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let (ks, heaps, values) = (&given[0], &given[1], values(given));
        let x = values.iter().fold(0, |x, value| x ^ value);
        let heap = (0..values.len()).find(|&i| values[i] ^ x < values[i]);
        let take = heap.and_then(|heap| {
            let leaves = |&t: &u64| value(ks[heap], heaps[heap] - t) == values[heap] ^ x;
            (1..=heaps[heap] / ks[heap]).find(leaves).map(|stones| Take { heap, stones })
        });
        let [en, zh] = listed(&values);
        Some(match take {
            _ if ks.iter().zip(heaps).all(|(k, x)| x < k) => {
                Why::lost(["Each heap is smaller than its k: nothing can be taken.", "每堆的颗数都小于它的 k，不能再取。"])
            }
            None if values.iter().all(|&value| value == 0) => {
                let steps = ks.iter().zip(heaps).map(|(k, x)| x / k + 1).filter(|&step| step > 1);
                let [en, zh] = listed(&steps.collect::<Vec<u64>>());
                Why::lost([
                    format!("In each heap the other player can complete any take to ⌊x/k⌋ + 1 (now {}), again and again, until each is smaller than its k.", en),
                    format!("不管从哪堆取几颗，对手都能在同一堆里凑满 ⌊x/k⌋ + 1 颗（现在是 {}），一直到每堆都小于它的 k。", zh),
                ])
            }
            None => Why::balanced([format!("Down by ⌊x/k⌋ + 1 to a multiple of k, then divided by k, the heaps give {}", en), format!("各堆每次减 ⌊x/k⌋ + 1，减到 k 的倍数，再除以 k，得 {}", zh)], ["move", "走"]),
            Some(take) => {
                let [step_en, step_zh] = Act::take(heaps, &take).words;
                let left = |i: usize| if i == take.heap { heaps[i] - take.stones } else { heaps[i] };
                if (0..heaps.len()).all(|i| left(i) < ks[i]) {
                    return Some(Why::won([
                        format!("The player to move can {}: then each heap is smaller than its k, and nothing can be taken.", step_en),
                        format!("{}，每堆就都小于它的 k，对手不能再取。", step_zh),
                    ]));
                }
                if values[take.heap] == values.iter().sum::<u64>() {
                    let (k, met) = (ks[take.heap], ks[take.heap] * values[take.heap]);
                    let [how_en, how_zh] = if met == heaps[take.heap] {
                        [format!("{} is a multiple of k = {}", met, k), format!("{} 是 k = {} 的倍数", met, k)]
                    } else {
                        [
                            format!("down by ⌊x/k⌋ + 1 it meets {}, a multiple of k = {}", met, k),
                            format!("每次减 ⌊x/k⌋ + 1，会碰到 k = {} 的倍数 {}", k, met),
                        ]
                    };
                    return Some(Why::won([
                        format!("Only heap {} counts: {}. Take {}; then any take can be completed to ⌊x/k⌋ + 1.", take.heap + 1, how_en, take.stones),
                        format!("只有第 {} 堆起作用：{}。取走 {} 颗，以后不管对手取几颗，都能凑满 ⌊x/k⌋ + 1。", take.heap + 1, how_zh, take.stones),
                    ]));
                }
                Why::unbalanced([format!("Down by ⌊x/k⌋ + 1 to a multiple of k, then divided by k, the heaps give {}", en), format!("各堆每次减 ⌊x/k⌋ + 1，减到 k 的倍数，再除以 k，得 {}", zh)], x, [step_en, step_zh])
            }
        })
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let words = [
            "Framed, from the right: steps of ⌊x/k⌋ + 1 stones down to a multiple of k. Orange: that multiple in groups of k; their number is the heap's value.",
            "细框：从右往左每次减 ⌊x/k⌋ + 1 颗，减到 k 的倍数。粗框：剩下的每 k 颗一组，组数就是这堆的 SG 值。",
        ];
        let mut drawn = Drawn::new(words);
        for (i, (&k, &x)) in given[0].iter().zip(&given[1]).enumerate() {
            let mut x = x;
            // Below k every step is 1.
            while x % k > 0 && x > k {
                let step = x / k + 1;
                x -= step;
                drawn = drawn.stones(i, x, step, step, false);
            }
            if x % k == 0 {
                drawn = drawn.groups(i, 0, x, k, true);
            }
        }
        Some(drawn)
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        given[0].iter().zip(&given[1]).map(|(&k, &x)| vec![vec![k], vec![x]]).collect()
    }
}

/// The Grundy values of the heaps.
fn values(given: &[Vec<u64>]) -> Vec<u64> {
    given[0].iter().zip(&given[1]).map(|(&k, &x)| value(k, x)).collect()
}

fn value(k: u64, mut x: u64) -> u64 {
    while x % k > 0 {
        x -= x / k + 1;
    }
    x / k
}
