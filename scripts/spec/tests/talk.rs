//! Talks: a judge's part against lines that are there already.

use spec::input::Input;
use spec::talk::{replay, Ending, Line, Talk};
use spec::{wrong_player, Wrong};

/// Says a number, hears one more, and says that this was all.
fn judge(hidden: &mut Input, talk: &mut Talk) -> Ending {
    let number = hidden.signed();
    talk.say(format!("1\n{number}"));
    let [more] = talk.numbers()?;
    if more != number + 1 {
        return Err(format!("{more} is not {number} + 1"));
    }
    talk.say("end");
    Ok(())
}

#[test]
fn a_talk_is_played_against_lines_that_are_there() {
    let said = |line: &str| Line::Said(line.into());
    let (ending, talk) = replay(judge, "-3\n", "-2 \n");
    assert_eq!(ending, Ok(()));
    assert_eq!(talk, [said("1"), said("-3"), Line::Heard("-2".into()), said("end")]);
    for (printed, why) in [
        ("4\n", "4 is not 2 + 1"),
        ("three\n", "`three` is not a number of a move"),
        ("3 3\n", "`3` after the end of the game"),
        ("", "the talk ends here"),
        ("3\n4\n", "`4` after the end of the game"),
    ] {
        assert_eq!(replay(judge, "2\n", printed).0, Err(why.into()), "{printed:?}");
    }
    for printed in [" 3\n", "\n\t3\n\n", "3 \n \n"] {
        assert_eq!(replay(judge, "2\n", printed).0, Ok(()), "{printed:?}");
    }
}

#[test]
fn a_wrong_player_prints_what_it_says_to_lines_that_are_there() {
    let mistake = wrong_player("hack-two", |talk| {
        talk.hear()?;
        let [number] = talk.numbers()?;
        talk.say(number + 2);
        talk.hear()?;
        talk.say("bye");
        talk.hear().map(drop)
    });
    assert!(matches!(mistake.program, Wrong::Plays(_)));
    assert_eq!(mistake.program.printed("1\n3\nend\n"), "5\nbye\n");
    assert_eq!(mistake.program.printed("1\n3\n"), "5\n");
    assert_eq!(mistake.program.printed(""), "");
}

/// What the judge's part says of each wrong line.
#[test]
fn the_judge_of_the_subtraction_game_refuses_what_is_no_move() {
    let interact = spec::of("generalized-subtraction-game").unwrap().interact.unwrap();
    for (hidden, printed, why) in [
        ("5 1 2\n8\n", "First\n3 1\n4 2\n", None),
        ("5 1 2\n8\n", "first\n", Some("`first` is neither First nor Second")),
        ("5 1 2\n8\n", " First 3\n1 4 2\n\n", None),
        ("5 1 2\n8\n", "First\n3\n", Some("the talk ends here")),
        ("5 1 2\n8\n", "First\n3 3\n", Some("`3 3`: 3 is not from 1 to 2")),
        ("5 1 2\n8\n", "First\n3 -1\n", Some("`3 -1`: -1 is not from 1 to 2")),
        ("5 1 2\n8\n", "First\n3 0\n", Some("`3 0`: 0 is not from 1 to 2")),
        ("5 1 2\n8\n", "First\n0 1\n", Some("`0 1`: there is no card 0")),
        ("5 1 2\n8\n", "First\n5 2\n", Some("`5 2`: there is no card 6")),
        (
            "5 1 2\n8\n",
            "First\n-1000000000000000000 1\n",
            Some("`-1000000000000000000 1`: there is no card -1000000000000000000"),
        ),
        (
            "5 1 2\n8\n",
            "First\n1000000000000000001 1\n",
            Some("`1000000000000000001` is not a number of a move"),
        ),
        ("5 1 2\n8\n", "First\n3 1\n2 2\n", Some("`2 2`: card 2 is not on the table")),
        ("5 1 2\n8\n", "First\n0 0\n", Some("`0 0`, but there is a move")),
        ("2 1 2\n0\n", "Second\n0 0\n", Some("it cannot move and has lost")),
        ("1 1 1\n0\n", "First\n1 1\n1 1\n", Some("`1 1` after the end of the game")),
    ] {
        let (ending, _) = replay(interact, hidden, printed);
        assert_eq!(ending, why.map_or(Ok(()), |why| Err(why.to_owned())), "{printed:?}");
    }
}
