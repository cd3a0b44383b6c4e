import type { ObjectRecord, ObjectStore } from "../../../api/src/cellar/ports.ts";
import { photoPathOf } from "sync-protocol";

/** An object, and since when no wine is known to show it, ms since 1970. */
interface Kept extends ObjectRecord {
  readonly bytes: number;
  readonly unusedSince: number | undefined;
}

/** Whose objects there are, and what the wines beside them must know of that. */
export interface MemoryObjects {
  readonly objects: ObjectStore;
  /** Whether a path names a finalized object of this person's. */
  readonly isOwn: (userId: string, path: string) => boolean;
  readonly noteShown: (path: string) => void;
}

/** Objects in memory, beside the cellar in memory; `isShown` says whether a wine shows a path. */
export function memoryObjects(isShown: (path: string) => Promise<boolean>): MemoryObjects {
  const kept = new Map<string, Kept>();
  const idOf = (path: string) => path.slice(photoPathOf("").length);
  const change = (id: string, values: Partial<Kept>): boolean => {
    const known = kept.get(id);
    if (known) kept.set(id, { ...known, ...values });
    return known !== undefined;
  };

  return {
    isOwn(userId, path) {
      const object = kept.get(idOf(path));
      return object?.userId === userId && object.state === "finalized";
    },
    noteShown: (path) => void change(idOf(path), { unusedSince: undefined }),
    objects: {
      promise(object, createdAt) {
        const fresh = { state: "promised", createdAt, bytes: 0, unusedSince: undefined } as const;
        kept.set(object.id, { ...object, ...fresh });
        return Promise.resolve();
      },
      noteBytes(id, bytes) {
        change(id, { bytes });
        return Promise.resolve();
      },
      bytesOf(userId, { since, reserved }) {
        const own = [...kept.values()].filter((object) => object.userId === userId);
        const weights = own.map(({ state, createdAt, bytes }) =>
          state === "promised" && createdAt >= since ? reserved : bytes,
        );
        return Promise.resolve(weights.reduce((sum, weight) => sum + weight, 0));
      },
      unweighed: () =>
        Promise.resolve(
          Array.from(kept.values()).flatMap(({ id, state, bytes }) =>
            state === "finalized" && bytes === 0 ? id : [],
          ),
        ),
      find: (id) => Promise.resolve(kept.get(id)),
      finalize: (id, bytes) => Promise.resolve(change(id, { state: "finalized", bytes })),
      async stale(now, { promised, unused }) {
        for (const { id, state, unusedSince } of [...kept.values()]) {
          const isUsed = state === "promised" || (await isShown(photoPathOf(id)));
          change(id, { unusedSince: isUsed ? undefined : (unusedSince ?? now) });
        }
        return Array.from(kept.values()).filter(({ state, createdAt, unusedSince }) =>
          state === "promised" ? createdAt < promised : (unusedSince ?? now) < unused,
        );
      },
      forget: async (id) => !(await isShown(photoPathOf(id))) && kept.delete(id),
    },
  };
}
