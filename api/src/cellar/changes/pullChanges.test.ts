import type { PullQuery } from "sync-protocol";
import { expect, test } from "vitest";
import { pullChanges } from "./pullChanges.ts";

const PAGE = { rows: [], places: [], cursor: 7, hasMore: false, results: [] };

test("[E1] a pull without an epoch gets the store's epoch", async () => {
  expect(await pull({})).toEqual({ epoch: "present", ...PAGE });
});

test("[E1] a pull with an outdated epoch is refused before the cellar is read", async () => {
  await expect(pull({ epoch: "before" })).rejects.toMatchObject({
    refusal: { code: "epoch_changed", epoch: "present" },
  });
});

test("[P5] a pull for another user is refused before the cellar is read", async () => {
  await expect(pull({ userId: "ben" })).rejects.toMatchObject({
    refusal: { code: "user_mismatch" },
  });
});

function pull(asked: Partial<PullQuery>) {
  const anna = { userId: "anna", cellarId: "anna" };
  const store = { epoch: "present", changesSince: () => Promise.resolve(PAGE) };
  return pullChanges(store, anna, { protocol: 1, since: 0, limit: 100, ...asked });
}
