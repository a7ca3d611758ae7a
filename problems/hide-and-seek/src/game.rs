//! The game as stated: in each round both stay or go along one edge, and neither knows what the other chooses.
//! When play ends, Okuu pays Orin the time, and Orin pays a stake that was agreed on.

use board::{Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};
use shared::matrix::{solve, Solution, NEAR};
use shared::rules::expected;
use std::cmp::Ordering;
use std::collections::HashMap;

pub struct Rules;

/// The vertices of Orin and of Okuu; the last time, the time now, the stake; the edges; and if one of them has
/// chosen, who (0 is Orin) and which vertex. Vertices count from 1.
type Position = Vec<Vec<u64>>;

impl Game for Rules {
    type Position = Position;
    /// The vertex to stay on or to go to.
    type Move = u64;

    const END: End = End::Secret;

    fn moves(position: &Position, player: Player) -> Moves<Rules> {
        let (at, [last, now, stake]) = (&position[0], times(position));
        if at[0] == at[1] || now == last {
            return vec![];
        }
        let own = usize::from(player == Player::Right);
        let edges = position[2].chunks(2).filter(|edge| edge[0] == at[own]).map(|edge| edge[1]);
        let step = |to: u64| {
            let mut after = position[..3].to_vec();
            if let Some(chosen) = position.get(3) {
                after[0][chosen[0] as usize] = chosen[1];
                after[0][own] = to;
                after[1] = vec![last, now + 1, stake];
            } else {
                after.push(vec![own as u64, to]);
            }
            (to, after)
        };
        [at[own]].into_iter().chain(edges).map(step).collect()
    }

    /// Every graph of at most 3 vertices in which edges go from smaller numbers to larger ones, with every
    /// start, last time up to 3 and stake.
    fn small() -> Vec<Position> {
        let mut all = vec![];
        for set in 0..8 {
            let edges = [[1, 2], [1, 3], [2, 3]];
            let edges: Vec<u64> =
                (0..3).filter(|i| set >> i & 1 == 1).flat_map(|i| edges[i]).collect();
            for (orin, okuu) in [(1, 2), (1, 3), (2, 1), (2, 3), (3, 1), (3, 2)] {
                for last in 1..=3 {
                    let with = |stake| vec![vec![orin, okuu], vec![last, 0, stake], edges.clone()];
                    all.extend((1..=last + 1).map(with));
                }
            }
        }
        all
    }

    fn result(position: &Position) -> i64 {
        let [last, now, stake] =
            times(position).map(|time| i64::try_from(time).expect("it is small"));
        let is_caught = position[0][0] == position[0][1];
        (if is_caught { now } else { last + 1 }) - stake
    }

    fn hidden(position: &Position) -> Option<Position> {
        position.get(3).map(|_| position[..3].to_vec())
    }
}

/// The last time, the time now, the stake.
fn times(position: &[Vec<u64>]) -> [u64; 3] {
    [0, 1, 2].map(|i| position[1][i])
}

