import { foldText, type Place, placeBodySchema } from "sync-protocol";
import { importedId } from "./importIds.ts";
import type { RackTold } from "./readTable.ts";

/** Finds the places that files name, and makes those that are not there. */
export interface PlaceBook {
  /** The id of the place that a program calls so: one of this name that is here, or a new one. */
  readonly idOf: (source: string, name: string) => string;
  /** The id of a rack in such a place, or in none. */
  readonly rackIn: (source: string, place: string | null, name: string) => string;
  /** The places that had to be made. */
  readonly made: () => readonly Place[];
}

/** A book that knows these places, and how large programs say that racks are. */
export function placeBook(known: readonly Place[], racks: readonly RackTold[] = []): PlaceBook {
  const ids = new Set(known.map(({ id }) => id));
  const idByName = new Map(known.map(({ id, name }) => [foldText(name), id]));
  const made = new Map<string, Place>();
  const idOf = (source: string, name: string) => {
    // One that came before under this name may be called otherwise by now.
    const id = importedId("place", source, foldText(name));
    if (ids.has(id) || made.has(id)) return id;
    const here = idByName.get(foldText(name));
    if (here !== undefined) return here;
    made.set(id, { id, ...placeBodySchema.parse({ name }) });
    return id;
  };
  const rackIn = (source: string, place: string | null, name: string) => {
    const id = importedId("place", source, foldText(place ?? ""), foldText(name));
    if (ids.has(id) || made.has(id)) return id;
    const parentId = place === null ? null : idOf(source, place);
    const there = known.find(
      (one) => one.parentId === parentId && foldText(one.name) === foldText(name),
    );
    if (there) return there.id;
    const told = racks.find((one) => one.name === name && one.inside === (place ?? ""));
    const size = { rows: told?.rows ?? null, columns: told?.cols ?? null };
    made.set(id, { id, ...placeBodySchema.parse({ name, kind: "rack", parentId, ...size }) });
    return id;
  };
  return {
    idOf,
    rackIn,
    made: () => [...made.values()],
  };
}
