//! What the board shows: the carrots that can be among the last two.

use super::rules::{Row, Rules, Step};
use board::prelude::*;
use std::cmp::Ordering;

impl Show for Rules {
    /// After the free moves 1 says that Igor has to wait.
    fn read(text: &str) -> Option<Row> {
        let (carrots, state, goal): (Vec<u64>, Vec<u64>, u64) = board::groups(text)?;
        let (free, waits) = match state[..] {
            [free] => (free, false),
            [free, 1] => (free, true),
            _ => return None,
        };
        let row = Row { carrots, free, waits, goal };
        let fits = row.carrots.len() <= 12 && row.free < row.carrots.len() as u64;
        let are_small = row.goal <= 99 && row.carrots.iter().all(|&carrot| carrot <= 99);
        (fits && are_small).then_some(row)
    }

    fn write(row: &Row) -> String {
        let state = if row.waits { vec![row.free, 1] } else { vec![row.free] };
        board::write_groups(&(row.carrots.clone(), state, row.goal))
    }

    fn told(row: &Row) -> Say {
        let &Row { ref carrots, free, waits, goal } = row;
        let carrots = list(carrots);
        if waits {
            say!("position-waits"; carrots, free, goal)
        } else {
            say!("position"; carrots, free, goal)
        }
    }

    fn scene(row: &Row) -> Vec<Picture> {
        let mut scene = vec![
            Picture::row(&row.carrots, |i, carrot| {
                Cell::at(0, i).piece(Look::Plain).thing(Thing::Carrot).text(carrot)
            }),
            Picture::Note(say!("note"; free = row.free, goal = row.goal)),
        ];
        if row.waits {
            scene.push(Picture::buttons(0, [say!("wait")]));
        }
        scene
    }

    fn act(row: &Row, step: &Step) -> Act {
        let last = row.carrots.len() - 1;
        match step {
            Step::Wait if row.free == 0 => Act::new([Id::Button(0, 0)], say!("wait-last")),
            Step::Wait => Act::new([Id::Button(0, 0)], say!("wait")),
            Step::Left => Act::new([Id::Cell(0, 0)], say!("eat-left"; carrot = row.carrots[0])),
            Step::Right => {
                Act::new([Id::Cell(0, last)], say!("eat-right"; carrot = row.carrots[last]))
            }
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let &Row { ref carrots, waits, goal, .. } = at.position;
        let (n, is_oleg, ahead) = (carrots.len(), at.player == Player::Left, Ahead::of(at));
        let x = last(at, at.position, at.player);
        let (why, step) = reason(at, &ahead, x);
        let why = if waits && !is_oleg { say!("after-wait"; why) } else { why };
        let (lead, by) = (x - signed(goal), (x - signed(goal)).abs());
        let why = match (lead.cmp(&0), is_oleg) {
            (Ordering::Greater, true) => say!("won-more"; why, x, by, goal),
            (Ordering::Less, false) => say!("won-less"; why, x, by, goal),
            (Ordering::Equal, _) => say!("draw-equal"; why, x),
            (Ordering::Greater, false) => say!("lost-more"; why, x, by, goal),
            (Ordering::Less, true) => say!("lost-less"; why, x, by, goal),
        };
        let mut idea = Idea::new(why).by(step);
        if is_oleg && !waits {
            idea = idea.counts(say!("last"; n, k = ahead.k, m = ahead.m, x));
        }
        let legend = if ahead.m == 1 {
            say!("legend-last"; goal)
        } else {
            say!("legend-two"; chooser = name(ahead.is_olegs == (ahead.m % 2 == 0)), goal)
        };
        let mut overlay = Overlay::new(legend);
        for i in ahead.from..=ahead.to {
            overlay = overlay.frame(Id::Cell(0, i - 1), "", carrots[i - 1] > goal);
        }
        idea.shows(overlay)
    }

    const SMALL: &'static str = "([0..2] ){1..6}| [0..2] | 1";
}

/// What is still to come.
struct Ahead {
    /// Free bites.
    k: usize,
    /// Does Igor eat before them?
    is_late: bool,
    /// So many carrots are left when both eat in turn.
    m: usize,
    /// Does Oleg eat first then?
    is_olegs: bool,
    /// The first and the last of the carrots that can be among the last two then; they count from 1.
    from: usize,
    to: usize,
}

impl Ahead {
    fn of(at: &At<Rules>) -> Ahead {
        let &Row { ref carrots, free, waits, .. } = at.position;
        let (n, is_oleg) = (carrots.len(), at.player == Player::Left);
        // Oleg's bite before Igor's last wait is free, too.
        let k = free.max(u64::from(waits && is_oleg)) as usize;
        let is_late = !is_oleg && !waits && k > 0;
        let m = n.saturating_sub(k + usize::from(is_late)).max(1);
        let h = (m / 2).max(1);
        Ahead { k, is_late, m, is_olegs: is_oleg || waits || k > 0, from: h, to: n - h + 1 }
    }
}

/// The last carrot with best play.
fn last(at: &At<Rules>, row: &Row, player: Player) -> i64 {
    let lead = at.worth(row, player).number;
    signed(row.goal) + if player == Player::Left { lead } else { -lead }
}

/// What leads to the last carrot x, and the step that is named.
fn reason(at: &At<Rules>, ahead: &Ahead, x: i64) -> (Say, Option<Step>) {
    let &Ahead { k, is_late, m, is_olegs, from, to } = ahead;
    let carrots = &at.position.carrots;
    if carrots.len() == 1 {
        return (say!("alone"), None);
    }
    if is_late {
        let after: Vec<i64> = at.moves().iter().map(|(_, to)| last(at, to, at.next())).collect();
        let step = if after[0] == x { Step::Left } else { Step::Right };
        return (say!("late"; count = k, on_left = after[0], on_right = after[1]), Some(step));
    }
    if k > 0 {
        let why = match m {
            1 => say!("free-one"; count = k),
            _ if m % 2 == 0 => say!("free-even"; count = k, m, from, to),
            _ => say!("free-odd"; count = k, m, from, to),
        };
        return (why, None);
    }
    let middle = &carrots[m / 2 - 1..];
    let (p, q) = (middle[0], middle[1]);
    // In an odd row whoever does not eat first keeps one of two.
    let keep = |a: u64, b: u64| if is_olegs { a.min(b) } else { a.max(b) };
    let on_right = if m % 2 == 0 { p } else { keep(p, q) };
    let (step, end) = if signed(on_right) == x {
        (Step::Right, say!("right-end"))
    } else {
        (Step::Left, say!("left-end"))
    };
    let why = match (m % 2 == 0, is_olegs) {
        _ if m == 2 => say!("two"; first = name(is_olegs), end),
        (true, true) => say!("even-larger"; p, q, end),
        (true, false) => say!("even-smaller"; p, q, end),
        (false, true) => say!("odd-smaller"; on_left = keep(q, middle[2]), on_right),
        (false, false) => say!("odd-larger"; on_left = keep(q, middle[2]), on_right),
    };
    // Where Igor waits, that step is Oleg's.
    (why, Some(step).filter(|_| is_olegs == (at.player == Player::Left)))
}

fn name(is_oleg: bool) -> Say {
    if is_oleg {
        say!("oleg")
    } else {
        say!("igor")
    }
}
