use referee::Referee;

/// Takes of 1 to k from one heap: lost are the multiples of k + 1.
#[test]
fn bash() {
    for k in 1..=6 {
        let mut referee = Referee::normal(|&heap: &u64| (heap.saturating_sub(k)..heap).collect());
        for heap in 0..=40 {
            assert_eq!(referee.is_won(&heap), heap % (k + 1) != 0, "{heap} by {k}");
        }
    }
}
