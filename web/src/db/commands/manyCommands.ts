import type { Wine, WineBody } from "sync-protocol";
import type { Occasion } from "../../rules/outbox.ts";
import type { CommandRefusal } from "../../rules/refusalWords.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { presentWine } from "../presentWine.ts";
import type { CommandOutcome } from "./runCommand.ts";
import { editWine, recordChange } from "./wineCommands.ts";

/** How a command to many wines ended. */
export interface ManyOutcome {
  readonly done: readonly Wine[];
  /** What the rules of the cellar refused; the others were done all the same. */
  readonly refused: readonly { readonly wineId: string; readonly refusal: CommandRefusal }[];
  /** Takes back all that was done, in one transaction, once. */
  readonly undo: () => Promise<void>;
}

/**
 * Archives wines, removes them, or brings them back: one transaction, durable when it resolves, offline
 * the same.
 */
export function recordMany(
  cellar: CellarDatabase,
  wineIds: readonly string[],
  kind: "archive" | "unarchive" | "remove" | "restore",
  occasion: Occasion,
): Promise<ManyOutcome> {
  return onMany(cellar, wineIds, (wineId) => recordChange(cellar, { kind, wineId }, occasion));
}

/**
 * Edits wines as they are by now, each to the body that `bodyOf` makes of it: one transaction, durable
 * when it resolves, offline the same.
 */
export function editMany(
  cellar: CellarDatabase,
  wineIds: readonly string[],
  bodyOf: (wine: Wine) => WineBody,
  occasion: Occasion,
): Promise<ManyOutcome> {
  return onMany(cellar, wineIds, async (wineId) => {
    const { present } = await presentWine(cellar, wineId);
    if (!present) return { kind: "refused", refusal: { code: "not_found", what: "wine" } };
    const form = { seen: present, body: bodyOf(present), photo: undefined };
    return editWine(cellar, form, occasion);
  });
}

function onMany(
  cellar: CellarDatabase,
  wineIds: readonly string[],
  command: (wineId: string) => Promise<CommandOutcome>,
): Promise<ManyOutcome> {
  return together(cellar, async () => {
    const done: Wine[] = [];
    const refused: ManyOutcome["refused"][number][] = [];
    const undos: (() => Promise<void>)[] = [];
    for (const wineId of wineIds) {
      const outcome = await command(wineId);
      if (outcome.kind === "refused") {
        refused.push({ wineId, refusal: outcome.refusal });
      } else {
        done.push(outcome.wine);
        undos.push(outcome.undo);
      }
    }
    const undo = () =>
      together(cellar, async () => {
        for (const takeBack of undos.toReversed()) await takeBack();
      });
    return { done, refused, undo };
  });
}

/** One transaction over all that a command writes; what is done in it becomes a part of it. */
function together<T>(cellar: CellarDatabase, work: () => Promise<T>): Promise<T> {
  const { wines, outbox, photos, missingPhotos } = cellar;
  return cellar.transaction("rw", [wines, outbox, photos, missingPhotos], work);
}
