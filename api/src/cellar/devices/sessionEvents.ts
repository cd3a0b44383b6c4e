import type { Notices } from "../ports/processes.ts";
import type { SessionStore } from "../ports/sessions.ts";

export interface SessionName {
  readonly userId: string;
  readonly idHash: string;
}

/** A session store that announces the end of each session to all processes. */
export interface SessionEvents extends SessionStore {
  /** Calls `listener` when the session ends. The returned function unsubscribes. */
  onEnd(session: SessionName, listener: () => void): () => void;
}

export function withEvents(sessions: SessionStore, notices?: Notices): SessionEvents {
  const listeners = new Map<() => void, SessionName>();
  const notify = (hasEnded: (session: SessionName) => boolean) => {
    for (const [listener, session] of listeners) if (hasEnded(session)) listener();
  };
  const notifyEnd = (ended: string) => {
    notify(({ idHash }) => idHash === ended);
  };
  const notifyEndOfAll = (ended: string, except: string | undefined) => {
    notify(({ userId, idHash }) => userId === ended && idHash !== except);
  };
  notices?.onNotice((notice) => {
    if (notice.kind === "session-ended") notifyEnd(notice.idHash);
    if (notice.kind === "sessions-ended") notifyEndOfAll(notice.userId, notice.exceptIdHash);
  });

  return {
    read: (idHash, now) => sessions.read(idHash, now),
    begin: (session, passwordHash) => sessions.begin(session, passwordHash),
    renew: (session) => sessions.renew(session),
    list: (userId, now) => sessions.list(userId, now),
    sweep: (now) => sessions.sweep(now),
    async end(ended) {
      await sessions.end(ended);
      notifyEnd(ended);
      notices?.send({ kind: "session-ended", idHash: ended });
    },
    async endAll(ended, except) {
      await sessions.endAll(ended, except);
      notifyEndOfAll(ended, except);
      notices?.send({ kind: "sessions-ended", userId: ended, exceptIdHash: except });
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
