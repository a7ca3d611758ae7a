use spec::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 100,
    generate,
    validate: |input| input.to_the_end(Validator::any_line),
    mistakes: &[
        wrong("hack-set-for-taken", |input| {
            game(input, is_over, |size, amount| right(size, amount).map(|_| amount))
        }),
        wrong("hack-pass", |input| game(input, is_over, |size, amount| size?.checked_sub(amount))),
        wrong("hack-too-many", |input| {
            game(input, is_over, |size, amount| {
                Some(size?.saturating_sub(amount)).filter(|_| amount > 0)
            })
        }),
        wrong("hack-no-heap", |input| {
            game(input, is_over, |size, amount| match size {
                Some(_) => right(size, amount),
                None => Some(0),
            })
        }),
        wrong("hack-sum", |input| {
            game(
                input,
                |heaps| heaps.iter().fold(0, |sum: u64, &h| sum.wrapping_add(h)) == 0,
                right,
            )
        }),
    ],
    ..Spec::NEW
};

fn is_over(heaps: &[u64]) -> bool {
    heaps.iter().all(|&heap| heap == 0)
}

fn right(size: Option<u64>, amount: u64) -> Option<u64> {
    size?.checked_sub(amount).filter(|_| amount > 0)
}

/// A game whose lines are all numbers. `left` says what stays of a heap, if there is one, when the player
/// takes an amount, if that is accepted.
fn game(
    input: &mut Input,
    seems_over: fn(&[u64]) -> bool,
    left: fn(Option<u64>, u64) -> Option<u64>,
) -> String {
    let mut lines = input.text.lines().map(|line| {
        line.split_whitespace().map(|word| word.parse().unwrap()).collect::<Vec<u64>>()
    });
    let mut text =
        String::from("Nim: take stones from one heap; whoever takes the last stone wins.\n");
    text += "Heaps, for example 3 5 7: ";
    let mut heaps = lines.next().unwrap_or_default();
    while is_over(&heaps) {
        text += "No: type the sizes of the heaps, not all 0.\nHeaps, for example 3 5 7: ";
        let Some(next) = lines.next() else { return text + "The game ends here.\n" };
        heaps = next;
    }
    let mut players_turn = false;
    while !seems_over(&heaps) {
        text += "\n";
        for (i, &heap) in heaps.iter().enumerate() {
            let (stones, more) =
                ("●".repeat(heap.min(40) as usize), if heap > 40 { "…" } else { "" });
            text += &format!("heap {}: {heap} {stones}{more}\n", i + 1);
        }
        let mut is_taken = false;
        if !players_turn {
            let x = nim_sum(heaps.clone());
            let chosen = heaps.iter().position(|&heap| heap ^ x < heap);
            let i = chosen.or(heaps.iter().position(|&heap| heap > 0)).unwrap();
            let rest = chosen.map_or(heaps[i] - 1, |i| heaps[i] ^ x);
            text += &format!("I take {} from heap {}.\n", heaps[i] - rest, i + 1);
            heaps[i] = rest;
        }
        while players_turn && !is_taken {
            text += "Your turn, heap and amount: ";
            let Some(words) = lines.next() else { return text + "The game ends here.\n" };
            let (i, amount) = (words[0].wrapping_sub(1) as usize, words[1]);
            let size = heaps.get(i).copied();
            match (left(size, amount), size) {
                (Some(rest), _) => {
                    if let Some(heap) = heaps.get_mut(i) {
                        *heap = rest;
                    }
                    text += &format!("You take {amount} from heap {}.\n", words[0]);
                    is_taken = true;
                }
                (None, None) => text += &format!("No: there are heaps 1 to {}.\n", heaps.len()),
                (None, Some(0)) => text += &format!("No: heap {} is empty.\n", i + 1),
                (None, Some(size)) => {
                    text += &format!("No: take 1 to {size} from heap {}.\n", i + 1);
                }
            }
        }
        players_turn = !players_turn;
    }
    text + if players_turn { "I win.\n" } else { "You win!\n" }
}

/// The heaps, then what a player types: moves, some of them not possible.
fn generate(random: &mut Random) {
    let count = random.items(1);
    let mut heaps = random.nim_heaps(count, [0, U64]);
    if random.once_in(12) {
        // Their sum is 0 in 64 bits.
        heaps = vec![1 << 63; 2];
    }
    let moves = random.items(0);
    let moves = random.each(moves, |random| {
        let heap = random.from(0, heaps.len() as u64 + 1);
        let size = heaps.get((heap as usize).wrapping_sub(1)).copied().unwrap_or(1);
        [heap, if random.once_in(4) { random.number(0, U64) } else { random.from(0, size) }]
    });
    random.line(&heaps);
    for next in moves {
        random.line(next);
    }
}
