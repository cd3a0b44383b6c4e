import type { Change, Wine } from "sync-protocol";
import {
  type CommandDone,
  type CommandOutcome,
  FAILED,
  refusalWords,
  commandRefusalBody,
} from "../engine/index.ts";
import { i18n } from "../language/i18n.ts";
import { forgetLastAction } from "../ui/toasts/lastAction.ts";
import { untilIdle } from "../platform/untilIdle.ts";
import { isStorageFull, STORAGE_FULL } from "../platform/isStorageFull.ts";
import { toast, type ToastAction, type ToastText } from "../ui/toasts/toast.ts";

const UNKNOWN_FAILURE = i18n._("Something went wrong");

export interface OutcomeWording {
  readonly kind: Change["kind"];
  readonly done: string;
  readonly description: (wine: Wine) => string;
  readonly undoable: boolean;
  /** Returns additional content of the toast, if any. Never rejects. */
  readonly beyond?: (done: CommandDone) => Promise<ToastExtras | undefined>;
}

interface ToastExtras {
  readonly words?: string | undefined;
  readonly actions?: readonly ToastAction[];
  readonly question?: ToastText["question"];
}

/** Shows a command's result in a toast. Never rejects. */
export async function showOutcome(
  command: Promise<CommandOutcome>,
  { kind, done, description, undoable, beyond }: OutcomeWording,
): Promise<void> {
  try {
    const outcome = await command;
    // The page shows the change before the toast.
    await untilIdle();
    if (outcome.kind === "done") {
      const more = await beyond?.(outcome);
      const sentence = description(outcome.wine);
      const undo = undoable ? undoAction(outcome.undo) : undefined;
      toast({
        title: done,
        description: more?.words === undefined ? sentence : `${sentence}. ${more.words}`,
        actions: [...(more?.actions ?? []), ...(undo ? [undo] : [])],
        question: more?.question,
      });
    } else {
      toast({ ...refusalWords(kind, commandRefusalBody(outcome.refusal)), tone: "failure" });
    }
  } catch (error) {
    toast({ title: FAILED[kind], description: messageOf(error), tone: "failure" });
  }
}

/** Undo button of a toast. A failure of the undo is shown too. */
export function undoAction(undo: () => Promise<void>): ToastAction {
  return {
    label: i18n._("Undo"),
    undoes: true,
    run: () => {
      forgetLastAction();
      void undoing(undo);
    },
  };
}

async function undoing(undo: () => Promise<void>): Promise<void> {
  try {
    await undo();
  } catch (error) {
    toast({ title: i18n._("Failed to undo"), description: messageOf(error), tone: "failure" });
  }
}

export function messageOf(error: unknown): string {
  if (isStorageFull(error)) return i18n._(STORAGE_FULL);
  return error instanceof Error && error.message !== "" ? error.message : UNKNOWN_FAILURE;
}
