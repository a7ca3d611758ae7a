//! The match as stated: a turn adds a letter to the beginning of a word. Whoever cannot move loses the
//! round and, if it is not the last one, begins the next.

use board::{Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

/// The rounds that are left, the word so far, and the words of the group: letters from 1.
pub type Position = Vec<Vec<u64>>;

/// All beginnings of words, shorter ones first: the nodes of the trie.
fn nodes(group: &[Vec<u64>]) -> Vec<Vec<u64>> {
    let mut nodes: Vec<Vec<u64>> = group
        .iter()
        .flat_map(|word| (0..=word.len()).map(move |end| word[..end].to_vec()))
        .collect();
    nodes.sort_by_key(|node| (node.len(), node.clone()));
    nodes.dedup();
    nodes
}

fn children<'a>(nodes: &'a [Vec<u64>], node: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
    let is_child =
        move |v: &usize| nodes[*v].len() == node.len() + 1 && nodes[*v].starts_with(node);
    (0..nodes.len()).filter(is_child)
}

fn letters(word: &str) -> Vec<u64> {
    word.bytes().map(|b| u64::from(b.wrapping_sub(b'`'))).collect()
}

fn spell(word: &[u64]) -> String {
    word.iter().map(|&letter| char::from(b'`' + letter as u8)).collect()
}

/// W and L.
fn aims(nodes: &[Vec<u64>], node: &[u64]) -> [bool; 2] {
    let below: Vec<[bool; 2]> = children(nodes, node).map(|v| aims(nodes, &nodes[v])).collect();
    [below.iter().any(|aims| !aims[0]), below.is_empty() || below.iter().any(|aims| !aims[1])]
}

impl Game for Rules {
    type Position = Position;
    /// The node to go on to.
    type Move = usize;

    fn moves(position: &Position, _: Player) -> Moves<Rules> {
        let (rounds, nodes) = (position[0][0], nodes(&position[2..]));
        let step = |v: usize| {
            let mut to = position.clone();
            to[1] = nodes[v].clone();
            if rounds > 1 && children(&nodes, &nodes[v]).count() == 0 {
                to[0] = vec![rounds - 1];
                to[1] = vec![];
            }
            (v, to)
        };
        children(&nodes, &position[1]).map(step).collect()
    }

