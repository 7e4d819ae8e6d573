// Looks at the pages of a site, each in a frame: what is not there, what cannot be read, what does not fit.
// 'files' are the pages by their paths, 'width' is that of the frame.
const found = [];
const say = (page, words) => found.push(`${page}: ${words}`);

const number = (colour) => {
  const parts = colour.match(/[\d.]+/g).map(Number);
  return { light: parts.slice(0, 3), seen: parts.length > 3 ? parts[3] : 1 };
};
const lightness = (colour) => {
  const [red, green, blue] = number(colour).light.map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one, other) => {
  const [dark, light] = [lightness(one), lightness(other)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
};
const ground = (window, element) => {
  for (let place = element; place; place = place.parentElement) {
    const colour = window.getComputedStyle(place).backgroundColor;
    if (number(colour).seen === 1) return colour;
  }
  return "rgb(255, 255, 255)";
};

const look = async (page, frame) => {
  const window = frame.contentWindow;
  const document = frame.contentDocument;
  if (!document.querySelector("main h1")) say(page, "has no heading");
  if (document.querySelectorAll("main").length !== 1) say(page, "has no content of its own");
  for (const image of document.images) {
    image.loading = "eager";
    await image.decode().catch(() => say(page, `shows no ${image.getAttribute("src").slice(0, 80)}`));
    if (!image.alt) say(page, "has a figure without words");
  }
  for (const link of document.querySelectorAll("a[href], link[href], script[src]")) {
    const address = new URL(link.getAttribute("href") ?? link.getAttribute("src"), document.baseURI);
    if (address.protocol !== "file:") say(page, `needs the network for ${address.href}`);
    const place = decodeURIComponent(address.hash.slice(1));
    const isHere = address.pathname === window.location.pathname;
    if (isHere && place && !document.getElementById(place)) say(page, `leads nowhere: #${place}`);
    if (isHere || link.tagName !== "A") continue;
    const path = address.pathname.slice(location.pathname.lastIndexOf("/") + 1);
    if (!files.includes(decodeURIComponent(path))) say(page, `leads nowhere: ${path}`);
  }
  const seen = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const element = walk.currentNode.parentElement;
    if (!walk.currentNode.data.trim() || !element.checkVisibility()) continue;
    if (["SCRIPT", "STYLE"].includes(element.tagName)) continue;
    const style = window.getComputedStyle(element);
    const behind = ground(window, element);
    const pair = `${style.color} on ${behind}`;
    if (seen.has(pair)) continue;
    seen.add(pair);
    const measured = contrast(style.color, behind);
    if (measured < 4.5) say(page, `contrast ${measured.toFixed(2)}: ${pair}`);
  }
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    say(page, `is ${root.scrollWidth} wide in ${root.clientWidth}`);
  }
  for (const box of document.querySelectorAll("input")) {
    if (box.tabIndex < 0) say(page, "has a box that no key reaches");
  }
};

const all = async () => {
  for (const page of files) {
    if (page === "look-at-pages.html") continue;
    const frame = document.createElement("iframe");
    frame.style.cssText = `width: ${width}px; height: 900px`;
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    frame.src = page;
    document.body.append(frame);
    await loaded;
    await look(page, frame).catch((error) => say(page, String(error)));
    frame.remove();
  }
  const lines = found.map((words) => `FOUND ${words}`).concat(`LOOKED AT ${files.length} pages`);
  for (const line of lines) document.body.append(Object.assign(document.createElement("p"), { textContent: line }));
};
all();
