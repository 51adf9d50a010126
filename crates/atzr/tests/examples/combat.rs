//! The book's examples of fighting that need no map.
use super::example;
use atzr::{
    battle::{
        reaction::{Missed, react},
        shoot::Fired,
    },
    printed::{Area, Class, CounterThing, FightTables, LootRow, Printed, Terrain, tables::Harm},
    rule,
    table::{
        building::EntryRoll,
        challenge::Challenge,
        charge::{Allowed, Charge, Contender},
        cover::Position,
        dice::Passed,
        insight::{InSightTest, SightGroup},
        leader::LeaderDie,
        melee::{Downed, Fighter, Foe, Melee, MeleeState, Round, Winner, Zombies, damage},
        r#move::FastMove,
        outgunned::Outgunned,
        ranged::{Explosion, FireAim, Shooter, Shot, Target, TargetFate, ToHit, Volley, VolleyHits},
        reaction::{Reaction, ReactionTest},
        star_power::StarPower,
        surprise::{Surprise, divide, fires_first, zombie_total},
        weapon::{Blast, Explosive, Firing},
        zombie::{Noise, ZombieHit},
    },
};
use kernel::{Given, scripted};

use crate::{
    board::{board, p},
    steps::roll,
};

fn tables() -> &'static FightTables {
    &Printed::book().tables
}

fn fire(volley: &Volley, faces: &[u16]) -> VolleyHits {
    let counter = Printed::book().counters.of(volley.firing.weapon);
    volley.fire(&tables().ranged, counter, &mut scripted(faces))
}

fn volley(weapon: CounterThing, rep: i32, aims: &[(Target, u16)]) -> Volley {
    let aims = aims.iter().map(|&(target, dice)| FireAim { target, dice, order: None }).collect();
    Volley {
        firing: Firing::of(weapon),
        shooter: Shooter { rep, ..Shooter::default() },
        charged: false,
        aims,
    }
}

fn human(rep: i32) -> Fighter {
    Fighter { rep, ..Fighter::default() }
}

/// Once so many successes have been scored, which damage die does what.
fn impact(first: u16, second: u16) -> Round {
    Round::of(first, second, &mut scripted(&[]))
}

#[test]
fn star_power_too_tall() {
    let mut example = example(rule!("atzr.example.star-power-too-tall"));
    let harms = [Harm::ObviouslyDead, Harm::OutOfTheFight].as_slice().into();
    let after = StarPower { dice: 5, harms }.use_all(&mut example);
    example.comes_to((after.harm, after.left));
}

#[test]
fn star_power_melee() {
    let mut example = example(rule!("atzr.example.star-power-melee"));
    let too_tall = Fighter { star_power: 5, ..human(5) };
    let (after, downed) = too_tall.withstands(Downed::OutOfTheFight, &mut example);
    // Nothing is left of it, so that another round is fought, and with no Rep lost.
    example.comes_to((downed, after.star_power, after.lost_rounds));
}

#[test]
fn challenge_roof() {
    let mut example = example(rule!("atzr.example.challenge-roof"));
    let tonya = Challenge { rep: 5, ..Challenge::default() };
    let challenged = tonya.resolve(&mut example);
    example.comes_to(challenged);
}

#[test]
fn leader_die() {
    let mut dice = example(rule!("atzr.example.leader-die"));
    let passed = LeaderDie { rep: 5 }.roll(&mut dice);
    dice.comes_to(passed);
    // Militia react differently in all three columns.
    let grunt = |rep| ReactionTest { class: Class::Militia, rep, ..ReactionTest::default() };
    for rep in [3, 4] {
        let reaction = grunt(rep).take(&tables().reaction, passed, &mut dice);
        dice.comes_to(reaction);
    }
}

#[test]
fn bank_fast_move() {
    let mut example = example(rule!("atzr.example.bank-fast-move"));
    let bank = FastMove { rep: 3, ..FastMove::default() };
    let points = 3 + bank.roll(&mut example);
    example.comes_to(points);
}

