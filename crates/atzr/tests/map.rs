use atzr::setup::map::*;
#[test]
fn all() {
    let mut maps = vec![];
    for (id, text) in texts() {
        match Map::read(text) { Ok(m) => maps.push(m), Err(f) => { println!("{id}"); for f in f { println!("  {f}"); } } }
    }
    println!("{:#?}", check_set(&maps));
}
