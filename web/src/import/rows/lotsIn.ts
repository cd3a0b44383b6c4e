import {
  BOTTLE_SIZE,
  foldText,
  type Lot,
  LOT_LENGTHS,
  PLACE_NAME_MAX,
  type Price,
  QUANTITY,
  RACK_MAX,
} from "sync-protocol";
import { spaceName } from "../../rules/racks/rack.ts";
import type { BottleState, Format, Use } from "../formats/Format.ts";
import { type Cells, fit, notBottles, notDate, type RowContext, shortened } from "./rowCells.ts";
import { millilitresIn } from "../values/bottleSizes.ts";
import { dayIn, isDay } from "../values/days.ts";
import { bottleCountIn } from "../values/numbers.ts";
import { isWord } from "../words/cellWords.ts";
import { i18n } from "../../language/i18n.ts";

export type LotFacts = Omit<Lot, "id" | "bottles" | "foreignId" | "placeId">;

export interface RowLot {
  readonly bottles: number;
  /** The names of the lot's nested places, the outermost place first. */
  readonly placePath: readonly string[];
  readonly rackName: string | null;
  readonly lot: LotFacts;
}

const COUNTS = ["bottles", "ordered"] as const;

export function countsBottles(cells: Cells): boolean {
  return COUNTS.some((use) => bottleCountIn(cells.text(use)) !== undefined);
}

/**
 * Whether the row's bottles were removed: a cell has the date or year of the removal, or a tick in
 * a table whose ticks mean "removed" according to the user.
 */
export function isGoneIn(
  cells: Cells,
  uses: readonly Use[],
  { format, settled, doubt }: RowContext,
) {
  if (settled.ticksAreGone && isWord("yes", cells.text("ticked"))) return true;
  const text = cells.text("goneOn");
  const isNone = uses.includes("goneBottles") && ["", "0"].includes(cells.text("goneBottles"));
  if (text === "" || isNone) return false;
  // A format without a `stock` priority lists only removed bottles, so any text in the date column
  // means that they were removed.
  if (format.stock === undefined || isDay(text) || /(?<!\d)(19|20)\d\d(?!\d)/.test(text))
    return true;
  doubt(
    i18n._("“{text}” is not a date on which bottles went", { text: shortened(text) }),
    "goneOn",
  );
  return false;
}

export function stateIn(cells: Cells, { states = {}, orderedPlaces = [] }: Format): BottleState {
  if (orderedPlaces.includes(cells.text("place"))) return "ordered";
  const text = foldText(cells.text("state"));
  return (Object.hasOwn(states, text) ? states[text] : undefined) ?? "held";
}

/** The text of the row's bottle count, if the text is not a usable number. */
export function unclearCountIn(cells: Cells, { doubt }: RowContext): string | undefined {
  for (const use of COUNTS) {
    const text = cells.text(use);
    const count = bottleCountIn(text);
    if (text === "" || (count !== undefined && count <= QUANTITY.max)) continue;
    const short = shortened(text);
    const problem =
      count === undefined
        ? notBottles(short)
        : i18n._("“{text}” is more than {most} bottles", {
            text: short,
            most: String(QUANTITY.max),
          });
    doubt(problem, use);
    return short;
  }
  return undefined;
}

export function lotsIn(
  cells: Cells,
  of: { readonly price: Price | null; readonly unclearCount: string | undefined },
  reading: RowContext,
): readonly RowLot[] {
  const { format, settled } = reading;
  const isBottle = format.bottleEach === true || settled.rows === "bottles";
  const used = bottleCountIn(cells.text("usedBottles")) ?? 0;
  const here = (bottleCountIn(cells.text("bottles")) ?? (isBottle ? 1 : 0)) - used;
  const ordered = bottleCountIn(cells.text("ordered")) ?? 0;
  const state = stateIn(cells, format);
  const lot = (as: "held" | "ordered") => lotIn(cells, { price: of.price, state: as }, reading);
  const lots: RowLot[] = [];
  // A lot with an unreadable count stays, because the user is asked for the count.
  if ((here > 0 || of.unclearCount !== undefined) && state !== "gone") {
    // Ordered bottles have no place yet.
    const isHeld = state === "held";
    lots.push({
      bottles: of.unclearCount === undefined ? here : 0,
      placePath: isHeld ? placePathIn(cells, reading) : [],
      rackName: isHeld ? rackNameIn(cells, reading) : null,
      lot: lot(state),
    });
  }
  if (ordered > 0 && of.unclearCount === undefined) {
    lots.push({ bottles: ordered, placePath: [], rackName: null, lot: lot("ordered") });
  }
  return lots;
}

