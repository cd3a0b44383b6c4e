import { randomUUID } from "node:crypto";
import type { ErrorCode, GivenRole } from "sync-protocol";
import { expect } from "vitest";
import type { AccountStore, DeletionStore } from "../../../src/cellar/ports/accounts.ts";
import type { InvitationStore, MemberStore } from "../../../src/cellar/ports/members.ts";
import { Refused } from "../../../src/cellar/Refused.ts";

export const NOW = Date.UTC(2026, 0, 1);
export const LATER = NOW + 1_000;
export const EXPIRES_AT = NOW + 60_000;

/** Fields of an invitation that is open until `EXPIRES_AT` and can be sent by mail. */
export const OPEN_INVITATION = { expiresAt: EXPIRES_AT, whyNotMailed: undefined };

export interface MembersUnderTest {
  readonly members: MemberStore;
  readonly invitations: InvitationStore;
  readonly accounts: AccountStore;
  readonly deletions: DeletionStore;
}

export type CellarPeople = ReturnType<typeof cellarPeople>;

export function cellarPeople({ members, invitations, accounts }: MembersUnderTest) {
  const addUser = async (email = `${randomUUID()}@cellar.example`, isConfirmed = true) => {
    const id = randomUUID();
    const unconfirmedSince = isConfirmed ? null : NOW;
    await accounts.create({ id, email, passwordHash: "a hash", unconfirmedSince }, NOW);
    return { id, email };
  };

  const make = async (userId: string) => {
    const id = randomUUID();
    const by = { userId, at: NOW, membershipId: randomUUID() };
    await members.make({ id, name: "Holiday house", colour: "blue" }, by);
    return id;
  };

  const addLink = async (by: { userId: string; cellarId: string }, role: GivenRole = "editor") => {
    const tokenHash = randomUUID();
    const invitation = { id: randomUUID(), role, email: undefined, tokenHash };
    await invitations.add({ ...by, at: NOW }, { ...invitation, ...OPEN_INVITATION });
    return { ...invitation };
  };

  const accept = (userId: string, tokenHash: string, at = LATER) =>
    invitations.accept({ userId, at, membershipId: randomUUID() }, { tokenHash });

  const join = async (
    { cellarId, ownerId }: { readonly cellarId: string; readonly ownerId: string },
    role: GivenRole = "editor",
    user: Promise<{ readonly id: string; readonly email: string }> = addUser(),
  ) => {
    const member = await user;
    const { tokenHash } = await addLink({ userId: ownerId, cellarId }, role);
    await accept(member.id, tokenHash);
    return member;
  };

  const roleOf = async (userId: string, cellarId: string) =>
    (await members.membershipOf(userId, cellarId))?.role;

  return { addUser, make, addLink, accept, join, roleOf };
}

/**
 * The error code if the call is refused, or "done" if the call succeeds. Rethrows any other error.
 */
export async function outcomeOf(call: Promise<unknown>): Promise<ErrorCode | "done"> {
  try {
    await call;
    return "done";
  } catch (error) {
    expect(error).toBeInstanceOf(Refused);
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
}

/** The distinct results of {@link outcomeOf} for concurrent calls. */
export async function outcomesOf(
  calls: readonly Promise<unknown>[],
): Promise<readonly (ErrorCode | "done")[]> {
  return [...new Set(await Promise.all(calls.map(outcomeOf)))];
}
