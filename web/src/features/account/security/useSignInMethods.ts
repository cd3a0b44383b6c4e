import { useEffect, useState } from "react";
import { CALLS, type SignInOptions } from "sync-protocol";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";

export interface SignInMethods {
  readonly ways: SignInOptions;
  readonly change: (to: (ways: SignInOptions) => SignInOptions) => void;
}

/** Requests the user's sign-in methods. Until the answer arrives, assumes only a password. */
export function useSignInMethods(email: string): SignInMethods {
  const [ways, change] = useState<SignInOptions>({
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
