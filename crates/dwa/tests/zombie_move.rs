//! How zombies move, lurch, fall and stand up (15.1.2 to 15.1.6).
use crate::board;
use crate::board::{board, board_on, h, z};
use crate::steps::{at, fence, house, opening, roll, table, wall, zombies_act, zombies_move};
use dwa::{
    battle::{Phase, change, figure::Goal, zombie, zombification},
    rule,
    table::{skill::Skill, weapons::Weapon},
};
use ground::open::{Climb, ClimbKind, Passage, Piece, PieceId, Shape, measure::distance};
use kernel::{Play, Proof, What, play::Defaults, scripted};

#[test]
fn two_ap_are_ten_centimetres() {
    let _proof = Proof::of(rule!("dwa.zombie.ap")).facts([1]);
    let mut battle = board().human("Dawson", 600, 600).zombie(300, 600).done();
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].at, at(400, 600));
    assert_eq!(battle.zombies[0].facing, 90);
}

#[test]
fn a_zombie_10_cm_away_reaches_contact_and_one_in_contact_stays() {
    let _proof = Proof::of(rule!("dwa.zombie.move")).facts([2]);
    let mut battle = board().human("Dawson", 600, 600).zombie(475, 600).zombie(626, 600).done();
    zombies_move(&mut battle, &[]);
    assert!(battle.in_contact(h(0), z(0)));
    assert_eq!(battle.zombies[1].at, at(626, 600));
    // It stays with the one it touches, whoever else comes near.
    battle.arrange().humans.push(board::human("Lawless", 660, 600));
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[1].at, at(626, 600));
}

#[test]
fn a_zombie_that_does_not_quite_reach_him_stops_short() {
    let _proof = Proof::of(rule!("dwa.zombie.move")).facts([1]);
    let mut battle = board().human("Dawson", 600, 600).zombie(473, 600).rules(|it| it.lurch = false).done();
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].at, at(573, 600));
    assert!(!battle.in_contact(h(0), z(0)));
}

#[test]
fn the_zombie_nearest_to_its_goal_moves_first() {
    let _proof = Proof::of(rule!("dwa.ruling.zombie-order"));
    // Both come from the west in one line: only if the nearer one goes first does the other follow up close.
    let mut battle = board()
        .human("Dawson", 900, 600)
        .zombie(570, 600)
        .zombie(600, 600)
        .rules(|it| it.lurch = false)
        .done();
    zombies_move(&mut battle, &[]);
    assert_eq!((battle.zombies[1].at, battle.zombies[0].at), (at(700, 600), at(670, 600)));
}

#[test]
fn all_zombies_have_moved_before_the_first_attacks() {
    let _proof = Proof::of(rule!("dwa.ruling.zombie-attack-count"));
    let mut battle = board().human("Dawson", 600, 600).zombie(626, 600).zombie(480, 600).done();
    // Were the first to attack before the second has come, its fives would miss.
    zombies_act(&mut battle, &[5, 5, 5]);
    assert_eq!(battle.humans[0].wounds, 3);
}

#[test]
fn a_zombie_goes_round_a_house_by_the_shortest_way() {
    let _around_obstacle = Proof::of(rule!("dwa.zombie.around-obstacle")).facts([1]);
    let _awkward = Proof::of(rule!("dwa.zombie.awkward")).facts([1]);
    let town = table(vec![house("house", 560, 500, 80, 120)]);
    let mut battle = board_on(town).human("Dawson", 700, 600).zombie(500, 600).done();
    zombies_move(&mut battle, &[]);
    let place = battle.zombies[0].at;
    assert!(620 < place.y, "the southern corner is nearer: {place:?}");
    zombies_move(&mut battle, &[]);
    assert!(distance(battle.zombies[0].at, at(700, 600)) < 80, "{:?}", battle.zombies[0].at);
}

#[test]
fn a_fence_costs_one_of_the_two_ap() {
    let _move = Proof::of(rule!("dwa.zombie.move")).facts([4]);
    let _proof = Proof::of(rule!("dwa.ruling.zombie-terrain"));
    let field = table(vec![fence("fence", &[(420, 0), (420, 1200)])]);
    let mut battle = board_on(field).human("Dawson", 700, 600).zombie(400, 600).done();
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].at, at(450, 600));
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].at, at(550, 600));
}

