import {
  BARCODES,
  DRINKING_YEARS,
  LINE_FIELDS,
  TAGS,
  VINTAGE_MIN,
  type WineBody,
} from "sync-protocol";
import { withoutMentions } from "./eventIn.ts";
import type { Use } from "../formats/Format.ts";
import { type Cells, type RowContext, shortened } from "./rowCells.ts";
import { numberIn } from "../values/numbers.ts";
import { valueText } from "../values/valueText.ts";
import { windowIn } from "../values/windows.ts";
import { wineTypeIn } from "../values/wineTypes.ts";
import { isWord } from "../words/cellWords.ts";
import { i18n } from "../../language/i18n.ts";

/** The facts about a wine in a row. A fact that the row does not have is absent. */
export type Facts = Partial<Omit<WineBody, "lots" | "quantity" | "photoUrl">>;

export function factsIn(cells: Cells, reading: RowContext & { readonly isNoted: boolean }): Facts {
  const [country = "", region = "", ...within] = cells.text("locale").split(", ");
  const lines = {
    country,
    region,
    appellation: within[1] ?? "",
    ...linesIn(cells),
    designation: [...new Set([lineIn(cells, "designation"), lineIn(cells, "vineyard")])]
      .filter((text) => text !== "")
      .join(", "),
    notes: notesIn(cells, reading),
  };
  return {
    ...Object.fromEntries(Object.entries(lines).filter(([, text]) => text !== "")),
    ...vintageIn(cells, reading),
    ...typeIn(cells, reading),
    ...alcoholIn(cells, reading),
    ...yearsIn(cells, reading),
    ...setsIn(cells, reading),
  };
}

function linesIn(cells: Cells): Facts {
  const lines = LINE_FIELDS.map((field) => [field, lineIn(cells, field)] as const);
  return Object.fromEntries(lines.filter(([, text]) => text !== ""));
}

/** Normalizes spaces to single spaces and removes zero-width characters. */
function lineIn(cells: Cells, use: Use): string {
  return cells
    .text(use)
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The wine's notes. Omits a tasting note with a date, because such a note becomes an event. */
function notesIn(
  cells: Cells,
  { isNoted, settled }: RowContext & { readonly isNoted: boolean },
): string {
  const tasted = isNoted ? [] : cells.texts("tastedNote");
  const noted = isNoted && settled.rows === "tastings" ? [] : cells.texts("notes");
  return [...tasted, ...noted].map(withoutMentions).join("\n\n");
}

/** A four-digit year with at most one short word, as in "2015", "2015er", "Jg. 2015", "2,015". */
const VINTAGE = /^(?:[\p{L}.]{1,12}\s)?(\d{4}|\d[.,]\d{3})(?:[.,]0+)?(?:er)?$/u;

function vintageIn(cells: Cells, { format, doubt }: RowContext): Facts {
  const text = cells.text("vintage");
  if (text === "" || format.unknownYears?.includes(text)) return {};
  if (isWord("nonVintage", text) || format.nonVintage?.includes(text)) return { nonVintage: true };
  const year = Number(VINTAGE.exec(valueText(text))?.[1]?.replace(/\D/, ""));
  if (year >= VINTAGE_MIN && year < 2200) return { vintage: year };
  doubt(i18n._("“{text}” is not a vintage", { text: shortened(text) }), "vintage");
  return {};
}

function typeIn(cells: Cells, { format, doubt }: RowContext): Facts {
  const text = cells.text("type");
  const category = cells.text("category");
  const colour = `${cells.text("color")} ${category}`;
  // The type "White" in the category "Sparkling" is a sparkling wine.
  const own = wineTypeIn(text) && wineTypeIn(`${text} ${category}`);
  const type = own ?? wineTypeIn(text) ?? wineTypeIn(colour);
  if (type) return { type };
  const isSaid = text !== "" && !format.nothing?.includes(text);
  if (isSaid) doubt(i18n._("“{text}” is not a type of wine", { text: shortened(text) }), "type");
  return {};
}

function alcoholIn(cells: Cells, { settled, doubt }: RowContext): Facts {
  const text = cells.text("alcohol");
  const alcohol =
    text === "" ? undefined : numberIn(text, text.includes(",") ? "," : settled.decimal);
  if (text === "" || alcohol === 0) return {};
  if (alcohol !== undefined && alcohol > 0 && alcohol < 100)
    return { alcohol: Math.round(alcohol * 10) / 10 };
  doubt(i18n._("“{text}” is not a percentage of alcohol", { text: shortened(text) }), "alcohol");
  return {};
}

const WINDOW = ["drinkFrom", "drinkTo", "window"] as const;

function yearsIn(cells: Cells, { format, doubt }: RowContext): Facts {
  const years: { from?: number; to?: number } = {};
  for (const use of WINDOW) {
    const text = cells.text(use);
    if (text === "" || text === "0" || format.unknownYears?.includes(text)) continue;
    const found = windowIn(text, use === "drinkTo" ? "to" : "from");
    if (!found) doubt(notDrinkingYear(text), use);
    for (const end of ["from", "to"] as const) {
      const year = Number(found?.[end]);
      if (found?.[end] === undefined || format.unknownYears?.includes(found[end])) continue;
      if (year >= DRINKING_YEARS.min && year <= DRINKING_YEARS.max) years[end] ??= year;
      else doubt(notDrinkingYear(text), use);
    }
  }
  const { from, to } = years;
  if (from !== undefined && to !== undefined && to < from) {
    const sentence = i18n._("Its drinking window ends in {to}, before it begins in {from}", {
      to: String(to),
      from: String(from),
    });
    doubt(sentence, ...WINDOW);
    return {};
  }
  return {
    ...(from !== undefined && { drinkFrom: from }),
    ...(to !== undefined && { drinkTo: to }),
  };
}

function notDrinkingYear(text: string): string {
  return i18n._("“{text}” is not a year to drink it", { text: shortened(text) });
}

export const TOO_MANY = {
  tags: i18n._("Not all its tags fit"),
  barcodes: i18n._("Not all its barcodes fit"),
} as const;

function setsIn(cells: Cells, { doubt }: RowContext): Facts {
  const tags = [...partsOf(cells.text("tags")), ...cells.texts("tag")];
  const codes = partsOf(cells.text("barcodes")).flatMap(codesIn);
  const notCodes = codes.filter((code) => !isBarcode(code));
  for (const code of notCodes)
    doubt(i18n._("“{code}” is not a barcode", { code: shortened(code) }), "barcodes");
  const kept = tags.filter((tag) => tag.length <= TAGS.length).slice(0, TAGS.most);
  if (kept.length < tags.length) doubt(TOO_MANY.tags, "tags", "tag");
  const fitting = codes.filter(isBarcode);
  const barcodes = fitting.slice(0, BARCODES.most);
  if (barcodes.length < fitting.length) doubt(TOO_MANY.barcodes, "barcodes");
  return { ...(kept.length > 0 && { tags: kept }), ...(barcodes.length > 0 && { barcodes }) };
}

function isBarcode(code: string): boolean {
  return (
    /^\d+$/.test(code) && code.length >= BARCODES.digits.min && code.length <= BARCODES.digits.max
  );
}

/** The barcodes in a text. Spaces may separate the digits of one barcode, or several barcodes. */
function codesIn(text: string): readonly string[] {
  const whole = text.replace(/\s/g, "");
  return isBarcode(whole) ? [whole] : text.split(/\s+/);
}

function partsOf(text: string): readonly string[] {
  const parts = text.split(/[,;|]/).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ""))];
}
