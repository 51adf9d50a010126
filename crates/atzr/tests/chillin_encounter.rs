//! Chillin' (22.0): in the Galleria Mall of Market Square.
use crate::board;
use crate::board::{Board, at, p};
use crate::dice_by_rule::{cast, rolled};
use atzr::{
    battle::{
        Battle, Encounter, Phase, SideId, State,
        act::{self, Action},
        encounter::{self, WayHome},
        group::{self, Purpose},
        r#move::{self, MoveAction},
        place::Draws,
        zombie,
    },
    printed::{Class, DayPart},
    rule,
    setup::layout::MapLayout,
};
use ground::hex::{Hex, Side};
use kernel::{Answer, Dice, Event, Proof, RuleId, What, dice::SeededDice};

const US: SideId = SideId(0);

/// Ray beside the yellow triangle of the mall, active; the Encounter has begun.
fn outside(day: DayPart) -> Battle {
    let board = board::encounter(MapLayout::single("market-square"), Encounter::Chillin {}).day(day);
    let mut battle = board.star("Ray", 5, "1305").done();
    battle.set_up().person(p(0)).state = State::Waiting;
    battle.recount();
    cast(&[], &[], |play| encounter::begin(&mut battle, play).unwrap());
    battle.set_up().zombies.clear();
    battle.set_up().person(p(0)).at = at("1305");
    battle.vision = None;
    battle.recount();
    active(&mut battle);
    battle
}

fn active(battle: &mut Battle) {
    battle.phase = Phase::Active { side: US, leader: p(0), acting: Some(p(0)) };
    battle.set_up().person(p(0)).turn = Default::default();
    battle.set_up().person(p(0)).turn.points = 9;
}

