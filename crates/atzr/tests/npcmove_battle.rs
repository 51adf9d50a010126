//! What strangers do when they are active (17).

use crate::board::{Board, at, board, p};
use crate::dice_by_rule::{cast, rolled};
use crate::steps::roll;
use atzr::{
    battle::{
        Atzr, Battle, FigureId, Phase, Role, SideId, Stance, State, ZombieId,
        group::{self, Purpose},
        insight,
        npcmove::{self, confronting},
    },
    journal::{Conduct, Happened},
    printed::{Class, CounterThing, Terrain},
    rule,
};
use ground::hex::Edge;
use kernel::{Book, Proof};

const US: SideId = SideId(0);
const THEM: SideId = SideId(1);

/// The last side is active, with all its Movement Points.
fn active(board: Board) -> Battle {
    let mut battle = board.done();
    let side = SideId(battle.sides.len() as u8 - 1);
    battle.phase = Phase::Strangers { side };
    battle.groups = group::groups(&battle, side, Purpose::Activation).into_vec();
    for person in battle.set_up().people {
        person.turn.points = person.movement;
    }
    battle
}

fn neutral(mut board: Board) -> Board {
    board.0.set_stance(US, THEM, Stance::Neutral);
    board
}

#[test]
fn every_side_of_strangers_on_the_map_has_a_die_of_its_own() {
    let _proof = Proof::of(rule!("atzr.npcmove.die"));
    let two = board().star("Ray", 5, "0306").enemies(Class::Ganger).enemy("A", 3, "1412");
    let mut battle = two.enemies(Class::Militia).enemies(Class::Militia).enemy("B", 3, "1403").done();
    let (_, told) = cast(&[], &[], |play| Atzr::step(&mut battle, play).unwrap());
    assert_eq!(rolled(&told, rule!("atzr.npcmove.die")), 2);
    assert!(battle.side(SideId(1)).die.is_some() && battle.side(SideId(2)).die.is_none());
}

#[test]
fn enemies_within_six_hexes_who_see_them_confront_strangers() {
    let _proof = Proof::of(rule!("atzr.npcmove.confronted")).facts([1, 2]);
    let people = |hex: &str, stance| {
        let mut battle = active(board().star("Ray", 5, hex).enemies(Class::Militia).enemy("A", 4, "0906"));
        battle.set_stance(US, THEM, stance);
        let faced = confronting(&battle, &[p(1)]);
        cast(&[(rule!("atzr.npcmove.roll"), &[6])], &[], |play| {
            npcmove::act(&mut battle, play, THEM).unwrap()
        });
        faced
    };
    assert_eq!(people("0306", Stance::Hostile), Some(FigureId::Person(p(0))));
    assert_eq!(people("0206", Stance::Hostile), None);
    assert_eq!(people("0306", Stance::Neutral), None);
    let zombies = |hex: &str| {
        let battle = active(board().enemies(Class::Militia).enemy("A", 4, "0906").zombie(hex));
        confronting(&battle, &[p(0)])
    };
    assert_eq!(zombies("0306"), Some(FigureId::Zombie(ZombieId(0))));
    assert_eq!(zombies("0206"), None);
    // Within six hexes, but a house is between.
    let hidden = active(board().enemies(Class::Militia).enemy("A", 4, "1407").zombie("1110"));
    assert_eq!(confronting(&hidden, &[p(0)]), None);
    let hidden = active(board().star("Ray", 5, "1110").enemies(Class::Militia).enemy("A", 4, "1407"));
    assert_eq!(confronting(&hidden, &[p(1)]), None);
}

#[test]
fn unconfronted_strangers_who_pass_walk_to_the_nearest_edge_and_off_the_map() {
    let _proof = Proof::of(rule!("atzr.ruling.leave-map"));
    let mut battle =
        active(neutral(board().star("Ray", 5, "1606").enemies(Class::Militia).enemy("A", 4, "0506")));
    roll(&[4], |play| npcmove::act(&mut battle, play, THEM).unwrap());
    assert_eq!((battle.person(p(1)).at, battle.person(p(1)).state), (at("0206"), State::Functioning));
    let mut near =
        active(neutral(board().star("Ray", 5, "1606").enemies(Class::Militia).enemy("A", 4, "0306")));
    roll(&[4], |play| npcmove::act(&mut near, play, THEM).unwrap());
    assert_eq!(near.person(p(1)).state, State::Left);
    let mut stays =
        active(neutral(board().star("Ray", 5, "1606").enemies(Class::Militia).enemy("A", 4, "0306")));
    roll(&[5], |play| npcmove::act(&mut stays, play, THEM).unwrap());
    assert_eq!((stays.person(p(1)).at, stays.person(p(1)).state), (at("0306"), State::Functioning));
}

