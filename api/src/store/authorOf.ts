import { type EventAuthor, userNameOf } from "sync-protocol";

/** An account with its names. */
export interface NamedAccount {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
}

/** The user of an account as the author of events [H11: author]. */
export function authorOf(account: NamedAccount): EventAuthor {
  return { id: account.id, name: userNameOf(account) };
}
