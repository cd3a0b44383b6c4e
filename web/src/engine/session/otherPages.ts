let channel: BroadcastChannel | undefined;

/** Calls back after another page has changed the session or the user's cellars. */
export function listenToOtherPages(onChange: () => void): void {
  channel = new BroadcastChannel("wine-cellar");
  channel.addEventListener("message", onChange);
}

/** Makes the other pages read the session and the user's cellars again. */
export function notifyOtherPages(): void {
  channel?.postMessage("session");
}