#[test]
fn confronted_strangers_who_pass_fire_and_those_who_cannot_reload_or_get_away() {
    let _proof = Proof::of(rule!("atzr.ruling.table-npc-movement"));
    let mut battle = active(
        board()
            .enemies(Class::Militia)
            .enemy("A", 4, "0906")
            .holds(&[CounterThing::Pistol])
            .enemy("B", 4, "0907")
            .holds(&[CounterThing::Pistol])
            .last(|it| it.hands[0].empty = true)
            .enemy("C", 3, "1006")
            .zombie("0606"),
    );
    cast(&[(rule!("atzr.npcmove.roll"), &[4])], &[], |play| {
        npcmove::act(&mut battle, play, THEM).unwrap();
    });
    assert!(battle.person(p(0)).turn.fired && !battle.person(p(1)).turn.fired);
    assert!(!battle.person(p(1)).hands[0].empty && battle.person(p(1)).at == at("0907"));
    assert!(3 < battle.person(p(2)).at.distance(at("0606")));
}

#[test]
fn strangers_use_a_grenade_or_an_rpg_on_the_hex_of_whoever_confronts_them() {
    let _proof =
        Proof::of_all(&[rule!("atzr.ruling.table-npc-movement"), rule!("atzr.weapon.explosive-dice")]);
    let fires = |thing: CounterThing, zombie: &str| {
        let board = board().enemies(Class::Militia).enemy("A", 4, "0906").holds(&[thing]).zombie(zombie);
        let mut battle = active(board);
        let (_, told) = cast(&[(rule!("atzr.npcmove.roll"), &[4])], &[], |play| {
            npcmove::act(&mut battle, play, SideId(1)).unwrap();
        });
        let blown = 0 < rolled(&told, rule!("atzr.weapon.explosive-dice"));
        assert_eq!(blown, battle.person(p(0)).turn.fired);
        battle
    };
    assert!(fires(CounterThing::Rpg, "0902").person(p(0)).hands[0].empty, "four hexes off");
    assert!(fires(CounterThing::Grenade, "0905").person(p(0)).hands.is_empty(), "beside him");
    // Out of its reach he gets away instead.
    let far = fires(CounterThing::Rpg, "0901");
    assert!(!far.person(p(0)).hands[0].empty && 5 < far.person(p(0)).at.distance(at("0901")));
    assert_eq!(fires(CounterThing::Grenade, "0904").person(p(0)).hands.len(), 1);
}

#[test]
fn confronted_strangers_who_fail_get_away_into_cover_or_out_of_sight() {
    let _proof = Proof::of(rule!("atzr.ruling.table-npc-movement"));
    let mut battle = active(board().enemies(Class::Militia).enemy("A", 4, "0810").zombie("0907"));
    roll(&[5], |play| npcmove::act(&mut battle, play, THEM).unwrap());
    let hex = battle.person(p(0)).at;
    let covered = battle.scene.board.terrain(hex) != Terrain::Clear || !battle.line(hex, at("0907"));
    assert!(3 < hex.distance(at("0907")) && covered, "{hex}");
}

#[test]
fn raiders_and_bushwhackers_advance_and_robbers_with_their_loot_never_stay() {
    let _proof = Proof::of(rule!("atzr.robbery.escape")).facts([2]);
    let goes = |role: Role, stance, dice: &[u16]| {
        let mut board = board().star("Ray", 5, "1606").enemies(Class::Militia).enemy("A", 4, "0606");
        board.0.side_mut(THEM).role = role;
        let mut battle = active(board);
        battle.set_stance(US, THEM, stance);
        insight::forget(&mut battle);
        roll(dice, |play| npcmove::act(&mut battle, play, THEM).unwrap());
        let hex = battle.person(p(1)).at;
        (hex.distance(at("1606")), battle.scene.board.grid().to_edge(hex))
    };
    // From ten hexes off Ray and five off the edge, three hexes nearer to the one or to the other.
    assert_eq!(goes(Role::Raiders, Stance::Hostile, &[4]).0, 7);
    assert_eq!(goes(Role::Bushwhackers, Stance::Hostile, &[4]).0, 7);
    assert_eq!(goes(Role::Raiders, Stance::Hostile, &[5]), (10, 5));
    assert_eq!(goes(Role::Leaving, Stance::Neutral, &[]).1, 2);
    // Only a zombie or an enemy near them makes them roll; on a 5 they get away from it.
    let confronted = |die: u16| {
        let mut board = board().star("Ray", 5, "1606").enemies(Class::Militia).enemy("A", 4, "0606");
        board.0.side_mut(THEM).role = Role::Leaving;
        let mut battle = active(neutral(board.zombie("0606").last(|it| it.hands.clear())));
        battle.set_up().zombies[0].at = at("0602");
        battle.recount();
        let (_, told) = cast(&[(rule!("atzr.npcmove.roll"), &[die])], &[], |play| {
            npcmove::act(&mut battle, play, THEM).unwrap();
        });
        rolled(&told, rule!("atzr.npcmove.roll"))
    };
    assert_eq!([confronted(4), confronted(5)], [1, 1]);
    // Robbers who fight are strangers like others.
    assert_eq!(goes(Role::Robbers, Stance::Hostile, &[4]).1, 2);
}

