import { useEffect, useState } from "react";
import { CALLS, type WaysIn } from "sync-protocol";
import { callServer, Unreachable } from "../../server/callServer.ts";
import { ServerRefusal } from "../../server/ServerRefusal.ts";

/** By what a person signs in, and how a page notes that it has changed that. */
export interface KnownWaysIn {
  readonly ways: WaysIn;
  readonly change: (to: (ways: WaysIn) => WaysIn) => void;
}

/** Asks the server once by what the person signs in; by a password, as most, until it has answered. */
export function useWaysIn(): KnownWaysIn {
  const [ways, change] = useState<WaysIn>({
    hasPassword: true,
    passkeys: [],
    secondFactor: null,
    identityProvider: null,
    identity: null,
  });

  useEffect(() => {
    const left = new AbortController();
    callServer(CALLS.waysIn, { signal: left.signal })
      .then(change)
      .catch((error: unknown) => {
        if (!(error instanceof Unreachable || error instanceof ServerRefusal)) reportError(error);
      });
    return () => {
      left.abort();
    };
  }, []);

  return { ways, change };
}
