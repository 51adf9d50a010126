//! The book's examples of charges and melee (p. 29 to 33).
use super::example;
use ffo::{
    rule,
    table::{
        breakoff::{BreakOff, Opponent},
        charge::{Charge, Contender},
        class::Class,
        dice::{Passed, passes},
        insight::{SightAction, order},
        leave::{Leave, Left, Watcher, as_target},
        melee::{Fighter, Grip, Melee},
        shoot::{Aim, Shooter, Target, Volley},
        weapon::{Firing, Gun, Weapon},
    },
};
use kernel::{Given, scripted};

fn human(rep: i32) -> Fighter {
    Fighter { rep, ..Fighter::default() }
}

#[test]
fn chainsaw() {
    let mut example = example(rule!("ffo.example.chainsaw"));
    let rolled = Fighter { grip: Grip::RunningChainsaw, ..human(4) }.roll(&human(4), &mut example);
    example.comes_to(rolled);
}

#[test]
fn charge_target_fires() {
    let mut example = example(rule!("ffo.example.charge-target-fires"));
    let met = Charge::default().test(&mut example)[0];
    example.comes_to(met);
    let target = Target { charging: true, ..Target::default() };
    let volley = Volley {
        firing: Firing::of(Weapon::Listed(Gun::BaPistol)),
        shooter: Shooter { charged: true, ..Shooter::default() },
        aims: vec![Aim { target: target.clone(), shots: 2, ..Aim::default() }],
    };
    let result = volley.resolve(&mut example);
    example.comes_to(result.targets[0].target);
    assert!(!target.reacts(&mut example) && met.moves_in());
}

#[test]
fn charge_two_on_one() {
    let mut example = example(rule!("ffo.example.charge-two-on-one"));
    let survivor = Contender { class: Class::Survivor, ..Contender::default() };
    let charge = Charge { chargers: vec![survivor, Contender::default()], ..Charge::default() };
    let met = charge.test(&mut example);
    example.comes_to(met);
}

#[test]
fn off_hand() {
    let mut example = example(rule!("ffo.example.off-hand"));
    let willie = Shooter::default();
    example.comes_to(willie.score().total());
    let knife = Fighter { grip: Grip::OneHand, off_hand: true, ..human(4) };
    let either = Fighter { ambidextrous: true, ..knife };
    example.comes_to([knife, either].map(|it| it.dice(&human(4)).total()));
}

#[test]
fn melee_sooze() {
    let mut example = example(rule!("ffo.example.melee-sooze"));
    let sooze = Fighter { grip: Grip::OneHand, ..human(4) };
    let citizen = Fighter { brawler: true, ..human(3) };
    let fought = Melee { attacker: sooze, defender: citizen }.fight(&mut example);
    example.comes_to(fought.loser);
    let passed = passes(rule!("ffo.react.citizen.recover-knock-down"), 3, 2, &mut example);
    let row = Passed::of(passed, &mut example);
    example.comes_to(row);
}

#[test]
fn evenly_matched_bonus() {
    let mut example = example(rule!("ffo.example.evenly-matched-bonus"));
    let bonus = |attacker: Fighter, matched_with_others| {
        let billy = Fighter { matched_with_others, ..human(5) };
        attacker.dice(&billy).total() - attacker.dice(&human(5)).total()
    };
    example.comes_to([bonus(human(4), 1), bonus(Fighter::zombie(), 2)]);
}

#[test]
fn break_off_gnarly() {
    let mut example = example(rule!("ffo.example.break-off-gnarly"));
    let charles = Opponent { rep: 4, ..Opponent::default() };
    let gnarly = BreakOff { rep: 5, star: false, opponents: vec![charles] };
    let result = gnarly.resolve(&mut example);
    example.comes_to(result);
    let charles = Fighter { foe_failed_break_off: true, ..human(4) };
    example.comes_to(charles.dice(&human(5)).total() - human(4).dice(&human(5)).total());
}

#[test]
fn leaving_charles() {
    let mut example = example(rule!("ffo.example.leaving-charles"));
    let watchers = [4, 3, 5].map(|rep| Watcher { rep, ..Watcher::default() }).to_vec();
    let left = Leave { rep: 4, watchers, ..Leave::default() }.resolve(&mut example);
    assert!(matches!(left, Left::UnderFire(_)));
    example.comes_to(left);
    let nothing = &mut scripted(&[]);
    let shots = Firing::of(Weapon::Listed(Gun::AssaultRifle)).shots(nothing);
    example.comes_to((shots, as_target(Target::default(), nothing).moved_fast));
}

#[test]
fn charge_multiple() {
    let mut example = example(rule!("ffo.example.charge-multiple"));
    // Three Gangers, and two Survivors.
    let steps: Vec<Vec<usize>> =
        order(&[3, 3, 3, 2, 0], &mut example).into_iter().map(|it| it.figures.to_vec()).collect();
    example.comes_to(steps);
    let target = Contender { class: Class::Survivor, ..Contender::default() };
    let met =
        Charge { target, chargers: vec![Contender::default(); 3], ..Charge::default() }.test(&mut example);
    example.comes_to(met);
}

#[test]
fn charged_keeps_action() {
    let mut example = example(rule!("ffo.example.charged-keeps-action"));
    // Citizens whose nerve has held for their In Sight action.
    let citizen = Contender { class: Class::Citizen, nerve_proven: true, ..Contender::default() };
    let billy = Contender { rep: 5, ..Contender::default() };
    let charge = Charge { target: billy, chargers: vec![citizen], ..Charge::default() };
    let first = charge.test(&mut example);
    example.comes_to(first);
    let acts = SightAction { rep: 5, star: true, successes: 2, ..SightAction::default() }.act(&mut example);
    example.comes_to(acts);
    let third = charge.test(&mut example);
    example.comes_to(third);
}
