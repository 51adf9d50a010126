//! The book's examples of Star Advantages and Leaders (p. 5, 6 and 12).
use super::example;
use ffo::{
    rule,
    table::{
        class::Class,
        dice::Passed,
        leader::{Group, LeaderDie, Member},
        react::{KnockDownTest, ReactionTest, ReactionTests},
        star::StarPower,
        status::{Harmed, Hit, Status},
    },
};
use kernel::Given;

fn ganger(rep: i32) -> ReactionTest {
    ReactionTest { class: Class::Ganger, rep, ..ReactionTest::default() }
}

fn dying(attacker_rep: i32) -> Harmed {
    Harmed {
        rep: 5,
        hit: Hit::ObviouslyDead,
        attacker_rep,
        star: true,
        star_power: 5,
        declares: true,
        ..Harmed::default()
    }
}

#[test]
fn star_power_rep5() {
    let mut example = example(rule!("ffo.example.star-power-rep5"));
    let shrugged = StarPower::default().use_all(&mut example);
    example.comes_to((shrugged.status, shrugged.left));
}

#[test]
fn larger_than_life() {
    let mut example = example(rule!("ffo.example.larger-than-life"));
    let harm = dying(4).suffer(&mut example);
    example.comes_to(harm.fate);
}

#[test]
fn cheat_death() {
    let mut example = example(rule!("ffo.example.cheat-death"));
    let harm = Harmed { class: Class::Ganger, ..dying(5) }.suffer(&mut example);
    example.comes_to(harm.fate);
}

#[test]
fn free_will() {
    let mut example = example(rule!("ffo.example.free-will"));
    let shot_at = ReactionTest { free_will: Some(Passed::Two), ..ganger(5) };
    let reaction = shot_at.resolve(&mut example);
    example.comes_to(reaction);
    let down = KnockDownTest { class: Class::Ganger, rep: 5, protected: false, star: true };
    let status = down.take(&mut example);
    example.comes_to(status);
    let power = StarPower { dice: 5, taken: vec![status], ..StarPower::default() };
    let left = power.use_all(&mut example).status;
    example.comes_to(left);
    assert_eq!(left, Status::CarryOn);
}

#[test]
fn leader_die() {
    let mut example = example(rule!("ffo.example.leader-die"));
    let sooze = LeaderDie { rep: 5, ..LeaderDie::default() };
    let group = ReactionTests { leader: Some(sooze), testers: vec![ganger(4), ganger(3)] };
    let reactions = group.take(&mut example);
    example.comes_to(reactions);
}

#[test]
fn temporary_leader() {
    let mut example = example(rule!("ffo.example.temporary-leader"));
    let member = |rep, star_leader| Member { rep, star_leader, ..Member::default() };
    let gangers = vec![member(4, false), member(3, false), member(3, false)];
    for members in [vec![member(5, true)], gangers] {
        let led = Group { members }.led(&mut example).unwrap();
        example.comes_to((led.leaders[0], led.star_leader));
    }
}
