//! Ways and places in the telling: one move is one line, and so is a crowd.
use ground::open::measure;
use kernel::{Event, Pick, Point, RuleId, Token, What, note::Datum};

use super::{A_FEW, JournalLineKind, Opened, Phrases, Teller};
use crate::{
    roll,
    story::{self, Names, capital},
};

/// More than these are not named one by one.
const MANY: usize = 6;

impl<'a> Teller<'a> {
    /// Somebody stands where it was chosen that he begins: one line, which names the place.
    pub fn set_down(&mut self, event: &Event) -> bool {
        let What::Placed { token, at, .. } = &event.what else { return false };
        let pick = match self.opened {
            Some((who, Opened::Chose { pick, .. })) if who == *token => pick,
            _ => return false,
        };
        let line = self.told.last().map_or(String::new(), |it| it.text.clone());
        let is_named = self.names.place(*at).is_some() && names_place(pick, *at);
        let text = if is_named { line } else { self.said(event).unwrap_or(line) };
        self.take();
        self.go_on(text);
        true
    }

    /// Many figures that are placed in a row, each with the dice that say where, are one line; so are those whom one
    /// thing has brought, however few.
    pub fn places(&mut self) -> bool {
        let (mut placed, mut end) = (Vec::new(), self.at);
        let mut faces: Vec<(u16, Vec<String>)> = Vec::new();
        let mut rolled: Vec<(u16, Vec<String>)> = Vec::new();
        for (at, event) in self.events.iter().enumerate().skip(self.at) {
            match &event.what {
                // Dice of another rule come to something of their own.
                What::Rolled { sides: 6, .. } if self.placed_by(at) != Some(event.rule) => break,
                What::Rolled { sides, faces, .. } => {
                    let shown = roll::shown(*sides, faces);
                    match rolled.last_mut().filter(|it| it.0 == *sides) {
                        Some(same) => same.1.extend(shown),
                        None => rolled.push((*sides, shown)),
                    }
                }
                What::Placed { token, at: spot, .. } => {
                    placed.push((*token, event.rule, *spot));
                    end = at + 1;
                    faces.append(&mut rolled);
                }
                _ if story::is_bare(event) => (),
                _ => break,
            }
        }
        let Some(&(_, rule, _)) = placed.first() else { return false };
        let brought = self.phrases.rules.brings(rule).filter(|_| placed.iter().all(|it| it.1 == rule));
        if brought.is_none() && placed.len() < A_FEW {
            return false;
        }
        self.cited.extend(self.events[self.at..end].iter().map(|it| it.rule));
        self.at = end;
        self.behind.extend(gathered(faces));
        let crowd = self.crowd(placed.iter().map(|it| it.0));
        let text = match brought {
            Some(words) => format!("{words} {}", self.stood(&placed)),
            None => format!("{crowd} are placed"),
        };
        self.push(JournalLineKind::Line, text, rule);
        true
    }

    /// Those who have come, and where they stand if places have names.
    fn stood(&self, placed: &[(Token, RuleId, Point)]) -> String {
        let crowd = self.together(placed.iter().map(|it| it.0));
        if MANY < placed.len() {
            return crowd;
        }
        // Those of one place are told together, and what all places lie in once.
        let places: Vec<_> = placed.chunk_by(|one, other| one.2 == other.2).collect();
        let near = placed.first().and_then(|it| self.names.whereabouts(it.2));
        let shared = 1 < places.len()
            && near.is_some()
            && placed.iter().all(|it| self.names.place(it.2).is_some())
            && placed.iter().all(|it| self.names.whereabouts(it.2) == near);
        let each = places.iter().map(|these| {
            let who = listed(these.iter().map(|it| self.names.name(it.0).to_owned()).collect());
            let at = these[0].2;
            match self.names.spot(at) {
                Some(_) if shared => format!("{who} at {}", self.names.place(at).unwrap_or_default()),
                Some(spot) => format!("{who} {spot}"),
                None => who,
            }
        });
        let each = each.collect::<Vec<_>>().join(", ");
        match near.filter(|_| shared) {
            Some(near) => format!("{each}, all {near}"),
            None => each,
        }
    }

