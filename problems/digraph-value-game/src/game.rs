//! The game as stated, played for a number x: a turn ends the game or moves the token along an edge. When no
//! turns are left the game ends by itself. The first player, Left, wins if the token ends on a number of at
//! least x, else the second. Nobody ends it on a number that suits the other.

use board::{Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

/// The numbers on the nodes, the edges, the node of the token, x, and how many turns are left; nodes count
/// from 0.
pub type Position = (Vec<u64>, Vec<(usize, usize)>, usize, u64, u64);

impl Game for Rules {
    type Position = Position;
    /// The node that the token comes to; None ends the game.
    type Move = Option<usize>;

    /// Whoever ends the game leaves no turns to the other, who cannot end it too, and loses.
    fn moves((numbers, edges, token, x, turns): &Position, player: Player) -> Moves<Rules> {
        let to = |v: usize, turns: u64| (numbers.clone(), edges.clone(), v, *x, turns);
        let suits = (numbers[*token] >= *x) == (player == Player::Left);
        let ending = if suits { Some((None, to(*token, 0))) } else { None };
        let steps = if *turns == 0 { vec![] } else { ends(edges, *token) };
        let steps = steps.into_iter().map(|v| (Some(v), to(v, turns - 1)));
        ending.into_iter().chain(steps).collect()
    }

    /// Every graph of three nodes without loops, with a few turns.
    fn small() -> Vec<Position> {
        let pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
        let mut all = vec![];
        for chosen in small::sequences(6, 1) {
            let edges: Vec<_> = (0..6).filter(|&i| chosen[i] == 1).map(|i| pairs[i]).collect();
            for numbers in [vec![1, 2, 3], vec![2, 3, 1], vec![3, 1, 2]] {
                for (x, turns) in [(2, 6), (2, 3), (3, 6)] {
                    all.push((numbers.clone(), edges.clone(), 0, x, turns));
                }
            }
        }
        all
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Move the token along an arrow, or end the game on its number: First may do so if the number is at least the bar, Second if it is below. Whoever ends it wins. The turns are limited: if none is left and the player to move cannot end the game, that player loses.",
        "每次把棋子沿一条边走一步，或者就在棋子所在的数上结束：数不小于界限时先手可以结束，小于界限时后手可以结束，结束的人获胜。步数有限，用完之后轮到的人不能结束，就输了。",
    ];
    const TAKES: Phrase = [
        "arrows between different numbers, then the number of the token, the bar and the turns left: 1>10 10>4 10>5 4>1 | 1 4 8. At most 8 numbers, each at most 99, 16 arrows and 40 turns",
        "先写边，各点的数互不相同，再写棋子所在的数、界限和剩下的步数：1>10 10>4 10>5 4>1 | 1 4 8。至多 8 个数，每个至多 99，至多 16 条边、40 步",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1>10 1>2 10>4 10>5 4>1 2>4 | 1 4 10",
        "1>10 10>4 10>5 4>1 | 1 5 8",
        "1>2 2>1 | 1 2 8",
        "1>2 2>3 | 1 2 6",
        "1>5 5>3 3>1 | 1 4 12",
        "2>7 7>1 1>8 8>3 3>6 6>4 4>9 9>2 2>8 1>6 3>9 6>2 7>4 | 2 6 36",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["First", "先手"], ["Second", "后手"]]);
    const ASKED: [Phrase; 2] = [
        [
            "On which numbers could First end the game, and on which of them must Second move on to where First has what he wants?",
            "先手能在哪些数上结束？其中又有哪些数，后手从那里无论走到哪里，先手都能如愿？",
        ],
        [
            "Which choice wins: to end the game here, or to move to which number?",
            "怎样才能赢：就在这里结束，还是走到哪个数？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        let [edges, last] = <[Vec<u64>; 2]>::try_from(board::groups(text)?).ok()?;
        let [token, x, turns] = <[u64; 3]>::try_from(last).ok()?;
        let mut numbers = [&edges[..], &[token]].concat();
        numbers.sort_unstable();
        numbers.dedup();
        let fits = edges.len() % 2 == 0
            && edges.len() <= 32
            && numbers.len() <= 8
            && numbers.iter().chain([&x]).all(|number| (1..=99).contains(number))
            && turns <= 40;
        let node = |number: u64| numbers.iter().position(|&one| one == number);
        let edges = edges.chunks(2).map(|edge| Some((node(edge[0])?, node(edge[1])?)));
        let (edges, token) = (edges.collect::<Option<_>>()?, node(token)?);
        fits.then_some((numbers, edges, token, x, turns))
    }

    fn write((numbers, edges, token, x, turns): &Position) -> String {
        let edges = edges.iter().map(|&(u, v)| format!("{}>{} ", numbers[u], numbers[v]));
        format!("{}| {} {} {}", edges.collect::<String>(), numbers[*token], x, turns)
    }

    fn scene((numbers, edges, token, x, turns): &Position) -> Vec<Picture> {
        let graph = Graph {
            nodes: numbers.iter().map(u64::to_string).collect(),
            edges: edges.clone(),
            tokens: vec![*token],
            ..Graph::default()
        };
        let note = [
            format!("The bar is {}. Turns left: {}.", x, turns),
            format!("界限是 {}，还剩 {} 步。", x, turns),
        ];
        let end = ["end the game here", "在这里结束"];
        vec![Picture::Graph(graph), Picture::buttons(0, &[end]), Picture::Note(note)]
    }

    fn act((numbers, _, token, ..): &Position, step: &Option<usize>) -> Act {
        match *step {
            None => {
                let words = ["end the game on {0}", "在 {0} 上结束"];
                Act::new(vec![Id::Button(0, 0)], words, &[numbers[*token]])
            }
            Some(v) => {
                let words = ["move the token to {0}", "把棋子走到 {0}"];
                Act::new(vec![Id::Node(v)], words, &[numbers[v]])
            }
        }
    }

    /// A or B, whichever the player to move is asked for, for this number of turns.
    fn claim(position: &Position, player: Player) -> Option<Claim> {
        let wins = first_wins(position, player);
        let name = if player == Player::Left { "A" } else { "B" };
        let all: Vec<String> =
            (0..wins.len()).filter(|&v| wins[v]).map(|v| position.0[v].to_string()).collect();
        let lost = wins[position.2] != (player == Player::Left);
        Some(Claim::formula(format!("{} = {{{}}}", name, all.join(", ")), lost))
    }

    fn why(position: &Position, player: Player) -> Option<Why> {
        let (numbers, edges, token, x, turns) = position;
        let (number, is_first) = (numbers[*token], player == Player::Left);
        let [en, zh, other_en, other_zh] = if is_first {
            ["First", "先手", "Second", "后手"]
        } else {
            ["Second", "后手", "First", "先手"]
        };
        let [is_en, is_zh] =
            if number >= *x { ["at least", "不小于"] } else { ["below", "小于"] };
        let begin = [
            format!("The token is on {}, {} {}", number, is_en, x),
            format!("棋子所在的数 {} {} {}", number, is_zh, x),
        ];
        if (number >= *x) == is_first {
            return Some(Why::won([
                format!("{}: {} ends the game.", begin[0], en),
                format!("{}，{}可以就此结束。", begin[1], zh),
            ]));
        }
        let to = ends(edges, *token);
        if *turns == 0 || to.is_empty() {
            let [stuck, stuck_zh] = if *turns == 0 {
                ["no turn is left", "步数也用完了"]
            } else {
                ["no arrow leads on", "又没有出边"]
            };
            return Some(Why::lost([
                format!("{}, so {} cannot end the game, and {}.", begin[0], en, stuck),
                format!("{}，{}不能结束，{}。", begin[1], zh, stuck_zh),
            ]));
        }
        let after = first_wins(&(numbers.clone(), edges.clone(), 0, *x, turns - 1), player.other());
        Some(if let Some(&v) = to.iter().find(|&&v| after[v] == is_first) {
            let [then, then_zh] = if *turns == 1 || ends(edges, v).is_empty() {
                ["and cannot move on".into(), "也不能再走".into()]
            } else {
                [
                    format!("and wherever the token goes from there, {} wins", en),
                    format!("而从那里无论走到哪里，{}都能赢", zh),
                ]
            };
            let to = numbers[v];
            Why::won([
                format!("Move to {}: {} cannot end the game there, {}.", to, other_en, then),
                format!("走到 {}：{}在那里不能结束，{}。", to, other_zh, then_zh),
            ])
        } else {
            let to: Vec<u64> = to.iter().map(|&v| numbers[v]).collect();
            let [to, to_zh] = board::listed(&to);
            Why::lost([
                format!("{}, so {} cannot end the game. The token can go to {}: there {} ends the game, or moves on to where {} has no good choice either.", begin[0], en, to, other_en, en),
                format!("{}，{}不能结束，只能走到 {}：{}在那里可以结束，或者走到{}同样没有好棋的地方。", begin[1], zh, to_zh, other_zh, zh),
                ])
        })
    }

    /// The numbers of at least x, and where First wins if it is the other player's turn.
    fn drawn(position: &Position, player: Player) -> Option<Drawn> {
        let (numbers, edges, _, x, turns) = position;
        if *turns == 0 {
            return None;
        }
        let after = first_wins(&(numbers.clone(), edges.clone(), 0, *x, turns - 1), player.other());
        let [name, en, zh] = match player {
            Player::Left => ["B", "Second's", "后手"],
            Player::Right => ["A", "First's", "先手"],
        };
        let mut drawn = Drawn::new([
            format!("Orange rings: numbers of at least {}. {}: if it is {} turn there, First can force an end on such a number.", x, name, en),
            format!("粗圈：不小于 {} 的数。{}：在那里轮到{}走时，先手总有办法在这样的数上结束。", x, name, zh),
        ]);
        for (v, number) in numbers.iter().enumerate() {
            drawn = drawn.ring(Id::Node(v), number >= x);
            if after[v] {
                drawn = drawn.tag(Id::Node(v), name, true);
            }
        }
        Some(drawn)
    }
}

/// Where the edges of a node lead, in order.
fn ends(edges: &[(usize, usize)], node: usize) -> Vec<usize> {
    let mut ends: Vec<usize> =
        edges.iter().filter(|edge| edge.0 == node).map(|edge| edge.1).collect();
    ends.sort_unstable();
    ends.dedup();
    ends
}

/// For each node: does First get a number of at least x if the token stands there, that player is to move,
/// and so many turns are left? A for First and B for Second, turn after turn.
fn first_wins((numbers, edges, _, x, turns): &Position, player: Player) -> Vec<bool> {
    let is_high: Vec<bool> = numbers.iter().map(|number| number >= x).collect();
    let mut wins = is_high.clone();
    for left in 1..=*turns {
        let is_firsts = (player == Player::Left) == ((turns - left) % 2 == 0);
        let next = |v: usize| {
            let mut after = ends(edges, v).into_iter().map(|u| wins[u]);
            if is_firsts {
                is_high[v] || after.any(|wins| wins)
            } else {
                is_high[v] && after.all(|wins| wins)
            }
        };
        wins = (0..numbers.len()).map(next).collect();
    }
    wins
}
