import {
  BARCODES,
  englishLabelOf,
  type Lot,
  LOT_LENGTHS,
  LOTS_MAX,
  type Price,
  PROSE_MAX,
  QUANTITY,
  TAGS,
  type WineBody,
} from "sync-protocol";
import {
  joinedRows,
  type ExtraCell,
  type ExtraRow,
  extraText,
} from "../../rules/cellar/extraFields.ts";
import { importedId } from "./importIds.ts";
import { type Facts, TOO_MANY } from "../rows/factsIn.ts";
import type { RowLot } from "../rows/lotsIn.ts";
import { fit } from "../rows/rowCells.ts";
import type { PlaceBook } from "./placeBook.ts";
import { type ImportedLot, placedInRacks } from "./rackedLots.ts";
import type { FileLocation } from "./readRows.ts";
import { i18n } from "../../language/i18n.ts";

export const EXTRA_FIELDS_CUT = i18n._("The columns without a field were too long and were cut");

export interface Doubt {
  readonly where: FileLocation;
  readonly sentence: string;
}

export interface WineDraft {
  readonly wineId: string;
  readonly bottleId: string;
  readonly source: string;
  readonly where: FileLocation;
  readonly facts: Facts;
  readonly lots: readonly Lot[];
  /** Whether the file states a bottle count, which may be zero. */
  readonly hasBottleCount?: boolean;
  readonly unclearCount?: string | undefined;
  /** Whether the wine is imported even if it has no bottle. */
  readonly isKeptEmpty?: boolean;
  /** Reports about facts of joined wines that did not fit into this wine's fields. */
  readonly doubts?: readonly Doubt[];
  /** The photo's file from the imported ZIP: JPEG, PNG or WebP. */
  readonly photo?: Uint8Array | undefined;
  /**
   * Set only for a wine from our own export. Such a wine replaces all fields, even with empty
   * values.
   */
  readonly whole?:
    | {
        readonly body: WineBody;
        readonly isArchived: boolean;
        /** The photo as a JPEG. */
        readonly photo: Uint8Array | undefined;
      }
    | undefined;
}

export interface WineAccumulator {
  readonly source: string;
  readonly key: string;
  readonly where: FileLocation;
  facts: Facts;
  price: Price | null;
  photo: Uint8Array | undefined;
  readonly lots: ImportedLot[];
  readonly racked: RowLot[];
  readonly extraRows: ExtraRow[];
  names: { readonly table: string; readonly heading: string } | undefined;
  hasBottleCount: boolean;
  unclearCount: string | undefined;
  isKeptEmpty: boolean;
  countedIn: string | undefined;
}

export function draftOf(wine: WineAccumulator, doubts: Doubt[], places: PlaceBook): WineDraft {
  const { source, where, key } = wine;
  const wineId = importedId("wine", key);
  const bottleId = importedId("bottle", key);
  const isNoneLeft = wine.hasBottleCount && wine.lots.length === 0;
  const priced = placedInRacks(wine.lots, isNoneLeft ? [] : wine.racked).map((one) => ({
    ...one,
    lot: { ...one.lot, price: one.lot.price ?? wine.price },
  }));
  const fitting = fittingLots(priced);
  const doubt = (sentence: string) => {
    doubts.push({ where, sentence });
  };
  if (fitting.length < priced.length) {
    doubt(
      i18n._("It has {lots} lots; the smallest were put together to make {most}", {
        lots: String(priced.length),
        most: String(LOTS_MAX),
      }),
    );
  }
  const { notes, tags, barcodes, beyond } = fittingFacts(wine.facts, doubt);
  const { text: extraFields, tooMany } = extraText([
    ...joinedRows(wine.extraRows),
    ...namesWithoutRoom(wine, fitting),
    ...(beyond.length > 0 ? [{ table: source, cells: beyond }] : []),
  ]);
  if (tooMany > 0) doubt(EXTRA_FIELDS_CUT);
  const firstHeld = fitting.findIndex(({ lot }) => lot.state === "held");
  const lots = fitting.map(({ bottles, lot, placePath, rackName, bottleKeys }, at): Lot => {
    const placeId =
      rackName === null
        ? places.idOf(source, placePath)
        : places.rackIn(source, placePath, rackName);
    const id =
      at === firstHeld ? bottleId : importedId("lot", key, JSON.stringify({ ...lot, placeId }));
    return {
      ...lot,
      id,
      bottles,
      placeId,
      foreignId: foreignIdOf(bottleKeys),
    };
  });
  const facts = {
    ...wine.facts,
    ...(notes !== null && { notes }),
    ...(tags && { tags }),
    ...(barcodes && { barcodes }),
    ...(extraFields !== null && { extraFields }),
  };
  const { hasBottleCount, isKeptEmpty, photo } = wine;
  const unclearCount = wine.unclearCount ?? tooManyIn(lots);
  return {
    ...{ wineId, bottleId, source, where, facts, lots },
    ...{ hasBottleCount, unclearCount, isKeptEmpty, photo },
  };
}

