import {
  fieldsWith,
  type Lot,
  lotsOf,
  plainLot,
  QUANTITY,
  stockOf,
  WINE_ADDITIONS,
  WINE_TABLE,
  type WineBody,
  wineBodySchema,
  type WineFieldWith,
} from "sync-protocol";
import {
  DETAIL_INPUTS,
  type DetailInput,
  type LotInput,
  lotValuesOf,
  readLot,
} from "../../rules/lots/lotInputs.ts";
import { lotsOfRows, rowsIn, rowsProblem } from "../../rules/lots/lotRows.ts";
import { fieldText } from "../../rules/cellar/fieldText.ts";
import { decimalIn, wholeNumberIn } from "../../rules/typedNumber.ts";
import { shownLots } from "../../rules/lots/lotNames.ts";
import { quantityFromInput, vintageProblem } from "../../rules/cellar/wineInputs.ts";

/** What came to a wine after the first build. */
export type WineAddition = keyof typeof WINE_ADDITIONS;

/** The fields of the wine itself that the form asks for; the photo has its own way. */
export type BodyField = WineFieldWith<"control">;
export type MoreField = BodyField & WineAddition;

export const BODY_FIELDS: readonly BodyField[] = fieldsWith("control");

/** The fields under "More". */
export const MORE_FIELDS: readonly MoreField[] = BODY_FIELDS.filter(
  (field): field is MoreField => field in WINE_ADDITIONS,
);

/** The fields of the form, as typed. */
export type FormField = BodyField | DetailInput | "ordered" | "rows";
export type WineFormValues = Readonly<Record<FormField, string>>;

/** The fields in the order in which they stand; the first wrong one gets the focus. */
export const FORM_FIELDS: readonly FormField[] = [
  ...BODY_FIELDS.flatMap((field): FormField[] =>
    field === "quantity" ? [field, "rows"] : [field],
  ),
  "ordered",
  ...DETAIL_INPUTS,
];

/** The lot that a form tells of, and the bottle id of its wine. */
export interface FormLot {
  readonly lot: Lot;
  readonly bottleId: string;
}

/** The lot of a new wine, which may be on order. */
export interface NewLot extends FormLot {
  /** The id that it has then: the first lot of a wine is in the cellar (rule L1). */
  readonly orderId: string;
}

/**
 * The lot of a wine that its form tells of: the only one, which is in the cellar. Several lots, and one
 * that is on its way, are told on the wine's page.
 */
export function formLotOf(
  { quantity, lots }: Pick<WineBody, "quantity" | "lots">,
  bottleId: string,
): FormLot | undefined {
  const [lot, ...others] = shownLots({ bottleId, quantity, lots });
  return lot?.state === "held" && others.length === 0 ? { lot, bottleId } : undefined;
}

/** What an empty form holds in `year`; `currency` stands beside the price, and the bottles go to `placeId`. */
export function blankValues(
  year: number,
  currency = "",
  placeId: string | null = null,
): WineFormValues {
  return {
    ...bodyTexts(() => ""),
    ...detailsOf({ ...plainLot("", 0), placeId }, currency),
    ordered: "",
    rows: "",
    vintage: String(year),
    quantity: String(QUANTITY.initial),
  };
}

/** What the form holds when these values of a wine are opened in it, and the lot that it tells of. */
export function valuesOf(wine: WineBody, told?: FormLot, currency = ""): WineFormValues {
  return {
    ...bodyTexts((field) => textOf(wine[field])),
    ordered: "",
    rows: "",
    ...detailsOf(told?.lot ?? plainLot("", 0), currency),
  };
}

function detailsOf(lot: Lot, currency: string): Readonly<Record<DetailInput, string>> {
  const told = lotValuesOf(lot, currency);
  const { millilitres, placeId, position, amount, boughtOn, shop, arrivesOn } = told;
  const paid = { amount, currency: told.currency };
  return { millilitres, placeId, position, ...paid, boughtOn, shop, arrivesOn };
}

/** What the fields of a lot hold of which nothing is told. */
const NO_DETAILS = detailsOf(plainLot("", 0), "");

/** Whether something that "More" opens is told. */
export function isMoreTold(values: WineFormValues): boolean {
  const ofLot = DETAIL_INPUTS.filter((field) => field !== "currency");
  return (
    MORE_FIELDS.some((field) => values[field] !== "") ||
    ofLot.some((field) => values[field] !== NO_DETAILS[field])
  );
}

/** What a switch holds while it is on. */
export const ON = "on";

function textOf(value: WineBody[BodyField]): string {
  return value === true ? ON : fieldText(value);
}

/** What `textFor` says of each field of a wine's body. */
function bodyTexts(textFor: (field: BodyField) => string): Readonly<Record<BodyField, string>>;
function bodyTexts(textFor: (field: BodyField) => string): object {
  return Object.fromEntries(BODY_FIELDS.map((field) => [field, textFor(field)]));
}

