import type { Wine, WineBody } from "sync-protocol";
import type { CellarDatabase } from "../db/CellarDatabase.ts";
import { cellarOf, inCellar } from "../db/cellars.ts";
import { editMany, type ManyOutcome, recordMany } from "../db/commands/manyCommands.ts";
import type { Occasion } from "../rules/outbox.ts";
import { noteWrite } from "../sync/startSync.ts";
import { sessionStore } from "../session/sessionStore.ts";

export type { ManyOutcome } from "../db/commands/manyCommands.ts";

/** Archives many wines of the signed-in person, or brings them back; resolves once that is durable here, offline the same. */
export function archiveMany(
  wineIds: readonly string[],
  kind: "archive" | "unarchive",
): Promise<ManyOutcome> {
  return run((cellar, occasion) => recordMany(cellar, wineIds, kind, occasion));
}

/**
 * Removes many wines of the signed-in person, or restores them; resolves once that is durable here,
 * offline the same.
 */
export function removeMany(
  wineIds: readonly string[],
  kind: "remove" | "restore",
): Promise<ManyOutcome> {
  return run((cellar, occasion) => recordMany(cellar, wineIds, kind, occasion));
}

/** Edits many wines of the signed-in person as they are by now; resolves once that is durable here, offline the same. */
export function changeMany(
  wineIds: readonly string[],
  bodyOf: (wine: Wine) => WineBody,
): Promise<ManyOutcome> {
  return run((cellar, occasion) => editMany(cellar, wineIds, bodyOf, occasion));
}

async function run(
  command: (cellar: CellarDatabase, occasion: Occasion) => Promise<ManyOutcome>,
): Promise<ManyOutcome> {
  const session = sessionStore.getState();
  if (session.kind !== "signedIn") throw new Error("Nobody is signed in");
  const occasion = { now: Date.now(), newId: () => crypto.randomUUID() };
  const outcome = await inCellar(cellarOf(session.user.id), (cellar) => command(cellar, occasion));
  noteWrite();
  return { ...outcome, undo: () => outcome.undo().then(noteWrite) };
}
