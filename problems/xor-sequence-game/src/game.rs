//! The game as stated: a move xors a number that is left to Alice's or to Bob's; in the end the greater one
//! wins.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};
use shared::small;
use std::cmp::Ordering;

pub struct Rules;

impl Game for Rules {
    /// The numbers that are left; Alice's number and Bob's.
    type Position = Vec<Vec<u64>>;
    /// The place of the number that is used, and to whose it goes: 0 is Alice, 1 is Bob.
    type Move = (usize, usize);

    const END: End = End::Score;

    fn moves(position: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let step = |i: usize, side: usize| {
            let mut to = position.clone();
            to[1][side] ^= to[0].remove(i);
            ((i, side), to)
        };
        (0..position[0].len()).flat_map(|i| [step(i, 0), step(i, 1)]).collect()
    }

    /// One to five numbers, as few different ones as there are many.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = small::up_to(&[(2, 7), (4, 4), (5, 2), (6, 1)]);
        all.retain(|numbers| numbers.windows(2).all(|two| two[0] <= two[1]));
        all.sort_unstable();
        all.dedup();
        all.into_iter().map(|numbers| vec![numbers, vec![0, 0]]).collect()
    }

    fn order(mut position: Vec<Vec<u64>>) -> Vec<Vec<u64>> {
        position[0].sort_unstable();
        position
    }

    /// By how much a number is greater does not matter.
    fn result(position: &Vec<Vec<u64>>) -> i64 {
        match position[1][0].cmp(&position[1][1]) {
            Ordering::Greater => 1,
            Ordering::Equal => 0,
            Ordering::Less => -1,
        }
    }
}

/// Binary places in the picture.
const PLACES: usize = 4;

