//! What the board shows: the piles, their halves, and the middle cards from the largest.

use super::rules::{Card, Rules, Table};
use board::prelude::*;
use std::cmp::{Ordering, Reverse};

impl Show for Rules {
    fn read(text: &str) -> Option<Table> {
        let mut piles: Vec<Vec<u64>> = board::groups(text)?;
        let points: [u64; 2] = exactly(piles.pop()?)?;
        let cards = piles.concat();
        let fits = (1..=5).contains(&piles.len())
            && cards.len() <= 16
            && cards.iter().all(|card| (1..=99).contains(card))
            && points.iter().all(|&points| points <= 9999);
        // Cards may be gone from the top and from the bottom of each pile.
        let left = |pile: &Vec<u64>| (pile.len() as u64 + 1) * (pile.len() as u64 + 2) / 2;
        let are_few = || piles.iter().map(left).product::<u64>() <= board::MOST;
        (fits && are_few()).then_some(Table { piles, points })
    }

    fn write(table: &Table) -> String {
        board::write_groups(&(table.piles.clone(), table.points))
    }

    fn told(table: &Table) -> Say {
        let pile = |pile: &Vec<u64>| match pile.len() {
            0 => say!("pile-empty"),
            _ => say!("pile"; cards = list(pile)),
        };
        let [ciel, jiro] = table.points;
        say!("position"; piles = list(table.piles.iter().map(pile)), ciel, jiro)
    }

    fn scene(table: &Table) -> Vec<Picture> {
        let cell = |pile: usize, place: usize| {
            Cell::at(pile, place)
                .piece(Look::White)
                .thing(Thing::Card)
                .text(table.piles[pile][place])
        };
        let row = |pile: usize| (0..table.piles[pile].len()).map(|j| cell(pile, j)).collect();
        let [ciel, jiro] = table.points;
        let rows = (0..table.piles.len()).map(row).collect();
        vec![Picture::Strips(rows), Picture::Note(say!("note"; ciel, jiro))]
    }

    fn act(table: &Table, &Card { pile, place }: &Card) -> Act {
        let card = table.piles[pile][place];
        Act::new([Id::Cell(pile, place)], say!("move"; card, pile = pile + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<Card> {
        let table = at.position;
        let (me, other) = (at.player as usize, at.next() as usize);
        let (halves, middles) = cut(table);
        let mut ends = halves;
        for (turn, (card, _)) in middles.iter().enumerate() {
            ends[(me + turn) % 2] += card;
        }
        let (own, others) = (ends[me], ends[other]);
        let by = own.abs_diff(others);
        let idea = Idea::new(match own.cmp(&others) {
            Ordering::Greater => say!("won-ahead"; by, own, others),
            Ordering::Equal => say!("draw-level"; own),
            Ordering::Less => say!("lost-behind"; by, own, others),
        });
        let are_told = !middles.is_empty() && halves != table.points;
        let idea = idea.and_if(are_told, say!("halves"; ciel = halves[0], jiro = halves[1]));
        let idea = idea.and(match middles[..] {
            [] if at.moves().is_empty() => say!("all-taken"),
            [] => say!("all-even"),
            [(card, pile)] => say!("middle"; card, pile = pile + 1),
            [(_, pile), ..] => {
                let cards = all(middles.iter().map(|&(card, _)| card));
                say!("middles"; cards, pile = pile + 1)
            }
        });
        let reached = |pile: usize| Card { pile, place: [0, table.piles[pile].len() - 1][me] };
        let by = middles.first().map(|&(_, pile)| reached(pile));
        let counts = say!("ends"; ciel = ends[0], jiro = ends[1]);
        idea.by(by).shows(framed(table, &middles)).counts(counts)
    }

    const SMALL: &'static str = "([1..3]( (| )?[1..3]){0..3}/[1..2]( (| )?[1..2]){4..5}) | 0 0";
}

/// The points of both with their halves of the piles, and the middle cards, the largest first, each with its pile.
fn cut(table: &Table) -> ([u64; 2], Vec<(u64, usize)>) {
    let (mut points, mut middles) = (table.points, vec![]);
    for (i, pile) in table.piles.iter().enumerate() {
        let half = pile.len() / 2;
        points[0] += pile[..half].iter().sum::<u64>();
        points[1] += pile[pile.len() - half..].iter().sum::<u64>();
        if pile.len() % 2 == 1 {
            middles.push((pile[half], i));
        }
    }
    middles.sort_by_key(|&(card, _)| Reverse(card));
    (points, middles)
}

fn framed(table: &Table, middles: &[(u64, usize)]) -> Overlay {
    let mut overlay = Overlay::new(say!("legend"));
    for (i, pile) in table.piles.iter().enumerate().filter(|(_, pile)| pile.len() > 1) {
        let (n, half) = (pile.len(), pile.len() / 2);
        overlay = overlay.span(Id::Cell(i, 0), Id::Cell(i, half - 1), "", false);
        overlay = overlay.span(Id::Cell(i, n - half), Id::Cell(i, n - 1), "", false);
    }
    for (place, &(_, i)) in middles.iter().enumerate() {
        overlay = overlay.frame(Id::Cell(i, table.piles[i].len() / 2), place + 1, true);
    }
    overlay
}
