// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { cellarOf, deleteCellar } from "../db/cellars.ts";
import { prepareCellar } from "../db/opening/prepareCellar.ts";
import { watchUnsent } from "../db/queries/watchSync.ts";
import { anEntry, takeOut } from "../rules/testBuilders.ts";
import { noteUnsent, readUnsentNotes } from "./unsentNotes.ts";

test("what is unsent stays noted when the store is emptied under the page", async () => {
  const cellar = cellarOf(crypto.randomUUID());
  const prepare = () => prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  const noted = () => readUnsentNotes(cellar.userId).map(({ opId }) => opId);
  await prepare();
  const entry = anEntry({ change: takeOut(1) });
  await cellar.outbox.put(entry);
  const stop = noteUnsent(cellar);
  await vi.waitFor(() => {
    expect(noted()).toEqual([entry.opId]);
  });

  const notice = vi.fn();
  const watched = watchUnsent(cellar).subscribe({ error: notice });
  await cellar.transaction("rw", cellar.outbox, cellar.state, async () => {
    await cellar.state.clear();
    await cellar.outbox.clear();
  });
  await vi.waitFor(() => {
    expect(notice).toHaveBeenCalled();
  });
  expect(noted()).toEqual([entry.opId]);

  await prepare();
  await vi.waitFor(() => {
    expect(noted()).toEqual([]);
  });
  watched.unsubscribe();
  stop();
  await deleteCellar(cellar.userId);
});
