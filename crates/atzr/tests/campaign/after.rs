//! What an Encounter leaves behind.
use super::*;

#[test]
fn the_wounded_recover_are_weakened_or_die() {
    let _proof = Proof::of(rule!("atzr.recovery.after-encounter")).facts([1, 4, 5, 6]);
    let _proof = Proof::of(rule!("atzr.campaign.journal"));
    let mut campaign = with(&["Beck", "Bank", "Lil"]);
    campaign.parts = only(true, false, false);
    let down = |name| Fared { state: EndState::OutOfTheFight, ..well(&campaign, name) };
    let ran = Fared { state: EndState::RanAway, ..well(&campaign, "Lil") };
    let fared = vec![well(&campaign, "Tonya"), down("Beck"), down("Bank"), ran];
    let (beck, bank) = (id(&campaign, "Beck"), id(&campaign, "Bank"));
    settle(&mut campaign, fared, &[4, 5, /* Bank */ 4, 5, /* Lil */ 4, 5], &[]);
    let member = campaign.member(beck).unwrap();
    assert!(member.weakened && member.rep == 4);
    assert_eq!((member.rep_now().total(), member.rep_in_encounter().total()), (4, 3));
    assert_eq!(names(&campaign.groups[0]), ["Tonya", "Beck"]);
    let fates: Vec<Departure> = campaign.groups[0].gone.iter().map(|it| it.fate).collect();
    assert_eq!(fates, [Departure::Died, Departure::Fled]);
    assert_eq!(campaign.groups[0].gone[0].id, bank);
    // After the next Encounter the weakness is over.
    let fared = vec![well(&campaign, "Tonya"), well(&campaign, "Beck")];
    settle(&mut campaign, fared, &[], &[]);
    assert!(!campaign.member(beck).unwrap().weakened);
}

#[test]
fn one_medikit_serves_all_but_not_the_same_patient_twice_in_a_row() {
    let _proof = Proof::of(rule!("atzr.item.medikit-after")).facts([1, 2]);
    let _medikit_reuse = Proof::of(rule!("atzr.item.medikit-reuse")).facts([2]);
    let _medikit_details = Proof::of(rule!("atzr.ruling.medikit-details"));
    let mut campaign = with(&["Beck", "Bank"]);
    campaign.parts = only(true, false, false);
    campaign.groups[0].store = vec![CounterThing::Medikit];
    let down =
        |name, medikit_last| Fared { state: EndState::OutOfTheFight, medikit_last, ..well(&campaign, name) };
    // Three dice for each of two patients.
    let both = vec![down("Beck", true), down("Bank", false)];
    settle(&mut campaign.clone(), both, &[4, 4, 4, /* Bank */ 3, 3, 3], &[]);
    // Two dice for the only one, who was the last to have it.
    settle(&mut campaign.clone(), vec![down("Beck", true)], &[4, 4], &[]);
    settle(&mut campaign.clone(), vec![down("Beck", false)], &[4, 4, 4], &[]);
    let mut two = campaign.clone();
    two.groups[0].members[0].carries.push(CounterThing::Medikit);
    settle(&mut two.clone(), vec![down("Beck", true)], &[4, 4, 4], &[]);
    // Of two that are there for him he has one, which may lie in somebody's gear.
    settle(&mut two.clone(), vec![down("Beck", false)], &[4, 4, 4], &[]);
    two.groups[0].store.clear();
    settle(&mut two, vec![down("Beck", false)], &[4, 4, 4], &[]);
}

