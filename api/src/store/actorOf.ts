import { type EventAuthor, userNameOf } from "sync-protocol";
import type { NamedCellar } from "../cellar/ports/cellar.ts";

/** The user who acts: a member, or the owner of a personal cellar, whose id is the user's. */
export function actorOf({ cellarId, member }: NamedCellar): string {
  return member?.userId ?? cellarId;
}

/** The stored name of an account. */
export interface NamedAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
}

export function authorOf(account: NamedAccount): EventAuthor {
  return { id: account.id, name: userNameOf(account) };
}
