//! The game as stated: a turn merges two heaps into one of at most m stones.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use std::collections::HashMap;

pub struct Rules;

impl Game for Rules {
    /// m alone, and the heaps, the largest first.
    type Position = Vec<Vec<u64>>;
    /// Two heaps by their indices, the smaller index first.
    type Move = [usize; 2];

    fn moves(position: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let (m, heaps) = (position[0][0], &position[1]);
        let mut moves = vec![];
        for j in 0..heaps.len() {
            for i in (0..j).filter(|&i| heaps[i] + heaps[j] <= m) {
                moves.push(([i, j], vec![vec![m], merged(heaps, i, j)]));
            }
        }
        moves
    }

    /// All heaps that come from up to 9 single stones.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = vec![];
        for m in 1..=6 {
            for n in 1..=9 {
                let first = all.len();
                all.push(vec![vec![m], vec![1; n]]);
                let mut next = first;
                while next < all.len() {
                    for option in Rules::options(&all[next]) {
                        if !all[first..].contains(&option) {
                            all.push(option);
                        }
                    }
                    next += 1;
                }
            }
        }
        all
    }

    /// Equal heaps give the same.
    fn options_of(position: &Vec<Vec<u64>>, player: Player) -> Vec<Vec<Vec<u64>>> {
        let moves = Rules::moves(position, player).into_iter();
        let mut options: Vec<_> = moves.map(|(_, to)| to).collect();
        options.sort_unstable();
        options.dedup();
        options
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Merge two heaps into one of at most m stones. Whoever cannot move loses.",
        "每次把两堆合并成一堆，合并后不能超过 m 颗。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "m, then the heaps, of at most m stones each and 16 in all: 3 | 1 1 1 1 1",
        "先写 m，再写各堆，每堆不超过 m 颗，总共不超过 16 颗：3 | 1 1 1 1 1",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "3 | 2 1 1 1 1",
        "3 | 1 1 1 1 1",
        "3 | 1 1 1 1 1 1",
        "4 | 1 1 1 1 1 1 1 1 1",
        "5 | 5 3 2 1 1 1",
        "5 | 5 4 2 1 1 1",
        "6 | 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "How many merges are left if as few heaps as possible remain in the end?",
            "如果最后剩下的堆最少，还要合并几次？",
        ],
        [
            "Which merge can be made so that an even number of turns can be forced to follow?",
            "先并哪两堆，能逼得以后的步数是偶数？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let mut position = board::groups(text)?;
        match &mut position[..] {
            [m, heaps] if m.len() == 1 && (1..=16).contains(&heaps.len()) => {
                heaps.sort_unstable_by(|a, b| b.cmp(a));
                let fits = heaps.iter().all(|h| (1..=m[0].min(16)).contains(h));
                (fits && m[0] <= 16 && heaps.iter().sum::<u64>() <= 16).then_some(position)
            }
            _ => None,
        }
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let m = position[0][0];
        let cell = |(i, &h): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            ground: if h == m { Look::Shaded } else { Look::Plain },
            text: h.to_string(),
            ..Cell::default()
        };
        let cells = position[1].iter().enumerate().map(cell).collect();
        let note =
            [format!("m = {}: at most {} in a heap", m, m), format!("m = {0}：一堆至多 {0} 颗", m)];
        vec![Picture::Strips(vec![cells]), Picture::Note(note)]
    }

    fn act(position: &Vec<Vec<u64>>, step: &[usize; 2]) -> Act {
        let [a, b] = step.map(|i| position[1][i]);
        let [i, j] = step.map(|i| i as u64 + 1);
        let words = ["merge {0} and {1}, heaps {2} and {3}", "合并 {0} 和 {1}，即第 {2}、{3} 堆"];
        Act::new(step.iter().map(|&i| Id::Cell(0, i)).collect(), words, &[a, b, i, j])
    }

    /// Where at most one heap is neither full nor a single stone.
    fn claim(position: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let (count, k) = steps(position)?;
        let text = format!("R = {} − {} = {}", count, k, count - k);
        Some(Claim::formula(text, (count - k) % 2 == 0))
    }

    fn why(position: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let (m, heaps) = (position[0][0], &position[1]);
        let moves = Rules::moves(position, player);
        if moves.is_empty() {
            return Some(Why::lost([
                format!("No two heaps can be merged: any two have more than m = {} stones.", m),
                format!("任何两堆合起来都超过 m = {} 颗，不能再合并。", m),
            ]));
        }
        if let Some((count, k)) = steps(position) {
            let turns = count - k;
            // The heap that is being filled, or a single stone.
            let x = heaps.iter().find(|&&h| 1 < h && h < m).unwrap_or(&1);
            return Some(if turns % 2 == 1 {
                Why::won([
                    format!("From {} heaps to the fewest possible, {}, it is an odd number of turns, {}. Filling heap after heap forces just this number: begin with {} + 1.", count, k, turns, x),
                    format!("{} 堆最少并成 {} 堆，要 {} 步，是奇数。一堆一堆地装满，就能逼出这个步数：先并 {} + 1。", count, k, turns, x),
                ])
            } else {
                Why::lost([
                    format!("From {} heaps to the fewest possible, {}, it is an even number of turns, {}. The other player can answer so that heap after heap gets full, which forces just this number.", count, k, turns),
                    format!("{} 堆最少并成 {} 堆，要 {} 步，是偶数。对手总能应对，使两人合起来还是一堆一堆地装满，逼出这个步数。", count, k, turns),
                ])
            });
        }
        let mut seen = HashMap::new();
        let (wins, parities) = tried(position, &mut seen);
        // A merge that wins.
        let mut best = |position: &Vec<Vec<u64>>| {
            let mut moves = Rules::moves(position, player).into_iter();
            let ([i, j], _) = moves.find(|(_, to)| !tried(to, &mut seen).0)?;
            Some(format!("{} + {}", position[1][i], position[1][j]))
        };
        Some(match parities {
            [false, true] => Why::won([
                "Whatever is merged from here on, the number of turns is odd, so the player to move has the last one.",
                "从这里起怎么合并，步数都是奇数，最后一步归轮到走的人。",
            ]),
            [true, false] => Why::lost([
                "Whatever is merged from here on, the number of turns is even, so the other player has the last one.",
                "从这里起怎么合并，步数都是偶数，最后一步归对手。",
            ]),
            _ if wins => {
                let first = best(position)?;
                Why::won([
                    format!("The number of turns can be made odd: begin with {}. Whatever the other player merges then, there is an answer that keeps it so.", first),
                    format!("能使总步数是奇数：先并 {}，以后不管对手怎么合并，都有办法保持。", first),
                ])
            }
            _ => {
                let ([i, j], to) = &moves[0];
                let answer = best(to)?;
                Why::lost([
                    format!("Whatever is merged, the other player can make the number of turns even: {} + {}, for example, is answered by {}.", heaps[*i], heaps[*j], answer),
                    format!("不管怎么合并，对手都能使总步数是偶数：比如走 {} + {}，对手就并 {}。", heaps[*i], heaps[*j], answer),
                ])
            }
        })
    }

    fn drawn(position: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let words = [
            "One way to the end: each frame becomes one heap of at most m stones. On an orange frame: how many merges it takes.",
            "一种走到头的方法：每个框并成一堆，至多 m 颗。粗框上的数：要合并几次。",
        ];
        let (m, heaps) = (position[0][0], &position[1]);
        let (mut drawn, mut first) = (Drawn::new(words), 0);
        while first < heaps.len() {
            let has_room = |&end: &usize| heaps[first..=end].iter().sum::<u64>() <= m;
            let last = (first..heaps.len()).take_while(has_room).last()?;
            let merges = match last - first {
                0 => String::new(),
                merges => merges.to_string(),
            };
            let is_open = !merges.is_empty();
            drawn = drawn.span(Id::Cell(0, first), Id::Cell(0, last), merges, is_open);
            first = last + 1;
        }
        Some(drawn)
    }
}

