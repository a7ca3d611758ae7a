//! The game as stated: each player takes whole heaps away once, then they play Nim.

use board::{Act, Claim, Drawn, Id, Phrase, Picture, Show, Why, Words};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

/// A choice of whole heaps, later of matches.
pub enum Step {
    TakeAway(Vec<usize>),
    Take(Take),
}

impl Game for Rules {
    /// The heaps, and how many turns have been made, at most 2. A heap taken away is 0.
    type Position = Vec<Vec<u64>>;
    type Move = Step;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let (heaps, turn) = (&given[0], given[1][0]);
        if turn == 2 {
            let takes = game::take(heaps, |_, h| 1..=h).into_iter();
            return takes.map(|(take, to)| (Step::Take(take), vec![to, vec![2]])).collect();
        }
        let sets = choices(heaps).filter(|gone| heaps.iter().zip(gone).any(|(&h, g)| h > 0 && !g));
        let take_away = |gone: Vec<bool>| {
            let to = heaps.iter().zip(&gone).map(|(&h, &gone)| if gone { 0 } else { h }).collect();
            let these = (0..heaps.len()).filter(|&i| gone[i]).collect();
            (Step::TakeAway(these), vec![to, vec![turn + 1]])
        };
        sets.map(take_away).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let all = [small::up_to(&[(3, 4), (4, 2)]), vec![vec![1, 2, 4, 5]]].concat().into_iter();
        let turns = all.flat_map(|heaps| (0..3).map(move |turn| vec![heaps.clone(), vec![turn]]));
        turns.filter(|given| given[1][0] == 2 || given[0].iter().any(|&h| h > 0)).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "First take whole heaps away, as many as you like, but not all; then the other player does the same. After that take one or more matches from a single heap, in turn; whoever takes the last match wins.",
        "第一步拿走若干整堆，可以不拿，不能全拿；第二步对手也一样。以后轮流从一堆里取走至少一根火柴，取到最后一根的人赢。",
    ];
    const TAKES: Phrase = [
        "1 to 6 heaps, for example 1 2 3, at most 26 26 26 or 10 10 10 10; add | 1 or | 2 if so many turns have been made",
        "1 到 6 堆，例如 1 2 3，不超过 26 26 26 或 10 10 10 10；已经走过一步、两步的，后面写 | 1、| 2",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 2 3", "7 4 3 2 1", "5 5 6 6", "2 4 6", "1 2 4 | 1", "5 5 6 6 5"];

    const ASKED: [Phrase; 2] = [
        [
            "Split each heap into powers of two: are there heaps in which every power occurs an even number of times?",
            "把每堆拆成 2 的幂：能不能选出几堆，使每个幂都出现偶数次？",
        ],
        [
            "First turn: which heaps can go so that no choice of the others has nim-sum 0? Later: which move makes the nim-sum 0?",
            "第一步：拿走哪几堆，其余的就选不出异或和为 0 的几堆？以后：怎么走，异或和就是 0？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let mut given = board::groups(text)?;
        if given.len() == 1 {
            given.push(vec![0]);
        }
        (given.len() == 2
            && board::are_few(&given[0], 6)
            && given[1].len() == 1
            && (given[1][0] == 2 || given[1][0] < 2 && given[0].iter().any(|&h| h > 0)))
        .then_some(given)
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(if given[1][0] == 0 { &given[..1] } else { given })
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let heaps = Picture::heaps(&given[0]);
        if given[1][0] == 2 {
            let now = ["Now take from a single heap.", "现在从一堆里取。"];
            return vec![heaps, Picture::note(now)];
        }
        let now =
            ["Take whole heaps away: mark the first match of each.", "拿走整堆：点每堆的第一根。"];
        vec![heaps, Picture::buttons(0, &[NOTHING]), Picture::note(now)]
    }

    fn act(given: &Vec<Vec<u64>>, step: &Step) -> Act {
        let these = match step {
            Step::Take(take) => return Act::take(&given[0], take),
            Step::TakeAway(these) => these,
        };
        if these.is_empty() {
            return Act::new(vec![Id::Button(0, 0)], NOTHING, &[]);
        }
        let taps = these.iter().map(|&i| Id::Stone(i, 0)).collect();
        let names: Vec<String> = these.iter().map(|i| (i + 1).to_string()).collect();
        let heaps = if these.len() == 1 { "heap" } else { "heaps" };
        let words = [
            format!("take away {heaps} {}", names.join(", ")),
            format!("拿走第 {} 堆", names.join("、")),
        ];
        Act::new(taps, words, &[])
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let heaps: Vec<u64> = given[0].iter().copied().filter(|&h| h > 0).collect();
        if given[1][0] == 2 {
            return Some(Claim::nim_sum(&heaps));
        }
        if given[1][0] == 0 {
            return Some(Claim { words: independent(&kept(heaps)), lost: false });
        }
        Some(match with_sum_0(&heaps) {
            Some(of) => Claim { lost: false, ..Claim::nim_sum(&of) },
            None => Claim { words: independent(&heaps), lost: true },
        })
    }

    fn why(given: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let heaps: Vec<u64> = given[0].iter().copied().filter(|&h| h > 0).collect();
        if given[1][0] == 2 {
            return Some(match heaps.len() {
                0 => Why::lost(["No match is left.", "火柴已经取完了。"]),
                1 => Why::won(["A single heap is left: take all of it.", "只剩一堆，一次取完。"]),
                _ => Why::nim_sum(&heaps, ["the heaps", "各堆"]),
            });
        }
        if given[1][0] == 0 {
            let kept = kept(heaps);
            let [en, zh] = board::listed(&kept);
            return Some(Why::won(if kept.len() == 1 {
                [
                    format!("Leave only the heap {}: the other player must leave it too, and then one move takes all of it.", en),
                    format!("只留 {} 这一堆：对手不能拿走它，轮到走的人接着一次取完。", zh),
                ]
            } else {
                [
                    format!("Leave {}, which are independent: whichever of them the other player leaves, their nim-sum is not 0, and one move then makes it 0.", en),
                    format!("留下 {}，它们线性无关：对手再留下哪几堆，异或和都不是 0，接着走一步就能变成 0。", zh),
                ]
            }));
        }
        let [en, zh] = board::listed(&with_sum_0(&heaps).unwrap_or_else(|| heaps.clone()));
        Some(if with_sum_0(&heaps).is_some() {
            Why::won([
                format!("Leave {}, of nim-sum 0: the other player must take from them first, which spoils that, and each answer restores it.", en),
                format!("留下 {}，异或和是 0：对手怎么取都不再是 0，轮到走的人再取回 0。", zh),
            ])
        } else if heaps.len() == 1 {
            Why::lost([
                format!("The only heap, {}, must stay, and the other player takes all of it.", en),
                format!("只有 {} 这一堆，不能拿走，对手接着一次取完。", zh),
            ])
        } else {
            Why::lost([
                format!("The heaps {} are independent: whichever are left, their nim-sum is not 0, and the other player makes it 0.", en),
                format!("{} 线性无关：留下哪几堆，异或和都不是 0，对手接着走成 0。", zh),
            ])
        })
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let heaps = &given[0];
        let split = |words: Phrase, odd: &dyn Fn(usize) -> u64| {
            let all = 0..heaps.len();
            Some(all.fold(Drawn::new(words), |drawn, i| {
                drawn.bricks(heaps[i], odd(i), |j| Id::Stone(i, j))
            }))
        };
        match (given[1][0], choice_of_sum_0(heaps)) {
            (2, _) => Some(Drawn::powers(heaps)),
            (0, Some(of)) => split(CHOICE, &|i| if of[i] { u64::MAX } else { 0 }),
            // What is found in the second turn is its move: that is not drawn.
            _ => {
                let others = |i: usize| {
                    let all = heaps.iter().enumerate();
                    all.filter(|one| one.0 != i).fold(0, |others, one| others | one.1)
                };
                split(ALONE, &|i| !others(i))
            }
        }
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        let nim = &given[0][..if given[1][0] == 2 { given[0].len() } else { 0 }];
        nim.iter().map(|&h| vec![vec![h], vec![2]]).collect()
    }
}

const CHOICE: Phrase = [
    "Each heap is framed as powers of two. Orange: some heaps in which every power occurs an even number of times.",
    "每堆拆成 2 的幂，分别框出。粗框：在这几堆里，每个幂都出现偶数次。",
];
const ALONE: Phrase = [
    "Each heap is framed as powers of two. Orange: the powers that only one heap has.",
    "每堆拆成 2 的幂，分别框出。粗框：只在一堆里出现的幂。",
];
const NOTHING: Phrase = ["take nothing away", "一堆也不拿"];

/// The largest heaps first, as long as no choice of them has nim-sum 0.
fn kept(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let mut kept = vec![];
    for h in heaps {
        kept.push(h);
        if with_sum_0(&kept).is_some() {
            kept.pop();
        }
    }
    kept
}

fn independent(heaps: &[u64]) -> Words {
    let heaps = board::write(heaps);
    [format!("{heaps}: independent"), format!("{heaps} 线性无关")]
}

/// Every choice of heaps that are there.
fn choices(heaps: &[u64]) -> impl Iterator<Item = Vec<bool>> + '_ {
    let chosen = move |set: usize| (0..heaps.len()).map(|i| set >> i & 1 == 1).collect();
    let all = (0..1 << heaps.len()).map(chosen);
    all.filter(move |set: &Vec<bool>| heaps.iter().zip(set).all(|(&h, &is_in)| h > 0 || !is_in))
}

/// One or more heaps of nim-sum 0, as few as possible.
fn choice_of_sum_0(heaps: &[u64]) -> Option<Vec<bool>> {
    let sum =
        |set: &Vec<bool>| heaps.iter().zip(set).filter(|one| *one.1).fold(0, |x, (h, _)| x ^ h);
    let some = choices(heaps).skip(1).filter(|set| sum(set) == 0);
    some.min_by_key(|set| set.iter().filter(|&&is_in| is_in).count())
}

fn with_sum_0(heaps: &[u64]) -> Option<Vec<u64>> {
    let set = choice_of_sum_0(heaps)?;
    Some(heaps.iter().zip(set).filter(|one| one.1).map(|one| *one.0).collect())
}