#[test]
fn zombies_use_stairs_and_climb_nothing() {
    let _move = Proof::of(rule!("dwa.zombie.move")).facts([5]);
    let _proof = Proof::of(rule!("dwa.ruling.zombie-terrain"));
    let mut town = table(vec![Piece { roof_mm: Some(60), ..house("house", 600, 500, 300, 200) }]);
    let roof = Some(PieceId(0));
    let climb = |kind| Climb {
        name: "up".to_owned(),
        kind,
        foot: at(580, 600),
        foot_on: None,
        head: at(620, 600),
        head_on: roof,
    };
    town.climbs = vec![climb(ClimbKind::Stairs)];
    let stand = |town| {
        board_on(town)
            .human("Dawson", 740, 600)
            .zombie(520, 600)
            .with(|it| it.arrange().humans[0].level = roof)
            .done()
    };
    let mut battle = stand(town.clone());
    zombies_move(&mut battle, &[]);
    assert_eq!((battle.zombies[0].at, battle.zombies[0].level), (at(620, 600), roof));
    zombies_move(&mut battle, &[]);
    assert!(battle.in_contact(h(0), z(0)), "{:?}", battle.zombies[0].at);
    town.climbs = vec![climb(ClimbKind::Ladder)];
    let mut battle = stand(town);
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].level, None);
    assert!(battle.zombies[0].at.x < 600);
}

#[test]
fn a_full_human_is_left_for_the_next_closest() {
    let _proof = Proof::of(rule!("dwa.zombie.no-room")).facts([1, 3]);
    let ring = [(626, 600), (613, 623), (587, 623), (574, 600), (587, 577), (613, 577)];
    let mut crowd = board().human("Dawson", 600, 600).human("Lawless", 400, 800);
    for (x, y) in ring {
        crowd = crowd.zombie(x, y);
    }
    let mut battle = crowd.zombie(480, 600).rules(|it| it.lurch = false).done();
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[6].goal, Goal::Human(1));
    assert!(620 < battle.zombies[6].at.y);
    // With nobody else to sense it comes as near as it can.
    battle.arrange().humans[1].at = at(50, 1100);
    battle.arrange().zombies[6].at = at(480, 600);
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[6].goal, Goal::Human(0));
    assert!(battle.in_contact(z(6), z(3)) || battle.gap(z(6), z(3)) <= 1);
}

#[test]
fn whether_a_human_is_full_is_seen_when_a_zombie_begins_its_move() {
    let _proof = Proof::of(rule!("dwa.zombie.no-room")).facts([2]);
    let ring = [(626, 600), (613, 623), (587, 623), (587, 577), (613, 577)];
    let crowd = board().human("Dawson", 600, 600).human("Lawless", 400, 800);
    let crowd = ring.iter().fold(crowd, |board, &(x, y)| board.zombie(x, y));
    let mut battle = crowd.zombie(480, 600).zombie(440, 600).rules(|it| it.lurch = false).done();
    zombies_move(&mut battle, &[]);
    assert!(battle.in_contact(h(0), z(5)), "it takes the sixth place");
    assert_eq!(battle.zombies[6].goal, Goal::Human(1), "and leaves none");
}

#[test]
fn of_several_within_5_cm_the_closest_is_lurched_at() {
    let _proof = Proof::of(rule!("dwa.zombie.lurch")).facts([5]);
    let board = board().human("Lawless", 600, 640).human("Dawson", 600, 600).zombie(440, 600);
    let mut battle = board.done();
    zombies_act(&mut battle, &[5, 1]);
    assert!(battle.in_contact(h(1), z(0)) && !battle.in_contact(h(0), z(0)));
}

