//! The first picture of a board, so that a page shows it before any script is there: what `picture.js` draws of the
//! same scene.

use crate::highlight::escape;
use anyhow::{bail, Context, Result};
use serde_json::Value;
use std::fmt::Write;
use words::{FluentArgs, Words};

/// The attributes of a shape's numbers.
fn numbers(tag: &str) -> Result<&[&str]> {
    Ok(match tag {
        "circle" => &["cx", "cy", "r"],
        "rect" => &["x", "y", "width", "height"],
        "path" => &["d"],
        "text" => &["x", "y"],
        _ => bail!("{tag} is no shape of a picture"),
    })
}

/// What a picture is drawn with.
pub struct Pen<'a> {
    /// Of what each thing is made, from `things.json`: paths and their classes.
    pub things: &'a Value,
    pub words: &'a Words,
}

/// A scene as SVG; `start` is what is known of its position.
pub fn svg(scene: &Value, start: &Value, pen: &Pen, attributes: &str) -> Result<String> {
    let items = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let begins = |one: &Value| {
        let count = one["begins"].as_u64().unwrap_or(1) as usize;
        items(&one["taps"]).into_iter().take(count).collect::<Vec<_>>()
    };
    let live: Vec<Value> = items(&start["moves"]).iter().flat_map(begins).collect();
    let [width, height] = [&scene["size"][0], &scene["size"][1]];
    let mut svg = format!("<svg viewBox=\"0 0 {width} {height}\" {attributes}>");
    for shape in &items(&scene["shapes"]) {
        let tag = shape[2].as_str().context("a shape has a tag")?;
        let look = shape[1].as_str().unwrap_or("");
        let live = if live.contains(&shape[0]) { " live" } else { "" };
        let class = format!("{look}{live}");
        if tag == "thing" {
            svg += &thing(shape, class.trim(), pen)?;
            continue;
        }
        write!(svg, "<{tag} class=\"{}\"", class.trim())?;
        let names = numbers(tag)?;
        for (i, name) in names.iter().enumerate() {
            let number = &shape[3 + i];
            let number = number.as_str().map_or_else(|| number.to_string(), escape);
            write!(svg, " {name}=\"{number}\"")?;
        }
        let text = match &shape[3 + names.len()] {
            Value::Null => String::new(),
            text => label(text, pen.words)?,
        };
        write!(svg, ">{}</{tag}>", escape(&text))?;
    }
    Ok(svg + "</svg>")
}

/// A thing round a point: its middle, half its height, its name.
fn thing(shape: &Value, class: &str, pen: &Pen) -> Result<String> {
    let (x, y, name) = (&shape[3], &shape[4], shape[6].as_str().unwrap_or(""));
    let scale = shape[5].as_f64().context("a thing has a size")? / 16.0;
    let transform = format!("translate({x}px, {y}px) scale({scale})");
    let mut svg = format!("<g class=\"{class}\" style=\"transform: {transform}\">");
    for part in pen.things[name].as_array().with_context(|| format!("{name} is no thing"))? {
        let [look, path] = [&part[0], &part[1]].map(|text| text.as_str().unwrap_or(""));
        write!(svg, "<path class=\"{}\" d=\"{path}\"></path>", format!("of-thing {look}").trim())?;
    }
    Ok(svg + "</g>")
}

/// What is written in a shape: letters, or a message.
fn label(label: &Value, words: &Words) -> Result<String> {
    if let Some(text) = label.as_str() {
        return Ok(text.to_owned());
    }
    let mut args = FluentArgs::new();
    for (name, value) in label[1].as_object().into_iter().flatten() {
        match value.as_i64() {
            Some(number) => args.set(name.clone(), number),
            None => args.set(name.clone(), value.as_str().unwrap_or_default().to_owned()),
        }
    }
    words.with(label[0].as_str().context("a message has an id")?, "", &args)
}
