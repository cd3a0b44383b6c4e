import { foldText } from "sync-protocol";
import type { CellarWine } from "../../../rules/cellar/CellarWine.ts";
import { IMPLIED_FIELDS, type ImpliedValues, type ImplyingField } from "./ImpliedValues.ts";
import { mostUsed } from "../../../rules/cellar/suggest.ts";

/**
 * Values that a region or producer suggests. The most common values of the user's wines override
 * the gazetteer's values. `type` is the wine type in the form, which narrows the suggested grapes.
 * Works offline. If the gazetteer cannot be loaded, only the user's wines suggest values.
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

/** Values shared by more than half of the user's wines of this region or producer. */
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
