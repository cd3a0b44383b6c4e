import { PHOTO_PATHS } from "sync-protocol";
import { photoName } from "../cellar/photos/objects.ts";
import type { ObjectBytes } from "../cellar/ports/objects.ts";
import { type MovableStore, finalizedIn, type UnitData } from "../store/movedTables.ts";

export interface CheckReport {
  readonly cellars: number;
  readonly photos: number;
  readonly faults: readonly string[];
}

/**
 * Checks every cellar: its counter and counts match its wines, its wines show only known photos,
 * and every known photo has bytes. A failed check is repeated, because a change during the check
 * can look like a fault.
 */
export async function checkCellars(store: MovableStore, bytes: ObjectBytes): Promise<CheckReport> {
  const cellars = await store.ids("cellar");
  const faults: string[] = [];
  let photos = 0;
  for (const cellarId of cellars) {
    const cellar = await store.take("cellar", cellarId);
    if (!cellar) continue;
    photos += finalizedIn(cellar).length;
    if ((await faultsOf(cellar, bytes)).length === 0) continue;
    const again = await store.take("cellar", cellarId);
    if (again) faults.push(...(await faultsOf(again, bytes)));
  }
  return { cellars: cellars.length, photos, faults };
}

async function faultsOf(cellar: UnitData, bytes: ObjectBytes): Promise<readonly string[]> {
  const { row, rows } = cellar;
  const whose = `Cellar ${String(row["id"])}`;
  const photos = finalizedIn(cellar);
  const wines = rows.get("wines") ?? [];
  const withPhotos = [...wines, ...(rows.get("records") ?? [])];
  const known = new Set<unknown>(photos.map(({ id }) => PHOTO_PATHS + String(id)));
  const shown = withPhotos.flatMap(({ photo_url }) => photo_url ?? []);
  const last = withPhotos.reduce((highest, { seq }) => Math.max(highest, Number(seq)), 0);

  const faults = shown
    .filter((path) => !known.has(path))
    .map((path) => `${whose}: a wine or an event shows ${String(path)}, which is no photo.`);
  if (last > Number(row["seq"])) faults.push(`${whose}: its counter is behind its wines.`);
  if (wines.length !== row["wine_count"]) faults.push(`${whose}: its wines are miscounted.`);
  for (const { id, bytes: noted } of photos) {
    const found = await bytes.size(photoName(String(id)));
    if (found === 0) faults.push(`${whose}: photo ${String(id)} has no bytes.`);
    else if (noted !== 0 && noted !== found) {
      faults.push(
        `${whose}: photo ${String(id)} has ${String(found)} bytes, not ${String(noted)}.`,
      );
    }
  }
  return faults;
}