    /// The rule by which somebody is placed next.
    fn placed_by(&self, at: usize) -> Option<RuleId> {
        let next = self.events[at..].iter().find(|it| matches!(it.what, What::Placed { .. }));
        next.map(|it| it.rule)
    }

    /// Moves in a row: the legs of one way as one, those of many figures on one line.
    pub fn moves(&mut self) {
        let Some(first) = self.peek() else { return };
        let opened = self.opened;
        let mut moved: Vec<Way> = Vec::new();
        while let Some(event) = self.peek() {
            if self.is_quiet(event) && !moved.is_empty() {
                self.take();
                continue;
            }
            let What::Moved { token, from, to } = &event.what else { break };
            // Whoever chose to go is told to have gone, however many go after them.
            let chose = opened.filter(|it| moved.first().is_some_and(|first| first.who == it.0));
            if chose.is_some_and(|it| it.0 != *token) {
                break;
            }
            let mm = measure::distance(*from, *to);
            match moved.iter_mut().find(|it| it.who == *token) {
                Some(way) => (way.mm, way.to, way.end) = (way.mm + mm, *to, self.at + 1),
                None => moved.push(Way { who: *token, end: self.at + 1, mm, from: *from, to: *to }),
            }
            self.take();
        }
        if A_FEW <= moved.len() {
            self.actor = None;
            return self.move_by_sides(&moved, first.rule);
        }
        let (end, of_all) = (self.at, self.untold..self.at);
        for (at, way) in moved.iter().enumerate() {
            // Each line has the events of its own way, and the last whatever else there was.
            self.at = if at + 1 == moved.len() { end } else { way.end.max(self.untold) };
            match opened.filter(|it| it.0 == way.who && at == 0) {
                Some((_, how)) => self.carried_on(how, way),
                None => {
                    let text = format!("{} {}", capital(self.names.name(way.who)), self.went(way));
                    self.push(JournalLineKind::Line, text, first.rule);
                    self.explain_these(of_all.clone(), &[way.who]);
                }
            }
            self.actor = Some(way.who);
        }
    }

    /// One line for those who have a name of their own and one for each kind of those who are counted: they are not of one
    /// company.
    fn move_by_sides(&mut self, moved: &[Way], rule: RuleId) {
        let of_all = self.untold..self.at;
        let mut sides: Vec<(Option<&str>, Vec<&Way>)> = Vec::new();
        for way in moved {
            let side = (self.phrases.many)(way.who);
            match sides.iter_mut().find(|it| it.0 == side) {
                Some(it) => it.1.push(way),
                None => sides.push((side, vec![way])),
            }
        }
        for (_, ways) in sides {
            if let [way] = ways.as_slice() {
                let text = format!("{} {}", capital(self.names.name(way.who)), self.went(way));
                self.push(JournalLineKind::Line, text, rule);
                self.explain_these(of_all.clone(), &[way.who]);
                continue;
            }
            let each = ways.iter().map(|it| format!("{} {}", self.names.name(it.who), self.went(it)));
            let each = capital(&each.collect::<Vec<_>>().join(", "));
            self.behind.push(each);
            let text = format!("{} move", self.crowd(ways.iter().map(|it| it.who)));
            self.push(JournalLineKind::Line, text, rule);
            let those: Vec<Token> = ways.iter().map(|it| it.who).collect();
            self.explain_these(of_all.clone(), &those);
        }
    }

    /// A way that the line before has begun to tell of.
    fn carried_on(&mut self, how: Opened<'a>, way: &Way) {
        let line = self.told.last().map_or(String::new(), |it| it.text.clone());
        let text = match (how, self.names.place(way.to)) {
            // Where places have names, whoever chooses a way names its end.
            (Opened::Chose { .. }, Some(_)) => line,
            // Somebody who walks, walks so far; whoever does something else moves for it.
            (Opened::Chose { is_way: true, .. }, None) => {
                format!("{line} {} {}", self.names.length(way.mm), heading(way))
            }
            (Opened::Chose { is_way: false, .. }, None) => format!("{line}, {}", self.went(way)),
            (Opened::Said, _) => format!("{line} and {}", self.went(way)),
        };
        self.go_on(text);
        // The line is the choice alone, and what comes next may tell it again.
        if matches!(how, Opened::Chose { .. }) && self.names.place(way.to).is_some() {
            self.opened = Some((way.who, how));
        }
    }

