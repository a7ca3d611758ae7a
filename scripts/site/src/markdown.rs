//! Markdown as HTML, its links leading to pages of the site.

use crate::marks::Marks;
use judge::workspace::order::Language;
use pulldown_cmark::{html, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

/// The HTML of a text on that page.
pub fn html(text: &str, language: Language, page: &str, marks: &mut Marks) -> String {
    // Within links, headings and listings a text stays as it is.
    let mut inside = 0;
    let events = Parser::new_ext(text, Options::ENABLE_TABLES).map(|event| {
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
        match event {
            Event::Text(text) if inside == 0 => Event::InlineHtml(marks.html(&text).into()),
            other => other,
        }
    });
    let events = events.map(|event| match event {
        Event::Start(Tag::Link { link_type, dest_url, title, id }) => {
            let dest_url = address(&dest_url, language).into();
            Event::Start(Tag::Link { link_type, dest_url, title, id })
        }
        Event::Start(Tag::Image { link_type, dest_url, title, id }) => {
            let dest_url = dest_url.replace("picture.svg", &format!("files/{page}.svg")).into();
            Event::Start(Tag::Image { link_type, dest_url, title, id })
        }
        other => other,
    });
    let mut html = String::new();
    html::push_html(&mut html, with_ids(events.collect()).into_iter());
    html
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
        let text: String = events[i..]
            .iter()
            .take_while(|event| !matches!(event, Event::End(TagEnd::Heading(_))))
            .filter_map(|event| match event {
                Event::Text(text) | Event::Code(text) => Some(text.as_ref()),
                _ => None,
            })
            .collect();
        if let Event::Start(Tag::Heading { id, level: HeadingLevel::H2, .. }) = &mut events[i] {
            *id = Some(slug(&text).into());
        }
    }
    events
}

/// The address of a title on its page.
pub fn slug(title: &str) -> String {
    let words = title.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join("-").to_lowercase()
}

/// The file of a page.
pub fn file(page: &str, language: Language) -> String {
    match language {
        Language::En => format!("{page}.html"),
        Language::Zh => format!("{page}.zh.html"),
    }
}

/// Where a link of the workspace's own texts leads on the site.
fn address(link: &str, language: Language) -> String {
    let between = |before: &str, after: &str| {
        Some(link.strip_prefix(before)?.strip_suffix(after)?.replace('_', "-"))
    };
    let page = between("../", "/index.html")
        .or_else(|| between("../", "/README.zh-CN.md"))
        .or_else(|| between("problems/", "/src/main.rs"))
        .or_else(|| between("problems/", "/README.zh-CN.md"));
    match link {
        "README.md#problems" | "README.zh-CN.md#题目" => file("index", language),
        "STUDY.md" => file("study", Language::En),
        "STUDY.zh-CN.md" => file("study", Language::Zh),
        "DOCUMENTS.md" => file("documents", Language::En),
        "DOCUMENTS.zh-CN.md" => file("documents", Language::Zh),
        _ => page.map_or(link.to_owned(), |page| file(&page, language)),
    }
}

#[cfg(test)]
mod tests {
    use super::html;
    use crate::marks::Marks;
    use judge::workspace::order::Language::{En, Zh};

    #[test]
    fn links_lead_to_pages_of_the_site_in_the_same_language() {
        for (language, text, page) in [
            (En, "[a](../set_nim/index.html)", "set-nim.html"),
            (Zh, "[a](../set-nim/README.zh-CN.md)", "set-nim.zh.html"),
            (En, "[a](problems/nim/src/main.rs)", "nim.html"),
            (Zh, "[a](problems/nim/README.zh-CN.md)", "nim.zh.html"),
            (Zh, "[a](DOCUMENTS.zh-CN.md)", "documents.zh.html"),
            (En, "[a](https://a.b/c)", "https://a.b/c"),
        ] {
            assert_eq!(
                html(text, language, "nim", &mut Marks::default()),
                format!("<p><a href=\"{page}\">a</a></p>\n")
            );
        }
    }
}
