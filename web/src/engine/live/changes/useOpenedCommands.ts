import type { OpenedBottle } from "sync-protocol";
import { useMemo } from "react";
import {
  closeBottle,
  finishBottle,
  changeKeeping,
  openBottle,
} from "../../db/commands/openedCommands.ts";
import type { CommandOutcome } from "../../db/commands/runCommand.ts";
import { useOpenStoreId } from "../useSession.ts";
import { commandRunner } from "./commandRunner.ts";

/**
 * Commands that change opened bottles. Each promise resolves when the change is durable on this
 * device. Works offline.
 */
export interface OpenedCommands {
  readonly openBottle: (wineId: string, bottle: OpenedBottle) => Promise<CommandOutcome>;
  /** Edits an opened bottle: its opening date, how it is kept, and its lot. */
  readonly changeKeeping: (wineId: string, bottle: OpenedBottle) => Promise<CommandOutcome>;
  readonly closeBottle: (wineId: string, openedId: string) => Promise<CommandOutcome>;
  readonly finishBottle: (wineId: string, openedId: string) => Promise<CommandOutcome>;
}

/** The commands for the open cellar's opened bottles. They reject only if the local store fails. */
export function useOpenedCommands(): OpenedCommands {
  const storeId = useOpenStoreId();
  return useMemo(() => commandsOf(storeId), [storeId]);
}

function commandsOf(storeId: string | undefined): OpenedCommands {
  const run = commandRunner<CommandOutcome>(storeId);
  return {
    openBottle: (wineId, bottle) =>
      run((cellar, context) => openBottle(cellar, { wineId, bottle }, context)),
    changeKeeping: (wineId, bottle) =>
      run((cellar, context) => changeKeeping(cellar, { wineId, bottle }, context)),
    closeBottle: (wineId, openedId) =>
      run((cellar, context) => closeBottle(cellar, { wineId, openedId }, context)),
    finishBottle: (wineId, openedId) =>
      run((cellar, context) => finishBottle(cellar, { wineId, openedId }, context)),
  };
}
