import { type EventAuthor, userNameOf } from "sync-protocol";

export interface NamedAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
}

/** The author of events by this account's user [H11: author]. */
export function authorOf(account: NamedAccount): EventAuthor {
  return { id: account.id, name: userNameOf(account) };
}
