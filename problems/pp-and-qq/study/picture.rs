//! Two trees with three branches at their roots: the numbers g, and the heaps that the branches are.

use crate::svg::{value, Canvas, Point};

/// Where the parts of a branch stand: for each vertex its place, the place above it, and g.
type Branch = (usize, &'static [(Point, Point, usize)]);

const ROOTS: [Point; 2] = [(144.0, 30.0), (360.0, 30.0)];
const BRANCHES: [Branch; 3] = [
    (
        1,
        &[
            ((94.0, 100.0), ROOTS[0], 0),
            ((64.0, 170.0), (94.0, 100.0), 0),
            ((124.0, 170.0), (94.0, 100.0), 0),
        ],
    ),
    (2, &[((194.0, 100.0), ROOTS[0], 1), ((204.0, 170.0), (194.0, 100.0), 0)]),
    (
        4,
        &[
            ((360.0, 100.0), ROOTS[1], 3),
            ((325.0, 170.0), (360.0, 100.0), 1),
            ((315.0, 234.0), (325.0, 170.0), 0),
            ((395.0, 170.0), (360.0, 100.0), 0),
        ],
    ),
];

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "pp-and-qq",
        340.0,
        [
            "Two trees; at the roots there are a Y, a path of two edges and a branch of four \
             edges, worth 1, 2 and 4",
            "两棵树共有三枝：Y 形、2 条边的链、4 条边的一枝，各点标着 g，三枝分别相当于 1、2、4 颗\
             的堆",
        ],
        [
            "On each vertex stands g: the nim-sum of g + 1 over its children. A branch is a heap \
             of g + 1 stones, at whichever root it hangs.",
            "每个点的 g 是它各个儿子的 g + 1 的异或和。一枝相当于 g + 1 颗的一堆，在哪个根上无所\
             谓。",
        ],
    );
    for (w, branch) in BRANCHES {
        for &(at, above, _) in branch {
            c.line(&[above, at], "ink-line");
        }
        for &(at, _, g) in branch {
            c.circle(at, 15.0, &value(w));
            c.text(at, &format!("{} on bold", value(w)), g);
        }
        let ((x, y), (root_x, root_y), g) = branch[0];
        let (side, end) = if x < root_x { (-12.0, "end") } else { (14.0, "start") };
        let middle = (f64::midpoint(x, root_x) + side, f64::midpoint(y, root_y) - 8.0);
        c.text(middle, &format!("muted small {end}"), format!("{g} + 1 = {w}"));
    }
    for root in ROOTS {
        c.circle(root, 8.0, "ink");
        c.line(&[(root.0 - 60.0, 20.0), (root.0 + 60.0, 20.0)], "muted-line");
    }
    c.text((240.0, 278.0), "ink bold", "X = 1 ⊕ 2 ⊕ 4 = 7");
    let outcome = ["a branch above 1, X ≠ 0: PP wins", "有大于 1 的枝，X ≠ 0：PP 必胜"];
    c.words((240.0, 308.0), "p", outcome);
    c.finish()
}
