import { isSwept } from "sync-protocol";
import {
  changeSentence,
  EVENT_PHOTO_SENTENCE,
  photoSentence,
} from "../../rules/outbox/changeSentence.ts";
import { isWaiting } from "../../rules/outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { waitingPhotos } from "../photos/keptPhotos.ts";

/** What is on its way to the server, in words and in order. */
export function readWaiting(cellar: CellarDatabase): Promise<readonly string[]> {
  const { wines, outbox, photos } = cellar;
  return cellar.transaction("r", wines, outbox, photos, async () => {
    const entries = await outbox.orderBy("position").toArray();
    const waiting = entries.filter(isWaiting);
    const withPhoto = [...(await waitingPhotos(cellar)).keys()];
    const named = [...new Set([...waiting.map(({ recordId }) => recordId), ...withPhoto])];
    const rows = await wines.bulkGet(named);
    const names = new Map<string, string>();
    for (const { recordId, change } of entries) {
      if (change.kind === "create") names.set(recordId, change.body.name);
    }
    for (const row of rows) if (row && !isSwept(row)) names.set(row.id, row.name);
    const removed = new Set(rows.flatMap((row) => (row?.deleted ? row.id : [])));
    return [
      ...waiting.flatMap(({ recordId, change }) =>
        change.kind === "noop" ? [] : changeSentence(change, names.get(recordId)),
      ),
      ...withPhoto.flatMap((id) => {
        if (removed.has(id)) return [];
        const name = names.get(id);
        return name === undefined ? EVENT_PHOTO_SENTENCE : photoSentence(name);
      }),
    ];
  });
}