#[test]
fn a_zombie_does_not_pass_through_a_standing_figure_and_passes_over_a_fallen_one() {
    let _proof = Proof::of(rule!("dwa.ruling.passing-figures"));
    // A corridor as wide as a base: the zombie in front blocks it, lying it does not.
    let corridor =
        || table(vec![wall("north", &[(300, 586), (800, 586)]), wall("south", &[(300, 614), (800, 614)])]);
    let street = || board_on(corridor()).human("Dawson", 780, 600).zombie(470, 600).zombie(430, 600);
    let mut blocked = street().with(|it| it.arrange().zombies[0].stunned = true).done();
    zombies_move(&mut blocked, &[]);
    assert!(blocked.zombies[1].at.x <= 445, "{:?}", blocked.zombies[1].at);
    let lies = |it: &mut dwa::battle::Zombie| (it.fallen, it.stunned) = (true, true);
    let mut free = street().with(|it| lies(&mut it.arrange().zombies[0])).done();
    zombies_move(&mut free, &[]);
    assert_eq!(free.zombies[1].at, at(530, 600));
}

#[test]
fn a_zombie_does_not_stop_on_somebody_who_lies_there() {
    let mut battle = board().human("Dawson", 900, 600).zombie(500, 600).fallen_zombie(600, 600).done();
    zombies_move(&mut battle, &[]);
    assert!(1 <= battle.gap(z(0), z(1)) || battle.in_contact(z(0), z(1)));
    assert!(4 * ground::open::measure::dist2(battle.zombies[0].at, at(600, 600)) >= 50 * 50);
    assert!(560 <= battle.zombies[0].at.x, "{:?}", battle.zombies[0].at);
}

#[test]
fn who_senses_nothing_wanders_in_one_direction_and_off_the_table() {
    let _proof = Proof::of(rule!("dwa.zombie.wander")).facts([1, 2, 4]);
    let mut battle = board().zombie(250, 600).done();
    zombies_move(&mut battle, &[270]);
    assert_eq!(battle.zombies[0].at, at(150, 600));
    zombies_move(&mut battle, &[]);
    assert_eq!(battle.zombies[0].at, at(50, 600));
    battle.arrange().humans.push(board::human("Dawson", 1100, 600));
    zombies_move(&mut battle, &[]);
    assert!(battle.zombies[0].out && battle.zombies[0].left);
    assert_eq!(battle.humans[0].deeds.kills, 0, "nobody has killed it");
}

#[test]
fn a_wanderer_stopped_by_a_wall_rolls_a_new_direction_next_turn() {
    let _wander = Proof::of(rule!("dwa.zombie.wander")).facts([3]);
    let _proof = Proof::of(rule!("dwa.ruling.wander"));
    let mut battle = board_on(table(vec![wall("wall", &[(660, 0), (660, 1200)])])).zombie(600, 600).done();
    zombies_move(&mut battle, &[90]);
    let stopped = battle.zombies[0].at;
    assert!(stopped.x < 660 && 645 <= stopped.x, "{stopped:?}");
    assert_eq!(battle.zombies[0].goal, Goal::None);
    zombies_move(&mut battle, &[360]);
    assert_eq!(battle.zombies[0].at, at(stopped.x, 500));
}

#[test]
fn a_lurch_succeeds_on_five_within_5_cm() {
    let _proof = Proof::of(rule!("dwa.zombie.lurch")).facts([1, 2, 3, 4, 6, 7]);
    // 15 cm away: 5 cm are left after the move.
    let mut lurches = board().human("Dawson", 600, 600).zombie(425, 600).done();
    zombies_act(&mut lurches, &[5, 6]);
    assert!(lurches.in_contact(h(0), z(0)));
    assert_eq!(lurches.humans[0].wounds, 1);
    let mut fails = board().human("Dawson", 600, 600).zombie(425, 600).done();
    zombies_act(&mut fails, &[4]);
    assert_eq!(fails.zombies[0].at, at(525, 600));
    let mut too_far = board().human("Dawson", 600, 600).zombie(424, 600).done();
    zombies_act(&mut too_far, &[]);
    assert_eq!(too_far.zombies[0].at, at(524, 600));
    let mut off = board().human("Dawson", 600, 600).zombie(425, 600).rules(|it| it.lurch = false).done();
    zombies_act(&mut off, &[]);
    let mut stunned = board().human("Dawson", 600, 600).zombie(550, 600).done();
    stunned.arrange().zombies[0].stunned = true;
    zombies_act(&mut stunned, &[]);
    assert_eq!(stunned.zombies[0].at, at(550, 600), "who is stunned has no AP");
}

