//! Campaigns that go on by themselves (All Things Zombie), as programs above the shelf keep them.
use kernel::{Answer, dice::Seeded};
use shelf::{Begun, Campaigns, Changed, Course, Look, Order, Players, Rolled, Shelved, Source, State};

const QUIET: &str = "name = \"Nobody comes\"\n[people.involuntary]\n\
    urban = [\"none\", \"none\", \"none\", \"none\", \"none\", \"none\"]\n\
    suburbs = [\"none\", \"none\", \"none\", \"none\", \"none\", \"none\"]\n\
    rural = [\"none\", \"none\", \"none\", \"none\", \"none\", \"none\"]\n";

const TONYA: &str = r#"{"counter": "Tonya", "class": "survivor", "alone": true}"#;

fn book() -> (&'static Shelved, Campaigns) {
    books::stock();
    shelf::campaigns(Some("atzr")).unwrap()
}

/// A campaign in play, as a text that is read anew for everything.
struct Kept(String);

impl Kept {
    /// The campaign that comes with the program.
    fn first() -> Kept {
        let (_, ready) = shelf::ready().find(|it| it.1.id == "all-by-yourself").unwrap();
        Kept((ready.new)("All by myself").unwrap())
    }

    /// Tonya alone with five things, before her first month.
    fn tonya() -> Kept {
        let mut kept = Kept((book().1.new)("Tonya's way").unwrap());
        kept.order(&Order::Add(TONYA.to_owned()), 1);
        kept.say("one player alone");
        kept.order(&Order::Answer(Answer::Some(Vec::new())), 1);
        for it in ["Pistol", "Baseball Bat", "Vest", "Ammo", "Supplies A"] {
            kept.say(it);
        }
        kept
    }

    fn look(&self) -> Look {
        (book().1.look)(&self.0).unwrap()
    }

    fn course(&self) -> Course {
        self.look().course.unwrap()
    }

    fn carry_out(&self, order: &Order, rolled: &Rolled) -> Result<Changed, String> {
        book().1.carry_out(&self.0, order, rolled).map(|it| it.0)
    }

    fn order(&mut self, order: &Order, seed: u64) {
        self.0 = self.carry_out(order, &Rolled::Seed(seed)).unwrap().text;
    }

    /// What cannot be done changes nothing.
    fn refused(&self, order: &Order, rolled: &Rolled) -> String {
        self.carry_out(order, rolled).unwrap_err()
    }

    /// Answers with the option of these words.
    fn say(&mut self, words: &str) {
        let (question, _) = self.course().asks.unwrap_or_else(|| panic!("nothing is asked before {words}"));
        let kernel::question::Shape::One { options } = &question.shape else { panic!("{question:?}") };
        let at = options.iter().position(|it| it.label == words);
        let at = at.unwrap_or_else(|| panic!("{words}: {options:?}"));
        self.order(&Order::Answer(Answer::One(at)), 3);
    }

    /// Answers and rolls whatever comes until a game is due or it is over.
    fn until_due(&mut self, seed: u64) -> bool {
        for step in 0..60 {
            let course = self.course();
            if course.due.is_some() {
                return true;
            }
            match (course.asks, course.rolls) {
                (Some((question, _)), _) => self.order(&Order::Answer(question.default), seed + step),
                (None, true) => self.order(&Order::Roll, seed + step),
                (None, false) => return false,
            }
        }
        panic!("sixty answers, and nothing is due");
    }

    fn begin(&mut self, game: &str) -> Begun {
        let due = self.course().due.unwrap();
        let begun = (book().1.begin)(&self.0, &due.text, &[], game).unwrap();
        self.0.clone_from(&begun.text);
        begun
    }

    /// Has a bot play what is due, and brings everybody home; the dice of that are still to roll.
    fn play(&mut self, game: &str, seed: u64) {
        let begun = self.begin(game);
        let position = played(&begun, seed);
        self.0 = (book().1.settle)(&self.0, game, &position).unwrap().text;
    }
}

/// How a game ends that a bot plays.
fn played(begun: &Begun, seed: u64) -> String {
    let bot = &book().0.bots[0];
    let mut game = begun.scenario.start(Players::all(bot, seed), Source::Seeded(Seeded::new(seed)));
    match game.advance().unwrap() {
        State::Over => game.position().unwrap(),
        other => panic!("a bot sits in every chair: {other:?}"),
    }
}

