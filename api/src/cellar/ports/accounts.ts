import type { User } from "sync-protocol";
import type { Identity } from "./identities.ts";

/** A user with the stored credential; never leaves the use cases. */
export interface Account extends User {
  readonly passwordHash: string;
  /** Since when the e-mail waits for its confirmation; `null` once it is confirmed. */
  readonly unconfirmedSince: number | null;
}

/** What an account is made with, and stored in the same step. */
export interface NewAccountBy {
  /** The identity that signs in to it. */
  readonly identity?: Identity | undefined;
  /** The invitation that is used up by it, by its hash. */
  readonly invitation?: UsedInvitation | undefined;
}

/** An invitation that has made its account. After `expiresAt` it makes none anyway. */
export interface UsedInvitation {
  readonly hash: string;
  readonly expiresAt: number;
}

/** A link that sets a new password, as it is kept. */
export interface ResetLink {
  readonly tokenHash: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  /** Whether it was sent to the account's own e-mail, which its use confirms. */
  readonly confirms: boolean;
}

/** A link that undoes a change of the e-mail, as it is kept. */
export interface EmailUndo {
  readonly tokenHash: string;
  readonly changedAt: number;
  readonly expiresAt: number;
}

/** A change of the e-mail that was undone. */
export interface UndoneChange {
  /** With the e-mail that is back. */
  readonly user: User;
  /** The e-mail that it had until now. */
  readonly replaced: string;
}

/** Who may sign in. E-mails are compared without case; all times are milliseconds since 1970. */
export interface AccountStore {
  /**
   * Makes an account, in one step with what it is made by. `taken`, and nothing done, when another user
   * has the e-mail, or had it and may yet undo their change, or has that identity.
   */
  create(
    account: Account,
    now: number,
    by?: NewAccountBy,
  ): Promise<"made" | "taken" | "invitation used">;
  byEmail(email: string): Promise<Account | undefined>;
  byId(id: string): Promise<Account | undefined>;
  /**
   * Sets the e-mail and drops all reset links; answers the e-mail of before. Unless only its case
   * changes, the new one is unconfirmed, and the one of before is kept for `undo`. `undefined` where
   * another user has the e-mail, or had it and may yet undo their change.
   */
  changeEmail(id: string, email: string, undo: EmailUndo): Promise<string | undefined>;
  /** `false` where the account has another e-mail by now. */
  confirmEmail(id: string, email: string): Promise<boolean>;
  /** The first confirmed e-mail of an account that was replaced after `changedAfter`. */
  formerEmail(id: string, changedAfter: number): Promise<string | undefined>;
  /** The account whose confirmed e-mail this was, until it was replaced after `changedAfter`. */
  byFormerEmail(email: string, changedAfter: number): Promise<Account | undefined>;
  /**
   * Gives a user back the e-mail that the link was sent to, confirmed, and sets the password's hash. In
   * the same step it drops all reset links, access tokens, links that undo a later change, and a
   * deletion that is to come; and the passkeys, identities and second factor that are no older than the
   * change. `undefined` without such a link.
   */
  undoEmailChange(
    tokenHash: string,
    passwordHash: string,
    now: number,
  ): Promise<UndoneChange | undefined>;
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
   * Sets the password for one of the links, confirms the e-mail where the link does, and drops all links,
   * passkeys, identities, access tokens, and a deletion that is to come, in one step; the user, or
   * `undefined` where there is no such link.
   */
  resetPassword(tokenHash: string, passwordHash: string, now: number): Promise<User | undefined>;
}

/** A person as whoever runs the server sees them. Times are milliseconds since 1970. */
export interface PersonInList extends Omit<Account, "unconfirmedSince"> {
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
