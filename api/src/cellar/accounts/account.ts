import type { Credentials, User } from "sync-protocol";
import type { Account, AccountStore, UsedInvitation } from "../ports/accounts.ts";
import type { SessionStore } from "../ports/sessions.ts";
import type { PasswordHasher } from "../ports/waysIn.ts";
import { type ConfirmationDeps, sendConfirmation } from "./emailConfirmation.ts";
import { type NoticeDeps, NOTICES, sendNotice } from "../mails/noticeMail.ts";
import { Refused } from "../Refused.ts";
import { newSecret } from "../secret.ts";

export interface AccountDeps {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly hasher: PasswordHasher;
  /** The hash of a random password, for e-mails without an account. */
  readonly dummyHash: Promise<string>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** A user who has just proved who they are. */
export interface SignInResult {
  readonly user: User;
  /** The stored hash at the time of the proof. The session begins only if it is unchanged. */
  readonly passwordHash: string;
  /** The proof was an identity, so the browser has a session at the provider too. */
  readonly isAtProvider?: boolean;
}

/** The hash of an account that nothing opens until a link sets a password. */
export const NO_PASSWORD = "none";

const WITHOUT_PASSWORD = "without password ";

/** A hash for an account with other sign-in methods only. Each is unique. */
export function withoutPassword(): string {
  return WITHOUT_PASSWORD + newSecret();
}

/** Whether the hash belongs to a password that opens the account. */
export function hasPassword(passwordHash: string): boolean {
  return passwordHash !== NO_PASSWORD && !passwordHash.startsWith(WITHOUT_PASSWORD);
}

/** Hashes a random password, at the cost of any other. */
export async function makeDummyHash(hasher: PasswordHasher): Promise<string> {
  return hasher.hash(newSecret());
}

export interface SignUpDeps extends AccountDeps, ConfirmationDeps, NoticeDeps {}

/**
 * Creates an account and mails a link that confirms its e-mail. An invitation is used up and
 * confirms the e-mail. Of several at once for one e-mail, only one succeeds.
 */
export async function signUp(
  deps: SignUpDeps,
  credentials: Credentials,
  invitation?: UsedInvitation,
): Promise<SignInResult> {
  const account = await makeAccount(deps, credentials, { invitation, isConfirmed: !!invitation });
  deps.inBackground(() => sendConfirmation(deps, account));
  return { user: userOf(account), passwordHash: account.passwordHash };
}

/** Creates an account with a password. */
export async function makeAccount(
  deps: AccountDeps,
  { email, password }: Credentials,
  {
    invitation,
    isConfirmed,
  }: { readonly invitation?: UsedInvitation | undefined; readonly isConfirmed: boolean },
): Promise<Account> {
  if (await deps.accounts.byEmail(email)) throw emailTaken();

  const passwordHash = await deps.hasher.hash(password);
  const now = deps.now();
  const unconfirmedSince = isConfirmed ? null : now;
  const account = { id: deps.newId(), email, name: null, passwordHash, unconfirmedSince };
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
 * the same work, so neither reveals who has an account. After the right password `passes` may still
 * refuse.
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

/** Another account has the e-mail, or can still restore it. */
export function emailTaken(): Refused {
  return new Refused({ code: "email_taken" });
}

/** Reveals neither whether the account exists nor whether its password has just changed. */
export function invalidCredentials(): Refused {
  return new Refused({ code: "invalid_credentials" });
}

/** The user of a session; `undefined` if the account is gone. */
export async function findUser(deps: AccountDeps, userId: string): Promise<User | undefined> {
  const account = await deps.accounts.byId(userId);
  return account && userOf(account);
}

/**
 * Whether one of these users signs in with the e-mail. It reads only these users, so its time
 * reveals nothing about others.
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
    /** The current session, which stays. */
    readonly sessionIdHash: string;
  },
): Promise<void> {
  const account = await requirePassword(deps, change.userId, change.currentPassword);
  const { id, email, passwordHash } = account;
  const newHash = await deps.hasher.hash(change.newPassword);
  if (!(await deps.accounts.changePassword(id, passwordHash, newHash))) throw wrongPassword();
  await deps.sessions.endAll(id, change.sessionIdHash);
  sendNotice(deps, email, NOTICES.passwordChanged);
}

/** The user's account, if the password is right; refuses otherwise. */
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

/** Reveals neither whether the account exists nor whether its password has just changed. */
export function wrongPassword(): Refused {
  return new Refused({ code: "wrong_password" });
}

/** The password hash to check; `undefined` if there is no account or it has no password. */
function hashOf(account: Account | undefined): string | undefined {
  return account && hasPassword(account.passwordHash) ? account.passwordHash : undefined;
}

/** The user of an account, without the credential. */
export function userOf({ id, email, name }: Pick<Account, keyof User>): User {
  return name === null ? { id, email } : { id, email, name };
}
