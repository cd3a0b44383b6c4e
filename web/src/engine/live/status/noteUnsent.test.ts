// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { cellarOf, deleteCellar } from "../../db/cellars.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { anEntry, takeOut } from "../../../rules/testBuilders.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { readUnsentNotes } from "../../session/userNotes.ts";
import { noteUnsent } from "./noteUnsent.ts";

test("descriptions of unsent changes stay saved when the browser empties the store", async () => {
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
  const cellar = cellarOf(user.id);
  const noted = () => readUnsentNotes(user.id).map(({ opId }) => opId);
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  noteUnsent();
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  const entry = anEntry({ change: takeOut(1) });
  await cellar.outbox.put(entry);
  await vi.waitFor(() => {
    expect(noted()).toEqual([entry.opId]);
  });

  await cellar.transaction("rw", cellar.outbox, cellar.state, async () => {
    await cellar.state.clear();
    await cellar.outbox.clear();
  });
  await vi.waitFor(() => {
    expect(reload).toHaveBeenCalled();
  });
  window.dispatchEvent(new Event("pagehide"));
  expect(noted()).toEqual([entry.opId]);

  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
});

test("leaving the page deletes saved descriptions of changes already sent", async () => {
  const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
  const cellar = cellarOf(user.id);
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.outbox.put(anEntry({ change: takeOut(1) }));
  noteUnsent();
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  await vi.waitFor(() => {
    expect(readUnsentNotes(user.id)).toHaveLength(1);
  });

  await cellar.outbox.clear();
  await vi.waitFor(() => {
    window.dispatchEvent(new Event("pagehide"));
    expect(readUnsentNotes(user.id)).toEqual([]);
  });

  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
});
