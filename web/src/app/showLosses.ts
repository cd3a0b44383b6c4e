import { followCellars } from "../engine/index.ts";
import { toast } from "../ui/toasts/toast.ts";

/** Follows the user's cellars, and tells of one that the user can no longer read. */
export function tellOfLosses(): void {
  followCellars(({ name, unsent }) => {
    const description =
      unsent === 0
        ? "Its wines are no longer on this device."
        : "What you had not sent is kept on this device: see Needs attention.";
    toast({ title: `You no longer have access to ${name}`, description, tone: "failure" });
  });
}
