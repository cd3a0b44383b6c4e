import { type OpenedBottle, withOpenedHeld, wineBodyOf } from "sync-protocol";
import { editChange } from "../../outbox/editChange.ts";
import type { Occasion } from "../../outbox/outbox.ts";
import type { CellarDatabase } from "../CellarDatabase.ts";
import { type CommandOutcome, runCommand } from "./runCommand.ts";
import { recordChange } from "./wineCommands.ts";

/** An opened bottle, and the wine that it is of. */
interface Told {
  readonly wineId: string;
  readonly bottle: OpenedBottle;
}

/** Names an opened bottle, and the wine that it is of. */
interface Named {
  readonly wineId: string;
  readonly openedId: string;
}

/** Opens a bottle of a wine, which stays one of its bottles (rule B1). Offline the same. */
export function openBottle(
  cellar: CellarDatabase,
  { wineId, bottle }: Told,
  occasion: Occasion,
): Promise<CommandOutcome> {
  return editOpened(cellar, wineId, (opened) => [...opened, bottle], occasion);
}

/** Changes how an opened bottle is kept; a finished one stays finished (rule B2). Offline the same. */
export function keepOtherwise(
  cellar: CellarDatabase,
  { wineId, bottle }: Told,
  occasion: Occasion,
): Promise<CommandOutcome> {
  const keep = (opened: readonly OpenedBottle[]) =>
    opened.map((one) => (one.id === bottle.id ? bottle : one));
  return editOpened(cellar, wineId, keep, occasion);
}

/** Takes back that a bottle was opened: it stays in the cellar (rule B2). Offline the same. */
export function closeBottle(
  cellar: CellarDatabase,
  { wineId, openedId }: Named,
  occasion: Occasion,
): Promise<CommandOutcome> {
  const close = (opened: readonly OpenedBottle[]) => opened.filter(({ id }) => id !== openedId);
  return editOpened(cellar, wineId, close, occasion);
}

/** Takes an opened bottle out of the cellar, once, also when another device does the same (rule B3). Offline the same. */
export function finishBottle(
  cellar: CellarDatabase,
  { wineId, openedId }: Named,
  occasion: Occasion,
): Promise<CommandOutcome> {
  const change = { kind: "remove-bottles", wineId, quantity: 1, openedId } as const;
  return recordChange(cellar, change, occasion);
}

function editOpened(
  cellar: CellarDatabase,
  wineId: string,
  edit: (opened: readonly OpenedBottle[]) => OpenedBottle[],
  occasion: Occasion,
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
    occasion,
  );
}
