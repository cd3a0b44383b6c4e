/** Times are ms since 1970. */
export interface ValidSession {
  readonly userId: string;
  /** When the session began or was last renewed. */
  readonly usedAt: number;
}

export interface SessionUse {
  readonly idHash: string;
  /** The name that the user sees for the device. If the name is empty, the stored name stays. */
  readonly device: string;
  readonly usedAt: number;
  readonly expiresAt: number;
}

export interface NewSession extends SessionUse {
  readonly userId: string;
  /** The session's id in the user's list, which grants no access. */
  readonly id: string;
  /** The session ends at this time, whether used or not. */
  readonly endsBy: number;
}

export interface SessionInList {
  readonly id: string;
  readonly idHash: string;
  readonly device: string;
  readonly beganAt: number;
  readonly usedAt: number;
}

/** The store of sessions. Each session is found by the hash of its random id. */
export interface SessionStore {
  read(idHash: string, now: number): Promise<ValidSession | undefined>;
  /** Begins a session if the user's password hash is still `passwordHash`; `false` otherwise. */
  begin(session: NewSession, passwordHash: string): Promise<boolean>;
  /** Extends a session, at most to its `endsBy`. An ended session stays ended. */
  renew(use: SessionUse): Promise<void>;
  list(userId: string, now: number): Promise<readonly SessionInList[]>;
  end(idHash: string): Promise<void>;
  endAll(userId: string, exceptIdHash?: string): Promise<void>;
  sweep(now: number): Promise<void>;
}
