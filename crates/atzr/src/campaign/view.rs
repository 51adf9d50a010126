//! The campaign as everybody sees it: one sheet a member, the month, and what each group has.
use kernel::Token;
use serde::Serialize;
use view::{AbsentFigure, Ground, NamedValue, Panel, Role, View};

use super::{
    Campaign, Member, MemberId, Step,
    begin::name_of,
    group::{Gone, Group},
    muster::place,
    saga::{Doing, Saga},
};
use crate::{
    printed::{Counters, each},
    view::UNITS,
};

/// What somebody sees, which is what everybody sees.
pub fn view(saga: &Saga) -> View {
    let campaign = &saga.campaign;
    let members = campaign.groups.iter().flat_map(|group| group.members.iter().map(move |it| (group, it)));
    let sheets = members.map(|(group, it)| Panel {
        title: it.name.clone(),
        about: Some(it.id.token()),
        awaited: true,
        pronoun: it.pronoun,
        trade: Some(words(&group.class)),
        lines: sheet(group, it),
        ..Panel::default()
    });
    let gone = campaign.groups.iter().flat_map(|it| &it.gone);
    View {
        title: saga.name.clone(),
        units: UNITS,
        clock: clock(saga),
        ground: Ground::None,
        panels: stars(saga).into_iter().chain(sheets).collect(),
        absent: gone.map(absent).collect(),
        ..View::default()
    }
}

fn absent(gone: &Gone) -> AbsentFigure {
    AbsentFigure { id: gone.id.token(), name: gone.name.clone(), pronoun: gone.pronoun }
}

/// A member's name, of those who are gone too.
pub fn called(saga: &Saga, token: Token) -> Option<String> {
    let id = MemberId(u16::try_from(token.0).ok()?);
    let gone = saga.campaign.groups.iter().flat_map(|it| &it.gone);
    let gone = gone.filter(|it| it.id == id).map(|it| it.name.clone()).next();
    saga.campaign.member(id).map(|it| it.name.clone()).or(gone)
}

/// How far it is: the month, and what each group has in common.
pub fn clock(saga: &Saga) -> Vec<NamedValue> {
    let campaign = &saga.campaign;
    if campaign.groups.is_empty() {
        return vec![line("month", "not begun yet")];
    }
    let mut lines = vec![line("month", campaign.month.words())];
    // Raiders come to the home, wherever the month is spent.
    let here = match &campaign.step {
        Step::Playing(due) => Some(due.area),
        Step::Area | Step::Supplies | Step::Voluntary | Step::Involuntary | Step::Over => campaign.area,
    };
    lines.extend(here.map(|it| line("place", place(it))));
    lines.extend(campaign.groups.iter().flat_map(|it| owns(it, campaign, &saga.printed.counters)));
    if saga.is_over() {
        lines.push(NamedValue { role: Some(Role::Result), ..line("end", "the campaign is over") });
    }
    lines
}

fn owns(group: &Group, campaign: &Campaign, counters: &Counters) -> Vec<NamedValue> {
    if group.members.is_empty() {
        return Vec::new();
    }
    let whose = match (1 < campaign.groups.len(), group.star()) {
        (true, Some(star)) => format!("{}'s group: ", star.name),
        _ => String::new(),
    };
    let supplies: u32 = group.things().map(|it| u32::from(counters.of(it).supplies)).sum();
    let eaten = !matches!(campaign.step, Step::Area | Step::Supplies);
    let when = if eaten { "next month" } else { "this month" };
    let mouths = match group.members.len() {
        1 => "1 mouth".to_owned(),
        n => format!("{n} mouths"),
    };
    let value = format!("{supplies}; {mouths} to feed {when}");
    let mut all = vec![line(&format!("{whose}Supplies"), value)];
    if !group.store.is_empty() {
        all.push(line(&format!("{whose}in store"), list(group.store.iter().map(|it| it.name().to_owned()))));
    }
    if group.doses != 0 {
        all.push(line(&format!("{whose}doses of the Cure"), group.doses.to_string()));
    }
    all
}

/// Those who have come and not set out yet.
pub fn stars(saga: &Saga) -> Vec<Panel> {
    let (Doing::Gathering { stars } | Doing::Agreeing { stars } | Doing::Beginning { stars }) = &saga.doing
    else {
        return Vec::new();
    };
    let panel = |it: &super::begin::NewStar| Panel {
        title: name_of(it, &saga.printed).to_owned(),
        lines: vec![
            line("is", format!("Star, {}", words(&it.class))),
            line("begins", if it.alone { "alone" } else { "with Grunts" }),
        ],
        ..Panel::default()
    };
    stars.iter().map(panel).collect()
}

/// A member's sheet.
fn sheet(group: &Group, it: &Member) -> Vec<NamedValue> {
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
    let lines = [
        line("is", format!("{}, {}", if it.star { "Star" } else { "Grunt" }, words(&group.class))),
        line("Rep", rep),
        line("Attributes", list(it.attributes.iter().map(words))),
        NamedValue { role: Some(Role::State), ..line("state", state) },
        line("in the group", since(it.months)),
        line("carries", list(it.carries.iter().map(|it| it.name().to_owned()))),
    ];
    lines.into_iter().filter(|it| !it.value.is_empty()).collect()
}

/// What became of somebody who is gone.
pub fn gone(it: &Gone) -> Vec<NamedValue> {
    vec![line("is", format!("{}, {}", it.fate.words(), it.month.words())), line("Rep", it.rep.to_string())]
}

/// For how many whole months somebody has been there.
fn since(months: u16) -> String {
    match months {
        0 => String::new(),
        1 => "1 month".to_owned(),
        n => format!("{n} months"),
    }
}

fn line(name: &str, value: impl Into<String>) -> NamedValue {
    NamedValue::new(name, value)
}

/// A word of the book as a reader reads it.
fn words<K: Serialize>(word: &K) -> String {
    each::name(word).replace('-', " ")
}

fn list(these: impl Iterator<Item = String>) -> String {
    these.collect::<Vec<_>>().join(", ")
}
