//! Where games begin: the set-ups of the page, those by chance, those of training.

use crate::{on_every_game, study};
use board::{Id, MOST};
use play::{names, open, Engine, ROUND, WIDE};
use referee::{End, Outcome, Player};
use serde::Deserialize;
use std::collections::{HashMap, HashSet};
use std::fs;
use std::sync::Mutex;

/// A position, as the engine numbers it.
type State = usize;

/// By their rules these are over after a move or two.
const SHORT: [&str; 4] =
    ["csp2020-greedy-snakes", "csp2022-strategy-game", "hide-and-seek", "shrek-and-donkey"];

/// What is read of a page's facts here.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Page {
    set_ups: Vec<String>,
}

fn set_ups(name: &str) -> Vec<String> {
    let text = fs::read_to_string(study(name).join("page.toml")).unwrap();
    let page: Page = toml_edit::de::from_str(&text).unwrap_or_else(|why| panic!("{name}: {why}"));
    page.set_ups
}

#[test]
fn the_set_ups_are_taken_and_are_not_too_large() {
    on_every_game(|name, engine| {
        let set_ups = set_ups(name);
        assert!(set_ups.len() >= 3, "{name}: offer three set-ups");
        let begin = &set_ups[0];
        let first = engine.look(begin, Player::Left);
        let first = first.unwrap_or_else(|| panic!("{name}: the board does not take `{begin}`"));
        let is_choice = first.outcome == Outcome::Won && first.moves.len() > 1;
        assert!(is_choice, "{name}: `{begin}` comes first: it must be won, with two moves or more");
        // Whoever plays carelessly can lose it, unless nobody can do anything about it.
        let is_safe = first.moves.iter().all(|one| one.outcome == Outcome::Lost);
        assert!(
            !is_safe || ["tockice", "who-can-win"].contains(&name),
            "{name}: `{begin}` comes first: one of its moves must be wrong"
        );
        let is_drawn = first.idea.overlay.is_some_and(|overlay| !overlay.marks.is_empty());
        assert!(
            is_drawn,
            "{name}: the Idea of `{begin}` draws nothing: add `.shows(Overlay::new(say!(\"legend\")))`, with a mark in it"
        );
        let mut sizes = vec![];
        for set_up in &set_ups {
            let look = engine.look(set_up, Player::Left);
            assert_eq!(look.map(|look| look.text).as_ref(), Some(set_up), "{name}: {set_up}");
            let positions = reached(engine, set_up).len() as u64;
            assert!(
                positions <= MOST,
                "{name}: {set_up} reaches {positions} positions, not at most {MOST}"
            );
            sizes.push(positions);
        }
        // A warm-up, a game, a hard one.
        let [one, two, three] =
            [0, 1, 2].map(|i| format!("`{}` reaches {} positions", set_ups[i], sizes[i]));
        let is_rising = sizes[..3].is_sorted();
        assert!(
            is_rising || SHORT.contains(&name),
            "{name}: the first three set-ups must grow: {one}, {two}, {three}"
        );
        if let Some(limits) = engine.positions.counted() {
            let tiles = engine.count(limits);
            assert!(tiles.is_some_and(|tiles| !tiles.is_empty()), "{name}: {limits}");
        }
    });
}

/// Where a limit leaves stones with which no move begins, these are pale, and the board says that one taps a dark one.
#[test]
fn pale_stones_are_told() {
    on_every_game(|name, engine| {
        let words = fs::read_to_string(study(name).join("words.en.ftl")).unwrap();
        let says = |how: &str| words.contains(&format!("how = {{ {how} }}"));
        let has_pale = |text: &String| {
            let moves = engine.look(text, Player::Left).expect("it is taken").moves;
            let begins = moves.iter().flat_map(|one| one.act.framed());
            let begins: HashSet<String> = begins.map(ToString::to_string).collect();
            let shapes = engine.drawing(text, text, WIDE).expect("it is drawn").shapes;
            shapes.iter().any(|shape| shape.class == "stone" && !begins.contains(&shape.key))
        };
        if says("how-stones") || says("how-dark") {
            assert_eq!(set_ups(name).iter().any(has_pale), says("how-dark"), "{name}");
        }
    });
}

/// Nothing else lies over the middle of what one can tap.
#[test]
fn what_can_be_tapped_is_on_top() {
    on_every_game(|name, engine| {
        for text in set_ups(name) {
            let moves = engine.look(&text, Player::Left).expect("it is taken").moves;
            let begins: Vec<Id> = moves.iter().flat_map(|one| one.act.framed()).copied().collect();
            let hits = engine.drawing(&text, &text, WIDE).expect("it is drawn").hits;
            for (id, [x, y, width, height]) in hits.iter().filter(|hit| begins.contains(&hit.0)) {
                let [a, b] = [x + width / 2, y + height / 2];
                let holds =
                    |[x, y, w, h]: [i32; 4]| (x..x + w).contains(&a) && (y..y + h).contains(&b);
                let top = hits.iter().rev().find(|hit| holds(hit.1)).map(|hit| hit.0);
                assert_eq!(top, Some(*id), "{name}: {text}");
            }
        }
    });
}

