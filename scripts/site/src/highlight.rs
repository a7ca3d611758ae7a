//! Rust source as HTML, its words in colours.

use ra_ap_rustc_lexer::{tokenize, LiteralKind, TokenKind};

/// Keywords, and the words that read like them.
const KEYWORDS: [&str; 42] = [
    "as",
    "async",
    "await",
    "break",
    "const",
    "continue",
    "crate",
    "dyn",
    "else",
    "enum",
    "extern",
    "false",
    "fn",
    "for",
    "if",
    "impl",
    "in",
    "let",
    "loop",
    "macro_rules",
    "match",
    "mod",
    "move",
    "mut",
    "pub",
    "ref",
    "return",
    "self",
    "Self",
    "static",
    "struct",
    "super",
    "trait",
    "true",
    "type",
    "union",
    "unsafe",
    "use",
    "where",
    "while",
    "yield",
    "_",
];

/// The source with its comments, strings, numbers, keywords and types marked.
pub fn highlight(source: &str) -> String {
    let mut html = String::with_capacity(source.len() * 2);
    let mut at = 0;
    for token in tokenize(source) {
        let text = &source[at..at + token.len as usize];
        at += text.len();
        let class = class(token.kind, text);
        let text = escape(text);
        html += &if class.is_empty() { text } else { format!("<i class={class}>{text}</i>") };
    }
    html
}

fn class(kind: TokenKind, text: &str) -> &'static str {
    use LiteralKind::{Float, Int};
    match kind {
        TokenKind::LineComment { .. } | TokenKind::BlockComment { .. } => "c",
        TokenKind::Literal { kind: Int { .. } | Float { .. }, .. } => "n",
        TokenKind::Literal { .. } => "s",
        TokenKind::Ident if KEYWORDS.contains(&text) => "k",
        TokenKind::Ident if text.starts_with(char::is_uppercase) => "t",
        TokenKind::Lifetime { .. } => "t",
        _ => "",
    }
}

/// A text as HTML shows it.
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::highlight;

    #[test]
    fn marks_words_and_keeps_every_letter() {
        let source = "let x: Vec<u8> = \"<&\"; // a ≤ b\n";
        let html = highlight(source);
        assert_eq!(
            html,
            "<i class=k>let</i> x: <i class=t>Vec</i>&lt;u8&gt; = <i class=s>\"&lt;&amp;\"</i>; \
             <i class=c>// a ≤ b</i>\n"
        );
    }
}
