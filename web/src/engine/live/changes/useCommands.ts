import type { Change, Places, Wine, WineBody } from "sync-protocol";
import { useMemo } from "react";
import { cellarOf } from "../../db/cellars.ts";
import type { Correction } from "../../db/attention/attentionCommands.ts";
import type { Count, FormPhoto } from "../../db/commands/wineCommands.ts";
import type { CommandOutcome } from "../../db/commands/runCommand.ts";
import { lotUsedLast, noteLotUsed } from "../../session/userNotes.ts";
import { useOpenStoreId } from "../useSession.ts";
import { commandRunner } from "./commandRunner.ts";

export type { FormPhoto, TakenPhoto } from "../../db/commands/wineCommands.ts";
export type { CommandDone, CommandOutcome } from "../../db/commands/runCommand.ts";

/**
 * Commands that change wines and bottles. Each promise resolves when the change is durable on this
 * device. Works offline.
 */
export interface Commands {
  /** Adds a wine. `bottleId` is the id of the wine's first lot. */
  readonly addWine: (
    body: WineBody,
    photo?: FormPhoto,
    bottleId?: string,
  ) => Promise<CommandOutcome>;
  readonly editWine: (seen: Wine, body: WineBody, photo?: FormPhoto) => Promise<CommandOutcome>;
  readonly correct: (opId: string, correction: Correction) => Promise<CommandOutcome>;
  readonly archiveWine: (wineId: string) => Promise<CommandOutcome>;
  readonly unarchiveWine: (wineId: string) => Promise<CommandOutcome>;
  /** Removes a wine from the cellar. {@link restoreWine} restores it within 30 days. */
  readonly removeWine: (wineId: string) => Promise<CommandOutcome>;
  readonly restoreWine: (wineId: string) => Promise<CommandOutcome>;
  /** Adds bottles to the given lot, or else to the lot last used on this device. */
  readonly addBottles: CountBottles;
  /**
   * Takes bottles from the given lot, or else from the lot last used on this device, or else from
   * the oldest lot.
   */
  readonly removeBottles: CountBottles;
  readonly readPlaces: () => Promise<Places>;
  readonly moveBottles: (move: Omit<MoveBottles, "kind">) => Promise<CommandOutcome>;
}

type CountBottles = (wineId: string, quantity: number, lotId?: string) => Promise<CommandOutcome>;

type MoveBottles = Extract<Change, { kind: "move-bottles" }>;

/** Loads the code of commands, which nothing needs before the first tap. */
export const loadWineCommands = () => import("../../db/commands/wineCommands.ts");

/** The commands for the open cellar's wines. They reject only if the local store fails. */
export function useCommands(): Commands {
  const storeId = useOpenStoreId();
  return useMemo(() => commandsOf(storeId), [storeId]);
}

function commandsOf(storeId: string | undefined): Commands {
  const run = commandRunner<CommandOutcome>(storeId);
  const counting =
    (kind: Count["kind"]): CountBottles =>
    async (wineId, quantity, lotId) => {
      return run(async (cellar, context) => {
        const preferred = lotId ?? lotUsedLast(cellar.storeId, wineId);
        const count = { kind, wineId, quantity, preferred };
        const { countBottles } = await loadWineCommands();
        const outcome = await countBottles(cellar, count, context);
        if (outcome.kind === "done" && outcome.lotId !== undefined) {
          noteLotUsed(cellar.storeId, wineId, outcome.lotId);
        }
        return outcome;
      });
    };
  const record = (change: Exclude<Change, { kind: "create" | "edit" }>) =>
    run(async (cellar, context) => {
      const { recordChange } = await loadWineCommands();
      return recordChange(cellar, change, context);
    });
  return {
    addWine: (body, photo, bottleId) =>
      run(async (cellar, context) => {
        const { addWine } = await loadWineCommands();
        return addWine(cellar, { body, photo, bottleId }, context);
      }),
    editWine: (seen, body, photo) =>
      run(async (cellar, context) => {
        const { editWine } = await loadWineCommands();
        return editWine(cellar, { seen, body, photo }, context);
      }),
    correct: (opId, correction) =>
      run(async (cellar, context) => {
        const { correctAttention } = await import("../../db/attention/attentionCommands.ts");
        return correctAttention(cellar, opId, correction, context);
      }),
    archiveWine: (wineId) => record({ kind: "archive", wineId }),
    unarchiveWine: (wineId) => record({ kind: "unarchive", wineId }),
    removeWine: (wineId) => record({ kind: "remove", wineId }),
    restoreWine: (wineId) => record({ kind: "restore", wineId }),
    addBottles: counting("add-bottles"),
    removeBottles: counting("remove-bottles"),
    readPlaces: async () => {
      if (storeId === undefined) throw new Error("No one is signed in");
      const { readPlaces } = await import("../../db/queries/readPlaces.ts");
      const places = await readPlaces(cellarOf(storeId));
      return new Map(places.map((place) => [place.id, place]));
    },
    moveBottles: (move) => record({ kind: "move-bottles", ...move }),
  };
}
