import "fake-indexeddb/auto";
import { afterEach, expect, test } from "vitest";
import { aRow, id } from "../../rules/testBuilders.ts";
import { cellarOf, deleteCellar } from "../db/cellars.ts";
import { recordChange } from "../db/commands/wineCommands.ts";
import { openStore } from "./openStore.ts";
import { sessionStore } from "./sessionStore.ts";
import { exportQueue, unsentChanges } from "./unsentChanges.ts";

const user = { id: crypto.randomUUID(), email: "ada@cellar.example" };

afterEach(async () => {
  sessionStore.setState({ kind: "signedOut" }, true);
  await deleteCellar(user.id);
});

test("unsent changes are counted and can be exported", async () => {
  await openStore(user.id);
  sessionStore.setState({ kind: "signedIn", user, mustSignIn: false }, true);
  const cellar = cellarOf(user.id);
  await cellar.wines.put(aRow({ userId: user.id }));
  const context = { now: Date.now(), newId: () => crypto.randomUUID() };
  await recordChange(cellar, { kind: "add-bottles", wineId: id(1), quantity: 1 }, context);

  expect(await unsentChanges()).toBe(1);
  expect(JSON.parse(await exportQueue())).toMatchObject({
    changes: [{ change: { kind: "add-bottles", wineId: id(1) } }],
  });
});
