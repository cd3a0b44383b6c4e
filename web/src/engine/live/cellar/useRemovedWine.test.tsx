import "fake-indexeddb/auto";
import { renderHook, waitFor } from "@testing-library/react";
import { RESTORABLE_MS } from "sync-protocol";
import { afterEach, expect, test } from "vitest";
import { cellarOf, deleteCellar } from "../../db/cellars.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { aRow, id } from "../../../rules/testBuilders.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { removeMany } from "../changes/manyCommands.ts";
import { useCommands } from "../changes/useCommands.ts";
import { useRemovedWine } from "./useRemovedWine.ts";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };
const WINE = id(1);

afterEach(async () => {
  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
});

// Spec 10.92
test("[W9] a removed wine shows its values offline until restored", async () => {
  const cellar = cellarOf(user.id);
  await prepareCellar(cellar, { notes: [], newId: () => crypto.randomUUID() });
  await cellar.wines.put(aRow({ id: WINE, userId: user.id, quantity: 3 }));
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  const { result } = renderHook(() => ({
    removed: useRemovedWine(WINE),
    commands: useCommands(),
  }));
  await waitFor(() => {
    expect(result.current.removed).toBeNull();
  });

  const begun = Date.now();
  const { undo } = await removeMany([WINE], "remove");
  await waitFor(() => {
    expect(result.current.removed?.wine).toMatchObject({ id: WINE, quantity: 3 });
  });
  expect(result.current.removed?.restorableUntil).toBeGreaterThanOrEqual(begun + RESTORABLE_MS);

  await undo();
  await waitFor(() => {
    expect(result.current.removed).toBeNull();
  });

  const removedAt = Date.UTC(2026, 10, 1);
  await cellar.wines.put(aRow({ id: WINE, userId: user.id, deleted: true, removedAt }));
  await waitFor(() => {
    expect(result.current.removed?.restorableUntil).toBe(removedAt + RESTORABLE_MS);
  });
  expect(await result.current.commands.removeWine(WINE)).toMatchObject({ kind: "done" });
  expect(await result.current.commands.restoreWine(WINE)).toMatchObject({ kind: "done" });
  await waitFor(() => {
    expect(result.current.removed).toBeNull();
  });
});
