import "fake-indexeddb/auto";
import { renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { cellarOf, deleteCellar } from "../../db/cellars.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { readState } from "../../db/syncState.ts";
import { anEntry, aRow, takeOut } from "../../../rules/testBuilders.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { engineStatus, INITIAL_STATUS } from "../../sync/status.ts";
import { syncFeed } from "../status/syncFeed.ts";
import { useCellar } from "./useCellar.ts";
import { useCommands } from "../changes/useCommands.ts";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };

afterEach(async () => {
  vi.restoreAllMocks();
  sessionStore.setState({ kind: "signedOut" }, true);
  engineStatus.setState(INITIAL_STATUS);
  await deleteCellar(user.id);
});

test("an unreachable server fails the first load until the store is filled", async () => {
  await signIn();
  const { result } = renderHook(useCellar);
  expect(result.current.kind).toBe("unknown");

  engineStatus.setState({ phase: "idle", server: "unreachable" });
  await waitFor(() => {
    expect(result.current).toMatchObject({ kind: "failed", isTrying: false });
  });

  await cellarOf(user.id).state.update("sync", { filled: true });
  await waitFor(() => {
    expect(result.current).toMatchObject({ kind: "ready", wines: [] });
  });
});

test("a cellar that failed to load shows as failed during a retry", async () => {
  await signIn();
  const { result } = renderHook(useCellar);
  engineStatus.setState({ phase: "idle", server: "failing" });
  await waitFor(() => {
    expect(result.current.kind).toBe("failed");
  });

  engineStatus.setState({ phase: "running" });

  await waitFor(() => {
    expect(result.current).toMatchObject({ kind: "failed", isTrying: true });
  });
});

test("a pending change shows, and the other wines stay the same objects", async () => {
  await signIn();
  const cellar = cellarOf(user.id);
  const other = aRow({ id: crypto.randomUUID(), userId: user.id });
  await cellar.wines.bulkPut([aRow({ userId: user.id }), other]);
  const { result } = renderHook(() => ({ cellar: useCellar(), commands: useCommands() }));
  await waitFor(() => {
    expect(result.current.cellar.kind).toBe("ready");
  });
  const before = wines(result.current.cellar);

  await result.current.commands.addBottles(aRow().id, 2);

  await waitFor(() => {
    expect(byId(wines(result.current.cellar), aRow().id)?.quantity).toBe(8);
  });
  expect(byId(wines(result.current.cellar), other.id)).toBe(byId(before, other.id));
});

test("a change that affects no wine causes no render", async () => {
  await signIn();
  const cellar = cellarOf(user.id);
  await cellar.wines.put(aRow({ userId: user.id }));
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useCellar();
  });
  await waitFor(() => {
    expect(result.current.kind).toBe("ready");
  });
  const before = drawn;

  engineStatus.setState({ phase: "running" });
  engineStatus.setState({ phase: "idle", server: "reached" });
  await cellar.state.update("sync", { lastSyncedAt: 1_000 });
  await waitFor(() => {
    expect(syncFeed.getState().state?.lastSyncedAt).toBe(1_000);
  });

  expect(drawn).toBe(before);
});

test("unreadable wine rows are deleted and the cursor reset; unsent changes stay", async () => {
  const cellar = await prepared();
  await cellar.state.update("sync", { filled: true, cursor: 9 });
  await cellar.wines.put(aRow({ userId: user.id }));
  await cellar.outbox.put(anEntry({ change: takeOut(1) }));
  const unreadable = damageReads(cellar);
  await signIn();
  const { result } = renderHook(useCellar);

  await waitFor(async () => {
    expect(await readState(cellar)).toMatchObject({ cursor: 0, filled: false });
  });
  expect(result.current.kind).toBe("unknown");
  expect(await cellar.wines.count()).toBe(0);
  expect(await cellar.outbox.toArray()).toMatchObject([{ change: takeOut(1) }]);

  unreadable.mockRestore();
  await cellar.wines.put(aRow({ userId: user.id }));
  await waitFor(() => {
    expect(result.current.kind).toBe("ready");
  });
});

test.each([
  ["an unsent change cannot be read", spoilUnsent],
  ["the store was emptied", async ({ state }: CellarDatabase) => state.clear()],
])("the page reloads when %s while the store is open", async (_, spoil) => {
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  await signIn();
  const cellar = cellarOf(user.id);
  await cellar.wines.put(aRow({ userId: user.id }));
  const { result } = renderHook(useCellar);
  await waitFor(() => {
    expect(result.current.kind).toBe("ready");
  });

  await spoil(cellar);

  await waitFor(() => {
    expect(reload).toHaveBeenCalledOnce();
  });
  expect(result.current.kind).toBe("ready");
});

test("a store that is still unreadable after reopening shows as failed", async () => {
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  await spoilUnsent(await prepared());
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  const { result } = renderHook(useCellar);

  await waitFor(() => {
    expect(result.current.kind).toBe("failed");
  });
  expect(reload).not.toHaveBeenCalled();
});

test("signing out hides the wines", async () => {
  await signIn();
  await cellarOf(user.id).wines.put(aRow({ userId: user.id }));
  const { result } = renderHook(useCellar);
  await waitFor(() => {
    expect(result.current.kind).toBe("ready");
  });

  sessionStore.setState({ kind: "signedOut" }, true);

  await waitFor(() => {
    expect(result.current.kind).toBe("unknown");
  });
});

async function prepared(): Promise<CellarDatabase> {
  const cellar = cellarOf(user.id);
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  return cellar;
}

async function signIn() {
  await prepared();
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
}

function damageReads({ wines }: CellarDatabase) {
  const read = wines.toArray.bind(wines);
  const fail = () => {
    throw new Error("Failed to read large IndexedDB value");
  };
  const reads = [
    vi
      .spyOn(wines, "toArray")
      .mockImplementation(() => wines.count((count) => (count > 0 ? fail() : read()))),
    vi.spyOn(wines, "bulkGet").mockImplementation(() => wines.count(fail)),
    vi.spyOn(wines, "get").mockImplementation(() => wines.count(fail)),
  ];
  return {
    mockRestore: () => {
      for (const spy of reads) spy.mockRestore();
    },
  };
}

async function spoilUnsent({ outbox }: CellarDatabase) {
  await outbox.put(Object.assign(anEntry({ change: takeOut(1) }), { change: undefined }));
}

function wines(state: ReturnType<typeof useCellar>) {
  return state.kind === "ready" ? state.wines : [];
}

function byId(shown: ReturnType<typeof wines>, wineId: string) {
  return shown.find(({ id }) => id === wineId);
}
