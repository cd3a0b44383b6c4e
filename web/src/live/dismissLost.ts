import { cellarOf } from "../db/cellars.ts";
import { forgetLost } from "../db/syncState.ts";
import { sessionStore } from "../sync/sessionStore.ts";

/** Takes the names of lost changes away, once their owner has read them. */
export async function dismissLost(): Promise<void> {
  const session = sessionStore.getState();
  if (session.kind === "signedIn") await forgetLost(cellarOf(session.user.id));
}
