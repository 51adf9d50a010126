// What figures see: while the eye is open, what the one who acts or the one pointed at does not see is shaded. The server
// works it out; here is only whom to ask about.
const KEPT = "shamble.eye";

let here = "";
let asked = 0;
let shown = "";

const button = () => document.getElementById("eye");
const isOpen = () => document.getElementById("table").dataset.eye === "on";
const acting = () => document.querySelector("#board .fig.sel")?.id;

function clear() {
  shown = "";
  asked++;
  document.getElementById("vision")?.replaceChildren();
}

async function show(id) {
  if (!id || id === shown) return;
  const turn = ++asked;
  shown = id;
  const response = await fetch(`${here}/sees?token=${id.slice(2)}`, { headers: { Accept: "application/json" } }).catch(() => null);
  if (turn !== asked || !response?.ok) return;
  const told = await response.json();
  const fresh = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${told.vision}</svg>`, "image/svg+xml");
  const layer = document.getElementById("vision");
  if (turn === asked && layer) layer.replaceChildren(...[...fresh.documentElement.firstElementChild.childNodes].map((it) => document.importNode(it, true)));
}

// The board was drawn anew: what is seen may have changed.
export function refresh() {
  button()?.setAttribute("aria-pressed", String(isOpen()));
  clear();
  if (isOpen()) show(acting());
}

function toggle() {
  const table = document.getElementById("table");
  table.dataset.eye = isOpen() ? "off" : "on";
  localStorage.setItem(KEPT, table.dataset.eye);
  refresh();
}

export function begin(stage, address) {
  here = address;
  document.getElementById("table").dataset.eye = button() ? localStorage.getItem(KEPT) ?? "off" : "off";
  document.addEventListener("click", (event) => { if (event.target.closest("#eye")) toggle(); });
  stage.addEventListener("pointerover", (event) => {
    if (!isOpen() || event.pointerType === "touch") return;
    const over = event.target.closest(".fig")?.id ?? document.getElementById(event.target.closest("[data-at]")?.dataset.at)?.id;
    if (over) show(over);
    else if (shown !== acting()) refresh();
  });
  refresh();
}
