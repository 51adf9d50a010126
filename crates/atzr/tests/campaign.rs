//! The campaign between the Encounters (14): months, food, losses, and who stays.
#![allow(clippy::unwrap_used)]

use atzr::{
    campaign::{
        Campaign, Due, Fared, Fate, Group, MemberId, Mode, Outcome, Parts, State, Step,
        begin::{NewStar, Own},
        outcome::Gains,
    },
    printed::{Area, Attribute, Class, DayPart, NamedId, Printed, Thing},
    rule,
    table::{
        after::Deeds,
        campaign::Month,
        encounter::Encounter,
        infection::Bites,
        npc::{Held, Person, Who},
    },
};
use kernel::{Answer, Dice, Play, Proof, Seat, script, scripted};

fn printed() -> &'static Printed {
    Printed::book()
}

fn named(name: &str) -> NamedId {
    printed().characters.find(name).unwrap()
}

/// Plays something with these dice and answers, of which none may be left over.
#[track_caller]
fn play<T>(dice: &[u16], answers: &[Answer], what: impl FnOnce(&mut Play<'_>) -> T) -> T {
    let mut dice = scripted(dice);
    let mut answers = script(answers.iter().cloned());
    what(&mut Play::new(Vec::new(), &mut dice, &mut answers))
}

fn lone_star(name: &str) -> NewStar {
    NewStar {
        seat: Seat(0),
        counter: named(name),
        class: Class::Survivor,
        own: None,
        rep_five: true,
        alone: true,
    }
}

/// A Star of Rep 5 with nothing, in the suburbs.
fn alone() -> Campaign {
    let mut campaign = Campaign::new(Mode::Solo, Parts::default());
    let five = vec![Answer::One(0); 5];
    play(&[], &five, |play| campaign.begin(&lone_star("Tonya"), printed(), play)).unwrap();
    campaign.groups[0].members[0].carries.clear();
    campaign.area = Some(Area::Suburbs);
    campaign
}

/// The Star with these Grunts at their Reps.
fn with(grunts: &[&str]) -> Campaign {
    let mut campaign = alone();
    let gains = Gains {
        joined: grunts
            .iter()
            .map(|it| Person {
                who: Who::Named(named(it)),
                class: Class::Survivor,
                rep: printed().characters.card(named(it)).rep,
                weapon: None,
                item: None,
            })
            .collect(),
        doses: None,
    };
    let parts = std::mem::replace(
        &mut campaign.parts,
        Parts { supplies: false, recovery: false, rep_changes: false, keeping_it_together: false },
    );
    let outcome = Outcome { encounter: Encounter::Search, fared: Vec::new(), gains: vec![gains] };
    play(&[], &[], |play| campaign.settle(&outcome, printed(), play)).unwrap();
    campaign.parts = parts;
    campaign.chapters.clear();
    campaign.step = Step::Area;
    campaign
}

fn id(campaign: &Campaign, name: &str) -> MemberId {
    campaign.groups.iter().flat_map(|it| &it.members).find(|it| it.name == name).unwrap().id
}

fn names(group: &Group) -> Vec<&str> {
    group.members.iter().map(|it| it.name.as_str()).collect()
}

const QUIET: Deeds = Deeds {
    ran_away: false,
    shot_at: false,
    in_melee: false,
    out_of_the_fight: false,
    used_star_power: false,
    success: true,
};

fn well(campaign: &Campaign, name: &str) -> Fared {
    Fared { deeds: QUIET, ..Fared::well(id(campaign, name), Vec::new()) }
}

fn settle(campaign: &mut Campaign, fared: Vec<Fared>, dice: &[u16], answers: &[Answer]) {
    let outcome = Outcome { encounter: Encounter::Search, fared, gains: Vec::new() };
    play(dice, answers, |play| campaign.settle(&outcome, printed(), play)).unwrap();
}

fn only(recovery: bool, rep_changes: bool, keeping_it_together: bool) -> Parts {
    Parts { supplies: true, recovery, rep_changes, keeping_it_together }
}

#[test]
fn billy_pink_is_jimmys_counter_with_rep_five_and_initiative() {
    let _proof = Proof::of_all(&[
        rule!("atzr.star.definition"),
        rule!("atzr.star.rep-five"),
        rule!("atzr.attribute.substitute"),
        rule!("atzr.components.special-attribute-card"),
        rule!("atzr.components.character-counter"),
        rule!("atzr.class.choose-once"),
        rule!("atzr.group.start-alone"),
    ]);
    let own = Own { name: "Billy Pink".to_owned(), attribute: Attribute::Initiative };
    let star = NewStar { own: Some(own), class: Class::Militia, ..lone_star("Jimmy") };
    let mut campaign = Campaign::new(Mode::Solo, Parts::default());
    star.check(&campaign, printed()).unwrap();
    play(&[], &vec![Answer::One(0); 5], |play| campaign.begin(&star, printed(), play)).unwrap();
    let billy = &campaign.groups[0].members[0];
    assert_eq!((billy.name.as_str(), billy.rep, billy.star), ("Billy Pink", 5, true));
    assert_eq!(billy.attributes, [Attribute::Initiative]);
    assert_eq!(campaign.groups[0].class, Class::Militia);
    assert_eq!(campaign.groups[0].members.len(), 1);
}

#[test]
fn a_star_may_play_with_the_rep_and_the_attribute_of_the_counter() {
    let _proof =
        Proof::of_all(&[rule!("atzr.item.star-start"), rule!("atzr.components.special-attribute-card")]);
    let star = NewStar { rep_five: false, ..lone_star("Bank") };
    let mut campaign = Campaign::new(Mode::Solo, Parts::default());
    play(&[], &vec![Answer::One(0); 3], |play| campaign.begin(&star, printed(), play)).unwrap();
    let bank = &campaign.groups[0].members[0];
    assert_eq!((bank.rep, bank.attributes.as_slice()), (3, [Attribute::HardAsNails].as_slice()));
    assert_eq!(bank.carries, [Thing::Pistol; 3]);
}

#[test]
fn recruits_come_with_their_gear_and_cost_an_item_each() {
    let _proof = Proof::of_all(&[
        rule!("atzr.group.start-recruit"),
        rule!("atzr.group.start-class"),
        rule!("atzr.group.start-gear"),
        rule!("atzr.item.lose-recruit"),
        rule!("atzr.item.sources"),
    ]);
    let star = NewStar { alone: false, ..lone_star("Tonya") };
    let mut campaign = Campaign::new(Mode::Solo, Parts::default());
    // E10 shows two Gangers; Too Tall and Bank are drawn with a Pistol and a Grenade each.
    let dice = [10, 1, 1, 1, 1, 1, 1];
    let answers = [Answer::Number(2), Answer::One(0), Answer::One(1), Answer::One(2)];
    play(&dice, &answers, |play| campaign.begin(&star, printed(), play)).unwrap();
    let group = &campaign.groups[0];
    assert_eq!(names(group), ["Tonya", "Too Tall", "Bank"]);
    assert_eq!(group.members[0].carries, [Thing::Pistol, Thing::Shotgun, Thing::Smg]);
    assert_eq!(group.members[1].carries, [Thing::Pistol, Thing::Grenade]);
    assert!(!group.members[1].star && group.members[1].rep == 4);
    let cups = campaign.cups(printed(), &mut scripted(&[]));
    assert_eq!((cups.left(Thing::Pistol), cups.left(Thing::Grenade), cups.unused().len()), (7, 3, 13));
}

#[test]
fn one_player_plays_alone_and_others_play_together_or_against_each_other() {
    let _proof = Proof::of(rule!("atzr.game.modes"));
    let players = |mode: Mode| mode.players(&mut scripted(&[]));
    assert_eq!(players(Mode::Solo), 1..=1);
    assert_eq!(*players(Mode::Cooperative).start(), 2);
    assert_eq!(*players(Mode::Competitive).start(), 2);
    let second = NewStar { seat: Seat(1), ..lone_star("Nick") };
    assert!(second.check(&alone(), printed()).is_err());
    let mut campaign = alone();
    campaign.mode = Mode::Competitive;
    second.check(&campaign, printed()).unwrap();
    assert!(NewStar { seat: Seat(0), ..second.clone() }.check(&campaign, printed()).is_err());
    assert!(NewStar { counter: named("Tonya"), ..second.clone() }.check(&campaign, printed()).is_err());
    play(&[], &vec![Answer::One(0); 5], |play| campaign.begin(&second, printed(), play)).unwrap();
    assert_eq!((campaign.groups.len(), campaign.groups[1].seat), (2, Seat(1)));
}

#[test]
fn a_month_goes_from_area_to_supplies_to_both_encounters() {
    let _proof = Proof::of_all(&[
        rule!("atzr.campaign.sequence"),
        rule!("atzr.campaign.time"),
        rule!("atzr.campaign.areas"),
        rule!("atzr.encounter.voluntary"),
        rule!("atzr.encounter.involuntary"),
    ]);
    let mut campaign = with(&["Beck"]);
    let step = |campaign: &mut Campaign, dice: &[u16], answers: &[Answer]| {
        play(dice, answers, |play| campaign.step(printed(), play)).unwrap();
    };
    step(&mut campaign, &[], &[Answer::One(0)]);
    assert_eq!((campaign.area, &campaign.step), (Some(Area::Urban), &Step::Supplies));
    step(&mut campaign, &[], &[]);
    assert_eq!(campaign.step, Step::Voluntary);
    assert!(campaign.groups[0].members.iter().all(|it| it.hungry));
    // A Search by day with the one Grunt.
    step(&mut campaign, &[], &[Answer::One(0), Answer::One(1), Answer::Some(vec![0])]);
    let members = vec![id(&campaign, "Tonya"), id(&campaign, "Beck")];
    let due = Due { encounter: Encounter::Search, area: Area::Urban, part: DayPart::Daytime, members };
    assert_eq!(campaign.step, Step::Playing(due));
    // Beck, hungry as the Star: 4 and 4 dice, more for the Grunt, who has eaten nothing; the Star keeps 2 to 1.
    let fared = vec![well(&campaign, "Tonya"), well(&campaign, "Beck")];
    settle(&mut campaign, fared, &[1, 1, 6, 6, /* Beck */ 1, 6, 6, 6], &[]);
    assert_eq!(campaign.step, Step::Involuntary);
    // Nothing happens: the next month begins.
    step(&mut campaign, &[1], &[]);
    assert_eq!((campaign.month, &campaign.step), (Month { year: 1, month: 2 }, &Step::Area));
    assert_eq!(campaign.groups[0].members[1].months, 1);
    assert_eq!(campaign.chapters.len(), 1);
}

#[test]
fn an_involuntary_encounter_has_a_random_day_part_and_those_who_are_available() {
    let _proof = Proof::of_all(&[
        rule!("atzr.encounter.involuntary"),
        rule!("atzr.daypart.choice"),
        rule!("atzr.availability.roll"),
        rule!("atzr.defend.setup"),
    ]);
    let mut campaign = with(&["Bank", "Beck"]);
    campaign.step = Step::Involuntary;
    // Defend at night; Bank (Rep 3) rolls 3, Beck (Rep 4) rolls 5.
    play(&[5, 6, 3, 5], &[], |play| campaign.step(printed(), play)).unwrap();
    let members = vec![id(&campaign, "Tonya"), id(&campaign, "Bank")];
    let due = Due { encounter: Encounter::Defend, area: Area::Rural, part: DayPart::Night, members };
    assert_eq!(campaign.step, Step::Playing(due));
    campaign.parts = only(false, false, false);
    let outcome = Outcome { encounter: Encounter::Defend, fared: Vec::new(), gains: Vec::new() };
    play(&[], &[], |play| campaign.settle(&outcome, printed(), play)).unwrap();
    assert_eq!(campaign.month.month, 2);
}

#[test]
fn chillin_is_for_the_city() {
    let _proof = Proof::of(rule!("atzr.chillin.objective"));
    let mut campaign = alone();
    campaign.step = Step::Voluntary;
    let mut nobody = kernel::Nobody;
    let mut dice = scripted(&[]);
    let pause =
        campaign.clone().step(printed(), &mut Play::new(Vec::new(), &mut dice, &mut nobody)).unwrap_err();
    let refused = serde_json::to_string(pause.question().unwrap()).unwrap();
    assert!(refused.contains("atzr.chillin.objective"), "{refused}");
    campaign.area = Some(Area::Urban);
    play(&[], &[Answer::One(3), Answer::One(2)], |play| campaign.step(printed(), play)).unwrap();
    assert!(matches!(&campaign.step, Step::Playing(due) if due.encounter == Encounter::Chillin));
}

#[test]
fn a_month_without_an_encounter_of_ones_own_has_no_tests() {
    let _proof = Proof::of(rule!("atzr.campaign.sequence"));
    let mut campaign = with(&["Beck"]);
    campaign.step = Step::Voluntary;
    play(&[], &[Answer::One(3)], |play| campaign.step(printed(), play)).unwrap();
    assert_eq!(campaign.step, Step::Involuntary);
}

#[test]
fn who_eats_nothing_counts_one_rep_less_until_fed_in_a_later_month() {
    let _proof = Proof::of_all(&[rule!("atzr.campaign.supplies"), rule!("atzr.ruling.supplies-who-pays")]);
    let mut campaign = with(&["Beck"]);
    let eat = |campaign: &mut Campaign, answers: &[Answer]| {
        campaign.step = Step::Supplies;
        play(&[], answers, |play| campaign.step(printed(), play)).unwrap();
        campaign.groups[0].members.iter().map(|it| it.rep_now().total()).collect::<Vec<i32>>()
    };
    assert_eq!(eat(&mut campaign, &[]), [4, 3]);
    assert_eq!(eat(&mut campaign, &[]), [4, 3], "hunger does not add up");
    // What is found later in the month helps nobody until the next.
    campaign.groups[0].store.push(Thing::SuppliesA);
    assert_eq!(campaign.groups[0].members[1].rep_now().total(), 3);
    assert_eq!(eat(&mut campaign, &[Answer::Some(vec![1])]), [4, 4]);
    assert!(campaign.groups[0].store.is_empty());
    assert_eq!(campaign.groups[0].members[0].rep, 5, "the full Rep stays what it was");
}

#[test]
fn a_supplies_b_feeds_two_and_change_goes_to_the_store() {
    let _proof = Proof::of_all(&[rule!("atzr.item.supplies"), rule!("atzr.campaign.supplies")]);
    let mut campaign = with(&["Beck", "Bank"]);
    let beck = id(&campaign, "Beck");
    campaign.groups[0].members[1].carries = vec![Thing::Ammo, Thing::SuppliesB, Thing::SuppliesB];
    campaign.step = Step::Supplies;
    play(&[], &[], |play| campaign.step(printed(), play)).unwrap();
    assert_eq!(campaign.member(beck).unwrap().carries, [Thing::Ammo]);
    assert_eq!(campaign.groups[0].store, [Thing::SuppliesA]);
    assert!(campaign.groups[0].members.iter().all(|it| !it.hungry));
}

#[test]
fn things_lie_in_the_store_or_are_carried() {
    let _proof = Proof::of_all(&[rule!("atzr.carry.own-any-number"), rule!("atzr.ruling.stored-items")]);
    let mut campaign = with(&["Beck"]);
    campaign.groups[0].store = vec![Thing::Rpg, Thing::Shotgun];
    let beck = id(&campaign, "Beck");
    assert!(campaign.hand(Thing::Shotgun, None, Some(beck)));
    assert!(!campaign.hand(Thing::Shotgun, None, Some(beck)));
    assert_eq!(campaign.member(beck).unwrap().carries, [Thing::Shotgun]);
    assert!(campaign.hand(Thing::Shotgun, Some(beck), Some(id(&campaign, "Tonya"))));
    assert!(!campaign.hand(Thing::Rpg, Some(beck), None));
    assert!(!campaign.hand(Thing::Rpg, None, Some(MemberId(99))));
    assert_eq!(campaign.groups[0].store, [Thing::Rpg]);
}

#[test]
fn the_wounded_recover_are_weakened_or_die() {
    let _proof = Proof::of_all(&[rule!("atzr.recovery.after-encounter"), rule!("atzr.campaign.journal")]);
    let mut campaign = with(&["Beck", "Bank", "Lil"]);
    campaign.parts = only(true, false, false);
    let down = |name| Fared { state: State::OutOfTheFight, ..well(&campaign, name) };
    let ran = Fared { state: State::RanAway, ..well(&campaign, "Lil") };
    let fared = vec![well(&campaign, "Tonya"), down("Beck"), down("Bank"), ran];
    let (beck, bank) = (id(&campaign, "Beck"), id(&campaign, "Bank"));
    settle(&mut campaign, fared, &[4, 5, /* Bank */ 4, 5, /* Lil */ 4, 5], &[]);
    let member = campaign.member(beck).unwrap();
    assert!(member.weakened && member.rep == 4);
    assert_eq!((member.rep_now().total(), member.rep_in_encounter().total()), (4, 3));
    assert_eq!(names(&campaign.groups[0]), ["Tonya", "Beck"]);
    let fates: Vec<Fate> = campaign.groups[0].gone.iter().map(|it| it.fate).collect();
    assert_eq!(fates, [Fate::Died, Fate::Fled]);
    assert_eq!(campaign.groups[0].gone[0].id, bank);
    // After the next Encounter the weakness is over.
    let fared = vec![well(&campaign, "Tonya"), well(&campaign, "Beck")];
    settle(&mut campaign, fared, &[], &[]);
    assert!(!campaign.member(beck).unwrap().weakened);
}

#[test]
fn one_medikit_serves_all_but_not_the_same_patient_twice_in_a_row() {
    let _proof = Proof::of_all(&[
        rule!("atzr.item.medikit-after"),
        rule!("atzr.item.medikit-reuse"),
        rule!("atzr.ruling.medikit-details"),
    ]);
    let mut campaign = with(&["Beck", "Bank"]);
    campaign.parts = only(true, false, false);
    campaign.groups[0].store = vec![Thing::Medikit];
    let down =
        |name, medikit_last| Fared { state: State::OutOfTheFight, medikit_last, ..well(&campaign, name) };
    // Three dice for each of two patients.
    let both = vec![down("Beck", true), down("Bank", false)];
    settle(&mut campaign.clone(), both, &[4, 4, 4, /* Bank */ 3, 3, 3], &[]);
    // Two dice for the only one, who was the last to have it.
    settle(&mut campaign.clone(), vec![down("Beck", true)], &[4, 4], &[]);
    settle(&mut campaign.clone(), vec![down("Beck", false)], &[4, 4, 4], &[]);
    let mut two = campaign.clone();
    two.groups[0].members[0].carries.push(Thing::Medikit);
    settle(&mut two, vec![down("Beck", true)], &[4, 4, 4], &[]);
}

#[test]
fn a_doctor_who_is_well_helps_the_others() {
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    let mut campaign = with(&["Professor", "Beck"]);
    campaign.parts = only(true, false, false);
    let down = |name| Fared { state: State::OutOfTheFight, ..well(&campaign, name) };
    settle(&mut campaign.clone(), vec![down("Beck")], &[4, 4, 4], &[]);
    settle(&mut campaign.clone(), vec![down("Professor"), down("Beck")], &[3, 3, /* Beck */ 4, 4], &[]);
}

#[test]
fn the_bitten_are_tested_and_the_infected_live_for_one_more_encounter() {
    let _proof = Proof::of_all(&[
        rule!("atzr.infection.who"),
        rule!("atzr.infection.zombified"),
        rule!("atzr.ruling.infection-encounter"),
    ]);
    let mut campaign = with(&["Buffy"]);
    campaign.parts = only(true, false, false);
    let bites = Bites { first_round_not_won: true, ..Bites::default() };
    let bitten = Fared { bites, ..well(&campaign, "Buffy") };
    let buffy = id(&campaign, "Buffy");
    settle(&mut campaign, vec![bitten.clone()], &[1], &[]);
    assert!(campaign.member(buffy).unwrap().infected);
    // In the next Encounter she loses a point to doubles; nobody cures her.
    let worse = Fared { rep_lost: 1, ..well(&campaign, "Buffy") };
    settle(&mut campaign.clone(), vec![worse.clone()], &[], &[]);
    let mut lost = campaign.clone();
    settle(&mut lost, vec![worse.clone()], &[], &[]);
    assert_eq!((lost.member(buffy), lost.groups[0].gone[0].fate), (None, Fate::Turned));
    // Who stays at home is lost as well.
    let mut home = campaign.clone();
    settle(&mut home, vec![well(&campaign, "Tonya")], &[], &[]);
    assert_eq!(home.groups[0].gone[0].fate, Fate::Turned);
    // With a dose she is saved, gets her Rep back and never tests again.
    campaign.groups[0].doses = 1;
    settle(&mut campaign, vec![worse], &[], &[Answer::YesNo(true)]);
    let saved = campaign.member(buffy).unwrap();
    assert!(saved.immune && !saved.infected);
    assert_eq!((saved.rep_now().total(), campaign.groups[0].doses), (4, 0));
    settle(&mut campaign, vec![bitten], &[], &[]);
    assert!(!campaign.member(buffy).unwrap().infected);
}

#[test]
fn a_dose_before_the_worst_makes_immune() {
    let _proof = Proof::of(rule!("atzr.cure.doses"));
    let mut campaign = alone();
    let tonya = id(&campaign, "Tonya");
    assert!(!campaign.take_dose(tonya, &mut scripted(&[])));
    campaign.groups[0].doses = 2;
    assert!(campaign.take_dose(tonya, &mut scripted(&[])));
    assert!(campaign.member(tonya).unwrap().immune && campaign.groups[0].doses == 1);
}

#[test]
fn rep_rises_and_falls_for_each_by_what_each_has_done() {
    let _proof = Proof::of_all(&[
        rule!("atzr.after.per-character"),
        rule!("atzr.after.increase-conditions"),
        rule!("atzr.after.decrease-conditions"),
        rule!("atzr.after.decrease-floor"),
        rule!("atzr.after.increase-cap"),
    ]);
    let mut campaign = with(&["Beck", "Bank", "Lil"]);
    campaign.parts = only(false, true, false);
    campaign.groups[0].members[1].hungry = true;
    campaign.groups[0].members[3].rep = 6;
    let proved = Deeds { shot_at: true, ..QUIET };
    let fared = vec![
        Fared { deeds: Deeds { success: false, ..QUIET }, ..well(&campaign, "Tonya") },
        Fared { deeds: proved, ..well(&campaign, "Beck") },
        Fared { deeds: Deeds { ran_away: true, ..QUIET }, ..well(&campaign, "Bank") },
        Fared { deeds: proved, ..well(&campaign, "Lil") },
    ];
    // Tonya fails with a 1; hungry Beck needs 5 as ever; Bank falls below 3; Lil at 6 does not roll.
    settle(&mut campaign, fared, &[1, 5, 1], &[]);
    let reps: Vec<u8> = campaign.groups[0].members.iter().map(|it| it.rep).collect();
    assert_eq!((names(&campaign.groups[0]), reps), (vec!["Tonya", "Beck", "Lil"], vec![4, 5, 6]));
    assert_eq!(campaign.groups[0].gone[0].fate, Fate::Disappeared);
}

#[test]
fn grunts_stay_or_leave_with_what_they_carry_and_poison_the_rest() {
    let _proof = Proof::of_all(&[
        rule!("atzr.together.when"),
        rule!("atzr.together.roll"),
        rule!("atzr.ruling.table-keeping-it-together"),
    ]);
    let mut campaign = with(&["Beck", "Bank", "Nick"]);
    campaign.parts = only(false, false, true);
    let carrying = Fared { carries: vec![Thing::Shotgun], ..well(&campaign, "Beck") };
    let fared = vec![well(&campaign, "Tonya"), carrying, well(&campaign, "Bank")];
    // The Star has 2. Beck has 4: leaves and poisons Bank, not Nick of Rep 5. Bank has 1: skips the next. Nick, who has
    // one die fewer as a Born Leader, has 2: stays after a success.
    let dice =
        [1, 1, 6, 6, 6, /* Beck */ 1, 1, 1, 1, /* Bank */ 1, 6, 6, /* Nick */ 1, 1, 6, 6];
    settle(&mut campaign, fared, &dice, &[]);
    assert_eq!(names(&campaign.groups[0]), ["Tonya", "Bank", "Nick"]);
    let marks: Vec<(bool, bool)> =
        campaign.groups[0].members.iter().map(|it| (it.poisoned, it.skips)).collect();
    assert_eq!(marks, [(false, false), (true, true), (false, false)]);
    let cups = campaign.cups(printed(), &mut scripted(&[]));
    assert_eq!(cups.left(Thing::Shotgun), 6);
    assert!(cups.unused().has(named("Beck").0), "nobody's again");
    // After the next Encounter Bank is spared, and rolls a die more ever after.
    let fared = vec![well(&campaign, "Tonya")];
    settle(&mut campaign, fared, &[1, 1, 6, 6, 6, /* Nick */ 6, 6, 6, 6], &[]);
    let fared = vec![well(&campaign, "Tonya")];
    settle(&mut campaign, fared, &[1, 1, 1, 1, 1, /* Bank */ 6, 6, 6, 6], &[]);
    let skips: Vec<bool> = campaign.groups[0].members.iter().map(|it| it.skips).collect();
    assert_eq!(skips, [false, true, false], "Nick was spared this time");
}

#[test]
fn a_star_who_lost_members_rolls_fewer_dice() {
    let _proof = Proof::of(rule!("atzr.ruling.table-keeping-it-together"));
    let mut campaign = with(&["Beck", "Bank", "Lil"]);
    campaign.parts = only(true, false, true);
    let fared = vec![
        Fared { deeds: Deeds { out_of_the_fight: true, ..QUIET }, ..well(&campaign, "Tonya") },
        Fared { state: State::Dead, ..well(&campaign, "Beck") },
        Fared { state: State::OutOfTheFight, left_behind: true, ..well(&campaign, "Bank") },
    ];
    // Bank recovers. The Star: 5 dice, less 1 wounded, 1 dead, 1 left behind.
    settle(&mut campaign, fared, &[3, 3, /* Star */ 1, 1, /* Bank */ 6, 6, 6, /* Lil */ 6, 6, 6, 6], &[]);
    assert_eq!(names(&campaign.groups[0]), ["Tonya", "Bank", "Lil"]);
}

#[test]
fn the_highest_grunt_follows_a_dead_star_and_everybody_thinks_it_over() {
    let _proof = Proof::of_all(&[rule!("atzr.ruling.new-star"), rule!("atzr.star.definition")]);
    let mut campaign = with(&["Beck", "Bank", "Lil"]);
    campaign.parts = only(false, false, true);
    campaign.groups[0].members[2].skips = true;
    let dead = Fared { state: State::Dead, ..well(&campaign, "Tonya") };
    // Beck and Lil are both Rep 4: the player picks Lil, who leads with 4 dice less 1 for Tonya.
    let answers = [Answer::YesNo(true), Answer::One(1)];
    let dice = [1, 1, 1, /* Beck */ 6, 6, 6, 6, /* Bank, not spared */ 6, 6, 6];
    let fared = vec![dead, well(&campaign, "Beck")];
    settle(&mut campaign, fared, &dice, &answers);
    let star = campaign.groups[0].star().unwrap();
    assert_eq!((star.name.as_str(), star.rep), ("Lil", 4));
    assert_eq!(campaign.step, Step::Involuntary);
    // Or the campaign ends.
    let mut ended = alone();
    let dead = Fared { state: State::Dead, ..well(&ended, "Tonya") };
    settle(&mut ended, vec![dead], &[], &[]);
    assert!(ended.is_over() && ended.step == Step::Over);
}

#[test]
fn a_group_may_break_up_without_its_star() {
    let _proof = Proof::of(rule!("atzr.ruling.new-star"));
    let mut campaign = with(&["Beck"]);
    let dead = Fared { state: State::Dead, ..well(&campaign, "Tonya") };
    settle(&mut campaign, vec![dead], &[], &[Answer::YesNo(false)]);
    assert!(campaign.is_over() && campaign.step == Step::Over);
}

#[test]
fn strangers_join_with_their_gear_and_tonya_goes_her_way() {
    let _proof = Proof::of_all(&[rule!("atzr.item.sources"), rule!("atzr.tonya.joins-survivors")]);
    let mut campaign = Campaign::new(Mode::Solo, only(false, false, false));
    play(&[], &vec![Answer::One(0); 5], |play| campaign.begin(&lone_star("Nick"), printed(), play)).unwrap();
    let stranger = |name: &str| Person {
        who: Who::Named(named(name)),
        class: Class::Survivor,
        rep: 4,
        weapon: Some(Thing::Crossbow),
        item: Some((Thing::Vest, Held::Worn)),
    };
    let gains = Gains { joined: vec![stranger("Tonya"), stranger("Jimmy")], doses: Some(3) };
    let outcome = Outcome { encounter: Encounter::Search, fared: Vec::new(), gains: vec![gains] };
    play(&[], &[], |play| campaign.settle(&outcome, printed(), play)).unwrap();
    assert_eq!(names(&campaign.groups[0]), ["Nick", "Jimmy"]);
    assert_eq!(campaign.groups[0].members[1].carries, [Thing::Crossbow, Thing::Vest]);
    assert_eq!(campaign.groups[0].doses, 3);
}

#[test]
fn parts_of_the_campaign_rules_can_be_left_out() {
    let _proof = Proof::of(rule!("atzr.campaign.optional"));
    let mut campaign = with(&["Beck"]);
    campaign.parts =
        Parts { supplies: false, recovery: false, rep_changes: false, keeping_it_together: false };
    campaign.step = Step::Supplies;
    play(&[], &[], |play| campaign.step(printed(), play)).unwrap();
    assert!(campaign.groups[0].members.iter().all(|it| !it.hungry));
    let down = Fared {
        state: State::OutOfTheFight,
        deeds: Deeds { out_of_the_fight: true, ..QUIET },
        ..well(&campaign, "Beck")
    };
    settle(&mut campaign, vec![down], &[], &[]);
    assert_eq!(campaign.groups[0].members.len(), 2);
}

#[test]
fn a_campaign_survives_writing_and_reading() {
    let campaign = with(&["Beck", "Bank"]);
    let text = serde_json::to_string(&campaign).unwrap();
    assert_eq!(serde_json::from_str::<Campaign>(&text).unwrap(), campaign);
    scripted(&[]).cite(rule!("atzr.campaign.journal"));
}
