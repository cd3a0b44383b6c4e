import lingui from "eslint-plugin-lingui";

/** Patterns of strings that are not shown to users. */
const IGNORED = [
  // Words in lower case: a state, a key or an address. A text for users begins with a capital.
  "^[a-z][a-z ]*$",
  "^(?![A-Z])\\S+$",
  // Codes and constants.
  "^[A-Z0-9_-]+$",
  "^(?:[A-Z]{3} ?)+$",
  // Names of classes, components and formats.
  "^[A-Z]{1,4}[a-z]+(?:[A-Z][a-z]+)+$|^EAN\\d+$|^QRCode$",
  "^(?:Intercepted|Panorama|Textarea|Unreachable)$",
  // Types of wine, which are stored in English; `typeInWords` translates them.
  "^(?:Red|White|Rosé|Sparkling|Dessert|Fortified) Wine$",
  // CSS values, SVG paths and fonts.
  "var\\(--|minmax\\(|color-mix\\(|^@page|^\\(|^M\\s*-?[\\d.]|^\\d+ \\d+px",
  // An attribute of a cookie.
  "samesite=",
  // Names that are never translated: the product, a bank, a key, a paper size, and each language by
  // its own name.
  "^(?:Wine Cellar|European Central Bank|Esc|Letter)$",
  "^(?:English|Deutsch|Français|Italiano|Español)$",
  // A date in the format of the United States.
  "^Nov 25, 2026$",
];

/** Calls whose arguments are for developers, for the browser or for the local store. */
const IGNORED_CALLS = [
  "i18n._",
  ...["Error", "*Error", "*.AbortError", "Unreachable", "Intercepted"],
  ...["*.closest", "*.matches", "*.querySelector", "*.querySelectorAll", "matchMedia"],
  ...["*.includes", "*.startsWith", "*.split", "isNamed"],
];

/** Properties and variables whose values are no texts for users. */
const IGNORED_NAMES = [
  { regex: { pattern: "className", flags: "i" } },
  // `program` is the name of a program in the import guide. `group` is the key of a group in the
  // command palette.
  ...["program", "group"],
];

export const TEXTS = {
  ignore: IGNORED,
  ignoreFunctions: IGNORED_CALLS,
  ignoreNames: IGNORED_NAMES,
};

/** Folders and files of the app without texts for users, each with its reason. */
export const WITHOUT_TEXTS = {
  "web/src/export/**": "Headings of exported files are the same in every language.",
  "web/src/import/**": "Headings and words of files that are read.",
  "web/src/gazetteer/**": "Names in many languages.",
  "web/src/sommelier/**":
    "Names of wines and dishes. A test reads the answers of each language: web/eval/pairing/languages.test.ts.",
  "web/src/labels/**": "Words on labels, and messages for developers.",
  "web/src/server/photoCalls.ts": "Messages for developers.",
  "web/src/engine/db/**": "Indexes of the local store, and messages for developers.",
  "web/src/sw/**": "The service worker has no texts of its own.",
  "web/src/**/sample{Cellar,Wines}.ts": "Names of wines.",
  "web/src/**/test{Builders,Cellar}.ts": "For tests.",
  "web/src/rules/longTexts.ts": "For tests.",
};

const { "no-unlocalized-strings": rule } = lingui.rules;

/**
 * Lingui's rule `no-unlocalized-strings`. In addition, a text after the comment `i18n` is accepted,
 * because the comment marks the text for translation.
 */
const inCatalogue = {
  ...rule,
  create(context) {
    const isMarked = (node) =>
      context.sourceCode.getCommentsBefore(node).some(({ value }) => value.trim() === "i18n");
    const report = (found) => {
      if (!isMarked(found.node)) context.report(found);
    };
    return rule.create(Object.create(context, { report: { value: report } }));
  },
};

/** Oxlint plugin: texts for users must be in the catalogue. */
export default { meta: { name: "texts" }, rules: { "in-catalogue": inCatalogue } };