/// Months do not end what a Medikit was used on last.
#[test]
fn a_medikit_is_not_used_on_the_same_patient_in_two_months_running() {
    let _proof = Proof::of(rule!("atzr.item.medikit-reuse")).facts([1, 2, 3]);
    let _medikit_details = Proof::of(rule!("atzr.ruling.medikit-details"));
    let mut campaign = with(&["Beck", "Bank"]);
    campaign.parts = only(true, false, false);
    campaign.groups[0].store = vec![CounterThing::Medikit];
    let (beck, bank) = (id(&campaign, "Beck"), id(&campaign, "Bank"));
    let down = |campaign: &Campaign, name| Fared { state: EndState::OutOfTheFight, ..well(campaign, name) };
    let fared = vec![down(&campaign, "Beck")];
    settle(&mut campaign, fared, &[1, 1, 1], &[]);
    assert_eq!(campaign.groups[0].treated_last, [beck]);
    assert!(campaign.groups[0].used_up_on(beck) && !campaign.groups[0].used_up_on(bank));
    campaign.month = Month { year: 1, month: 2 };
    // Two dice for Beck in the next month; after Bank he may have it again.
    let fared = vec![down(&campaign, "Beck")];
    settle(&mut campaign.clone(), fared, &[1, 1], &[]);
    let both = vec![down(&campaign, "Beck"), down(&campaign, "Bank")];
    settle(&mut campaign, both, &[1, 1, 1, /* Bank */ 1, 1, 1], &[]);
    assert_eq!(campaign.groups[0].treated_last, [beck], "he was the last of the two again");
    let fared = vec![down(&campaign, "Bank")];
    settle(&mut campaign, fared, &[1, 1, 1], &[]);
    assert_eq!(campaign.groups[0].treated_last, [bank]);
    // A second Medikit serves whoever had the first one last, and then neither does.
    campaign.groups[0].store.push(CounterThing::Medikit);
    for dice in [&[1, 1, 1][..], &[1, 1]] {
        let fared = vec![down(&campaign, "Bank")];
        settle(&mut campaign, fared, dice, &[]);
    }
    assert_eq!(campaign.groups[0].treated_last, [bank, bank]);
    campaign.groups[0].store.clear();
    let fared = vec![down(&campaign, "Beck")];
    settle(&mut campaign, fared, &[1, 1], &[]);
}

#[test]
fn a_doctor_who_is_well_helps_the_others() {
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    let mut campaign = with(&["Professor", "Beck"]);
    campaign.parts = only(true, false, false);
    let down = |name| Fared { state: EndState::OutOfTheFight, ..well(&campaign, name) };
    settle(&mut campaign.clone(), vec![down("Beck")], &[4, 4, 4], &[]);
    settle(&mut campaign.clone(), vec![down("Professor"), down("Beck")], &[3, 3, /* Beck */ 4, 4], &[]);
}

#[test]
fn the_bitten_are_tested_and_the_infected_live_for_one_more_encounter() {
    let _who = Proof::of(rule!("atzr.infection.who")).facts([2, 4]);
    let _test = Proof::of(rule!("atzr.infection.test")).facts([3]);
    let _zombified = Proof::of(rule!("atzr.infection.zombified")).facts([1, 3]);
    let _cure = Proof::of(rule!("atzr.cure.doses")).facts([2]);
    let _proof = Proof::of(rule!("atzr.ruling.infection-encounter"));
    let mut campaign = with(&["Buffy"]);
    campaign.parts = only(true, false, false);
    let bites = Bites { first_round_not_won: true, ..Bites::default() };
    let bitten = Fared { bites, ..well(&campaign, "Buffy") };
    let buffy = id(&campaign, "Buffy");
    // However often they had their teeth in her, she tests once, and a point is off only if they put her down.
    let down = Fared { state: EndState::OutOfTheFight, ..bitten.clone() };
    let by_them = Bites { out_of_the_fight: true, first_round_not_won: true, ..Bites::default() };
    for (bites, infected) in [(bites, false), (by_them, true)] {
        let mut tested = campaign.clone();
        settle(&mut tested, vec![Fared { bites, ..down.clone() }], &[1, 1, 3], &[]);
        assert_eq!(tested.member(buffy).unwrap().infected, infected);
    }
    settle(&mut campaign, vec![bitten.clone()], &[1], &[]);
    assert!(campaign.member(buffy).unwrap().infected);
    // In the next Encounter she loses a point to doubles; nobody cures her.
    let worse = Fared { rep_lost: 1, ..well(&campaign, "Buffy") };
    settle(&mut campaign.clone(), vec![worse.clone()], &[], &[]);
    let mut lost = campaign.clone();
    settle(&mut lost, vec![worse.clone()], &[], &[]);
    assert_eq!((lost.member(buffy), lost.groups[0].gone[0].fate), (None, Departure::Turned));
    // Who stays at home is lost as well.
    let mut home = campaign.clone();
    settle(&mut home, vec![well(&campaign, "Tonya")], &[], &[]);
    assert_eq!(home.groups[0].gone[0].fate, Departure::Turned);
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
    let _proof = Proof::of(rule!("atzr.after.per-character")).facts([1]);
    let _decrease_floor = Proof::of(rule!("atzr.after.decrease-floor")).facts([1, 2]);
    let _increase_cap = Proof::of(rule!("atzr.after.increase-cap")).facts([1]);
    let _increase_roll = Proof::of(rule!("atzr.after.increase-roll")).facts([3]);
    let _others =
        Proof::of_all(&[rule!("atzr.after.increase-conditions"), rule!("atzr.after.decrease-conditions")]);
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
    // A 4 is above the Rep that Beck's hunger leaves, and not above Beck's own.
    let mut equal = campaign.clone();
    settle(&mut equal, fared.clone(), &[1, 4, 1], &[]);
    assert_eq!(equal.groups[0].members[1].rep, 4);
    // Tonya fails with a 1; hungry Beck needs 5 as ever; Bank falls below 3; Lil at 6 does not roll.
    settle(&mut campaign, fared, &[1, 5, 1], &[]);
    let reps: Vec<u8> = campaign.groups[0].members.iter().map(|it| it.rep).collect();
    assert_eq!((names(&campaign.groups[0]), reps), (vec!["Tonya", "Beck", "Lil"], vec![4, 5, 6]));
    assert_eq!(campaign.groups[0].gone[0].fate, Departure::Disappeared);
}

