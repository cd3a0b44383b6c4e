// @vitest-environment happy-dom
import "fake-indexeddb/auto";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cellarOf, deleteCellar } from "../../db/cellars.ts";
import { forgetLost } from "../../db/syncState.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { anEntry, id, takeOut } from "../../../rules/testBuilders.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { engineStatus, INITIAL_STATUS } from "../../sync/status.ts";
import { dismissLost } from "./syncActions.ts";
import { useSyncStatus } from "./useSyncStatus.ts";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };

beforeEach(async () => {
  const notes = [{ opId: id(1), sentence: "Added Riesling" }];
  await prepareCellar(cellarOf(user.id), { notes, newId: () => crypto.randomUUID() });
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
});

afterEach(async () => {
  sessionStore.setState({ kind: "signedOut" }, true);
  engineStatus.setState(INITIAL_STATUS, true);
  await deleteCellar(user.id);
});

test("changes lost by a damaged store show until dismissed", async () => {
  engineStatus.setState({ phase: "idle", server: "reached" });
  const { result } = renderHook(useSyncStatus);
  await waitFor(() => {
    expect(result.current).toMatchObject({ kind: "lost", lost: ["Added Riesling"] });
  });

  await act(dismissLost);

  await waitFor(() => {
    expect(result.current).toMatchObject({ lost: [] });
    expect(result.current.kind).not.toBe("lost");
  });
});

test("sync shows Saved only after the server's wines are loaded", async () => {
  await forgetLost(cellarOf(user.id));
  engineStatus.setState({ phase: "running", server: "reached" });
  const { result } = renderHook(useSyncStatus);
  await waitFor(() => {
    expect(result.current).toMatchObject({ kind: "syncing", waiting: 0 });
  });

  await act(() => cellarOf(user.id).state.update("sync", { filled: true }));

  await waitFor(() => {
    expect(result.current.kind).toBe("saved");
  });
});

test("a first load that the server does not answer shows as offline", async () => {
  await forgetLost(cellarOf(user.id));
  engineStatus.setState({ phase: "idle", server: "unreachable" });

  const { result } = renderHook(useSyncStatus);

  await waitFor(() => {
    expect(result.current.kind).toBe("offline");
  });
});

test("the sync status reports lost changes and a required sign-in together", async () => {
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: true }, true);

  const { result } = renderHook(useSyncStatus);

  await waitFor(() => {
    expect(result.current).toMatchObject({ kind: "lost", phase: "signIn" });
  });
});

test("the sync status is 'lost' despite pending changes and an unreachable server", async () => {
  engineStatus.setState({ phase: "idle", server: "unreachable" });
  await cellarOf(user.id).outbox.add(anEntry({ change: takeOut(1) }));

  const { result } = renderHook(useSyncStatus);

  await waitFor(() => {
    expect(result.current).toMatchObject({ kind: "lost", waiting: 1 });
  });
});

// Spec 10.13
test("the sync status is 'saved' only after the server answered this session", async () => {
  await forgetLost(cellarOf(user.id));
  await cellarOf(user.id).state.update("sync", { filled: true });
  const { result } = renderHook(useSyncStatus);
  await waitFor(() => {
    expect(result.current).toMatchObject({ kind: "connecting", waiting: 0 });
  });

  act(() => {
    engineStatus.setState({ phase: "idle", server: "reached" });
  });

  expect(result.current.kind).toBe("saved");
});

test("while a sync runs, its status counts sent and waiting changes", async () => {
  const cellar = cellarOf(user.id);
  await forgetLost(cellar);
  await cellar.state.update("sync", { filled: true });
  engineStatus.setState({ phase: "running", server: "reached" });
  const { result } = renderHook(useSyncStatus);
  const queue = [1, 2, 3].map((n) =>
    anEntry({ position: n, opId: id(n), change: takeOut(1, id(n)) }),
  );
  await cellar.outbox.bulkAdd(queue);
  await waitFor(() => {
    expect(result.current).toMatchObject({ kind: "syncing", waiting: 3, sent: 0 });
  });

  await cellar.outbox.where("recordId").equals(id(1)).modify({ appliedSeq: 7 });

  await waitFor(() => {
    expect(result.current).toMatchObject({ waiting: 2, sent: 1 });
  });
});
