import {
  EVENT_LINE_MAX,
  type EventBody,
  eventBodySchema,
  type EventKind,
  foldText,
  type Price,
  PROSE_MAX,
  QUANTITY,
  type Rating,
  RATING_SCALES,
} from "sync-protocol";
import { type Cells, fit, priceIn, type Reading, shortened } from "./rowCells.ts";
import { dayIn, numberIn, scaleIn } from "./values.ts";

/** What a row tells that became of bottles, that some came, or that somebody tasted. */
export interface RowEvent {
  readonly what: "gone" | "came" | "tasted";
  /** What its program calls it. */
  readonly key: string | undefined;
  readonly bottles: number;
  readonly body: EventBody;
}

/** The event that a row tells of; none where it tells no day. */
export function eventIn(
  cells: Cells,
  { isGone, price }: { readonly isGone: boolean; readonly price: Price | null },
  reading: Reading,
): RowEvent | undefined {
  const isTasted = cells.text("tastedNote") !== "" || cells.text("rating") !== "";
  const came = cells.text("cameBottles");
  const hasCome = !isGone && !["", "0"].includes(came);
  if (!isGone && !hasCome && !isTasted) return undefined;
  const what = isGone ? "gone" : hasCome ? "came" : "tasted";
  const day = dayOfEvent(cells.text(what === "tasted" ? "tastedOn" : "goneOn"), reading);
  if (day === undefined) return undefined;

  const { doubt } = reading;
  const sold = isGone ? priceIn(cells, reading, ["goneFor", "goneCurrency"]) : null;
  const paid = hasCome ? priceIn(cells, reading, ["cameFor", "goneCurrency"]) : null;
  const how = isGone ? kindIn(cells, sold) : { kind: hasCome ? "added" : "tasted", word: "" };
  const note = [how.word, cells.text("goneNote"), cells.text("tastedNote")];
  const text = withoutEntities(withoutMentions(note.filter((one) => one !== "").join(": ")));
  const body = eventBodySchema.safeParse({
    kind: how.kind,
    day,
    occasion: fit(doubt)("occasion", cells.text("occasion"), EVENT_LINE_MAX),
    company: fit(doubt)("company", cells.text("goneTo"), EVENT_LINE_MAX),
    rating: ratingIn(cells, reading),
    flaw: /^(true|wahr|vrai|vero|verdadero|yes|1)$/i.test(cells.text("flawed")) ? "other" : null,
    note: fit(doubt)("note", text, PROSE_MAX),
    price: sold ?? paid ?? price,
  });
  if (!body.success) {
    doubt(body.error.issues[0]?.message ?? "It is no event");
    return undefined;
  }
  const gone = isGone ? bottlesIn(cells.text("goneBottles") || cells.text("bottles"), reading) : 0;
  const bottles = hasCome ? bottlesIn(came, reading) : 0 - gone;
  const key = cells.text("eventKey") || undefined;
  return { what, key, bottles, body: body.data };
}

function dayOfEvent(text: string, { settled, doubt }: Reading): string | undefined {
  const day = text === "" ? undefined : dayIn(text, settled.dates ?? "iso");
  if (text !== "" && day === undefined) doubt(`“${shortened(text)}” is no day`);
  return day;
}

/** Words for how bottles go, in the languages of the programs; the first of a text is meant. */
const KINDS: ReadonlyMap<string, EventKind> = new Map(
  (
    [
      ["drank", "drank drunk drink consumed bu bue consomme degustation getrunken"],
      ["gave", "gave gift gifted given offered donated offert offerte cadeau verschenkt"],
      ["sold", "sold sale vendu vendue vente verkauft"],
      ["broken", "broken broke damaged spilled casse cassee zerbrochen"],
      ["lost", "lost missing stolen perdu perdue verloren"],
    ] as const
  ).flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)),
);

/** What a text says became of bottles; `undefined` where its first word is none that is known. */
export function kindNamed(text: string): EventKind | undefined {
  return KINDS.get(/^[a-z]+/.exec(foldText(text))?.[0] ?? "");
}

/**
 * How bottles went: as the row says, else sold where they brought something, else drunk, as is meant wherever a
 * bottle is taken without a word. A word that is none of these stays in the note.
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

function bottlesIn(text: string, { settled, doubt }: Reading): number {
  const count = text === "" ? 1 : numberIn(text, settled.decimal);
  if (count !== undefined && Number.isInteger(count) && count > 0 && count <= QUANTITY.max) {
    return count;
  }
  doubt(`“${shortened(text)}” is no number of bottles; one is meant`);
  return 1;
}

function ratingIn(cells: Cells, { format, settled, doubt }: Reading): Rating | null {
  const text = cells.text("rating");
  const value = numberIn(text, text.includes(",") ? "," : ".");
  // Where nobody has rated, some programs write a nought.
  if (text === "" || value === 0) return null;
  const told = Number(cells.text("ratingScale"));
  const own = RATING_SCALES.find((one) => one === told);
  const scale = scaleIn(text) ?? own ?? format.ratingScale ?? settled.scale;
  if (scale !== undefined && value !== undefined && value > 0 && value <= scale) {
    return { value, scale };
  }
  doubt(
    `The rating “${shortened(text)}” ${scale === undefined ? "names no scale" : `is none out of ${String(scale)}`}`,
  );
  return null;
}

/** A text without the names that Vivino writes as links. */
export function withoutMentions(text: string): string {
  return text.replace(/@\[\d+\|\d+\|([^\]]*)\]/g, "$1");
}

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#39;", "'"],
  ["&apos;", "'"],
  ["&nbsp;", " "],
]);

/** A text that a web form has written, as its writer meant it. */
function withoutEntities(text: string): string {
  return text.replace(
    /&(amp|lt|gt|quot|#39|apos|nbsp);/g,
    (entity) => ENTITIES.get(entity) ?? entity,
  );
}