#[test]
fn grunts_stay_or_leave_with_what_they_carry_and_poison_the_rest() {
    let _when = Proof::of(rule!("atzr.together.when")).facts([1]);
    let _roll = Proof::of(rule!("atzr.together.roll")).facts([1, 2, 8, 11]);
    let _proof =
        Proof::of_all(&[rule!("atzr.grunt.definition"), rule!("atzr.ruling.table-keeping-it-together")]);
    let mut campaign = with(&["Beck", "Bank", "Nick"]);
    campaign.parts = only(false, false, true);
    let carrying = Fared { carries: vec![CounterThing::Shotgun], ..well(&campaign, "Beck") };
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
    assert_eq!(cups.left(CounterThing::Shotgun), 6);
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
    let _roll = Proof::of(rule!("atzr.together.roll")).facts([3, 4]);
    let mut campaign = with(&["Beck", "Bank", "Lil"]);
    campaign.parts = only(true, false, true);
    let fared = vec![
        Fared { deeds: Deeds { out_of_the_fight: true, ..QUIET }, ..well(&campaign, "Tonya") },
        Fared { state: EndState::Dead, ..well(&campaign, "Beck") },
        Fared { state: EndState::OutOfTheFight, left_behind: true, ..well(&campaign, "Bank") },
    ];
    let fallen = campaign.clone();
    // Bank recovers. The Star: 5 dice, less 1 wounded, 1 dead, 1 left behind.
    settle(&mut campaign, fared, &[3, 3, /* Star */ 1, 1, /* Bank */ 6, 6, 6, /* Lil */ 6, 6, 6, 6], &[]);
    assert_eq!(names(&campaign.groups[0]), ["Tonya", "Bank", "Lil"]);
    // Who was carried off, and recovers, has not cost a die.
    let mut carried = fallen;
    let down = |name| Fared { state: EndState::OutOfTheFight, ..well(&carried, name) };
    let fared = vec![well(&carried, "Tonya"), down("Beck"), well(&carried, "Bank"), well(&carried, "Lil")];
    let dice = [
        [3, 3].as_slice(),
        &[1, 1, 6, 6, 6],
        /* Beck */ &[6, 6, 6, 6],
        /* Bank */ &[6, 6, 6],
        /* Lil */ &[6, 6, 6, 6],
    ];
    settle(&mut carried, fared, &dice.concat(), &[]);
    assert_eq!(names(&carried.groups[0]), ["Tonya", "Beck", "Bank", "Lil"]);
}

