//! Online judges, as of 2026-11. Which of them take no Rust is from memory, not confirmed.

#[derive(Debug)]
pub struct OnlineJudge {
    pub title: &'static str,
    /// One label of the host name of its pages.
    host: &'static str,
    pub takes_rust: bool,
}

const fn judge(title: &'static str, host: &'static str, takes_rust: bool) -> OnlineJudge {
    OnlineJudge { title, host, takes_rust }
}

static ALL: [OnlineJudge; 16] = [
    judge("Luogu", "luogu", true),
    judge("AtCoder", "atcoder", true),
    judge("Codeforces", "codeforces", true),
    judge("CSES", "cses", true),
    judge("Kattis", "kattis", true),
    judge("DMOJ", "dmoj", true),
    judge("LibreOJ", "loj", true),
    judge("Library Checker", "yosupo", true),
    judge("yukicoder", "yukicoder", true),
    judge("QOJ", "qoj", true),
    judge("AcWing", "acwing", true),
    judge("HackerRank", "hackerrank", true),
    judge("AOJ", "u-aizu", true),
    judge("HDU", "hdu", false),
    judge("POJ", "poj", false),
    judge("Szkopuł", "szkopul", false),
];

/// The judge to which the address of a page belongs.
pub fn at(url: &str) -> Option<&'static OnlineJudge> {
    let rest = url.strip_prefix("https://").or(url.strip_prefix("http://"))?;
    let host = rest.split('/').next().unwrap_or("").to_lowercase();
    ALL.iter().find(|judge| host.split(['.', ':']).any(|part| part == judge.host))
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
        for url in ["luogu", "https://example.org/luogu.com.cn", "ftp://luogu.com.cn/"] {
            assert!(at(url).is_none());
        }
    }
}
