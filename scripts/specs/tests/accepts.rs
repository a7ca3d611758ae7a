//! Problems with several right answers.

#[test]
fn every_winning_convention_is_accepted_and_nothing_else() {
    let spec = specs::of("election-promises").unwrap();
    // The levels are 1, 0, 0; the nim-sums are 1 and 3.
    let won = "3 2\n1 1 2\n1 2\n1 3\n";
    for printed in ["WIN\n0 2 2\n", "WIN\n0 1 1 \n\n", "WIN\n0 7 7"] {
        assert!(spec.accepts(won, "", printed), "{printed:?}");
    }
    for printed in [
        "LOSE\n",
        "",
        "WIN\n",
        "WIN\n0 1 2\n",
        "WIN\n1 2 2\n",
        "WIN\n0 2\n",
        "WIN\n0 2 2 2\n",
        "WIN\n0 2 x\n",
        "WIN\n0 2 2\nWIN\n",
        "WIN\n0 4000000000000000000 4000000000000000000\n",
    ] {
        assert!(!spec.accepts(won, "", printed), "{printed:?}");
    }
    // The nim-sum is 3: the first city can become 1, but the other one is not reached from it.
    let apart = "2 0\n2 1\n";
    assert!(spec.accepts(apart, "", "WIN\n1 1\n") && !spec.accepts(apart, "", "WIN\n0 0\n"));
    assert!(!spec.accepts(apart, "", "WIN\n2 2\n"));
    let lost = "2 0\n5 5\n";
    assert!(spec.accepts(lost, "", "LOSE\n") && !spec.accepts(lost, "", "WIN\n5 5\n"));
    assert!(!specs::of("matches").unwrap().accepts("1\n1\n", "", "1 1\n0\n"));
}

#[test]
fn an_exact_half_may_be_rounded_either_way_and_nothing_else() {
    let spec = specs::of("hide-and-seek").unwrap();
    let half = "3 3 2 1 15\n1 2\n1 3\n2 3\n";
    assert!(["1.937", "1.938\n"].iter().all(|printed| spec.accepts(half, "", printed)));
    assert!(["1.936", "1.939\n"].iter().all(|printed| !spec.accepts(half, "", printed)));
    // 80/21.
    let long = "5 7 5 3 20\n3 5\n3 4\n5 2\n5 4\n5 1\n2 4\n4 1\n";
    assert!(spec.accepts(long, "", "3.810\n"));
    for printed in ["3.809", "3.811", "3.81", "3.8100", "x", "", "3.810 1"] {
        assert!(!spec.accepts(long, "", printed), "{printed:?}");
    }
}

#[test]
fn numbers_may_be_off_where_the_judge_says_so() {
    let spec = spec::Spec { within: Some(1e-9), ..spec::Spec::NEW };
    for printed in ["0.25 0.75\n", "0.2500000009\n7.499999991e-1", "2.5e-1 .75"] {
        assert!(spec.accepts("", "0.25 0.75\n", printed), "{printed:?}");
    }
    for printed in ["0.250000002 0.75", "0.25", "0.25 0.75 0", "NaN 0.75", "0.25 x", ""] {
        assert!(!spec.accepts("", "0.25 0.75\n", printed), "{printed:?}");
    }
}
