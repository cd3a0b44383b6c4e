import type { CellarAddress } from "sync-protocol";

const BETWEEN = "-in-";

/**
 * Id of the local store of one cellar of one account. A personal cellar's store has the account's
 * id, like all stores before cellars were shared.
 */
export function storeIdOf({ userId, cellarId }: CellarAddress): string {
  return cellarId === userId ? userId : userId + BETWEEN + cellarId;
}

export function ownerOf(storeId: string): CellarAddress {
  const [userId = storeId, cellarId = userId] = storeId.split(BETWEEN);
  return { userId, cellarId };
}
