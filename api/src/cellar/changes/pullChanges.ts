import type { PullAnswer, PullQuery } from "sync-protocol";
import type { CellarStore } from "../ports/cellar.ts";
import { epochChanged, userMismatch } from "./syncRefusals.ts";

/** One page of what changed after the device's cursor (rules R1 to R4, P5, E1). */
export async function pullChanges(
  store: Pick<CellarStore, "changesSince" | "epoch">,
  sessionUserId: string,
  { since, limit, epoch, deviceId, userId = sessionUserId }: PullQuery,
): Promise<PullAnswer> {
  if (userId !== sessionUserId) throw userMismatch();
  if (epoch !== undefined && epoch !== store.epoch) throw epochChanged(store.epoch);

  const page = await store.changesSince({ userId, since, limit, deviceId });
  if (!page) throw epochChanged(store.epoch);

  const { rows, places, cursor, hasMore, results } = page;
  return {
    epoch: store.epoch,
    rows: [...rows],
    places: [...places],
    cursor,
    hasMore,
    results: [...results],
  };
}
