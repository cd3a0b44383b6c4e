import { BARCODES, foldText, labelOf, type Lot, TAGS, WINE_FIELDS } from "sync-protocol";
import { retold, type ToldCell, toldRowsIn, toldText } from "../rules/cellar/toldElsewhere.ts";
import type { WineDraft } from "./gatherWines.ts";
import { type Facts, notesTogether } from "./readRow.ts";

/**
 * What is to become of a wine that is called as another one is: it stays out, it is that one and what it tells
 * beside is added to it, or it comes as a wine of its own.
 */
export type LikeChoice = "leave" | "join" | "add";

/** What was decided of such wines: of all, and of some by their ids. */
export interface LikeChoices {
  readonly all: LikeChoice;
  readonly one: Readonly<Record<string, LikeChoice>>;
}

/** The wine that another is called like. */
export interface Like {
  readonly wineId: string;
  /** The program that tells it in the same import; none of a wine that is here. */
  readonly source: string | undefined;
}

type Named = Pick<Facts, "producer" | "name" | "vintage" | "nonVintage" | "designation">;

/**
 * Finds for drafts the wine that they are called like: one that is here, or one that another program tells in the
 * same import. One program knows its own wines: two that it calls the same are two. Of those in the import the
 * one that has bottles is meant, which is the first of them.
 */
export function likesAmong(
  drafts: readonly { readonly draft: WineDraft; readonly facts: Facts }[],
  known: readonly (Named & { readonly id: string })[],
): ReadonlyMap<string, Like> {
  const byName = new Map<string | undefined, Like>(
    known.map((wine) => [likeness(wine), { wineId: wine.id, source: undefined }]),
  );
  const likes = new Map<string, Like>();
  const here = new Set(known.map(({ id }) => id));
  const withoutBottles = ({ draft }: (typeof drafts)[number]) =>
    Number(!draft.whole && draft.lots.every(({ bottles }) => bottles === 0));
  const inOrder = [...drafts].sort((one, other) => withoutBottles(one) - withoutBottles(other));
  for (const { draft, facts } of inOrder) {
    const { wineId, source } = draft;
    const name = likeness(facts);
    if (here.has(wineId) || name === undefined) continue;
    const like = byName.get(name);
    if (!like) byName.set(name, { wineId, source });
    else if (like.source !== source) likes.set(wineId, like);
  }
  return likes;
}

/**
 * By what two wines are taken for one: producer, vintage, and the words of name and designation in any order and
 * without the producer's, as CellarTracker writes these into a name. None where one of them is not told.
 */
function likeness({ producer, name, designation, nonVintage, vintage }: Named): string | undefined {
  const year = nonVintage ? "NV" : vintage;
  if (producer === undefined || name === undefined || year === undefined) return undefined;
  const makers = wordsOf(producer);
  const words = wordsOf(`${name} ${designation ?? ""}`).filter((word) => !makers.includes(word));
  return JSON.stringify([makers, [...new Set(words)].sort(), year]);
}

function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * A draft with what another tells of the same wine: its fields that say nothing are filled, notes, tags and
 * barcodes stand together, and what the other tells otherwise is kept as it was written. Bottles are the same ones,
 * but for sizes of which it has none.
 */
export function joined(draft: WineDraft, other: WineDraft): WineDraft {
  return {
    ...draft,
    facts: joinedFacts(draft.facts, other),
    lots: joinedLots(draft, other),
  };
}

function joinedFacts(facts: Facts, { facts: more, source }: WineDraft): Facts {
  const isWindowTold = !isNothing(facts.drinkFrom) || !isNothing(facts.drinkTo);
  const stays = (field: FactField) =>
    !isNothing(facts[field]) || (isWindowTold && (field === "drinkFrom" || field === "drinkTo"));
  const told = SCALARS.filter((field) => !isNothing(more[field]));
  const filled: Partial<Facts> = Object.fromEntries(
    told.filter((field) => !stays(field)).map((field) => [field, more[field]] as const),
  );
  const otherwise = told
    .filter((field) => stays(field) && more[field] !== facts[field])
    .map((field): ToldCell => [labelOf(field), String(more[field])]);
  const rows = [
    ...toldRowsIn(more.toldElsewhere ?? null),
    ...(otherwise.length > 0 ? [{ table: source, cells: otherwise }] : []),
  ];
  const { text } = toldText(rows);
  const tags = together(facts.tags, more.tags, TAGS.most);
  const barcodes = together(facts.barcodes, more.barcodes, BARCODES.most);
  const notes = notesTogether(facts.notes ?? "", more.notes ?? "");
  return {
    ...facts,
    ...filled,
    ...(tags && { tags }),
    ...(barcodes && { barcodes }),
    ...(notes !== "" && { notes }),
    ...(text !== null && { toldElsewhere: retold(facts.toldElsewhere ?? null, text) }),
  };
}

type FactField = Exclude<keyof Facts, "notes" | "tags" | "barcodes" | "toldElsewhere" | "opened">;

const APART: ReadonlySet<string> = new Set(
  "quantity photoUrl lots opened notes tags barcodes toldElsewhere nonVintage".split(" "),
);

/** The fields of a wine that hold one value each. */
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

/** Its lots, with those of another draft in sizes of which it has no bottle: they cannot be the same bottles. */
function joinedLots({ lots, bottleId }: WineDraft, other: WineDraft): readonly Lot[] {
  const sizes = new Set(lots.filter(({ bottles }) => bottles > 0).map((lot) => lot.millilitres));
  const others = other.lots.filter(
    ({ millilitres, bottles }) => bottles > 0 && !sizes.has(millilitres),
  );
  if (sizes.size > 0 || others.length === 0) return [...lots, ...others];
  return others.map((lot) => (lot.id === other.bottleId ? { ...lot, id: bottleId } : lot));
}
