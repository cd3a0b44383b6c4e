import WINDOWS from "../words/windows.json" with { type: "json" };
import { phraseBook } from "../words/phraseBook.ts";
import { dayIn } from "./days.ts";
import { valueText } from "./valueText.ts";

/** A window that is open at one end has no year for that end. */
export interface DrinkingYears {
  readonly from?: string;
  readonly to?: string;
}

type Part =
  | { readonly kind: "year"; readonly year: string }
  | { readonly kind: keyof typeof WINDOWS }
  | { readonly kind: "dash" };

const partsIn = phraseBook<keyof typeof WINDOWS>(WINDOWS);
const DASHES = new Set(["-", "–", "—", "/", "→", ">", "~"]);
const SILENT = new Set([".", ",", ":", ";", "(", ")", "'", "’"]);

/**
 * The drinking window in a text. A single year is the first year (`from`) or the last (`to`), as
 * `alone` says, unless a word or dash decides, as in "until 2030", "ab 2025", "now–2030", "2028+",
 * "2024-28". Returns `undefined` if the text has unknown words or no year.
 */
export function windowIn(text: string, alone: "from" | "to" = "from"): DrinkingYears | undefined {
  const plain = valueText(text);
  const parts = partsOf(yearOfDay(plain) ?? withFullYears(plain));
  const years = parts?.flatMap((part) => (part.kind === "year" ? [part.year] : [])) ?? [];
  const [first, second] = years;
  if (!parts || first === undefined || years.length > 2) return undefined;
  if (second !== undefined) return { from: first, to: second };
  const at = parts.findIndex(({ kind }) => kind === "year");
  return roleOf(parts.slice(0, at), parts.slice(at + 1), alone) === "from"
    ? { from: first }
    : { to: first };
}

function roleOf(before: readonly Part[], after: readonly Part[], alone: "from" | "to") {
  const isOf = (parts: readonly Part[], kind: Part["kind"]) =>
    parts.some((part) => part.kind === kind);
  if (isOf(after, "onwards") || isOf(after, "from")) return "from";
  const bound = before.findLast(({ kind }) => kind === "from" || kind === "to");
  if (bound?.kind === "to" || (bound && isOf(before, "now"))) return "to";
  if (bound) return "from";
  if (isOf(before, "dash") || isOf(before, "now") || isOf(after, "to")) return "to";
  return isOf(after, "dash") ? "from" : alone;
}

function partsOf(text: string): readonly Part[] | undefined {
  const parts: Part[] = [];
  for (const { words, meaning } of partsIn(text)) {
    const [word = ""] = words;
    if (meaning) parts.push({ kind: meaning });
    else if (/^\d{4}$/.test(word)) parts.push({ kind: "year", year: word });
    else if (word === "+") parts.push({ kind: "onwards" });
    else if (DASHES.has(word)) parts.push({ kind: "dash" });
    else if (!SILENT.has(word)) return undefined;
  }
  return parts;
}

/**
 * Expands "2024-28" and "24–28" to four-digit years. Reduces "01/01/2024" and "06/2030" to years.
 */
function withFullYears(text: string): string {
  return text
    .replace(/(?<!\d)\d{1,2}[./-]\d{1,2}[./-](?=\d{4}(?!\d))/g, "")
    .replace(/(?<!\d)\d{1,2}[./](?=\d{4}(?!\d))/g, "")
    .replace(/(?<!\d)(\d{4})-\d{2}-\d{2}(?!\d)/g, "$1")
    .replace(/(?<!\d)(\d\d)(\d\d)\s?([-–—/])\s?['’]?(\d\d)(?!\d)/g, shortEnd)
    .replace(/^['’]?(\d\d)\s?[-–—/]\s?['’]?(\d\d)$/, (whole, from: string, to: string) =>
      Number(from) < Number(to) ? `20${from}-20${to}` : whole,
    );
}

/**
 * Expands a two-digit second year if the result is later in the same century. Otherwise the second
 * number is a month, as in "2024-06".
 */
function shortEnd(whole: string, century: string, from: string, dash: string, to: string): string {
  if (Number(to) > Number(from)) return `${century}${from}${dash}${century}${to}`;
  return Number(to) <= 12 && Number(to) > 0 ? `${century}${from}` : whole;
}

function yearOfDay(text: string): string | undefined {
  if ((text.match(/(?<!\d)\d{4}(?!\d)/g)?.length ?? 0) > 1) return undefined;
  return (dayIn(text, "dmy") ?? dayIn(text, "mdy"))?.slice(0, 4);
}
