//! Markdown as HTML, its links leading to pages of the site.

use crate::address::{address, case_of, file, page_of};
use crate::marks::Marks;
use pulldown_cmark::{html, Event, Options, Parser, Tag, TagEnd};
use workspace::order::Language;
use workspace::page::anchor;

/// What the links of a text lead to.
pub struct Place<'a> {
    pub language: Language,
    pub page: &'a str,
    /// The title of a page, by its name.
    pub title: &'a dyn Fn(&str) -> Option<String>,
    /// Has a case a place on the page?
    pub has_case: &'a dyn Fn(&str) -> bool,
    /// What the site says by a name.
    pub say: &'a dyn Fn(&str) -> String,
}

/// The HTML of a text there.
pub fn html(text: &str, place: &Place, marks: &mut Marks) -> String {
    // Within links, headings and listings a text stays as it is.
    let mut inside = 0;
    // The page that a link leads to, and whether it is a link to nothing here.
    let (mut linked, mut is_dead) = (None, false);
    let mut made = vec![];
    for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
        let is_plain = |tag: &Tag| {
            matches!(
                tag,
                Tag::Link { .. } | Tag::Image { .. } | Tag::Heading { .. } | Tag::CodeBlock(_)
            )
        };
        match &event {
            Event::Start(tag) if inside > 0 || is_plain(tag) => inside += 1,
            Event::End(_) if inside > 0 => inside -= 1,
            _ => {}
        }
        made.push(match event {
            Event::Html(text) if text.starts_with("<!-- lab ") => {
                Event::Html(lab(&text, place).into())
            }
            // Where a tool writes is told to who writes.
            Event::Html(text) if text.starts_with("<!--") => continue,
            Event::Text(text) if inside == 0 => Event::InlineHtml(marks.html(&text).into()),
            Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
                linked = page_of(&dest_url);
                let case = case_of(&dest_url);
                is_dead = case.is_some_and(|case| !(place.has_case)(case));
                if is_dead {
                    continue;
                }
                let dest_url = case
                    .map_or_else(|| address(&dest_url, place.language), |case| format!("#{case}"));
                Event::Start(Tag::Link { link_type, dest_url: dest_url.into(), title, id })
            }
            Event::End(TagEnd::Link) if is_dead => {
                is_dead = false;
                continue;
            }
            // A link to a page that shows its folder's name shows its title here.
            Event::Text(text) => match linked.take().filter(|name| *name == *text) {
                Some(name) => Event::Text((place.title)(&name).unwrap_or(name).into()),
                None => Event::Text(text),
            },
            Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
                let dest_url = dest_url.replace("picture", &format!("files/{}", place.page)).into();
                Event::Start(Tag::Image { link_type, dest_url, title, id })
            }
            other => other,
        });
    }
    let mut html = String::new();
    html::push_html(&mut html, with_ids(made).into_iter());
    // The corner of a table heads nothing.
    html.replace("<th></th>", "<td></td>")
}

/// A link to the lab, for which a text has a mark that other readers of it do not show:
/// `<!-- lab example=halve -->`. What is asked for last says what the link is called.
fn lab(mark: &str, place: &Place) -> String {
    let asked = mark.trim().trim_start_matches("<!-- lab ").trim_end_matches("-->").trim();
    let fields = asked.split('&').map(|field| field.split_once('=').unwrap_or((field, "")));
    let fields: Vec<_> = fields.map(|(name, value)| (name, encoded(value))).collect();
    let hash: Vec<_> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let name = fields.last().map_or("", |field| field.0);
    let address = file("lab", place.language);
    let hash = hash.join("&amp;");
    let title = (place.say)(match name {
        "guess" => "lab-to-guess",
        "play" => "lab-to-play",
        "step" => "lab-to-step",
        _ => "lab-to-table",
    });
    format!("<p class=\"to-lab\"><a href=\"{address}#{hash}\">{title}</a></p>\n")
}

