//! The book's examples of people, cards and campaign.
use super::example;
use atzr::{
    campaign::{
        Campaign, Mode, Parts,
        begin::{NewStar, Own},
    },
    printed::{
        Area, Attribute, CardId, Class, CounterThing, DayPart, LootRow, PeopleTables, Printed,
        people::{Ambush, NpcMove, Recovered, Scored},
    },
    rule,
    rules::Rules,
    table::{
        after::{Deeds, RepChange},
        availability::Availability,
        building::EntryRoll,
        card::{Deck, column, humans, starting_zombies},
        carry::{Burden, Load},
        chillin::WayHome,
        cup::Cups,
        encounter::InvoluntaryRoll,
        group::{StartingGrunts, starting_card, starting_grunt},
        infection::{Bites, InfectionTest, after_doubles},
        meet::FriendOrFoe,
        npc::Who,
        npcmove::NpcMovement,
        recovery::{From, RecoveryTest},
        search::SearchedHex,
        take,
        talk::{Talk, Talked, Talker, may_join},
    },
};
use kernel::{Defaults, Given, Play, Seat, scripted};

fn people() -> &'static PeopleTables {
    &Printed::book().people
}

fn card(id: &str) -> CardId {
    Printed::book().cards.find(id).unwrap()
}

#[test]
fn event_card_shotgun() {
    let mut example = example(rule!("atzr.example.event-card-shotgun"));
    let entry = EntryRoll { triangle: LootRow::Red, area: Area::Urban, day_part: DayPart::Daytime };
    let entered = entry.roll(&Printed::book().cards.entry, &mut example);
    example.comes_to(entered);
    let cards = &Printed::book().cards;
    let met = column(cards, card("E06"), Area::Urban, &mut scripted(&[]));
    example.comes_to(met);
    let hex = SearchedHex { card: "E06".to_owned(), triangle: Some(LootRow::Red), ..SearchedHex::default() };
    example.comes_to(hex.resolve(&mut scripted(&[])));
}

#[test]
fn start_cards_suburbs() {
    let _example = example(rule!("atzr.example.start-cards-suburbs"));
    let cards = &Printed::book().cards;
    let mut deck = Deck::new(cards);
    // E09, then E05, then E12, two places nearer.
    let zombies = starting_zombies(cards, &mut deck, 3, Area::Suburbs, &mut scripted(&[9, 5, 10]));
    assert_eq!(zombies.as_slice(), [2, 0, 0]);
    assert_eq!(deck, Deck::new(cards));
}

#[test]
fn billy_pink_made() {
    let _example = example(rule!("atzr.example.billy-pink-made"));
    let star = NewStar {
        seat: Seat(0),
        counter: Printed::book().characters.find("Jimmy").unwrap(),
        class: Class::Survivor,
        own: Some(Own { name: "Billy Pink".to_owned(), attribute: Attribute::Initiative }),
        pronoun: None,
        alone: true,
    };
    let mut campaign = Campaign::new(Mode::Solo, Parts::default(), Rules::default());
    let (mut dice, mut answers) = (scripted(&[]), Defaults);
    campaign.begin(&[star], Printed::book(), &mut Play::new(Vec::new(), &mut dice, &mut answers)).unwrap();
    let billy = campaign.groups[0].star().unwrap();
    assert_eq!((billy.name.as_str(), billy.rep), ("Billy Pink", 5));
    assert_eq!(billy.attributes, [Attribute::Initiative]);
}

#[test]
fn cooperation_bank() {
    let _example = example(rule!("atzr.example.cooperation-bank"));
    let talk = Talk {
        ours: Talker { class: Class::Survivor, rep: 5, characters: 2, ..Talker::default() },
        npcs: Talker { class: Class::Ganger, rep: 3, ..Talker::default() },
        npc_star: false,
    };
    let talked = talk.result(Scored::More, &people().talk, &mut scripted(&[]));
    assert_eq!(talked, Talked::Barter);
}

