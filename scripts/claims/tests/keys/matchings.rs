use referee::Referee;

/// The size of a largest matching between `many` left vertices and the right ones behind their edges.
fn matching(near: &[Vec<usize>], without: Option<usize>) -> usize {
    fn search(near: &[Vec<usize>], without: Option<usize>, used: u32) -> usize {
        let Some((first, rest)) = near.split_first() else { return 0 };
        let free = first.iter().filter(|&&w| used >> w & 1 == 0 && Some(w) != without);
        let matched = free.map(|w| 1 + search(rest, without, used | 1 << w)).max().unwrap_or(0);
        matched.max(search(rest, without, used))
    }
    search(near, without, 0)
}

/// In turn lines are drawn, across and upright by turns, each through a point of the line before, none twice; the
/// first player draws any line through a point.
#[test]
fn kattis_linije() {
    for points in 1..1_u32 << 9 {
        // Lines 0 to 2 are upright, 3 to 5 across.
        let has = |x: usize, y: usize| points >> (3 * x + y) & 1 == 1;
        let meet = |v: usize, w: usize| match (v / 3, w / 3) {
            (0, 1) => has(v, w - 3),
            (1, 0) => has(w, v - 3),
            _ => false,
        };
        let lines: Vec<usize> = (0..6).filter(|&v| (0..6).any(|w| meet(v, w))).collect();
        let draws = |&(last, drawn): &(Option<usize>, u32)| {
            let fits = |v: usize| drawn >> v & 1 == 0 && last.is_none_or(|last| meet(last, v));
            let next = lines.iter().filter(|&&v| fits(v));
            next.map(|&v| (Some(v), drawn | 1 << v)).collect()
        };
        let near: Vec<Vec<usize>> =
            (0..3).map(|v| (0..3).filter(|&y| has(v, y)).collect()).collect();
        let is_perfect = 2 * matching(&near, None) == lines.len();
        assert_eq!(Referee::normal(draws).is_won(&(None, 0)), !is_perfect, "{points:b}");
    }
}

/// In turn peaks and valleys that a path joins are named, none twice. Mirko begins with a given peak; Slavko answers.
#[test]
fn luogu_p4617() {
    for paths in 0..1_u32 << 12 {
        let has = |peak: usize, valley: usize| paths >> (3 * peak + valley) & 1 == 1;
        // Peaks are 0 to 3, valleys 4 to 6.
        let names = |&(last, named): &(usize, u32)| {
            let is_near = |next: usize| match last {
                0..=3 => next > 3 && has(last, next - 4),
                _ => next < 4 && has(next, last - 4),
            };
            let next = (0..7).filter(|&next| named >> next & 1 == 0 && is_near(next));
            next.map(|next| (next, named | 1 << next)).collect()
        };
        let near: Vec<Vec<usize>> =
            (0..3).map(|v| (0..4).filter(|&peak| has(peak, v)).collect()).collect();
        let mut referee = Referee::normal(names);
        for peak in 0..4 {
            let is_needed = matching(&near, Some(peak)) < matching(&near, None);
            assert_eq!(referee.is_won(&(peak, 1 << peak)), is_needed, "{paths:b} {peak}");
        }
    }
}
