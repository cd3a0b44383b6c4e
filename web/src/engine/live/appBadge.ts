import { showAppBadge } from "../../platform/appBadge.ts";
import { countNeeding, syncFeed } from "./syncFeed.ts";

/** Keeps the badge of the app at the count of what only this device has. */
export function startAppBadge(): void {
  let shown: number | undefined;
  const show = () => {
    const watched = syncFeed.getState();
    const count = watched.waiting + countNeeding(watched);
    if (count === shown) return;
    shown = count;
    void showAppBadge(count);
  };
  syncFeed.subscribe(show);
  show();
}
