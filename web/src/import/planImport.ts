import {
  type Change,
  foldText,
  labelOf,
  sameValue,
  stockOf,
  type Wine,
  WINE_ADDITIONS,
  WINE_FIELDS,
  type WineBody,
  wineBodyOf,
  wineBodySchema,
  type WineField,
} from "sync-protocol";
import { retold } from "../rules/toldElsewhere.ts";
import type { WineDraft } from "./gatherWines.ts";

/** What a wine's form requires, and a file may lack. */
export const REQUIRED = [
  "name",
  "producer",
  "vintage",
  "type",
  "varietal",
  "country",
  "region",
] as const;
export type RequiredField = (typeof REQUIRED)[number];

/** A value for each field that wines lack: for all of them, and for one alone. */
export interface Completions {
  readonly all: Readonly<Partial<Record<RequiredField, string>>>;
  readonly one: Readonly<Record<string, Readonly<Partial<Record<RequiredField, string>>>>>;
}

/** What is to become of wines that the cellar may hold already, and of those without a bottle. */
export interface Choices {
  readonly completions: Completions;
  /** Wines like one that is here, but not by an earlier import, come as wines of their own. */
  readonly addAlike: boolean;
  /** Wines that differ from what is here, and of which no earlier import is known. */
  readonly updateChanged: boolean;
  readonly addEmpty: boolean;
}

/** A wine of the cellar, and how an import of this device last left it. */
export interface KnownWine {
  readonly wine: Wine;
  readonly imported?: WineBody | undefined;
  /** It came by an import that was taken back. */
  readonly isTakenBack?: boolean | undefined;
}

/** What is to become of one wine of the files. */
export type Planned =
  | { readonly kind: "new"; readonly draft: WineDraft; readonly change: Change }
  /** It is here as the file has it. */
  | { readonly kind: "known"; readonly draft: WineDraft }
  /** It is here, and the file tells otherwise of these fields. */
  | {
      readonly kind: "changed";
      readonly draft: WineDraft;
      readonly fields: readonly WineField[];
      /** Nobody knows whether the file is newer than what is here. */
      readonly isUnsure: boolean;
      readonly change: Change;
    }
  /** Another wine that is here is called the same. */
  | { readonly kind: "alike"; readonly draft: WineDraft; readonly change: Change | undefined }
  /** The form requires more than the file tells. */
  | {
      readonly kind: "incomplete";
      readonly draft: WineDraft;
      readonly missing: readonly RequiredField[];
    }
  /** Nothing of it lies in the cellar, and nothing is on its way. */
  | { readonly kind: "empty"; readonly draft: WineDraft; readonly change: Change | undefined }
  /** The cellar cannot have it, for a reason that is a sentence. */
  | { readonly kind: "refused"; readonly draft: WineDraft; readonly sentence: string };

