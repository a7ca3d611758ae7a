//! The picture of a position without any script: what `picture.js` draws of the same scene.

use crate::highlight::escape;
use anyhow::Result;
use board::Label;
use play::{Drawing, Form};
use std::collections::HashMap;
use std::sync::LazyLock;
use words::Words;

/// Of which paths each thing consists, round an origin from which they reach 16 far, with their classes. What has no
/// class has the thing's colour.
static THINGS: LazyLock<HashMap<&str, Vec<[&str; 2]>>> =
    LazyLock::new(|| serde_json::from_str(include_str!("../files/things.json")).expect("paths"));

/// A drawing as SVG; what is live can be tapped.
pub fn svg(drawing: &Drawing, live: &[String], words: &Words, attributes: &str) -> Result<String> {
    let Drawing { width, height, .. } = drawing;
    let mut svg = format!("<svg viewBox=\"0 0 {width} {height}\" {attributes}>");
    for shape in &drawing.shapes {
        let live = if live.contains(&shape.key) { " live" } else { "" };
        let class = format!("class=\"{}\"", format!("{}{live}", shape.class).trim());
        svg += &match &shape.form {
            Form::Circle(x, y, r) => {
                format!("<circle {class} cx=\"{x}\" cy=\"{y}\" r=\"{r}\"></circle>")
            }
            Form::Rect([x, y, w, h]) => {
                format!("<rect {class} x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"></rect>")
            }
            Form::Path(d) => format!("<path {class} d=\"{d}\"></path>"),
            Form::Text(x, y, label) => {
                let text = match label {
                    Label::Text(text) => text.clone(),
                    Label::Said(say) => words.say(say, &[])?,
                };
                format!("<text {class} x=\"{x}\" y=\"{y}\">{}</text>", escape(&text))
            }
            Form::Thing(name, x, y, half) => {
                let scale = f64::from(*half) / 16.0;
                let paths = THINGS[name].iter().map(|[look, d]| {
                    let class = format!("of-thing {look}");
                    format!("<path class=\"{}\" d=\"{d}\"></path>", class.trim())
                });
                let paths: String = paths.collect();
                let place = format!("transform: translate({x}px, {y}px) scale({scale})");
                format!("<g {class} style=\"{place}\">{paths}</g>")
            }
        };
    }
    Ok(svg + "</svg>")
}
