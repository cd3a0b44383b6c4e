import type {
  HistoryAnswer,
  HistoryQuery,
  PullAnswer,
  PullQuery,
  WishesAnswer,
} from "sync-protocol";
import type { CellarRequest, CellarStore } from "../ports/cellar.ts";
import { memberIds } from "./memberIds.ts";
import { epochChanged, epochFor, userMismatch } from "./syncRefusals.ts";

/** A page of changes after the device's cursor [R2: page] [P5: user] [E1: epoch]. */
export async function pullChanges(
  store: Pick<CellarStore, "changesSince" | "epoch">,
  asked: CellarRequest,
  { since, limit, epoch, deviceId, userId = asked.userId }: PullQuery,
): Promise<PullAnswer> {
  const { cellarId } = asked;
  const own = checkedEpoch(store, asked, { userId, epoch });

  const ids = memberIds(asked);
  const ownDevice = deviceId === undefined ? undefined : ids.device(deviceId);
  const page = await store.changesSince({ cellarId, since, limit, deviceId: ownDevice });
  if (!page) throw epochChanged(own);

  const { rows, places, cursor, hasMore, results } = page;
  return {
    epoch: own,
    rows: [...rows],
    places: [...places],
    cursor,
    hasMore,
    results: results.map((result) => ({ ...result, opId: ids.sentKey(result.opId) })),
  };
}

/** A page of events after the device's cursor [H7: event pages] [P5: user] [E1: epoch]. */
export async function pullHistory(
  store: Pick<CellarStore, "historySince" | "epoch">,
  asked: CellarRequest,
  { since, limit, epoch, userId = asked.userId }: HistoryQuery,
): Promise<HistoryAnswer> {
  const { cellarId } = asked;
  const own = checkedEpoch(store, asked, { userId, epoch });

  const page = await store.historySince({ cellarId, since, limit });
  if (!page) throw epochChanged(own);
  return { ...page, epoch: own, events: [...page.events] };
}

/** A page of wishes after the device's cursor [T4: wish pages] [P5: user] [E1: epoch]. */
export async function pullWishes(
  store: Pick<CellarStore, "wishesSince" | "epoch">,
  asked: CellarRequest,
  { since, limit, epoch, userId = asked.userId }: HistoryQuery,
): Promise<WishesAnswer> {
  const { cellarId } = asked;
  const own = checkedEpoch(store, asked, { userId, epoch });

  const page = await store.wishesSince({ cellarId, since, limit });
  if (!page) throw epochChanged(own);
  return { ...page, epoch: own, wishes: [...page.wishes] };
}

/**
 * Returns the store's epoch for this member. Refuses a pull that names another user, or an epoch
 * other than that one.
 */
function checkedEpoch(
  store: Pick<CellarStore, "epoch">,
  asked: CellarRequest,
  { userId, epoch }: { readonly userId: string; readonly epoch: string | undefined },
): string {
  if (userId !== asked.userId) throw userMismatch();
  const own = epochFor(store.epoch, asked);
  if (epoch !== undefined && epoch !== own) throw epochChanged(own);
  return own;
}
