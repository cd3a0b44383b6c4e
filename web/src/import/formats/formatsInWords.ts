import { englishLabelOf } from "sync-protocol";
import { IMPORTED_FIELDS } from "./Format.ts";
import { type Format, FORMATS, type Use } from "./index.ts";

/** For each column use, describes where the import puts the column's values. */
const PLACES: Readonly<Record<string, string>> = {
  name: "the wine’s name",
  vintage: "its vintage, or that it has none",
  type: "its type",
  color: "its type, unless another column has it",
  category: "its type, unless another column has it",
  designation: "its designation",
  vineyard: "its designation",
  drinkFrom: "its drinking window",
  drinkTo: "its drinking window",
  window: "its drinking window",
  tag: "one of its tags",
  photo: "its photo, if the ZIP has the file",
  tastedOn: "the day of a tasting",
  tastedNote: "the note of a tasting, or of the wine if there is no day",
  eventKey: "the event’s id is derived from it",
  locale: "country, region and appellation, unless other columns have them",
  wineKey: "the wine’s id is derived from it",
  bottleKey: "the program’s id of the bottles",
  bottles: "how many bottles a lot has",
  usedBottles: "how many of the bought bottles are gone",
  ordered: "a lot that is ordered",
  state: "whether a lot is held, ordered or gone",
  goneOn: "the day on which the bottle went",
  ticked: "whether the bottle is gone, if you confirm it",
  goneHow: "whether it was drunk, given, sold, broken or lost",
  goneBottles: "how many went",
  goneNote: "the event’s note",
  goneTo: "with or to whom",
  goneFor: "the event’s price",
  goneCurrency: "its currency",
  cameBottles: "how many were bought, if none went: a recorded event",
  cameFor: "the event’s price, if bottles were bought",
  rating: "the event’s rating, if there is a day",
  ratingScale: "its scale",
  flawed: "the event’s flaw",
  occasion: "the event’s occasion",
  millilitres: "the lot’s bottle size",
  litres: "the lot’s bottle size",
  place: "the place of that name, made if it does not exist",
  rack: "a rack of that name within the place",
  space: "the lot’s position, if there is no row and column",
  bin: "the lot’s position",
  row: "the lot’s position",
  column: "the lot’s position",
  boughtOn: "when the lot was bought",
  arrivesOn: "when it arrives, if it is ordered",
  shop: "the lot’s shop",
  price: "the lot’s price",
  currency: "its currency",
  lotNote: "the lot’s note",
  repeats: "nothing: other columns have it",
  later: "kept with the wine as it was written",
};

function placeOf(use: Use): string {
  const field = IMPORTED_FIELDS.find((one) => one === use);
  return PLACES[use] ?? (field ? `its ${englishLabelOf(field).toLowerCase()}` : "");
}

export function formatsInWords(): string {
  return FORMATS.map(sectionOf).join("\n\n");
}

function sectionOf({ title, needs, among, columns, refusal }: Format): string {
  const listed = (headings: readonly string[]) =>
    headings.map((heading) => `\`${heading}\``).join(", ");
  const further = among ? ` and at least two of ${listed(among)}` : "";
  const known = `Known by ${listed(needs)}${further}.`;
  if (refusal !== undefined) return `### ${title}\n\n${known} ${refusal}`;
  const rows = Object.entries(columns).map(([heading, use]) => [`\`${heading}\``, placeOf(use)]);
  return `### ${title}\n\n${known}\n\n${tableOf([["column", "becomes"], ...rows])}`;
}

/** A Markdown table as the formatter would print it. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1].map((at) => Math.max(...rows.map((cells) => cells[at]?.length ?? 0)));
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const [header = [], ...others] = rows.map(lineOf);
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [header, rule, ...others].join("\n");
}
