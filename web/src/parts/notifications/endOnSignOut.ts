import { sessionStore } from "../../engine/index.ts";
import { unsubscribe } from "../../platform/webPush.ts";

let isWatching = false;

/** From now on ends the subscription of this browser when the user signs out. */
export function endOnSignOut(): void {
  if (isWatching) return;
  isWatching = true;
  sessionStore.subscribe(({ kind }, before) => {
    const isOut = kind === "signedOut" || kind === "deleted";
    // The server forgets it with the session, so a failure does no harm.
    if (isOut && before.kind === "signedIn") unsubscribe().catch(() => undefined);
  });
}
