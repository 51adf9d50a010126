// The glass over the board: which part of the table is seen. Mouse, touch and keys move it. While it moves, the drawing
// is only shifted and stretched as it lies; once it rests, it is drawn anew.

const REST = 160;
const GLIDE = 350;

let whole = [0, 0, 1, 1];
let seen = whole;
let drawn = whole;
let touched = false;
let frameId = 0;
let gliding = 0;
let timer = 0;
let stage = { width: 1, height: 1 };
const fingers = new Map();
let moved = 0;

// Names of figures can be read from so many pixels on, and are so large where the glass goes near: no nearer than it takes.
const READ = 9;
const NEAR = 9.4;

// On a phone so many millimetres are seen at most round the one who acts.
const FIGURE = 420;

// A campaign has none.
const svg = () => document.getElementById("board");
const narrow = () => matchMedia("(max-width: 640px)").matches;
const still = matchMedia("(prefers-reduced-motion: reduce)");
// How large the names are, in millimetres and, on this part of the table, in pixels.
const label = () => Number(svg().dataset.label) || 13;
const read = (part) => label() * lie(part).by;
// Whether the whole table would be too small to play on: on a phone always, elsewhere if its names could not be read.
const follows = () => narrow() || read(whole) < READ;
const least = () => Math.min(whole[2], stage.width * label() / NEAR, narrow() ? FIGURE : Infinity);
export const box = () => seen || [0, 0, 0, 0];

// What lies over the board at its top and its foot, in pixels: on a phone the zoom buttons and the tray.
function covered() {
  const caption = document.getElementById("caption");
  // The caption stands off the edge, and the count of moments above it.
  if (!narrow()) return { top: 0, foot: caption && !caption.hidden ? caption.offsetHeight + 46 : 0 };
  const height = (selector) => document.querySelector(selector)?.offsetHeight || 0;
  const [top, foot] = [height(".zoom"), height("#tray .felt:not(.bare)")];
  return { top: top && top + 14, foot };
}

// The part that shows the whole table clear of whatever lies over the board.
function everything() {
  const { top, foot } = covered();
  if (!top && !foot) return whole;
  const [left, start, wide, high] = whole;
  const free = Math.max(1, stage.height - top - foot);
  const by = Math.max(wide / stage.width, high / free);
  const [width, tall] = [stage.width * by, stage.height * by];
  return [left - (width - wide) / 2, start - top * by - (free * by - high) / 2, width, tall];
}

// Where the table lies under the glass, in pixels: how large a millimetre is, and where the corner of the table is.
function lie([left, top, width, height]) {
  const by = Math.min(stage.width / width, stage.height / height) || 1;
  return { by, x: (stage.width - width * by) / 2 - left * by, y: (stage.height - height * by) / 2 - top * by };
}

// The room there is. It is asked for when it changes, never while something moves: to ask makes the page lay itself out.
function measure() {
  const { clientWidth, clientHeight } = document.getElementById("stage");
  stage = { width: clientWidth, height: clientHeight };
}

function look(left, top, width, height) {
  seen = [left, top, width, height].map((it) => Math.round(it * 10) / 10);
  clearTimeout(timer);
  timer = setTimeout(settle, REST);
  if (!frameId) frameId = requestAnimationFrame(slide);
}

// The drawing as it lies, moved to where it will be drawn.
function slide() {
  frameId = 0;
  if (seen === drawn) return;
  const [from, to] = [lie(drawn), lie(seen)];
  const grown = to.by / from.by;
  const style = svg().style;
  style.willChange = "transform";
  style.transform = `translate(${to.x - from.x * grown}px, ${to.y - from.y * grown}px) scale(${grown})`;
  frame();
}

// Drawn anew, once nothing moves the glass any more.
function settle() {
  clearTimeout(timer);
  if (fingers.size !== 0) return void (timer = setTimeout(settle, REST));
  drawn = seen;
  svg().setAttribute("viewBox", seen.join(" "));
  svg().style.removeProperty("transform");
  svg().style.removeProperty("will-change");
  svg().style.setProperty("--far", Math.min(4.5, Math.max(1, NEAR / read(seen))).toFixed(2));
  frame();
  corner();
}

