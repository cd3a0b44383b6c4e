import { followCellars, switchCellar } from "../engine/index.ts";
import { lossSentence } from "../rules/cellar/lossSentence.ts";
import { countOf } from "../ui/countOf.ts";
import { toast } from "../ui/toasts/toast.ts";

/**
 * Follows the user's cellars. Shows a toast for each cellar that the user can no longer read, and
 * for each other cellar whose changes need attention.
 */
export function showLosses(): void {
  followCellars({
    onLoss({ name, unsent, reason }) {
      const description =
        unsent === 0
          ? "Its wines are no longer on this device."
          : "Your unsent changes are kept on this device. See Needs attention.";
      toast({ title: lossSentence(name, reason), description, tone: "failure" });
    },
    onRefusal({ cellarId, name, changes }) {
      toast({
        title: `${countOf(changes, "change")} to ${name} ${changes === 1 ? "needs" : "need"} attention`,
        tone: "failure",
        actions: [{ label: `Open ${name}`, run: () => void switchCellar(cellarId) }],
      });
    },
  });
}
