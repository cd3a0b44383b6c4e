import { foldText, type Place, placeBodySchema } from "sync-protocol";
import { importedId } from "./importIds.ts";

/** Finds the places that files name, and makes those that are not there. */
export interface PlaceBook {
  /** The id of the place that a program calls so: one of this name that is here, or a new one. */
  readonly idOf: (source: string, name: string) => string;
  /** The places that had to be made. */
  readonly made: () => readonly Place[];
}

/** A book that knows these places. */
export function placeBook(known: readonly Place[]): PlaceBook {
  const ids = new Set(known.map(({ id }) => id));
  const idByName = new Map(known.map(({ id, name }) => [foldText(name), id]));
  const made = new Map<string, Place>();
  return {
    idOf: (source, name) => {
      // One that came before under this name may be called otherwise by now.
      const id = importedId("place", source, foldText(name));
      if (ids.has(id) || made.has(id)) return id;
      const here = idByName.get(foldText(name));
      if (here !== undefined) return here;
      made.set(id, { id, ...placeBodySchema.parse({ name }) });
      return id;
    },
    made: () => [...made.values()],
  };
}
