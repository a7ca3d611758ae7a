//! The canvas: shapes, text and the colours that all pictures share.

use std::{collections::BTreeMap, fmt::Display};

/// A place on the canvas, x to the right and y down; also a width and a height.
pub type Point = (f64, f64);

const WIDTH: f64 = 480.0;

/// A colour's name, its light and its dark form. `p` is for lost positions, `move` for moves, `v1` to
/// `v15` are a scale for values. Shown 390 wide, a letter of size 16 is 13 high.
const COLOURS: [(&str, [&str; 2]); 23] = [
    ("panel", ["#ffffff", "#15191e"]),
    ("cell", ["#e8eaed", "#2b313a"]),
    ("muted", ["#59626d", "#a4aeb9"]),
    ("ink", ["#1f242b", "#e8edf2"]),
    ("p", ["#1560bd", "#79bbff"]),
    ("move", ["#b93d00", "#ffa04d"]),
    ("white", ["#ffffff", "#f4f4f4"]),
    ("black", ["#1f242b", "#060708"]),
    ("v1", ["#f5efb0", "#28392f"]),
    ("v2", ["#e3e9a1", "#2b4738"]),
    ("v3", ["#d1e393", "#2d5541"]),
    ("v4", ["#bedc84", "#2f644a"]),
    ("v5", ["#a9d37a", "#337252"]),
    ("v6", ["#92c775", "#3c8158"]),
    ("v7", ["#79bc70", "#46905d"]),
    ("v8", ["#5fb06b", "#4f9f63"]),
    ("v9", ["#4ea167", "#68ad69"]),
    ("v10", ["#3d9363", "#80ba6f"]),
    ("v11", ["#2a845e", "#98c875"]),
    ("v12", ["#1c7457", "#afd481"]),
    ("v13", ["#16624d", "#c7dd92"]),
    ("v14", ["#105044", "#dfe7a3"]),
    ("v15", ["#0a3f3a", "#f6f0b4"]),
];

/// The colour of a Grundy value: 0 is a lost position, from 15 on all are alike.
pub fn value(v: usize) -> String {
    if v == 0 {
        "p".into()
    } else {
        format!("v{}", v.min(15))
    }
}

/// i as a small number below the line: x₁, x₂, … .
pub fn subscript(i: usize) -> String {
    i.to_string()
        .chars()
        .filter_map(|c| char::from_u32(c as u32 - '0' as u32 + '₀' as u32))
        .collect()
}

/// A picture on its way, in English and in Chinese.
pub struct Canvas {
    name: &'static str,
    height: f64,
    bodies: [String; 2],
}

impl Canvas {
    /// An empty panel; `title` says what is seen, `description` what it shows.
    pub fn new(name: &'static str, height: f64, title: [&str; 2], description: [&str; 2]) -> Self {
        let panel = format!(
            "<style>{}</style>\n\
             <rect x=\"1\" y=\"1\" width=\"{}\" height=\"{}\" rx=\"14\" class=\"pic-panel pic-edge\"/>\n",
            style(),
            WIDTH - 2.0,
            height - 2.0
        );
        let begun = |i: usize| {
            let (title, description) = (title[i], description[i]);
            format!(
                "<title id=\"{name}-title\">{title}</title>\n\
                 <desc id=\"{name}-desc\">{description}</desc>\n{panel}"
            )
        };
        Canvas { name, height, bodies: [0, 1].map(begun) }
    }

    fn add(&mut self, shape: &str) {
        for body in &mut self.bodies {
            *body += shape;
        }
    }

