import type { Wine, WineBody } from "sync-protocol";
import { newId } from "../../../platform/newId.ts";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import {
  editAndUnarchive,
  editMany,
  type ManyOutcome,
  recordMany,
} from "../../db/commands/manyCommands.ts";
import type { CommandOutcome } from "../../db/commands/runCommand.ts";
import type { FormPhoto } from "../../db/commands/wineCommands.ts";
import type { WriteContext } from "../../outbox/outbox.ts";
import { openStoreId } from "../../session/sessionStore.ts";
import { openCellar } from "../openCellar.ts";
import { changeCellar, undoIn } from "./changeCellar.ts";
import { commandRunner } from "./commandRunner.ts";

export type { ManyOutcome } from "../../db/commands/manyCommands.ts";

/**
 * Archives or unarchives many wines of the open cellar. Durable on this device when the promise
 * resolves. Works offline.
 */
export function archiveMany(
  wineIds: readonly string[],
  kind: "archive" | "unarchive",
): Promise<ManyOutcome> {
  return run((cellar, context) => recordMany(cellar, wineIds, kind, context));
}

/**
 * Removes or restores many wines of the open cellar. Durable on this device when the promise
 * resolves. Works offline.
 */
export function removeMany(
  wineIds: readonly string[],
  kind: "remove" | "restore",
): Promise<ManyOutcome> {
  return run((cellar, context) => recordMany(cellar, wineIds, kind, context));
}

/**
 * Edits many wines of the open cellar from their current state. Durable on this device when the
 * promise resolves. Works offline.
 */
export function changeMany(
  wineIds: readonly string[],
  bodyOf: (wine: Wine) => WineBody,
): Promise<ManyOutcome> {
  return run((cellar, context) => editMany(cellar, wineIds, bodyOf, context));
}

/**
 * Edits an archived wine and unarchives it, with one undo. `seen`: the wine when the editor was
 * opened. Durable on this device when the promise resolves. Works offline.
 */
export function bringBack(seen: Wine, body: WineBody, photo?: FormPhoto): Promise<CommandOutcome> {
  return commandRunner<CommandOutcome>(openStoreId())((cellar, context) =>
    editAndUnarchive(cellar, { seen, body, photo }, context),
  );
}

async function run(
  command: (cellar: CellarDatabase, context: WriteContext) => Promise<ManyOutcome>,
): Promise<ManyOutcome> {
  const context = { now: Date.now(), newId };
  const cellar = openCellar();
  const outcome = await changeCellar(cellar, (open) => command(open, context));
  return { ...outcome, undo: undoIn(cellar, outcome.undo) };
}
