//! How a campaign begins.
use super::*;
use crate::dice_by_rule::cast;

#[test]
fn billy_pink_is_jimmys_counter_with_rep_five_and_initiative() {
    let _rep_five = Proof::of(rule!("atzr.star.rep-five")).facts([1]);
    let _alone = Proof::of(rule!("atzr.group.start-alone")).facts([1]);
    let _proof = Proof::of_all(&[
        rule!("atzr.star.definition"),
        rule!("atzr.attribute.substitute"),
        rule!("atzr.components.special-attribute-card"),
        rule!("atzr.components.character-counter"),
        rule!("atzr.class.three"),
        rule!("atzr.class.choose-once"),
    ]);
    let own = Own { name: "Billy Pink".to_owned(), attribute: Attribute::Initiative };
    let star = NewStar { own: Some(own), class: Class::Militia, ..lone_star("Jimmy") };
    let mut campaign = Campaign::new(Mode::Solo, Parts::default(), Rules::default());
    let stars = [star];
    campaign.check(&stars, printed(), &mut scripted(&[])).unwrap();
    play(&[], &vec![Answer::One(0); 5], |play| campaign.begin(&stars, printed(), play)).unwrap();
    let billy = &campaign.groups[0].members[0];
    assert_eq!((billy.name.as_str(), billy.rep, billy.star), ("Billy Pink", 5, true));
    assert_eq!(billy.attributes, [Attribute::Initiative]);
    assert_eq!(campaign.groups[0].class, Class::Militia);
    assert_eq!(campaign.groups[0].members.len(), 1);
}

#[test]
fn a_star_may_play_with_the_rep_and_the_attribute_of_the_counter() {
    let _proof = Proof::of(rule!("atzr.item.star-start")).facts([1]);
    let _card = Proof::of(rule!("atzr.components.special-attribute-card"));
    let star = lone_star("Bank");
    let rules = Rules { star_rep_five: false, substitute_attributes: false };
    let mut campaign = Campaign::new(Mode::Solo, Parts::default(), rules);
    let own = Own { name: "Bo".to_owned(), attribute: Attribute::Rage };
    let swapped = [NewStar { own: Some(own), ..star.clone() }];
    assert!(campaign.check(&swapped, printed(), &mut scripted(&[])).is_err());
    play(&[], &vec![Answer::One(0); 3], |play| campaign.begin(&[star], printed(), play)).unwrap();
    let bank = &campaign.groups[0].members[0];
    assert_eq!((bank.rep, bank.attributes.as_slice()), (3, [Attribute::HardAsNails].as_slice()));
    assert_eq!(bank.carries, [CounterThing::Pistol; 3]);
}

#[test]
fn recruits_come_with_their_gear_and_cost_an_item_each() {
    let _class = Proof::of(rule!("atzr.group.start-class")).facts([1]);
    let _rep_five = Proof::of(rule!("atzr.star.rep-five")).facts([2]);
    let _proof = Proof::of_all(&[
        rule!("atzr.group.start-recruit"),
        rule!("atzr.group.start-gear"),
        rule!("atzr.item.lose-recruit"),
        rule!("atzr.item.sources"),
    ]);
    let star = NewStar { alone: false, ..lone_star("Tonya") };
    let mut campaign = Campaign::new(Mode::Solo, Parts::default(), Rules::default());
    // E10 shows two Gangers; Too Tall and Bank are drawn with a Pistol and a Grenade each.
    let dice = [10, 1, 1, 1, 1, 1, 1];
    let answers = [Answer::Number(2), Answer::One(0), Answer::One(1), Answer::One(2)];
    play(&dice, &answers, |play| campaign.begin(&[star], printed(), play)).unwrap();
    let group = &campaign.groups[0];
    assert_eq!(names(group), ["Tonya", "Too Tall", "Bank"]);
    assert_eq!(group.members[0].carries, [CounterThing::Pistol, CounterThing::Shotgun, CounterThing::Smg]);
    assert_eq!(group.members[1].carries, [CounterThing::Pistol, CounterThing::Grenade]);
    let reps: Vec<(u8, bool)> = group.members.iter().map(|it| (it.rep, it.star)).collect();
    assert_eq!(reps, [(5, true), (4, false), (3, false)], "only the Star counts as Rep 5");
    assert_eq!(group.class, Class::Survivor, "and nobody is a Ganger");
    let cups = campaign.cups(printed(), &mut scripted(&[]));
    assert_eq!(
        (cups.left(CounterThing::Pistol), cups.left(CounterThing::Grenade), cups.unused().len()),
        (7, 3, 13)
    );
}

