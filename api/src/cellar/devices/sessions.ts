import type { ListedSession } from "sync-protocol";
import type { SessionName } from "./sessionEvents.ts";
import type { SessionStore } from "../ports/sessions.ts";
import { Refused } from "../Refused.ts";

interface SessionDeps {
  readonly sessions: SessionStore;
  readonly now: () => number;
}

/** The user's valid sessions. The current session comes first, then the most recently used. */
export async function listSessions(
  deps: SessionDeps,
  { userId, idHash: thisOne }: SessionName,
): Promise<ListedSession[]> {
  const sessions = await deps.sessions.list(userId, deps.now());
  return sessions
    .map(({ idHash, ...listed }) => ({ ...listed, isThis: idHash === thisOne }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.usedAt - a.usedAt);
}

/** Refuses with 404 if the user has no such session. */
export async function endListedSession(
  deps: SessionDeps,
  userId: string,
  id: string,
): Promise<void> {
  const sessions = await deps.sessions.list(userId, deps.now());
  const session = sessions.find((listed) => listed.id === id);
  if (!session) {
    throw new Refused({ code: "not_found", what: "session" });
  }
  await deps.sessions.end(session.idHash);
}