/** Cuts facts to their fields' lengths, and returns the full texts as cells to keep. */
function fittingFacts(facts: Facts, doubt: (sentence: string) => void) {
  const beyond: ExtraCell[] = [];
  const some = (field: "tags" | "barcodes", most: number) => {
    const all = facts[field];
    if (all && all.length > most) {
      doubt(TOO_MANY[field]);
      beyond.push([englishLabelOf(field), all.slice(most).join(", ")]);
    }
    return all?.slice(0, most);
  };
  const whole = facts.notes ?? "";
  const notes = fit(doubt)("notes", whole, PROSE_MAX);
  if (whole.length > PROSE_MAX) beyond.push([englishLabelOf("notes"), whole.slice(PROSE_MAX)]);
  const tags = some("tags", TAGS.most);
  return { notes, tags, barcodes: some("barcodes", BARCODES.most), beyond };
}

function tooManyIn(lots: readonly Lot[]): string | undefined {
  const bottles = lots.reduce((sum, lot) => sum + lot.bottles, 0);
  return bottles > QUANTITY.max ? String(bottles) : undefined;
}

function foreignIdOf(names: readonly string[]): string | null {
  const all = names.join(" ");
  return all === "" || all.length > LOT_LENGTHS.foreignId ? null : all;
}

function namesWithoutRoom(
  { names }: WineAccumulator,
  lots: readonly ImportedLot[],
): readonly ExtraRow[] {
  const left = lots.flatMap(({ bottleKeys }) =>
    foreignIdOf(bottleKeys) === null ? bottleKeys : [],
  );
  if (!names || left.length === 0) return [];
  return [{ table: names.table, cells: [[names.heading, left.join(" ")]] }];
}

/**
 * Keeps the largest lots. The other lots of each state become one lot without details, so that no
 * bottle is lost.
 */
function fittingLots(lots: readonly ImportedLot[]): readonly ImportedLot[] {
  if (lots.length <= LOTS_MAX) return lots;
  const bySize = [...lots].sort((one, other) => other.bottles - one.bottles);
  const kept = new Set(bySize.slice(0, LOTS_MAX - 2));
  const rest = bySize.slice(LOTS_MAX - 2);
  const together = (["held", "ordered"] as const).flatMap((state) => {
    const some = rest.filter(({ lot }) => lot.state === state);
    const [first] = some;
    if (!first) return [];
    const bottles = some.reduce((sum, one) => sum + one.bottles, 0);
    const plain = {
      ...first.lot,
      position: null,
      boughtOn: null,
      arrivesOn: null,
      shop: null,
      price: null,
      note: null,
    };
    const bottleKeys = some.flatMap((one) => one.bottleKeys);
    return [{ bottles, lot: plain, placePath: [], rackName: null, bottleKeys }];
  });
  return [...lots.filter((one) => kept.has(one)), ...together];
}
