//! The game as stated: a turn takes a bean out of bottle i and puts one each into j and k, i < j ≤ k.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The beans in each bottle.
    type Position = Vec<u64>;
    /// Bottle i, then j and k.
    type Move = [usize; 3];

    fn moves(beans: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for i in (0..beans.len()).filter(|&i| beans[i] > 0) {
            for j in i + 1..beans.len() {
                for k in j..beans.len() {
                    let mut to = beans.clone();
                    to[i] -= 1;
                    to[j] += 1;
                    to[k] += 1;
                    moves.push(([i, j, k], to));
                }
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        let mut beans = small::up_to(&[(3, 5), (4, 2), (5, 1)]);
        beans.retain(|beans| beans.len() > 1);
        beans
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take a bean out of a bottle and put two new ones into bottles with larger numbers: one each into two bottles, or both into one. Whoever cannot move loses.",
        "每次从一个瓶子里拿走一颗豆子，再往编号更大的瓶子里放两颗新的：可以放进两个瓶子各一颗，也可以都放进同一个。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "the beans of 2 to 6 bottles, for example 1 0 1 2; a bean with 1, 2, 3, 4, 5 bottles after its own counts 1, 3, 7, 15, 31, and all beans together at most 45",
        "2 到 6 个瓶子的豆子数，例如 1 0 1 2；一颗豆子后面有 1、2、3、4、5 个瓶子时分别算 1、3、7、15、31 分，总分至多 45",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 0 1 2", "1 0 1 5000", "2 0 1", "2 1 0 1", "1 1 1 0 0", "3 0 0 0 0"];
    const ASKED: [Phrase; 2] = [
        ["Which bottles hold an odd number of beans, and how many bottles come after each of these?", "哪些瓶子的豆子数是奇数？它们后面各有几个瓶子？"],
        ["Which bottle can give a bean, and which take the two, so that the odd bottles' values have nim-sum 0?", "从哪个瓶子拿、往哪些瓶子放，能让有奇数颗豆子的各瓶 SG 值异或和变成 0？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::numbers(text).filter(|beans| {
            let weight = |(h, &p): (usize, &u64)| p * ((1 << h) - 1);
            (2..=6).contains(&beans.len())
                && beans.iter().all(|&p| p <= 9999)
                && beans.iter().rev().enumerate().map(weight).sum::<u64>() <= 45
        })
    }

    fn write(beans: &Vec<u64>) -> String {
        board::write(beans)
    }

    /// Above the numbers of the bottles, below their beans.
    fn scene(beans: &Vec<u64>) -> Vec<Picture> {
        let number =
            |i: usize| Cell { ground: Look::Shaded, text: i.to_string(), ..Cell::default() };
        let bottle = |i: usize| Cell {
            id: Some(Id::Cell(0, i)),
            text: beans[i].to_string(),
            ..Cell::default()
        };
        let note = [
            "Tap the bottle to take from, then the one or the two to put into, then Play.",
            "先点拿走豆子的瓶子，再点放进豆子的一个或两个瓶子，然后点“走棋”。",
        ];
        let rows =
            vec![(0..beans.len()).map(number).collect(), (0..beans.len()).map(bottle).collect()];
        vec![Picture::Grid(rows), Picture::note(note)]
    }

    fn act(_: &Vec<u64>, bottles: &[usize; 3]) -> Act {
        let mut taps = bottles.map(|i| Id::Cell(0, i)).to_vec();
        taps.dedup();
        let words = if taps.len() == 2 { BOTH } else { EACH };
        Act::new(taps, words, &bottles.map(|i| i as u64))
    }

    fn claim(beans: &Vec<u64>, _: Player) -> Option<Claim> {
        let odd = (0..beans.len()).filter(|&i| beans[i] % 2 == 1);
        Some(Claim::nim_sum(&odd.map(|i| value(beans, i)).collect::<Vec<u64>>()))
    }

    fn why(beans: &Vec<u64>, player: Player) -> Option<Why> {
        let last = beans.len() - 1;
        let odd: Vec<usize> = (0..last).filter(|&i| beans[i] % 2 == 1).collect();
        let x = odd.iter().fold(0, |x, &i| x ^ value(beans, i));
        let [en, zh] = listed(&odd.iter().map(|&i| i as u64).collect::<Vec<u64>>());
        let [g_en, g_zh] = listed(&odd.iter().map(|&i| value(beans, i)).collect::<Vec<u64>>());
        let [after_en, after_zh] =
            listed(&odd.iter().map(|&i| (last - i) as u64).collect::<Vec<u64>>());
        let leaves = |step: &[usize; 3]| step.iter().fold(x, |x, &i| x ^ value(beans, i));
        let mut steps = Rules::moves(beans, player).into_iter().map(|(step, _)| step);
        let wins = steps.find(|step| leaves(step) == 0);
        Some(match (wins, &odd[..]) {
            _ if beans[..last].iter().all(|&p| p == 0) => Why::lost(["No bean has a bottle after its own: none can be taken.", "豆子后面都没有瓶子了，不能再拿。"]),
            (_, []) => Why::lost([
                "Each bottle before the last holds an even number of beans: the other player repeats every move, and they are even again.",
                "除了最后一个瓶子，每个瓶子的豆子数都是偶数：怎么走，对手都能照样再走一步，又都是偶数。",
            ]),
            (_, &[i]) => Why::won([
                format!("Of the bottles before the last only bottle {} holds an odd number of beans: take one, put two into the last bottle, and repeat every move from then on.", i),
                format!("除了最后一个瓶子，只有 {} 号瓶的豆子数是奇数：从中拿一颗，往最后一个瓶子放两颗，以后对手怎么走就照样走。", i),
            ]),
            (Some(step), _) => {
                let [step_en, step_zh] = Rules::act(beans, &step).words;
                Why::unbalanced([format!("Bottles {} hold odd numbers of beans and, with {} bottles after, count {}", en, after_en, g_en), format!("{} 号瓶有奇数颗豆子，后面有 {} 个瓶子，SG 值是 {}", zh, after_zh, g_zh)], x, [step_en, step_zh])
            }
            (None, _) => Why::balanced([format!("Bottles {} hold odd numbers of beans and, with {} bottles after, count {}", en, after_en, g_en), format!("{} 号瓶有奇数颗豆子，后面有 {} 个瓶子，SG 值是 {}", zh, after_zh, g_zh)], ["move", "走"]),
        })
    }

    fn drawn(beans: &Vec<u64>, _: Player) -> Option<Drawn> {
        let tagged = |drawn: Drawn, i: usize| {
            let g = value(beans, i);
            drawn.tag(Id::Cell(0, i), g, g > 0 && beans[i] % 2 == 1)
        };
        Some((0..beans.len()).fold(Drawn::new(TAGGED), tagged))
    }

    /// Each bottle, with the others empty.
    fn parts(beans: &Vec<u64>) -> Vec<Vec<u64>> {
        let alone = |i: usize| (0..beans.len()).map(move |j| if j == i { beans[i] } else { 0 });
        (0..beans.len()).filter(|&i| beans[i] > 0).map(|i| alone(i).collect()).collect()
    }
}

const TAGGED: Phrase = [
    "At each bottle: the Grundy value of a bean in it. Two beans in a bottle cancel. Orange: the bottles before the last with an odd number of beans.",
    "每瓶角上是瓶里一颗豆子的 SG 值，同一瓶的两颗互相抵消。粗框：除最后一瓶外，有奇数颗豆子的瓶子。",
];

const BOTH: Phrase =
    ["take from bottle {0}, put two into {1}", "从 {0} 号瓶拿走一颗，往 {1} 号瓶放两颗"];
const EACH: Phrase = [
    "take from bottle {0}, put one each into {1} and {2}",
    "从 {0} 号瓶拿走一颗，往 {1}、{2} 号瓶各放一颗",
];

/// The value of a bean in bottle i.
fn value(beans: &[u64], i: usize) -> u64 {
    let h = (beans.len() - 1 - i) as u64;
    if h == 0 {
        0
    } else {
        2 * (h - 1) + u64::from((h - 1).count_ones() % 2 == 0)
    }
}
