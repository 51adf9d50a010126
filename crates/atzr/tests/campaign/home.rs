//! Home from the map: what the Encounter did to people, and what is rolled for it.
use atzr::{
    battle::{
        Battle, Counter, PersonId, Phase, State, Zombie,
        change::{self, By, Down},
        encounter, item, react,
    },
    campaign::{home::come_home, muster, saga::Doing},
    setup::scenario::Scenario,
};

use super::{calendar::ready, *};
use crate::board::{at, p};

/// A Search of the group, with all of them on their feet, one below the other.
struct Out {
    campaign: Campaign,
    battle: Battle,
}

impl Out {
    fn of(campaign: Campaign) -> Out {
        let saga = ready(campaign, Encounter::Search);
        let mut battle = Scenario::of(&muster::muster(&saga).unwrap().file).unwrap().battle();
        (battle.turn, battle.phase) = (1, Phase::Dice);
        for (n, person) in battle.set_up().people.iter_mut().enumerate() {
            (person.state, person.at) = (State::Functioning, at(&format!("03{:02}", 6 + n)));
        }
        battle.recount();
        Out { campaign: saga.campaign, battle }
    }

    /// Something happens on the map that nobody rolls for.
    fn happens(&mut self, what: impl FnOnce(&mut Battle, &mut Play<'_>)) {
        play(&[], &[], |play| what(&mut self.battle, play));
    }

    fn goes_down(&mut self, who: u16, how: Down) {
        let rule = rule!("atzr.damage.types");
        self.happens(|battle, play| change::go_down(battle, play, rule, p(who), how, By::Fate));
    }

    /// All who can walk leave the map, and take along whom they carry.
    fn all_leave(&mut self) {
        let rule = rule!("atzr.ruling.leave-map");
        let up: Vec<PersonId> = self.battle.functioning().map(|it| it.0).collect();
        self.happens(|battle, play| {
            up.iter().for_each(|&it| change::remove(battle, play, rule, it, State::Left));
        });
    }

    /// The Encounter is over, and this is how the campaign has it.
    fn over(&mut self) -> PlayedOutcome {
        self.happens(|battle, play| encounter::check(battle, play).unwrap());
        let mut saga = ready(self.campaign.clone(), Encounter::Search);
        let members = saga.due().unwrap().0.members.clone();
        come_home(&mut saga, &members, &self.battle).unwrap();
        self.campaign = saga.campaign;
        let Doing::Settling(settling) = saga.doing else { panic!() };
        settling.outcome
    }

    /// What it leaves behind is rolled with these dice.
    fn settle(mut self, dice: &[u16]) -> Group {
        let outcome = self.over();
        play(dice, &[], |play| self.campaign.settle(&outcome, printed(), play)).unwrap();
        self.campaign.groups.remove(0)
    }
}

/// Tonya and these, of whom nothing but recovery is asked.
fn out(grunts: &[&str]) -> Out {
    let mut campaign = with(grunts);
    campaign.parts = only(true, false, false);
    Out::of(campaign)
}

fn fates(group: &Group) -> Vec<Departure> {
    group.gone.iter().map(|it| it.fate).collect()
}

#[test]
fn what_somebody_did_and_suffered_comes_home_with_them() {
    let with = |mark: fn(&mut atzr::battle::person::Person)| {
        let mut out = out(&["Beck"]);
        mark(&mut out.battle.set_up().people[1]);
        out.all_leave();
        let fared = out.over().fared.remove(1);
        (fared.deeds, fared.bites, fared.cured)
    };
    let (deeds, bites, _) = with(|_| ());
    assert_eq!(bites, Bites::default());
    let marked = with(|it| it.deeds.used_star_power = true);
    assert_eq!(marked.0, Deeds { used_star_power: true, ..deeds });
    assert_eq!(with(|it| it.deeds.shot_at = true).0, Deeds { shot_at: true, ..deeds });
    assert_eq!(with(|it| it.deeds.in_melee = true).0, Deeds { in_melee: true, ..deeds });
    assert_eq!(with(|it| it.deeds.eaten = true).1, Bites { feasted: true, ..bites });
    assert_eq!(with(|it| it.deeds.bitten = true).1, Bites { first_round_not_won: true, ..bites });
    assert_eq!(with(|it| it.deeds.downed_by_zombies = true).1, Bites { out_of_the_fight: true, ..bites });
    let immune = with(|it| it.immune = true);
    assert_eq!((immune.1, immune.2), (Bites { immune: true, ..bites }, true), "who was not before is cured");
}

#[test]
fn who_ran_away_tests_whether_he_comes_back() {
    let _proof = Proof::of(rule!("atzr.react.runaway")).facts([2]);
    let comes_back = |dice: &[u16]| {
        let mut out = out(&["Beck"]);
        out.happens(|battle, play| react::run_away(battle, play, p(1)));
        out.all_leave();
        let group = out.settle(dice);
        (names(&group).contains(&"Beck"), fates(&group))
    };
    assert_eq!(comes_back(&[4, 4]), (true, vec![]));
    assert_eq!(comes_back(&[4, 5]), (false, vec![Departure::Fled]));
}

#[test]
fn who_is_out_of_the_fight_tests_afterwards_wherever_he_is_then() {
    let _proof = Proof::of(rule!("atzr.react.out-of-the-fight")).facts([4]);
    for carried in [false, true] {
        let mut down = out(&["Beck"]);
        down.goes_down(1, Down::OutOfTheFight);
        if carried {
            down.battle.set_up().person(p(0)).carries = Some(p(1));
        }
        down.all_leave();
        assert_eq!(down.battle.person(p(1)).state == State::Left, carried);
        // One passed: back with a point less in the next Encounter; none: dead.
        let again = Out { campaign: down.campaign.clone(), battle: down.battle.clone() };
        assert!(again.settle(&[4, 5]).members[1].weakened, "carried: {carried}");
        assert_eq!(fates(&down.settle(&[5, 5])), [Departure::Died], "carried: {carried}");
    }
}

#[test]
fn whom_captors_let_go_lying_down_tests_afterwards_and_who_got_up_again_does_not() {
    let _proof = Proof::of(rule!("atzr.recovery.after-encounter")).facts([1]);
    let mut let_go = out(&["Beck"]);
    let_go.goes_down(1, Down::OutOfTheFight);
    let mut treated = Out { campaign: let_go.campaign.clone(), battle: let_go.battle.clone() };
    let rule = rule!("atzr.mercy.surrender");
    let_go.happens(|battle, play| change::remove(battle, play, rule, p(1), State::LetGo));
    let_go.all_leave();
    assert_eq!(fates(&let_go.settle(&[5, 5])), [Departure::Died]);
    let rule = rule!("atzr.item.medikit-during");
    treated.happens(|battle, play| change::revive(battle, play, rule, p(1)));
    treated.all_leave();
    assert_eq!(names(&treated.settle(&[])), ["Tonya", "Beck"]);
}

#[test]
fn who_is_obviously_dead_is_lost_without_a_test() {
    let _proof = Proof::of(rule!("atzr.react.obviously-dead")).facts([1]);
    let mut out = out(&["Beck"]);
    out.battle.set_up().person(p(0)).hands = std::iter::once(CounterThing::Medikit.into()).collect();
    out.battle.set_up().person(p(0)).at = at("0307");
    out.goes_down(1, Down::ObviouslyDead);
    crate::acting_in_words::activate(&mut out.battle, p(0));
    let offered = crate::acting_in_words::menu(&out.battle, p(0)).0;
    assert!(!offered.iter().any(|it| it.contains("Beck") && !it.starts_with("Search")), "{offered:?}");
    out.battle.phase = Phase::Dice;
    out.all_leave();
    let group = out.settle(&[]);
    assert_eq!((names(&group), fates(&group)), (vec!["Tonya"], vec![Departure::Died]));
}

#[test]
fn who_is_left_behind_among_zombies_is_eaten_and_away_from_them_tests() {
    let _proof = Proof::of(rule!("atzr.recovery.after-encounter")).facts([8]);
    let left = |change: &dyn Fn(&mut Battle), dice: &[u16]| {
        let mut out = out(&["Beck"]);
        out.goes_down(1, Down::OutOfTheFight);
        out.battle.set_up().person(p(1)).at = at("0306");
        change(&mut out.battle);
        out.battle.recount();
        out.all_leave();
        fates(&out.settle(dice))
    };
    let zombie =
        |hex: &'static str| move |it: &mut Battle| it.set_up().zombies.push(Zombie::new(at(hex), 1, 0));
    // Six hexes down the road, seven, six with a house between, and no zombie at all.
    assert_eq!(left(&zombie("0906"), &[]), [Departure::Died]);
    assert_eq!(left(&zombie("1006"), &[4, 4]), []);
    let hidden = |it: &mut Battle| {
        let mut near = it.scene.board.grid().within(at("0306"), 6);
        let unseen = near.find(|&hex| !it.line(hex, at("0306"))).unwrap();
        it.set_up().zombies.push(Zombie::new(unseen, 1, 0));
    };
    assert_eq!(left(&hidden, &[4, 4]), []);
    assert_eq!(left(&|_| (), &[4, 4]), []);
}

#[test]
fn a_single_encounter_has_no_recovery_test() {
    let _proof = Proof::of(rule!("atzr.recovery.after-encounter")).facts([9]);
    // The same battle to its end without a campaign: not a die; the campaign rolls for it.
    let mut out = out(&["Beck"]);
    out.goes_down(1, Down::OutOfTheFight);
    out.all_leave();
    let mut single = out.battle.clone();
    single.phase = Phase::End;
    play(&[], &[], |play| atzr::battle::turn::step(&mut single, play)).unwrap();
    assert!(single.phase == Phase::Over && single.result.is_some());
    assert_eq!(single.person(p(1)).state, State::OutOfTheFight);
    assert_eq!(fates(&out.settle(&[5, 5])), [Departure::Died]);
}

#[test]
fn who_lies_on_the_map_was_left_behind_unless_his_side_held_the_field() {
    let _proof = Proof::of(rule!("atzr.recovery.after-encounter")).facts([10]);
    let left = |stay: bool| {
        let mut out = out(&["Beck", "Bank"]);
        out.goes_down(1, Down::OutOfTheFight);
        if stay {
            out.battle.progress.called = true;
        } else {
            out.all_leave();
        }
        let beck = out.over().fared[1].clone();
        assert_eq!(beck.state, EndState::OutOfTheFight);
        let outcome =
            PlayedOutcome { encounter: Encounter::Search, fared: vec![beck.clone()], gains: vec![] };
        play(&[4, 4], &[], |play| out.campaign.settle(&outcome, printed(), play)).unwrap();
        assert_eq!(names(&out.campaign.groups[0]), ["Tonya", "Beck", "Bank"]);
        beck.left_behind
    };
    assert_eq!((left(false), left(true)), (true, false));
}

#[test]
fn who_joins_in_an_encounter_costs_the_star_nothing() {
    let _proof = Proof::of(rule!("atzr.item.lose-recruit")).facts([2]);
    let star = NewStar { alone: false, ..lone_star("Tonya") };
    let mut campaign = Campaign::new(Mode::Solo, only(true, false, false), Rules::default());
    // Two before the first Encounter, for two of Tonya's five things.
    let answers = [Answer::Number(2), Answer::One(0), Answer::One(1), Answer::One(2)];
    play(&[10, 1, 1, 1, 1, 1, 1], &answers, |play| campaign.begin(&[star], printed(), play)).unwrap();
    campaign.area = Some(Area::Suburbs);
    let before = campaign.groups[0].members[0].carries.clone();
    assert_eq!(before.len(), 3);
    let mut out = Out::of(campaign);
    let mut jimmy = out.battle.person(p(1)).clone();
    (jimmy.name, jimmy.counter) = ("Jimmy".to_owned(), Counter::Named(named("Jimmy").0));
    jimmy.rep = 2;
    out.battle.set_up().people.push(jimmy);
    out.battle.recount();
    out.all_leave();
    let group = out.settle(&[]);
    assert_eq!(names(&group), ["Tonya", "Too Tall", "Bank", "Jimmy"]);
    let sorted = |mut things: Vec<CounterThing>| {
        things.sort_unstable();
        things
    };
    assert_eq!(sorted(group.members[0].carries.clone()), sorted(before));
    assert_eq!(group.members[3].carries, group.members[1].carries);
    assert_eq!(group.members[3].rep, 2, "as they were met");
}

#[test]
fn what_lies_in_the_store_weighs_on_nobody() {
    let _proof = Proof::of(rule!("atzr.carry.own-any-number")).facts([1]);
    let mut campaign = with(&["Beck"]);
    let beck = id(&campaign, "Beck");
    campaign.groups[0].store = vec![CounterThing::HuntingRifle; 20];
    assert!(campaign.hand(CounterThing::HuntingRifle, None, Some(beck)), "no number is too many to own");
    let out = Out::of(campaign);
    let load = |who: u16| item::load(&out.battle, out.battle.person(p(who)));
    assert_eq!((load(0), load(1)), (0, 2), "nineteen are at home");
}