#[test]
fn nobody_recruits_more_than_there_are_whom_nobody_plays() {
    let _proof = Proof::of(rule!("atzr.ruling.start-group-card"));
    let names = ["Beck", "Too Tall", "Bank", "Jimmy", "Nick", "Lil", "Sailor", "Buffy"];
    let star = |(seat, name): (u8, &&str)| NewStar { seat: Seat(seat), alone: false, ..lone_star(name) };
    let stars: Vec<NewStar> = (0..).zip(&names).map(star).collect();
    let mut campaign = Campaign::new(Mode::Competitive, Parts::default(), Rules::default());
    campaign.check(&stars, printed(), &mut scripted(&[])).unwrap();
    // E10 shows two humans, for each of them.
    let cards: (RuleId, &[u16]) = (rule!("atzr.group.start-recruit"), &[10; 8]);
    cast(&[cards], &[], |play| campaign.begin(&stars, printed(), play)).0.unwrap();
    let began = |it: &Group| (it.members.len() - 1, it.members[0].carries.len());
    let began: Vec<_> = campaign.groups.iter().map(began).collect();
    // Tonya, whom nobody plays, is not drawn. A thing less for each who came along.
    assert_eq!(began, [(2, 3), (2, 3), (2, 3), (1, 4), (0, 5), (0, 5), (0, 5), (0, 5)]);
}

#[test]
fn one_player_plays_alone_and_others_play_together_or_against_each_other() {
    let _proof = Proof::of(rule!("atzr.game.modes")).facts([2]);
    let players = |mode: Mode| mode.players(&mut scripted(&[]));
    assert_eq!(players(Mode::Solo), 1..=1);
    assert_eq!(*players(Mode::Cooperative).start(), 2);
    assert_eq!(*players(Mode::Competitive).start(), 2);
    let (first, second) = (lone_star("Jimmy"), NewStar { seat: Seat(1), ..lone_star("Nick") });
    let mut campaign = Campaign::new(Mode::Competitive, Parts::default(), Rules::default());
    let wrong = |campaign: &Campaign, stars: &[NewStar]| {
        campaign
            .check(stars, printed(), &mut scripted(&[]))
            .err()
            .map(|it| it.to_string())
            .unwrap_or_default()
    };
    assert_eq!(wrong(&campaign, std::slice::from_ref(&first)), "stars: 2 to 8 of them, one a player");
    let same_seat = NewStar { seat: Seat(0), ..second.clone() };
    assert_eq!(wrong(&campaign, &[first.clone(), same_seat]), "stars[1].seat: somebody sits there already");
    // Billy Pink is made of Jimmy's counter.
    let billy = NewStar { counter: named("Billy Pink"), ..second.clone() };
    let both = [first.clone(), billy];
    assert_eq!(wrong(&campaign, &both), "stars[1].counter: somebody has this character already");
    let stars = [first, second];
    assert_eq!(wrong(&campaign, &stars), "");
    play(&[], &vec![Answer::One(0); 10], |play| campaign.begin(&stars, printed(), play)).unwrap();
    assert_eq!((campaign.groups.len(), campaign.groups[1].seat), (2, Seat(1)));
    let led = |it: &Group| it.members.iter().filter(|it| it.star).count();
    assert!(campaign.groups.iter().all(|it| led(it) == 1));
    campaign.mode = Mode::Solo;
    assert_eq!(wrong(&campaign, &stars), "stars: 1 to 1 of them, one a player");
}

