import {
  type Change,
  labelOf,
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
import { retold } from "../../rules/cellar/extraFields.ts";
import { wholeNumberIn } from "../../rules/typedNumber.ts";
import type { WineDraft } from "../wines/wineDraft.ts";
import {
  joined,
  keepingJoined,
  type Like,
  type LikeChoices,
  likesAmong,
} from "../wines/likeWines.ts";

/** What a wine's form requires, and a file may lack. */
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
      /** It is archived and gets bottles, with which it is no more. */
      readonly isFoundAgain: boolean;
    }
  /** It is called as another wine is and stays out, or goes into that one with what it tells beside. */
  | {
      readonly kind: "alike";
      readonly like: Like;
      readonly isJoined: boolean;
      /** What that makes of a wine that is here and that the files do not tell by its own name. */
      readonly change: Change | undefined;
      /** That wine is archived and gets bottles, with which it is no more. */
      readonly isFoundAgain: boolean;
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

/** Answers complete a wine's name. A grape or region that was typed tells no two wines apart. */
const NAMING = ["name", "producer", "vintage"] as const;

const SWEPT =
  "You removed it more than 30 days ago, so an import can’t bring it back. Add it by hand.";

/** What each wine of the files would do to the cellar; pure, so that it can be asked again at any time. */
export function planImport(
  drafts: readonly WineDraft[],
  known: readonly KnownWine[],
  { choices, year, swept = NONE }: PlanFacts,
): readonly Planned[] {
  const byId = new Map(known.map((one) => [one.wine.id, one]));
  const named = drafts.filter(({ wineId }) => byId.has(wineId) || !swept.has(wineId));
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
  const told = new Set(drafts.map(({ wineId }) => wineId));
  const wasJoined = ({ wineId }: WineDraft, to: string) => choices.like.before?.[wineId] === to;
  const othersOf = (to: string) => {
    const here = byId.get(to);
    const isTold = !here || here.imported !== undefined || here.isTakenBack === true;
    // Where no import is known that says which bottles came, those of a wine that was joined before are here or gone.
    return (joining.get(to) ?? []).map((draft) =>
      isTold || !wasJoined(draft, to) ? draft : { ...draft, lots: [] },
    );
  };
  return drafts.map((draft): Planned => {
    const here = byId.get(draft.wineId);
    if (here) {
      const others = othersOf(draft.wineId);
      const left = draftOf({ ...here.wine, ...here.imported }, draft);
      const isAlone = Object.entries(choices.like.before ?? {}).some(
        ([other, to]) => to === draft.wineId && !told.has(other),
      );
      const own = isAlone ? keepingJoined(draft, left) : draft;
      return planUpdate(own, here, { others, present: draftOf(here.wine, draft) });
    }
    if (swept.has(draft.wineId)) return { kind: "refused", draft, sentence: SWEPT };
    const like = likes.get(draft.wineId);
    const choice = choiceOf(draft);
    if (!like || choice === "add")
      return { ...planNew(othersOf(draft.wineId).reduce(joined, draft), { choices, year }), like };
    const isJoined = choice === "join";
    const plain = { kind: "alike", draft, like, isJoined, isFoundAgain: false } as const;
    const target = told.has(like.wineId) ? undefined : byId.get(like.wineId);
    const others = othersOf(like.wineId);
    if (!target || others[0]?.wineId !== draft.wineId) return { ...plain, change: undefined };
    // What a table told before gives way to what it tells now; of a wine that is new to it both are kept.
    const isAgain = others.every((one) => wasJoined(one, like.wineId));
    const asDraft = (wine: Wine): WineDraft => {
      const whole = draftOf(wine, draft);
      const { extraFields, ...facts } = whole.facts;
      return isAgain || extraFields === undefined ? { ...whole, facts } : whole;
    };
    const made = planUpdate(
      asDraft({ ...target.wine, ...target.imported }),
      { ...target, isTakenBack: false },
      { others, present: asDraft(target.wine) },
    );
    if (made.kind === "refused") return { ...made, draft, like };
    const { doubts = [] } = made.draft;
    const doubted = { ...plain, draft: { ...draft, doubts } };
    if (made.kind !== "changed") return { ...doubted, change: undefined };
    return { ...doubted, change: made.change, isFoundAgain: made.isFoundAgain };
  });
}

/** A wine that is here as a draft, to which others can be joined. */
function draftOf(wine: Wine, { source, where }: WineDraft): WineDraft {
  const { id: wineId, bottleId } = wine;
  return { wineId, bottleId, source, where, facts: wineBodyOf(wine), lots: lotsOf(wine) };
}

function planNew(
  told: WineDraft,
  { choices, year }: Pick<PlanFacts, "choices" | "year">,
): Exclude<Planned, { kind: "alike" }> {
  const draft = counted(told, choices.completions);
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
  // A photo that comes along gets a path of this account's own.
  const body = draft.whole?.photo ? { ...checked.data, photoUrl: null } : checked.data;
  return { kind: "new", draft, change: { kind: "create", wineId, bottleId, body } };
}

/** Whether a wine comes only if its owner wants it without a bottle. */
export function isWithoutBottle({ lots, whole, comesEmpty, unclearCount }: WineDraft): boolean {
  const isEmpty = lots.every(({ bottles }) => bottles === 0);
  return isEmpty && !whole && comesEmpty !== true && unclearCount === undefined;
}

/** A draft with the number of bottles that its owner gave where the file's can't be taken. */
function counted(draft: WineDraft, completions: Completions): WineDraft {
  if (draft.unclearCount === undefined) return draft;
  const text = completionsOf(draft, completions).quantity?.trim() ?? "";
  const total = text === "" ? undefined : wholeNumberIn(text);
  if (total === undefined || !(total >= QUANTITY.min && total <= QUANTITY.max)) return draft;
  return {
    ...draft,
    lots: withTotal(draft.lots, total),
    unclearCount: undefined,
    comesEmpty: true,
  };
}

/** Lots with this many bottles in all: those whose number is clear first, the rest in the one that is not. */
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
): Extract<Planned, { kind: "refused" }> {
  return { kind: "refused", draft, sentence: issue?.message ?? "It is not a wine" };
}

