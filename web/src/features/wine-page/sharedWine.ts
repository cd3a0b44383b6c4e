import {
  EXPORT_FORMAT,
  fieldsWith,
  QUANTITY,
  WINE_ADDITIONS,
  type WineBody,
  wineBodyOf,
  wineBodySchema,
} from "sync-protocol";

/** What a friend gets of a wine: what its label says, and when to drink it. */
const SHARED_FIELDS = fieldsWith("isShared");

/** The address of the form that a link opens, within the app; the wine stands behind it as a fragment. */
export const SHARED_WINE_PATH = "/wines/new";

/** Most characters of a fragment: a wine with the longest texts comes to less. */
const FRAGMENT_MAX = 30_000;

const MARK = "#wine=";

/** A wine as somebody else gets it: one bottle, and nothing of who has it. */
export function sharedWine(wine: WineBody): WineBody {
  return { ...wineBodyOf(wine), ...UNTOLD, ...toldOf(wine) };
}

function toldOf(wine: WineBody) {
  return Object.fromEntries(SHARED_FIELDS.map((field) => [field, wine[field]]));
}

const UNTOLD = { ...WINE_ADDITIONS, quantity: QUANTITY.initial, notes: null, photoUrl: null };

/** The fragment of a link that tells a wine. What stands there no browser sends to a server. */
export function sharedFragment(wine: WineBody): string {
  const bytes = new TextEncoder().encode(JSON.stringify(toldOf(wine)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return MARK + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The wine that the fragment of an address tells; `undefined` where that is no whole one. */
export function wineInFragment(fragment: string): WineBody | undefined {
  if (!fragment.startsWith(MARK) || fragment.length > FRAGMENT_MAX) return undefined;
  const told = parsedText(fragment.slice(MARK.length));
  if (typeof told !== "object" || told === null) return undefined;
  const isShared = (field: string) => SHARED_FIELDS.some((shared) => shared === field);
  const known = Object.fromEntries(Object.entries(told).filter(([field]) => isShared(field)));
  return wineBodySchema.safeParse({ ...UNTOLD, ...known }).data;
}

function parsedText(text: string): unknown {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** The same as a file: an export of one wine, under ids of its own, that the import page takes. */
export function sharedFile(
  wine: WineBody,
  { now, newId }: { readonly now: number; readonly newId: () => string },
): string {
  const ids = { id: newId(), bottleId: newId(), userId: newId(), isArchived: false };
  const exported = {
    ...EXPORT_FORMAT,
    exportedAt: new Date(now).toISOString(),
    wines: [{ ...sharedWine(wine), ...ids }],
    places: [],
    photos: {},
  };
  return JSON.stringify(exported, null, 2);
}
