import type { NamedCellar } from "../ports/cellar.ts";

/**
 * The stored form of device ids and idempotency keys, which clients choose. The ids and keys of
 * different members never collide. A device id is bound to the membership and a key to the user. A
 * change whose answer was lost is therefore not applied again after the user rejoins [C9: joining
 * again].
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