/// As a value in an address.
fn encoded(text: &str) -> String {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.,()".contains(&byte);
    let byte =
        |byte: u8| if is_plain(byte) { char::from(byte).into() } else { format!("%{byte:02X}") };
    text.bytes().map(byte).collect()
}

/// The HTML of a sentence or two: code stands between backticks.
pub fn inline(text: &str) -> String {
    let part = |(i, part): (usize, &str)| {
        let html = Marks::default().html(part);
        if i % 2 == 1 {
            format!("<code>{html}</code>")
        } else {
            html
        }
    };
    text.split('`').enumerate().map(part).collect()
}

/// Headings of sections have an address.
fn with_ids(mut events: Vec<Event>) -> Vec<Event> {
    for i in 0..events.len() {
        if !matches!(events[i], Event::Start(Tag::Heading { .. })) {
            continue;
        }
        let text: String = events[i..]
            .iter()
            .take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))))
            .filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
                _ => None,
            })
            .collect();
        if let Event::Start(Tag::Heading { id, .. }) = &mut events[i] {
            *id = Some(anchor(&text).into());
        }
    }
    events
}

#[cfg(test)]
mod tests {
    use super::{html, Place};

    use crate::marks::Marks;
    use workspace::order::Language::{self, En, Zh};

    fn converted(language: Language, text: &str) -> String {
        let title = |name: &str| (name == "set-nim").then(|| String::from("Set-Nim"));
        let place = Place {
            language,
            page: "nim",
            title: &title,
            has_case: &|case| case == "hack-a",
            say: &|id: &str| String::from(id),
        };
        html(text, &place, &mut Marks::default())
    }

    #[test]
    fn links_lead_to_pages_of_the_site_in_the_same_language() {
        for (language, text, link) in [
            (En, "[set-nim](../set-nim/README.md)", "<a href=\"set-nim.html\">Set-Nim</a>"),
            (Zh, "[a](../set-nim/README.zh-CN.md)", "<a href=\"set-nim.zh.html\">a</a>"),
            (En, "[a](problems/nim/README.md)", "<a href=\"nim.html\">a</a>"),
            (Zh, "[a](problems/nim/README.zh-CN.md)", "<a href=\"nim.zh.html\">a</a>"),
            (
                En,
                "[a](../set-nim/README.md#the-theorem)",
                "<a href=\"set-nim.html#the-theorem\">a</a>",
            ),
            (Zh, "[a](../../STUDY.zh-CN.md#a-b)", "<a href=\"study.zh.html#a-b\">a</a>"),
            (En, "[a](PRACTICE.md#b)", "<a href=\"practice.html#b\">a</a>"),
            (Zh, "[a](ERRATA.zh-CN.md)", "<a href=\"documents.zh.html\">a</a>"),
            (En, "[a](https://a.b/c)", "<a href=\"https://a.b/c\">a</a>"),
            (
                En,
                "[`hack-a`](../../testdata/nim/hack-a.in)",
                "<a href=\"#hack-a\"><code>hack-a</code></a>",
            ),
            (En, "[`edge-b`](../../testdata/nim/edge-b.in)", "<code>edge-b</code>"),
        ] {
            assert_eq!(converted(language, text), format!("<p>{link}</p>\n"));
        }
    }

    #[test]
    fn a_mark_for_the_lab_is_a_link_to_it() {
        for (language, mark, link) in [
            (En, "example=halve", "lab.html#example=halve\">lab-to-table"),
            (
                Zh,
                "example=halve&guess=n % 2 == 0",
                "lab.zh.html#example=halve&amp;guess=n%20%25%202%20%3D%3D%200\">lab-to-guess",
            ),
        ] {
            let link =
                format!("<p>a</p>\n<p class=\"to-lab\"><a href=\"{link}</a></p>\n<p>b</p>\n");
            assert_eq!(converted(language, &format!("a\n\n<!-- lab {mark} -->\n\nb")), link);
        }
    }

    #[test]
    fn where_a_tool_writes_is_not_told_to_readers() {
        assert_eq!(converted(En, "<!-- cases a -->\n\nb"), "<p>b</p>\n");
    }
}