/// The twin houses have their yellow triangle in 1304, before which is 1303; Ray is behind them.
#[test]
fn strangers_walk_into_a_house_only_once_its_card_is_drawn() {
    let _proof = Proof::of(rule!("atzr.ruling.table-npc-movement"));
    let goes = |is_drawn: bool| {
        let mut board = board().star("Ray", 5, "1312").enemies(Class::Militia).enemy("A", 4, "1303");
        board.0.side_mut(THEM).role = Role::Bushwhackers;
        let mut battle = active(board);
        battle.set_stance(US, THEM, Stance::Hostile);
        let door = battle.scene.board.entrance(at("1304")).unwrap();
        if is_drawn {
            (battle.set_up().places[door].open, battle.set_up().places[door].card) = (true, Some(4));
        }
        battle.set_up().person(p(1)).turn.points = 2;
        insight::forget(&mut battle);
        let (_, told) = cast(&[(rule!("atzr.npcmove.roll"), &[4])], &[], |play| {
            npcmove::act(&mut battle, play, THEM).unwrap();
        });
        assert_eq!(rolled(&told, rule!("atzr.building.entry-roll")), 0);
        battle.person(p(1)).at
    };
    assert_eq!(goes(true), at("1304"));
    assert_ne!(goes(false), at("1304"));
}

#[test]
fn raiders_who_get_away_make_for_the_edge_they_came_by() {
    let _proof = Proof::of(rule!("atzr.ruling.table-npc-movement"));
    let goes = |role: Role| {
        let mut board = board().enemies(Class::Militia).enemy("A", 4, "0806").zombie("1006");
        board.0.side_mut(THEM).role = role;
        board.0.progress.flight = Some(Edge::South);
        let mut battle = active(board);
        // One step gets him neither into cover nor out of sight.
        battle.set_up().person(p(0)).turn.points = 1;
        roll(&[5], |play| npcmove::act(&mut battle, play, THEM).unwrap());
        battle.scene.board.grid().edge(Edge::South).map(|it| it.distance(battle.person(p(0)).at)).min()
    };
    // From eighteen hexes off the far edge: the others run for the near one.
    assert_eq!((goes(Role::Raiders), goes(Role::Strangers)), (Some(17), Some(19)));
}

#[test]
fn strangers_behind_cover_pop_up_first() {
    let _proof = Proof::of(rule!("atzr.ruling.table-npc-movement"));
    let _roll = Proof::of(rule!("atzr.npcmove.roll")).facts([5]);
    // Those who have something to say come up first, and roll for nothing.
    let mut talks = active(board().star("Ray", 5, "1606").enemies(Class::Militia).enemy("A", 4, "0606"));
    talks.set_stance(US, THEM, Stance::ToTalk);
    roll(&[], |play| npcmove::act(&mut talks, play, THEM).unwrap());
    assert_eq!(talks.person(p(1)).at.distance(at("1606")), 7);
    let mut battle =
        active(board().enemies(Class::Militia).enemy("A", 4, "0609").last(|it| it.ducked = true));
    assert_eq!(battle.scene.board.terrain(at("0609")), Terrain::Rough);
    roll(&[5], |play| npcmove::act(&mut battle, play, THEM).unwrap());
    let stranger = battle.person(p(0));
    assert!(!stranger.ducked && stranger.turn.done && stranger.at == at("0609"));
}

