import { readFileSync } from "node:fs";
import { join } from "node:path";

const tokens = readFileSync(join(import.meta.dirname, "src/app/theme/tokens.css"), "utf8");

const rules = Array.from(tokens.matchAll(/^[^{}/]+\{\s*color-scheme: (light|dark);[^{}]*\}/gm));

/**
 * The rules of `tokens.css` that define each theme's colours, for pages that load no style sheets.
 */
export const colorRules = rules.map(([rule]) => rule).join("\n");

/** Each theme's page background, for use outside style sheets. */
export const backgrounds = { light: backgroundOf("light"), dark: backgroundOf("dark") };

function backgroundOf(theme: "light" | "dark"): string {
  const [rule = ""] = rules.find(([, of]) => of === theme) ?? [];
  const [, color] = /--color-background: (#\w+);/.exec(rule) ?? [];
  if (color === undefined) throw new Error(`tokens.css has no background for the ${theme} theme`);
  return color;
}
