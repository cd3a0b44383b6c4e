import {
  type Change,
  labelOf,
  lotsOf,
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
import { retold } from "../rules/cellar/toldElsewhere.ts";
import type { WineDraft } from "./gatherWines.ts";
import { joined, type Like, type LikeChoices, likesAmong } from "./likeWines.ts";

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
  /** Of wines like one that is here by no earlier import, or that another program tells in the same one. */
  readonly like: LikeChoices;
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
export type Planned = {
  readonly draft: WineDraft;
  /** The wine that it is called like, where there is one. */
  readonly like?: Like | undefined;
} & (
  | { readonly kind: "new"; readonly change: Change }
  /** It is here as the file has it. */
  | { readonly kind: "known" }
  /** It is here, and the file tells otherwise of these fields. */
  | {
      readonly kind: "changed";
      readonly fields: readonly WineField[];
      /** Nobody knows whether the file is newer than what is here. */
      readonly isUnsure: boolean;
      readonly change: Change;
    }
  /** It is called as another wine is and stays out, or goes into that one with what it tells beside. */
  | {
      readonly kind: "alike";
      readonly like: Like;
      readonly isJoined: boolean;
      /** What that makes of a wine that is here and that the files do not tell by its own name. */
      readonly change: Change | undefined;
    }
  /** The form requires more than the file tells. */
  | { readonly kind: "incomplete"; readonly missing: readonly RequiredField[] }
  /** Nothing of it lies in the cellar, and nothing is on its way. */
  | { readonly kind: "empty"; readonly change: undefined }
  /** The cellar cannot have it, for a reason that is a sentence. */
  | { readonly kind: "refused"; readonly sentence: string }
);

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
  const named = drafts.filter(({ wineId }) => byId.has(wineId) || !swept.has(wineId));
  const likes = likesAmong(
    named.map((draft) => ({ draft, facts: completed(draft, choices.completions) })),
    known.map(({ wine }) => wine),
  );
  const choiceOf = ({ wineId }: WineDraft) => choices.like.one[wineId] ?? choices.like.all;
  const joining = new Map<string, WineDraft[]>();
  for (const draft of named) {
    const like = likes.get(draft.wineId);
    if (!like || choiceOf(draft) !== "join") continue;
    joining.set(like.wineId, [...(joining.get(like.wineId) ?? []), draft]);
  }
  const told = new Set(drafts.map(({ wineId }) => wineId));
  const whole = (draft: WineDraft) => (joining.get(draft.wineId) ?? []).reduce(joined, draft);
  return drafts.map((draft): Planned => {
    const here = byId.get(draft.wineId);
    if (here) return planUpdate(whole(draft), here);
    if (swept.has(draft.wineId)) return { kind: "refused", draft, sentence: SWEPT };
    const like = likes.get(draft.wineId);
    const choice = choiceOf(draft);
    if (!like || choice === "add") return { ...planNew(whole(draft), { choices, year }), like };
    const plain = { kind: "alike", draft, like, isJoined: choice === "join" } as const;
    const target = told.has(like.wineId) ? undefined : byId.get(like.wineId)?.wine;
    const [first, ...others] = joining.get(like.wineId) ?? [];
    if (!target || first !== draft) return { ...plain, change: undefined };
    const made = planUpdate([draft, ...others].reduce(joined, draftOf(target, draft)), {
      wine: target,
      imported: wineBodyOf(target),
    });
    return made.kind === "refused"
      ? { ...made, draft, like }
      : { ...plain, change: made.kind === "changed" ? made.change : undefined };
  });
}

/** A wine that is here as a draft, to which others can be joined. */
function draftOf(wine: Wine, { source, where }: WineDraft): WineDraft {
  const { id: wineId, bottleId } = wine;
  return { wineId, bottleId, source, where, facts: wineBodyOf(wine), lots: lotsOf(wine) };
}

function planNew(
  draft: WineDraft,
  { choices, year }: Pick<PlanFacts, "choices" | "year">,
): Exclude<Planned, { kind: "alike" }> {
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
  if (!checked.success) return refusedBy(draft, checked.error);
  const { wineId, bottleId } = draft;
  // A photo that comes along gets a path of this account's own.
  const body = draft.whole?.photo ? { ...checked.data, photoUrl: null } : checked.data;
  return { kind: "new", draft, change: { kind: "create", wineId, bottleId, body } };
}

function refusedBy(
  draft: WineDraft,
  { issues: [issue] }: { readonly issues: readonly { readonly message: string }[] },
): Extract<Planned, { kind: "refused" }> {
  return { kind: "refused", draft, sentence: issue?.message ?? "It is no wine" };
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
  if (!checked.success) return refusedBy(draft, checked.error);
  const change: Change = { kind: "edit", wineId: wine.id, body: checked.data, base: pick(before) };
  return { kind: "changed", draft, fields, isUnsure: imported === undefined, change };
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
  return changeOf(planned, choices)?.kind === "create" ? photoIn(planned.draft) : undefined;
}

function photoIn({ whole, photo }: WineDraft): Uint8Array | undefined {
  return whole ? whole.photo : photo;
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
