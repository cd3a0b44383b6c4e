import { photoIdIn, photoPathOf } from "sync-protocol";
import type { ObjectName, ObjectRecord, ObjectStore } from "../../src/cellar/ports/objects.ts";

/**
 * An object in memory. `unusedSince` is the time, in ms since 1970, since when no record has shown
 * the object.
 */
interface StoredObject extends ObjectRecord {
  readonly bytes: number;
  readonly unusedSince: number | undefined;
}

export interface MemoryObjects {
  readonly objects: ObjectStore;
  /** Whether this cellar has a finalized object with this path. */
  readonly isOwn: (cellarId: string, path: string) => boolean;
  readonly noteShown: (cellarId: string, path: string) => void;
}

/**
 * An `ObjectStore` in memory. `isShown` returns whether a record of the cellar shows the photo at
 * `path`.
 */
export function memoryObjects(
  isShown: (cellarId: string, path: string) => Promise<boolean>,
): MemoryObjects {
  /** Objects by cellar id, then by object id. */
  const kept = new Map<string, Map<string, StoredObject>>();
  const of = (cellarId: string) => [...(kept.get(cellarId)?.values() ?? [])];
  const find = ({ cellarId, id }: ObjectName) => kept.get(cellarId)?.get(id);
  const keep = (object: StoredObject) => {
    const own = kept.get(object.cellarId) ?? new Map<string, StoredObject>();
    kept.set(object.cellarId, own.set(object.id, object));
  };
  const change = (object: ObjectName, values: Partial<StoredObject>): boolean => {
    const known = find(object);
    if (known) keep({ ...known, ...values });
    return known !== undefined;
  };
  const shown = ({ cellarId, id }: ObjectName) => isShown(cellarId, photoPathOf(id));

  return {
    isOwn: (cellarId, path) => find({ cellarId, id: photoIdIn(path) })?.state === "finalized",
    noteShown: (cellarId, path) =>
      void change({ cellarId, id: photoIdIn(path) }, { unusedSince: undefined }),
    objects: {
      promise(object, createdAt) {
        keep({ ...object, state: "promised", createdAt, bytes: 0, unusedSince: undefined });
        return Promise.resolve();
      },
      sharedWith: () => Promise.resolve(undefined),
      requireEditor: () => Promise.resolve(),
      noteBytes(object, bytes) {
        change(object, { bytes });
        return Promise.resolve();
      },
      bytesOf(cellarId, { since, reserved }) {
        const weights = of(cellarId).map(({ state, createdAt, bytes }) =>
          state === "promised" && createdAt >= since ? reserved : bytes,
        );
        return Promise.resolve(weights.reduce((sum, weight) => sum + weight, 0));
      },
      async *cellarIds() {
        await Promise.resolve();
        yield [...kept.keys()];
      },
      photosWithoutSize: (cellarIds) =>
        Promise.resolve(
          cellarIds.flatMap((cellarId) =>
            of(cellarId).filter(({ state, bytes }) => state === "finalized" && bytes === 0),
          ),
        ),
      find: (object) => Promise.resolve(find(object)),
      finalize: (object, bytes) => Promise.resolve(change(object, { state: "finalized", bytes })),
      async stale(cellarIds, now, { promised, unused }) {
        for (const object of cellarIds.flatMap(of)) {
          const isUsed = object.state === "promised" || (await shown(object));
          change(object, { unusedSince: isUsed ? undefined : (object.unusedSince ?? now) });
        }
        return cellarIds
          .flatMap(of)
          .filter(({ state, createdAt, unusedSince }) =>
            state === "promised" ? createdAt < promised : (unusedSince ?? now) < unused,
          );
      },
      async forget(object) {
        return !(await shown(object)) && kept.get(object.cellarId)?.delete(object.id) === true;
      },
    },
  };
}
