//! Angles as integers: a whole turn is [`TURN`] units.

/// A whole turn. A unit is a millionth of a millionth of it; results are good to some forty units.
pub const TURN: i64 = 1 << 40;

/// What [`sin`] and [`cos`] call one.
pub const ONE: i64 = 1 << 30;

#[rustfmt::skip]
const SINES: [i64; 91] = [
    0, 18739379, 37473049, 56195305, 74900443, 93582766, 112236583, 130856211, 149435979, 167970228,
    186453311, 204879599, 223243478, 241539355, 259761657, 277904834, 295963357, 313931728, 331804471, 349576144,
    367241333, 384794656, 402230767, 419544355, 436730145, 453782903, 470697435, 487468587, 504091252, 520560366,
    536870912, 553017922, 568996477, 584801711, 600428808, 615873009, 631129609, 646193961, 661061475, 675727625,
    690187940, 704438018, 718473518, 732290163, 745883746, 759250125, 772385229, 785285058, 797945680, 810363241,
    822533958, 834454122, 846120104, 857528349, 868675383, 879557810, 890172315, 900515665, 910584710, 920376381,
    929887697, 939115760, 948057759, 956710970, 965072759, 973140576, 980911966, 988384560, 995556083, 1002424350,
    1008987269, 1015242840, 1021189159, 1026824413, 1032146887, 1037154959, 1041847103, 1046221891, 1050277989, 1054014162,
    1057429273, 1060522280, 1063292242, 1065738315, 1067859754, 1069655912, 1071126243, 1072270298, 1073087729, 1073578288,
    1073741824,
];

/// The angle whose tangent is 1, 1/2, 1/4 and so on.
const HALVINGS: [i64; 39] = [
    137438953472,
    81134951838,
    42869480287,
    21761217566,
    10922836750,
    5466743129,
    2734038620,
    1367102738,
    683561799,
    341782203,
    170891265,
    85445653,
    42722829,
    21361415,
    10680707,
    5340354,
    2670177,
    1335088,
    667544,
    333772,
    166886,
    83443,
    41722,
    20861,
    10430,
    5215,
    2608,
    1304,
    652,
    326,
    163,
    81,
    41,
    20,
    10,
    5,
    3,
    1,
    1,
];

/// The tangents of half a degree, one and a half and so on, times 2^32.
#[rustfmt::skip]
const TANGENTS: [i64; 45] = [
    37481612, 112467677, 187522322, 262691453, 338021257, 413558313, 489349712, 565443172, 641887163,
    718731033, 796025137, 873820972, 952171326, 1031130419, 1110754067, 1191099847, 1272227273, 1354197987,
    1437075955, 1520927688, 1605822471, 1691832610, 1779033704, 1867504930, 1957329363, 2048594314, 2141391701,
    2235818457, 2331976973, 2429975579, 2529929081, 2631959344, 2736195935, 2842776839, 2951849240, 3063570399,
    3178108618, 3295644319, 3416371248, 3540497818, 3668248612, 3799866077, 3935612425, 4075771779, 4220652607,
];

/// The sine of a number of whole degrees, times [`ONE`].
pub const fn sin(degrees: i32) -> i64 {
    let degrees = degrees.rem_euclid(360);
    let folded = match degrees {
        0..=90 => degrees,
        91..=270 => 180 - degrees,
        _ => degrees - 360,
    };
    if folded < 0 { -SINES[-folded as usize] } else { SINES[folded as usize] }
}

/// The cosine of a number of whole degrees, times [`ONE`].
pub const fn cos(degrees: i32) -> i64 {
    sin(degrees + 90)
}

/// The angle of the vector (x, y), from 0 along x towards y, more than minus half a turn and at most half a turn.
///
/// Exact on the axes, and mirrored vectors have mirrored angles. The zero vector has angle 0.
pub fn of(y: i64, x: i64) -> i64 {
    if y == 0 {
        return if x < 0 { TURN / 2 } else { 0 };
    }
    if x == 0 {
        return if y < 0 { -TURN / 4 } else { TURN / 4 };
    }
    let acute = acute(y.unsigned_abs(), x.unsigned_abs());
    let angle = if x < 0 { TURN / 2 - acute } else { acute };
    if y < 0 { -angle } else { angle }
}

/// What [`of`] says, rounded to whole degrees; nothing where it is so near to half a degree that only measuring it exactly helps, or too
/// far away.
pub(crate) fn degrees(y: i64, x: i64) -> Option<i32> {
    const FAR: i64 = 1 << 29;
    let (up, along) = (y.abs(), x.abs());
    let (less, more) = (up.min(along), up.max(along));
    if FAR <= more || more == 0 {
        return None;
    }
    let slope = less << 32;
    let whole = TANGENTS.partition_point(|&it| it * more < slope);
    // The tangents are rounded, and so are measured angles.
    let is_clear = |it: &i64| 16 * more < (it * more - slope).abs();
    let below = whole.checked_sub(1).and_then(|it| TANGENTS.get(it));
    if !below.is_none_or(is_clear) || !TANGENTS.get(whole).is_none_or(is_clear) {
        return None;
    }
    let acute = if up <= along { whole as i32 } else { 90 - whole as i32 };
    let angle = if x < 0 { 180 - acute } else { acute };
    Some(if y < 0 { -angle } else { angle })
}

/// The angle between two bearings, 0 to 180.
pub const fn apart(a: i32, b: i32) -> i32 {
    let between = (a - b).rem_euclid(360);
    if 180 < between { 360 - between } else { between }
}

/// The same angle between minus half a turn (not included) and half a turn.
pub(crate) fn wrapped(angle: i64) -> i64 {
    let angle = angle.rem_euclid(TURN);
    if TURN / 2 < angle { angle - TURN } else { angle }
}

/// Turns the vector onto the x axis in ever smaller steps and adds them up (CORDIC).
fn acute(y: u64, x: u64) -> i64 {
    if x == y {
        return TURN / 8;
    }
    let room = (x | y).leading_zeros();
    let scale = |it: u64| if 4 <= room { it << (room - 4) } else { it >> (4 - room) } as i64;
    let (mut x, mut y, mut angle) = (scale(x), scale(y), 0);
    for (i, step) in HALVINGS.iter().enumerate() {
        if y == 0 {
            break;
        }
        // All bits of a negative sign are set, which takes away instead of adding; a branch here would be a coin toss.
        let sign = y >> 63;
        let signed = |it: i64| (it ^ sign) - sign;
        (x, y, angle) = (x + signed(y >> i), y - signed(x >> i), angle + signed(*step));
    }
    angle
}
