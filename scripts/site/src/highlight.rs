//! Source in Rust and C++ as HTML, its words in colours. The lexer is Rust's; what the two languages
//! spell differently it takes as marks.

use ra_ap_rustc_lexer::{tokenize, LiteralKind, TokenKind};

/// Rust's keywords, and the words that read like them.
pub const RUST: &str = "\
    as async await break const continue crate dyn else enum extern false fn for if impl in let \
    loop macro_rules match mod move mut pub ref return self Self static struct super trait true \
    type union unsafe use where while yield _";

/// C++'s, as far as the programs have them, with the types of the language.
pub const CPP: &str = "\
    auto bool break char const continue do double else enum false for if int long namespace new \
    operator private public return short signed sizeof static struct switch template true \
    typename unsigned using void while";

/// The source with its comments, strings, numbers, keywords and types marked.
pub fn highlight(source: &str, keywords: &str) -> String {
    let mut html = String::with_capacity(source.len() * 2);
    let mut at = 0;
    for token in tokenize(source) {
        let text = &source[at..at + token.len as usize];
        at += text.len();
        let element = element(token.kind, text, keywords);
        let text = escape(text);
        html += &if element.is_empty() { text } else { format!("<{element}>{text}</{element}>") };
    }
    html
}

/// The element that marks a token: comments, numbers, strings, keywords, types. Each is short, for a page has hundreds.
fn element(kind: TokenKind, text: &str, keywords: &str) -> &'static str {
    use LiteralKind::{Float, Int};
    match kind {
        TokenKind::LineComment { .. } | TokenKind::BlockComment { .. } => "i",
        TokenKind::Literal { kind: Int { .. } | Float { .. }, .. } => "u",
        TokenKind::Literal { .. } => "samp",
        TokenKind::Ident if keywords.split(' ').any(|keyword| keyword == text) => "b",
        TokenKind::Ident if text.starts_with(char::is_uppercase) => "var",
        TokenKind::Lifetime { .. } => "var",
        _ => "",
    }
}

/// A text as HTML shows it.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::{highlight, CPP, RUST};

    #[test]
    fn marks_words_and_keeps_every_letter() {
        let source = "let x: Vec<u8> = \"<&\"; // a ≤ b\n";
        let html = highlight(source, RUST);
        assert_eq!(
            html,
            "<b>let</b> x: <var>Vec</var>&lt;u8&gt; = <samp>\"&lt;&amp;\"</samp>; \
             <i>// a ≤ b</i>\n"
        );
        let html = highlight("#include <a>\nint x = '\\n';", CPP);
        assert_eq!(html, "#include &lt;a&gt;\n<b>int</b> x = <samp>'\\n'</samp>;");
    }
}
