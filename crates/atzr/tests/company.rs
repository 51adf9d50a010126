//! Several people led at once: an order ends nobody's turn who could do more, unless another group goes after them.
use crate::board::{Board, at, board, p};
use crate::turn_in_words::activate;
use atzr::battle::{Atzr, Battle, PersonId, turn::can_act};
use ground::hex::centre;
use kernel::{Answer, Answers, LiveQuestion, Nobody, Session, Status, dice::SeededDice};
use shelf::{GroupOrder, LookAhead};

struct Led(GroupOrder);

impl Answers for Led {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        Atzr::lead(asked, &self.0)
    }
}

/// What these people come to who are sent to a hex together, and how many answers that took.
fn sent(board: Board, who: &[PersonId], to: &str) -> (Battle, usize) {
    let mut battle = board.done();
    activate(&mut battle, p(0));
    let mut session = Session::<Atzr>::new(battle);
    let asked = session.advance(&mut SeededDice::new(3), &mut Nobody);
    assert!(matches!(asked, Status::Asking { .. }), "{asked:?}");
    let order = GroupOrder { who: who.iter().map(|it| it.token()).collect(), to: Some(centre(at(to))) };
    let (ahead, answers) = session.led_by(&mut Led(order)).unwrap();
    (ahead.position, answers.len())
}

/// Who of them stands nearer to a hex than this.
fn nearer(battle: &Battle, from: &[&str], to: &str) -> Vec<bool> {
    let is_nearer =
        |(it, from): (u16, &&str)| battle.person(p(it)).at.distance(at(to)) < at(from).distance(at(to));
    (0..).zip(from).map(is_nearer).collect()
}

/// Ray and Ines are a group, Dot is farther off and comes after them.
fn three() -> Board {
    board().star("Ray", 5, "0806").grunt("Ines", 4, "0807").grunt("Dot", 3, "1206")
}

#[test]
fn all_go_and_the_last_group_may_still_act() {
    let (battle, _) = sent(three(), &[p(0), p(1), p(2)], "1016");
    assert_eq!(nearer(&battle, &["0806", "0807", "1206"], "1016"), [true; 3]);
    assert_eq!([0, 1, 2].map(|it| can_act(&battle, p(it))), [false, false, true]);
}

#[test]
fn whoever_is_not_led_keeps_the_group_from_being_through() {
    let (battle, answers) = sent(three(), &[p(0), p(2)], "1016");
    assert_eq!(answers, 1, "Ray goes, and is not done while Ines has her turn");
    assert!([0, 1, 2].iter().all(|&it| can_act(&battle, p(it))));
}

#[test]
fn whoever_cannot_get_nearer_is_not_done_for_it() {
    let (battle, answers) = sent(three(), &[p(0), p(1), p(2)], "0806");
    assert_eq!(answers, 2, "Ray is there: Ines goes on first, and comes to him");
    assert!([0, 1, 2].iter().all(|&it| can_act(&battle, p(it))), "Ray has not moved, and may do anything");
}