/// How many heaps there are, and K, the fewest, if at most one heap is neither full nor a single stone.
fn steps(position: &[Vec<u64>]) -> Option<(u64, u64)> {
    let (m, heaps) = (position[0][0], &position[1]);
    let is_on_the_way = heaps.iter().filter(|&&h| h != 1 && h != m).count() <= 1;
    is_on_the_way.then(|| (heaps.len() as u64, (heaps.iter().sum::<u64>() + m - 1) / m))
}

/// Where the page says nothing all turns are tried: does the player to move win, and can an even or an odd
/// number of turns follow?
fn tried(
    position: &Vec<Vec<u64>>,
    seen: &mut HashMap<Vec<Vec<u64>>, (bool, [bool; 2])>,
) -> (bool, [bool; 2]) {
    if let Some(found) = seen.get(position) {
        return *found;
    }
    let options = Rules::options(position);
    let mut found = (false, [options.is_empty(), false]);
    for option in &options {
        let (wins, [even, odd]) = tried(option, seen);
        found = (found.0 || !wins, [found.1[0] || odd, found.1[1] || even]);
    }
    seen.insert(position.clone(), found);
    found
}

/// Heaps i and j as one, i before j; the largest first.
fn merged(heaps: &[u64], i: usize, j: usize) -> Vec<u64> {
    let mut merged = heaps.to_vec();
    merged[i] += merged.remove(j);
    merged.sort_unstable_by(|a, b| b.cmp(a));
    merged
}