/** What a plan needs to know beside the wines. */
interface PlanFacts {
  readonly choices: Choices;
  readonly year: number;
  /** The ids of wines that were removed here too long ago to come back (rule W13). */
  readonly swept?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

const SWEPT =
  "It was removed here more than 30 days ago and can’t come back by an import. Add it by hand.";

/** What each wine of the files would do to the cellar; pure, so that it can be asked again at any time. */
export function planImport(
  drafts: readonly WineDraft[],
  known: readonly KnownWine[],
  { choices, year, swept = NONE }: PlanFacts,
): readonly Planned[] {
  const byId = new Map(known.map((one) => [one.wine.id, one]));
  const names = new Set(known.map(({ wine }) => likeness(wine)));
  return drafts.map((draft): Planned => {
    const here = byId.get(draft.wineId);
    if (here) return planUpdate(draft, here);
    if (swept.has(draft.wineId)) return { kind: "refused", draft, sentence: SWEPT };
    const facts = completed(draft, choices.completions);
    const missing = REQUIRED.filter((field) => isMissing(facts, field));
    const isEmpty = draft.lots.every(({ bottles }) => bottles === 0);
    if (isEmpty && !draft.whole && !choices.addEmpty) {
      return { kind: "empty", draft, change: undefined };
    }
    if (missing.length > 0) return { kind: "incomplete", draft, missing };
    const checked = wineBodySchema.safeParse({
      ...WINE_ADDITIONS,
      notes: null,
      photoUrl: null,
      vintage: year,
      ...facts,
      ...stockOf(draft.bottleId, draft.lots),
    });
    if (!checked.success) {
      const sentence = checked.error.issues[0]?.message ?? "It is no wine";
      return { kind: "refused", draft, sentence };
    }
    const { wineId, bottleId } = draft;
    // A photo that comes along gets a path of this account's own.
    const body = draft.whole?.photo ? { ...checked.data, photoUrl: null } : checked.data;
    const change: Change = { kind: "create", wineId, bottleId, body };
    if (names.has(likeness(checked.data))) {
      return { kind: "alike", draft, change: choices.addAlike ? change : undefined };
    }
    return { kind: "new", draft, change };
  });
}

function isMissing(facts: WineDraft["facts"], field: RequiredField): boolean {
  return facts[field] === undefined && !(field === "vintage" && facts.nonVintage === true);
}

/** The facts of a wine with what its owner told where the file tells nothing. */
function completed({ facts, wineId }: WineDraft, { all, one }: Completions): WineDraft["facts"] {
  const told = { ...all, ...one[wineId] };
  const added = REQUIRED.flatMap((field) => {
    const text = told[field]?.trim() ?? "";
    if (text === "" || !isMissing(facts, field)) return [];
    return [[field, field === "vintage" ? Number(text) : text] as const];
  });
  return { ...facts, ...Object.fromEntries(added) };
}

/**
 * What a newer file makes of a wine that is here. Where an earlier import of this device is known, only
 * what the file has changed since is taken, so that what the owner has changed here stays (M1); else
 * all that differs is, if its owner says so.
 */
function planUpdate(draft: WineDraft, { wine, imported, isTakenBack }: KnownWine): Planned {
  if (isTakenBack && wine.isArchived) {
    return { kind: "new", draft, change: { kind: "unarchive", wineId: wine.id } };
  }
  const before = imported ?? wineBodyOf(wine);
  const { toldElsewhere } = draft.facts;
  const told: Partial<WineBody> = {
    ...draft.facts,
    ...(typeof toldElsewhere === "string" &&
      !draft.whole && { toldElsewhere: retold(before.toldElsewhere, toldElsewhere) }),
    ...((draft.lots.length > 0 || draft.tellsStock) && stockOf(wine.bottleId, draft.lots)),
  };
  const fields = WINE_FIELDS.filter(
    (field) => told[field] !== undefined && !sameValue(told[field], before[field]),
  ).filter((field) => field !== "quantity" || told.lots === undefined || told.lots.length === 0);
  if (fields.length === 0) return { kind: "known", draft };
  const touched = fields.includes("lots") ? [...fields, "quantity" as const] : fields;
  const pick = (from: Partial<WineBody>) =>
    Object.fromEntries(touched.map((field) => [field, from[field]]));
  const checked = wineBodySchema.safeParse({ ...wineBodyOf(wine), ...pick(told) });
  if (!checked.success) {
    return {
      kind: "refused",
      draft,
      sentence: checked.error.issues[0]?.message ?? "It is no wine",
    };
  }
  const change: Change = { kind: "edit", wineId: wine.id, body: checked.data, base: pick(before) };
  return { kind: "changed", draft, fields, isUnsure: imported === undefined, change };
}

/** By what two wines are taken for one: producer, name, vintage and designation, as people write them. */
function likeness(
  wine: Pick<WineBody, "producer" | "name" | "vintage" | "nonVintage" | "designation">,
): string {
  const { producer, name, designation } = wine;
  const year = wine.nonVintage ? "NV" : String(wine.vintage);
  return JSON.stringify([producer, name, designation ?? "", year].map(foldText));
}

/** The changes that a plan makes of a wine under these choices, in their order. */
export function changesOf(planned: Planned, choices: Choices): readonly Change[] {
  const change = changeOf(planned, choices);
  if (!change) return [];
  const isArchived = change.kind === "create" && planned.draft.whole?.isArchived === true;
  return isArchived ? [change, { kind: "archive", wineId: change.wineId }] : [change];
}

/** The photo that comes along with what a plan adds. */
export function photoOf(planned: Planned, choices: Choices): Uint8Array | undefined {
  return changeOf(planned, choices)?.kind === "create" ? planned.draft.whole?.photo : undefined;
}

function changeOf(planned: Planned, { updateChanged }: Choices): Change | undefined {
  switch (planned.kind) {
    case "new":
    case "alike":
    case "empty":
      return planned.change;
    case "changed":
      return planned.isUnsure && !updateChanged ? undefined : planned.change;
    case "known":
    case "incomplete":
    case "refused":
      return undefined;
  }
}

/** What a field is called where wines lack it. */
export function requiredLabel(field: RequiredField): string {
  return labelOf(field);
}
