import type { NamedCellar } from "./ports/cellar.ts";

/** The id of the cellar that each account has from the start: that of the account. */
export function personalCellarOf(userId: string): string {
  return userId;
}

/** The user who acts on a cellar: the member, or the owner of a personal one. */
export function actorOf({ cellarId, member }: NamedCellar): string {
  return member?.userId ?? cellarId;
}
