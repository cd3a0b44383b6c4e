import type { SessionStore } from "./ports.ts";

/** A session, for those who listen for its end. */
export interface SessionName {
  readonly userId: string;
  readonly idHash: string;
}

/** Sessions that tell this process when one of them ends. */
export interface SessionEvents extends SessionStore {
  /** Calls `listener` when somebody ends this session; the returned function stops it. */
  onEnd(session: SessionName, listener: () => void): () => void;
}

/** The same sessions, but what runs within one of them can end with it. */
export function withEvents(sessions: SessionStore): SessionEvents {
  const listeners = new Map<() => void, SessionName>();
  const tell = (hasEnded: (session: SessionName) => boolean) => {
    for (const [listener, session] of listeners) if (hasEnded(session)) listener();
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
    onEnd(session, listener) {
      const called = () => {
        listener();
      };
      listeners.set(called, session);
      return () => {
        listeners.delete(called);
      };
    },
  };
}