#[test]
fn the_first_campaign_begins_alone_with_a_search() {
    let kept = Kept::first();
    let look = kept.look();
    assert_eq!(look.name, "All by myself");
    assert_eq!(look.sheets.len(), 1, "nobody is left to help");
    let rep = look.sheets[0].lines.iter().find(|it| it.0 == "Rep").unwrap();
    assert_eq!(rep.1, "5");
    let due = look.course.unwrap().due.unwrap();
    assert_eq!(due.scenario.title(), "Nothing left to eat");
    assert!(due.scenario.teaches().contains("searching buildings"));
    assert_eq!(due.scenario.seats(), ["Nick"]);
    assert!(due.text.contains("\"search\""), "{}", due.text);
}

#[test]
fn its_three_encounters_follow_each_other_and_then_the_months_are_free() {
    let mut planned = Vec::new();
    let mut free = false;
    for seed in 0..40 {
        let mut kept = Kept::first();
        let mut titles = Vec::new();
        let mut number = 0;
        while kept.until_due(seed * 100) && number < 12 {
            let title = kept.course().due.unwrap().scenario.title().to_owned();
            if !titles.contains(&title) {
                titles.push(title);
            }
            number += 1;
            kept.play(&format!("game-{number}"), seed * 100 + number);
            if kept.look().value["now"]["campaign"]["planned"].is_null() {
                kept.until_due(seed * 100 + 50);
                free = kept.look().value["now"]["campaign"]["area"].is_string();
                break;
            }
        }
        planned = titles;
        if free {
            break;
        }
    }
    let at = |words: &str| planned.iter().position(|it| it == words);
    assert_eq!(at("Nothing left to eat"), Some(0), "{planned:?}");
    assert!(at("Nothing left to eat") < at("Somewhere with people"), "{planned:?}");
    assert!(at("Somewhere with people") < at("A street to live in"), "{planned:?}");
    assert!(free);
}

#[test]
fn a_month_goes_from_muster_to_settlement_and_on_to_the_next() {
    let mut kept = Kept::tonya();
    kept.say("the suburbs");
    kept.say("Search");
    kept.say("by day");
    assert!(kept.refused(&Order::Roll, &Rolled::Seed(1)).contains("nothing is to be rolled"));
    kept.play("tonya-1", 11);
    let look = kept.look();
    assert_eq!((look.played.len(), look.number, look.under_way.is_none()), (1, 2, true));
    assert_eq!(look.played[0].game, "tonya-1");
    let before = look.value["now"]["campaign"]["month"].clone();
    let goes_on = kept.until_due(5);
    let after = kept.look().value["now"]["campaign"]["month"].clone();
    assert!(goes_on || kept.look().remarks.iter().any(|it| it.contains("nobody is left")));
    assert!(before != after || kept.look().value["now"]["campaign"]["step"].get("playing").is_some());
}

#[test]
fn an_involuntary_encounter_comes_when_the_die_says_so() {
    let mut kept = Kept::tonya();
    kept.say("the suburbs");
    let course = kept.course();
    let (question, _) = course.asks.unwrap();
    let kernel::question::Shape::One { options } = &question.shape else { panic!() };
    let nothing = options.iter().position(|it| it.label == "nothing this month").unwrap();
    let answer = Order::Answer(Answer::One(nothing));
    // A 1 is none in the suburbs, and the next month is asked about; a 4 is a Robbery with a Day Part of its own.
    let none = kept.carry_out(&answer, &Rolled::Faces(vec![1])).unwrap();
    assert_eq!(none.wants, None);
    let robbery = kept.carry_out(&answer, &Rolled::Faces(vec![4, 2])).unwrap();
    let look = (book().1.look)(&robbery.text).unwrap();
    assert_eq!(look.course.unwrap().due.unwrap().scenario.title(), "Robbery");
}

