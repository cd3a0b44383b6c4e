// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { afterEach, expect, test, vi } from "vitest";
import { cellarOf } from "../../db/cellars.ts";
import { forgetNotes, notedDraft, noteDraft } from "../../session/userNotes.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import {
  dropDraft,
  keepDraftsOnLeaving,
  keepDraftSoon,
  keepTypedDrafts,
  readDraft,
} from "./drafts.ts";

keepDraftsOnLeaving();

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStore.setState({ kind: "signedOut" }, true);
});

test("keepTypedDrafts saves the signed-in user's typed draft", async () => {
  signIn();
  keepDraftSoon("add-wine", { name: "Half a name" });

  await keepTypedDrafts();

  expect(await readDraft("add-wine")).toEqual({ name: "Half a name" });
});

test("a user's draft is not saved in the next user's store", async () => {
  signIn();
  keepDraftSoon("add-wine", { name: "Half a name" });
  const next = signIn();

  await keepTypedDrafts();

  expect(await cellarOf(next).drafts.count()).toBe(0);
});

test.each([
  ["closed", () => window.dispatchEvent(new Event("pagehide"))],
  ["left for another", hide],
])("typed text is saved immediately when the page is %s", async (_, leave) => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  signIn();
  keepDraftSoon("add-wine", { name: "Half a name" });

  leave();

  await vi.waitFor(async () => {
    expect(await readDraft("add-wine")).toEqual({ name: "Half a name" });
  });
});

test("a draft that a closing page could not store is restored", async () => {
  const ada = signIn();
  const { drafts } = cellarOf(ada);
  keepDraftSoon("add-wine", { name: "Half a name" });
  vi.spyOn(drafts, "put").mockRejectedValueOnce(new Error("The page is gone"));
  window.dispatchEvent(new Event("pagehide"));

  expect(await readDraft("add-wine")).toEqual({ name: "Half a name" });

  await vi.waitFor(() => {
    expect(Object.keys(localStorage)).toEqual([]);
  });
  expect(await drafts.count()).toBe(1);
});

test("dropDraft deletes a draft that was saved when the page was hidden", async () => {
  signIn();
  keepDraftSoon("add-wine", { name: "Half a name" });
  window.dispatchEvent(new Event("pagehide"));

  await dropDraft("add-wine");

  expect(await readDraft("add-wine")).toBeUndefined();
});

test("deleting one user's drafts in localStorage keeps other users' drafts", () => {
  const [ada, bea] = [crypto.randomUUID(), crypto.randomUUID()];
  noteDraft(ada, "add-wine", { name: "Half a name" });
  noteDraft(bea, "add-wine", { name: "Another" });

  forgetNotes(ada);

  expect(notedDraft(ada, "add-wine")).toBeUndefined();
  expect(notedDraft(bea, "add-wine")).toEqual({ name: "Another" });
});

function hide(): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
}

function signIn(): string {
  const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  return user.id;
}
