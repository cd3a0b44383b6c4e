import { cellarOf } from "../../db/cellars.ts";
import { forgetLost } from "../../db/syncState.ts";
import { openStoreId } from "../../session/sessionStore.ts";
import { engineStatus } from "../../sync/status.ts";

export { syncNow } from "../../sync/startSync.ts";

/**
 * Whether the last request got no answer from the server, so that another request would only time
 * out.
 */
export function isServerAway(): boolean {
  return ["unreachable", "intercepted"].includes(engineStatus.getState().server);
}

export async function dismissLost(): Promise<void> {
  const storeId = openStoreId();
  if (storeId !== undefined) await forgetLost(cellarOf(storeId));
}
