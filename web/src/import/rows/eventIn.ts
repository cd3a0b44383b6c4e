import {
  EVENT_LINE_MAX,
  type EventBody,
  eventBodySchema,
  type EventKind,
  type Price,
  PROSE_MAX,
  QUANTITY,
  type Rating,
} from "sync-protocol";
import type { Use } from "../formats/index.ts";
import {
  type Cells,
  fit,
  notBottles,
  notDate,
  priceIn,
  type RowContext,
  shortened,
} from "./rowCells.ts";
import { dayIn } from "../values/days.ts";
import { bottleCountIn } from "../values/numbers.ts";
import { ratingOutOf, ratingTextIn } from "../values/ratings.ts";
import { valueText } from "../values/valueText.ts";
import { isWord } from "../words/cellWords.ts";
import { phraseBook } from "../words/phraseBook.ts";
import GONE_KINDS from "../words/goneKinds.json" with { type: "json" };
import { i18n } from "../../language/i18n.ts";

export interface RowEvent {
  readonly what: "gone" | "came" | "tasted";
  /** The program's id of the event. */
  readonly key: string | undefined;
  readonly bottles: number;
  readonly body: EventBody;
}

/**
 * The event of a row: bottles removed, added or tasted. `undefined` if the row has no event or no
 * date.
 */
export function eventIn(
  cells: Cells,
  { isGone, price }: { readonly isGone: boolean; readonly price: Price | null },
  reading: RowContext,
): RowEvent | undefined {
  const isTasting = reading.settled.rows === "tastings";
  const isTasted = isTasting || cells.text("tastedNote") !== "" || cells.text("rating") !== "";
  const came = cells.text("cameBottles");
  const hasCome = !isGone && !["", "0"].includes(came);
  if (!isGone && !hasCome && !isTasted) return undefined;
  const what = isGone ? "gone" : hasCome ? "came" : "tasted";
  const day = dayOfEvent(
    cells,
    what === "tasted" ? ["tastedOn", ...(isTasting ? BOUGHT : [])] : GONE,
    reading,
  );
  const bottles = what === "tasted" ? 0 : bottlesIn(cells, what, reading);
  if (day === undefined || bottles === undefined) return undefined;

  const { doubt } = reading;
  const sold = isGone ? priceIn(cells, reading, ["goneFor", "goneCurrency"]) : null;
  const paid = hasCome ? priceIn(cells, reading, ["cameFor", "goneCurrency"]) : null;
  const how = isGone ? kindIn(cells, sold) : { kind: hasCome ? "added" : "tasted", word: "" };
  const tasted = isTasting ? cells.texts("notes") : [];
  const note = [how.word, cells.text("goneNote"), cells.text("tastedNote"), ...tasted];
  const text = withoutMentions(note.filter((one) => one !== "").join(": "));
  const fitting = fit(doubt);
  const body = eventBodySchema.safeParse({
    kind: how.kind,
    day,
    occasion: fitting("occasion", cells.text("occasion"), EVENT_LINE_MAX),
    company: fitting("goneTo", cells.text("goneTo"), EVENT_LINE_MAX),
    rating: ratingIn(cells, reading),
    flaw: isWord("yes", cells.text("flawed")) ? "other" : null,
    note: fitting("goneNote", text, PROSE_MAX),
    price: sold ?? paid ?? price,
  });
  if (!body.success) {
    doubt(body.error.issues[0]?.message ?? i18n._("The event can’t be read"), "goneNote");
    return undefined;
  }
  const key = cells.text("eventKey") || undefined;
  return { what, key, bottles: isGone ? -bottles : bottles, body: body.data };
}

const GONE: readonly Use[] = ["goneOn"];
const BOUGHT: readonly Use[] = ["boughtOn"];

function dayOfEvent(
  cells: Cells,
  uses: readonly Use[],
  { settled, doubt }: RowContext,
): string | undefined {
  const use = uses.find((one) => cells.text(one) !== "");
  if (use === undefined) return undefined;
  const text = cells.text(use);
  const day = dayIn(text, settled.dates ?? "iso");
  if (day === undefined) doubt(notDate(text), use);
  return day;
}

const kindsIn = phraseBook<keyof typeof GONE_KINDS>(GONE_KINDS);

/**
 * The kind of event that a text names. `undefined` if the text does not begin with a known word.
 */
export function kindNamed(text: string): EventKind | undefined {
  return kindsIn(valueText(text))[0]?.meaning;
}

/**
 * The kind of removal in the row. Without a known word, the kind is sold if there is a price, else
 * drunk. An unknown word stays in the note.
 */
function kindIn(
  cells: Cells,
  sold: Price | null,
): { readonly kind: EventKind; readonly word: string } {
  const text = cells.text("goneHow");
  const kind = kindNamed(text);
  if (kind) return { kind, word: "" };
  if (text !== "") return { kind: "corrected", word: text };
  return { kind: sold ? "sold" : "drank", word: "" };
}

/**
 * Number of bottles added or removed: 1 if the row has no number, `undefined` if the number is
 * unreadable.
 */
function bottlesIn(cells: Cells, what: "gone" | "came", { doubt }: RowContext): number | undefined {
  const uses = what === "came" ? (["cameBottles"] as const) : (["goneBottles", "bottles"] as const);
  const use = uses.find((one) => cells.text(one) !== "");
  if (use === undefined) return 1;
  const count = bottleCountIn(cells.text(use));
  // The row has a removal date, so at least one bottle was removed. A count of 0 is the number of
  // bottles left.
  if (count === 0) return 1;
  if (count !== undefined && count <= QUANTITY.max) return count;
  doubt(notBottles(cells.text(use)), use);
  return undefined;
}

function ratingIn(cells: Cells, { format, settled, doubt, keep }: RowContext): Rating | null {
  const text = cells.text("rating");
  // Some programs write 0 for wines without a rating.
  if (text === "" || /^0([.,]0+)?$/.test(text)) return null;
  const read = ratingTextIn(text);
  if (!read) {
    keep("rating");
    return null;
  }
  const { value, outOf } = read;
  const ofColumn = Number(cells.text("ratingScale"));
  const scale = outOf ?? (ofColumn > 0 ? ofColumn : (format.ratingScale ?? settled.scale));
  const rating = scale === undefined ? undefined : ratingOutOf(value, scale);
  if (rating) return rating;
  const facts = { rating: shortened(text), scale: String(scale) };
  const problem =
    scale === undefined
      ? i18n._("The rating “{rating}” has no scale", facts)
      : i18n._("The rating “{rating}” is more than {scale}", facts);
  doubt(problem, "rating", "ratingScale");
  return null;
}

/** Replaces Vivino's mentions, such as "@[1|42|Ana Lima]", by the names in them. */
export function withoutMentions(text: string): string {
  return text.replace(/@\[\d{1,20}\|\d{1,20}\|([^\]@]{0,200})\]/g, "$1");
}
