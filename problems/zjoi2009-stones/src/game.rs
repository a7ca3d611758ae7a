//! The game as stated: a turn takes stones from the first or the last heap of a row.

use board::{Act, Claim, Drawn, Heap, Id, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The row; heaps that have been emptied stay at its ends as zeros.
    type Position = Vec<u64>;
    type Move = Take;

    fn moves(row: &Vec<u64>, _: Player) -> Moves<Rules> {
        let ends = ends(row);
        game::take(row, |i, h| 1..=if ends.contains(&Some(i)) { h } else { 0 })
    }

    fn small() -> Vec<Vec<u64>> {
        let mut small = small::up_to(&[(3, 8), (4, 4)]);
        small.retain(|row| is_row(row));
        small
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take one or more stones from the first or the last heap (the dark ones). When it is empty, its neighbour is at the end. Whoever cannot move loses.",
        "每次从最前或最后的一堆（深色）里取走至少一颗石子，取完一堆，就露出下一堆。不能取的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 6 heaps, empty ones only at the ends, for example 4 4 2 1; three of at most 26 stones, four of at most 10",
        "1 到 6 堆，空堆只能在两端，例如 4 4 2 1；三堆时每堆至多 26 颗，四堆时每堆至多 10 颗",
    ];
    const SET_UPS: &'static [&'static str] =
        &["5 2 4 2", "3 1 9 4", "2 2 2", "1 4 2 4", "26 26 26"];
    const ASKED: [Phrase; 2] = [
        ["If the other end heap were gone, how large would each end heap have to be for the row to be lost?", "如果没有另一端的那堆，这一端要有几颗，才是必败态？"],
        ["Which end heap can be lowered to the one size that makes the row lost?", "把哪一端取到刚好的颗数，能让这一排成为必败态？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::heaps(text, 6).filter(|row| is_row(row))
    }

    fn write(row: &Vec<u64>) -> String {
        board::write(row)
    }

    fn scene(row: &Vec<u64>) -> Vec<Picture> {
        let ends = ends(row);
        let heap = |(i, &stones): (usize, &u64)| Heap {
            stones,
            dark: ends.contains(&Some(i)),
            ..Heap::default()
        };
        vec![Picture::Heaps(row.iter().enumerate().map(heap).collect())]
    }

    fn act(row: &Vec<u64>, take: &Take) -> Act {
        Act::take(row, take)
    }

    fn claim(row: &Vec<u64>, _: Player) -> Option<Claim> {
        let row: Vec<u64> = row.iter().copied().filter(|&h| h > 0).collect();
        let l = end_heaps(&row)[0];
        let words = match l {
            0 => ["l = 0: lost as it is".to_owned(), "l = 0，本身就是必败态".to_owned()],
            _ => [
                format!("l = {l}: a heap of {l} more in front would make it lost"),
                format!("l = {l}，在最前面补一堆 {l} 颗才是必败态"),
            ],
        };
        Some(Claim { words, lost: l == 0 })
    }

    fn why(row: &Vec<u64>, _: Player) -> Option<Why> {
        let row: Vec<u64> = row.iter().copied().filter(|&h| h > 0).collect();
        let n = match row.len() {
            0 => return Some(Why::lost(["No stone is left.", "已经取完了。"])),
            1 => {
                return Some(Why::won([
                    "One heap is left: take all of it.",
                    "只剩一堆：全部取走。",
                ]))
            }
            n => n,
        };
        let [behind, before] = [&row[1..], &row[..n - 1]].map(board::write);
        let [l, r] = [end_heaps(&row[1..])[0], end_heaps(&row[..n - 1])[1]];
        if is_mirrored(&row) {
            return Some(Why::lost([
                format!("The row {} has an even number of heaps and reads the same from both ends: each take can be copied at the other end.", board::write(&row)),
                format!("{} 有偶数堆，而且左右对称：在一端怎么取，对手就在另一端照着取。", board::write(&row)),
            ]));
        }
        if row[0] == l && row[n - 1] == r {
            return Some(Why::lost([
                format!("In front of {} only a heap of {} makes the row lost, and behind {} only one of {}. Both stand there: any take makes an end too low, and the other player mends it.", behind, l, before, r),
                format!("{} 左边只有放 {} 才必败，{} 右边只有放 {} 才必败，现在正是这样：怎么取都会破坏它，对手总能补救。", behind, l, before, r),
            ]));
        }
        let (i, to, others, end, side) = if l < row[0] {
            (0, l, behind, ["first", "最左边"], ["In front of", "左边"])
        } else {
            (n - 1, r, before, ["last", "最右边"], ["Behind", "右边"])
        };
        let mut left = row.clone();
        left[i] = to;
        left.retain(|&h| h > 0);
        Some(Why::won(if is_mirrored(&left) {
            [
                format!("Lower the {} heap from {} to {}. The row {} then reads the same from both ends, and each take can be copied at the other end.", end[0], row[i], to, board::write(&left)),
                format!("把{}的 {} 取到 {}，{} 左右对称，以后对手在一端怎么取，就在另一端照着取。", end[1], row[i], to, board::write(&left)),
            ]
        } else if to == 0 {
            [
                format!(
                    "The row {} is lost for whoever moves in it: take the {} heap, {}, whole.",
                    others, end[0], row[i]
                ),
                format!("{} 是必败局面：把{}的 {} 取完，留给对手。", others, end[1], row[i]),
            ]
        } else {
            [
                format!("{} {} only a heap of {} makes the row lost for whoever moves in it: lower the {} heap from {} to {}.", side[0], others, to, end[0], row[i], to),
                format!("{} {}放 {} 才是必败局面：把{}的 {} 取到 {}，留给对手。", others, side[1], to, end[1], row[i], to),
            ]
        }))
    }

    fn drawn(row: &Vec<u64>, _: Player) -> Option<Drawn> {
        let words = [
            "At each end heap: how large it would have to be for the row to be lost, if the other end heap were gone. The whole row is lost only if ends below or above both numbers are equal, and ends between them differ by 1.",
            "两端的数：如果没有另一端的那堆，这一端要有几颗，才是必败态。整排必败时，两端的颗数如果都小于或都大于这两个数，就一定相等；如果在两数之间，就一定相差 1。",
        ];
        let drawn = Drawn::new(words);
        let (first, last) = match ends(row) {
            [Some(first), Some(last)] if first < last => (first, last),
            _ => return Some(drawn),
        };
        let [l, r] = end_heaps(&row[first + 1..last]);
        Some([(first, l), (last, r)].iter().fold(drawn, |drawn, &(i, size)| match size {
            0 => drawn.tag(Id::Stone(i, 0), 0, true),
            _ => drawn.stones(i, 0, size.min(row[i]), size, true),
        }))
    }
}

/// Where the heaps at the ends are.
fn ends(row: &[u64]) -> [Option<usize>; 2] {
    [row.iter().position(|&h| h > 0), row.iter().rposition(|&h| h > 0)]
}

/// Is no heap inside it empty?
fn is_row(row: &[u64]) -> bool {
    row.split(|&h| h == 0).filter(|part| !part.is_empty()).count() <= 1
}

/// l and r of the page: the heaps that make the row lost, in front of it and behind it.
fn end_heaps(row: &[u64]) -> [u64; 2] {
    if row.is_empty() {
        return [0, 0];
    }
    let last = row.len() - 1;
    let with = |x: u64, [l, r]: [u64; 2]| match x {
        _ if x == r => 0,
        _ if l <= x && x < r => x + 1,
        _ if r < x && x <= l => x - 1,
        _ => x,
    };
    let [l, r] = end_heaps(&row[1..]);
    [with(row[last], end_heaps(&row[..last])), with(row[0], [r, l])]
}

/// Does the row read the same from both ends, with an even number of heaps?
fn is_mirrored(row: &[u64]) -> bool {
    row.len() % 2 == 0 && row.iter().eq(row.iter().rev())
}
