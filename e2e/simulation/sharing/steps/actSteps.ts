import fc from "fast-check";
import { wineBodyOf } from "sync-protocol";
import { bodyWith } from "../../newWine.ts";
import type { Device } from "../Device.ts";
import { pendingIn } from "../MadeChanges.ts";
import type { Page } from "../page/Page.ts";
import type { SharedWorld } from "../SharedWorld.ts";
import { anything, named, step, tab, which } from "./step.ts";

const DOINGS = [
  "adds",
  "takes",
  "puts",
  "edits",
  "archives",
  "records",
  "rates",
  "places",
  "removes",
] as const;

type Act = (typeof DOINGS)[number];

/** Changes the open cellar with an app command, unless the page shows that its user is a viewer. */
export function acts() {
  return fc
    .tuple(which, tab, fc.constantFrom(...DOINGS), anything, fc.integer({ min: 1, max: 3 }))
    .map(([b, t, doing, n, times]) =>
      step(named`browser ${b}: page ${t} ${doing} ${n}, ${times} times`, async (world) => {
        const device = world.device(b);
        for (let done = 0; done < times; done += 1) await act(world, device, t, { doing, n });
      }),
    );
}

export async function act(
  world: SharedWorld,
  device: Device,
  t: number,
  { doing, n }: { readonly doing: Act; readonly n: number },
): Promise<void> {
  const page = await world.page(device, t);
  const { code } = page;
  const session = code.sessionStore.getState();
  const storeId = code.openStoreId();
  if (session.kind !== "signedIn" || storeId === undefined) return;
  const { user, cellarId = user.id } = session;
  const open = code.cellarsStore.getState().listed.find(({ id }) => id === cellarId);
  if (open?.role === "viewer") return;
  await world.work(page, async () => {
    const before = await pendingIn(page, storeId);
    await command(world, page, storeId, { doing, n });
    const after = await pendingIn(page, storeId);
    world.made.note({ userId: user.id, cellarId, device }, before, after);
    code.noteWrite();
  });
}

async function command(
  world: SharedWorld,
  { code }: Page,
  storeId: string,
  { doing, n }: { readonly doing: Act; readonly n: number },
): Promise<void> {
  const { phase, server } = code.engineStatus.getState();
  const isSentAtOnce = phase === "idle" && server === "reached";
  const context = { now: world.now, newId: world.newId, isSentAtOnce };
  await code.inCellar(code.cellarOf(storeId), async (cellar): Promise<unknown> => {
    const rows = (await cellar.wines.toArray()).filter(({ deleted }) => !deleted);
    const wine = rows[n % Math.max(1, rows.length)];
    if (doing === "places") {
      const sizes = { rows: null, columns: null, depth: null };
      const body = { name: `Rack ${String(n)}`, parentId: null, kind: "rack" as const, ...sizes };
      return code.putPlace(cellar, { seen: undefined, body }, context);
    }
    if (doing === "adds" || !wine) {
      const body = bodyWith({ name: `Wine ${String(n)}`, quantity: 3 });
      return code.addWine(cellar, { body, photo: undefined }, context);
    }
    const { id: wineId } = wine;
    switch (doing) {
      case "takes":
        return code.recordChange(cellar, { kind: "remove-bottles", wineId, quantity: 1 }, context);
      case "puts":
        return code.recordChange(cellar, { kind: "add-bottles", wineId, quantity: 2 }, context);
      case "archives":
        return code.recordChange(cellar, { kind: "archive", wineId }, context);
      case "removes":
        return code.recordChange(cellar, { kind: "remove", wineId }, context);
      case "edits": {
        const body = { ...wineBodyOf(wine), notes: `Note ${String(n)}` };
        return code.editWine(cellar, { seen: wine, body, photo: undefined }, context);
      }
      case "records": {
        const body = { kind: "tasted" as const, day: "2026-01-10", note: `Note ${String(n)}` };
        return code.recordEvent(cellar, { wineId, body }, context);
      }
      case "rates": {
        const event = await cellar.events.where("wineId").equals(wineId).last();
        const values = n % 5 === 0 ? { rating: null, note: null } : { note: `Rated ${String(n)}` };
        return event && code.putImpression(cellar, { eventId: event.id, values }, context);
      }
    }
  });
}
