use spec::prelude::*;

const CASES: u64 = 50;
/// The largest n.
const SIDE: u64 = 50;

pub const SPEC: Spec = Spec {
    unit: "cases",
    largest: CASES as usize,
    generate: |random| {
        let cases = random.items(1);
        let most = if random.is_small() { 4 } else { SIDE };
        let all_large = random.once_in(3);
        random.line([cases]);
        random.each(cases, |random| {
            let n = if all_large { random.up_to(1, most) } else { random.from(1, most) };
            let mut weights: Vec<u64> = (1..=n * n).collect();
            random.shuffle(&mut weights);
            random.line([n]);
            for row in weights.chunks(n as usize) {
                random.line(row);
            }
        });
        let judge = [random.from(0, 3), random.from(0, 199)];
        random.line(judge);
    },
    validate: |input| {
        input.times("t", 1..=CASES, |input| {
            let n = input.single("n", 1..=SIDE);
            let mut seen = HashSet::new();
            for _ in 0..n {
                seen.extend(input.line(n, "", 1..=n * n));
            }
            input.holds(seen.len() as u64 == n * n, "all weights are different");
        });
        input.fields([("", 0..=999), ("", 0..=199)]);
    },
    interact: Some(judge),
    mistakes: &[
        wrong_player("hack-alice", |talk| {
            let [t] = talk.numbers()?;
            for _ in 0..t {
                let game = told(talk)?;
                let mut path = vec![1];
                talk.say("A");
                talk.say("I 1");
                loop {
                    let [vertex] = talk.numbers()?;
                    if vertex < 0 {
                        break;
                    }
                    path.push(vertex as usize);
                    let next = game.moves(&path, true).first().copied();
                    talk.say(next.map_or(-1, |next| next as i64));
                    path.extend(next);
                    if next.is_none() {
                        return Ok(());
                    }
                }
            }
            Ok(())
        }),
        wrong_player("hack-nearest", |talk| {
            play(talk, |game, rises, path| {
                let mut moves = game.moves(path, !rises);
                let at = path[path.len() - 1];
                moves.sort_by_key(|&to| game.weight(at, to) * if rises { -1 } else { 1 });
                moves.first().copied().unwrap_or(0)
            })
        }),
        wrong_player("hack-greedy-matching", |talk| {
            play(talk, |game, _, path| {
                let n = game.weights.len();
                let mut edges: Vec<[usize; 2]> =
                    (1..=n).flat_map(|u| (n + 1..=2 * n).map(move |v| [u, v])).collect();
                edges.sort_by_key(|&[u, v]| game.weight(u, v));
                let mut partner = vec![0; 2 * n + 1];
                for [u, v] in edges {
                    if partner[u] == 0 && partner[v] == 0 {
                        partner[u] = v;
                        partner[v] = u;
                    }
                }
                partner[path[path.len() - 1]]
            })
        }),
        wrong_player("hack-sides", |talk| {
            // The left side likes what Alice's letter is against, wherever she starts.
            play(talk, |game, rises, path| {
                let n = game.weights.len();
                let partner = game.partners(rises, true);
                let at = path[path.len() - 1];
                if at <= n {
                    partner[at]
                } else {
                    (1..=n).find(|&u| partner[u] == at).unwrap()
                }
            })
        }),
    ],
    ..Spec::NEW
};

struct Graph {
    weights: Vec<Vec<i64>>,
}

impl Graph {
    fn weight(&self, u: usize, v: usize) -> i64 {
        self.weights[u.min(v) - 1][u.max(v) - self.weights.len() - 1]
    }

    /// Where the token may go from the end of the path.
    fn moves(&self, path: &[usize], rises: bool) -> Vec<usize> {
        let (n, at) = (self.weights.len(), path[path.len() - 1]);
        let is_free = |&to: &usize| {
            let fits = match path.len() {
                1 => true,
                end => (self.weight(at, to) > self.weight(path[end - 2], at)) == rises,
            };
            fits && !path.contains(&to)
        };
        let others = if at <= n { n + 1..=2 * n } else { 1..=n };
        others.filter(is_free).collect()
    }

    /// Bob's partners of the vertices on the side of the start.
    fn partners(&self, alice_rises: bool, starts_left: bool) -> Vec<usize> {
        let n = self.weights.len();
        let (from, to) = if starts_left { (1, n + 1) } else { (n + 1, 1) };
        let sign = if alice_rises { 1 } else { -1 };
        let mut partner = vec![0; 2 * n + 1];
        let mut asked = vec![vec![false; 2 * n + 1]; 2 * n + 1];
        while let Some(s) = (from..from + n).find(|&s| partner[s] == 0) {
            let best =
                (to..to + n).filter(|&t| !asked[s][t]).min_by_key(|&t| sign * self.weight(s, t));
            let t = best.unwrap();
            asked[s][t] = true;
            let before = partner[t];
            if before == 0 || sign * self.weight(before, t) < sign * self.weight(s, t) {
                partner[before] = 0;
                partner[s] = t;
                partner[t] = s;
            }
        }
        partner
    }

