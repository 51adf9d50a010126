//! Greedy people on the board (p. 8): what holds them up, and once only.
use ffo::{
    battle::{
        Battle, PersonId, SideId, Stance, State,
        greedy::{Loot, linger, temptation},
        sight::Stand,
    },
    rule,
    setup::Scenario,
    table::attribute::Attribute,
};
use kernel::{Point, Proof, rule::set_up};

use crate::{
    board::{acting::within, board, p},
    setup_scenario::town,
};

const ANN: PersonId = PersonId(0);
const BOB: PersonId = PersonId(1);

/// Somebody Greedy, and a body an inch away.
fn beside_a_body() -> Battle {
    board()
        .person("Ann", 600, 600)
        .who(|it| it.attributes.push(Attribute::Greedy))
        .person("Bob", 600, 625)
        .who(|it| it.state = State::ObviouslyDead { turn: 1, fresh: false })
        .done()
}

fn lingers(battle: &mut Battle, dice: &[u16], loot: Loot) -> bool {
    within(battle, dice, &[], |battle, play| Ok(linger(battle, play, ANN, loot))).0
}

#[test]
fn a_body_within_an_inch_holds_the_greedy_up_and_only_once() {
    let _proof = Proof::of(rule!("ffo.attribute.greedy")).facts([1, 4]);
    let mut battle = beside_a_body();
    let here = battle.stand(p(0));
    assert_eq!(temptation(&battle, ANN, Stand { at: Point::new(600, 599), ..here }), None);
    assert_eq!(temptation(&battle, ANN, here), Some(Loot::Body(BOB)));
    assert_eq!(temptation(&battle, BOB, battle.stand(p(1))), None, "Bob is not Greedy");
    assert!(lingers(&mut battle, &[3], Loot::Body(BOB)));
    assert_eq!((battle.people[0].barred, battle.people[0].turn.done), (3, true));
    battle.arrange().people[0].barred = 0;
    assert_eq!(temptation(&battle, ANN, here), None, "not by the same body again");
}

#[test]
fn a_leader_within_an_inch_has_them_pass_by() {
    let _proof = Proof::of(rule!("ffo.attribute.greedy")).facts([3, 5]);
    let with = |mm: i32, rep: u8| {
        let mut battle = beside_a_body();
        let star = set_up(|| crate::board::survivor("Star", 600 + mm, 600));
        set_up(|| battle.arrange().people.push(ffo::battle::Person { rep, ..star }));
        battle
    };
    assert!(!lingers(&mut with(25, 5), &[], Loot::Body(BOB)));
    assert!(lingers(&mut with(26, 5), &[2], Loot::Body(BOB)));
    assert!(lingers(&mut with(25, 3), &[2], Loot::Body(BOB)), "Ann leads them");
}

#[test]
fn an_empty_building_holds_them_up_and_one_with_enemies_does_not() {
    let _proof = Proof::of(rule!("ffo.attribute.greedy")).facts([4]);
    let mut battle = Scenario::read(&town().to_string()).unwrap().battle();
    set_up(|| battle.arrange().people[1].attributes.push(Attribute::Greedy));
    let inside = Stand { at: Point::new(200, 200), ..battle.stand(p(1)) };
    assert_eq!(temptation(&battle, BOB, inside), None, "Eve is upstairs");
    battle.set_stance(SideId(0), SideId(1), Stance::Friends);
    let loot = temptation(&battle, BOB, inside);
    assert_eq!(loot, Some(Loot::Building(0)));
    within(&mut battle, &[6], &[], |battle, play| Ok(linger(battle, play, BOB, Loot::Building(0))));
    assert_eq!((battle.people[1].barred, battle.people[1].deeds.looted.as_slice()), (6, &[0][..]));
}
