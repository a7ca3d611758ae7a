//! The game as stated: a turn cuts a piece in two; whoever first makes a 1 × 1 wins.

use board::{listed, Act, Claim, Drawn, Id, Phrase, Picture, Sheet, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

/// The line to cut along: the sheet, and how far it is from the left or from the top.
pub enum Cut {
    Down(usize, u64),
    Across(usize, u64),
}

impl Game for Rules {
    /// The pieces by their width and height, the largest first.
    type Position = Vec<Vec<u64>>;
    type Move = Cut;

    fn moves(pieces: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        if pieces.iter().any(|piece| area(piece) == 1) {
            return moves; // its maker has won
        }
        for (i, piece) in pieces.iter().enumerate() {
            for (cut, parts) in cuts(i, piece) {
                let mut to =
                    [&pieces[..i], &parts.map(|part| part.to_vec()), &pieces[i + 1..]].concat();
                sort(&mut to);
                moves.push((cut, to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let sides = |most| {
            (1..=8)
                .flat_map(move |w| (1..=8).map(move |h| vec![w, h]))
                .filter(move |piece| area(piece) <= most)
        };
        let two = sides(8).flat_map(|a| sides(8).map(move |b| vec![a.clone(), b]));
        let mut small: Vec<_> = sides(16).map(|piece| vec![piece]).chain(two).collect();
        for pieces in &mut small {
            sort(pieces);
        }
        small
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Choose a sheet and cut it in two along a line. Whoever first makes a sheet of 1 × 1 wins.",
        "每次选一张纸，沿一条格线剪成两张。先剪出 1 × 1 的人赢。",
    ];
    const TAKES: Phrase = [
        "width and height, for example 4 2: at most 24 squares in all, sides up to 8; several sheets as 2 2 | 2 2",
        "宽和高，例如 4 2：一共至多 24 格，边长至多 8；几张纸写成 2 2 | 2 2",
    ];
    const SET_UPS: &'static [&'static str] =
        &["4 2", "3 2", "4 4", "4 3 | 2 2", "6 2 | 2 2", "6 4"];
    const ASKED: [Phrase; 2] = [
        ["Which cuts leave no strip, that is, no side of 1?", "哪些剪法不会剪出条（有一边是 1 的纸）？"],
        ["Which cut makes a 1 × 1 or, if no sheet is a strip, makes none and leaves the nim-sum 0?", "剪哪一刀，能剪出 1 × 1；如果没有条，能不剪出条，又让 SG 值的异或和变成 0？"],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let mut pieces = board::groups(text)?;
        let fits = |piece: &Vec<u64>| piece.len() == 2 && piece.iter().all(|s| (1..=8).contains(s));
        let is_read = pieces.iter().all(fits);
        sort(&mut pieces);
        (is_read && pieces.iter().map(|piece| area(piece)).sum::<u64>() <= 24).then_some(pieces)
    }

    fn write(pieces: &Vec<Vec<u64>>) -> String {
        board::write_groups(pieces)
    }

    fn scene(pieces: &Vec<Vec<u64>>) -> Vec<Picture> {
        let sheet = |piece: &Vec<u64>| {
            let (width, height) = (piece[0], piece[1]);
            Sheet { width, height, down: (1..width).collect(), across: (1..height).collect() }
        };
        vec![Picture::Sheets(pieces.iter().map(sheet).collect())]
    }

    fn act(_: &Vec<Vec<u64>>, cut: &Cut) -> Act {
        let (words, i, at) = match *cut {
            Cut::Down(i, c) => (DOWN, i, c),
            Cut::Across(i, d) => (ACROSS, i, d),
        };
        Act::new(vec![line(cut)], words, &[i as u64 + 1, at])
    }

    fn claim(pieces: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        if pieces.iter().any(|piece| area(piece) == 1) {
            let words = ["a 1 × 1 has been cut off", "已经有 1 × 1"];
            return Some(Claim { words: words.map(str::to_owned), lost: true });
        }
        if let Some(strip) = pieces.iter().find(|piece| piece.contains(&1)) {
            let (w, h) = (strip[0], strip[1]);
            let words = [
                format!("{w} × {h} is a strip: cut a 1 × 1 off"),
                format!("{w} × {h} 是条，剪下一个 1 × 1"),
            ];
            return Some(Claim { words, lost: false });
        }
        Some(Claim::nim_sum(
            &pieces.iter().map(|piece| value(piece[0], piece[1])).collect::<Vec<_>>(),
        ))
    }

    fn why(pieces: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        if pieces.iter().any(|piece| area(piece) == 1) {
            return Some(Why::lost([
                "The other player has cut off a 1 × 1.",
                "对手已经剪出 1 × 1。",
            ]));
        }
        if let Some(strip) = pieces.iter().find(|piece| piece.contains(&1)) {
            let (w, h) = (strip[0], strip[1]);
            return Some(Why::won([
                format!("{} × {} is a strip: cut a 1 × 1 off its end.", w, h),
                format!("{} × {} 是条，从一头剪下 1 × 1 就行。", w, h),
            ]));
        }
        if pieces.iter().flatten().all(|&side| side <= 3) {
            return Some(Why::lost([
                "All sides are 2 or 3: any cut makes a strip, and the other player cuts a 1 × 1 off it.",
                "边长都是 2 或 3，一剪就出现条，对手从条上剪下 1 × 1。",
            ]));
        }
        if unpaired(pieces).is_empty() {
            return Some(Why::lost([
                "The sheets that allow a cut without a strip are equal in pairs: the other player copies each such cut.",
                "能安全剪的纸两两相同：在一张上怎么剪，对手就在另一张上照样剪。",
            ]));
        }
        let safe = |to: &Vec<Vec<u64>>| !to.iter().flatten().any(|&side| side == 1);
        let moves = Self::moves(pieces, player).into_iter().filter(|(_, to)| safe(to));
        let mut moves: Vec<_> = moves.filter(|(_, to)| sum(to) == 0).collect();
        // Rather one that leaves pairs of equal sheets.
        moves.sort_by_key(|(_, to)| unpaired(to).len());
        let best = moves.first().map(|(best, to)| (Self::act(pieces, best).words, to));
        if let Some(([en, zh], to)) = best.as_ref().filter(|(_, to)| unpaired(to).is_empty()) {
            let is_last = to.iter().flatten().all(|&side| side <= 3);
            return Some(Why::won(if is_last {
                [
                    format!(
                        "One cut makes all sides 2 or 3, and the next one must make a strip: {}.",
                        en
                    ),
                    format!("一刀就能让边长都是 2 或 3，对手只好剪出条：{}。", zh),
                ]
            } else {
                [
                    format!("One cut makes the sheets that can still be cut safely equal in pairs: {}, then copy each cut.", en),
                    format!("一刀就能让还能安全剪的纸两两相同：{}，以后对手在一张上怎么剪，就在另一张上照样剪。", zh),
                ]
            }));
        }
        let odd = unpaired(pieces);
        let names: Vec<String> = odd.iter().map(|p| format!("{} × {}", p[0], p[1])).collect();
        let values: Vec<u64> = odd.iter().map(|piece| value(piece[0], piece[1])).collect();
        let ([en_values, zh_values], x) = (listed(&values), sum(pieces));
        let are = if odd.len() == 1 { "is" } else { "are" };
        let en = format!(
            "Nobody can afford a strip, and without one {} {} worth {} (nim-sum {})",
            names.join(" and "),
            are,
            en_values,
            x
        );
        let zh = format!(
            "谁都不能先剪出条。只用安全的剪法，{} 的 SG 值是 {}（异或和 {}）",
            names.join("、"),
            zh_values,
            x
        );
        Some(match best {
            None => Why::lost([
                format!("{}: any cut spoils the 0, and the answer restores it.", en),
                format!("{}：怎么剪都不再是 0，对手再剪成 0。", zh),
            ]),
            Some(([en_best, zh_best], _)) => Why::won([
                format!("{}: {}, and it is 0.", en, en_best),
                format!("{}：{}，就成了 0。", zh, zh_best),
            ]),
        })
    }

    fn drawn(pieces: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        if pieces.iter().any(|piece| piece.contains(&1)) {
            let mut drawn = Drawn::new([
                "Orange: where a strip can be cut, a sheet with a side of 1.",
                "粗线：条（有一边是 1 的纸）上可以剪的地方。",
            ]);
            for (i, strip) in pieces.iter().enumerate().filter(|(_, piece)| piece.contains(&1)) {
                for (cut, _) in cuts(i, strip) {
                    drawn = drawn.ring(line(&cut), true);
                }
            }
            return Some(drawn);
        }
        let mut drawn = Drawn::new([
            "Dashed: cuts that make a strip, a sheet with a side of 1. Orange: the other cuts, with the values of the two sheets that they make.",
            "虚线：会剪出条（有一边是 1 的纸）。粗线：不会剪出条，线上是剪成的两张的 SG 值。",
        ]);
        for (i, piece) in pieces.iter().enumerate() {
            for (cut, parts) in cuts(i, piece) {
                let is_safe = parts.iter().flatten().all(|&side| side > 1);
                drawn = drawn.ring(line(&cut), is_safe);
                if is_safe {
                    let [one, other] = parts.map(|part| value(part[0], part[1]));
                    drawn = drawn.tag(line(&cut), format!("{}⊕{}", one, other), true);
                }
            }
        }
        Some(drawn)
    }
}

const DOWN: Phrase =
    ["cut sheet {0} from top to bottom, {1} from the left", "把第 {0} 张竖着剪，左边 {1} 格宽"];
const ACROSS: Phrase =
    ["cut sheet {0} from left to right, {1} from the top", "把第 {0} 张横着剪，上边 {1} 格高"];

/// The cuts of a sheet, and the two that each makes.
fn cuts(i: usize, piece: &[u64]) -> Vec<(Cut, [[u64; 2]; 2])> {
    let (w, h) = (piece[0], piece[1]);
    let down = (1..w).map(|c| (Cut::Down(i, c), [[c, h], [w - c, h]]));
    let across = (1..h).map(|d| (Cut::Across(i, d), [[w, d], [w, h - d]]));
    down.chain(across).collect()
}

/// Where a cut is made.
fn line(cut: &Cut) -> Id {
    match *cut {
        Cut::Down(i, c) => Id::Down(i, c),
        Cut::Across(i, d) => Id::Across(i, d),
    }
}

fn area(piece: &[u64]) -> u64 {
    piece.iter().product()
}

fn sort(pieces: &mut [Vec<u64>]) {
    pieces.sort_by_key(|piece| std::cmp::Reverse((area(piece), piece[0])));
}

/// g(w, h) of the page: no cut leaves a side of 1.
fn value(w: u64, h: u64) -> u64 {
    let down = (2..w.max(3) - 1).map(|c| value(c, h) ^ value(w - c, h));
    let across = (2..h.max(3) - 1).map(|d| value(w, d) ^ value(w, h - d));
    let values: Vec<u64> = down.chain(across).collect();
    (0..=values.len() as u64).find(|g| !values.contains(g)).unwrap_or(0)
}

/// The sheets with a safe cut, without pairs of equal ones.
fn unpaired(pieces: &[Vec<u64>]) -> Vec<Vec<u64>> {
    let mut left: Vec<Vec<u64>> = vec![];
    for piece in pieces.iter().filter(|piece| piece.iter().any(|&side| side > 3)) {
        let is_same = |other: &Vec<u64>| area(other) == area(piece) && piece.contains(&other[0]);
        match left.iter().position(is_same) {
            Some(twin) => drop(left.remove(twin)),
            None => left.push(piece.clone()),
        }
    }
    left
}

/// The nim-sum of the values.
fn sum(pieces: &[Vec<u64>]) -> u64 {
    pieces.iter().fold(0, |x, piece| x ^ value(piece[0], piece[1]))
}
