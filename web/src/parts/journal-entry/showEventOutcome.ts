import type { EventChange, WineEvent } from "sync-protocol";
import { type EventCommandOutcome, FAILED, commandRefusalBody } from "../../engine/index.ts";
import { messageOf, undoAction } from "../showOutcome.ts";
import { toast, type ToastAction } from "../../ui/toasts/toast.ts";

interface EventWording {
  readonly kind: EventChange["kind"];
  readonly done: string | ((event: WineEvent) => string);
  /** Name of the wine. */
  readonly description: string;
  readonly actions?: readonly ToastAction[];
}

/** Shows the result of an event command in a toast with Undo. Returns the result. Never rejects. */
export async function showEventOutcome(
  command: Promise<EventCommandOutcome>,
  { kind, done, description, actions = [] }: EventWording,
): Promise<EventCommandOutcome | undefined> {
  const title = FAILED[kind];
  try {
    const outcome = await command;
    if (outcome.kind === "done") {
      toast({
        title: typeof done === "string" ? done : done(outcome.event),
        description,
        actions: [...actions, undoAction(outcome.undo)],
      });
    } else {
      toast({ title, description: commandRefusalBody(outcome.refusal).error, tone: "failure" });
    }
    return outcome;
  } catch (error) {
    toast({ title, description: messageOf(error), tone: "failure" });
    return undefined;
  }
}
