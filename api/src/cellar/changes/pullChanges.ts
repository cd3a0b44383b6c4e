import type { HistoryAnswer, HistoryQuery, PullAnswer, PullQuery } from "sync-protocol";
import type { CellarAsked, CellarStore } from "../ports/cellar.ts";
import { epochChanged, userMismatch } from "./syncRefusals.ts";

/** One page of changes after the device's cursor [R2: page] [P5: user] [E1: epoch]. */
export async function pullChanges(
  store: Pick<CellarStore, "changesSince" | "epoch">,
  { userId: sessionUserId, cellarId }: CellarAsked,
  { since, limit, epoch, deviceId, userId = sessionUserId }: PullQuery,
): Promise<PullAnswer> {
  checkPull(store, sessionUserId, { userId, epoch });

  const page = await store.changesSince({ cellarId, since, limit, deviceId });
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

/** One page of events after the device's cursor [H7: event pages] [P5: user] [E1: epoch]. */
export async function pullHistory(
  store: Pick<CellarStore, "historySince" | "epoch">,
  { userId: sessionUserId, cellarId }: CellarAsked,
  { since, limit, epoch, userId = sessionUserId }: HistoryQuery,
): Promise<HistoryAnswer> {
  checkPull(store, sessionUserId, { userId, epoch });

  const page = await store.historySince({ cellarId, since, limit });
  if (!page) throw epochChanged(store.epoch);
  const { events, cursor, hasMore } = page;
  return { epoch: store.epoch, events: [...events], cursor, hasMore };
}

/** Refuses a pull for another user or epoch. */
function checkPull(
  store: Pick<CellarStore, "epoch">,
  sessionUserId: string,
  { userId, epoch }: { readonly userId: string; readonly epoch: string | undefined },
): void {
  if (userId !== sessionUserId) throw userMismatch();
  if (epoch !== undefined && epoch !== store.epoch) throw epochChanged(store.epoch);
}
