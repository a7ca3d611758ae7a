//! The game as stated: a move takes p sticks, for some p of the given takes.

use board::{Act, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player, Take};

pub struct Rules;

impl Game for Rules {
    /// The takes, the heap.
    type Position = Vec<Vec<u64>>;
    type Move = Take;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let takes = |_, h| given[0].iter().copied().filter(move |&p| p <= h);
        let moves = game::take(&given[1], takes).into_iter();
        moves.map(|(take, heap)| (take, vec![given[0].clone(), heap])).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let sets = [vec![1, 3, 4], vec![2, 5], vec![1], vec![1, 2, 3], vec![3, 4, 8]];
        sets.iter().flat_map(|set| (0..=30).map(move |n| vec![set.clone(), vec![n]])).collect()
    }
}

/// The take from each heap to n that leaves a lost one, if there is one.
fn wins(takes: &[u64], n: u64) -> Vec<Option<u64>> {
    let mut wins: Vec<Option<u64>> = vec![];
    for i in 0..=n {
        let leaves_lost = |&p: &u64| p <= i && wins[(i - p) as usize].is_none();
        let win = takes.iter().copied().find(leaves_lost);
        wins.push(win);
    }
    wins
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take as many sticks as one of the given numbers says. Whoever cannot move loses.",
        "每次取走的根数必须是给定的数之一，不能走的人输。",
    ];
    const TAKES: Phrase = [
        "the takes | the heap, for example 1 3 4 | 10: at most 8 takes, at most 1000 sticks",
        "可取的数 | 根数，例如 1 3 4 | 10：至多 8 个数，至多 1000 根",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 3 4 | 10", "1 2 4 | 32", "2 5 | 7", "1 4 9 16 | 1000"];

    const ASKED: [Phrase; 2] = [
        [
            "Which numbers of sticks are lost for the player to move, counted up from 0?",
            "从 0 根开始往上推，哪些根数先手必败？",
        ],
        [
            "Which take leaves a number that is lost for the player to move?",
            "取几根，能让剩下的根数先手必败？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|given| {
            given.len() == 2
                && given[1].len() == 1
                && given[1][0] <= 1000
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

    fn why(given: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let (takes, n) = (&given[0], given[1][0]);
        let wins = wins(takes, n);
        let first = wins[n as usize].unwrap_or(0);
        let left = n - first;
        // From the lost heap every take is answered.
        let answer = |&p: &u64| Some((p, wins[left.checked_sub(p)? as usize]?));
        let answers: Vec<(u64, u64)> = takes.iter().filter_map(answer).collect();
        let en = answers.iter().map(|(p, q)| format!("{} after {}", q, p));
        let zh = answers.iter().map(|(p, q)| format!("取 {} 回 {}", p, q));
        let [more, more_zh] = if answers.len() > 4 { [", …", "，……"] } else { ["", ""] };
        let en = en.take(4).collect::<Vec<_>>().join(", ") + more;
        let zh = zh.take(4).collect::<Vec<_>>().join("，") + more_zh;
        Some(match (first, answers.is_empty()) {
            (0, true) if n == 0 => Why::lost(["No stick is left.", "已经取完，一根不剩。"]),
            (0, true) => Why::lost([
                format!("What is left, {}, is less than the least take, {}.", n, takes[0]),
                format!("只剩 {} 根，而每次至少取 {} 根，没法取了。", n, takes[0]),
            ]),
            (0, false) => Why::lost([
                format!(
                    "From {} each take has its answer ({}), and so has every later one, to the end.",
                    n, en
                ),
                format!("{} 根时，怎么取，对手都有应对（{}），以后也都有，直到轮到走的人没法取。", n, zh),
            ]),
            (_, true) => Why::won([
                format!("Take {}: that leaves {}, and then no take is possible.", first, left),
                format!("取 {} 根，剩 {} 根，对手没法取了。", first, left),
            ]),
            (_, false) => Why::won([
                format!(
                    "Take {} and leave {}: there each take has its answer ({}), and so has every \
                     later one, to the end.",
                    first, left, en
                ),
                format!(
                    "取 {} 根，剩 {} 根：对手怎么取都有应对（{}），以后也都有，直到对手没法取。",
                    first, left, zh
                ),
            ]),
        })
    }

    /// The lost numbers are found as [`wins`] finds them.
    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let (takes, n) = (&given[0], given[1][0]);
        let wins = wins(takes, n);
        let lost: Vec<u64> = (0..n.max(1)).filter(|&k| wins[k as usize].is_none()).collect();
        // Of very many the last ones.
        let lost = &lost[lost.len().saturating_sub(40)..];
        let few = &lost[lost.len().saturating_sub(8)..];
        let more = if few[0] > 0 { "…, " } else { "" };
        let [en, zh] = board::listed(few);
        let words = [
            format!(
                "Lost for the player to move: {}{}. Each frame has one of these numbers of sticks to \
                 its left.",
                more, en
            ),
            format!("先手必败的根数：{}{}。每个框的左边正好有这样的根数。", more.replace(", ", "、"), zh),
        ];
        let ends = lost.iter().skip(1).copied().chain([n]);
        let frame = |drawn: Drawn, (&k, end): (&u64, u64)| {
            let drawn = drawn.stones(0, k, end - k, "", false);
            match n {
                1..=12 => drawn.tag(Id::Stone(0, k), k, true),
                _ => drawn,
            }
        };
        Some(lost.iter().zip(ends).fold(Drawn::new(words), frame))
    }

    fn table(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<Vec<u64>>>> {
        vec![(0..=given[1][0]).map(|n| vec![given[0].clone(), vec![n]]).collect()]
    }
}
