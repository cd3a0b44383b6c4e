import type { Places, Wine } from "sync-protocol";
import { countOf } from "../countOf.ts";
import { eventRequest } from "../eventRequest.ts";
import { fetchPart } from "../fetchPart.ts";
import { type Done, type Outcome, tellOutcome } from "../tellOutcome.ts";
import type { ToastAction } from "../toast.ts";

const STEP = 1;

type Counting = (wineId: string, quantity: number, lotId?: string) => Promise<Outcome>;

/** The commands that count the bottles of a wine, maybe of a lot that is named. */
export interface CountCommands {
  readonly addBottles: Counting;
  readonly removeBottles: Counting;
  /** The places that lots name. */
  readonly readPlaces: () => Promise<Places>;
}

/** Puts a bottle into a wine, and says into which of its lots where it has several. */
export function putBottle(wineId: string, commands: CountCommands, lotId?: string): Promise<void> {
  return tellOutcome(commands.addBottles(wineId, STEP, lotId), {
    kind: "add-bottles",
    done: "Bottles added successfully",
    description: countInWords,
    undoable: false,
    beyond: async (done) => {
      const lots = await lotsOf(done, commands);
      return lots && { words: `Into ${lots.used}.` };
    },
  });
}

/** Takes a bottle of a wine, and says from which of its lots where it has several. */
export function takeBottle(wineId: string, commands: CountCommands, lotId?: string): Promise<void> {
  return tellTaken(commands.removeBottles(wineId, STEP, lotId), commands);
}

function tellTaken(taking: Promise<Outcome>, commands: CountCommands): Promise<void> {
  return tellOutcome(taking, {
    kind: "remove-bottles",
    done: "Bottles removed successfully",
    description: countInWords,
    undoable: true,
    beyond: async (done) => {
      const { wine, undo } = done;
      const sayMore = sayMoreOf(done);
      const lots = await lotsOf(done, commands);
      if (lots?.next === undefined) {
        return { words: lots && `From ${lots.used}.`, actions: [sayMore] };
      }
      const takeNext = async () => {
        await undo();
        return commands.removeBottles(wine.id, STEP, lots.next);
      };
      const another = { label: "Another", run: () => void tellTaken(takeNext(), commands) };
      return { words: `From ${lots.used}.`, actions: [another, sayMore] };
    },
  });
}

/** What a toast offers to say what became of the bottle, and how it was. */
export function sayMoreOf({ wine, eventId }: Done): ToastAction {
  return {
    label: "Say more",
    run: () => {
      eventRequest.ask({ wineId: wine.id, eventId });
    },
  };
}

function countInWords({ name, quantity }: Wine): string {
  return `${name}: ${countOf(quantity, "bottle")}`;
}

/** What is to be said of a wine's lots; only who has several has to wait for the words. */
async function lotsOf({ wine, lotId }: Done, { readPlaces }: CountCommands) {
  if (lotId === undefined) return undefined;
  try {
    const { lotsInWords } = await fetchPart(() => import("./lotsInWords.ts"));
    const isPlaced = wine.lots.some(({ placeId }) => placeId !== null);
    return lotsInWords(wine, lotId, isPlaced ? await readPlaces() : undefined);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
