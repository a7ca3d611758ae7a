//! English and Chinese as their readers write.

use judge::workspace::Workspace;
use std::fs;
use std::path::{Path, PathBuf};

/// What reads as translated, and what contestants write.
const CHINESE: [(&str, &str); 62] = [
    ("必败局面（P", "必败态（P 态）"),
    ("必胜局面（N", "必胜态（N 态）"),
    ("先手必败局面", "必败态"),
    ("先手必胜局面", "必胜态"),
    ("反常规则", "反常（misère）规则，即 Anti-Nim"),
    ("Moore Nim", "Nim-K（Moore's Nim）"),
    ("按商分块", "整除分块"),
    ("按二进制位计数", "数位 DP"),
    ("给自己的程序找错", "对拍"),
    ("图上的 SG", "有向图游戏"),
    ("题目承诺", "题面保证"),
    ("强迫自己", "有必胜策略"),
    ("计数间隔", "有效间隔"),
    ("外空", "其余空格"),
    ("Luogu", "洛谷"),
    ("程序里的名字就是证明里的名字", "变量名与证明中的记号一致"),
    ("从头推一遍", "暴力求出所有小规模局面的胜负，与结论对拍"),
    ("真被数据卡住", "每一条易错点都有数据能卡掉"),
    ("它启动的一切都随它结束", "程序结束时，它的子进程一并终止"),
    ("机器忙不算程序的错", "等待 CPU 的时间不计入"),
    ("总把对自己有利的数留给对手", "总把必败态留给对手"),
    ("隔一级才有一级算数", "只有奇数级台阶影响胜负"),
    ("各有规则的堆", "限制取法的 Nim"),
    ("SG 值管不到的游戏", "不能直接套用 SG 定理的游戏"),
    ("取多少若与另一个数有关", "可取的数量取决于另一堆或上一步时"),
    ("没有值为 7 的时候", "但那一堆的 SG 值至多为 5"),
    ("由一次长计算得到", "预先算好，打表"),
    ("变了样的一堆石子", "可以看作一堆石子"),
    ("常被转抄", "流传很广"),
    ("最高位在奇数堆里出现", "最高位为 1 的堆有奇数个"),
    ("在奇数个奇数级里出现", "奇数级中这一位为 1 的有奇数级之多"),
    ("剩得比 X 的最高位还小", "误以为取后那堆应小于 X 最高位对应的 2ʲ"),
    ("mex 的标记只开", "求 mex 的 vis 数组开小了"),
    ("哪一堆大不一定", "不保证 a ≤ b"),
    ("不能一次取完那一项", "对手一次取不完次小项"),
    ("只是换成由别的子集得到", "每个异或和的出现次数不变"),
    ("始终只跟踪", "像数位 DP 一样，只维护高位与 a 相同的子集"),
    ("枚硬币向右下了一级", "相当于把 k 枚硬币从第 i 级移到第 i+1 级"),
    ("棋盘 − 长条", "g(p − s − l)"),
    ("求使一排石子必败的那一堆", "区间 DP：在一端补多少颗会变成必败态"),
    ("换成硬币，白格就是", "对应到翻硬币"),
    ("不在它的下方，也不在", "其余格子的行号、列号都不大于它"),
    ("一个字的各个二进制位", "（删去）"),
    ("把搜完的先后倒过来", "反图 DFS 的逆后序"),
    ("只换前一位", "下标整体左移一位"),
    ("会留在 X 里", "最低位以外的 1 无法抵消"),
    ("任选一堆或更多", "任意非空子集"),
    ("凡是“无关”的集合", "这是拟阵"),
    ("没有输入能在我们的程序上", "（删去）"),
    ("命令没法演示", "（删去）"),
    ("双方都不失误", "双方都走最优"),
    ("下一局", "玩一局"),
    ("算数的", "影响胜负的"),
    ("强制获胜", "有必胜策略"),
    ("P 局面", "P 态"),
    ("N 局面", "N 态"),
    ("先手输的局面", "必败态"),
    ("反过来推", "倒推"),
    ("none", "无"),
    ("cell ", "格子"),
    ("parts ", "份数"),
    ("O(heaps)", "O(n)"),
];

/// Everybody says them, and searches for them.
const SAID: [&str; 16] = [
    "必败态",
    "必胜态",
    "状态",
    "对拍",
    "暴力",
    "有向图游戏",
    "整除分块",
    "拓扑排序",
    "反图",
    "数位 DP",
    "前缀和",
    "拟阵",
    "Nim-K",
    "Anti-Nim",
    "SJ 定理",
    "倒推",
];

const ENGLISH: [(&str, &str); 20] = [
    ("Lost are", "the lost m are those that …"),
    ("Needed are", "we need …"),
    ("Left are", "what remains are …"),
    ("Just that is", "this is exactly …"),
    ("Call stair k stair", "renumber the stairs, each one lower"),
    ("larger ones may be", "larger numbers may be sums too"),
    (", whoever wins", "print the winner"),
    ("If they stayed", "suppose tokens did not vanish"),
    ("the other one wins", "name the player"),
    ("Said without", "in other words, without …"),
    ("So many of", "this many"),
    ("so many ", "this many"),
    ("large by", "the unit of an input's size"),
    ("stands behind", "comes after"),
    ("stand behind", "come after"),
    ("this did not happen again", "not reproduced"),
    ("has not this", "has no such"),
    ("is not blamed", "is not counted"),
    ("cannot travel", "cannot be bundled"),
    ("is said of", "is ambiguous"),
];

/// A text without its code, or the page above a program, as one line: a phrase is found across lines.
fn line(path: &Path) -> String {
    let text = fs::read_to_string(path).unwrap();
    let is_program = path.extension().is_some_and(|ending| ending == "rs");
    let lines: Vec<&str> = if is_program {
        text.lines().filter_map(|line| line.strip_prefix("//!")).map(str::trim).collect()
    } else {
        text.split("```").step_by(2).flat_map(str::lines).collect()
    };
    lines.join(" ")
}

fn found(paths: Vec<PathBuf>, words: &[(&str, &str)]) -> Vec<String> {
    let mut found = vec![];
    for path in paths {
        let text = line(&path);
        for (word, better) in words.iter().filter(|(word, _)| text.contains(word)) {
            found.push(format!("{}: {word}; write: {better}", path.display()));
        }
    }
    found
}

/// What people read, by language.
fn texts(workspace: &Workspace, of_page: &str, ending: &str) -> Vec<PathBuf> {
    let root = &workspace.root;
    let fronts = ["README", "STUDY", "DOCUMENTS"].map(|name| root.join(format!("{name}{ending}")));
    let folders =
        workspace.problems.iter().map(|problem| root.join("problems").join(&problem.name));
    fronts.into_iter().chain(folders.map(|folder| folder.join(of_page))).collect()
}

#[test]
fn chinese_is_what_contestants_write() {
    let workspace = Workspace::find().unwrap();
    let texts = texts(&workspace, "README.zh-CN.md", ".zh-CN.md");
    let all: String = texts.iter().map(|path| line(path)).collect();
    let missing: Vec<_> = SAID.iter().filter(|word| !all.contains(**word)).collect();
    assert!(missing.is_empty(), "no Chinese text says {missing:?}");
    let found = found(texts, &CHINESE);
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn english_has_its_subject_first() {
    let workspace = Workspace::find().unwrap();
    let found = found(texts(&workspace, "src/main.rs", ".md"), &ENGLISH);
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}
