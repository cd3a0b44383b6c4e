import type { Places, Wine } from "sync-protocol";
import {
  type CommandDone,
  type CommandOutcome,
  type Commands,
  FAILED,
} from "../../engine/index.ts";
import { i18n } from "../../language/i18n.ts";
import { countOf } from "../../ui/countOf.ts";
import { eventRequest } from "../requests/pageRequest.ts";
import { fetchPart } from "../../ui/loading/fetchPart.ts";
import { messageOf, showOutcome } from "../showOutcome.ts";
import { toast, type ToastAction, type ToastText } from "../../ui/toasts/toast.ts";
import type { BottleChoice } from "./lotsInWords.ts";

const STEP = 1;

export type CountCommands = Pick<
  Commands,
  "addBottles" | "removeBottles" | "editWine" | "readPlaces"
>;

const fetchLotsInWords = () => fetchPart(() => import("./lotsInWords.ts"));

type LotsInWords = Awaited<ReturnType<typeof fetchLotsInWords>>;

/** Adds a bottle to a wine. If the wine has several lots, the toast names the bottle's lot. */
export function putBottle(wineId: string, commands: CountCommands, lotId?: string): Promise<void> {
  return showOutcome(commands.addBottles(wineId, STEP, lotId), {
    kind: "add-bottles",
    done: i18n._("Bottles added successfully"),
    description: countInWords,
    undoable: false,
    beyond: async (done) => {
      const lot = await describeLots(done, commands, ({ lotInWords }, lotId, places) =>
        lotInWords(done.wine, lotId, places),
      );
      return lot === undefined
        ? undefined
        : {
            words: i18n._("Into {lot}.", { lot }),
          };
    },
  });
}

/**
 * Removes a bottle from a wine. If the wine has several lots or positions, the toast names the lot
 * or position that the bottle came from.
 */
export function takeBottle(wineId: string, commands: CountCommands, lotId?: string): Promise<void> {
  return showTaken(commands.removeBottles(wineId, STEP, lotId), commands);
}

function showTaken(
  outcome: Promise<CommandOutcome>,
  commands: CountCommands,
  asked?: BottleChoice,
): Promise<void> {
  return showOutcome(outcome, {
    kind: "remove-bottles",
    done: i18n._("Bottles removed successfully"),
    description: countInWords,
    undoable: true,
    beyond: async (done) => {
      const addNote = addNoteAction(done);
      const question = askForRating(done);
      const { wine, lotId = asked?.sources[0]?.lotId } = done;
      const change = await describeLots({ wine, lotId }, commands, (lots, used, places) => {
        const taking = asked ?? lots.takingOf(wine, used, places);
        const words = lots.takingInWords(taking, places);
        return words && { ...words, takeFrom: lots.takeFrom };
      });
      if (!change?.next)
        return {
          words: change && i18n._("From {from}.", { from: change.from }),
          actions: [addNote],
          question,
        };
      const { from, next, takeFrom } = change;
      const takeNext = async () => {
        await done.undo();
        return takeFrom(next, commands);
      };
      const another = {
        label: i18n._(/*i18n*/ { id: "Another", comment: "another bottle" }),
        run: () => void showTaken(takeNext(), commands, next),
      };
      return { words: i18n._("From {from}.", { from }), actions: [another, addNote], question };
    },
  });
}

/** Toast button to add details to the event of a removed bottle. */
export function addNoteAction({ wine, eventId }: CommandDone): ToastAction {
  return {
    label: i18n._("Add a note"),
    run: () => {
      eventRequest.ask({ wineId: wine.id, eventId });
    },
  };
}

/** Asks for a star rating of the removed bottle. */
function askForRating(done: CommandDone): ToastText["question"] {
  const { eventId } = done;
  if (eventId === undefined) return undefined;
  const rate = async (stars: number) => {
    const { rateBottle } = await fetchPart(() => import("./rateBottle.ts"));
    await rateBottle({ wine: done.wine, eventId, addNote: addNoteAction(done) }, stars);
  };
  return {
    words: i18n._("How was it?"),
    answer: (stars) => {
      rate(stars).catch((error: unknown) => {
        toast({ title: FAILED["put-event"], description: messageOf(error), tone: "failure" });
      });
    },
  };
}

function countInWords({ name, quantity }: Wine): string {
  return `${name}: ${countOf(quantity, "bottle")}`;
}

/** Text about a wine's lots. The code for this text is loaded only if the command names a lot. */
async function describeLots<T>(
  { wine, lotId }: Pick<CommandDone, "wine" | "lotId">,
  { readPlaces }: CountCommands,
  say: (words: LotsInWords, lotId: string, places: Places | undefined) => T,
): Promise<T | undefined> {
  if (lotId === undefined) return undefined;
  try {
    const words = await fetchLotsInWords();
    const isPlaced = wine.lots.some(({ placeId }) => placeId !== null);
    return say(words, lotId, isPlaced ? await readPlaces() : undefined);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}