/// One step, with these cards drawn inside.
fn step(battle: &mut Battle, to: &str, faces: &[(RuleId, &[u16])], says: &[(RuleId, Answer)]) -> Vec<Event> {
    cast(faces, says, |play| r#move::step(battle, play, p(0), at(to)).unwrap()).1
}

const CARDS: fn() -> RuleId = || rule!("atzr.chillin.cards");

/// Talks won and lost so far.
fn talks(battle: &Battle) -> (u16, u16) {
    (battle.progress.talks_won.of(US), battle.progress.talks_lost.of(US))
}

#[test]
fn they_come_and_leave_at_the_hex_farthest_from_the_building() {
    let _proof = Proof::of(rule!("atzr.chillin.deployment")).facts([1, 2, 5]);
    let _roll = Proof::of(rule!("atzr.availability.roll")).facts([1]);
    let _deployment_start = Proof::of(rule!("atzr.ruling.deployment-start"));
    let board = board::encounter(MapLayout::single("market-square"), Encounter::Chillin {});
    let mut battle = board.star("Ray", 5, "0101").grunt("Ines", 4, "0101").grunt("Dot", 3, "0101").done();
    for person in battle.set_up().people {
        person.state = State::Waiting;
    }
    battle.recount();
    // Ines is there, Dot is not.
    let (_, told) = cast(&[(rule!("atzr.availability.roll"), &[4, 4])], &[], |play| {
        encounter::begin(&mut battle, play).unwrap()
    });
    let mall = battle.scene.board.largest().unwrap();
    let far = battle.scene.board.farthest_hex(mall).unwrap();
    let placed = |who: u16| {
        let at = told.iter().find_map(|it| match it.what {
            What::Placed { token, at, .. } if token == p(who).token() => Some(at),
            _ => None,
        });
        ground::hex::at(at.unwrap()).unwrap()
    };
    assert_eq!([placed(0), placed(1)], [far, far]);
    // One full move from there, of which the hex itself took a point.
    assert_eq!([0, 1].map(|it| battle.person(p(it)).at.distance(far)), [2, 2]);
    battle.set_up().person(p(0)).at = far;
    battle.recount();
    assert_eq!((battle.person(p(2)).state, battle.progress.absent.as_slice()), (State::Left, &[p(2)][..]));
    active(&mut battle);
    let leave = Action::Move(MoveAction::Leave);
    assert!(act::menu(&battle, p(0), p(0)).open.contains(&leave));
    let edge =
        battle.scene.board.grid().hexes().find(|&it| battle.scene.board.grid().to_edge(it) == 0 && it != far);
    battle.set_up().person(p(0)).at = edge.unwrap();
    battle.recount();
    let refused = act::menu(&battle, p(0), p(0)).closed.iter().find(|it| it.0 == leave).map(|it| it.1);
    assert_eq!(refused, Some(rule!("atzr.chillin.deployment")));
}

#[test]
fn every_step_inside_draws_even_in_a_hex_where_one_has_been_and_zombies_are_ignored() {
    let _proof = Proof::of(rule!("atzr.chillin.cards")).facts([2, 4, 6]);
    let _no_search = Proof::of(rule!("atzr.chillin.no-search")).facts([1]);
    let _chillin_details = Proof::of(rule!("atzr.ruling.chillin-details"));
    let mut battle = outside(DayPart::Daytime);
    let door = rule!("atzr.building.entry-roll");
    let entry = battle.scene.board.entrance(at("1304")).unwrap();
    assert_eq!(battle.places[entry].draws, Draws::Always);
    let zombies = battle.undead().count();
    let told = step(&mut battle, "1304", &[(door, &[4]), (CARDS(), &[1])], &[]);
    assert_eq!((rolled(&told, CARDS()), battle.person(p(0)).at), (1, at("1304")));
    // On to a hex without a door, and back.
    assert_eq!(rolled(&step(&mut battle, "1303", &[(CARDS(), &[1])], &[]), CARDS()), 1);
    assert_eq!(rolled(&step(&mut battle, "1304", &[(CARDS(), &[1])], &[]), CARDS()), 1);
    assert_eq!(battle.undead().count(), zombies);
    let search = act::menu(&battle, p(0), p(0));
    assert!(search.closed.iter().any(|it| it.1 == rule!("atzr.chillin.no-search")));
}

#[test]
fn in_the_evening_two_cards_are_drawn_and_at_night_one() {
    let _proof = Proof::of(rule!("atzr.chillin.cards")).facts([3]);
    for (day, cards) in [(DayPart::Evening, 2), (DayPart::Night, 1), (DayPart::Morning, 1)] {
        let mut battle = outside(day);
        battle.set_up().person(p(0)).at = at("1304");
        battle.recount();
        let faces: &[u16] = &[1, 1][..cards];
        assert_eq!(rolled(&step(&mut battle, "1303", &[(CARDS(), faces)], &[]), CARDS()), cards, "{day:?}");
    }
}

/// A step inside that brings three Gangers, and how the talk with them goes.
fn gangers(battle: &mut Battle, talk: &[u16], fights: bool) -> Vec<Event> {
    battle.set_up().person(p(0)).at = at("1304");
    battle.recount();
    let says = [(rule!("atzr.walk.who"), Answer::One(usize::from(fights)))];
    let more = talk.first() == Some(&1);
    let faces = [(CARDS(), &[11][..]), (rule!("atzr.talk.roll"), talk)];
    step(battle, "1303", &faces, if more { &says } else { &[] })
}

#[test]
fn inside_they_stand_beside_us_talk_at_once_and_are_gone_after_it() {
    let _proof = Proof::of(rule!("atzr.chillin.inside")).facts([1, 3]);
    let mut battle = outside(DayPart::Daytime);
    let told = gangers(&mut battle, &[1, 1, 1, 1], false);
    assert_eq!(rolled(&told, rule!("atzr.meet.friend-or-foe")), 0);
    let placed = told.iter().filter(|it| matches!(it.what, What::Placed { .. })).count();
    assert_eq!((placed, battle.progress.met_inside.len()), (3, 3));
    assert!(battle.everybody().filter(|it| it.1.side != US).all(|it| it.1.state == State::Left));
    assert_eq!(talks(&battle), (1, 0));
    // Their counters are out of the pile.
    let printed = battle.scene.printed.clone();
    let left = battle.cups.generic_left(Class::Ganger).len();
    assert_eq!(left, printed.characters.generic[Class::Ganger].len() - 3);
}

#[test]
fn outside_they_may_be_met_again_and_then_friend_or_foe_is_taken() {
    let _proof = Proof::of(rule!("atzr.chillin.meet-outside")).facts([1]);
    let mut battle = outside(DayPart::Daytime);
    gangers(&mut battle, &[1, 1, 1, 1], false);
    // Nobody is left in the pile but those three.
    battle.cups.use_up_people();
    battle.set_up().person(p(0)).at = at("0807");
    battle.recount();
    (battle.zombie_die, battle.phase) = (Some(1), Phase::Doubles);
    let humans = atzr::printed::cards::Humans { number: 2, class: Class::Ganger };
    let (_, told) = cast(&[(rule!("atzr.meet.friend-or-foe"), &[6, 1])], &[], |play| {
        atzr::battle::meet::on_doubles(&mut battle, play, p(0), humans).unwrap();
    });
    assert_eq!(rolled(&told, rule!("atzr.meet.friend-or-foe")), 2);
    assert_eq!((battle.functioning().count(), battle.progress.met_inside.len()), (3, 1));
    assert!(battle.cups.generic_left(Class::Ganger).is_empty());
}

#[test]
fn a_star_may_still_walk_before_they_part_and_lost_words_are_a_fight() {
    let _proof = Proof::of(rule!("atzr.chillin.inside")).facts([2]);
    let _who = Proof::of(rule!("atzr.walk.who"));
    let mut battle = outside(DayPart::Daytime);
    gangers(&mut battle, &[1, 1, 1, 1], true);
    assert!(battle.hostile(US, SideId(1)) && battle.progress.met_inside.is_empty());
    let mut lost = outside(DayPart::Daytime);
    gangers(&mut lost, &[4, 4, 4, 4, 1, 1, 1], false);
    assert!(lost.hostile(US, SideId(1)));
    assert_eq!(talks(&lost), (0, 1));
}

#[test]
fn it_is_a_success_with_one_good_talk_and_no_bad_one() {
    let _proof = Proof::of(rule!("atzr.chillin.objective")).facts([1]);
    for (won, lost, success) in [(0, 0, false), (1, 0, true), (2, 1, false)] {
        let mut battle = outside(DayPart::Daytime);
        (battle.progress.talks_won, battle.progress.talks_lost) = (u16::into(won), u16::into(lost));
        battle.progress.called = true;
        cast(&[], &[], |play| encounter::check(&mut battle, play).unwrap());
        assert_eq!(battle.result.unwrap().success, success, "{won} {lost}");
    }
}

/// Out of the mall, for good or not.
fn leaves(battle: &mut Battle, good: bool, dice: &[u16]) -> Vec<Event> {
    battle.set_up().person(p(0)).at = at("1304");
    battle.progress.been_inside = true;
    battle.recount();
    let table = rule!("atzr.chillin.robbery");
    let faces: Vec<(RuleId, &[u16])> = (!dice.is_empty()).then_some((table, dice)).into_iter().collect();
    step(battle, "1305", &faces, &[(table, Answer::One(usize::from(good)))])
}

#[test]
fn the_way_home_is_rolled_once_when_the_first_leaves_for_good() {
    let _proof = Proof::of(rule!("atzr.chillin.robbery")).facts([1, 5, 6]);
    let mut battle = outside(DayPart::Daytime);
    leaves(&mut battle, false, &[]);
    assert_eq!(battle.progress.way_home, None);
    active(&mut battle);
    // Alone it is Rep 4: both dice pass.
    leaves(&mut battle, true, &[4, 4]);
    assert_eq!((battle.progress.way_home, battle.progress.called), (Some(WayHome::Clear), false));
    active(&mut battle);
    battle.set_up().person(p(0)).at = at("1304");
    battle.recount();
    assert_eq!(rolled(&step(&mut battle, "1305", &[], &[]), rule!("atzr.chillin.robbery")), 0);
}

#[test]
fn a_robbery_follows_at_once() {
    let _proof = Proof::of(rule!("atzr.chillin.robbery")).facts([4]);
    let _table_robbery = Proof::of(rule!("atzr.ruling.table-robbery"));
    for (dice, suspicious) in [([4, 5], true), ([5, 5], false)] {
        let mut battle = outside(DayPart::Daytime);
        leaves(&mut battle, true, &dice);
        cast(&[], &[], |play| encounter::check(&mut battle, play).unwrap());
        assert_eq!(battle.result.unwrap().next, Some(WayHome::Robbery { suspicious }));
    }
}

#[test]
fn who_leaves_the_map_without_a_word_is_robbed_no_less() {
    let _proof = Proof::of(rule!("atzr.chillin.robbery")).facts([7]);
    let mut battle = outside(DayPart::Daytime);
    battle.progress.been_inside = true;
    battle.set_up().person(p(0)).state = State::Left;
    battle.recount();
    cast(&[(rule!("atzr.chillin.robbery"), &[5, 5])], &[], |play| {
        encounter::check(&mut battle, play).unwrap()
    });
    assert_eq!(battle.result.unwrap().next, Some(WayHome::Robbery { suspicious: false }));
    // Who never went in has nobody waiting for him.
    let mut stayed_out = outside(DayPart::Daytime);
    stayed_out.set_up().person(p(0)).state = State::Left;
    stayed_out.recount();
    cast(&[], &[], |play| encounter::check(&mut stayed_out, play).unwrap());
    assert_eq!(stayed_out.result.unwrap().next, None);
}

/// Three Gangers are met, and nobody has anything to say.
struct Nobody(SeededDice);

impl Dice for Nobody {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        match why {
            it if it == CARDS() => 11,
            it if it == rule!("atzr.talk.roll") => 4,
            _ => self.0.die(why, sides),
        }
    }
}

