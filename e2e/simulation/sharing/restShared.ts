import { isDeepStrictEqual } from "node:util";
import { CALLS, type EventRow, type PlaceRow, type WineRow } from "sync-protocol";
import { cellarName } from "../../../web/src/engine/db/CellarDatabase.ts";
import { ownerOf } from "../../../web/src/engine/db/storeId.ts";
import { must } from "../RuleViolation.ts";
import type { Device } from "./Device.ts";
import { pendingIn } from "./MadeChanges.ts";
import type { Page } from "./page/Page.ts";
import type { SharedWorld } from "./SharedWorld.ts";

/** Longer than the sync engine's longest wait between two attempts. */
const RETRY_WAIT_MS = 20 * 60_000;

const ROUNDS = 3;

interface Rows {
  readonly wines: readonly WineRow[];
  readonly places: readonly PlaceRow[];
  readonly events: readonly EventRow[];
}

/** Ends all faults, and checks that every device agrees with the server about every cellar. */
export async function restShared(world: SharedWorld): Promise<void> {
  for (const device of world.devices) {
    device.line = "good";
    device.failDelayedRequests();
    device.die();
  }
  await world.settle();
  const held = new Set<string>();
  for (const device of world.devices) await world.page(device, 0);
  await passRetryWaits(world);
  world.check();
  for (const device of world.devices) {
    const page = await world.page(device, 0);
    await checkDevice(world, device, page, held);
  }
  world.made.check(held, () => true);
  for (const cellarId of world.cellars) {
    if (world.ownerOf(cellarId) !== undefined) await checkLog(world, cellarId);
  }
}

/** Checks a device and each of its cellars. Adds the ids of the device's pending ops to `held`. */
async function checkDevice(
  world: SharedWorld,
  device: Device,
  page: Page,
  held: Set<string>,
): Promise<void> {
  const { code } = page;
  const session = code.sessionStore.getState();
  if (session.kind === "deleted") {
    const text = await world.work(page, () => code.exportQueue());
    device.files.push(text ?? "");
    await world.work(page, () => code.signOut());
  }
  if (session.kind === "signedIn" && session.mustSignIn) {
    await world.signIn(device, session.user.id);
    await passRetryWaits(world);
  }
  const present = code.sessionStore.getState();
  await checkStrangers(device, present.kind === "signedIn" ? present.user.id : undefined);
  if (present.kind !== "signedIn") {
    must(present.kind === "signedOut", () => `at rest ${device.name} is ${present.kind}`);
    return;
  }
  const userId = present.user.id;
  const { body } = await world.api(userId, CALLS.listCellars);
  const { cellars } = body as { readonly cellars: readonly { readonly id: string }[] };
  const open = present.cellarId ?? userId;
  must(
    cellars.some(({ id }) => id === open),
    () => `[C13] at rest ${device.name} shows the lost cellar ${open}`,
  );
  for (const { id } of cellars) {
    await world.work(page, () => code.switchCellar(id));
    code.syncNow();
    await world.settle();
    const isSent = (await pendingIn(page, code.openStoreId() ?? "")).every(
      ({ opNo }) => opNo === -1,
    );
    if (!isSent) await passRetryWaits(world);
    world.check();
    await checkCellar(world, { device, page }, { userId, cellarId: id });
  }
  const { listed, lost } = code.cellarsStore.getState();
  must(
    isDeepStrictEqual(listed, cellars),
    () => `at rest ${device.name} lists other cellars than the server`,
  );
  must(
    lost.every(({ id }) => !cellars.some((cellar) => cellar.id === id)),
    () => `[C13] at rest ${device.name} sets aside a cellar of its user`,
  );
  for (const name of await device.databases()) {
    const storeId = name.slice(cellarName("").length);
    if (!name.startsWith(cellarName(""))) continue;
    const { cellarId } = ownerOf(storeId);
    must(
      [...cellars, ...lost].some(({ id }) => id === cellarId),
      () => `[C13] at rest ${device.name} keeps the lost cellar ${cellarId}`,
    );
    const pending = await world.work(page, () => pendingIn(page, storeId));
    for (const { opId } of pending ?? []) held.add(opId);
  }
}

/** Runs all work, including work that waits for the sync engine's next attempt. */
async function passRetryWaits(world: SharedWorld): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await world.settle();
    world.now += RETRY_WAIT_MS;
  }
  await world.settle();
}

/** Checks that two users of one browser never see each other's rows. */
async function checkStrangers(device: Device, userId: string | undefined): Promise<void> {
  for (const name of await device.databases()) {
    if (!name.startsWith(cellarName(""))) continue;
    const owner = ownerOf(name.slice(cellarName("").length));
    must(
      owner.userId === userId,
      () => `[P5] ${device.name} keeps ${name}, while ${String(userId)} is signed in`,
    );
  }
}

async function checkCellar(
  world: SharedWorld,
  { device, page }: { readonly device: Device; readonly page: Page },
  owner: { readonly userId: string; readonly cellarId: string },
): Promise<void> {
  const { cellarId, userId } = owner;
  const { code } = page;
  const at = `at rest ${device.name}, cellar ${cellarId} of ${userId}`;
  const storeId = code.openStoreId() ?? "";
  must(storeId === code.storeIdOf(owner), () => `${at}: ${storeId} is open`);
  const here = await world.work(page, () =>
    code.inCellar(code.cellarOf(storeId), async ({ wines, places, events, outbox, state }) => ({
      rows: {
        wines: await wines.toArray(),
        places: await places.toArray(),
        events: await events.toArray(),
      },
      outbox: await outbox.toArray(),
      state: await state.get("sync"),
    })),
  );
  const there = await world.server.rowsOf(cellarId);
  must(here !== undefined, () => `${at}: the store cannot be read`);
  must(
    isDeepStrictEqual(byId(here.rows), byId(there)),
    () =>
      `[C9] ${at}: it shows other rows than the server; its state is ${JSON.stringify(here.state)}, its engine ${JSON.stringify(code.engineStatus.getState())}`,
  );
  must(
    here.outbox.length === 0,
    () => `[O5] ${at}: the outbox never empties: ${JSON.stringify(here.outbox[0])}`,
  );
}

/** [C8: order] Each change of members has a different `seq`. */
async function checkLog({ server }: SharedWorld, cellarId: string): Promise<void> {
  const log = server.witness.logOf(cellarId);
  const isRising = log.every(({ at }, index) => at >= (log[index - 1]?.at ?? 0));
  must(isRising, () => `[C8] the log of ${cellarId} is out of order: ${JSON.stringify(log)}`);
  const { wines, places, events } = await server.rowsOf(cellarId);
  const taken = new Set([...wines, ...places, ...events].map(({ seq }) => seq));
  for (const { seq } of log) {
    must(!taken.has(seq), () => `[C8] a row and a change of members share ${String(seq)}`);
  }
}

function byId({ wines, places, events }: Rows): object {
  const sorted = <T extends { readonly id: string }>(rows: readonly T[]) =>
    [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { wines: sorted(wines), places: sorted(places), events: sorted(events) };
}
