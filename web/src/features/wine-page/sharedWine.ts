import {
  EXPORT_FORMAT,
  fieldsWith,
  QUANTITY,
  WINE_ADDITIONS,
  type WineBody,
  wineBodyOf,
  wineBodySchema,
} from "sync-protocol";

/** Shared fields: the label data and the drinking window. */
const SHARED_FIELDS = fieldsWith("isShared");

/** Path of the form that a shared link opens. The wine is in the link's fragment. */
export const SHARED_WINE_PATH = "/wines/new";

/** Maximum length of a link's fragment, in characters. A wine with the longest texts fits. */
const FRAGMENT_MAX = 30_000;

const MARK = "#wine=";

/**
 * A copy of a wine for sharing: the bottle count is 1, and the owner's notes, prices and places are
 * removed.
 */
export function sharedWine(wine: WineBody): WineBody {
  return { ...wineBodyOf(wine), ...NOT_SHARED, ...sharedFieldsOf(wine) };
}

function sharedFieldsOf(wine: WineBody) {
  return Object.fromEntries(SHARED_FIELDS.map((field) => [field, wine[field]]));
}

const NOT_SHARED = { ...WINE_ADDITIONS, quantity: QUANTITY.initial, notes: null, photoUrl: null };

/** Link fragment that holds a wine. Browsers do not send fragments to the server. */
export function sharedFragment(wine: WineBody): string {
  const bytes = new TextEncoder().encode(JSON.stringify(sharedFieldsOf(wine)));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return MARK + text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

export function wineInFragment(fragment: string): WineBody | undefined {
  if (!fragment.startsWith(MARK) || fragment.length > FRAGMENT_MAX) return undefined;
  const fields = parsedText(fragment.slice(MARK.length));
  if (typeof fields !== "object" || fields === null) return undefined;
  const isShared = (field: string) => SHARED_FIELDS.some((shared) => shared === field);
  const known = Object.fromEntries(Object.entries(fields).filter(([field]) => isShared(field)));
  return wineBodySchema.safeParse({ ...NOT_SHARED, ...known }).data;
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

/** The wine as an export file with new ids, which the import page accepts. */
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
