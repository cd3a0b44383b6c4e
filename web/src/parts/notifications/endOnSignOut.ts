import { sessionStore } from "../../engine/index.ts";
import { unsubscribe } from "../../platform/webPush.ts";

let isWatching = false;

/** Ends this browser's push subscription when the user signs out. */
export function endOnSignOut(): void {
  if (isWatching) return;
  isWatching = true;
  sessionStore.subscribe(({ kind }, before) => {
    const isOut = kind === "signedOut" || kind === "deleted";
    // A failure is harmless, because the server deletes the subscription together with the session.
    if (isOut && before.kind === "signedIn") unsubscribe().catch(() => undefined);
  });
}
