import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const tokens = readFileSync(join(import.meta.dirname, "src/app/tokens.css"), "utf8");

const rules = Array.from(tokens.matchAll(/^[^{}/]+\{\s*color-scheme: (light|dark);[^{}]*\}/gm));

/** The rules of `tokens.css` that give each theme its colours, for pages without the style sheets. */
export const colorRules = rules.map(([rule]) => rule).join("\n");

/** What lies behind all else in each theme, as a colour that no style sheet need be read for. */
export const backgrounds = { light: backgroundOf("light"), dark: backgroundOf("dark") };

function backgroundOf(theme: "light" | "dark"): string {
  const [rule = ""] = rules.find(([, of]) => of === theme) ?? [];
  const [, color] = /--color-background: (#\w+);/.exec(rule) ?? [];
  if (color === undefined) throw new Error(`tokens.css has no background for the ${theme} theme`);
  return color;
}

/** Writes both backgrounds into a page: `public/early.js` gives the browser's bar the one it shows. */
export function withBackgrounds(page: string): string {
  const { light, dark } = backgrounds;
  return page
    .replace('name="theme-color"', `$& content="${light}"`)
    .replace('src="/early.js"', `$& data-light="${light}" data-dark="${dark}"`);
}

/** Does so with the app's own page. */
export const pageBackgrounds: Plugin = {
  name: "page-backgrounds",
  transformIndexHtml: { order: "pre", handler: withBackgrounds },
};