#[test]
fn own_dice_that_run_out_are_kept_and_only_the_next_is_asked_for() {
    let mut kept = Kept::tonya();
    kept.say("the suburbs");
    let (question, _) = kept.course().asks.unwrap();
    let kernel::question::Shape::One { options } = &question.shape else { panic!() };
    let nothing = options.iter().position(|it| it.label == "nothing this month").unwrap();
    let answer = Order::Answer(Answer::One(nothing));
    let at_once = kept.carry_out(&answer, &Rolled::Faces(vec![4, 2])).unwrap();
    let part = kept.carry_out(&answer, &Rolled::Faces(vec![4])).unwrap();
    let wants = part.wants.unwrap();
    assert_eq!((wants.n, wants.sides), (1, 6), "the Day Part is still to be rolled");
    let half = Kept(part.text);
    assert_eq!((half.course().rolls, half.course().wants), (true, Some(wants)));
    let wrong = half.refused(&Order::Roll, &Rolled::Faces(vec![9]));
    assert!(wrong.contains("9 is not on the d6"), "{wrong}");
    let many = half.refused(&Order::Roll, &Rolled::Faces(vec![2, 3, 3]));
    assert!(many.contains("too many"), "{many}");
    let (whole, explained) = book().1.carry_out(&half.0, &Order::Roll, &Rolled::Faces(vec![2])).unwrap();
    assert_eq!(whole.text, at_once.text, "nothing was rolled twice");
    assert_eq!(explained.dice.iter().map(|it| it.face).collect::<Vec<_>>(), [2]);
    assert_eq!(half.carry_out(&Order::Roll, &Rolled::Faces(Vec::new())).unwrap().text, half.0);
}

#[test]
fn the_dice_of_a_settlement_can_be_typed_one_by_one() {
    let mut kept = Kept::tonya();
    kept.say("the suburbs");
    kept.say("Search");
    kept.say("by day");
    kept.play("tonya-1", 4);
    let (mut faces, mut by_ones) = (Vec::new(), Kept(kept.0.clone()));
    while by_ones.course().rolls {
        let n = by_ones.course().wants.unwrap().n;
        let rolled = vec![3; n.into()];
        faces.extend(rolled.clone());
        by_ones.0 = by_ones.carry_out(&Order::Roll, &Rolled::Faces(rolled)).unwrap().text;
    }
    assert!(!faces.is_empty(), "something is rolled after every Search");
    let at_once = kept.carry_out(&Order::Roll, &Rolled::Faces(faces)).unwrap();
    assert_eq!(at_once.text, by_ones.0);
    assert_eq!(at_once.wants, None);
}

#[test]
fn what_people_carry_stays_theirs_and_can_be_handed_on() {
    let mut kept = Kept::tonya();
    let has = |kept: &Kept, thing: &str, by: Option<&str>| {
        kept.course().things.iter().any(|it| it.thing == thing && it.by.as_deref() == by)
    };
    assert!(has(&kept, "Vest", Some("Tonya")));
    let hand = |from: Option<&str>, to: Option<&str>| Order::Hand {
        thing: "vest".to_owned(),
        from: from.map(str::to_owned),
        to: to.map(str::to_owned),
    };
    kept.order(&hand(Some("Tonya"), None), 1);
    assert!(has(&kept, "Vest", None) && !has(&kept, "Vest", Some("Tonya")));
    assert!(kept.refused(&hand(Some("Tonya"), None), &Rolled::Seed(1)).contains("there is no Vest"));
    kept.say("the suburbs");
    kept.say("Search");
    kept.say("by day");
    let begun = kept.begin("tonya-1");
    let end = played(&begun, 2);
    kept.0 = (book().1.settle)(&kept.0, "tonya-1", &end).unwrap().text;
    assert!(has(&kept, "Vest", None), "what lies at home is there when they come back");
    let end: serde_json::Value = serde_json::from_str(&end).unwrap();
    let tonya = &end["people"][0];
    // Supplies go to what everybody eats from.
    let is_kept = |it: &&serde_json::Value| !it["thing"].as_str().unwrap_or_default().starts_with("supplies");
    let held: Vec<&serde_json::Value> =
        ["hands", "gear"].iter().flat_map(|it| tonya[it].as_array().unwrap()).filter(is_kept).collect();
    let carried = kept.course().things.iter().filter(|it| it.by.as_deref() == Some("Tonya")).count();
    assert_eq!(carried, held.len(), "what she had on her at the end is hers: {tonya}");
}

