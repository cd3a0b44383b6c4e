import {
  beginOpenidSchema,
  changeEmailSchema,
  type LinkedIdentity,
  type OpenidOutcome,
  type Proof,
  type Signup,
} from "sync-protocol";
import * as z from "zod/mini";
import {
  NO_PASSWORD,
  hasPassword,
  type SignInResult,
  userOf,
  withoutPassword,
} from "../accounts/account.ts";
import { useUpSecret } from "./challenge.ts";
import { type EmailDeps, refuseDemo } from "../accounts/emailChange.ts";
import { sendConfirmation } from "../accounts/emailConfirmation.ts";
import { identityRefused, newIdentityProof } from "./identityProof.ts";
import { requireSignup } from "../accounts/invitation.ts";
import { NOTICES, sendNotice } from "../mails/noticeMail.ts";
import type { Account } from "../ports/accounts.ts";
import type {
  IdentityRequest,
  Identity,
  IdentityProvider,
  IdentityStore,
  ProviderFault,
  ProviderIdentity,
} from "../ports/identities.ts";
import type { ChallengeStore } from "../ports/signInMethods.ts";
import { type ProofDeps, requireProof } from "./proof.ts";
import { Refused } from "../Refused.ts";
import { seal, unseal } from "../seal.ts";
import { hashSecret, newSecret } from "../secret.ts";

/** How long the provider's answer is accepted. */
export const OPENID_FLOW_MS = 10 * 60 * 1000;

export interface OpenidDeps extends EmailDeps, ProofDeps {
  readonly identities: IdentityStore;
  readonly identityProvider: IdentityProvider | undefined;
  readonly challenges: ChallengeStore;
  readonly signup: Signup;
  readonly invitationKey: string;
}

/**
 * Purpose of a flow: `enter` signs in, `link` links the identity to the user, `prove` gives a proof
 * of the user. `for` is a hash of the stored password hash.
 */
const purposeSchema = z.discriminatedUnion("kind", [
  z.extend(beginOpenidSchema, { kind: z.literal("enter") }),
  z.object({ kind: z.literal("link"), userId: z.string(), for: z.string() }),
  z.object({ kind: z.literal("prove"), userId: z.string() }),
]);

type Purpose = z.infer<typeof purposeSchema>;

const flowSchema = z.object({
  purpose: purposeSchema,
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  begunAt: z.int(),
});

type Flow = z.infer<typeof flowSchema>;

/** The address of the provider, and the encrypted flow, which only this browser keeps. */
export interface StartedFlow {
  readonly address: string;
  readonly flow: string;
}

export function beginEntering(
  deps: OpenidDeps,
  asked: z.infer<typeof beginOpenidSchema>,
): Promise<StartedFlow> {
  return begin(deps, { kind: "enter", ...asked });
}

export async function beginLink(deps: OpenidDeps, userId: string, proof: Proof) {
  const { email, passwordHash } = await requireProof(deps, userId, proof);
  refuseDemo(deps, email);
  return begin(deps, { kind: "link", userId, for: hashSecret(passwordHash) });
}

export function beginIdentityProof(deps: OpenidDeps, userId: string): Promise<StartedFlow> {
  return begin(deps, { kind: "prove", userId });
}

async function begin(deps: OpenidDeps, purpose: Purpose): Promise<StartedFlow> {
  const flow = {
    purpose,
    state: newSecret(),
    nonce: newSecret(),
    verifier: newSecret(),
    begunAt: deps.now(),
  };
  const begun = await providerOf(deps).addressFor(identityRequestOf(flow));
  if ("fault" in begun) throw refusalOf(begun);
  return { ...begun, flow: seal(JSON.stringify(flow), FLOW, deps.openidKey) };
}

export interface FinishedFlow {
  readonly outcome: OpenidOutcome;
  readonly signedIn: SignInResult | undefined;
}

/**
 * Completes a flow with the provider's answer. The same browser and user must have started the
 * flow. A flow accepts one answer.
 */
export async function finishFlow(
  deps: OpenidDeps,
  {
    flow: sealed,
    answer,
    userId,
  }: {
    readonly flow: string;
    readonly answer: string;
    readonly userId: string | undefined;
  },
): Promise<FinishedFlow> {
  const provider = providerOf(deps);
  const flow = readFlow(deps, sealed);
  const endsAt = flow.begunAt + OPENID_FLOW_MS;
  if (endsAt <= deps.now()) throw identityRefused();
  if (!(await useUpSecret(deps.challenges, flow.state, endsAt))) throw identityRefused();
  const shown = await provider.identityIn(answer, identityRequestOf(flow));
  if (!shown) throw identityRefused();
  if ("fault" in shown) throw refusalOf(shown);

  const { purpose } = flow;
  switch (purpose.kind) {
    case "enter":
      return enter(deps, shown, purpose);
    case "link":
      if (purpose.userId !== userId) throw identityRefused();
      return { outcome: await link(deps, shown, purpose), signedIn: undefined };
    case "prove":
      if (purpose.userId !== userId) throw identityRefused();
      return { outcome: await prove(deps, shown, purpose.userId), signedIn: undefined };
  }
}

/**
 * Unlinks the identity of a user who gives a proof, and sends a notice. Refuses to unlink the only
 * sign-in method.
 */
export async function unlinkIdentity(
  deps: OpenidDeps,
  userId: string,
  proof: Proof,
): Promise<void> {
  const { issuer } = providerOf(deps);
  const account = await requireProof(deps, userId, proof);
  switch (await deps.identities.unlink(userId, issuer, (hash) => !hasPassword(hash))) {
    case "unlinked":
      sendNotice(deps, account, NOTICES.identityUnlinked);
      return;
    case "unknown":
      return;
    case "last":
      throw new Refused({ code: "last_way_in" });
  }
}

