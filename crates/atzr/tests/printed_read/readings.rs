//! What rules make of what is printed: every lookup and every roll that asks for a cell.
use std::fmt::Debug;

use atzr::{
    printed::{
        Area, CardId, Class, CounterThing, LootRow, NamedId, Printed, Terrain,
        counters::CounterKind,
        people::Scored,
        tables::{CoverTable, MovementTable},
    },
    rule,
    table::{
        barter, building::EntryRoll, card, carry, charge, chillin, cover, cup::Cups, damage, dice::Passed,
        encounter::InvoluntaryRoll, insight::SightGroup, item, melee, mercy, npc, npcmove, outgunned, ranged,
        reaction, recovery, take, talk, together, weapon,
    },
};
use kernel::{Dice, RuleId, dice::SeededDice};

/// What rules make of a part, looked up or rolled in every way that this part can matter.
#[derive(Default)]
pub struct Readings(pub String);

/// The same face always.
struct Face(u16);

impl Dice for Face {
    fn die(&mut self, _: RuleId, _: u16) -> u16 {
        self.0
    }
}

impl Readings {
    fn note(&mut self, it: impl Debug) {
        self.0 += &format!("{it:?};");
    }

    fn rolled<T: Debug>(&mut self, roll: impl Fn(&mut dyn Dice) -> T) {
        (0..24).for_each(|seed| self.note(roll(&mut SeededDice::new(seed))));
    }

    fn once<T: Debug>(&mut self, look_up: impl Fn(&mut dyn Dice) -> T) {
        self.note(look_up(&mut SeededDice::new(1)));
    }
}

/// All ways in which so many things can be the case or not.
fn cases<const N: usize>() -> impl Iterator<Item = [bool; N]> {
    (0..1_u32 << N).map(|mask| std::array::from_fn(|at| mask >> at & 1 == 1))
}

/// What rules make of a part of what is printed; the rest of it is asked on the board.
pub fn readings(part: &str, printed: &Printed) -> String {
    let mut all = Readings::default();
    match part {
        "tables" => tables(printed, &mut all),
        "people" => people(printed, &mut all),
        "counters" => counters(printed, &mut all),
        "cards" => cards(printed, &mut all),
        _ => characters(printed, &mut all),
    }
    all.0
}

fn tables(printed: &Printed, it: &mut Readings) {
    let tables = &printed.tables;
    for [active, enemies_concealed, alert, suspicious, sharp_eyes] in cases() {
        let group =
            SightGroup { active, enemies_concealed, alert, suspicious, sharp_eyes, ..SightGroup::default() };
        it.rolled(|dice| group.roll(&tables.in_sight, dice));
    }
    for class in Class::ALL {
        reactions(printed, class, it);
    }
    for face in 1..=6 {
        for rep in 1..=7 {
            it.once(|_| damage::one_hit(rep, &tables.ranged_damage, &mut Face(face as u16)));
            shots(printed, rep, face, it);
        }
    }
    for [rage, runt, other] in cases() {
        let contender = |rage, runt| charge::Contender { rage, runt, ..charge::Contender::default() };
        let test = charge::Charge {
            target: contender(other, false),
            target_can_fire: true,
            chargers: vec![contender(rage, runt)],
        };
        it.rolled(|dice| test.test(&tables.charge, dice));
    }
    fights(printed, it);
    for terrain in Terrain::ALL {
        ground(&tables.cover, &tables.movement, terrain, it);
    }
}

fn reactions(printed: &Printed, class: Class, it: &mut Readings) {
    for [received_fire, in_cover, retrieving_wounded, outgunned, in_range_and_loaded, shooter_in_reach] in
        cases()
    {
        for free_will in [None, Some(Passed::None), Some(Passed::One), Some(Passed::TwoOrMore)] {
            for (friends, friends_down) in [(4, 0), (4, 2), (5, 3), (3, 2)] {
                let test = reaction::ReactionTest {
                    class,
                    received_fire,
                    man_down: !received_fire,
                    in_cover,
                    retrieving_wounded,
                    outgunned,
                    in_range_and_loaded,
                    shooter_in_reach,
                    friends,
                    friends_down,
                    free_will,
                    leader_rep: Some(4),
                    ..reaction::ReactionTest::default()
                };
                for passed in [false, true] {
                    it.once(|dice| test.take(&printed.tables.reaction, passed, dice));
                }
            }
        }
        let test = reaction::ReactionTest { class, in_cover, ..reaction::ReactionTest::default() };
        it.rolled(|dice| test.take(&printed.tables.reaction, true, dice));
    }
}

