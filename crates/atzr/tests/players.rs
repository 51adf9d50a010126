//! Whole games with several players, cooperative and competitive (1.0): whom the questions go to, and what must always be so.
use crate::board;
use atzr::{
    battle::{
        Atzr, Battle, Encounter, FigureId, Person, Phase, Role, Side, SideId, State, encounter::Purpose,
        item::slots,
    },
    printed::{Class, CounterThing},
    rule,
    setup::layout::MapLayout,
};
use kernel::{
    Answer, Answers, Book, Dice, Flow, LiveQuestion, Play, Proof, RuleId, Seat, Whim, dice::SeededDice,
};

/// Answers at random, and looks whom it is asked about.
struct Table {
    whim: Whim,
    asked: [u32; 2],
}

impl Answers for Table {
    fn answer(&mut self, asked: &LiveQuestion<'_>) -> Option<Answer> {
        let battle: &Battle = asked.table().unwrap();
        let seat = asked.ask.seat;
        self.asked[usize::from(seat.0)] += 1;
        let about = asked.ask.about.map(FigureId::from_token);
        assert!(
            !matches!(about, Some(FigureId::Zombie(_) | FigureId::Marker(_))),
            "nobody runs them: {asked:?}"
        );
        if let Some(FigureId::Person(who)) = about {
            let person = battle.person(who);
            // Whose people may come along is asked, about whoever goes first.
            let along = [rule!("atzr.ruling.entering-group"), rule!("atzr.ruling.charge-together")]
                .contains(&asked.ask.why);
            assert!(person.seat.is_some(), "{seat:?} is asked about {} of nobody: {asked:?}", person.name);
            assert!(person.seat == Some(seat) || along, "{seat:?} is asked about {}: {asked:?}", person.name);
        }
        self.whim.answer(asked)
    }
}

/// Dice that a single step cannot roll for ever.
struct Counted {
    dice: SeededDice,
    left: u32,
}

impl Dice for Counted {
    fn die(&mut self, why: RuleId, sides: u16) -> u16 {
        self.left -= 1;
        assert_ne!(self.left, 0, "a step does not end: {why}");
        self.dice.die(why, sides)
    }
}

/// Two Stars with a Grunt each, on one side or on two.
fn start(encounter: Encounter, layout: MapLayout, together: bool) -> Battle {
    let mut battle = board::encounter(layout, encounter).0;
    (battle.turn, battle.phase) = (0, Phase::Begin);
    if together {
        battle.sides[0].seats.push(Seat(1));
    } else {
        battle.sides.push(Side::new("the others", Class::Ganger, Role::Players, &[Seat(1)]));
    }
    for (at, name) in ["Ray", "Ines", "Lil", "Dot"].into_iter().enumerate() {
        let seat = Seat(at as u8 / 2);
        let side = if together { SideId(0) } else { SideId(seat.0) };
        let class = battle.side(side).class;
        let mut person = Person::new(name, side, Some(seat), class, if at % 2 == 0 { 5 } else { 4 });
        person.star = at % 2 == 0;
        person.star_power = if person.star { 5 } else { 0 };
        person.state = State::Waiting;
        let thing = [
            CounterThing::HuntingRifle,
            CounterThing::Pistol,
            CounterThing::Shotgun,
            CounterThing::BaseballBat,
        ][at];
        person.hands.push(thing.into());
        person.gear.extend([CounterThing::Ammo, CounterThing::SuppliesA].map(Into::into));
        for thing in [thing, CounterThing::Ammo, CounterThing::SuppliesA] {
            battle.cups.take(thing);
        }
        battle.set_up().people.push(person);
        battle.side_mut(side).strength += 1;
    }
    battle
}

/// What must be so whenever nobody is in the middle of anything.
fn check(battle: &Battle, seed: u64) {
    let acting = if let Phase::Active { acting, .. } = battle.phase { acting } else { None };
    for (who, person) in battle.functioning() {
        let here = battle.standing_at(person.at).filter(|it| Some(it.0) != acting).count();
        assert!(
            here <= 2 || Some(who) == acting,
            "seed {seed}: {here} in {} with {}",
            person.at,
            person.name
        );
        assert!(person.hands.len() <= 2, "seed {seed}: {} holds {:?}", person.name, person.hands);
        assert!(battle.scene.board.grid().contains(person.at));
    }
    for it in battle.people.iter().filter(|it| it.functions() && it.turn.done) {
        assert!(
            !it.turn.moving,
            "seed {seed}: {} is through and still moving in {:?}",
            it.name, battle.phase
        );
    }
    for thing in CounterThing::ALL {
        let carried = battle.people.iter().flat_map(slots).filter(|it| it.1.thing == thing).count();
        let scopes = battle.people.iter().flat_map(slots).filter(|it| it.1.scope).count();
        let lying = battle.lying.iter().filter(|it| it.item.thing == thing).count();
        let tanks = if thing == CounterThing::GasTank { battle.tanks.len() } else { 0 };
        let worn = if thing == CounterThing::Scope { scopes } else { 0 };
        let all = carried + lying + tanks + worn + usize::from(battle.cups.left(thing));
        let copies = usize::from(battle.scene.printed.counters.of(thing).copies);
        // Generic counters have their weapon printed on them.
        let printed = battle.people.iter().filter(|it| it.is_generic()).count();
        assert!(all <= copies + printed, "seed {seed}: {all} of {copies} {thing:?}");
    }
    assert_eq!(battle.deck.left().len() + battle.deck.discards().len(), 54, "seed {seed}");
}

fn play(mut battle: Battle, seed: u64) -> [u32; 2] {
    let mut dice = Counted { dice: SeededDice::new(seed), left: 0 };
    let mut table = Table { whim: Whim::new(seed), asked: [0; 2] };
    for _ in 0..20_000 {
        dice.left = 5_000;
        let mut play = Play::bulk(&mut dice, &mut table);
        if Atzr::step(&mut battle, &mut play).unwrap() == Flow::Ends {
            return table.asked;
        }
        check(&battle, seed);
    }
    panic!("seed {seed} does not end: {:?}", battle.phase);
}

fn games(together: bool) {
    let two = || MapLayout::side_by_side("maple-heights", "route-nine");
    let mut asked = [0; 2];
    for (encounter, layout) in [
        (Encounter::Search {}, two()),
        (Encounter::Raid { class: Class::Militia, purpose: Purpose::Items }, two()),
        (Encounter::TakeBack {}, MapLayout::single("maple-heights")),
        (Encounter::Chillin {}, MapLayout::single("market-square")),
        (Encounter::Defend {}, two()),
        (Encounter::Robbery { after_chillin: false, suspicious: false }, two()),
        (Encounter::Bushwhack {}, two()),
    ] {
        for seed in 0..10 {
            let game = play(start(encounter, layout.clone(), together), seed);
            asked = [0, 1].map(|it| asked[it] + game[it]);
        }
    }
    assert!(asked.iter().all(|&it| 100 < it), "both players have had their say: {asked:?}");
}

#[test]
fn two_players_on_one_side_are_each_asked_about_their_own_people() {
    let _proof = Proof::of(rule!("atzr.game.modes")).facts([1, 3]);
    games(true);
}

#[test]
fn two_players_against_each_other_are_each_asked_about_their_own_people() {
    let _proof = Proof::of(rule!("atzr.game.modes")).facts([1, 3]);
    games(false);
}
