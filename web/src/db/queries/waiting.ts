import { changeSentence, photoSentence } from "../../rules/changeSentence.ts";
import { isWaiting } from "../../rules/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { waitingPhotoOfWines } from "../photos/keptPhotos.ts";

/** What is on its way to the server, in words and in order. */
export function readWaiting(cellar: CellarDatabase): Promise<readonly string[]> {
  const { wines, outbox, photos } = cellar;
  return cellar.transaction("r", wines, outbox, photos, async () => {
    const entries = await outbox.orderBy("position").toArray();
    const waiting = entries.filter(isWaiting);
    const withPhoto = [...(await waitingPhotoOfWines(cellar)).keys()];
    const named = [...new Set([...waiting.map(({ wineId }) => wineId), ...withPhoto])];
    const rows = await wines.bulkGet(named);
    const names = new Map<string, string>();
    for (const { wineId, change } of entries) {
      if (change.kind === "create") names.set(wineId, change.body.name);
    }
    for (const row of rows) if (row) names.set(row.id, row.name);
    const removed = new Set(rows.flatMap((row) => (row?.deleted ? row.id : [])));
    return [
      ...waiting.flatMap(({ wineId, change }) =>
        change.kind === "noop" ? [] : changeSentence(change, names.get(wineId)),
      ),
      ...withPhoto.flatMap((wineId) =>
        removed.has(wineId) ? [] : photoSentence(names.get(wineId)),
      ),
    ];
  });
}
