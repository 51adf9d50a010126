// Whoever points at a line of the journal sees on the board whom and where it is about: rings, and a line between the parties.
const SVG = "http://www.w3.org/2000/svg";

// More lines than these would hide the board.
const MOST = 8;

let shown = null;

const board = () => document.querySelector("#board, #r-stage svg.board");

function drawn(name, values, under) {
  const it = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) it.setAttribute(key, value);
  if (under) it.setAttribute("class", "under");
  return it;
}

// Where a figure stands, in the board's own measure.
function spot(svg, token) {
  const figure = svg.querySelector(`[id="f-${CSS.escape(token)}"]`) ?? svg.querySelector(`[id$="f-${CSS.escape(token)}"]`);
  if (!figure) return null;
  const box = figure.getBoundingClientRect();
  const matrix = svg.getScreenCTM();
  if (!matrix || !box.width) return null;
  const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(matrix.inverse());
  return { x: at.x, y: at.y, r: Math.max(box.width, box.height) / matrix.a * 0.62 };
}

function ring(layer, { x, y, r }) {
  for (const under of [true, false]) layer.append(drawn("circle", { cx: x, cy: y, r }, under));
}

// A line from one to another, from ring to ring.
function between(layer, a, b) {
  const far = Math.hypot(b.x - a.x, b.y - a.y);
  if (far <= a.r + b.r) return;
  const [x, y] = [(b.x - a.x) / far, (b.y - a.y) / far];
  const ends = { x1: a.x + x * a.r, y1: a.y + y * a.r, x2: b.x - x * b.r, y2: b.y - y * b.r };
  for (const under of [true, false]) layer.append(drawn("line", ends, under));
}

export function clear() {
  document.getElementById("pointing")?.remove();
  document.querySelector(".log li.lit")?.classList.remove("lit");
  shown = null;
}

function show(line) {
  if (shown === line && document.getElementById("pointing")) return;
  clear();
  const svg = board();
  if (!svg) return;
  shown = line;
  line.classList.add("lit");
  const figures = (line.dataset.who ?? "").split(" ").filter(Boolean).map((it) => spot(svg, it));
  const count = Number(line.dataset.own ?? 1);
  const own = figures.slice(0, count).filter(Boolean);
  const others = figures.slice(count).filter(Boolean);
  const met = figures.filter(Boolean);
  const size = met[0]?.r ?? svg.viewBox.baseVal.width / 70;
  const places = (line.dataset.at ?? "").split(" ").filter(Boolean).map((it) => it.split(",").map(Number));
  const layer = drawn("g", { id: "pointing", "aria-hidden": "true" });
  for (const it of met) ring(layer, it);
  // Places count where nobody of them stands.
  const free = places.map(([x, y]) => ({ x, y, r: size / 2 })).filter((it) => met.every((at) => at.r < Math.hypot(at.x - it.x, at.y - it.y)));
  for (const it of free) ring(layer, it);
  // From one to everybody, or from everybody to one: of many on both sides nobody could tell whose line is whose.
  const ends = [...others, ...(others.length ? [] : free)];
  if (own.length === 1 || ends.length === 1) {
    for (const a of own.slice(0, MOST)) for (const b of ends.slice(0, MOST)) between(layer, a, b);
  }
  if (layer.childElementCount) svg.append(layer);
}

const lineOf = (target) => target.closest?.(".log li[data-who], .log li[data-at]");

export function begin() {
  document.addEventListener("pointerover", (event) => {
    const line = lineOf(event.target);
    if (line) show(line); else if (shown && event.pointerType === "mouse" && !shown.contains(document.activeElement)) clear();
  });
  document.addEventListener("focusin", (event) => {
    const line = lineOf(event.target);
    if (line) show(line); else if (shown) clear();
  });
  document.addEventListener("click", (event) => {
    const line = lineOf(event.target);
    if (line) show(line); else if (shown) clear();
  });
}
