//! The game as stated: a move takes s stones from one heap, for some s of the set.

use board::{listed, Act, Drawn, Phrase, Picture, Show, Why, Words};
use shared::game::{self, Game, Moves, Player, Take};
use shared::grundy::mex;
use shared::nim::nim_sum;
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The set, the heaps.
    type Position = Vec<Vec<u64>>;
    type Move = Take;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let takes = |_, h| given[0].iter().copied().filter(move |&s| s <= h);
        let moves = game::take(&given[1], takes).into_iter();
        moves.map(|(take, heaps)| (take, vec![given[0].clone(), heaps])).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let sets = [vec![2, 5], vec![1, 3, 4], vec![1, 2, 3], vec![3]];
        let heaps = || small::up_to(&[(1, 20), (2, 9)]).into_iter();
        sets.iter().flat_map(|set| heaps().map(move |heaps| vec![set.clone(), heaps])).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take stones from a single heap. The number that you take must be one of the given takes. Whoever cannot move loses.",
        "每次从一堆里取石子，取走的颗数必须是给定的数之一，不能走的人输。",
    ];
    const TAKES: Phrase = [
        "the takes | the heaps, for example 2 5 | 2 4 7: at most 8 takes; three heaps of at most 26, four of at most 10",
        "可取的数 | 各堆，例如 2 5 | 2 4 7：至多 8 个数；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗",
    ];
    const SET_UPS: &'static [&'static str] =
        &["2 5 | 2 4 7", "1 3 4 | 5 6", "2 3 | 7 8 9", "1 3 4 | 26 26 26"];

    const ASKED: [Phrase; 2] = [
        [
            "The value of a heap is the least of 0, 1, 2, … that is not the value of anything a take leaves. What are the values?",
            "一堆的 SG 值，是取一次能走到的那些 SG 值里没出现的最小的数（从 0 算起）。各堆的 SG 值是几？",
        ],
        [
            "Which take makes the nim-sum (XOR) of the values 0?",
            "从哪堆取几颗，能让各堆 SG 值的异或和变成 0？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|given| {
            given.len() == 2
                && board::are_few(&given[1], 6)
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

    fn why(given: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let (takes, heaps) = (&given[0], &given[1]);
        if heaps.iter().all(|&h| h < takes[0]) {
            return Some(Why::lost([
                format!("No heap has the {} stones of the least take.", takes[0]),
                format!("每堆都不到 {} 颗，不能再取。", takes[0]),
            ]));
        }
        let g = values(takes, heaps.iter().copied().max()?);
        let left: Vec<u64> = heaps.iter().copied().filter(|&h| h > 0).collect();
        let of_heaps: Vec<u64> = left.iter().map(|&h| g[h as usize]).collect();
        let ([h_en, h_zh], [g_en, g_zh]) = (listed(&left), listed(&of_heaps));
        let x = nim_sum(of_heaps);
        let have =
            if left.len() == 1 { ["heap", "has the value"] } else { ["heaps", "have the values"] };
        let [example_en, example_zh] = example(takes, &g, left.iter().copied().max()?);
        let en = format!("The {} of {} {} {} ({})", have[0], h_en, have[1], g_en, example_en);
        let zh = format!("{} 颗的 SG 值是 {}（{}）", h_zh, g_zh, example_zh);
        if x == 0 {
            return Some(Why::lost([
                format!("{}; their nim-sum (XOR) is 0. Any take makes it another number, and the answer makes it 0 again.", en),
                format!("{}，异或和是 0：怎么取都会变成别的数，对手再把它变回 0。", zh),
            ]));
        }
        let g = |h: u64| g[h as usize];
        let mut moves = Rules::moves(given, player).into_iter().map(|one| one.0);
        let Take { heap, stones } =
            moves.find(|take| g(heaps[take.heap] - take.stones) == g(heaps[take.heap]) ^ x)?;
        Some(Why::won([
            format!(
                "{}; their nim-sum (XOR) is {}. It becomes 0 with this: take {} from heap {}, the one of {} stones.",
                en,
                x,
                stones,
                heap + 1,
                heaps[heap]
            ),
            format!(
                "{}，异或和是 {}。从第 {} 堆（{} 颗）取 {} 颗，异或和就变成 0。",
                zh,
                x,
                heap + 1,
                heaps[heap],
                stones
            ),
        ]))
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let heaps = &given[1];
        let g = values(&given[0], heaps.iter().copied().max()?);
        let x = nim_sum(heaps.iter().map(|&h| g[h as usize]));
        let more = if g.len() > 27 { " …" } else { "" };
        let few = board::write(&g[..g.len().min(27)]) + more;
        let words = [
            format!(
                "0, 1, 2, … stones have the values {}; on each heap stands its own. Orange: values with a \
                 binary 1 in a place where their nim-sum (XOR) has one.",
                few.replace(' ', ", ")
            ),
            format!(
                "0、1、2…… 颗的 SG 值依次是 {}，每堆标出它的值。粗框：写成二进制，在异或和是 1 的某一位上也是 1 的值。",
                few.replace(' ', "、")
            ),
        ];
        let value = |drawn: Drawn, (i, &h): (usize, &u64)| {
            let value = g[h as usize];
            drawn.stones(i, 0, h, value, value & x > 0)
        };
        Some(heaps.iter().enumerate().fold(Drawn::new(words), value))
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        given[1].iter().map(|&h| vec![given[0].clone(), vec![h]]).collect()
    }
}

/// How the value of a heap comes about.
fn example(takes: &[u64], g: &[u64], h: u64) -> Words {
    let mut rests: Vec<u64> =
        takes.iter().filter(|&&s| s <= h).map(|s| g[(h - s) as usize]).collect();
    rests.sort_unstable();
    rests.dedup();
    let ([en, zh], value) = (listed(&rests), g[h as usize]);
    if rests.is_empty() {
        return [format!("from {} no take is possible: 0", h), format!("{} 颗不能取：0", h)];
    }
    let values = if rests.len() == 1 { "the value" } else { "the values" };
    [
        format!(
            "a take from {} leaves {} {}: {} is the least that is missing",
            h, values, en, value
        ),
        format!("{} 颗取一次能走到的值是 {}，其中没出现的最小的数是 {}", h, zh, value),
    ]
}

/// The values of the heaps up to a size.
fn values(takes: &[u64], most: u64) -> Vec<u64> {
    let mut g: Vec<u64> = vec![];
    for h in 0..=most {
        let rests = takes.iter().filter(|&&s| s <= h).map(|s| g[(h - s) as usize] as usize);
        let value = mex(rests) as u64;
        g.push(value);
    }
    g
}
