import { photoIdIn, photoPathOf } from "sync-protocol";
import type { ObjectName, ObjectRecord, ObjectStore } from "../../src/cellar/ports/objects.ts";

/** An object, and since when nothing shows it, ms since 1970. */
interface Kept extends ObjectRecord {
  readonly bytes: number;
  readonly unusedSince: number | undefined;
}

/** Objects in memory, with what the cellar needs to know. */
export interface MemoryObjects {
  readonly objects: ObjectStore;
  /** Whether a path is of a finalized object of this user. */
  readonly isOwn: (userId: string, path: string) => boolean;
  readonly noteShown: (userId: string, path: string) => void;
}

/**
 * Objects in memory beside a cellar in memory. `isShown` says whether a record of the user shows a
 * path.
 */
export function memoryObjects(
  isShown: (userId: string, path: string) => Promise<boolean>,
): MemoryObjects {
  /** By user, then in the order of creation. */
  const kept = new Map<string, Map<string, Kept>>();
  const of = (userId: string) => [...(kept.get(userId)?.values() ?? [])];
  const find = ({ userId, id }: ObjectName) => kept.get(userId)?.get(id);
  const keep = (object: Kept) => {
    const own = kept.get(object.userId) ?? new Map<string, Kept>();
    kept.set(object.userId, own.set(object.id, object));
  };
  const change = (object: ObjectName, values: Partial<Kept>): boolean => {
    const known = find(object);
    if (known) keep({ ...known, ...values });
    return known !== undefined;
  };
  const shown = ({ userId, id }: ObjectName) => isShown(userId, photoPathOf(id));

  return {
    isOwn: (userId, path) => find({ userId, id: photoIdIn(path) })?.state === "finalized",
    noteShown: (userId, path) =>
      void change({ userId, id: photoIdIn(path) }, { unusedSince: undefined }),
    objects: {
      promise(object, createdAt) {
        keep({ ...object, state: "promised", createdAt, bytes: 0, unusedSince: undefined });
        return Promise.resolve();
      },
      noteBytes(object, bytes) {
        change(object, { bytes });
        return Promise.resolve();
      },
      bytesOf(userId, { since, reserved }) {
        const weights = of(userId).map(({ state, createdAt, bytes }) =>
          state === "promised" && createdAt >= since ? reserved : bytes,
        );
        return Promise.resolve(weights.reduce((sum, weight) => sum + weight, 0));
      },
      async *owners() {
        await Promise.resolve();
        yield [...kept.keys()];
      },
      unweighed: (owners) =>
        Promise.resolve(
          owners.flatMap((userId) =>
            of(userId).filter(({ state, bytes }) => state === "finalized" && bytes === 0),
          ),
        ),
      find: (object) => Promise.resolve(find(object)),
      finalize: (object, bytes) => Promise.resolve(change(object, { state: "finalized", bytes })),
      async stale(owners, now, { promised, unused }) {
        for (const object of owners.flatMap(of)) {
          const isUsed = object.state === "promised" || (await shown(object));
          change(object, { unusedSince: isUsed ? undefined : (object.unusedSince ?? now) });
        }
        return owners
          .flatMap(of)
          .filter(({ state, createdAt, unusedSince }) =>
            state === "promised" ? createdAt < promised : (unusedSince ?? now) < unused,
          );
      },
      async forget(object) {
        return !(await shown(object)) && kept.get(object.userId)?.delete(object.id) === true;
      },
    },
  };
}
