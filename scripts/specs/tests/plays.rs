//! Where the judge plays: what it says of each line.

use spec::talk::replay;

/// What the judge's part says of each wrong line.
#[test]
fn the_judge_of_the_subtraction_game_refuses_what_is_no_move() {
    let interact = specs::of("generalized-subtraction-game").unwrap().interact.unwrap();
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
