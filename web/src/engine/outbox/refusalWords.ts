import {
  type CellarChange,
  type ChangeRefusal,
  changeRefusalBody,
  type ChangeRefusalBody,
} from "sync-protocol";

export type CommandRefusal =
  | ChangeRefusal
  /** The user is a viewer of the cellar [C3: roles]. */
  | { readonly code: "insufficient_role" }
  /** The change to retry or correct no longer needs attention. */
  | { readonly code: "decided" }
  /** The server may still apply the change to retry or correct [O6: failed changes]. */
  | { readonly code: "still_sent" };

export const LOOK_ONLY = "You can only look at this cellar. Its owner can make you an editor.";

/** Turns a refusal of this device into the form of the server's refusals. */
export function commandRefusalBody(refusal: CommandRefusal): ChangeRefusalBody {
  if (refusal.code === "decided") {
    return { code: refusal.code, error: "This change has been decided already" };
  }
  if (refusal.code === "still_sent") {
    return { code: refusal.code, error: "The server has not answered yet. Try again soon." };
  }
  if (refusal.code === "insufficient_role") {
    return { code: refusal.code, error: LOOK_ONLY };
  }
  return changeRefusalBody(refusal);
}

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
  "put-impression": "Failed to save your rating",
  "put-wish": "Failed to save wish",
  "remove-wish": "Failed to remove wish",
};

const INSUFFICIENT: ChangeRefusal["code"] = "insufficient_quantity";

export function refusalWords(
  kind: CellarChange["kind"],
  { code, error }: Pick<ChangeRefusalBody, "code" | "error">,
): { readonly title: string; readonly description: string } {
  const isInsufficient = kind === "remove-bottles" && code === INSUFFICIENT;
  return { title: isInsufficient ? "Insufficient quantity" : FAILED[kind], description: error };
}
