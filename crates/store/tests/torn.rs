//! Files that were cut off or damaged: nothing acknowledged is lost to a crash, and no damage goes unseen or panics.

use std::{
    fs::{self, File},
    io::{Seek, SeekFrom, Write},
};

use crate::common::{
    Plain, bytes, go_on,
    toy::{long, start},
    write,
};
use store::{Error, GameFile};

#[test]
fn a_file_cut_off_anywhere_opens_at_the_last_whole_line() {
    let written = write(long(3, 500), 150);
    let whole = fs::read(&written.path).unwrap();
    assert!(whole.windows(3).any(|it| it == b"\nk "), "a keyframe is among the lines");
    let file = File::options().write(true).open(&written.path).unwrap();
    for len in (0..whole.len()).rev() {
        file.set_len(len as u64).unwrap();
        let last = written.states.iter().rposition(|it| it.0 <= len as u64);
        match (last, GameFile::<Plain>::open(&written.path)) {
            (None, Err(Error::NotAGame { .. })) => (),
            // A keyframe may stand between two decisions; the one before it is what counts.
            (Some(last), Ok(opened)) => {
                let found = bytes(&opened.session);
                let keyframe = last + 1 < written.states.len() && found == written.states[last + 1].1;
                assert!(found == written.states[last].1 || keyframe, "{len} bytes");
                assert!(!opened.lost_line);
            }
            (last, other) => panic!("{len} bytes, {last:?}: {other:?}"),
        }
    }
}

#[test]
fn a_game_goes_on_after_its_file_was_cut_off() {
    let written = write(long(2, 500), 40);
    let whole = fs::read(&written.path).unwrap();
    for cut in 1..60 {
        fs::write(&written.path, &whole[..whole.len() - cut]).unwrap();
        let opened = GameFile::<Plain>::open(&written.path).unwrap();
        let (mut file, mut session) = (opened.file, opened.session);
        for moment in 1000..1003 {
            go_on(&mut session, moment);
            file.append(&session, moment).unwrap();
        }
        drop(file);
        let again = GameFile::<Plain>::open(&written.path).unwrap();
        assert_eq!(bytes(&again.session), bytes(&session), "{cut} bytes less");
    }
}

#[test]
fn a_flipped_bit_is_found() {
    let written = write(start(1), 12);
    let whole = fs::read(&written.path).unwrap();
    let last_line = whole[..whole.len() - 1].iter().rposition(|it| *it == b'\n').unwrap() + 1;
    let mut file = File::options().write(true).open(&written.path).unwrap();
    for bit in (0..whole.len() * 8).filter(|it| it % 8 == 0 || it % 8 == it / 8 % 8) {
        let mut put = |byte: u8| {
            file.seek(SeekFrom::Start(bit as u64 / 8)).unwrap();
            file.write_all(&[byte]).unwrap();
        };
        put(whole[bit / 8] ^ (1 << (bit % 8)));
        let opened = GameFile::<Plain>::open(&written.path);
        put(whole[bit / 8]);
        match opened {
            Err(Error::Damaged { line, .. }) => {
                let flipped = whole[..bit / 8].iter().filter(|it| **it == b'\n').count() + 1;
                assert!((flipped..=flipped + 1).contains(&line), "bit {bit} of line {flipped}: line {line}");
            }
            Err(Error::NotAGame { .. } | Error::NewerFormat { .. } | Error::OtherBook { .. }) => {
                assert!(bit / 8 < written.states[0].0 as usize, "bit {bit}");
            }
            Ok(opened) => {
                assert!(last_line <= bit / 8, "bit {bit} went unseen");
                let before = &written.states[written.states.len() - 2].1;
                assert_eq!(&bytes(&opened.session), before, "bit {bit}");
                assert!(opened.lost_line, "bit {bit}");
            }
            Err(other) => panic!("bit {bit}: {other}"),
        }
    }
}

#[test]
fn a_line_that_is_missing_doubled_or_moved_is_found() {
    let written = write(start(1), 8);
    let whole = fs::read_to_string(&written.path).unwrap();
    let lines: Vec<&str> = whole.split_inclusive('\n').collect();
    let opens = |lines: &[&str]| {
        fs::write(&written.path, lines.concat()).unwrap();
        GameFile::<Plain>::open(&written.path)
    };
    for at in 2..lines.len() - 2 {
        let mut less = lines.clone();
        less.remove(at);
        assert!(matches!(opens(&less), Err(Error::Damaged { line, .. }) if line == at + 1));
        let mut doubled = lines.clone();
        doubled.insert(at, lines[at]);
        assert!(matches!(opens(&doubled), Err(Error::Damaged { line, .. }) if line == at + 2));
        let mut moved = lines.clone();
        moved.swap(at, at + 1);
        assert!(matches!(opens(&moved), Err(Error::Damaged { line, .. }) if line == at + 1));
    }
    assert!(opens(&lines).is_ok());
}
