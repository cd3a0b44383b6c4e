import { textFor } from "../../language/textFor.ts";
import { NO_PASSWORD } from "../accounts/account.ts";
import { removeAccount, type RemovalDeps } from "./accountDeletion.ts";
import { INVITATION_MS, invitationLink } from "../accounts/invitation.ts";
import { noticeMail, NOTICES } from "../mails/noticeMail.ts";
import { newResetLink, RESET_LINK_MS } from "../accounts/passwordReset.ts";
import type { Account, AccountStore, PeopleStore, PersonInList } from "../ports/accounts.ts";
import type { Mailer } from "../ports/outside.ts";
import type { SecondFactorStore } from "../ports/signInMethods.ts";

export interface PeopleDeps extends RemovalDeps {
  readonly people: PeopleStore;
  readonly accounts: AccountStore;
  readonly secondFactors: SecondFactorStore;
  readonly mailer: Mailer;
  readonly publicUrl: string;
  readonly invitationKey: string;
}

/**
 * The operator named an unknown user, a taken e-mail, or something that the user does not have. The
 * message says which.
 */
export class NoSuchPerson extends Error {
  override readonly name = "NoSuchPerson";
}

export interface Link {
  readonly address: string;
  readonly holdsMs: number;
}

export async function listPeople({ people }: PeopleDeps): Promise<readonly PersonInList[]> {
  return people.list();
}

export async function invite(deps: PeopleDeps, email: string): Promise<Link> {
  if (await deps.accounts.byEmail(email)) throw new NoSuchPerson(`${email} has an account.`);
  const address = invitationLink(email, { ...deps, key: deps.invitationKey, now: deps.now() });
  return { address, holdsMs: INVITATION_MS };
}

/** Creates a link that sets a new password. The link also enables a disabled account. */
export async function makeResetLink(deps: PeopleDeps, email: string): Promise<Link> {
  const { id } = await personOf(deps, email);
  const address = await newResetLink(deps, id);
  if (address === undefined) throw new NoSuchPerson(`${email} has as many links as may hold.`);
  return { address, holdsMs: RESET_LINK_MS };
}

/**
 * Disables an account and ends all its sessions. {@link makeResetLink} enables the account again.
 * The data stays.
 */
export async function disableAccount(deps: PeopleDeps, email: string): Promise<void> {
  const { id } = await personOf(deps, email);
  await deps.people.disableAccount(id, NO_PASSWORD);
}

export async function dropSecondFactor(deps: PeopleDeps, email: string): Promise<void> {
  const account = await personOf(deps, email);
  if (!(await deps.secondFactors.end(account.id))) {
    throw new NoSuchPerson(`${email} has no second factor.`);
  }
  const notice = { to: email, ...NOTICES.factorRemoved };
  await deps.mailer.send(noticeMail(textFor(account), deps.publicUrl, notice));
}

export async function removePerson(deps: PeopleDeps, email: string): Promise<void> {
  const { id } = await personOf(deps, email);
  await removeAccount(deps, id);
}

async function personOf({ accounts }: PeopleDeps, email: string): Promise<Account> {
  const account = await accounts.byEmail(email);
  if (!account) throw new NoSuchPerson(`${email} has no account.`);
  return account;
}
