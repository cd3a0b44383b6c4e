import { useEffect, useState } from "react";
import { CALLS, type Wine } from "sync-protocol";
import { callServer } from "../../../server/callServer.ts";
import { isSignedOutRefusal } from "../../../server/ServerRefusal.ts";
import { pause } from "../../session/session.ts";

export type WinesOnServer =
  | { readonly kind: "asking" }
  | { readonly kind: "read"; readonly wines: readonly Wine[] }
  | { readonly kind: "must-sign-in" }
  | { readonly kind: "unreachable" };

const ASKING: WinesOnServer = { kind: "asking" };

/**
 * Reads the unarchived wines through the public API instead of the local store. Reads again when
 * `attempt` changes.
 */
export function useWinesOnServer(attempt: string): WinesOnServer {
  const [shown, setShown] = useState(ASKING);

  useEffect(() => {
    const ending = new AbortController();
    void askForWines(ending.signal).then((answer) => {
      if (!ending.signal.aborted) setShown(answer);
    });
    return () => {
      ending.abort();
    };
  }, [attempt]);

  return shown;
}

async function askForWines(signal: AbortSignal): Promise<WinesOnServer> {
  try {
    return { kind: "read", wines: await callServer(CALLS.listWines, { query: {}, signal }) };
  } catch (error) {
    if (!isSignedOutRefusal(error)) return { kind: "unreachable" };
    await pause();
    return { kind: "must-sign-in" };
  }
}
