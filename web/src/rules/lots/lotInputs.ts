import { BOTTLE_SIZE, type Lot, type LotField, lotSchema } from "sync-protocol";
import { wholeNumberIn } from "../typedNumber.ts";
import { sizeFromInput, sizeInWords } from "./bottleSize.ts";
import { amountInput, problemsOfPrice, readPrice } from "./price.ts";

/** The fields of a lot, in order. A price has two fields. */
export const LOT_INPUTS = [
  "bottles",
  "millilitres",
  "placeId",
  "position",
  "amount",
  "currency",
  "boughtOn",
  "shop",
  "arrivesOn",
  "note",
] as const;

export type LotInput = (typeof LOT_INPUTS)[number];

export type LotValues = Readonly<Record<LotInput, string>>;

/** The fields of a lot that the wine form contains. The form's bottle count belongs to the wine. */
export const DETAIL_INPUTS = [
  "millilitres",
  "placeId",
  "position",
  "amount",
  "currency",
  "boughtOn",
  "shop",
  "arrivesOn",
] as const satisfies readonly LotInput[];

export type DetailInput = (typeof DETAIL_INPUTS)[number];

/** Fills the form with a lot. `currency` is preselected if the lot has no price. */
export function lotValuesOf(lot: Lot, currency: string): LotValues {
  return {
    bottles: String(lot.bottles),
    millilitres: sizeInWords(lot.millilitres),
    placeId: lot.placeId ?? "",
    position: lot.position ?? "",
    amount: lot.price ? amountInput(lot.price) : "",
    currency: lot.price?.currency ?? currency,
    boughtOn: lot.boughtOn ?? "",
    shop: lot.shop ?? "",
    arrivesOn: lot.arrivesOn ?? "",
    note: lot.note ?? "",
  };
}

export type ReadLot =
  | { readonly kind: "ready"; readonly lot: Lot }
  | { readonly kind: "wrong"; readonly problems: LotProblems };

export type LotProblems = Partial<Record<LotInput, string>>;

/**
 * Parses the fields with the contract's schema. Values of `lot` that have no field in the form
 * stay.
 */
export function readLot(values: LotValues, lot: Lot): ReadLot {
  const { amount, currency } = values;
  const reading = amount.trim() === "" ? null : readPrice(amount, currency, { before: lot.price });
  const parsed = lotSchema.safeParse({
    ...lot,
    bottles: wholeNumberIn(values.bottles),
    millilitres: values.millilitres.trim() === "" ? BOTTLE_SIZE.usual : sizeIn(values.millilitres),
    placeId: values.placeId === "" ? null : values.placeId,
    position: values.position,
    price: reading?.kind === "price" ? reading.price : null,
    boughtOn: dayIn(values.boughtOn),
    shop: values.shop,
    arrivesOn: dayIn(values.arrivesOn),
    note: values.note,
  });
  const problems: LotProblems = reading ? { ...problemsOfPrice(reading) } : {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = LOT_INPUTS.find((known: LotField | LotInput) => known === path[0]);
    if (field) problems[field] ??= message;
  }
  const isReady = parsed.success && Object.keys(problems).length === 0;
  return isReady ? { kind: "ready", lot: parsed.data } : { kind: "wrong", problems };
}

/** Text that is not a size becomes `NaN`, which the schema refuses with an error message. */
function sizeIn(text: string): number {
  return sizeFromInput(text) ?? NaN;
}

function dayIn(text: string): string | null {
  return text === "" ? null : text;
}
