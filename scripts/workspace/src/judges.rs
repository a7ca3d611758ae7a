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

/// The id of the problem at an address, of judges whose addresses have it.
pub fn id_at(url: &str) -> Option<String> {
    let judge = at(url)?.title;
    let url = url.split('#').next()?.trim_end_matches('/');
    let (path, query) = url.split_once('?').unwrap_or((url, ""));
    let field = |name: &str| query.split('&').find_map(|field| field.strip_prefix(name));
    let mut parts = path.rsplit('/');
    let id = match judge {
        "HDU" => field("pid=")?.to_owned(),
        "POJ" => field("id=")?.to_owned(),
        "Luogu" | "CSES" | "LibreOJ" | "Kattis" => parts.next()?.to_owned(),
        "Codeforces" => {
            let (letter, contest) = (parts.next()?, parts.find(|part| *part != "problem")?);
            format!("{contest}{letter}")
        }
        _ => return None,
    };
    Some(format!("{judge} {id}"))
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
    use super::{at, id_at};

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

    #[test]
    fn an_address_may_have_the_id() {
        for (url, id) in [
            ("https://acm.hdu.edu.cn/showproblem.php?pid=2516", "HDU 2516"),
            ("http://poj.org/problem?id=2348&x=1", "POJ 2348"),
            ("https://www.luogu.com.cn/problem/P2734?contestId=3#submit", "Luogu P2734"),
            ("https://cses.fi/problemset/task/1730/", "CSES 1730"),
            ("https://loj.ac/p/10241", "LibreOJ 10241"),
            ("https://codeforces.com/contest/1382/problem/B", "Codeforces 1382B"),
            ("https://codeforces.com/problemset/problem/1382/B", "Codeforces 1382B"),
        ] {
            assert_eq!(id_at(url).as_deref(), Some(id));
        }
        assert_eq!(id_at("https://leetcode.com/problems/nim-game/"), None);
        assert_eq!(id_at("P1247"), None);
    }
}
