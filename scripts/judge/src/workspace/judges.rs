//! Online judges, as of 2026-11. Which of them take no Rust is from memory, not confirmed.

#[derive(Debug)]
pub struct OnlineJudge {
    pub title: &'static str,
    /// The host name of its pages, or how that ends.
    host: &'static str,
    pub takes_rust: bool,
}

const fn judge(title: &'static str, host: &'static str, takes_rust: bool) -> OnlineJudge {
    OnlineJudge { title, host, takes_rust }
}

static ALL: [OnlineJudge; 16] = [
    judge("Luogu", "luogu.com.cn", true),
    judge("AtCoder", "atcoder.jp", true),
    judge("Codeforces", "codeforces.com", true),
    judge("CSES", "cses.fi", true),
    judge("Kattis", "kattis.com", true),
    judge("DMOJ", "dmoj.ca", true),
    judge("LibreOJ", "loj.ac", true),
    judge("Library Checker", "yosupo.jp", true),
    judge("yukicoder", "yukicoder.me", true),
    judge("QOJ", "qoj.ac", true),
    judge("AcWing", "acwing.com", true),
    judge("HackerRank", "hackerrank.com", true),
    judge("AOJ", "u-aizu.ac.jp", true),
    judge("HDU", "hdu.edu.cn", false),
    judge("POJ", "poj.org", false),
    judge("Szkopuł", "szkopul.edu.pl", false),
];

/// The judge to which the address of a page belongs.
pub fn at(url: &str) -> Option<&'static OnlineJudge> {
    let rest = url.strip_prefix("https://").or(url.strip_prefix("http://"))?;
    let host = rest.split(['/', ':']).next().unwrap_or("").to_lowercase();
    let is_of = |judge: &&OnlineJudge| {
        host.strip_suffix(judge.host).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'))
    };
    ALL.iter().find(is_of)
}

pub fn titles() -> String {
    ALL.each_ref().map(|judge| judge.title).join(", ")
}

/// The id after the judge's name, which some ids already begin with.
pub fn full_id(judge: &str, id: &str) -> String {
    if id.starts_with(judge) {
        id.to_owned()
    } else {
        format!("{judge} {id}")
    }
}

#[cfg(test)]
mod tests {
    use super::at;

    #[test]
    fn a_judge_is_known_by_the_address_of_its_pages() {
        for (url, title) in [
            ("https://www.luogu.com.cn/problem/P1247", "Luogu"),
            ("https://loj.ac/p/10241", "LibreOJ"),
            ("http://acm.HDU.edu.cn/showproblem.php?pid=1846", "HDU"),
            ("https://judge.yosupo.jp/problem/x", "Library Checker"),
        ] {
            assert_eq!(at(url).map(|judge| judge.title), Some(title));
        }
        for url in [
            "luogu",
            "https://example.org/luogu.com.cn",
            "https://luogu.example.org/",
            "https://notloj.ac/",
            "ftp://luogu.com.cn/",
        ] {
            assert!(at(url).is_none());
        }
    }
}