    /// What somebody did who went a way.
    fn went(&self, way: &Way) -> String {
        match self.names.place(way.to) {
            Some(place) => format!("goes to {place}"),
            None => format!("moves {}", self.names.length(way.mm)),
        }
    }

    /// Many figures in few words, to begin a sentence with.
    pub fn crowd(&self, tokens: impl Iterator<Item = Token>) -> String {
        capital(&self.together(tokens))
    }

    /// Many figures in few words within a sentence: those without a name of their own are counted.
    pub fn together(&self, tokens: impl Iterator<Item = Token>) -> String {
        crowd(tokens, self.names, self.phrases)
    }
}

/// Many figures in few words within a sentence: those without a name of their own are counted.
pub fn crowd(tokens: impl Iterator<Item = Token>, names: &Names, phrases: &Phrases) -> String {
    let mut kinds: Vec<(Option<&str>, usize, &str)> = Vec::new();
    for token in tokens {
        let name = names.name(token);
        let is_plain = (phrases.figure)(token).is_some_and(|it| it == name);
        let many = (phrases.many)(token).filter(|_| is_plain);
        match kinds.iter_mut().find(|it| it.0 == many && many.is_some()) {
            Some(it) => it.1 += 1,
            None => kinds.push((many, 1, name)),
        }
    }
    let one = |it: &(Option<&str>, usize, &str)| match *it {
        (Some(many), n @ 2.., _) => format!("{n} {many}"),
        (_, _, name) => name.to_owned(),
    };
    let all: Vec<String> = kinds.iter().map(one).collect();
    listed(all)
}

/// Whether a choice names this place.
fn names_place(pick: &Pick, at: Point) -> bool {
    match pick {
        Pick::Place(place) => *place == at,
        Pick::Deed(note) => note.with.contains(&Datum::At(at)),
        Pick::Unsaid | Pick::Yes | Pick::No | Pick::Number(_) => false,
    }
}

/// One, two and three.
fn listed(all: Vec<String>) -> String {
    match all.as_slice() {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        [] | [..] => all.concat(),
    }
}

/// The way a figure goes.
struct Way {
    who: Token,
    /// The event after its last leg.
    end: usize,
    mm: i32,
    from: Point,
    to: Point,
}

/// Where a way leads, by the points of the compass; north is where y is 0.
fn heading(way: &Way) -> &'static str {
    let (x, y) = (way.to.x - way.from.x, way.to.y - way.from.y);
    let (wide, high) = (x.abs(), y.abs());
    let (along, across) = (2 * wide < high, 2 * high < wide);
    match (x.signum(), y.signum()) {
        (_, -1) if along => "north",
        (_, 1) if along => "south",
        (1, _) if across => "east",
        (-1, _) if across => "west",
        (1, -1) => "north-east",
        (1, 1) => "south-east",
        (-1, -1) => "north-west",
        (-1, 1) => "south-west",
        (_, _) => "and back",
    }
}

/// Dice in few words: those of the same sides together.
fn gathered(faces: Vec<(u16, Vec<String>)>) -> Vec<String> {
    let mut sides: Vec<(u16, Vec<String>)> = Vec::new();
    for (of, shown) in faces {
        match sides.iter_mut().find(|it| it.0 == of) {
            Some(same) => same.1.extend(shown),
            None => sides.push((of, shown)),
        }
    }
    let die = |of: u16| if of == roll::WHICH_WAY { "Which way".to_owned() } else { format!("d{of}") };
    sides.into_iter().map(|(of, shown)| format!("{}: {}", die(of), shown.join(", "))).collect()
}
