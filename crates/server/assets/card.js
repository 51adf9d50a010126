// Right button or a long press on anybody: who that is. The server says; here is only when to ask.
const LONG = 500;
const STILL = 8;

let here = "";
let box = null;
let uses = {};
let timer = 0;
let held = false;
let turn = 0;

// Whether the press that just ended was a long one, and no click.
export const isHeld = () => held;

export function shut() {
  turn++;
  if (!box) return false;
  box.remove();
  box = null;
  uses.hide();
  return true;
}

export async function ask(id) {
  if (!id?.startsWith("f-")) return;
  shut();
  const mine = ++turn;
  const response = await fetch(`${here}/card?token=${id.slice(2)}`, { headers: { Accept: "application/json" } }).catch(() => null);
  if (!response?.ok) return;
  const told = await response.json();
  if (mine !== turn) return;
  uses.show(told);
  box = new DOMParser().parseFromString(told.card, "text/html").body.firstElementChild;
  box = document.importNode(box, true);
  for (const kind of ["wheel", "pointerdown", "click"]) box.addEventListener(kind, (event) => event.stopPropagation());
  box.querySelector("[data-shut]").addEventListener("click", shut);
  document.getElementById("stage").append(box);
  box.focus({ preventScroll: true });
}

const figureAt = (event) => event.target.closest("#board .fig[id]")?.id
  ?? event.target.closest("[data-at]")?.dataset.at
  ?? document.elementsFromPoint(event.clientX, event.clientY).map((it) => it.closest("#board .fig[id]")).find(Boolean)?.id;

export function begin(stage, address, use) {
  here = address;
  uses = use;
  stage.addEventListener("contextmenu", (event) => {
    const id = figureAt(event);
    if (!id || event.target.closest(".fan, .whocard")) return;
    event.preventDefault();
    if (!held) ask(id);
  });
  let from = null;
  stage.addEventListener("pointerdown", (event) => {
    clearTimeout(timer);
    held = false;
    if (event.pointerType !== "touch") return;
    from = event;
    const id = figureAt(event);
    if (id) timer = setTimeout(() => { held = true; ask(id); }, LONG);
  });
  stage.addEventListener("pointermove", (event) => {
    if (from && STILL < Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY)) clearTimeout(timer);
  });
  for (const kind of ["pointerup", "pointercancel"]) stage.addEventListener(kind, () => clearTimeout(timer));
}
