import { useEffect, useState } from "react";
import { CALLS, type WaysIn } from "sync-protocol";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";

/** By what a person signs in, and how a page notes that it has changed that. */
export interface KnownWaysIn {
  readonly ways: WaysIn;
  readonly change: (to: (ways: WaysIn) => WaysIn) => void;
}

/** Asks the server how the user of this e-mail signs in; with a password, as most, until it has answered. */
export function useWaysIn(email: string): KnownWaysIn {
  const [ways, change] = useState<WaysIn>({
    hasPassword: true,
    passkeys: [],
    secondFactor: null,
    identityProvider: null,
    identity: null,
    isEmailConfirmed: true,
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
  }, [email]);

  return { ways, change };
}