// Goes there smoothly, unless nothing should move.
function glide(to) {
  halt();
  if (isAt(to)) return;
  const paced = document.getElementById("table")?.dataset.pace;
  if (still.matches || document.hidden || paced === "instant") return jump(to);
  const [from, start] = [seen, performance.now()];
  const step = (now) => {
    const share = Math.min(1, Math.max(0, (now - start) / GLIDE));
    const eased = share * share * (3 - 2 * share);
    look(...from.map((it, i) => it + (to[i] - it) * eased));
    gliding = share < 1 ? requestAnimationFrame(step) : 0;
    if (!gliding) settle();
  };
  gliding = requestAnimationFrame(step);
}

function halt() {
  cancelAnimationFrame(gliding);
  gliding = 0;
}

// The reader moves the glass: whatever else did ends.
function take() {
  halt();
  touched = true;
}

const isAt = (part) => part.every((it, i) => Math.abs(it - seen[i]) < 0.2);

// The whole table; where that is seen already and too small to play on, what is asked.
export function fit() {
  if (!svg()) return;
  const back = isAt(everything()) && follows();
  touched = !back && follows();
  if (back) attend(glide); else glide(everything());
}

export function shift(x, y) {
  if (!svg()) return;
  take();
  const [left, top, width, height] = seen;
  // The table is never pushed out of sight.
  const kept = (from, length, start, room) => Math.min(Math.max(from, start - length / 2), start + room - length / 2);
  look(kept(left + x, width, whole[0], whole[2]), kept(top + y, height, whole[1], whole[3]), width, height);
}

export function zoom(by, at) {
  if (!svg()) return;
  const [left, top, width, height] = seen;
  if (by < 1 ? width * by < 100 : everything()[2] * 1.5 < width * by) return;
  const x = at ? at.x : left + width / 2;
  const y = at ? at.y : top + height / 2;
  take();
  look(x - (x - left) * by, y - (y - top) * by, width * by, height * by);
}

// The place on the table under a pointer, in millimetres.
export function place(event) {
  const main = document.getElementById("stage");
  const edge = main.getBoundingClientRect();
  const { by, x, y } = lie(seen);
  return { x: (event.clientX - edge.left - main.clientLeft - x) / by, y: (event.clientY - edge.top - main.clientTop - y) / by };
}

// How many millimetres one pixel is.
export const scale = () => 1 / lie(seen).by;

export const where = (id) => spot(document.getElementById(id));

