//! A game as a row of plain values, for formats that have nothing else.
use kernel::RuleId;
use shelf::{Allegiance, Blood, Death, GameRow, Losses};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    Whole,
    Real,
    Truth,
    Words,
    /// May be missing.
    MaybeWhole,
    MaybeWords,
}

/// One value of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Whole(u64),
    Real(f64),
    Truth(bool),
    Words(String),
    Nothing,
}

/// The columns by name, in the order in which they stand.
#[rustfmt::skip]
pub const COLUMNS: &[(&str, ColumnKind)] = &[
    ("seed", ColumnKind::Whole),
    ("reached", ColumnKind::Truth),
    ("winners", ColumnKind::Words),
    ("outcome", ColumnKind::Words),
    ("turns", ColumnKind::Whole),
    ("started", ColumnKind::Whole),
    ("survivors", ColumnKind::Whole),
    ("lost_players", ColumnKind::Whole),
    ("lost_others", ColumnKind::Whole),
    ("lost_dead", ColumnKind::Whole),
    ("kills", ColumnKind::Whole),
    ("turned", ColumnKind::Whole),
    ("shots", ColumnKind::Whole),
    ("first_blood_turn", ColumnKind::MaybeWhole),
    ("first_blood", ColumnKind::MaybeWords),
    ("deaths", ColumnKind::Words),
    ("luck", ColumnKind::Real),
    ("dice", ColumnKind::Whole),
    ("decisions", ColumnKind::Whole),
];

/// The values of a game, in the order of the columns.
pub fn cells(row: &GameRow) -> Vec<Cell> {
    let whole = |it: u32| Cell::Whole(it.into());
    let blood = row.first_blood.as_ref();
    vec![
        Cell::Whole(row.seed),
        Cell::Truth(row.reached),
        Cell::Words(winners(&row.winners)),
        Cell::Words(row.outcome.to_string()),
        whole(row.turns.into()),
        whole(row.started.into()),
        whole(row.survivors.into()),
        whole(row.lost.players),
        whole(row.lost.others),
        whole(row.lost.dead),
        whole(row.kills),
        whole(row.turned.into()),
        whole(row.shots),
        blood.map_or(Cell::Nothing, |it| whole(it.turn.into())),
        blood.map_or(Cell::Nothing, |it| Cell::Words(it.side.id().to_owned())),
        Cell::Words(deaths(&row.deaths)),
        Cell::Real(row.luck),
        whole(row.dice),
        whole(row.decisions),
    ]
}

/// The game of such values; the error names the column that is wrong.
pub fn row(cells: &[Cell]) -> Result<GameRow, String> {
    let mut taken = Taken { cells, at: 0 };
    Ok(GameRow {
        seed: taken.whole()?,
        reached: taken.truth()?,
        winners: taken.read(read_winners)?,
        outcome: taken.read(|it| Some(it.to_owned().into()))?,
        turns: taken.whole()?,
        started: taken.whole()?,
        survivors: taken.whole()?,
        lost: Losses { players: taken.whole()?, others: taken.whole()?, dead: taken.whole()? },
        kills: taken.whole()?,
        turned: taken.whole()?,
        shots: taken.whole()?,
        first_blood: taken.blood()?,
        deaths: taken.read(read_deaths)?,
        luck: taken.real()?,
        dice: taken.whole()?,
        decisions: taken.whole()?,
    })
}

/// Cells taken one after the other.
struct Taken<'a> {
    cells: &'a [Cell],
    at: usize,
}

impl Taken<'_> {
    fn next(&mut self) -> (&'static str, &Cell) {
        let at = self.at;
        self.at += 1;
        (COLUMNS.get(at).map_or("", |it| it.0), self.cells.get(at).unwrap_or(&Cell::Nothing))
    }

    fn whole<T: TryFrom<u64>>(&mut self) -> Result<T, String> {
        let (name, cell) = self.next();
        let Cell::Whole(it) = *cell else { return Err(wrong(name)) };
        T::try_from(it).map_err(|_| wrong(name))
    }

    fn truth(&mut self) -> Result<bool, String> {
        match self.next() {
            (_, Cell::Truth(it)) => Ok(*it),
            (name, _) => Err(wrong(name)),
        }
    }

    fn real(&mut self) -> Result<f64, String> {
        match self.next() {
            (_, Cell::Real(it)) if it.is_finite() => Ok(*it),
            (name, _) => Err(wrong(name)),
        }
    }

    fn read<T>(&mut self, read: impl Fn(&str) -> Option<T>) -> Result<T, String> {
        let (name, cell) = self.next();
        let Cell::Words(it) = cell else { return Err(wrong(name)) };
        read(it).ok_or_else(|| wrong(name))
    }

    fn blood(&mut self) -> Result<Option<Blood>, String> {
        if let (Some(Cell::Nothing), Some(Cell::Nothing)) =
            (self.cells.get(self.at), self.cells.get(self.at + 1))
        {
            self.at += 2;
            return Ok(None);
        }
        Ok(Some(Blood { turn: self.whole()?, side: self.read(Allegiance::read)? }))
    }
}

fn wrong(column: &str) -> String {
    format!("its column `{column}` holds something else than the lab writes")
}

/// The chairs that won: `0+1`, or `dead` where none did.
fn winners(chairs: &[u8]) -> String {
    if chairs.is_empty() {
        return Allegiance::Dead.id().to_owned();
    }
    chairs.iter().map(u8::to_string).collect::<Vec<_>>().join("+")
}

fn read_winners(text: &str) -> Option<Vec<u8>> {
    if text == Allegiance::Dead.id() {
        return Some(Vec::new());
    }
    text.split('+').map(|it| it.parse().ok()).collect()
}

/// Turn, rule and name of each, with semicolons between.
fn deaths(all: &[Death]) -> String {
    let each = all.iter().map(|it| format!("{} {} {}", it.turn, it.cause, it.who.replace(';', ",")));
    each.collect::<Vec<_>>().join("; ")
}

fn read_deaths(text: &str) -> Option<Vec<Death>> {
    if text.is_empty() {
        return Some(Vec::new());
    }
    let death = |it: &str| {
        let mut words = it.splitn(3, ' ');
        let turn = words.next()?.parse().ok()?;
        let cause = RuleId::read(words.next()?)?;
        Some(Death { turn, cause, who: words.next()?.to_owned() })
    };
    text.split("; ").map(death).collect()
}
