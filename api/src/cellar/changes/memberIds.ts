import type { NamedCellar } from "../ports/cellar.ts";

/**
 * The ids that a client chooses for its devices and requests, as they are stored: those of a member
 * are separate from those of other members.
 */
export function memberIds({ member }: Pick<NamedCellar, "member">) {
  const prefix = member ? `${member.membershipId}.` : "";
  return {
    stored: (sent: string): string => prefix + sent,
    sent: (stored: string): string => stored.slice(prefix.length),
  };
}
