import { useWindowEvent } from "@mantine/hooks";
import { useEffect, useEffectEvent, useState } from "react";
import { Unreachable } from "../../server/callServer.ts";

export type FetchState<Answer> =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "loaded"; readonly answer: Answer };

/**
 * Fetches from the server, and again on `reload`, after a reconnection, and when the user returns
 * to the window. Each answer stays until the next answer arrives.
 */
export function useFetched<Answer>(load: (signal: AbortSignal) => Promise<Answer>) {
  const [fetched, setFetched] = useState<FetchState<Answer>>({ kind: "loading" });
  const [attempt, setAttempt] = useState(0);
  const loadNow = useEffectEvent(load);

  useEffect(() => {
    const left = new AbortController();
    const read = async () => {
      try {
        const answer = await loadNow(left.signal);
        if (!left.signal.aborted) setFetched({ kind: "loaded", answer });
      } catch (error) {
        if (left.signal.aborted) return;
        const isAway = error instanceof Unreachable;
        setFetched((before) =>
          isAway && before.kind === "loaded" ? before : { kind: "failed", error },
        );
      }
    };
    void read();
    return () => {
      left.abort();
    };
  }, [attempt]);

  const reload = () => {
    setAttempt((before) => before + 1);
  };
  useWindowEvent("online", reload);
  useWindowEvent("focus", reload);
  return { fetched, reload };
}
