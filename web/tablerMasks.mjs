import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const TABLER_ICON = /tabler-icon\(([\w-]+)\)/g;
const STROKE_WIDTH = 1.75;

const require = createRequire(import.meta.url);

/**
 * Makes of `tabler-icon(pencil)` in a style sheet the address of that drawing, for a mask. So drawn,
 * an icon is a part of its button and no element of its own: cards come and go by the dozen.
 */
export const tablerMasks = {
  postcssPlugin: "tabler-masks",
  Declaration(declaration) {
    if (!declaration.value.includes("tabler-icon(")) return;
    declaration.value = declaration.value.replace(TABLER_ICON, (_, name) => addressOf(name));
  },
};

function addressOf(name) {
  const svg = readFileSync(require.resolve(`@tabler/icons/outline/${name}.svg`), "utf8");
  // The first path is the empty square around the drawing.
  const lines = Array.from(svg.matchAll(/<path d="([^"]+)"/g), ([, line]) => line).join("");
  const drawing =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' ` +
    `stroke-width='${STROKE_WIDTH}' stroke-linecap='round' stroke-linejoin='round'><path d='${lines}'/></svg>`;
  return `url("data:image/svg+xml,${drawing.replace(/[<>]/g, encodeURIComponent)}")`;
}
