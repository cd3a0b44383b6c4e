import {
  type Change,
  labelOf,
  latestValuations,
  type Lot,
  lotsOf,
  QUANTITY,
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
import { mergedExtras } from "../../rules/cellar/extraFields.ts";
import { wholeNumberIn } from "../../rules/typedNumber.ts";
import type { WineDraft } from "../wines/wineDraft.ts";
import {
  joined,
  keepingJoined,
  type SimilarWine,
  type LikeChoices,
  likesAmong,
} from "../wines/likeWines.ts";
import { i18n } from "../../language/i18n.ts";

/** Fields that a wine's form requires and a file may lack. */
export const REQUIRED = [
  "name",
  "producer",
  "vintage",
  "type",
  "varietal",
  "country",
  "region",
  "quantity",
] as const;
export type RequiredField = (typeof REQUIRED)[number];

export interface Completions {
  readonly all: Readonly<Partial<Record<RequiredField, string>>>;
  readonly one: Readonly<Record<string, Readonly<Partial<Record<RequiredField, string>>>>>;
}

export interface Choices {
  readonly completions: Completions;
  /** The choices about wines similar to an existing wine, or to a wine of another program. */
  readonly like: LikeChoices;
  /**
   * Whether to update existing wines that differ from the file if no earlier import of them is
   * known on this device.
   */
  readonly updateChanged: boolean;
  readonly addEmpty: boolean;
}

/** An existing wine, and its state after the last import on this device. */
export interface KnownWine {
  readonly wine: Wine;
  readonly imported?: WineBody | undefined;
  /** Whether the wine came from an import that was undone. */
  readonly isImportUndone?: boolean | undefined;
}

export type PlannedWine = {
  readonly draft: WineDraft;
  readonly like?: SimilarWine | undefined;
} & (
  | { readonly kind: "new"; readonly change: Change }
  | { readonly kind: "known" }
  /** The wine is in the cellar, and `fields` differ in the file. */
  | {
      readonly kind: "changed";
      readonly fields: readonly WineField[];
      /** Whether the cellar's values may be newer than the file's. */
      readonly isUnsure: boolean;
      readonly change: Change;
      /** Whether an archived wine gets bottles and is therefore unarchived. */
      readonly isUnarchived: boolean;
    }
  /** The wine is similar to another wine. It is either left out or joined to that wine. */
  | {
      readonly kind: "alike";
      readonly like: SimilarWine;
      readonly isJoined: boolean;
      /**
       * The change to the existing wine. `undefined` unless this wine is joined to an existing
       * wine.
       */
      readonly change: Change | undefined;
      /** Whether the existing wine is archived, gets bottles and is therefore unarchived. */
      readonly isUnarchived: boolean;
    }
  | { readonly kind: "incomplete"; readonly missing: readonly RequiredField[] }
  | { readonly kind: "empty"; readonly change: undefined }
  | { readonly kind: "refused"; readonly sentence: string }
);

interface PlanFacts {
  readonly choices: Choices;
  readonly year: number;
  /** Ids of wines removed too long ago to be restored [W13: sweep]. */
  readonly sweptWineIds?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The answers for these missing fields are used to find similar wines. Answers for other fields,
 * such as grape or region, are not.
 */
const NAMING = ["name", "producer", "vintage"] as const;

const SWEPT = i18n._(
  "You removed it more than 30 days ago, so an import can’t bring it back. Add it by hand.",
);

/**
 * Plans what happens to each wine of the files. Pure, so that the plan can be made again after each
 * answer.
 */
export function planImport(
  drafts: readonly WineDraft[],
  known: readonly KnownWine[],
  { choices, year, sweptWineIds = NONE }: PlanFacts,
): readonly PlannedWine[] {
  const byId = new Map(known.map((one) => [one.wine.id, one]));
  const named = drafts.filter(({ wineId }) => byId.has(wineId) || !sweptWineIds.has(wineId));
  const likes = likesAmong(
    named.map((draft) => ({ draft, facts: completed(draft, choices.completions, NAMING) })),
    known.map(({ wine }) => wine),
    choices.like.before,
  );
  const choiceOf = ({ wineId }: WineDraft) => choices.like.one[wineId] ?? choices.like.all;
  const joining = new Map<string, WineDraft[]>();
  for (const draft of named) {
    const like = likes.get(draft.wineId);
    if (!like || choiceOf(draft) !== "join") continue;
    joining.set(like.wineId, [...(joining.get(like.wineId) ?? []), draft]);
  }
  const draftIds = new Set(drafts.map(({ wineId }) => wineId));
  const wasJoined = ({ wineId }: WineDraft, to: string) => choices.like.before?.[wineId] === to;
  const othersOf = (to: string) => {
    const here = byId.get(to);
    const isKnown = !here || here.imported !== undefined || here.isImportUndone === true;
    // If this device has no record of the target wine's import, wines joined before add no bottles,
    // because the target wine already got their bottles.
    return (joining.get(to) ?? []).map((draft) =>
      isKnown || !wasJoined(draft, to) ? draft : { ...draft, lots: [] },
    );
  };
  return drafts.map((draft): PlannedWine => {
    const here = byId.get(draft.wineId);
    if (here) {
      const others = othersOf(draft.wineId);
      const left = draftOf({ ...here.wine, ...here.imported }, draft);
      const isAlone = Object.entries(choices.like.before ?? {}).some(
        ([other, to]) => to === draft.wineId && !draftIds.has(other),
      );
      const own = isAlone ? keepingJoined(draft, left) : draft;
      return planUpdate(own, here, { others, present: draftOf(here.wine, draft) });
    }
    if (sweptWineIds.has(draft.wineId)) return { kind: "refused", draft, sentence: SWEPT };
    const like = likes.get(draft.wineId);
    const choice = choiceOf(draft);
    if (!like || choice === "add")
      return { ...planNew(othersOf(draft.wineId).reduce(joined, draft), { choices, year }), like };
    const isJoined = choice === "join";
    const plain = { kind: "alike", draft, like, isJoined, isUnarchived: false } as const;
    const target = draftIds.has(like.wineId) ? undefined : byId.get(like.wineId);
    const others = othersOf(like.wineId);
    if (!target || others[0]?.wineId !== draft.wineId) return { ...plain, change: undefined };
    // If all these wines were joined before, their new extra fields replace the earlier extra fields.
    // Otherwise new and earlier extra fields are kept.
    const isAgain = others.every((one) => wasJoined(one, like.wineId));
    const asDraft = (wine: Wine): WineDraft => {
      const whole = draftOf(wine, draft);
      const { extraFields, ...facts } = whole.facts;
      return isAgain || extraFields === undefined ? { ...whole, facts } : whole;
    };
    const made = planUpdate(
      asDraft({ ...target.wine, ...target.imported }),
      { ...target, isImportUndone: false },
      { others, present: asDraft(target.wine) },
    );
    if (made.kind === "refused") return { ...made, draft, like };
    const { doubts = [] } = made.draft;
    const doubted = { ...plain, draft: { ...draft, doubts } };
    if (made.kind !== "changed") return { ...doubted, change: undefined };
    return { ...doubted, change: made.change, isUnarchived: made.isUnarchived };
  });
}

function draftOf(wine: Wine, { source, where }: WineDraft): WineDraft {
  const { id: wineId, bottleId } = wine;
  return { wineId, bottleId, source, where, facts: wineBodyOf(wine), lots: lotsOf(wine) };
}

function planNew(
  plain: WineDraft,
  { choices, year }: Pick<PlanFacts, "choices" | "year">,
): Exclude<PlannedWine, { kind: "alike" }> {
  const draft = counted(plain, choices.completions);
  const facts = completed(draft, choices.completions);
  const missing = REQUIRED.filter((field) =>
    field === "quantity" ? draft.unclearCount !== undefined : isMissing(facts, field),
  );
  if (isWithoutBottle(draft) && !choices.addEmpty) {
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
  // The photo is uploaded later to a path of this account, so the file's path is removed.
  const body = draft.whole?.photo ? { ...checked.data, photoUrl: null } : checked.data;
  return { kind: "new", draft, change: { kind: "create", wineId, bottleId, body } };
}

export function isWithoutBottle({ lots, whole, isKeptEmpty, unclearCount }: WineDraft): boolean {
  const isEmpty = lots.every(({ bottles }) => bottles === 0);
  return isEmpty && !whole && isKeptEmpty !== true && unclearCount === undefined;
}

function counted(draft: WineDraft, completions: Completions): WineDraft {
  if (draft.unclearCount === undefined) return draft;
  const text = completionsOf(draft, completions).quantity?.trim() ?? "";
  const total = text === "" ? undefined : wholeNumberIn(text);
  if (total === undefined || !(total >= QUANTITY.min && total <= QUANTITY.max)) return draft;
  return {
    ...draft,
    lots: withTotal(draft.lots, total),
    unclearCount: undefined,
    isKeptEmpty: true,
  };
}

/**
 * Distributes a total over the lots. Each lot with a readable count keeps its count, as far as the
 * total allows. The first lot with an unreadable count gets the rest.
 */
function withTotal(lots: readonly Lot[], total: number): readonly Lot[] {
  let left = total;
  const isClear = ({ bottles }: Lot) => bottles > 0 && bottles <= QUANTITY.max;
  const clear = lots.map((lot) => {
    const bottles = isClear(lot) ? Math.min(lot.bottles, left) : 0;
    left -= bottles;
    return { ...lot, bottles };
  });
  const at = Math.max(
    0,
    lots.findIndex((lot) => !isClear(lot)),
  );
  const all = clear.map((lot, n) => (n === at ? { ...lot, bottles: lot.bottles + left } : lot));
  return all.filter(({ bottles }) => bottles > 0);
}

function refusedBy(
  draft: WineDraft,
  { issues: [issue] }: { readonly issues: readonly { readonly message: string }[] },
): Extract<PlannedWine, { kind: "refused" }> {
  return { kind: "refused", draft, sentence: issue?.message ?? i18n._("It is not a wine") };
}

type RequiredFact = Exclude<RequiredField, "quantity">;

function isMissing(facts: WineDraft["facts"], field: RequiredFact): boolean {
  return facts[field] === undefined && !(field === "vintage" && facts.nonVintage === true);
}

function completed(
  draft: WineDraft,
  completions: Completions,
  fields: readonly (typeof REQUIRED)[number][] = REQUIRED,
): WineDraft["facts"] {
  const { facts } = draft;
  const answers = completionsOf(draft, completions);
  const added = fields.flatMap((field) => {
    const text = answers[field]?.trim() ?? "";
    if (text === "" || field === "quantity" || !isMissing(facts, field)) return [];
    return [[field, field === "vintage" ? wholeNumberIn(text) : text] as const];
  });
  return { ...facts, ...Object.fromEntries(added) };
}

function completionsOf({ wineId }: WineDraft, { all, one }: Completions) {
  return { ...all, ...one[wineId] };
}

interface JoinInput {
  readonly others: readonly WineDraft[];
  readonly present: WineDraft;
}

/**
 * Updates an existing wine by a newer file. If an earlier import on this device is known, only the
 * file's changes since then are applied, so that user edits stay. Otherwise all differences are
 * applied if the user agrees. Facts of joined wines only fill empty fields [M1: field merge].
 */
function planUpdate(
  draft: WineDraft,
  { wine, imported, isImportUndone }: KnownWine,
  { others, present: presentDraft }: JoinInput,
): PlannedWine {
  if (isImportUndone && wine.isArchived) {
    return { kind: "new", draft, change: { kind: "unarchive", wineId: wine.id } };
  }
  const present = wineBodyOf(wine);
  const before = imported ?? present;
  const left = draftOf({ ...wine, ...before }, draft);
  const alone = mergedOver(before, keepingJoined(draft, left), wine);
  const inAll = others.reduce(joined, draft);
  const whole = mergedOver(before, inAll, wine);
  const { doubts = [] } = inAll;
  const doubted = { ...draft, doubts };
  const onPresent = mergedOver(present, others.reduce(joined, presentDraft), wine);
  const body: WineBody = { ...present };
  const base: Partial<WineBody> = {};
  const fields = differing(whole, before).filter((field) => {
    // Tags and barcodes merge as sets, so the user's own additions and removals stay [M7: sets].
    const isSet = field === "tags" || field === "barcodes";
    const isOwn = isSet || others.length === 0 || differing(alone, before).includes(field);
    const [merged, seen] = isOwn ? [whole, before] : [onPresent, present];
    if (sameValue(merged[field], seen[field])) return false;
    const isOfLots =
      field === "lots" ||
      (field === "quantity" && !isOwn && !sameValue(merged.lots ?? [], seen.lots));
    const touched = isOfLots ? (["lots", "quantity"] as const) : [field];
    for (const one of touched) {
      Object.assign(body, { [one]: merged[one] });
      Object.assign(base, { [one]: seen[one] });
    }
    return true;
  });
  if (fields.length === 0) return { kind: "known", draft: doubted };
  const checked = wineBodySchema.safeParse(body);
  if (!checked.success) return refusedBy(draft, checked.error);
  const change: Change = { kind: "edit", wineId: wine.id, body: checked.data, base };
  const { quantity } = checked.data;
  const isUnarchived = wine.isArchived && quantity > (base.quantity ?? quantity);
  const isUnsure = imported === undefined;
  return { kind: "changed", draft: doubted, fields, isUnsure, change, isUnarchived };
}

function mergedOver(
  before: WineBody,
  draft: WineDraft,
  { bottleId }: Pick<Wine, "bottleId">,
): Partial<WineBody> {
  const { extraFields } = draft.facts;
  const hasBottleCount =
    draft.unclearCount === undefined && (draft.lots.length > 0 || draft.hasBottleCount === true);
  const hasNewExtras =
    typeof extraFields === "string" && !draft.whole && extraFields !== before.extraFields;
  const valued = new Set(draft.facts.valuations?.map(({ id }) => id));
  return {
    ...draft.facts,
    ...(draft.facts.valuations && {
      valuations: latestValuations([
        ...before.valuations.filter(({ id }) => !valued.has(id)),
        ...draft.facts.valuations,
      ]),
    }),
    ...(hasNewExtras && { extraFields: mergedExtras(before.extraFields, extraFields) }),
    ...(hasBottleCount && stockOf(bottleId, draft.lots)),
  };
}

/** The fields that differ. `lots` includes the bottle count. */
function differing(merged: Partial<WineBody>, before: WineBody): readonly WineField[] {
  return WINE_FIELDS.filter(
    (field) => merged[field] !== undefined && !sameValue(merged[field], before[field]),
  ).filter(
    (field) => field !== "quantity" || merged.lots === undefined || merged.lots.length === 0,
  );
}

/** The changes that carry out the plan for one wine, in the order in which they apply. */
export function changesOf(planned: PlannedWine, choices: Choices): readonly Change[] {
  const change = changeOf(planned, choices);
  if (!change) return [];
  if ((planned.kind === "alike" || planned.kind === "changed") && planned.isUnarchived) {
    return [change, { kind: "unarchive", wineId: change.wineId }];
  }
  const isArchived = change.kind === "create" && planned.draft.whole?.isArchived === true;
  return isArchived ? [change, { kind: "archive", wineId: change.wineId }] : [change];
}

export function photoOf(planned: PlannedWine, choices: Choices): Uint8Array | undefined {
  return changeOf(planned, choices)?.kind === "create" ? photoIn(planned.draft) : undefined;
}

function photoIn({ whole, photo }: WineDraft): Uint8Array | undefined {
  return whole ? whole.photo : photo;
}

function changeOf(planned: PlannedWine, { updateChanged }: Choices): Change | undefined {
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

export function requiredLabel(field: RequiredField): string {
  return field === "quantity" ? i18n._("Bottles") : labelOf(field);
}
