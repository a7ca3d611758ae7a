//! The game as stated: a turn says 1 to k further numbers, until the target is reached.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

/// The number with which the game ends: in variant 1 T itself, in variant 2 the one that brings the sum
/// of all to T or above.
fn end(given: &[u64]) -> u64 {
    let sum = |last: u64| if given[0] == 1 { last } else { (1..=last).sum() };
    (0..given[1]).find(|&last| given[1] <= sum(last)).unwrap_or(given[1])
}

impl Game for Rules {
    /// The variant, T, k, and the last number said.
    type Position = Vec<u64>;
    /// The last number that is said.
    type Move = u64;

    fn moves(given: &Vec<u64>, _: Player) -> Moves<Rules> {
        let (k, last) = (given[2], given[3]);
        let numbers = last + 1..=last.saturating_add(k).min(end(given));
        numbers.map(|next| (next, [&given[..3], &[next]].concat())).collect()
    }

    fn small() -> Vec<Vec<u64>> {
        let lasts =
            |given: [u64; 3]| (0..=end(&given)).map(move |last| [&given[..], &[last]].concat());
        let all = (1..=5).flat_map(|k| (1..=30).flat_map(move |t| [[1, t, k], [2, t, k]]));
        all.flat_map(lasts).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Say the next 1 to k numbers. In variant 1 whoever says T wins; in variant 2 whoever brings the sum of all numbers said to T or above.",
        "接着往下报 1 到 k 个数。规则 1：报到 T 的人赢；规则 2：使所有报过的数之和达到或超过 T 的人赢。",
    ];
    const TAKES: Phrase = [
        "variant, T and k, for example 2 30 2; a fourth number is the last one said. T is at most 60, in variant 2 at most 1830",
        "规则的编号、T 和 k，例如 2 30 2；可以再写已经报到几。T 至多 60，规则 2 至多 1830",
    ];
    const SET_UPS: &'static [&'static str] = &["1 30 3", "1 30 2", "2 30 2", "2 100 3", "1 60 9"];

    const ASKED: [Phrase; 2] = [
        [
            "With which number does the game end, and how many numbers are left up to it?",
            "报到几游戏就结束？离它还差几个数？",
        ],
        [
            "At which number can this turn stop, so that a multiple of k + 1 numbers is left?",
            "这次报到哪个数为止，剩下的个数就是 k + 1 的倍数？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let mut given = board::numbers(text)?;
        if given.len() == 3 {
            given.push(0);
        }
        let fits = match given[..] {
            [variant, target, k, last] => {
                let most = *[60, 1830].get(variant.checked_sub(1)? as usize)?;
                (1..=most).contains(&target) && k > 0 && last <= end(&given)
            }
            _ => false,
        };
        fits.then_some(given)
    }

    fn write(given: &Vec<u64>) -> String {
        board::write(if given[3] == 0 { &given[..3] } else { given })
    }

    /// The number line to its end; what was said is dark.
    fn scene(given: &Vec<u64>) -> Vec<Picture> {
        let (target, k, last) = (given[1], given[2], given[3]);
        let cell = |number: u64| Cell {
            id: Some(Id::Cell(0, number as usize)),
            ground: if number <= last { Look::Shaded } else { Look::Plain },
            text: number.to_string(),
            ..Cell::default()
        };
        let text = format!("T = {}, k = {}", target, k);
        let sum: u64 = (1..=last).sum();
        let note = match given[0] {
            1 => [text.clone(), text],
            _ => [format!("{}, sum so far {}", text, sum), format!("{}，现在的和是 {}", text, sum)],
        };
        vec![Picture::Strips(vec![(1..=end(given)).map(cell).collect()]), Picture::Note(note)]
    }

    fn act(given: &Vec<u64>, &next: &u64) -> Act {
        let first = given[3] + 1;
        let words = if next == first {
            ["say {0}", "报 {0}"]
        } else {
            ["say {0} to {1}", "从 {0} 报到 {1}"]
        };
        Act::new(vec![Id::Cell(0, next as usize)], words, &[first, next])
    }

    fn claim(given: &Vec<u64>, _: Player) -> Option<Claim> {
        let (w, k) = (end(given), given[2]);
        let (left, divisor) = (w - given[3], k.saturating_add(1));
        let text = format!("W = {}, {} mod {} = {}", w, left, divisor, left % divisor);
        Some(Claim::formula(text, left % divisor == 0))
    }

    fn why(given: &Vec<u64>, _: Player) -> Option<Why> {
        let (target, k, last, w) = (given[1], given[2], given[3], end(given));
        let (left, sum) = (w - last, k.saturating_add(1));
        let rest = left % sum;
        let [goal, goal_zh] = if given[0] == 1 {
            <[String; 2]>::default()
        } else {
            [
                format!("Whoever says {} brings the sum to {} or above. ", w, target),
                format!("报到 {}，和就达到或超过 {}。", w, target),
            ]
        };
        Some(if left == 0 {
            Why::lost([
                format!("{}{} has been said: the game is over.", goal, w),
                format!("{}已经报到 {}，游戏结束。", goal_zh, w),
            ])
        } else if left <= k {
            Why::won([
                format!(
                    "{}{} is {} away, at most k = {}: one turn can reach it.",
                    goal, w, left, k
                ),
                format!("{}到 {} 还有 {} 个数，不超过 k = {}：一次就能报到。", goal_zh, w, left, k),
            ])
        } else if rest == 0 {
            Why::lost([
                format!(
                    "{}{} numbers are left up to {}, a multiple of {} + 1 = {}: the other player can \
                     complete any turn to {} numbers.",
                    goal, left, w, k, sum, sum
                ),
                format!(
                    "{}到 {} 还有 {} 个数，是 {} + 1 = {} 的倍数：不管报几个，对手都能让两次合计 {} 个。",
                    goal_zh, w, left, k, sum, sum
                ),
            ])
        } else {
            Why::won([
                format!(
                    "{}Stop at {}: then {} numbers are left up to {}, a multiple of {} + 1 = {}, and \
                     any turn can be completed to {} numbers.",
                    goal, last + rest, left - rest, w, k, sum, sum
                ),
                format!(
                    "{}报到 {} 为止：到 {} 还有 {} 个数，是 {} + 1 = {} 的倍数，以后总能让两次合计 {} 个。",
                    goal_zh, last + rest, w, left - rest, k, sum, sum
                ),
            ])
        })
    }

    fn drawn(given: &Vec<u64>, _: Player) -> Option<Drawn> {
        let (w, last, sum) = (end(given), given[3], given[2].saturating_add(1));
        let cell = |number: u64| Id::Cell(0, number as usize);
        let rest = (w - last) % sum;
        let words = [
            format!(
                "The game ends with {}. Ringed: {} and the numbers below it in steps of k + 1 = {}. Orange: \
                 what is left over.",
                w, w, sum
            ),
            format!("报到 {} 结束。圆圈：{}，以及从它往前依次减 k + 1 = {} 的数。粗框：余下的几个数。", w, w, sum),
        ];
        let mut drawn = Drawn::new(words);
        for i in 1..=(w - last) / sum {
            drawn = drawn.ring(cell(last + rest + i * sum), false);
        }
        Some(match rest {
            0 => drawn,
            _ => drawn.span(cell(last + 1), cell(last + rest), rest, true),
        })
    }

    /// Each number, as the last one said.
    fn marks(given: &Vec<u64>) -> Vec<(Id, Vec<u64>)> {
        let said = |last| (Id::Cell(0, last as usize), [&given[..3], &[last]].concat());
        (1..=end(given)).map(said).collect()
    }
}
