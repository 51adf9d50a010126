//! The book's examples of strangers and Encounters on the map.
use super::example;
use atzr::{
    battle::{
        Battle, Encounter, Phase, Role, SideId, Stance, State,
        act::{self, Action},
        encounter,
        meet::{self, MeetAction},
        r#move,
    },
    printed::{Class, CounterThing, DayPart, cards::Humans},
    rule,
    setup::layout::MapLayout,
};
use ground::hex::Hex;
use kernel::{Answer, RuleId};

use crate::{
    board::{at, board, encounter as on_board, p},
    dice_by_rule::{added, cast, rolled},
};

const US: SideId = SideId(0);
const THEM: SideId = SideId(1);

fn all_wait(battle: &mut Battle) {
    for person in battle.set_up().people {
        person.state = State::Waiting;
    }
    (battle.turn, battle.phase) = (0, Phase::Begin);
    battle.recount();
}

#[test]
fn meet_jimmy_sailor() {
    let _example = example(rule!("atzr.example.meet-jimmy-sailor"));
    // The red triangle of Maple School; Tonya is played, so that Jimmy is the sixth and Sailor then the seventh of the pile.
    let mut battle = board().star("Tonya", 5, "1309").grunt("Too Tall", 4, "1309").done();
    for name in ["Tonya", "Too Tall"] {
        let printed = battle.scene.printed.clone();
        let id = printed.characters.find(name).unwrap();
        battle.cups.take_named(&printed.characters, id);
    }
    let entrance = battle.scene.board.entrance(at("1309")).unwrap();
    let faces: [(RuleId, &[u16]); 2] =
        [(rule!("atzr.npc.generate-same-class"), &[5, 6]), (rule!("atzr.meet.friend-or-foe"), &[5, 3])];
    cast(&faces, &[], |play| {
        let humans = Humans { number: 2, class: Class::Survivor };
        meet::in_building(&mut battle, play, entrance, &[p(0), p(1)], humans).unwrap();
    });
    let names = [2, 3].map(|it| battle.person(p(it)).name.as_str());
    assert_eq!(names, ["Jimmy", "Sailor"]);
    for who in [p(2), p(3)] {
        let person = battle.person(who);
        let items = person.hands.len() + person.gear.len() + usize::from(person.wears_vest);
        let scope = person.hands.iter().filter(|it| it.scope).count();
        assert_eq!(items + scope, 2, "{}", person.name);
        assert_eq!(person.at.distance(at("1309")), 1);
        assert_eq!(battle.scene.board.building_at(person.at), battle.scene.board.building_at(at("1309")));
    }
    assert_eq!(battle.stance(US, THEM), Stance::ToTalk);
}

#[test]
fn walk_after_barter() {
    let _example = example(rule!("atzr.example.walk-after-barter"));
    let mut battle = board().star("Ray", 5, "0306").enemies(Class::Ganger).enemy("Bank", 3, "0406").done();
    battle.set_stance(US, THEM, Stance::Neutral);
    battle.side_mut(THEM).talks.barters = true;
    battle.phase = Phase::Active { side: US, leader: p(0), acting: Some(p(0)) };
    let walk = MeetAction::Walk { with: THEM };
    assert!(act::menu(&battle, p(0), p(0)).open.contains(&Action::Meet(walk)));
    let (_, told) = cast(&[], &[], |play| meet::perform(&mut battle, play, p(0), &walk).unwrap());
    let tests = rolled(&told, rule!("atzr.insight.leader-rolls"));
    assert_eq!(added(&told, rule!("atzr.insight.active-modifier")), tests);
    assert!(battle.hostile(US, THEM));
}

#[test]
fn star_power_after_mercy() {
    let _example = example(rule!("atzr.example.star-power-after-mercy"));
    let after = |power: &[u16]| {
        let board =
            board().star("Ray", 3, "0306").holds(&[CounterThing::Pistol]).last(|it| it.star_power = 3);
        let mut battle = board.enemies(Class::Ganger).enemy("A", 3, "0706").done();
        battle.set_up().person(p(0)).state = State::OutOfTheFight;
        battle.recount();
        let faces: [(RuleId, &[u16]); 2] =
            [(rule!("atzr.mercy.roll"), &[4, 4, 4, 1, 1, 1]), (rule!("atzr.star-power.roll"), power)];
        let uses = (rule!("atzr.star-power.use"), Answer::One(0));
        cast(&faces, &[uses], |play| meet::mercy(&mut battle, play, p(0), p(1)).unwrap());
        assert!(battle.person(p(0)).hands.is_empty());
        battle.person(p(0)).state
    };
    assert_eq!(after(&[1, 4, 4]), State::OutOfTheFight);
    assert_eq!(after(&[1, 1, 4]), State::LetGo);
    assert!(matches!(after(&[4, 4, 4]), State::ObviouslyDead { .. }));
}