#[test]
fn starting_group() {
    let _example = example(rule!("atzr.example.starting-group"));
    let printed = Printed::book();
    let mut deck = Deck::new(&printed.cards);
    // The first card is E02, the second E10, one place nearer now.
    let shown = starting_card(printed, &mut deck, &mut scripted(&[2, 9]));
    assert_eq!(shown, 2);
    assert_eq!(
        humans(&printed.cards, card("E10"), Area::Urban, &mut scripted(&[])).unwrap().class,
        Class::Ganger
    );
    let mut cups = Cups::new(printed);
    cups.take_named(&printed.characters, printed.characters.find("Tonya").unwrap());
    let unused = cups.unused().len() as u8;
    let room = StartingGrunts { star_rep: 5, humans: 4, unused }.most(&mut scripted(&[]));
    assert_eq!(room, 3);
    assert_eq!(StartingGrunts { star_rep: 5, humans: shown, unused }.most(&mut scripted(&[])), 2);
    let mut draw =
        |dice: &[u16]| starting_grunt(Class::Survivor, printed, &mut cups, &mut scripted(dice)).unwrap();
    let (marc, buffy) = (draw(&[9, 1, 1]), draw(&[4, 1, 1]));
    assert_eq!(marc.who, Who::Named(printed.characters.find("Marc").unwrap()));
    assert_eq!(buffy.who, Who::Named(printed.characters.find("Buffy").unwrap()));
    assert!([marc, buffy].iter().all(|it| it.class == Class::Survivor));
    assert!([marc, buffy].iter().all(|it| it.weapon.is_some() && it.item.is_some()));
}

#[test]
fn buffy_infected() {
    let mut example = example(rule!("atzr.example.buffy-infected"));
    let bites = Bites { first_round_not_won: true, ..Bites::default() };
    assert!(bites.must_test(&mut scripted(&[])));
    let test = InfectionTest { rep: 4, out_of_the_fight: false };
    let infection = test.roll(&mut example);
    example.comes_to(infection);
    let first = after_doubles(4, &mut scripted(&[]));
    example.comes_to(first.unwrap());
    assert_eq!(after_doubles(3, &mut scripted(&[])), None);
    assert_eq!(atzr::table::zombie::REP, 3);
}

#[test]
fn medikit_two_patients() {
    let _example = example(rule!("atzr.example.medikit-two-patients"));
    let treat = |dice: &[u16]| {
        let test = RecoveryTest { rep: 4, from: From::Treated, ..RecoveryTest::default() };
        test.roll(people(), &mut scripted(dice))
    };
    assert_eq!(treat(&[4, 2]), Recovered::Recovers);
    assert_eq!(treat(&[5, 2]), Recovered::RecoversWeakened);
    let downed = Bites { out_of_the_fight: true, ..Bites::default() };
    assert!(downed.must_test(&mut scripted(&[])));
}

#[test]
fn sailor_load() {
    let _example = example(rule!("atzr.example.sailor-load"));
    let load = |things: &[CounterThing]| {
        Load { rep: 3, things: things.to_vec(), worn: Vec::new() }.resolve(&mut scripted(&[]))
    };
    let light = load(&[CounterThing::Shotgun, CounterThing::Pistol]);
    assert_eq!((light.count, light.burden), (3, Burden::None));
    let heavy = load(&[CounterThing::Shotgun, CounterThing::Pistol, CounterThing::SuppliesB]);
    assert_eq!((heavy.count, heavy.burden), (4, Burden::OverRep));
}

#[test]
fn no_more_pistols() {
    let _example = example(rule!("atzr.example.no-more-pistols"));
    let hex = SearchedHex {
        card: "E07".to_owned(),
        triangle: Some(LootRow::Red),
        scrounger: false,
        exhausted: vec![CounterThing::Pistol],
    };
    assert!(hex.resolve(&mut scripted(&[])).contains(&CounterThing::AssaultRifle));
}

