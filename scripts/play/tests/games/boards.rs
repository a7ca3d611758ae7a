//! Small positions: what the board says of them is what the referee finds, and what it shows can be tapped.

use crate::messages::Said;
use crate::on_every_game;
use board::Id;
use play::{marks, Engine, View, NARROW, WIDE};
use referee::{End, Outcome, Player};
use std::collections::{HashMap, HashSet};

#[test]
fn five_hundred_small_positions_hold() {
    hold(500);
}

#[test]
#[ignore = "long"]
fn every_small_position_holds() {
    hold(usize::MAX);
}

/// So many small positions of every game, from the first to the last, are asked once for each player.
fn hold(most: usize) {
    on_every_game(|name, engine| {
        let players = [Player::Left, Player::Right];
        let players = &players[..if engine.positions.is_partizan() { 2 } else { 1 }];
        let mut seen = HashSet::new();
        let mut small = engine.small();
        small.retain(|text| seen.insert(text.clone()));
        let count = small.len().min(most);
        let (mut options, mut said) = (HashMap::new(), Said::of(name, engine));
        for text in (0..count).map(|i| &small[i * small.len() / count]) {
            for &player in players {
                let look = engine.look(text, player);
                let look = look.unwrap_or_else(|| panic!("{name} does not take its {text}"));
                assert_eq!(look.text, *text, "{name}");
                let place = format!("{name}: {text}");
                let (board, rules) = (look.idea.outcome, look.outcome);
                assert!(
                    board == rules,
                    "{place}: the board says {board:?}, the rules say {rules:?}: {:?}",
                    look.idea.why
                );
                the_values_of_the_parts_tell_who_wins(&place, &look);
                taps_tell_the_moves_of_a_position_apart(&place, &look);
                stones_of_several_heaps_are_tapped_in_any_order(&place, &look);
                the_best_move_keeps_what_can_be_kept(&place, &look);
                // Where both choose unseen, Left is the first, and the picture shows those choices.
                if engine.positions.end() != End::Secret || player == Player::Left {
                    every_tap_has_its_space_in_the_picture(&place, &look, engine);
                }
                let state = engine.positions.read(text, player).expect("it was taken");
                said.all_of(&place, &look, &engine.positions.scene(state));
                if player == Player::Left {
                    options.extend(look.moves.into_iter().map(|one| (one.to, one.outcome)));
                }
            }
        }
        said.is_varied(name);
        let after = if players.len() == 2 { Player::Right } else { Player::Left };
        for (text, outcome) in options.into_iter().take(most) {
            let look = engine.look(&text, after);
            let look = look.unwrap_or_else(|| panic!("{name} does not take {text}"));
            assert_eq!((&look.text, look.outcome), (&text, outcome), "{name}");
            if engine.positions.end() == End::Secret {
                every_tap_has_its_space_in_the_picture(&text, &look, engine);
            }
        }
    });
}

/// A number that limits the moves is on the screen, too: where play goes on differently, that can be seen. (Of words
/// with the same beginnings, and of one order for several, play goes on alike.)
#[test]
fn positions_that_differ_look_different() {
    on_every_game(|name, engine| {
        let mut seen: HashMap<String, String> = HashMap::new();
        let acts = |text: &str| -> Vec<String> {
            let look = engine.look(text, Player::Left).expect("it is small");
            look.moves.iter().map(|one| format!("{:?}", one.act)).collect()
        };
        for text in engine.small() {
            let state = engine.positions.read(&text, Player::Left).expect("it is small");
            let shown = format!("{:?}", engine.positions.scene(state));
            let other = seen.entry(shown).or_insert_with(|| text.clone());
            let is_same = *other == text || acts(other) == acts(&text);
            assert!(is_same, "{name}: {other} and {text} look alike");
        }
    });
}

fn the_values_of_the_parts_tell_who_wins(place: &str, look: &View) {
    if !look.parts.is_empty() {
        let x = look.parts.iter().fold(0, |x, part| x ^ part.1);
        assert_eq!(x == 0, look.outcome == Outcome::Lost, "{place}, {:?}", look.parts);
    }
}

fn taps_tell_the_moves_of_a_position_apart(place: &str, look: &View) {
    let mut taps = HashSet::new();
    for one in &look.moves {
        let mut sorted = one.act.taps.clone();
        sorted.sort_unstable();
        let groups: HashSet<String> = sorted.iter().map(|tap| tap.group()).collect();
        assert_eq!(groups.len(), sorted.len(), "{place}: two taps of a group");
        let is_new = !sorted.is_empty() && taps.insert(sorted);
        assert!(is_new, "{place}, {:?}", one.act.taps);
    }
}

/// Else a tap that is a move by itself would be made while one goes on to another heap.
fn stones_of_several_heaps_are_tapped_in_any_order(place: &str, look: &View) {
    for one in &look.moves {
        let are_stones = one.act.taps.iter().all(|tap| matches!(tap, Id::Stone(..)));
        assert!(!are_stones || one.act.begins == one.act.taps.len(), "{place}, {:?}", one.act);
    }
}

fn the_best_move_keeps_what_can_be_kept(place: &str, look: &View) {
    let best = look.best.map(|best| look.moves[best].outcome);
    let expected = match look.outcome {
        Outcome::Won => Outcome::Lost,
        Outcome::Drawn => Outcome::Drawn,
        Outcome::Lost => Outcome::Won,
    };
    assert_eq!(best.unwrap_or(expected), expected, "{place}");
    assert_eq!(best.is_none(), look.moves.is_empty(), "{place}");
    // What is drawn by chance may be the best move, too.
    assert!(look.best.map_or(true, |best| look.weights.get(best) != Some(&0)), "{place}");
}

fn every_tap_has_its_space_in_the_picture(place: &str, look: &View, engine: &Engine) {
    let text = &look.text;
    for width in [NARROW, WIDE] {
        let drawing = engine.drawing(text, text, width).expect("it is taken");
        let keys: HashSet<&String> = drawing.shapes.iter().map(|shape| &shape.key).collect();
        assert_eq!(keys.len(), drawing.shapes.len(), "{place}: two shapes of a key");
        for (i, _) in
            drawing.shapes.iter().enumerate().filter(|one| one.1.key.starts_with("caption"))
        {
            let below = drawing.shapes.get(i + 1).map_or("caption", |shape| &shape.key);
            assert!(!below.starts_with("caption"), "{place}: a caption over nothing");
        }
        for mark in look.idea.overlay.iter().flat_map(|overlay| &overlay.marks) {
            let shapes = marks(&drawing, std::slice::from_ref(mark));
            assert!(!shapes.is_empty(), "{place}: where is {mark:?}?");
        }
        let mut spaces = HashMap::new();
        for (id, space) in drawing.hits {
            assert!(spaces.insert(id, space).is_none(), "{place}: {id:?} stands there twice");
        }
        for tap in look.moves.iter().flat_map(|one| &one.act.taps) {
            let [x, y, w, h] = spaces.get(tap).unwrap_or_else(|| panic!("{place}, {tap:?}"));
            let fits = *x >= 0 && *y >= 0 && x + w <= width && y + h <= drawing.height;
            assert!(fits, "{place}, {tap:?}");
        }
    }
}
