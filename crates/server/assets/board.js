// The glass over the board: its view box is the part of the table that is seen. Mouse, touch and keys move it.

let whole = [0, 0, 1, 1];
let touched = false;
const fingers = new Map();
let moved = 0;

const svg = () => document.getElementById("board");
const narrow = () => matchMedia("(max-width: 640px)").matches;
export const box = () => svg().getAttribute("viewBox").split(" ").map(Number);

function look(left, top, width, height) {
  svg().setAttribute("viewBox", [left, top, width, height].map((it) => Math.round(it * 10) / 10).join(" "));
  frame();
}

export function fit() {
  touched = false;
  look(...whole);
}

export function shift(x, y) {
  const [left, top, width, height] = box();
  touched = true;
  look(left + x, top + y, width, height);
}

export function zoom(by, at) {
  const [left, top, width, height] = box();
  if (width * by < 100 || whole[2] * 1.5 < width * by) return;
  const x = at ? at.x : left + width / 2;
  const y = at ? at.y : top + height / 2;
  touched = true;
  look(x - (x - left) * by, y - (y - top) * by, width * by, height * by);
}

// The place on the table under a pointer, in millimetres.
export function place(event) {
  const matrix = svg().getScreenCTM();
  return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
}

// How many millimetres one pixel is.
export const scale = () => 1 / (svg().getScreenCTM()?.a || 1);

export function where(id) {
  const found = /translate\(([-\d.]+),([-\d.]+)\)/.exec(document.getElementById(id)?.getAttribute("transform") || "");
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

// Brings a figure into the middle, as near as it takes to tell figures apart.
export function centre(id, width = Math.min(whole[2], 420)) {
  const at = where(id);
  if (!at) return;
  const stage = document.getElementById("stage");
  const height = width * stage.clientHeight / Math.max(1, stage.clientWidth);
  look(at.x - width / 2, at.y - height / 2, width, height);
}

// On a phone the whole table is too small to play on: the one who acts is in the middle, unless the reader has moved it.
export function refresh() {
  const acting = svg().querySelector(".fig.sel");
  if (narrow() && acting && (!touched || !seen(acting.id))) centre(acting.id);
  frame();
}

function seen(id) {
  const at = where(id);
  const [left, top, width, height] = box();
  return at && left < at.x && at.x < left + width && top < at.y && at.y < top + height;
}

// The part that is seen, on the small map.
function frame() {
  const view = document.getElementById("seen");
  if (!view) return;
  const [left, top, width, height] = box();
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
  whole = box();
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
  document.querySelector(`[data-sheet="${token}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
