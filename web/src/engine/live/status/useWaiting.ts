import { useLiveQuery } from "dexie-react-hooks";
import { cellarOf } from "../../db/cellars.ts";
import { readWaiting } from "../../db/queries/waiting.ts";
import { useSession } from "../useSession.ts";

const NOTHING: readonly string[] = [];

/** The pending changes as sentences, in order. */
export function useWaiting(): readonly string[] {
  const session = useSession();
  const userId = session.kind === "signedIn" ? session.user.id : undefined;
  return useLiveQuery(
    // `useCellar` reports an unreadable store.
    () => (userId === undefined ? NOTHING : readWaiting(cellarOf(userId)).catch(() => NOTHING)),
    [userId],
    NOTHING,
  );
}