#[test]
fn whoever_is_the_star_counts_as_rep_five_and_has_the_attribute_of_the_card() {
    let _rep_five = Proof::of(rule!("atzr.star.rep-five")).facts([1]);
    let _anybody = Proof::of(rule!("atzr.star.definition")).facts([1]);
    let _counter = Proof::of(rule!("atzr.components.character-counter")).facts([3]);
    let _card = Proof::of(rule!("atzr.components.special-attribute-card")).facts([1]);
    for card in &printed().characters.named {
        let mut campaign = Campaign::new(Mode::Solo, Parts::default(), Rules::default());
        let star = [lone_star(&card.name)];
        play(&[], &vec![Answer::One(0); 5], |play| campaign.begin(&star, printed(), play)).unwrap();
        let member = &campaign.groups[0].members[0];
        assert_eq!(
            (member.rep, member.attributes.len()),
            (5, 1 + usize::from(card.npc_star)),
            "{}",
            card.name
        );
    }
}

#[test]
fn a_grunt_of_the_beginning_has_the_attribute_of_the_card_and_no_other() {
    let _card = Proof::of(rule!("atzr.components.special-attribute-card")).facts([1]);
    let star = [NewStar { alone: false, ..lone_star("Tonya") }];
    let with = |drawn: u16| {
        let mut campaign = Campaign::new(Mode::Solo, Parts::default(), Rules::default());
        let answers = [vec![Answer::Number(1)], vec![Answer::One(0); 4]].concat();
        // E10 shows humans, and this one of the fifteen comes along with a Pistol and a Grenade.
        play(&[10, drawn, 1, 1], &answers, |play| campaign.begin(&star, printed(), play)).unwrap();
        campaign.groups[0].members[1].clone()
    };
    for drawn in 1..=15 {
        let grunt = with(drawn);
        assert_eq!(grunt.attributes.len(), 1, "{}", grunt.name);
        assert_eq!(grunt.attributes, printed().characters.card(grunt.who).attributes);
    }
}

/// E41 has three humans in the city, two in the suburbs and one in the country.
#[test]
fn the_city_on_the_card_says_how_many_may_come_and_nobody_has_to() {
    let _recruit = Proof::of(rule!("atzr.group.start-recruit")).facts([2, 4]);
    let star = [NewStar { alone: false, ..lone_star("Tonya") }];
    for area in Area::ALL {
        let begin = |dice: &[u16], grunts: i32, things: usize| {
            let mut campaign = Campaign::new(Mode::Solo, Parts::default(), Rules::default());
            campaign.area = Some(area);
            let answers = [vec![Answer::Number(grunts)], vec![Answer::One(0); things]].concat();
            play(dice, &answers, |play| campaign.begin(&star, printed(), play)).unwrap();
            campaign.groups[0].members.len()
        };
        assert_eq!(begin(&[41, 1, 1, 1, 1, 1, 1, 1, 1, 1], 3, 2), 4, "{area:?}");
        assert_eq!(begin(&[41], 0, 5), 1, "{area:?}");
    }
}

#[test]
fn a_star_of_low_rep_has_room_for_few_whatever_the_card_shows() {
    let _recruit = Proof::of(rule!("atzr.group.start-recruit"));
    let most = |star_rep_five: bool, card: u16| {
        let rules = Rules { star_rep_five, substitute_attributes: false };
        let mut campaign = Campaign::new(Mode::Solo, Parts::default(), rules);
        let star = [NewStar { alone: false, ..lone_star("Bank") }];
        let (mut dice, mut nobody) = (scripted(&[card]), kernel::Nobody);
        let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
        let pause = campaign.begin(&star, printed(), &mut play).unwrap_err();
        match pause.question().unwrap().shape {
            kernel::question::Shape::Number { most, .. } => most,
            ref other => panic!("{other:?}"),
        }
    };
    // E41 has three humans in the city, E10 two; Bank is Rep 3 by his counter.
    assert_eq!((most(true, 41), most(false, 41)), (3, 1));
    assert_eq!(most(true, 10), 2);
}

#[test]
fn a_star_alone_goes_on_a_search() {
    let _proof = Proof::of(rule!("atzr.group.start-alone")).facts([1]);
    let mut campaign = alone();
    campaign.step = Step::Voluntary;
    play(&[], &[Answer::One(0), Answer::One(1)], |play| campaign.step(printed(), play)).unwrap();
    let Step::Playing(due) = &campaign.step else { panic!("{:?}", campaign.step) };
    assert_eq!((due.encounter, due.members.as_slice()), (Encounter::Search, &[id(&campaign, "Tonya")][..]));
}
