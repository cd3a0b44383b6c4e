import type { SyncStatus } from "../../engine/index.ts";
import { countOf } from "../../ui/countOf.ts";

/** Text of the sync pill, the same on screen and for screen readers. */
export function pillWords({ kind, waiting, arrived, attention, lost }: SyncStatus): string {
  switch (kind) {
    case "saved":
      return "Saved";
    case "syncing":
      return waiting === 0 ? "Syncing" : `Syncing ${progress(arrived, waiting)}`;
    case "connecting":
      return waiting === 0 ? "Connecting" : `Connecting, ${amount(waiting)} saved on this device`;
    case "offline":
      return waiting === 0 ? "Offline" : `Offline, ${amount(waiting)} saved on this device`;
    case "full":
      return "Storage is full";
    case "intercepted":
      return "Sign-in needed to reach the server";
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

/** For example "400 of 1,000", or "3" if nothing has arrived yet. */
function progress(arrived: number, waiting: number): string {
  if (arrived === 0) return amount(waiting);
  return `${amount(arrived)} of ${amount(arrived + waiting)}`;
}

function amount(count: number): string {
  return count.toLocaleString();
}