#[test]
fn the_highest_grunt_follows_a_dead_star_and_everybody_thinks_it_over() {
    let _proof = Proof::of(rule!("atzr.star.definition")).facts([3, 4]);
    let _new_star = Proof::of(rule!("atzr.ruling.new-star"));
    let mut campaign = with(&["Beck", "Bank", "Lil"]);
    campaign.parts = only(false, false, true);
    campaign.groups[0].members[2].skips = true;
    let dead = Fared { state: EndState::Dead, ..well(&campaign, "Tonya") };
    // Beck and Lil are both Rep 4: the player picks Lil, who leads with 4 dice less 1 for Tonya.
    let answers = [Answer::YesNo(true), Answer::One(1)];
    let dice = [1, 1, 1, /* Beck */ 6, 6, 6, 6, /* Bank, not spared */ 6, 6, 6];
    let fared = vec![dead, well(&campaign, "Beck")];
    settle(&mut campaign, fared, &dice, &answers);
    let star = campaign.groups[0].star().unwrap();
    assert_eq!((star.name.as_str(), star.rep), ("Lil", 4));
    assert_eq!(campaign.groups[0].members.iter().filter(|it| it.star).count(), 1);
    assert_eq!(campaign.step, Step::Involuntary);
    // Or the campaign ends.
    let mut ended = alone();
    let dead = Fared { state: EndState::Dead, ..well(&ended, "Tonya") };
    settle(&mut ended, vec![dead], &[], &[]);
    assert!(ended.is_over() && ended.step == Step::Over);
}

#[test]
fn a_group_may_break_up_without_its_star() {
    let _proof = Proof::of(rule!("atzr.ruling.new-star"));
    let mut campaign = with(&["Beck"]);
    let dead = Fared { state: EndState::Dead, ..well(&campaign, "Tonya") };
    settle(&mut campaign, vec![dead], &[], &[Answer::YesNo(false)]);
    assert!(campaign.is_over() && campaign.step == Step::Over);
}

#[test]
fn strangers_join_with_their_gear_and_tonya_goes_her_way() {
    let _proof = Proof::of(rule!("atzr.tonya.joins-survivors")).facts([2]);
    let _sources = Proof::of(rule!("atzr.item.sources"));
    let mut campaign = Campaign::new(Mode::Solo, only(false, false, false), Rules::default());
    play(&[], &vec![Answer::One(0); 5], |play| campaign.begin(&[lone_star("Nick")], printed(), play))
        .unwrap();
    let stranger = |name: &str| Person {
        who: Who::Named(named(name)),
        class: Class::Survivor,
        rep: 4,
        weapon: Some(CounterThing::Crossbow),
        item: Some((CounterThing::Vest, ItemPlace::Worn)),
    };
    let gains = Gains { joined: vec![stranger("Tonya"), stranger("Jimmy")], doses: Some(3) };
    let outcome = PlayedOutcome { encounter: Encounter::Search, fared: Vec::new(), gains: vec![gains] };
    play(&[], &[], |play| campaign.settle(&outcome, printed(), play)).unwrap();
    assert_eq!(names(&campaign.groups[0]), ["Nick", "Jimmy"]);
    assert_eq!(campaign.groups[0].members[1].carries, [CounterThing::Crossbow, CounterThing::Vest]);
    assert_eq!(campaign.groups[0].doses, 3);
}

#[test]
fn who_stays_and_who_leaves_is_told_with_the_successes_of_both() {
    let _proof = Proof::of(rule!("atzr.together.roll"));
    let mut campaign = with(&["Beck", "Bank", "Nick"]);
    campaign.parts = only(false, false, true);
    let armed = Fared { carries: vec![CounterThing::Shotgun, CounterThing::Ammo], ..well(&campaign, "Beck") };
    let fared = vec![well(&campaign, "Tonya"), armed, well(&campaign, "Bank")];
    let outcome = PlayedOutcome { encounter: Encounter::Search, fared, gains: Vec::new() };
    let dice =
        [1, 1, 6, 6, 6, /* Beck */ 1, 1, 1, 1, /* Bank */ 1, 6, 6, /* Nick */ 1, 1, 6, 6];
    let told = play(&dice, &[], |play| {
        campaign.settle(&outcome, printed(), play).unwrap();
        play.journal().to_vec()
    });
    let together = told.iter().filter(|it| it.rule == rule!("atzr.together.roll"));
    let words: Vec<String> = together
        .filter_map(|it| match &it.what {
            What::Noted { note, .. } => Chronicle::read(note).map(|it| chronicle(&it).words()),
            _ => None,
        })
        .collect();
    let expected = [
        "leaves the group with Shotgun, Ammo: 4 successes against the Star's 2",
        "stays with the group, and skips the next test: 1 success against the Star's 2",
        "stays with the group: 2 successes against the Star's 2, and the Encounter went well",
    ];
    assert_eq!(words, expected);
}

