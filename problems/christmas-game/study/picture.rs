//! A graph with a triangle and a square, and the same graph with both pressed together: the edges of
//! the polygons are loops, and an odd number of loops is worth an edge.

use crate::svg::Canvas;

/// The tree of both graphs, and what its nodes are worth.
const TREE: [((f64, f64), &str); 3] =
    [((0.0, 240.0), "3"), ((-44.0, 178.0), "1"), ((44.0, 178.0), "0")];

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "christmas-game",
        330.0,
        [
            "Two graphs of the same value 3: a triangle and a square, each on an edge of its own, \
             and the same edges with three and four loops",
            "左边是两条边，上面各挂着一个三角形和一个四边形，右边把两个环缩成点，成了三个和四个自\
             环；两个图的 SG 值都是 3",
        ],
        [
            "Pressing a polygon together makes its edges loops at one node. Three loops are worth \
             1 and four are worth 0, as the triangle and the square are. The numbers in the nodes \
             are values.",
            "把环缩成一个点，环上的边就成了这个点上的自环。三个自环的 SG 值是 1，四个自环是 0，与\
             三角形、四边形一样。圈里的数是各点的 SG 值。",
        ],
    );
    for (at, is_pressed) in [(110.0, false), (360.0, true)] {
        let place = |i: usize| (at + TREE[i].0 .0, TREE[i].0 .1);
        for i in [1, 2] {
            c.line(&[place(0), place(i)], "ink-line");
            let (x, y) = place(i);
            // The middles of the loops lie around the node, above it.
            if is_pressed {
                let loops = i + 2;
                for k in 0..loops {
                    let turn = (k as f64 - (loops as f64 - 1.0) / 2.0) * 0.92;
                    c.circle((x + 24.0 * turn.sin(), y - 24.0 * turn.cos()), 11.0, "none ink-line");
                }
            } else {
                let (side, up) = (30.0, 52.0);
                let mut corners = vec![(x, y), (x - side, y - up)];
                if i == 2 {
                    corners.push((x, y - 2.0 * up));
                }
                corners.extend([(x + side, y - up), (x, y)]);
                c.line(&corners, "ink-line");
                for &corner in &corners[1..corners.len() - 1] {
                    c.circle(corner, 6.0, "cell ink-line");
                }
            }
        }
        for (i, &(_, value)) in TREE.iter().enumerate() {
            c.circle(place(i), 13.0, "cell ink-line");
            c.text(place(i), "ink bold", value);
        }
        let name =
            if is_pressed { ["pressed together", "缩环后"] } else { ["as it stands", "原图"] };
        c.words((at, 276.0), "ink", name);
    }
    c.words((240.0, 306.0), "muted small", ["the numbers are values", "圈里是 SG 值"]);
    c.finish()
}
