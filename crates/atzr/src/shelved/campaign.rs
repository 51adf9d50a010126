//! The campaigns of All Things Zombie as the shelf shows them.
use crate::{
    battle::{Atzr, Battle},
    campaign::{
        Campaign, Fate, Group, Member, Step,
        begin::name_of,
        file::{self, Kept, Line, Stands, read_new},
        group::Gone,
        muster::place,
        opening::{OPENINGS, OpeningFile},
        saga::Doing,
    },
    phrases,
    printed::{Counters, Thing, each},
    rules::switch,
    setup::scenario::Scenario,
};
use kernel::{
    Dice, OwnTables, Question,
    written::{Written, short_name},
};
use serde::Serialize;
use serde_json::json;
use shelf::{
    Begun, Campaigns, Carried, Changed, Chapter, Course, Due, Entry, Look, Order, Prepared, Ready, Sheet,
    Told, UnderWay, Wants, prepared::lay,
};

pub(super) const CAMPAIGNS: Campaigns = Campaigns {
    schema: file::schema,
    schema_of_new: file::schema_of_new,
    new,
    ready: &[Ready { id: OPENINGS[0].0, told: || told(0), new: |name| opened(0, name) }],
    look,
    change,
    begin,
    settle,
};

fn opening(at: usize) -> Result<OpeningFile, String> {
    OpeningFile::read(OPENINGS[at].1).map_err(|it| it.to_string())
}

fn told(at: usize) -> (String, String) {
    opening(at).map(|it| (it.title, it.about)).unwrap_or_default()
}

fn opened(at: usize, name: &str) -> Result<String, String> {
    Ok(opening(at)?.begin(name)?.text())
}

fn new(name: &str) -> Result<String, String> {
    Ok(Kept::new(name)?.text())
}

fn change(text: &str, order: &Order, dice: &mut dyn Dice) -> Result<Changed, String> {
    let mut kept = Kept::read(text)?;
    let nothing = |(): ()| Vec::new();
    let told = match order {
        Order::Add(given) => {
            let new = read_new(given).map_err(|it| format!("the new player: {it}"))?;
            kept.add(&new).map(nothing)
        }
        Order::Dismiss(name) => kept.dismiss(name).map(nothing),
        Order::Abandon => kept.abandon().map(nothing),
        Order::Answer(answer) => kept.answer(answer.clone(), dice),
        Order::Undo => kept.undo().map(nothing),
        Order::Roll => kept.go_on(dice),
        Order::Hand { thing, from, to } => {
            kept.hand(self::thing(thing)?, from.as_deref(), to.as_deref()).map(nothing)
        }
        Order::Cure(name) => kept.cure(name),
        Order::Learn { .. } | Order::Treat { .. } | Order::TakeIn { .. } => {
            Err("there is nothing of the kind in these campaigns".to_owned())
        }
    };
    Ok(Changed { told: tellings(&told?, &kept), text: kept.text(), wants: wants(&kept) })
}

fn wants(kept: &Kept) -> Option<Wants> {
    kept.wants().map(|it| Wants { rule: it.rule, n: it.n, sides: it.sides })
}

fn thing(name: &str) -> Result<Thing, String> {
    let found = Thing::ALL.into_iter().find(|it| it.name().to_lowercase() == name.trim().to_lowercase());
    found.ok_or_else(|| format!("there is no {} in the box", short_name(name)))
}

fn begin(text: &str, _: &str, _: &[(&str, u16)], game: &str) -> Result<Begun, String> {
    let mut kept = Kept::read(text)?;
    let scenario = prepared(&kept.begin(game)?.file.text())?;
    Ok(Begun { text: kept.text(), scenario })
}

fn prepared(text: &str) -> Result<Box<dyn Prepared>, String> {
    let scenario = Scenario::read(text).map_err(|it| format!("the Encounter that is due: {it}"))?;
    Ok(lay::<Atzr>(scenario))
}

fn settle(text: &str, game: &str, position: &str) -> Result<Changed, String> {
    let mut kept = Kept::read(text)?;
    let battle: Battle = kernel::written::read(position, "position").map_err(|it| it.to_string())?;
    let told = kept.settle(game, &battle)?;
    Ok(Changed { told: tellings(&told, &kept), text: kept.text(), wants: wants(&kept) })
}

fn telling(line: &Line, kept: &Kept) -> Told {
    let Line { name, rule, words, mut rules } = line.clone();
    rules.push(rule);
    let origin = OwnTables::origin_of(kept.saga().printed.own(), &rules);
    Told { name, rule, what: json!(words), words, origin }
}

