import type { NamedCellar } from "./ports/cellar.ts";

/** The id of a user's personal cellar equals the user's id. */
export function personalCellarOf(userId: string): string {
  return userId;
}

/** The user who acts on a cellar: the member, or the owner of a personal cellar. */
export function actorOf({ cellarId, member }: NamedCellar): string {
  return member?.userId ?? cellarId;
}
