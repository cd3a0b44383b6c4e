import type { Credentials, User } from "sync-protocol";
import type { Account, AccountStore, UsedInvitation } from "../ports/accounts.ts";
import type { SessionStore } from "../ports/sessions.ts";
import type { PasswordHasher } from "../ports/waysIn.ts";
import { type ConfirmationDeps, sendConfirmation } from "./emailConfirmation.ts";
import { type NoticeDeps, NOTICES, sendNotice } from "../mails/noticeMail.ts";
import { Refused } from "../Refused.ts";
import { newSecret } from "../secret.ts";

/** What the use cases of an account need. */
export interface AccountDeps {
  readonly accounts: AccountStore;
  readonly sessions: SessionStore;
  readonly hasher: PasswordHasher;
  /** The hash of a password that nobody has, for e-mails that nobody has. */
  readonly dummyHash: Promise<string>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Somebody who has just shown who they are. */
export interface SignedIn {
  readonly user: User;
  /** What is stored as their password's hash when they showed it, or a passkey; their session begins with it. */
  readonly passwordHash: string;
  /** They showed it at the identity provider, which has a session with their browser too. */
  readonly isAtProvider?: boolean;
}

/** Stands for the hash of an account that nothing opens, until a link sets a password. */
export const NO_PASSWORD = "none";

const WITHOUT_PASSWORD = "without password ";

/** Stands for the hash of an account that other ways than a password open; each is unlike any other. */
export function withoutPassword(): string {
  return WITHOUT_PASSWORD + newSecret();
}

/** Whether what is kept is the hash of a password that opens the account. */
export function hasPassword(passwordHash: string): boolean {
  return passwordHash !== NO_PASSWORD && !passwordHash.startsWith(WITHOUT_PASSWORD);
}

/** Hashes a password that nobody can know, at the cost of any other. */
export async function makeDummyHash(hasher: PasswordHasher): Promise<string> {
  return hasher.hash(newSecret());
}

export interface SignUpDeps extends AccountDeps, ConfirmationDeps, NoticeDeps {}

/**
 * Makes an account, and mails a link that confirms its e-mail. An invitation is used up by it and
 * confirms the e-mail. Of several at once for one e-mail, one succeeds and the others are refused.
 */
export async function signUp(
  deps: SignUpDeps,
  credentials: Credentials,
  invitation?: UsedInvitation,
): Promise<SignedIn> {
  const account = await makeAccount(deps, credentials, { invitation, isConfirmed: !!invitation });
  deps.inBackground(() => sendConfirmation(deps, account));
  return { user: userOf(account), passwordHash: account.passwordHash };
}

/** Makes an account with a password. */
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
  const account = { id: deps.newId(), email, passwordHash, unconfirmedSince };
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
 * Checks who someone is. An unknown e-mail and a wrong password get the same answer after the same
 * work, so that neither tells who has an account. Who has shown the right password `passes`, or is refused.
 */
export async function logIn(
  deps: AccountDeps,
  credentials: Credentials,
  passes: (account: Account) => Promise<void>,
): Promise<SignedIn> {
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

/** Another account has the e-mail, or had it and may yet take it back. */
export function emailTaken(): Refused {
  return new Refused({ code: "email_taken" });
}

/** Tells neither whether there is such an account nor whether its password has just changed. */
export function invalidCredentials(): Refused {
  return new Refused({ code: "invalid_credentials" });
}

/** The person a session belongs to, `undefined` when there is no such person any more. */
export async function findUser(deps: AccountDeps, userId: string): Promise<User | undefined> {
  const account = await deps.accounts.byId(userId);
  return account && userOf(account);
}

/**
 * Whether one of these people signs in with the e-mail. It asks for those people alone, so that its
 * time tells nothing about anybody else's.
 */
export async function hasEmail(
  deps: Pick<AccountDeps, "accounts">,
  people: readonly string[],
  email: string,
): Promise<boolean> {
  const accounts = await Promise.all(people.map((id) => deps.accounts.byId(id)));
  return accounts.some((account) => account?.email.toLowerCase() === email.toLowerCase());
}

/** Sets a new password for a user who knows the present one, ends all other sessions, and says so by mail. */
export async function changePassword(
  deps: AccountDeps & NoticeDeps,
  change: {
    readonly userId: string;
    readonly currentPassword: string;
    readonly newPassword: string;
    /** The session in which it is asked for; it stays. */
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

/** The account of a person who knows its password; refuses anybody else. */
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

/** Tells neither whether there is such an account nor whether its password has just changed. */
export function wrongPassword(): Refused {
  return new Refused({ code: "wrong_password" });
}

/** The hash that a password is checked against; `undefined` for whom no password lets in. */
function hashOf(account: Account | undefined): string | undefined {
  return account && hasPassword(account.passwordHash) ? account.passwordHash : undefined;
}

function userOf({ id, email }: Account): User {
  return { id, email };
}
