//! Every game that a problem states for a board, held to what a board needs.

use play::{names, open, Engine, Look, NARROW, WIDE};
use shared::board::{Player, MOST};
use std::collections::{HashMap, HashSet};

/// Asks every small position of every game, for each player.
fn on_every_small_position(check: impl Fn(&str, &Look)) {
    on_every_game(|name, engine| {
        for text in engine.small() {
            for player in [Player::Left, Player::Right] {
                let look = engine.look(&text, player);
                check(name, &look.unwrap_or_else(|| panic!("{name} does not take its {text}")));
            }
        }
    });
}

fn on_every_game(check: impl Fn(&str, &mut dyn Engine)) {
    for name in names() {
        check(name, open(name).expect("its name is listed").as_mut());
    }
}

#[test]
fn what_a_page_claims_is_what_the_referee_finds() {
    on_every_small_position(|name, look| {
        if let Some(claim) = &look.claim {
            assert_eq!(claim.lost, look.class.0 == 'P', "{name}: {}, {claim:?}", look.text);
        }
    });
}

#[test]
fn the_values_of_the_parts_tell_who_wins() {
    on_every_small_position(|name, look| {
        if !look.parts.is_empty() {
            let x = look.parts.iter().fold(0, |x, part| x ^ part.1);
            assert_eq!(x == 0, look.class.0 == 'P', "{name}: {}, {:?}", look.text, look.parts);
        }
    });
}

#[test]
fn taps_and_words_tell_the_moves_of_a_position_apart() {
    on_every_small_position(|name, look| {
        let (mut taps, mut words) = (HashSet::new(), HashSet::new());
        for one in &look.moves {
            let mut sorted = one.taps.clone();
            sorted.sort_unstable();
            let groups: HashSet<usize> = sorted.iter().map(|tap| tap.0).collect();
            assert_eq!(groups.len(), sorted.len(), "{name}: {}: two taps of a group", look.text);
            assert!(
                !sorted.is_empty() && taps.insert(sorted),
                "{name}: {}, {:?}",
                look.text,
                one.taps
            );
            for said in &one.words {
                assert!(!said.is_empty() && !said.contains('{'), "{name}: {}, {said}", look.text);
                assert!(words.insert(said.clone()), "{name}: {}, {said}", look.text);
            }
        }
    });
}

#[test]
fn the_text_of_a_position_reads_back_and_so_does_that_of_its_options() {
    on_every_game(|name, engine| {
        let mut classes = HashMap::new();
        for text in engine.small() {
            let look = engine.look(&text, Player::Left).expect("it is taken");
            assert_eq!(look.text, text, "{name}");
            classes.extend(look.moves.into_iter().map(|one| (one.to, one.class)));
        }
        for (text, class) in classes {
            let look = engine.look(&text, Player::Right);
            let look = look.unwrap_or_else(|| panic!("{name} does not take {text}"));
            assert_eq!((look.text, look.class), (text, class), "{name}");
        }
    });
}

#[test]
fn the_best_move_keeps_what_can_be_kept() {
    on_every_small_position(|name, look| {
        let best = look.best.map(|best| look.moves[best].class.0);
        let expected = match look.class.0 {
            'N' => 'P',
            'D' => 'D',
            _ => 'N',
        };
        assert!(best.unwrap_or(expected) == expected, "{name}: {}", look.text);
        assert_eq!(best.is_none(), look.moves.is_empty(), "{name}: {}", look.text);
    });
}

#[test]
fn every_tap_has_its_space_in_the_picture() {
    on_every_game(|name, engine| {
        for text in engine.small() {
            let look = engine.look(&text, Player::Left).expect("it is taken");
            for width in [NARROW, WIDE] {
                let drawing = engine.drawing(&text, &text, width).expect("it is taken");
                let keys: HashSet<&String> =
                    drawing.shapes.iter().map(|shape| &shape.key).collect();
                assert_eq!(keys.len(), drawing.shapes.len(), "{name}: {text}: two shapes of a key");
                for tap in look.moves.iter().flat_map(|one| &one.taps) {
                    let mut hits = drawing.hits.iter().filter(|hit| hit.0 == *tap);
                    let [x, y, w, h] =
                        hits.next().unwrap_or_else(|| panic!("{name}: {text}, {tap:?}")).1;
                    assert!(hits.next().is_none(), "{name}: {text}: {tap:?} stands there twice");
                    assert!(
                        x >= 0 && y >= 0 && x + w <= width && y + h <= drawing.height,
                        "{name}: {text}"
                    );
                }
            }
        }
    });
}

#[test]
fn the_set_ups_are_taken_and_are_not_too_large() {
    on_every_game(|name, engine| {
        let facts = engine.facts();
        assert!(facts.set_ups.len() >= 3, "{name}: offer three set-ups");
        for set_up in facts.set_ups {
            let look = engine.look(set_up, Player::Left);
            assert_eq!(look.map(|look| look.text), Some((*set_up).to_owned()), "{name}");
            let positions = engine.reach(set_up) as u64;
            assert!(positions <= MOST, "{name}: {set_up} has {positions} positions");
        }
        assert!(facts.rule.iter().chain(&facts.takes).all(|words| !words.is_empty()), "{name}");
        if let Some((_, limits)) = facts.counted {
            assert!(
                engine.count(limits).is_some_and(|tiles| !tiles.is_empty()),
                "{name}: {limits}"
            );
        }
    });
}

#[test]
fn a_set_up_by_chance_is_won_and_can_be_lost() {
    on_every_game(|name, engine| {
        for number in [0, 1, 77, 12_345] {
            let text = engine.chance(number);
            let look = engine.look(&text, Player::Left).unwrap_or_else(|| panic!("{name}: {text}"));
            assert_eq!(look.class.0, 'N', "{name}: {text}");
        }
    });
}

#[test]
fn what_is_not_a_set_up_is_refused() {
    for name in names() {
        for text in
            ["", "x", "9999999999999999999999", "3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3 3"]
        {
            let answer = play::answer(&format!("{name}\nlook\n0\nwide\n{text}\n{text}"));
            assert!(answer.starts_with("{\"refused\""), "{name} takes {text:?}");
        }
    }
    assert!(play::answer("nothing\nlook").starts_with("{\"refused\""));
}