#[test]
fn a_lurch_needs_a_way_without_an_obstacle() {
    let _lurch = Proof::of(rule!("dwa.zombie.lurch")).facts([4]);
    let _proof = Proof::of(rule!("dwa.ruling.lurch"));
    let field = table(vec![fence("fence", &[(560, 0), (560, 1200)])]);
    let mut fenced = board_on(field).human("Dawson", 600, 600).zombie(425, 600).done();
    zombies_act(&mut fenced, &[]);
    assert_eq!(fenced.zombies[0].at, at(525, 600));
    let field = table(vec![fence("fence", &[(620, 0), (620, 1200)])]);
    let mut open = board_on(field).human("Dawson", 600, 600).zombie(425, 600).done();
    zombies_act(&mut open, &[6, 1]);
    assert!(open.in_contact(h(0), z(0)));
}

/// 1 cm of sandbags along a line.
fn sandbags(line: &[(i32, i32)]) -> Piece {
    let shape = Shape::Wall { line: line.iter().map(|&(x, y)| at(x, y)).collect(), thickness: 10 };
    Piece { shape, ..fence("sandbags", line) }
}

#[test]
fn a_lurch_does_not_end_on_what_stands_before_the_human() {
    // They touch Dawson, so that no place in contact with him is clear of them and on this side.
    let touching = table(vec![sandbags(&[(582, 500), (582, 700)])]);
    let mut before = board_on(touching).human("Dawson", 600, 600).zombie(437, 600).done();
    zombies_act(&mut before, &[]);
    assert_eq!(before.zombies[0].at, at(537, 600));
    let near = table(vec![fence("fence", &[(575, 500), (575, 700)])]);
    let mut fenced = board_on(near).human("Dawson", 600, 600).zombie(430, 600).done();
    zombies_act(&mut fenced, &[]);
    assert_eq!(fenced.zombies[0].at, at(530, 600));
    let mut house = table(vec![wall("house", &[(582, 400), (582, 800)])]);
    house.openings.push(opening("window", 0, (582, 500), (582, 700), Passage::SILL));
    let mut sill = board_on(house).human("Dawson", 600, 600).zombie(437, 600).done();
    zombies_act(&mut sill, &[]);
    assert_eq!(sill.zombies[0].at, at(537, 600));
}

#[test]
fn a_lurch_needs_room_for_the_whole_base() {
    let _proof = Proof::of(rule!("dwa.ruling.lurch"));
    let gap = |mm: i32| {
        let half = (mm + 10) / 2;
        let north = sandbags(&[(550, 300), (550, 600 - half)]);
        let south = Piece { name: "more sandbags".to_owned(), ..sandbags(&[(550, 600 + half), (550, 900)]) };
        board_on(table(vec![north, south])).human("Dawson", 600, 600).zombie(430, 600).done()
    };
    let mut narrow = gap(24);
    zombies_act(&mut narrow, &[]);
    assert_eq!(narrow.zombies[0].at, at(530, 600));
    let mut wide = gap(26);
    zombies_act(&mut wide, &[6, 1]);
    assert!(wide.in_contact(h(0), z(0)));
}

#[test]
fn a_fallen_zombie_lies_where_it_stood_and_an_eliminated_one_is_removed() {
    let _proof = Proof::of(rule!("dwa.zombie.fall")).facts([1, 2]);
    let mut battle = board().zombie(600, 600).done();
    roll(&[], |play| change::fall(&mut battle, play, rule!("dwa.zombie.fall"), z(0), change::By::NOBODY));
    assert!(battle.zombies[0].fallen && battle.zombies[0].at == at(600, 600));
    roll(&[], |play| {
        change::eliminate(&mut battle, play, rule!("dwa.zombie.fall"), z(0), change::By::NOBODY)
    });
    assert_eq!(battle.zombies().count(), 0);
}

#[test]
fn a_fallen_zombie_stands_up_and_does_nothing_else() {
    let _proof = Proof::of(rule!("dwa.zombie.stand-up")).facts([1, 2]);
    let mut battle =
        board().human("Dawson", 600, 600).fallen_zombie(520, 600).rules(|it| it.lurch = false).done();
    zombies_act(&mut battle, &[]);
    assert!(!battle.zombies[0].fallen);
    assert_eq!(battle.zombies[0].at, at(520, 600));
    zombies_act(&mut battle, &[6]);
    assert!(battle.in_contact(h(0), z(0)));
}

