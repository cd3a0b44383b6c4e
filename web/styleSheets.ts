import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AcceptedPlugin, Plugin } from "postcss";
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

/** Mantine's classes for rows of buttons, of which the app has none. */
const BUTTON_GROUPS = /m_(80d6d844|70be2a01|1a0f1b21|437b6484)/;

/** What an element that no part of the app shows would bear, as a vertical tab or a cleared select. */
const NEVER_BORNE =
  /\[(dir=rtl|data-(with-border|with-bottom|success|grow|combobox-disabled|orientation=vertical|inverted|placement=(left|right)|variant=(unstyled|pills|gradient|light|white|transparent)|full-screen|combined-clear-section|monospace|floating-height|reverse|label-position=left|indeterminate|offset-scrollbars))/;

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
  return NEVER_BORNE.test(asked) || BUTTON_GROUPS.test(asked);
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
