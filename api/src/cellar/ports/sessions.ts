/** A valid session. Times are ms since 1970. */
export interface ValidSession {
  readonly userId: string;
  /** When it began or was last renewed. */
  readonly usedAt: number;
}

/** A renewal of a session. */
export interface SessionUse {
  readonly idHash: string;
  /** The device's name for the user. If empty, the former name stays. */
  readonly device: string;
  readonly usedAt: number;
  readonly expiresAt: number;
}

/** A new session. */
export interface NewSession extends SessionUse {
  readonly userId: string;
  /** Its id in the user's list. It grants no access. */
  readonly id: string;
  /** When it ends, even if it is used. */
  readonly endsBy: number;
}

/** A session as its user sees it. */
export interface SessionInList {
  readonly id: string;
  readonly idHash: string;
  readonly device: string;
  readonly beganAt: number;
  readonly usedAt: number;
}

/** Sessions by the hash of their random id. */
export interface SessionStore {
  read(idHash: string, now: number): Promise<ValidSession | undefined>;
  /**
   * Begins a session if the user's password hash is still this one; `false` otherwise. If the
   * password changes at the same moment, the new password wins.
   */
  begin(session: NewSession, passwordHash: string): Promise<boolean>;
  /** Extends a session, up to its final end. An ended one stays ended. */
  renew(use: SessionUse): Promise<void>;
  /** The user's valid sessions. */
  list(userId: string, now: number): Promise<readonly SessionInList[]>;
  end(idHash: string): Promise<void>;
  /** Ends all sessions of a user, except this one. */
  endAll(userId: string, exceptIdHash?: string): Promise<void>;
  sweep(now: number): Promise<void>;
}
