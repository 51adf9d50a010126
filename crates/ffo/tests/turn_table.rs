//! The turn (p. 13 and 14).
use ffo::{
    rule,
    table::{
        leader::{Group, Member},
        turn::{
            Activating,
            Faction::{self, Npcs, Players, Zombies},
            Phase, Rolled, Side, Turn, TurnStart,
        },
    },
};
use kernel::{Given, Proof, Ratio, odds, scripted};

fn alone(rep: i32) -> Activating {
    Activating { rep, ..Activating::default() }
}

/// A group of people, on the Rep of whoever leads them.
fn led(members: &[Member]) -> Activating {
    let leader = Group { members: members.to_vec() }.led(&mut scripted(&[])).unwrap();
    Activating { members: members.len() as i32, ..alone(leader.rep) }
}

fn member(rep: i32) -> Member {
    Member { rep, ..Member::default() }
}

fn side(faction: Faction, reps: &[i32]) -> Side {
    Side { faction, groups: reps.iter().map(|&rep| alone(rep)).collect() }
}

fn turn(sides: &[Side]) -> TurnStart {
    let turn = TurnStart { sides: sides.to_vec() };
    assert!(turn.check().is_ok());
    turn
}

fn roll(factions: &[Faction], faces: &[u16]) -> Rolled {
    let sides: Vec<Side> = factions.iter().map(|&it| side(it, &[])).collect();
    turn(&sides).roll(&mut scripted(faces))
}

fn phases(order: &[(usize, i32)]) -> Rolled {
    Rolled::Phases(order.iter().copied().collect())
}

fn steps(side: &Side, score: i32, faces: &[u16]) -> Vec<Vec<usize>> {
    side.steps(score, &mut scripted(faces)).iter().map(|it| it.to_vec()).collect()
}

const DOUBLES: Rolled = Rolled::Doubles { day_part_moves: false };
const SIXES: Rolled = Rolled::Doubles { day_part_moves: true };

#[test]
fn each_side_rolls_a_die_of_its_own_and_has_one_phase() {
    let _proof = Proof::of(rule!("ffo.turn.dice")).facts([1, 2]);
    assert_eq!(roll(&[Players, Zombies], &[5, 4]), phases(&[(0, 5), (1, 4)]));
}

#[test]
fn equal_dice_activate_nobody() {
    let _proof = Proof::of(rule!("ffo.turn.doubles")).facts([1]);
    for face in 1..=5 {
        assert_eq!(roll(&[Players, Zombies], &[face, face]), DOUBLES);
        assert_eq!(roll(&[Players, Npcs], &[face, face]), DOUBLES);
    }
    let odds = odds(|dice| turn(&[side(Players, &[]), side(Zombies, &[])]).roll(dice));
    assert_eq!((odds[&DOUBLES].clone(), odds[&SIXES].clone()), (Ratio::new(5, 36), Ratio::new(1, 36)));
}

