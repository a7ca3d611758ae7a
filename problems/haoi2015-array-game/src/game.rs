//! The game as stated: a white cell x and a k with kx ≤ n; the cells x, 2x, …, kx are turned over.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

/// The cells x, 2x, …, kx are turned over.
pub struct Turn {
    x: usize,
    k: usize,
}

impl Game for Rules {
    /// The cells 1 to n: is it white?
    type Position = Vec<u64>;
    type Move = Turn;

    fn moves(cells: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for x in (1..=cells.len()).filter(|x| cells[x - 1] == 1) {
            let mut to = cells.clone();
            for k in 1..=cells.len() / x {
                to[k * x - 1] = 1 - to[k * x - 1];
                moves.push((Turn { x, k }, to.clone()));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        small::up_to(&[(9, 1)])
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Choose a white cell x and turn over x, 2x, …, kx, as far as you like: white becomes black, black becomes white. Whoever cannot move loses.",
        "每次选一个白格 x，把 x, 2x, …, kx 都翻转（白变黑，黑变白），k 任选。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "n | the white cells, for example 8 | 2 3: at most 14 cells",
        "n | 各个白格，例如 8 | 2 3：至多 14 格",
    ];
    const SET_UPS: &'static [&'static str] =
        &["7 | 1 3", "3 | 1 2", "3 | 2 3", "12 | 1 4 6", "14 | 1 2 3 4 5 6"];
    const ASKED: [Phrase; 2] = [
        ["Counting from the last cell back, how large a heap is each white cell worth?", "从最后一格往前推，每个白格相当于几颗石子的堆？"],
        ["From which white cell x can a turn make every power of two occur an even number of times in the white cells' heaps?", "从哪个白格 x 翻起，能让各白格的堆里 2 的每个幂都出现偶数次？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let given = board::groups(text)?;
        let fits = given.len() == 2 && given[0].len() == 1 && (1..=14).contains(&given[0][0]);
        fits.then_some(())?;
        let (n, white) = (given[0][0], &given[1]);
        let are_there = white.iter().all(|x| (1..=n).contains(x));
        are_there.then(|| (1..=n).map(|x| u64::from(white.contains(&x))).collect())
    }

    fn write(cells: &Vec<u64>) -> String {
        let white = (1..).zip(cells).filter(|one| *one.1 == 1).map(|one| one.0).collect();
        board::write_groups(&[vec![cells.len() as u64], white])
    }

    fn scene(cells: &Vec<u64>) -> Vec<Picture> {
        let number = |x: usize| Cell { text: x.to_string(), ..Cell::default() };
        let cell = |x: usize| Cell {
            id: Some(Id::Cell(0, x)),
            ground: if cells[x - 1] == 1 { Look::White } else { Look::Black },
            ..Cell::default()
        };
        let line = |first: usize| first..(first + 7).min(cells.len() + 1);
        let rows = (1..=cells.len()).step_by(7).flat_map(|first| {
            vec![line(first).map(number).collect(), line(first).map(cell).collect()]
        });
        let note = [
            "Tap x, then the last cell that is to be turned over.",
            "先点 x，再点最后一个要翻转的格子。",
        ];
        vec![Picture::Grid(rows.collect()), Picture::note(note)]
    }

    fn act(_: &Vec<u64>, &Turn { x, k }: &Turn) -> Act {
        let mut taps = vec![Id::Cell(0, x), Id::Cell(0, k * x)];
        taps.dedup();
        let words = [ONE, TWO, MORE][k.min(3) - 1];
        Act::new(taps, words, &[x, 2 * x, k * x].map(|number| number as u64))
    }

    fn claim(cells: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&values(cells)))
    }

    fn why(cells: &Vec<u64>, player: Player) -> Option<Why> {
        let nim_sum = |cells: &Vec<u64>| values(cells).iter().fold(0, |x, g| x ^ g);
        let white = white(cells);
        let [en, zh] = match &white[..] {
            [] => return Some(Why::lost(["No cell is white.", "没有白格了。"])),
            [x] => {
                return Some(Why::won([
                    format!("Cell {} alone is white: turn it over, and none is left.", x),
                    format!("只有 {} 是白格：只翻它，就没有白格了。", x),
                ]))
            }
            _ if white.len() > 5 => [
                format!("The {} white cells are worth a heap each", white.len()),
                format!("{} 个白格各相当于一堆石子", white.len()),
            ],
            _ => {
                let ([en, zh], [g_en, g_zh]) = (listed(&white), listed(&values(cells)));
                [
                    format!("The white cells {} are worth heaps of {} stones", en, g_en),
                    format!("白格 {} 相当于 {} 颗的堆", zh, g_zh),
                ]
            }
        };
        let wins = Rules::moves(cells, player).into_iter().find(|(_, to)| nim_sum(to) == 0);
        Some(match wins.map(|(turn, _)| Rules::act(cells, &turn).words) {
            Some(turn) => Why::evened([en, zh], nim_sum(cells), turn),
            None => Why::balanced([en, zh], ["turn", "翻"]),
        })
    }

    fn drawn(cells: &Vec<u64>, _: Player) -> Option<Drawn> {
        let (g, heaps) = (all_values(cells.len()), values(cells));
        let tagged = |drawn: Drawn, x: usize| {
            let equal = heaps.iter().filter(|&&heap| heap == g[x]).count();
            drawn.tag(Id::Cell(0, x), g[x], cells[x - 1] == 1 && equal % 2 == 1)
        };
        Some((1..=cells.len()).fold(Drawn::new(TAGGED), tagged))
    }

    /// Each white cell alone.
    fn parts(cells: &Vec<u64>) -> Vec<Vec<u64>> {
        let alone = |x: usize| (0..cells.len()).map(|y| u64::from(x == y)).collect();
        (0..cells.len()).filter(|&x| cells[x] == 1).map(alone).collect()
    }
}

const TAGGED: Phrase = [
    "At each cell x: the heap g(x) that it is worth while it is white. Orange: the heaps of the white cells that occur an odd number of times.",
    "每格角上是 g(x)：它是白格时相当于几颗石子的堆。粗框：白格中，g(x) 的值出现奇数次的。",
];

fn white(cells: &[u64]) -> Vec<u64> {
    (1..).zip(cells).filter(|one| *one.1 == 1).map(|one| one.0).collect()
}

/// g(x) of the page for each white cell x.
fn values(cells: &[u64]) -> Vec<u64> {
    let g = all_values(cells.len());
    white(cells).into_iter().map(|x| g[x as usize]).collect()
}

/// g(x) of the page for each x up to n.
fn all_values(n: usize) -> Vec<u64> {
    let mut g = vec![0; n + 1];
    for x in (1..=n).rev() {
        let (mut sum, mut sums) = (0, vec![0]);
        for multiple in (2 * x..=n).step_by(x) {
            sum ^= g[multiple];
            sums.push(sum);
        }
        g[x] = (0..=n as u64).take_while(|value| sums.contains(value)).count() as u64;
    }
    g
}

const ONE: Phrase = ["turn over {0}", "翻转 {0}"];
const TWO: Phrase = ["turn over {0} and {1}", "翻转 {0}、{1}"];
const MORE: Phrase = ["turn over {0}, {1}, …, {2}", "翻转 {0}, {1}, …, {2}"];
