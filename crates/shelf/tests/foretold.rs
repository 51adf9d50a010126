//! What may come of an answer is called as its book calls it.
use kernel::Token;
use view::account::Consequence;

#[test]
fn what_may_come_is_told_in_the_words_of_the_book() {
    let words = |id: &str| {
        books::stock();
        let foretold = shelf::book(id).unwrap().account.foretold;
        let who = Token(3);
        let deeds = [
            Consequence::Out(who),
            Consequence::Left(who),
            Consequence::Fell(who),
            Consequence::Shaken(who),
            Consequence::Wounds(who, 1),
            Consequence::Wounds(who, 2),
        ];
        assert_eq!(foretold.words(Consequence::Spent(who)), None, "it is only kept count of");
        deeds.map(|it| foretold.words(it).filter(|it| it.0 == who).unwrap().1)
    };
    let [wound, wounds] = ["has 1 wound", "has 2 wounds"];
    assert_eq!(words("dwa"), ["is eliminated", "leaves the table", "falls", "is afraid", wound, wounds]);
    assert_eq!(words("atzr"), ["goes down", "leaves the map", "falls", "ducks back", wound, wounds]);
}