#[test]
fn fast_move_quiz() {
    let mut example = example(rule!("atzr.example.fast-move-quiz"));
    let more = FastMove { rep: 4, ..FastMove::default() }.roll(&mut example);
    example.comes_to(more);
}

#[test]
fn in_sight_dice_tonya() {
    let _example = example(rule!("atzr.example.in-sight-dice-tonya"));
    let tonya = SightGroup { rep: 5, active: true, ..SightGroup::default() };
    assert_eq!(tonya.dice(&tables().in_sight).total(), 4);
}

#[test]
fn ganger_received_fire() {
    let mut example = example(rule!("atzr.example.ganger-received-fire"));
    let ganger = ReactionTest { class: Class::Ganger, rep: 4, ..ReactionTest::default() };
    let reaction = ganger.resolve(&mut example);
    example.comes_to(reaction);
}

#[test]
fn multiple_tests() {
    let _example = example(rule!("atzr.example.multiple-tests"));
    let shot_at =
        ReactionTest { class: Class::Ganger, rep: 4, friends: 3, friends_down: 1, ..ReactionTest::default() };
    let both = ReactionTest { man_down: true, ..shot_at };
    // One set of dice; with one passed Man Down is Carry On and Received Fire the worse Rush Shot.
    assert_eq!(both.resolve(&mut scripted(&[4, 5])), Reaction::RushShot);
    let saw_leader_fall = ReactionTest { received_fire: false, ..both };
    assert_eq!(saw_leader_fall.resolve(&mut scripted(&[4, 5])), Reaction::CarryOn);
}

#[test]
fn jimmy_shotgun() {
    let mut example = example(rule!("atzr.example.jimmy-shotgun"));
    let jimmy = volley(CounterThing::Shotgun, 4, &[(Target::zombie(), 2), (Target::zombie(), 1)]);
    let fired = jimmy.firing.resolve(&mut example);
    example.comes_to((fired.faces.as_slice(), fired.out_of_ammo, fired.noise));
    let noise = Noise { fire_dice: fired.noise, area: Area::Urban, ..Noise::default() };
    assert_eq!(noise.roll(&mut scripted(&[4; 6])), 6);
}

#[test]
fn jimmy_grenade() {
    let mut example = example(rule!("atzr.example.jimmy-grenade"));
    let zombie = Target { charging: true, ..Target::zombie() };
    let blast = Blast { with: Explosive::Grenade, targets: 3 }.roll(&mut example);
    example.comes_to(blast.each);
    let shooter = Shooter { rep: 4, ..Shooter::default() };
    let grenade = Explosion { shooter, charged: true, targets: vec![zombie; 3], ..Explosion::default() };
    // A 9 hits the third as it hits the first; then each dies of a 3.
    let blown = Given::resolve(&grenade, &mut scripted(&[2, 5, 1, 3, 5, 1, 3, 5, 1, 3]));
    assert!(blown.iter().all(|it| it.target == TargetFate::ObviouslyDead));
}

#[test]
fn two_pistols_targets() {
    let _example = example(rule!("atzr.example.two-pistols-targets"));
    let tonya = Shooter { rep: 5, two_weapons: true, two_guns: true, ..Shooter::default() };
    let pistol = |order| Volley {
        shooter: tonya,
        aims: vec![FireAim { target: Target::default(), dice: 1, order: Some(order) }],
        ..Volley::default()
    };
    // Both on one target an 8 hits twice; with one die each it misses the second.
    let hits = |order| fire(&pistol(order), &[3]).targets[0].hits;
    assert_eq!((hits(1), hits(2)), (1, 0));
}

#[test]
fn outgunned_unloaded() {
    let _example = example(rule!("atzr.example.outgunned-unloaded"));
    let missed = |empty: bool| {
        let jimmy = board().grunt("Jimmy", 4, "0602").holds(&[CounterThing::AssaultRifle]);
        let jimmy = jimmy.last(|it| it.hands[0].empty = empty).enemies(Class::Ganger);
        let mut battle = jimmy.enemy("Bank", 3, "0606").holds(&[CounterThing::HuntingRifle]).done();
        let fired = Fired { weapon: CounterThing::HuntingRifle, with: None };
        let missed = Missed { who: p(0), by: std::iter::once(p(1)).collect(), fired };
        // Two of three dice pass: he is in the wood.
        let fires =
            roll(&[1, 2, 6], |play| react(&mut battle, play, vec![missed].into())).unwrap().fires.len();
        (fires, battle.person(p(0)).ducked)
    };
    assert_eq!(missed(true), (0, true));
    // With rounds in it the rifle outranks what was fired at him.
    assert_eq!(missed(false), (1, false));
}

