// The glass over the board: which part of the table is seen. Mouse, touch and keys move it. While it moves, the drawing
// is only shifted and stretched as it lies; once it rests, it is drawn anew.

const REST = 160;

let whole = [0, 0, 1, 1];
let seen = whole;
let drawn = whole;
let touched = false;
let frameId = 0;
let timer = 0;
const fingers = new Map();
let moved = 0;

// So many millimetres are seen at least round the one who acts: of a figure enough to tell it from others, of a counter
// enough to read what is printed on it.
const FIGURE = 420;
const COUNTER = 520;

const svg = () => document.getElementById("board");
const narrow = () => matchMedia("(max-width: 640px)").matches;
const least = () => (isPrinted() && !narrow() ? COUNTER : FIGURE);
// Whether the whole table would be too small to play on: on a phone always, elsewhere if it is a large printed map.
const isPrinted = () => svg().classList.contains("hexes");
const follows = () => narrow() || (isPrinted() && (COUNTER * 1.2 < whole[2] || COUNTER * 0.8 < whole[3]));
export const box = () => seen;

// Where the table lies under the glass, in pixels: how large a millimetre is, and where the corner of the table is.
function lie([left, top, width, height]) {
  const { clientWidth, clientHeight } = document.getElementById("stage");
  const by = Math.min(clientWidth / width, clientHeight / height) || 1;
  return { by, x: (clientWidth - width * by) / 2 - left * by, y: (clientHeight - height * by) / 2 - top * by };
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
  frame();
}

export function fit() {
  touched = false;
  look(...whole);
  settle();
}

export function shift(x, y) {
  const [left, top, width, height] = seen;
  touched = true;
  look(left + x, top + y, width, height);
}

export function zoom(by, at) {
  const [left, top, width, height] = seen;
  if (width * by < 100 || whole[2] * 1.5 < width * by) return;
  const x = at ? at.x : left + width / 2;
  const y = at ? at.y : top + height / 2;
  touched = true;
  look(x - (x - left) * by, y - (y - top) * by, width * by, height * by);
}

// The place on the table under a pointer, in millimetres.
export function place(event) {
  const stage = document.getElementById("stage");
  const edge = stage.getBoundingClientRect();
  const { by, x, y } = lie(seen);
  return { x: (event.clientX - edge.left - stage.clientLeft - x) / by, y: (event.clientY - edge.top - stage.clientTop - y) / by };
}

// How many millimetres one pixel is.
export const scale = () => 1 / lie(seen).by;

export const where = (id) => spot(document.getElementById(id));

export function spot(drawing) {
  const found = /translate\(([-\d.]+),([-\d.]+)\)/.exec(drawing?.getAttribute("transform") || "");
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

// Brings a figure into the middle, as near as it takes to tell figures apart.
export function centre(id) {
  const at = where(id);
  if (at) around([at], Math.min(whole[2], least()));
}

// Shows all these places, at least so many millimetres; on a phone above the tray, which lies on the board.
function around(places, least) {
  const { clientWidth, clientHeight } = document.getElementById("stage");
  const tray = narrow() ? document.querySelector("#tray .felt:not(.bare)")?.offsetHeight || 0 : 0;
  const [xs, ys] = [places.map((it) => it.x), places.map((it) => it.y)];
  const [wide, high] = [xs, ys].map((it) => Math.max(...it) - Math.min(...it) + 120);
  const width = Math.max(least, wide, high * clientWidth / Math.max(1, clientHeight - tray));
  const by = width / Math.max(1, clientWidth);
  const [x, y] = [xs, ys].map((it) => (Math.min(...it) + Math.max(...it)) / 2);
  const tall = clientHeight * by;
  look(inside(x - width / 2, width, whole[0], whole[2]), inside(y - (clientHeight - tray) * by / 2, tall, whole[1], whole[3] + tray * by), width, tall);
  settle();
}

// Brings these places into view with the one who acts, no nearer than it takes to tell figures apart.
export function gather(places) {
  const acting = where(svg().querySelector(".fig.sel")?.id);
  const all = acting ? [...places, acting] : places;
  // Under a pointer the board stays where it is.
  if (!follows() || document.querySelector("#stage:hover")) return;
  if (places.length !== 0 && !all.every((it) => within(it, 20))) around(all, least());
}

// Moves the glass as far as it takes to see a place.
export function keep(at) {
  const [left, top, width, height] = seen;
  const by = (place, from, length) => Math.min(0, place - from - length / 8) + Math.max(0, place - from - length * 7 / 8);
  const [x, y] = [by(at.x, left, width), by(at.y, top, height)];
  const all = whole[2] <= width && whole[3] <= height;
  if (!all && (x || y)) shift(x, y);
}

// Where the whole table is too small to play on, the one who acts is in the middle, or all who may be chosen, unless the
// reader has moved the glass.
export function refresh() {
  const acting = svg().querySelector(".fig.sel");
  if (follows() && acting && (touched ? !inSight(acting.id) : !isNear(acting.id))) centre(acting.id);
  else if (follows() && !acting && !touched) choices();
  frame();
}

// Already close by, and far enough from the edge to see what is round it.
function isNear(id) {
  const at = where(id);
  return !narrow() && at && seen[2] <= least() * 1.1 && within(at, seen[3] / 5);
}

// All that can be chosen on the board; the whole table if nothing can.
function choices() {
  const places = [...svg().querySelectorAll(".pick")].map(spot).filter(Boolean);
  if (places.length !== 0) return around(places, least());
  look(...whole);
  settle();
}

// Where a stretch begins that should not leave the table.
function inside(from, length, start, room) {
  return room <= length ? start - (length - room) / 2 : Math.min(Math.max(from, start), start + room - length);
}

function inSight(id) {
  const at = where(id);
  return at && within(at, 0);
}

function within(at, edge) {
  const [left, top, width, height] = seen;
  return left + edge < at.x && at.x < left + width - edge && top + edge < at.y && at.y < top + height - edge;
}

// The part that is seen, on the small map.
function frame() {
  const view = document.getElementById("seen");
  document.getElementById("stage").classList.toggle("part", narrow() || seen[2] < whole[2] * 0.95);
  if (!view) return;
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

export function begin(stage) {
  whole = drawn = seen = svg().getAttribute("viewBox").split(" ").map(Number);
  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 0.85 : 1.18, place(event));
  }, { passive: false });
  stage.addEventListener("pointerdown", (event) => {
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, event);
  });
  stage.addEventListener("pointermove", (event) => {
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
    stage.addEventListener(kind, (event) => fingers.delete(event.pointerId));
  }
  document.addEventListener("click", (event) => {
    const to = event.target.closest("[data-zoom]");
    if (to) to.dataset.zoom === "fit" ? fit() : zoom(to.dataset.zoom === "in" ? 0.8 : 1.25);
    const shown = event.target.closest("[data-show]");
    if (shown) show(shown.dataset.show);
  });
  refresh();
}

// A figure of the crew: where it stands, and its sheet.
function show(token) {
  centre("f-" + token);
  touched = true;
  const sheet = document.querySelector(`[data-sheet="${token}"]`);
  sheet?.scrollIntoView({ block: "nearest", inline: "nearest" });
  sheet?.focus({ preventScroll: true });
}
