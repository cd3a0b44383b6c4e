import type { Wine, WineBody } from "sync-protocol";
import { newId } from "../../../platform/newId.ts";
import type { CellarDatabase } from "../../db/CellarDatabase.ts";
import { inCellar } from "../../db/cellars.ts";
import {
  editAndUnarchive,
  editMany,
  type ManyOutcome,
  recordMany,
} from "../../db/commands/manyCommands.ts";
import type { CommandOutcome } from "../../db/commands/runCommand.ts";
import type { FormPhoto } from "../../db/commands/wineCommands.ts";
import type { Occasion } from "../../outbox/outbox.ts";
import { noteWrite } from "../../sync/startSync.ts";
import { openCellar } from "../openCellar.ts";

export type { ManyOutcome } from "../../db/commands/manyCommands.ts";

/**
 * Archives or unarchives many wines of the signed-in user; resolves when durable on this device.
 * Works offline.
 */
export function archiveMany(
  wineIds: readonly string[],
  kind: "archive" | "unarchive",
): Promise<ManyOutcome> {
  return run((cellar, occasion) => recordMany(cellar, wineIds, kind, occasion));
}

/**
 * Removes or restores many wines of the signed-in user; resolves when durable on this device. Works
 * offline.
 */
export function removeMany(
  wineIds: readonly string[],
  kind: "remove" | "restore",
): Promise<ManyOutcome> {
  return run((cellar, occasion) => recordMany(cellar, wineIds, kind, occasion));
}

/**
 * Edits many wines of the signed-in user in their current state; resolves when durable on this
 * device. Works offline.
 */
export function changeMany(
  wineIds: readonly string[],
  bodyOf: (wine: Wine) => WineBody,
): Promise<ManyOutcome> {
  return run((cellar, occasion) => editMany(cellar, wineIds, bodyOf, occasion));
}

/**
 * Edits an archived wine of the signed-in user and unarchives it, with one undo; resolves when
 * durable on this device. Works offline. `seen`: the wine as the editor opened it.
 */
export async function bringBack(
  seen: Wine,
  body: WineBody,
  photo?: FormPhoto,
): Promise<CommandOutcome> {
  const outcome = await inOwnCellar((cellar, occasion) =>
    editAndUnarchive(cellar, { seen, body, photo }, occasion),
  );
  return outcome.kind === "refused" ? outcome : { ...outcome, undo: noted(outcome.undo) };
}

async function run(
  command: (cellar: CellarDatabase, occasion: Occasion) => Promise<ManyOutcome>,
): Promise<ManyOutcome> {
  const outcome = await inOwnCellar(command);
  return { ...outcome, undo: noted(outcome.undo) };
}

async function inOwnCellar<T>(
  command: (cellar: CellarDatabase, occasion: Occasion) => Promise<T>,
): Promise<T> {
  const occasion = { now: Date.now(), newId };
  const outcome = await inCellar(openCellar(), (cellar) => command(cellar, occasion));
  noteWrite();
  return outcome;
}

function noted(undo: () => Promise<void>): () => Promise<void> {
  return () => undo().then(noteWrite);
}
