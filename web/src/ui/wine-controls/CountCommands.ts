import type { Places, Wine, WineBody } from "sync-protocol";
import type { Outcome } from "../tellOutcome.ts";

type Counting = (wineId: string, quantity: number, lotId?: string) => Promise<Outcome>;

/** The commands that count the bottles of a wine, maybe of a lot that is named. */
export interface CountCommands {
  readonly addBottles: Counting;
  readonly removeBottles: Counting;
  /** Names the holes in which the bottles of a lot are left. */
  readonly editWine: (seen: Wine, body: WineBody) => Promise<Outcome>;
  /** The places that lots name. */
  readonly readPlaces: () => Promise<Places>;
}
