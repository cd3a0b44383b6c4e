import type { HistoryAnswer, HistoryQuery } from "sync-protocol";
import type { CellarStore } from "../ports/cellar.ts";
import { epochChanged, userMismatch } from "./syncRefusals.ts";

/** One page of the events that came or changed after the device's cursor (rules H7, P5, E1). */
export async function pullHistory(
  store: Pick<CellarStore, "historySince" | "epoch">,
  sessionUserId: string,
  { since, limit, epoch, userId = sessionUserId }: HistoryQuery,
): Promise<HistoryAnswer> {
  if (userId !== sessionUserId) throw userMismatch();
  if (epoch !== undefined && epoch !== store.epoch) throw epochChanged(store.epoch);

  const page = await store.historySince({ userId, since, limit });
  if (!page) throw epochChanged(store.epoch);
  const { events, cursor, hasMore } = page;
  return { epoch: store.epoch, events: [...events], cursor, hasMore };
}