#[test]
fn billy_takes_items() {
    let mut example = example(rule!("atzr.example.billy-takes-items"));
    let printed = Printed::book();
    let mut deck = Deck::new(&printed.cards);
    // The eighth card is E08, the die a 4.
    let taken =
        take::take(printed, &mut deck, &Cups::new(printed), &mut scripted(&[&[8], example.rest()].concat()));
    example.comes_to(taken);
    let load = |more: &[CounterThing], worn: &[CounterThing]| {
        let mut things =
            vec![CounterThing::Pistol, CounterThing::Pistol, CounterThing::Medikit, CounterThing::SuppliesB];
        things.extend(more);
        Load { rep: 5, things, worn: worn.to_vec() }.resolve(&mut scripted(&[]))
    };
    let all = load(&[CounterThing::HuntingRifle, CounterThing::SuppliesA], &[CounterThing::Scope]);
    example.comes_to((load(&[], &[]).count, all.count));
    example.comes_to(load(&[CounterThing::SuppliesA], &[]).burden);
}

#[test]
fn friend_or_foe() {
    let mut example = example(rule!("atzr.example.friend-or-foe"));
    let meeting = FriendOrFoe { ours: 2, theirs: 2, npc_star: false }.roll(&mut example);
    example.comes_to(meeting);
}

#[test]
fn talk_jimmy() {
    let _example = example(rule!("atzr.example.talk-jimmy"));
    let tonya = Talker { class: Class::Survivor, rep: 5, characters: 2, ..Talker::default() };
    let jimmy = Talker { rep: 4, negotiator: true, ..tonya };
    let table = &people().talk;
    assert_eq!((tonya.dice(&jimmy, table).total(), jimmy.dice(&tonya, table).total()), (5, 5));
    let talk = Talk { ours: tonya, npcs: jimmy, npc_star: false };
    let dice = [1, 2, 3, 4, 4, /* Jimmy */ 1, 1, 4, 4, 4];
    assert_eq!(talk.roll(people(), &mut scripted(&dice)), Talked::BarterAndJoin);
    assert!(may_join(4, 5, &mut scripted(&[])) && may_join(3, 5, &mut scripted(&[])));
}

#[test]
fn npc_movement_jimmy() {
    let _example = example(rule!("atzr.example.npc-movement-jimmy"));
    let moves = |confronted| {
        let movement = NpcMovement { rep: 4, confronted, ..NpcMovement::default() };
        movement.roll(people(), &mut scripted(&[4]))
    };
    assert_eq!(moves(false), NpcMove::LeaveTheMap);
    assert_eq!(moves(true), NpcMove::Fire);
}

#[test]
fn involuntary_suburbs() {
    let mut example = example(rule!("atzr.example.involuntary-suburbs"));
    let happens = InvoluntaryRoll { area: Area::Suburbs }.roll(people(), &mut example);
    example.comes_to(happens);
}

#[test]
fn availability() {
    let mut dice = example(rule!("atzr.example.availability"));
    let there = [3, 4, 4].map(|rep| Availability { rep }.roll(&mut dice));
    dice.comes_to(there);
}

#[test]
fn robbery_suspicious() {
    let _example = example(rule!("atzr.example.robbery-suspicious"));
    let home = WayHome { rep: 5, characters: 2, somebody_out: false };
    assert_eq!(home.rep(people()).total(), 5);
    assert_eq!(home.roll(people(), &mut scripted(&[5, 6])), Ambush::RobbedSuspicious);
}

#[test]
fn billy_rep_up() {
    let mut example = example(rule!("atzr.example.billy-rep-up"));
    let deeds = Deeds { shot_at: true, success: true, ..Deeds::default() };
    let change = RepChange { rep: 5, star: true, deeds }.roll(&mut example);
    example.comes_to(change);
}

#[test]
fn billy_rep_down() {
    let mut example = example(rule!("atzr.example.billy-rep-down"));
    let change = RepChange { rep: 6, star: true, deeds: Deeds::default() };
    let changed = change.roll(&mut example);
    example.comes_to(changed);
}
