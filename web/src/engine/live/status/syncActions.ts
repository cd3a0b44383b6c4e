import { cellarOf } from "../../db/cellars.ts";
import { forgetLost } from "../../db/syncState.ts";
import { sessionStore } from "../../session/sessionStore.ts";
import { engineStatus } from "../../sync/status.ts";

export { syncNow } from "../../sync/startSync.ts";

/** Whether the server did not answer when it was last asked; then a call would only time out. */
export function isServerAway(): boolean {
  return ["unreachable", "intercepted"].includes(engineStatus.getState().server);
}

/** Takes the names of lost changes away, once their owner has read them. */
export async function dismissLost(): Promise<void> {
  const session = sessionStore.getState();
  if (session.kind === "signedIn") await forgetLost(cellarOf(session.user.id));
}