    /// A rectangle with its upper left corner at `at`.
    pub fn rect(&mut self, at: Point, size: Point, classes: &str) {
        let ((x, y), (w, h), classes) = (rounded(at), rounded(size), prefixed(classes));
        self.add(&format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\" rx=\"3\" class=\"{classes}\"/>\n"
        ));
    }

    /// A circle around `at`.
    pub fn circle(&mut self, at: Point, r: f64, classes: &str) {
        let ((x, y), classes) = (rounded(at), prefixed(classes));
        self.add(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{r}\" class=\"{classes}\"/>\n"));
    }

    /// A line in English and in Chinese, its middle at `at`; with the class `start` or `end` it starts
    /// or ends there.
    pub fn words(&mut self, at: Point, classes: &str, words: [impl Display; 2]) {
        let down = if classes.contains("big") { 8.0 } else { 6.0 };
        let ((x, y), classes) = (rounded((at.0, at.1 + down)), prefixed(classes));
        for (body, text) in self.bodies.iter_mut().zip(words) {
            *body += &format!("<text x=\"{x}\" y=\"{y}\" class=\"{classes}\">{text}</text>\n");
        }
    }

    /// The same line in both languages: numbers, formulas, names.
    pub fn text(&mut self, at: Point, classes: &str, text: impl Display) {
        self.words(at, classes, [&text, &text]);
    }

    /// A line through `points`.
    pub fn line(&mut self, points: &[Point], classes: &str) {
        let corners: Vec<String> = points.iter().map(|&at| pair(at)).collect();
        let (d, classes) = (corners.join("L"), prefixed(classes));
        self.add(&format!("<path d=\"M{d}\" class=\"pic-line {classes}\"/>\n"));
    }

    /// An arrow; a positive `bend` bends it to its left.
    pub fn arrow(&mut self, from: Point, bend: f64, to: Point, colour: &str) {
        let along = unit(from, to);
        let via = (
            f64::midpoint(from.0, to.0) + bend * along.1,
            f64::midpoint(from.1, to.1) - bend * along.0,
        );
        let (x, y) = unit(via, to);
        let back = (to.0 - 11.0 * x, to.1 - 11.0 * y);
        let (left, right) =
            ((back.0 + 6.0 * y, back.1 - 6.0 * x), (back.0 - 6.0 * y, back.1 + 6.0 * x));
        self.add(&format!(
            "<path d=\"M{}Q{} {}\" class=\"pic-line pic-{colour}-line\"/>\
             <path d=\"M{}L{}L{}z\" class=\"pic-{colour}\"/>\n",
            pair(from),
            pair(via),
            pair(back),
            pair(to),
            pair(left),
            pair(right)
        ));
    }

    /// A bracket below a span, with a text in its middle.
    pub fn bracket(&mut self, (left, right): Point, y: f64, text: impl Display) {
        let corners = [(left, y), (left, y + 7.0), (right, y + 7.0), (right, y)];
        self.line(&corners, "muted-line");
        self.text((f64::midpoint(left, right), y + 20.0), "ink", text);
    }

    /// A tile with a text on it.
    pub fn tile(&mut self, at: Point, size: Point, colour: &str, text: impl Display) {
        self.rect(at, size, colour);
        let middle = (at.0 + size.0 / 2.0, at.1 + size.1 / 2.0);
        self.text(middle, &format!("{colour} on"), text);
    }

    /// Tiles of one size in the colours of their values, with the values on them or without.
    pub fn values(
        &mut self,
        (w, h): Point,
        labelled: bool,
        tiles: impl IntoIterator<Item = (Point, usize)>,
    ) {
        let mut places: BTreeMap<usize, Vec<Point>> = BTreeMap::new();
        for (at, v) in tiles {
            places.entry(v).or_default().push(at);
        }
        for (v, places) in places {
            let (colour, (right, down)) = (value(v), rounded((w - 1.0, h - 1.0)));
            let square = |&at: &Point| format!("M{}h{right}v{down}h-{right}z", pair(at));
            let squares: String = places.iter().map(square).collect();
            self.add(&format!("<path d=\"{squares}\" class=\"pic-{colour}\"/>\n"));
            if labelled {
                let number = |at: &Point| {
                    let (x, y) = rounded((at.0 + (w - 1.0) / 2.0, at.1 + h / 2.0 + 5.5));
                    format!("<text x=\"{x}\" y=\"{y}\">{v}</text>")
                };
                let numbers: String = places.iter().map(number).collect();
                self.add(&format!("<g class=\"pic-{colour} pic-on pic-small\">{numbers}</g>\n"));
            }
        }
    }

    pub fn finish(self) -> [String; 2] {
        let Canvas { name, height, bodies: [en, zh] } = self;
        [("en", en), ("zh-CN", zh)].map(|(language, body)| {
            format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" lang=\"{language}\" \
                 viewBox=\"0 0 {WIDTH} {height}\" width=\"{WIDTH}\" height=\"{height}\" \
                 style=\"max-width:100%;height:auto\" font-family=\"system-ui, sans-serif\" \
                 font-size=\"18\" text-anchor=\"middle\" role=\"img\" \
                 aria-labelledby=\"{name}-title {name}-desc\">\n{body}</svg>\n"
            )
        })
    }
}

