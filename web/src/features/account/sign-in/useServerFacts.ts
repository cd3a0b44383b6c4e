import { useEffect, useState } from "react";
import { CALLS, type DemoAnswer } from "sync-protocol";
import { callServer, Unreachable } from "../../../server/callServer.ts";
import { ServerRefusal } from "../../../server/ServerRefusal.ts";

/** The server's sign-in options, requested once. Defaults until the server has answered. */
export function useServerFacts(): DemoAnswer {
  const [facts, setFacts] = useState<DemoAnswer>({
    demo: null,
    signup: "open",
    passkeys: false,
    identityProvider: null,
  });

  useEffect(() => {
    const unmounted = new AbortController();
    callServer(CALLS.demo, { signal: unmounted.signal })
      .then(setFacts)
      .catch((error: unknown) => {
        if (!(error instanceof Unreachable || error instanceof ServerRefusal)) reportError(error);
      });
    return () => {
      unmounted.abort();
    };
  }, []);

  return facts;
}
