//! The game as stated: Ciel takes the top card of a pile, Jiro the bottom card of one.

use board::{Act, Cell, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};
use shared::small;
use std::cmp::Ordering;

pub struct Rules;

impl Game for Rules {
    /// The piles, each from top to bottom, and the points of both players.
    type Position = Vec<Vec<u64>>;
    /// The pile and the place of the card.
    type Move = (usize, usize);

    const END: End = End::Score;

    fn moves(position: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let points = position.len() - 1;
        let step = |i: usize| {
            let (card, own) = match player {
                Player::Left => (0, 0),
                Player::Right => (position[i].len() - 1, 1),
            };
            let mut to = position.clone();
            let taken = to[i].remove(card);
            to[points][own] += taken;
            ((i, card), to)
        };
        (0..points).filter(|&i| !position[i].is_empty()).map(step).collect()
    }

    /// One to four piles of up to six cards in all.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = vec![];
        for lens in small::up_to(&[(4, 5)]) {
            let cards = lens.iter().sum::<u64>() as usize;
            let is_new = lens.windows(2).all(|two| two[0] >= two[1]) && !lens.contains(&0);
            if !is_new || cards > 6 {
                continue;
            }
            let most = if cards <= 4 { 3 } else { 2 };
            for given in small::sequences(cards, most - 1) {
                let mut cards = given.iter().map(|card| card + 1);
                let pile = |&len: &u64| cards.by_ref().take(len as usize).collect();
                let mut position: Vec<Vec<u64>> = lens.iter().map(pile).collect();
                position.push(vec![0, 0]);
                all.push(position);
            }
        }
        all
    }

    fn result(position: &Vec<Vec<u64>>) -> i64 {
        let points = &position[position.len() - 1];
        signed(points[0]) - signed(points[1])
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Each row is a pile, its top on the left. Ciel takes the top card of any pile, Jiro the bottom card, and the number on it is added to the points. When all cards are taken, more points win.",
        "每行是一堆牌，最左边是堆顶。Ciel 每次取走一堆的顶牌，Jiro 每次取走一堆的底牌，牌上的数加到自己的得分里。取完时得分多的人赢。",
    ];
    const TAKES: Phrase = [
        "1 to 5 piles, each from top to bottom, then the points of both: 3 1 | 2 | 0 0. At most 16 cards, each at most 99",
        "先写 1 到 5 堆牌，每堆从顶到底，再写两人已有的得分：3 1 | 2 | 0 0。至多 16 张牌，每张至多 99",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "7 5 4 | 1 9 8 | 6 3 2 | 0 0",
        "3 1 | 2 | 0 0",
        "1 3 2 | 5 4 6 | 8 7 | 0 0",
        "4 1 | 2 3 | 5 5 | 0 0",
        "5 2 | 4 | 7 | 6 | 1 3 | 0 0",
        "4 7 1 8 | 2 9 5 | 6 3 1 | 5 2 | 0 0",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Ciel", "Ciel"], ["Jiro", "Jiro"]]);
    const ASKED: [Phrase; 2] = [
        [
            "Halve each pile: which middle cards belong to neither half, and which of them is the largest?",
            "每堆分成上下两半：哪些牌正好在中间，哪一张最大？",
        ],
        [
            "From which pile can a card be taken to finish ahead or, if there is none, level?",
            "从哪一堆取，最后能领先？如果不能领先，从哪一堆取能打平？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        let (points, piles) = position.split_last()?;
        let cards = piles.iter().map(Vec::len).sum::<usize>();
        let fits = (1..=5).contains(&piles.len())
            && points.len() == 2
            && cards <= 16
            && piles.concat().iter().all(|card| (1..=99).contains(card))
            && points.iter().all(|&points| points <= 9999);
        // So many cards may be left of each pile, wherever they begin.
        let left = |pile: &Vec<u64>| (pile.len() as u64 + 1) * (pile.len() as u64 + 2) / 2;
        (fits && piles.iter().map(left).product::<u64>() <= board::MOST).then_some(position)
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let cell = |i: usize| {
            move |(j, card): (usize, &u64)| Cell {
                id: Some(Id::Cell(i, j)),
                text: card.to_string(),
                ..Cell::default()
            }
        };
        let (points, piles) = (&position[position.len() - 1], &position[..position.len() - 1]);
        let row = |(i, pile): (usize, &Vec<u64>)| pile.iter().enumerate().map(cell(i)).collect();
        let note = [
            format!("Ciel has {}, Jiro has {}.", points[0], points[1]),
            format!("Ciel {} 分，Jiro {} 分。", points[0], points[1]),
        ];
        vec![Picture::Strips(piles.iter().enumerate().map(row).collect()), Picture::Note(note)]
    }

    fn act(position: &Vec<Vec<u64>>, &(i, card): &(usize, usize)) -> Act {
        let words = ["take {0} from pile {1}", "从第 {1} 堆取 {0}"];
        Act::new(vec![Id::Cell(i, card)], words, &[position[i][card], i as u64 + 1])
    }

    fn claim(position: &Vec<Vec<u64>>, player: Player) -> Option<Claim> {
        let [ciel, jiro] = ends(position, player);
        let lead = if player == Player::Left { ciel - jiro } else { jiro - ciel };
        let words = [
            format!("In the end Ciel has {}, Jiro {}", ciel, jiro),
            format!("最后 Ciel {} 分，Jiro {} 分", ciel, jiro),
        ];
        Some(Claim { words, lost: lead < 0 })
    }

    fn why(position: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let (sure, middles) = (sure(position), middles(position));
        let name = if player == Player::Left { "Ciel" } else { "Jiro" };
        let is_over = Rules::moves(position, player).is_empty();
        let cards: Vec<u64> = middles.iter().map(|&(card, _)| card).collect();
        let [listed_en, listed_zh] = board::listed(&cards);
        let [begin_en, begin_zh] = match cards[..] {
            _ if is_over => ["All cards are taken:".into(), "牌取完了：".into()],
            [] => [
                format!(
                    "Every pile is even, so each player gets one half of each: with the points so far Ciel {}, Jiro {}.",
                    sure[0], sure[1]
                ),
                format!(
                    "每堆张数都是偶数，各得各的一半：连已有的分，Ciel {} 分，Jiro {} 分。",
                    sure[0], sure[1]
                ),
            ],
            [only] => [
                format!(
                    "With the halves of the piles Ciel has {}, Jiro {}. One card is in the middle, the {}, and {} gets it by taking from its pile.",
                    sure[0], sure[1], only, name
                ),
                format!(
                    "算上各自的一半，Ciel {} 分，Jiro {} 分。中间的牌只有 {}，{} 从这一堆取，它就归 {}。",
                    sure[0], sure[1], only, name, name
                ),
            ],
            _ => [
                format!(
                    "With the halves of the piles Ciel has {}, Jiro {}. The middles {} go in turn, the largest first; {} begins, in the pile of the {}.",
                    sure[0], sure[1], listed_en, name, cards[0]
                ),
                format!(
                    "算上各自的一半，Ciel {} 分，Jiro {} 分。中间的牌 {} 从大到小轮流归两人，{} 先从 {} 的那一堆取。",
                    sure[0], sure[1], listed_zh, name, cards[0]
                ),
            ],
        };
        let [ciel, jiro] = ends(position, player);
        let lead = if player == Player::Left { ciel - jiro } else { jiro - ciel };
        Some(match lead.cmp(&0) {
            Ordering::Greater => Why::won([
                format!("{} In all, {} ends {} ahead.", begin_en, name, lead),
                format!("{}最后 {} 领先 {} 分。", begin_zh, name, lead),
            ]),
            Ordering::Equal => Why::drawn([
                format!("{} In all, both end with the same.", begin_en),
                format!("{}最后两人得分相同。", begin_zh),
            ]),
            Ordering::Less => Why::lost([
                format!("{} In all, {} ends {} behind.", begin_en, name, -lead),
                format!("{}最后 {} 落后 {} 分。", begin_zh, name, -lead),
            ]),
        })
    }

    fn drawn(position: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let mut drawn = Drawn::new(FRAMED);
        for (i, pile) in position[..position.len() - 1].iter().enumerate() {
            let (n, half) = (pile.len(), pile.len() / 2);
            if half > 0 {
                drawn = drawn.span(Id::Cell(i, 0), Id::Cell(i, half - 1), "", false);
                drawn = drawn.span(Id::Cell(i, n - half), Id::Cell(i, n - 1), "", false);
            }
        }
        for (place, (_, i)) in middles(position).into_iter().enumerate() {
            let middle = Id::Cell(i, position[i].len() / 2);
            drawn = drawn.span(middle, middle, place + 1, true);
        }
        Some(drawn)
    }
}

const FRAMED: Phrase = [
    "Framed: the upper half of each pile, on the left, and the lower half. Orange: the middle cards, numbered from the largest.",
    "细框：每堆的上半（左边）和下半。粗框：正中间的牌，从大到小编号。",
];

/// Each player's points together with that player's halves of the piles.
fn sure(position: &[Vec<u64>]) -> [u64; 2] {
    let points = &position[position.len() - 1];
    let mut sums = [points[0], points[1]];
    for pile in &position[..position.len() - 1] {
        let half = pile.len() / 2;
        sums[0] += pile[..half].iter().sum::<u64>();
        sums[1] += pile[pile.len() - half..].iter().sum::<u64>();
    }
    sums
}

/// The middle cards, the largest first, each with its pile.
fn middles(position: &[Vec<u64>]) -> Vec<(u64, usize)> {
    let piles = position[..position.len() - 1].iter().enumerate();
    let odd = piles.filter(|(_, pile)| pile.len() % 2 == 1);
    let mut middles: Vec<_> = odd.map(|(i, pile)| (pile[pile.len() / 2], i)).collect();
    middles.sort_by_key(|&(card, _)| std::cmp::Reverse(card));
    middles
}

/// What both have in the end, when this player moves.
fn ends(position: &[Vec<u64>], player: Player) -> [i64; 2] {
    let mut ends = sure(position).map(signed);
    let first = usize::from(player == Player::Right);
    for (turn, (card, _)) in middles(position).into_iter().enumerate() {
        ends[(first + turn) % 2] += signed(card);
    }
    ends
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).expect("a board has small numbers")
}
