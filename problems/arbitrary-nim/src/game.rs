//! The game as stated, with K chosen: a turn takes at least 1 and at most K stones from one heap.

use board::{listed, Act, Claim, Drawn, Phrase, Picture, Show, Why};
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
    const ASKED: [Phrase; 2] = [
        [
            "Split what is left of each heap modulo K + 1 into powers of two: which occur an odd number of times?",
            "各堆除以 K + 1 的余数拆成 2 的幂：哪些幂出现奇数次？",
        ],
        [
            "Which heap can be lowered so that in the remainders every power occurs an even number of times?",
            "减少哪一堆，能让每个幂在余数里都出现偶数次？",
        ],
    ];

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
        Some(Claim::nim_sum(&rests(position)))
    }

    fn why(position: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let (k, heaps, rests) = (position[0][0], &position[1], rests(position));
        let x = rests.iter().fold(0, |x, rest| x ^ rest);
        let [en, zh] = listed(&rests);
        let lowered = rests.iter().position(|rest| rest ^ x < *rest);
        Some(if heaps.iter().all(|&h| h == 0) {
            Why::lost(["No stone is left.", "石子取完了。"])
        } else if let (Some(i), 1) = (lowered, rests.iter().filter(|&&rest| rest > 0).count()) {
            Why::won([
                format!(
                    "Take {} from heap {}: then every heap is empty or a multiple of K + 1 = {}, and any take can be completed to that.",
                    x, i + 1, k + 1
                ),
                format!(
                    "从第 {} 堆取 {} 颗，每堆就都是 K + 1 = {} 的倍数或已空，以后对手取几颗，都能凑满 {} 颗。",
                    i + 1, x, k + 1, k + 1
                ),
            ])
        } else if heaps == &rests {
            Why::nim_sum(heaps, ["the heaps", "各堆"])
        } else if let Some(i) = lowered {
            let take = rests[i] - (rests[i] ^ x);
            Why::won([
                format!(
                    "Takes can be completed to K + 1 = {}, so heaps count modulo {}: {}, nim-sum {}. Take {} from heap {}; then every power of two occurs an even number of times.",
                    k + 1, k + 1, en, x, take, i + 1
                ),
                format!(
                    "一方取几颗，另一方都能凑满 K + 1 = {} 颗，所以只看余数：{}，异或和 {}。从第 {} 堆取 {} 颗，2 的每个幂就都出现偶数次。",
                    k + 1, zh, x, i + 1, take
                ),
            ])
        } else if rests.iter().all(|&rest| rest == 0) {
            Why::lost([
                format!(
                    "Every heap is a multiple of K + 1 = {}: after any take the other player takes the rest of {} from the same heap.",
                    k + 1, k + 1
                ),
                format!("每堆都是 K + 1 = {} 的倍数：取几颗，对手都在同一堆凑满 {} 颗。", k + 1, k + 1),
            ])
        } else {
            Why::lost([
                format!(
                    "Takes can be completed to K + 1 = {}, so heaps count modulo {}: {}. Every power of two occurs an even number of times (nim-sum 0), and the answer restores that.",
                    k + 1, k + 1, en
                ),
                format!("一方取几颗，另一方都能凑满 K + 1 = {} 颗，所以只看余数：{}。2 的每个幂都出现偶数次（异或和 0）：怎么取都会破坏它，对手再恢复。", k + 1, zh),
            ])
        })
    }

    fn drawn(position: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let words = [
            "Each heap is framed in groups of K + 1, and the rest as powers of two. Orange: the powers that occur an odd number of times.",
            "每堆先按 K + 1 颗一组框出，余下的拆成 2 的幂。粗框：出现奇数次的幂。",
        ];
        let (group, rests) = (position[0][0] + 1, rests(position));
        let x = rests.iter().fold(0, |x, rest| x ^ rest);
        let mut drawn = Drawn::new(words);
        for (i, (&h, &rest)) in position[1].iter().zip(&rests).enumerate() {
            let (groups, mut first) = (h / group, 0);
            // Many are framed together.
            if groups > 6 {
                drawn = drawn.stones(i, 0, h - rest, format!("{} × {}", groups, group), false);
                first = h - rest;
            }
            while first < h - rest {
                drawn = drawn.stones(i, first, group, group, false);
                first += group;
            }
            for power in [16, 8, 4, 2, 1].into_iter().filter(|power| rest & power > 0) {
                drawn = drawn.stones(i, first, power, power, x & power > 0);
                first += power;
            }
        }
        Some(drawn)
    }

    fn parts(position: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        position[1].iter().map(|&h| vec![position[0].clone(), vec![h]]).collect()
    }
}

/// The heaps modulo K + 1.
fn rests(position: &[Vec<u64>]) -> Vec<u64> {
    position[1].iter().map(|h| h % (position[0][0] + 1)).collect()
}
