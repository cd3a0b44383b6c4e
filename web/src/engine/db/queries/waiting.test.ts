import "fake-indexeddb/auto";
import { type CellarChange, eventBodySchema } from "sync-protocol";
import { expect, test } from "vitest";
import { countWaiting } from "../../outbox/outbox.ts";
import {
  aCreate,
  anEntry,
  anEvent,
  aRow,
  id,
  putIn,
  takeOut,
} from "../../../rules/testBuilders.ts";
import { type CellarDatabase, openCellarDatabase } from "../CellarDatabase.ts";
import { waitingPhotos } from "../photos/keptPhotos.ts";
import { prepareCellar } from "../opening/prepareCellar.ts";
import { readWaiting } from "./waiting.ts";

// Spec 10.14
test("each pending change's description names its wine or place", async () => {
  const cellar = openCellarDatabase(crypto.randomUUID());
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.wines.put(aRow({ id: id(1), name: "Barolo" }));
  await cellar.events.put({ ...anEvent(30, { wineId: id(1) }), seq: 3, deleted: false });
  const body = eventBodySchema.parse({ kind: "tasted", day: "2026-05-01", note: "Plum" });
  await queue(cellar, [
    [id(1), putIn(2)],
    [id(1), takeOut(1), id(31)],
    [id(2), aCreate(id(2), { name: "Gavi" })],
    [id(32), { kind: "put-event", eventId: id(32), wineId: id(2), bottles: 0, body }],
    [id(30), { kind: "remove-event", eventId: id(30) }],
  ]);
  for (const wineId of [id(2), id(30), id(31)]) await keepPhoto(cellar, wineId);
  await keepPhoto(cellar, id(3));
  await cellar.wines.put(aRow({ id: id(3), name: "Chinon" }));

  const lines = await readWaiting(cellar);

  expect(lines).toEqual([
    "Added 2 bottles of Barolo",
    "Took 1 bottle of Barolo out",
    "Added Gavi, with a photo",
    "Saved a note on Gavi",
    "Removed a journal entry of Barolo, with a photo",
    "Photographed Chinon",
    "Added a photo to the journal entry of Barolo",
  ]);
  const outbox = await cellar.outbox.toArray();
  expect(countWaiting(outbox, await waitingPhotos(cellar))).toBe(lines.length);
  await cellar.delete();
});

async function queue(
  cellar: CellarDatabase,
  changes: readonly (readonly [recordId: string, change: CellarChange, opId?: string])[],
) {
  for (const [at, [wineId, change, opId = id(100 + at)]] of changes.entries()) {
    await cellar.outbox.put(anEntry({ position: at + 1, opId, recordId: wineId, change }));
  }
}

async function keepPhoto({ photos }: CellarDatabase, wineId: string) {
  const jpeg = new Uint8Array([0xff, 0xd8]).buffer;
  await photos.put({ id: crypto.randomUUID(), recordId: wineId, jpeg, keptAt: 0 });
}
