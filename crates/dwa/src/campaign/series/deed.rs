//! What can be done between the games.
use kernel::{Choice, Menu, OptionView, RuleId};

use crate::{
    campaign::{
        CampaignFile,
        roster::{Character, Fate},
    },
    table::skill::Skill,
    view::words,
};

/// Something the team can do next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TeamDeed {
    Learn { who: String },
    Treat { medic: String, patient: String },
    TakeIn { who: String },
    Play,
    Recruit,
    Dismiss,
    End,
}

impl Choice for TeamDeed {
    type Table = CampaignFile;

    fn offered(&self, campaign: &CampaignFile) -> OptionView {
        match self {
            TeamDeed::Learn { who } => OptionView::new(format!("{who} learns a skill")),
            TeamDeed::Treat { medic, patient } => {
                OptionView::new(format!("{medic} treats {patient}")).note("one try, which succeeds on a 6")
            }
            TeamDeed::TakeIn { who } => {
                let found = campaign.aftermath.survivors.iter().find(|it| it.name == *who);
                OptionView::new(format!("take in {who}")).note(found.map_or_else(String::new, about))
            }
            TeamDeed::Play => OptionView::new("play a game").note(undone(campaign)),
            TeamDeed::Recruit => OptionView::new("add a new character"),
            TeamDeed::Dismiss => OptionView::new("dismiss somebody").note("they take everything along"),
            TeamDeed::End => OptionView::new("end the campaign")
                .confirm("The campaign ends here for good. Its story can still be read."),
        }
    }

    fn forbidden(&self, campaign: &CampaignFile, _: RuleId) -> Option<String> {
        match self {
            TeamDeed::Learn { who } => Some(format!("{who} has no skill to learn")),
            TeamDeed::Treat { patient, .. } => {
                let tried = campaign.aftermath.turned.contains(patient);
                Some(
                    if tried { "no medic is left to try" } else { "nobody turned in the last game" }
                        .to_owned(),
                )
            }
            TeamDeed::Play if campaign.team.is_empty() => Some("nobody is in the team yet".to_owned()),
            TeamDeed::Play => Some("the team is lost: nobody is alive".to_owned()),
            TeamDeed::TakeIn { .. } | TeamDeed::Recruit | TeamDeed::Dismiss | TeamDeed::End => None,
        }
    }
}

/// What can be done now; the first is what a bot does.
pub fn deeds(campaign: &CampaignFile) -> Menu<TeamDeed> {
    let mut menu = Menu::default();
    let living = || campaign.team.iter().filter(|it| it.fate == Fate::Alive);
    let open = |it: &Character| it.open_skills(&campaign.rules).next().is_some();
    for it in living() {
        let why = (!open(it)).then_some(rule!("dwa.level.skill-gain"));
        menu.offer_unless(why, TeamDeed::Learn { who: it.name.clone() });
    }
    let able = |it: &&Character| it.knows(Skill::Medic) && !campaign.aftermath.tried.contains(&it.name);
    // Of a team that is lost nobody is left to treat anybody, or to be let go.
    let lost = living().next().is_none();
    for patient in campaign.aftermath.turned.iter().filter(|_| !lost) {
        let mut medics = living().filter(able).peekable();
        if medics.peek().is_none() {
            menu.refuse(
                rule!("dwa.skill.medic"),
                TeamDeed::Treat { medic: "a medic".to_owned(), patient: patient.clone() },
            );
        }
        for medic in medics {
            menu.offer(TeamDeed::Treat { medic: medic.name.clone(), patient: patient.clone() });
        }
    }
    for it in &campaign.aftermath.survivors {
        menu.offer(TeamDeed::TakeIn { who: it.name.clone() });
    }
    let nobody = lost.then_some(rule!("dwa.ruling.who-goes"));
    menu.offer_unless(nobody, TeamDeed::Play);
    menu.offer(TeamDeed::Recruit);
    if !lost {
        menu.offer(TeamDeed::Dismiss);
    }
    menu.offer(TeamDeed::End);
    menu
}

/// What cannot be done any more once the next game has begun.
fn undone(campaign: &CampaignFile) -> &'static str {
    let after = &campaign.aftermath;
    match (after.turned.is_empty(), after.survivors.is_empty()) {
        (true, true) => "",
        (false, true) => "anyone who turned and is not cured stays lost",
        (true, false) => "anyone found and not taken in goes away",
        (false, false) => "anyone who turned stays lost, and anyone found goes away",
    }
}

fn about(it: &Character) -> String {
    let weapons: Vec<&str> = it.weapons.iter().map(|it| it.weapon.profile().name).collect();
    format!("{}; {}", words(&it.archetype), weapons.join(", "))
}

/// Somebody who may go to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goer(pub String);

impl Choice for Goer {
    type Table = CampaignFile;

    fn offered(&self, campaign: &CampaignFile) -> OptionView {
        let found = campaign.find(&self.0).map(|at| &campaign.team[at]);
        OptionView::new(self.0.clone()).note(found.map_or_else(String::new, about))
    }
}

/// Somebody to be dismissed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaving(pub String);

impl Choice for Leaving {
    type Table = CampaignFile;

    fn offered(&self, campaign: &CampaignFile) -> OptionView {
        let fate = campaign.find(&self.0).map_or(Fate::Alive, |at| campaign.team[at].fate);
        OptionView::new(self.0.clone()).note(words(&fate))
    }
}

/// A skill to learn, and whose place in the team it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    pub at: usize,
    pub skill: Skill,
}

impl Choice for Lesson {
    type Table = CampaignFile;

    fn offered(&self, _: &CampaignFile) -> OptionView {
        OptionView::new(self.skill.name())
    }

    fn forbidden(&self, campaign: &CampaignFile, by: RuleId) -> Option<String> {
        let level = campaign.team.get(self.at).map_or(1, |it| it.level);
        (by == rule!("dwa.skill.level-limit"))
            .then(|| format!("it needs level {}; they are level {level}", self.skill.level()))
    }
}
