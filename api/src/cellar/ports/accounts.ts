import type { User } from "sync-protocol";
import type { Identity } from "./identities.ts";

/** A person with the stored credential; never leaves the use cases. */
export interface Account extends User {
  readonly passwordHash: string;
}

/** A link that sets a new password, as it is kept. */
export interface ResetLink {
  readonly tokenHash: string;
  readonly sentAt: number;
  readonly expiresAt: number;
}

/** A link that undoes a change of the e-mail, as it is kept. */
export interface EmailUndo {
  readonly tokenHash: string;
  readonly changedAt: number;
  readonly expiresAt: number;
}

/** Who may sign in. E-mails are compared without case; all times are milliseconds since 1970. */
export interface AccountStore {
  /**
   * Makes an account, with the identity that opens it, if any, in one step. `undefined`, and nothing
   * done, when the e-mail is taken, or was within the time in which a change is undone, or somebody has
   * that identity.
   */
  create(account: Account, now: number, identity?: Identity): Promise<User | undefined>;
  byEmail(email: string): Promise<Account | undefined>;
  byId(id: string): Promise<Account | undefined>;
  /**
   * Sets the e-mail and drops all reset links; the e-mail of before is the answer, and is kept for
   * `undo` unless only its case has changed. `undefined` where another person has the e-mail, or had
   * it and may yet undo their change.
   */
  changeEmail(id: string, email: string, undo: EmailUndo): Promise<string | undefined>;
  /**
   * Gives a person back the e-mail that the link was sent to, sets the password's hash, and drops
   * all reset links, those that undo a later change, passkeys, identities, the second factor, access
   * tokens, and a deletion that is to come, in one step; `undefined` without such a link.
   */
  undoEmailChange(tokenHash: string, passwordHash: string, now: number): Promise<User | undefined>;
  /** Sets the password, and drops all reset links and access tokens; `false` when `from` is no longer stored. */
  changePassword(id: string, from: string, to: string): Promise<boolean>;
  /**
   * The same where `to` is no password, unless there is neither a passkey nor an identity of `issuer`:
   * then nothing is done.
   */
  removePassword(
    id: string,
    from: string,
    to: string,
    issuer?: string,
  ): Promise<"removed" | "last" | "other password">;
  /** Replaces the hash of an unchanged password; does nothing when `from` is no longer stored. */
  renewHash(id: string, from: string, to: string): Promise<void>;
  /** Adds a reset link beside those that hold; `false` when that would be more than `most`. */
  addResetLink(id: string, link: ResetLink, most: number): Promise<boolean>;
  /**
   * Sets the password for one of the links and drops them all, passkeys, identities, access tokens, and a
   * deletion that is to come, in one step; the person, or `undefined` where there is no such link.
   */
  resetPassword(tokenHash: string, passwordHash: string, now: number): Promise<User | undefined>;
}

/** A person as whoever runs the server sees them. Times are milliseconds since 1970. */
export interface PersonInList extends Account {
  readonly createdAt: number;
  readonly wines: number;
  readonly photoBytes: number;
  /** When they were last seen; `undefined` for who is signed in nowhere. */
  readonly usedAt: number | undefined;
  /** When the account is to be deleted; `undefined` for one that stays. */
  readonly deletedAt: number | undefined;
}

/** The people of a server, for whoever runs it. */
export interface PeopleStore {
  /** Everybody, by when they came. */
  list(): Promise<readonly PersonInList[]>;
  /** What everybody's photos take up, in bytes. */
  photoBytes(): Promise<number>;
  /** Sets the password's hash, drops every link, and ends every session and access token. */
  shutOut(id: string, passwordHash: string): Promise<void>;
}

/** What is kept of an account that is to be deleted. Times are milliseconds since 1970. */
export interface AccountDeletion {
  readonly userId: string;
  readonly tokenHash: string;
  readonly requestedAt: number;
  /** From when on everything may go; the link takes it back before. */
  readonly dueAt: number;
}

/** Accounts on their way out, and the ids of those that are gone: their devices have yet to hear. */
export interface DeletionStore {
  /**
   * Notes a deletion, and lets nobody in meanwhile: no password, no reset link, no session, no access
   * token. `false`, and nothing done, when the person has another password by now.
   */
  request(deletion: AccountDeletion, passwordHash: string): Promise<boolean>;
  /** Drops the deletion of this link before it is due, and lets the password in again; whose it was. */
  cancel(tokenHash: string, now: number): Promise<string | undefined>;
  /** Whose deletion is due at `now` and not done. */
  due(now: number): Promise<readonly string[]>;
  /** The ids of a person's objects. */
  objectsOf(userId: string): Promise<readonly string[]>;
  /**
   * Removes a person and all that is theirs in one step, but for the note that they are gone, and
   * gives the ids of the objects that they had, whose bytes are still kept.
   */
  remove(userId: string, now: number): Promise<readonly string[]>;
  /** Which of these people are gone or to go. */
  among(userIds: readonly string[]): Promise<readonly string[]>;
  /** Forgets who was gone before a moment. */
  sweep(doneBefore: number): Promise<void>;
}
