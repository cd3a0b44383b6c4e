import { followCellars } from "../engine/index.ts";
import { lossSentence } from "../rules/cellar/lossSentence.ts";
import { toast } from "../ui/toasts/toast.ts";

/** Follows the user's cellars, and shows a toast for each that the user can no longer read. */
export function showLosses(): void {
  followCellars(({ name, unsent, reason }) => {
    const description =
      unsent === 0
        ? "Its wines are no longer on this device."
        : "Your unsent changes are kept on this device. See Needs attention.";
    toast({ title: lossSentence(name, reason), description, tone: "failure" });
  });
}
