use referee::Referee;

/// One hyper-knight of HackerRank's Chessboard Game: two squares left or right and one up or down, nearer to
/// the corner (1, 1) in the sum of its coordinates.
#[test]
fn hackerrank_a_chessboard_game_1() {
    let steps = [(-2, 1), (-2, -1), (1, -2), (-1, -2)];
    let options = |&(x, y): &(i32, i32)| {
        let to = steps.iter().map(|(dx, dy)| (x + dx, y + dy));
        to.filter(|&(x, y)| (1..=15).contains(&x) && (1..=15).contains(&y)).collect()
    };
    let mut referee = Referee::normal(options);
    for x in 1..=15 {
        for y in 1..=15 {
            let is_lost = [1, 2].contains(&(x % 4)) && [1, 2].contains(&(y % 4));
            assert_eq!(referee.is_won(&(x, y)), !is_lost, "({x}, {y})");
        }
    }
}
