import type { MadeGuestLink, NewGuestLink } from "sync-protocol";
import { type CellarCall, type CellarDeps, requireSharer } from "../members/cellars.ts";
import type { GuestLinkStore } from "../ports/guestLinks.ts";
import { hashSecret, newSecret } from "../secret.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export const GUEST_PATH = "/guest/";

export interface GuestLinkDeps extends CellarDeps {
  readonly guestLinks: GuestLinkStore;
  readonly publicUrl: string;
}

/** The link's address is returned only here, because the store has only its hash. */
export async function makeGuestLink(
  deps: GuestLinkDeps,
  call: CellarCall,
  { title, filter, showsPrices, days }: NewGuestLink,
): Promise<MadeGuestLink> {
  const { guestLinks, live, newId, now, publicUrl } = deps;
  await requireSharer(deps, call.userId);
  const token = newSecret();
  const at = now();
  const guestLink = {
    id: newId(),
    title,
    filter,
    showsPrices,
    madeAt: at,
    expiresAt: at + days * DAY_MS,
  };
  const { seq } = await guestLinks.add(
    { ...call, at },
    { ...guestLink, tokenHash: hashSecret(token) },
  );
  live.publish(call.cellarId, { seq });
  return { guestLink, link: `${publicUrl}${GUEST_PATH}${token}` };
}

export async function revokeGuestLink(
  { guestLinks, live, now }: GuestLinkDeps,
  call: CellarCall,
  id: string,
): Promise<void> {
  const { seq } = await guestLinks.revoke({ ...call, at: now() }, id);
  live.publish(call.cellarId, { seq });
}