#[test]
fn an_infected_star_is_saved_with_all_the_rep_it_lost_or_is_lost_like_anybody() {
    let _proof = Proof::of(rule!("atzr.ruling.infection-encounter"));
    let mut campaign = with(&["Beck"]);
    campaign.parts = only(true, false, false);
    let tonya = id(&campaign, "Tonya");
    campaign.groups[0].members[0].infected = true;
    let worse = Fared { rep_lost: 2, ..well(&campaign, "Tonya") };
    let fared = || vec![worse.clone(), well(&campaign, "Beck")];
    let mut saved = campaign.clone();
    saved.groups[0].doses = 1;
    settle(&mut saved, fared(), &[], &[Answer::YesNo(true)]);
    let star = saved.groups[0].star().unwrap();
    assert_eq!((star.id, star.rep_now().total(), star.infected), (tonya, 5, false));
    let mut lost = campaign.clone();
    settle(&mut lost, fared(), &[], &[Answer::YesNo(true)]);
    assert_eq!(lost.groups[0].gone[0].fate, Departure::Turned);
    assert_eq!(lost.groups[0].star().unwrap().name, "Beck");
}

#[test]
fn poison_works_on_equals_and_on_lesser_minds_and_never_wears_off() {
    let _proof = Proof::of(rule!("atzr.together.roll")).facts([9, 10]);
    let mut campaign = with(&["Beck", "Lil", "Bank", "Nick"]);
    campaign.parts = only(false, false, true);
    let all = |campaign: &Campaign| vec![well(campaign, "Tonya")];
    let star = [1, 1, 6, 6, 6];
    // Beck has twice the Star's two and goes. The others have two like the Star; Nick leads too well to roll his fifth die.
    let dice =
        [&star[..], &[1, 1, 1, 1], /* Lil */ &[1, 1, 6, 6], /* Bank */ &[1, 1, 6], &[1, 1, 6, 6]];
    let fared = all(&campaign);
    settle(&mut campaign, fared, &dice.concat(), &[]);
    let poisoned = |campaign: &Campaign| {
        campaign.groups[0].members.iter().map(|it| (it.name.clone(), it.poisoned)).collect::<Vec<_>>()
    };
    let expected = [("Tonya", false), ("Lil", true), ("Bank", true), ("Nick", false)];
    assert_eq!(poisoned(&campaign), expected.map(|it| (it.0.to_owned(), it.1)));
    // A die more after this Encounter, and after the next, and after that.
    for _ in 0..3 {
        let dice =
            [&star[..], &[1, 1, 6, 6, 6], /* Bank */ &[1, 1, 6, 6], /* Nick */ &[1, 1, 6, 6]];
        let fared = all(&campaign);
        settle(&mut campaign, fared, &dice.concat(), &[]);
        assert_eq!(poisoned(&campaign).len(), 4, "as many as the Star after a success: all stay");
    }
    // After a failure the same dice send them away.
    let failed = Deeds { success: false, ..QUIET };
    let fared = vec![Fared { deeds: failed, ..well(&campaign, "Tonya") }];
    let dice = [&star[..], &[1, 1, 6, 6, 6], /* Bank */ &[1, 1, 6, 6], /* Nick */ &[1, 1, 6, 6]];
    settle(&mut campaign, fared, &dice.concat(), &[]);
    assert_eq!(names(&campaign.groups[0]), ["Tonya"]);
}

#[test]
fn no_star_power_is_rolled_against_a_bite() {
    let _proof = Proof::of(rule!("atzr.star-power.not-against-zombies")).facts([2]);
    let mut campaign = alone();
    campaign.parts = only(true, false, false);
    let bites = Bites { first_round_not_won: true, ..Bites::default() };
    for (die, infected) in [(1, true), (2, false)] {
        let mut bitten = campaign.clone();
        let fared = Fared { bites, ..well(&bitten, "Tonya") };
        // One die, and nobody is asked.
        settle(&mut bitten, vec![fared], &[die], &[]);
        assert_eq!(bitten.groups[0].members[0].infected, infected, "Rep 5 and a {die}");
    }
}