#[test]
fn only_players_are_asked_and_only_about_their_own_people() {
    let _proof = Proof::of(rule!("atzr.npcmove.roll"));
    let armed = |board: Board| board.holds(&[CounterThing::Pistol]);
    let board = armed(board().enemies(Class::Ganger).enemy("A", 4, "0306"));
    let mut battle = active(armed(board.enemies(Class::Militia).enemy("B", 4, "0806")));
    let (_, told) = cast(&[(rule!("atzr.npcmove.roll"), &[1])], &[], |play| {
        npcmove::act(&mut battle, play, SideId(2)).unwrap();
    });
    assert!(!told.iter().any(|it| matches!(it.what, kernel::What::Asked { .. })));
}

#[test]
fn strangers_are_told_to_do_what_their_weapons_let_them() {
    let _proof = Proof::of(rule!("atzr.ruling.table-npc-movement"));
    let told = |things: &[CounterThing], hex: &str, empty: bool| {
        let board = board().star("Ray", 5, "0306").enemies(Class::Militia).enemy("A", 4, hex).holds(things);
        let mut battle = active(board.last(|it| it.hands.iter_mut().for_each(|it| it.empty = empty)));
        let (_, told) = cast(&[(rule!("atzr.npcmove.roll"), &[1])], &[], |play| {
            npcmove::act(&mut battle, play, THEM).unwrap()
        });
        let said = told.iter().filter(|it| it.rule == rule!("atzr.npcmove.roll"));
        said.filter_map(|it| match &it.what {
            kernel::What::Noted { note, .. } => Happened::read(note),
            _ => None,
        })
        .next()
    };
    let told = |things: &[CounterThing], hex: &str, empty: bool| told(things, hex, empty).unwrap();
    let does = |how: Conduct| Happened::Conducts { how };
    assert_eq!(told(&[CounterThing::Pistol], "0606", false), does(Conduct::OpensFire));
    assert_eq!(told(&[CounterThing::BaseballBat], "0406", false), does(Conduct::Charges));
    assert_eq!(told(&[CounterThing::Pistol], "0606", true), does(Conduct::Reloads));
    assert_eq!(told(&[CounterThing::BaseballBat], "0906", false), does(Conduct::CannotFireAndGetsAway));
}

/// A whole turn, in which nobody answers anything in particular.
fn turn(mut battle: Battle) -> Vec<kernel::Event> {
    // The strangers' own die, by which they are active.
    let mut told =
        cast(&[(rule!("atzr.npcmove.die"), &[1])], &[], |play| Atzr::step(&mut battle, play).unwrap()).1;
    let turn = battle.turn;
    while battle.turn == turn && battle.result.is_none() {
        told.extend(cast(&[], &[], |play| Atzr::step(&mut battle, play).unwrap()).1);
    }
    told
}

#[test]
fn grunts_of_a_player_never_go_by_the_table_though_their_star_is_away() {
    let _proof = Proof::of(rule!("atzr.npcmove.roll")).facts([6]);
    let board = board().grunt("Ines", 4, "0306").grunt("Dot", 3, "0305");
    let battle = neutral(board.enemies(Class::Militia).enemy("A", 4, "1412")).done();
    let told = turn(battle);
    let rolls = told.iter().filter(|it| it.rule == rule!("atzr.npcmove.roll"));
    let by: Vec<_> = rolls
        .filter_map(|it| match it.what {
            kernel::What::Rolled { by, .. } => Some(by),
            _ => None,
        })
        .collect();
    assert_eq!(by, [Some(p(2).token())]);
    assert!(
        told.iter().any(|it| matches!(it.what, kernel::What::Asked { .. })),
        "theirs is a player's choice"
    );
}

#[test]
fn strangers_without_guns_charge_all_at_the_same_time() {
    let _proof = Proof::of(rule!("atzr.charge.simultaneous"));
    let board = board().star("Ray", 5, "0606").holds(&[CounterThing::Pistol]).enemies(Class::Ganger);
    let board = board.enemy("A", 4, "0604").holds(&[CounterThing::BaseballBat]);
    let mut battle = active(board.enemy("B", 4, "0608").holds(&[CounterThing::BaseballBat]));
    battle.groups =
        vec![atzr::battle::place::Group { leader: p(1), members: [p(1), p(2)].into_iter().collect() }];
    insight::forget(&mut battle);
    let (_, told) = cast(&[(rule!("atzr.npcmove.roll"), &[1])], &[], |play| {
        npcmove::act(&mut battle, play, THEM).unwrap();
    });
    assert!(told.iter().any(|it| it.rule == rule!("atzr.charge.simultaneous")));
}