    /// Every group of words of at most 2 letters a and b, and some longer ones.
    fn small() -> Vec<Position> {
        let words = ["a", "b", "aa", "ab", "ba", "bb"];
        let chosen = |set: usize| (0..6).filter(|i| set >> i & 1 == 1).map(|i| words[i]).collect();
        let longer = ["a bc", "aa abc", "a ba bba", "a ba bbbb", "abc abd ab", "aba abb bab bba"];
        let longer = longer.iter().map(|group| group.split(' ').collect());
        let groups = (1..64).map(chosen).chain(longer);
        let with = |group: Vec<&str>| {
            let group: Vec<Vec<u64>> = group.into_iter().map(letters).collect();
            (1..=4).map(move |k| [&[vec![k], vec![]], &group[..]].concat())
        };
        groups.flat_map(with).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Add a letter: a step down the tree of the words. Whoever cannot move loses the round and begins the next one; the last round decides.",
        "每次添一个字母，也就是在单词的树上往下走一步。不能添的人输掉这一轮，下一轮先走；最后一轮决定整场胜负。",
    ];
    const TAKES: Phrase = [
        "the rounds and the words, for example 2 | a bc; at most 9 rounds and 14 letters",
        "轮数和单词，例如 2 | a bc；至多 9 轮、14 个字母",
    ];
    const SET_UPS: &'static [&'static str] =
        &["2 | a bc", "2 | ab", "3 | a ba bba", "2 | aa abc", "9 | aba abb bab bba ca"];
    const ASKED: [Phrase; 2] = [
        [
            "Is it good to begin the next round, so that both players want to lose this one?",
            "下一轮先走好不好？也就是说，这一轮双方想赢还是想输？",
        ],
        [
            "Both want the same in this round, to win it or to lose it. After which letter can the other player not get that?",
            "这一轮双方想要的结果相同，都想赢或都想输。添哪个字母以后，对手就做不到了？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        let mut parts: Vec<&str> = text.split('|').map(str::trim).collect();
        let so_far = if parts.len() == 3 { parts.pop()? } else { "" };
        let [rounds, words] = <[&str; 2]>::try_from(parts).ok()?;
        let rounds: u64 = rounds.parse().ok()?;
        let group: Vec<Vec<u64>> = words.split_whitespace().map(letters).collect();
        let so_far = letters(so_far);
        let all = group.concat();
        let fits = (1..=9).contains(&rounds) && (1..=14).contains(&all.len());
        // A round that is over is followed by another one, unless it was the last.
        let goes_on = |word: &Vec<u64>| rounds == 1 || word.len() > so_far.len();
        let is_there = group.iter().any(|word| word.starts_with(&so_far) && goes_on(word));
        let are_letters = all.iter().all(|letter| (1..=26).contains(letter));
        (fits && is_there && are_letters).then(|| [vec![vec![rounds], so_far], group].concat())
    }

    fn write(position: &Position) -> String {
        let words: Vec<String> = position[2..].iter().map(|word| spell(word)).collect();
        let start = format!("{} | {}", position[0][0], words.join(" "));
        if position[1].is_empty() {
            start
        } else {
            format!("{} | {}", start, spell(&position[1]))
        }
    }

    fn scene(position: &Position) -> Vec<Picture> {
        let nodes = nodes(&position[2..]);
        let last = |node: &Vec<u64>| node.last().map_or("·".into(), |&letter| spell(&[letter]));
        let edges = (0..nodes.len()).flat_map(|u| children(&nodes, &nodes[u]).map(move |v| (u, v)));
        let tree = Graph {
            edges: edges.collect(),
            tokens: nodes.iter().position(|node| *node == position[1]).into_iter().collect(),
            goal: None,
            root: Some(0),
            nodes: nodes.iter().map(last).collect(),
        };
        let rounds = position[0][0];
        let [begins_en, begins_zh] =
            if position[1].is_empty() { ["A round begins. ", "新的一轮。"] } else { ["", ""] };
        let here = nodes.iter().find(|node| **node == position[1]);
        let is_over = rounds == 1 && here.map_or(true, |node| children(&nodes, node).count() == 0);
        let note = if is_over {
            ["The last round is over.".to_owned(), "最后一轮结束了。".to_owned()]
        } else {
            [
                format!("{}Rounds left, with this one: {}.", begins_en, rounds),
                format!("{}连这一轮在内，还剩 {} 轮。", begins_zh, rounds),
            ]
        };
        vec![Picture::Graph(tree), Picture::Note(note)]
    }

    /// Where a round ends, the words tell who begins the next.
    fn act(position: &Position, &v: &usize) -> Act {
        let nodes = nodes(&position[2..]);
        let word = spell(&nodes[v]);
        let is_end = children(&nodes, &nodes[v]).next().is_none();
        let [end_en, end_zh] = match position[0][0] {
            _ if !is_end => ["", ""],
            1 => [", which ends the last round", "，最后一轮到此结束"],
            _ => [
                ", which ends this round: it is won, and the loser begins the next",
                "，这一轮到此结束：走这步的赢下这一轮，输的一方下一轮先走",
            ],
        };
        let words = [format!("go on to “{}”{}", word, end_en), format!("添成“{}”{}", word, end_zh)];
        Act::new(vec![Id::Node(v)], words, &[])
    }

    fn claim(position: &Position, _: Player) -> Option<Claim> {
        let nodes = nodes(&position[2..]);
        let [w, l] = aims(&nodes, &[]);
        // Is it good to begin the next round?
        let is_good = position[0][0] > 1 && w && (l || position[0][0] % 2 == 0);
        let aim = aims(&nodes, &position[1])[usize::from(is_good)];
        let name = ["W", "L"][usize::from(is_good)];
        let [en, zh] = if aim { ["true", "真"] } else { ["false", "假"] };
        let words =
            [format!("{} decides, and is {}", name, en), format!("看 {}，{} 为{}", name, name, zh)];
        Some(Claim { words, lost: !aim })
    }

    fn why(position: &Position, _: Player) -> Option<Why> {
        let (rounds, nodes) = (position[0][0], nodes(&position[2..]));
        if children(&nodes, &position[1]).count() == 0 {
            let word = spell(&position[1]);
            return Some(Why::lost([
                format!("No letter can follow {}: the round is lost.", word),
                format!("{} 后面不能再添字母，轮到走的人输掉这一轮。", word),
            ]));
        }
        let [w, l] = aims(&nodes, &[]);
        let is_good = rounds > 1 && w && (l || rounds % 2 == 0);
        let [goal_en, goal_zh] = match (rounds, w, l) {
            (1, _, _) => ["It is the last round, so both want to win it.", "这是最后一轮，双方都想赢。"],
            (_, false, _) => [
                "Whoever begins a round can be made to lose it, so both want to win this one.",
                "每轮先走的人都会被逼着输掉，所以这一轮双方都想赢。",
            ],
            (_, true, true) => [
                "Whoever begins a round can win or lose it at will, so both want to lose this one and begin the next.",
                "每轮先走的人想赢想输都行，所以双方都想输掉这一轮，下一轮先走。",
            ],
            _ if is_good => [
                "Whoever begins a round wins it, and an odd number of rounds is to come: who begins the next begins the last. So both want to lose this one.",
                "每轮先走的人必赢，后面还有奇数轮，先走下一轮的人也先走最后一轮，所以这一轮双方都想输。",
            ],
            _ => [
                "Whoever begins a round wins it, and an even number of rounds is to come: who begins the next does not begin the last. So both want to win this one.",
                "每轮先走的人必赢，后面还有偶数轮，先走下一轮的人就不先走最后一轮，所以这一轮双方都想赢。",
            ],
        };
        let [aim_en, aim_zh] = if is_good { ["lose", "输掉"] } else { ["win", "赢下"] };
        let aim = |node: &[u64]| aims(&nodes, node)[usize::from(is_good)];
        let found = children(&nodes, &position[1]).find(|&v| !aim(&nodes[v]));
        Some(match found {
            Some(v) => Why::won([
                format!(
                    "{} After “{}” the other player cannot {} this round.",
                    goal_en,
                    spell(&nodes[v]),
                    aim_en
                ),
                format!(
                    "{}添成“{}”以后，对手就没法让自己{}这一轮。",
                    goal_zh,
                    spell(&nodes[v]),
                    aim_zh
                ),
            ]),
            None => Why::lost([
                format!(
                    "{} Whatever letter follows, the other player can {} this round.",
                    goal_en, aim_en
                ),
                format!("{}无论轮到走的人添哪个字母，对手都能让自己{}这一轮。", goal_zh, aim_zh),
            ]),
        })
    }

    fn drawn(position: &Position, _: Player) -> Option<Drawn> {
        let words = [
            "At each node, what the player to move there can reach in this round: W to win it, L to lose it, WL either, – only what the other player wants. Orange: the round ends there. Where the piece stands is no label.",
            "各点旁标的是轮到在那里走的人在这一轮能做到什么：W 能赢，L 能输（故意，或已经没有字母可添），WL 想赢想输都行，– 输赢由对方定。粗框：这一轮到此结束。棋子所在的点不标。",
        ];
        let nodes = nodes(&position[2..]);
        let others = nodes.iter().enumerate().filter(|(_, node)| **node != position[1]);
        Some(others.fold(Drawn::new(words), |drawn, (v, node)| {
            let text = match aims(&nodes, node) {
                [true, true] => "WL",
                [true, false] => "W",
                [false, true] => "L",
                [false, false] => "–",
            };
            drawn.tag(Id::Node(v), text, children(&nodes, node).count() == 0)
        }))
    }
}
