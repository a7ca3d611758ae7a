//! The game as stated: a turn takes stones from one heap, or splits one heap into two.

use board::{Act, Claim, Id, Phrase, Picture, Show};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

/// A choice of stones, or of a heap and the size of a part.
pub enum Step {
    Take(Take),
    Split(usize, u64),
}

impl Game for Rules {
    /// The heaps.
    type Position = Vec<u64>;
    type Move = Step;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let takes = game::take(heaps, |_, h| 1..=h).into_iter();
        let mut moves: Moves<Rules> = takes.map(|(take, to)| (Step::Take(take), to)).collect();
        for (i, &h) in heaps.iter().enumerate() {
            for part in 1..h {
                let mut to = [&heaps[..], &[h - part]].concat();
                to[i] = part;
                moves.push((Step::Split(i, part), to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        small::in_order(&[(1, 16), (3, 6), (5, 2)])
    }

    fn order(heaps: Vec<u64>) -> Vec<u64> {
        game::in_order(heaps)
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take one or more stones from one heap, or split one heap into two. Whoever takes the last stone wins.",
        "每次从一堆里取走至少一颗石子，或者把一堆拆成两个非空的堆。取到最后一颗的人赢。",
    ];
    const TAKES: Phrase = [
        "heaps of at most 24 stones in all, for example 7 5 2",
        "各堆的颗数，总共至多 24 颗，例如 7 5 2",
    ];
    const SET_UPS: &'static [&'static str] = &["7 5 2", "3 2 2", "3 3", "4 3", "8 7 6 3"];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::numbers(text)
            .filter(|heaps| (1..=24).contains(&heaps.len()) && heaps.iter().all(|&h| h <= 24))
            .filter(|heaps| heaps.iter().sum::<u64>() <= 24)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let words = [["take from it on", "从它起取走"], ["split before it", "在它前面拆开"]];
        let note = ["Tap a stone, then one of the two boxes.", "先点一颗石子，再点上面两格之一。"];
        vec![Picture::heaps(heaps), Picture::buttons(0, &words), Picture::note(note)]
    }

    fn act(heaps: &Vec<u64>, step: &Step) -> Act {
        match step {
            Step::Take(take) => {
                let mut act = Act::take(heaps, take);
                act.taps.push(Id::Button(0, 0));
                act
            }
            &Step::Split(i, part) => {
                let taps = vec![Id::Stone(i, part), Id::Button(0, 1)];
                let words = ["split heap {0} into {1} and {2}", "把第 {0} 堆拆成 {1} 颗和 {2} 颗"];
                Act::new(taps, words, &[i as u64 + 1, part, heaps[i] - part])
            }
        }
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        let g = |&h: &u64| match h % 4 {
            3 => h + 1,
            0 if h > 0 => h - 1,
            _ => h,
        };
        Some(Claim::nim_sum(&heaps.iter().map(g).collect::<Vec<u64>>()))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }
}
