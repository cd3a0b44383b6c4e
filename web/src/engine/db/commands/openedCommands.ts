import { type OpenedBottle, withOpenedHeld, wineBodyOf } from "sync-protocol";
import { editChange } from "../../outbox/editChange.ts";
import type { WriteContext } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { type CommandOutcome, runCommand } from "./runCommand.ts";
import { recordChange } from "./wineCommands.ts";

interface OpenedOfWine {
  readonly wineId: string;
  readonly bottle: OpenedBottle;
}

interface OpenedIds {
  readonly wineId: string;
  readonly openedId: string;
}

/**
 * Opens a bottle. The opened bottle still counts as one of the wine's bottles [B1: open bottles].
 * Works offline.
 */
export function openBottle(
  cellar: CellarDatabase,
  { wineId, bottle }: OpenedOfWine,
  context: WriteContext,
): Promise<CommandOutcome> {
  return editOpened(cellar, wineId, (opened) => [...opened, bottle], context);
}

/**
 * Changes the storage method of an opened bottle. A bottle that another device has closed or
 * finished meanwhile stays so [B2: open merge]. Works offline.
 */
export function changeKeeping(
  cellar: CellarDatabase,
  { wineId, bottle }: OpenedOfWine,
  context: WriteContext,
): Promise<CommandOutcome> {
  const keep = (opened: readonly OpenedBottle[]) =>
    opened.map((one) => (one.id === bottle.id ? bottle : one));
  return editOpened(cellar, wineId, keep, context);
}

/**
 * Undoes the opening of a bottle. The bottle stays in the cellar [B2: open merge]. Works offline.
 */
export function closeBottle(
  cellar: CellarDatabase,
  { wineId, openedId }: OpenedIds,
  context: WriteContext,
): Promise<CommandOutcome> {
  const close = (opened: readonly OpenedBottle[]) => opened.filter(({ id }) => id !== openedId);
  return editOpened(cellar, wineId, close, context);
}

/**
 * Removes an opened bottle from the cellar. If two devices remove the bottle, it is removed once
 * [B3: finishing]. Works offline.
 */
export function finishBottle(
  cellar: CellarDatabase,
  { wineId, openedId }: OpenedIds,
  context: WriteContext,
): Promise<CommandOutcome> {
  const change = { kind: "remove-bottles", wineId, quantity: 1, openedId } as const;
  return recordChange(cellar, change, context);
}

function editOpened(
  cellar: CellarDatabase,
  wineId: string,
  edit: (opened: readonly OpenedBottle[]) => OpenedBottle[],
  context: WriteContext,
): Promise<CommandOutcome> {
  return runCommand(
    cellar,
    {
      wineId,
      change: (present) => {
        if (!present) return undefined;
        const wished = withOpenedHeld({ ...present, opened: edit(present.opened) });
        return editChange(present, wineBodyOf(wished));
      },
    },
    context,
  );
}
