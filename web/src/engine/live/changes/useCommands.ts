import type { Change, Places, Wine, WineBody } from "sync-protocol";
import { useMemo } from "react";
import { useStore } from "zustand";
import { cellarOf } from "../../db/cellars.ts";
import type { Correction } from "../../db/attention/attentionCommands.ts";
import {
  addWine,
  countBottles,
  type Count,
  recordChange,
  editWine,
  type FormPhoto,
} from "../../db/commands/wineCommands.ts";
import type { CommandOutcome } from "../../db/commands/runCommand.ts";
import { lotUsedLast, noteLotUsed } from "../../session/userNotes.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { commandRunner } from "./commandRunner.ts";

export type { FormPhoto, TakenPhoto } from "../../db/commands/wineCommands.ts";
export type { CommandDone, CommandOutcome } from "../../db/commands/runCommand.ts";

/** What a person does to their cellar. Each resolves once it is durable here, offline the same. */
export interface Commands {
  /** `bottleId`: the id that the lots of the body name as the first of them. */
  readonly addWine: (
    body: WineBody,
    photo?: FormPhoto,
    bottleId?: string,
  ) => Promise<CommandOutcome>;
  /** `seen`: the values that the editor opened with. */
  readonly editWine: (seen: Wine, body: WineBody, photo?: FormPhoto) => Promise<CommandOutcome>;
  /** Sends a corrected body in the place of the refused change `opId`. */
  readonly correct: (opId: string, correction: Correction) => Promise<CommandOutcome>;
  readonly archiveWine: (wineId: string) => Promise<CommandOutcome>;
  readonly unarchiveWine: (wineId: string) => Promise<CommandOutcome>;
  /** Takes a wine out of the cellar; for 30 days {@link restoreWine} brings it back as it was. */
  readonly removeWine: (wineId: string) => Promise<CommandOutcome>;
  readonly restoreWine: (wineId: string) => Promise<CommandOutcome>;
  /** Into the lot that is named, else into the one that was used last here. */
  readonly addBottles: CountBottles;
  /** From the lot that is named, else from the one that was used last here, else from the oldest. */
  readonly removeBottles: CountBottles;
  /** The places that lots name, as they are now. */
  readonly readPlaces: () => Promise<Places>;
  readonly moveBottles: (move: Omit<MoveBottles, "kind">) => Promise<CommandOutcome>;
}

type CountBottles = (wineId: string, quantity: number, lotId?: string) => Promise<CommandOutcome>;

type MoveBottles = Extract<Change, { kind: "move-bottles" }>;

/** The commands of the signed-in person. They reject only when the local store itself fails. */
export function useCommands(): Commands {
  const userId = useStore(sessionStore, (session) =>
    session.kind === "signedIn" ? session.user.id : undefined,
  );
  return useMemo(() => commandsOf(userId), [userId]);
}

function commandsOf(userId: string | undefined): Commands {
  const run = commandRunner<CommandOutcome>(userId);
  const counting =
    (kind: Count["kind"]): CountBottles =>
    async (wineId, quantity, lotId) => {
      const outcome = await run((cellar, occasion) => {
        const preferred = lotId ?? lotUsedLast(cellar.userId, wineId);
        return countBottles(cellar, { kind, wineId, quantity, preferred }, occasion);
      });
      if (outcome.kind === "done" && outcome.lotId !== undefined) {
        noteLotUsed(outcome.wine.userId, wineId, outcome.lotId);
      }
      return outcome;
    };
  return {
    addWine: (body, photo, bottleId) =>
      run((cellar, occasion) => addWine(cellar, { body, photo, bottleId }, occasion)),
    editWine: (seen, body, photo) =>
      run((cellar, occasion) => editWine(cellar, { seen, body, photo }, occasion)),
    correct: (opId, correction) =>
      run(async (cellar, occasion) => {
        const { correctAttention } = await import("../../db/attention/attentionCommands.ts");
        return correctAttention(cellar, opId, correction, occasion);
      }),
    archiveWine: (wineId) =>
      run((cellar, occasion) => recordChange(cellar, { kind: "archive", wineId }, occasion)),
    unarchiveWine: (wineId) =>
      run((cellar, occasion) => recordChange(cellar, { kind: "unarchive", wineId }, occasion)),
    removeWine: (wineId) =>
      run((cellar, occasion) => recordChange(cellar, { kind: "remove", wineId }, occasion)),
    restoreWine: (wineId) =>
      run((cellar, occasion) => recordChange(cellar, { kind: "restore", wineId }, occasion)),
    addBottles: counting("add-bottles"),
    removeBottles: counting("remove-bottles"),
    readPlaces: async () => {
      if (userId === undefined) throw new Error("No one is signed in");
      const { readPlaces } = await import("../../db/queries/readPlaces.ts");
      const places = await readPlaces(cellarOf(userId));
      return new Map(places.map((place) => [place.id, place]));
    },
    moveBottles: (move) =>
      run((cellar, occasion) => recordChange(cellar, { kind: "move-bottles", ...move }, occasion)),
  };
}
