import { NO_PASSWORD } from "../accounts/account.ts";
import { removeAccount, type RemovalDeps } from "./accountDeletion.ts";
import { INVITATION_MS, invitationLink } from "../accounts/invitation.ts";
import { noticeMail, NOTICES } from "../mails/noticeMail.ts";
import { newResetLink, RESET_LINK_MS } from "../accounts/passwordReset.ts";
import type { Account, AccountStore, PeopleStore, PersonInList } from "../ports/accounts.ts";
import type { Mailer } from "../ports/outside.ts";
import type { SecondFactorStore } from "../ports/waysIn.ts";

/** What whoever runs the server needs for its people. */
export interface PeopleDeps extends RemovalDeps {
  readonly people: PeopleStore;
  readonly accounts: AccountStore;
  readonly secondFactors: SecondFactorStore;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  /** Signs invitations. */
  readonly invitationKey: string;
}

/** Nobody has this e-mail, or somebody has it already, or has not what is to go; the message says so. */
export class NoSuchPerson extends Error {
  override readonly name = "NoSuchPerson";
}

/** A link that opens something, and for how long. */
export interface Link {
  readonly address: string;
  readonly holdsMs: number;
}

/** Everybody, by when they came. */
export async function listPeople({ people }: PeopleDeps): Promise<readonly PersonInList[]> {
  return people.list();
}

/** A link by which whoever has this e-mail may make an account. */
export async function invite(deps: PeopleDeps, email: string): Promise<Link> {
  if (await deps.accounts.byEmail(email)) throw new NoSuchPerson(`${email} has an account.`);
  const address = invitationLink(email, { ...deps, key: deps.invitationKey, now: deps.now() });
  return { address, holdsMs: INVITATION_MS };
}

/** A link that sets a new password, also of somebody who was shut out: it lets them in again. */
export async function letIn(deps: PeopleDeps, email: string): Promise<Link> {
  const { id } = await personOf(deps, email);
  const address = await newResetLink(deps, id);
  if (address === undefined) throw new NoSuchPerson(`${email} has as many links as may hold.`);
  return { address, holdsMs: RESET_LINK_MS };
}

/** Shuts somebody out, everywhere and at once, until they are let in again; what is theirs stays. */
export async function shutOut(deps: PeopleDeps, email: string): Promise<void> {
  const { id } = await personOf(deps, email);
  await deps.people.shutOut(id, NO_PASSWORD);
}

/** Turns off the second factor of a user who lost it, and says so by mail. */
export async function dropSecondFactor(deps: PeopleDeps, email: string): Promise<void> {
  const { id } = await personOf(deps, email);
  if (!(await deps.secondFactors.end(id))) {
    throw new NoSuchPerson(`${email} has no second factor.`);
  }
  await deps.mailer.send(noticeMail(deps, email, NOTICES.factorRemoved));
}

/** Removes somebody at once; their devices hear of it as those of whoever leaves by themselves. */
export async function removePerson(deps: PeopleDeps, email: string): Promise<void> {
  const { id } = await personOf(deps, email);
  await removeAccount(deps, id);
}

async function personOf({ accounts }: PeopleDeps, email: string): Promise<Account> {
  const account = await accounts.byEmail(email);
  if (!account) throw new NoSuchPerson(`${email} has no account.`);
  return account;
}
