// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";
import { cellarOf } from "../db/cellars.ts";
import { sessionStore } from "../sync/sessionStore.ts";
import { keepDraftSoon, keepTypedDrafts, readDraft } from "./drafts.ts";

afterEach(() => {
  sessionStore.setState({ kind: "signedOut" }, true);
});

test("what is typed is kept, for who typed it", async () => {
  signIn();
  keepDraftSoon("add-wine", { name: "Half a name" });

  await keepTypedDrafts();

  expect(await readDraft("add-wine")).toEqual({ name: "Half a name" });
});

test("what one person typed never enters the store of the next", async () => {
  signIn();
  keepDraftSoon("add-wine", { name: "Half a name" });
  const next = signIn();

  await keepTypedDrafts();

  expect(await cellarOf(next).drafts.count()).toBe(0);
});

/** Signs somebody new in; answers who. */
function signIn(): string {
  const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  return user.id;
}
