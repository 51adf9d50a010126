// The table follows what the server drew: it patches parts by their ids, posts answers, pans and zooms. No rule is here.
"use strict";
(() => {
  const table = document.getElementById("table");
  if (!table) return;
  const here = table.dataset.here;

  // Makes `old` what `fresh` is, keeping what is the same: so tokens glide, and focus and open lines stay.
  function morph(old, fresh) {
    if (old.id === "said") return;
    for (const { name, value } of [...fresh.attributes]) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    for (const { name } of [...old.attributes]) {
      const own = name === "open" || (name === "viewBox" && old.id === "board");
      if (!fresh.hasAttribute(name) && !own) old.removeAttribute(name);
    }
    const byId = new Map([...old.children].filter((it) => it.id).map((it) => [it.id, it]));
    let at = old.firstChild;
    for (const node of [...fresh.childNodes]) {
      const known = node.id ? byId.get(node.id) : at;
      if (same(known, node)) {
        if (known !== at) old.insertBefore(known, at); else at = at.nextSibling;
        if (node.nodeType === 1) morph(known, node);
        else if (known.nodeValue !== node.nodeValue) known.nodeValue = node.nodeValue;
      } else {
        old.insertBefore(document.importNode(node, true), at);
      }
    }
    while (at) {
      const next = at.nextSibling;
      at.remove();
      at = next;
    }
  }

  function same(known, node) {
    return known && known.nodeType === node.nodeType && known.nodeName === node.nodeName && (known.id || "") === (node.id || "");
  }

  let shown = document.getElementById("ask").dataset.number;

  function put({ number, parts }) {
    const box = board.getAttribute("viewBox");
    for (const [id, text] of Object.entries(parts)) {
      const old = document.getElementById(id);
      const fresh = new DOMParser().parseFromString(text, "text/html").body.firstElementChild;
      if (!old || !fresh) continue;
      if (id === "ask" && number !== shown) {
        const held = old.contains(document.activeElement);
        old.replaceWith(document.importNode(fresh, true));
        if (held) document.getElementById("q").focus({ preventScroll: true });
      } else morph(old, fresh);
    }
    board = document.getElementById("board");
    if (box) board.setAttribute("viewBox", box);
    if (number !== shown) document.getElementById("ask").scrollTop = 0;
    shown = number;
  }

  function say(words) {
    document.getElementById("said").textContent = words;
  }

  async function fetched(url, options) {
    const response = await fetch(url, { ...options, headers: { Accept: "application/json" } });
    const told = await response.json();
    if (!response.ok) throw new Error(told.error || "That did not work.");
    return told;
  }

  async function follow() {
    try {
      put(await fetched(here + "/parts"));
    } catch (wrong) {
      say(wrong.message);
    }
  }

  let busy = false;

  async function post(url, fields) {
    if (busy) return;
    busy = true;
    try {
      put(await fetched(url, { method: "POST", body: fields }));
    } catch (wrong) {
      await follow();
      say(wrong instanceof TypeError ? "The server cannot be reached; the game is as it was last kept." : wrong.message);
    } finally {
      busy = false;
    }
  }

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post") return;
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form));
    if (event.submitter && event.submitter.name) fields.set(event.submitter.name, event.submitter.value);
    post(form.getAttribute("action"), fields);
  });

  // Keys: a number chooses, y and n answer, u takes back; two digits within half a second are one number.
  let digits = "";
  let timer = 0;

  function press(key) {
    const button = document.querySelector(`#ask [data-key="${key}"], #bar [data-key="${key}"]`);
    if (button) button.click();
  }

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input:not([type=checkbox]), select, textarea")) return;
    const key = event.key.toLowerCase();
    if (/^\d$/.test(key)) {
      digits += key;
      clearTimeout(timer);
      const more = document.querySelector(`#ask [data-key^="${digits}"]:not([data-key="${digits}"])`);
      const choose = () => { press(digits); digits = ""; };
      if (more) timer = setTimeout(choose, 500); else choose();
    } else if (/^[ynu]$/.test(key)) press(key);
    else if (key === "+" || key === "=") zoom(0.8);
    else if (key === "-") zoom(1.25);
    else if (key === "0") fit();
    else if (event.target.id === "stage" && key.startsWith("arrow")) {
      event.preventDefault();
      const [x, y] = { arrowleft: [-1, 0], arrowright: [1, 0], arrowup: [0, -1], arrowdown: [0, 1] }[key];
      const [, , width, height] = box();
      shift(x * width / 10, y * height / 10);
    }
  });

  // The board: its view box is the part of the table that is seen.
  let board = document.getElementById("board");
  const whole = board.getAttribute("viewBox");
  const box = () => board.getAttribute("viewBox").split(" ").map(Number);
  const fit = () => board.setAttribute("viewBox", whole);

  function shift(x, y) {
    const [left, top, width, height] = box();
    board.setAttribute("viewBox", [left + x, top + y, width, height].join(" "));
  }

  function zoom(by, at) {
    const [left, top, width, height] = box();
    const most = Number(whole.split(" ")[2]) * 1.5;
    if (width * by < 100 || most < width * by) return;
    const x = at ? at.x : left + width / 2;
    const y = at ? at.y : top + height / 2;
    board.setAttribute("viewBox", [x - (x - left) * by, y - (y - top) * by, width * by, height * by].join(" "));
  }

  function place(event) {
    const matrix = board.getScreenCTM();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : null;
  }

  document.addEventListener("click", (event) => {
    const to = event.target.closest("[data-zoom]");
    if (!to) return;
    if (to.dataset.zoom === "fit") fit(); else zoom(to.dataset.zoom === "in" ? 0.8 : 1.25);
  });

  const stage = document.getElementById("stage");
  const fingers = new Map();
  let moved = 0;

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
    const scale = box()[2] / board.clientWidth;
    if (fingers.size === 2) {
      const [other] = [...fingers.values()].filter((it) => it.pointerId !== event.pointerId);
      const apart = (it) => Math.hypot(it.clientX - other.clientX, it.clientY - other.clientY);
      zoom(apart(before) / Math.max(1, apart(event)), place(other));
    } else {
      shift((before.clientX - event.clientX) * scale, (before.clientY - event.clientY) * scale);
    }
    moved += Math.abs(event.clientX - before.clientX) + Math.abs(event.clientY - before.clientY);
    fingers.set(event.pointerId, event);
  });

  for (const kind of ["pointerup", "pointercancel", "pointerleave"]) {
    stage.addEventListener(kind, (event) => fingers.delete(event.pointerId));
  }

  // A click on a place answers a question for one; a click on a figure leads to what can be done about it.
  stage.addEventListener("click", (event) => {
    if (5 < moved) return;
    const at = place(event);
    const form = document.querySelector("#ask form.answer");
    if (stage.classList.contains("clicks") && form && at) {
      const question = form.elements.question.value;
      post(form.getAttribute("action"), new URLSearchParams({ question, x: Math.round(at.x), y: Math.round(at.y) }));
      return;
    }
    const token = event.target.closest('[id^="f-"]');
    const option = token && document.querySelector(`#ask [data-anchor="${token.id}"]`);
    if (option) option.focus();
  });

  // What an option is about is marked on the board while it is looked at.
  function light(event) {
    for (const it of document.querySelectorAll(".lit")) it.classList.remove("lit");
    const option = event.target.closest && event.target.closest("[data-anchor]");
    const token = option && document.getElementById(option.dataset.anchor);
    if (token) token.classList.add("lit");
  }
  document.addEventListener("mouseover", light);
  document.addEventListener("focusin", light);

  // Every change at the table comes as an event; a lost connection is taken up again by the browser.
  const events = new EventSource(here + "/events");
  events.onmessage = () => { if (!busy) follow(); };
  events.onerror = () => say("The connection is lost; trying again.");
  events.onopen = () => say("");
})();