#[test]
fn beck_outgunned() {
    let _example = example(rule!("atzr.example.beck-outgunned"));
    let ganger = ReactionTest { class: Class::Ganger, rep: 4, ..ReactionTest::default() };
    assert_eq!(ganger.resolve(&mut scripted(&[4, 5])), Reaction::RushShot);
    let beck =
        Outgunned { fired: CounterThing::Smg, own: Some(CounterThing::Pistol), ..Outgunned::default() };
    let outgunned = beck.resolve(&mut scripted(&[]));
    let test = ReactionTest { class: Class::Militia, rep: 4, outgunned, ..ReactionTest::default() };
    assert_eq!(test.resolve(&mut scripted(&[1, 2])), Reaction::DuckBack);
    assert_eq!(ReactionTest { outgunned: false, ..test }.resolve(&mut scripted(&[1, 2])), Reaction::Fire);
}

#[test]
fn nick_allocation() {
    let mut example = example(rule!("atzr.example.nick-allocation"));
    // Against these two only a 5 hits the Professor, and Bank only if it were put on him.
    let covered = Target { in_cover: true, ..Target::default() };
    let nick = volley(CounterThing::AssaultRifle, 5, &[(covered, 1), (covered, 2)]);
    let hits: Vec<u16> = fire(&nick, example.rest()).targets.iter().map(|it| it.hits).collect();
    example.comes_to(hits);
}

#[test]
fn building_cover() {
    let mut example = example(rule!("atzr.example.building-cover"));
    let at = |moving| {
        let position = Position { terrain: Terrain::Building, moving, ..Position::default() };
        position.hiding(&tables().cover, &mut scripted(&[]))
    };
    let (tonya, ganger) = (at(true), at(false));
    assert!(tonya.conceals() && ganger.conceals());
    example.comes_to((tonya.covers(), ganger.covers()));
    let looks = SightGroup { rep: 5, active: true, enemies_concealed: true, ..SightGroup::default() };
    assert_eq!(looks.dice(&tables().in_sight).total(), 3);
    let shooter = Shooter { rep: 5, two_weapons: true, two_guns: true, ..Shooter::default() };
    let target = Target { in_cover: ganger.covers(), ..Target::default() };
    let shot = Shot { shooter, target, order: 1 };
    let to_hit = rule!("atzr.ranged.to-hit");
    let looked_up = |&face: &u16| shot.look_up(&tables().ranged, (to_hit, face.into()), &mut scripted(&[]));
    let hits: Vec<ToHit> = example.rest().iter().map(looked_up).collect();
    example.comes_to(hits);
    let in_the_open = Shot { target: Target::default(), ..shot };
    assert_eq!(
        in_the_open.look_up(&tables().ranged, (rule!("atzr.ranged.to-hit"), 3), &mut scripted(&[])),
        ToHit::Hit
    );
}

#[test]
fn nick_three_targets() {
    let mut example = example(rule!("atzr.example.nick-three-targets"));
    let open = Target::default();
    let nick = volley(CounterThing::AssaultRifle, 5, &[(open, 1), (open, 1), (open, 1)]);
    let hits: Vec<u16> = fire(&nick, example.rest()).targets.iter().map(|it| it.hits).collect();
    example.comes_to(hits);
}

#[test]
fn melee_too_tall() {
    let mut example = example(rule!("atzr.example.melee-too-tall"));
    let melee = &tables().melee;
    let too_tall = human(4).roll(false, melee, &mut example);
    let tonya = human(5).roll(false, melee, &mut scripted(&[1; 5]));
    example.comes_to((too_tall, tonya));
    assert_eq!(impact(too_tall, tonya), Round { winner: Some(Winner::Second), impact: 2 });
}

