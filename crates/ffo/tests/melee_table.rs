//! Melee (p. 29 to 33).
use ffo::{
    rule,
    table::{
        damage::Damage,
        melee::{
            Assailant, Fighter, Fought, Grip, Guard, Melee, MeleeBlow,
            MeleeBlow::{KnockedCold, KnockedDown, ObviouslyDead, OutOfTheFight},
            MultiMelee,
            Pairing::{self, EvenlyMatched, Loses, NotFought, Wins},
            Round, SawAfter, SawStart, Side, Waiting, cool, damage, next, noise,
        },
        weapon::{Gun, MeleeWeapon},
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn human(rep: i32) -> Fighter {
    Fighter { rep, ..Fighter::default() }
}

fn with(grip: Grip) -> Fighter {
    Fighter { grip, ..human(4) }
}

/// How many dice they roll.
fn dice(fighter: Fighter, foe: Fighter) -> u16 {
    let n = fighter.dice(&foe).total().max(0) as usize;
    let rolled = fighter.roll(&foe, &mut scripted(&vec![4; n]));
    let bonus = u16::from(foe.zombie && !fighter.zombie);
    assert_eq!(rolled.0, bonus, "4 is no success");
    n as u16
}

fn armed(grip: Grip) -> u16 {
    dice(with(grip), human(4))
}

#[test]
fn a_die_for_each_point_of_rep_and_those_of_the_weapon() {
    let _proof = Proof::of(rule!("ffo.melee.dice")).facts([1]);
    let _proof = Proof::of(rule!("ffo.melee.unarmed")).facts([1]);
    let _proof = Proof::of(rule!("ffo.melee.improvised")).facts([1]);
    let _proof = Proof::of(rule!("ffo.melee.one-hand")).facts([1]);
    let _proof = Proof::of(rule!("ffo.melee.two-hand")).facts([1, 2]);
    let _proof = Proof::of(rule!("ffo.melee.chainsaw")).facts([1]);
    let grips = [
        Grip::Nothing,
        Grip::Improvised,
        Grip::OneHand,
        Grip::TwoHandInOneHand,
        Grip::TwoHandInBoth,
        Grip::RunningChainsaw,
    ];
    assert_eq!(grips.map(armed), [3, 4, 5, 5, 6, 7]);
    assert_eq!([2, 5].map(|rep| dice(human(rep), human(4))), [2, 5]);
    let three = human(4).roll(&human(4), &mut scripted(&[3, 1, 2, 6])).0;
    assert_eq!(three, 3);
}

#[test]
fn guns_for_two_hands_are_clubs_and_those_for_one_are_nothing() {
    let _proof = Proof::of(rule!("ffo.melee.unarmed")).facts([2]);
    let _proof = Proof::of(rule!("ffo.melee.improvised")).facts([2, 3, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.hands"));
    let gun = |gun: Gun| armed(Grip::of_gun(gun.line()));
    let for_two = [
        Gun::AssaultRifle,
        Gun::BoltActionRifle,
        Gun::SemiAutomaticRifle,
        Gun::Shotgun,
        Gun::SquadAutomaticWeapon,
        Gun::SubmachineGun,
    ];
    assert_eq!(for_two.map(gun), [4; 6]);
    assert_eq!([Gun::Pistol, Gun::BaPistol, Gun::MachinePistol, Gun::BigMachinePistol].map(gun), [3; 4]);
}

#[test]
fn zombies_fight_as_with_an_improvised_weapon() {
    let _proof = Proof::of(rule!("ffo.melee.improvised")).facts([5]);
    let _proof = Proof::of(rule!("ffo.zombie.weapons")).facts([1]);
    let _proof = Proof::of(rule!("ffo.zombie.rep")).facts([1]);
    assert_eq!(dice(Fighter { rep: 5, ..Fighter::zombie() }, human(4)), 3);
}

#[test]
fn from_the_second_round_on_the_best_weapon_is_used() {
    let _proof = Proof::of(rule!("ffo.melee.improvised")).facts([6]);
    let best = |carried: &[Grip]| Grip::best(carried, &mut scripted(&[]));
    let knife = Grip::of(MeleeWeapon::OneHand, true);
    assert_eq!(best(&[Grip::OneHandGun, knife]), Grip::OneHand);
    assert_eq!(best(&[knife, Grip::of(MeleeWeapon::TwoHand, true)]), Grip::TwoHandInBoth);
    assert_eq!(Grip::of(MeleeWeapon::TwoHand, false), Grip::TwoHandInOneHand);
    assert_eq!(best(&[Grip::OneHandGun]), Grip::OneHandGun);
    assert_eq!(best(&[Grip::TwoHandGun, Grip::OneHandGun]), Grip::TwoHandGun);
    assert_eq!(best(&[]), Grip::Nothing);
}

#[test]
fn a_chainsaw_counts_while_it_runs() {
    let _proof = Proof::of(rule!("ffo.melee.chainsaw")).facts([2]);
    let _proof = Proof::of(rule!("ffo.melee.chainsaw-stall")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.chainsaw"));
    assert_eq!([Grip::RunningChainsaw, Grip::SilentChainsaw].map(armed), [7, 4]);
    assert_eq!(Grip::of(MeleeWeapon::Chainsaw, true), Grip::SilentChainsaw);
    let odd = Fighter { off_hand: true, ..with(Grip::RunningChainsaw) };
    assert!(Melee { attacker: odd, defender: human(4) }.check().is_err());
}

#[test]
fn starting_a_chainsaw_is_rolled_when_it_stalled_or_zombies_come() {
    let _proof = Proof::of(rule!("ffo.melee.chainsaw")).facts([3]);
    let _proof = Proof::of(rule!("ffo.melee.chainsaw-stall")).facts([3]);
    let starts =
        |stalled, zombie_mm, faces: &[u16]| SawStart { stalled, zombie_mm }.resolve(&mut scripted(faces));
    assert!(starts(false, None, &[]) && starts(false, Some(301), &[]));
    assert!(starts(false, Some(300), &[3]) && !starts(false, Some(300), &[4]));
    assert!(starts(true, None, &[3]) && !starts(true, None, &[4]));
}

#[test]
fn three_ones_among_all_the_dice_stall_a_chainsaw_and_four_empty_it() {
    let _proof = Proof::of(rule!("ffo.melee.chainsaw-stall")).facts([1, 2]);
    let _proof = Proof::of(rule!("ffo.melee.chainsaw-gas")).facts([1]);
    let roll = |faces: &[u16]| with(Grip::RunningChainsaw).roll(&human(4), &mut scripted(faces));
    assert_eq!(roll(&[1, 1, 4, 4, 4, 4, 4]), (2, Some(SawAfter::Runs)));
    assert_eq!(roll(&[4, 4, 4, 4, 1, 1, 1]), (3, Some(SawAfter::Stalled)));
    assert_eq!(roll(&[1, 1, 1, 4, 4, 4, 4]), (3, Some(SawAfter::Stalled)));
    assert_eq!(roll(&[1, 1, 1, 1, 4, 4, 4]), (4, Some(SawAfter::OutOfGas)));
    assert_eq!(roll(&[1; 7]), (7, Some(SawAfter::OutOfGas)));
    // The round is won with it all the same.
    let melee = Melee { attacker: with(Grip::RunningChainsaw), defender: human(4) };
    let fought = melee
        .fight(&mut scripted(&[1, 1, 1, 4, 4, 4, 4, /* defender */ 4, 4, 4, 4, /* damage */ 2]));
    assert_eq!((fought.round.winner, fought.loser), (Some(Side::Attacker), Some(OutOfTheFight)));
}

#[test]
fn a_stalled_saw_may_be_dropped_and_a_running_one_is_as_loud_as_six_shots() {
    let _proof = Proof::of(rule!("ffo.melee.chainsaw-noise")).facts([1]);
    let _proof = Proof::of(rule!("ffo.melee.unarmed"));
    assert_eq!(noise(&mut scripted(&[])), 6);
    assert_eq!([Grip::SilentChainsaw, Grip::Nothing].map(armed), [4, 3]);
}

#[test]
fn brawlers_and_the_raging_have_a_die_more() {
    let _proof = Proof::of(rule!("ffo.melee.mod-attribute")).facts([1]);
    let brawler = Fighter { brawler: true, ..human(4) };
    assert_eq!(dice(brawler, human(4)), 5);
    assert_eq!(dice(Fighter { rage: true, ..human(4) }, human(4)), 5);
    assert_eq!(dice(Fighter { rage: true, ..brawler }, human(4)), 6);
}

#[test]
fn a_foe_who_is_matched_with_others_gives_a_die_for_each() {
    let _proof = Proof::of(rule!("ffo.melee.mod-evenly-matched")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.evenly-matched"));
    let matched = |n| Fighter { matched_with_others: n, ..human(4) };
    assert_eq!([0, 1, 2, 3].map(|n| dice(human(4), matched(n))), [4, 5, 6, 7]);
    // The matched figure itself has nothing of it.
    assert_eq!(dice(matched(2), human(4)), 4);
}

#[test]
fn a_failed_break_off_gives_its_opponent_a_die() {
    let _proof = Proof::of(rule!("ffo.melee.mod-evenly-matched")).facts([3]);
    let _proof = Proof::of(rule!("ffo.breakoff.roll")).facts([4]);
    let opponent = Fighter { foe_failed_break_off: true, ..human(4) };
    assert_eq!([dice(opponent, human(4)), dice(human(4), opponent)], [5, 4]);
    let third = Fighter { matched_with_others: 1, ..human(4) };
    assert_eq!(dice(opponent, third), 6);
}

#[test]
fn a_prone_foe_gives_two_dice() {
    let _proof = Proof::of(rule!("ffo.melee.mod-prone")).facts([1, 2]);
    let _ruling = Proof::of(rule!("ffo.ruling.knocked-down-in-melee"));
    let prone = Fighter { prone: true, ..human(4) };
    assert_eq!([dice(human(4), prone), dice(prone, human(4))], [6, 4]);
}

#[test]
fn a_human_has_a_success_more_against_a_zombie() {
    let _proof = Proof::of(rule!("ffo.melee.mod-zombie-opponent")).facts([1, 2, 3]);
    let roll = |one: Fighter, foe: Fighter, faces: &[u16]| one.roll(&foe, &mut scripted(faces)).0;
    assert_eq!(roll(human(4), Fighter::zombie(), &[1, 2, 3, 4]), 4);
    assert_eq!(roll(human(4), Fighter::zombie(), &[4, 4, 4, 4]), 1);
    assert_eq!(roll(Fighter::zombie(), human(4), &[1, 2, 3]), 3);
    assert_eq!(roll(human(4), human(4), &[1, 2, 3, 4]), 3);
}

#[test]
fn the_weapon_of_the_off_hand_has_a_die_less() {
    let _proof = Proof::of(rule!("ffo.charge.off-hand")).facts([1, 2, 3]);
    let left = Fighter { off_hand: true, ..with(Grip::OneHand) };
    assert_eq!(dice(left, human(4)), 4);
    assert_eq!(dice(Fighter { ambidextrous: true, ..left }, human(4)), 5);
    assert_eq!(dice(with(Grip::OneHand), human(4)), 5);
}

#[test]
fn a_star_who_keeps_hold_of_the_wounded_has_two_dice_less() {
    let _proof = Proof::of(rule!("ffo.retrieve.charged")).facts([2]);
    assert_eq!(dice(Fighter { keeps_wounded: true, ..human(4) }, human(4)), 2);
    assert_eq!(dice(Fighter { keeps_wounded: true, ..human(1) }, human(4)), 0);
}

fn fight(attacker: Fighter, defender: Fighter, faces: &[u16]) -> Fought {
    Melee { attacker, defender }.resolve(&mut scripted(faces))
}

#[test]
fn the_attacker_rolls_before_the_defender_and_the_winner_for_damage() {
    let _proof = Proof::of(rule!("ffo.melee.dice")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.battle-dice-order"));
    let fought = fight(human(2), human(3), &[3, 3, /* defender */ 4, 4, 1, /* damage */ 2]);
    assert_eq!((fought.round.winner, fought.loser), (Some(Side::Attacker), Some(KnockedDown)));
    let fought = fight(human(2), human(3), &[4, 3, /* defender */ 3, 3, 1, /* damage */ 2]);
    assert_eq!((fought.round.winner, fought.loser), (Some(Side::Defender), Some(OutOfTheFight)));
}

fn blows(impact: u16, winner: Fighter, loser: Fighter) -> [MeleeBlow; 4] {
    [1, 2, 3, 4].map(|face| damage(impact, &winner, &loser, &mut scripted(&[face])))
}

#[test]
fn the_difference_of_successes_is_the_impact() {
    let _proof = Proof::of(rule!("ffo.melee.result-win")).facts([1, 2, 3, 4]);
    let round = |ours, theirs| Round::of(ours, theirs, &mut scripted(&[]));
    assert_eq!((round(4, 1).winner, round(4, 1).impact), (Some(Side::Attacker), 3));
    assert_eq!((round(0, 2).winner, round(0, 2).impact), (Some(Side::Defender), 2));
    let (dead, out, down) = (ObviouslyDead, OutOfTheFight, KnockedDown);
    assert_eq!(blows(3, human(4), human(4)), [dead, out, out, down]);
    assert_eq!(blows(1, human(4), human(4)), [dead, down, down, down]);
}

#[test]
fn equal_successes_are_an_even_match_and_no_other_round_is_fought_at_once() {
    let _proof = Proof::of(rule!("ffo.melee.result-even")).facts([1, 3]);
    let fought = fight(human(5), human(3), &[1, 2, 4, 4, 4, /* defender */ 3, 3, 4]);
    assert_eq!((fought.round.winner, fought.round.impact, fought.loser), (None, 0, None));
}

#[test]
fn a_zombie_that_is_out_of_the_fight_is_dead_and_goes_down_in_melee() {
    let _proof = Proof::of(rule!("ffo.zombie.damage")).facts([1]);
    let _fire = Proof::of(rule!("ffo.zombie.no-knock-down")).facts([3]);
    let _rep = Proof::of(rule!("ffo.zombie.easy-to-kill")).facts([5]);
    let (dead, down) = (ObviouslyDead, KnockedDown);
    assert_eq!(blows(2, human(4), Fighter::zombie()), [dead, dead, down, down]);
    assert_eq!(blows(1, human(4), Fighter::zombie()), [dead, down, down, down]);
}

fn gentle() -> Fighter {
    Fighter { non_lethal: true, ..with(Grip::Nothing) }
}

#[test]
fn whoever_uses_no_weapon_may_fight_without_killing() {
    let _proof = Proof::of(rule!("ffo.melee.non-lethal")).facts([1, 2, 4, 6]);
    let _ruling = Proof::of(rule!("ffo.ruling.non-lethal"));
    assert_eq!(dice(gentle(), human(4)), 3);
    assert_eq!(blows(2, gentle(), human(4)), [KnockedCold, OutOfTheFight, KnockedDown, KnockedDown]);
    let armed = Fighter { grip: Grip::OneHand, ..gentle() };
    assert!(Melee { attacker: armed, defender: human(4) }.check().is_err());
    let recovered = |damage| cool(damage, &gentle(), &mut scripted(&[]));
    assert_eq!(recovered(Damage::ObviouslyDead), (Damage::OutOfTheFight, true));
    assert_eq!(recovered(Damage::OutOfTheFight), (Damage::OutOfTheFight, false));
}

#[test]
fn stunned_stays_stunned_and_other_fighters_kill() {
    let _proof = Proof::of(rule!("ffo.melee.non-lethal")).facts([3]);
    let cooled = |damage, winner: Fighter| cool(damage, &winner, &mut scripted(&[]));
    assert_eq!(cooled(Damage::Stunned, gentle()), (Damage::Stunned, false));
    assert_eq!(cooled(Damage::ObviouslyDead, with(Grip::Nothing)), (Damage::ObviouslyDead, false));
}

fn several(defender: Fighter, attackers: &[Assailant], faces: &[u16]) -> Vec<Pairing> {
    let melee = MultiMelee { defender, attackers: attackers.to_vec() };
    melee.check().unwrap();
    melee.resolve(&mut scripted(faces)).to_vec()
}

fn attacker(rep: i32) -> Assailant {
    Assailant { fighter: human(rep), ..Assailant::default() }
}

#[test]
fn attackers_come_one_by_one_and_each_fights_a_round() {
    let _proof = Proof::of(rule!("ffo.melee.multi-resolve")).facts([1, 3, 5]);
    let _ruling = Proof::of(rule!("ffo.ruling.melee-rounds"));
    // The defender beats the first, who is dead, and goes on against the second.
    let faces = [
        4, /* defender */ 3, /* damage */ 1, /* second */ 4, 4, /* defender */ 3,
        /* damage */ 2,
    ];
    assert_eq!(
        several(human(1), &[attacker(1), attacker(2)], &faces),
        [Loses(ObviouslyDead), Loses(KnockedDown)]
    );
}

#[test]
fn it_is_over_when_the_defender_loses() {
    let _proof = Proof::of(rule!("ffo.melee.multi-resolve")).facts([2]);
    let _ruling = Proof::of(rule!("ffo.ruling.knocked-down-in-melee"));
    let faces = [3, /* defender */ 4, /* damage */ 6];
    assert_eq!(several(human(1), &[attacker(1), attacker(1)], &faces), [Wins(KnockedDown), NotFought]);
}

#[test]
fn after_an_even_match_the_next_attacker_has_a_die_more() {
    let _proof = Proof::of(rule!("ffo.melee.multi-resolve")).facts([4]);
    let _proof = Proof::of(rule!("ffo.melee.mod-evenly-matched")).facts([4]);
    let three = [attacker(1), attacker(1), attacker(1)];
    let faces = [
        4, /* defender */ 4, /* two dice */ 4, 4, /* defender */ 4, /* three dice */ 4,
        4, 4, 4,
    ];
    assert_eq!(several(human(1), &three, &faces), [EvenlyMatched; 3]);
    // Whoever wins a round is free of the results before it.
    let faces =
        [4, 4, /* two dice, and loses */ 4, 4, 3, /* damage */ 3, /* one die again */ 4, 4];
    assert_eq!(several(human(1), &three, &faces), [EvenlyMatched, Loses(KnockedDown), EvenlyMatched]);
}

#[test]
fn whoever_joins_has_the_bonus_of_a_match_with_others_and_those_in_it_have_not() {
    let _proof = Proof::of(rule!("ffo.melee.join")).facts([4]);
    let _proof = Proof::of(rule!("ffo.melee.mod-evenly-matched"));
    let old = Assailant { matched: true, ..attacker(1) };
    let faces =
        [4, /* defender */ 4, /* the one who joins: two dice */ 4, 4, /* defender */ 4];
    assert_eq!(several(human(1), &[old, attacker(1)], &faces), [EvenlyMatched; 2]);
}

#[test]
fn a_target_is_unarmed_in_its_first_round_against_each_who_caught_it_out() {
    let _proof = Proof::of(rule!("ffo.ruling.first-round-unarmed"));
    let caught = Assailant { caught_out: true, ..attacker(1) };
    let defender = with(Grip::OneHand);
    // Three dice against the one who caught them out, five against the other, who has the bonus.
    let faces = [4, 4, 4, 4, /* the other */ 4, 4, /* five dice */ 4, 4, 4, 4, 4];
    assert_eq!(several(defender, &[caught, attacker(1)], &faces), [EvenlyMatched; 2]);
}

#[test]
fn a_defenders_saw_that_stalls_is_a_club_for_the_next() {
    let _proof = Proof::of(rule!("ffo.melee.chainsaw-stall"));
    let saw = Fighter { grip: Grip::RunningChainsaw, ..human(1) };
    let faces = [
        4, /* four dice, the saw stalls */ 1, 1, 1, 4, /* damage */ 4, /* second */ 4,
        /* one die */ 4,
    ];
    assert_eq!(several(saw, &[attacker(1), attacker(1)], &faces), [Loses(KnockedDown), EvenlyMatched]);
}

#[test]
fn up_to_four_fight_one_and_none_from_behind() {
    let _proof = Proof::of(rule!("ffo.melee.max-four")).facts([1, 3]);
    let faces = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4];
    assert_eq!(several(human(1), &[attacker(1); 4], &faces), [EvenlyMatched; 4]);
    let five = MultiMelee { defender: human(1), attackers: vec![attacker(1); 5] };
    assert!(five.check().is_err());
}

#[test]
fn attackers_fight_from_the_highest_rep_to_the_lowest() {
    let _proof = Proof::of(rule!("ffo.melee.multi-order")).facts([1, 2, 3]);
    let grunt = |rep: i32| Waiting { rep, star: false };
    let who = |waiting: &[Waiting]| next(waiting, &mut scripted(&[])).to_vec();
    assert_eq!(who(&[grunt(3), grunt(5), grunt(3), grunt(4)]), [1]);
    assert_eq!(who(&[grunt(3), grunt(2), grunt(3)]), [0, 2], "equals as their player likes");
    let star = Waiting { rep: 2, star: true };
    assert_eq!(who(&[star, grunt(3), grunt(4)]), [2, 0], "a Star whenever they like");
    assert_eq!(who(&[star, Waiting { rep: 5, ..star }]), [1, 0]);
    assert!(who(&[]).is_empty());
}

#[test]
fn equals_of_rep_four_are_evenly_matched_in_thirty_five_of_a_hundred_and_twenty_eight_rounds() {
    let odds = odds(|dice| Melee::default().resolve(dice));
    let even = odds.map(|it| it.round.winner);
    assert_eq!(even[&None], Ratio::new(35, 128));
    assert_eq!(even[&Some(Side::Attacker)], Ratio::new(93, 256));
}

#[test]
fn four_against_one_have_exact_odds() {
    let melee = MultiMelee { attackers: vec![Assailant::default(); 4], ..MultiMelee::default() };
    let odds = odds(|dice| melee.resolve(dice));
    assert_eq!(odds.unexplored, Ratio::new(0, 1));
    let first = odds.map(|it| it[0] == EvenlyMatched);
    assert_eq!(first[&true], Ratio::new(35, 128));
}

#[test]
fn fighters_that_cannot_be_are_refused() {
    let refused = |defender: Fighter| Melee { attacker: human(4), defender }.check().is_err();
    assert!(refused(Fighter { rage: true, ..Fighter::zombie() }));
    assert!(refused(Fighter { guard: Guard::Frozen, ..Fighter::zombie() }));
    assert!(Melee { attacker: Fighter::zombie(), defender: Fighter::zombie() }.check().is_err());
    let caught =
        MultiMelee { defender: Fighter { guard: Guard::CaughtOut, ..human(4) }, ..MultiMelee::default() };
    assert!(caught.check().is_err());
}
