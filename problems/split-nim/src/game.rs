//! The game as stated: a turn replaces a heap by two smaller ones, which may be empty.

use shared::board::{self, Board, Cell, Claim, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    /// The heaps.
    type Position = Vec<u64>;

    const RULE: Phrase = [
        "Replace a heap by two smaller ones, which may be empty and may together hold more stones than it did. Whoever cannot move loses.",
        "每次把一堆换成两堆，两堆都要比它小，可以是空堆，总数可以比它多。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "heaps of at most 6, for example 4 3; a heap of 1, 2, 3, 4, 5, 6 counts 2, 4, 8, 16, 32, 64, and all together at most 64",
        "各堆的颗数，每堆至多 6 颗，例如 4 3；一堆 1、2、3、4、5、6 颗分别算 2、4、8、16、32、64 分，总分至多 64",
    ];
    const SET_UPS: &'static [&'static str] = &["3 2", "4 3 2", "4 3 2 1", "5 4", "6"];

    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = !heaps.is_empty() && heaps.len() <= 64 && heaps.iter().all(|&h| h <= 6);
        (fits && heaps.iter().map(|h| 1 << h).sum::<u64>() <= 64).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn moves(heaps: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        let words = ["replace heap {0} by {1} and {2}", "把第 {0} 堆换成 {1} 颗和 {2} 颗"];
        let mut moves = vec![];
        for (i, &h) in heaps.iter().enumerate() {
            for (b, c) in (0..h).flat_map(|b| (0..=b).map(move |c| (b, c))) {
                let mut to = heaps.clone();
                to[i] = b;
                if c > 0 {
                    to.push(c);
                }
                let mut taps = vec![(i, 0), (900, b as usize), (901, c as usize)];
                // Where nothing is to choose, nothing is to tap.
                taps.truncate(1 + usize::from(h > 1) + usize::from(b > 0));
                moves.push(Move::new(to, taps, words, [i as u64 + 1, b, c]));
            }
        }
        moves
    }

    /// A cell for each heap, and the sizes of the two that replace it.
    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let cell = |(i, h): (usize, &u64)| Cell {
            id: Some((i, 0)),
            text: h.to_string(),
            ..Cell::default()
        };
        let sizes = |group| {
            let chip = |size: u64| ((group, size as usize), [size.to_string(), size.to_string()]);
            Picture::Chips((0..heaps.iter().max().copied().unwrap_or(0)).map(chip).collect())
        };
        let note = [
            "Tap a heap, then the sizes of its two new heaps: the larger in the upper row, the other in the lower.",
            "先点一堆，再在上排点新的两堆里较大的一堆，在下排点另一堆。",
        ];
        let cells = heaps.iter().enumerate().map(cell).collect();
        vec![
            Picture::Strips(vec![cells]),
            sizes(900),
            sizes(901),
            Picture::Note(note.map(str::to_owned)),
        ]
    }

    fn order(heaps: Vec<u64>) -> Vec<u64> {
        board::in_order(heaps)
    }

    fn small() -> Vec<Vec<u64>> {
        let heaps = [board::sequences(1, 5), board::sequences(3, 3), board::sequences(4, 2)];
        heaps
            .concat()
            .into_iter()
            .filter(|heaps| *heaps == board::in_order(heaps.clone()))
            .collect()
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        let odious = |h: u64| 2 * (h - 1) + u64::from((h - 1).count_ones() % 2 == 0);
        let g = |&h: &u64| if h == 0 { 0 } else { odious(h) };
        Some(Claim::nim_sum(&heaps.iter().map(g).collect::<Vec<u64>>()))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }
}
