use spec::prelude::*;

type Point = [i64; 2];

const POINTS: u64 = 100_000;
const MOST: i128 = 1_000_000;

const PRIME: u64 = 999_983;

pub const SPEC: Spec = Spec {
    unit: "points",
    largest: POINTS as usize,
    generate: |random| {
        let least = random.one_of(&[1, 4]);
        let count = random.items(least);
        let mut points: Vec<Point> = vec![];
        if random.is_small() {
            let (most, has_far) = (random.one_of(&[4, 7, 20]), random.once_in(2));
            let back = random.one_of(&[0_i64, 10]);
            let coordinate = |random: &mut Random| {
                let far = if has_far && random.once_in(2) { 59_970 } else { 0 };
                far + random.from(1, most)
            };
            for point in random.each(count, |random| [coordinate(random), coordinate(random)]) {
                let point = point.map(|z| z.cast_signed() - back);
                if !points.contains(&point) && is_free(point, &points) {
                    points.push(point);
                }
            }
        } else {
            // No line meets a parabola in three points, not even modulo a prime.
            let [a, b, c] =
                [random.from(1, PRIME - 1), random.from(0, PRIME - 1), random.from(0, PRIME - 1)];
            let [x, step] = [random.from(0, PRIME - 1), random.from(1, PRIME - 1)];
            points =
                (0..count as u64).map(|i| parabola((x + i * step) % PRIME, [a, b, c])).collect();
        }
        random.line([points.len()]);
        for point in points {
            random.line(point);
        }
    },
    validate: |input| {
        let n = input.single("N", 1..=POINTS);
        // The statement says from 1; its first sample has zeros, the judge's data negative numbers.
        let mut points = vec![];
        for _ in 0..n {
            points.push(["x", "y"].map(|name| input.integer(name, -MOST..=MOST) as i64));
            input.end();
        }
        let different: HashSet<Point> = points.iter().copied().collect();
        input.holds(different.len() == points.len(), "all points are different");
        // Too many triples are not looked at.
        if n <= 300 {
            let is_free = (0..points.len()).all(|i| is_free(points[i], &points[..i]));
            input.holds(is_free, "no three points lie on a line");
        }
    },
    lost: Some("Bara"),
    long: &[
        ("max-points", || (mirrored(POINTS), "Alenka\n".into())),
        ("max-odd", || (mirrored(POINTS - 1), "Bara\n".into())),
        ("max-hull", || {
            // A chain of steps that get steeper: all points are on the hull.
            let mut steps: Vec<[u64; 2]> = (1..=110)
                .flat_map(|x| (1..=110).map(move |y| [x, y]))
                .filter(|&[x, y]| gcd(x, y) == 1)
                .collect();
            steps.sort_by(|a, b| (a[1] * b[0]).cmp(&(b[1] * a[0])));
            let (mut point, mut text) = ([1, 1], line([steps.len() + 1]) + "1 1\n");
            for [x, y] in steps {
                point = [point[0] + x, point[1] + y];
                text += &line(point);
            }
            (text, "Alenka\n".into())
        }),
        ("max-corners", || {
            // Each step in another direction, all the way round: as many corners as there can be, an even number.
            const LONGEST: i64 = 135;
            let square = |x: i64, y: i64| x * x + y * y <= LONGEST * LONGEST;
            let mut steps: Vec<Point> = (0..=LONGEST)
                .flat_map(|x| (1..=LONGEST).map(move |y| [x, y]))
                .filter(|&[x, y]| square(x, y) && gcd(x as u64, y as u64) == 1)
                .collect();
            steps.sort_by(|a, b| (a[1] * b[0]).cmp(&(b[1] * a[0])));
            let mut text = line([4 * steps.len()]);
            let mut point: Point = [steps.iter().map(|step| step[1]).sum(), 0];
            for _ in 0..4 {
                for step in &mut steps {
                    text += &line(point);
                    point = [point[0] + step[0], point[1] + step[1]];
                    *step = [-step[1], step[0]];
                }
            }
            (text, "Alenka\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-one", |input| {
            let points = points(input);
            let moves = 3 * points.len() as i64 - 3 - hull(&points, turn) as i64;
            winner(moves % 2 != 0)
        }),
        wrong("hack-32-bits", |input| {
            let points = points(input);
            let inside = points.len() + hull(&points, turn_in_32_bits);
            winner(points.len() > 1 && inside % 2 == 0)
        }),
        wrong("hack-first-again", |input| {
            let points = points(input);
            let inside = points.len() + hull(&points, turn) + 1;
            winner(points.len() > 1 && inside % 2 == 0)
        }),
        wrong("hack-points", |input| winner(points(input).len() % 2 == 0)),
    ],
    ..Spec::NEW
};

fn winner(is_first: bool) -> String {
    String::from(if is_first { "Alenka\n" } else { "Bara\n" })
}

fn points(input: &mut Input) -> Vec<Point> {
    let mut points: Vec<Point> =
        (0..input.number()).map(|_| [input.signed(), input.signed()]).collect();
    points.sort_unstable();
    points
}

/// Does no line join the point with two of the others?
fn is_free(point: Point, others: &[Point]) -> bool {
    (0..others.len()).all(|i| others[..i].iter().all(|&b| turn(others[i], b, point) != 0))
}

/// Positive if the way from a by b to c turns left.
fn turn(a: Point, b: Point, c: Point) -> i64 {
    (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
}

fn turn_in_32_bits(a: Point, b: Point, c: Point) -> i64 {
    let product = |x: i64, y: i64| (x as i32).wrapping_mul(y as i32);
    let left = product(b[0] - a[0], c[1] - a[1]);
    i64::from(left.wrapping_sub(product(b[1] - a[1], c[0] - a[0])))
}

/// The number of points on the hull of sorted points.
fn hull(points: &[Point], turn: fn(Point, Point, Point) -> i64) -> usize {
    let mut corners = 0;
    let mut points = points.to_vec();
    for _ in 0..2 {
        let mut chain: Vec<Point> = vec![];
        for &point in &points {
            while chain.len() > 1
                && turn(chain[chain.len() - 2], chain[chain.len() - 1], point) <= 0
            {
                chain.pop();
            }
            chain.push(point);
        }
        corners += chain.len() - 1;
        points.reverse();
    }
    corners.max(1)
}

/// The point of a parabola modulo the prime.
fn parabola(x: u64, [a, b, c]: [u64; 3]) -> Point {
    let y = (a * x % PRIME * x + b * x + c) % PRIME;
    [x as i64 + 1, y as i64 + 1]
}

/// Points of a parabola modulo the prime that are their own mirror image, so that the hull has an even number
/// of them; if they are odd in number, one is on the axis, inside.
fn mirrored(count: u64) -> String {
    let half = count / 2;
    let mut text = line([count]);
    for x in PRIME - half..=PRIME + half {
        if x != PRIME || count % 2 == 1 {
            // The one on the axis is in the middle.
            let y = (3 * (x % PRIME) * (x % PRIME) + PRIME / 2) % PRIME;
            text += &line([x - (PRIME - half) + 1, y + 1]);
        }
    }
    text
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}
