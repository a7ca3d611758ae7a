#[path = "rules.rs"]
mod rules;

use super::{computers_move, play};
use referee::{small, Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    for mut heaps in small::positions([(1, 40), (2, 24), (3, 12), (4, 7)]) {
        if heaps.iter().all(|&heap| heap == 0) {
            continue;
        }
        let (won, first) = (referee.is_won(&heaps), heaps.iter().position(|&heap| heap > 0));
        let (heap, amount) = computers_move(&heaps);
        assert!((1..=heaps[heap]).contains(&amount), "{heaps:?}");
        if !won {
            assert_eq!((Some(heap), amount), (first, 1), "{heaps:?}");
        }
        heaps[heap] -= amount;
        assert!(!won || !referee.is_won(&heaps), "{heaps:?}");
    }
}

/// All that the program writes when the input is this.
fn transcript(input: &str, player_begins: bool) -> String {
    let mut output = vec![];
    play(input.as_bytes(), &mut output, player_begins).unwrap();
    String::from_utf8(output).unwrap()
}

#[test]
fn the_player_may_begin_and_win() {
    let text = transcript("5\n1 5\n", true);
    assert!(text.ends_with("You take 5 from heap 1.\nYou win!\n"), "{text}");
    assert!(!text.contains("I take"), "{text}");
}

#[test]
fn what_is_not_possible_is_explained_and_asked_again() {
    for (entry, answer) in [
        ("x 1", "No: only numbers, 0 to 2^64 - 1."),
        ("-1 1", "No: only numbers, 0 to 2^64 - 1."),
        ("1 99999999999999999999", "No: only numbers, 0 to 2^64 - 1."),
        ("", "No: two numbers, heap and amount."),
        ("1 1 1", "No: two numbers, heap and amount."),
        ("0 1", "No: there are heaps 1 to 2."),
        ("3 1", "No: there are heaps 1 to 2."),
        ("1 0", "No: take 1 to 4 from heap 1."),
        ("1 5", "No: take 1 to 4 from heap 1."),
        ("2 1", "No: heap 2 is empty."),
    ] {
        let text = transcript(&format!("\n4 0\n{entry}\n1 4\n"), true);
        assert!(text.contains("No: type the sizes of the heaps, not all 0.\n"), "{text}");
        assert!(text.contains(answer), "{entry}: {text}");
        assert!(text.ends_with("You win!\n"), "{entry}: {text}");
    }
}

#[test]
fn the_end_of_the_input_ends_the_game() {
    for input in ["", "3 5", "3 5\n", "3 5\n1", "3 5\n1 9\n"] {
        let text = transcript(input, false);
        assert!(text.ends_with(": The game ends here.\n"), "{input}: {text}");
    }
}

#[test]
fn bytes_that_are_no_text_are_no_numbers() {
    let mut output = vec![];
    play(&b"1\xff\n"[..], &mut output, false).unwrap();
    assert!(String::from_utf8(output).unwrap().contains("No: only numbers"));
}
