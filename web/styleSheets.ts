import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { AcceptedPlugin, Plugin } from "postcss";
import { normalizePath } from "vite";
import { PHONE } from "./src/ui/phone.ts";

const UNUSED =
  /^--mantine-((h[1-6]|breakpoint|color-(pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange))-|primary-color-\d)/;

/** The sizes that no part is shown in: the app has small and middling ones, and those of its own. */
const UNUSED_SIZE = /^--(?!mantine-)[\w-]+-(xs|lg|xl|(compact|input)-\w+)$/;

/** Leaves out Mantine's variables for what the app has no use for. */
const leaveOutUnused: Plugin = {
  postcssPlugin: "leave-out-unused",
  Declaration(declaration) {
    const { prop } = declaration;
    if (UNUSED.test(prop) || UNUSED_SIZE.test(prop)) declaration.remove();
  },
};

/**
 * Mantine's classes of what the app has none of: rows of buttons; tabs with an outline or as pills;
 * search, groups, header and footer of a list; loaders of bars and dots; a field's lower section and
 * its sign of success; what darkens the page behind a popover.
 */
const UNUSED_PARTS =
  /m_(80d6d844|70be2a01|1a0f1b21|437b6484|6772fbd5|b59ab47c|c3381914|985517d8|254f3e4f|2bb2e9e5|858f94bd|82b967cb|7a2bd4cd|870bb79|4e3f22d7|870c4af|93f4ed57|9d9d40e0|3d7bc908)\b/;

/** What an element that no part of the app shows would bear, as a vertical tab or a cleared select. */
const NEVER_BORNE =
  /\[(dir=rtl|data-(with-border|with-bottom|success|combobox-disabled|orientation=vertical|inverted|placement=(left|right)|variant=(unstyled|filled|pills|gradient|light|white)|combined-clear-section|monospace|floating-height|label-position=left|indeterminate|offset-scrollbars))/;

/** Leaves out Mantine's rules for what the app does not ask of its parts. */
const leaveOutUnusedRules: Plugin = {
  postcssPlugin: "leave-out-unused-rules",
  Rule(rule) {
    const used = rule.selectors.filter((selector) => !isNeverMet(selector));
    if (used.length === 0) rule.remove();
    else if (used.length < rule.selectors.length) rule.selectors = used;
  },
};

function isNeverMet(selector: string): boolean {
  const asked = selector.replace(/["']/g, "").replace(/:not\([^)]*\)/g, "");
  return NEVER_BORNE.test(asked) || UNUSED_PARTS.test(asked);
}

/** Writes out `(--phone)` and `(--desk)`, so that the width that parts them is told once. */
const pageWidths: Plugin = {
  postcssPlugin: "page-widths",
  AtRule: {
    media(rule) {
      rule.params = rule.params
        .replace("(--phone)", PHONE)
        .replace("(--desk)", PHONE.replace("<", ">="));
    },
  },
};

const TABLER_ICON = /tabler-icon\(([\w-]+)\)/g;
const STROKE_WIDTH = 1.75;

const require = createRequire(import.meta.url);

/**
 * Makes of `tabler-icon(pencil)` in a style sheet the address of that drawing, for a mask. So drawn,
 * an icon is a part of its button and no element of its own: cards come and go by the dozen.
 */
const tablerMasks: Plugin = {
  postcssPlugin: "tabler-masks",
  Declaration(declaration) {
    if (!declaration.value.includes("tabler-icon(")) return;
    declaration.value = declaration.value.replace(TABLER_ICON, (_, name: string) =>
      addressOf(name),
    );
  },
};

function addressOf(name: string): string {
  const svg = readFileSync(require.resolve(`@tabler/icons/outline/${name}.svg`), "utf8");
  // The first path is the empty square around the drawing.
  const lines = Array.from(svg.matchAll(/<path d="([^"]+)"/g), ([, line = ""]) => line).join("");
  const drawing =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' ` +
    `stroke-width='${String(STROKE_WIDTH)}' stroke-linecap='round' stroke-linejoin='round'><path d='${lines}'/></svg>`;
  return `url("data:image/svg+xml,${drawing.replace(/[<>]/g, encodeURIComponent)}")`;
}

/** What is done to each style sheet. */
export const styleSheets: { plugins: AcceptedPlugin[] } = {
  plugins: [leaveOutUnused, leaveOutUnusedRules, pageWidths, tablerMasks],
};

const SOURCES = join(import.meta.dirname, "src");

/** Each style sheet with the names of its classes so far. The folder tells their order, so that a build gives the same names again. */
const namesBySheet = new Map<string, string[]>(
  readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .sort()
    .map((file) => [normalizePath(join(SOURCES, file)), []]),
);
const sheets = [...namesBySheet.keys()];

/**
 * The name in what is served of a class of a style sheet: letters for the sheet, a number for the class. Hashes
 * are of no use for compression, and took a twelfth of all style sheets.
 */
export function generateScopedName(name: string, sheet: string): string {
  const path = normalizePath(sheet);
  const names = namesBySheet.get(path);
  if (!names) throw new Error(`${sheet} is not one of the app's style sheets`);
  if (!names.includes(name)) names.push(name);
  return `${lettersOf(sheets.indexOf(path))}${String(names.indexOf(name))}`;
}

/** `a` to `z` for 0 to 25, then `ab`, `bb` and so on. */
function lettersOf(index: number): string {
  const letter = String.fromCharCode("a".charCodeAt(0) + (index % 26));
  return index < 26 ? letter : letter + lettersOf(Math.floor(index / 26));
}
