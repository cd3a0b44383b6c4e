import type { Refusal, Wine, WineBody } from "sync-protocol";
import type { CellarWine } from "../rules/cellarView.ts";

/** How a command ended: safely in the local store, or refused by the rules of the cellar. */
export type CommandOutcome =
  | { readonly kind: "done"; readonly wine: CellarWine; readonly undo: () => Promise<void> }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** What a person does to their cellar. Each resolves once it is durable here, offline the same. */
export interface Commands {
  readonly addWine: (body: WineBody, photo?: ArrayBuffer) => Promise<CommandOutcome>;
  readonly editWine: (seen: Wine, body: WineBody, photo?: ArrayBuffer) => Promise<CommandOutcome>;
  readonly archiveWine: (wineId: string) => Promise<CommandOutcome>;
  readonly unarchiveWine: (wineId: string) => Promise<CommandOutcome>;
  readonly addBottles: (wineId: string, quantity: number) => Promise<CommandOutcome>;
  readonly removeBottles: (wineId: string, quantity: number) => Promise<CommandOutcome>;
}

/** The commands of the signed-in person. They reject only when the local store itself fails. */
export function useCommands(): Commands {
  throw new Error("not yet");
}
