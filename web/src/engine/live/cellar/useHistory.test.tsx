import "fake-indexeddb/auto";
import { renderHook, waitFor } from "@testing-library/react";
import type { EventRow } from "sync-protocol";
import { afterEach, expect, test, vi } from "vitest";
import { anEvent, aRow, id } from "../../../rules/testBuilders.ts";
import { cellarOf, deleteCellar } from "../../db/cellars.ts";
import { recordChange } from "../../db/commands/wineCommands.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { watchEvents } from "../../db/queries/watchEvents.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { type History, useHistory } from "./useEvents.ts";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
const newId = () => crypto.randomUUID();

afterEach(async () => {
  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
});

test("a long history shows the latest events first, then all events", async () => {
  await openWith(1_100);
  const seen = watchHistory();

  await waitFor(() => {
    expect(seen.at(-1)).toMatchObject({ events: { length: 1_100 } });
  });
  expect(seen[0]).toMatchObject({ latest: { latest: { length: 60 } }, events: undefined });
  expect(seen.at(-1)?.latest).toBe(seen[0]?.latest);

  const change = { kind: "remove-bottles", wineId: id(1), quantity: 1 } as const;
  await recordChange(cellarOf(user.id), change, { now: Date.now(), newId });
  await waitFor(() => {
    expect(seen.at(-1)).toMatchObject({ events: { length: 1_101 } });
  });
});

test("a history opened again shows all events immediately", async () => {
  await openWith(1_100);
  const before = watchHistory();
  await waitFor(() => {
    expect(before.at(-1)?.events).toBeDefined();
  });

  const again = watchHistory();
  await waitFor(() => {
    expect(again.map(({ latest, events }) => [latest, events?.length])).toEqual([
      [undefined, 1_100],
    ]);
  });
});

test("a history opened again while loading shows the latest events first", async () => {
  await openWith(1_100);
  const watcher = { wineId: undefined, next: vi.fn(), error: vi.fn() };
  const leave = watchEvents(cellarOf(user.id), watcher);
  leave();

  const again = watchHistory();

  await waitFor(() => {
    expect(again.at(-1)).toMatchObject({ events: { length: 1_100 } });
  });
  expect(again[0]).toMatchObject({ latest: { latest: { length: 60 } }, events: undefined });
});

test("a short history shows all events together", async () => {
  await openWith(3);
  const seen = watchHistory();

  await waitFor(() => {
    expect(seen.at(-1)).toMatchObject({ events: { length: 3 } });
  });
  expect(seen.map(({ latest }) => latest)).toEqual([undefined]);
});

function watchHistory(): readonly History[] {
  const seen: History[] = [];
  renderHook(() => {
    const history = useHistory("-03-03");
    const isKnown = history.latest ?? history.events;
    if (isKnown && seen.at(-1) !== history) seen.push(history);
  });
  return seen;
}

async function openWith(count: number): Promise<void> {
  const cellar = cellarOf(user.id);
  await prepareCellar(cellar, { notes: [], newId });
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
