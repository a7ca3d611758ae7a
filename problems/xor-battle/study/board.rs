//! What the board shows: x and the rounds to come with their bits, and what player 0 cannot cancel.

use super::rules::{Battle, Round, Rules, Step};
use board::prelude::*;

/// How many bits of a number are shown.
const BITS: usize = 4;

impl Show for Rules {
    fn read(text: &str) -> Option<Battle> {
        let (numbers, players, x): (Vec<u64>, Vec<u64>, u64) = board::groups(text)?;
        let is_short = |&number: &u64| number < 1 << BITS;
        let fits = numbers.len() == players.len() && numbers.len() <= 8 && is_short(&x);
        let are_short = numbers.iter().all(|number| *number > 0 && is_short(number));
        let are_two = players.iter().all(|&player| player < 2);
        let player = |player: u64| if player == 0 { Player::Left } else { Player::Right };
        let round = |(&number, &one): (&u64, &u64)| Round { player: player(one), number };
        let rounds = numbers.iter().zip(&players).map(round).collect();
        (fits && are_short && are_two).then_some(Battle { x, rounds })
    }

    fn write(Battle { x, rounds }: &Battle) -> String {
        let numbers: Vec<u64> = rounds.iter().map(|round| round.number).collect();
        let players: Vec<u64> = rounds.iter().map(|round| round.player as u64).collect();
        board::write_groups(&(numbers, players, *x))
    }

    fn told(Battle { x, rounds }: &Battle) -> Say {
        let round = |Round { player, number }: &Round| match player {
            Player::Left => say!("round-0"; number),
            Player::Right => say!("round-1"; number),
        };
        match rounds[..] {
            [] => say!("position-end"; x),
            _ => say!("position"; x, rounds = list(rounds.iter().map(round))),
        }
    }

    /// What may be done with x, and below it each number with its bits: x and the rounds.
    fn scene(Battle { x, rounds }: &Battle) -> Vec<Picture> {
        let of = |round: &Round| (["P0", "P1"][round.player as usize], round.number);
        let numbers: Vec<_> = [("x", *x)].into_iter().chain(rounds.iter().map(of)).collect();
        let labels = rounds.iter().take(1).flat_map(|Round { number, .. }| {
            let xor = Label::Text(format!("x ⊕ {}", number));
            [xor, say!("passes").into()]
        });
        let buttons = Picture::buttons(0, labels);
        vec![Picture::Note(say!("note")), buttons, Picture::digits(&numbers, BITS, 1)]
    }

    fn how(Battle { rounds, .. }: &Battle, player: Player) -> Say {
        match rounds.first() {
            Some(round) if round.player != player => say!("how-wait"),
            _ => say!("how"),
        }
    }

    fn act(Battle { x, rounds }: &Battle, step: &Step) -> Act {
        let number = rounds[0].number;
        match step {
            Step::Xor => Act::new([Id::Button(0, 0)], say!("xor"; number, to = x ^ number)),
            Step::Leave => Act::new([Id::Button(0, 1)], say!("leave"; number)),
            Step::Wait => Act::new([Id::Button(0, 1)], say!("wait"; number)),
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let Battle { x, rounds } = at.position;
        let n = rounds.len();
        let w = winning(rounds);
        let is_in = w.contains(x);
        let wins = is_in == (at.player == Player::Left);
        let rights = (0..n).filter(|&i| rounds[i].player == Player::Right);
        let is_bad = |i: usize| sum_of(rounds[i].number, &rounds[i + 1..]).is_none();
        let has_right = rights.clone().next().is_some();
        let bad = rights.clone().rfind(|&i| is_bad(i));
        let sum = sum_of(*x, rounds);
        let why = match (bad, is_in) {
            _ if n == 0 => say!("end"; x),
            (Some(i), _) => say!("free"; number = rounds[i].number),
            (None, true) if *x == 0 => say!("zero"),
            (None, true) => say!("cancels"; sum = sum.clone().unwrap_or_default()),
            (None, false) => say!("out"; x),
        };
        let idea = Idea::new(if wins { say!("won-why"; why) } else { say!("lost-why"; why) });
        let idea = idea.and_if(bad.is_none() && has_right, say!("each"));
        let keeps = |to: &Battle| winning(&to.rounds).contains(&to.x) == is_in;
        let mut good = at.moves();
        good.retain(|(_, to)| wins && keeps(to));
        let (idea, by) = match good[..] {
            [] => (idea, None),
            [(Step::Wait, _)] => (idea.and(say!("waits")), Some(Step::Wait)),
            [(step, _)] => (idea.and(say!("only"; step = at.say(&step))), Some(step)),
            _ => (idea.and(say!("either")), Some(Step::Leave)),
        };
        let mut overlay = Overlay::new(say!("legend")).frame(Id::Cell(0, 1), "", sum.is_none());
        for i in rights {
            overlay = overlay.frame(Id::Cell(i + 1, 1), "", is_bad(i));
        }
        let counts = if w.is_empty() { say!("w-none") } else { say!("w"; all = list(&w)) };
        idea.by(by).shows(overlay).counts(counts)
    }

    const SMALL: &'static str = "[1..3] | [0..1] | [0..3]/([1..3] ){2}| ([0..1] ){2}| [0..3]/\
         ([1..4] ){3}| ([0..1] ){3}| [05]/([124] ){4}| ([0..1] ){4}| 0";
}

/// The x from which player 0 wins, in order.
fn winning(rounds: &[Round]) -> Vec<u64> {
    let mut w = vec![0];
    for &Round { player, number } in rounds.iter().rev() {
        match player {
            Player::Left if !w.contains(&number) => {
                w.extend(w.clone().iter().map(|x| x ^ number));
            }
            Player::Right if !w.contains(&number) => w.clear(),
            _ => {}
        }
    }
    w.sort_unstable();
    w
}

/// x as a nim-sum of numbers of player 0, if it is one.
fn sum_of(x: u64, rounds: &[Round]) -> Option<String> {
    let own = rounds.iter().filter(|round| round.player == Player::Left);
    let own: Vec<u64> = own.map(|round| round.number).collect();
    let some = |set: u32| (0..own.len()).filter(move |i| set >> i & 1 == 1).map(|i| own[i]);
    let set = (0..1 << own.len()).find(|&set| nim_sum(some(set)) == x)?;
    let is_more = set.count_ones() > 1;
    Some(if is_more { format!("{} = {}", x, joined(some(set), " ⊕ ")) } else { x.to_string() })
}
