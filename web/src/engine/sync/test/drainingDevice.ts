import { BODY_BYTES_MAX } from "sync-protocol";
import { test as base } from "vitest";
import { type CellarDatabase, openCellarDatabase } from "../../db/CellarDatabase.ts";
import { recordChange } from "../../db/commands/wineCommands.ts";
import { prepareCellar } from "../../db/opening/prepareCellar.ts";
import { id } from "../../../rules/testBuilders.ts";
import { drain } from "../drain.ts";
import { memoryServer } from "./memoryServer.ts";

export const WINE = id(1);

const newId = () => crypto.randomUUID();

async function drainingDevice() {
  const userId = newId();
  const server = memoryServer(userId);
  const cellar = await preparedCellar(userId);
  const clock = { now: 1_000_000 };
  const pace = { bytesMax: BODY_BYTES_MAX };
  const connection = { isOnline: true };
  const context = () => ({ now: clock.now, newId });
  const drained = (store: CellarDatabase = cellar) =>
    drain(store, {
      server,
      now: () => clock.now,
      random: () => 0,
      newId,
      isOnline: () => connection.isOnline,
      pace,
    });
  const change = (kind: "add-bottles" | "remove-bottles") => (quantity: number) =>
    recordChange(cellar, { kind, wineId: WINE, quantity }, context());
  return {
    server,
    cellar,
    clock,
    pace,
    connection,
    context,
    /** Drains the device's store, or another store of the same user. */
    drained,
    takeOut: change("remove-bottles"),
    put: change("add-bottles"),
    /** The prepared store of a copy of this device's browser profile. */
    clonedCellar: () => preparedCellar(userId, "clone"),
  };
}

async function preparedCellar(userId: string, suffix = ""): Promise<CellarDatabase> {
  const opened = Object.assign(openCellarDatabase(userId + suffix), { userId, cellarId: userId });
  await prepareCellar(opened, { notes: [], newId });
  return opened;
}

export type DrainingDevice = Awaited<ReturnType<typeof drainingDevice>>;

export const test = base.extend<{ readonly device: DrainingDevice }>({
  // oxlint-disable-next-line no-empty-pattern -- vitest asks for a pattern.
  device: async ({}, use) => {
    const device = await drainingDevice();
    await use(device);
    await device.cellar.delete();
  },
});
