//! The game as stated: take a whole heap next to a heap that was taken before.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};
use shared::small;
use std::cmp::Ordering;

pub struct Rules;

impl Game for Rules {
    /// The row, where 0 is a heap that was taken, and the points of both players.
    type Position = Vec<Vec<u64>>;
    /// The place of the heap that is taken.
    type Move = usize;

    const END: End = End::Score;

    fn moves(position: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let row = &position[0];
        let is_taken = |i: usize| row.get(i) == Some(&0);
        let is_open = |&i: &usize| row[i] > 0 && (is_taken(i + 1) || i > 0 && is_taken(i - 1));
        let step = |i: usize| {
            let mut to = position.clone();
            to[1][usize::from(player == Player::Right)] += row[i];
            to[0][i] = 0;
            (i, to)
        };
        (0..row.len()).filter(is_open).map(step).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let rows = small::up_to(&[(5, 3), (6, 2)])
            .into_iter()
            .filter(|row| row.len() > 1 && row.contains(&0));
        rows.map(|row| vec![row, vec![0, 0]]).collect()
    }

    fn result(position: &Vec<Vec<u64>>) -> i64 {
        signed(position[1][0]) - signed(position[1][1])
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take a whole heap that is next to an empty place; its stones are your points. When all are taken, more points win.",
        "每次取走一整堆，它的旁边必须有已取走的空位；石头数就是得分。取完时得分多的人赢。",
    ];
    const TAKES: Phrase = [
        "the row, with 0 for an empty place, then the points so far: 1 0 2 9 | 0 0. 2 to 12 places, at least one of them empty; heaps of at most 99",
        "先写一排石头，0 表示空位，再写两人已有的得分：1 0 2 9 | 0 0。2 到 12 个位置，至少一个空位，每堆至多 99",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1 0 2 9 | 0 0",
        "1 2 0 3 7 4 0 9 | 0 0",
        "4 3 0 2 8 5 | 0 0",
        "0 1 2 | 0 0",
        "0 2 6 1 9 3 0 4 8 | 0 0",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["First", "先手"], ["Second", "后手"]]);
    const ASKED: [Phrase; 2] = [
        [
            "Which heaps are hidden: between two that are not larger, or at the wall beside one that is not larger?",
            "哪些堆被挡住了：两边的堆都不比它大，或者它靠墙，旁边的一堆不比它大？",
        ],
        [
            "Which heap can be taken to finish ahead or, if there is none, level?",
            "取哪一堆，最后能领先？如果不能领先，取哪一堆能打平？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        let fits = position.len() == 2
            && (2..=12).contains(&position[0].len())
            && position[0].contains(&0)
            && position[1].len() == 2
            && position[0].iter().all(|&heap| heap <= 99)
            && position[1].iter().all(|&points| points <= 9999);
        // The sets of heaps that may be left.
        let sets = |position: &Vec<Vec<u64>>| {
            let row = &position[0];
            let last = row.iter().filter(|&&heap| heap == 0).count();
            let left = |(i, stretch): (usize, &[u64])| match stretch.len() as u64 {
                n if i == 0 || i == last => n + 1,
                n => n * (n + 1) / 2 + 1,
            };
            row.split(|&heap| heap == 0).enumerate().map(left).product::<u64>()
        };
        (fits && sets(&position) <= 1000).then_some(position)
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let cell = |(i, &heap): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            ground: if heap == 0 { Look::Shaded } else { Look::Plain },
            text: if heap == 0 { String::new() } else { heap.to_string() },
            ..Cell::default()
        };
        let points = &position[1];
        let note = [
            format!("First has {}, Second has {}.", points[0], points[1]),
            format!("先手 {} 分，后手 {} 分。", points[0], points[1]),
        ];
        let row = position[0].iter().enumerate().map(cell).collect();
        vec![Picture::Strips(vec![row]), Picture::Note(note)]
    }

    fn act(position: &Vec<Vec<u64>>, &i: &usize) -> Act {
        let words = ["take the {0} at place {1}", "取第 {1} 个位置的 {0}"];
        Act::new(vec![Id::Cell(0, i)], words, &[position[0][i], i as u64 + 1])
    }

    fn claim(position: &Vec<Vec<u64>>, player: Player) -> Option<Claim> {
        let Reduced { open, pairs } = Reduced::of(&position[0]);
        let is_odd = heaps(&position[0]) % 2 == 1;
        let count = open.len() + pairs.len();
        let by_size = open.iter().enumerate().map(|(turn, heap)| (turn % 2 == 0, heap.value));
        let terms = by_size.chain(pairs.iter().map(|pair| (is_odd, pair.value)));
        let mut sum = String::new();
        for (is_added, value) in terms {
            sum += match (sum.is_empty(), is_added) {
                (true, true) => "",
                (true, false) => "−",
                (false, true) => " + ",
                (false, false) => " − ",
            };
            sum +=
                &if value < 0 && count > 1 { format!("({})", minus(value)) } else { minus(value) };
        }
        if count != 1 {
            sum += if sum.is_empty() { "" } else { " = " };
            sum += &minus(gain(&position[0]));
        }
        let lead = lead(position, player);
        let words = [
            format!("On the rest {}, with the points so far {}", sum, minus(lead)),
            format!("剩下的石头 {}，连已有的分 {}", sum, minus(lead)),
        ];
        Some(Claim { words, lost: lead < 0 })
    }

    fn why(position: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let Reduced { open, pairs } = Reduced::of(&position[0]);
        let names = [["First", "先手"], ["Second", "后手"]];
        let [own, other] = match player {
            Player::Left => names,
            Player::Right => [names[1], names[0]],
        };
        let mut said = [String::new(), String::new()];
        if heaps(&position[0]) == 0 {
            said = ["All heaps are taken.".into(), "石头取完了。".into()];
        }
        let are_merged = open.iter().any(|heap| heap.from < heap.to);
        let values: Vec<String> = open.iter().map(|heap| minus(heap.value)).collect();
        let listed = [values.join(", "), values.join("、")];
        if !open.is_empty() {
            let [en, zh] = match (are_merged, open.len()) {
                (true, 1) => {
                    ["A peak counts with its neighbours as one heap:", "山峰和两边合成一堆："]
                }
                (true, _) => [
                    "With each peak merged with its neighbours, these go by size:",
                    "山峰和两边合成一堆，从大到小轮流取：",
                ],
                (false, 1) => ["One heap lies open:", "敞开的只有一堆："],
                (false, _) => ["These heaps go by size:", "这些堆从大到小轮流取："],
            };
            let more = open
                .iter()
                .zip([1, -1].iter().cycle())
                .map(|(heap, sign)| sign * heap.value)
                .sum::<i64>();
            let [more_en, more_zh] = match more.cmp(&0) {
                Ordering::Greater => {
                    [format!("{} {} more", own[0], more), format!("{}多得 {}", own[1], more)]
                }
                Ordering::Equal => ["both the same".into(), "两人得的一样".into()],
                Ordering::Less => {
                    [format!("{} {} more", other[0], -more), format!("{}多得 {}", other[1], -more)]
                }
            };
            said[0] += &format!("{} {}, which gives {}.", en, listed[0], more_en);
            said[1] += &format!("{}{}，{}。", zh, listed[1], more_zh);
        }
        if !pairs.is_empty() {
            let all = pairs.iter().map(|pair| pair.value).sum::<i64>();
            let is_odd = heaps(&position[0]) % 2 == 1;
            let [gains, must] = if is_odd { [own, other] } else { [other, own] };
            let blank = if said[0].is_empty() { "" } else { " " };
            said[0] += &format!(
                "{}At a wall nobody wants to uncover the last heap; {} number of heaps is left, so {} has to, and {} gains {}.",
                blank, if is_odd { "an odd" } else { "an even" }, must[0], gains[0], all
            );
            said[1] += &format!(
                "靠墙的一堆谁也不想让出来；剩下的堆数是{}数，只好由{}让出，{}多得 {}。",
                if is_odd { "奇" } else { "偶" },
                must[1],
                gains[1],
                all
            );
        }
        // A move is as good as what it leaves to the other player is bad.
        let worth = |step: &(usize, Vec<Vec<u64>>)| self::lead(&step.1, player.other());
        if let Some((i, _)) = Rules::moves(position, player).into_iter().min_by_key(worth) {
            let heap = position[0][i];
            said[0] += &format!(" {} takes the {} at place {}.", own[0], heap, i + 1);
            said[1] += &format!("{}这一步取第 {} 个位置的 {}。", own[1], i + 1, heap);
        }
        let lead = lead(position, player);
        let [en, zh] = said;
        Some(match lead.cmp(&0) {
            Ordering::Greater => Why::won([
                format!("{} With the points so far {} ends {} ahead.", en, own[0], lead),
                format!("{}连已有的分，最后{}领先 {} 分。", zh, own[1], lead),
            ]),
            Ordering::Equal => Why::drawn([
                format!("{} With the points so far both end with the same.", en),
                format!("{}连已有的分，最后两人得分相同。", zh),
            ]),
            Ordering::Less => Why::lost([
                format!("{} With the points so far {} ends {} behind.", en, own[0], -lead),
                format!("{}连已有的分，最后{}落后 {} 分。", zh, own[1], -lead),
            ]),
        })
    }

    fn drawn(position: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let Reduced { open, pairs } = Reduced::of(&position[0]);
        let frame = |counts: bool| {
            move |drawn: Drawn, heap: &Merged| {
                let [from, to] = [heap.from, heap.to].map(|i| Id::Cell(0, i));
                drawn.span(from, to, minus(heap.value), counts)
            }
        };
        let drawn = open.iter().fold(Drawn::new(FRAMED), frame(true));
        Some(pairs.iter().fold(drawn, frame(false)))
    }
}

