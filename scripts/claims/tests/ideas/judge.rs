use crate::{graphs, nim};
use referee::Referee;

/// Does the player with these answers win, whatever the opponent does, who is to move? The answer
/// has to be a move.
fn always_wins<P: PartialEq>(
    at: &P,
    options: &impl Fn(&P) -> Vec<P>,
    answer: &impl Fn(&P, &P) -> P,
) -> bool {
    options(at).iter().all(|to| {
        let back = answer(at, to);
        options(to).contains(&back) && always_wins(&back, options, answer)
    })
}

/// One or two neighbouring cells of a strip are taken, as bits: the side is the first, with the
/// middle.
#[test]
fn the_mirror_image_of_the_last_move_wins() {
    for n in 1..=9_u32 {
        let options = |&cells: &u32| -> Vec<u32> {
            let ones = (0..n).map(|cell| 1 << cell);
            let takes = ones.chain((1..n).map(|cell| 0b11 << (cell - 1)));
            takes.filter(|take| cells & take == 0).map(|take| cells | take).collect()
        };
        let answer = |at: &u32, to: &u32| {
            let mirror = |cells: u32| {
                let taken = (0..n).filter(|cell| cells >> cell & 1 == 1);
                taken.map(|cell| 1 << (n - 1 - cell)).sum::<u32>()
            };
            to | mirror(at ^ to)
        };
        let middle = if n % 2 == 1 { 1 << (n / 2) } else { 0b11 << (n / 2 - 1) };
        assert!(options(&0).contains(&middle) && always_wins(&middle, &options, &answer), "{n}");
    }
}

/// The opponent chooses the first vertex of a walk that comes to none twice: the partner answers.
#[test]
fn the_partner_in_a_matching_wins() {
    let mut held = 0;
    for neighbours in graphs(6) {
        // The vertices are numbered so that these are the partners.
        let partner = |v: usize| v ^ 1;
        if !(0..6).all(|v| neighbours[v].contains(&partner(v))) {
            continue;
        }
        let options = |&(visited, v): &(u32, usize)| -> Vec<(u32, usize)> {
            let all: Vec<usize> = (0..6).collect();
            let to = if visited == 0 { &all } else { &neighbours[v] };
            let to = to.iter().filter(|&to| visited >> to & 1 == 0);
            to.map(|&to| (visited | 1 << to, to)).collect()
        };
        let answer = |_: &(u32, usize), &(visited, v): &(u32, usize)| {
            (visited | 1 << partner(v), partner(v))
        };
        assert!(always_wins(&(0, 0), &options, &answer), "{neighbours:?}");
        held += 1;
    }
    // The other 12 edges are there or not.
    assert_eq!(held, 1 << 12);
}

/// Takes of 1 to k: the side is the second exactly if k + 1 divides n, and the other one begins
/// with the rest.
#[test]
fn a_position_in_which_every_reply_loses_shows_the_side() {
    for k in 1..=5 {
        let options = |&heap: &u64| (heap.saturating_sub(k)..heap).collect::<Vec<u64>>();
        let answer = |at: &u64, _: &u64| at - (k + 1);
        for heap in 0..=18 {
            let rest = heap % (k + 1);
            assert!(always_wins(&(heap - rest), &options, &answer));
            assert!(rest == 0 || options(&heap).contains(&(heap - rest)));
        }
    }
}

#[test]
fn not_if_the_side_is_given() {
    assert!(!Referee::normal(nim).is_won(&vec![1, 1]));
}
