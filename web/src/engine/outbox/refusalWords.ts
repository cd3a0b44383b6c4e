import {
  type CellarChange,
  type ChangeRefusal,
  toldChangeRefusal,
  type ToldRefusal,
} from "sync-protocol";

/** Why a command is refused on this device: by the rules of the cellar, or for what it follows on. */
export type CommandRefusal =
  | ChangeRefusal
  /** What it follows on has been decided already. */
  | { readonly code: "decided" }
  /** The server may yet decide what it follows on (rule O6). */
  | { readonly code: "still_sent" };

/** A refusal of this device in words, as the server tells its own. */
export function toldHere(refusal: CommandRefusal): ToldRefusal {
  if (refusal.code === "decided") {
    return { code: refusal.code, error: "This change has been decided already" };
  }
  if (refusal.code === "still_sent") {
    return { code: refusal.code, error: "The server has not answered yet. Try again soon." };
  }
  return toldChangeRefusal(refusal);
}

/** The title of each command that did not succeed. */
export const FAILED: Record<CellarChange["kind"], string> = {
  create: "Failed to add wine",
  edit: "Failed to update wine",
  archive: "Failed to archive wine",
  unarchive: "Failed to unarchive wine",
  remove: "Failed to remove wine",
  restore: "Failed to restore wine",
  "add-bottles": "Failed to add bottles",
  "remove-bottles": "Failed to remove bottles",
  "move-bottles": "Failed to move bottles",
  "put-place": "Failed to save place",
  "remove-place": "Failed to remove place",
  "put-event": "Failed to save event",
  "remove-event": "Failed to remove event",
};

const INSUFFICIENT: ChangeRefusal["code"] = "insufficient_quantity";

/** What is said of a change that was refused, by this device or by the server. */
export function refusalWords(
  kind: CellarChange["kind"],
  { code, error }: Pick<ToldRefusal, "code" | "error">,
): { readonly title: string; readonly description: string } {
  const isInsufficient = kind === "remove-bottles" && code === INSUFFICIENT;
  return { title: isInsufficient ? "Insufficient quantity" : FAILED[kind], description: error };
}
