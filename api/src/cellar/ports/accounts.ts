import type { User } from "sync-protocol";
import type { Identity } from "./identities.ts";
import type { CellarSeq } from "./members.ts";

/** A user with the password hash. It never leaves the use cases. */
export interface Account extends Omit<User, "name"> {
  /** `null` if the user chose none. */
  readonly name: string | null;
  readonly passwordHash: string;
  /** Since when the e-mail is unconfirmed; `null` once it is confirmed. */
  readonly unconfirmedSince: number | null;
}

/** A new account, whose user has not chosen a name yet. */
export type NewAccount = Omit<Account, "name">;

/** What creates an account, stored in the same step. */
export interface NewAccountBy {
  /** An identity that signs in to it. */
  readonly identity?: Identity | undefined;
  /** The invitation that it uses up. */
  readonly invitation?: UsedInvitation | undefined;
}

/** A used invitation, by its hash. After `expiresAt` it is invalid anyway. */
export interface UsedInvitation {
  readonly hash: string;
  readonly expiresAt: number;
}

/** A stored link that sets a new password. */
export interface ResetLink {
  readonly tokenHash: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  /** Whether it was sent to the account's own e-mail. Using it then confirms the e-mail. */
  readonly confirms: boolean;
}

/** A stored link that undoes a change of the e-mail. */
export interface EmailUndo {
  readonly tokenHash: string;
  readonly changedAt: number;
  readonly expiresAt: number;
}

/** An undone change of the e-mail. */
export interface UndoneChange {
  /** The user, with the restored e-mail. */
  readonly user: User;
  /** The e-mail that was replaced. */
  readonly replaced: string;
}

/** The accounts of a server. E-mails are compared without case. Times are ms since 1970. */
export interface AccountStore {
  /**
   * Creates an account together with its identity or invitation. `taken`, without an effect, if
   * another user has the e-mail or the identity, or can still undo a change from that e-mail.
   */
  create(
    account: NewAccount,
    now: number,
    by?: NewAccountBy,
  ): Promise<"made" | "taken" | "invitation used">;
  byEmail(email: string): Promise<Account | undefined>;
  byId(id: string): Promise<Account | undefined>;
  /**
   * Sets the e-mail, drops all reset links and returns the former e-mail. The new e-mail is
   * unconfirmed, unless only its case changes; the former one is kept for `undo`. `undefined` if
   * another user has the e-mail, or can still undo a change from it.
   */
  changeEmail(id: string, email: string, undo: EmailUndo): Promise<string | undefined>;
  /** Sets the name that members of shared cellars see; `null` removes it. */
  setName(id: string, name: string | null): Promise<void>;
  /** `false` if the account has another e-mail by now. */
  confirmEmail(id: string, email: string): Promise<boolean>;
  /** The first confirmed e-mail of an account that was replaced after `changedAfter`. */
  formerEmail(id: string, changedAfter: number): Promise<string | undefined>;
  /** The account that had this confirmed e-mail until after `changedAfter`. */
  byFormerEmail(email: string, changedAfter: number): Promise<Account | undefined>;
  /**
   * Restores the e-mail to which the link was sent, confirmed, and sets the password's hash. In the
   * same step drops all reset links, access tokens, links that undo a later change and a pending
   * deletion, and the passkeys, identities and second factor since the change. `undefined` without
   * such a link.
   */
  undoEmailChange(
    tokenHash: string,
    passwordHash: string,
    now: number,
  ): Promise<UndoneChange | undefined>;
  /**
   * Sets the password and drops all reset links and access tokens. `false` if `from` is no longer
   * stored.
   */
  changePassword(id: string, from: string, to: string): Promise<boolean>;
  /**
   * Like `changePassword`, but `to` is not a password. Does nothing if there is neither a passkey
   * nor an identity of `issuer`.
   */
  removePassword(
    id: string,
    from: string,
    to: string,
    issuer?: string,
  ): Promise<"removed" | "last" | "other password">;
  /** Replaces the hash of an unchanged password. Does nothing if `from` is no longer stored. */
  renewHash(id: string, from: string, to: string): Promise<void>;
  /** Adds a reset link. `false` if that exceeds `most` valid links. */
  addResetLink(id: string, link: ResetLink, most: number): Promise<boolean>;
  /**
   * Uses a reset link, in one step: sets the password, confirms the e-mail if the link does, and
   * drops all links, passkeys, identities, access tokens and a pending deletion. `undefined`
   * without such a link.
   */
  resetPassword(tokenHash: string, passwordHash: string, now: number): Promise<User | undefined>;
}

/** A user as an operator sees them. Times are ms since 1970. */
export interface PersonInList extends Omit<NewAccount, "unconfirmedSince"> {
  readonly createdAt: number;
  readonly wines: number;
  readonly photoBytes: number;
  /** When they were last active; `undefined` without a session. */
  readonly usedAt: number | undefined;
  /** When the account is due for deletion; `undefined` if it is not. */
  readonly deletedAt: number | undefined;
}

/** The users of a server, for its operator. */
export interface PeopleStore {
  /** All users, the oldest account first. */
  list(): Promise<readonly PersonInList[]>;
  /** The size of all users' photos, in bytes. */
  photoBytes(): Promise<number>;
  /** Sets the password's hash, drops every link, and ends all sessions and access tokens. */
  shutOut(id: string, passwordHash: string): Promise<void>;
}

/** A pending deletion of an account. Times are ms since 1970. */
export interface AccountDeletion {
  readonly userId: string;
  readonly tokenHash: string;
  readonly requestedAt: number;
  /** When everything may be deleted. Until then the link cancels it. */
  readonly dueAt: number;
}

/** What a deleted account leaves to do. */
export interface DeletedAccount {
  /** The ids of its photos, whose bytes still exist. */
  readonly objects: readonly string[];
  /** The cellars that were deleted with it, or that it has left. */
  readonly cellars: readonly CellarSeq[];
}

/** Pending deletions, and the ids of deleted users whose devices have not noticed yet. */
export interface DeletionStore {
  /**
   * Records a deletion and blocks every sign-in: password, reset links, sessions and access tokens.
   * `false`, without an effect, if the user has another password by now.
   */
  request(deletion: AccountDeletion, passwordHash: string): Promise<boolean>;
  /**
   * Cancels the deletion of this link before it is due and unblocks the password. Returns its user.
   */
  cancel(tokenHash: string, now: number): Promise<string | undefined>;
  /** The users whose deletion is due and not done. */
  due(now: number): Promise<readonly string[]>;
  /** The ids of the objects in the personal cellar and in made ones without other members. */
  objectsOf(userId: string): Promise<readonly string[]>;
  /** Deletes a user and all their data in one step, except the record of the deletion. */
  remove(userId: string, now: number): Promise<DeletedAccount>;
  /** Which of these users are deleted or due for deletion. */
  among(userIds: readonly string[]): Promise<readonly string[]>;
  /** Forgets users deleted before this time. */
  sweep(doneBefore: number): Promise<void>;
}
