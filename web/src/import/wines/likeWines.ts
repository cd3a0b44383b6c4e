import {
  BARCODES,
  foldText,
  englishLabelOf,
  type Lot,
  sameValue,
  TAGS,
  WINE_FIELDS,
} from "sync-protocol";
import {
  type ExtraCell,
  type ExtraRow,
  extraRowsIn,
  extraText,
} from "../../rules/cellar/extraFields.ts";
import { EXTRA_FIELDS_CUT, type WineDraft } from "./wineDraft.ts";
import { notesTogether } from "./notesTogether.ts";
import { type Facts, TOO_MANY } from "../rows/factsIn.ts";
import { type IdentityFacts, samenessOf } from "./wineIdentity.ts";

/**
 * What to do with a wine that is similar to another wine: leave out the wine, add only its extra
 * facts to the other wine, or add the wine separately.
 */
export type LikeChoice = "leave" | "join" | "add";

/**
 * `all` is the choice for all similar wines. `one` has different choices for single wines, by wine
 * id.
 */
export interface LikeChoices {
  readonly all: LikeChoice;
  readonly one: Readonly<Record<string, LikeChoice>>;
  /**
   * Joins by earlier imports on this device: for the id of each joined wine, the id of the wine
   * that it was joined to.
   */
  readonly before?: Readonly<Record<string, string>> | undefined;
}

export interface SimilarWine {
  readonly wineId: string;
  /** The program of a wine found in the import, or `undefined` for a wine found in the cellar. */
  readonly source: string | undefined;
}

type WineIdentity = Pick<Facts, "producer" | "name" | "vintage" | "nonVintage" | "designation"> &
  IdentityFacts;

/**
 * Finds the similar wine for each draft: an existing wine, or a wine of another program in the same
 * import. Wines of one program are never similar. Of two similar wines in the files, the wine
 * without bottles is joined to the wine with bottles. Earlier joins stay. An existing wine that the
 * user renamed is found by its name in the file, too.
 */
export function likesAmong(
  drafts: readonly { readonly draft: WineDraft; readonly facts: Facts }[],
  known: readonly (WineIdentity & { readonly id: string })[],
  before: LikeChoices["before"] = {},
): ReadonlyMap<string, SimilarWine> {
  const named = namedWines();
  for (const wine of known) named.add(wine, { wineId: wine.id, source: undefined });
  const likes = new Map<string, SimilarWine>();
  const here = new Set(known.map(({ id }) => id));
  const withoutBottles = ({ draft }: (typeof drafts)[number]) =>
    Number(!draft.whole && draft.lots.every(({ bottles }) => bottles === 0));
  for (const { draft, facts } of drafts) {
    const { wineId, source } = draft;
    if (here.has(wineId) && !named.like(facts)) named.add(facts, { wineId, source });
  }
  const inOrder = [...drafts].sort((one, other) => withoutBottles(one) - withoutBottles(other));
  for (const { draft, facts } of inOrder) {
    const { wineId, source } = draft;
    if (here.has(wineId)) continue;
    const joinedTo = before[wineId];
    if (joinedTo !== undefined && here.has(joinedTo)) {
      likes.set(wineId, { wineId: joinedTo, source: undefined });
      continue;
    }
    const like = named.like(facts);
    if (!like) named.add(facts, { wineId, source });
    else if (like.source !== source) likes.set(wineId, like);
  }
  return likes;
}

/** An index of wines by name. A search skips wines of a different colour, appellation or grape. */
function namedWines() {
  const byName = new Map<string, { readonly facts: WineIdentity; readonly like: SimilarWine }[]>();
  return {
    add: (facts: WineIdentity, like: SimilarWine) => {
      const name = likeness(facts);
      if (name === undefined) return;
      byName.set(name, [...(byName.get(name) ?? []), { facts, like }]);
    },
    like: (facts: WineIdentity): SimilarWine | undefined => {
      const alike = byName.get(likeness(facts) ?? "") ?? [];
      return alike.find((one) => samenessOf(one.facts, facts) !== "different")?.like;
    },
  };
}

/**
 * Two wines with the same key count as similar. The key has the producer, the vintage, and the
 * words of name and designation in any order. It omits the producer's words, because CellarTracker
 * writes the producer into names. `undefined` if a part is missing.
 */
function likeness({
  producer,
  name,
  designation,
  nonVintage,
  vintage,
}: WineIdentity): string | undefined {
  const year = nonVintage ? "NV" : vintage;
  if (producer === undefined || name === undefined || year === undefined) return undefined;
  const makers = wordsOf(producer);
  const ofMakers = new Set(makers);
  const words = wordsOf(`${name} ${designation ?? ""}`).filter((word) => !ofMakers.has(word));
  return JSON.stringify([makers, [...new Set(words)].sort(), year]);
}

function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * Joins another draft of the same wine. The other draft fills empty fields. Notes, tags and
 * barcodes are merged, and differing values are kept as text. The other draft's bottles are added
 * only in sizes that the first draft lacks. In other sizes, both drafts are taken to describe the
 * same bottles.
 */