fn tellings(lines: &[Line], kept: &Kept) -> Vec<Told> {
    lines.iter().map(|it| telling(it, kept)).collect()
}

fn look(text: &str) -> Result<Look, String> {
    let kept = Kept::read(text)?;
    let under_way = match &kept.file.under_way {
        None => None,
        Some(it) => Some(UnderWay { game: it.game.clone(), scenario: prepared(&it.scenario.text())? }),
    };
    let between = under_way.is_none();
    let course = course(&kept, between)?;
    Ok(Look {
        name: kept.file.name.clone(),
        value: json!({ "file": kept.file, "now": kept.saga() }),
        sheets: sheets(&kept),
        remarks: remarks(&kept),
        number: kept.file.played.len() + 1,
        under_way,
        played: kept.file.played.iter().map(|it| played(it, &kept)).collect(),
        may_join: Vec::new(),
        to_treat: Vec::new(),
        medics: Vec::new(),
        switched: switch::values(&kept.file.rules),
        takes_in: matches!(kept.saga().doing, Doing::Gathering { .. }),
        own_tables: kept.saga().printed.own().cloned(),
        diary: diary(&kept),
        course: Some(course),
    })
}

/// The diary, cut where months begin.
fn diary(kept: &Kept) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for entry in kept.diary() {
        let entry = match entry {
            file::Entry::Month(title) => {
                chapters.push(Chapter { title, entries: Vec::new() });
                continue;
            }
            file::Entry::Told(line) => Entry::Told(telling(&line, kept)),
            file::Entry::Played(at) => Entry::Played(at),
        };
        if chapters.is_empty() {
            chapters.push(Chapter { title: "before it began".to_owned(), entries: Vec::new() });
        }
        if let Some(chapter) = chapters.last_mut() {
            chapter.entries.push(entry);
        }
    }
    chapters
}

fn course(kept: &Kept, between: bool) -> Result<Course, String> {
    if !between {
        return Ok(Course::default());
    }
    let asks = match kept.stands() {
        Stands::Asks(question) => Some((question.clone(), prompt(kept, question))),
        Stands::Empty | Stands::Rolls | Stands::Due | Stands::Over => None,
    };
    let due = match kept.due() {
        Some(it) => {
            let text = it.file.text();
            Some(Due { scenario: prepared(&text)?, text })
        }
        None => None,
    };
    let members = || kept.campaign().groups.iter().flat_map(|it| &it.members);
    let doses = kept.campaign().groups.iter().any(|it| it.doses != 0);
    let so_far = kept.so_far().into_iter().map(|it| format!("{} {}", it.name, it.words).trim().to_owned());
    Ok(Course {
        asks,
        so_far: so_far.collect(),
        may_undo: kept.may_undo(),
        rolls: *kept.stands() == Stands::Rolls,
        wants: wants(kept),
        due,
        things: kept.campaign().groups.iter().flat_map(things).collect(),
        carriers: members().map(|it| it.name.clone()).collect(),
        to_cure: members().filter(|it| it.infected && doses).map(|it| it.name.clone()).collect(),
        over: kept.campaign().step == Step::Over,
    })
}

/// What is asked, with whom it is about and who has to say.
fn prompt(kept: &Kept, question: &Question) -> String {
    let words = (phrases::prompt(question.why, question.about.is_some())).unwrap_or(question.why.as_str());
    let words = match question.about {
        Some(about) => format!("{}: {words}", kept.called(about)),
        None => words.to_owned(),
    };
    let groups = &kept.campaign().groups;
    let star = groups.iter().find(|it| it.seat == question.seat).and_then(Group::star);
    match star.filter(|_| 1 < groups.len()) {
        Some(star) => format!("{} ({} decides)", words, star.name),
        None => words,
    }
}

fn things(group: &Group) -> Vec<Carried> {
    let carried =
        group.members.iter().flat_map(|it| it.carries.iter().map(move |thing| (thing, Some(&it.name))));
    let stored = group.store.iter().map(|it| (it, None));
    let all = carried.chain(stored);
    all.map(|(thing, by)| Carried { thing: thing.name().to_owned(), by: by.cloned() }).collect()
}

fn played(it: &file::Played, kept: &Kept) -> shelf::Played {
    shelf::Played {
        game: it.game.clone(),
        title: it.title.clone(),
        outcome: format!("{} in turn {}", if it.success { "success" } else { "failure" }, it.turn),
        told: tellings(&it.told, kept),
    }
}

