/** A session that lives. Times are milliseconds since 1970. */
export interface LivingSession {
  readonly userId: string;
  /** When it began or was last renewed. */
  readonly usedAt: number;
}

/** A use of a session that lets it live on. */
export interface SessionUse {
  readonly idHash: string;
  /** Names what it runs on, for the person; where it is empty, the name of before stays. */
  readonly device: string;
  readonly usedAt: number;
  readonly expiresAt: number;
}

/** A session at its first use. */
export interface NewSession extends SessionUse {
  readonly userId: string;
  /** Under which the person sees it in a list; it opens nothing. */
  readonly id: string;
  /** When it ends whatever its use. */
  readonly endsBy: number;
}

/** A session as its person sees it. */
export interface SessionInList {
  readonly id: string;
  readonly idHash: string;
  readonly device: string;
  readonly beganAt: number;
  readonly usedAt: number;
}

/** Sessions by the hash of their random id. */
export interface SessionStore {
  read(idHash: string, now: number): Promise<LivingSession | undefined>;
  /**
   * Begins a session for whoever has proved to know the password of this hash; `false`, and nothing
   * begun, when the person has another by now. Of a sign-in and a new password at the same moment,
   * the password wins.
   */
  begin(session: NewSession, passwordHash: string): Promise<boolean>;
  /** Lets a session live on, not beyond the end it began with; one that has ended stays so. */
  renew(use: SessionUse): Promise<void>;
  /** The person's sessions that live at `now`. */
  list(userId: string, now: number): Promise<readonly SessionInList[]>;
  end(idHash: string): Promise<void>;
  /** Ends every session of a person but the one named, if any. */
  endAll(userId: string, exceptIdHash?: string): Promise<void>;
  sweep(now: number): Promise<void>;
}