export function joined(draft: WineDraft, other: WineDraft): WineDraft {
  const { facts, cut } = joinedFacts(draft.facts, other);
  const doubts = cut.map((sentence) => ({ where: other.where, sentence }));
  return {
    ...draft,
    facts,
    doubts: [...(draft.doubts ?? []), ...doubts],
    lots: joinedLots(draft, other),
    photo: draft.photo ?? other.photo ?? other.whole?.photo,
  };
}

/**
 * Keeps what earlier joins may have added to the wine: notes, tags, barcodes, and bottles in other
 * sizes. `left` is the wine as its last import left it.
 */
export function keepingJoined(draft: WineDraft, left: WineDraft): WineDraft {
  const { facts, lots } = draft;
  const notes = notesTogether(left.facts.notes ?? "", facts.notes ?? "");
  const tags = facts.tags && together(left.facts.tags, facts.tags, TAGS.most);
  const barcodes = facts.barcodes && together(left.facts.barcodes, facts.barcodes, BARCODES.most);
  return {
    ...draft,
    facts: {
      ...facts,
      ...(tags && { tags }),
      ...(barcodes && { barcodes }),
      ...(facts.notes && { notes }),
    },
    lots: lots.some(({ bottles }) => bottles > 0) ? joinedLots(draft, left) : lots,
  };
}

function joinedFacts(
  facts: Facts,
  { facts: more, source }: WineDraft,
): { readonly facts: Facts; readonly cut: readonly string[] } {
  const hasWindow = !isNothing(facts.drinkFrom) || !isNothing(facts.drinkTo);
  const stays = (field: FactField) =>
    !isNothing(facts[field]) || (hasWindow && (field === "drinkFrom" || field === "drinkTo"));
  const given = SCALARS.filter((field) => !isNothing(more[field]));
  const filled: Partial<Facts> = Object.fromEntries(
    given.filter((field) => !stays(field)).map((field) => [field, more[field]] as const),
  );
  const otherwise = given
    .filter((field) => stays(field) && more[field] !== facts[field])
    .map((field): ExtraCell => [englishLabelOf(field), String(more[field])]);
  const rows = [
    ...extraRowsIn(more.extraFields ?? null),
    ...(otherwise.length > 0 ? [{ table: source, cells: otherwise }] : []),
  ];
  const earlierRows = extraRowsIn(facts.extraFields ?? null);
  const isNew = (row: ExtraRow) => earlierRows.every((one) => !sameValue(one, row));
  const { text, tooMany } = extraText([...earlierRows, ...rows.filter(isNew)]);
  const tags = together(facts.tags, more.tags, TAGS.most);
  const barcodes = together(facts.barcodes, more.barcodes, BARCODES.most);
  const notes = notesTogether(facts.notes ?? "", more.notes ?? "");
  const lacks = (all: readonly string[] = [], some: readonly string[] = []) =>
    some.some((one) => !all.includes(one));
  const cut = [
    ...(tooMany > 0 ? [EXTRA_FIELDS_CUT] : []),
    ...(lacks(tags, more.tags) ? [TOO_MANY.tags] : []),
    ...(lacks(barcodes, more.barcodes) ? [TOO_MANY.barcodes] : []),
  ];
  const inAll = {
    ...facts,
    ...filled,
    ...(tags && { tags }),
    ...(barcodes && { barcodes }),
    ...(notes !== "" && { notes }),
    ...(rows.length > 0 && text !== null && { extraFields: text }),
  };
  return { facts: inAll, cut };
}

type FactField = Exclude<
  keyof Facts,
  "notes" | "tags" | "barcodes" | "extraFields" | "opened" | "valuations"
>;

const APART: ReadonlySet<string> = new Set(
  "quantity photoUrl lots opened valuations notes tags barcodes extraFields nonVintage".split(" "),
);

const SCALARS = WINE_FIELDS.filter((field): field is FactField => !APART.has(field));

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function together(
  some: readonly string[] | undefined,
  more: readonly string[] | undefined,
  most: number,
): string[] | undefined {
  if (!some && !more) return undefined;
  return [...new Set([...(some ?? []), ...(more ?? [])])].slice(0, most);
}

/**
 * The wine's lots, and another draft's lots in sizes that the wine lacks. Bottles of another size
 * cannot be the same bottles.
 */
function joinedLots({ lots, bottleId }: WineDraft, other: WineDraft): readonly Lot[] {
  const sizes = new Set(lots.filter(({ bottles }) => bottles > 0).map((lot) => lot.millilitres));
  const others = other.lots.filter(
    ({ millilitres, bottles }) => bottles > 0 && !sizes.has(millilitres),
  );
  if (sizes.size > 0 || others.length === 0) return [...lots, ...others];
  return others.map((lot) => (lot.id === other.bottleId ? { ...lot, id: bottleId } : lot));
}
