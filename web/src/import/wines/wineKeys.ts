import { foldText } from "sync-protocol";
import { importedId } from "./importIds.ts";
import type { ReadRow } from "../rows/readRow.ts";
import {
  contradictions,
  IDENTITY_FIELDS,
  type IdentityFacts,
  type IdentityField,
  samenessOf,
} from "./wineIdentity.ts";

/** Similar wines that differ in one fact but could be the same wine. */
export interface UnsureWines {
  readonly key: string;
  readonly title: string;
  readonly fields: readonly IdentityField[];
  /** Each wine's value of the first field in which the wines contradict each other. */
  readonly texts: readonly string[];
}

export interface WineKeys {
  readonly keyOf: (row: SourceRow) => string;
  readonly unsure: readonly UnsureWines[];
}

export interface SourceRow {
  readonly source: string;
  readonly read: ReadRow;
}

export interface KeyOptions {
  /** Ids of wines removed too long ago to be restored [W13: sweep]. */
  readonly sweptWineIds: ReadonlySet<string>;
  readonly areOne: ReadonlySet<string>;
}

/**
 * Rows with the same producer, name, designation and vintage. Other facts may show that the rows
 * are several wines.
 */
interface NameGroup {
  readonly title: string;
  readonly named: Map<string, IdentityFacts>;
  readonly unnamed: Map<string, IdentityFacts>;
}

interface Variant {
  facts: IdentityFacts;
  readonly texts: Set<string>;
}

/**
 * Finds the rows of each wine by the program's wine id, or else by name, colour, appellation and
 * grapes. A row with few facts is added to a wine if it fits only that wine. A wine whose id was
 * swept gets another key, so that it can be added again.
 */
export function wineKeys(
  rows: readonly SourceRow[],
  { sweptWineIds, areOne }: KeyOptions,
): WineKeys {
  const groups = new Map<string, NameGroup>();
  for (const row of rows) {
    const name = nameKey(row);
    const group = groups.get(name) ?? begunGroup(row);
    groups.set(name, group);
    const facts = identityOf(row.read);
    const key = ownKey(row);
    if (key === undefined) group.unnamed.set(JSON.stringify(facts), facts);
    else group.named.set(key, { ...facts, ...group.named.get(key) });
  }
  const unsure: UnsureWines[] = [];
  const keys = new Map<string, ReadonlyMap<string, string>>();
  for (const [name, group] of groups) {
    if (group.unnamed.size === 0) continue;
    const { keyOfText, contradicting } = keysIn(name, group, areOne.has(name));
    keys.set(name, keyOfText);
    if (contradicting) unsure.push(contradicting);
  }
  const living = livingKeys(sweptWineIds);
  return {
    unsure,
    keyOf: (row) => {
      const name = nameKey(row);
      const text = JSON.stringify(identityOf(row.read));
      return living(ownKey(row) ?? keys.get(name)?.get(text) ?? name);
    },
  };
}

function keysIn(name: string, group: NameGroup, isOne: boolean) {
  const variants = variantsOf(group.unnamed);
  const [first, second] = unsurePair(variants) ?? [];
  const together = isOne && first ? joinedVariants(variants) : variants;
  const keyOfText = new Map<string, string>();
  for (const { facts, texts } of together) {
    const named = [...group.named].find(([, other]) => samenessOf(facts, other) !== "different");
    const own = together.length === 1 ? name : `${name}/${variantKey(facts)}`;
    for (const text of texts) keyOfText.set(text, named?.[0] ?? own);
  }
  if (!first || !second) return { keyOfText, contradicting: undefined };
  const fields = contradictions(first.facts, second.facts);
  const [field = "type"] = fields;
  const texts = [first, second].map(({ facts }) => facts[field] ?? "");
  return { keyOfText, contradicting: { key: name, title: group.title, fields, texts } };
}

/** Rows with the most facts come first, so that the order of the file does not matter. */
function variantsOf(unnamed: NameGroup["unnamed"]): readonly Variant[] {
  const size = (facts: IdentityFacts) =>
    Object.values(facts).filter((one) => one !== undefined).length;
  const inOrder = [...unnamed].sort(
    ([one, facts], [other, more]) => size(more) - size(facts) || (one < other ? -1 : 1),
  );
  const variants: Variant[] = [];
  for (const [text, facts] of inOrder) {
    const fitting = variants.filter((one) => samenessOf(one.facts, facts) === "same");
    const [only, another] = fitting;
    if (only && !another) {
      only.facts = { ...facts, ...only.facts };
      only.texts.add(text);
    } else variants.push({ facts, texts: new Set([text]) });
  }
  return variants;
}

function unsurePair(variants: readonly Variant[]): readonly [Variant, Variant] | undefined {
  for (const [at, one] of variants.entries()) {
    const other = variants
      .slice(at + 1)
      .find(({ facts }) => samenessOf(one.facts, facts) === "unsure");
    if (other) return [one, other];
  }
  return undefined;
}

function joinedVariants(variants: readonly Variant[]): readonly Variant[] {
  const joined: Variant[] = [];
  for (const { facts, texts } of variants) {
    const like = joined.find((one) => samenessOf(one.facts, facts) !== "different");
    if (!like) joined.push({ facts, texts: new Set(texts) });
    else for (const text of texts) like.texts.add(text);
  }
  return joined;
}

function variantKey(facts: IdentityFacts): string {
  return JSON.stringify(IDENTITY_FIELDS.map((field) => foldText(facts[field] ?? "")));
}

function begunGroup({ read: { facts } }: SourceRow): NameGroup {
  const { producer = "", name = "", vintage } = facts;
  const words = [producer, name, vintage ?? ""].filter((text) => text !== "");
  return { title: words.join(" "), named: new Map(), unnamed: new Map() };
}

function ownKey({ source, read: { wineKey } }: SourceRow): string | undefined {
  return wineKey === undefined ? undefined : `${source}/id:${wineKey.toLowerCase()}`;
}

function identityOf({ facts }: ReadRow): IdentityFacts {
  const { type, appellation, varietal, country, region } = facts;
  return { type, appellation, varietal, country, region };
}

/** Wines without a name are one wine only if all their facts are equal. */
function nameKey({ source, read }: SourceRow): string {
  const { producer = "", name, designation, vintage, nonVintage } = read.facts;
  const year = nonVintage ? "NV" : String(vintage ?? "");
  const names = [producer, name ?? "", designation ?? ""].map(foldText);
  const others = name === undefined ? [variantKey(identityOf(read))] : [];
  return `${source}/wine:${JSON.stringify([...names, year, ...others])}`;
}

function livingKeys(sweptWineIds: ReadonlySet<string>): (key: string) => string {
  const living = new Map<string, string>();
  return (key) => {
    const known = living.get(key);
    if (known !== undefined) return known;
    let found = key;
    while (sweptWineIds.has(importedId("wine", found))) found = `${found}/again`;
    living.set(key, found);
    return found;
  };
}
