import { followCellars, switchCellar } from "../engine/index.ts";
import { i18n } from "../language/i18n.ts";
import { lossSentence } from "../rules/cellar/lossSentence.ts";
import { toast } from "../ui/toasts/toast.ts";

/**
 * Watches which cellars the user can read. Shows a toast for each cellar that the user can no
 * longer read. Also shows one for each closed cellar with changes that need attention.
 */
export function showLosses(): void {
  followCellars({
    onLoss({ name, unsent, reason }) {
      const description =
        unsent === 0
          ? i18n._("Its wines are no longer on this device.")
          : i18n._("Your unsent changes are kept on this device. See Needs attention.");
      toast({ title: lossSentence(name, reason), description, tone: "failure" });
    },
    onRefusal({ cellarId, name, changes }) {
      toast({
        title: i18n._(
          "{count, plural, one {# change to {name} needs attention} other {# changes to {name} need attention}}",
          { count: changes, name },
        ),
        tone: "failure",
        actions: [
          { label: i18n._("Open {name}", { name }), run: () => void switchCellar(cellarId) },
        ],
      });
    },
  });
}
