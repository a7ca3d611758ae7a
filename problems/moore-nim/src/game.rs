//! The game as stated: a turn takes stones from 1 to k heaps, one or more from each of them.

use board::{listed, Act, Claim, Drawn, Id, Phrase, Picture, Show, Why};
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
    const ASKED: [Phrase; 2] = [
        ["Split each heap into powers of two: which powers have a count that is not a multiple of k + 1?", "把每堆拆成 2 的幂：哪些幂出现的次数不是 k + 1 的倍数？"],
        ["Which heaps, at most k, can be lowered so that the count of every power is a multiple of k + 1?", "减少哪几堆（至多 k 堆），能让每个幂出现的次数都是 k + 1 的倍数？"],
    ];

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

    fn why(given: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let (k, heaps) = (given[0][0], &given[1]);
        let not_empty: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        let n = not_empty.len() as u64;
        let [en, zh] = listed(&not_empty);
        let ones = |place: &u32| heaps.iter().map(|heap| heap >> place & 1).sum::<u64>();
        let spoilt = (0..64).rev().find(|place| ones(place) % (k + 1) > 0);
        Some(match spoilt {
            None if n == 0 => Why::lost(["No stone is left.", "已经取完了。"]),
            None => Why::lost([
                format!("Split into powers of two, the heaps {} contain each power a multiple of k + 1 = {} times. A move, in at most k of them, spoils that, and the answer restores it.", en, k + 1),
                format!("{} 拆成 2 的幂，每个幂出现的次数都是 k + 1 = {} 的倍数：一步至多动 k 堆，必定破坏它，对手再恢复。", zh, k + 1),
            ]),
            Some(_) if n == 1 => Why::won(["One heap is left: take all of it.", "只剩一堆：全部取走。"]),
            Some(_) if n <= k => Why::won([
                format!("Only {} heaps are left, {}, and a turn may take from up to k = {}: take everything.", n, en, k),
                format!("只剩 {} 堆（{}），而一次可以取 k = {} 堆：全部取走。", n, zh, k),
            ]),
            Some(place) => {
                let count = ones(&place);
                let times = ["once", "twice", "three times", "four times"][count as usize - 1];
                let left = board::write(&balanced(k, heaps));
                Why::won([
                    format!("Split into powers of two, the heaps {} contain {} {}, which is no multiple of k + 1 = {}. Leave {}, where the count of each power is a multiple of {}.", en, 1_u64 << place, times, k + 1, left, k + 1),
                    format!("{} 拆成 2 的幂，{} 出现 {} 次，不是 k + 1 = {} 的倍数。取成 {}，每个幂出现的次数就都是 {} 的倍数。", zh, 1_u64 << place, count, k + 1, left, k + 1),
                ])
            }
        })
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let (k, heaps) = (given[0][0], &given[1]);
        let ones = |place: &u32| heaps.iter().map(|heap| heap >> place & 1).sum::<u64>();
        let spoilt = (0..64).filter(|place| ones(place) % (k + 1) > 0);
        let spoilt = spoilt.map(|place| 1 << place).sum();
        let framed = |drawn: Drawn, i: usize| drawn.bricks(heaps[i], spoilt, |j| Id::Stone(i, j));
        Some((0..heaps.len()).fold(Drawn::new(FRAMED), framed))
    }
}

const FRAMED: Phrase = [
    "Each heap is framed as powers of two. Orange: the powers whose count is not a multiple of k + 1.",
    "每堆拆成 2 的幂，分别框出。粗框：出现次数不是 k + 1 的倍数的幂。",
];

/// What the winning move of the page leaves.
fn balanced(k: u64, heaps: &[u64]) -> Vec<u64> {
    let (mut left, mut is_free) = (heaps.to_vec(), vec![false; heaps.len()]);
    for place in (0..64).rev() {
        let bit = 1 << place;
        let has_one = |i: &usize| heaps[*i] & bit > 0;
        let (free, others): (Vec<usize>, Vec<usize>) = (0..heaps.len()).partition(|&i| is_free[i]);
        let ones: Vec<usize> = others.into_iter().filter(has_one).collect();
        let r = ones.len() % (k as usize + 1);
        for &i in &free {
            left[i] &= !bit;
        }
        let missing = (k as usize + 1 - r) % (k as usize + 1);
        if free.len() >= missing {
            for &i in &free[..missing] {
                left[i] |= bit;
            }
        } else {
            for &i in &ones[..r] {
                left[i] &= !bit;
                is_free[i] = true;
            }
        }
    }
    left
}
