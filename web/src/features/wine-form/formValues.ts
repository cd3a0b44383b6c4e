import {
  QUANTITY,
  WINE_ADDITIONS,
  WINE_FIELDS,
  type WineBody,
  type WineField,
  wineBodySchema,
} from "sync-protocol";
import { quantityFromInput, vintageProblem } from "../../rules/wineInputs.ts";

/** What came to a wine after the first build. */
export type WineAddition = keyof typeof WINE_ADDITIONS;

/** The fields that "More" opens, in the order in which they stand. */
export const MORE_FIELDS = [
  "nonVintage",
  "appellation",
  "designation",
  "alcohol",
  "drinkFrom",
  "drinkTo",
  "tags",
] as const satisfies readonly WineAddition[];

export type MoreField = (typeof MORE_FIELDS)[number];

/** The fields of the form, as typed. The photo is no field: it has a journey of its own. */
export type FormField = Exclude<WineField, WineAddition | "photoUrl"> | MoreField;
export type WineFormValues = Readonly<Record<FormField, string>>;

/** The fields in the order in which they stand; the first wrong one gets the focus. */
export const FORM_FIELDS: readonly FormField[] = WINE_FIELDS.filter(isFormField);

function isFormField(field: WineField): field is FormField {
  const isAdded = field in WINE_ADDITIONS;
  return field !== "photoUrl" && (!isAdded || MORE_FIELDS.some((more) => more === field));
}

/** What an empty form holds in `year`. */
export function blankValues(year: number): WineFormValues {
  return {
    ...formTexts(() => ""),
    vintage: String(year),
    quantity: String(QUANTITY.initial),
  };
}

/** What the form holds when these values of a wine are opened in it. */
export function valuesOf(wine: WineBody): WineFormValues {
  return formTexts((field) => textOf(wine[field]));
}

/** What a switch holds while it is on. */
export const ON = "on";

function textOf(value: WineBody[FormField]): string {
  if (value === null || value === false) return "";
  if (value === true) return ON;
  return typeof value === "object" ? value.join(", ") : String(value);
}

/** What `textFor` says of each field. */
function formTexts(textFor: (field: FormField) => string): WineFormValues;
function formTexts(textFor: (field: FormField) => string): object {
  return Object.fromEntries(FORM_FIELDS.map((field) => [field, textFor(field)]));
}

/** What the form says when it is to be saved: a whole wine, or a sentence for each wrong field. */
export type ReadForm =
  | { readonly kind: "ready"; readonly body: WineBody }
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
}

/** Reads the form by the contract's schema and the year of this device. */
export function readForm(
  values: WineFormValues,
  photoUrl: string | null,
  bounds: FormBounds,
): ReadForm {
  const vintage = values.vintage.trim() === "" ? undefined : Number(values.vintage);
  const quantity = quantityFromInput(values.quantity);
  const parsed = wineBodySchema.safeParse({
    ...bounds.unasked,
    ...values,
    vintage,
    quantity,
    photoUrl,
    nonVintage: values.nonVintage === ON,
    alcohol: numberIn(values.alcohol),
    drinkFrom: numberIn(values.drinkFrom),
    drinkTo: numberIn(values.drinkTo),
    tags: tagsIn(values.tags),
  });
  const problems = {
    ...(parsed.success ? {} : problemsOf(parsed.error.issues)),
    ...missing(values),
    ...lateVintage(vintage, bounds),
  };
  if (parsed.success && Object.keys(problems).length === 0) {
    return { kind: "ready", body: parsed.data };
  }
  return { kind: "wrong", problems };
}

/** The number that was typed, with a point or a comma; `null` where nothing was. */
function numberIn(text: string): number | null {
  return text.trim() === "" ? null : Number(text.replace(",", "."));
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