export function spot(drawing) {
  const found = /translate\(([-\d.]+),([-\d.]+)\)/.exec(drawing?.getAttribute("transform") || "");
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

// Brings a figure into the middle, as near as it takes to read its name.
function centre(id) {
  const at = where(id);
  if (at) glide(around([at], least()));
}

// The part of the table with all these places, at least so many millimetres, clear of whatever lies over the board.
function around(places, least) {
  const { top, foot } = covered();
  const free = Math.max(1, stage.height - top - foot);
  const [xs, ys] = [places.map((it) => it.x), places.map((it) => it.y)];
  const edge = label() * 9;
  const [wide, high] = [xs, ys].map((it) => Math.max(...it) - Math.min(...it) + edge);
  const width = Math.max(least, wide, high * stage.width / free);
  const by = width / Math.max(1, stage.width);
  const [x, y] = [xs, ys].map((it) => (Math.min(...it) + Math.max(...it)) / 2);
  const tall = stage.height * by;
  return [inside(x - width / 2, width, whole[0], whole[2]), inside(y - (top + free / 2) * by, tall, whole[1] - top * by, whole[3] + (top + foot) * by), width, tall];
}

// Brings these places into view with the one who acts, no nearer than it takes to tell figures apart.
export function gather(places) {
  if (!svg()) return;
  const acting = where(svg().querySelector(".fig.sel")?.id);
  const all = acting ? [...places, acting] : places;
  // Under a pointer the board stays where it is, and where the reader has put it.
  if (!follows() || touched || document.querySelector("#stage:hover")) return;
  if (places.length !== 0 && !all.every((it) => within(it, 20))) glide(around(all, least()));
}

// Where the glass was before something was played.
let resting = null;

// Brings what is played into view, gently: those who fight close by, those who walk only where they would not be seen.
export function watch(places, kind) {
  if (!svg() || places.length === 0) return;
  resting ??= { seen, touched };
  // Whoever moves the glass meanwhile looks where they like.
  if (touched && !resting.touched) return;
  const close = ["attack", "dice", "fate"].includes(kind);
  const room = Math.min(least() * (close ? 1 : 1.5), whole[2] * (close ? 0.55 : 0.8));
  const fits = places.every((it) => isClear(it, label() * (close ? 3 : 2)));
  if (fits && (!close || seen[2] <= room * 1.3)) return;
  glide(around(places, room));
}

// Back to where the reader had it.
export function release() {
  if (!resting) return;
  const { seen: before, touched: by } = resting;
  resting = null;
  if (touched === by && !isAt(before)) glide(before);
}

// Moves the glass as far as it takes to see a place.
export function keep(at) {
  if (!svg()) return;
  const [left, top, width, height] = seen;
  const by = (place, from, length) => Math.min(0, place - from - length / 8) + Math.max(0, place - from - length * 7 / 8);
  const [x, y] = [by(at.x, left, width), by(at.y, top, height)];
  const all = whole[2] <= width && whole[3] <= height;
  if (!all && (x || y)) shift(x, y);
}

// The board was drawn anew. Whoever is asked about is brought into sight, but for a reader who has moved the glass only
// where a new question is about somebody he does not see.
export function refresh(changed = true) {
  if (!svg()) return;
  measure();
  if (fingers.size === 0) touched ? changed && meet() : attend(glide);
  frame();
  if (!gliding) corner();
}

// Where the whole table is too small to play on: the one who acts, or all that can be chosen, or the people there are.
function attend(go) {
  if (!follows()) return;
  const acting = svg().querySelector(".fig.sel");
  const cause = interrupted();
  if (acting && cause.length !== 0) {
    const all = [spot(acting), ...cause];
    const near = around(all, least());
    const isSeen = all.every((it) => isClear(it, label() * 2)) && (narrow() || seen[2] <= near[2] * 1.1);
    return isSeen ? undefined : go(near);
  }
  if (acting) return isNear(acting.id) ? undefined : go(around([spot(acting)], least()));
  const places = choices();
  if (places.length === 0) return go(everything());
  // What is seen and can be read stays as it is.
  if (!narrow() && READ <= read(seen) && places.every((it) => within(it, label()))) return;
  const part = around(places, least());
  // All that can be chosen, if there is something to read; else what most would take.
  const likely = spot(svg().querySelector("#picks.many .pick.likely"));
  go(likely && !narrow() && read(part) < READ ? around([likely], least()) : whole[2] <= part[2] && whole[3] <= part[3] ? everything() : part);
}

// From whom to whom the arrow of an interrupt leads.
function interrupted() {
  const line = /^M([-\d.]+) ([-\d.]+)L([-\d.]+) ([-\d.]+)/.exec(svg().querySelector("#cause-arrow .back")?.getAttribute("d") || "");
  if (!line) return [];
  const [left, top, right, foot] = line.slice(1).map(Number);
  return [{ x: left, y: top }, { x: right, y: foot }];
}

// The next one is asked about: as near as the reader looks already.
function meet() {
  const acting = spot(svg().querySelector(".fig.sel"));
  const places = acting ? [acting] : picks();
  if (places.length !== 0 && !places.some((it) => within(it, 0))) glide(around(places, seen[2]));
}

// Already close by, and far enough from the edge to see what is round it.
function isNear(id) {
  const at = where(id);
  return !narrow() && at && seen[2] <= least() * 1.1 && within(at, seen[3] / 5);
}

const picks = () => [...svg().querySelectorAll(".pick")].map(spot).filter(Boolean);

// All that can be chosen on the board, or those who could act.
function choices() {
  const places = picks();
  return places.length !== 0 ? places : [...svg().querySelectorAll(".fig.human")].map(spot).filter(Boolean);
}

// Where a stretch begins that should not leave the table.
function inside(from, length, start, room) {
  return room <= length ? start - (length - room) / 2 : Math.min(Math.max(from, start), start + room - length);
}

function within(at, edge) {
  const [left, top, width, height] = seen;
  return left + edge < at.x && at.x < left + width - edge && top + edge < at.y && at.y < top + height - edge;
}

// Whether a place is seen so far from the edges and from whatever lies over the board.
function isClear(at, edge) {
  const { by, x, y } = lie(seen);
  const { top, foot } = covered();
  const [across, down] = [at.x * by + x, at.y * by + y];
  const apart = edge * by;
  return apart < across && across < stage.width - apart && top + apart < down && down < stage.height - foot - apart;
}

// The small map lies in a corner where nothing is asked and nothing is printed beside the table, if there is one.
function corner() {
  const small = document.getElementById("small");
  if (!small || narrow()) return small?.removeAttribute("data-corner");
  const { by, x, y } = lie(seen);
  const asked = choices().concat(spot(svg().querySelector(".fig.sel")) || []).map((it) => [it.x * by + x, it.y * by + y]);
  const meets = (name, [left, top], [right, foot] = [left, top]) => {
    const [high, wide] = [name.startsWith("top") ? [top, foot] : [stage.height - foot, stage.height - top], name.endsWith("left") ? [left, right] : [stage.width - right, stage.width - left]];
    return -20 < high[1] && high[0] < 215 && -20 < wide[1] && wide[0] < 165;
  };
  const printed = key();
  const worth = (name) => asked.filter((it) => meets(name, it)).length * 2 + (printed && meets(name, ...printed) ? 1 : 0);
  small.dataset.corner = ["top-right", "bottom-right", "bottom-left", "top-left"].sort((a, b) => worth(a) - worth(b))[0];
}

// The corners of the key that is printed beside a map, on the stage.
function key() {
  const drawn = svg().querySelector(".key");
  if (!drawn) return null;
  const [at, edge] = [drawn, document.getElementById("stage")].map((it) => it.getBoundingClientRect());
  return [[at.left - edge.left, at.top - edge.top], [at.right - edge.left, at.bottom - edge.top]];
}

// The part that is seen, on the small map; and how much larger numbers are drawn where the whole is small.
function frame() {
  const view = document.getElementById("seen");
  const { classList } = document.getElementById("stage");
  classList.toggle("part", seen[2] < whole[2] * 0.88);
  classList.toggle("far", read(seen) < READ * 0.85);
  if (!view || !classList.contains("part")) return;
  const [left, top, width, height] = seen;
  for (const [name, value] of Object.entries({ x: left, y: top, width, height })) view.setAttribute(name, value);
}

function pinch(event, before) {
  const [other] = [...fingers.values()].filter((it) => it.pointerId !== event.pointerId);
  const apart = (it) => Math.hypot(it.clientX - other.clientX, it.clientY - other.clientY);
  zoom(apart(before) / Math.max(1, apart(event)), place(other));
}

// Whether the last press was a drag and no click.
export const dragged = () => 6 < moved;
export const held = () => fingers.size !== 0;

export function begin(main) {
  if (!svg()) return;
  whole = drawn = seen = svg().getAttribute("viewBox").split(" ").map(Number);
  measure();
  new ResizeObserver(() => {
    measure();
    if (!touched) attend(jump);
    frame();
  }).observe(main);
  main.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 0.85 : 1.18, place(event));
  }, { passive: false });
  main.addEventListener("pointerdown", (event) => {
    halt();
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, event);
  });
  main.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const by = scale();
    if (fingers.size === 2) pinch(event, before);
    else if (dragged()) shift((before.clientX - event.clientX) * by, (before.clientY - event.clientY) * by);
    moved += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
    fingers.set(event.pointerId, event);
  });
  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) {
    addEventListener(kind, (event) => fingers.delete(event.pointerId));
    main.addEventListener(kind, (event) => fingers.delete(event.pointerId));
  }
  document.addEventListener("click", (event) => {
    const to = event.target.closest("[data-zoom]");
    if (to) to.dataset.zoom === "fit" ? fit() : zoom(to.dataset.zoom === "in" ? 0.8 : 1.25);
    const shown = event.target.closest("[data-show]");
    if (shown) show(shown.dataset.show);
  });
  attend(jump);
  settle();
}

function jump(to) {
  look(...to);
  settle();
}

// A figure of the crew: where it stands, and its sheet.
function show(token) {
  centre("f-" + token);
  touched = true;
  const sheet = document.querySelector(`[data-sheet="${token}"]`);
  sheet?.scrollIntoView({ block: "nearest", inline: "nearest" });
  sheet?.focus({ preventScroll: true });
}