#[test]
fn melee_damage_next_round() {
    let mut example = example(rule!("atzr.example.melee-damage-next-round"));
    example.comes_to(tables().melee_damage.harm(3, 2));
    // Tonya's five successes against three, a 3 for damage; then Too Tall has three dice.
    let start = MeleeState { melee: Melee { fighter: human(4), foe: Foe::Human(human(5)) }, lingers: false };
    let next = start.round(tables(), &mut scripted(&[&[1, 2, 3, 5, 1, 1, 1, 1, 1], example.rest()].concat()));
    let fighter = next.continue_value().unwrap().melee.fighter;
    example.comes_to(fighter.dice(false, &tables().melee).total());
    assert_eq!(fighter.rep, 4);
}

#[test]
fn four_zeds_charge() {
    let _example = example(rule!("atzr.example.four-zeds-charge"));
    let zombie = Contender { rep: 3, zombie: true, ..Contender::default() };
    let target = Contender { rep: 5, ..Contender::default() };
    let charge = Charge { target, chargers: vec![zombie; 4], target_can_fire: true };
    assert_eq!(charge.test(&tables().charge, &mut scripted(&[1, 5])).as_slice(), [Allowed::AllDice; 4]);
    let zombies = Zombies { zombies: 3 };
    assert_eq!(human(5).dice(true, &tables().melee).total(), 6);
    assert_eq!(zombies.dice(&tables().melee).total(), 5);
    let start = MeleeState { melee: Melee { fighter: human(5), foe: Foe::Zombies(zombies) }, lingers: false };
    let next = start.round(tables(), &mut scripted(&[1, 1, 1, 4, 4, 4, 1, 4, 4, 4, 4]));
    let left = next.continue_value().unwrap().melee.foe;
    assert_eq!(left, Foe::Zombies(Zombies { zombies: 1 }));
}

#[test]
fn bank_dead_converted() {
    let mut example = example(rule!("atzr.example.bank-dead-converted"));
    let round = impact(4, 1);
    assert_eq!(round.impact, 3);
    let tonya = human(5);
    let downed = damage(round.impact, tonya.is_lethal(), &tables().melee_damage, &mut example);
    example.comes_to(downed);
}

#[test]
fn buffy_yellow_fail() {
    let mut example = example(rule!("atzr.example.buffy-yellow-fail"));
    let buffy = EntryRoll { triangle: LootRow::Yellow, area: Area::Urban, ..EntryRoll::default() };
    let entry = buffy.resolve(&mut example);
    example.comes_to(entry);
}

#[test]
fn zombie_surprise() {
    // After the entry the odd zombie is assigned: the first of the two humans.
    assert_eq!(divide(3, 2, &mut scripted(&[1])).as_slice(), [2, 1]);
    let mut dice = example(rule!("atzr.example.zombie-surprise"));
    let door = EntryRoll { triangle: LootRow::Yellow, area: Area::Urban, ..EntryRoll::default() };
    let entered = door.resolve(&mut dice);
    dice.comes_to(entered);
    let zombies = zombie_total(3, &mut dice);
    dice.comes_to(zombies);
    let tonya = fires_first(5, zombies, &mut dice);
    dice.comes_to(tonya);
    let hit = ZombieHit { shooter_rep: 5, shooter_charged: true, hits: 1 };
    for _ in 0..2 {
        let taken = hit.roll(&mut dice);
        dice.comes_to(taken);
    }
    let too_tall = fires_first(4, zombies, &mut dice);
    dice.comes_to(too_tall);
}

#[test]
fn beck_easy_to_kill() {
    let mut example = example(rule!("atzr.example.beck-easy-to-kill"));
    let beck = ZombieHit { shooter_rep: 4, shooter_charged: false, hits: 1 };
    let taken = beck.roll(&mut example);
    example.comes_to(taken);
}