#[test]
fn pleasantries_neither_make_a_success_nor_spoil_one() {
    let _proof = Proof::of(rule!("atzr.chillin.objective")).facts([2]);
    for (won, success) in [(0, false), (1, true)] {
        let mut battle = outside(DayPart::Daytime);
        battle.set_up().person(p(0)).at = at("1304");
        battle.progress.talks_won = u16::into(won);
        // Gangers and Militia who score the same have nothing more to say to each other.
        (battle.side_mut(US).class, battle.set_up().person(p(0)).class) = (Class::Militia, Class::Militia);
        battle.recount();
        let mut quiet = |it: &kernel::LiveQuestion<'_>| Some(it.default());
        let mut dice = Nobody(SeededDice::new(17));
        let mut play = kernel::Play::new(Vec::new(), &mut dice, &mut quiet);
        r#move::step(&mut battle, &mut play, p(0), at("1303")).unwrap();
        assert_eq!(battle.progress.met_inside.len(), 3, "they have parted in peace");
        battle.progress.called = true;
        encounter::check(&mut battle, &mut play).unwrap();
        assert_eq!(battle.result.unwrap().success, success, "{won}");
    }
}

#[test]
fn those_who_go_in_together_draw_one_card() {
    let _proof = Proof::of(rule!("atzr.chillin.cards")).facts([5]);
    let mut battle = Board(outside(DayPart::Daytime)).grunt("Ines", 4, "1305").done();
    active(&mut battle);
    battle.groups = group::groups(&battle, US, Purpose::Activation).into_vec();
    battle.set_up().person(p(1)).turn.points = 9;
    let door = rule!("atzr.building.entry-roll");
    let with = (rule!("atzr.ruling.entering-group"), Answer::Some(vec![0]));
    let told = step(&mut battle, "1304", &[(door, &[4]), (CARDS(), &[1])], &[with]);
    assert_eq!([0, 1].map(|it| battle.person(p(it)).at), [at("1304"); 2]);
    assert_eq!(rolled(&told, CARDS()), 1);
}

