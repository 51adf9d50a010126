//! What every book must satisfy, on random play of the shipped scenarios: alone, shared between two players and with two sides
//! of players; what is hidden reaches no seat, and dice that people type in lead to the same game.
use atzr::{
    battle::{Atzr, Battle, Person, PersonId, State},
    bot::Steady,
    printed::{Class, CounterThing},
    rules::Rules,
    setup::{
        forces::{PersonFile, TeamFile},
        scenario::{Scenario, ScenarioFile},
        scenarios,
        share::share,
    },
};
use kernel::{
    Book, Conformance, Flow, Play, Seat, Session, Status, Whim,
    conformance::play_whole,
    dice::{SeededDice, TypedDice},
    log::Input,
    play::Nobody,
};

/// How the people of a scenario are played.
#[derive(Clone, Copy)]
enum Table {
    Alone,
    Shared,
    /// A second side of players, of another Class.
    Against,
}

/// A shipped scenario, with the optional rules as the seed has them.
fn position(seed: u64, table: Table) -> Battle {
    let all = scenarios();
    let text = all[seed as usize % all.len()].1;
    let shared = match table {
        Table::Alone | Table::Against => text.to_owned(),
        Table::Shared => share(text, 2).unwrap_or_else(|_| text.to_owned()),
    };
    let mut file: ScenarioFile = serde_json::from_str(&shared).unwrap();
    file.rules =
        Rules { star_rep_five: seed.is_multiple_of(2), substitute_attributes: seed.is_multiple_of(3) };
    if let Table::Against = table {
        file.teams.push(others());
    }
    Scenario::of(&file).unwrap().battle()
}

fn others() -> TeamFile {
    let person = |name: &str, star: bool, thing: CounterThing| PersonFile {
        name: name.to_owned(),
        seat: 1,
        star,
        hands: vec![thing.into()],
        gear: vec![CounterThing::Ammo.into()],
        ..PersonFile::default()
    };
    let people =
        vec![person("Vic", true, CounterThing::Shotgun), person("Moss", false, CounterThing::Pistol)];
    TeamFile { name: "the others".to_owned(), class: Class::Ganger, people, ..TeamFile::default() }
}

/// The same table to a seat: other things in others' pockets and in the cups, other Star Power, and of people whom it does not
/// see another Rep, another Class, other hands.
fn resampled(battle: &Battle, seat: Seat, seed: u64) -> Battle {
    let mut other = battle.clone();
    let own = |it: &Person| it.seat == Some(seat) || battle.side(it.side).seats.contains(&seat);
    let plays = battle.sides.iter().any(|it| it.seats.contains(&seat));
    let watches = |it: &Person| if plays { own(it) } else { it.seat.is_some() };
    let watchers: Vec<PersonId> = battle.functioning().filter(|it| watches(it.1)).map(|it| it.0).collect();
    for (who, person) in battle.everybody().filter(|it| !own(it.1)) {
        let change = other.set_up().person(who);
        change.gear = [CounterThing::Scope, CounterThing::Ammo].into_iter().map(Into::into).collect();
        (change.star_power, change.doses) = (9, 3);
        change.deeds.zombies += seed as u16;
        let seen = |one: &PersonId| {
            battle.sees(*one, who)
                || battle.line(battle.person(*one).at, person.at)
                || battle.person(*one).at == person.at
        };
        if plays && matches!(person.state, State::Functioning) && !watchers.iter().any(seen) {
            (change.rep, change.class) = (9, Class::Militia);
            change.hands = [CounterThing::Rpg].into_iter().map(Into::into).collect();
        }
    }
    for thing in [CounterThing::Rpg, CounterThing::Pistol, CounterThing::Medikit, CounterThing::SuppliesA] {
        other.cups.take(thing);
    }
    other
}

/// Every other game begins in the middle of things, where a bot has played so far.
fn under_way(seed: u64, table: Table) -> Battle {
    let mut battle = position(seed, table);
    let (mut dice, mut bot) = (SeededDice::new(seed), Steady::new(seed));
    for _ in 0..60 * (seed / 8 % 2) {
        if Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut bot)).unwrap() == Flow::Ends {
            return position(seed, table);
        }
    }
    battle
}

fn conforms(table: Table, games: std::ops::Range<u64>) {
    let (from, many) = (games.start, games.end - games.start);
    let positions = move |seed| under_way(from + seed, table);
    Conformance::<Atzr>::of(&positions).games(many).most_steps(20_000).hidden(&resampled).check();
}

#[test]
fn the_book_conforms_with_one_player() {
    conforms(Table::Alone, 0..12);
}

#[test]
fn the_book_conforms_with_two_players_on_one_side() {
    conforms(Table::Shared, 4..10);
}

#[test]
fn the_book_conforms_with_players_against_each_other() {
    conforms(Table::Against, 6..12);
}

/// The faces that the rules want next, as they fell in the recorded game.
fn next_faces<'a>(rolls: &mut impl Iterator<Item = &'a Input>) -> Vec<u16> {
    match rolls.next() {
        Some(Input::Rolled { faces, .. }) => faces.to_vec(),
        other => panic!("no roll: {other:?}"),
    }
}

#[test]
fn dice_typed_in_one_by_one_lead_to_the_same_game() {
    for seed in 0..8 {
        let game = play_whole::<Atzr>(position(seed, Table::Alone), seed, 20_000);
        let inputs: Vec<&Input> = game.session.steps().flatten().collect();
        let mut rolls = inputs.into_iter().filter(|it| !it.is_answer());
        let mut answers = game.answers(0);
        let mut session = Session::<Atzr>::new(game.session.start().clone());
        let mut typed = TypedDice::new([]);
        loop {
            match session.advance(&mut typed, &mut Nobody) {
                Status::Over => break,
                Status::NeedsDice { .. } => typed.add(next_faces(&mut rolls)),
                Status::Asking { question, .. } => {
                    session.answer(question.seat, answers.next(question.why)).unwrap();
                }
                other => panic!("seed {seed}: {other:?}"),
            }
        }
        assert!(session.steps().eq(game.session.steps()), "seed {seed}");
        assert!(session.journal() == game.session.journal(), "seed {seed}");
    }
}

#[test]
fn whole_games_of_every_scenario_come_to_an_end_and_the_crowd_is_counted_right() {
    for seed in 0..80 {
        let mut battle = position(seed, [Table::Alone, Table::Shared, Table::Against][seed as usize / 8 % 3]);
        let (mut dice, mut whim) = (SeededDice::new(seed), Whim::new(seed));
        let mut over = false;
        for step in 0..20_000 {
            over = Atzr::step(&mut battle, &mut Play::bulk(&mut dice, &mut whim)).unwrap() == Flow::Ends;
            let crowd = battle.crowd.clone();
            battle.recount();
            assert_eq!(crowd, battle.crowd, "seed {seed}, step {step}, {:?}", battle.phase);
            if over {
                break;
            }
        }
        assert!(over && battle.result.is_some(), "seed {seed} does not end: turn {}", battle.turn);
    }
}