export function listedIdentity({ knownAs, linkedAt, usedAt }: Identity): LinkedIdentity {
  return { knownAs, linkedAt, usedAt };
}

/**
 * Signs in the user of an identity. An unknown identity gets a new account, unless another account
 * has the identity's e-mail.
 */
async function enter(
  deps: OpenidDeps,
  shown: ProviderIdentity,
  { from = "/", invitation }: Extract<Purpose, { kind: "enter" }>,
): Promise<FinishedFlow> {
  const identity = await deps.identities.find(shown);
  const account = identity && (await openAccount(deps, identity.userId));
  if (identity && !account) throw identityRefused();
  if (account) await noteUse(deps, shown, account);

  const entered = account ?? (await signUpAs(deps, shown, invitation));
  const user = userOf(entered);
  return {
    outcome: { kind: "entered", user, isNew: account === undefined, from },
    signedIn: { user, passwordHash: entered.passwordHash, isAtProvider: true },
  };
}

async function signUpAs(
  deps: OpenidDeps,
  shown: ProviderIdentity,
  invitation: string | undefined,
): Promise<Account> {
  const { success, data } = changeEmailSchema.safeParse({ email: shown.email });
  if (!success) throw new Refused({ code: "identity_without_email" });
  const { email } = data;
  // An e-mail from the provider does not give access to an existing account.
  if (await deps.accounts.byEmail(email)) throw new Refused({ code: "identity_unlinked" });
  const now = deps.now();
  const attempt = { email, invitation };
  const used = requireSignup(deps.signup, attempt, { key: deps.invitationKey, now });

  const isConfirmed = shown.isEmailVerified || used !== undefined;
  const account = {
    id: deps.newId(),
    email,
    name: null,
    language: null,
    passwordHash: withoutPassword(),
    unconfirmedSince: isConfirmed ? null : now,
  };
  const identity = { ...identityOf(shown, account.id, now), usedAt: now };
  switch (await deps.accounts.create(account, now, { identity, invitation: used })) {
    case "made":
      deps.inBackground(() => sendConfirmation(deps, account));
      return account;
    case "taken":
      throw new Refused({ code: "identity_unlinked" });
    case "invitation used":
      throw new Refused({ code: "invitation_needed" });
  }
}

/** Records the use of an identity. Confirms an e-mail that the provider has verified. */
async function noteUse(deps: OpenidDeps, shown: ProviderIdentity, { id }: Account): Promise<void> {
  await deps.identities.noteUse(shown, deps.now());
  await confirmVerified(deps, shown, id);
}

async function confirmVerified(
  { accounts }: OpenidDeps,
  { email, isEmailVerified }: ProviderIdentity,
  userId: string,
): Promise<void> {
  if (isEmailVerified && email !== undefined) await accounts.confirmEmail(userId, email);
}

async function link(
  deps: OpenidDeps,
  shown: ProviderIdentity,
  purpose: Extract<Purpose, { kind: "link" }>,
): Promise<OpenidOutcome> {
  const account = await openAccount(deps, purpose.userId);
  if (!account || hashSecret(account.passwordHash) !== purpose.for) throw identityRefused();
  const identity = identityOf(shown, account.id, deps.now());
  switch (await deps.identities.link(identity, account.passwordHash)) {
    case "linked":
      await confirmVerified(deps, shown, account.id);
      sendNotice(deps, account, NOTICES.identityLinked);
      return { kind: "linked", identity: listedIdentity(identity) };
    case "known":
      throw new Refused({ code: "identity_exists" });
    case "other password":
      throw identityRefused();
  }
}

async function prove(
  deps: OpenidDeps,
  shown: ProviderIdentity,
  userId: string,
): Promise<OpenidOutcome> {
  const identity = await deps.identities.find(shown);
  const account = identity?.userId === userId ? await openAccount(deps, userId) : undefined;
  if (!account) throw identityRefused();
  await noteUse(deps, shown, account);
  return { kind: "proved", identityProof: newIdentityProof(account, deps) };
}

/** The user's account; `undefined` if it is disabled, deleted or scheduled for deletion. */
async function openAccount(deps: OpenidDeps, userId: string): Promise<Account | undefined> {
  const account = await deps.accounts.byId(userId);
  return account?.passwordHash === NO_PASSWORD ? undefined : account;
}

function identityOf(
  { issuer, subject, knownAs }: ProviderIdentity,
  userId: string,
  linkedAt: number,
): Identity {
  return { userId, issuer, subject, knownAs, linkedAt, usedAt: null };
}

function readFlow(deps: OpenidDeps, sealed: string): Flow {
  const text = unseal(sealed, FLOW, deps.openidKey);
  if (text === undefined) throw identityRefused();
  return flowSchema.parse(JSON.parse(text));
}

function identityRequestOf({ state, nonce, verifier, purpose, begunAt }: Flow): IdentityRequest {
  return { state, nonce, verifier, since: purpose.kind === "prove" ? begunAt : undefined };
}

function refusalOf({ fault }: ProviderFault): Refused {
  const isAway = fault === "unreachable";
  return new Refused({ code: isAway ? "provider_unreachable" : "provider_misconfigured" });
}

function providerOf({ identityProvider }: OpenidDeps): IdentityProvider {
  if (!identityProvider) throw new Refused({ code: "openid_unconfigured" });
  return identityProvider;
}

const FLOW = "a flow";
