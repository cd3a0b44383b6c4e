let channel: BroadcastChannel | undefined;

export function listenToOtherPages(onChange: () => void): void {
  channel = new BroadcastChannel("wine-cellar");
  channel.addEventListener("message", onChange);
}

export function notifyOtherPages(): void {
  channel?.postMessage("session");
}
