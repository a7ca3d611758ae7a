//! What the snakes think over, as a game of two players: the strongest snake eats the weakest, or stops.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};
use shared::small;

pub struct Rules;

/// What the player does with the strongest snake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    Eat,
    Stop,
}

impl Game for Rules {
    /// The strengths of the snakes that are left, in the order of their numbers, and the point of whoever
    /// has won.
    type Position = Vec<Vec<u64>>;
    type Move = Step;

    const END: End = End::Score;

    fn moves(position: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let (snakes, is_over) = (&position[0], position[1] != [0, 0]);
        if is_over || snakes.len() < 2 {
            return vec![];
        }
        let to = |snakes: Vec<u64>, winner: Option<Player>| {
            let point = |player| u64::from(winner == Some(player));
            vec![snakes, vec![point(Player::Left), point(Player::Right)]]
        };
        let (after, eater) = after_meal(snakes);
        let winner = if weakest(&after) != eater || after.len() == 1 { Some(player) } else { None };
        let stop = to(snakes.clone(), Some(player.other()));
        vec![(Step::Eat, to(after, winner)), (Step::Stop, stop)]
    }

    /// Two to seven snakes, as few strengths as there are many.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = small::up_to(&[(3, 6), (5, 4), (7, 2)]);
        all.retain(|snakes| snakes.len() > 1 && snakes.windows(2).all(|two| two[0] <= two[1]));
        all.sort_unstable();
        all.dedup();
        all.into_iter().map(|snakes| vec![snakes, vec![0, 0]]).collect()
    }

    fn result(position: &Vec<Vec<u64>>) -> i64 {
        match position[1][..] {
            [1, 0] => 1,
            [0, 1] => -1,
            _ => 0,
        }
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "The snakes' thoughts as a game of two players. In turn each plays the strongest snake (of equal ones the one farthest on the right): it eats the weakest and loses as much strength, or it stops. Whoever stops loses. Whoever's snake is not the weakest after its meal, or is the only one left, wins.",
        "把蛇的推理改成两人的游戏：轮到谁，谁替当前最强的蛇（体力相同时，靠右的更强）决定：吃掉最弱的蛇，体力减去它的体力；或者不吃。不吃的人输。吃完以后，这条蛇不是最弱的，或者只剩这一条蛇，决定吃的人赢。",
    ];
    const TAKES: Phrase = [
        "the strengths, then the point of whoever has won: 1 2 2 2 | 0 0. 2 to 12 snakes, each at most 99",
        "先写各条蛇的体力，再写谁已经赢了：1 2 2 2 | 0 0。2 到 12 条蛇，体力至多 99",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1 2 2 2 | 0 0",
        "11 14 14 | 0 0",
        "5 6 25 | 0 0",
        "1 1 2 2 | 0 0",
        "3 4 4 5 5 | 0 0",
        "2 3 5 6 6 7 | 0 0",
        "1 2 2 2 2 2 2 2 2 2 2 2 | 0 0",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["First", "先手"], ["Second", "后手"]]);
    const ASKED: [Phrase; 2] = [
        [
            "If nobody stops, each eater may be eaten next. After which meal is the eater no longer the weakest, or alone?",
            "如果谁都不停，吃了的蛇可能马上被吃。到第几次，吃了的蛇不是最弱的，或者只剩它一条？",
        ],
        [
            "Which snake can be eaten so that an even number of meals up to the safe one is left, 0 if this one is safe?",
            "吃掉哪条蛇以后，到安全的那一次为止，还剩偶数次（这一次就安全算 0 次）？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        let fits = position.len() == 2
            && (1..=12).contains(&position[0].len())
            && position[0].iter().all(|&strength| strength <= 99)
            && [[0, 0], [1, 0], [0, 1]].iter().any(|points| position[1] == points);
        (fits && (position[0].len() > 1 || position[1] != [0, 0])).then_some(position)
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (snakes, is_over) = (&position[0], position[1] != [0, 0]);
        let (weak, strong) = (weakest(snakes), strongest(snakes));
        let cell = |(i, strength): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            ground: if !is_over && i == weak { Look::Shaded } else { Look::Plain },
            text: strength.to_string(),
            ..Cell::default()
        };
        let row = snakes.iter().enumerate().map(cell).collect();
        let note = match position[1][..] {
            [1, 0] => ["First has won.".into(), "先手赢了。".into()],
            [0, 1] => ["Second has won.".into(), "后手赢了。".into()],
            _ => [
                format!(
                    "The strongest is snake {}; the weakest, shaded, is snake {}.",
                    strong + 1,
                    weak + 1
                ),
                format!("最强的是第 {} 条蛇，最弱的是第 {} 条（深色）。", strong + 1, weak + 1),
            ],
        };
        vec![Picture::Strips(vec![row]), Picture::Note(note), Picture::buttons(0, &[STOP])]
    }

    fn act(position: &Vec<Vec<u64>>, step: &Step) -> Act {
        let snakes = &position[0];
        let (weak, strong) = (weakest(snakes), strongest(snakes));
        match step {
            Step::Stop => Act::new(vec![Id::Button(0, 0)], STOP, &[]),
            Step::Eat => Act::new(
                vec![Id::Cell(0, weak)],
                ["eat the {0} with the {1}", "用体力 {1} 的蛇吃掉体力 {0} 的蛇"],
                &[snakes[weak], snakes[strong]],
            ),
        }
    }

    fn claim(position: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        if position[1] != [0, 0] {
            return None;
        }
        let c = chain(&position[0]).len();
        let (sign, is) = if c % 2 == 1 { ("odd", "奇数") } else { ("even", "偶数") };
        let words = [format!("c = {} meals, {}", c, sign), format!("吃 c = {} 次，{}", c, is)];
        Some(Claim { words, lost: c % 2 == 0 })
    }

    fn why(position: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        if position[1] != [0, 0] {
            return Some(if (Rules::result(position) > 0) == (player == Player::Left) {
                Why::won(["Play is over: the other player stopped.", "已经结束：对手没有吃。"])
            } else {
                Why::lost([
                    "Play is over: the last eater is safe.",
                    "已经结束：最后吃的那条蛇安全了。",
                ])
            });
        }
        let eaters = chain(&position[0]);
        let strengths: Vec<u64> = eaters.iter().map(|&i| position[0][i]).collect();
        let [listed_en, listed_zh] = listed(&strengths);
        let is_alone = eaters.len() + 1 == position[0].len();
        let [safe_en, safe_zh] = if is_alone {
            ["is the only one left", "吃完只剩它自己"]
        } else {
            ["is not the weakest then", "吃完它不是最弱的"]
        };
        Some(match eaters.len() {
            1 => Why::won([
                format!("The {} can eat: it {}.", listed_en, safe_en),
                format!("体力 {} 的蛇可以吃：{}。", listed_zh, safe_zh),
            ]),
            c if c % 2 == 1 => Why::won([
                format!(
                    "If nobody stops, {} eat in turn, {} meals, and the last one {}: counted from there, the odd meals are good for the eater, and this one is odd.",
                    listed_en, c, safe_en
                ),
                format!(
                    "谁都不停的话，体力 {} 的蛇依次吃，一共 {} 次，最后一条{}。从后往前数，第奇数次该吃，这一次正是第奇数次。",
                    listed_zh, c, safe_zh
                ),
            ]),
            c => Why::lost([
                format!(
                    "If nobody stops, {} eat in turn, {} meals, and the last one {}: counted from there, whoever makes an even meal is eaten, and this one is even.",
                    listed_en, c, safe_en
                ),
                format!(
                    "谁都不停的话，体力 {} 的蛇依次吃，一共 {} 次，最后一条{}。从后往前数，第偶数次吃了就会被吃，这一次正是第偶数次。",
                    listed_zh, c, safe_zh
                ),
            ]),
        })
    }

    fn drawn(position: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let mut drawn = Drawn::new(NUMBERED);
        if position[1] == [0, 0] {
            let eaters = chain(&position[0]);
            for (k, &i) in eaters.iter().enumerate() {
                drawn = drawn.span(Id::Cell(0, i), Id::Cell(0, i), k + 1, k + 1 == eaters.len());
            }
        }
        Some(drawn)
    }
}

