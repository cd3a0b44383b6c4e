// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import type { EventRow } from "sync-protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cellarOf, deleteCellar } from "../engine/db/cellars.ts";
import { prepareCellar } from "../engine/db/opening/prepareCellar.ts";
import { sessionStore } from "../engine/session/sessionStore.ts";
import { othersEvents } from "../engine/sync/othersEvents.ts";
import { anEvent, aRow, id } from "../rules/testBuilders.ts";
import { dismissToast, toast, useToastStore } from "../ui/toasts/toast.ts";
import { showNewsOfMembers } from "./showNewsOfMembers.ts";

const user = { id: crypto.randomUUID(), email: "bob@cellar.example" };
showNewsOfMembers();

beforeEach(async () => {
  await prepareCellar(cellarOf(user.id), { notes: [], newId: () => crypto.randomUUID() });
  await cellarOf(user.id).wines.put(aRow({ userId: user.id, name: "Barolo", vintage: 2016 }));
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
});

afterEach(async () => {
  dismissToast(useToastStore.getState().shown?.id ?? 0);
  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
});

test("a toast names the member, the wine and what happened", async () => {
  happened(byAnna(1));

  await vi.waitFor(() => {
    expect(shown()).toBe("Anna took a bottle of Barolo 2016");
  });
});

test("one toast counts a member's events, including those that arrive later", async () => {
  happened(byAnna(1), byAnna(2));
  await vi.waitFor(() => {
    expect(shown()).toBe("Anna made 2 changes");
  });

  happened(byAnna(3));

  await vi.waitFor(() => {
    expect(shown()).toBe("Anna made 3 changes");
  });
});

test("the toast about members' events appears after a toast with Undo", async () => {
  toast({ title: "Took a bottle", actions: [{ label: "Undo", run: () => undefined }] });
  const own = useToastStore.getState().shown;

  happened(byAnna(1));
  // Waits until the toast about Anna is ready: it first reads the event's wine, and this later read
  // ends after that.
  await cellarOf(user.id).wines.get(id(1));
  expect(shown()).toBe("Took a bottle");
  dismissToast(own?.id ?? 0);

  expect(shown()).toBe("Anna took a bottle of Barolo 2016");
});

function happened(...events: readonly EventRow[]) {
  othersEvents.setState(events, true);
}

function byAnna(n: number): EventRow {
  return { ...anEvent(n, { author: { id: id(71), name: "Anna" } }), seq: n, deleted: false };
}

function shown(): string | undefined {
  const { shown: last } = useToastStore.getState();
  return last?.open ? last.title : undefined;
}
