//! The game as stated: a turn subtracts a multiple of the smaller number from the larger.

use board::{Act, Claim, Drawn, Id, Phrase, Picture, Sheet, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// The larger number, the smaller number.
    type Position = Vec<u64>;
    /// How many times the smaller number is subtracted.
    type Move = u64;

    fn moves(pair: &Vec<u64>, _: Player) -> Moves<Rules> {
        let (n, m) = (pair[0], pair[1]);
        let multiples = (1..).take_while(|times| m > 0 && times * m <= n);
        let after = |rest: u64| vec![m.max(rest), m.min(rest)];
        multiples.map(|times| (times, after(n - times * m))).collect()
    }

    fn small() -> Vec<Vec<u64>> {
        (1..=40).flat_map(|n| (0..=n).map(move |m| vec![n, m])).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Subtract a multiple of the smaller number from the larger: cut squares off the rectangle. Whoever makes a 0 wins.",
        "每次从较大的数里减去较小的数的正整数倍，也就是从长方形上切下若干个正方形。减出 0 的人赢。",
    ];
    const TAKES: Phrase =
        ["two numbers of at most 40, for example 25 7", "两个数，至多 40，例如 25 7"];
    const SET_UPS: &'static [&'static str] = &["25 7", "24 15", "5 3", "8 5", "40 13", "39 31"];
    const ASKED: [Phrase; 2] = [
        ["Do two squares or more fit into the rectangle, and if not, how many single squares are cut off until they do?", "长方形里放得下两个正方形吗？放不下的话，切掉几个以后才放得下？"],
        ["Which cut makes a 0, or brings the next choice back to the player who makes it?", "切在哪里，能减出 0，或者让下次有选择的是自己？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        match board::numbers(text)?[..] {
            [a, b] if (1..=40).contains(&a.max(b)) => Some(vec![a.max(b), a.min(b)]),
            _ => None,
        }
    }

    fn write(pair: &Vec<u64>) -> String {
        board::write(pair)
    }

    /// A rectangle of n × m, with a line where a square ends.
    fn scene(pair: &Vec<u64>) -> Vec<Picture> {
        let (n, m) = (pair[0], pair[1]);
        let down = (1..=n).map(|times| times * m).filter(|&x| 0 < x && x <= n).collect();
        vec![Picture::Sheets(vec![Sheet { width: n, height: m, down, across: vec![] }])]
    }

    fn act(pair: &Vec<u64>, &times: &u64) -> Act {
        let (n, m) = (pair[0], pair[1]);
        let words = ["subtract {0} × {1}, which makes {2}", "减去 {0} × {1}，变成 {2}"];
        Act::new(vec![Id::Down(0, times * m)], words, &[times, m, n - times * m])
    }

    /// Is n/m > φ? As φ² = φ + 1, that means n(n − m) > m².
    fn claim(pair: &Vec<u64>, _: Player) -> Option<Claim> {
        let (n, m) = (pair[0], pair[1]);
        let (left, right) = (n * (n - m), m * m);
        Some(match m {
            0 => Claim::formula("m = 0".to_owned(), true),
            _ if n == m => Claim::formula("n = m".to_owned(), false),
            _ => {
                let sign = if left > right { '>' } else { '<' };
                let text = format!("n(n − m) = {} {} m² = {}", left, sign, right);
                Claim::formula(text, left < right)
            }
        })
    }

    /// Who is the first to have a choice?
    fn why(pair: &Vec<u64>, _: Player) -> Option<Why> {
        let (n, m) = (pair[0], pair[1]);
        if m == 0 {
            return Some(Why::lost(["The other player has made a 0.", "对手已经减出了 0。"]));
        }
        let r = n % m;
        if n == m {
            let en = "The numbers are equal: subtract one from the other and make a 0.";
            return Some(Why::won([en, "两个数相等：一减就是 0。"]));
        }
        if r == 0 {
            return Some(Why::won([
                format!("{} is a multiple of {}: subtract all of it and make a 0.", n, m),
                format!("{} 是 {} 的倍数：一次减出 0。", n, m),
            ]));
        }
        if n >= 2 * m {
            // The pair (m, r): is it lost?
            let go = m % r != 0 && m * (m - r) < r * r;
            let to = if go { format!("{} {}", m, r) } else { format!("{} {}", m + r, m) };
            return Some(Why::won([
                format!(
                    "{0} is at least twice {1}, a choice: hand over {1} {2}, or stop at {3} {1}, so that the other player must hand it over. Here make {4}.",
                    n, m, r, m + r, to
                ),
                format!(
                    "{0} 不小于 {1} 的两倍，有选择：把 {1} {2} 交给对手，或者停在 {3} {1}，让对手只能把它交回来。这里走到 {4}。",
                    n, m, r, m + r, to
                ),
            ]));
        }
        let pairs = forced(n, m);
        let (last, forced) = (pairs[pairs.len() - 1], pairs.len() - 1);
        let pairs: Vec<String> = pairs.iter().map(|(a, b)| format!("{} {}", a, b)).collect();
        let chain = pairs.join(" → ");
        let moves = if forced == 1 { "move" } else { "moves" };
        let words = |who_en: &str, who_zh: &str| {
            [
                format!(
                    "At first each move is forced: {}. After {} {} the choice ({} ≥ 2 × {}) comes to {}.",
                    chain, forced, moves, last.0, last.1, who_en
                ),
                format!(
                    "一开始没有选择：{}。走 {} 步以后，先有选择（{} ≥ 2 × {}）的是{}。",
                    chain, forced, last.0, last.1, who_zh
                ),
            ]
        };
        Some(if forced % 2 == 0 {
            Why::won(words("the player to move", "现在轮到走的人"))
        } else {
            Why::lost(words("the other player", "对手"))
        })
    }

    /// The last two lines, between which there is a choice, or the only one.
    fn drawn(pair: &Vec<u64>, _: Player) -> Option<Drawn> {
        let (n, m) = (pair[0], pair[1]);
        if m == 0 {
            return Some(Drawn::new(["Nothing is left to cut.", "没有可切的了。"]));
        }
        let last = n - n % m;
        let tagged = |drawn: Drawn, x: u64| {
            let rest = n - x;
            drawn.tag(Id::Down(0, x), format!("{} {}", m.max(rest), m.min(rest)), false)
        };
        if n >= 2 * m {
            let ringed = Drawn::new(CHOICE).ring(Id::Down(0, last - m), true);
            let drawn = ringed.ring(Id::Down(0, last), true);
            // Lines that are close together have no room for two pairs.
            let drawn = if 6 * m < n { drawn } else { tagged(drawn, last - m) };
            return Some(tagged(drawn, last));
        }
        let pairs: Vec<String> = forced(n, m).iter().map(|(a, b)| format!("{} {}", a, b)).collect();
        let chain = pairs.join(" → ");
        let words = [
            format!("As long as only one square fits, there is no choice: {}. At the line: what is left.", chain),
            format!("只放得下一个正方形时没有选择：{}。线上标着切完剩下的数对。", chain),
        ];
        Some(tagged(Drawn::new(words).ring(Id::Down(0, last), false), last))
    }

    /// The pairs up to 20.
    fn table(_: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        let pair = |a: u64, b: u64| vec![a.max(b), a.min(b)];
        (1..=20).map(|a| (1..=20).map(|b| pair(a, b)).collect()).collect()
    }
}

const CHOICE: Phrase = [
    "At least two squares fit, so there is a choice. Orange: the last two lines, with what is left by a cut there.",
    "至少放得下两个正方形，有选择。粗线：最后两条切线，标着切完剩下的数对。",
];

/// The pairs that come by forced moves, up to a choice or a 0.
fn forced(n: u64, m: u64) -> Vec<(u64, u64)> {
    let next = |&(n, m): &(u64, u64)| (n < 2 * m).then(|| (m, n - m));
    std::iter::successors(Some((n, m)), next).collect()
}
