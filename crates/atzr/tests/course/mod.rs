//! A campaign that tests play on: answers by their words, dice as they come.
use atzr::{
    battle::{Atzr, Battle},
    bot::Steady,
    campaign::{
        Campaign, Ended,
        file::{CampaignFile, NewPlayer},
        muster::{self, Mustered},
        saga::{Saga, Season},
    },
    journal::Chronicle,
    phrases::{chronicle, heading},
    printed::Class,
    rule,
};
use kernel::{
    Answer, Book, Dice, Event, GameEnd, Question, Seat, Session, Status, What,
    dice::{SeededDice, TypedDice},
    play::Nobody,
    question::Shape,
};
use serde_json::json;

pub fn player(counter: &str, alone: bool) -> NewPlayer {
    NewPlayer {
        counter: counter.to_owned(),
        class: Class::Survivor,
        alone,
        name: None,
        pronoun: None,
        attribute: None,
    }
}

pub struct Course {
    pub session: Session<Season>,
    open: Vec<Event>,
}

impl Course {
    pub fn new(name: &str) -> Course {
        Course::of(CampaignFile::new(name).position().unwrap())
    }

    pub fn of(saga: Saga) -> Course {
        let mut course = Course { session: Session::new(saga), open: Vec::new() };
        course.go_on(&mut TypedDice::new([])).unwrap();
        course
    }

    /// Plays on; the error is a refusal, or the dice that are missing.
    fn go_on(&mut self, dice: &mut dyn Dice) -> Result<(), String> {
        self.open.clear();
        match self.session.advance(dice, &mut Nobody) {
            Status::Asking { events, .. } => self.open = events,
            Status::Over => (),
            Status::Refused(it) => return Err(it.to_string()),
            other => return Err(format!("{other:?}")),
        }
        Ok(())
    }

    pub fn saga(&self) -> &Saga {
        self.session.checkpoint()
    }

    pub fn campaign(&self) -> &Campaign {
        &self.saga().campaign
    }

    pub fn question(&self) -> Question {
        self.session.question().unwrap_or_else(|| panic!("nothing is asked")).clone()
    }

    pub fn is_due(&self) -> bool {
        self.session.question().is_some_and(|it| matches!(it.shape, Shape::Game { .. }))
    }

    pub fn due(&self) -> Option<Mustered> {
        muster::muster(self.saga())
    }

    pub fn answer(&mut self, answer: Answer, dice: &mut dyn Dice) -> Result<(), String> {
        let seat = self.question().seat;
        self.session.answer(seat, answer).map_err(|it| it.to_string())?;
        self.go_on(dice)
    }

    /// The option with these words.
    pub fn option(&self, words: &str) -> usize {
        let question = self.question();
        let Shape::One { options } = &question.shape else { panic!("{words}: {question:?}") };
        options.iter().position(|it| it.label == words).unwrap_or_else(|| panic!("{words}: {options:?}"))
    }

    /// Answers with these words, and rolls whatever is wanted.
    pub fn say(&mut self, words: &str) {
        self.say_with(words, &mut SeededDice::new(7));
    }

    /// The same with these dice; what is told then.
    pub fn say_rolling(&mut self, words: &str, dice: &[u16]) -> Vec<String> {
        let before = self.told().len();
        self.say_with(words, &mut TypedDice::new(dice.iter().copied()));
        self.told()[before..].iter().filter(|it| !it.starts_with('#')).cloned().collect()
    }

    fn say_with(&mut self, words: &str, dice: &mut dyn Dice) {
        let at = self.option(words);
        self.answer(Answer::One(at), dice).unwrap();
        self.again();
    }

    /// Whatever stands if nobody cares.
    pub fn by_default(&mut self, seed: u64) {
        let answer = self.question().default;
        self.answer(answer, &mut SeededDice::new(seed)).unwrap();
    }

    pub fn join(&mut self, new: &NewPlayer) -> Result<(), String> {
        self.say("add a player");
        let joined = self.answer(Answer::Form(json!(new)), &mut TypedDice::new([]));
        if joined.is_err() {
            self.session.undo().unwrap();
            self.go_on(&mut TypedDice::new([])).unwrap();
        }
        joined
    }

    pub fn undo(&mut self) {
        self.session.undo().unwrap();
        self.go_on(&mut TypedDice::new([])).unwrap();
    }

    /// Written down and read again, it is the same.
    pub fn again(&mut self) {
        let text = serde_json::to_string(self.session.start()).unwrap();
        let start: Saga = serde_json::from_str(&text).unwrap();
        Season::check(&start).unwrap();
        let steps = self.session.steps().map(<[_]>::to_vec).collect();
        let (read, diverged) = Session::<Season>::replayed(start, steps, self.session.tape().to_vec());
        assert_eq!(diverged, None);
        assert_eq!(read.checkpoint(), self.saga());
        let asked = self.session.question().cloned();
        self.session = read;
        self.go_on(&mut TypedDice::new([])).unwrap();
        assert_eq!(self.session.question().cloned(), asked);
    }

    /// Hands in the Encounter that is due.
    pub fn hand_in(&mut self, game: &str, battle: &Battle, dice: &mut dyn Dice) -> Result<(), String> {
        let outcome = json!(Ended::of(battle, &[]).unwrap());
        self.answer(GameEnd::Over { game: game.to_owned(), outcome }.into(), dice)
    }

    /// All that has been told in words, months with a mark before them.
    pub fn told(&self) -> Vec<String> {
        let words = |it: &Event| match &it.what {
            What::Counted { token: None, n, .. } if it.rule == rule!("atzr.campaign.time") => {
                Some(format!("# {}", heading(*n)))
            }
            What::Noted { token, note } => {
                let name = token.and_then(|it| Season::called(self.saga(), Seat(0).into(), it));
                let told = chronicle(&Chronicle::read(note)?).words();
                Some(format!("{} {told}", name.unwrap_or_default()).trim().to_owned())
            }
            _ => None,
        };
        self.session.journal().iter().chain(&self.open).filter_map(words).collect()
    }
}

/// Plays an Encounter to its end.
pub fn played(battle: Battle, seed: u64) -> Battle {
    let mut session = Session::<Atzr>::new(battle);
    match session.advance(&mut SeededDice::new(seed), &mut Steady::new(seed)) {
        Status::Over => session.checkpoint().clone(),
        other => panic!("{other:?}"),
    }
}