const STOP: Phrase = ["stop", "不吃"];
const NUMBERED: Phrase = [
    "Numbered: the snakes that eat if nobody stops, each the one before it. Orange: the first whose meal is safe.",
    "编号：谁都不停时，依次吃的蛇，后一条吃掉前一条。粗框：第一条吃完就安全的蛇。",
];

/// The place of the strongest snake.
fn strongest(snakes: &[u64]) -> usize {
    (0..snakes.len()).max_by_key(|&i| (snakes[i], i)).unwrap_or(0)
}

fn weakest(snakes: &[u64]) -> usize {
    (0..snakes.len()).min_by_key(|&i| (snakes[i], i)).unwrap_or(0)
}

/// The snakes after the strongest has eaten the weakest, and the eater's place.
fn after_meal(snakes: &[u64]) -> (Vec<u64>, usize) {
    let (weak, strong) = (weakest(snakes), strongest(snakes));
    let mut after = snakes.to_vec();
    after[strong] -= after[weak];
    after.remove(weak);
    (after, if weak < strong { strong - 1 } else { strong })
}

/// The places of the snakes that eat if nobody stops, up to the first that is safe.
fn chain(snakes: &[u64]) -> Vec<usize> {
    let (mut left, mut places) = (snakes.to_vec(), (0..snakes.len()).collect::<Vec<_>>());
    let mut eaters = vec![];
    while left.len() > 1 {
        places.remove(weakest(&left));
        let (after, eater) = after_meal(&left);
        eaters.push(places[eater]);
        if weakest(&after) != eater {
            break;
        }
        left = after;
    }
    eaters
}
