//! The game as stated: a turn takes pebbles from one heap, and no heap becomes smaller than the one before.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player, Take};
use shared::nim::nim_sum;
use shared::small;

pub struct Rules;

impl Game for Rules {
    type Position = Vec<u64>;
    type Move = Take;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let before = |i: usize| if i == 0 { 0 } else { heaps[i - 1] };
        game::take(heaps, |i, h| 1..=h - before(i))
    }

    fn small() -> Vec<Vec<u64>> {
        let mut small = small::up_to(&[(2, 12), (3, 8), (5, 4)]);
        small.retain(|heaps| heaps.windows(2).all(|two| two[0] <= two[1]));
        small
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take one or more pebbles from one heap; no heap may become smaller than the one before it. Whoever cannot move loses.",
        "每次从一堆里取走至少一颗，取完之后每一堆仍须不少于前一堆。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 6 heaps of at most 12 pebbles, none smaller than the one before, for example 3 4 6",
        "1 到 6 堆，每堆至多 12 颗，且不少于前一堆，例如 3 4 6",
    ];
    const SET_UPS: &'static [&'static str] = &["3 4 6", "2 2", "1 2 4", "2 2 5 9", "2 4 6 8 10 12"];
    const ASKED: [Phrase; 2] = [
        ["Look at the shaded differences only: which powers of two occur an odd number of times in them?", "只看有底色的差，拆成 2 的幂：哪些幂出现奇数次？"],
        ["Where can pebbles be taken so that every power occurs an even number of times in the shaded differences?", "从哪里取几颗，能让有底色的差里每个幂都出现偶数次？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = (1..=6).contains(&heaps.len()) && heaps.iter().all(|&a| a <= 12);
        (fits && heaps.windows(2).all(|two| two[0] <= two[1])).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let step = |(i, d): (usize, u64)| Cell {
            ground: if (heaps.len() - i) % 2 == 1 { Look::Shaded } else { Look::Plain },
            text: d.to_string(),
            ..Cell::default()
        };
        let steps = differences(heaps).into_iter().enumerate().map(step).collect();
        let note = [
            "In the squares: by how much each heap is larger than the one before. Only the shaded ones decide who wins.",
            "方格里是每一堆比前一堆多几颗；谁能赢，只看有底色的方格。",
        ];
        vec![Picture::heaps(heaps), Picture::Strips(vec![steps]), Picture::note(note)]
    }

    fn act(heaps: &Vec<u64>, take: &Take) -> Act {
        Act::take(heaps, take)
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        let counting = differences(heaps).into_iter().rev().step_by(2);
        Some(Claim::nim_sum(&counting.collect::<Vec<u64>>()))
    }

    fn why(heaps: &Vec<u64>, _: Player) -> Option<Why> {
        let d = differences(heaps);
        let shaded = || (0..d.len()).filter(|i| (d.len() - i) % 2 == 1 && d[*i] > 0);
        let counting: Vec<u64> = shaded().map(|i| d[i]).collect();
        if counting.is_empty() {
            return Some(Why::lost(if heaps.iter().all(|&h| h == 0) { END } else { ALL_0 }));
        }
        let [d_en, d_zh] = board::listed(&counting);
        let x = nim_sum(counting);
        let en = format!("{} {} (nim-sum, or XOR: {})", COUNT[0], d_en, x);
        let zh = format!("{}{}，异或和是 {}", COUNT[1], d_zh, x);
        if x == 0 {
            return Some(Why::lost([
                format!("{}. Any move spoils that, and the answer restores it.", en),
                format!("{}。怎么取都会变成别的数，对手再把它变回 0。", zh),
            ]));
        }
        let i = shaded().find(|&i| d[i] ^ x < d[i])?;
        let stones = d[i] - (d[i] ^ x);
        Some(Why::won([
            format!("{}. Take {} from heap {}, and the nim-sum is 0.", en, stones, i + 1),
            format!("{}。从第 {} 堆取 {} 颗，异或和就变成 0。", zh, i + 1, stones),
        ]))
    }

    fn drawn(heaps: &Vec<u64>, _: Player) -> Option<Drawn> {
        let d = differences(heaps);
        let shaded = || (0..d.len()).rev().step_by(2);
        let x = nim_sum(shaded().map(|i| d[i]));
        let framed = |drawn: Drawn, i| drawn.bricks(d[i], x, |j| Id::Stone(i, heaps[i] - d[i] + j));
        Some(shaded().fold(Drawn::new(FRAMED), framed))
    }
}

const FRAMED: Phrase = [
    "The pebbles by which a heap exceeds the one before are framed as powers of two, where this difference is shaded. Orange: the powers that occur an odd number of times.",
    "差有底色的各堆，比前一堆多出的石子拆成 2 的幂，分别框出。粗框：出现奇数次的幂。",
];

const COUNT: Phrase = [
    "Taking from a heap with a plain difference is answered by as many from the next, so only shaded ones count:",
    "一方从差没有底色的堆取几颗，另一方就从后一堆取几颗，所以只看有底色的差：",
];
const ALL_0: Phrase = [
    "All shaded differences are 0: whatever is taken from a heap, the other player takes as many from the next one.",
    "有底色的差全是 0：从一堆取几颗，对手就从后一堆取几颗。",
];
const END: Phrase = ["No pebble is left.", "石子已经取完了。"];

/// By how much each heap is larger than the one before.
fn differences(heaps: &[u64]) -> Vec<u64> {
    let before = Some(0).into_iter().chain(heaps.iter().copied());
    heaps.iter().zip(before).map(|(heap, before)| heap - before).collect()
}