type RequiredFact = Exclude<RequiredField, "quantity">;

function isMissing(facts: WineDraft["facts"], field: RequiredFact): boolean {
  return facts[field] === undefined && !(field === "vintage" && facts.nonVintage === true);
}

/** The facts of a wine with what its owner told where the file tells nothing. */
function completed(
  draft: WineDraft,
  completions: Completions,
  fields: readonly (typeof REQUIRED)[number][] = REQUIRED,
): WineDraft["facts"] {
  const { facts } = draft;
  const told = completionsOf(draft, completions);
  const added = fields.flatMap((field) => {
    const text = told[field]?.trim() ?? "";
    if (text === "" || field === "quantity" || !isMissing(facts, field)) return [];
    return [[field, field === "vintage" ? wholeNumberIn(text) : text] as const];
  });
  return { ...facts, ...Object.fromEntries(added) };
}

function completionsOf({ wineId }: WineDraft, { all, one }: Completions) {
  return { ...all, ...one[wineId] };
}

/** Drafts that are joined to a wine, and what they are joined to: the wine as it is now. */
interface Joining {
  readonly others: readonly WineDraft[];
  readonly present: WineDraft;
}

/**
 * What a newer file makes of a wine that is here. Where an earlier import of this device is known, only
 * what the file has changed since is taken, so that what the owner has changed here stays (M1); else
 * all that differs is, if its owner says so. What others that are joined to it tell beside fills what is empty by
 * now, and comes once.
 */
function planUpdate(
  draft: WineDraft,
  { wine, imported, isTakenBack }: KnownWine,
  { others, present: presentDraft }: Joining,
): Planned {
  if (isTakenBack && wine.isArchived) {
    return { kind: "new", draft, change: { kind: "unarchive", wineId: wine.id } };
  }
  const present = wineBodyOf(wine);
  const before = imported ?? present;
  const left = draftOf({ ...wine, ...before }, draft);
  const alone = toldOver(before, keepingJoined(draft, left), wine);
  const inAll = others.reduce(joined, draft);
  const whole = toldOver(before, inAll, wine);
  const { doubts = [] } = inAll;
  const doubted = { ...draft, doubts };
  const onPresent = toldOver(present, others.reduce(joined, presentDraft), wine);
  const body: WineBody = { ...present };
  const base: Partial<WineBody> = {};
  const fields = differing(whole, before).filter((field) => {
    // Sets merge as such: what was put into them here, or taken out, stays so (rule M7).
    const isSet = field === "tags" || field === "barcodes";
    const isOwn = isSet || others.length === 0 || differing(alone, before).includes(field);
    const [told, seen] = isOwn ? [whole, before] : [onPresent, present];
    if (sameValue(told[field], seen[field])) return false;
    const isOfLots =
      field === "lots" ||
      (field === "quantity" && !isOwn && !sameValue(told.lots ?? [], seen.lots));
    const touched = isOfLots ? (["lots", "quantity"] as const) : [field];
    for (const one of touched) {
      Object.assign(body, { [one]: told[one] });
      Object.assign(base, { [one]: seen[one] });
    }
    return true;
  });
  if (fields.length === 0) return { kind: "known", draft: doubted };
  const checked = wineBodySchema.safeParse(body);
  if (!checked.success) return refusedBy(draft, checked.error);
  const change: Change = { kind: "edit", wineId: wine.id, body: checked.data, base };
  const { quantity } = checked.data;
  const isFoundAgain = wine.isArchived && quantity > (base.quantity ?? quantity);
  const isUnsure = imported === undefined;
  return { kind: "changed", draft: doubted, fields, isUnsure, change, isFoundAgain };
}

/** What a draft tells of a wine that was as `before`. */
function toldOver(
  before: WineBody,
  draft: WineDraft,
  { bottleId }: Pick<Wine, "bottleId">,
): Partial<WineBody> {
  const { extraFields } = draft.facts;
  const tellsStock =
    draft.unclearCount === undefined && (draft.lots.length > 0 || draft.tellsStock === true);
  const isNewlyTold =
    typeof extraFields === "string" && !draft.whole && extraFields !== before.extraFields;
  return {
    ...draft.facts,
    ...(isNewlyTold && { extraFields: retold(before.extraFields, extraFields) }),
    ...(tellsStock && stockOf(bottleId, draft.lots)),
  };
}

/** The fields that are told otherwise than they were; lots stand for how many bottles there are. */
function differing(told: Partial<WineBody>, before: WineBody): readonly WineField[] {
  return WINE_FIELDS.filter(
    (field) => told[field] !== undefined && !sameValue(told[field], before[field]),
  ).filter((field) => field !== "quantity" || told.lots === undefined || told.lots.length === 0);
}

/** The changes that a plan makes of a wine under these choices, in their order. */
export function changesOf(planned: Planned, choices: Choices): readonly Change[] {
  const change = changeOf(planned, choices);
  if (!change) return [];
  if ((planned.kind === "alike" || planned.kind === "changed") && planned.isFoundAgain) {
    return [change, { kind: "unarchive", wineId: change.wineId }];
  }
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
  return field === "quantity" ? "Bottles" : labelOf(field);
}
