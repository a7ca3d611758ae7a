//! What the board shows: the hidden cards, the coins, and with which chances each chooses best.

use super::rules::{Choice, Rules, Table};
use board::prelude::*;
use referee::matrix::NEAR;

/// The largest hand that a board takes.
const CARDS: u32 = 4;

impl Show for Rules {
    fn read(text: &str) -> Option<Table> {
        let small = |number| u32::try_from(number).ok();
        let numbers: Vec<u32> =
            board::numbers(text)?.into_iter().map(small).collect::<Option<_>>()?;
        let hidden: [u32; 2] = exactly(numbers.get(..2)?.to_vec())?;
        if hidden.iter().any(|&cards| cards > CARDS) {
            return None;
        }
        let start = Table::start(hidden[0], hidden[1]);
        let (asks, pot, coins, chosen) = match numbers[2..] {
            [] => return Some(start),
            [asks, pot, a, b] => (asks, pot, [a, b], None),
            [asks, pot, a, b, chosen] => (asks, pot, [a, b], Some(*CHOICES.get(chosen as usize)?)),
            _ => return None,
        };
        let asks = *[Player::Left, Player::Right].get(asks as usize)?;
        let is_even = match hidden {
            [0, _] | [_, 0] => pot == 0,
            _ => pot % start.pot == 0,
        };
        let fits = is_even && pot.max(coins[0]).max(coins[1]) <= 99_999;
        fits.then_some(Table { hidden, asks, pot, coins, chosen })
    }

    fn write(table: &Table) -> String {
        let Table { hidden: [m, n], asks, pot, coins: [a, b], chosen } = *table;
        let mut all = vec![m, n, asks as u32, pot, a, b];
        all.extend(chosen.map(|one| one as u32));
        joined(&all, " ")
    }

    fn told(table: &Table) -> Say {
        let [m, n] = table.hidden;
        say!("position"; m, n, note = note(table))
    }

    fn scene(table: &Table) -> Vec<Picture> {
        let hand = |(cards, name): (&u32, &str)| {
            Heap { thing: Thing::Card, ..Heap::of(u64::from(*cards)) }.named(name.into())
        };
        let cards = [table.hidden[0], table.hidden[1], 1];
        let hands = cards.iter().zip(["S", "D", "?"]).map(hand).collect();
        let mut scene = vec![Picture::Heaps(hands), Picture::Note(note(table))];
        if table.pot > 0 {
            scene.push(Picture::Note(pays(table)));
            scene.push(if asker_chooses(table) {
                let guess = say!("guess"; hit = hit(table), cases = cases(table));
                Picture::buttons(0, [say!("ask"), say!("bluff"), guess])
            } else {
                Picture::buttons(1, [say!("believe"), say!("doubt")])
            });
        }
        scene
    }

    /// Whoever chooses last is told what it pays, and that goes for what was chosen unseen, too.
    fn act(table: &Table, &choice: &Choice) -> Act {
        let asked = matches!(choice, Choice::Ask | Choice::Bluff | Choice::Guess);
        let player = if asked { table.asks } else { table.asks.other() };
        let mut moves = Rules::moves(table, player).into_iter();
        let to = moves.find(|one| one.0 == choice).expect("it is a move").1;
        let [a, b] = [0, 1].map(|i| to.coins[i] - table.coins[i]);
        // Nothing is paid before both have chosen, and a guess at last if it is all that is left.
        let is_guess = to.pot == 0 && to.hidden.contains(&0);
        let paid = usize::from(table.chosen.is_some()) * (1 + usize::from(is_guess));
        let guess = usize::from(table.chosen == Some(Choice::Guess));
        let say = match choice {
            Choice::Ask => say!("do-ask"; paid, a, b),
            Choice::Bluff => say!("do-bluff"; paid, a, b),
            Choice::Guess => say!("do-guess"; paid, a, b),
            Choice::Believe => say!("do-believe"; paid, a, b, guess),
            Choice::Doubt => say!("do-doubt"; paid, a, b, guess),
        };
        Act::new([button(choice)], say)
    }