#[test]
fn who_was_fallen_does_not_lurch() {
    let _proof = Proof::of(rule!("dwa.zombie.fallen-no-lurch")).facts([1]);
    let mut battle = board().human("Dawson", 600, 600).fallen_zombie(560, 600).done();
    zombies_act(&mut battle, &[]);
    assert_eq!(battle.zombies[0].at, at(560, 600));
}

#[test]
fn a_stunned_zombie_does_nothing_and_recovers() {
    let _proof = Proof::of(rule!("dwa.ruling.stun"));
    let mut battle = board()
        .human("Dawson", 600, 600)
        .zombie(626, 600)
        .fallen_zombie(700, 700)
        .with(|it| it.arrange().zombies.iter_mut().for_each(|it| it.stunned = true))
        .done();
    zombies_act(&mut battle, &[]);
    roll(&[], |play| zombification::fire_all(&mut battle, play).unwrap());
    assert!(battle.zombies[1].fallen);
    zombies_act(&mut battle, &[1, 1]);
    assert!(!battle.zombies[1].fallen);
}

#[test]
fn who_comes_in_the_zombie_phase_waits_for_the_next() {
    let mut battle = board().human("Dawson", 600, 600).zombie(500, 600).done();
    battle.arrange().zombies[0].waits = true;
    roll(&[], |play| zombie::move_all(&mut battle, play).unwrap());
    assert_eq!(battle.zombies[0].at, at(500, 600));
    zombies_move(&mut battle, &[]);
    assert!(battle.in_contact(h(0), z(0)));
}

/// Dawson in a blind alley one base wide, a zombie in contact with him at its open side.
fn blind_alley() -> board::Board {
    let alley = [(300, 580), (900, 580), (900, 620), (300, 620)];
    board_on(table(vec![wall("alley", &alley)])).human("Dawson", 600, 600).zombie(574, 600).zombie(500, 600)
}

#[test]
fn a_human_is_full_when_no_free_place_in_contact_can_be_reached() {
    let _proof = Proof::of_all(&[rule!("dwa.zombie.no-room"), rule!("dwa.ruling.zombie-order")]);
    let mut two = blind_alley().human("Lawless", 500, 450).done();
    zombies_move(&mut two, &[]);
    assert_eq!(
        two.zombies[1].goal,
        Goal::Human(1),
        "the place behind Dawson is free, but the first bars the way"
    );
    assert!(two.zombies[1].at.x < 500, "out of the alley: {:?}", two.zombies[1].at);
    let mut one = blind_alley().done();
    zombies_move(&mut one, &[]);
    assert_eq!((one.zombies[1].goal, one.zombies[1].at.x), (Goal::Human(0), 549), "as near as it can");
    let mut fallen = blind_alley().human("Lawless", 500, 450).done();
    (
        fallen.arrange().zombies[0].at,
        fallen.arrange().zombies[0].fallen,
        fallen.arrange().zombies[0].stunned,
    ) = (at(549, 600), true, true);
    zombies_move(&mut fallen, &[]);
    assert_eq!(fallen.zombies[1].goal, Goal::Human(0), "the fallen are passed over");
}

#[test]
fn a_zombie_goes_round_where_others_bar_the_nearer_way() {
    let _proof = Proof::of_all(&[rule!("dwa.ruling.zombie-order"), rule!("dwa.zombie.around-obstacle")]);
    // A passage one base wide and open at both ends: who cannot pass the first comes from the other side.
    let walls = || vec![wall("north", &[(540, 580), (760, 580)]), wall("south", &[(540, 620), (760, 620)])];
    let board = |x: i32| board_on(table(walls())).human("Dawson", 650, 600).zombie(624, 600).zombie(x, 600);
    let far = || board(440).human("Lawless", 440, 280).rules(|it| it.lurch = false);
    let mut round = far().done();
    zombies_move(&mut round, &[]);
    assert_eq!(round.zombies[1].goal, Goal::Human(0), "the other side of Dawson is free");
    let aside = (round.zombies[1].at.y - 600).abs();
    assert!(440 < round.zombies[1].at.x && 20 < aside, "round the passage: {:?}", round.zombies[1].at);
    for _ in 0..6 {
        zombies_move(&mut round, &[]);
    }
    assert!(round.in_contact(h(0), z(1)) && 650 < round.zombies[1].at.x, "{:?}", round.zombies[1].at);
    let mut both = far().zombie(676, 600).done();
    zombies_move(&mut both, &[]);
    assert_eq!(both.zombies[1].goal, Goal::Human(1), "both sides are taken");
}

