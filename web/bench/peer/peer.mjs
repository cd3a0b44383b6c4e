/**
 * What the pages of the other libraries share: the calls of the server's API, the live view, and the
 * tasks of `cellar.page.ts`.
 */
import { momentNow, timed } from "../common.ts";

const { URLSearchParams, crypto } = globalThis;

export const FIELDS = [
  ...["id", "userId", "bottleId", "name", "vintage", "type", "varietal", "country", "region"],
  ...["producer", "notes", "quantity", "lots", "photoUrl", "isArchived"],
];
const KEPT = ["id", "userId", "bottleId", "isArchived", "lots"];
export const BODY = FIELDS.filter((field) => !KEPT.includes(field));
export const PUSHED = 250;
const BATCH = 2_500;

/** Number of bottles in the live view, by the wine's id. */
let shown = new Map();
const looks = new Set();
const device = { id: crypto.randomUUID(), opNo: 0 };

/** The library's live query calls this with all wines after each change. */
export function show(wines) {
  shown = new Map(wines.map(({ id, quantity }) => [id, quantity]));
  for (const look of looks) look();
}

/** Reads pages until `limit` rows are read or none are left. */
export async function readRows(since, limit = Infinity) {
  const rows = [];
  let page = { cursor: since, hasMore: true };
  while (page.hasMore && rows.length < limit) {
    const query = new URLSearchParams({ since: String(page.cursor), limit: String(BATCH) });
    page = await asked(`/api/sync/changes?${query}`);
    rows.push(...page.rows);
  }
  return { rows, cursor: page.cursor };
}

export async function pushEdits(userId, edits) {
  const ackThrough = device.opNo;
  const ops = edits.map((edit, index) => ({
    opNo: ackThrough + index + 1,
    opId: crypto.randomUUID(),
    change: { kind: "edit", ...edit },
  }));
  const head = { protocol: 3, userId, deviceId: device.id, epoch: null, ackThrough };
  await asked("/api/sync/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...head, ops }),
  });
  // The op number increases only after a successful push, because a failed push is repeated and op
  // numbers must have no gaps.
  device.opNo += ops.length;
}

async function asked(address, init = {}) {
  const answer = await fetch(address, { cache: "no-store", ...init });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/**
 * The tasks that the benchmark calls. A library's `addBottle` and `sync` resolve when all is durable.
 * `synced` resolves when what its sync has put into the view is durable, if that is later.
 */
export function peerBench({ openStore, subscribe, sync, synced, addBottle, send, settled }) {
  const watch = async (count) => {
    subscribe();
    await until(() => shown.size === count);
  };
  return {
    ...{ openStore, watch, sync, settled },
    bootstrap: (userId, count) =>
      timed(async () => {
        await openStore(userId);
        await Promise.all([sync(), watch(count)]);
      }),
    listAll: (userId, count) =>
      timed(async () => {
        await openStore(userId);
        await watch(count);
      }),
    addBottles: (wineIds, count) =>
      timed(async () => {
        for (let number = 0; number < count; number += 1) {
          await addBottle(wineIds[number % wineIds.length]);
        }
      }),
    tap: (wineId) => {
      const before = shown.get(wineId);
      return timed(async () => {
        await Promise.all([addBottle(wineId), until(() => shown.get(wineId) !== before)]);
      });
    },
    async tapNow(wineId) {
      const at = momentNow();
      await addBottle(wineId);
      return at;
    },
    async shownAt(wineId, before) {
      await until(() => shown.get(wineId) !== before);
      await synced?.();
      return momentNow();
    },
    quantityOf: (wineId) => shown.get(wineId),
    send: () => timed(send),
  };
}

function until(holds) {
  return new Promise((resolve) => {
    const look = () => {
      if (!holds()) return;
      looks.delete(look);
      resolve();
    };
    looks.add(look);
    look();
  });
}
