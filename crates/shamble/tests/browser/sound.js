// What is wrong with the page as it stands: text that is hard to read or cut off, and what sticks out at the side.
const canvas = document.createElement("canvas");
canvas.width = canvas.height = 1;
const ink = canvas.getContext("2d", { willReadFrequently: true });
const known = new Map();

// Any colour of a style sheet as red, green, blue and how much of it there is.
function read(colour) {
  if (known.has(colour)) return known.get(colour);
  ink.clearRect(0, 0, 1, 1);
  ink.fillStyle = "#000";
  ink.fillStyle = colour;
  ink.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = ink.getImageData(0, 0, 1, 1).data;
  known.set(colour, [r, g, b, a / 255]);
  return known.get(colour);
}

const over = ([r, g, b, a], [r2, g2, b2]) => [r * a + r2 * (1 - a), g * a + g2 * (1 - a), b * a + b2 * (1 - a), 1];

// The colour behind an element: every ancestor's paint, from the page up.
function behind(element) {
  const layers = [];
  for (let it = element; it; it = it.parentElement) {
    const paint = read(getComputedStyle(it).backgroundColor);
    if (0 < paint[3]) layers.push(paint);
    if (paint[3] === 1) break;
  }
  return layers.reverse().reduce((under, paint) => over(paint, under), [255, 255, 255, 1]);
}

function opacity(element) {
  let all = 1;
  for (let it = element; it; it = it.parentElement) all *= Number(getComputedStyle(it).opacity);
  return all;
}

function light([r, g, b]) {
  const part = (it) => (it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
}

function contrast(a, b) {
  const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function seen(element) {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const clipped = style.clipPath !== "none" && box.width <= 2;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && 0 < box.width && 0 < box.height && !clipped;
}

const wrong = new Set();
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (texts.nextNode()) {
  const element = texts.currentNode.parentElement;
  const words = texts.currentNode.nodeValue.trim();
  // What is drawn lies on a drawing, and what cannot be used may be faint.
  if (!words || element.closest("svg:not(.mark), script, style, title, option, [disabled], [aria-disabled=true], .vh") || !seen(element)) continue;
  const style = getComputedStyle(element);
  const drawn = element.closest("svg");
  const colour = read(drawn ? style.fill : style.color);
  const ground = behind(element);
  const text = over([colour[0], colour[1], colour[2], colour[3] * opacity(element)], ground);
  const size = parseFloat(style.fontSize);
  const large = 24 <= size || (18.66 <= size && 700 <= Number(style.fontWeight));
  const ratio = contrast(text, ground);
  if (ratio < (large ? 3 : 4.5)) {
    const where = element.tagName.toLowerCase() + (element.className.baseVal ?? element.className ? "." + (element.className.baseVal ?? element.className).replaceAll(" ", ".") : "");
    wrong.add(`contrast ${ratio.toFixed(2)} at ${size}px: ${where} "${words.slice(0, 40)}" rgb(${text.slice(0, 3).map(Math.round)}) on rgb(${ground.slice(0, 3).map(Math.round)})`);
  }
}
// A phone shrinks a page that is too wide, so the window itself is no measure.
const [wide, room] = [document.documentElement.scrollWidth, document.documentElement.clientWidth];
if (room < wide) {
  const out = [...document.body.querySelectorAll("*")].filter((it) => room < it.getBoundingClientRect().right && !it.closest("svg *"));
  wrong.add(`${wide} wide, but the window has ${room}: ${out.slice(0, 3).map((it) => it.tagName + "." + (it.className.baseVal ?? it.className) + " " + it.textContent.slice(0, 30)).join(", ")}`);
}
// Words that the edge of their own box cuts off.
for (const it of document.body.querySelectorAll("*")) {
  if (it.closest("svg, .vh, input, select, textarea") || it.matches(":has(> svg)") || !/hidden|clip/.test(getComputedStyle(it).overflowX) || !seen(it)) continue;
  if (it.clientWidth + 1 < it.scrollWidth && it.innerText.trim()) wrong.add(`cut off at ${it.clientWidth} of ${it.scrollWidth}: ${it.tagName}.${it.className} "${it.innerText.slice(0, 60)}"`);
}
for (const it of document.querySelectorAll("[style]")) if (!it.closest("svg")) wrong.add(`an inline style at ${it.tagName}`);
return [...wrong];