#[test]
fn nothing_is_settled_twice_or_too_early_or_by_a_wrong_name() {
    let mut kept = Kept::tonya();
    kept.say("the suburbs");
    assert!((book().1.begin)(&kept.0, "{}", &[], "early").unwrap_err().contains("no Encounter is due"));
    kept.say("Search");
    kept.say("by day");
    let begun = kept.begin("tonya-1");
    assert!((book().1.begin)(&kept.0, "{}", &[], "again").unwrap_err().contains("is being played"));
    let start = begun.scenario.start(Players::people(), Source::Seeded(Seeded::new(1))).position().unwrap();
    let settle = |text: &str, game: &str, position: &str| (book().1.settle)(text, game, position);
    assert!(settle(&kept.0, "tonya-1", &start).unwrap_err().contains("is not over yet"));
    assert!(settle(&kept.0, "tonya-1", "{}").is_err(), "no position");
    let end = played(&begun, 3);
    assert!(settle(&kept.0, "tonya-2", &end).unwrap_err().contains("is not the game under way"));
    let done = settle(&kept.0, "tonya-1", &end).unwrap();
    assert!(settle(&done.text, "tonya-1", &end).unwrap_err().contains("is not the game under way"));
    kept.order(&Order::Abandon, 1);
    assert!(kept.course().due.is_some(), "given up, it is due again");
    assert!(kept.refused(&Order::Abandon, &Rolled::Seed(1)).contains("no game is under way"));
}

#[test]
fn what_a_campaign_cannot_do_is_said_and_changes_nothing() {
    let kept = Kept::tonya();
    let orders = [
        (Order::Answer(Answer::One(99)), ""),
        (Order::Answer(Answer::YesNo(true)), ""),
        (Order::Learn { name: "Tonya".to_owned(), skill: "cool".to_owned() }, "nothing of the kind"),
        (Order::Add(TONYA.to_owned()), "has begun"),
        (Order::Dismiss("Tonya".to_owned()), "nobody is sent away"),
        (Order::Cure("Tonya".to_owned()), "no dose"),
        (Order::Cure("Nobody".to_owned()), "there is no `Nobody`"),
        (Order::Hand { thing: "tank".to_owned(), from: None, to: None }, "there is no `tank`"),
    ];
    for (order, words) in orders {
        let said = kept.refused(&order, &Rolled::Seed(1));
        assert!(said.contains(words), "{order:?}: {said}");
    }
    for text in ["", "{", "[]", "{\"book\":\"atzr\"}"] {
        assert!((book().1.look)(text).is_err(), "{text}");
    }
    let newer = kept.0.replacen("\"schema\": 1", "\"schema\": 99", 1);
    assert!((book().1.look)(&newer).unwrap_err().contains("a newer form"));
    assert!((book().1.new)("").is_err(), "a campaign has a name");
}

#[test]
fn a_campaign_takes_tables_of_ones_own_along() {
    let (book, campaigns) = book();
    let own = book.own.unwrap();
    let checked = (own.check)(QUIET, "quiet").unwrap();
    assert_eq!(checked.tables.name, "Nobody comes");
    let text = (own.put)(&(campaigns.new)("Quiet months").unwrap(), &checked.text).unwrap();
    let mut kept = Kept(text);
    kept.order(&Order::Add(TONYA.to_owned()), 1);
    let late = (own.put)(&kept.0, &checked.text).unwrap_err();
    assert!(late.contains("somebody has come already"), "{late}");
    kept.say("one player alone");
    kept.order(&Order::Answer(Answer::Some(Vec::new())), 1);
    for it in ["Pistol", "Baseball Bat", "Vest", "Ammo", "Supplies A"] {
        kept.say(it);
    }
    assert_eq!(kept.look().own_tables.unwrap().name, "Nobody comes");
    kept.say("the suburbs");
    let (question, _) = kept.course().asks.unwrap();
    let kernel::question::Shape::One { options } = &question.shape else { panic!() };
    let nothing = options.iter().position(|it| it.label == "nothing this month").unwrap();
    let quiet = kept.carry_out(&Order::Answer(Answer::One(nothing)), &Rolled::Faces(vec![4])).unwrap();
    assert_eq!(quiet.wants, None, "a 4 is nobody by this table");
    kept.say("Search");
    kept.say("by day");
    let begun = kept.begin("quiet-1");
    assert_eq!(begun.scenario.own_tables().unwrap().name, "Nobody comes");
    let wrong = (own.check)("[people.involuntary]\nurban = [\"none\"]\n", "x").unwrap_err();
    assert!(wrong[0].contains("/people/involuntary"), "{wrong:?}");
}
