// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { cellarName } from "../../db/CellarDatabase.ts";
import { cellarOf, closeCellar } from "../../db/cellars.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { keepDraftSoon, readDraft } from "../changes/drafts.ts";
import { yieldToNewerBuild } from "./yieldToNewerBuild.ts";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
  closeCellar(user.id);
});

test("typed text is saved before a newer build upgrades the store", async () => {
  const leave = vi.fn();
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  await cellarOf(user.id).open();
  yieldToNewerBuild(leave);
  keepDraftSoon("add-wine", { name: "Half a name" });

  const newer = await openAsNewerBuild(cellarName(user.id));
  expect(leave).toHaveBeenCalledExactlyOnceWith(true);
  newer.close();

  expect(await readDraft("add-wine")).toEqual({ name: "Half a name" });
});

function openAsNewerBuild(name: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(name, 1_000);
  return new Promise((resolve, reject) => {
    opening.onsuccess = () => {
      resolve(opening.result);
    };
    opening.onerror = reject;
  });
}
