import { useEffect, useState } from "react";
import { CALLS, type SignInOptions } from "sync-protocol";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";

/** The user's sign-in methods, and a function to update them after a change. */
export interface SignInMethods {
  readonly ways: SignInOptions;
  readonly change: (to: (ways: SignInOptions) => SignInOptions) => void;
}

/** Requests how this user signs in. Until the answer arrives it assumes a password only. */
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
