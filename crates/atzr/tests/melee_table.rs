//! Melee (11).
use atzr::{
    journal::Outcome as Told,
    printed::FightTables,
    rule,
    table::melee::{
        Downed,
        Downed::{KnockedCold, ObviouslyDead, OutOfTheFight},
        FightResult, Fighter, Foe, Melee, MeleeEnd, MeleeWeapon, Round, Winner, Zombies, damage,
    },
};
use kernel::{Given, Need, Nobody, Play, Proof, Ratio, What, odds, scripted};

fn rep(rep: i32) -> Fighter {
    Fighter { rep, ..Fighter::default() }
}

fn with(weapon: MeleeWeapon) -> Fighter {
    Fighter { weapon: Some(weapon), ..rep(4) }
}

fn dice(fighter: Fighter) -> i32 {
    fighter.dice(false, &FightTables::book().melee).total()
}

fn duel(one: Fighter, other: Fighter) -> Melee {
    Melee { fighter: one, foe: Foe::Human(other) }
}

fn swarm(human: Fighter, zombies: u16) -> Melee {
    Melee { fighter: human, foe: Foe::Zombies(Zombies { zombies }) }
}

fn fought(melee: Melee, faces: &[u16]) -> MeleeEnd {
    melee.fight(&FightTables::book(), &mut scripted(faces))
}

fn end(outcome: FightResult) -> MeleeEnd {
    MeleeEnd { outcome, infection_test: false }
}

#[test]
fn a_fighter_rolls_a_die_for_each_point_of_rep_bare_hands_or_not() {
    let _proof = Proof::of(rule!("atzr.melee.dice")).facts([1]);
    let _proof = Proof::of(rule!("atzr.ruling.table-melee"));
    assert_eq!([3, 5].map(|it| dice(rep(it))), [3, 5]);
    assert_eq!(rep(2).roll(false, &FightTables::book().melee, &mut scripted(&[3, 4])), 1);
}

#[test]
fn a_bat_gives_a_die_in_one_hand_and_two_in_both() {
    let _proof = Proof::of(rule!("atzr.melee.weapon-bat"));
    assert_eq!(dice(with(MeleeWeapon::BatInOneHand)), 5);
    assert_eq!(dice(with(MeleeWeapon::BatInBothHands)), 6);
}

#[test]
fn a_frying_pan_gives_a_die_and_kills_nobody() {
    let _proof = Proof::of(rule!("atzr.melee.weapon-frying-pan"));
    let pan = with(MeleeWeapon::FryingPan);
    assert_eq!(dice(pan), 5);
    assert!(!pan.is_lethal());
    assert!(with(MeleeWeapon::BatInOneHand).is_lethal());
}

