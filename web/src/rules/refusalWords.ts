import type { Change, Refusal } from "sync-protocol";

/** The title of each command that did not succeed. */
export const FAILED: Record<Change["kind"], string> = {
  create: "Failed to add wine",
  edit: "Failed to update wine",
  archive: "Failed to archive wine",
  unarchive: "Failed to unarchive wine",
  "add-bottles": "Failed to add bottles",
  "remove-bottles": "Failed to remove bottles",
};

/** What is said of a change that was refused, by this device or by the server. */
export function refusalWords(
  kind: Change["kind"],
  { code, error }: Pick<Refusal, "code" | "error">,
): { readonly title: string; readonly description: string } {
  if (kind === "remove-bottles" && code === "insufficient_quantity") {
    return {
      title: "Insufficient quantity",
      description: "Cannot remove more bottles than available",
    };
  }
  return { title: FAILED[kind], description: error };
}