#[test]
fn beck_surprise() {
    let mut dice = example(rule!("atzr.example.beck-surprise"));
    let met = Surprise { zombies: 2, reps: vec![4] }.roll(&mut dice);
    dice.comes_to(met[0].fires);
    let zombie = Target { in_cover: true, ..Target::zombie() };
    let beck = Volley { charged: true, ..volley(CounterThing::Pistol, 4, &[(zombie, 1)]) };
    let fired = Given::resolve(&beck, &mut dice);
    dice.comes_to(fired.targets[0].target);
    dice.comes_to(met[0].zombies);
}

#[test]
fn beck_swarm() {
    let _example = example(rule!("atzr.example.beck-swarm"));
    let swarm = Zombies { zombies: 3 };
    assert_eq!(human(4).dice(true, &tables().melee).total(), 5);
    assert_eq!(swarm.dice(&tables().melee).total(), 5);
    assert_eq!(impact(2, 4), Round { winner: Some(Winner::Second), impact: 2 });
    // One die for damage, however many they are: a 2 is within the Impact.
    let melee = Melee { fighter: human(4), foe: Foe::Zombies(swarm) };
    let start = MeleeState { melee, lingers: false };
    let ended = start.round(tables(), &mut scripted(&[1, 1, 4, 4, 4, 1, 1, 1, 1, 4, 2]));
    assert!(ended.is_break());
}

#[test]
fn tonya_swarm() {
    let _example = example(rule!("atzr.example.tonya-swarm"));
    let melee = Melee { fighter: human(5), foe: Foe::Zombies(Zombies { zombies: 3 }) };
    assert_eq!(melee.fighter.dice(true, &tables().melee).total(), 6);
    let start = MeleeState { melee, lingers: false };
    let next = start.round(tables(), &mut scripted(&[1, 1, 1, 4, 4, 4, 1, 1, 4, 4, 4]));
    assert_eq!(next.continue_value().unwrap().melee.foe, Foe::Zombies(Zombies { zombies: 2 }));
}

#[test]
fn in_sight_three_to_one() {
    let _example = example(rule!("atzr.example.in-sight-three-to-one"));
    let tonya = SightGroup { side: 0, rep: 5, active: true, ..SightGroup::default() };
    let too_tall = SightGroup { side: 1, rep: 4, ..SightGroup::default() };
    let test = InSightTest { groups: vec![tonya, too_tall] };
    assert_eq!(test.winners(&[3, 1], &mut scripted(&[])).as_slice(), [0]);
}

#[test]
fn charge_two_on_tonya() {
    let _example = example(rule!("atzr.example.charge-two-on-tonya"));
    let contender = |rep| Contender { rep, ..Contender::default() };
    let charge =
        Charge { target: contender(5), chargers: vec![contender(3), contender(4)], target_can_fire: true };
    // Tonya's two dice, then Bank's, then Too Tall's: she passes two, he one, she two.
    let allowed = charge.test(&tables().charge, &mut scripted(&[1, 5, 3, 4, 4, 4]));
    assert_eq!(allowed.as_slice(), [Allowed::AllDice, Allowed::OneDie]);
    // All of a Pistol's dice are one.
    let pistol = Printed::book().counters.of(CounterThing::Pistol);
    assert_eq!(Firing::of(CounterThing::Pistol).counted(pistol), 1);
    let at_bank =
        volley(CounterThing::Pistol, 5, &[(Target { rep: 3, charging: true, ..Target::default() }, 1)]);
    let shot = Volley { charged: true, ..at_bank };
    assert_eq!(Given::resolve(&shot, &mut scripted(&[4, 3])).targets[0].target, TargetFate::OutOfTheFight);
}

#[test]
fn a_column_for_every_class_of_passes() {
    // What the STOP box after 9.4 has readers look up: three different results for each Class.
    for class in Class::ALL {
        let test = ReactionTest { class, ..ReactionTest::default() };
        let table = tables().reaction.of(class);
        let mut results = Passed::ALL.map(|it| test.look_up(table, it, &mut scripted(&[])));
        results.sort();
        assert!(results[0] < results[1] && results[1] < results[2], "{class:?}: {results:?}");
    }
}