fn remarks(kept: &Kept) -> Vec<String> {
    let campaign = kept.campaign();
    let mut res = Vec::new();
    if let (false, Some(area)) = (campaign.groups.is_empty(), campaign.area) {
        res.push(format!("{}, month {} of year {}", place(area), campaign.month.month, campaign.month.year));
    } else if !campaign.groups.is_empty() {
        res.push(format!("month {} of year {}", campaign.month.month, campaign.month.year));
    }
    let counters = &kept.saga().printed.counters;
    res.extend(campaign.groups.iter().flat_map(|it| owns(it, campaign, counters)));
    if campaign.step == Step::Over {
        res.push("nobody is left; the campaign is over".to_owned());
    }
    if let Some(it) = &kept.file.under_way {
        res.push(format!("under way: {}", it.scenario.title));
    }
    res
}

/// What a group has in common.
fn owns(group: &Group, campaign: &Campaign, counters: &Counters) -> Vec<String> {
    let whose = match (1 < campaign.groups.len(), group.star()) {
        (true, Some(star)) => format!("{}'s group: ", star.name),
        _ => String::new(),
    };
    let supplies: u32 = group.things().map(|it| u32::from(counters.of(it).supplies)).sum();
    let eaten = !matches!(campaign.step, Step::Area | Step::Supplies);
    let when = if eaten { "the next month" } else { "this month" };
    if group.members.is_empty() {
        return Vec::new();
    }
    let mut res = vec![format!("{whose}Supplies for {when}: {supplies}, to feed: {}", group.members.len())];
    if !group.store.is_empty() {
        res.push(format!("{whose}in store: {}", list(group.store.iter().map(|it| it.name().to_owned()))));
    }
    if group.doses != 0 {
        res.push(format!("{whose}doses of the Cure: {}", group.doses));
    }
    res
}

fn sheets(kept: &Kept) -> Vec<Sheet> {
    if let Doing::Gathering { stars } | Doing::Beginning { stars } = &kept.saga().doing {
        let printed = &kept.saga().printed;
        let star = |it: &crate::campaign::begin::NewStar| Sheet {
            name: name_of(it, printed).to_owned(),
            lives: true,
            may_learn: Vec::new(),
            lines: vec![
                ("", format!("Star, {}", words(&it.class))),
                ("begins", if it.alone { "alone" } else { "with Grunts" }.to_owned()),
            ],
        };
        return stars.iter().map(star).collect();
    }
    let groups = &kept.campaign().groups;
    let living = groups.iter().flat_map(|group| group.members.iter().map(move |it| sheet(group, it)));
    let gone = groups.iter().flat_map(|it| &it.gone).map(gone);
    living.chain(gone).collect()
}

fn sheet(group: &Group, it: &Member) -> Sheet {
    let rep = match it.rep_in_encounter().total() {
        now if now == i32::from(it.rep) => it.rep.to_string(),
        now => format!("{} (counts {now} now)", it.rep),
    };
    let marks = [
        (it.hungry, "hungry"),
        (it.weakened, "wounded"),
        (it.infected, "infected"),
        (it.immune, "immune"),
        (it.poisoned, "poisoned against the Star"),
    ];
    let state = list(marks.iter().filter(|it| it.0).map(|it| it.1.to_owned()));
    let lines = vec![
        ("", format!("{}, {}", if it.star { "Star" } else { "Grunt" }, words(&group.class))),
        ("Rep", rep),
        ("Attributes", list(it.attributes.iter().map(words))),
        ("state", state),
        ("in the group", since(it.months)),
        ("carries", list(it.carries.iter().map(|it| it.name().to_owned()))),
    ];
    let lines = lines.into_iter().filter(|it| !it.1.is_empty()).collect();
    Sheet { name: it.name.clone(), lives: true, may_learn: Vec::new(), lines }
}

/// For how many whole months somebody has been there.
fn since(months: u16) -> String {
    match months {
        0 => String::new(),
        1 => "1 month".to_owned(),
        n => format!("{n} months"),
    }
}

fn gone(it: &Gone) -> Sheet {
    let fate: Fate = it.fate;
    let when = format!("{}, month {} of year {}", fate.words(), it.month.month, it.month.year);
    let lines = vec![("", when), ("Rep", it.rep.to_string())];
    Sheet { name: it.name.clone(), lives: false, may_learn: Vec::new(), lines }
}

/// A word of the book as a reader reads it.
fn words<K: Serialize>(word: &K) -> String {
    each::name(word).replace('-', " ")
}

fn list(these: impl Iterator<Item = String>) -> String {
    these.collect::<Vec<_>>().join(", ")
}
