// A list to put in order: rows are dragged, tapped one after the other, or moved by Alt and an arrow key. The number fields that
// the form sends are filled from where the rows stand; without this script they are typed. No rule is here.

const list = () => document.querySelector("#ask .opts.order");
const rows = () => [...list().children];

// How many have been tapped so far: the next one tapped comes after them.
let tapped = 0;
let held = null;

// The fields say what the list shows.
function number() {
  rows().forEach((row, at) => {
    row.querySelector("input").value = at + 1;
    row.querySelector(".n").textContent = at + 1;
  });
}

function tell(row) {
  const name = row.querySelector(".t b").textContent;
  document.getElementById("placed").textContent = `${name}: ${rows().indexOf(row) + 1} of ${rows().length}`;
}

function put(row, at) {
  const others = rows().filter((it) => it !== row);
  list().insertBefore(row, others[at] || null);
  number();
  tell(row);
}

// The first tap says who comes first, the next who comes second; after the last it begins again.
function tap(row) {
  if (tapped === 0 || tapped === rows().length || row.classList.contains("placed")) {
    for (const it of rows()) it.classList.remove("placed");
    tapped = 0;
  }
  put(row, tapped++);
  row.classList.add("placed");
}

function keyed(event) {
  const row = event.target.closest?.("#ask .opts.order > li");
  if (!row) return;
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const at = rows().indexOf(row) + (step || 0);
  if (event.altKey && step) {
    event.preventDefault();
    event.stopPropagation();
    if (0 <= at && at < rows().length) put(row, at);
    row.querySelector(".opt").focus();
  } else if (event.key === " " || event.key === "Enter") {
    event.preventDefault();
    event.stopPropagation();
    tap(row);
    row.querySelector(".opt").focus();
  }
}

// The row under the pointer makes room for the one that is held.
function dragged(event) {
  if (!held || event.pointerId !== held.pointer) return;
  if (Math.abs(event.clientY - held.from) < 6 && !held.moved) return;
  held.moved = true;
  held.row.classList.add("held");
  const below = rows().filter((it) => it !== held.row && it.getBoundingClientRect().top + it.offsetHeight / 2 < event.clientY);
  if (below.length !== rows().indexOf(held.row)) put(held.row, below.length);
}

function dropped(event) {
  if (!held || event.pointerId !== held.pointer) return;
  const { row, moved } = held;
  held = null;
  row.classList.remove("held");
  if (!moved && event.type === "pointerup") tap(row);
}

// Rows of a new question: a number each, and no field to type into.
export function update() {
  tapped = 0;
  held = null;
  if (!list() || list().dataset.ready) return;
  list().dataset.ready = "yes";
  for (const row of rows()) {
    const opt = row.querySelector(".opt");
    row.querySelector("input").type = "hidden";
    const plate = document.createElement("span");
    plate.className = "n";
    opt.prepend(plate);
    opt.tabIndex = 0;
    opt.setAttribute("role", "button");
  }
  number();
}

export function begin() {
  document.addEventListener("pointerdown", (event) => {
    const row = event.target.closest("#ask .opts.order > li");
    if (!row || event.button !== 0) return;
    held = { row, pointer: event.pointerId, from: event.clientY, moved: false };
    row.setPointerCapture?.(event.pointerId);
  });
  document.addEventListener("pointermove", dragged);
  document.addEventListener("pointerup", dropped);
  document.addEventListener("pointercancel", dropped);
  document.addEventListener("keydown", keyed, true);
  update();
}
