//! The samples that a page shows.

/// Input and output of each: columns of a text block below the words `input` and `output`, or rows of a
/// table below the same words in Chinese.
pub fn samples(text: &str) -> Vec<(String, String)> {
    let blocks = text.split("```text\n").skip(1).filter_map(|block| block.split("```").next());
    blocks.flat_map(in_columns).chain(in_rows(text)).collect()
}

fn in_columns(block: &str) -> Vec<(String, String)> {
    let mut lines = block.lines();
    let words = lines.next().unwrap_or("");
    if !words
        .split_whitespace()
        .eq(["input", "output"].into_iter().cycle().take(words.split_whitespace().count()))
    {
        return vec![];
    }
    let starts = |word| words.match_indices(word).map(|found| found.0);
    let mut starts: Vec<usize> = starts("input").chain(starts("output")).collect();
    starts.sort_unstable();
    let lines: Vec<Vec<char>> = lines.map(|line| line.chars().collect()).collect();
    let column = |i: usize| -> String {
        let cell = |line: &Vec<char>| -> String {
            let from = starts[i].min(line.len());
            let end = starts.get(i + 1).map_or(line.len(), |&end| end.min(line.len()));
            line[from..end].iter().collect::<String>().trim_end().to_owned()
        };
        lines.iter().map(cell).collect::<Vec<_>>().join("\n").trim_end().to_owned()
    };
    (0..starts.len() / 2).map(|i| (column(2 * i), column(2 * i + 1))).collect()
}

fn in_rows(text: &str) -> Vec<(String, String)> {
    let rows = text.lines().skip_while(|line| *line != "| 输入 | 输出 |").skip(2);
    let rows =
        rows.map_while(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "));
    let plain = |cell: &str| cell.replace("<br>", "\n").replace(r"\_", "_");
    rows.map(|(input, output)| (plain(input), plain(output))).collect()
}

#[cfg(test)]
mod tests {
    use super::samples;

    #[test]
    fn are_found_in_columns_and_in_rows() {
        let text = "`lose` or two lines.\n\n```text\ninput   output    input   output\n3       4 3       1       lose\n3 6 9   3 6 5     0\n```\n";
        let expected = [("3\n3 6 9", "4 3\n3 6 5"), ("1\n0", "lose")];
        let expected = expected.map(|(input, output)| (input.to_owned(), output.to_owned()));
        assert_eq!(samples(text), expected);
        let text = "两行。\n\n| 输入 | 输出 |\n| --- | --- |\n| 3<br>3 6 9 | 4 3<br>3 6 5 |\n| 1<br>0 | lose |\n\n后文";
        assert_eq!(samples(text), expected);
        let text = "| 输入 | 输出 |\n| --- | --- |\n| 1<br>TH | =\\_=<br>-\\_- |";
        assert_eq!(samples(text), [("1\nTH".to_owned(), "=_=\n-_-".to_owned())]);
        assert_eq!(samples("```text\nheap 1  3 = 2 + 1\n```\n"), []);
    }
}