#[test]
fn a_vest_brawlers_and_rage_give_a_die_each() {
    let _proof = Proof::of(rule!("atzr.melee.vest")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    assert_eq!(dice(Fighter { vest: true, ..rep(4) }), 5);
    assert_eq!(
        dice(Fighter { vest: true, brawler: true, rage: true, ..with(MeleeWeapon::BatInBothHands) }),
        9
    );
}

#[test]
fn more_successes_win_by_the_difference() {
    let _proof = Proof::of(rule!("atzr.melee.winner")).facts([1]);
    let round = |one, other| Round::of(one, other, &mut scripted(&[]));
    assert_eq!(round(4, 1), Round { winner: Some(Winner::First), impact: 3 });
    assert_eq!(round(0, 2), Round { winner: Some(Winner::Second), impact: 2 });
    assert_eq!(round(3, 3), Round { winner: None, impact: 0 });
}

#[test]
fn equal_rounds_are_fought_again_at_once() {
    let _proof = Proof::of(rule!("atzr.melee.winner")).facts([2]);
    // A draw, then a round won by one, then the damage die.
    let melee = duel(rep(1), rep(1));
    assert_eq!(fought(melee, &[3, 3, 3, 4, 1]), end(FightResult::Won(Some(KnockedCold))));
}

#[test]
fn a_one_kills_up_to_the_impact_takes_out_and_more_is_another_round() {
    let _proof = Proof::of(rule!("atzr.melee.damage")).facts([1, 2, 3]);
    let _proof = Proof::of(rule!("atzr.ruling.table-melee-damage"));
    let table = FightTables::book().melee_damage;
    let hit = |impact, face| damage(impact, true, &table, &mut scripted(&[face]));
    assert_eq!([1, 2, 3].map(|it| hit(1, it)), [Some(ObviouslyDead), None, None]);
    assert_eq!([1, 2, 3].map(|it| hit(2, it)), [Some(ObviouslyDead), Some(OutOfTheFight), None]);
    assert_eq!([1, 5, 6].map(|it| hit(5, it)), [Some(ObviouslyDead), Some(OutOfTheFight), None]);
    assert_eq!(hit(7, 6), Some(OutOfTheFight));
}

#[test]
fn without_a_lethal_weapon_the_dead_are_knocked_cold() {
    let _proof = Proof::of(rule!("atzr.melee.non-lethal")).facts([1, 4]);
    let _proof = Proof::of(rule!("atzr.ruling.melee-weapons-held"));
    let table = FightTables::book().melee_damage;
    let hit = |face| -> Option<Downed> { damage(2, false, &table, &mut scripted(&[face])) };
    assert_eq!([1, 2, 3].map(hit), [Some(KnockedCold), Some(OutOfTheFight), None]);
    let bat = with(MeleeWeapon::BatInOneHand);
    let armed = duel(Fighter { rep: 1, ..bat }, rep(0));
    assert_eq!(fought(armed, &[1, 1, 1]), end(FightResult::Won(Some(ObviouslyDead))));
    // The dead hold nothing, and kill all the same.
    assert_eq!(fought(swarm(rep(1), 1), &[4, 4, 1, 1, 1, 1]).outcome, FightResult::Lost(ObviouslyDead));
}

/// What a damage die of this Impact is said to need.
fn needed(impact: u16, lethal: bool) -> Vec<Need> {
    let (mut dice, mut nobody) = (scripted(&[6]), Nobody);
    let mut play = Play::new(Vec::new(), &mut dice, &mut nobody);
    damage(impact, lethal, &FightTables::book().melee_damage, &mut play);
    let needs = play.journal().iter().find_map(|it| match &it.what {
        What::Needed { needs } => Some(needs.clone()),
        _ => None,
    });
    needs.unwrap_or_default()
}

#[test]
fn what_a_damage_die_needs_is_said_as_the_weapon_has_it() {
    let dead = Need::between(1, 1, Told::ObviouslyDead);
    assert_eq!(needed(3, true), [dead, Need::between(2, 3, Told::OutOfTheFight)]);
    assert_eq!(needed(1, true), [dead]);
    // Whoever strikes without killing puts them Out of the Fight with a 1 as well.
    assert_eq!(needed(3, false), [Need::at_most(3, Told::OutOfTheFight)]);
    assert_eq!(needed(1, false), [Need::between(1, 1, Told::OutOfTheFight)]);
}

#[test]
fn a_die_over_the_impact_costs_the_loser_a_rep_for_the_rest_of_the_melee() {
    let _proof = Proof::of(rule!("atzr.melee.damage-next-round")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.ruling.melee-minus-rep"));
    assert_eq!([0, 1, 2].map(|lost_rounds| dice(Fighter { lost_rounds, ..rep(4) })), [4, 3, 2]);
    // Two dice against two; the second loses by one and the damage die is a 2; then it is two dice against one.
    let melee = duel(rep(2), rep(2));
    assert_eq!(fought(melee, &[1, 4, 4, 4, 2, 1, 1, 4, 2]), end(FightResult::Won(Some(OutOfTheFight))));
}

#[test]
fn zombies_that_lose_die_by_the_impact_and_those_left_fight_on() {
    let _proof = Proof::of(rule!("atzr.melee.zombie-damage")).facts([1, 2]);
    let melee = swarm(rep(2), 3);
    // Three dice against five: two zombies fall; three against three: the last one.
    let faces = [1, 1, 4, 4, 4, 4, 4, 4, 1, 4, 4, 4, 4, 4];
    assert_eq!(fought(melee, &faces), MeleeEnd { outcome: FightResult::Won(None), infection_test: true });
}

#[test]
fn zombies_fight_as_a_swarm_of_three_to_six_dice() {
    let _proof = Proof::of(rule!("atzr.zombie.swarm-dice")).facts([1, 2]);
    let table = FightTables::book().melee;
    assert_eq!([1, 2, 3, 4, 5].map(|zombies| Zombies { zombies }.dice(&table).total()), [3, 4, 5, 6, 6]);
}

#[test]
fn against_zombies_a_human_has_a_die_more() {
    let _proof = Proof::of(rule!("atzr.zombie.human-bonus")).facts([1]);
    assert_eq!(rep(4).dice(true, &FightTables::book().melee).total(), 5);
}

#[test]
fn zombies_that_win_roll_once_and_star_power_is_no_help() {
    let _proof = Proof::of(rule!("atzr.zombie.win-one-damage-roll")).facts([1]);
    let _proof = Proof::of(rule!("atzr.star-power.not-against-zombies")).facts([1]);
    let star = Fighter { star_power: 5, hard_as_nails: true, ..rep(1) };
    // Two dice against four, Impact 3, and one damage die.
    let faces = |die| [1, 4, 1, 1, 1, 1, die];
    assert_eq!(fought(swarm(star, 2), &faces(3)).outcome, FightResult::Lost(OutOfTheFight));
    assert_eq!(fought(swarm(star, 2), &faces(1)).outcome, FightResult::Lost(ObviouslyDead));
    // A 4 is another round, with a die less for the human.
    let another = [1, 4, 1, 1, 1, 1, 4, 1, 1, 1, 4, 4, 1, 1];
    assert_eq!(
        fought(swarm(star, 2), &another[..12].iter().copied().chain([1]).collect::<Vec<_>>()).outcome,
        FightResult::Lost(ObviouslyDead)
    );
}

#[test]
fn only_a_first_round_that_ends_it_spares_the_infection_test() {
    let _proof = Proof::of_all(&[rule!("atzr.infection.who"), rule!("atzr.ruling.infection-first-round")]);
    let first_round = fought(swarm(rep(1), 1), &[1, 1, 1, 4, 4]);
    assert_eq!(first_round, end(FightResult::Won(None)));
    let drawn_first = fought(swarm(rep(1), 1), &[4, 4, 4, 4, 4, 1, 1, 1, 4, 4]);
    assert_eq!(drawn_first, MeleeEnd { outcome: FightResult::Won(None), infection_test: true });
    let out = fought(swarm(rep(1), 1), &[4, 4, 1, 1, 1, 2]);
    assert_eq!(out, MeleeEnd { outcome: FightResult::Lost(OutOfTheFight), infection_test: true });
    let dead = fought(swarm(rep(1), 1), &[4, 4, 1, 1, 1, 1]);
    assert_eq!(dead, end(FightResult::Lost(ObviouslyDead)));
}

#[test]
fn a_star_that_shrugs_it_off_fights_another_round_at_full_rep() {
    let _proof = Proof::of(rule!("atzr.star-power.melee")).facts([1, 2]);
    let _proof = Proof::of(rule!("atzr.star-power.levels"));
    let star = Fighter { star_power: 2, ..rep(1) };
    // The star loses and would be out; a 3 and a 6 save it and cost a die; then it wins.
    let faces = [4, 1, 1, 3, 6, 1, 4, 1];
    assert_eq!(fought(duel(star, rep(1)), &faces), end(FightResult::Won(Some(KnockedCold))));
    // Obviously Dead takes two successes to go away, and one makes it Out of the Fight.
    let killer = Fighter { rep: 0, ..with(MeleeWeapon::BatInOneHand) };
    assert_eq!(fought(duel(star, killer), &[4, 1, 1, 3, 4]), end(FightResult::Lost(OutOfTheFight)));
    assert_eq!(fought(duel(star, killer), &[4, 1, 1, 4, 4]), end(FightResult::Lost(ObviouslyDead)));
}

#[test]
fn hard_as_nails_is_out_instead_of_dead_once() {
    let _proof = Proof::of(rule!("atzr.ruling.table-attributes"));
    let hard = Fighter { hard_as_nails: true, ..rep(1) };
    let killer = Fighter { rep: 0, ..with(MeleeWeapon::BatInOneHand) };
    assert_eq!(fought(duel(hard, killer), &[4, 1, 1]), end(FightResult::Lost(OutOfTheFight)));
}

#[test]
fn when_neither_has_a_die_the_lost_rep_returns_or_they_part() {
    let _proof = Proof::of(rule!("atzr.melee.winner")).facts([3]);
    let _proof = Proof::of(rule!("atzr.ruling.melee-no-dice"));
    let spent = Fighter { lost_rounds: 1, ..rep(1) };
    assert_eq!(fought(duel(spent, spent), &[1, 4, 1]), end(FightResult::Won(Some(KnockedCold))));
    assert_eq!(fought(duel(rep(0), rep(0)), &[]), end(FightResult::Parted));
}

#[test]
fn equals_win_equally_often_to_the_end() {
    let odds = odds(|dice| duel(rep(1), rep(1)).resolve(dice)).map(|it| it.outcome);
    assert_eq!(odds[&FightResult::Won(Some(KnockedCold))], Ratio::new(1, 2));
    assert_eq!(odds[&FightResult::Lost(KnockedCold)], Ratio::new(1, 2));
    assert_eq!(odds.unexplored, Ratio::zero());
}

#[test]
fn one_zombie_falls_in_the_first_round_to_a_rep_2_in_11_of_32_melees() {
    let odds = odds(|dice| swarm(rep(2), 1).resolve(dice));
    assert_eq!(odds[&end(FightResult::Won(None))], Ratio::new(11, 32));
    assert_eq!(odds.unexplored, Ratio::zero());
}

#[test]
fn a_bat_against_bare_hands_by_hand() {
    // Rep 0 with a bat in one hand has one die, bare Rep 0 none: half the rounds are drawn, the others won by one; a 1
    // kills and anything else is another round of the same.
    let bat = Fighter { rep: 0, ..with(MeleeWeapon::BatInOneHand) };
    let odds = odds(|dice| duel(bat, rep(0)).resolve(dice)).map(|it| it.outcome);
    assert_eq!(odds[&FightResult::Won(Some(ObviouslyDead))], Ratio::one());
}

#[test]
fn two_stars_have_exact_odds_to_the_end() {
    let star = Fighter { star_power: 2, ..rep(4) };
    let odds =
        odds(|dice| duel(star, star).resolve(dice)).map(|it| matches!(it.outcome, FightResult::Won(_)));
    assert_eq!(odds[&true], Ratio::new(1, 2));
    assert_eq!(odds.unexplored, Ratio::zero());
}
