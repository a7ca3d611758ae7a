//! An input that knows its shape: which numbers are counts of what, how small a number may be.
//! So parts of it can be taken away and the rest is an input still.

use std::fmt::Write;

/// A piece of an input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    /// A number and the least that it may be.
    Number(i128, i128),
    /// How many items the next list has, or the one that many lists further on.
    Count(usize),
    /// Items of the same kind, and how many there must be.
    List(Vec<Vec<Node>>, usize),
    /// The end of a line.
    Line,
}

/// Takes an input down as a generator tells it: as a tree, or, where it is large, as text alone.
#[derive(Debug)]
pub struct Pen {
    /// The open lists' items, outermost first; nothing when only the text counts.
    open: Option<Vec<Vec<Node>>>,
    text: String,
}

impl Pen {
    /// For an input that may be shrunk.
    pub fn tree() -> Pen {
        Pen { open: Some(vec![vec![]]), text: String::new() }
    }

    /// For an input that is only read.
    pub fn text() -> Pen {
        Pen { open: None, text: String::new() }
    }

    /// A number that may become any other down to `least`.
    pub fn number(&mut self, value: impl Into<i128>, least: i128) {
        let value = value.into();
        self.node(|| Node::Number(value, least), value);
    }

    /// A number that stays as it is.
    pub fn fixed(&mut self, value: impl Into<i128>) {
        let value = value.into();
        self.node(|| Node::Number(value, value), value);
    }

    /// The length of the next list.
    pub fn count(&mut self, length: usize) {
        self.count_of(0, length);
    }

    /// The length of a list, with so many lists in between.
    pub fn count_of(&mut self, between: usize, length: usize) {
        self.node(|| Node::Count(between), length as i128);
    }

    /// The end of a line.
    pub fn line(&mut self) {
        match &mut self.open {
            Some(open) => open.last_mut().expect("the outermost stays").push(Node::Line),
            None => self.text.push('\n'),
        }
    }

    /// A list of items, of which at least so many must stay.
    pub fn list<T>(
        &mut self,
        items: impl IntoIterator<Item = T>,
        least: usize,
        mut item: impl FnMut(&mut Pen, T),
    ) {
        let mut nodes = vec![];
        for value in items {
            if let Some(open) = &mut self.open {
                open.push(vec![]);
            }
            item(self, value);
            if let Some(open) = &mut self.open {
                nodes.extend(open.pop());
            }
        }
        if let Some(open) = &mut self.open {
            open.last_mut().expect("the outermost stays").push(Node::List(nodes, least));
        }
    }

    /// Numbers on one line, none smaller than `least`; all but one may go.
    pub fn numbers(&mut self, values: &[u64], least: i128) {
        self.list(values, 1, |pen, &value| pen.number(value, least));
        self.line();
    }

    /// How many numbers, then the numbers on a line of their own.
    pub fn counted(&mut self, values: &[u64], least: i128) {
        self.count(values.len());
        self.line();
        self.numbers(values, least);
    }

    fn node(&mut self, node: impl FnOnce() -> Node, shown: i128) {
        match &mut self.open {
            Some(open) => open.last_mut().expect("the outermost stays").push(node()),
            None => push(&mut self.text, shown),
        }
    }

    /// What was taken down, as text.
    pub fn into_text(self) -> String {
        match self.open {
            Some(_) => self.into_input().text(),
            None => self.text,
        }
    }

    /// What was taken down, as a tree.
    ///
    /// # Panics
    /// If only the text was.
    pub fn into_input(self) -> Input {
        Input(self.open.expect("a tree was asked for").pop().expect("the outermost stays"))
    }
}

/// A number of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// What it is.
    pub value: i128,
    /// What it may be brought down to; 0 where it may be below.
    pub goal: i128,
}

impl Number {
    /// How far it is from there.
    pub fn way(&self) -> i128 {
        self.value - self.goal
    }
}

/// A whole input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Input(Vec<Node>);

