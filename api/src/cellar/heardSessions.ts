import type { SessionStore } from "./ports.ts";

/** A session as those know it who wait for its end. */
export interface SessionName {
  readonly userId: string;
  readonly idHash: string;
}

/** Sessions whose ends can be heard within this process. */
export interface HeardSessions extends SessionStore {
  /** Calls `hear` when somebody ends this session; the returned function stops it. */
  onEnd(session: SessionName, hear: () => void): () => void;
}

/** The same sessions, but what runs within one of them can end with it. */
export function heardSessions(sessions: SessionStore): HeardSessions {
  const listeners = new Map<() => void, SessionName>();
  const tell = (hasEnded: (session: SessionName) => boolean) => {
    for (const [hear, session] of listeners) if (hasEnded(session)) hear();
  };

  return {
    read: (idHash, now) => sessions.read(idHash, now),
    begin: (session, passwordHash) => sessions.begin(session, passwordHash),
    renew: (session) => sessions.renew(session),
    list: (userId, now) => sessions.list(userId, now),
    sweep: (now) => sessions.sweep(now),
    async end(ended) {
      await sessions.end(ended);
      tell(({ idHash }) => idHash === ended);
    },
    async endAll(ended, except) {
      await sessions.endAll(ended, except);
      tell(({ userId, idHash }) => userId === ended && idHash !== except);
    },
    onEnd(session, hear) {
      const heard = () => {
        hear();
      };
      listeners.set(heard, session);
      return () => {
        listeners.delete(heard);
      };
    },
  };
}
