//! Numbers on a board in text: those of zombies beside their sign, and those of hexes along the edges.
use std::collections::{BTreeMap, BTreeSet};

use crate::{Piece, board::Edges};

use super::Sheet;

/// The numbers along the edges of a board that is made of cells, as characters.
#[derive(Debug)]
pub struct Rulers {
    margin: usize,
    /// The numbers of the columns, above the board.
    pub above: Option<String>,
    /// The number of the row that begins in a line of the board.
    beside: BTreeMap<usize, String>,
}

impl Rulers {
    pub fn of(edges: &Edges, sheet: &Sheet) -> Rulers {
        let margin = edges.margin();
        let mut above = String::new();
        for (x, name) in &edges.columns {
            let start = usize::try_from(x / sheet.cell).unwrap_or(0).saturating_sub(name.len() / 2);
            // A number that has no room behind the one before is left out.
            if above.is_empty() || above.len() < start {
                above.push_str(&" ".repeat(start - above.len()));
                above.push_str(name);
            }
        }
        let line = |y: i32| usize::try_from(y / (2 * sheet.cell)).unwrap_or(0);
        let beside = edges.rows.iter().map(|(y, name)| (line(*y), name.clone())).collect();
        Rulers { margin, above: (!above.is_empty()).then_some(above), beside }
    }

    /// What stands left of a line of the board.
    pub fn beside(&self, row: usize) -> String {
        let name = self.beside.get(&row).map_or("", String::as_str);
        format!("{name:>0$}", self.margin)
    }
}

/// Writes the numbers of zombies behind their signs, where nobody else stands.
pub fn number_zombies(sheet: &mut Sheet, tokens: &[Piece]) {
    let mut taken: BTreeSet<usize> = tokens.iter().filter_map(|it| sheet.index(it.at)).collect();
    let signs = ['z', '~'];
    for token in tokens.iter().filter(|it| it.is_dead()) {
        let (Some(index), Some(number)) = (sheet.index(token.at), token.number) else { continue };
        if !signs.contains(&sheet.cells[index]) {
            continue;
        }
        let number: Vec<char> = number.to_string().chars().collect();
        let room: Vec<usize> = (index + 1..=index + number.len()).collect();
        let in_line = index % sheet.columns + number.len() < sheet.columns;
        if in_line && !room.iter().any(|it| taken.contains(it)) {
            for (at, digit) in room.iter().zip(number) {
                sheet.cells[*at] = digit;
            }
            taken.extend(room);
        }
    }
}