impl Input {
    /// As a program reads it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        write_nodes(&self.0, &mut text);
        text
    }

    /// The length of each list and how many items must stay, from outside in.
    pub fn lists(&self) -> Vec<(usize, usize)> {
        let mut lists = vec![];
        look(&self.0, &mut |node| {
            if let Node::List(items, least) = node {
                lists.push((items.len(), *least));
            }
        });
        lists
    }

    /// Each number, in the order of the text.
    pub fn numbers(&self) -> Vec<Number> {
        let mut numbers = vec![];
        look(&self.0, &mut |node| {
            if let Node::Number(value, least) = *node {
                let goal = if value == least { least } else { least.max(0) };
                numbers.push(Number { value, goal });
            }
        });
        numbers
    }

    /// Without some items of a list, counted as in [`Input::lists`].
    #[must_use]
    pub fn without(&self, list: usize, range: std::ops::Range<usize>) -> Input {
        let (mut other, mut index) = (self.clone(), 0);
        visit(&mut other.0, &mut |node| {
            if let Node::List(items, _) = node {
                if index == list {
                    items.drain(range.clone());
                }
                index += 1;
            }
        });
        other
    }

    /// With other numbers, in the order of [`Input::numbers`].
    #[must_use]
    pub fn with(&self, numbers: &[i128]) -> Input {
        let (mut other, mut numbers) = (self.clone(), numbers.iter());
        visit(&mut other.0, &mut |node| {
            if let Node::Number(value, _) = node {
                *value = *numbers.next().expect("as many numbers as before");
            }
        });
        other
    }
}

/// Looks at every node, a list before its items.
fn look(nodes: &[Node], call: &mut impl FnMut(&Node)) {
    for node in nodes {
        call(node);
        if let Node::List(items, _) = node {
            for item in items {
                look(item, call);
            }
        }
    }
}

/// The same, to change them.
fn visit(nodes: &mut [Node], call: &mut impl FnMut(&mut Node)) {
    for node in nodes {
        call(node);
        if let Node::List(items, _) = node {
            for item in items {
                visit(item, call);
            }
        }
    }
}

fn write_nodes(nodes: &[Node], text: &mut String) {
    for (i, node) in nodes.iter().enumerate() {
        match node {
            Node::Number(value, _) => push(text, *value),
            Node::Count(between) => {
                let mut lists = nodes[i..].iter().filter_map(|node| match node {
                    Node::List(items, _) => Some(items.len()),
                    _ => None,
                });
                let length = lists.nth(*between);
                push(text, length.expect("a count has its list") as i128);
            }
            Node::List(items, _) => items.iter().for_each(|item| write_nodes(item, text)),
            Node::Line => text.push('\n'),
        }
    }
}

/// Appends a number, after a blank unless it is the first of its line.
fn push(text: &mut String, number: i128) {
    if !text.is_empty() && !text.ends_with('\n') {
        text.push(' ');
    }
    write!(text, "{number}").expect("a string takes everything");
}

#[cfg(test)]
mod tests {
    use super::Pen;

    /// Two lists whose lengths stand before both, as of a graph; the second has lists within.
    fn tell(pen: &mut Pen) {
        pen.fixed(7);
        pen.count_of(0, 2);
        pen.count_of(1, 1);
        pen.line();
        pen.numbers(&[3, 9], 1);
        pen.list([[5_u64, 6]], 1, |pen, row| {
            pen.count(2);
            pen.list(row, 0, |pen, value| pen.number(value, -4));
            pen.line();
        });
    }

    #[test]
    fn the_tree_and_the_text_are_the_same() {
        let (mut tree, mut text) = (Pen::tree(), Pen::text());
        tell(&mut tree);
        tell(&mut text);
        let expected = "7 2 1\n3 9\n2 5 6\n";
        assert_eq!((tree.into_text().as_str(), text.into_text().as_str()), (expected, expected));
    }

    #[test]
    fn parts_go_and_the_counts_follow() {
        let mut pen = Pen::tree();
        tell(&mut pen);
        let input = pen.into_input();
        assert_eq!(input.lists(), [(2, 1), (1, 1), (2, 0)]);
        let numbers = input.numbers().into_iter().map(|number| (number.value, number.goal));
        assert_eq!(numbers.collect::<Vec<_>>(), [(7, 7), (3, 1), (9, 1), (5, 0), (6, 0)]);
        assert_eq!(input.without(0, 0..1).text(), "7 1 1\n9\n2 5 6\n");
        assert_eq!(input.without(2, 0..2).text(), "7 2 1\n3 9\n0\n");
        assert_eq!(input.with(&[7, 1, 2, -3, 4]).text(), "7 2 1\n1 2\n2 -3 4\n");
    }
}
