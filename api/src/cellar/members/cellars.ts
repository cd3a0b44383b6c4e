import type {
  CellarAppearance,
  Credentials,
  GivenRole,
  ListedCellar,
  NewCellar,
} from "sync-protocol";
import { removePhotoBytes } from "../photos/objects.ts";
import type { Account, AccountStore } from "../ports/accounts.ts";
import type { Actor, CellarCounter, MemberStore } from "../ports/members.ts";
import type { ObjectBytes } from "../ports/objects.ts";
import type { LiveFeed } from "../ports/processes.ts";
import { Refused } from "../Refused.ts";

export interface CellarDeps {
  readonly members: MemberStore;
  readonly accounts: Pick<AccountStore, "byEmail" | "byId">;
  readonly demo: Credentials | undefined;
  readonly live: Pick<LiveFeed, "publish">;
  readonly bytes: ObjectBytes;
  readonly now: () => number;
  readonly newId: () => string;
  readonly inBackground: (task: () => Promise<void>) => void;
}

export interface CellarCall {
  readonly userId: string;
  readonly cellarId: string;
}

export async function makeCellar(
  deps: CellarDeps,
  userId: string,
  cellar: NewCellar,
): Promise<ListedCellar> {
  const { members, now, newId } = deps;
  await requireSharer(deps, userId);
  await members.make(cellar, { userId, at: now(), membershipId: newId() });
  return cellarOf(deps, { userId, cellarId: cellar.id });
}

export async function editCellar(
  deps: CellarDeps,
  call: CellarCall,
  appearance: CellarAppearance,
): Promise<ListedCellar> {
  await announced(deps, call, (by) => deps.members.edit(by, appearance));
  return cellarOf(deps, call);
}

/** Deletes the cellar for all its members. The cellar's photos are deleted after the response. */
export async function deleteCellar(deps: CellarDeps, call: CellarCall): Promise<void> {
  const { seq, objects } = await deps.members.delete({ ...call, at: deps.now() });
  deps.live.publish(call.cellarId, { seq });
  deps.inBackground(async () => {
    for (const id of objects) await removePhotoBytes(deps, id);
  });
}

export async function leaveCellar(deps: CellarDeps, call: CellarCall): Promise<void> {
  await announced(deps, call, (by) => deps.members.leave(by));
}

export async function removeMember(
  deps: CellarDeps,
  call: CellarCall,
  memberId: string,
): Promise<void> {
  await announced(deps, call, (by) => deps.members.remove(by, memberId));
}

export async function changeRole(
  deps: CellarDeps,
  call: CellarCall,
  { userId: memberId, role }: { readonly userId: string; readonly role: GivenRole },
): Promise<void> {
  await announced(deps, call, (by) => deps.members.changeRole(by, memberId, role));
}

export async function offerOwnership(
  deps: CellarDeps,
  call: CellarCall,
  memberId: string,
): Promise<void> {
  await announced(deps, call, (by) => deps.members.offer(by, memberId));
}

export async function takeOwnership(deps: CellarDeps, call: CellarCall): Promise<void> {
  await announced(deps, call, (by) => deps.members.take(by));
}

export async function withdrawOwnership(deps: CellarDeps, call: CellarCall): Promise<void> {
  await announced(deps, call, (by) => deps.members.withdraw(by));
}

/** Refuses the demo account, because everybody can use that account. */
export async function requireSharer(
  { accounts, demo }: Pick<CellarDeps, "accounts" | "demo">,
  userId: string,
): Promise<Account> {
  const account = await accounts.byId(userId);
  if (!account) throw new Refused({ code: "unauthenticated" });
  if (account.email === demo?.email) throw new Refused({ code: "demo_cellar" });
  return account;
}

/** Refuses with 404 if the user is not a member. */
export async function cellarOf(
  { members }: Pick<CellarDeps, "members">,
  { userId, cellarId }: CellarCall,
): Promise<ListedCellar> {
  const cellar = (await members.cellars(userId)).find(({ id }) => id === cellarId);
  if (!cellar) throw new Refused({ code: "not_found", what: "cellar" });
  return cellar;
}

async function announced(
  { live, now }: Pick<CellarDeps, "live" | "now">,
  call: CellarCall,
  change: (by: Actor) => Promise<CellarCounter>,
): Promise<void> {
  const { seq } = await change({ ...call, at: now() });
  live.publish(call.cellarId, { seq });
}
