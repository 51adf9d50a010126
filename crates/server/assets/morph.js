// Patches what is on the page into what the server drew, so that tokens glide, and focus and open lines stay.

// What the reader has set himself: opened lines, slips not read yet, the glass over the board.
const own = (old, name) => name === "open" || name === "data-fresh" || (old.id === "board" && (name === "viewBox" || name === "style"));

export function morph(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) !== value && !own(old, name)) old.setAttribute(name, value);
  }
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && !own(old, name)) old.removeAttribute(name);
  }
  const byId = new Map([...old.children].filter((it) => it.id).map((it) => [it.id, it]));
  let at = old.firstChild;
  for (const node of [...fresh.childNodes]) {
    const known = node.id ? byId.get(node.id) : at;
    if (same(known, node)) {
      if (known === at) at = at.nextSibling;
      else old.insertBefore(known, at);
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

// The first element of a piece of page.
export function parsed(text) {
  return new DOMParser().parseFromString(text, "text/html").body.firstElementChild;
}

// A group of the board, which only parses inside a drawing.
export function drawn(text) {
  return parsed(`<svg xmlns="http://www.w3.org/2000/svg">${text}</svg>`).firstElementChild;
}

// The board is drawn a layer or a figure to a line: where only such lines differ, only they are parsed. False if more
// has changed than lines can tell. What was touched since is parsed in any case.
export function relined(old, text, touched) {
  const [before, after] = [old?.split("\n") || [], text.split("\n")];
  if (before.length !== after.length) return false;
  const fresh = [];
  for (let at = 0; at < after.length; at++) {
    if (before[at] === after[at] && !touched.has(/^<g id="([^"]*)"/.exec(after[at])?.[1])) continue;
    const ids = (line) => /^<(main|div|title|g) [^>]*?id="[^"]*"/.exec(line)?.[0].replace(/class="[^"]*" /, "");
    if (!ids(after[at]) || ids(before[at]) !== ids(after[at])) return false;
    fresh.push(after[at]);
  }
  const page = fresh.filter((it) => it.startsWith("<div")).map(parsed);
  const board = fresh.filter((it) => /^<(title|g)/.test(it)).join("");
  // All of the board at once: to begin a parser costs more than a figure.
  const all = [...page, ...parsed(`<svg xmlns="http://www.w3.org/2000/svg">${board}</svg>`).children];
  if (all.some((it) => !it.id || !document.getElementById(it.id))) return false;
  for (const line of fresh.filter((it) => it.startsWith("<main"))) {
    document.getElementById("stage").className = parsed(line).className;
  }
  for (const it of all) morph(document.getElementById(it.id), it);
  return true;
}
