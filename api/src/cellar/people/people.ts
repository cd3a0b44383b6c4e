import { NO_PASSWORD } from "../accounts/account.ts";
import { removeAccount, type RemovalDeps } from "./accountDeletion.ts";
import { INVITATION_MS, invitationLink } from "../accounts/invitation.ts";
import { noticeMail, NOTICES } from "../mails/noticeMail.ts";
import { newResetLink, RESET_LINK_MS } from "../accounts/passwordReset.ts";
import type { Account, AccountStore, PeopleStore, PersonInList } from "../ports/accounts.ts";
import type { Mailer } from "../ports/outside.ts";
import type { SecondFactorStore } from "../ports/waysIn.ts";

/** What the operator's commands need. */
export interface PeopleDeps extends RemovalDeps {
  readonly people: PeopleStore;
  readonly accounts: AccountStore;
  readonly secondFactors: SecondFactorStore;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** The key that signs invitations. */
  readonly invitationKey: string;
}

/**
 * No user has this e-mail, a user already has it, or there is nothing to remove. The message says
 * which.
 */
export class NoSuchPerson extends Error {
  override readonly name = "NoSuchPerson";
}

/** A link and its lifetime. */
export interface Link {
  readonly address: string;
  readonly holdsMs: number;
}

/** All users, the oldest account first. */
export async function listPeople({ people }: PeopleDeps): Promise<readonly PersonInList[]> {
  return people.list();
}

/** A link to sign up with this e-mail. */
export async function invite(deps: PeopleDeps, email: string): Promise<Link> {
  if (await deps.accounts.byEmail(email)) throw new NoSuchPerson(`${email} has an account.`);
  const address = invitationLink(email, { ...deps, key: deps.invitationKey, now: deps.now() });
  return { address, holdsMs: INVITATION_MS };
}

/** A link that sets a new password. It also opens a disabled account again. */
export async function letIn(deps: PeopleDeps, email: string): Promise<Link> {
  const { id } = await personOf(deps, email);
  const address = await newResetLink(deps, id);
  if (address === undefined) throw new NoSuchPerson(`${email} has as many links as may hold.`);
  return { address, holdsMs: RESET_LINK_MS };
}

/** Disables an account and ends all their sessions, until {@link letIn}. Their data stays. */
export async function shutOut(deps: PeopleDeps, email: string): Promise<void> {
  const { id } = await personOf(deps, email);
  await deps.people.shutOut(id, NO_PASSWORD);
}

/** Turns off the second factor of a user who lost it, and sends a mail. */
export async function dropSecondFactor(deps: PeopleDeps, email: string): Promise<void> {
  const { id } = await personOf(deps, email);
  if (!(await deps.secondFactors.end(id))) {
    throw new NoSuchPerson(`${email} has no second factor.`);
  }
  await deps.mailer.send(noticeMail(deps, email, NOTICES.factorRemoved));
}

/** Deletes a user immediately. Their devices react as after a deletion by the user. */
export async function removePerson(deps: PeopleDeps, email: string): Promise<void> {
  const { id } = await personOf(deps, email);
  await removeAccount(deps, id);
}

async function personOf({ accounts }: PeopleDeps, email: string): Promise<Account> {
  const account = await accounts.byEmail(email);
  if (!account) throw new NoSuchPerson(`${email} has no account.`);
  return account;
}