impl Show for Rules {
    const RULE: Phrase = [
        "At each time both choose in secret to stay or to go along one arrow, and then move at once. When Okuu (ring) stands where Orin (dot) is, play ends at this time; if she has not caught him at the last time, it ends one later. The end minus the stake is what Orin gets.",
        "每个时刻两人暗中选好：不动，或者沿一条边走一步，然后同时行动。阿空（圆圈）与阿燐（圆点）站在同一点时，游戏在这一时刻结束；到最后时刻还没捉住，就再晚一个时刻结束。结束时刻减去约定的数，就是阿燐的得分。",
    ];
    const TAKES: Phrase = [
        "the vertices of Orin and Okuu; the last time, the time now, the stake; the edges: for example 2 1 | 2 0 1 | 1>2 1>3 2>3; at most 6 vertices, 10 edges and 5 rounds",
        "阿燐和阿空所在的点；最后时刻、现在的时刻、约定的数；各条边：例如 2 1 | 2 0 1 | 1>2 1>3 2>3，至多 6 个点、10 条边、5 个回合",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "3 1 | 4 0 2 | 1>2 1>3 2>4 3>4 3>5 4>5",
        "2 1 | 2 0 1 | 1>2 1>3 2>3",
        "2 1 | 1 0 2 | 1>2 1>3 2>3",
        "2 1 | 2 0 3 | 1>2 1>3 1>5 2>3 3>5 5>6 6>4 2>4",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Orin", "阿燐"], ["Okuu", "阿空"]]);
    const ASKED: [Phrase; 2] = [
        [
            "For each pair of choices: when does play end, on average, if both go on as well as they can?",
            "双方的每一对选择：此后都采取最优策略，游戏平均在什么时刻结束？",
        ],
        [
            "Which choice ends on the right side of the stake, on average, against the other's best mix?",
            "对手按最优的概率选择时，哪个选择平均起来对自己有利？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        let position = board::groups(text)?;
        let fits = (3..=4).contains(&position.len())
            && position[0].len() == 2
            && position[1].len() == 3
            && position[2].len() % 2 == 0
            && position[2].len() <= 20
            && position[0].iter().chain(&position[2]).all(|v| (1..=6).contains(v))
            && position[2].chunks(2).all(|edge| edge[0] != edge[1])
            && position[1].iter().all(|&time| time <= 20);
        let fits = fits && {
            let [last, now, _] = times(&position);
            let edges: Vec<&[u64]> = position[2].chunks(2).collect();
            let is_new = |(i, edge): (usize, &&[u64])| !edges[..i].contains(edge);
            now <= last && last - now <= 5 && edges.iter().enumerate().all(is_new)
        };
        let is_choice = |chosen: &Vec<u64>| {
            let player = match chosen[..] {
                [0, _] => Player::Left,
                [1, _] => Player::Right,
                _ => return false,
            };
            let choices = Rules::moves(&position[..3].to_vec(), player);
            choices.iter().any(|&(to, _)| to == chosen[1])
        };
        (fits && position.get(3).map_or(true, is_choice)).then_some(position)
    }

    fn write(position: &Position) -> String {
        let edges: Vec<String> =
            position[2].chunks(2).map(|edge| format!("{}>{}", edge[0], edge[1])).collect();
        let mut parts =
            vec![board::write(&position[0]), board::write(&position[1]), edges.join(" ")];
        parts.extend(position.get(3).map(|chosen| board::write(chosen)));
        parts.join(" | ").replace("  ", " ").trim().to_owned()
    }

    fn scene(position: &Position) -> Vec<Picture> {
        let most = position[0].iter().chain(&position[2]).copied().max().unwrap_or(1);
        let [orin, okuu] = [0, 1].map(|i| position[0][i] as usize - 1);
        let graph = Picture::Graph(Graph {
            nodes: (1..=most).map(|v| v.to_string()).collect(),
            edges: position[2].chunks(2).map(|e| (e[0] as usize - 1, e[1] as usize - 1)).collect(),
            tokens: vec![orin],
            goal: Some(okuu),
            root: None,
        });
        let [last, now, stake] = times(position);
        let at = &position[0];
        let note = [
            format!(
                "Time {} of {}; stake {}. Orin (dot) is on {}, Okuu (ring) on {}.",
                now, last, stake, at[0], at[1]
            ),
            format!(
                "时刻 {}，最后时刻 {}；约定的数 {}。阿燐（圆点）在 {}，阿空（圆圈）在 {}。",
                now, last, stake, at[0], at[1]
            ),
        ];
        vec![graph, Picture::Note(note)]
    }

    fn act(_: &Position, &to: &u64) -> Act {
        Act::new(vec![Id::Node(to as usize - 1)], ["choose vertex {0}", "选 {0} 号点"], &[to])
    }

    fn claim(position: &Position, player: Player) -> Option<Claim> {
        let (end, stake) = (fraction(average(position)), times(position)[2]);
        let words = [
            format!("End on average: {}; stake {}", end, stake),
            format!("平均结束时刻 {}，约定的数 {}", end, stake),
        ];
        Some(Claim { words, lost: lead(position, player) < -NEAR })
    }

    fn why(position: &Position, player: Player) -> Option<Why> {
        let (end, stake) = (average(position), times(position)[2]);
        let difference = end - stake as f64;
        let is_orin = player == Player::Left;
        let [mover, mover_zh] = name(player);
        let (en, zh) = if Rules::moves(position, player).is_empty() {
            let (by, end) = (fraction(difference.abs()), fraction(end));
            let [more, more_zh] = if difference > 0.0 { ["more", "多"] } else { ["less", "少"] };
            let [does, does_zh] = if is_orin { ["gets", "得"] } else { ["pays", "付"] };
            if difference.abs() < NEAR {
                (
                    format!("Play has ended at time {}, which is the stake.", end),
                    format!("游戏在时刻 {} 结束，正好等于约定的数。", end),
                )
            } else {
                (
                    format!(
                        "Play has ended at time {}: {} {} {} {} than the stake of {}.",
                        end, mover, does, by, more, stake
                    ),
                    format!(
                        "游戏在时刻 {} 结束，{}比约定的 {} {}{} {}。",
                        end, mover_zh, stake, more_zh, does_zh, by
                    ),
                )
            }
        } else if position.len() > 3 {
            let [mix, mix_zh] = mix(position, player);
            let end = if is_orin { lead(position, player) } else { -lead(position, player) };
            let end = fraction(end + stake as f64);
            (
                format!("If {} {}, the choice that the other has made leads to an end at {} on average; the stake is {}.", mover, mix, end, stake),
                format!("如果{}{}，对方已经作出的选择平均在 {} 结束；约定的数是 {}。", mover_zh, mix_zh, end, stake),
            )
        } else if difference.abs() < NEAR {
            let [mix, mix_zh] = mix(position, player);
            (
                format!("If {} {}, play ends on average at {}, just the stake; the other can hold it there too.", mover, mix, fraction(end)),
                format!("如果{}{}，平均在 {} 结束，正好等于约定的数；对方也能保证这一点。", mover_zh, mix_zh, fraction(end)),
            )
        } else {
            let holder = if difference > 0.0 { Player::Left } else { Player::Right };
            let ([name, name_zh], [mix, mix_zh]) = (name(holder), mix(position, holder));
            let [bound, bound_zh] = if difference > 0.0 {
                ["or later", "或更晚"]
            } else {
                ["or earlier", "或更早"]
            };
            let [than, than_zh] =
                if difference > 0.0 { ["more", "大于"] } else { ["less", "小于"] };
            let end = fraction(end);
            let is_own = holder == player;
            let begin =
                if is_own { "If".to_owned() } else { format!("{} cannot prevent it: if", mover) };
            let begin_zh = if is_own {
                "只要".to_owned()
            } else {
                format!("{}没有办法：只要", mover_zh)
            };
            (
                format!("{} {} {}, play ends on average at {} {}, whatever the other does. That is {} than the stake of {}.", begin, name, mix, end, bound, than, stake),
                format!("{}{}{}，不管对方怎么选，平均在 {} {}结束，{}约定的 {}。", begin_zh, name_zh, mix_zh, end, bound_zh, than_zh, stake),
            )
        };
        let lead = lead(position, player);
        Some(match lead.partial_cmp(&0.0) {
            _ if lead.abs() < NEAR => Why::drawn([en, zh]),
            Some(Ordering::Greater) => Why::won([en, zh]),
            _ => Why::lost([en, zh]),
        })
    }

    fn drawn(position: &Position, player: Player) -> Option<Drawn> {
        let [en, zh] = name(player);
        let words = [
            format!(
                "At each vertex that {} may choose: the chance with which it is best to choose it.",
                en
            ),
            format!("{}可以选的各点旁：最优策略选它的概率。", zh),
        ];
        let choices = weighted(position, player).into_iter();
        Some(choices.fold(Drawn::new(words), |drawn, (to, weight)| {
            drawn.tag(Id::Node(to as usize - 1), fraction(weight), weight > NEAR)
        }))
    }
}

fn name(player: Player) -> Phrase {
    match player {
        Player::Left => ["Orin", "阿燐"],
        Player::Right => ["Okuu", "阿空"],
    }
}

/// The average end, if both go on as well as they can.
fn average(position: &Position) -> f64 {
    let result = |position: &Position| Rules::result(position) as f64;
    let start = position[..3].to_vec();
    times(position)[2] as f64 + expected(&start, &rounds, &result, &mut HashMap::new())
}

/// The positions after a round, for each choice of Orin and of Okuu.
fn rounds(position: &Position) -> Vec<Vec<Position>> {
    let choices = Rules::options_of(position, Player::Left);
    choices.iter().map(|choice| Rules::options_of(choice, Player::Right)).collect()
}

/// The matrix of the round, which holds the average ends, and its solution; none when play has ended.
fn round(position: &[Vec<u64>]) -> Option<(Vec<Vec<f64>>, Solution)> {
    let rounds = rounds(&position[..3].to_vec());
    let matrix: Vec<Vec<f64>> =
        rounds.iter().map(|row| row.iter().map(average).collect()).collect();
    let solution = (!matrix.is_empty()).then(|| solve(&matrix))?;
    Some((matrix, solution))
}

/// What the player to move gets on average; if the other has chosen, for that choice.
fn lead(position: &Position, player: Player) -> f64 {
    let stake = times(position)[2] as f64;
    let end = match (position.get(3), round(position)) {
        (Some(chosen), Some((matrix, solution))) => {
            let other = player.other();
            let choices = Rules::moves(&position[..3].to_vec(), other);
            let i = choices.iter().position(|&(to, _)| to == chosen[1]).expect("it was a choice");
            match other {
                Player::Left => {
                    (0..matrix[i].len()).map(|j| matrix[i][j] * solution.columns[j]).sum()
                }
                Player::Right => (0..matrix.len()).map(|u| matrix[u][i] * solution.rows[u]).sum(),
            }
        }
        _ => average(position),
    };
    if player == Player::Left {
        end - stake
    } else {
        stake - end
    }
}

/// The choices of a player, each with its best weight.
fn weighted(position: &[Vec<u64>], player: Player) -> Vec<(u64, f64)> {
    let weights = match (round(position), player) {
        (None, _) => vec![],
        (Some((_, solution)), Player::Left) => solution.rows,
        (Some((_, solution)), Player::Right) => solution.columns,
    };
    let choices = Rules::moves(&position[..3].to_vec(), player);
    choices.into_iter().map(|(to, _)| to).zip(weights).collect()
}

/// The choices of a player that have a weight, in words.
fn mix(position: &[Vec<u64>], player: Player) -> [String; 2] {
    let choices = weighted(position, player).into_iter().filter(|choice| choice.1 > NEAR);
    let choices: Vec<(u64, String)> = choices.map(|(to, weight)| (to, fraction(weight))).collect();
    if let [(only, _)] = &choices[..] {
        return [format!("chooses vertex {}", only), format!("选 {} 号点", only)];
    }
    let en: Vec<String> = choices
        .iter()
        .map(|(to, weight)| format!("vertex {} with chance {}", to, weight))
        .collect();
    let zh: Vec<String> =
        choices.iter().map(|(to, weight)| format!("以概率 {} 选 {} 号点", weight, to)).collect();
    let (last, first) = en.split_last().expect("somebody chooses");
    [format!("chooses {} and {}", first.join(", "), last), zh.join("、")]
}

/// A number as a fraction, if its denominator is small.
fn fraction(number: f64) -> String {
    let is_whole =
        |d: &u32| (number * f64::from(*d) - (number * f64::from(*d)).round()).abs() < NEAR;
    match (1..=99).find(is_whole) {
        Some(1) => format!("{:.0}", number),
        Some(d) => format!("{:.0}/{}", number * f64::from(d), d),
        None => format!("{:.3}", number),
    }
}
