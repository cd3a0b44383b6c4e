import type { Credentials, Language, User } from "sync-protocol";
import type { Account, AccountStore, UsedInvitation } from "../ports/accounts.ts";
import type { SessionStore } from "../ports/sessions.ts";
import type { PasswordHasher } from "../ports/signInMethods.ts";
import { type ConfirmationDeps, sendConfirmation } from "./emailConfirmation.ts";
import { type NoticeDeps, NOTICES, sendNotice } from "../mails/noticeMail.ts";
import { Refused } from "../Refused.ts";
import { newSecret } from "../secret.ts";

export interface AccountDeps {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly hasher: PasswordHasher;
  /**
   * Hash of a random password. A sign-in with an unknown e-mail is checked against this hash, so
   * that the response time does not reveal whether an account exists.
   */
  readonly dummyHash: Promise<string>;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface SignInResult {
  readonly user: User;
  /** The stored hash at sign-in. The session begins only if the hash has not changed since. */
  readonly passwordHash: string;
  /**
   * Whether the user signed in through the identity provider. The browser then also has a session
   * at the provider.
   */
  readonly isAtProvider?: boolean;
}

/**
 * Stored instead of a password hash for an account that is disabled or scheduled for deletion.
 * Nobody can sign in to the account.
 */
export const NO_PASSWORD = "none";

const WITHOUT_PASSWORD = "without password ";

/**
 * Stored instead of a hash for an account that has no password. Each call returns a different text.
 */
export function withoutPassword(): string {
  return WITHOUT_PASSWORD + newSecret();
}

export function hasPassword(passwordHash: string): boolean {
  return passwordHash !== NO_PASSWORD && !passwordHash.startsWith(WITHOUT_PASSWORD);
}

/** Hashes a random password, with the same work as for a user's password. */
export async function makeDummyHash(hasher: PasswordHasher): Promise<string> {
  return hasher.hash(newSecret());
}

export interface SignUpDeps extends AccountDeps, ConfirmationDeps, NoticeDeps {}

/**
 * Creates an account and mails a link that confirms its e-mail. An invitation can be used once and
 * confirms the e-mail. Of several simultaneous sign-ups with one e-mail, only one succeeds.
 */
export async function signUp(
  deps: SignUpDeps,
  { language, ...credentials }: Credentials & { readonly language?: Language | undefined },
  invitation?: UsedInvitation,
): Promise<SignInResult> {
  const isConfirmed = invitation !== undefined;
  const account = await makeAccount(deps, credentials, { invitation, isConfirmed, language });
  deps.inBackground(() => sendConfirmation(deps, account));
  return { user: userOf(account), passwordHash: account.passwordHash };
}

export async function makeAccount(
  deps: AccountDeps,
  { email, password }: Credentials,
  {
    invitation,
    isConfirmed,
    language = null,
  }: {
    readonly invitation?: UsedInvitation | undefined;
    readonly isConfirmed: boolean;
    readonly language?: Language | null | undefined;
  },
): Promise<Account> {
  if (await deps.accounts.byEmail(email)) throw emailTaken();

  const passwordHash = await deps.hasher.hash(password);
  const now = deps.now();
  const unconfirmedSince = isConfirmed ? null : now;
  const account = {
    id: deps.newId(),
    email,
    name: null,
    language,
    passwordHash,
    unconfirmedSince,
  };
  switch (await deps.accounts.create(account, now, { invitation })) {
    case "made":
      return account;
    case "taken":
      throw emailTaken();
    case "invitation used":
      throw new Refused({ code: "invitation_needed" });
  }
}

/**
 * Checks an e-mail and password. An unknown e-mail and a wrong password get the same answer after
 * the same work, so neither reveals who has an account. `passes` runs only after the right password
 * and can refuse the sign-in.
 */
export async function logIn(
  deps: AccountDeps,
  credentials: Credentials,
  passes: (account: Account) => Promise<void>,
): Promise<SignInResult> {
  const { email, password } = credentials;
  const account = await deps.accounts.byEmail(email);
  const storedHash = hashOf(account) ?? (await deps.dummyHash);
  const match = await deps.hasher.verify(storedHash, password);
  if (!account || match === "wrong") throw invalidCredentials();
  await passes(account);

  const user = userOf(account);
  if (match === "right") return { user, passwordHash: storedHash };
  const passwordHash = await deps.hasher.hash(password);
  await deps.accounts.renewHash(account.id, storedHash, passwordHash);
  return { user, passwordHash };
}

/** The refusal of an e-mail that another account uses, or used before and can still restore. */
export function emailTaken(): Refused {
  return new Refused({ code: "email_taken" });
}

export function invalidCredentials(): Refused {
  return new Refused({ code: "invalid_credentials" });
}

export async function findUser(deps: AccountDeps, userId: string): Promise<User | undefined> {
  const account = await deps.accounts.byId(userId);
  return account && userOf(account);
}

/**
 * Whether one of the users `people` signs in with the e-mail. Only these users are read, so the
 * response time reveals nothing about others.
 */
export async function hasEmail(
  deps: Pick<AccountDeps, "accounts">,
  people: readonly string[],
  email: string,
): Promise<boolean> {
  const accounts = await Promise.all(people.map((id) => deps.accounts.byId(id)));
  return accounts.some((account) => account?.email.toLowerCase() === email.toLowerCase());
}

/**
 * Sets a new password for a user who knows the current one, ends all other sessions and sends a
 * mail.
 */
export async function changePassword(
  deps: AccountDeps & NoticeDeps,
  change: {
    readonly userId: string;
    readonly currentPassword: string;
    readonly newPassword: string;
    readonly sessionIdHash: string;
  },
): Promise<void> {
  const account = await requirePassword(deps, change.userId, change.currentPassword);
  const { id, passwordHash } = account;
  const newHash = await deps.hasher.hash(change.newPassword);
  if (!(await deps.accounts.changePassword(id, passwordHash, newHash))) throw wrongPassword();
  await deps.sessions.endAll(id, change.sessionIdHash);
  sendNotice(deps, account, NOTICES.passwordChanged);
}

export async function requirePassword(
  deps: AccountDeps,
  userId: string,
  password: string,
): Promise<Account> {
  const account = await deps.accounts.byId(userId);
  const storedHash = hashOf(account) ?? (await deps.dummyHash);
  const match = await deps.hasher.verify(storedHash, password);
  if (!account || match === "wrong") throw wrongPassword();
  return account;
}

export function wrongPassword(): Refused {
  return new Refused({ code: "wrong_password" });
}

function hashOf(account: Account | undefined): string | undefined {
  return account && hasPassword(account.passwordHash) ? account.passwordHash : undefined;
}

export function userOf({ id, email, name, language }: Pick<Account, keyof User>): User {
  return { id, email, ...(name !== null && { name }), ...(language !== null && { language }) };
}
