//! The game as stated: Alice takes exactly a chips from a pile, Bob exactly b.

use board::{Act, Claim, Phrase, Picture, Show};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// a and b; the piles.
    type Position = Vec<Vec<u64>>;
    type Move = Take;

    fn moves(given: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let take = given[0][usize::from(player == Player::Right)];
        let moves = game::take(&given[1], |_, pile| Some(take).filter(|&take| take <= pile));
        let whole = |(take, piles)| (take, vec![given[0].clone(), piles]);
        moves.into_iter().map(whole).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let takes = [[1, 1], [1, 2], [2, 3], [3, 2], [1, 4], [5, 3]].iter();
        let piles = || small::up_to(&[(1, 12), (2, 8), (3, 4)]).into_iter();
        takes.flat_map(|take| piles().map(move |piles| vec![take.to_vec(), piles])).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "A move takes chips from one pile: Alice's exactly a, Bob's exactly b. Whoever cannot move loses.",
        "Alice 每次从一堆里恰好取 a 枚，Bob 每次从一堆里恰好取 b 枚。不能取的人输。",
    ];
    const TAKES: Phrase = [
        "a b | the piles, for example 1 2 | 2 5: up to 6 piles; three of at most 26 chips, four of at most 10",
        "a b | 各堆，例如 1 2 | 2 5：至多 6 堆；三堆时每堆至多 26 枚，四堆时每堆至多 10 枚",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 2 | 2 5", "1 1 | 4 5", "2 3 | 4 4 3", "5 3 | 3 11 13", "1 2 | 24 24 24"];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Alice", "Alice"], ["Bob", "Bob"]]);
    const COUNTED: Option<(Phrase, &'static str)> = Some((
        ["who wins for all a and b up to m: the piles | m", "a、b 取 1 到 m，各是谁赢：各堆 | m"],
        "4 5 | 4",
    ));

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|given| {
            given.len() == 2
                && given[0].len() == 2
                && given[0].iter().all(|take| (1..=1000).contains(take))
                && board::are_few(&given[1], 6)
        })
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (a, b) = (given[0][0], given[0][1]);
        let words = [
            format!("a = {a}: Alice takes {a}; b = {b}: Bob takes {b}."),
            format!("a = {a}，Alice 每次取 {a} 枚；b = {b}，Bob 每次取 {b} 枚。"),
        ];
        vec![Picture::heaps(&given[1]), Picture::Note(words)]
    }

    fn act(given: &Vec<Vec<u64>>, take: &Take) -> Act {
        Act::take(&given[1], take)
    }

    fn claim(given: &Vec<Vec<u64>>, player: Player) -> Option<Claim> {
        let (a, b) = (given[0][0], given[0][1]);
        let (less, more) = (a.min(b), a.max(b));
        let w: Vec<u64> = given[1].iter().map(|pile| pile % (a + b)).collect();
        let count = |kind: &dyn Fn(u64) -> bool| w.iter().filter(|&&w| kind(w)).count();
        let own = count(&|w| less <= w && w < more);
        let hot = count(&|w| more <= w && 2 * less <= w);
        let single = count(&|w| more <= w && w < 2 * less);
        let owner = if a <= b { Player::Left } else { Player::Right };
        let lost = if own > 0 || hot > 1 || hot == 1 && single % 2 == 1 {
            player != owner
        } else {
            hot == 0 && single % 2 == 0
        };
        let (mod_sum, whose) = (a + b, if a <= b { "Alice's" } else { "Bob's" });
        let w = board::write(&w);
        let words = [
            format!("mod {mod_sum}: {w}; {whose} {own}, hot {hot}, single {single}"),
            format!("对 {mod_sum} 取余：{w}；专属堆 {own}，热堆 {hot}，单步堆 {single}"),
        ];
        Some(Claim { words, lost })
    }

    /// Each a and b from 1 to m.
    fn counted(limits: &str) -> Option<Vec<Vec<Vec<u64>>>> {
        let given = board::groups(limits)?;
        let m = *given.get(1).filter(|m| given.len() == 2 && m.len() == 1)?.first()?;
        let takes = (1..=m).flat_map(|a| (1..=m).map(move |b| vec![a, b]));
        (m <= 10 && board::are_few(&given[0], 6))
            .then(|| takes.map(|takes| vec![takes, given[0].clone()]).collect())
    }
}
