import type { SyncStatus } from "../../live/useSyncStatus.ts";
import { countOf } from "../../ui/countOf.ts";

/** The sync pill's words, the same for eyes, screen readers and tests. */
export function pillWords({ kind, waiting, attention, lost }: SyncStatus): string {
  switch (kind) {
    case "saved":
      return "Saved";
    case "syncing":
      return waiting === 0 ? "Syncing" : `Syncing ${String(waiting)}`;
    case "offline":
      return waiting === 0 ? "Offline" : `Offline, ${String(waiting)} saved on this device`;
    case "attention":
      return `Needs attention ${String(attention)}`;
    case "lost":
      return `${countOf(lost.length, "change")} ${lost.length === 1 ? "was" : "were"} lost`;
    case "outdated":
      return "Update the app to go on syncing";
    case "signIn":
      return waiting === 0
        ? "Sign in to sync"
        : `Sign in to finish syncing ${countOf(waiting, "change")}`;
  }
}
