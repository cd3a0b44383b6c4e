/**
 * `node --import tsx api/assets/demo/draw.mjs [slug …]` draws the pictures of the demo wines, one
 * JPEG per wine in this folder. The pictures are committed, since drawing needs a font and a
 * browser.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { DEMO_WINES } from "../../src/cellar/demo/demoCellar.ts";
import * as bottles from "./drawing/bottle.mjs";
import { DESIGNS } from "./drawing/design.mjs";
import { layouts } from "./drawing/label.mjs";

const { drawBottle, drawWall, HEIGHT, labelBox, onGlass, WIDTH } = bottles;

const FONTS = "../../../node_modules/@fontsource-variable/fraunces/files/fraunces-";

const LATIN_EXT = "U+0100-02BA, U+1E00-1EFF, U+2C60-2C7F, U+A720-A7FF";

const SHRINK_TO_FIT = () => {
  for (const text of document.querySelectorAll("text[data-max]")) {
    const ratio = Number(text.dataset.max) / text.getComputedTextLength();
    if (ratio >= 1) continue;
    text.setAttribute("letter-spacing", Number(text.getAttribute("letter-spacing")) * ratio);
    text.setAttribute("font-size", Number(text.getAttribute("font-size")) * ratio);
  }
};

async function fontFace(file, style, range) {
  const bytes = await readFile(new URL(`${FONTS}${file}.woff2`, import.meta.url));
  return `@font-face { font-family: Fraunces; font-style: ${style}; font-weight: 100 900;
    src: url(data:font/woff2;base64,${bytes.toString("base64")});${range ? ` unicode-range: ${range};` : ""} }`;
}

async function fontFaces() {
  const faces = ["normal", "italic"].flatMap((style) => [
    fontFace(`latin-full-${style}`, style, ""),
    fontFace(`latin-ext-full-${style}`, style, LATIN_EXT),
  ]);
  return (await Promise.all(faces)).join("\n");
}

function picture(design, vintage) {
  const wide = design.form ? { top: 300, bottom: 742 } : {};
  const box = labelBox(design.bottle, wide);
  const label = layouts[design.layout]({ ...design, w: box.w, h: box.h, year: String(vintage) });
  const worn = design.paper
    ? onGlass(box, design.paper, label, design.form && bottles[design.form](box.w, box.h))
    : `<g transform="translate(${box.x} ${box.y})">${label}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"
    viewBox="0 0 ${WIDTH} ${HEIGHT}">${drawWall(design.wall)}${drawBottle(design)}${worn}</svg>`;
}

const asked = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? chromium.executablePath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
const style = `${await fontFaces()} body { margin: 0 } svg { display: block; font-family: Fraunces; font-optical-sizing: auto }`;

for (const { slug, wine } of DEMO_WINES) {
  if (asked.length > 0 && !asked.includes(slug)) continue;
  await page.setContent(`<style>${style}</style>${picture(DESIGNS[slug], wine.vintage)}`);
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(SHRINK_TO_FIT);
  const path = fileURLToPath(new URL(`${slug}.jpg`, import.meta.url));
  await page.screenshot({ path, type: "jpeg", quality: 80 });
}
await browser.close();