fn shots(printed: &Printed, rep: i32, face: i32, it: &mut Readings) {
    for [fast_moved, rush_shot, in_cover, charging, target_fast_moved, outside_in_the_dark] in cases() {
        // One at a time and all together: the table asks for each by itself.
        for order in 1..=3 {
            let shot = ranged::Shot {
                shooter: ranged::Shooter { rep, fast_moved, rush_shot, ..ranged::Shooter::default() },
                target: ranged::Target {
                    in_cover,
                    charging,
                    fast_moved: target_fast_moved,
                    outside_in_the_dark,
                    ..ranged::Target::default()
                },
                order,
            };
            it.once(|dice| shot.look_up(&printed.tables.ranged, (rule!("atzr.ranged.to-hit"), face), dice));
        }
    }
}

fn fights(printed: &Printed, it: &mut Readings) {
    let tables = &printed.tables;
    let weapons = [
        None,
        Some(melee::MeleeWeapon::BatInOneHand),
        Some(melee::MeleeWeapon::BatInBothHands),
        Some(melee::MeleeWeapon::FryingPan),
    ];
    for weapon in weapons {
        for [vest, brawler, rage, lost] in cases() {
            let fighter = melee::Fighter {
                weapon,
                vest,
                brawler,
                rage,
                lost_rounds: lost.into(),
                ..melee::Fighter::default()
            };
            for against_zombies in [false, true] {
                it.rolled(|dice| fighter.roll(against_zombies, &tables.melee, dice));
            }
        }
    }
    for zombies in 1..=8 {
        it.rolled(|dice| melee::Zombies { zombies }.roll(&tables.melee, dice));
    }
    for (impact, face) in (0..=6).flat_map(|impact| (1..=6).map(move |face| (impact, face))) {
        it.once(|_| melee::damage(impact, true, &tables.melee_damage, &mut Face(face)));
    }
}

fn ground(cover: &CoverTable, movement: &MovementTable, terrain: Terrain, it: &mut Readings) {
    for [moving, zombie, over, picks_up] in cases() {
        let position = cover::Position { terrain, moving, zombie, ..cover::Position::default() };
        it.once(|dice| position.hiding(cover, dice));
        let load = if over { 20 } else { 0 };
        let step = atzr::table::r#move::Step { terrain, zombie, rep: 4, load, picks_up };
        it.note(step.cost(movement).total());
    }
}

fn people(printed: &Printed, it: &mut Readings) {
    let people = &printed.people;
    for from in [recovery::From::OutOfTheFight, recovery::From::Treated, recovery::From::RanAway] {
        for [medikit, medical_knowledge, non_lethal] in cases() {
            let test = recovery::RecoveryTest {
                from,
                medikit,
                medical_knowledge,
                non_lethal,
                ..recovery::RecoveryTest::default()
            };
            it.rolled(|dice| test.roll(people, dice));
        }
    }
    for [born_leader, out_of_the_fight, hungry, poisoned, success] in cases() {
        for (months, lost) in [(0, 0), (2, 1), (3, 0), (4, 0), (6, 0)] {
            let star = together::Star {
                born_leader,
                out_of_the_fight,
                members_lost: lost,
                ..together::Star::default()
            };
            let grunt =
                together::Grunt { months, hungry, poisoned, born_leader, ..together::Grunt::default() };
            it.rolled(|dice| star.roll(people, dice));
            it.rolled(|dice| (1..=4).map(|star| grunt.roll(star, success, people, dice)).collect::<Vec<_>>());
        }
    }
    talks(printed, it);
    for [confronted, on_harm] in cases() {
        let bent = if on_harm { npcmove::Bent::OnHarm } else { npcmove::Bent::PassingBy };
        it.rolled(|dice| npcmove::NpcMovement { rep: 4, confronted, bent }.roll(people, dice));
    }
    for area in Area::ALL {
        (1..=6).for_each(|face| it.once(|_| InvoluntaryRoll { area }.roll(people, &mut Face(face))));
    }
    for (characters, somebody_out) in [(1, false), (2, false), (3, false), (3, true)] {
        it.rolled(|dice| chillin::WayHome { rep: 4, characters, somebody_out }.roll(people, dice));
    }
}

