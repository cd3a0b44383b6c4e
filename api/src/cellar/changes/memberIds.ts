import type { NamedCellar } from "../ports/cellar.ts";

/**
 * The stored form of ids that a client chooses. Ids of one member never equal ids of another. Keys
 * belong to the user and not to the membership. A change whose answer was lost is therefore not
 * applied again after the user rejoins [C9: joining again].
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
