import type { Source } from "sync-protocol/profiles";
import type { Family } from "./classics/index.ts";

/** What becomes another kind of food by what it is served with. */
interface Composition {
  readonly of: readonly Family[];
  /** Kinds of food, or terms by name; one of them is enough. */
  readonly with: readonly string[];
  readonly become: Family;
  readonly source: Source;
}

const SEAFOOD: readonly Family[] = [
  "crustaceans",
  "meaty fish",
  "oily fish",
  "salmon",
  "scallops",
  "shellfish",
  "small oily fish",
  "smoked fish",
  "squid",
  "white fish",
];
const CREAMY = ["butter", "cream sauce", "gratin"];
const FRUITY = [
  "apple",
  "berries",
  "honey",
  "orange",
  "stone fruit",
  "sweet sauce",
  "tropical fruit",
];
const ROASTED = ["braised", "garlic", "grilled", "herbs", "mustard", "pan-fried", "roast"];
const CHEESE: readonly Family[] = ["alpine cheese", "blue cheese", "British cheese", "hard cheese"];

/** Guides choose by the sauce and the company before the main part; the first that fits is taken. */
const COMPOSITIONS: readonly Composition[] = [
  { of: ["pasta"], with: ["creamy pasta"], become: "creamy pasta", source: "macneil" },
  { of: ["pasta"], with: ["meat sauce"], become: "meat sauce", source: "macneil" },
  { of: ["pasta"], with: ["pesto"], become: "pesto", source: "macneil" },
  { of: ["pasta"], with: ["cheese dishes"], become: "cheese dishes", source: "beckett" },
  { of: ["pork"], with: ["barbecue"], become: "barbecue", source: "beckett" },
  {
    of: ["meaty fish", "oily fish", "salmon"],
    with: ["grilled"],
    become: "grilled oily fish",
    source: "goldstein",
  },
  {
    of: ["pasta", "meat sauce", "creamy pasta"],
    with: SEAFOOD,
    become: "seafood pasta",
    source: "beckett",
  },
  { of: ["meat sauce"], with: ["mushrooms"], become: "mushrooms", source: "beckett" },
  {
    of: ["pasta"],
    with: ["beef", "lamb", "mince", "sausages"],
    become: "meat sauce",
    source: "macneil",
  },
  { of: ["pasta"], with: CREAMY, become: "creamy pasta", source: "macneil" },
  { of: ["pasta", "vegetables"], with: CHEESE, become: "cheese dishes", source: "beckett" },
  {
    of: ["duck", "game birds", "goose", "turkey"],
    with: FRUITY,
    become: "fowl with fruit",
    source: "page",
  },
  {
    of: ["pork", "roast pork", "sausages"],
    with: FRUITY,
    become: "pork with fruit",
    source: "page",
  },
  { of: ["pork"], with: ROASTED, become: "roast pork", source: "page" },
  {
    of: ["shellfish", "squid", "white fish"],
    with: ["fried"],
    become: "fried seafood",
    source: "beckett",
  },
  { of: ["fine fish", "white fish"], with: CREAMY, become: "creamy fish", source: "goldstein" },
  {
    of: ["poultry", "rabbit", "veal"],
    with: CREAMY,
    become: "white meat in cream",
    source: "goldstein",
  },
];

/** Every kind of food that a plate can become. */
export const COMPOSED: readonly Family[] = COMPOSITIONS.map(({ become }) => become);

/** The kinds of food on a plate, once its parts have come together. */
export function composed(
  families: readonly Family[],
  terms: readonly { readonly name: string }[],
): ReadonlySet<Family> {
  const company = new Set<string>([...families, ...terms.map(({ name }) => name)]);
  const fitting = COMPOSITIONS.find(
    (one) =>
      one.of.some((family) => families.includes(family)) &&
      one.with.some((name) => company.has(name)),
  );
  if (!fitting) return new Set(families);
  const taken = new Set<string>([...fitting.of, ...fitting.with]);
  return new Set([fitting.become, ...families.filter((family) => !taken.has(family))]);
}
