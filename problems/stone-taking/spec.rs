use spec::prelude::*;

pub const SPEC: Spec = Spec {
    unit: "heaps",
    largest: 200_000,
    generate: |random| {
        // Blocks of heaps, then the closing 0.
        random.cases(
            [4, 200_000],
            |_, _| (),
            |random, count| {
                let heaps = random.nim_heaps(count, [1, INT]);
                random.list(&heaps);
            },
        );
        random.line([0]);
    },
    validate: |input| loop {
        let heaps = input.single("m", 0..=200_000);
        if heaps == 0 {
            return;
        }
        input.line(heaps, "heap", 1..=INT);
    },
    lost: Some("No"),
    long: &[
        ("max-heaps", || {
            // An odd number of heaps have the bit 2³⁰, and its rest comes in pairs: each may drop it.
            let heaps = [pairs(99_999, 1 << 30, INT), vec![1 << 30]].concat();
            let moves: String = heaps.iter().map(|heap| line([*heap, heap - (1 << 30)])).collect();
            (list(&heaps) + "0\n", format!("Yes\n{}", moves))
        }),
        ("max-heaps-last", || {
            // Pairs below 2³⁰, and at the end the only heap with a move.
            let heaps = [pairs(99_999, 0, (1 << 30) - 1), vec![7, 1 << 30]].concat();
            (list(&heaps) + "0\n", format!("Yes\n{} 7\n", 1 << 30))
        }),
    ],
    mistakes: &[
        wrong("hack-largest", |input| {
            answers(input, |heaps, _| {
                let largest = heaps.iter().max();
                heaps.iter().position(|heap| Some(heap) == largest).into_iter().collect()
            })
        }),
        wrong("hack-amount", |input| {
            blocks(input, |heaps, x| {
                let lines = moves(heaps, x).into_iter();
                lines.map(|i| line([heaps[i], heaps[i] - (heaps[i] ^ x)])).collect()
            })
        }),
        wrong("hack-precedence", |input| {
            answers(input, |heaps, x| {
                let holds = |i: &usize| heaps[*i] ^ u64::from(x < heaps[*i]) != 0;
                (0..heaps.len()).filter(holds).collect()
            })
        }),
    ],
    ..Spec::NEW
};

/// The heaps that have a winning move.
fn moves(heaps: &[u64], x: u64) -> Vec<usize> {
    (0..heaps.len()).filter(|&i| heaps[i] ^ x < heaps[i]).collect()
}

/// With moves in the heaps that are chosen, by the heaps and their nim-sum.
fn answers(input: &mut Input, chosen: fn(&[u64], u64) -> Vec<usize>) -> String {
    blocks(input, |heaps, x| {
        chosen(heaps, x).into_iter().map(|i| line([heaps[i], heaps[i] ^ x])).collect()
    })
}

fn blocks(input: &mut Input, moves: impl Fn(&[u64], u64) -> String) -> String {
    let mut text = String::new();
    loop {
        let heaps = input.list();
        match nim_sum(heaps.clone()) {
            _ if heaps.is_empty() => return text,
            0 => text += "No\n",
            x => text += &format!("Yes\n{}", moves(&heaps, x)),
        }
    }
}
