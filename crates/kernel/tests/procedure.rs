//! Table procedures by name.
use kernel::{
    Dice, Given, Procedure, Ratio, RuleId, scripted,
    written::{FaultReason, ValueFault},
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

const DIE: RuleId = RuleId::in_ledger("test.roll.die");

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Jump {
    gap: u16,
    #[serde(default)]
    run: Run,
}

/// The steps before it.
#[derive(Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Run {
    #[default]
    None,
    Long,
}

#[derive(Serialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(rename_all = "lowercase")]
enum Landed {
    Over,
    Short,
}

impl Given for Jump {
    const NAME: &'static str = "test.jump";
    const ABOUT: &'static str = "A jump over a gap.";
    type Result = Landed;

    fn check(&self) -> Result<(), ValueFault> {
        if 12 < self.gap { Err(ValueFault::at("gap", "at most 12")) } else { Ok(()) }
    }

    fn resolve(&self, dice: &mut dyn Dice) -> Landed {
        let further = match self.run {
            Run::None => 0,
            Run::Long => 1,
        };
        if self.gap <= further + dice.pool(DIE, 2, 6).iter().sum::<u16>() {
            Landed::Over
        } else {
            Landed::Short
        }
    }
}

const JUMP: Procedure = Procedure::of::<Jump>();

#[test]
fn the_rules_it_applies_are_found_and_looked_up_by_its_name() {
    let found: Vec<RuleId> = kernel::conformance::rules_applied(&JUMP, [].iter()).into_iter().collect();
    assert_eq!(found, [DIE]);
    const TABLE: &[(&str, &[RuleId])] = &[("test.jum", &[]), ("test.jump", &[DIE]), ("test.jumps", &[])];
    assert_eq!((JUMP.rules, JUMP.applying(TABLE).rules), (&[][..], &[DIE][..]));
}

#[test]
fn a_procedure_resolves_what_comes_as_json() {
    let given = json!({ "gap": 7 });
    assert_eq!(JUMP.resolve(&given, &mut scripted(&[3, 4])), Ok(json!("over")));
    assert_eq!(JUMP.resolve(&given, &mut scripted(&[3, 3])), Ok(json!("short")));
}

#[test]
fn its_odds_are_by_the_json_of_the_outcome() {
    let odds = JUMP.odds(&json!({ "gap": 7 })).unwrap();
    assert_eq!(odds[&"\"over\"".to_owned()], Ratio::new(7, 12));
}

#[test]
fn what_does_not_fit_is_refused_with_the_field() {
    assert_eq!(JUMP.check(&json!({ "gap": 13 })), Err(ValueFault::at("gap", "at most 12")));
    let wrong = JUMP.check(&json!({ "gap": "wide" })).unwrap_err();
    assert!(wrong.path() == "/gap" && wrong.to_string().starts_with("gap: takes "), "{wrong}");
    assert_eq!(JUMP.odds(&json!({})).unwrap_err(), ValueFault::at("gap", FaultReason::Missing));
    assert_eq!(JUMP.check(&json!({ "gap": 1, "wind": 2 })).unwrap_err().path(), "/wind");
}

#[test]
fn its_schema_names_the_fields() {
    assert!(JUMP.schema()["properties"]["gap"].is_object());
}

#[test]
fn its_schema_is_that_of_its_type_alone() {
    let mut schema = schemars::schema_for!(Jump).to_value();
    // JSON does not keep the order in which the fields are declared.
    schema["x-order"] = json!(["gap", "run"]);
    assert_eq!(JUMP.schema(), schema);
    assert!(JUMP.schema()["$defs"]["Run"].is_object());
}

/// Numbers and lists beyond what the schema says.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Brawl {
    #[schemars(range(min = 1, max = 6))]
    rep: i32,
    #[serde(default)]
    #[schemars(length(max = 2))]
    foes: Vec<Foe>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(untagged)]
enum Foe {
    Swarm(Swarm),
    Man(Man),
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Swarm {
    #[schemars(range(min = 1, max = 12))]
    zombies: u16,
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Man {
    #[schemars(range(min = 0, max = 10))]
    rep: Option<u16>,
}

impl Given for Brawl {
    const NAME: &'static str = "test.brawl";
    const ABOUT: &'static str = "A brawl.";
    type Result = u16;

    fn resolve(&self, dice: &mut dyn Dice) -> u16 {
        let foes = self.foes.iter().map(|it| match it {
            Foe::Swarm(it) => it.zombies,
            Foe::Man(it) => it.rep.unwrap_or(0),
        });
        dice.count(DIE, foes.sum(), 6, 1..=self.rep as u16)
    }
}

#[test]
fn the_limits_of_the_schema_are_those_of_the_procedure() {
    let brawl = Procedure::of::<Brawl>();
    let refused: &[(serde_json::Value, &str)] = &[
        (json!({ "rep": 7 }), "rep: takes 1 to 6"),
        (json!({ "rep": 0 }), "rep: takes 1 to 6"),
        (json!({ "rep": u64::MAX }), "rep: takes 1 to 6"),
        (json!({ "rep": 4, "foes": [{ "zombies": 13 }] }), "foes[0].zombies: takes 1 to 12"),
        (json!({ "rep": 4, "foes": [{ "rep": 3 }, { "rep": 11 }] }), "foes[1].rep: takes 0 to 10"),
        (json!({ "rep": 4, "foes": [{}, {}, {}] }), "foes: takes at most 2 of them"),
    ];
    for (given, words) in refused {
        assert_eq!(brawl.check(given).unwrap_err().to_string(), *words, "{given}");
        assert_eq!(brawl.odds(given).unwrap_err().to_string(), *words);
        assert_eq!(brawl.resolve(given, &mut scripted(&[])).unwrap_err().to_string(), *words);
    }
    assert_eq!(brawl.check(&json!({ "rep": 6, "foes": [{ "zombies": 12 }, { "rep": null }] })), Ok(()));
}
