import type { Collection } from "dexie";
import type { KeptPhotoKey } from "../../view/cellarView.ts";
import type { CellarDatabase, KeptPhoto } from "../CellarDatabase.ts";

export interface AttachedPhoto {
  readonly id: string;
  readonly recordId: string;
  readonly path: string;
}

/** A text that is sorted after every id and path. */
const LAST = "\uffff";

/**
 * The keys of the kept photos. Like all functions of this file, reads only keys and never a photo's
 * bytes.
 */
export async function keptPhotoKeys(
  cellar: CellarDatabase,
): Promise<ReadonlyMap<string, readonly KeptPhotoKey[]>> {
  const [keys, attached] = await Promise.all([
    cellar.photos.orderBy("[recordId+id]").keys(),
    attachedPhotos(cellar),
  ]);
  const pathOf = pathsById(attached);
  const photosOf = new Map<string, KeptPhotoKey[]>();
  for (const [recordId = "", id = ""] of keys.map(partsOf)) {
    photosOf.set(recordId, [...(photosOf.get(recordId) ?? []), { id, path: pathOf.get(id) }]);
  }
  return photosOf;
}

export async function keptPhotosOf(
  { photos }: CellarDatabase,
  recordId: string,
): Promise<readonly KeptPhotoKey[]> {
  const ids = await photos
    .where("[recordId+id]")
    .between([recordId, ""], [recordId, LAST])
    .primaryKeys();
  if (ids.length === 0) return [];
  const attached = await readAttached(
    photos.where("[recordId+path+id]").between([recordId, "", ""], [recordId, LAST, LAST]),
  );
  const pathOf = pathsById(attached);
  return ids.map((id) => ({ id, path: pathOf.get(id) }));
}

export function attachedPhotos({ photos }: CellarDatabase): Promise<AttachedPhoto[]> {
  return readAttached(photos.orderBy("[recordId+path+id]"));
}

async function readAttached(found: Collection<KeptPhoto, string>): Promise<AttachedPhoto[]> {
  const keys = await found.keys();
  return keys.map(partsOf).map(([recordId = "", path = "", id = ""]) => ({ id, recordId, path }));
}

function pathsById(attached: readonly AttachedPhoto[]): ReadonlyMap<string, string> {
  return new Map(attached.map(({ id, path }) => [id, path]));
}

function partsOf(key: unknown): readonly string[] {
  return Array.isArray(key) ? key.map(String) : [];
}
