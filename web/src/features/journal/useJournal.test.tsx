import "fake-indexeddb/auto";
import { renderHook, waitFor } from "@testing-library/react";
import type { EventRow } from "sync-protocol";
import { afterEach, expect, test } from "vitest";
import { cellarOf, deleteCellar } from "../../engine/db/cellars.ts";
import { prepareCellar } from "../../engine/db/opening/prepareCellar.ts";
import { sessionStore } from "../../engine/session/sessionStore.ts";
import { anEvent, aRow } from "../../rules/testBuilders.ts";
import { type JournalSoFar, useJournalSoFar } from "./useJournal.ts";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
const newId = () => crypto.randomUUID();

afterEach(async () => {
  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
});

test("the latest journal entries stay visible until all are loaded", async () => {
  await openWith(1_100);
  const seen = watchJournal();

  await waitFor(() => {
    expect(seen.at(-1)?.count).toBe(1_100);
  });

  const known = seen.slice(seen.findIndex((journal) => journal !== undefined));
  expect(known[0]).toMatchObject({ count: undefined, entries: { length: 60 } });
  expect(known).not.toContain(undefined);
});

function watchJournal(): readonly (JournalSoFar | undefined)[] {
  const seen: (JournalSoFar | undefined)[] = [];
  renderHook(() => seen.push(useJournalSoFar("2026-03-03")));
  return seen;
}

async function openWith(count: number): Promise<void> {
  const cellar = cellarOf(user.id);
  await prepareCellar(cellar, { notes: [], newId });
  await cellar.state.update("sync", { filled: true });
  await cellar.wines.put(aRow({ userId: user.id, quantity: 6 }));
  await cellar.events.bulkPut(
    Array.from({ length: count }, (_, n): EventRow => ({
      ...anEvent(1, { id: newId() }),
      seq: n + 1,
      deleted: false,
    })),
  );
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
}
