import { foldText, type Wine } from "sync-protocol";
import { windowOf } from "sync-protocol/drinking";
import { offerFor } from "../meals/pairMeal.ts";
import type { CellarStore } from "../ports/cellar.ts";
import { Refused } from "../Refused.ts";
import { placesById, wineDetailsOf, type WineFacts, wineFactsOf } from "./wineFacts.ts";

export interface AssistantReads {
  readonly store: Pick<CellarStore, "historySince" | "places" | "wines">;
  readonly now: () => number;
}

export const WINES_LISTED_MAX = 50;

export const CANDIDATES_MAX = 20;

interface FoundWines {
  readonly total: number;
  readonly wines: readonly WineFacts[];
}

export interface WineSearch {
  readonly query?: string | undefined;
  readonly type?: string | undefined;
  readonly includesFinished: boolean;
  readonly limit: number;
}

/** The wines that contain every word of the query, in the order in which they were added. */
export async function searchWines(
  reads: AssistantReads,
  cellarId: string,
  { query = "", type, includesFinished, limit }: WineSearch,
): Promise<FoundWines> {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const found = await collect(reads, cellarId, limit, (wine) => {
    if (type !== undefined && wine.type !== type) return false;
    if (!includesFinished && wine.quantity === 0) return false;
    const text = textOf(wine);
    return words.every((word) => text.includes(word));
  });
  return listed(reads, cellarId, found);
}

/** Wines with bottles in their drinking window. The wine whose window ends first comes first. */
export async function readyWines(
  reads: AssistantReads,
  cellarId: string,
  { type, limit }: { readonly type?: string | undefined; readonly limit: number },
): Promise<FoundWines> {
  const year = yearOf(reads);
  const found = await collect(reads, cellarId, Infinity, (wine) => {
    if (wine.quantity === 0 || (type !== undefined && wine.type !== type)) return false;
    const stage = windowOf(wine, { year })?.stage;
    return stage === "ready" || stage === "soon";
  });
  const endOf = (wine: Wine) => windowOf(wine, { year })?.to ?? Infinity;
  const wines = found.wines.toSorted((a, b) => endOf(a) - endOf(b) || 0).slice(0, limit);
  return listed(reads, cellarId, { ...found, wines });
}

/**
 * The wines that are offered to an assistant for a dish. Each has bottles. Wines that share a word
 * with the dish come first, then wines of each type in turn. Young wines are left out unless all
 * wines are young.
 */
export async function candidatesFor(
  reads: AssistantReads,
  cellarId: string,
  dish: string,
): Promise<readonly WineFacts[]> {
  const year = yearOf(reads);
  const offered = await offerFor(dish, reads.store.wines(cellarId, { includeArchived: false }));
  const isYoung = (wine: Wine) => windowOf(wine, { year })?.stage === "young";
  const drinkable = offered.filter((wine) => !isYoung(wine));
  const wines = (drinkable.length > 0 ? drinkable : offered).slice(0, CANDIDATES_MAX);
  return (await listed(reads, cellarId, { total: wines.length, wines })).wines;
}

export async function wineDetails(reads: AssistantReads, cellarId: string, wineId: string) {
  const wine = await wineIn(reads, cellarId, wineId);
  const places = placesById(await reads.store.places(cellarId));
  return wineDetailsOf(wine, places, yearOf(reads));
}

/** Also finds an archived wine. Refuses with 404 if the cellar does not have the wine. */
export async function wineIn(
  { store }: Pick<AssistantReads, "store">,
  cellarId: string,
  wineId: string,
): Promise<Wine> {
  for await (const part of store.wines(cellarId, { includeArchived: true })) {
    const wine = part.find(({ id }) => id === wineId);
    if (wine) return wine;
  }
  throw new Refused({ code: "not_found", what: "wine" });
}

interface WineSlice {
  readonly total: number;
  readonly wines: readonly Wine[];
}

async function collect(
  { store }: AssistantReads,
  cellarId: string,
  most: number,
  isSought: (wine: Wine) => boolean,
): Promise<WineSlice> {
  const wines: Wine[] = [];
  let total = 0;
  for await (const part of store.wines(cellarId, { includeArchived: false })) {
    for (const wine of part) {
      if (!isSought(wine)) continue;
      total += 1;
      if (wines.length < most) wines.push(wine);
    }
  }
  return { total, wines };
}

async function listed(
  reads: AssistantReads,
  cellarId: string,
  { total, wines }: WineSlice,
): Promise<FoundWines> {
  const places = placesById(await reads.store.places(cellarId));
  const year = yearOf(reads);
  return { total, wines: wines.map((wine) => wineFactsOf(wine, places, year)) };
}

function yearOf({ now }: AssistantReads): number {
  return new Date(now()).getUTCFullYear();
}

function textOf(wine: Wine): string {
  const { name, producer, type, varietal, country, region, appellation, designation } = wine;
  const vintage = wine.nonVintage ? "NV" : String(wine.vintage);
  const texts = [name, producer, vintage, type, varietal, country, region, appellation];
  return foldText([...texts, designation, ...wine.tags].join(" "));
}
