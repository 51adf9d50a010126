//! The position that a campaign's text begins, with what an earlier version had told of it.
use kernel::{Event, Session, Token, What, written::few};

use super::{CampaignFile, DiaryEntry, DiaryLine};
use crate::{
    campaign::{
        month::NEW_MONTH,
        saga::{Doing, Saga, Season},
        view::called,
    },
    journal::Chronicle,
    phrases::{chronicle, heading},
    printed::Printed,
};

impl CampaignFile {
    /// Where the campaign stands; what was answered since the last thing that could not be taken back is played again.
    pub fn position(self) -> Result<Saga, String> {
        let (name, rules) = (self.name, self.rules);
        let mut start = self.start;
        if let Doing::Gathering { .. } = start.doing {
            start.campaign.rules = rules;
        }
        // An earlier version asked at once who plays with whom.
        let begun = !self.steps.is_empty() || !self.open.is_empty();
        if let (true, Doing::Gathering { stars }) = (begun, &start.doing) {
            start.doing = Doing::Agreeing { stars: stars.clone() };
        }
        let (session, diverged) = Session::<Season>::replayed(start, self.steps, Vec::new());
        if let Some(it) = diverged {
            return Err(format!("the campaign was written under other rules: {it}"));
        }
        let mut saga = session.checkpoint().clone();
        let told = entries(&saga, session.journal());
        if let (Doing::Packing(plot), true) = (&saga.doing, self.under_way.is_some()) {
            saga.doing = Doing::Ready(*plot);
        }
        saga.name = name;
        if saga.played.is_empty() {
            saga.begun = u32::try_from(self.played.len()).unwrap_or(u32::MAX);
            saga.played = self.played;
        }
        saga.earlier = self.diary.into_iter().chain(told).collect();
        Ok(saga)
    }

    /// A campaign that nobody has come to yet, played by these tables of a player's own.
    pub fn with_tables(mut self, tables: &str) -> Result<CampaignFile, String> {
        match &self.start.doing {
            Doing::Gathering { stars } if stars.is_empty() => {
                self.start.printed = Printed::with(tables).map_err(|faults| few(&faults))?;
                Ok(self)
            }
            Doing::Gathering { .. } => {
                Err("somebody has come already; tables are chosen before that".to_owned())
            }
            _ => Err("the campaign has begun; it goes on by the tables it was begun with".to_owned()),
        }
    }
}

/// What was told, as a diary has it.
fn entries(saga: &Saga, events: &[Event]) -> Vec<DiaryEntry> {
    let (mut entries, mut rules) = (Vec::new(), Vec::new());
    for event in events {
        match &event.what {
            What::Counted { token: None, n, .. } if event.rule == NEW_MONTH => {
                entries.push(DiaryEntry::Month(heading(*n)));
            }
            What::Noted { token, note } => {
                let Some(told) = Chronicle::read(note) else { continue };
                let name = token.and_then(|it: Token| called(saga, it)).unwrap_or_default();
                let (words, rules) = (chronicle(&told).words(), std::mem::take(&mut rules));
                entries.push(DiaryEntry::Told(DiaryLine { name, rule: event.rule, words, rules }));
            }
            _ if rules.contains(&event.rule) => (),
            _ => rules.push(event.rule),
        }
    }
    entries
}