#[test]
fn two_sixes_move_the_day_part_and_nothing_is_rolled_for_it() {
    let _proof = Proof::of(rule!("ffo.turn.doubles")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.doubles-day-part"));
    assert_eq!(roll(&[Players, Zombies], &[6, 6]), SIXES);
    assert_eq!(roll(&[Players, Zombies], &[5, 5]), DOUBLES);
}

#[test]
fn the_higher_score_goes_first_and_the_other_after_it() {
    let _proof = Proof::of(rule!("ffo.turn.order")).facts([1, 2]);
    assert_eq!(roll(&[Players, Zombies], &[2, 3]), phases(&[(1, 3), (0, 2)]));
    assert_eq!(roll(&[Players, Zombies], &[3, 2]), phases(&[(0, 3), (1, 2)]));
}

#[test]
fn a_leaders_rep_has_to_meet_the_die_of_their_side() {
    let _proof = Proof::of(rule!("ffo.turn.eligible")).facts([1]);
    let players = side(Players, &[3, 4, 5]);
    assert_eq!(steps(&players, 4, &[]), [[2], [1]]);
    assert_eq!(steps(&players, 6, &[]), [[0; 0]; 0]);
    // The die of the other side does not matter.
    let turn = turn(&[players, side(Zombies, &[3])]).resolve(&mut scripted(&[4, 1]));
    let able = |it: &Phase| it.steps.iter().flatten().copied().collect::<Vec<_>>();
    let Turn::Phases(phases) = turn else { panic!("no doubles") };
    assert_eq!(phases.iter().map(able).collect::<Vec<_>>(), [vec![2, 1], vec![0]]);
}

#[test]
fn without_a_leader_the_best_who_carries_on_has_to_meet_it() {
    let _proof = Proof::of(rule!("ffo.turn.eligible")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.carry-on-status"));
    let fallen = Member { star_leader: true, carrying_on: false, ..member(5) };
    let players = Side { faction: Players, groups: vec![led(&[fallen, member(3), member(4)])] };
    assert_eq!([4, 5].map(|score| steps(&players, score, &[]).len()), [1, 0]);
}

#[test]
fn people_of_different_rep_activate_on_that_of_their_leader() {
    let _proof = Proof::of(rule!("ffo.group.mixed-rep")).facts([1, 2]);
    let star = Member { star_leader: true, ..member(5) };
    let players = Side { faction: Players, groups: vec![led(&[member(3), star, member(6)])] };
    assert_eq!([5, 6].map(|score| steps(&players, score, &[]).len()), [1, 0]);
}

#[test]
fn groups_activate_from_the_highest_rep_to_the_lowest() {
    let _proof = Proof::of(rule!("ffo.turn.rep-order")).facts([1, 2]);
    let players = side(Players, &[3, 5, 4, 5]);
    assert_eq!(steps(&players, 1, &[]), [vec![1, 3], vec![2], vec![0]]);
}

#[test]
fn groups_of_npcs_that_are_equal_roll_a_die_each() {
    let _proof = Proof::of(rule!("ffo.turn.rep-order")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.ties-and-choices"));
    let npcs = side(Npcs, &[4, 4, 5]);
    assert_eq!(steps(&npcs, 3, &[2, 5]), [[2], [1], [0]]);
    assert_eq!(steps(&npcs, 3, &[3, 3, /* again */ 6, 1]), [[2], [0], [1]]);
    assert_eq!(steps(&npcs, 5, &[]), [[2]]);
}

#[test]
fn whoever_has_initiative_counts_a_rep_more_while_alone() {
    let _proof = Proof::of(rule!("ffo.attribute.initiative")).facts([1, 2]);
    let quick = Activating { initiative: true, ..alone(4) };
    let two = Activating { members: 2, ..quick };
    let players = Side { faction: Players, groups: vec![alone(4), quick, two] };
    assert_eq!(steps(&players, 5, &[]), [[1]]);
    assert_eq!(steps(&players, 4, &[]), [vec![1], vec![0, 2]]);
}

#[test]
fn several_factions_go_from_the_highest_score_to_the_lowest() {
    let _proof = Proof::of(rule!("ffo.turn.multi-human-dice")).facts([1, 2]);
    let four = [Npcs, Npcs, Players, Zombies];
    assert_eq!(roll(&four, &[1, 2, 3, 4]), phases(&[(3, 4), (2, 3), (1, 2), (0, 1)]));
}

#[test]
fn factions_that_are_equal_roll_off_and_keep_their_score() {
    let _proof = Proof::of(rule!("ffo.turn.multi-human-dice")).facts([3, 4]);
    let _doubles = Proof::of(rule!("ffo.turn.multi-human-doubles")).facts([3]);
    let _ruling = Proof::of(rule!("ffo.ruling.multi-ties"));
    let three = [Npcs, Players, Zombies];
    assert_eq!(roll(&three, &[3, 3, 5, /* roll-off */ 1, 6]), phases(&[(2, 5), (1, 3), (0, 3)]));
    assert_eq!(roll(&three, &[4, 2, 4, 5, 5, 2, 1]), phases(&[(0, 4), (2, 4), (1, 2)]));
}

#[test]
fn only_the_first_players_die_makes_doubles_with_the_zombies() {
    let _proof = Proof::of(rule!("ffo.turn.multi-human-doubles")).facts([1, 2, 4]);
    let _ruling = Proof::of(rule!("ffo.ruling.which-dice"));
    assert_eq!(roll(&[Npcs, Players, Zombies], &[5, 2, 2]), DOUBLES);
    assert_eq!(roll(&[Npcs, Players, Zombies], &[2, 5, 2, 6, 1]), phases(&[(1, 5), (0, 2), (2, 2)]));
    assert_eq!(roll(&[Zombies, Players, Players], &[2, 2, 5]), DOUBLES);
    assert_eq!(roll(&[Zombies, Players, Players], &[2, 5, 2, 1, 6]), phases(&[(1, 5), (2, 2), (0, 2)]));
}

#[test]
fn other_pairs_of_sixes_leave_the_day_part_as_it_is() {
    let _proof = Proof::of(rule!("ffo.turn.multi-human-doubles")).facts([5]);
    let _ruling = Proof::of(rule!("ffo.ruling.doubles-day-part"));
    assert_eq!(roll(&[Npcs, Players, Zombies], &[1, 6, 6]), SIXES);
    assert_eq!(roll(&[Npcs, Players, Zombies], &[6, 2, 2]), DOUBLES);
    assert_eq!(roll(&[Npcs, Players, Zombies], &[6, 6, 1, 2, 1]), phases(&[(0, 6), (1, 6), (2, 1)]));
    assert_eq!(roll(&[Npcs, Players, Zombies], &[6, 1, 6, 2, 1]), phases(&[(0, 6), (2, 6), (1, 1)]));
}

#[test]
fn all_zombies_are_one_side() {
    let twice = TurnStart { sides: vec![side(Zombies, &[3]), side(Zombies, &[3])] };
    assert!(twice.check().is_err());
    assert_eq!(steps(&side(Zombies, &[3, 4, 3]), 3, &[]), [[0, 1, 2]]);
}
