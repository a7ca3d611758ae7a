//! The game as stated: Nim in which the first move must take from the named heap.

use board::{Act, Claim, Drawn, Heap, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// At first the named heap, then the others; later all heaps in one.
    type Position = Vec<Vec<u64>>;
    type Move = Take;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let awake = |i| given.len() == 1 || i == 0;
        let moves = game::take(&given.concat(), |i, h| 1..=if awake(i) { h } else { 0 });
        moves.into_iter().map(|(take, heaps)| (take, vec![heaps])).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let all = small::up_to(&[(3, 7), (4, 3)]).into_iter();
        all.flat_map(|heaps| [named(&heaps, 0), vec![heaps]]).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "The first move must take from the named heap (the dark one), each later one from any heap: one or more stones from a single heap. Whoever cannot move loses.",
        "第一步必须从指定的堆（深色）里取，以后从哪一堆取都行，每次从一堆里至少取一颗。不能取的人输。",
    ];
    const TAKES: Phrase = [
        "the named heap | the others, for example 5 | 2 4: up to 6 heaps; three of at most 26, four of at most 10; 1 2 4 is Nim",
        "指定的堆 | 其余各堆，例如 5 | 2 4：至多 6 堆；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗；1 2 4 就是普通的 Nim",
    ];
    const SET_UPS: &'static [&'static str] =
        &["7 | 2 4", "5 | 2 4", "2 | 4 5", "4 | 2 5", "8 | 1 4 6", "26 | 26 26"];
    const ASKED: [Phrase; 2] = [
        [
            "Which powers of two occur an odd number of times in the heaps, the named one left out?",
            "除了指定的堆，其余各堆拆成 2 的幂：哪些幂出现奇数次？",
        ],
        [
            "Which take leaves every power of two an even number of times in all heaps together?",
            "取哪一堆的几颗，能让全部各堆里每个幂都出现偶数次？",
        ],
    ];
    const COUNTED: Option<(Phrase, &'static str)> =
        Some((["all choices: the heaps", "枚举选法：各堆"], "2 4 5"));

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|given| {
            let is_named = given.len() == 2 && given[0].len() == 1;
            (given.len() == 1 || is_named) && board::are_few(&given.concat(), 6)
        })
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let heap = |(i, stones): (usize, u64)| Heap {
            stones,
            dark: i == 0 && given.len() == 2,
            ..Heap::default()
        };
        let now = if given.len() == 2 {
            ["This first turn takes from the dark heap.", "第一步只能从深色的堆里取。"]
        } else {
            ["Now take from any single heap.", "现在可以从任意一堆里取。"]
        };
        let heaps = given.concat().into_iter().enumerate().map(heap).collect();
        vec![Picture::Heaps(heaps), Picture::note(now)]
    }

    fn act(given: &Vec<Vec<u64>>, take: &Take) -> Act {
        Act::take(&given.concat(), take)
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        if given.len() == 1 {
            return Some(Claim::nim_sum(&given[0]));
        }
        let (a, r) = (given[0][0], given[1].iter().fold(0, |r, b| r ^ b));
        let others: Vec<String> = given[1].iter().map(u64::to_string).collect();
        let sum = if others.len() > 1 { others.join(" ⊕ ") + " = " } else { String::new() };
        let sign = if r < a { '<' } else { '≥' };
        Some(Claim::formula(format!("R = {sum}{r} {sign} a = {a}"), r >= a))
    }

    fn why(given: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        if given.len() == 1 {
            return Some(Why::nim_sum(&given[0], ["the heaps", "各堆"]));
        }
        let (a, r) = (given[0][0], given[1].iter().fold(0, |r, b| r ^ b));
        Some(if a == 0 {
            Why::lost([
                "The named heap is empty, and the first move must take from it.",
                "指定的堆是空的，第一步却必须从它取。",
            ])
        } else if r < a {
            Why::won([
                format!("The other heaps have the nim-sum {}, less than the {} of the named heap: lower it to {}, and the nim-sum of all is 0.", r, a, r),
                format!("其余各堆的异或和是 {}，比指定的堆 {} 小：把它取到 {}，全部的异或和就是 0。", r, a, r),
            ])
        } else {
            Why::lost([
                format!("The first move must make the named heap equal to the nim-sum {} of the others, but it has {} and can only become smaller.", r, a),
                format!("第一步要让指定的堆等于其余各堆的异或和 {}，可它只有 {} 颗，只能变小。", r, a),
            ])
        })
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        if given.len() == 1 {
            return Some(Drawn::powers(&given[0]));
        }
        let words = [
            "The other heaps are framed as powers of two. Orange: the powers that occur an odd number of times among them.",
            "其余各堆拆成 2 的幂，分别框出。粗框：在其余各堆里出现奇数次的幂。",
        ];
        let others = [&[0], &given[1][..]].concat();
        Some(Drawn { words: words.map(str::to_owned), ..Drawn::powers(&others) })
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        let nim = given.iter().filter(|_| given.len() == 1).flatten();
        nim.map(|&h| vec![vec![h]]).collect()
    }

    /// Each choice of heaps, with each of them named.
    fn counted(limits: &str) -> Option<Vec<Vec<Vec<u64>>>> {
        let heaps = board::heaps(limits, 6)?;
        let chosen = |set: usize| (0..heaps.len()).filter(move |i| set >> i & 1 == 1);
        let ways = (1..1 << heaps.len()).flat_map(|set| {
            let chosen: Vec<u64> = chosen(set).map(|i| heaps[i]).collect();
            (0..chosen.len()).map(move |i| named(&chosen, i))
        });
        Some(ways.collect())
    }
}

/// With heap i named.
pub fn named(heaps: &[u64], i: usize) -> Vec<Vec<u64>> {
    vec![vec![heaps[i]], [&heaps[..i], &heaps[i + 1..]].concat()]
}