#[test]
fn chillin_evening() {
    let mut example = example(rule!("atzr.example.chillin-evening"));
    let board = on_board(MapLayout::single("market-square"), Encounter::Chillin {}).day(DayPart::Evening);
    let mut battle = board.star("Tonya", 5, "0101").done();
    all_wait(&mut battle);
    cast(&[], &[], |play| encounter::begin(&mut battle, play).unwrap());
    battle.set_up().zombies.clear();
    battle.set_up().person(p(0)).at = at("1503");
    battle.set_up().person(p(0)).turn.points = 9;
    battle.recount();
    battle.phase = Phase::Active { side: US, leader: p(0), acting: Some(p(0)) };
    // E03 shows two zombies, E11 then is the tenth card: three Gangers.
    let cards = rule!("atzr.chillin.cards");
    let faces: [(RuleId, &[u16]); 3] = [
        (rule!("atzr.building.entry-roll"), example.rest()),
        (cards, &[3, 10]),
        (rule!("atzr.talk.roll"), &[1, 1, 1, 1]),
    ];
    let (_, told) = cast(&faces, &[], |play| r#move::step(&mut battle, play, p(0), at("1403")).unwrap());
    assert_eq!((battle.person(p(0)).at, battle.functioning().count()), (at("1403"), 1));
    assert_eq!(rolled(&told, rule!("atzr.meet.friend-or-foe")), 0);
    example.comes_to((battle.undead().count(), battle.progress.met_inside.len()));
    let (_, told) = cast(&[(cards, &[1, 1])], &[], |play| {
        r#move::step(&mut battle, play, p(0), at("1303")).unwrap();
    });
    example.comes_to(rolled(&told, cards));
}

#[test]
fn defend_markers() {
    let _example = example(rule!("atzr.example.defend-markers"));
    let board = on_board(MapLayout::single("hollis-farm"), Encounter::Defend {});
    let mut battle = board.star("Ray", 5, "0101").done();
    all_wait(&mut battle);
    let grid = battle.scene.board.grid();
    let far = |hexes: &[Hex]| hexes.iter().map(|&it| grid.to_edge(it)).max();
    let homes = battle.scene.board.buildings().iter().enumerate();
    let home = homes.max_by_key(|it| far(&it.1.hexes)).map(|it| it.0).unwrap();
    let says = [(rule!("atzr.defend.setup"), Answer::Some(vec![home]))];
    cast(&[], &says, |play| encounter::begin(&mut battle, play).unwrap());
    let building = &battle.scene.board.buildings()[home];
    let [a, b, c] = [0, 1, 2].map(|it: usize| battle.markers[it].at);
    assert_eq!([a, b, c].map(|it| building.distance(it)), [6; 3]);
    // A third of the way round each: at least as far from each other as from the home.
    assert!([a.distance(b), b.distance(c), c.distance(a)].iter().all(|it| 9 <= *it), "{a} {b} {c}");
}

#[test]
fn bushwhack() {
    let mut example = example(rule!("atzr.example.bushwhack"));
    let board = on_board(MapLayout::side_by_side("maple-heights", "route-nine"), Encounter::Bushwhack {});
    let mut battle = board.star("Tonya", 5, "0101").grunt("Beck", 4, "0101").grunt("Buffy", 4, "0101").done();
    all_wait(&mut battle);
    let faces: [(RuleId, &[u16]); 4] = [
        (rule!("atzr.availability.roll"), &[4, 4]),
        (rule!("atzr.bushwhack.setup"), example.rest()),
        (rule!("atzr.bushwhack.start"), &[5, 2]),
        // Tonya rolls four dice as she is active, and they roll theirs.
        (rule!("atzr.insight.leader-rolls"), &[4, 4, 4, 4, 1, 1, 1]),
    ];
    let (_, told) = cast(&faces, &[], |play| encounter::begin(&mut battle, play).unwrap());
    example.comes_to(battle.everybody().filter(|it| it.1.side == THEM).count());
    assert_eq!(battle.side(THEM).role, Role::Bushwhackers);
    let first = told.iter().position(|it| it.rule == rule!("atzr.ranged.to-hit"));
    example.comes_to(first.is_some() && battle.people[..3].iter().any(|it| it.deeds.shot_at));
}
