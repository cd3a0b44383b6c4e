import type { Language, User } from "sync-protocol";
import type { Identity } from "./identities.ts";
import type { CellarSeq } from "./members.ts";

export interface Account extends Omit<User, "language" | "name"> {
  readonly name: string | null;
  /** BCP 47 code. `null` if the user has not chosen a language. */
  readonly language: string | null;
  readonly passwordHash: string;
  /** `null` once the e-mail is confirmed. */
  readonly unconfirmedSince: number | null;
}

export interface NewAccount extends Omit<Account, "language" | "name"> {
  readonly language?: string | null | undefined;
}

export type Addressee = Pick<Account, "email" | "id" | "language">;

/** The identity or invitation behind a new account, stored in the same transaction. */
export interface NewAccountBy {
  readonly identity?: Identity | undefined;
  readonly invitation?: UsedInvitation | undefined;
}

/**
 * The hash of a used invitation. It is stored until the invitation expires at `expiresAt`, so that
 * the invitation cannot be used again.
 */
export interface UsedInvitation {
  readonly hash: string;
  readonly expiresAt: number;
}

export interface ResetLink {
  readonly tokenHash: string;
  readonly sentAt: number;
  readonly expiresAt: number;
  /**
   * Whether using the link confirms the account's e-mail. `true` if the link was sent to that
   * e-mail.
   */
  readonly confirms: boolean;
}

export interface EmailUndo {
  readonly tokenHash: string;
  readonly changedAt: number;
  readonly expiresAt: number;
}

export interface UndoneChange {
  readonly user: Addressee;
  /** The e-mail that the undo replaced. */
  readonly replaced: string;
}

/** E-mails are compared without case. Times are ms since 1970. */
export interface AccountStore {
  /**
   * Creates an account with its identity or invitation. Returns `taken` and creates nothing if
   * another user has the e-mail or the identity, or can still restore the e-mail.
   */
  create(
    account: NewAccount,
    now: number,
    by?: NewAccountBy,
  ): Promise<"made" | "taken" | "invitation used">;
  byEmail(email: string): Promise<Account | undefined>;
  byId(id: string): Promise<Account | undefined>;
  /**
   * Sets the e-mail, deletes all reset links and returns the former e-mail. The new e-mail is
   * unconfirmed, unless only its case changes. `undefined` if another user has the new e-mail or
   * can still restore it.
   */
  changeEmail(id: string, email: string, undo: EmailUndo): Promise<string | undefined>;
  /** Sets the name that members of shared cellars see; `null` removes the name. */
  setName(id: string, name: string | null): Promise<void>;
  /** Sets the language of mails to the user; `null` removes the setting. */
  setLanguage(id: string, language: Language | null): Promise<void>;
  /** `false` if the account's e-mail has changed. */
  confirmEmail(id: string, email: string): Promise<boolean>;
  /** The earliest of the account's confirmed e-mails that were replaced after `changedAfter`. */
  formerEmail(id: string, changedAfter: number): Promise<string | undefined>;
  /** The account that replaced this confirmed e-mail after `changedAfter`. */
  byFormerEmail(email: string, changedAfter: number): Promise<Account | undefined>;
  /**
   * Restores the e-mail of an undo link as confirmed and sets the password hash. Also deletes, in
   * the same transaction, reset links, access tokens, calendar feeds, webhooks, undo links of later
   * changes, a pending deletion, and the passkeys, identities and second factor added since the
   * change. `undefined` for an unknown link.
   */
  undoEmailChange(
    tokenHash: string,
    passwordHash: string,
    now: number,
  ): Promise<UndoneChange | undefined>;
  /**
   * Sets the password and deletes all reset links, access tokens, calendar feeds and webhooks.
   * `false` if the stored hash is not `from`.
   */
  changePassword(id: string, from: string, to: string): Promise<boolean>;
  /**
   * Sets a hash that no password matches, and deletes what `changePassword` deletes. Does nothing
   * if the user has neither a passkey nor an identity of `issuer`.
   */
  removePassword(
    id: string,
    from: string,
    to: string,
    issuer?: string,
  ): Promise<"removed" | "last" | "other password">;
  /** Replaces the hash of an unchanged password. Does nothing if the stored hash is not `from`. */
  renewHash(id: string, from: string, to: string): Promise<void>;
  /** `false` if the account already has `most` valid links. */
  addResetLink(id: string, link: ResetLink, most: number): Promise<boolean>;
  /**
   * In one transaction: sets the password, confirms the e-mail if the link confirms e-mails, and
   * deletes all links, passkeys, identities, access tokens, calendar feeds, webhooks and a pending
   * deletion. `undefined` for an unknown link.
   */
  resetPassword(
    tokenHash: string,
    passwordHash: string,
    now: number,
  ): Promise<Addressee | undefined>;
}

/** Times are ms since 1970. */
export interface PersonInList extends Omit<NewAccount, "language" | "unconfirmedSince"> {
  readonly createdAt: number;
  readonly wines: number;
  readonly photoBytes: number;
  /** The last use of any session; `undefined` without a session. */
  readonly usedAt: number | undefined;
  readonly deletedAt: number | undefined;
}

export interface PeopleStore {
  /** The oldest account comes first. */
  list(): Promise<readonly PersonInList[]>;
  photoBytes(): Promise<number>;
  /**
   * Sets the password hash and deletes all links, sessions, access tokens, calendar feeds and
   * webhooks.
   */
  disableAccount(id: string, passwordHash: string): Promise<void>;
}

/** Times are ms since 1970. */
export interface AccountDeletion {
  readonly userId: string;
  readonly tokenHash: string;
  readonly requestedAt: number;
  /** The account is deleted at this time. Until then, the mailed link cancels the deletion. */
  readonly dueAt: number;
}

export interface DeletedAccount {
  /** Ids of photos whose bytes must be deleted. */
  readonly objects: readonly string[];
  /** Deleted cellars and cellars that the user left. */
  readonly cellars: readonly CellarSeq[];
}

/**
 * Scheduled deletions, and ids of deleted users. The ids are kept so that the devices of deleted
 * users can learn of the deletion.
 */
export interface DeletionStore {
  /**
   * Records a deletion and blocks the password. Deletes reset links, sessions, access tokens,
   * calendar feeds, webhooks and notification settings. Returns `false` and does nothing if the
   * user's password has changed.
   */
  request(deletion: AccountDeletion, passwordHash: string): Promise<boolean>;
  /**
   * Cancels the deletion whose e-mailed link has this token, unless the deletion is due at `now`,
   * and unblocks the password. Returns the user's id; `undefined` if nothing was cancelled.
   */
  cancel(tokenHash: string, now: number): Promise<string | undefined>;
  due(now: number): Promise<readonly string[]>;
  /**
   * Ids of the objects in the personal cellar and in the user's other cellars without other
   * members.
   */
  objectsOf(userId: string): Promise<readonly string[]>;
  /** Deletes a user and all their data in one transaction. The record of the deletion stays. */
  remove(userId: string, now: number): Promise<DeletedAccount>;
  /** The users among `userIds` who are deleted or scheduled for deletion. */
  among(userIds: readonly string[]): Promise<readonly string[]>;
  /** Deletes the records of users deleted before this time. */
  sweep(doneBefore: number): Promise<void>;
}
