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