fn talks(printed: &Printed, it: &mut Readings) {
    let people = &printed.people;
    for (ours, theirs) in Class::ALL.into_iter().flat_map(|it| Class::ALL.map(|other| (it, other))) {
        for [negotiator, gives, few, low, npc_star] in cases() {
            let own = talk::Talker {
                class: ours,
                negotiator,
                gifts: gives.into(),
                rep: if low { 3 } else { 4 },
                ..talk::Talker::default()
            };
            let characters = if few { 2 } else { 1 };
            let npcs = talk::Talker { class: theirs, characters, ..talk::Talker::default() };
            let talk = talk::Talk { ours: own, npcs, npc_star };
            it.once(|dice| talk.score(&people.talk, dice));
            it.note((own.dice(&npcs, &people.talk).total(), npcs.dice(&own, &people.talk).total()));
            for (scored, face) in [Scored::More, Scored::Same, Scored::Fewer]
                .into_iter()
                .flat_map(|it| (1..=6).map(move |face| (it, face)))
            {
                it.once(|_| talk.result(scored, &people.talk, &mut Face(face)));
            }
        }
        for surrendered in [false, true] {
            let captive =
                mercy::Captive { class: ours, captors: theirs, surrendered, ..mercy::Captive::default() };
            it.rolled(|dice| captive.roll(people, dice));
        }
    }
}

fn counters(printed: &Printed, it: &mut Readings) {
    let counters = &printed.counters;
    let cups = Cups::new(printed);
    it.note(cups.zombies());
    for thing in CounterThing::ALL {
        it.note((cups.left(thing), carry::weight(counters, thing)));
        it.once(|dice| (carry::count(counters, &[], &[thing], dice), barter::worth(printed, thing, dice)));
        it.once(|dice| outgunned::Guns::of(thing, None, counters, dice).ranking);
        it.once(|_| item::may_not_begin_with(counters, &[CounterThing::Rpg], thing));
        for weapon in CounterThing::ALL {
            it.once(|dice| npc::held(counters, Some(weapon), thing, dice));
        }
        if counters.of(thing).kind == CounterKind::Ranged {
            it.once(|dice| item::scope_fits(counters, thing, dice));
            let firing = weapon::Firing::of(thing);
            it.rolled(|dice| firing.roll(counters.of(thing), dice));
        }
    }
    it.rolled(|dice| {
        (cups.clone().draw_weapon(counters, WHY, dice), cups.clone().draw_item(counters, WHY, dice))
    });
}

/// Why something is drawn.
const WHY: RuleId = rule!("atzr.npc.starting-items");

fn cards(printed: &Printed, it: &mut Readings) {
    let cards = &printed.cards;
    for id in (0..cards.deck.len() as u8).map(CardId) {
        Area::ALL.into_iter().for_each(|area| it.once(|dice| card::column(cards, id, area, dice)));
        LootRow::ALL.into_iter().for_each(|row| it.once(|dice| card::loot(cards, id, row, dice)));
    }
    for face in 1..=6 {
        it.once(|_| take::row(cards, rule!("atzr.take.card"), &mut Face(face)));
        for triangle in LootRow::ALL {
            let entry = EntryRoll { triangle, ..EntryRoll::default() };
            it.once(|_| entry.over(&cards.entry, &mut Face(face)));
        }
    }
}

fn characters(printed: &Printed, it: &mut Readings) {
    let named = (0..printed.characters.named.len() as u8).map(NamedId);
    for id in named {
        let cups = Cups::new(printed);
        it.once(|dice| npc::armed(id, Class::Ganger, printed, &mut cups.clone(), dice));
        it.note((printed.characters.counter(id), cups));
    }
}
