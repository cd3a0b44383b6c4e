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
import { i18n } from "../../language/i18n.ts";
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

export type WineAddition = keyof typeof WINE_ADDITIONS;

/** Wine fields with a control in the form. Excludes the photo. */
export type BodyField = WineFieldWith<"control">;
export type MoreField = BodyField & WineAddition;

export const BODY_FIELDS: readonly BodyField[] = fieldsWith("control");

export const MORE_FIELDS: readonly MoreField[] = BODY_FIELDS.filter(
  (field): field is MoreField => field in WINE_ADDITIONS,
);

export type FormField = BodyField | DetailInput | "ordered" | "rows";
export type WineFormValues = Readonly<Record<FormField, string>>;

/** Inputs in display order. The first invalid input gets the focus. */
export const FORM_FIELDS: readonly FormField[] = [
  ...BODY_FIELDS.flatMap((field): FormField[] =>
    field === "quantity" ? [field, "rows"] : [field],
  ),
  "ordered",
  ...DETAIL_INPUTS,
];

export interface FormLot {
  readonly lot: Lot;
  readonly bottleId: string;
}

/** The lot of a new wine. The lot can be on order. */
export interface NewLot extends FormLot {
  /**
   * Id of the lot if it is on order. It cannot be the bottle ID, which is always the id of a lot in
   * the cellar [L1: first lot].
   */
  readonly orderId: string;
}

/**
 * The lot that the wine's form edits: the only lot, if it is in the cellar. Other lots are edited on the wine's page.
 */
export function formLotOf(
  { quantity, lots }: Pick<WineBody, "quantity" | "lots">,
  bottleId: string,
): FormLot | undefined {
  const [lot, ...others] = shownLots({ bottleId, quantity, lots });
  return lot?.state === "held" && others.length === 0 ? { lot, bottleId } : undefined;
}

/** Values of an empty form. `year` is the vintage, and the bottles go to `placeId`. */
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

export function valuesOf(wine: WineBody, formLot?: FormLot, currency = ""): WineFormValues {
  return {
    ...bodyTexts((field) => textOf(wine[field])),
    ordered: "",
    rows: "",
    ...detailsOf(formLot?.lot ?? plainLot("", 0), currency),
  };
}

function detailsOf(lot: Lot, currency: string): Readonly<Record<DetailInput, string>> {
  const lotValues = lotValuesOf(lot, currency);
  const { millilitres, placeId, position, amount, boughtOn, shop, arrivesOn } = lotValues;
  const paid = { amount, currency: lotValues.currency };
  return { millilitres, placeId, position, ...paid, boughtOn, shop, arrivesOn };
}

const NO_DETAILS = detailsOf(plainLot("", 0), "");

export function hasMoreFields(values: WineFormValues): boolean {
  const ofLot = DETAIL_INPUTS.filter((field) => field !== "currency");
  return (
    MORE_FIELDS.some((field) => values[field] !== "") ||
    ofLot.some((field) => values[field] !== NO_DETAILS[field])
  );
}

export const ON = "on";

function textOf(value: WineBody[BodyField]): string {
  return value === true ? ON : fieldText(value);
}

function bodyTexts(textFor: (field: BodyField) => string): Readonly<Record<BodyField, string>>;
function bodyTexts(textFor: (field: BodyField) => string): object {
  return Object.fromEntries(BODY_FIELDS.map((field) => [field, textFor(field)]));
}

export type ReadForm =
  | {
      readonly kind: "ready";
      readonly body: WineBody;
      readonly lots: readonly Lot[];
    }
  | { readonly kind: "wrong"; readonly problems: FormProblems };

export type FormProblems = Partial<Record<FormField, string>>;

export interface FormBounds {
  /** The current year, which is the latest accepted vintage. */
  readonly year: number;
  /** Vintage that an edited wine already has, accepted in any year [W2: vintage]. */
  readonly knownVintage: number | undefined;
  /** Values of fields that the form does not show. Saving keeps these values. */
  readonly unasked: Pick<WineBody, WineAddition>;
  /** The lot that the form edits. `undefined` if the form has no lot fields. */
  readonly formLot?: FormLot | NewLot | undefined;
}

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
    bounds.formLot &&
    readLot(lotValues(values, quantity, bounds.formLot), lotToRead(values, bounds.formLot));
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
  return { kind: "ready", body: withLots(parsed.data, bounds.formLot, lots), lots };
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

/** Lot fields from the form. The quantity comes from the wine. Fields not in the form stay unchanged. */
function lotValues(
  values: WineFormValues,
  quantity: number,
  formLot: FormLot | NewLot,
): Readonly<Record<LotInput, string>> {
  const arrives = "orderId" in formLot && values.ordered !== ON ? { arrivesOn: "" } : {};
  return { ...lotValuesOf(formLot.lot, ""), ...values, ...arrives, bottles: String(quantity) };
}

/** The lot that the input applies to. An ordered lot gets a separate id. */
function lotToRead({ ordered }: WineFormValues, formLot: FormLot | NewLot): Lot {
  if (ordered !== ON || !("orderId" in formLot)) return formLot.lot;
  return { ...formLot.lot, id: formLot.orderId, state: "ordered" };
}

function problemsIn(problems: Partial<Record<LotInput, string>>): FormProblems {
  const wrong = DETAIL_INPUTS.filter((field) => problems[field] !== undefined);
  return Object.fromEntries(wrong.map((field) => [field, problems[field]]));
}

function withLots(
  body: WineBody,
  formLot: FormLot | undefined,
  [lot, ...more]: readonly Lot[],
): WineBody {
  if (!formLot || !lot) return body;
  const { bottleId } = formLot;
  if (lot.state === "ordered") return { ...body, ...stockOf(bottleId, [lot, ...more]) };
  const lots = lotsOf({ ...body, bottleId }).map((one) => (one.id === lot.id ? lot : one));
  return { ...body, ...stockOf(bottleId, [...lots, ...more]) };
}

function tagsIn(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return tags.filter((tag) => tag !== "");
}

/** First error message per form field, from the contract's schema or a server refusal. */
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
    ...(vintage.trim() === "" && { vintage: i18n._("Vintage is required") }),
    ...(type === "" && { type: i18n._("Wine type is required") }),
  };
}

function lateVintage(vintage: number | undefined, { year, knownVintage }: FormBounds) {
  if (vintage === undefined || vintage === knownVintage) return {};
  const problem = vintageProblem(vintage, year);
  return problem === undefined ? {} : { vintage: problem };
}
