/** An account, and the cellar of it that a local store holds. */
export interface StoreOwner {
  readonly userId: string;
  readonly cellarId: string;
}

const BETWEEN = "-in-";

/**
 * The id of the local store of one cellar of one account. A personal cellar's store has the
 * account's id, like all stores before cellars were shared.
 */
export function storeIdOf({ userId, cellarId }: StoreOwner): string {
  return cellarId === userId ? userId : userId + BETWEEN + cellarId;
}

export function ownerOf(storeId: string): StoreOwner {
  const [userId = storeId, cellarId = userId] = storeId.split(BETWEEN);
  return { userId, cellarId };
}
