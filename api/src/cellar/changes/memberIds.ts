import type { NamedCellar } from "../ports/cellar.ts";

/**
 * The ids that a client chooses for its devices and requests, as they are stored: those of a member
 * are separate from those of other members. Keys count across the memberships of a user, so that a
 * change whose answer was lost is not applied again after joining again [C9: joining again].
 */
export function memberIds({ member }: Pick<NamedCellar, "member">) {
  const ofDevices = member ? `${member.membershipId}.` : "";
  const ofKeys = member ? `${member.userId}.` : "";
  return {
    device: (sent: string): string => ofDevices + sent,
    key: (sent: string): string => ofKeys + sent,
    sentKey: (stored: string): string => stored.slice(ofKeys.length),
  };
}