    /// Does the player to move win? For small graphs.
    fn is_won(&self, path: &mut Vec<usize>, rises: bool) -> bool {
        self.moves(path, rises).into_iter().any(|to| {
            path.push(to);
            let wins = !self.is_won(path, !rises);
            path.pop();
            wins
        })
    }
}

/// The hidden input: the cases, and how the judge plays: 0 as well as it can, with the openings in turn
/// from that number on; else a seed of random moves.
fn judge(hidden: &mut Input, talk: &mut Talk) -> Ending {
    let t = hidden.number();
    let mut cases = vec![];
    for _ in 0..t {
        let n = hidden.number();
        let rows = (0..n).map(|_| hidden.numbers(n).iter().map(|&w| w as i64).collect());
        cases.push(Graph { weights: rows.collect() });
    }
    let [seed, mut opening] = hidden.array::<2>();
    let mut dice = Dice::new(1000 * seed + opening);
    talk.say(t);
    for game in cases {
        let n = game.weights.len();
        talk.say(n);
        for row in &game.weights {
            let words: Vec<String> = row.iter().map(i64::to_string).collect();
            talk.say(words.join(" "));
        }
        let is_alice = match talk.word()?.as_str() {
            "A" => true,
            "B" => false,
            other => return Err(format!("`{other}` is neither A nor B")),
        };
        let (rises, start) = if is_alice {
            let (letter, start) = (talk.word()?, talk.word()?);
            match (letter.as_str(), start.parse()) {
                ("I" | "D", Ok(start)) if (1..=2 * n).contains(&start) => (letter == "I", start),
                _ => return Err(format!("`{letter} {start}` is no letter with a vertex")),
            }
        } else {
            let opening =
                if seed == 0 { opening as usize } else { dice.roll(0, 4 * n - 1) } % (4 * n);
            let (rises, start) = (opening % 2 == 0, opening / 2 + 1);
            talk.say(format!("{} {start}", if rises { 'I' } else { 'D' }));
            (rises, start)
        };
        opening += 1;
        let partner = game.partners(rises, start <= n);
        let mut path = vec![start];
        let mut is_programs_turn = !is_alice;
        loop {
            // Bob moves when the path has an odd number of vertices.
            let mover_rises = if path.len() % 2 == 1 { !rises } else { rises };
            let moves = game.moves(&path, mover_rises);
            if is_programs_turn {
                let [to] = talk.numbers()?;
                if to == -1 {
                    return Err("it has no move and gives up".into());
                }
                match moves.iter().find(|&&one| one as i64 == to) {
                    Some(&to) => path.push(to),
                    None => return Err(format!("`{to}`: the token may not go there")),
                }
            } else {
                let chosen = if moves.is_empty() {
                    None
                } else if seed > 0 {
                    Some(moves[dice.roll(0, moves.len() - 1)])
                } else if is_alice {
                    Some(partner[path[path.len() - 1]])
                } else {
                    moves.iter().copied().min_by_key(|&to| {
                        path.push(to);
                        let wins = n <= 4 && !game.is_won(&mut path, !mover_rises);
                        let answers = game.moves(&path, !mover_rises).len();
                        path.pop();
                        (!wins, answers)
                    })
                };
                if let Some(to) = chosen {
                    path.push(to);
                    talk.say(to);
                } else {
                    talk.say("-1");
                    break;
                }
            }
            is_programs_turn = !is_programs_turn;
        }
    }
    Ok(())
}

/// The next case.
fn told(talk: &mut Talk) -> Result<Graph, String> {
    let [n] = talk.numbers()?;
    let mut weights = vec![];
    for _ in 0..n {
        let line = talk.hear()?;
        weights.push(line.split(' ').map(|word| word.parse().unwrap()).collect());
    }
    Ok(Graph { weights })
}

/// A program that plays Bob; it gets the case, whether Alice's weights rise, and the path.
fn play(talk: &mut Talk, step: fn(&Graph, bool, &[usize]) -> usize) -> Ending {
    let [t] = talk.numbers()?;
    for _ in 0..t {
        let game = told(talk)?;
        talk.say("B");
        let line = talk.hear()?;
        let (rises, mut path) = (line.starts_with('I'), vec![line[2..].parse().unwrap()]);
        loop {
            let to = step(&game, rises, &path);
            if to == 0 {
                talk.say("-1");
                return Ok(());
            }
            talk.say(to);
            path.push(to);
            let [next] = talk.numbers()?;
            if next < 0 {
                break;
            }
            path.push(next as usize);
        }
    }
    Ok(())
}