    /// The reason names chances, and no move: the perfect player draws by them.
    fn idea(at: &At<Rules>) -> Idea<Choice> {
        let (table, asks) = (at.position, at.player == at.position.asks);
        let [a, b] = [table.asks, table.asks.other()].map(|one| table.hidden[one as usize]);
        let round = Round::of(a, b);
        let Round { f, asked, believed, .. } = round;
        // What the other has chosen does harm only if it is a guess.
        let share = if table.chosen == Some(Choice::Guess) { 1.0 / f64::from(b + 1) } else { f };
        let share = if asks { share } else { 1.0 - share };
        let mine = f64::from(table.coins[at.player as usize]) + share * f64::from(table.pot);
        let all = table.pot + table.coins[0] + table.coins[1];
        let lead = mine - f64::from(all) / 2.0;
        let coins = tenths(mine);
        let coins = coins.as_str();
        let phase = match (table.pot, table.chosen) {
            (0, _) => 0,
            (_, None) => 1,
            _ => 2,
        };
        // Whose chances the reason names.
        let mix = if asks == (lead > -NEAR || phase == 2) {
            say!("mix-ask"; p = percent(asked), q = percent(1.0 - asked))
        } else {
            say!("mix-believe"; p = percent(believed), q = percent(1.0 - believed))
        };
        let why = if lead.abs() < NEAR {
            say!("draw-coins"; phase, mix, coins, all)
        } else if lead > 0.0 {
            say!("won-coins"; phase, mix, coins, all)
        } else {
            say!("lost-coins"; phase, mix, coins, all)
        };
        let chances = [asked, 1.0 - asked, 0.0, believed, 1.0 - believed];
        let tag = |overlay: Overlay, (&choice, &chance): (&Choice, &f64)| {
            overlay.tag(button(choice), percent(chance), chance > NEAR)
        };
        let counts = match (phase, a == 0 || b == 0) {
            (0, _) => say!("has"; coins),
            (_, true) => say!("only-guess"; pot = table.pot, hit = hit(table)),
            _ => {
                let part = |share: f64| tenths(share * f64::from(table.pot));
                let [[x, y], [_, z]] = round.shares.map(|row| row.map(part));
                say!("round"; pot = table.pot, x, y, z, share = part(f), a, b)
            }
        };
        let idea = Idea::new(why).counts(counts);
        if phase == 0 {
            return idea;
        }
        let shown = if asker_chooses(table) { 0..3 } else { 3..5 };
        let choices = CHOICES[shown.clone()].iter().zip(&chances[shown]);
        idea.shows(choices.fold(Overlay::new(say!("legend")), tag))
    }

    const SMALL: &'static str = "[1..3] [1..3] [0..1] 576 [0..1] 0";
}

const CHOICES: [Choice; 5] =
    [Choice::Ask, Choice::Bluff, Choice::Guess, Choice::Believe, Choice::Doubt];

fn button(choice: Choice) -> Id {
    match choice as u64 {
        k if k < 3 => Id::Button(0, k),
        k => Id::Button(1, k - 3),
    }
}

/// Shrek chooses first.
fn asker_chooses(table: &Table) -> bool {
    (table.asks == Player::Left) == table.chosen.is_none()
}

fn note(table: &Table) -> Say {
    let (asks, [a, b]) = (table.asks as usize, table.coins);
    let ends = usize::from(table.pot == 0);
    let answer = usize::from(!asker_chooses(table));
    say!("note"; ends, asks, answer, pot = table.pot, a, b)
}

/// Who gets which coins, by what both choose.
fn pays(table: &Table) -> Say {
    say!("pays"; asks = table.asks as usize, hit = hit(table), pot = table.pot, cases = cases(table))
}

/// The share of the pot that a guess wins.
fn hit(table: &Table) -> u32 {
    table.pot / cases(table)
}

/// The cards one of which lies face down, as the asker sees it.
fn cases(table: &Table) -> u32 {
    table.hidden[table.asks.other() as usize] + 1
}

/// What a turn is worth to the asker, who has `a` hidden cards against `b`.
struct Round {
    /// The share of the pot, if both choose best.
    f: f64,
    /// How often it is best to ask honestly, and to believe.
    asked: f64,
    believed: f64,
    /// The share if the asker is honest or bluffs (rows) and the other believes or doubts (columns).
    shares: [[f64; 2]; 2],
}

impl Round {
    fn of(a: u32, b: u32) -> Round {
        let e = 1.0 / f64::from(b + 1);
        if a == 0 || b == 0 {
            return Round { f: e, asked: 1.0, believed: 1.0, shares: [[e; 2]; 2] };
        }
        let (w, shown) = (Round::of(b, a - 1).f, (1.0 - e) * (1.0 - Round::of(b - 1, a).f));
        let (asked, believed) = (w / (e + w), 1.0 - (1.0 - shown) / (e + w));
        let shares = [[shown, shown + e], [1.0, 1.0 - w]];
        Round { f: (e + w * shown) / (e + w), asked, believed, shares }
    }
}

/// A number of coins with at most one decimal.
fn tenths(coins: f64) -> String {
    let tenths = (coins * 10.0).round() as i64;
    let text = format!("{}.{}", tenths / 10, tenths % 10);
    String::from(text.trim_end_matches(".0"))
}

fn percent(chance: f64) -> String {
    format!("{} %", (chance * 100.0).round() as i64)
}
