import { foldText } from "sync-protocol";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { IMPLIED_FIELDS, type ImpliedValues, type ImplyingField } from "./ImpliedValues.ts";
import { mostUsed } from "../../../rules/cellar/suggest.ts";

/**
 * What a region or a producer says about the other fields: what most wines of the own cellar have, else
 * what the gazetteer knows. `type` is the type as typed, for the grape.
 *
 * Offline: the gazetteer is a part of the app; where it can't be loaded, the own cellar answers alone.
 */
export async function impliedFields(
  field: ImplyingField,
  name: string,
  { wines, type }: { readonly wines: readonly CellarWine[]; readonly type: string },
): Promise<ImpliedValues> {
  const own = fromCellar(field, name, wines);
  try {
    const { gazetteerSays } = await import("./gazetteerSays.ts");
    return { ...gazetteerSays(field, name, own.type ?? type), ...own };
  } catch (error) {
    reportError(error);
    return own;
  }
}

/** What more than half of the wines of this region or producer have. */
function fromCellar(
  field: ImplyingField,
  name: string,
  wines: readonly CellarWine[],
): ImpliedValues {
  const sought = foldText(name.trim());
  const alike = wines.filter((wine) => foldText(wine[field].trim()) === sought);
  const implied: ImpliedValues = {};
  for (const target of IMPLIED_FIELDS) {
    if (target === field) continue;
    const values = alike.map((wine) => wine[target]);
    const [most] = mostUsed(values);
    const uses = values.filter((value) => value === most).length;
    if (most !== undefined && uses * 2 > alike.length) implied[target] = most;
  }
  return implied;
}
