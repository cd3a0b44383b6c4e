import { foldText, type Place, placeBodySchema } from "sync-protocol";
import { importedId } from "./importIds.ts";
import type { ImportedRack } from "../files/readTable.ts";

export interface PlaceBook {
  /**
   * The id of the innermost place of `path`, which has the outermost place first. Creates missing
   * places. `null` if the path is empty.
   */
  readonly idOf: (source: string, path: readonly string[]) => string | null;
  /**
   * The rack's id. Creates the rack if it is missing. `path` leads to the place that contains the
   * rack, and may be empty.
   */
  readonly rackIn: (source: string, path: readonly string[], name: string) => string;
  readonly made: () => readonly Place[];
}

/** Finds the imported places in the cellar, or creates them. `racks` gives the sizes of racks. */
export function placeBook(known: readonly Place[], racks: readonly ImportedRack[] = []): PlaceBook {
  const ids = new Set(known.map(({ id }) => id));
  const idByName = new Map(known.map(({ id, name }) => [foldText(name), id]));
  const made = new Map<string, Place>();
  const isThere = (id: string) => ids.has(id) || made.has(id);
  const childOf = (parentId: string | null, name: string) =>
    known.find((one) => one.parentId === parentId && foldText(one.name) === foldText(name))?.id;
  const idOf = (source: string, path: readonly string[]): string | null => {
    const name = path.at(-1);
    if (name === undefined) return null;
    // The user may have renamed a place that was imported under this name.
    const id = importedId("place", source, ...path.map(foldText));
    if (isThere(id)) return id;
    // Older versions of the import created only one place for a whole path.
    const flat = path.length > 1 ? FLAT.map((join) => path.map(foldText).join(join)) : [];
    const before = flat.map((whole) => importedId("place", source, whole)).find(isThere);
    if (before !== undefined) return before;
    const parentId = idOf(source, path.slice(0, -1));
    const here = parentId === null ? idByName.get(foldText(name)) : childOf(parentId, name);
    if (here !== undefined) return here;
    made.set(id, { id, ...placeBodySchema.parse({ name, parentId }) });
    return id;
  };
  const rackIn = (source: string, path: readonly string[], name: string) => {
    const around = path.length === 0 ? [""] : path.map(foldText);
    const id = importedId("place", source, ...around, foldText(name));
    if (isThere(id)) return id;
    const parentId = idOf(source, path);
    const there = childOf(parentId, name);
    if (there !== undefined) return there;
    const rack = racks.find((one) => one.name === name && one.inside === (path.at(-1) ?? ""));
    const size = { rows: rack?.rows ?? null, columns: rack?.cols ?? null };
    made.set(id, { id, ...placeBodySchema.parse({ name, kind: "rack", parentId, ...size }) });
    return id;
  };
  return {
    idOf,
    rackIn,
    made: () => [...made.values()],
  };
}

const FLAT = [" > ", ", "] as const;