#[test]
fn when_everybody_has_been_met_nobody_is_inside_not_even_the_dead() {
    let _proof = Proof::of(rule!("atzr.chillin.inside")).facts([4]);
    let mut battle = outside(DayPart::Daytime);
    battle.cups.use_up_people();
    battle.set_up().person(p(0)).at = at("1304");
    battle.recount();
    // E12 would bring a Ganger.
    step(&mut battle, "1303", &[(CARDS(), &[11])], &[]);
    assert_eq!((battle.undead().count(), battle.functioning().count()), (0, 1));
}

/// The sides from this one on, clockwise, that lead six hexes off onto the map.
fn sixth_hexes(battle: &Battle, from: Hex, number: u8) -> Vec<Hex> {
    let all = std::iter::successors(Side::numbered(number), |it| Some(it.clockwise())).take(6);
    all.map(|it| from.steps(it, 6)).filter(|&it| battle.scene.board.grid().contains(it)).collect()
}

#[test]
fn no_zombie_is_ever_placed_inside_but_goes_on_clockwise() {
    let _proof = Proof::of(rule!("atzr.chillin.deployment")).facts([3, 4]);
    let start = outside(DayPart::Daytime);
    let grid = start.scene.board.grid();
    let mut sent_on = 0;
    for hex in grid.hexes().filter(|&it| start.scene.board.building_at(it).is_none()) {
        let mut battle = start.clone();
        battle.set_up().person(p(0)).at = hex;
        battle.recount();
        cast(&[(rule!("atzr.zombie.noise"), &[6])], &[], |play| {
            zombie::noise(&mut battle, play, p(0), 1).unwrap();
        });
        let (_, came) = battle.undead().next().expect("a zombie comes");
        let ways = sixth_hexes(&battle, hex, came.number);
        let first = ways.iter().find(|&&it| !encounter::is_target(&battle, it));
        sent_on += usize::from(ways.first().is_some_and(|&it| encounter::is_target(&battle, it)));
        assert!(!encounter::is_target(&battle, came.at));
        assert_eq!(Some(&came.at), first.or(Some(&came.at)), "from {hex} by side {}", came.number);
    }
    assert!(5 < sent_on, "{sent_on}");
}