/** What the form says when it is to be saved: a whole wine, or a sentence for each wrong field. */
export type ReadForm =
  | {
      readonly kind: "ready";
      readonly body: WineBody;
      /** The lots that the form tells of. */
      readonly lots: readonly Lot[];
    }
  | { readonly kind: "wrong"; readonly problems: FormProblems };

export type FormProblems = Partial<Record<FormField, string>>;

/** What the form is read against. */
export interface FormBounds {
  /** The year that this device has; no vintage is later. */
  readonly year: number;
  /** The vintage that an edited wine already has, accepted whatever the year (rule W2). */
  readonly knownVintage: number | undefined;
  /** What the form does not ask for, as it is to stay. */
  readonly unasked: Pick<WineBody, WineAddition>;
  /** The lot that it tells of; none where its details are not asked for. */
  readonly told?: FormLot | NewLot | undefined;
}

/** Reads the form by the contract's schema and the year of this device. */
export function readForm(
  values: WineFormValues,
  photoUrl: string | null,
  bounds: FormBounds,
): ReadForm {
  const vintage = wholeNumberIn(values.vintage);
  const quantity = quantityFromInput(values.quantity);
  const parsed = wineBodySchema.safeParse({
    ...bounds.unasked,
    ...Object.fromEntries(BODY_FIELDS.map((field) => [field, readField(field, values[field])])),
    vintage,
    quantity,
    photoUrl,
  });
  const details =
    bounds.told &&
    readLot(lotValues(values, quantity, bounds.told), lotToRead(values, bounds.told));
  const rows = rowsIn(values.rows);
  const wrongRows = rowsProblem(rows);
  const problems = {
    ...(wrongRows !== undefined && { rows: wrongRows }),
    ...(parsed.success ? {} : problemsOf(parsed.error.issues)),
    ...missing(values),
    ...lateVintage(vintage, bounds),
    ...(details?.kind === "wrong" && problemsIn(details.problems)),
  };
  if (!parsed.success || Object.keys(problems).length > 0) return { kind: "wrong", problems };
  const lot = details?.kind === "ready" ? details.lot : undefined;
  const lots = lot ? [lot, ...lotsOfRows(rows, lot, values.arrivesOn)] : [];
  return { kind: "ready", body: withLots(parsed.data, bounds.told, lots), lots };
}

function readField(field: BodyField, text: string): unknown {
  const { control } = WINE_TABLE[field];
  switch (control) {
    case "line":
    case "prose":
    case "choice":
      return text;
    case "number":
    case "year":
      return wholeNumberIn(text) ?? null;
    case "decimal":
      return decimalIn(text) ?? null;
    case "switch":
      return text === ON;
    case "list":
      return tagsIn(text);
  }
}

/** What the form says of its lot: its bottles are the wine's, and what it does not ask for stays. */
function lotValues(
  values: WineFormValues,
  quantity: number,
  told: FormLot | NewLot,
): Readonly<Record<LotInput, string>> {
  // A day of arrival that was told before the order was taken back is of no bottle in the cellar.
  const arrives = "orderId" in told && values.ordered !== ON ? { arrivesOn: "" } : {};
  return { ...lotValuesOf(told.lot, ""), ...values, ...arrives, bottles: String(quantity) };
}

/** The lot over which the form is read: one that is on order from now on has an id of its own. */
function lotToRead({ ordered }: WineFormValues, told: FormLot | NewLot): Lot {
  if (ordered !== ON || !("orderId" in told)) return told.lot;
  return { ...told.lot, id: told.orderId, state: "ordered" };
}

function problemsIn(problems: Partial<Record<LotInput, string>>): FormProblems {
  const told = DETAIL_INPUTS.filter((field) => problems[field] !== undefined);
  return Object.fromEntries(told.map((field) => [field, problems[field]]));
}

function withLots(
  body: WineBody,
  told: FormLot | undefined,
  [lot, ...more]: readonly Lot[],
): WineBody {
  if (!told || !lot) return body;
  const { bottleId } = told;
  if (lot.state === "ordered") return { ...body, ...stockOf(bottleId, [lot, ...more]) };
  const lots = lotsOf({ ...body, bottleId }).map((one) => (one.id === lot.id ? lot : one));
  return { ...body, ...stockOf(bottleId, [...lots, ...more]) };
}

function tagsIn(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return tags.filter((tag) => tag !== "");
}

/** The first sentence for each field of the form, of the contract's or of a server's refusal. */
export function problemsOf(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): FormProblems {
  const problems: FormProblems = {};
  for (const { path, message } of issues) {
    const field = FORM_FIELDS.find((known) => known === path[0]);
    if (field) problems[field] ??= message;
  }
  return problems;
}

function missing({ vintage, type }: WineFormValues): FormProblems {
  return {
    ...(vintage.trim() === "" && { vintage: "Vintage is required" }),
    ...(type === "" && { type: "Wine type is required" }),
  };
}

function lateVintage(vintage: number | undefined, { year, knownVintage }: FormBounds) {
  if (vintage === undefined || vintage === knownVintage) return {};
  const problem = vintageProblem(vintage, year);
  return problem === undefined ? {} : { vintage: problem };
}
