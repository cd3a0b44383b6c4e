import { isSwept } from "sync-protocol";
import { i18n } from "../../../language/i18n.ts";
import {
  changeSentence,
  eventPhotoSentence,
  namedIdOf,
  photoSentence,
} from "../../outbox/changeSentence.ts";
import { isWaiting, type OutboxEntry, photosAlone } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { waitingPhotos } from "../photos/keptPhotos.ts";

/** The pending changes as sentences, in order. `countWaiting` counts the same changes. */
export function readWaiting(cellar: CellarDatabase): Promise<readonly string[]> {
  const { wines, places, events, outbox, photos } = cellar;
  return cellar.transaction("r", [wines, places, events, outbox, photos], async () => {
    const entries = await outbox.orderBy("position").toArray();
    const waiting = entries.flatMap((entry) =>
      isWaiting(entry) && entry.change.kind !== "noop" ? [{ ...entry, change: entry.change }] : [],
    );
    const photoOf = new Map(await waitingPhotos(cellar));
    for (const row of await wines.bulkGet([...photoOf.keys()])) {
      if (row?.deleted) photoOf.delete(row.id);
    }
    const nameOf = await readNames(cellar, entries, [
      ...waiting.map(({ change }) => namedIdOf(change)),
      ...photoOf.keys(),
    ]);
    const alone = photosAlone(entries, photoOf);
    const withPhoto = new Set([...photoOf.keys()].filter((id) => !alone.includes(id)));
    return [
      ...waiting.map(({ recordId, change }) => {
        const sentence = changeSentence(change, nameOf(namedIdOf(change))?.name);
        return withPhoto.delete(recordId)
          ? i18n._("{sentence}, with a photo", { sentence })
          : sentence;
      }),
      ...alone.map((id) => {
        const named = nameOf(id);
        return named?.isOfEvent ? eventPhotoSentence(named.name) : photoSentence(named?.name);
      }),
    ];
  });
}

interface RecordName {
  readonly name: string | undefined;
  readonly isOfEvent: boolean;
}

async function readNames(
  { wines, places, events }: CellarDatabase,
  entries: readonly OutboxEntry[],
  ids: readonly string[],
): Promise<(id: string) => RecordName | undefined> {
  const wanted = new Set(ids);
  const wineOfEvent = new Map<string, string>();
  for (const row of await events.bulkGet([...wanted])) {
    if (row) wineOfEvent.set(row.id, row.wineId);
  }
  for (const { opId, recordId, change } of entries) {
    if (change.kind === "put-event") wineOfEvent.set(change.eventId, change.wineId);
    // An event's id is the op id of its bottle change [H1: one event].
    else if (wanted.has(opId)) wineOfEvent.set(opId, recordId);
  }
  const asked = [...new Set([...wanted, ...wineOfEvent.values()])];
  const names = new Map<string, string>();
  for (const { change } of entries) noteName(names, change);
  for (const row of await wines.bulkGet(asked))
    if (row && !isSwept(row)) names.set(row.id, row.name);
  for (const row of await places.bulkGet(asked)) if (row) names.set(row.id, row.name);
  return (id) => {
    const wineId = wineOfEvent.get(id);
    return { name: names.get(wineId ?? id), isOfEvent: wineId !== undefined };
  };
}

function noteName(names: Map<string, string>, change: OutboxEntry["change"]): void {
  if (change.kind === "create") names.set(change.wineId, change.body.name);
  if (change.kind === "put-place") names.set(change.placeId, change.body.name);
}