#[test]
fn set_ups_by_chance_are_won_or_lost_alike() {
    let lost = Mutex::new((0, 0));
    on_every_game(|name, engine| {
        for number in [0, 1, 77, 12_344] {
            let text = engine.chance(number).unwrap_or_else(|| panic!("{name} has no set-up"));
            let look = engine.look(&text, Player::Left).unwrap_or_else(|| panic!("{name}: {text}"));
            assert!(look.moves.len() > 1, "{name}: {text} has one move");
            let is_lost = look.outcome == Outcome::Lost && number % 2 == 1;
            assert!(is_lost || look.outcome == Outcome::Won, "{name}: {text}");
            let mut lost = lost.lock().unwrap();
            *lost = (lost.0 + u32::from(is_lost), lost.1 + u32::from(number % 2 == 1));
        }
    });
    // In a few games no small position with a choice is lost; one that is asked alone may be one of them.
    let (lost, asked) = *lost.lock().unwrap();
    assert!(10 * lost > 6 * asked || asked == 2, "{lost} of {asked}");
}

#[test]
#[ignore = "long"]
fn of_what_one_is_asked_half_is_lost() {
    on_every_game(|name, engine| {
        let is_lost = |text: &String| {
            let look = engine.look(text, Player::Left).unwrap_or_else(|| panic!("{name}: {text}"));
            (!look.moves.is_empty()).then_some(look.outcome == Outcome::Lost)
        };
        let small = engine.small();
        let all: Vec<bool> = small.iter().filter_map(is_lost).collect();
        let half = all.iter().filter(|&&lost| lost).count().min(ROUND / 2);
        for number in 0..1000 / ROUND {
            let asked = engine.train(1_000_003 * number);
            let different: HashSet<&String> = asked.iter().collect();
            assert_eq!((asked.len(), different.len()), (ROUND, ROUND), "{name}: {asked:?}");
            let lost: Vec<bool> = asked.iter().filter_map(is_lost).collect();
            assert_eq!(lost.len(), ROUND, "{name}: a position without a move in {asked:?}");
            assert_eq!(lost.iter().filter(|&&lost| lost).count(), half, "{name}: {asked:?}");
        }
    });
}

#[test]
fn what_is_not_a_set_up_is_refused() {
    on_every_game(|name, engine: &Engine| {
        for text in
            ["", "x", "9999999999999999999999", "3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3"]
        {
            let answer = play::answer(engine, &format!("look\n0\nwide\n{text}\n{text}"));
            assert_eq!(answer, "{\"refused\":true}", "{name} takes {text:?}");
        }
    });
    assert!(open("nothing").is_none() && names().count() > 0);
}

/// All positions that can be reached from a set-up, with their options.
fn reached(engine: &Engine, set_up: &str) -> HashMap<State, Vec<State>> {
    let mut states = vec![engine.positions.read(set_up, Player::Left).expect("it is taken")];
    let mut options = HashMap::new();
    while let Some(state) = states.pop() {
        options.entry(state).or_insert_with(|| {
            let to = engine.positions.options(state);
            states.extend(to.iter().copied());
            to
        });
    }
    options
}

/// How many moves a game from there takes, if the winner hurries and the loser delays; a draw takes as many as it
/// may. Where points are counted, or both choose at once, the shortest game.
fn length(engine: &Engine, set_up: &str) -> usize {
    let start = engine.positions.read(set_up, Player::Left).expect("it is taken");
    let options = reached(engine, set_up);
    let end = engine.positions.end();
    let is_race = matches!(end, End::Normal | End::Misere | End::Draws);
    // Is it won? As far as is known after so many rounds.
    let mut won: HashMap<State, bool> = HashMap::new();
    for round in 0..options.len() {
        let decided = |(&state, to): (&State, &Vec<State>)| {
            let is_lost = |option: &State| won.get(option) == Some(&false);
            match (to.is_empty(), is_race) {
                _ if won.contains_key(&state) => None,
                (true, _) => Some((state, end == End::Misere)),
                (_, true) if to.iter().any(is_lost) => Some((state, true)),
                (_, true) => {
                    to.iter().all(|option| won.contains_key(option)).then_some((state, false))
                }
                (_, false) => {
                    to.iter().any(|option| won.contains_key(option)).then_some((state, true))
                }
            }
        };
        let decided: Vec<(State, bool)> = options.iter().filter_map(decided).collect();
        if decided.is_empty() {
            break;
        }
        won.extend(decided);
        if won.contains_key(&start) {
            return round;
        }
    }
    usize::MAX
}

#[test]
fn the_second_set_up_is_a_game_of_four_moves_or_more() {
    on_every_game(|name, engine| {
        let real = &set_ups(name)[1];
        let moves = length(engine, real);
        assert!(moves >= 4 || SHORT.contains(&name), "{name}: {real} is over after {moves} moves");
    });
}

/// The first game is one to learn from: of its first moves fewer than half lose at once, to the next move.
#[test]
fn the_first_move_seldom_decides() {
    on_every_game(|name, engine| {
        let begin = &set_ups(name)[0];
        let moves = engine.look(begin, Player::Left).expect("it is taken").moves;
        let loses = |to: &str| {
            let next = engine.look(to, Player::Right).expect("a move leads there");
            let reply = next.best.map(|best| &next.moves[best]);
            let end = reply.and_then(|reply| engine.look(&reply.to, Player::Left));
            end.is_some_and(|end| end.moves.is_empty() && end.outcome == Outcome::Lost)
        };
        let lost = moves.iter().filter(|one| loses(&one.to)).count();
        // A paper is cut until one side is short, and then cut apart.
        let is_short = SHORT.contains(&name) || name == "cutting-game";
        assert!(2 * lost < moves.len() || is_short, "{name}: {begin}: {lost} moves lose at once");
    });
}