function lotIn(
  cells: Cells,
  { price, state }: { readonly price: Price | null; readonly state: "held" | "ordered" },
  { settled, doubt }: RowContext,
): LotFacts {
  const day = (use: "boughtOn" | "arrivesOn") => {
    const text = cells.text(use);
    const found = text === "" ? undefined : dayIn(text, settled.dates ?? "iso");
    if (text !== "" && found === undefined) doubt(notDate(text), use);
    return found ?? null;
  };
  // If a row has a rack column, the first place column is the place and further place columns are
  // the position.
  const beside = cells.text("rack") === "" ? [] : cells.texts("place").slice(1);
  const within = [...beside, ...cells.texts("bin"), ...spaceIn(cells)];
  const fitting = fit(doubt);
  return {
    millilitres: sizeIn(cells, doubt),
    position: fitting("bin", within.join(", "), LOT_LENGTHS.position),
    state,
    boughtOn: day("boughtOn"),
    arrivesOn: day("arrivesOn"),
    shop: fitting("shop", cells.text("shop"), LOT_LENGTHS.shop),
    price,
    note: fitting("lotNote", cells.text("lotNote"), LOT_LENGTHS.note),
  };
}

function spaceIn(cells: Cells): readonly string[] {
  const coordinates = [...cells.texts("row"), ...cells.texts("column")];
  if (coordinates.length === 0) return cells.texts("space");
  const [row = 0, column = 0] = coordinates.map(Number);
  const isSpace = coordinates.length === 2 && isCountOf(row, RACK_MAX.rows);
  return isSpace && isCountOf(column, RACK_MAX.columns)
    ? [spaceName({ row, column, layer: 1 })]
    : coordinates;
}

function isCountOf(count: number, most: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= most;
}

/** Maximum nesting of places. The names of deeper places are combined. */
const DEPTH_MAX = 5;

/**
 * Maximum length of a text that is split at separators into nested places. A longer text is one
 * name.
 */
const PATH_MAX = 500;

const SEPARATOR = />|→|»|›|\\|::|\s\/\s/;

function placePathIn(cells: Cells, { format, doubt }: RowContext): readonly string[] {
  const { nothing = [], orderedPlaces = [] } = format;
  const names = cells.texts("place");
  const all = names.filter((name) => !nothing.includes(name) && !orderedPlaces.includes(name));
  return placePath(cells.text("rack") === "" ? all : all.slice(0, 1), doubt);
}

/** The places in a text, outermost first. "Cellar > Rack A" is a rack in a cellar. */
export function placePath(names: readonly string[], doubt: RowContext["doubt"]): readonly string[] {
  const parts = names
    .flatMap((name) => (name.length > PATH_MAX ? [name] : name.split(SEPARATOR)))
    .map((part) => part.trim());
  const path = parts.filter((part, at) => part !== "" && part !== parts[at - 1]);
  const nested = path.length > DEPTH_MAX ? innerTogether(path) : path;
  return nested.flatMap((name) => fit(doubt)("place", name, PLACE_NAME_MAX) ?? []);
}

function innerTogether(path: readonly string[]): readonly string[] {
  return [...path.slice(0, DEPTH_MAX - 1), path.slice(DEPTH_MAX - 1).join(", ")];
}

function rackNameIn(cells: Cells, { doubt }: RowContext): string | null {
  return fit(doubt)("rack", cells.text("rack"), PLACE_NAME_MAX);
}

function sizeIn(cells: Cells, doubt: RowContext["doubt"]): number {
  const litres = cells.text("litres");
  const text = litres === "" ? cells.text("millilitres") : `${litres} l`;
  const size = text === "" ? BOTTLE_SIZE.usual : millilitresIn(text);
  if (size !== undefined) return size;
  doubt(
    i18n._("“{text}” is not the size of a bottle", { text: shortened(text) }),
    ...(["millilitres", "litres"] as const),
  );
  return BOTTLE_SIZE.usual;
}
