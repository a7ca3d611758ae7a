//! The game as stated: a turn replaces a heap by two smaller ones, which may be empty.

use board::{listed, unpaired, Act, Cell, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player};
use shared::small;

pub struct Rules;

/// A heap, and the two that replace it.
pub struct Split {
    heap: usize,
    larger: u64,
    other: u64,
}

impl Game for Rules {
    /// The heaps.
    type Position = Vec<u64>;
    type Move = Split;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &h) in heaps.iter().enumerate() {
            for (larger, other) in (0..h).flat_map(|b| (0..=b).map(move |c| (b, c))) {
                let mut to = heaps.clone();
                to[heap] = larger;
                if other > 0 {
                    to.push(other);
                }
                moves.push((Split { heap, larger, other }, to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        small::in_order(&[(1, 5), (3, 3), (4, 2)])
    }

    fn order(heaps: Vec<u64>) -> Vec<u64> {
        game::in_order(heaps)
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Replace a heap by two smaller ones, which may be empty and may together hold more stones than it did. Whoever cannot move loses.",
        "每次把一堆换成两堆，两堆都要比它小，可以是空堆，总数可以比它多。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "heaps of at most 6, for example 4 3; a heap of 1, 2, 3, 4, 5, 6 counts 2, 4, 8, 16, 32, 64, and all together at most 64",
        "各堆的颗数，每堆至多 6 颗，例如 4 3；一堆 1、2、3、4、5、6 颗分别算 2、4、8、16、32、64 分，总分至多 64",
    ];
    const SET_UPS: &'static [&'static str] = &["3 2", "4 3 2", "4 3 2 1", "5 4", "6"];
    const ASKED: [Phrase; 2] = [
        ["A heap of h is worth the h-th number with an odd number of ones in binary: which columns have an odd number of them?", "h 颗的堆，SG 值是第 h 个二进制有奇数个 1 的数：哪些位上有奇数个 1？"],
        ["Which heap can be replaced so that every column has an even number of ones?", "换掉哪一堆，能让每一位上都有偶数个 1？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = !heaps.is_empty() && heaps.len() <= 64 && heaps.iter().all(|&h| h <= 6);
        (fits && heaps.iter().map(|h| 1 << h).sum::<u64>() <= 64).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    /// A cell for each heap, and the sizes of the two that replace it.
    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let cell = |(i, h): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            text: h.to_string(),
            ..Cell::default()
        };
        let cells = heaps.iter().enumerate().map(cell).collect();
        let sizes = 0..heaps.iter().max().copied().unwrap_or(0);
        let note = [
            "Tap a heap, then the sizes of its two new heaps: the larger in the upper row, the other in the lower.",
            "先点一堆，再在上排点新的两堆里较大的一堆，在下排点另一堆。",
        ];
        vec![
            Picture::Strips(vec![cells]),
            Picture::numbers(0, sizes.clone()),
            Picture::numbers(1, sizes),
            Picture::note(note),
        ]
    }

    fn act(heaps: &Vec<u64>, &Split { heap, larger, other }: &Split) -> Act {
        let words = ["replace heap {0} by {1} and {2}", "把第 {0} 堆换成 {1} 颗和 {2} 颗"];
        let mut taps = vec![Id::Cell(0, heap), Id::Button(0, larger), Id::Button(1, other)];
        // Where nothing is to choose, nothing is to tap.
        taps.truncate(1 + usize::from(heaps[heap] > 1) + usize::from(larger > 0));
        Act::new(taps, words, &[heap as u64 + 1, larger, other])
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&heaps.iter().copied().map(value).collect::<Vec<u64>>()))
    }

    fn why(heaps: &Vec<u64>, _: Player) -> Option<Why> {
        let lone = unpaired(heaps);
        let x = lone.iter().copied().map(value).fold(0, |x, g| x ^ g);
        let [en, zh] = listed(&lone);
        let is_less = heaps.iter().filter(|&&h| h > 0).count() > lone.len();
        let [less_en, less_zh] = if is_less {
            ["Equal heaps cancel. ", "相等的堆两两抵消。"]
        } else {
            ["", ""]
        };
        let [g_en, g_zh] = listed(&lone.iter().copied().map(value).collect::<Vec<u64>>());
        let splits = lone.iter().flat_map(|&h| (0..h).map(move |b| (h, b)));
        let mut splits = splits.flat_map(|(h, b)| (0..=b).map(move |c| [h, b, c]));
        let wins = splits.find(|split| split.iter().copied().map(value).fold(x, |x, g| x ^ g) == 0);
        Some(match (wins, &lone[..]) {
            _ if heaps.iter().all(|&h| h == 0) => Why::lost(["All heaps are empty.", "每堆都空了。"]),
            (_, []) => Why::lost(["Every heap has an equal partner: whatever happens in one, the other player repeats in the other.", "各堆两两相等：在其中一堆里怎么走，对手就在另一堆里照样走。"]),
            (_, [h]) if !is_less => Why::won([
                format!("Only one heap is left ({}): replace it by two empty ones.", h),
                format!("只剩一堆（{} 颗），可以换成两个空堆。", h),
            ]),
            (_, [h]) => Why::won([
                format!("Only one heap of {} has no equal partner: replace it by two empty ones; then each move can be repeated in the partner of its heap.", h),
                format!("各堆两两相等，只多出一堆 {} 颗：把它换成两个空堆，以后对手在一堆里怎么走，都能在相等的那堆里照样走。", h),
            ]),
            (Some([h, b, c]), _) => {
                let step_en = format!("replace {} by {} and {}", h, b, c);
                let step_zh = format!("把 {} 换成 {} 和 {}", h, b, c);
                Why::unbalanced([format!("{}The heaps {} play like {} in Nim (numbers with an odd count of binary ones)", less_en, en, g_en), format!("{}{} 颗的堆相当于 Nim 的 {} 颗（第 h 个二进制有奇数个 1 的数）", less_zh, zh, g_zh)], x, [step_en, step_zh])
            }
            (None, _) => Why::balanced([format!("{}The heaps {} play like {} in Nim (numbers with an odd count of binary ones)", less_en, en, g_en), format!("{}{} 颗的堆相当于 Nim 的 {} 颗（第 h 个二进制有奇数个 1 的数）", less_zh, zh, g_zh)], ["move", "走"]),
        })
    }

    fn drawn(heaps: &Vec<u64>, _: Player) -> Option<Drawn> {
        let words = [
            "Under each heap its value in binary: the h-th number with an odd number of ones. Orange: the values that are left when equal ones cancel.",
            "每堆下面是它的 SG 值，写成二进制：第 h 个有奇数个 1 的数。粗框：相等的两两抵消后剩下的值。",
        ];
        let mut left = unpaired(heaps);
        let drawn = Drawn::new(words);
        Some(heaps.iter().enumerate().fold(drawn, |drawn, (i, &h)| {
            let place = left.iter().position(|&other| other == h);
            let counts = place.map(|place| left.remove(place)).is_some();
            drawn.span(Id::Cell(0, i), Id::Cell(0, i), format!("{:b}", value(h)), counts)
        }))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }
}

/// The Grundy value of a heap: the h-th number with an odd number of ones in binary.
fn value(h: u64) -> u64 {
    if h == 0 {
        0
    } else {
        2 * (h - 1) + u64::from((h - 1).count_ones() % 2 == 0)
    }
}
