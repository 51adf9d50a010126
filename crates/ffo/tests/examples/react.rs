//! The book's examples of Reaction Tests (p. 21 to 25 and 49).
use super::example;
use ffo::{
    rule,
    table::{
        class::Class,
        outgun::{Guns, Outgunned},
        protection::Protection,
        react::{
            Fallen, Friends, FriendsFell, KnockDownTest, ReactionTest, ReactionTests, SeeTheFeast, ZedOrNoZed,
        },
        status::Status,
        weapon::Ratings,
    },
};
use kernel::{Given, scripted};

const BAP: Ratings = Ratings::Two([1, 2]);
const SMG: Ratings = Ratings::One(3);
const ASSAULT_RIFLE: Ratings = Ratings::Two([1, 3]);
const BOLT_ACTION_RIFLE: Ratings = Ratings::One(1);

fn tester(class: Class, rep: i32) -> ReactionTest {
    ReactionTest { class, rep, ..ReactionTest::default() }
}

fn is_outgunned(fired: Guns, own: Guns) -> bool {
    Outgunned { fired: vec![fired], own: Some(own), ..Outgunned::default() }.resolve(&mut scripted(&[]))
}

#[test]
fn citizen_received_fire() {
    let mut example = example(rule!("ffo.example.citizen-received-fire"));
    let reaction = tester(Class::Citizen, 4).resolve(&mut example);
    example.comes_to(reaction);
}

#[test]
fn man_down_rep() {
    let mut example = example(rule!("ffo.example.man-down-rep"));
    let fallen = Fallen { class: Class::Citizen, rep: 3, status: Status::Stunned, ..Fallen::default() };
    let takes = [4, 3].map(|rep| {
        let friends =
            FriendsFell { class: Class::Citizen, rep, fallen: vec![fallen], ..FriendsFell::default() };
        friends.calls_for_test(&mut scripted(&[]))
    });
    example.comes_to(takes);
}

#[test]
fn recover_knock_down_rep3() {
    let mut example = example(rule!("ffo.example.recover-knock-down-rep3"));
    let jim_bob_joe = KnockDownTest { class: Class::Ganger, rep: 3, ..KnockDownTest::default() };
    let status = jim_bob_joe.take(&mut example);
    example.comes_to(status);
}

#[test]
fn recover_knock_down_protected() {
    let mut example = example(rule!("ffo.example.recover-knock-down-protected"));
    let jacket = Protection { class: Class::Ganger, body_armor: 1, ..Protection::default() };
    let protected = jacket.is(&mut example);
    let billy = KnockDownTest { class: Class::Ganger, rep: 5, protected, star: true };
    let status = billy.take(&mut example);
    example.comes_to(status);
}

#[test]
fn recover_duck_back_rep3() {
    let mut example = example(rule!("ffo.example.recover-duck-back-rep3"));
    let ducked = ReactionTest { received_fire: false, recover_duck_back: true, ..tester(Class::Ganger, 3) };
    let reaction = ducked.resolve(&mut example);
    example.comes_to(reaction);
}

#[test]
fn multiple_tests() {
    let mut example = example(rule!("ffo.example.multiple-tests"));
    let friends = Friends { all: 3, down: 1 };
    let both = |rep| ReactionTest { man_down: true, friends, ..tester(Class::Ganger, rep) };
    let group = ReactionTests { leader: None, testers: vec![both(4), both(3)] };
    let reactions = group.take(&mut example);
    example.comes_to(reactions);
}

#[test]
fn outgunned_empty() {
    let mut example = example(rule!("ffo.example.outgunned-empty"));
    let outgunned = is_outgunned(Guns::of(BOLT_ACTION_RIFLE), Guns::of(ASSAULT_RIFLE));
    example.comes_to(outgunned);
    let billy = ReactionTest { outgunned, able_to_fire: false, ..tester(Class::Ganger, 5) };
    let reaction = billy.resolve(&mut example);
    example.comes_to(reaction);
}

#[test]
fn two_baps() {
    let mut example = example(rule!("ffo.example.two-baps"));
    let pair = Guns::both(BAP, BAP);
    example.comes_to(is_outgunned(pair, Guns::of(BAP)));
    example.comes_to(is_outgunned(Guns::of(ASSAULT_RIFLE), pair));
}

#[test]
fn exchange_outgunned() {
    let mut example = example(rule!("ffo.example.exchange-outgunned"));
    let (char, gnarly) = (Guns::of(BAP), Guns::of(SMG));
    let outgunned = (is_outgunned(gnarly, char), is_outgunned(char, gnarly));
    example.comes_to(outgunned);
    let char = ReactionTest { outgunned: outgunned.0, ..tester(Class::Survivor, 3) };
    let gnarly = ReactionTest { outgunned: outgunned.1, ..tester(Class::Survivor, 4) };
    let both = ReactionTests { leader: None, testers: vec![char, gnarly] };
    let reactions = both.take(&mut example);
    example.comes_to(reactions);
}

#[test]
fn zed_doubles() {
    let mut example = example(rule!("ffo.example.zed-doubles"));
    let zed = ZedOrNoZed { rep: 4, star: false }.take(&mut example);
    example.comes_to(zed);
    example.comes_to(zed.shots());
}

#[test]
fn see_the_feast() {
    let mut example = example(rule!("ffo.example.see-the-feast"));
    let feast = SeeTheFeast { rep: 4, star: false }.take(&mut example);
    example.comes_to(feast);
}