const FRAMED: Phrase = [
    "Orange: the heaps that go by size, a peak merged with its neighbours, with its value. Thin: pairs at a wall, with what the heap at the wall has more.",
    "粗框：从大到小轮流取的堆，山峰和两边合成一堆，标出它的值。细框：靠墙的一对，标出靠墙的一堆多几个。",
];

/// One heap, or several that count as one.
struct Merged {
    value: i64,
    from: usize,
    to: usize,
}

/// A row without peaks and pairs.
struct Reduced {
    /// The largest first.
    open: Vec<Merged>,
    /// The pairs at the walls, with the difference.
    pairs: Vec<Merged>,
}

impl Reduced {
    fn of(row: &[u64]) -> Reduced {
        let (mut open, mut pairs) = (vec![], vec![]);
        let mut start = 0;
        for stretch in row.split(|&heap| heap == 0) {
            let mut stack: Vec<Merged> = vec![];
            for (i, &heap) in stretch.iter().enumerate() {
                stack.push(Merged { value: signed(heap), from: start + i, to: start + i });
                while let [.., x, y, z] = &stack[..] {
                    if x.value > y.value || y.value < z.value {
                        break;
                    }
                    let merged =
                        Merged { value: x.value + z.value - y.value, from: x.from, to: z.to };
                    stack.truncate(stack.len() - 3);
                    stack.push(merged);
                }
            }
            let end = start + stretch.len();
            if start == 0 {
                stack.reverse();
            }
            if start == 0 || end == row.len() {
                while let [.., p, q] = &stack[..] {
                    if p.value > q.value {
                        break;
                    }
                    let [from, to] = [p.from.min(q.from), p.to.max(q.to)];
                    pairs.push(Merged { value: q.value - p.value, from, to });
                    stack.truncate(stack.len() - 2);
                }
            }
            open.append(&mut stack);
            start = end + 1;
        }
        open.sort_by_key(|heap| -heap.value);
        Reduced { open, pairs }
    }
}

/// How many heaps are left.
fn heaps(row: &[u64]) -> usize {
    row.iter().filter(|&&heap| heap > 0).count()
}

/// How much more than the other the player to move gets of the row.
fn gain(row: &[u64]) -> i64 {
    let Reduced { open, pairs } = Reduced::of(row);
    let sign = if heaps(row) % 2 == 1 { 1 } else { -1 };
    let by_size = open.iter().zip([1, -1].iter().cycle()).map(|(heap, sign)| sign * heap.value);
    by_size.sum::<i64>() + sign * pairs.iter().map(|pair| pair.value).sum::<i64>()
}

/// By how much the player to move is ahead in the end.
fn lead(position: &[Vec<u64>], player: Player) -> i64 {
    let [own, other] = match player {
        Player::Left => [position[1][0], position[1][1]],
        Player::Right => [position[1][1], position[1][0]],
    };
    signed(own) - signed(other) + gain(&position[0])
}

fn minus(number: i64) -> String {
    number.to_string().replace('-', "−")
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).expect("a board has small numbers")
}
