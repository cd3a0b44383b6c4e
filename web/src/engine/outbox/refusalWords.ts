import {
  type CellarChange,
  type ChangeRefusal,
  changeSentence,
  type ChangeRefusalBody,
} from "sync-protocol";
import { i18n } from "../../language/i18n.ts";

export type CommandRefusal =
  | ChangeRefusal
  /** The user is a viewer of the cellar [C3: roles]. */
  | { readonly code: "insufficient_role" }
  /** The change cannot be retried or corrected, because it no longer needs attention. */
  | { readonly code: "decided" }
  /**
   * The change cannot be retried or corrected yet, because the server may still apply it [O6:
   * failed changes].
   */
  | { readonly code: "still_sent" };

export const LOOK_ONLY = i18n._(
  "You can only look at this cellar. Its owner can make you an editor.",
);

export function commandRefusalBody(refusal: CommandRefusal): ChangeRefusalBody {
  if (refusal.code === "decided") {
    return { code: refusal.code, error: i18n._("This change has been decided already") };
  }
  if (refusal.code === "still_sent") {
    return {
      code: refusal.code,
      error: i18n._("The server has not answered yet. Try again soon."),
    };
  }
  if (refusal.code === "insufficient_role") {
    return { code: refusal.code, error: LOOK_ONLY };
  }
  const body = { code: refusal.code, error: changeSentence(refusal) };
  return refusal.code === "invalid" ? { ...body, issues: [...refusal.issues] } : body;
}

export const FAILED: Record<CellarChange["kind"], string> = {
  create: i18n._("Failed to add wine"),
  edit: i18n._("Failed to update wine"),
  archive: i18n._("Failed to archive wine"),
  unarchive: i18n._("Failed to unarchive wine"),
  remove: i18n._("Failed to remove wine"),
  restore: i18n._("Failed to restore wine"),
  "add-bottles": i18n._("Failed to add bottles"),
  "remove-bottles": i18n._("Failed to remove bottles"),
  "move-bottles": i18n._("Failed to move bottles"),
  "put-place": i18n._("Failed to save place"),
  "remove-place": i18n._("Failed to remove place"),
  "put-event": i18n._("Failed to save event"),
  "remove-event": i18n._("Failed to remove event"),
  "put-impression": i18n._("Failed to save your rating"),
  "put-wish": i18n._("Failed to save wish"),
  "remove-wish": i18n._("Failed to remove wish"),
};

const INSUFFICIENT: ChangeRefusal["code"] = "insufficient_quantity";

export function refusalWords(
  kind: CellarChange["kind"],
  { code, error }: Pick<ChangeRefusalBody, "code" | "error">,
): { readonly title: string; readonly description: string } {
  const isInsufficient = kind === "remove-bottles" && code === INSUFFICIENT;
  return {
    title: isInsufficient ? i18n._("Insufficient quantity") : FAILED[kind],
    description: error,
  };
}
