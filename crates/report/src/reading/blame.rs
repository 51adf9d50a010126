//! What befalls somebody, and whether an attack did it.
use kernel::{Event, RuleId, Token, What};
use view::account::Consequence;

use super::{Attack, FigureFate, ReadEvent, Reader, thrown::joined};

impl Reader<'_> {
    /// Who brought an event about: it says so, or the fall did that it puts a name to.
    pub(super) fn by(&self, event: &Event) -> Option<Token> {
        match &event.what {
            What::Fell { by, .. } | What::Removed { by, .. } => *by,
            What::Marked { token, .. } => self.fell.filter(|it| it.0 == *token).and_then(|it| it.1),
            _ => None,
        }
    }

    /// The rule that did it: a mark only says how somebody is who fell by another.
    fn rule(&self, event: &Event) -> RuleId {
        match &event.what {
            What::Marked { token, .. } => self.fell.filter(|it| it.0 == *token).map_or(event.rule, |it| it.2),
            _ => event.rule,
        }
    }

    /// Journals of older games do not say who put somebody out. Whoever strikes back at the attacker's side is in the same place.
    fn struck_back(&self, whom: Token, attacker: Option<Token>) -> Option<Token> {
        let (attacker, place) = (attacker?, self.places.get(&whom)?);
        let game = self.game;
        if game.are_apart(attacker, whom) {
            return None;
        }
        let here = |it: &&Token| self.places.get(it) == Some(place) && game.are_apart(**it, whom);
        self.places.keys().find(here).copied()
    }

    /// Something happens to a figure: by an attack, or by itself.
    pub(super) fn befell(&mut self, at: usize, whom: Token, deed: Consequence, wounds: i32, event: &Event) {
        let by_attack = !matches!(deed, Consequence::Shaken(_) | Consequence::Left(_)) && 0 <= wounds;
        let attacker = self.open().and_then(|it| it.by);
        let by = self.by(event).or_else(|| self.struck_back(whom, attacker));
        if matches!(deed, Consequence::Out(_) | Consequence::Left(_)) {
            self.places.remove(&whom);
        }
        if by_attack && self.is_by(at, whom, by) {
            self.comes_of_it(whom);
            if let Some(attack) = self.open() {
                match deed {
                    Consequence::Out(_) => attack.out.push(whom),
                    Consequence::Fell(_) => attack.fell.push(whom),
                    _ => attack.wounds.push((whom, wounds)),
                }
            }
            return;
        }
        if let (Consequence::Shaken(_), Some(attack)) = (deed, self.open())
            && attack.aimed.contains(&whom)
        {
            attack.shaken.push(whom);
        }
        let dice = self.own_test(at, whom, event.rule).unwrap_or_else(|| joined(&self.dice));
        let fate = FigureFate { whom, deed, wounds, who: by, by: self.rule(event), dice };
        self.push(at, ReadEvent::Befell(fate));
    }

    /// Whether an attack under way did it: that of whoever is named, or a blow in return.
    fn is_by(&mut self, at: usize, whom: Token, by: Option<Token>) -> bool {
        let attack = self.open().map(|it| (it.by, it.aimed.clone()));
        match (attack, by) {
            (Some(_), None) => true,
            (Some((attacker, _)), Some(by)) if attacker == Some(by) => true,
            (_, Some(by)) if self.take_up(by) => true,
            (Some((attacker, aimed)), Some(by)) if aimed.contains(&by) || attacker == Some(whom) => {
                self.attack = Some(self.read.acts.len());
                self.push(
                    at,
                    ReadEvent::Attack(Attack { by: Some(by), aimed: vec![whom], ..Attack::default() }),
                );
                true
            }
            (Some(_) | None, _) => false,
        }
    }
}