#[test]
fn a_zombie_goes_round_others_and_does_not_lean_on_them() {
    let _proof = Proof::of_all(&[rule!("dwa.zombie.around-obstacle"), rule!("dwa.ruling.passing-figures")]);
    let barred = |town| {
        let row = board_on(town).human("Dawson", 640, 600).zombie(560, 574).zombie(560, 600).zombie(560, 626);
        let stunned =
            |it: &mut dwa::battle::Battle| it.arrange().zombies.iter_mut().for_each(|it| it.stunned = true);
        row.with(stunned).zombie(470, 600).rules(|it| it.lurch = false).done()
    };
    let anywhere = [table(Vec::new()), table(vec![house("house", 0, 0, 50, 50)])];
    for town in anywhere {
        let mut battle = barred(town);
        zombies_move(&mut battle, &[]);
        let place = battle.zombies[3].at;
        assert!(30 < (place.y - 600).abs(), "on its way round the row: {place:?}");
        zombies_move(&mut battle, &[]);
        assert!(battle.in_contact(h(0), z(3)), "{:?}", battle.zombies[3].at);
    }
}

#[test]
fn a_zombie_stunned_before_it_has_begun_recovers_as_the_phase_ends_and_one_stunned_later_a_turn_after() {
    let _proof = Proof::of(rule!("dwa.ruling.stun"));
    let ends =
        |battle: &mut dwa::battle::Battle| roll(&[], |play| zombification::fire_all(battle, play).unwrap());
    let mut before = board().human("Dawson", 600, 600).zombie(480, 600).done();
    before.arrange().zombies[0].stunned = true;
    zombies_act(&mut before, &[]);
    ends(&mut before);
    assert_eq!((before.zombies[0].at, before.zombies[0].stunned), (at(480, 600), false));
    let mut later = board().human("Dawson", 600, 600).zombie(400, 600).rules(|it| it.lurch = false).done();
    zombies_move(&mut later, &[]);
    later.arrange().zombies[0].stunned = true;
    ends(&mut later);
    assert_eq!((later.zombies[0].at, later.zombies[0].stunned), (at(500, 600), true));
    zombies_act(&mut later, &[]);
    ends(&mut later);
    assert_eq!((later.zombies[0].at, later.zombies[0].stunned), (at(500, 600), false), "one activation lost");
}

#[test]
fn under_cover_fire_a_zombie_stops_on_its_way_and_is_not_told_as_moving_where_it_stands() {
    let _proof = Proof::of(rule!("dwa.skill.cover"));
    let board = board().armed("Ann", 600, 600, Weapon::Pistol, 6).zombie(750, 600);
    let mut battle = board.rules(|it| (it.skills, it.lurch) = (true, false)).done();
    battle.phase = Phase::ZombiesMove;
    let ann = &mut battle.arrange().humans[0];
    ann.skills.push(Skill::Cover);
    (ann.turn.cover_ap, ann.turn.ap) = (1, 0);
    // She holds her fire at each stop.
    let (mut dice, mut holds) = (scripted(&[]), Defaults);
    let mut play = Play::new(Vec::new(), &mut dice, &mut holds);
    zombie::move_all(&mut battle, &mut play).unwrap();
    let ways = play.journal().iter().filter_map(|it| match it.what {
        What::Moved { from, to, .. } => Some((from, to)),
        _ => None,
    });
    let ways: Vec<_> = ways.collect();
    assert_eq!(battle.zombies[0].at, at(650, 600));
    assert!(1 < ways.len() && ways.iter().all(|it| it.0 != it.1), "{ways:?}");
}
