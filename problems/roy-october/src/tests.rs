#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_heap() {
    let mut referee = Referee::normal(Rules::options);
    for n in 0..=1000 {
        assert_eq!(first_player_wins(n), referee.is_won(&vec![n]), "{n}");
        assert_eq!(n % 6, referee.grundy(&vec![n]), "{n}");
    }
}