impl Show for Rules {
    const RULE: Phrase = [
        "In turn a player takes one of the numbers that are left and xors it to Alice's number or to Bob's, whichever the player likes. When all are used, the greater number wins; equal is a draw.",
        "轮到谁，谁就从剩下的数里选一个，异或到 Alice 的数上，或者异或到 Bob 的数上，由他选。全部用完后，谁的数大谁赢，相等是平局。",
    ];
    const TAKES: Phrase = [
        "the numbers that are left, then Alice's number and Bob's: 4 2 1 6 3 | 0 0. At most 8 numbers, each from 0 to 15",
        "先写剩下的数，再写 Alice 和 Bob 的数：4 2 1 6 3 | 0 0。至多 8 个数，都在 0 到 15 之间",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "3 5 2 1 | 0 0",
        "4 2 1 6 3 | 0 0",
        "2 1 | 0 0",
        "4 5 2 6 | 0 0",
        "5 3 6 | 0 0",
        "6 5 1 | 4 0",
        "9 12 5 3 10 6 7 2 | 0 0",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Alice", "Alice"], ["Bob", "Bob"]]);
    const ASKED: [Phrase; 2] = [
        [
            "In the end, which is the highest binary place where the numbers of Alice and Bob can differ? Which of the numbers left have a 1 there?",
            "最后 Alice 和 Bob 的数最高在哪一个二进制位上会不同？剩下的数中哪些在这一位是 1？",
        ],
        [
            "Which move makes sure that the last number with a 1 in this place is not left to the opponent?",
            "走哪一步，能不把这一位上最后一个 1 留给对手？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        let fits = position.len() == 2
            && position[0].len() <= 8
            && position[1].len() == 2
            && position.concat().iter().all(|&number| number < 1 << PLACES);
        fits.then_some(position)
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    /// Each number with its binary places, those of the players above.
    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let row = |(i, &number): (usize, &u64)| {
            let ground = if i < 2 { Look::Shaded } else { Look::Plain };
            let cell = |j: usize| {
                let text = match j {
                    0 => ["A", "B"].get(i).map_or(String::new(), |&name| name.to_owned()),
                    1 => number.to_string(),
                    _ => (number >> (PLACES + 1 - j) & 1).to_string(),
                };
                Cell { id: Some(Id::Cell(i, j)), ground, text, ..Cell::default() }
            };
            (0..PLACES + 2).map(cell).collect()
        };
        let rows = position[1].iter().chain(&position[0]).enumerate();
        let note = [
            "A is Alice's number, B is Bob's; below them are the numbers that are left. On the right of each number: its binary places 8, 4, 2, 1.",
            "A 是 Alice 的数，B 是 Bob 的数，下面是剩下的数。每个数的右边是它的二进制：8、4、2、1 四位。",
        ];
        vec![Picture::Grid(rows.map(row).collect()), Picture::note(note)]
    }

    fn act(position: &Vec<Vec<u64>>, &(i, side): &(usize, usize)) -> Act {
        let words = if side == 0 {
            ["xor the {0}, number {1}, to Alice's number", "把第 {1} 个数 {0} 异或到 Alice 的数上"]
        } else {
            ["xor the {0}, number {1}, to Bob's number", "把第 {1} 个数 {0} 异或到 Bob 的数上"]
        };
        let taps = vec![Id::Cell(i + 2, 1), Id::Cell(side, 1)];
        Act::new(taps, words, &[position[0][i], i as u64 + 1])
    }

    fn claim(position: &Vec<Vec<u64>>, player: Player) -> Option<Claim> {
        let place = Place::of(position);
        let words = if place.top == 0 {
            ["x = 0".to_owned(), "x = 0".to_owned()]
        } else {
            [
                format!(
                    "x = {}, top place {}: {} with a 1, {} with a 0",
                    place.x, place.top, place.ones, place.zeros
                ),
                format!(
                    "x = {}，最高位是 {} 这一位：{} 个数是 1，{} 个数是 0",
                    place.x, place.top, place.ones, place.zeros
                ),
            ]
        };
        Some(Claim { words, lost: place.outcome(player) < 0 })
    }

    fn why(position: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let place = Place::of(position);
        let Place { top, ones, zeros, owner, .. } = place;
        let name = |player: Player| if player == Player::Left { "Alice" } else { "Bob" };
        let (own, other) = (name(player), name(player.other()));
        let words = match (ones, owner) {
            _ if top == 0 && position[0].is_empty() => [
                "All numbers are used, and Alice and Bob have the same.".into(),
                "数都用完了，Alice 和 Bob 的数相等。".into(),
            ],
            _ if top == 0 => [
                "The xor of all numbers, also of those that Alice and Bob have, is 0: whatever is played, both end with the same.".into(),
                "所有的数，连同 Alice 和 Bob 手里的，异或起来是 0：怎么走，最后都相等。".into(),
            ],
            (0, Some(owner)) => [
                format!(
                    "{} has a 1 in the place of {}, {} a 0. Above it both are equal, and no number that is left can change this place.",
                    name(owner), top, name(owner.other())
                ),
                format!(
                    "在 {} 这一位上，{} 是 1，{} 是 0；更高的位两人相同，剩下的数也改变不了这一位。",
                    top, name(owner), name(owner.other())
                ),
            ],
            (1, _) => {
                let [to_en, to_zh] = goal(position, player, top);
                [
                    format!(
                        "Place {} decides. One of the numbers left has a 1 there, and the two players have the same. {} takes this number, xors it to {}, and then is the only one with a 1 there.",
                        top, own, to_en
                    ),
                    format!(
                        "由 {} 这一位决定：剩下的数中只有一个在这一位是 1，两人的数在这一位相同。{} 把它异或到{}的数上，这一位就只有 {} 是 1。",
                        top, own, to_zh, own
                    ),
                ]
            }
            (2, _) if zeros % 2 == 1 => [
                format!(
                    "Place {} decides: 2 of the numbers left have a 1 there and {} a 0. Nobody wants to take the second-to-last 1. {} uses up a 0 now, and with this odd count the 0s run out when it is the turn of {}.",
                    top, zeros, own, other
                ),
                format!(
                    "由 {} 这一位决定：剩下的数在这一位有 2 个 1、{} 个 0。谁都不想拿倒数第二个 1。{} 先用掉一个 0；0 有奇数个，用完时轮到 {}。",
                    top, zeros, own, other
                ),
            ],
            _ if (ones + zeros) % 2 == 1 => [
                format!(
                    "Place {} decides: {} of the numbers left have a 1 there and {} a 0. Nobody wants to take the second-to-last 1. There are {} numbers in all, an odd count, so in the end {} has to.",
                    top, ones, zeros, ones + zeros, other
                ),
                format!(
                    "由 {} 这一位决定：剩下的数在这一位有 {} 个 1、{} 个 0。谁都不想拿倒数第二个 1。一共 {} 个数，是奇数，最后只能由 {} 来拿。",
                    top, ones, zeros, ones + zeros, other
                ),
            ],
            _ => [
                format!(
                    "Place {} decides: {} of the numbers left have a 1 there and {} a 0. Nobody wants to take the second-to-last 1. There are {} numbers in all, an even count, so in the end {} has to, and the last 1 is left to {}.",
                    top, ones, zeros, ones + zeros, own, other
                ),
                format!(
                    "由 {} 这一位决定：剩下的数在这一位有 {} 个 1、{} 个 0。谁都不想拿倒数第二个 1。一共 {} 个数，是偶数，最后只能由 {} 来拿，最后一个 1 归 {}。",
                    top, ones, zeros, ones + zeros, own, other
                ),
            ],
        };
        Some(match place.outcome(player).cmp(&0) {
            Ordering::Greater => Why::won(words),
            Ordering::Equal => Why::drawn(words),
            Ordering::Less => Why::lost(words),
        })
    }

    /// The place that decides, in the numbers that are left.
    fn drawn(position: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let top = Place::of(position).top;
        if top == 0 {
            return Some(Drawn::new(EQUAL));
        }
        let column = PLACES + 1 - top.trailing_zeros() as usize;
        let numbers = position[0].iter().enumerate();
        Some(numbers.fold(Drawn::new(FRAMED), |drawn, (i, number)| {
            let cell = Id::Cell(i + 2, column);
            drawn.span(cell, cell, "", number & top > 0)
        }))
    }
}

const FRAMED: Phrase = [
    "Framed: the highest place in which the xor of all numbers has a 1, in each number that is left. Orange: the 1s there.",
    "框出的是所有数的异或和的最高位；粗框：剩下的数中这一位是 1 的。",
];
const EQUAL: Phrase = [
    "The xor of all numbers is 0: every place has an even number of 1s, and no place is framed.",
    "所有数的异或和是 0：每一位上都有偶数个 1，没有可以框的位。",
];

/// The place that decides.
struct Place {
    /// The xor of the numbers that are left, Alice's and Bob's.
    x: u64,
    /// The highest power of two in it, 0 if there is none.
    top: u64,
    /// So many of the numbers that are left have a 1 there, and so many a 0.
    ones: usize,
    zeros: usize,
    /// Who has a 1 there, if the other has none.
    owner: Option<Player>,
}

impl Place {
    fn of(position: &[Vec<u64>]) -> Place {
        let x = position.concat().iter().fold(0, |x, number| x ^ number);
        let top = (0..PLACES).map(|place| 1 << place).rfind(|&power| power <= x).unwrap_or(0);
        let ones = position[0].iter().filter(|&number| number & top > 0).count();
        let owner = match [0, 1].map(|side| position[1][side] & top > 0) {
            [true, false] => Some(Player::Left),
            [false, true] => Some(Player::Right),
            _ => None,
        };
        Place { x, top, ones, zeros: position[0].len() - ones, owner }
    }

    /// 1 if a player who is to move wins, 0 for a draw, −1 for a loss.
    fn outcome(&self, player: Player) -> i64 {
        let wins = match (self.ones, self.owner) {
            _ if self.top == 0 => return 0,
            (0, owner) => owner == Some(player),
            (1, _) => true,
            _ => (self.ones + self.zeros) % 2 == 1,
        };
        if wins {
            1
        } else {
            -1
        }
    }
}

/// To whose number the last 1 goes when this player takes it: to his own, but if both have a 1, to the
/// other's.
fn goal(position: &[Vec<u64>], player: Player, top: u64) -> Phrase {
    match (player, position[1][0] & top > 0) {
        (Player::Left, false) => ["Alice's own number", "自己"],
        (Player::Right, false) => ["Bob's own number", "自己"],
        (Player::Left, true) => ["Bob's number", " Bob "],
        (Player::Right, true) => ["Alice's number", " Alice "],
    }
}
