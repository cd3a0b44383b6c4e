import { useEffect, useState } from "react";
import { cellarOf } from "../db/cellars.ts";
import { watchWaiting } from "../db/queries/watchSync.ts";
import { useSession } from "./useSession.ts";

const NOTHING: readonly string[] = [];

/** What is on its way to the server, in words and in order. */
export function useWaiting(): readonly string[] {
  const session = useSession();
  const userId = session.kind === "signedIn" ? session.user.id : undefined;
  const [sentences, setSentences] = useState(NOTHING);

  useEffect(() => {
    if (userId === undefined) return undefined;
    const subscription = watchWaiting(cellarOf(userId)).subscribe({
      next: setSentences,
      // `useCellar` tells of a store that cannot be read.
      error: () => undefined,
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [userId]);

  return userId === undefined ? NOTHING : sentences;
}