fn prefixed(classes: &str) -> String {
    classes.split(' ').map(|class| format!("pic-{class}")).collect::<Vec<_>>().join(" ")
}

fn rounded((x, y): Point) -> Point {
    ((x * 10.0).round() / 10.0, (y * 10.0).round() / 10.0)
}

fn pair(at: Point) -> String {
    let (x, y) = rounded(at);
    format!("{x} {y}")
}

/// The direction from one place to another, of length 1.
fn unit(from: Point, to: Point) -> Point {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = (x * x + y * y).sqrt();
    (x / length, y / length)
}

/// The same for every picture, so that many may stand in one document.
fn style() -> String {
    let mode = |i: usize| -> String {
        let rule = |&(name, forms): &(&str, [&str; 2])| {
            let (colour, on) = (forms[i], text_on(forms[i]));
            let line = if name.starts_with('v') {
                String::new()
            } else {
                format!(".pic-{name}-line{{stroke:{colour}}}")
            };
            format!(".pic-{name}{{fill:{colour};color:{on}}}{line}")
        };
        COLOURS.iter().map(rule).collect()
    };
    format!(
        "{}@media(prefers-color-scheme:dark){{{}}}.pic-on{{fill:currentColor}}\
         .pic-line,.pic-none{{fill:none;stroke-width:2.5;stroke-linejoin:round}}\
         .pic-thin{{stroke-width:1.5}}.pic-dashed{{stroke-dasharray:4 3}}\
         .pic-edge{{stroke:#8884}}.pic-piece{{stroke:#7b858f;stroke-width:2}}.pic-big{{font-size:22px}}.pic-small{{font-size:16px}}.pic-bold{{font-weight:600}}\
         .pic-start{{text-anchor:start}}.pic-end{{text-anchor:end}}",
        mode(0),
        mode(1)
    )
}

/// Black or white, whichever stands out more.
fn text_on(colour: &str) -> &'static str {
    if contrast(colour, "#000000") < contrast(colour, "#ffffff") {
        "#ffffff"
    } else {
        "#000000"
    }
}

/// The contrast of two colours, from 1 to 21, as the Web Content Accessibility Guidelines have it.
fn contrast(a: &str, b: &str) -> f64 {
    let luminance = |colour: &str| {
        let part =
            |i| f64::from(u8::from_str_radix(&colour[i..i + 2], 16).expect("#rrggbb")) / 255.0;
        let linear = |part: f64| {
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * linear(part(1)) + 0.7152 * linear(part(3)) + 0.0722 * linear(part(5))
    };
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::{contrast, text_on, COLOURS};

    #[test]
    fn text_stands_out_from_its_ground_in_both_modes() {
        for mode in 0..2 {
            let colour = |name| COLOURS.iter().find(|colour| colour.0 == name).unwrap().1[mode];
            for text in ["muted", "ink", "p", "move"] {
                for ground in ["panel", "cell"] {
                    assert!(contrast(colour(text), colour(ground)) >= 4.5, "{text} on {ground}");
                }
            }
            for (name, forms) in COLOURS {
                assert!(contrast(forms[mode], text_on(forms[mode])) >= 4.5, "{name}");
            }
        }
    }
}
